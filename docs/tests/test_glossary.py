# SPDX-License-Identifier: MIT OR Apache-2.0
"""The glossary has one entry a word, in alphabetical order."""

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "glossary.md"


def problems(text):
    words = [word.lower() for word in re.findall(r"^\| \*\*(.+?)\*\*", text, re.M)]
    found = [f"{word} comes after {before}" for before, word in zip(words, words[1:]) if word <= before]
    # A second word in brackets would be a second entry.
    return found + re.findall(r"^\| \*\*.+?\*\* [^|].*", text, re.M)


def test_a_word_has_one_entry():
    text = PAGE.read_text(encoding="utf-8")
    assert text.count("| **") > 30
    assert problems(text) == []


def test_a_second_entry_is_found():
    first = "| **batch** | of steps |\n"
    assert problems(first + first) == ["batch comes after batch"]
    assert problems(first + "| **bar** | a bar |\n") == ["bar comes after batch"]
    assert len(problems(first + "| **bit** (of a word) | a bit |\n")) == 1
