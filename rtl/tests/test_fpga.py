# SPDX-License-Identifier: MIT OR Apache-2.0
"""The top for a small FPGA over its four wires, and its figures."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pyosys
import pytest
import verilated

RTL = verilated.RTL
sys.path.insert(0, str(RTL / "fpga"))
import build  # noqa: E402

NIGHTLY = os.environ.get("BEZOUT_NIGHTLY") == "1"


def simulation(folder, width, sources):
    command = [verilated.verilator(), "--cc", "--exe", "--build", "--top-module", "bz_fpga", "-Mdir", str(folder)]
    command += ["-Wno-fatal", "-Wno-lint", "-Wno-SELRANGE", "-Wno-WIDTH", "-Wno-style", "-Werror-USERERROR", "--x-initial", "unique"]
    command += ["-CFLAGS", f"-DWIDTH={width} -O1", "-MAKEFLAGS", "CFG_CXXFLAGS_PCH_I=-include", *sources, str(RTL / "tb/fpga.cpp")]
    done = subprocess.run(command, env=verilated.environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "Vbz_fpga"


def test_lint():
    command = ("--lint-only", "-Wall", "--top-module", "bz_fpga", "-f", "core.f", "tb/lint.vlt", "fpga/bz_fpga.sv")
    done = subprocess.run([verilated.verilator(), *command], cwd=RTL, env=verilated.environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def check_inverses(program, width):
    """Inverses over the wires, those of numbers that have none, and of even moduli."""
    rng = random.Random(width)
    most = 2**width - 1
    pairs = [(1, most), (most, most), (0, 3), (2, 1), (3, 7), (most - 1, most), (6, 9), (5, 8)]
    pairs += [(rng.randrange(most), rng.randrange(most) | 1) for _ in range(40)]
    text = "".join(f"{x:x} {m:x}\n" for x, m in pairs)
    done = subprocess.run([str(program)], input=text, capture_output=True, text=True, check=True)
    for (x, m), line in zip(pairs, done.stdout.splitlines(), strict=True):
        status, s = (int(word, 16) for word in line.split())
        try:
            expected = None if m % 2 == 0 else pow(x, -1, m)
        except ValueError:
            expected = None
        if expected is None:
            assert status == (2 if m % 2 == 0 else 1), (x, m)
        else:
            assert (status, s) == (0, expected), (x, m)


@pytest.mark.parametrize("width", build.WIDTHS if NIGHTLY else build.WIDTHS[:1])
def test_inverses_over_the_wires(width, tmp_path):
    sources = [f"-GWidth={width}", f"-GSteps={build.designs.steps(width)}", "-y", RTL / "src", RTL / "src/bezout_bounds_pkg.sv", RTL / "src/bz_pkg.sv", RTL / "fpga/bz_fpga.sv"]
    check_inverses(simulation(tmp_path, width, map(str, sources)), width)


@pytest.mark.skipif(not NIGHTLY, reason="synthesis takes a minute")
@pytest.mark.parametrize("width", build.WIDTHS)
def test_netlists_over_the_wires(width, tmp_path):
    """What is placed and routed computes what the sources do, with the functions of the cells that Yosys gives."""
    build.synthesize(width, tmp_path)
    cells = Path(pyosys.__file__).parent / "share" / "ice40" / "cells_sim.v"
    sources = [tmp_path / "netlist.v", "-v", cells]
    check_inverses(simulation(tmp_path / "built", width, map(str, sources)), width)


def test_guide_has_the_figures():
    rows = json.loads(build.RESULTS.read_text(encoding="utf-8"))
    assert build.table(rows) in (RTL.parent / "docs/guide/hardware.md").read_text(encoding="utf-8")
