# SPDX-License-Identifier: MIT OR Apache-2.0
"""The README's Python example and commands run."""

import doctest
import shlex
from pathlib import Path

from bezout_reference.__main__ import main

README = Path(__file__).resolve().parents[1] / "README.md"


def test_example():
    result = doctest.testfile(str(README), module_relative=False)
    assert result.failed == 0 and result.attempted >= 3


def test_trace_commands(capsys):
    lines = [line for line in README.read_text().splitlines() if line.startswith("    python -m bezout_reference trace")]
    assert len(lines) == 2
    for line in lines:
        assert main(shlex.split(line.split("#")[0])[3:]) == 0
        assert len(capsys.readouterr().out.splitlines()) > 3
