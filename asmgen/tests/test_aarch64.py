# SPDX-License-Identifier: MIT OR Apache-2.0
"""Routines for 64-bit ARM against divsteps on Python integers, in Unicorn."""

import random
import re
from functools import cache

import pytest
from model import divsteps

from asmgen import manifest
from asmgen.aarch64 import assembled, invert

WORDS = [4]


@cache
def routine(words: int) -> assembled.Emulated:
    return assembled.Emulated(text(words))


def text(words: int) -> str:
    return invert.text(words)


def expected(m: int, f: int, g: int, d: int, e: int, batches: int, twice_delta: int = 1) -> list[int]:
    """As `word64/update.rs` defines it. The first pass applies the unit matrix, which leaves no negative cofactor."""
    inverse, low = pow(m, -1, 1 << 60), (1 << 60) - 1
    d, e = (one + m if one < 0 else one for one in (d, e))
    for _ in range(batches):
        twice_delta, f, g, (u, v, q, r) = divsteps(twice_delta, f, g, 60)
        rows = []
        for a, b in ((u, v), (q, r)):
            above = (a if d < 0 else 0) + (b if e < 0 else 0)
            k = above - (inverse * (a * d + b * e) + above & low)
            total = a * d + b * e + k * m
            assert total & low == 0
            rows.append(total >> 60)
        d, e = rows
    return [f, g, d, e]


def moduli(words: int) -> list[int]:
    bits, chance = 64 * words, random.Random(words)
    odd = [(1 << bits) - 1, (1 << bits) - 189, (1 << bits - 1) + 1, 1, 3, (1 << bits - 1) - 19]
    return odd + [chance.getrandbits(bits) | 1 for _ in range(6)]


def cases(words: int):
    chance = random.Random(words)
    for m in moduli(words):
        numbers = [0, 1, 2, m - 1, m, (1 << 64 * words) - 1, m >> 1, 1 << 64 * words - 1]
        for x in numbers + [chance.getrandbits(64 * words) for _ in range(6)]:
            yield m, x


@pytest.mark.parametrize("words", WORDS)
def test_batches_are_those_of_python_integers(words):
    needed = manifest.batches(64 * words)
    for k, (m, x) in enumerate(cases(words)):
        for batches in (1, 2, needed) if k % 7 == 0 else (needed,):
            state = assembled.State(invert.limbs(words), m, m, x, 0, 1)
            state.run(routine(words), batches, watch=k % 29 == 0)
            assert state.numbers() == expected(m, m, x, 0, 1, batches), (m, x, batches)
            f, _, d, _ = state.numbers()
            if batches == needed and abs(f) == 1:
                assert (d * f * x - 1) % m == 0


@pytest.mark.parametrize("words", WORDS)
def test_cofactors_near_their_bounds(words):
    """`-2m < d, e < m` is all that a pass may ask of them."""
    chance = random.Random(10 + words)
    for m in moduli(words):
        ends = [1 - 2 * m, -m, -1, 0, m - 1]
        for d in ends:
            for e in ends:
                f, g = chance.getrandbits(64 * words) | 1, chance.getrandbits(64 * words)
                state = assembled.State(invert.limbs(words), m, f, g, d, e)
                state.run(routine(words), 3)
                found = state.numbers()
                assert found == expected(m, f, g, d, e, 3)
                assert all(-2 * m < one < m for one in found[2:])


@pytest.mark.parametrize("words", WORDS)
def test_a_wrong_instruction_is_seen(words):
    """Instructions of several kinds, each changed once."""
    good = text(words).split("\n")
    changes = {"lt\t": "ge\t", "#30\t": "#29\t", "smlal ": "smlsl ", "adc ": "sbc ", "lsr #63": "lsr #62", "csinv ": "csel ", "mneg ": "mul ", "#1, #19": "#1, #18"}
    for old, new in changes.items():
        at = next(i for i, line in enumerate(good) if old in line and not line.startswith("//"))
        wrong = assembled.Emulated("\n".join([*good[:at], good[at].replace(old, new), *good[at + 1 :]]))
        seen = False
        for m, x in list(cases(words))[:40]:
            state = assembled.State(invert.limbs(words), m, m, x, 0, 1)
            state.run(wrong, manifest.batches(64 * words))
            try:
                seen |= state.numbers() != expected(m, m, x, 0, 1, manifest.batches(64 * words))
            except AssertionError:
                seen = True
        assert seen, old


@pytest.mark.parametrize("words", WORDS)
def test_registers_that_are_not_ours(words):
    """No operand is `x18`, `x29` or `x30`, or a vector register that has to survive; addresses are the state's and the stack's."""
    for line in text(words).split("\n"):
        code = line.split("//")[0]
        assert not re.search(r"\b[xw](18|29|30)\b|\b[vdqsbh]([89]|1[0-5])\b(?!\[)", code), line
        assert all(place in ("x0", "sp") for place in re.findall(r"\[([a-z]\w*)", code)), line


def test_an_access_outside_of_the_state_is_seen():
    wrong = assembled.Emulated(re.sub(r"str (q\d+), \[x0, #208\]", r"str \1, [x0, #272]", text(4)))
    with pytest.raises(assembled.Stray):
        assembled.State(9, 7, 7, 3, 0, 1).run(wrong, 1, watch=True)
