# SPDX-License-Identifier: MIT OR Apache-2.0
"""Macros: the bytes of all routines are those of their text without macros."""

import subprocess

from asmgen import manifest
from asmgen.fold import folded


def code(path, texts: dict[str, str]) -> list[str]:
    """The bytes of all, as objdump prints them, each in a section of its own."""
    lines = [".intel_syntax noprefix"]
    for name, text in texts.items():
        lines += [f'.section .text.{name},"ax"', *(line.split("//")[0] for line in text.splitlines())]
    path.write_text("\n".join(lines) + "\n")
    subprocess.run(["as", "-o", f"{path}.o", path], check=True)
    return subprocess.run(["objdump", "-s", f"{path}.o"], check=True, capture_output=True, text=True).stdout.splitlines()[3:]


def test_macros_change_no_byte(tmp_path):
    all_short = {name: folded(one.text()) for name, one in manifest.routines().items()}
    texts = {name: text for name, short in all_short.items() if (text := manifest.routines()[name].text()) != short}
    assert len(texts) > 50
    short = {name: all_short[name] for name in texts}
    assert code(tmp_path / "short.s", short) == code(tmp_path / "long.s", texts)
    # A register in one call of many.
    name = "ifma_montgomery_forward_4"
    short[name] = short[name].replace("carry 5, 6,", "carry 6, 6,")
    assert code(tmp_path / "short.s", short) != code(tmp_path / "long.s", texts)


def test_a_text_without_repeated_parts_stays():
    text = "// Purpose: none.\nmov rax, rbx\t// a\nmov rcx, rbx\t// b\nret\t// leave\n"
    assert folded(text) == text
