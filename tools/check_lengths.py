#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that no file that is written by hand has more than 800 lines without a reason, and no comment of Rust lines of more than
100 characters.

    tools/check_lengths.py
    tools/check_lengths.py --count [FOLDER]     the lines written by hand, room by room, here or in another clone

A file that a program wrote says so in its first lines, or is data: vectors, results, lock files, drawings.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from checks import told

ROOT = Path(__file__).resolve().parent.parent
MOST = 800
WIDEST = 100
COMMENT = re.compile(r"\s*//[/!]? (?!\||\{|    ).*")
"""Of words: a row of a table, code that is indented and a line of JSON may be longer."""
REASONS: dict[str, str] = {}
"""Longer files by path, each with its reason. One that is no longer needed has to leave this list."""
DATA = {".json", ".jsonl", ".lock", ".svg", ".xml"}
WRITTEN = re.compile(r"\b(?:written|generated) by (?!hand\b)", re.I)


def tracked(folder: Path = ROOT) -> dict[str, Path]:
    text = subprocess.run(["git", "ls-files"], cwd=folder, capture_output=True, text=True, check=True).stdout
    return {line: folder / line for line in text.splitlines() if (folder / line).is_file()}


def written(files: dict[str, Path]) -> dict[str, int]:
    """The lines of each file that is written by hand. A link to another file has none."""
    found = {}
    for name, path in files.items():
        if path.is_symlink():
            continue
        lines = path.read_bytes().splitlines()
        head = b"\n".join(lines[:5])
        if path.suffix not in DATA and b"\0" not in head and not WRITTEN.search(head.decode(errors="replace")):
            found[name] = len(lines)
    return found


def too_long(files: dict[str, Path]) -> dict[str, int]:
    """The lines of each file that has more than it may."""
    return {name: n for name, n in written(files).items() if n > MOST}


def rooms(files: dict[str, Path]) -> Counter[str]:
    """The lines written by hand in each folder, and in each one of the folder of crates and of that of bindings."""
    found: Counter[str] = Counter()
    for name, n in written(files).items():
        parts = name.split("/")[:-1]
        found["/".join(parts[: 1 + (parts[:1] in (["crates"], ["bindings"]))]) or "."] += n
    return found


def wide_comments(files: dict[str, Path]) -> list[str]:
    """Lines of comments that have to be broken."""
    found = []
    for name in (name for name in written(files) if name.endswith(".rs")):
        example = False
        for n, line in enumerate(files[name].read_text(encoding="utf-8").splitlines(), 1):
            example ^= re.match(r"\s*//[/!] ```", line) is not None
            if len(line) > WIDEST and not example and COMMENT.fullmatch(line):
                found.append(f"{name}:{n}: a comment of {len(line)} characters; up to {WIDEST} are accepted")
    return found


def problems(files: dict[str, Path], reasons: dict[str, str]) -> list[str]:
    found = too_long(files)
    long = [f"{name} has {n} lines; up to {MOST} are accepted, or a reason" for name, n in found.items() if name not in reasons]
    long += wide_comments(files)
    return long + [f"{name}: has a reason to be long, and is not" for name in reasons if name not in found]


def main() -> int:
    if sys.argv[1:2] == ["--count"]:
        counted = rooms(tracked(Path(*sys.argv[2:3] or [ROOT])))
        for room, n in [*sorted(counted.items()), ("all", counted.total())]:
            print(f"{n:8} {room}")
        return 0
    return told(problems(tracked(), REASONS))


if __name__ == "__main__":
    sys.exit(main())
