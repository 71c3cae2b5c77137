# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every pair of operands, and in every clock: words in their ranges, rows congruent (tb/rows.cpp); planted faults."""

import os
import subprocess

import pytest
import verilated

NIGHTLY = os.environ.get("BEZOUT_NIGHTLY") == "1"
NAMED = verilated.configurations()
CORES = {
    "both columns": {**NAMED["ct_8"], "BothColumns": 1},
    "one column": NAMED["ct_8"],
    "one step": NAMED["ct_8_one_step"],
    "reduction by 8": NAMED["ct_8_reduce_8"],
    "early exit": {**NAMED["ct_8"], "BothColumns": 1, "ConstantTime": 0},
    "10 bits": {**NAMED["ct_8"], "Width": 10, "Steps": 17, "BothColumns": 1},
}


def ran(values, folder=verilated.RTL / "src"):
    done = subprocess.run([verilated.build_rows(values, folder)], capture_output=True, text=True)
    return done.returncode, done.stdout


@pytest.mark.parametrize("name", list(CORES) if NIGHTLY else list(CORES)[:1])
def test_every_word_of_all_operands(name):
    values = CORES[name]
    failed, text = ran(values)
    assert not failed, text
    # An odd modulus, and with both columns any that is even with an odd number.
    half = 1 << (2 * values["Width"] - 1)
    assert int(text.split()[0]) == half + half // 2 * values["BothColumns"]
    assert int(text.split()[-1]) >= 10 * int(text.split()[0])


# A negation's lost 1 is no fault: the shift takes the bits that it then drops for the carry that they should have been.
FAULTS = {
    "a lost carry": ("bz_row.sv", "(f_carry_q & f_keep)", "(f_carry_q & f_g)"),
    "a wrong multiple": ("bz_recode.sv", "value_i[length-1] & carry_en_i", "1'b0 & carry_en_i"),
    "a wrong modulus": ("bz_top.sv", "sum[i][RowWidth-Scale-1:0], low_q}", "sum[i][RowWidth-Scale-1:0], ~low_q}"),
    "a lost carry of f": ("bz_pair.sv", "(f_carry_q & f_keep)", "(f_carry_q & f_g)"),
}


@pytest.mark.share(12)
@pytest.mark.parametrize("fault", FAULTS)
def test_planted_faults_are_found(fault, tmp_path):
    sources = verilated.planted(tmp_path, *FAULTS[fault])
    failed, text = ran(CORES["both columns"], sources)
    assert failed and ", clock " in text, text
