#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that every citation has an entry in BIBLIOGRAPHY.yml, and every entry a citation.

    tools/check_citations.py [--root DIRECTORY]

A citation is `[Key]`, with several keys and places in brackets where needed, `[BY19, section 8; Wui21]`, in code and
documents alike; rustdoc wants `\\[Key\\]`. In Rust a string of keys alone, "BY19, Wui21", is one too. A key is two to
five letters, the first a capital, two digits of the year, and a letter to tell two of one year apart.
"""

import argparse
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIBLIOGRAPHY = "BIBLIOGRAPHY.yml"
SUFFIXES = {".rs", ".py", ".md", ".toml", ".c", ".h", ".S", ".s", ".sv"}
# What is not written here: builds, environments, caches.
FOREIGN = {"target", "__pycache__"}

KEY = r"[A-Z][A-Za-z]{1,4}[0-9]{2}[a-z]?"
BRACKETS = re.compile(r"\[([^][\n]*)\]")
STRING = re.compile(rf'"({KEY}(?:, {KEY})*)"')

REQUIRED = {"author", "title", "year"}
ACCEPTED = REQUIRED | {"in", "pages", "publisher", "url", "doi", "note"}
ENTRY = re.compile(r"([^\s:#]+):")
FIELD = re.compile(r"  ([a-z]+): (\S.*)")


def read_bibliography(text):
    """({key: {field: value}}, problems). Two levels of YAML: keys, and under them `  field: value` on one line."""
    entries, problems, fields = {}, [], None
    for number, line in enumerate(text.splitlines(), 1):
        place = f"{BIBLIOGRAPHY}:{number}"
        if not line.strip() or line.startswith("#"):
            continue
        if entry := ENTRY.fullmatch(line):
            key, fields = entry[1], {}
            if not re.fullmatch(KEY, key):
                problems.append(f"{place}: {key} is no key: two to five letters, two digits and maybe a letter are")
            if key in entries:
                problems.append(f"{place}: {key} is there already")
            entries[key] = fields
        elif (field := FIELD.fullmatch(line)) and fields is not None:
            if field[1] in fields or field[1] not in ACCEPTED:
                problems.append(f"{place}: {field[1]} is there already or not one of {', '.join(sorted(ACCEPTED))}")
            fields[field[1]] = field[2]
        else:
            problems.append(f"{place}: neither a key nor a field; accepted are `Key:` and `  field: value`")
    for key, fields in entries.items():
        if missing := REQUIRED - fields.keys():
            problems.append(f"{BIBLIOGRAPHY}: {key} has no {', '.join(sorted(missing))}")
    return entries, problems


def citations(line, rust=False):
    """The keys that a line cites."""
    found = []
    for match in BRACKETS.finditer(line):
        parts = re.split(r"[,;]", match[1].removesuffix("\\"))
        found += [part.strip() for part in parts if re.fullmatch(KEY, part.strip())]
    if rust:
        found += [key for match in STRING.finditer(line) for key in match[1].split(", ")]
    return found


def files(root):
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in FOREIGN and not name.startswith("."))
        yield from (Path(folder) / name for name in sorted(names) if Path(name).suffix in SUFFIXES)


def check(root):
    """(number of citations, number of entries, problems)"""
    entries, problems = read_bibliography((root / BIBLIOGRAPHY).read_text(encoding="utf-8"))
    used, count = set(), 0
    for path in files(root):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for key in citations(line, path.suffix == ".rs"):
                used.add(key)
                count += 1
                if key not in entries:
                    problems.append(f"{path.relative_to(root)}:{number}: [{key}] is not in {BIBLIOGRAPHY}")
    problems += [f"{BIBLIOGRAPHY}: {key} is cited nowhere" for key in entries if key not in used]
    return count, len(entries), problems


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Check citations against BIBLIOGRAPHY.yml.")
    parser.add_argument("--root", type=Path, default=ROOT, metavar="DIRECTORY")
    root = parser.parse_args(arguments).root
    try:
        count, entries, problems = check(root)
    except (OSError, UnicodeDecodeError) as error:
        problems, count, entries = [str(error)], 0, 0
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{count} citations, {entries} entries, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
