# SPDX-License-Identifier: MIT OR Apache-2.0
"""Routines for 64-bit ARM against divsteps on Python integers, in Unicorn."""

import math
import random
import re
from functools import cache

import gmpy2
import pytest
from model import divsteps, enough

from asmgen.aarch64 import assembled, manifest
from asmgen.aarch64.divstep import GCD, INVERT, LONG, Kind
from asmgen.aarch64.long import POINTER

# Two and four turns of a loop over limbs, and one, which is more than these numbers need.
EVERY = [*manifest.every(), *((kind, bits) for kind in LONG for bits in (640, 830, 300))]
every = pytest.mark.parametrize("kind,bits", EVERY, ids=[f"{manifest.name(*one)}-{one[1]}" for one in EVERY])
SYMBOLS = [one for one in EVERY if one[0].flips]
every_symbol = pytest.mark.parametrize("kind,bits", SYMBOLS, ids=[f"{manifest.name(*one)}-{one[1]}" for one in SYMBOLS])


@cache
def text(kind: Kind, bits: int) -> str:
    return manifest.routines()[manifest.name(kind, bits)]()


@cache
def routine(kind: Kind, bits: int) -> assembled.Emulated:
    return assembled.Emulated(text(kind, bits))


def start(kind: Kind, bits: int, m: int, x: int) -> assembled.State:
    return assembled.State(kind, bits, (m, x, 0, 1) if kind.cofactors else (m, x), m)


def expected(kind: Kind, m: int, numbers: tuple[int, ...], batches: int) -> list[int]:
    """As `word64/update.rs` defines it. The first pass applies the unit matrix, which leaves no negative cofactor."""
    low = (1 << 60) - 1
    (f, g, *cofactors), twice_delta = numbers, 1
    inverse = pow(m, -1, 1 << 60)
    cofactors = [one + m if one < 0 else one for one in cofactors]
    for _ in range(batches):
        twice_delta, f, g, (u, v, q, r) = divsteps(twice_delta, f, g, 60)
        if not cofactors:
            continue
        rows, (d, e) = [], cofactors
        for a, b in ((u, v), (q, r)):
            above = (a if d < 0 else 0) + (b if e < 0 else 0)
            k = above - (inverse * (a * d + b * e) + above & low)
            total = a * d + b * e + k * m
            assert total & low == 0
            rows.append(total >> 60)
        cofactors = rows
    return [f, g, *cofactors]


def moduli(bits: int) -> list[int]:
    chance = random.Random(bits)
    odd = [(1 << bits) - 1, (1 << bits) - 189, (1 << bits - 1) + 1, 1, 3, (1 << bits - 1) - 19]
    return odd + [chance.getrandbits(bits) | 1 for _ in range(6)]


def cases(bits: int):
    chance = random.Random(bits)
    for m in moduli(bits):
        numbers = [0, 1, 2, m - 1, m, (1 << bits) - 1, m >> 1, 1 << bits - 1]
        for x in numbers + [chance.getrandbits(bits) for _ in range(6)]:
            yield m, x


@every
def test_batches_are_those_of_python_integers(kind, bits):
    needed = enough(bits)
    for k, (m, x) in enumerate(cases(bits)):
        for batches in (1, 2, needed) if k % 7 == 0 else (needed,):
            state = start(kind, bits, m, x)
            state.run(routine(kind, bits), batches, watch=k % 29 == 0)
            found = state.numbers()
            assert found == expected(kind, m, (m, x, 0, 1)[: len(found)], batches), (m, x, batches)
            if batches < needed:
                continue
            assert abs(found[0]) == math.gcd(m, x)
            if kind.cofactors and abs(found[0]) == 1:
                assert (found[2] * found[0] * x - 1) % m == 0


@every
def test_numbers_near_their_bounds(kind, bits):
    """`-2m < d, e < m` is all that a pass may ask of them; `f` and `g` may have either sign."""
    chance = random.Random(10 + bits)
    for m in moduli(bits):
        ends = [1 - 2 * m, -m, -1, 0, m - 1]
        for d in ends:
            for e in ends:
                f, g = chance.getrandbits(bits) | 1, chance.getrandbits(bits)
                f, g = (f, -g) if d < e else (-f, g) if e < d else (f, g)
                numbers = (f, g, d, e) if kind.cofactors else (f, g)
                state = assembled.State(kind, bits, numbers, m)
                state.run(routine(kind, bits), 3)
                found = state.numbers()
                assert found == expected(kind, m, numbers, 3)
                assert all(-2 * m < one < m for one in found[2:])


@every_symbol
def test_symbols(kind, bits):
    for n, x in symbols(bits):
        assert state_of(routine(kind, bits), kind, bits, n, x).symbol(n) == gmpy2.jacobi(x, n), (n, x)


def state_of(symbol: assembled.Emulated, kind: Kind, bits: int, n: int, x: int) -> assembled.State:
    state = start(kind, bits, n, x)
    state.run(symbol, enough(bits))
    return state


def differs(wrong: assembled.Emulated, kind: Kind, bits: int, m: int, x: int, batches: int) -> bool:
    state = start(kind, bits, m, x)
    state.run(wrong, batches)
    try:
        found = state.numbers()
    except AssertionError:
        return True
    return found != expected(kind, m, (m, x, 0, 1)[: len(found)], batches)


def symbols(bits: int):
    """All of the smallest, and near pairs, whose quotients are long."""
    chance = random.Random(bits)
    yield from ((n, x) for n in range(1, 40, 2) for x in range(2 * n))
    yield from cases(bits)
    for s in range(2, bits - 2, 3):
        n = chance.getrandbits(bits) | 1 | 1 << bits - 1
        x = n - (1 << s) + 2 * chance.randrange(8)
        if 0 <= x < 1 << bits:
            yield n, x


CHANGES = {"lt\t": "ge\t", "#30\t": "#29\t", "smlal ": "smlsl ", "adc ": "sbc ", "lsr #63": "lsr #62", "csinv ": "csel ", "mneg ": "mul ", ", #1, #": ", #2, #"}
"""Instructions of several kinds, each changed once."""


@every
def test_a_wrong_instruction_is_seen(kind, bits):
    good, needed = text(kind, bits).split("\n"), enough(bits)
    for old, new in CHANGES.items():
        at = next(i for i, line in enumerate(good) if old in line and not line.startswith("//"))
        wrong = assembled.Emulated("\n".join([*good[:at], good[at].replace(old, new), *good[at + 1 :]]))
        assert any(differs(wrong, kind, bits, m, x, needed) for m, x in list(cases(bits))[:40]), old


@every_symbol
def test_a_wrong_instruction_of_a_symbol_is_seen(kind, bits):
    """Most of those that collect flips, each changed once."""
    good = text(kind, bits).split("\n")
    names = ["halvings", "falls", "fall", "turns.two", "turns.both.2", "turns.differs", "turns.opposite_middle", "turns.turns.4"]
    names += ["rest.two", "rest.both"] if kind.long else ["update.turns.two", "update.turns.both"]
    names += ["update.differs", "update.opposite_update"]
    swap = {"eor": "orr", "eon": "bic", "and": "orr", "bic": "and", "add": "sub"}
    for name in names:
        at = next(i for i, line in enumerate(good) if re.search(rf"// (third1\.step\d+\.)?{re.escape(name)}$", line))
        mnemonic, rest = good[at].split(" ", 1)
        wrong = assembled.Emulated("\n".join([*good[:at], f"{swap[mnemonic]} {rest}", *good[at + 1 :]]))
        pairs = [pair for k, pair in enumerate(symbols(bits)) if k % 5 == 0]
        assert any(state_of(wrong, kind, bits, n, x).symbol(n) != gmpy2.jacobi(x, n) for n, x in pairs), good[at]


@every
def test_registers_that_are_not_ours(kind, bits):
    """No operand is `x18`, `x29` or `x30`, or a vector register that has to survive; addresses are the state's and the stack's."""
    for line in text(kind, bits).split("\n"):
        code = line.split("//")[0]
        assert not re.search(r"\b[xw](18|29|30)\b|\b[vdqsbh]([89]|1[0-5])\b(?!\[)", code), line
        assert all(place in ("x0", "sp", *([POINTER] if "rest." in line else [])) for place in re.findall(r"\[([a-z]\w*)", code)), line


@pytest.mark.parametrize("kind,store,beyond", [(INVERT, r"str (q\d+), \[x0, #208\]", 272), (GCD, r"str (d\d+), \[x0, #128\]", 136)], ids=["invert", "gcd"])
def test_an_access_outside_of_the_state_is_seen(kind, store, beyond):
    changed, count = re.subn(store, rf"str \1, [x0, #{beyond}]", text(kind, 256))
    assert count > 0
    with pytest.raises(assembled.Stray):
        start(kind, 256, 7, 3).run(assembled.Emulated(changed), 1, watch=True)
