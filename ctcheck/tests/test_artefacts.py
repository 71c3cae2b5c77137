# SPDX-License-Identifier: MIT OR Apache-2.0
"""What makes the checks of libraries and of the Python module fail."""

import pytest
from ctcheck import artefacts, module, statictaint
from ctcheck.memcheck import Error, Seen
from ctcheck.report import Report
from ctcheck.statictaint import Function

TEXT = """
BEZOUT_API int bezout_gcd(uint64_t *out, size_t n,
                          uint64_t *scratch);
BEZOUT_API size_t bezout_gcd_scratch(size_t n);
BEZOUT_API const char *bezout_version(void);
"""


def test_a_function_of_the_header_without_a_case(monkeypatch):
    names = artefacts.header_functions(TEXT)
    assert names == ["bezout_gcd", "bezout_gcd_scratch", "bezout_version"]
    monkeypatch.setattr(artefacts, "PUBLIC", {"bezout_version": ""})
    assert list(artefacts.without_a_case(names, {"bezout_gcd"})) == []
    (problem,) = artefacts.without_a_case(names, set())
    assert problem.startswith("bezout_gcd is in")
    # An exception for what is not there.
    assert len(list(artefacts.without_a_case(names[:2], {"bezout_gcd"}))) == 1


def test_the_header_as_it_is():
    names = artefacts.header_functions(artefacts.HEADER.read_text(encoding="utf-8"))
    assert len(names) == len(set(names)) == artefacts.HEADER.read_text(encoding="utf-8").count("\nBEZOUT_API ")
    assert set(artefacts.PUBLIC) | set(artefacts.DIVIDING) | set(artefacts.STEPPED) <= set(names)


def test_functions_of_the_package_that_nothing_calls():
    assert not module.uncalled(module.STUB.read_text(encoding="utf-8"))
    assert len(module.uncalled("def gcd(a, b): ...\ndef lcm(a, b): ...\n")) == 1


class Found:
    def __init__(self, name, seen, *errors):
        self.cases, self.errors = {name: seen}, list(errors)


@pytest.fixture
def image(make_program):
    bodies = [
        (0x1000, module.WRAPPER.format("invert"), [(0x1000, "je 1008"), (0x1004, "je 1008")]),
        (0x1100, "bezout::ct::public_by_contract", [(0x1100, "movzbl (%rax,%rdi,1),%eax")]),
        (0x1200, "bezout::gcd", [(0x1200, "psllq %xmm0,%xmm5"), (0x1204, "je 1200")]),
    ]
    return make_program(bodies)


def problems(image, name, runs, *errors):
    """For errors with a count, and the places of the innermost function and of its caller."""
    made = [Error("UninitValue" if kind else "UninitCondition", n, tuple(frames), "") for kind, n, *frames in errors]
    seen = Seen([4], runs, sum(e.count for e in made), 0, 0)
    return list(module.problems(name, Found(name, seen, *made), image))


INTERPRETER = 0x900000


def test_errors_of_a_call_through_the_interpreter(image):
    assert problems(image, "gcd", 3) == []
    assert problems(image, "gcd", 3, (1, 3, 0x1200, 0x1000)) == []
    assert "je 1200" in problems(image, "gcd", 3, (0, 3, 0x1204, 0x1000))[0]
    # What the interpreter does with a secret that it was given, and with a symbol.
    assert len(problems(image, "gcd", 3, (0, 3, INTERPRETER, 0x1200))) == 1
    assert problems(image, "jacobi", 3, (0, 3, INTERPRETER, 0x1200)) == []
    assert len(problems(image, "jacobi", 3, (0, 3, 0x1204, 0x1000))) == 1
    # Outside of the module altogether.
    assert len(problems(image, "gcd", 3, (0, 3, INTERPRETER, INTERPRETER))) == 1


def test_the_branch_on_whether_there_is_an_inverse(image):
    assert problems(image, "invert", 3, (0, 3, 0x1000, INTERPRETER)) == []
    assert len(problems(image, "gcd", 3, (0, 3, 0x1000, INTERPRETER))) == 1
    assert len(problems(image, "invert", 3, (0, 4, 0x1000, INTERPRETER))) == 1
    assert len(problems(image, "invert", 3, (0, 1, 0x1000, INTERPRETER), (0, 1, 0x1004, INTERPRETER))) == 2
    assert problems(image, "invert", 3, (1, 6, 0x1100, 0x1000)) == []
    assert len(problems(image, "invert", 3, (1, 7, 0x1100, 0x1000))) == 1
    assert len(problems(image, "gcd", 3, (1, 1, 0x1100, 0x1000))) == 1


def test_a_function_that_did_not_run(image):
    assert list(module.problems("gcd", Found("other", Seen()), image)) == ["it did not run"]
    assert problems(image, "gcd", 0) == ["it never ran"]


def test_routines_of_a_file(make_program, monkeypatch, tmp_path):
    table = tmp_path / "list.txt"
    table.write_text("# all\nctcheck::x rdi=secret[8]\ninteger::routines::one rdi=secret[8] rsi=public[8]\n")
    monkeypatch.setattr(statictaint.assembly, "TABLE", table)
    entry, clean, leaks = "integer::routines::one", Function("one", 1, 3, 2), Function("one", 1, 3, 2, ["1: jne"])

    def failed(found, planted, titles=(f"bezout::{entry}",)):
        report = Report()
        image = make_program([(0x1000 + i, title, []) for i, title in enumerate(titles)])
        statictaint.check(report, "file", image, found, planted)
        return report.failed

    good = {entry: [clean]}, {entry: [leaks]}
    assert not failed(*good)
    assert failed({entry: [leaks]}, {entry: [leaks]}) == 1
    assert failed({entry: [clean]}, {entry: [clean]}) == 1
    assert failed({entry: [clean]}, {}) == 1
    assert failed(*good, titles=[f"bezout::{entry}", "bezout::integer::routines::two"]) == 1
    assert failed({}, {entry: [leaks]}, titles=[]) == 1
