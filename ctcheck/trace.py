# SPDX-License-Identifier: MIT OR Apache-2.0
"""Traces of the CPU itself: the same instructions at the same addresses for all inputs of a size."""

import collections
import dataclasses
import subprocess

# A trace with fewer inputs compares too little.
FEWEST_INPUTS = 6
ALL_INPUTS = 10


@dataclasses.dataclass(frozen=True)
class Plan:
    """What is recorded: some 200,000 steps a second are what the CPU can stop at."""

    inputs: int
    # In instructions. A case that takes more is recorded at a smaller size, and has to be at one.
    longest: int
    # Limbs, and how the names of cases begin.
    runs: tuple


DAILY = Plan(
    FEWEST_INPUTS,
    100_000,
    ((2, ""), (4, "kernel"), (5, "kernel"), (4, "Residue255"), (4, "F25519"), (4, "PseudoMersenne255"), (4, "assembly")),
)
NIGHTLY = Plan(
    ALL_INPUTS, 1_000_000, ((2, ""), (4, ""), (5, ""), (8, "kernel"), (9, "kernel"), (16, "kernel"))
)


@dataclasses.dataclass
class Run:
    """One call: how long its trace was, a hash of it, one of the results, and where it left the first run's."""

    inputs: str
    instructions: int
    trace: str
    results: str
    before: str
    difference: str
    refused: str


def parse(output):
    """The runs by case and size."""
    cases = collections.defaultdict(list)
    for line in output.splitlines():
        name, limbs, inputs, instructions, *rest = line.split("\t")
        cases[name, int(limbs)].append(Run(inputs, int(instructions), *rest))
    return cases


def place(program, offset):
    """The instruction at an offset from the anchor, or an address outside of the program."""
    address = program.anchor + int(offset)
    text = program.instruction(address)
    return f"{address:x} in {program.titles[program.index(address)]}: {text}" if text else "a library"


def problems(runs, program):
    if len(runs) < FEWEST_INPUTS:
        yield f"{len(runs)} inputs: at least {FEWEST_INPUTS} are to be compared"
    if len({r.results for r in runs}) < 2:
        yield "the result is the same for all inputs: the check is empty"
    first = runs[0]
    for run in runs:
        if run.refused != "-":
            yield f"{run.inputs}: the recorder knows no addresses of {place(program, run.refused)}"
    for run in runs[1:]:
        if run.trace == first.trace:
            continue
        if run.difference == "-":
            yield f"{run.inputs} leaves the trace of {first.inputs} after {first.instructions} instructions"
        else:
            before, there = place(program, run.before), place(program, run.difference)
            yield f"{run.inputs} leaves the trace of {first.inputs} after {before}, at {there}"


def describe(runs):
    return f"{len(runs)} inputs, {runs[0].instructions} instructions each"


def run(exe, plan, limbs, prefix):
    command = [str(exe), "trace", str(limbs), str(plan.inputs), str(plan.longest), prefix]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"ctcheck trace ended with {done.returncode}:\n{done.stderr}")
    return parse(done.stdout)


def run_all(exe, plan):
    """All cases of the plan, by name and size."""
    return {case: runs for limbs, prefix in plan.runs for case, runs in run(exe, plan, limbs, prefix).items()}
