#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the fuzz targets with a stable compiler, runs them, and closes with one line that counts.

    tools/fuzz.py [--target NAME] [--runs N] [--seed N]   all targets, or one, for N runs together
    tools/fuzz.py --control                               an error is planted, and has to be found
    tools/fuzz.py --mutants [--target NAME]               the same for each target, in the code that it looks at
    tools/fuzz.py --target NAME --input FILE              one input again, such as that of a finding
    tools/fuzz.py --corpus                                writes fuzz/corpus/ again, from what runs have found new

libFuzzer comes as a crate and is compiled with g++; the compiler's own pass counts the edges of all code. So neither a
nightly compiler nor cargo-fuzz is needed. AddressSanitizer is not there: that would need a nightly one.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import mutants

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "target" / "fuzz"
# Its list has their names.
TARGETS = "crates/fuzz-targets/src/lib.rs"
# One file a target, one input a line, in hexadecimal.
CORPUS = ROOT / "fuzz" / "corpus"
NEW, FINDINGS = BUILD / "corpus", BUILD / "findings"

# What `-C instrument-coverage` of a nightly compiler with its sanitizers would set.
EDGES = [
    "-Cpasses=sancov-module",
    *("-Cllvm-args=-sanitizer-coverage-" + o for o in ("level=4", "inline-8bit-counters", "pc-table", "trace-compares")),
]

# About 30 seconds on one idle CPU.
RUNS = 250_000

# Of a thousand runs, so that each target has about the same time. The slowest ones make signatures and ciphertexts.
SHARES = {
    "simulator": 580,
    "expression": 200,
    "batch": 60,
    "dynamic": 55,
    "audit": 50,
    "dstu4145": 20,
    "binary_field": 10,
    "large": 10,
    "class_group": 10,
    "kem": 5,
}

# Of which each has to find its error; the slowest take a tenth of a second.
MUTANT_RUNS = 20_000

# Longer inputs say no more: choices are a byte or two.
LENGTH = 600

# An input that takes as many seconds is a finding: the machine may be busy, a limit of work is not.
SECONDS = 60

CONTROL = "dynamic"

# Errors of tools/mutants/ that each target finds: the file, and the name.
MUTANTS = {
    "audit": ("crates/bezout-audit/src/base.rs", "one_in_base"),
    "expression": ("crates/bezout-cli/src/number.rs", "power_of_unit"),
    "batch": ("crates/bezout-front/src/integer/number.rs", "cofactor_sign"),
    "dstu4145": ("crates/bezout-dstu4145/src/compress.rs", "point_not_reduced"),
    "kem": ("crates/bezout-ntru/src/ntru.rs", "always_rejected"),
    "simulator": ("firmware/m0sim/src/machine.rs", "reset_memory"),
    "dynamic": ("crates/bezout/src/integer/types/any_length.rs", "kronecker_sign"),
    "binary_field": ("crates/bezout/src/binary_field/types/gf2m.rs", "trace_parity"),
    "large": ("crates/bezout-large/src/symbol.rs", "kronecker_both_negative"),
    "class_group": ("crates/bezout-class-group/src/encoding.rs", "other_encoding_accepted"),
}


@dataclass
class Run:
    """What libFuzzer reports."""

    target: str
    runs: int
    code: int
    log: str

    @property
    def finding(self) -> str | None:
        """Why the run is a finding: an error, or fewer runs than it was asked for."""
        if self.code == 0 and self.runs > 0:
            return None
        said = re.search(r"^.*panicked at .*\n.*|^==\d+== ?ERROR: .*|^ALARM: .*", self.log, re.M)
        return said[0] if said else f"it ended with {self.code} after {self.runs} runs"

    @property
    def input(self) -> str | None:
        found = re.search(r"Test unit written to (\S+)", self.log)
        return found[1] if found else None


def executed(log: str) -> int:
    """The runs that libFuzzer counts at its end."""
    found = re.search(r"^stat::number_of_executed_units: (\d+)", log, re.M)
    return int(found[1]) if found else 0


def targets() -> list[str]:
    """Their names, in the source."""
    return re.findall(r'^    \("(\w+)", \w+::\w+\),$', (ROOT / TARGETS).read_text(), re.M)


def host() -> str:
    text = subprocess.run(["rustc", "-vV"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return re.search(r"^host: (\S+)", text, re.M)[1]


def build(tree: Path = ROOT) -> Path:
    # With a target named, build scripts are not instrumented.
    flags = "build.rustflags=[" + ", ".join(f'"{flag}"' for flag in EDGES) + "]"
    place = ["--manifest-path", str(tree / "fuzz" / "Cargo.toml"), "--target-dir", str(BUILD), "--target", host()]
    subprocess.run(["cargo", "build", "--quiet", "--release", "--locked", "--config", flags, *place], check=True)
    return BUILD / host() / "release" / "bezout-fuzz"


def unpack(target: str) -> Path:
    """The committed inputs of a target, as files."""
    folder = BUILD / "committed" / target
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    file = CORPUS / f"{target}.txt"
    lines = file.read_text().split() if file.exists() else []
    for number, line in enumerate(lines):
        (folder / f"{number:04}").write_bytes(bytes.fromhex(line))
    return folder


def start(program: Path, target: str, *arguments: str, **environment: str) -> Run:
    FINDINGS.mkdir(parents=True, exist_ok=True)
    options = [f"-timeout={SECONDS}", f"-max_len={LENGTH}", "-len_control=0", "-print_final_stats=1"]
    command = [str(program), *options, f"-artifact_prefix={FINDINGS}/{target}-", *arguments]
    variables = {**os.environ, "BEZOUT_FUZZ_TARGET": target, **environment}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    done = subprocess.run(command, env=variables, **streams)
    return Run(target, executed(done.stdout), done.returncode, done.stdout)


def fuzz(program: Path, target: str, runs: int, seed: int) -> Run:
    new = NEW / target
    new.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    run = start(program, target, f"-runs={runs}", f"-seed={seed}", str(new), str(unpack(target)))
    if run.code == 0 and run.runs < runs:
        run.code = 1
    print(f"{target:14} {run.runs:9} runs {time.monotonic() - begin:7.1f} s", flush=True)
    return run


def report(runs: list[Run]) -> int:
    findings = [run for run in runs if run.finding]
    for run in findings:
        print(f"\n==== {run.target}: {run.finding}")
        if run.input:
            print(f"again: python3 tools/fuzz.py --target {run.target} --input {run.input}")
    total = sum(run.runs for run in runs)
    print(f"{len(runs)} targets, {total} runs, {len(findings)} findings", flush=True)
    return 1 if findings else 0


def control(program: Path) -> int:
    """An error is planted in one target. It has to be found from nothing, and again from the input that is written."""
    shutil.rmtree(FINDINGS / "control", ignore_errors=True)
    planted = {"BEZOUT_FUZZ_PLANTED": "1"}
    run = start(program, CONTROL, "-runs=100000", "-seed=1", **planted)
    if "the planted error" not in (run.finding or "") or not run.input:
        print(f"the planted error was not found in {run.runs} runs\n{run.log[-2000:]}")
        return 1
    again = start(program, CONTROL, run.input, **planted)
    without = start(program, CONTROL, run.input)
    Path(run.input).unlink()
    if "the planted error" not in (again.finding or "") or without.code != 0:
        print(f"the input of the planted error does not show it\n{again.log[-2000:]}\n{without.log[-2000:]}")
        return 1
    print(f"control: the planted error was found, and its input shows it again\n{report_line(run)}")
    return 0


def known_errors() -> dict[tuple[str, str], mutants.Mutant]:
    """Those of all lists, by file and name, whether a run has judged them or not."""
    return {(m.file, m.name): m for path in mutants.LISTS.rglob("*.txt") for m in mutants.read(path)}


def find_mutants(names: list[str]) -> int:
    """Each target passes a copy of the code, and finds the error that is planted there for it."""
    records = known_errors()
    planted = {name: records[MUTANTS[name]] for name in names}
    tree = BUILD / "planted"
    # The target of expressions has the command's sources in it.
    mutants.copy(list(planted.values()), tree, (TARGETS,))
    program = shutil.copy(build(tree), BUILD / "planted-program")
    missed = 0
    for name, mutant in planted.items():
        committed = str(unpack(name))
        without = start(program, name, f"-runs={MUTANT_RUNS // 20}", "-seed=1", committed)
        found = start(program, name, f"-runs={MUTANT_RUNS}", "-seed=1", committed, **{mutants.VARIABLE: str(mutant.number)})
        ok = without.finding is None and found.finding and found.input
        print(f"{name:14} {mutant.file} {mutant.name}: {'found ' + report_line(found) if ok else 'NOT FOUND'}", flush=True)
        if ok:
            Path(found.input).unlink()
        else:
            print(f"{without.log[-1000:]}\n{found.log[-1000:]}")
            missed += 1
    print(f"{len(planted)} planted errors, {missed} not found")
    return 1 if missed else 0


def report_line(run: Run) -> str:
    count = re.findall(r"^#(\d+)", run.log, re.M)
    return f"after {count[-1] if count else 'less than 1'} runs or a little more"


def write_corpus(program: Path, names: list[str]) -> None:
    """The fewest inputs that reach all that is reached now."""
    CORPUS.mkdir(exist_ok=True)
    for target in names:
        out = BUILD / "merged" / target
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        run = start(program, target, "-set_cover_merge=1", str(out), str(unpack(target)), str(NEW / target))
        if run.code:
            sys.exit(f"{target}: {run.log[-2000:]}")
        inputs = sorted((file.read_bytes() for file in out.iterdir()), key=lambda x: (len(x), x))
        (CORPUS / f"{target}.txt").write_text("".join(x.hex() + "\n" for x in inputs if x))
        print(f"{target}: {len(inputs)} inputs, {sum(map(len, inputs))} bytes")


def main() -> int:
    names = targets()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", choices=names)
    parser.add_argument("--runs", type=int, default=RUNS, help=f"of all targets together; {RUNS} if not given")
    parser.add_argument("--seed", type=int, help="another one every day if not given")
    parser.add_argument("--input", type=Path)
    parser.add_argument("--control", action="store_true")
    parser.add_argument("--mutants", action="store_true")
    parser.add_argument("--corpus", action="store_true")
    arguments = parser.parse_args()
    if arguments.input and not arguments.target:
        parser.error("--input needs --target")
    if arguments.runs < 1:
        parser.error("--runs: from 1 up are accepted")
    if arguments.mutants:
        return find_mutants([arguments.target] if arguments.target else names)
    program = build()
    if arguments.control:
        return control(program)
    if arguments.corpus:
        write_corpus(program, [arguments.target] if arguments.target else names)
        return 0
    if arguments.input:
        run = start(program, arguments.target, str(arguments.input))
        print(run.log)
        return 1 if run.code else 0
    seed = arguments.seed or int(time.time()) // 86400
    print(f"seed {seed}")
    shares = {arguments.target: 1} if arguments.target else {name: SHARES[name] for name in names}
    each = {name: max(arguments.runs * share // sum(shares.values()), 1) for name, share in shares.items()}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return report(list(pool.map(lambda item: fuzz(program, *item, seed), each.items())))


if __name__ == "__main__":
    sys.exit(main())
