# SPDX-License-Identifier: MIT OR Apache-2.0
"""What makes a comparison of traces fail."""

import pytest
from ctcheck import traces

OUTPUT = """run\tx\t4\tRandom(1)\t7\taa\t{}\t1\t-\t-\t-
run\tx\t4\tZero\t7\t{}\t-\t2\t{}\t{}\t-
run\tx\t4\tEqual\t7\taa\taa\t{}\t-\t-\t{}
places\tx\t4\t16,-8\t24
"""


def problems(make_program, stepped="aa", second="aa", before="-", there="-", results="3", refused="-"):
    text = OUTPUT.format(stepped, second, before, there, results, refused)
    parsed = traces.parse(text, 0x1000)
    assert parsed.entered == {("x", 4): [0x1010, 0xFF8]}
    assert traces.harmless_divisions(parsed) == ({0x1018} if second == "aa" else set())
    program = make_program([(0x0, "f", [(0x10, "je 20"), (0x12, "nop")])])
    return list(traces.problems(parsed.runs["x", 4], program))


def test_equal_traces(make_program):
    assert problems(make_program) == []


def test_another_place(make_program):
    (problem,) = problems(make_program, second="bb", before="16", there="18")
    assert problem == "Zero leaves the trace of Random(1) after 10 in f: je 20, at 12 in f: nop"


def test_an_instruction_whose_addresses_are_not_known(make_program):
    assert "knows no addresses" in problems(make_program, refused="16")[0]


def test_two_recorders_that_do_not_agree(make_program):
    assert "single steps" in problems(make_program, stepped="bb")[0]


def test_empty_checks(make_program):
    run = traces.Run("Zero", 7, "aa", "-", "1", "-", "-", "-")
    program = make_program([(0x0, "f", [])])
    assert "the check is empty" in list(traces.problems([run] * 3, program))[0]
    assert "at least 3" in list(traces.problems([run] * 2, program))[0]


@pytest.mark.parametrize("name", ["x", "y"])
def test_merged(name):
    one, two = traces.Traces({("x", 1): []}, {}, {}), traces.Traces({("y", 2): []}, {}, {})
    assert name in traces.merge([one, two]).names()
