# SPDX-License-Identifier: MIT OR Apache-2.0
"""The page of published numbers has the figures of its lines and of synthesis, and no cell without a number or a reason."""

import json
import re

import performance
import pytest
import seeds


@pytest.fixture
def copy(tmp_path, monkeypatch):
    """A page that a test may change."""
    path = tmp_path / "seeds.md"
    path.write_text(seeds.PAGE.read_text())
    monkeypatch.setattr(seeds, "PAGE", path)
    return path


def tables(text):
    """The rows of each table, as lists of cells, without its ruler."""
    found = re.findall(r"(?:^\|.*\n)+", text, re.M)
    rows = [[[cell.strip() for cell in line.strip("|\n").split("|")] for line in lines.splitlines()] for lines in found]
    return [[row for row in one if not set("".join(row)) <= set("-: ")] for one in rows]


def test_the_tables_are_those_of_the_lines():
    assert seeds.main(["--check"]) == 0


def test_a_changed_figure_is_found_and_written_again(copy, capsys):
    text = copy.read_text()
    for name in seeds.TABLES:
        begin = f"writes this table: {name} -->\n"
        before, after = text.split(begin)
        changed = before + begin + re.sub(r"\d", lambda digit: str((int(digit[0]) + 1) % 10), after, count=1)
        copy.write_text(changed)
        assert seeds.main(["--check"]) == 1, name
        assert "is not what `tools/seeds.py` writes" in capsys.readouterr().err
        assert seeds.main([]) == 0
        assert copy.read_text() == text


def test_a_lost_mark_is_an_error(copy):
    copy.write_text(copy.read_text().replace("writes this table: pairs", "writes no table"))
    with pytest.raises(SystemExit, match="pairs"):
        seeds.main(["--check"])


def test_ten_degrees_with_both_algorithms():
    """Without the code under test: the times of the lines, in the last columns."""
    lines = [json.loads(line) for line in (performance.FOLDER / seeds.LINES).read_text().splitlines()]
    of = {(line["size"], line["impl"]): line["ns"] for line in lines if line["ring"] == "gf2"}
    table = next(one for one in tables(seeds.PAGE.read_text()) if one[0][0] == "m")
    assert [row[0] for row in table[1:]] == "89 163 191 233 257 307 367 409 431 571".split()
    for row in table[1:]:
        plain, modified = map(float, row[-2].split(" / "))
        size = next(size for size, _ in of if size.endswith(row[0]))
        assert abs(1000 * plain - of[size, "bezout/euclid32/portable"]) <= 5.01
        assert abs(1000 * modified - of[size, "bezout/modified_euclid32/portable"]) <= 5.01


def test_no_cell_is_empty():
    """But the first one of a table's head; where a publication prints nothing, the cell says so."""
    for rows in tables(seeds.PAGE.read_text()):
        for row in rows[1:]:
            assert len(row) == len(rows[0]), row
            assert all(row), row


def test_the_split_counts_what_the_routine_says_of_itself():
    body, steps = seeds.batch()
    said = re.search(r"Length: (\d+) instructions a batch, (\d+) of them a step", seeds.ROUTINE.read_text())
    assert (len(body), len(steps)) == (int(said[1]), 31 * int(said[2]))
