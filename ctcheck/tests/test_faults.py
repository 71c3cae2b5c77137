# SPDX-License-Identifier: MIT OR Apache-2.0
"""What makes the check of faults fail."""

from ctcheck import faults
from ctcheck.statictaint import Function
from ctcheck.traces import Traces

GOOD = "invert\t95\t1182\t224\t33\ninvert_checked\t319\t1182\t0\t33\n"


def test_counts_of_faults():
    assert not list(faults.problems(faults.parse(GOOD)))
    (problem,) = faults.problems(faults.parse(GOOD.replace("1182\t0", "1182\t1")))
    assert "invert_checked returned 1 wrong" in problem
    # Without the check there have to be wrong inverses.
    assert "show nothing" in next(faults.problems(faults.parse(GOOD.replace("224", "3"))))
    assert "no fault was made" in next(faults.problems(faults.parse(GOOD.splitlines()[0])))
    assert "no fault was made" in next(faults.problems({}))


def test_the_routine_that_the_inversion_takes(make_program):
    program = make_program([(0x1000, "one", [(0x1000, "ret")]), (0x1100, "two", [(0x1100, "ret")])])
    found = {
        "integer::routines::avx2_gcd_4": [Function("gcd", 0x1000, 1, 1)],
        "integer::routines::avx2_invert_4": [Function("one", 0x1000, 1, 1)],
        "integer::routines::avx2_invert_6": [Function("two", 0x1100, 1, 1)],
    }
    recorded = Traces({}, {faults.CASE: [0x1000], ("other", 4): [0x1100]}, {})
    assert faults.routine(program, recorded, found) == ("integer::routines::avx2_invert_4", 0x1000, 0x100, 1)
    assert faults.routine(program, Traces({}, {}, {}), found) is None
    low, high = faults.state("integer::routines::avx2_invert_4")
    assert low < 0 < high
