# SPDX-License-Identifier: MIT OR Apache-2.0
"""Traces of the CPU itself: the same instructions at the same addresses for all inputs of a size."""

import collections
import dataclasses
import subprocess

# A trace with fewer inputs compares too little.
FEWEST_INPUTS = 6


@dataclasses.dataclass(frozen=True)
class Plan:
    """What is recorded: limbs, and how the names of cases begin."""

    runs: tuple
    # Traces of up to so many instructions are recorded by single steps too, at 200,000 a second.
    steps: int


DAILY = Plan(((2, ""), (4, ""), (5, ""), (16, "kernel"), (16, "RsaKey")), 1500)
NIGHTLY = Plan(tuple((limbs, "") for limbs in (1, 2, 4, 5, 6, 8, 9, 16, 33, 64)), 60_000)


@dataclasses.dataclass
class Run:
    """One call: how long its trace was, hashes of it and of the results, and where it left the first run's."""

    inputs: str
    instructions: int
    trace: str
    stepped: str
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
        if run.stepped not in ("-", run.trace):
            yield f"{run.inputs}: the recorder did not record what the CPU does by single steps"
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
    stepped = ", by single steps too" if all(r.stepped == r.trace for r in runs) else ""
    return f"{len(runs)} inputs, {runs[0].instructions} instructions each{stepped}"


def run(exe, plan, limbs, prefix):
    command = [str(exe), "trace", str(limbs), str(plan.steps), prefix]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"ctcheck trace ended with {done.returncode}:\n{done.stderr}")
    return parse(done.stdout)


def run_all(exe, plan):
    """All cases of the plan, by name and size."""
    return {case: runs for limbs, prefix in plan.runs for case, runs in run(exe, plan, limbs, prefix).items()}
