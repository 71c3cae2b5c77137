#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes `generated.h`, what cbindgen makes of the sources; with --check compares it with the one that is there.

cbindgen is built once, in target/cbindgen: it takes longer than all tests here.
"""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
PLACE = HERE.parent.parent.parent / "target" / "cbindgen"
VERSION = "0.29.4"


def main(arguments):
    program = PLACE / "bin" / "cbindgen"
    if not program.exists():
        place = ["--root", PLACE, "--target-dir", PLACE / "target"]
        install = ["cargo", "install", "cbindgen", "--version", VERSION, "--locked", "--debug", *place]
        if subprocess.run(install, check=False).returncode:
            return f"cbindgen {VERSION} cannot be installed"
    kept = HERE / "generated.h"
    before = kept.read_text(encoding="utf-8") if kept.exists() else ""
    made = subprocess.run(["make", "-s", "generated", f"CBINDGEN={program}"], cwd=HERE.parent, check=False)
    if made.returncode:
        return "cbindgen failed"
    if arguments == ["--check"]:
        after = kept.read_text(encoding="utf-8")
        kept.write_text(before, encoding="utf-8")
        if after != before:
            return f"{kept} is not what cbindgen makes of the sources: run {pathlib.Path(__file__).name}"
        print("1 passed, 0 failed")
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
