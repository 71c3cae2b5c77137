# SPDX-License-Identifier: MIT OR Apache-2.0
"""The top for a small FPGA over its four wires, and its figures."""

import json
import random
import subprocess
import sys

import verilated

RTL = verilated.RTL
sys.path.insert(0, str(RTL / "fpga"))
import build  # noqa: E402

WIDTH, STEPS = 16, 27


def simulation(folder):
    command = [verilated.verilator(), "--cc", "--exe", "--build", "--top-module", "bz_fpga", "-Mdir", str(folder), "-y", str(RTL / "src")]
    command += [f"-GWidth={WIDTH}", f"-GSteps={STEPS}", "-Wno-fatal", "-Wno-lint", "-Wno-SELRANGE", "-Wno-WIDTH", "-Wno-style", "-Werror-USERERROR"]
    command += ["-CFLAGS", f"-DWIDTH={WIDTH} -O1", "-MAKEFLAGS", "CFG_CXXFLAGS_PCH_I=-include"]
    command += [str(RTL / "src/bz_pkg.sv"), str(RTL / "fpga/bz_fpga.sv"), str(RTL / "tb/fpga.cpp")]
    done = subprocess.run(command, env=verilated.environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "Vbz_fpga"


def test_lint():
    command = ("--lint-only", "-Wall", "--top-module", "bz_fpga", "-f", "core.f", "tb/lint.vlt", "fpga/bz_fpga.sv")
    done = subprocess.run([verilated.verilator(), *command], cwd=RTL, env=verilated.environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_inverses_over_the_wires(tmp_path):
    rng = random.Random(16)
    most = 2**WIDTH - 1
    pairs = [(1, most), (most, most), (0, 3), (2, 1), (3, 7), (most - 1, most), (6, 9), (5, 8)]
    pairs += [(rng.randrange(most), rng.randrange(most) | 1) for _ in range(40)]
    text = "".join(f"{x:x} {m:x}\n" for x, m in pairs)
    done = subprocess.run([str(simulation(tmp_path))], input=text, capture_output=True, text=True, check=True)
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


def test_guide_has_the_figures():
    rows = json.loads(build.RESULTS.read_text(encoding="utf-8"))
    assert build.table(rows) in (RTL.parent / "docs/guide/hardware.md").read_text(encoding="utf-8")
