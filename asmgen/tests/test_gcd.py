# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled rounds for a gcd, against divsteps on Python integers."""

import math
import random

import pytest
from test_divstep import divsteps, numbers, parts, runs_here

from asmgen import schedules
from asmgen.assembled import GcdState, assemble
from asmgen.divstep import gcd, steps

SIZES = [
    ("avx2", 10, 256), ("avx2", 14, 384), ("avx2", 18, 512), ("avx2", 36, 1024), ("avx2", 70, 2048),
    ("avx512", 12, 256), ("avx512", 16, 384), ("avx512", 20, 512), ("avx512", 36, 1024), ("avx512", 72, 2048),
]  # fmt: skip


def library(extension: str, limbs: int, form: str):
    if not runs_here(extension):
        pytest.skip(f"this CPU has no {extension}")
    return assemble(gcd.routine(extension, limbs, schedules.default(form)))


def enough(bits: int) -> int:
    """Rounds after which g = 0, for any f and g."""
    return ((12_211 * bits + 7968) // 5301 + 59) // 60


def hostile(limbs: int, bits: int, generator: random.Random):
    """
    Numbers whose limbs of 30 bits are zeros, all ones or single bits in whole runs, so that carries run through seams;
    and pairs that are nearly equal, nearly opposite modulo 2^60, or multiples of each other.
    """
    top, count = (1 << bits) - 1, limbs // 4
    cuts = [30 * k for k in range(1, limbs) if 30 * k < bits]
    for _ in range(30):
        low, high = sorted(generator.sample(cuts, 2))
        run = (1 << high) - (1 << low)
        yield run | 1, top ^ run
        yield top ^ run | 1, run
        yield 1 << low | 1, 1 << high
        yield run - 1, run + 1
        # A seam is where a quarter or a half begins.
        seam = 30 * count * generator.choice([1, 2, 3]) % bits
        yield (1 << seam) - 1 | 1, (1 << seam) + generator.randrange(2)
        f = generator.getrandbits(bits) | 1
        yield f, top & -f
        yield f, top & (f << generator.randrange(60))
        yield f, f ^ (1 << generator.randrange(bits))
        small = generator.getrandbits(bits // 3) | 1
        yield small * (generator.getrandbits(bits // 2) | 1), small * generator.getrandbits(bits // 2)


@pytest.mark.parametrize("form", steps.FORMS)
@pytest.mark.parametrize("extension,limbs,bits", SIZES)
def test_rounds(form, extension, limbs, bits):
    routine, generator = library(extension, limbs, form), random.Random(limbs)
    some = [1, 2, 3, 4, enough(bits) // 2, enough(bits)]
    for f, g in [*numbers(bits, generator), *hostile(limbs, bits, generator)]:
        rounds, first = generator.choice(some), (f, g)
        state = GcdState(extension, limbs, f, g)
        state.run(routine, *parts(rounds, generator))
        twice_delta, matrix = 1, (1 << 60, 0, 0, 1 << 60)
        for _ in range(rounds):
            u, v, q, r = matrix
            f, g = (u * f + v * g) >> 60, (q * f + r * g) >> 60
            twice_delta, _, _, matrix = divsteps(twice_delta, f, g, 60)
        assert state.matrix() == matrix, (*map(hex, first), rounds)
        assert state.numbers() == (f, g), (*map(hex, first), rounds)
        assert state["d"] == -(twice_delta + 1) // 2


@pytest.mark.parametrize("extension,limbs,bits", SIZES)
def test_every_number_of_rounds(extension, limbs, bits):
    routine, generator = library(extension, limbs, "carry"), random.Random(bits)
    pairs = list(hostile(limbs, bits, generator))
    for first in generator.sample(pairs, 8):
        (f, g), twice_delta, matrix = first, 1, (1 << 60, 0, 0, 1 << 60)
        for rounds in range(1, enough(bits) + 1):
            u, v, q, r = matrix
            f, g = (u * f + v * g) >> 60, (q * f + r * g) >> 60
            twice_delta, _, _, matrix = divsteps(twice_delta, f, g, 60)
            state = GcdState(extension, limbs, *first)
            state.run(routine, rounds)
            assert (state.numbers(), state.matrix()) == ((f, g), matrix), (*map(hex, first), rounds)
        u, v, _, _ = matrix
        assert abs(u * f + v * g) >> 60 == math.gcd(*first)


@pytest.mark.parametrize("extension,limbs,bits", SIZES)
def test_limbs_stay_in_bounds(extension, limbs, bits):
    """What `pairs.py` says: the lowest limb of a part may be a little longer, or negative, and no other."""
    routine, generator = library(extension, limbs, "carry"), random.Random(-bits)
    parts = gcd.KINDS[extension].updates[extension].vectors
    count, seen = limbs // parts, set()
    for f, g in [*hostile(limbs, bits, generator), *numbers(bits, generator)]:
        for rounds in (2, 3, enough(bits) // 2):
            state = GcdState(extension, limbs, f, g)
            state.run(routine, rounds)
            for i in range(count):
                for k, limb in enumerate(state.lanes("limbs", i, 2 * parts)):
                    part = k // 2
                    if part and not i:
                        assert -2 <= limb < (1 << 30) + 2
                        seen.add(min(limb, 0) + max(limb - (1 << 30) + 1, 0))
                    elif part == parts - 1 and i == count - 1:
                        assert -(1 << 30) <= limb < 1 << 30
                    else:
                        assert 0 <= limb < 1 << 30
    # Both ways out of 30 bits do occur.
    assert min(seen) < 0 < max(seen)
