# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled rounds that keep the Jacobi symbol, against divsteps on Python integers and against GMP."""

import random

import gmpy2
import pytest
from test_divstep import divsteps, numbers, parts, runs_here

from asmgen import schedules
from asmgen.assembled import SymbolState, assemble
from asmgen.divstep import steps, symbol

SIZES = [(10, 256), (14, 384), (18, 512), (36, 1024), (70, 2048), (138, 4096)]


def library(limbs: int, form: str):
    return assemble(symbol.routine("avx2", limbs, symbol.default_times(schedules.default(form))))


def enough(bits: int) -> int:
    return ((12_211 * bits + 7968) // 5301 + 59) // 60


@pytest.mark.parametrize("form", steps.FORMS)
@pytest.mark.parametrize("limbs,bits", SIZES)
def test_rounds(form, limbs, bits):
    if not runs_here("avx2"):
        pytest.skip("this CPU has no AVX2")
    routine, generator = library(limbs, form), random.Random(limbs)
    for f, g in numbers(bits, generator):
        rounds = generator.choice([1, 2, 3, enough(bits)])
        state = SymbolState("avx2", limbs, f, g)
        state.run(routine, *parts(rounds, generator))
        twice_delta, matrix = 1, (1 << 60, 0, 0, 1 << 60)
        n, x = f, g
        for _ in range(rounds):
            u, v, q, r = matrix
            f, g = (u * f + v * g) >> 60, (q * f + r * g) >> 60
            twice_delta, _, _, matrix = divsteps(twice_delta, f, g, 60)
        assert state.matrix() == matrix, (hex(x), hex(n), rounds)
        assert state.numbers() == (f, g), (hex(x), hex(n), rounds)
        assert state["d"] == -(twice_delta + 1) // 2


@pytest.mark.parametrize("form", steps.FORMS)
@pytest.mark.parametrize("limbs,bits", SIZES)
def test_symbol(form, limbs, bits):
    if not runs_here("avx2"):
        pytest.skip("this CPU has no AVX2")
    routine, generator = library(limbs, form), random.Random(bits)
    # Fewer of the long ones: the rules are the same, and what is new in them is the update, which `test_rounds` has.
    pairs = [(n, x) for n in range(1, 50 if bits < 1000 else 16, 2) for x in range(2 * n)]
    for _ in range(4 if bits < 1000 else 1):
        pairs += numbers(bits, generator)
    for s in range(2, bits - 2, 1 + bits // 500):
        n = generator.getrandbits(bits) | 1 | 1 << bits - 1
        pairs.append((n, n - (1 << s) + 2 * generator.randrange(8)))
    rounds = enough(bits)
    for n, x in pairs:
        if 0 <= x < 1 << bits:
            state = SymbolState("avx2", limbs, n, x)
            state.run(routine, *parts(rounds, generator))
            assert state.symbol(n, rounds) == gmpy2.jacobi(x, n), (hex(x), hex(n))
