# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled rounds against divsteps on Python integers."""

import random

import pytest

from asmgen import schedules
from asmgen.assembled import State, assemble
from asmgen.divstep import kernel, steps

WORDS = [0, 1, 2, (1 << 64) - 1, (1 << 64) - 2, 1 << 63, (1 << 63) - 1]


def runs_here(extension: str) -> bool:
    flags = next(line for line in open("/proc/cpuinfo") if line.startswith("flags")).split()
    return {"avx2": "avx2", "avx512": "avx512f"}[extension] in flags


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


def parts(rounds: int, generator: random.Random) -> list[int]:
    """All rounds in one call, or in two."""
    first = generator.randrange(rounds)
    return [first, rounds - first] if first else [rounds]


def model(f: int, g: int, v: int, rounds: int):
    """What the routine leaves: the numbers one round behind, and the last matrix."""
    modulus, u, twice_delta = f, 0, 1
    matrix = (1 << 60, 0, 0, 1 << 60)
    for _ in range(rounds):
        a, b, c, d = matrix
        f, g = (a * f + b * g) >> 60, (c * f + d * g) >> 60
        inverse = pow(-modulus, -1, 1 << 60)

        def divide(total):
            return (total + (total * inverse & (1 << 60) - 1) * modulus) >> 60

        u, v = divide(a * u + b * v), divide(c * u + d * v)
        twice_delta, _, _, matrix = divsteps(twice_delta, f, g, 60)
    return (f, u, g, v), matrix, twice_delta


def numbers(bits: int, generator: random.Random):
    """Odd f and any g below 2^bits: random, made of extreme words, sparse, close to each other."""
    words = (bits + 63) // 64
    top = (1 << bits) - 1

    def structured():
        return sum(generator.choice(WORDS) << 64 * i for i in range(words)) & top

    yield from [(1, 0), (1, 1), (1, top), (top, 0), (top, 1), (top, top), (top, top - 1), (top // 2 | 1, 1 << bits - 1)]
    for _ in range(40):
        yield generator.getrandbits(bits) | 1, generator.getrandbits(bits)
        yield structured() | 1, structured()
        f = structured() | 1
        yield f, (f + generator.randrange(-9, 9)) & top
        yield 1 << generator.randrange(1, bits) | 1, 1 << generator.randrange(bits)


@pytest.mark.parametrize("form", [*steps.FORMS, "carry+carry+mask", "select+carry", "mask+select"])
@pytest.mark.parametrize(
    "extension,limbs,bits",
    [
        ("avx2", 9, 256), ("avx2", 13, 384), ("avx2", 18, 512), ("avx2", 35, 1024),
        ("avx512", 10, 256), ("avx512", 14, 384), ("avx512", 18, 512), ("avx512", 36, 1024),
    ],
)
def test_rounds(form, extension, limbs, bits):
    if not runs_here(extension):
        pytest.skip(f"this CPU has no {extension}")
    library = assemble(kernel.routine(extension, limbs, schedules.default(form)))
    generator = random.Random(limbs)
    for f, g in numbers(bits, generator):
        rounds = generator.choice([1, 2, 3, (2310 * bits // 1000 + 2) // 60 + 1])
        state = State(extension, limbs, f, g, v=16)
        state.run(library, *parts(rounds, generator))
        expected, matrix, twice_delta = model(f, g, 16, rounds)
        assert state.matrix() == matrix, (hex(f), hex(g), rounds)
        assert state.numbers() == expected, (hex(f), hex(g), rounds)
        assert state["d"] == -(twice_delta + 1) // 2
