# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the tests of tb/cocotb_*.py on the Verilated core and on its AXI4-Lite wrapper."""

import json
import os
import subprocess
import sys

import designs
import flow
import pytest
import verilated
from cocotb_tools.check_results import get_results
from cocotb_tools.runner import Icarus, Verilator

NIGHTLY = os.environ.get("BEZOUT_NIGHTLY") == "1"


class Whole(Verilator):
    """Compiles what is the same in all models once, and shows every signal."""

    def _build_command(self):
        verilate, make = super()._build_command()
        return [verilate, verilated.take_runtime("cocotb", self.build_dir), make]


class Runner(Whole):
    """Shows the ports and what tests look at inside."""

    def _build_command(self):
        verilate, *rest = super()._build_command()
        everything = verilate.index("--public-flat-rw")
        verilate[everything : everything + 1] = [str(verilated.SEEN), "--public-depth", "1"]
        return [verilate, *rest]


def run(top, module, parameters, variables, monkeypatch, tool=Runner, tests=2):
    environment = verilated.environment()
    for name in ("VERILATOR_ROOT", "PATH"):
        if name in environment:
            monkeypatch.setenv(name, environment[name])
    # The package's make file lacks how to include a precompiled header. Few clocks are run, so that what counts is the
    # compiler's time: all in one file, and no optimization.
    once = "CFG_CXXFLAGS_PCH_I=-include VM_PARALLEL_BUILDS=0 OPT_FAST=-O0 OPT_GLOBAL=-O0"
    monkeypatch.setenv("MAKEFLAGS", once)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    runner = tool()
    # Tests of one top with the same parameters share its model.
    folder = verilated.BUILD / f"{tool.__name__}_{top}_{'_'.join(str(value) for value in parameters.values())}"
    source = verilated.RTL / "src"
    runner.build(
        sources=[*(source / name for name in verilated.PACKAGES), source / f"{top}.sv"],
        hdl_toplevel=top,
        parameters=parameters,
        build_args=["-y", str(source), "-Wno-fatal", "-Wno-lint", "-Wno-SELRANGE"],
        build_dir=folder,
        timescale=("1ns", "1ps"),
    )
    verilated.keep_runtime("cocotb", folder)
    results = runner.test(hdl_toplevel=top, test_module=module, build_dir=folder, extra_env=variables)
    assert get_results(results) == (tests, 0)


@pytest.mark.parametrize("constant_time", (1, 0) if NIGHTLY else (1,))
def test_core_word_for_word(constant_time, monkeypatch):
    parameters = {"Width": 12, "Steps": 20, "BothColumns": 1, "ConstantTime": constant_time}
    variables = {"WIDTH": "12", "STEPS": "20", "CONSTANT_TIME": str(constant_time)}
    run("bz_top", "cocotb_core", parameters, variables, monkeypatch)


def test_axi4_lite(monkeypatch):
    parameters = {"Width": 40, "BothColumns": 1, "ConstantTime": 0}
    run("bz_axil", "cocotb_axil", parameters, {"WIDTH": "40"}, monkeypatch)
    run("bz_axil", "cocotb_master", parameters, {"WIDTH": "40"}, monkeypatch, tests=3)


def test_four_states(monkeypatch):
    """Icarus does not read the sources, but what Yosys writes: there a register is unknown until something is in it."""
    folder = verilated.BUILD / "four_states"
    folder.mkdir(parents=True, exist_ok=True)
    netlist = folder / "bz_axil.v"
    sources = " ".join(str(path) for path in designs.fast_sources())
    passes = [f"read_verilog -sv {sources}", "chparam -set Width 16 -set BothColumns 1 bz_axil"]
    passes += ["hierarchy -check -top bz_axil", "rename -top bz_axil", "proc", f"write_verilog -noattr {netlist}"]
    (folder / "passes.json").write_text(json.dumps(passes), encoding="utf-8")
    subprocess.run([sys.executable, "-c", flow.RUN_PASSES, folder / "passes.json"], check=True, stdout=subprocess.DEVNULL)
    runner = Icarus()
    runner.build(sources=[netlist], hdl_toplevel="bz_axil", build_dir=folder, timescale=("1ns", "1ps"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    results = runner.test(hdl_toplevel="bz_axil", test_module="cocotb_four_states", build_dir=folder, extra_env={"WIDTH": "16"})
    assert get_results(results) == (3, 0)


@pytest.mark.parametrize("both", (0, 1) if NIGHTLY else (1,))
def test_wipe(both, monkeypatch):
    parameters = {"Width": 12, "Steps": 20, "BothColumns": both}
    run("bz_axil", "cocotb_wipe", parameters, {"WIDTH": "12"}, monkeypatch, tool=Whole)


@pytest.mark.parametrize("degree", (9, 100) if NIGHTLY else (9,))
def test_f3(degree, monkeypatch):
    run("bz_f3", "cocotb_f3", {"Degree": degree}, {"DEGREE": str(degree)}, monkeypatch)
