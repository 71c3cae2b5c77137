# SPDX-License-Identifier: MIT OR Apache-2.0
"""Callgrind counts how often each instruction runs: the same for all inputs of a size, or it leaks."""

import collections
import dataclasses
import subprocess

OPTIONS = [
    "--tool=callgrind",
    "--collect-atstart=no",
    "--dump-instr=yes",
    "--compress-strings=no",
    "--compress-pos=no",
    "--combine-dumps=yes",
]

TRIGGER = "desc: Trigger: Client Request: "


@dataclasses.dataclass
class Run:
    """One call: how often each instruction of the program ran, by address, and its source line."""

    inputs: str
    counts: dict = dataclasses.field(default_factory=lambda: collections.defaultdict(int))
    places: dict = dataclasses.field(default_factory=dict)


def parse(path, exe):
    """The profiles by case. Libraries are left out: the allocator's path is its own affair."""
    cases, run, ours, file, inclusive = {}, None, False, "", False
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if line.startswith(TRIGGER):
                name, _, inputs = line[len(TRIGGER) :].rstrip("\n").split("\t")
                run = Run(inputs)
                cases.setdefault(name, []).append(run)
            elif line.startswith("part:"):
                run = None
            elif line.startswith("ob="):
                ours = line[3:].rstrip("\n") == str(exe)
            elif line.startswith(("fl=", "fi=", "fe=")):
                file = line[3:].rstrip("\n")
            elif line.startswith("calls="):
                # The next line is the cost of the callee.
                inclusive = True
            elif line.startswith("0x"):
                if ours and run and not inclusive:
                    address, number, count = line.split()
                    run.counts[address] += int(count)
                    run.places[address] = f"{file}:{number}"
                inclusive = False
    return cases


def differences(runs):
    """Instructions that do not run equally often for all inputs."""
    if len(runs) < 2 or not all(r.counts for r in runs):
        yield "there is nothing to compare"
        return
    first = runs[0]
    for other in runs[1:]:
        for address in sorted(first.counts.keys() | other.counts.keys()):
            a, b = first.counts.get(address, 0), other.counts.get(address, 0)
            if a != b:
                place = first.places.get(address) or other.places[address]
                yield f"{address} {place}: {a} times for {first.inputs}, {b} for {other.inputs}"


def describe(runs):
    return f"{len(runs)} inputs, {sum(runs[0].counts.values())} instructions each"


def run(exe, out, limbs, arguments):
    command = ["valgrind", *OPTIONS, f"--callgrind-out-file={out}", exe, "count", str(limbs), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"ctcheck under callgrind ended with {done.returncode}:\n{done.stderr}")
    cases = parse(out, exe)
    if not cases:
        raise SystemExit("callgrind wrote no profile")
    return cases
