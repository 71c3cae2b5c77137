#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""How many bytes a static program carries for one function of `bezout.h` alone, of the library and of that for size; and the
table of them in the guide.

    bindings/c/tests/sizes.py            builds both, and writes the table of docs/guide/c.md

What counts are code and data that the linker keeps for the function, without libc's.
"""

import pathlib
import subprocess
import sys
import tempfile

import interface

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import code_size  # noqa: E402

GUIDE = ROOT / "docs" / "guide" / "c.md"
BUILD = ROOT / "target" / "c"
BEGIN = "<!-- bindings/c/tests/sizes.py writes this table -->\n"
END = "<!-- end of the table -->\n"
HEAD = "| function | bytes | with `SIZE=1` |\n|---|---:|---:|\n"


def size(library, function):
    """The bytes of one function and all that it needs."""
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "program"
        command = ["ld", "--gc-sections", "--unresolved-symbols=ignore-all", "-u", function, "-e", function, library, "-o", program]
        subprocess.run([str(part) for part in command], check=True)
        return code_size.Elf(program.read_bytes()).bytes_in_memory()


def sizes(library):
    """Of all functions that compute something."""
    return {f.name: size(library, f.name) for f in interface.looked_at(interface.read())}


def row(name, ours, small):
    return f"| `{name}` | {ours:,} | {small:,} |\n"


def rows(text):
    """Those of the table in the guide: name, bytes, bytes of the build for size."""
    table = text.partition(BEGIN)[2].partition(END)[0].removeprefix(HEAD)
    cells = [[cell.strip(" `") for cell in line.strip("|\n").split("|")] for line in table.splitlines()]
    return {name: (int(ours.replace(",", "")), int(small.replace(",", ""))) for name, ours, small in cells}


def main():
    for given in ([], ["SIZE=1"]):
        subprocess.run(["make", "-s", "static", *given], cwd=HERE.parent, check=True)
    ours, small = sizes(BUILD / "libbezout.a"), sizes(BUILD / "size" / "libbezout.a")
    text = GUIDE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    table = HEAD + "".join(row(name, ours[name], small[name]) for name in ours)
    GUIDE.write_text(before + BEGIN + table + END + rest.partition(END)[2], encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
