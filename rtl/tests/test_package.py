# SPDX-License-Identifier: MIT OR Apache-2.0
"""What others build the core from: lists of files, FuseSoC's and Bender's descriptions, registers and their driver."""

import os
import re
import subprocess
import sys

import pytest
import verilated
import yaml

RTL = verilated.RTL
TOPS = {"core": ("bz_axil", "bz_top"), "baseline": ("bz_baseline_top",), "f3": ("bz_f3",)}
NIGHTLY = os.environ.get("BEZOUT_NIGHTLY") == "1"
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


def fusesoc(target, monkeypatch):
    """Runs a target as a user does. Of a simulation few clocks are run: what counts is the compiler's time."""
    root = verilated.BUILD / "fusesoc"
    monkeypatch.setenv("MAKEFLAGS", "VM_PARALLEL_BUILDS=0 OPT_FAST=-O0 OPT_GLOBAL=-O0")
    command = ("--cores-root", str(RTL), "run", "--build-root", str(root), "--target", target, "bezout:ip:gcd")
    return run(sys.executable, "-m", "fusesoc.main", *command, cwd=verilated.BUILD)


@pytest.mark.parametrize("target", ["lint", "lint_baseline", "lint_f3"])
def test_fusesoc_lints(target, monkeypatch):
    done = fusesoc(target, monkeypatch)
    assert done.returncode == 0, done.stdout + done.stderr


def test_fusesoc_runs_the_driver(monkeypatch):
    done = fusesoc("sim", monkeypatch)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "result 0, " in done.stdout and "interrupt seen" in done.stdout
    # Whoever has the core alone has the texts of its licenses.
    for name in "LICENSE-APACHE", "LICENSE-MIT":
        copies = {path.read_bytes() for path in (verilated.BUILD / "fusesoc").rglob(name)}
        assert copies == {(RTL.parent / name).read_bytes()}


def drive(folder, program, values):
    """Builds a program of the driver on a simulated bus with a core of these parameters, and runs it; the lines that it prints."""
    folder.mkdir(exist_ok=True)
    command = [verilated.verilator(), "--cc", "--exe", "--top-module", "bz_axil", "-Mdir", str(folder), "-y", "src"]
    command += ["-Wno-fatal", "-Wno-lint", "-Wno-SELRANGE", "-Wno-WIDTH", "-Wno-style", "-Werror-USERERROR", "--x-initial", "unique"]
    command += [f"-G{name}={value}" for name, value in values.items()] + [str(path) for path in verilated.sources()[:2]]
    macros = "-DBEZOUT_CORE_READ=simulated_read -DBEZOUT_CORE_WRITE=simulated_write -Dmain=program"
    command += ["-CFLAGS", f"{macros} -I{RTL}/driver", "src/bz_axil.sv"]
    done = run(*command, str(program), str(RTL / "driver/bezout_core.c"), str(RTL / "tb/bus.cpp"), cwd=RTL)
    assert done.returncode == 0, done.stdout + done.stderr
    verilated.compile_model(folder, "bz_axil")
    return run(str(folder / "Vbz_axil")).stdout


BOTH = {"Width": 96, "Dual": 1, "BothColumns": 1}


def test_the_driver_gives_gcds_and_cofactors(tmp_path):
    assert drive(tmp_path, RTL / "driver/cofactors.c", BOTH).startswith("result 0, ")


@pytest.mark.skipif(not NIGHTLY, reason="the builds of two more cores")
@pytest.mark.parametrize("change", [("s[0] != 0xca", "s[0] != 0xcb"), ("add_product(total, t, m, ring);", "add_product(total, t, x, ring);")])
def test_the_example_of_the_driver_notices(tmp_path, change):
    text = (RTL / "driver/cofactors.c").read_text(encoding="utf-8")
    assert change[0] in text
    (tmp_path / "cofactors.c").write_text(text.replace(*change), encoding="utf-8")
    assert not drive(tmp_path / "built", tmp_path / "cofactors.c", BOTH).startswith("result 0, ")


def test_one_header_is_enough_for_every_width(tmp_path):
    """Registers are in the same places however many words they have: that of the header is as good as that of 2,048 bits."""
    done = run(sys.executable, "-m", "peakrdl", "c-header", "-P", "WORDS=65", str(RTL / "registers.rdl"), "-o", str(tmp_path / "wide.h"))
    assert done.returncode == 0, done.stderr
    names = ("command", "width", "interrupt", "x", "m", "gcd", "s", "t")
    places = []
    for header in (HEADER, tmp_path / "wide.h"):
        program = f'#include <stddef.h>\n#include <stdio.h>\n#include "{header}"\nint main(void) {{\n'
        # The name of the type has the parameter in it.
        kind = re.findall(r"\} (?:__attribute__.*\) )?(bezout_core\w*_t);", header.read_text(encoding="utf-8"))[-1]
        program += "".join(f'printf("%zu ", offsetof({kind}, {name}));\n' for name in names) + "return 0; }\n"
        (tmp_path / "places.c").write_text(program, encoding="utf-8")
        built = run("gcc", "-o", str(tmp_path / "places"), str(tmp_path / "places.c"))
        assert built.returncode == 0, built.stderr
        places.append(run(str(tmp_path / "places")).stdout)
    assert places[0] == places[1] and places[0].split() == "0 4 8 4096 8192 12288 16384 20480".split()
