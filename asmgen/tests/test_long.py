# SPDX-License-Identifier: MIT OR Apache-2.0
"""The routines with a loop over the limbs, against divsteps on Python integers."""

import random

import pytest
from model import Model, enough, hostile, in_calls, needs, numbers

from asmgen import manifest
from asmgen.assembled import LONG_STATES, assemble
from asmgen.divstep import long

OPERATIONS = [operation for operation, _ in manifest.LOOPED]


def lengths(operation: str) -> list[int]:
    """Limbs: one turn of the loop, two, three, and as many as the numbers have for which the library has states."""
    first, turn = long.AMONG_STEPS[operation], long.UNROLLED * long.vectors_of(operation)
    return [first + turn * k for k in (1, 2, 3)] + [manifest.long_limbs(operation, words) for words in manifest.LONG_WORDS]


@pytest.mark.parametrize("operation", OPERATIONS)
def test_lengths(operation):
    for least in range(4 * long.AMONG_STEPS[operation]):
        limbs, turn = long.limbs(operation, least), long.UNROLLED * long.vectors_of(operation)
        assert limbs in lengths(operation)[:3] or limbs - turn < least <= limbs


@pytest.mark.parametrize("operation", OPERATIONS)
def test_batches(operation):
    needs("avx2")
    library = assemble(manifest.routines()[f"avx2_{operation}_long"].text())
    for limbs in lengths(operation):
        # Room for a sign and, for an inverse, for cofactors of `batches + 2` moduli.
        bits = 30 * limbs - 1
        bits -= (enough(bits) + 2).bit_length() if operation == "invert" else 0
        generator, count = random.Random(bits), 12 if bits < 2048 else 3 if bits < 8192 else 1
        for f, g in [*numbers(bits, generator, count), *hostile(limbs, bits, generator, count)]:
            batches = generator.choice([1, 2, 3, 4, enough(bits)])
            state = LONG_STATES[operation]("avx2", limbs, f, g, **({"v": 16} if operation == "invert" else {}))
            model = Model(f, g, 0, 16)
            state.run(library, *in_calls(batches, generator))
            model.run(batches)
            shown = limbs, batches, hex(f), hex(g)
            assert state.matrix() == model.matrix, shown
            expected = (model.f, model.u, model.g, model.v) if operation == "invert" else (model.f, model.g)
            assert state.numbers() == expected, shown
            assert state["d"] == model.delta_word(), shown


def test_cofactors_near_their_bounds():
    """u and v up to as many moduli as there is room for, of each sign."""
    needs("avx2")
    library = assemble(manifest.routines()["avx2_invert_long"].text())
    for limbs in lengths("invert"):
        bits = 30 * limbs - 1
        generator, most = random.Random(-limbs), enough(bits) + 2
        bits -= most.bit_length()
        for _ in range(20 if bits < 8192 else 6):
            m = generator.choice([(1 << bits) - 1, generator.getrandbits(bits) | 1 | 1 << bits - 1])
            batches = generator.choice([1, 2, 3])
            bound = (most - batches) * m
            u, v = (generator.choice([-bound, bound, 1 - bound, generator.randrange(-bound, bound + 1)]) for _ in "uv")
            g = generator.getrandbits(bits)
            state, model = LONG_STATES["invert"]("avx2", limbs, m, g, v=v, u=u), Model(m, g, u, v)
            state.run(library, *in_calls(batches, generator))
            model.run(batches)
            assert state.numbers() == (model.f, model.u, model.g, model.v), (limbs, batches, hex(m), hex(g))


@pytest.mark.parametrize("operation", OPERATIONS)
def test_what_is_behind_the_limbs_stays(operation):
    """`rest` says where the limbs end: what is there is neither read nor written."""
    needs("avx2")
    library = assemble(manifest.routines()[f"avx2_{operation}_long"].text())
    few, many = lengths(operation)[0], lengths(operation)[2]
    generator = random.Random(few)
    f, g = generator.getrandbits(30 * few - 20) | 1, generator.getrandbits(30 * few - 20)
    state, alone = (LONG_STATES[operation]("avx2", limbs, f, g) for limbs in (many, few))
    end = alone.frame.size
    if operation == "gcd":
        # The halves of a number are elsewhere in a longer one.
        for i in range(few // 2):
            state._vector("limbs", i, alone.lanes("limbs", i))
    state["rest"] = alone["rest"]
    marks = range(end, state.frame.size, 8)
    for at in marks:
        state._at(at).value = 0xDEAD_BEEF_0BAD_F00D + at
    state.run(library, 3)
    alone.run(library, 3)
    assert state.matrix() == alone.matrix()
    assert all(state._at(at).value == 0xDEAD_BEEF_0BAD_F00D + at for at in marks)
    start = state.frame.vectors["limbs"]
    assert [state._at(at).value for at in range(start, end, 8)] == [alone._at(at).value for at in range(start, end, 8)]
