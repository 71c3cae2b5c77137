#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that `unsafe` stands in the files that a SAFETY.md lists, and in no other of what users get.

    tools/check_unsafe.py [--root DIRECTORY]

A SAFETY.md has a heading that begins with "Where `unsafe` stands", and under it one item a file:
"- `crates/bezout/src/ct.rs`: what for". Paths begin at the root of the project.
"""

import re
import sys
from pathlib import Path

from checks import of_tree

FOLDERS = ("crates", "bindings", "firmware")
HEADING = "## Where `unsafe` stands"
ITEM = re.compile(r"- `([^`]+)`: \S.*")
# Comments and literals, which may speak of it.
SILENT = re.compile(
    r"""//[^\n]*|/\*.*?\*/|b?r(?P<hashes>\#*)".*?"(?P=hashes)|b?"(?:\\.|[^"\\])*"|b?'(?:\\.[^']*|[^\\'])'""", re.DOTALL
)


def uses(text: str) -> bool:
    """Whether Rust code has an unsafe block, function, trait, attribute or implementation."""
    return re.search(r"\bunsafe\b", SILENT.sub(" ", text)) is not None


def listed(text: str) -> list[str]:
    """The files under the heading of a SAFETY.md."""
    lines = iter(text.splitlines())
    found = []
    for line in lines:
        if line.startswith(HEADING):
            break
    for line in lines:
        if line.startswith("#"):
            break
        if item := ITEM.fullmatch(line):
            found.append(item[1])
    return found


def sources(root: Path, pattern: str) -> list[Path]:
    folders = (root / folder for folder in FOLDERS)
    return sorted(path for folder in folders for path in folder.rglob(pattern) if "target" not in path.parts)


def check(root: Path) -> tuple[int, list[str]]:
    """The number of files with `unsafe`, and problems."""
    found = {str(path.relative_to(root)) for path in sources(root, "*.rs") if uses(path.read_text(encoding="utf-8"))}
    named: dict[str, str] = {}
    problems = []
    for path in sources(root, "SAFETY.md"):
        place = str(path.relative_to(root))
        for file in listed(path.read_text(encoding="utf-8")):
            if file in named:
                problems.append(f"{place}: {file} is listed already")
            named[file] = place
    problems += [f"{file}: has `unsafe`, and no SAFETY.md lists it" for file in sorted(found - named.keys())]
    problems += [f"{named[file]}: {file} has no `unsafe`, or is not there" for file in sorted(named.keys() - found)]
    return len(found), problems


if __name__ == "__main__":
    sys.exit(of_tree(check, "files with unsafe code", __doc__))
