# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sixteen lanes with IFMA against divsteps on Python integers, and against Python's own inverse."""

import ctypes
import random
from functools import cache
from math import gcd

import pytest
from model import divsteps, has, hostile, numbers, runnable

from asmgen import manifest
from asmgen.multi_lane import sixteen, sixteen_rows
from asmgen.multi_lane.sixteen_state import SixteenState

BITS, ELEMENTS = 256, 16
STEPS = 2 * sixteen.STEPS
BATCHES = manifest.batches(BITS, STEPS)
LIMIT = 1 << sixteen.BITS * sixteen.LIMBS
SPECIAL = [(1 << 255) - 19, (1 << 256) - (1 << 32) - 977, (1 << 254) - 1, (1 << 254) - 127, (1 << 255) + 1, (1 << 256) - 1]


@cache
def library(name: str = ""):
    return runnable("ifma", manifest.routines()[f"ifma_multi_lane{name}"].text())


def some(cases, groups: int) -> list:
    """All groups of sixteen, or about as many as `groups` where an emulator has to run them."""
    cases = list(cases)
    found = [cases[i : i + ELEMENTS] for i in range(0, len(cases) - ELEMENTS + 1, ELEMENTS)]
    return found if has("ifma") else found[:: max(1, len(found) // groups)]


def model(f: int, g: int, d: int, e: int, m: int, batches: int):
    """What is left: each batch, and the unit matrix before the first one, negates all four numbers."""
    base = 1 << sixteen.BITS
    inverse = pow(m, -1, base)

    def divide(total: int) -> int:
        """The digit is chosen so that `digit m / 2^52` is from -m / 2 to m / 2."""
        total -= m << sixteen.BITS - 1
        return (total + -total * inverse % base * m) >> sixteen.BITS

    twice_delta, matrix = 1, (1 << STEPS, 0, 0, 1 << STEPS)
    for batch in range(batches + 1):
        u, v, q, r = (-entry << sixteen.BITS - STEPS for entry in matrix)
        assert all((a * f + b * g) % base == 0 for a, b in ((u, v), (q, r)))
        f, g = u * f + v * g >> sixteen.BITS, q * f + r * g >> sixteen.BITS
        d, e = divide(u * d + v * e), divide(q * d + r * e)
        if batch < batches:
            twice_delta, _, _, matrix = divsteps(twice_delta, f, g, STEPS)
    return f, g, d, e, m


def check(inputs: list, batches: int) -> SixteenState:
    state = SixteenState(inputs)
    state.run(library(), batches)
    for element, one in enumerate(inputs):
        assert state.numbers(element) == model(*one, batches), (element, batches, [hex(n) for n in one])
    return state


def begin(m: int, x: int) -> tuple[int, ...]:
    return m, x, 0, 1 << sixteen.BITS if m > 1 else 0, m


def pairs(bits: int, count: int) -> list[tuple[int, int]]:
    generator = random.Random(bits)
    found = [*numbers(bits, generator, count), *hostile(sixteen.LIMBS, bits, generator, count, sixteen.BITS)]
    generator.shuffle(found)
    return found


@pytest.mark.parametrize("batches", [1, 2, 3, BATCHES])
def test_batches(batches):
    for group in some(pairs(BITS, 40), 3 if batches < BATCHES else 1):
        check([begin(m, x) for m, x in group], batches)


def steps_of(path: list[bool]) -> tuple[int, int]:
    """f and g below 2^30 with this parity of g at each step, found bit by bit."""
    f = 1
    g = 0
    for k, odd in enumerate(path):
        _, _, now, _ = divsteps(1, f, g, k)
        g ^= (now & 1 ^ odd) << k
    return f, g


@pytest.mark.parametrize("path", [[False] * 30, [True] * 30, [False] * 29 + [True], [True] + [False] * 29, [True, False] * 15])
def test_entries_of_extreme_size(path):
    """With no odd g an entry is 2^30, and with one at the begin another one: each negated times 2^22 is 0 in 52 bits."""
    f, g = steps_of(path)
    _, _, _, matrix = divsteps(1, f, g, 30)
    if sum(path) < 2 and not path[-1]:
        assert 1 << 30 in matrix
    generator = random.Random(30)
    inputs = []
    for k in range(ELEMENTS):
        high = generator.choice([0, (1 << 226) - 1, generator.getrandbits(226)]) << 30
        m = f | high
        d, e = (generator.choice([0, m, -m, LIMIT // 2 - 1, -LIMIT // 2]) for _ in "de")
        inputs.append((m, g | generator.getrandbits(226) << 30, d, e, m))
    check(inputs, 2)


@pytest.mark.parametrize("bits", [253, 254, 255, 256])
def test_cofactors_of_the_greatest_size(bits):
    """d and e at the bounds, and at those of what five limbs hold."""
    generator, m = random.Random(bits), (1 << bits) - 1
    most = (1 << sixteen.BITS) + m * BATCHES // 2
    assert most < LIMIT
    for _ in range(10 if has("ifma") else 2):
        inputs = []
        for _ in range(ELEMENTS):
            d, e = (generator.choice([-1, 1]) * (generator.choice([most, LIMIT - 1 - m]) - generator.randrange(3)) for _ in "de")
            inputs.append((m, generator.getrandbits(bits), d, e, m))
        check(inputs, 2)


def test_f_and_g_of_the_greatest_size():
    """After batches f and g may have either sign."""
    top = (1 << BITS) - 1
    values = [top, -top, 1 - (1 << 255), (1 << 208) - 1, -(1 << 208) | 1, 1, -1, (1 << 207) + 1]
    inputs = [(f | 1, g, 0, 1 << sixteen.BITS, top) for f in values for g in (-top, top - 1, -1, 0)]
    for i in range(0, len(inputs), ELEMENTS):
        check(inputs[i : i + ELEMENTS], 2)


def test_lanes_do_not_touch_each_other():
    fixed, generator = begin((1 << 255) - 19, 3), random.Random(16)
    expected = model(*fixed, 2)
    for element in range(ELEMENTS) if has("ifma") else (0, 1, 7, 8, 15):
        inputs = [begin(m, x) for m, x in list(numbers(BITS, generator))[-ELEMENTS:]]
        inputs[element] = fixed
        state = SixteenState(inputs)
        state.run(library(), 2)
        assert state.numbers(element) == expected


class Rows:
    def __init__(self, found: list[int]):
        self.words = (ctypes.c_uint64 * (4 * ELEMENTS + 2))(*[0x5A] * (4 * ELEMENTS + 2))
        for k, number in enumerate(found):
            for i in range(4):
                self.words[1 + 4 * k + i] = number >> 64 * i & (1 << 64) - 1
        self.address = ctypes.c_uint64(ctypes.addressof(self.words) + 8)

    def numbers(self) -> list[int]:
        assert self.words[0] == self.words[4 * ELEMENTS + 1] == 0x5A
        return [sum(self.words[1 + 4 * k + i] << 64 * i for i in range(4)) for k in range(ELEMENTS)]


def entered(group: list[tuple[int, int]]) -> SixteenState:
    """A state by the routine: what it finds there is not what it leaves."""
    state = SixteenState([])
    for element, (m, _) in enumerate(group):
        # In the order of the rows, and of 64 bits.
        state.word(sixteen.place("inverse0") + 8 * element).value = pow(-m, -1, 1 << 64) if m % 2 else 0
    m, x = (Rows(found) for found in zip(*group))
    before = m.numbers(), x.numbers()
    library("_enter").routine(ctypes.c_void_p(state.address()), x.address, m.address)
    assert (m.numbers(), x.numbers()) == before
    state.check_guard()
    return state


def left(state: SixteenState) -> list[int | None]:
    rows = Rows([(1 << 256) - 1] * ELEMENTS)
    library("_leave").routine(ctypes.c_void_p(state.address()), rows.address)
    state.check_guard()
    assert state.is_wiped()
    found = []
    for number, unit in zip(rows.numbers(), state.units(), strict=True):
        assert unit in (0, (1 << 64) - 1) and (unit or number == 0)
        found.append(number if unit else None)
    return found


def test_every_bit_enters():
    """Each one goes to its place, and to no other element."""
    for bit in range(BITS):
        group = [(0, 0)] * ELEMENTS
        group[bit % ELEMENTS] = (1 << bit | 1, 1 << BITS - 1 - bit)
        if bit in (3, 100, 255):
            group = [(1, 5), (3, 0), ((1 << 256) - 1, (1 << 256) - 1), ((1 << 52) + 1, 1 << 52)] + [(1 << k | 1, 1) for k in range(200, 212)]
        state = entered(group)
        for element, (m, x) in enumerate(group):
            assert state.numbers(element) == (m, x, 0, 0 if m == 1 else 1 << sixteen.BITS, m)
            assert state.number(element, "w") == -m << sixteen.BITS - 1
            at, lane = state.lane(element)
            inverse = state.word(sixteen.place(f"inverse{at}") + 8 * lane).value
            assert inverse == (pow(-m, -1, 1 << 64) if m else 0)


def inverse(x: int, m: int) -> int | None:
    return pow(x, -1, m) if m and gcd(x, m) == 1 else None


def test_inverses_of_rows():
    """All three routines against Python's own inverse: small moduli, those without an inverse, and empty rows among others."""
    generator, top = random.Random(256), (1 << BITS) - 1
    moduli = [1, 3, 5, *SPECIAL, (1 << 52) - 1, (1 << 52) + 1, (1 << 104) + 1, (1 << 208) - 1, generator.getrandbits(254) | 1]
    cases = [(m, x) for m in moduli for x in {0, 1, 2, 3, max(m - 1, 0), m, m + 1 & top, top, 1 << 255, 3 << 200}]
    cases += [(3 * (m // 3 | 1), 3 * (x // 3)) for m, x in pairs(254, 4)[:20]]
    cases += pairs(BITS, 8) + [(0, 0)] * 20
    generator.shuffle(cases)
    for group in some(cases, 6):
        state = entered(group)
        state.run(library(), BATCHES)
        assert left(state) == [inverse(x, m) for m, x in group], [(hex(m), hex(x)) for m, x in group]


def test_the_last_division_at_its_bounds():
    """d as far from zero as it may be, either sign of f, and f next to 1 and -1 in any limb."""
    generator = random.Random(52)
    for _ in range(40 if has("ifma") else 8):
        group = []
        for _ in range(ELEMENTS):
            m = generator.choice([1, 3, 5, (1 << 52) + 1, (1 << 256) - 1, (1 << 254) - 1, generator.getrandbits(256) | 1])
            limit = (1 << sixteen.BITS) + BATCHES * m // 2 if m > 1 else 0
            d = generator.choice([limit, -limit, 0, m, -m, m - 1, 1 - m, limit - generator.getrandbits(60)])
            f = generator.choice([1, -1, 1, -1, 3, -3, 1 + (1 << generator.randrange(1, 256)), -1 + (1 << generator.randrange(2, 256))])
            f = generator.choice([f, f, -1 - (1 << generator.randrange(1, 256))])
            group.append((f, 0, max(-limit, min(d, limit)), 0, m))
        expected = [d * f * pow(1 << sixteen.BITS, -1, m) % m if f in (1, -1) else None for f, _, d, _, m in group]
        assert left(SixteenState(group)) == expected, [[hex(n) for n in one] for one in group]
