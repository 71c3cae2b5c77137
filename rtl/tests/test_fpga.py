# SPDX-License-Identifier: MIT OR Apache-2.0
"""The top for a small FPGA over its four wires, and its figures."""

import json
import os
import random
import re
import subprocess
import sys
import types
from pathlib import Path

import pyosys
import pytest
import verilated

RTL = verilated.RTL
sys.path.insert(0, str(RTL / "fpga"))
import build  # noqa: E402
import host  # noqa: E402

NIGHTLY = os.environ.get("BEZOUT_NIGHTLY") == "1"


def simulation(folder, width, sources):
    command = [verilated.verilator(), "--cc", "--exe", "--top-module", "bz_fpga", "-Mdir", str(folder)]
    command += ["-Wno-fatal", "-Wno-lint", "-Wno-SELRANGE", "-Wno-WIDTH", "-Wno-style", "-Werror-USERERROR", "--x-initial", "unique"]
    command += ["-CFLAGS", f"-DWIDTH={width}", *sources, str(RTL / "tb/fpga.cpp")]
    done = subprocess.run(command, env=verilated.environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    verilated.compile_model(folder, "bz_fpga")
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
    text = "".join(f"{host.frame(x, m, width).hex()}\n" for x, m in pairs)
    done = subprocess.run([str(program)], input=text, capture_output=True, text=True, check=True)
    for (x, m), line in zip(pairs, done.stdout.splitlines(), strict=True):
        status, s = host.answer(bytes.fromhex(line), width)
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


def refused(*arguments):
    done = subprocess.run([sys.executable, str(RTL / "fpga" / "build.py"), *map(str, arguments)], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    return done.stderr


def test_what_is_refused_names_what_is_accepted(tmp_path):
    assert "17 bits; accepted are 8, 9, " in refused("--width", 17)
    assert "accepted are 8, 9, " in refused("--width", 7)
    assert "a file for --lpf" in refused("--device", "ecp5-25k", "--pcf", RTL / "fpga/icebreaker.pcf")
    assert "there is no such file" in refused("--pcf", tmp_path / "none.pcf")
    assert "invalid choice: 'hx9k'" in refused("--device", "hx9k")


def test_pins_are_those_of_the_top():
    """Each port of bz_fpga has a pin of the board, and no pin two ports."""
    ports = re.findall(r"(?:input|output)\s+logic\s+(\w+)", (RTL / "fpga/bz_fpga.sv").read_text(encoding="utf-8").split(");")[0])
    rows = re.findall(r"^set_io\s+(\w+)\s+(\d+)$", (RTL / "fpga/icebreaker.pcf").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(port for port, _ in rows) == sorted(ports)
    assert len({pin for _, pin in rows}) == len(rows)


def test_frames_that_do_not_fit_are_refused():
    for x, m, width in [(1 << 16, 3, 16), (-1, 3, 16), (1, 3, 18)]:
        with pytest.raises(ValueError):
            host.frame(x, m, width)


def test_the_command_without_its_package_says_so(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "spidev", None)
    monkeypatch.setattr(sys, "argv", ["host.py", "--width", "16", "3", "7"])
    assert host.main() == 2 and "spidev" in capsys.readouterr().err


def test_the_command_speaks_to_a_port(monkeypatch, capsys):
    """With a core of Python behind the port."""
    last = [0]

    class Port:
        def open(self, bus, select):
            assert (bus, select) == (1, 2)

        def xfer2(self, octets):
            sent, number = last[0], int.from_bytes(bytes(octets), "big")
            x, m = number >> 16, number & 0xFFFF
            last[0] = pow(x, -1, m) if m else 1 << 17
            return list(sent.to_bytes(4, "big"))

        def close(self):
            pass

    monkeypatch.setitem(sys.modules, "spidev", types.SimpleNamespace(SpiDev=Port))
    monkeypatch.setattr(sys, "argv", ["host.py", "--width", "16", "--device", "1.2", "3", "7"])
    assert host.main() == 0 and capsys.readouterr().out == "5\n"
