# SPDX-License-Identifier: MIT OR Apache-2.0
"""What was checked, as a matrix: routine, class of lengths, profile, instrument. An empty cell fails.

A routine is a public function, a kernel of the library's tables, or one in assembly. Its cells are full where the
instrument has judged it, or where there is a reason below, which is stated and counted. What this CPU cannot run is
listed too, and counted by itself.
"""

import collections
import dataclasses
import json
import math
import pathlib
import re

from . import assembly

# The most bits of the numbers in each class: the buckets of the assembly, and behind them what its loops serve. Behind the
# last one everything is portable.
LOOPED = 16384
CLASSES = (256, 384, 528, 576, 1024, 2048, 4096, 6656, LOOPED)
BEYOND = "beyond"

CHECKED, NOT_HERE = "checked", "not on this CPU"
NOT_VALGRIND = "valgrind 3.19 runs neither AVX-512 nor VPCLMULQDQ"
NOT_VALGRIND_ALL = "the compiler has used AVX-512 for this CPU, which valgrind does not run"
NOT_VALGRIND_FORCED = "valgrind does not have what is forced: there, it would be a profile that has less forced"


@dataclasses.dataclass(frozen=True)
class Reason:
    """Why the cells of some routines are empty."""

    routine: str
    instruments: tuple
    # Of numbers of more bits than this.
    above: int
    text: str
    # Whether the nightly run has to fill them.
    daily: bool = False
    # The most bits.
    most: float = math.inf

    def covers(self, routine, length, instrument, nightly):
        bits = math.inf if length == BEYOND else length
        here = not (self.daily and nightly) and instrument in self.instruments
        return here and self.above < bits <= self.most and bool(re.search(self.routine, routine))


REASONS = (
    Reason("^control: declassified", ("trace",), 0, "what it makes public decides where it goes"),
    Reason(
        "^(kernel invert fermat/|(Modulus|SquareRoots)::sqrt)",
        ("memcheck", "trace", "deny-list"),
        1024,
        "its time is cubic in the length: it runs up to 1024 bits",
    ),
    Reason(
        # Jump divsteps begin there.
        "^(?!ct::)",
        ("memcheck", "trace", "deny-list"),
        LOOPED,
        "beyond 256 limbs all is portable, and slow: the nightly run has it",
        daily=True,
    ),
    Reason(
        r"^((Uint|Odd|Symbol|Modulus|ModulusRef|SquareRoots|parts)::|invert_each )",
        ("memcheck", "trace", "deny-list"),
        1024,
        "functions are compiled for each length, which takes long: the nightly run has these lengths",
        daily=True,
        most=6656,
    ),
)


def class_of(bits):
    return next((most for most in CLASSES if bits <= most), BEYOND)


def classes_of(cases):
    """The classes that a routine has to be checked at: one, or all that have numbers of the lengths that it takes."""
    least, most = cases[0].lengths
    if least == most:
        return list(dict.fromkeys(class_of(c.bits) for c in cases))
    found, before = [], 0
    for bits in (*CLASSES, None):
        limbs = bits // 64 if bits else None
        if (limbs is None or limbs >= least) and most > before:
            found.append(bits or BEYOND)
        before = limbs
    return found


# Routines that no kernel of the registry has: functions take them on all CPUs that have the instructions.
IN_FUNCTIONS = {"integer::routines::adx_near_power_squares_4"}
# Valgrind runs ADX, and the CPU that it reports does not have it: the driver tells the library.
RUN_BY_VALGRIND = {"ADX"}
EXTENSIONS = (("AVX-512", "avx512f"), ("ADX", "adx"), ("VPCLMULQDQ", "vpclmulqdq"))


def features(cpuinfo=pathlib.Path("/proc/cpuinfo")):
    """Which of the extensions this CPU has."""
    flags = next((line for line in cpuinfo.read_text().splitlines() if line.startswith("flags")), "").split()
    return {name for name, flag in EXTENSIONS if flag in flags}


@dataclasses.dataclass(frozen=True)
class Cell:
    routine: str
    length: object
    instrument: str
    # CHECKED, NOT_HERE, the reason why it was not, or nothing: then it is empty.
    state: str


class Matrix:
    """The cells of one profile."""

    def __init__(self, program, search, tainted, recorded, found, refused="", nightly=False):
        self.program, self.search = program, search
        self.tainted, self.recorded, self.found = tainted, recorded, found
        # Why valgrind runs none of this binary, if it does not.
        self.refused, self.nightly = refused, nightly
        self.features = features()
        self.cells = []

    def add_routines(self, names):
        """Functions and kernels."""
        for name in names:
            cases = self.program.of(name)
            for length in classes_of(cases):
                for instrument in ("memcheck", "deny-list", "trace"):
                    state = self.state(name, cases, length, instrument)
                    self.cells.append(Cell(name, length, instrument, state))

    def state(self, name, cases, length, instrument):
        if judged := self.judged(name, cases, length, instrument):
            return judged
        return next((r.text for r in REASONS if r.covers(name, length, instrument, self.nightly)), "")

    def judged(self, name, cases, length, instrument):
        """The state without a reason."""
        limbs = {c.limbs for c in cases if class_of(c.bits) == length}
        if instrument == "deny-list":
            return CHECKED if limbs else ""
        if instrument == "memcheck":
            if self.refused:
                return self.refused
            seen = self.tainted.cases.get(name)
            if seen and limbs & set(seen.limbs):
                return CHECKED
            # No case of it asks for memcheck, and there is a reason for that in its code.
            named = any(instrument in c.instruments for c in cases)
            needs = self.needs(self.search.reached(name)) - RUN_BY_VALGRIND
            return NOT_VALGRIND if not named and needs else ""
        if any((name, n) in self.recorded.runs for n in limbs):
            return CHECKED
        return NOT_HERE if limbs and not any(c.available for c in cases) else ""

    def needs(self, functions):
        return set().union(*(self.program.needs(i) for i in functions))

    def add_assembly(self, entries):
        """Routines in assembly, each for one class of lengths."""
        places = collections.defaultdict(set)
        for entry, functions in self.found.items():
            places[entry] = {f.address for f in functions}
        ran = collections.defaultdict(set)
        for case, entered in self.recorded.entered.items():
            for address in entered:
                ran[address].add(case)
        reached = set().union(*(self.search.reached(n) for n in self.program.names(leaks=False)))
        kinds = {c.name: c.kind for c in self.program.cases}
        for entry in entries:
            cases = set().union(*(ran[a] for a in places[entry]))
            # A public function takes a routine on some CPUs, and the registry on all that have it.
            if not assembly.is_own(entry) and entry not in IN_FUNCTIONS:
                cases = {(name, limbs) for name, limbs in cases if kinds[name] == "kernel"}
            needs = self.needs({self.program.index(a) for a in places[entry]})
            lengths = sorted({limbs for _, limbs in cases})
            length = f"limbs {' '.join(map(str, lengths))}" if lengths else "-"
            states = {
                "static taint": CHECKED if places[entry] else "",
                "deny-list": CHECKED if {self.program.known.get(a) for a in places[entry]} & reached else "",
                "trace": CHECKED if cases else NOT_HERE if needs - self.features else "",
                "memcheck": self.memcheck_state(needs, cases),
            }
            for instrument, state in states.items():
                self.cells.append(Cell(entry, length, instrument, state))

    def memcheck_state(self, needs, cases):
        if self.refused:
            return self.refused
        return NOT_VALGRIND if needs - RUN_BY_VALGRIND else CHECKED if self.under_memcheck(cases) else ""

    def under_memcheck(self, cases):
        """Whether one of the cases whose trace goes through a routine ran under memcheck at the same length."""
        seen = self.tainted.cases
        return any(name in seen and limbs in seen[name].limbs for name, limbs in cases)

    def lines(self, profile):
        """One JSON object for each cell, which `bezout report --coverage` shows."""
        for cell in self.cells:
            yield json.dumps({"profile": profile, **dataclasses.asdict(cell), "length": str(cell.length)})

    def empty(self, instrument):
        for cell in self.cells:
            if cell.instrument == instrument and not cell.state:
                yield f"{cell.routine}, {cell.length}: neither checked, nor is there a reason"

    def instruments(self):
        return list(dict.fromkeys(c.instrument for c in self.cells))

    def describe(self, instrument):
        states = [c.state for c in self.cells if c.instrument == instrument]
        other = len(states) - states.count(CHECKED) - states.count(NOT_HERE)
        return f"{states.count(CHECKED)} cells checked, {other} not for a reason, {states.count(NOT_HERE)} {NOT_HERE}"

    def reasons(self):
        """How many cells have each reason, and of which routines."""
        by_reason = collections.defaultdict(list)
        for cell in self.cells:
            if cell.state not in (CHECKED, ""):
                by_reason[cell.instrument, cell.state].append(cell.routine)
        for (instrument, reason), routines in by_reason.items():
            names = ", ".join(dict.fromkeys(short(r) for r in routines))
            yield f"{instrument}: {len(routines)} cells {reason}: {names}"


def short(routine):
    return routine.rpartition("::")[2].removeprefix("kernel ")


def routines_in_assembly():
    return [e for e in assembly.entries() if not assembly.is_leak(e)]
