# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Verilated core: exhaustive at 8 bits, directed and random operands at the named widths, and planted faults."""

import json
import os
import shutil

import check
import pytest
import verilated

CONFIGURATIONS = verilated.configurations()
NIGHTLY = os.environ.get("BEZOUT_NIGHTLY") == "1"


def complaints(values, pairs, polynomial, folder=None):
    program = verilated.build(values, folder) if folder else verilated.build(values)
    answers = verilated.run(program, pairs, values["Width"], polynomial)
    wrong = [
        (x, m, answer, text)
        for (x, m), answer in zip(pairs, answers, strict=True)
        if (text := check.complaint(x, m, answer, bool(values["BothColumns"]), polynomial))
    ]
    return wrong, {answer.clocks for answer in answers}


def examine(name, pairs):
    values = CONFIGURATIONS[name]
    modes = [False] * (not values["OnlyPolynomial"]) + [True] * bool(values["Dual"] or values["OnlyPolynomial"])
    clocks = set()
    for polynomial in modes:
        wrong, seen = complaints(values, pairs, polynomial)
        assert not wrong, wrong[:5]
        clocks |= seen
    if values["ConstantTime"]:
        assert len(clocks) == 1
    return clocks


@pytest.mark.parametrize("name", [n for n in CONFIGURATIONS if NIGHTLY or CONFIGURATIONS[n]["Width"] < 1000])
def test_lint(name):
    assert verilated.lint(CONFIGURATIONS[name]) == ""


def test_lint_of_the_wrapper():
    assert verilated.lint(CONFIGURATIONS["ct_8"], top="bz_axil") == ""


# Parameters, and what the message names: nothing, if they are accepted. Polynomials have a larger bound.
STEPS = [
    ({"Width": 64, "Steps": 0}, ""),
    ({"Width": 100, "Steps": 0}, ""),
    ({"Width": 255, "Steps": 417}, ""),
    ({"Width": 255, "Steps": 416}, "Steps"),
    ({"Width": 256, "Steps": 417}, "Steps"),
    ({"Width": 64, "Steps": 50}, "Steps"),
    # The end of the longest table takes Verilator ten times as long as that of another rule.
    pytest.param({"Width": 3000, "Steps": 0}, "Width", marks=pytest.mark.share(7)),
    ({"Width": 300, "Steps": 0, "Even": 2}, "Width"),
    ({"Width": 300, "Steps": 5000, "Even": 2}, "Width"),
    ({"Width": 256, "Steps": 419, "Dual": 1}, "Steps"),
    ({"Width": 100, "Steps": 198, "OnlyPolynomial": 1}, "Steps"),
    ({"Width": 100, "Steps": 0, "OnlyPolynomial": 1}, ""),
]


@pytest.mark.parametrize("values, named", STEPS)
def test_steps_are_proved_or_refused(values, named):
    said = verilated.lint(values)
    assert f"{named}: " in said if named else said == ""


def test_lint_finds_a_planted_fault(tmp_path):
    shutil.copytree(verilated.RTL / "src", tmp_path / "src")
    path = tmp_path / "src" / "bz_csa32.sv"
    path.write_text(path.read_text().replace("logic [Width-1:0] half;", "logic [Width-1:0] half, other;"))
    assert "UNUSEDSIGNAL" in verilated.lint(CONFIGURATIONS["ct_8"], tmp_path / "src")


# The build of a core takes longer than its runs, so that two cover the most between commits.
EXHAUSTIVE = ["ct_8", "dual_8"] + ["ct_8_reduce_8", "ct_8_one_step"] * NIGHTLY


@pytest.mark.parametrize("name", EXHAUSTIVE)
def test_all_pairs_of_8_bits(name):
    examine(name, [(x, m) for x in range(256) for m in range(256)])


# With every change, and of the others one each day. Those of a thousand bits are built by night.
DAILY = ["ct_255", "ct_96_both"]
TURNS = [name for name, values in CONFIGURATIONS.items() if 8 < values["Width"] < 1000 and name not in DAILY]
WIDE = [name for name, values in CONFIGURATIONS.items() if values["Width"] >= 1000] * NIGHTLY


@pytest.mark.parametrize("name", [*DAILY, *(pytest.param(name, marks=pytest.mark.share(len(TURNS))) for name in TURNS), *WIDE])
def test_directed_and_random(name):
    width = CONFIGURATIONS[name]["Width"]
    count = (2000 if width < 500 else 200) if not NIGHTLY else 100_000 if width < 1000 else 20_000
    clocks = examine(name, check.operands(width, count))
    if name == "ct_255":
        assert max(clocks) <= 240


# At 8 bits a digit without its sign makes 29 of all pairs wrong, and random ones miss them; at 16 bits a third of them.
FAULTY = {**CONFIGURATIONS["ct_8"], "Width": 16, "Steps": 27}
FAULTS = {
    "a lost negation": ("bz_operands.sv", "(~f_carry_i & x2_neg_i)", "(f_carry_i & x2_neg_i)"),
    "a lost sign": ("bz_shift_lines.sv", "top_sum    = carry_en_i & differ", "top_sum    = 1'b0 & differ"),
    "no correction of a shift": ("bz_shift_lines.sv", "correction |= sel_i[i][0] & out;", "correction |= 1'b0 & out;"),
    "a digit without its sign": ("bz_recode.sv", "value_i[length-1] & carry_en_i", "1'b0 & carry_en_i"),
    "too few steps": ("bz_top.sv", "(Steps + StepsPerClock - 1) / StepsPerClock;", "Steps / StepsPerClock - 3;"),
}
# Random operands take fewer steps than the bound, and end all the same.
SLOW = [(x, m) for x in range(0, 65536, 7) for m in (65535, 40503)]


def faulty_operands(fault):
    return SLOW if fault == "too few steps" else check.operands(FAULTY["Width"], 3000)


# One in twelve of these, of the next ones and of those in test_rows.py: each builds a core, and all are controls.
@pytest.mark.share(12)
@pytest.mark.parametrize("fault", FAULTS)
def test_planted_faults_are_found(fault, tmp_path):
    sources = verilated.planted(tmp_path, *FAULTS[fault])
    found, _ = complaints(FAULTY, faulty_operands(fault), False, sources)
    assert found


# In the second column, the one that rounds down, and beyond the first copy of the digits, at place 70.
FAR = ("bz_row.sv", "{Size{neg_q[j]}}", "{Size{neg_q[j] & ~(Floor && i > 0)}}")


# What a host that is ready all the time would not see, and what it would see twice.
SKIPPED = [
    ("if (end_q == EndWidth'(EndClocks - 1)) begin\n          state_d = Done;", "if (end_q == EndWidth'(EndClocks - 1)) begin\n          state_d = out_ready_i ? Idle : Done;"),
    ("if (out_ready_i) begin\n          state_d = Idle;", "if (out_ready_i) begin\n          state_d = end_q == 0 && !out_ready_i ? Idle : Done;"),
]


@pytest.mark.share(12)
@pytest.mark.parametrize("fault", SKIPPED, ids=["skipped", "kept"])
def test_a_result_that_is_skipped_or_kept_is_found(fault, tmp_path):
    """Or the simulation waits for it: after a million clocks it says so."""
    values = CONFIGURATIONS["ct_8"]
    with pytest.raises(verilated.SimulationError, match="no result|a result stays|ready while it runs"):
        complaints(values, [(3, 7)] * 8, False, verilated.planted(tmp_path, "bz_control.sv", *fault))


@pytest.mark.skipif(not NIGHTLY, reason="the build of one more core")
def test_a_fault_far_out_in_the_second_column_is_found(tmp_path):
    values = CONFIGURATIONS["ct_96_both"]
    found, _ = complaints(values, check.operands(values["Width"], 300), False, verilated.planted(tmp_path, *FAR))
    assert found


@pytest.mark.skipif(not NIGHTLY, reason="the build of one more core")
@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_found_without_a_fault(fault):
    found, _ = complaints(FAULTY, faulty_operands(fault), False)
    assert not found


@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_steps_are_those_of_the_proof(name):
    """Steps of all configurations against the recorded hulls; over GF(2) the degrees bound them."""
    values = CONFIGURATIONS[name]
    least = 2 * values["Width"] - 1 if values["Dual"] or values["OnlyPolynomial"] else 0
    if not values["OnlyPolynomial"]:
        records = json.loads((verilated.RTL.parent / "proofs" / "certificates" / "plus_minus.json").read_text())
        proved = {(entry["rule"], entry["bits"]): entry["steps"] for entry in records}
        rule = f"swap {values['Even']} {values['Odd']}"
        least = max(least, proved[rule, values["Width"]])
    assert values["Steps"] == least
