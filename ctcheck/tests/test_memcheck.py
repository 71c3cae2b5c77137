# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which errors are accepted, where and how often."""

import xml.etree.ElementTree as ElementTree

import pytest
from ctcheck import memcheck
from ctcheck.memcheck import Error, judge

PUBLIC, OTHER, SHIFT = 0x1000, 0x1100, 0x1200
FUNCTIONS = [
    (PUBLIC, "bezout::ct::public_by_contract", [(PUBLIC, "movzbl (%rax,%rdi,1),%eax")]),
    (OTHER, "bezout::integer::batch::invert", [(OTHER, "je 1108 <x>")]),
    (SHIFT, "bezout::limbs::shift", [(SHIFT, "psllq %xmm0,%xmm1"), (SHIFT + 4, "psllq (%rax),%xmm1")]),
]


@pytest.fixture
def program(make_program, make_case):
    return make_program(FUNCTIONS, cases=[make_case("batch", OTHER, declassifies=1)])


def error(*frames, kind="UninitValue", count=1):
    return Error(kind, count, frames, "")


def test_a_bit_that_is_public_by_contract(program):
    assert list(judge([error(PUBLIC, OTHER)], 1, program)) == []
    assert list(judge([error(PUBLIC, OTHER)], 0, program)) == [
        "it made 1 secret bits public, and says that it does 0 times"
    ]
    assert len(list(judge([error(PUBLIC, OTHER, count=3)], 2, program))) == 1


def test_only_the_innermost_function_counts(program):
    assert len(list(judge([error(OTHER, PUBLIC)], 1, program))) == 1


def test_an_error_beside_it(program):
    problems = list(judge([error(PUBLIC, OTHER), error(OTHER, kind="UninitCondition")], 1, program))
    assert len(problems) == 1 and "UninitCondition" in problems[0]


def test_packed_shifts(program):
    assert list(judge([error(SHIFT)], 0, program)) == []
    assert len(list(judge([error(SHIFT, kind="UninitCondition")], 0, program))) == 1
    # The address of an operand in memory.
    assert len(list(judge([error(SHIFT + 4)], 0, program))) == 1


REPORT = """<valgrindoutput>
<error><unique>0x1</unique><kind>UninitCondition</kind><stack>
<frame><ip>0x1100</ip><fn>a</fn></frame><frame><ip>0x1101</ip><fn>b</fn></frame></stack></error>
<error><unique>0x2</unique><kind>Leak_DefinitelyLost</kind><stack><frame><ip>0x1</ip></frame></stack></error>
<errorcounts></errorcounts>
<errorcounts><pair><count>{}</count><unique>0x1</unique></pair></errorcounts>
</valgrindoutput>"""


def run(program, counted, reported):
    lines = ["0", f"batch\t4\t6\t{counted}\t0\t1"]
    return memcheck.Run(lines, ElementTree.fromstring(REPORT.format(reported)), 99, program)


def test_errors_are_those_of_the_case_on_the_stack(program):
    by_case, rest = run(program, 2, 2).attributed()
    assert [e.count for e in by_case["batch"]] == [2] and rest == []


def test_errors_that_no_stack_explains_make_a_case_run_alone(program):
    by_case, rest = run(program, 3, 2).attributed()
    assert by_case == {} and rest == ["batch"]


def test_errors_outside_of_all_cases(program):
    assert run(program, 2, 2).stray == 0
    assert run(program, 1, 2).stray == 1


def test_packed_shifts_in_what_is_made_before_cases(make_program, make_case):
    functions = [*FUNCTIONS, (0x1300, "ctcheck::inputs::Inputs::prepare", []), (0x1400, "ctcheck::main", [])]
    program = make_program(functions, cases=[make_case("batch", OTHER)])

    def stray(kind, *frames):
        frames = "".join(f"<frame><ip>{f:#x}</ip></frame>" for f in frames)
        report = f"""<v><error><unique>0x1</unique><kind>{kind}</kind><stack>{frames}</stack></error>
            <errorcounts><pair><count>2</count><unique>0x1</unique></pair></errorcounts></v>"""
        return memcheck.Run(["0", "batch\t4\t6\t0\t0\t1"], ElementTree.fromstring(report), 99, program).stray

    assert stray("UninitValue", SHIFT, 0x1301) == 0
    # Elsewhere; another instruction; a branch.
    assert stray("UninitValue", SHIFT, 0x1401) == 2
    assert stray("UninitValue", SHIFT + 4, 0x1301) == 2
    assert stray("UninitCondition", OTHER, 0x1301) == 2


def test_an_empty_check():
    assert list(memcheck.Seen([4], runs=2, vacuous=1).problems())
    assert list(memcheck.Seen([4]).problems()) == ["it never ran"]
    assert list(memcheck.Seen([4], runs=2).problems()) == []
