# SPDX-License-Identifier: MIT OR Apache-2.0
"""The log of nights, what runs then, and the share of it that runs each day."""

import json
import math
import re
import subprocess
import sys

import nights
import pytest
import share
import test as runner

COMMAND = ["python3", "tools/supply.py"]


@pytest.fixture
def history(tmp_path):
    """A repository with three commits."""

    def git(*arguments):
        identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        return subprocess.run(["git", *identity, *arguments], cwd=tmp_path, check=True, capture_output=True, text=True).stdout.strip()

    git("init", "-q")
    (tmp_path / "x").write_text("1")
    git("add", "x")
    names = []
    for n in range(3):
        git("commit", "-q", "--allow-empty", "-m", str(n))
        names.append(git("rev-parse", "HEAD"))
    return tmp_path, names


def row(**other):
    return {"date": "2000-01-01", "commit": "", "part": "supply", "command": " ".join(COMMAND), "passed": 1, "failed": 0} | other


def problem(history, *rows):
    return nights.problem("supply", " ".join(COMMAND), list(rows), history[0])


def test_what_the_log_has_to_show(history):
    _, names = history
    assert problem(history, row(commit=names[0])) == ""
    assert "never ran" in problem(history)
    assert "never ran" in problem(history, row(commit=names[0], part="docs"))
    assert "failed on" in problem(history, row(commit=names[0]), row(commit=names[0], failed=1))
    assert problem(history, row(commit=names[0], failed=1), row(commit=names[0])) == ""
    assert "failed on" in problem(history, row(commit=names[0], passed=0))
    assert "no commit" in problem(history, row(commit=names[0] + "+changes"))


def test_a_run_of_long_ago(history, monkeypatch):
    _, names = history
    monkeypatch.setattr(nights, "MOST_COMMITS", 1)
    assert problem(history, row(commit=names[1])) == ""
    assert "2 commits ago" in problem(history, row(commit=names[0]))
    # Of a commit that was written again, the day counts.
    assert "3 commits ago" in problem(history, row(commit="0" * 40))
    assert problem(history, row(commit="0" * 40, date="2090-01-01")) == ""


def test_lines_of_the_log(tmp_path):
    log = tmp_path / "log"
    assert nights.read(log) == []
    nights.write("docs", ["/somewhere/bin/python", "tools/x.py"], 3, 1, 7.6, log)
    (line,) = nights.read(log)
    assert line["command"] == nights.words("/other/python tools/x.py") == "python tools/x.py"
    assert (line["part"], line["passed"], line["failed"], line["cpu_seconds"]) == ("docs", 3, 1, 8)
    assert json.loads(log.read_text()) == line


def test_what_runs_by_night():
    assert runner.by_night("fuzz") == runner.PARTS["fuzz"].commands + runner.PARTS["fuzz"].nightly
    assert runner.by_night("proofs") == runner.PARTS["proofs"].nightly
    assert runner.chosen("proofs", False, False, "") == runner.PARTS["proofs"].commands
    assert runner.chosen("proofs", True, True, "exhaustive") == runner.PARTS["proofs"].nightly[1:]
    assert runner.chosen("proofs", True, True, "no such command") == []


def test_parts_that_take_all_vectors(monkeypatch, capsys):
    """They are told where those are, and do not run without them; the others take what is committed."""
    assert {name for name, part in runner.PARTS.items() if part.vectors} == {"rust", "forced", "cross", "mutants", "page"}
    command = [sys.executable, "-c", "import os; print(os.environ.get('BEZOUT_VECTORS'))"]
    monkeypatch.delenv("BEZOUT_VECTORS", raising=False)
    for vectors, written, failed, shown in ((True, True, 0, f"\n{runner.WHOLE}\n"), (True, False, 1, "NOT RUN"), (False, False, 0, "\nNone\n")):
        monkeypatch.setitem(runner.PARTS, "some", runner.Part([command], vectors=vectors))
        monkeypatch.setattr(runner, "write_vectors", lambda written=written: written)
        assert runner.run_part("some", [command], False)[1:] == (1 - failed, failed)
        assert shown in capsys.readouterr().out


def test_the_forge_runs_all_parts():
    makefile = (runner.ROOT / "Makefile").read_text()
    parts = runner.every_change() + re.search(r"^NIGHTLY = \$\(PARTS\) (.*)$", makefile, re.M)[1].split()
    workflow = (runner.ROOT / ".github" / "workflows" / "nightly.yml").read_text()
    assert re.search(r"part:\s*\[([^\]]*)\]", workflow)[1].replace(",", " ").split() == parts
    assert set(parts) == set(runner.PARTS)


def test_each_share_has_its_day():
    turns = len(share.TURNS)
    days = range(4 * math.lcm(turns * 20, len(share.PROFILES) * len(share.FUNCTIONS + share.KERNELS) * len(share.FUNCTIONS)))
    built = {tuple(share.commands(day)[0]) for day in days[::4]}
    forced = sum(bool(share.profiles.PROFILES[name].forced) for name in share.PROFILES)
    plain = len(share.PROFILES) - forced
    assert len(built) == plain * len(share.FUNCTIONS + share.KERNELS) + forced * len(share.FUNCTIONS)
    asked = {" ".join(command) for day in days[: 2 * turns * 20] if day % 4 for command in share.commands(day)}
    for word in ("ifma", "pmull", "check.py 2", "check.py z", "--builds", *share.fuzz.targets()):
        assert any(word in command for command in asked), word
