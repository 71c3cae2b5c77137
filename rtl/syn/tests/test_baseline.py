# SPDX-License-Identifier: MIT OR Apache-2.0
"""The baseline core in Verilator: all pairs of operands of a few bits, and its clocks; a planted error that shows."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "rtl" / "syn"), str(ROOT / "rtl" / "tb")]

import designs  # noqa: E402
import verilated  # noqa: E402

BITS = 6
SOURCES = designs.baseline_sources()


def width(even, odd, bits=BITS):
    """Of the coefficients; see bz_baseline_top.sv."""
    if odd == 2:
        guard = (designs.baseline(bits, even, odd, True).cycles_worst - designs.BASELINE_BESIDE + 8 - 1).bit_length()
        return bits + (7 if even == 8 else 6) + guard
    return bits + (7 if 8 in (even, odd) else 6)


def results(folder, even, odd, constant_time, sources=SOURCES, bits=BITS):
    """Wrong results, least and most clocks over all pairs."""
    command = [
        verilated.verilator(), "--cc", "--exe", "--build", "-Wno-fatal", "--top-module", "bz_baseline_top", "-Mdir",
        str(folder), f"-GBits={bits}", f"-GEven={even}", f"-GOdd={odd}", f"-GConstantTime={constant_time}",
        *map(str, sources), str(ROOT / "rtl" / "tb" / "baseline.cpp"),
    ]  # fmt: skip
    subprocess.run(command, env=verilated.environment(), capture_output=True, check=True)
    program = folder / "Vbz_baseline_top"
    done = subprocess.run([program, str(bits), str(width(even, odd, bits))], capture_output=True, text=True, check=True)
    return tuple(int(word) for word in done.stdout.split())


@pytest.mark.parametrize(("even", "odd", "constant_time"), [(2, 4, 1), (8, 8, 0)])
def test_all_pairs(tmp_path, even, odd, constant_time):
    wrong, least, most = results(tmp_path, even, odd, constant_time)
    assert wrong == 0
    worst = designs.baseline(BITS, even, odd, True).cycles_worst
    assert (least == most == worst) if constant_time else (least < most <= worst)


def test_planted_error_is_found(tmp_path):
    """A row that takes the multiple of the wrong sign."""
    damaged = []
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        path = tmp_path / source.name
        path.write_text(text.replace("added_a |= inverted_a_i[k-1]", "added_a |= multiples_b_i[k-1]"), encoding="utf-8")
        damaged.append(path)
    assert results(tmp_path / "built", 2, 4, 1, damaged)[0] > 0


def test_too_few_steps_are_found(tmp_path):
    """The published count in place of the proved one: 15 steps for operands of 9 bits, where 17 are needed. With fewer
    bits it is enough for all pairs."""
    damaged = []
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        path = tmp_path / source.name
        path.write_text(text.replace("(Proved != 0) ? Proved :", "(Proved != 0) ? (151 * (Bits + 1) + 199) / 100 :"))
        damaged.append(path)
    assert results(tmp_path / "built", 2, 4, 1, damaged, bits=8)[0] > 0
