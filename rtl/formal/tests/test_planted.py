# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proofs fail where something is wrong: one damaged module each, and a core whose timing does depend on data."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import run  # noqa: E402

DAMAGES = [
    ("csa32 keeps the value", "bz_csa32.sv", "(half[Width-2:0] & z_i", "(half[Width-2:0] | z_i"),
    ("exact_shift up to 2", "bz_exact_shift.sv", "(carry_i[i-1] | sum_i[i-1])", "(carry_i[i-1] ^ sum_i[i-1])"),
    ("shift_lines from 3 to 4,", "bz_shift_lines.sv", "carry_en_i & ~differ & (", "carry_en_i & differ & ("),
    ("pair_sign gives each word its sign", "bz_pair_sign.sv", "at_least_one & ~(", "at_least_one & ("),
    ("fast core: final_adder_holds, one", "bz_control.sv", "run & (tick_d == TickWidth'(Parts))",
     "run & (tick_d == TickWidth'(Parts + 1))"),
    ("loop 2 4 of (13, 11): step, any words", "bz_pair_sign.sv", "at_least_one & ~(", "at_least_one & ("),
    ("fast core, one step, f and g: values", "bz_operands.sv", "(~f_carry_i & x2_neg_i)", "(f_carry_i & x2_neg_i)"),
    ("fast core, one step, f and g: head", "bz_decide.sv", "~(f_i[1] ^ g_i[1])", "(f_i[1] ^ g_i[1])"),
    ("fast core, one step, f and g: window", "bz_window.sv", "x_i    ({1'b0, g_o[Low-1:0]})", "x_i    ({1'b0, f_o[Low-1:0]})"),
    ("recode of 3 to 4 bits", "bz_recode.sv", "value_i[length-1] & carry_en_i", "1'b0 & carry_en_i"),
    ("recode of 1 to 3 bits", "bz_recode.sv", "& ~(extended[2*i+1] ^ extended[2*i])", "& ~(extended[2*i+1] & extended[2*i])"),
    # Digits without a sign clear the places too, but do not stay in the range.
    ("fast core, one step, rows: digits", "bz_recode.sv", "value_i[length-1] & carry_en_i", "1'b0 & carry_en_i"),
    ("fast core, one step, rows: sums", "bz_quotient.sv", ".cin_i  (s_carry_q[Low])", ".cin_i  (1'b0)"),
    # Only the second step of a clock takes a half for f.
    ("fast core, two steps, rows: sums", "bz_quotient.sv", ".cin_i  (y_carry_q[Low])", ".cin_i  (1'b0)"),
    ("fast core, one step, rows: selections", "bz_quotient.sv", "x2_g_q[i]    <= results_d.f_g &", "x2_g_q[i]    <= results_d.f_keep &"),
    ("row, two steps, values (-, +)", "bz_operands.sv", "(g_sum_i << i)", "(f_sum_i << i)"),
    ("row, one step, values (-)", "bz_row.sv", "(f_carry_q & f_keep)", "(f_carry_q & f_g)"),
    ("baseline: sources of multi-cycle", "bz_baseline_top.sv", "(count_q[2:0] == 3'd2)", "(count_q[2:0] == 3'd1)"),
]


def named(name):
    """The property whose name begins so."""
    return next(prop for prop in run.properties() if prop.name.startswith(name))


@pytest.mark.parametrize(("name", "file", "right", "wrong"), DAMAGES)
def test_damage_is_found(tmp_path, name, file, right, wrong):
    source = (run.BASELINE if "baseline" in file else run.SOURCE) / file
    text = source.read_text(encoding="utf-8")
    assert right in text
    (tmp_path / file).write_text(text.replace(right, wrong), encoding="utf-8")
    holds, _ = run.proved(named(name), [(str(source), str(tmp_path / file))])
    assert not holds


def test_an_assertion_that_is_never_checked_is_found(tmp_path):
    """A shift by no amount at all: the assumption cannot be met."""
    text = (run.HERE / "leaves.sv").read_text(encoding="utf-8")
    right = "assume (one & divides"
    assert right in text
    (tmp_path / "leaves.sv").write_text(text.replace(right, "assume (one & ~one & divides"), encoding="utf-8")
    prop = named("exact_shift up to 2")
    assert run.vacuous(prop) == []
    damage = [(str(run.HERE / "leaves.sv"), str(tmp_path / "leaves.sv"))]
    assert run.proved(prop, damage)[0] and run.vacuous(prop, damage) == [0]


def test_early_exit_is_found():
    prop = named("baseline: the handshake")
    assert not run.proved(replace(prop, parameters={"Bits": 3, "ConstantTime": 0}))[0]
