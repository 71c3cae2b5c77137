#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that each promise of SECURITY.md and of proofs/README.md names what holds it, and that this exists.

    tools/check_promises.py

Promises are the rows of tables whose last column is "held by". Each row names there, in backticks, at least one of: a test
with its file, as `ct.rs::swap_and_wipe`; a part of the tests, as `make test-ct`; a program that a part runs, as
`tools/check_unsafe.py`; an instrument of `ctcheck`, by its module. A file is named by the end of its path, and exactly one such file has to have that test.

What holds a promise of SECURITY.md and does not run with every change has to have a line in the log of nights, of a run that
passed not long ago. In SECURITY.md nothing else promises: a section that has such a table has no sentences beside it, but those that end in a
colon, and the sections in `OTHER` say what is not promised. In proofs/README.md each section is in the table of claims,
and a sentence that speaks of a test names it.
"""

import re
import sys
from functools import cache

import nights
import test
from check_names import CODE, ROOT, exists, targets, tracked
from checks import told

PAGES = ("SECURITY.md", "proofs/README.md")
COLUMN = "held by"
# Sections of SECURITY.md that promise nothing about the code.
OTHER = ("Security", "What the words mean", "Not promised", "Reporting")
# Sections of the proofs that claim nothing.
NO_CLAIM = ("1.7", "References")
TEST = re.compile(r"^([\w./-]+\.(?:rs|py))::(\w+)$")
PART = re.compile(r"^make (test-[a-z]+)$")
PROGRAM = re.compile(r"^[\w./-]+\.py$")
# A sentence that says that something is checked.
SPEAKS = re.compile(r"\b(?:tests?|tested|compared?|compares|enumerat\w+|planted)\b", re.I)
FENCE = re.compile(r"^(`{3,}).*?^\1\s*$", re.S | re.M)
RUST_TEST = r"#\[test\]\s*(?:#\[[^\n]*\]\s*|///[^\n]*\s*)*fn {}\("


@cache
def places(name: str) -> tuple:
    """The files whose paths end in this name."""
    return tuple(p for p in tracked("*.rs", "*.py") if ("/" + str(p.relative_to(ROOT))).endswith("/" + name))


def has_test(path, test: str) -> bool:
    text = path.read_text()
    if path.suffix == ".py":
        return test.startswith("test_") and re.search(rf"^def {test}\(", text, re.M) is not None
    return re.search(RUST_TEST.format(test), text) is not None


def runs(name: str) -> bool:
    """Whether a part of the tests runs this program, or `ctcheck` has this module."""
    (path,) = places(name)
    place = str(path.relative_to(ROOT))
    return place.startswith("ctcheck/ctcheck/") or name in (ROOT / "tools" / "test.py").read_text()


def nightly(code: str) -> list[tuple[str, str]]:
    """The parts and commands, by some of their words, that have to have run by night for this to hold anything."""
    if m := PART.match(code):
        part = m[1].removeprefix("test-")
        return [] if part in test.every_change() else [(part, " ".join(c)) for c in test.PARTS[part].commands]
    if not PROGRAM.match(code):
        return []
    name, module = code.rpartition("/")[2], code.removesuffix(".py").replace("/", ".")

    def runs_it(command: list[str]) -> bool:
        # `ctcheck/arm.py` is `python3 -m ctcheck.arm`.
        return any(name in word for word in command) or module in command

    daily = [part for part in test.every_change() if any(map(runs_it, test.PARTS[part].commands))]
    return [] if daily else [(part, " ".join(c)) for part in test.PARTS for c in test.by_night(part) if runs_it(c)]


def unseen(code: str) -> str:
    """Why the log of nights does not show that this has run, or nothing."""
    rows = nights.read()
    seen = [nights.problem(part, nights.words(command), rows) for part, command in nightly(code)]
    return "; ".join(s for s in seen if s)


def holds(code: str, with_nights: bool = True) -> str | None:
    """What is wrong with a name in backticks; nothing if it holds a promise; none if it is no name of a check."""
    if m := PART.match(code):
        return (unseen(code) if with_nights else "") if m[1] in targets() else f"make has no target {m[1]}"
    named = TEST.match(code)
    if not named and not PROGRAM.match(code):
        return None
    found = [p for p in places(named[1] if named else code) if not named or has_test(p, named[2])]
    if len(found) != 1:
        return f"{code} names {len(found)} of the {'tests' if named else 'programs'}"
    if not named and not runs(code):
        return f"no part of the tests runs {code}"
    return unseen(code) if not named and with_nights else ""


def in_cell(cell: str, what: str, with_nights: bool) -> list[str]:
    """Problems of a cell, or of a sentence, that has to name a check."""
    states = [state for code in CODE.findall(cell) if (state := holds(code, with_nights)) is not None]
    return [s for s in states if s] or ([] if states else [f"nothing holds: {what}"])


def sections(text: str) -> list[tuple[str, str]]:
    """The headings, and what is below each of them up to the next one."""
    parts = re.split(r"^#+ (.*)$", FENCE.sub("", text), flags=re.M)
    return list(zip(["", *parts[1::2]], parts[0::2]))


def rows(body: str) -> tuple[list[list[str]], str]:
    """The rows of the tables of promises, and the rest."""
    found, rest, inside = [], [], False
    for line in body.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            inside = False
        elif cells[-1] == COLUMN:
            inside = True
        elif inside and not set(line) <= set("|-: "):
            found.append(cells)
        if not inside:
            rest.append(line)
    return found, "\n".join(rest)


def sentences(text: str) -> list[str]:
    """Those of the paragraphs and items of a text, without its tables."""
    text = "\n".join("" if line.startswith("|") else line for line in text.splitlines())
    blocks = re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )", text)
    flat = (re.sub(r"\s+", " ", block).strip() for block in blocks)
    return [s for block in flat for s in re.split(r"(?<=[.:;!?])[)*]* (?=[A-Z*`(])", block) if s]


def in_rows(table: list[list[str]], with_nights: bool) -> list[str]:
    return [problem for cells in table for problem in in_cell(cells[-1], cells[0], with_nights)]


def in_security(text: str) -> list[str]:
    found = []
    for heading, body in sections(text):
        table, rest = rows(body)
        found += in_rows(table, True)
        if heading in OTHER or not body.strip():
            continue
        found += [] if table else [f"section “{heading}” has no table of promises"]
        found += [f"no row of a table: {s}" for s in sentences(rest) if not s.endswith(":")]
    return found


def in_proofs(text: str) -> list[str]:
    found, claimed, all_sections = [], set(), sections(text)
    for _, body in all_sections:
        table, rest = rows(body)
        found += in_rows(table, False)
        claimed |= {number for cells in table for number in re.findall(r"\d\.\d|\b\d\b", cells[1])}
        found += [p for s in sentences(rest) if SPEAKS.search(s) for p in in_cell(s, s, False)]
    numbers = [m[0] for heading, _ in all_sections if (m := re.match(r"\d(?:\.\d)?", heading))]
    leaves = [n for n in numbers if not any(other.startswith(n + ".") for other in numbers)]
    return found + [f"section {n} is in no row" for n in leaves if n not in claimed and n not in NO_CLAIM]


def problems() -> list[str]:
    security, proofs = PAGES
    found = [f"{security}: {p}" for p in in_security((ROOT / security).read_text())]
    return found + [f"{proofs}: {p}" for p in in_proofs((ROOT / proofs).read_text())]


if __name__ == "__main__":
    sys.exit(told(problems()))
