#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that generated assembly does nothing that one of its platforms forbids.

    tools/check_assembly.py [--root DIRECTORY]

Windows has no red zone, and neither has a kernel. An address relative to the program counter would need data that the
linker places, with other directives on each platform. Of 64-bit ARM, x18 belongs to the system on Apple's, Android's and
Windows' platforms. A section, a symbol and an alignment in bytes are written otherwise for each linker.
"""

import re
import sys
from pathlib import Path

from checks import of_tree

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
# What every assembler of the compiler's targets takes alike.
DIRECTIVES = {".p2align", ".macro", ".endm", ".purgem"}
X86_64 = {
    "a red zone": re.compile(r"\[[^\]]*\brsp\b[^\]]*-[^\]]*\]"),
    "data relative to the program counter": re.compile(r"\brip\b"),
}
AARCH64 = {
    # Writing the address back moves the stack pointer first.
    "a red zone": re.compile(r"\[\s*sp\s*,\s*#?-[^\]]*\](?!!)|\b(?:ldur|stur)\w*\b[^\n]*\[\s*sp\s*,\s*#?-"),
    "data relative to the program counter": re.compile(r"^[ \t]*(?:adrp?\b|ldr(?:sw)?\s+\w+\s*,\s*[^\[\s])", re.MULTILINE),
    "the platform's register x18": re.compile(r"\b[xw]18\b"),
}
FORMS = {"x86_64": X86_64, "aarch64": AARCH64}


def problems_of(architecture: str, text: str) -> list[str]:
    """Line and problem of each form in the text of a file."""
    code = COMMENT.sub(lambda m: "\n" * m[0].count("\n"), text)
    found = [(m.start(), what) for what, form in FORMS[architecture].items() for m in form.finditer(code)]
    directives = re.finditer(r"^[ \t]*(\.\w+)\b(?!:)", code, re.MULTILINE)
    found += [(m.start(), f"the directive {m[1]}") for m in directives if m[1] not in DIRECTIVES]
    return [f"{code.count(chr(10), 0, at) + 1}: {what}" for at, what in sorted(found)]


def check(root: Path) -> tuple[int, list[str]]:
    """The number of files, and problems."""
    files = sorted(path for path in (root / "crates").rglob("*.s") if "target" not in path.parts)
    problems = []
    for path in files:
        place = path.relative_to(root)
        architecture = next((name for name in FORMS if name in path.parts), None)
        if architecture is None:
            problems.append(f"{place}: in the folder of no CPU that this knows: {', '.join(FORMS)}")
        else:
            problems += [f"{place}:{problem}" for problem in problems_of(architecture, path.read_text(encoding="utf-8"))]
    return len(files), problems


if __name__ == "__main__":
    sys.exit(of_tree(check, "files of assembly", __doc__))
