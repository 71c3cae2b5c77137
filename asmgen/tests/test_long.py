# SPDX-License-Identifier: MIT OR Apache-2.0
"""The routines with a loop over the limbs, against divsteps on Python integers."""

import random
import re
from collections.abc import Iterator

import gmpy2
import pytest
from model import Model, divsteps, enough, hostile, in_calls, needs, numbers

from asmgen import manifest
from asmgen.assembled import LONG_STATES, JacobiState, assemble
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


def test_symbols():
    needs("avx2")
    library = assemble(manifest.routines()["avx2_jacobi_long"].text())
    for limbs in lengths("jacobi"):
        bits, generator, count = 30 * limbs - 1, random.Random(limbs), 20 if limbs < 100 else 2
        small = [(n, x) for n in range(1, 14, 2) for x in range(n)]
        for n, x in [*small, *numbers(bits, generator, count), *hostile(limbs, bits, generator, count)]:
            state, batches = LONG_STATES["jacobi"]("avx2", limbs, n, x), enough(bits)
            state.run(library, *in_calls(batches, generator))
            assert state.symbol(n, batches) == gmpy2.jacobi(x, n), (hex(x), hex(n))


def before(f: int, g: int, generator: random.Random) -> tuple[int, int]:
    """Two numbers of which one batch, with any matrix, makes these: `f` is odd."""
    _, _, _, (u, v, q, r) = divsteps(1, generator.getrandbits(60) | 1, generator.getrandbits(60), 60)
    return r * f - v * g, u * g - q * f


def signs(library, limbs: int) -> Iterator[tuple[JacobiState, bool]]:
    """States from which the first batch that applies a matrix leaves an `f` whose sign hangs on what comes over the boundary, and
    whether it is negative. Its high half is 0 or 2^30j, and a borrow, or 1 less than 0 or -2^30j, and a carry. So the lowest limb
    leaves 30 bits."""
    generator, half = random.Random(limbs), 30 * limbs // 2
    for power in (0, *(1 << half + 30 * j for j in range(1, limbs // 2 - 1))):
        for sign in (1, -1):
            found = 0
            while found < 2:
                f = sign * (power - generator.getrandbits(half - 100) | 1)
                state = LONG_STATES["jacobi"]("avx2", limbs, *before(f, generator.getrandbits(half + 30), generator))
                start = state.buffer.raw
                state.run(library, 2)
                if not 0 <= state.lanes("limbs", 0)[2] < 1 << 30:
                    found += 1
                    state.buffer.raw = start
                    yield state, f < 0


def wrong_signs(text: str, cases: list[tuple[JacobiState, bool]]) -> Iterator[bool]:
    library = assemble(text)
    for state, negative in cases:
        start = state.buffer.raw
        state.run(library, 2)
        yield (state["F"] < 0) != negative
        state.buffer.raw = start


def test_each_line_that_finds_the_sign_is_needed():
    needs("avx2")
    text = manifest.routines()["avx2_jacobi_long"].text()
    cases = list(signs(assemble(text), lengths("jacobi")[1]))
    assert not any(wrong_signs(text, cases))
    lines, tried = text.splitlines(), 0
    for at, line in enumerate(lines):
        if line.endswith("// rest.sign") or re.match(r"vp(or|and) ymm1[01], .*rest.limb", line):
            tried += 1
            assert any(wrong_signs("\n".join([*lines[:at], *lines[at + 1 :], ""]), cases)), line
    assert tried > long.AMONG_STEPS["jacobi"]


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
    if operation != "invert":
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
