#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that no file that is written by hand has more than 800 lines without a reason.

    tools/check_lengths.py

A file that a program wrote says so in its first lines, or is data: vectors, results, lock files, drawings.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = 800
REASONS: dict[str, str] = {}
"""Longer files by path, each with its reason. One that is no longer needed has to leave this list."""
DATA = {".json", ".jsonl", ".lock", ".svg", ".xml"}
WRITTEN = re.compile(r"\b(?:written|generated) by (?!hand\b)", re.I)


def tracked() -> dict[str, Path]:
    text = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {line: ROOT / line for line in text.splitlines() if (ROOT / line).is_file()}


def too_long(files: dict[str, Path]) -> dict[str, int]:
    """The lines of each file that has more than it may."""
    found = {}
    for name, path in files.items():
        lines = path.read_bytes().splitlines()
        head = b"\n".join(lines[:5]).decode(errors="replace")
        if len(lines) > MOST and path.suffix not in DATA and not WRITTEN.search(head):
            found[name] = len(lines)
    return found


def problems(files: dict[str, Path], reasons: dict[str, str]) -> list[str]:
    found = too_long(files)
    long = [f"{name} has {n} lines; up to {MOST} are accepted, or a reason" for name, n in found.items() if name not in reasons]
    return long + [f"{name}: has a reason to be long, and is not" for name in reasons if name not in found]


def main() -> int:
    found = problems(tracked(), REASONS)
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
