# SPDX-License-Identifier: MIT OR Apache-2.0
"""Each decision in docs/adr has a status, its index says the same, and what supersedes a decision is there."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[1] / "adr"
STATUS = re.compile(r"accepted|superseded(?: in part)? by (?P<by>(?:\[\d{4}\]\(\S+\)(?:, | and )?)+)(?:: .+)?")
LINK = re.compile(r"\[(\d{4})\]\((\S+?)\)")
ROW = re.compile(r"\| \[(\d{4})\]\((\S+)\) \| (.+) \| (.+) \|")


def problems(folder):
    """What is wrong with the decisions in a folder, and with their index."""
    found, rows = [], []
    for path in sorted(folder.glob("[0-9]*.md")):
        number, head = path.name[:4], path.read_text(encoding="utf-8").split("\n\n")[:2]
        title = re.fullmatch(rf"# {number}: (.+)", head[0])
        line = re.fullmatch(r"\*Status:\* (.+)\.", " ".join(head[1].split()))
        status = STATUS.fullmatch(line[1]) if line else None
        if not title or not status:
            found.append(f"{path.name} begins with `# {number}: …` and `*Status:* accepted.` or `superseded by [NNNN](…)`")
            continue
        for by, file in LINK.findall(status["by"] or ""):
            if not (folder / file).is_file() or not file.startswith(by) or by <= number:
                found.append(f"{path.name} is superseded by {file}, which is no later decision")
        rows.append((number, path.name, title[1], line[1]))
    index = ROW.findall((folder / "README.md").read_text(encoding="utf-8"))
    return found + [f"the index has no row {row}" for row in rows if row not in index] + [
        f"no decision is like the index's row {row}" for row in index if row not in rows
    ]


def test_the_decisions_and_their_index_agree():
    assert len(list(FOLDER.glob("[0-9]*.md"))) > 20
    assert problems(FOLDER) == []


@pytest.fixture
def copy(tmp_path):
    for path in FOLDER.glob("*.md"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")

    def change(name, old, new):
        path = tmp_path / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return problems(tmp_path)

    return change


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("*Status:* accepted.\n\n", ""),
        ("*Status:* accepted.", "*Status:* wanted."),
        ("*Status:* accepted.", "*Status:* superseded by [0099](0099-nothing.md)."),
        ("*Status:* accepted.", "*Status:* superseded by [0001](0001-rust-without-a-c-compiler.md)."),
        ("# 0002: Limb slices", "# 0002: Limbs"),
    ],
)
def test_a_decision_that_is_changed_is_found(copy, old, new):
    assert copy("0002-limb-slices.md", old, new)


def test_an_index_that_is_changed_is_found(copy):
    assert len(copy("README.md", "| accepted |", "| superseded by [0002](0002-limb-slices.md) |")) == 2
