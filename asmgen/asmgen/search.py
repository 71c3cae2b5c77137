# SPDX-License-Identifier: MIT OR Apache-2.0
"""Looks for target times that make a routine fast, by measuring it.

A candidate differs from the best schedule so far in a few times, and is kept if it is faster. The machine may be busy, so
a candidate is measured in turn with the best one; two adjacent samples count if no other thread was on the core in either
(`measure.c`), and it is their ratio that counts. What is faster beside another thread is often slower without one.
"""

import ctypes
import random
import time

from . import manifest
from .assembled import HERE, STATES, BingcdState, IfmaState, assemble, compile_shared
from .bingcd import batch as bingcd
from .schedule import Unschedulable

CALLS = 25
"""In a sample: of fewer the time-stamp counter of some CPUs, which counts in steps, tells no difference of a percent."""
BATCHES = 10
BETTER = 0.998
"""The ratio below which a candidate is kept."""
OWN_CORE = 0.92
"""Of the additions a cycle that are usual at the start: with less, another thread is on the core."""


class Meter:
    def __init__(self, operation: str, isa: str, limbs: int):
        self.library = compile_shared((HERE / "measure.c").read_text(), ".c", "-O2")
        self.width = None
        if operation == "bingcd":
            modulus = 2**255 - 19
            self.state = BingcdState(modulus // 3, modulus, 1, 0, modulus)
            self.batches = ctypes.c_void_p(self.state.place("batches"))
            return
        generator = random.Random(1)
        bits = 30 * limbs - 14
        f, g = generator.getrandbits(bits) | 1, generator.getrandbits(bits)
        if operation == "ifma":
            self.state = IfmaState(manifest.ifma_limbs(32), f, g)
        else:
            self.state = STATES[operation](isa, limbs, f, g)
        batches = self.state.frame.words["batches"]
        self.batches = ctypes.c_void_p(self.state.address() - 128 + 8 * batches)

    def samples(self, library, count: int) -> list[tuple[float, float]]:
        """Cycles of a batch, and additions a cycle at that moment."""
        cycles, width = (ctypes.c_double * count)(), (ctypes.c_double * count)()
        self.library.measure(
            library.routine, ctypes.c_void_p(self.state.address()), self.batches, ctypes.c_uint64(BATCHES), CALLS,
            count, cycles, width,
        )
        return [(c / BATCHES, w) for c, w in zip(cycles, width)]

    def ratio(self, first, second, pairs: int) -> tuple[float, float]:
        """
        The median of `first / second` over adjacent samples in which no other thread was on the core, and the least
        cycles that `first` took; infinite, if there were too few such samples.
        """
        if self.width is None:
            self.width = OWN_CORE * sorted(width for _, width in self.samples(second, 400))[300]
        ratios, least = [], float("inf")
        for i in range(40 * pairs):
            # In turns, since it may matter which of the two ran before.
            order = (first, second) if i % 2 else (second, first)
            seen = {library: self.samples(library, 1)[0] for library in order}
            (a, wa), (b, wb) = seen[first], seen[second]
            if min(wa, wb) > self.width:
                ratios.append(a / b)
                least = min(least, a)
            if len(ratios) == pairs:
                break
        ratios.sort()
        return ratios[len(ratios) // 2] if 2 * len(ratios) > pairs else float("inf"), least


def mutate(times: dict, generator: random.Random, operations: list[str]) -> dict:
    """A neighbor; `operations` are the names of all, in the order of the program."""
    new = {**times, "step": dict(times["step"]), "shifts": dict(times["shifts"])}
    kind = generator.random()
    if kind < 0.35:
        width = generator.choice([0.3, 0.6, 1.0])
        for name in list(times["step"]):
            if generator.random() < 0.4:
                new["step"][name] += generator.gauss(0, width)
            if not name.endswith("'") and generator.random() < 0.15:
                new["step"][name + "'"] = new["step"].get(name + "'", 0.0) + generator.gauss(0, width)
    elif kind < 0.65:
        wishes = [
            ("step_cycles", 0.15), ("change_cycles", 1.5), ("change_first", 0.7), ("vectors_after", 3.0),
            ("vectors_rate", 0.3), ("start1", 2.0), ("start2", 2.0), ("start3", 2.0), ("rate1", 0.2), ("rate2", 0.2),
            ("rate3", 0.3), ("trail_after", 2.0), ("trail_rate", 0.1), ("joints_after", 4.0),
        ]
        for name, width in wishes:
            if name in times and generator.random() < 0.3:
                new[name] = new[name] + generator.gauss(0, width)
                if "rate" in name or name == "step_cycles":
                    new[name] = max(0.2, new[name])
    else:
        first, length = generator.randrange(len(operations)), generator.choice([5, 20, 60])
        for name in operations[first : first + length]:
            if generator.random() < 0.5:
                new["shifts"][name] = new["shifts"].get(name, 0.0) + generator.gauss(0, 1.0)
    return new


def build(operation: str, isa: str, limbs: int, times: dict) -> ctypes.CDLL:
    if operation == "bingcd":
        return assemble(bingcd.text(times))
    return assemble(manifest.divstep_text(operation, isa, limbs, times))


def names(operation: str, isa: str, limbs: int, times: dict) -> list[str]:
    """Of all operations that a schedule can move."""
    if operation == "bingcd":
        lines = bingcd.steps_of(bingcd.Batch(), times)
        found = (line.partition("// ")[2] for line in lines)
        return [name for name in found if not name.startswith("copy for ") and name != "output"]
    batch = manifest.batch(operation, isa, limbs, times)
    batch.program()
    return list(batch.p.names)


def rounded(times):
    """Three digits after the point: what is written is what was measured."""
    if isinstance(times, dict):
        return {name: rounded(value) for name, value in times.items()}
    return round(times, 3) if isinstance(times, float) else times


def search(
    operation: str, isa: str, limbs: int, times: dict, seconds: float, seed: int, report=print
) -> tuple[dict, float]:
    meter, generator = Meter(operation, isa, limbs), random.Random(seed)
    first, operations = build(operation, isa, limbs, times), names(operation, isa, limbs, times)
    best, best_library, least = times, first, float("inf")
    end, tried = time.time() + seconds, 0
    while time.time() < end:
        candidate = rounded(mutate(best, generator, operations))
        try:
            library = build(operation, isa, limbs, candidate)
        except Unschedulable:
            continue
        tried += 1
        # Longer and longer, since most candidates are no better.
        if any(meter.ratio(library, best_library, pairs)[0] >= BETTER for pairs in (9, 41)):
            continue
        ratio, cycles = meter.ratio(library, best_library, 151)
        if ratio < BETTER:
            best, best_library, least = candidate, library, min(least, cycles)
            report(f"{seconds - (end - time.time()):5.0f} s, {tried} tried: ratio {ratio:.4f}, least {least:.1f} cycles a batch")
    # A noisy core takes chance for progress, step by step; over all of them it shows.
    ratio, _ = meter.ratio(best_library, first, 401)
    report(f"ratio to the first: {ratio:.4f}")
    return (best, least) if ratio < BETTER else (times, float("inf"))
