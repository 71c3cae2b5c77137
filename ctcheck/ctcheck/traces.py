# SPDX-License-Identifier: MIT OR Apache-2.0
"""Traces of the CPU itself: the same instructions at the same addresses for all inputs of a length."""

import collections
import dataclasses

from . import process

# A trace with fewer inputs compares too little.
FEWEST_INPUTS = 3


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


@dataclasses.dataclass
class Traces:
    """By case and limbs: the runs, the addresses that the first one came to by calls and jumps, and those of its
    divisions."""

    runs: dict
    entered: dict
    divisions: dict

    def names(self):
        return {name for name, _ in self.runs}


def parse(output, anchor):
    runs, entered, divisions = collections.defaultdict(list), {}, {}
    for line in output.splitlines():
        what, name, limbs, *rest = line.split("\t")
        if what == "run":
            inputs, instructions, *rest = rest
            runs[name, int(limbs)].append(Run(inputs, int(instructions), *rest))
        else:
            places = [[anchor + int(place) for place in places.split(",") if place] for places in rest]
            entered[name, int(limbs)], divisions[name, int(limbs)] = places
    return Traces(dict(runs), entered, divisions)


def place(program, offset):
    """The instruction at an offset from the anchor, or an address outside of the program."""
    address = program.anchor + int(offset)
    text = program.instruction(address)
    return f"{address:x} in {program.title(address)}: {text}" if text else "a library"


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
    stepped = sum(r.stepped == r.trace for r in runs)
    also = f", {stepped} by single steps too" if stepped else ""
    return f"{len(runs)} inputs, {runs[0].instructions} instructions each{also}"


def run(program, arguments):
    done = process.run("trace", [str(program.exe), "trace", *program.arguments, *arguments])
    if done.returncode:
        raise SystemExit(f"ctcheck trace ended with {done.returncode}:\n{done.stderr}")
    return parse(done.stdout, program.anchor)


def merge(parts):
    together = Traces({}, {}, {})
    for part in parts:
        together.runs |= part.runs
        together.entered |= part.entered
        together.divisions |= part.divisions
    return together


def harmless_divisions(*recorded):
    """The divisions that ran, and whose operands were the same for all inputs: they are in the traces."""
    same, others = set(), set()
    for traces in recorded:
        for case, places in traces.divisions.items():
            equal = len({run.trace for run in traces.runs[case]}) == 1
            (same if equal else others).update(places)
    return same - others
