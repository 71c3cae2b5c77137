# SPDX-License-Identifier: MIT OR Apache-2.0
"""`simulate.py`: what it asks of the core, what it makes of the answer, and that nothing wrong is ever printed."""

import json

import check
import pytest
import simulate
import verilated

NAMED = verilated.configurations()
# Where a program stands in for the core: 8 bits, one column; and both columns, integers and polynomials.
ONE, BOTH = "ct_8", "dual_8"


@pytest.fixture
def core(tmp_path, monkeypatch):
    """Puts a program in the core's place, which prints this and ends so; returns the file with what it was asked."""

    def stand_in(printed, status=0):
        program = tmp_path / "core"
        program.write_text(f"#!/bin/sh\ncat > '{tmp_path}/asked'\nprintf '%b' '{printed}'\nexit {status}\n")
        program.chmod(0o755)
        monkeypatch.setattr(verilated, "build", lambda values: program)
        return tmp_path / "asked"

    return stand_in


def run(capsys, config, *arguments):
    """Exit code, standard output, standard error."""
    try:
        code = simulate.main(["--config", config, *arguments])
    except SystemExit as end:
        code = end.code
    return code, *capsys.readouterr()


def test_a_right_answer_is_printed_with_its_check(core, capsys):
    asked = core("31 0 01 005 000\\n")
    code, out, err = run(capsys, ONE, "3", "2^3-1")
    fields = "X       3\nM       7\nstatus  ok\ngcd     1\ns       5\nclocks  31\ncheck   s X = gcd modulo M\n"
    assert (code, out, err) == (0, fields, "")
    assert asked.read_text() == "0 3 7\n"
    code, out, _ = run(capsys, ONE, "--json", "0x3", "7")
    assert code == 0 and json.loads(out) == {
        "config": ONE, "X": "0x3", "M": "0x7", "status": "ok", "gcd": "0x1", "s": "0x5", "clocks": 31,
        "check": "s X = gcd modulo M",
    }  # fmt: skip


def test_cofactors_have_signs(core, capsys):
    # 5 * 3 - 2 * 7 = 1, in ten bits.
    core("31 0 01 005 3fe\\n")
    code, out, _ = run(capsys, BOTH, "--hex", "3", "7")
    assert code == 0 and "t       -0x2\n" in out and out.endswith("check   s X + t M = gcd\n")


def test_no_inverse_is_no(core, capsys):
    core("31 1 03 001 000\\n")
    code, out, _ = run(capsys, ONE, "3", "9")
    assert code == 1 and "status  gcd is not 1\ngcd     3\n" in out
    core("31 2 00 000 000\\n")
    code, out, _ = run(capsys, ONE, "3", "8")
    assert code == 1 and "status  refused\n" in out and out.endswith("check   M is even\n")


INTEGERS = ["31 0 01 004 000", "31 1 01 005 000", "31 0 07 005 000", "31 2 00 000 000", "31 3 01 005 000", "31 0 01 00c 000"]
# Over GF(2), (x + 1)(x^2 + x) + 1 (x^3 + x + 1) = 1 is right; 3 * 5 = 2 * 7 + 1 is so over the integers alone.
POLYNOMIALS = ["31 0 01 006 000", "31 0 01 005 3fe", "31 1 01 006 001", "31 0 03 006 001", "31 2 00 000 000"]


@pytest.mark.parametrize("answer", INTEGERS)
def test_a_wrong_answer_for_integers_is_not_printed(core, capsys, answer):
    # A second pair, with a right answer, is not printed either.
    core(f"31 0 01 001 000\\n{answer}\\n")
    code, out, err = run(capsys, ONE, "1", "7", "3", "7")
    assert (code, out) == (1, "")
    assert err.startswith("error: ct_8: the core gave a wrong result for X = 0x3, M = 0x7: ") and err.count("\n") == 1


@pytest.mark.parametrize("answer", POLYNOMIALS)
def test_a_wrong_answer_for_polynomials_is_not_printed(core, capsys, answer):
    core(answer + "\\n")
    code, out, err = run(capsys, BOTH, "--polynomial", "3", "11")
    assert (code, out) == (1, "") and "a wrong result for X = 0x3, M = 0xb: " in err


def test_polynomials_go_where_there_are_some(core, capsys):
    asked = core("31 0 01 006 001\\n")
    code, out, _ = run(capsys, BOTH, "--polynomial", "3", "11")
    assert code == 0 and out.endswith("check   s X + t M = gcd over GF(2)\n")
    assert asked.read_text() == "1 3 b\n"
    code, out, err = run(capsys, ONE, "--polynomial", "3", "11")
    assert (code, out) == (2, "") and "--polynomial: ct_8 is for integers; accepted with polynomials are" in err


@pytest.mark.parametrize(
    ("printed", "status", "said"),
    [
        # A right line, from a program that then fails.
        ("31 0 01 005 000\\n", 3, "ended with status 3, after '31 0 01 005 000'"),
        ("no result\\n", 1, "ended with status 1, after 'no result'"),
        ("", 0, "gave 0 results for 1 pairs"),
        ("31 0 01 005 000\\n31 0 01 005 000\\n", 0, "gave 2 results for 1 pairs"),
        ("31 0 01 xyz 000\\n", 0, "'31 0 01 xyz 000', which is no result"),
        ("31 0 01 005\\n", 0, "'31 0 01 005', which is no result"),
    ],
)
def test_a_simulation_that_fails_is_an_error(core, capsys, printed, status, said):
    core(printed, status)
    code, out, err = run(capsys, ONE, "3", "7")
    assert (code, out) == (1, "") and err.startswith("error: ct_8: the simulation ") and said in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["3"], "M: the last X has none"),
        ([], "X M: none are given; accepted are one or more pairs"),
        (["256", "7"], "X: out of range; ct_8 accepts numbers from 0 to 2^8 - 1"),
        (["3", "256"], "M: out of range"),
        (["2-3", "7"], "X: out of range"),
        (["3", "seven"], "M: 'seven': not an expression of integers; accepted are"),
        (["True", "7"], "X: 'True': not an expression of integers"),
        (["7.0", "7"], "X: '7.0': not an expression of integers"),
        (["(3", "7"], "X: '(3': not an expression of integers"),
        (["3", "7//0"], "M: '7//0': a division by 0"),
        (["2^-1", "7"], "X: '2^-1': a power out of range"),
        (["9^9^9^9", "7"], "X: '9^9^9^9': a power out of range"),
        (["2^65535*2^65535", "7"], "X: '2^65535*2^65535': a number out of range inside; accepted are up to 65536 bits"),
        (["1" + "+1" * 20000, "7"], "too long a one"),
        (["--config", "none", "3", "7"], "--config: there is no configuration 'none'; accepted are ct_255, ct_256,"),
    ],
)
def test_what_is_not_accepted_is_named(capsys, arguments, said):
    code, out, err = run(capsys, ONE, *arguments)
    assert (code, out) == (2, "") and said in err


def test_expressions_are_computed():
    for text, value in {"2^255-19": 2**255 - 19, "0x1f*(2-5)": -93, "-2^2": -4, "7//2": 3, "2^3^2": 512, " 5": 5}.items():
        assert simulate.number(text) == value


def test_the_core_itself(capsys):
    code, out, _ = run(capsys, ONE, "3", "7")
    assert code == 0 and "s       5\nclocks  31\n" in out


@pytest.mark.share(7)
def test_a_planted_fault_in_the_core_is_not_printed(capsys, tmp_path, monkeypatch):
    """The same build as the first planted fault of test_core.py."""
    sources = verilated.planted(tmp_path, "bz_operands.sv", "(~f_carry_i & x2_neg_i)", "(f_carry_i & x2_neg_i)")
    faulty, build = {**NAMED[ONE], "Width": 16, "Steps": 27}, verilated.build
    monkeypatch.setattr(verilated, "configurations", lambda: {"faulty": faulty})
    monkeypatch.setattr(verilated, "build", lambda values: build(values, sources))
    pairs = check.operands(16, 20)
    code, out, err = run(capsys, "faulty", *(str(number) for pair in pairs for number in pair))
    assert (code, out) == (1, "") and "error: faulty: the core gave a wrong result for X = " in err
