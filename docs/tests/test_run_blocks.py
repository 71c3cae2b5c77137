# SPDX-License-Identifier: MIT OR Apache-2.0
"""The runner of code blocks: what must pass passes, and every way to be wrong makes it fail."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent
ROOT = DOCS.parent
EXPLAIN = sorted((DOCS / "explain").glob("*.md"))
# The chapters that compare with the library.
COMPARED = [path for path in EXPLAIN if re.search(r"rust_(batches|jacobi)\(", path.read_text())]


def run(*files, **environment):
    call = [sys.executable, DOCS / "run_blocks.py", *files]
    done = subprocess.run(call, capture_output=True, text=True, env=os.environ | environment)
    return done.returncode, done.stdout


@pytest.fixture
def document(tmp_path):
    def write(*fenced):
        path = tmp_path / "document.md"
        path.write_text("".join(f"Text.\n\n```{info}\n{text}\n```\n" for info, text in fenced), encoding="utf-8")
        return path

    return write


def test_blocks_of_a_file_share_a_namespace(document):
    code, output = run(document(("python", "x = 2"), ("text", "1/0"), ("python", "assert x == 2")))
    assert (code, output.splitlines()[-1]) == (0, "2 passed, 0 failed")


def test_a_wrong_assertion_is_found_at_its_line(document):
    code, output = run(document(("python", "def f():\n    assert 1 == 2"), ("python", "f()"), ("python", "x = 1")))
    assert code == 1
    assert output.splitlines()[-1] == "1 passed, 2 failed"
    assert "line 10: f()" in output and "line 5: assert 1 == 2" in output and "AssertionError" in output
    assert "not run: it needs the block that failed" in output


@pytest.mark.parametrize("text", ["x = (", "import no_such_module", "rust_batches()"])
def test_what_does_not_run_fails(document, text):
    code, output = run(document(("python", text)))
    assert (code, output.splitlines()[-1]) == (1, "0 passed, 1 failed")


def test_the_reference_can_be_imported(document):
    assert run(document(("python", "from bezout_reference.integer import divstep")))[0] == 0


@pytest.mark.parametrize(
    "transcript",
    [
        "$ echo a; echo b\na\nb\n$ echo c\nc",
        "$ echo one two\none …",
        "$ seq 5\n1\n…\n5",
        "$ seq 2\n…\n1\n…\n2\n…",
        "$ true",
        "$ false; echo $?\n1",
        "$ echo a \\\n  b\na b",
        "$ echo '(.*)'\n(.*)",
        "$ echo on standard error >&2\non standard error",
        "$ ls Cargo.toml\nCargo.toml",
    ],
)
def test_transcripts_that_are_right(document, transcript):
    path = document(("console", transcript))
    assert run(path) == (0, f"ok       {path}:4\n1 passed, 0 failed\n")


@pytest.mark.parametrize(
    "transcript",
    [
        "$ echo a\nb",
        "$ echo a",
        "$ echo a\na\nb",
        "$ seq 3\n1\n3",
        "$ printf 'a\\nb\\n'\na…b",
        "$ echo abc\n.*",
        "$ false",
        "$ no-such-command",
        "a line of output without a command",
        "",
    ],
)
def test_transcripts_that_are_wrong(document, transcript):
    code, output = run(document(("console", transcript)))
    assert (code, output.splitlines()[-1]) == (1, "0 passed, 1 failed")


def test_blocks_marked_no_run_are_listed(document):
    code, output = run(document(("console skip", "$ false"), ("console", "$ true")))
    assert code == 0
    assert output.splitlines()[0].startswith("not run") and output.splitlines()[-1] == "1 passed, 0 failed"


def test_unknown_marks_fail(document):
    assert run(document(("python skip", "1/0")))[0] == 1


def test_nothing_to_run_is_no_success(document, tmp_path):
    assert run(document(("rust", "x")))[0] == 1
    assert run(tmp_path / "missing.md")[0] == 1
    path = tmp_path / "open.md"
    path.write_text("```python\nx = 1\n")
    assert run(path)[0] == 1


def fake(tmp_path, body):
    """A command in the place of the real one, which it can call."""
    real = os.environ.get("BEZOUT") or ROOT / "target" / "release" / "bezout"
    path = tmp_path / "bezout"
    path.write_text(f"#!{sys.executable}\nimport json, subprocess, sys\n")
    with path.open("a") as file:
        file.write(f"answer = json.loads(subprocess.check_output([{str(real)!r}, *sys.argv[1:]]))\n{body}\n")
        file.write("print(json.dumps(answer))\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("chapter", COMPARED, ids=lambda path: path.stem)
def test_each_chapter_notices_a_wrong_kernel(tmp_path, chapter):
    """The last batch of a run has one entry changed; symbols change their sign."""
    change = (
        "if sys.argv[1] == 'trace':\n    answer['batches'][-1][3] = str(int(str(answer['batches'][-1][3]), 0) + 1)\n"
        "else:\n    answer['symbol'] = -answer['symbol']"
    )
    code, output = run(chapter, BEZOUT=fake(tmp_path, change))
    assert code == 1
    assert output.count("FAILED") == 1, output


@pytest.mark.parametrize("chapter", COMPARED, ids=lambda path: path.stem)
def test_each_chapter_needs_the_command(tmp_path, chapter):
    code, output = run(chapter, BEZOUT=str(tmp_path / "missing"))
    assert code == 1 and "is not there; build it" in output


def test_a_block_for_the_night_runs_by_night_alone(document):
    path = document(("python", "x = 1"), ("console nightly", "$ false"))
    code, output = run(path)
    assert (code, output.splitlines()[-1]) == (0, "1 passed, 0 failed") and ": by night" in output
    code, output = run("--nightly", path)
    assert (code, output.splitlines()[-1]) == (1, "1 passed, 1 failed")
