# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the check of some cases alone makes of divisions."""

import pytest
from ctcheck.check import Check
from ctcheck.denylist import Search
from ctcheck.report import Report
from ctcheck.traces import Run, Traces

CASE = ("case", 4)
ROOT = (0x1000, "root", [(0x1000, "div %rcx"), (0x1003, "call 1100 <other>")])
OTHER = (0x1100, "other", [(0x1100, "div %rcx"), (0x1103, "ret")])


@pytest.fixture
def failed(make_program, make_case, capsys):
    """How many checks of the deny list fail, for runs with these traces, and what is printed."""

    def judge(only, *hashes, entered=(0x1000,), divisions=(0x1000,)):
        check = Check.__new__(Check)
        check.name, check.kind, check.only, check.selected = "release", "", only, ["case"]
        check.search = Search(make_program([ROOT, OTHER], cases=[make_case("case")]))
        runs = [Run("", 2, trace, "-", "", "-", "-", "-") for trace in hashes]
        report = Report()
        check.deny_list(report, Traces({CASE: runs}, {CASE: list(entered)}, {CASE: list(divisions)}))
        return report.failed, capsys.readouterr().out

    return judge


def test_divisions_in_what_no_trace_came_to(failed):
    """Another case's traces know that they are of public numbers."""
    count, printed = failed("", "a", "a")
    assert count == 1 and "1100 in other: div %rcx" in printed
    count, printed = failed("case", "a", "a")
    assert count == 0 and "1 divisions are in functions that nothing comes to of these cases" in printed


def test_divisions_of_secrets_that_ran(failed):
    for only in ("", "case"):
        count, printed = failed(only, "a", "b")
        assert count == 1 and "1000 in root: div %rcx" in printed
        both = {"entered": (0x1000, 0x1100), "divisions": (0x1000, 0x1100)}
        count, printed = failed(only, "a", "b", **both)
        assert count == 1 and "1100 in other: div %rcx" in printed
        assert failed(only, "a", "a", **both)[0] == 0
