# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a platform forbids is found in generated assembly, and what all allow is not."""

import subprocess
import sys

import check_assembly
import pytest


@pytest.mark.parametrize(
    "architecture, line, problem",
    [
        ("x86_64", "mov qword ptr [rsp-8], rax", "a red zone"),
        ("x86_64", "vmovdqu ymm0, ymmword ptr [rsp + rax - 32]", "a red zone"),
        ("x86_64", "vmovdqa ymm0, ymmword ptr [rip+mask]", "data relative to the program counter"),
        ("x86_64", ".section .rodata", "the directive .section"),
        ("aarch64", "str x1, [sp, #-8]", "a red zone"),
        ("aarch64", "stur x1, [sp, -16]", "a red zone"),
        ("aarch64", "adrp x1, mask", "data relative to the program counter"),
        ("aarch64", "ldr x1, =0x1234", "data relative to the program counter"),
        ("aarch64", "ldr q1, mask", "data relative to the program counter"),
        ("aarch64", "add x18, x18, #1", "the platform's register x18"),
        ("aarch64", "eor x1, x2, w18", "the platform's register x18"),
        ("aarch64", ".balign 64", "the directive .balign"),
    ],
)
def test_what_is_forbidden(architecture, line, problem):
    found = check_assembly.problems_of(architecture, f"// rip, x18, [rsp-8]\n2:\n{line}\t// load\n")
    assert found and all(p == f"3: {problem}" for p in found), found


@pytest.mark.parametrize(
    "architecture, text",
    [
        ("x86_64", "push rbx\nmov rax, qword ptr [rsp+8]\n.p2align 6\n2:\njnz 2b\nlea rdx, [rdi-8]\n"),
        ("aarch64", "stp x19, x20, [sp, #-80]!\nldr x1, [x0, #-8]\nldp x19, x20, [sp], #80\n.p2align 6\nldr x3, [sp, #16]\n"),
    ],
)
def test_what_is_allowed(architecture, text):
    assert check_assembly.problems_of(architecture, text) == []


def test_here(tmp_path):
    done = subprocess.run([sys.executable, check_assembly.__file__], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    # No file is no success, and neither is one of a CPU that nobody looks at.
    assert subprocess.run([sys.executable, check_assembly.__file__, "--root", tmp_path], capture_output=True).returncode == 1
    folder = tmp_path / "crates" / "asm"
    folder.mkdir(parents=True)
    (folder / "a.s").write_text("ret\n")
    assert check_assembly.check(tmp_path)[1]
