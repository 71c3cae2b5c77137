# SPDX-License-Identifier: MIT OR Apache-2.0
"""Bytes of routines are read out of an archive and a library, and one other byte is found."""

import subprocess

import pytest
from ctcheck import same_bytes

ENTRIES = ["one_routine", "another_routine"]


def build(folder, immediate):
    """A library and an archive with two routines, each beside padding."""
    folder.mkdir()
    source = "".join(
        f".section .text.{name}\n.p2align 4\n.globl {name}\n.type {name}, @function\n"
        f"{name}:\nmov ${number}, %eax\nret\n.size {name}, .-{name}\n"
        for name, number in zip(ENTRIES, (1, immediate), strict=True)
    )
    (folder / "code.s").write_text(source)
    for command in (
        ["gcc", "-c", "code.s"], ["gcc", "-shared", "-nostdlib", "-o", "code.so", "code.o"], ["ar", "rc", "code.a", "code.o"]
    ):  # fmt: skip
        subprocess.run(command, cwd=folder, check=True)
    return folder


@pytest.mark.parametrize("immediate, expected", [(2, []), (3, ["other: another_routine: other bytes than in first"])])
def test_one_other_byte_is_found_in_a_library_and_in_an_archive(tmp_path, immediate, expected):
    first = same_bytes.hashes(build(tmp_path / "first", 2) / "code.so", ENTRIES)
    other = build(tmp_path / "other", immediate)
    for file in ("code.so", "code.a"):
        assert list(same_bytes.problems({"first": first, "other": same_bytes.hashes(other / file, ENTRIES)})) == expected


def test_a_file_without_routines_and_two_routines_of_a_name_are_errors():
    assert list(same_bytes.problems({"f": {"one": {"a"}}, "g": {}})) == ["g: it has no routine"]
    assert list(same_bytes.problems({"f": {"one": {"a", "b"}}})) == ["f: one: 2 routines have that name"]
