# SPDX-License-Identifier: MIT OR Apache-2.0
"""The routine for IFMA, against divsteps on Python integers."""

import random

import pytest
from model import Model, enough, has, hostile, in_calls, numbers, runnable, some

from asmgen import manifest
from asmgen.assembled import IfmaState
from asmgen.divstep import ifma

STEPS = 3 * ifma.PACKING.steps
TEXT = manifest.routines()["ifma_invert_long"].text()
LENGTHS = [ifma.AMONG_STEPS + ifma.UNROLLED * k for k in (1, 2, 3)] + [manifest.ifma_limbs(words) for words in manifest.LONG_WORDS]
"""Limbs: one turn of the loop, two, three, and as many as the numbers have for which the library has states."""


@pytest.fixture(scope="module")
def routine():
    return runnable("ifma", TEXT)


def room(limbs: int) -> int:
    """Bits that the absolute value of a number may have: the highest limb has `TOP` and one more."""
    return ifma.BITS * (limbs - 1) + 1


def test_a_batch_is_a_limb():
    assert STEPS == ifma.BITS


def test_lengths():
    for bits in range(1, 6 * room(ifma.AMONG_STEPS) // 5, 7):
        limbs = ifma.limbs(bits)
        assert (limbs - ifma.AMONG_STEPS) % ifma.UNROLLED == 0 and limbs > ifma.AMONG_STEPS and bits <= room(limbs)
        assert limbs == LENGTHS[0] or bits > room(limbs - ifma.UNROLLED)
    for words in manifest.LONG_WORDS:
        assert manifest.ifma_limbs(words) <= manifest.long_limbs("invert", words)
    # 2048 bits, which most of the limbs among the steps are for.
    assert manifest.ifma_limbs(32) == LENGTHS[0]


@pytest.mark.parametrize("limbs", LENGTHS)
def test_batches(routine, limbs):
    bits = room(limbs) - 1
    bits -= (enough(bits, STEPS) + 2).bit_length()
    generator, count = random.Random(bits), 12 if bits < 2400 else 3 if bits < 8192 else 1
    cases = [*numbers(bits, generator, count), *hostile(limbs, bits, generator, count, ifma.BITS)]
    for f, g in some("ifma", cases, 6):
        # An emulator takes a second for a batch.
        batches = generator.choice([1, 2, 3, 4, enough(bits, STEPS) if has("ifma") else 5])
        state, model = IfmaState(limbs, f, g, v=16), Model(f, g, 0, 16, STEPS)
        state.run(routine, *in_calls(batches, generator))
        model.run(batches)
        shown = limbs, batches, hex(f), hex(g)
        assert state.matrix() == model.matrix, shown
        assert state.numbers() == (model.f, model.u, model.g, model.v), shown
        assert state["d"] == model.delta_word(), shown


@pytest.mark.parametrize("limbs", LENGTHS)
def test_numbers_near_their_bounds(routine, limbs):
    """u and v up to as many moduli as there is room for, of each sign; f and g of each sign."""
    bits = room(limbs) - 1
    generator, most = random.Random(-limbs), enough(bits, STEPS) + 2
    bits -= most.bit_length()
    for _ in range((20 if bits < 8192 else 6) if has("ifma") else 2):
        m = generator.choice([(1 << bits) - 1, generator.getrandbits(bits) | 1 | 1 << bits - 1])
        batches = generator.choice([1, 2, 3])
        bound = (most - batches) * m
        u, v = (generator.choice([-bound, bound, 1 - bound, generator.randrange(-bound, bound + 1)]) for _ in "uv")
        f, g = generator.choice([m, -m]), generator.choice([1, -1]) * generator.getrandbits(bits)
        state, model = IfmaState(limbs, f, g, v=v, u=u, modulus=m), Model(f, g, u, v, STEPS)
        model.modulus, model.inverse = m, pow(-m, -1, 1 << STEPS)
        state.run(routine, *in_calls(batches, generator))
        model.run(batches)
        assert state.numbers() == (model.f, model.u, model.g, model.v), (limbs, batches, hex(m), hex(g))


def test_limbs_are_canonical(routine):
    limbs, generator = LENGTHS[0], random.Random(51)
    for _ in range(3):
        f, g = (generator.getrandbits(room(limbs) - 10) | 1 for _ in "fg")
        state = IfmaState(limbs, f, g)
        state.run(routine, 3)
        start, lanes = state.frame.vectors["limbs"], range(4)
        for i in range(limbs):
            values = [state._at(start + 64 * i + 8 * k).value for k in lanes]
            assert all(value < (4 if i == limbs - 1 else 1 << ifma.BITS) for value in values), i


def test_what_is_behind_the_limbs_stays(routine):
    """`rest` says where the limbs end: what is there is neither read nor written."""
    few, many = LENGTHS[0], LENGTHS[2]
    generator = random.Random(few)
    f, g = (generator.getrandbits(room(few) - 20) | 1 for _ in "fg")
    state, alone = (IfmaState(limbs, f, g) for limbs in (many, few))
    start, end = state.frame.vectors["limbs"], alone.frame.size
    for at in range(start, end, 8):
        state._at(at).value = alone._at(at).value
    state["rest"] = alone["rest"]
    marks = range(end, state.frame.size, 8)
    for at in marks:
        state._at(at).value = 0xDEAD_BEEF_0BAD_F00D + at
    state.run(routine, 3)
    alone.run(routine, 3)
    assert state.matrix() == alone.matrix()
    assert all(state._at(at).value == 0xDEAD_BEEF_0BAD_F00D + at for at in marks)
    assert [state._at(at).value for at in range(start, end, 8)] == [alone._at(at).value for at in range(start, end, 8)]
