# SPDX-License-Identifier: MIT OR Apache-2.0
"""An empty cell has to be seen, whatever is missing."""

import ast
import json
import re

import pytest
from ctcheck import ROOT, coverage
from ctcheck.coverage import BEYOND, CHECKED, CLASSES, NOT_HERE, NOT_VALGRIND, Matrix, class_of, classes_of
from ctcheck.denylist import Search
from ctcheck.memcheck import Result, Seen
from ctcheck.statictaint import Function
from ctcheck.traces import Traces

CODE = (0x1000, "root", [(0x1000, "call 1100 <routine>"), (0x1005, "ret")])
ROUTINE = (0x1100, "routine", [(0x1100, "ret")])
ADX = (0x1100, "routine", [(0x1100, "adcx %rax,%rbx"), (0x1106, "ret")])
WIDE = (0x1100, "routine", [(0x1100, "vpaddq %zmm16,%zmm1,%zmm2"), (0x1106, "ret")])


def test_classes():
    assert [class_of(64 * limbs) for limbs in (1, 4, 5, 8, 9, 16, 104)] == [256, 256, 384, 528, 576, 1024, 6656]
    assert class_of(521) == 528
    assert [class_of(64 * limbs) for limbs in (105, 256, 257)] == [16384, 16384, BEYOND]


def test_the_classes_are_those_of_the_assembly():
    text = (ROOT / "asmgen" / "asmgen" / "manifest.py").read_text(encoding="utf-8")
    buckets, words = (
        ast.literal_eval(re.search(rf"^{name} = (\(.*\))$", text, re.MULTILINE)[1]) for name in ("BUCKETS", "LONG_WORDS")
    )
    assert CLASSES == (*buckets, 64 * max(words))


def test_classes_of_a_routine(make_case):
    assert classes_of([make_case("x")]) == [*CLASSES, BEYOND]
    assert classes_of([make_case("x", lengths=(1, 256))]) == list(CLASSES)
    assert classes_of([make_case("x", lengths=(1, 104))]) == list(CLASSES[:-1])
    assert classes_of([make_case("x", lengths=(4, 4))]) == [256]
    assert classes_of([make_case("x", limbs=9, bits=521, lengths=(9, 9))]) == [528]


@pytest.fixture
def make_matrix(make_program, make_case):
    def make(tainted=(4, 5), recorded=(4, 5), routine=ROUTINE, found=True, entry="backend::routine", **case):
        case = {"kind": "kernel", **case}
        cases = [make_case("x", limbs=n, lengths=(1, 6), **case) for n in (4, 5)]
        program = make_program([CODE, routine], cases=cases)
        seen = {"x": Seen(list(tainted), runs=1)} if tainted else {}
        entered = {("x", n): [0x1000, 0x1100] for n in recorded}
        traces = Traces({("x", n): [1] for n in recorded}, entered, {})
        functions = {entry: [Function("routine", 0x1100, 1, 1)]} if found else {}
        matrix = Matrix(program, Search(program), Result(seen, {}, 0), traces, functions)
        matrix.features = set()
        matrix.add_routines(["x"])
        matrix.add_assembly([entry])
        return {(c.routine, c.length if c.routine == "x" else "", c.instrument): c.state for c in matrix.cells}, matrix

    return make


def test_a_full_matrix(make_matrix):
    cells, matrix = make_matrix()
    assert set(cells.values()) == {CHECKED} and len(cells) == 2 * 3 + 4
    assert not any(list(matrix.empty(i)) for i in matrix.instruments())


def test_a_length_that_did_not_run(make_matrix):
    cells, matrix = make_matrix(tainted=(4,), recorded=(5,))
    assert cells["x", 384, "memcheck"] == "" and cells["x", 256, "trace"] == ""
    # Neither did the routine, at a length at which there is a trace of it.
    assert cells["backend::routine", "", "memcheck"] == ""
    assert len(list(matrix.empty("memcheck"))) == 2


def test_a_routine_that_nothing_goes_to(make_matrix):
    cells, _ = make_matrix(found=False)
    assert all(cells["backend::routine", "", i] == "" for i in ("memcheck", "trace", "deny-list", "static taint"))


def test_a_routine_that_no_kernel_goes_to(make_matrix):
    cells, _ = make_matrix(kind="function")
    assert cells["backend::routine", "", "trace"] == "" and cells["backend::routine", "", "memcheck"] == ""
    # One of this check.
    cells, _ = make_matrix(kind="function", entry="ctcheck::routine")
    assert set(cells.values()) == {CHECKED}


def test_what_valgrind_cannot_run_has_to_have_such_code(make_matrix):
    natively = ("deny-list", "trace")
    cells, _ = make_matrix(tainted=(), instruments=natively, routine=WIDE)
    assert cells["x", 256, "memcheck"] == NOT_VALGRIND
    cells, _ = make_matrix(tainted=(), instruments=natively)
    assert cells["x", 256, "memcheck"] == ""


def test_valgrind_runs_adx(make_matrix):
    cells, _ = make_matrix(tainted=(), instruments=("deny-list", "trace"), routine=ADX)
    assert cells["x", 256, "memcheck"] == "" and cells["backend::routine", "", "memcheck"] == ""


def test_a_binary_that_valgrind_cannot_run(make_matrix):
    _, matrix = make_matrix()
    matrix.refused = coverage.NOT_VALGRIND_ALL
    assert matrix.state("x", [], 256, "memcheck") == coverage.NOT_VALGRIND_ALL
    assert matrix.memcheck_state(set(), set()) == coverage.NOT_VALGRIND_ALL


def test_another_cpu(make_matrix):
    cells, matrix = make_matrix(tainted=(), recorded=(), available=False, routine=WIDE, instruments=("trace",))
    assert cells["x", 256, "trace"] == NOT_HERE and cells["backend::routine", "", "trace"] == NOT_HERE
    assert matrix.describe("trace") == "0 cells checked, 0 not for a reason, 3 not on this CPU"
    cells, _ = make_matrix(recorded=(), available=True, instruments=("trace",))
    assert cells["x", 256, "trace"] == ""


def test_a_reason_is_for_some_lengths():
    (fermat,) = [r for r in coverage.REASONS if "fermat" in r.routine]
    for name in ("kernel invert fermat/portable", "Modulus::sqrt, sqrt_ratio", "SquareRoots::sqrt, sqrt_ratio"):
        for nightly in (True, False):
            assert fermat.covers(name, 2048, "trace", nightly) and fermat.covers(name, BEYOND, "memcheck", nightly)
            assert not fermat.covers(name, 1024, "trace", nightly)
        assert not fermat.covers("kernel invert divstep60/avx2", 2048, "trace", nightly)


def test_a_reason_of_the_daily_run_is_none_at_night():
    longest, fixed = [r for r in coverage.REASONS if r.daily]
    assert longest.covers("Uint::gcd", BEYOND, "trace", nightly=False)
    assert not longest.covers("Uint::gcd", 16384, "trace", nightly=False)
    assert not longest.covers("Uint::gcd", BEYOND, "trace", nightly=True)
    assert fixed.covers("Uint::gcd", 2048, "trace", nightly=False) and fixed.covers("Uint::gcd", 6656, "trace", nightly=False)
    assert not fixed.covers("Uint::gcd", 2048, "trace", nightly=True)
    assert not any(fixed.covers("Uint::gcd", length, "trace", nightly=False) for length in (1024, 16384, BEYOND))
    for other in ("kernel gcd divstep60/avx2", "ct::gcd", "CyclicRing::invert", "Gf2m::invert", "dynamic::gcd", "slices::gcd"):
        assert not fixed.covers(other, 2048, "trace", nightly=False)


def test_features(tmp_path):
    info = tmp_path / "cpuinfo"
    info.write_text("processor : 0\nflags : fpu adx avx2\n")
    assert coverage.features(info) == {"ADX"}


def test_lines_have_every_cell(make_matrix):
    _, matrix = make_matrix(recorded=(4,))
    cells = [json.loads(line) for line in matrix.lines("release")]
    assert len(cells) == len(matrix.cells)
    assert {c["profile"] for c in cells} == {"release"} and {CHECKED, ""} <= {c["state"] for c in cells}
    assert all(isinstance(c["length"], str) and c["routine"] and c["instrument"] for c in cells)
