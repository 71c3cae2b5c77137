# SPDX-License-Identifier: MIT OR Apache-2.0
"""Divsteps on Python integers, the numbers that they are tried on, and what this CPU can run."""

import random
from collections.abc import Iterator

import pytest

from asmgen import manifest
from asmgen.assembled import assemble
from asmgen.emulate import Emulated

WORDS = [0, 1, 2, (1 << 64) - 1, (1 << 64) - 2, 1 << 63, (1 << 63) - 1]
FLAGS = {"avx2": ["avx2"], "avx512": ["avx512f"], "ifma": ["avx512f", "avx512vl", "avx512dq", "avx512ifma", "avx512_vbmi2"]}


def has(isa: str) -> bool:
    """Whether this CPU has such vectors."""
    flags = next(line for line in open("/proc/cpuinfo") if line.startswith("flags")).split()
    return all(flag in flags for flag in FLAGS[isa])


def needs(isa: str):
    """Skips the test, for all to see, where this CPU has no such vectors."""
    if not has(isa):
        pytest.skip(f"this CPU has no {isa}")


def runnable(isa: str, text: str):
    """A routine: assembled where this CPU has what it needs, in the emulator elsewhere."""
    return assemble(text) if has(isa) else Emulated(text)


def some(isa: str, cases, count: int) -> list:
    """All cases, or about `count` of them where an emulator has to run them."""
    cases = list(cases)
    return cases if has(isa) else cases[:: max(1, len(cases) // count)]


def divsteps(twice_delta: int, f: int, g: int, count: int):
    """`count` half-delta divsteps, and their matrix without denominators."""
    u, v, q, r = 1, 0, 0, 1
    for _ in range(count):
        if twice_delta > 0 and g & 1:
            twice_delta, f, g = 2 - twice_delta, g, (g - f) // 2
            u, v, q, r = 2 * q, 2 * r, q - u, r - v
        else:
            odd = g & 1
            twice_delta, g = 2 + twice_delta, (g + odd * f) // 2
            u, v, q, r = 2 * u, 2 * v, q + odd * u, r + odd * v
    return twice_delta, f, g, (u, v, q, r)


class Model:
    """What a routine leaves: the numbers one batch behind, and the last matrix."""

    def __init__(self, f: int, g: int, u: int = 0, v: int = 0, steps: int = 60):
        """`steps`: of a batch."""
        self.modulus, self.f, self.g, self.u, self.v = f, f, g, u, v
        self.steps, self.low = steps, (1 << steps) - 1
        self.twice_delta, self.matrix = 1, (1 << steps, 0, 0, 1 << steps)
        """The unit matrix "before the first batch"."""
        self.inverse = pow(-f, -1, 1 << steps)

    def _divide(self, total: int) -> int:
        return (total + (total * self.inverse & self.low) * self.modulus) >> self.steps

    def run(self, batches: int, left_out: int = 0):
        """`left_out`: steps that the last batch does not do, in which the matrix is doubled instead."""
        for k in range(batches):
            a, b, c, d = self.matrix
            self.f, self.g = (a * self.f + b * self.g) >> self.steps, (c * self.f + d * self.g) >> self.steps
            self.u, self.v = self._divide(a * self.u + b * self.v), self._divide(c * self.u + d * self.v)
            # The matrix depends on the lowest bits alone, one for each step.
            steps = self.steps - (left_out if k == batches - 1 else 0)
            self.twice_delta, _, _, matrix = divsteps(self.twice_delta, self.f & self.low, self.g & self.low, steps)
            self.matrix = tuple(entry << self.steps - steps for entry in matrix)

    def delta_word(self) -> int:
        return -(self.twice_delta + 1) // 2


def enough(bits: int, steps: int = 60) -> int:
    """Batches of `steps` steps after which g = 0, for any f and g."""
    return -(-(manifest.steps(bits) + 1) // steps)


def in_calls(batches: int, generator: random.Random) -> list[int]:
    """All batches in one call, or in two."""
    first = generator.randrange(batches)
    return [first, batches - first] if first else [batches]


def numbers(bits: int, generator: random.Random, count: int = 40) -> Iterator[tuple[int, int]]:
    """Odd f and any g below 2^bits: random, made of extreme words, sparse, close to each other."""
    words = (bits + 63) // 64
    top = (1 << bits) - 1

    def structured():
        return sum(generator.choice(WORDS) << 64 * i for i in range(words)) & top

    yield from [(1, 0), (1, 1), (1, top), (top, 0), (top, 1), (top, top), (top, top - 1), (top // 2 | 1, 1 << bits - 1)]
    for _ in range(count):
        yield generator.getrandbits(bits) | 1, generator.getrandbits(bits)
        yield structured() | 1, structured()
        f = structured() | 1
        yield f, (f + generator.randrange(-9, 9)) & top
        yield 1 << generator.randrange(1, bits) | 1, 1 << generator.randrange(bits)


def hostile(limbs: int, bits: int, generator: random.Random, count: int = 30, limb: int = 30) -> Iterator[tuple[int, int]]:
    """
    Numbers whose limbs of `limb` bits are zeros, all ones or single bits in whole runs, so that carries run through boundaries
    of segments; and pairs that are nearly equal, nearly opposite modulo 2^60, or multiples of each other.
    """
    top, quarter = (1 << bits) - 1, limbs // 4
    cuts = [limb * k for k in range(1, limbs) if limb * k < bits]
    for _ in range(count):
        low, high = sorted(generator.sample(cuts, 2))
        run = (1 << high) - (1 << low)
        yield run | 1, top ^ run
        yield top ^ run | 1, run
        yield 1 << low | 1, 1 << high
        yield run - 1, run + 1
        # Where a quarter or a half begins.
        boundary = limb * quarter * generator.choice([1, 2, 3]) % bits
        yield (1 << boundary) - 1 | 1, (1 << boundary) + generator.randrange(2)
        f = generator.getrandbits(bits) | 1
        yield f, top & -f
        yield f, top & (f << generator.randrange(60))
        yield f, f ^ (1 << generator.randrange(bits))
        small = generator.getrandbits(bits // 3) | 1
        yield small * (generator.getrandbits(bits // 2) | 1), small * generator.getrandbits(bits // 2)
