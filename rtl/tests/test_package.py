# SPDX-License-Identifier: MIT OR Apache-2.0
"""What others build the core from: lists of files, FuseSoC's and Bender's descriptions, registers and their driver."""

import re
import subprocess
import sys

import pytest
import verilated
import yaml

RTL = verilated.RTL
TOPS = {"core": ("bz_axil", "bz_top"), "baseline": ("bz_baseline_top",), "f3": ("bz_f3",)}
HEADER = RTL / "driver" / "bezout_core_registers.h"


def listed(name):
    return re.findall(r"^\S+\.sv$", (RTL / f"{name}.f").read_text(encoding="utf-8"), re.MULTILINE)


def run(*command, **more):
    return subprocess.run(command, env=verilated.environment(), capture_output=True, text=True, check=False, **more)


def test_lists_have_every_source():
    found = {str(path.relative_to(RTL)) for folder in ("src", "baseline") for path in (RTL / folder).glob("*.sv")}
    assert {path for name in TOPS for path in listed(name)} == found


def test_descriptions_have_the_same_lists():
    description = yaml.safe_load((RTL / "bezout.core").read_text(encoding="utf-8"))
    bender = yaml.safe_load((RTL / "Bender.yml").read_text(encoding="utf-8"))["sources"]
    for name, group in zip(TOPS, bender, strict=True):
        assert description["filesets"][name]["files"] == listed(name) == group["files"]


@pytest.mark.parametrize("name, top", [(name, top) for name, tops in TOPS.items() for top in tops])
def test_lists_are_enough(name, top):
    """Nothing is found but what the list names, and Verilator has no warning."""
    done = run(verilated.verilator(), "--lint-only", "-Wall", "--top-module", top, "-f", f"{name}.f", "tb/lint.vlt", cwd=RTL)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name, top", [(name, top) for name, tops in TOPS.items() for top in tops])
def test_oldest_verilator(name, top):
    """Debian's, 5.006. Of the baseline it says that a part is slow to simulate, which is not wrong."""
    slow = ("-Wno-UNOPTFLAT",) if name == "baseline" else ()
    command = ("/usr/bin/verilator", "--lint-only", "-Wall", *slow, "--top-module", top, "-f", f"{name}.f", "tb/lint.vlt")
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=RTL)
    assert done.returncode == 0, done.stderr


def test_header_of_the_registers():
    """`peakrdl c-header rtl/registers.rdl -o rtl/driver/bezout_core_registers.h` wrote the header."""
    new = verilated.BUILD / HEADER.name
    verilated.BUILD.mkdir(exist_ok=True)
    done = run(sys.executable, "-m", "peakrdl", "c-header", str(RTL / "registers.rdl"), "-o", str(new))
    assert done.returncode == 0, done.stderr
    assert new.read_text() == HEADER.read_text()


def fusesoc(target):
    root = verilated.BUILD / "fusesoc"
    command = ("--cores-root", str(RTL), "run", "--build-root", str(root), "--target", target, "bezout:ip:gcd")
    return run(sys.executable, "-m", "fusesoc.main", *command, cwd=verilated.BUILD)


@pytest.mark.parametrize("target", ["lint", "lint_baseline", "lint_f3"])
def test_fusesoc_lints(target):
    done = fusesoc(target)
    assert done.returncode == 0, done.stdout + done.stderr


def test_fusesoc_runs_the_driver():
    done = fusesoc("sim")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "result 0, " in done.stdout and "interrupt seen" in done.stdout
    # Whoever has the core alone has the texts of its licenses.
    for name in "LICENSE-APACHE", "LICENSE-MIT":
        copies = {path.read_bytes() for path in (verilated.BUILD / "fusesoc").rglob(name)}
        assert copies == {(RTL.parent / name).read_bytes()}
