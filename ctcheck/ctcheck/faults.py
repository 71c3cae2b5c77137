# SPDX-License-Identifier: MIT OR Apache-2.0
"""Faults in the assembly that inverts: `invert_checked` returns no wrong value.

Before instructions of the routine that `Modulus::invert` of 256 bits takes on this CPU, one bit flips: of a general register,
of the lower 256 bits of a vector register, or of the routine's state. Without the check some of these faults make wrong
inverses, else this comparison is empty.
"""

import re
import time

from . import assembly, process

CASE = ("Modulus::invert", 4)
STATE = re.compile(r"rdi=secret\[(-?\d+)\.\.(\d+)\]")
# Faults of a run, and the fewest wrong inverses among them without the check.
FAULTS, FEWEST = 1500, 100


def routine(program, recorded, found):
    """The entry and the place of the routine in assembly that the case goes through, and how many bytes it has."""
    entered = set(recorded.entered.get(CASE, ()))
    for entry, functions in found.items():
        for f in functions:
            if "_invert_" in entry and not assembly.is_own(entry) and f.address in entered:
                i = program.index(f.address)
                end = program.starts[i + 1] if i + 1 < len(program.starts) else program.bodies[i][-1][0] + 1
                return entry, f.address, end - f.address, f.instructions
    return None


def state(entry):
    """The bytes around its first argument that are its state."""
    lines = (line for line in assembly.TABLE.read_text(encoding="utf-8").splitlines() if line.startswith(f"{entry} "))
    found = STATE.search(next(lines, ""))
    return (int(found[1]), int(found[2])) if found else None


def parse(output):
    """Counts of no value, the right one, a wrong one, and of ends by a signal, by function."""
    rows = (line.split("\t") for line in output.splitlines())
    return {name: tuple(map(int, counts)) for name, *counts in rows}


def problems(counts):
    for name in ("invert", "invert_checked"):
        if sum(counts.get(name, ())) == 0:
            yield f"{name}: no fault was made"
            return
    if counts["invert_checked"][2]:
        yield f"invert_checked returned {counts['invert_checked'][2]} wrong inverses"
    if counts["invert"][2] < FEWEST:
        yield f"invert returned {counts['invert'][2]} wrong inverses, and fewer than {FEWEST} show nothing"


def check(report, name, program, recorded, found, seed=None):
    """Nothing to check where the inversion has no routine in assembly, which `no_fault_releases_a_wrong_inverse` is about."""
    place = routine(program, recorded, found)
    if not place:
        report.note("the inversion of 256 bits has no routine in assembly on this CPU: no faults there")
        return
    entry, address, size, _ = place
    seed = int(time.time()) // 86400 if seed is None else seed
    run = next(r for r in recorded.runs[CASE])
    every = max(1, run.instructions // FAULTS)
    low, high = state(entry)
    command = [program.exe, "faults", address - program.anchor, size, low, high, every, seed]
    done = process.run("faults", command)
    counts = parse(done.stdout)
    wrong = done.stderr.splitlines() or [f"it ended with {done.returncode}"] if done.returncode else list(problems(counts))
    detail = ", ".join(f"{f}: none {c[0]}, right {c[1]}, wrong {c[2]}, died {c[3]}" for f, c in counts.items())
    report.check(f"faults {name}: {entry}, seed {seed}", wrong, detail)
