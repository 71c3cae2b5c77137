#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Finds phrases in documents and comments that a reader stumbles over.

    tools/check_english.py

The list is short on purpose: what is on it is never right here, so that nobody has to argue with the check. Fenced code
and decisions of the past are left out.
"""

import re
import sys

from check_names import FENCE, ROOT, comments, tracked
from checks import told

PHRASES = {
    r"so many": "say which number: `numbers of L limbs`, `a given number of bits`",
    r"so much for": "say what it is",
    r"of every day": "say `common`",
    r"(?:has|have|had) not(?= (?:a|an|the|its|any|as many|what|one|enough|`|\d)\b|[.,;:)])": "say `does not have`, or `lacks`",
}
"""Regular expressions, with what to say in place of it."""
PATTERN = re.compile(r"\b(?:" + "|".join(f"({phrase})" for phrase in PHRASES) + r")", re.I)

NO_SUBJECT = re.compile(r"^(?:Those(?: of\b| that\b|[.,])|That of\b|As there\b|It\.)")
"""How a doc comment begins whose subject stands in another one. What is true of that one need not be read before it."""
DOC = re.compile(r"^\s*//[/!] ?(.*)$")

# Has the phrases as examples.
CONTROLS = ("tools/check_english.py", "tools/test_check_english.py")


def prose(name: str, text: str) -> str:
    if name.endswith(".md"):
        return FENCE.sub("", text)
    return "\n".join(comments(ROOT / name, text))


def in_text(text: str) -> list[str]:
    found = []
    for match in PATTERN.finditer(re.sub(r"\s+", " ", text)):
        advice = list(PHRASES.values())[match.lastindex - 1]
        found.append(f"“{match[0]}”: {advice}")
    return found


def without_subject(text: str) -> list[str]:
    """The lines of Rust that begin a paragraph of a doc comment with a pronoun in place of a thing."""
    found, inside = [], False
    for number, line in enumerate(text.splitlines(), 1):
        doc = DOC.match(line)
        if doc and not inside and NO_SUBJECT.match(doc[1]):
            found.append(f"{number}: “{doc[1]}”: say the thing, as `the limbs of y`")
        inside = bool(doc) and doc[1] != "" and not doc[1].startswith("#")
    return found


def problems() -> list[str]:
    found = []
    for path in tracked("*.md", "*.rs", "*.py", "*.sv"):
        name = str(path.relative_to(ROOT))
        if name in CONTROLS or name.startswith("docs/adr/"):
            continue
        text = path.read_text()
        found += [f"{name}: {problem}" for problem in in_text(prose(name, text))]
        found += [f"{name}:{problem}" for problem in (without_subject(text) if path.suffix == ".rs" else [])]
    return found


if __name__ == "__main__":
    sys.exit(told(problems()))
