# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled lanes against divsteps on Python integers."""

import ctypes
import random
from functools import cache
from math import gcd

import pytest
from model import divsteps, enough, numbers, runnable, some

from asmgen import manifest
from asmgen.multi_lane import EXTENSIONS, conversion, text
from asmgen.multi_lane.layout import FIRST, MATRIX, NUMBERS
from asmgen.multi_lane.state import MultiLaneState

BUCKETS = [(manifest.multi_lane_limbs(bits), bits) for bits in manifest.multi_lane_buckets()]
SIZES = [(9, 64), (9, 128), *BUCKETS]


@cache
def library(extension: str):
    return runnable(extension, text(extension))


def model(f: int, g: int, d: int, e: int, m: int, batches: int):
    twice_delta = 1
    inverse = pow(-m, -1, 1 << 30)

    def divide(total):
        return (total + (total * inverse & (1 << 30) - 1) * m) >> 30

    for _ in range(batches):
        twice_delta, f_next, g_next, (u, v, q, r) = divsteps(twice_delta, f, g, 30)
        assert (u * f + v * g, q * f + r * g) == (f_next << 30, g_next << 30)
        f, g, d, e = f_next, g_next, divide(u * d + v * e), divide(q * d + r * e)
    return (f, g, d, e, m), twice_delta


def check(extension: str, limbs: int, inputs: list, batches: int):
    state = MultiLaneState(extension, limbs, inputs)
    state.run(library(extension), batches)
    for lane, numbers_in in enumerate(inputs):
        expected, twice_delta = model(*numbers_in, batches)
        assert state.numbers(lane) == expected, (lane, batches, [hex(n) for n in numbers_in])
        assert state.twice_delta(lane) == twice_delta
    return state


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("limbs,bits", SIZES)
def test_lanes(extension, limbs, bits):
    generator = random.Random(limbs)
    lanes = EXTENSIONS[extension].lanes
    pairs = list(numbers(bits, generator))[: 200 if bits < 1024 else 40 if bits < 4096 else 16]
    generator.shuffle(pairs)
    for i in some(extension, range(0, len(pairs) - lanes + 1, lanes), 3):
        # Each lane has a modulus of its own.
        inputs = [(f, g, 0, 1 << 60, f) for f, g in pairs[i : i + lanes]]
        check(extension, limbs, inputs, generator.choice([1, 2, 3, 7]))


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("limbs,bits", SIZES)
def test_all_batches_invert(extension, limbs, bits):
    generator = random.Random(bits)
    lanes = EXTENSIONS[extension].lanes
    pairs = list(numbers(bits, generator))[: 80 if bits < 1024 else 2 * lanes]
    for i in some(extension, range(0, len(pairs) - lanes + 1, lanes), 1):
        inputs = [(f, g, 0, 1 << 60, f) for f, g in pairs[i : i + lanes]]
        state = check(extension, limbs, inputs, enough(bits, 30))
        for lane, (m, x, _, e, _) in enumerate(inputs):
            f, g, d, _, _ = state.numbers(lane)
            assert g == 0
            assert (d * x - f * e) % m == 0


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("limbs,bits", BUCKETS)
def test_cofactors_of_the_greatest_size(extension, limbs, bits):
    """d, e and their signs at the bounds: as many moduli as there are batches before two more, with limbs of ones."""
    generator, most = random.Random(bits), manifest.batches(bits, 30)
    lanes = EXTENSIONS[extension].lanes
    m = (1 << bits) - 1
    for _ in some(extension, range(50 if bits < 1024 else 4), 10 if bits < 1024 else 1):
        inputs = []
        for _ in range(lanes):
            multiples = (generator.choice([-most, 1 - most, -1, 1, most - 1, most]) * m for _ in "de")
            d, e = (multiple + generator.randrange(-1, 2) for multiple in multiples)
            inputs.append((m, generator.getrandbits(bits), d, e, m))
        check(extension, limbs, inputs, 2)


@pytest.mark.parametrize("extension", EXTENSIONS)
def test_lanes_do_not_touch_each_other(extension):
    """What is in one lane changes nothing in another one."""
    generator = random.Random(9)
    lanes = EXTENSIONS[extension].lanes
    fixed = ((1 << 255) - 19, 3, 0, 1 << 60, (1 << 255) - 19)
    expected, _ = model(*fixed, 20)
    for lane in range(lanes):
        inputs = [(f, g, 0, 1 << 60, f) for f, g in list(numbers(256, generator))[-lanes:]]
        inputs[lane] = fixed
        state = MultiLaneState(extension, 9, inputs)
        state.run(library(extension), 20)
        assert state.numbers(lane) == expected


class Rows:
    """Numbers in words, one for each lane, between words that nothing may change."""

    def __init__(self, lanes: int, limbs: int, numbers: list[int]):
        self.row, self.lanes = conversion.row(limbs), lanes
        self.words = (ctypes.c_uint64 * (self.row * lanes + 2))(GUARD)
        self.words[-1] = GUARD
        for lane, number in enumerate(numbers):
            for i in range(self.row):
                self.words[1 + self.row * lane + i] = number >> 64 * i & (1 << 64) - 1

    @property
    def address(self) -> int:
        return ctypes.addressof(self.words) + 8

    def numbers(self) -> list[int]:
        assert self.words[0] == self.words[-1] == GUARD
        rows = (self.words[1 + self.row * lane :][: self.row] for lane in range(self.lanes))
        return [sum(word << 64 * i for i, word in enumerate(row)) for row in rows]


GUARD = 0x5A5A_5A5A_5A5A_5A5A


@cache
def converter(name: str, extension: str):
    return runnable(extension, conversion.text(name, extension))


def entered(extension: str, limbs: int, pairs: list) -> MultiLaneState:
    """A state with moduli and numbers, by the routine: what it finds in the state is not what it leaves."""
    lanes = EXTENSIONS[extension].lanes
    state = MultiLaneState(extension, limbs, [(-1, -1, -1, -1, -1)] * lanes)
    for lane, (m, _) in enumerate(pairs):
        state.at("inverse", lane).value = pow(-(m | 1), -1, 1 << 30)
    m, x = (Rows(lanes, limbs, numbers_in) for numbers_in in zip(*pairs))
    before = x.numbers(), m.numbers()
    converter("enter", extension).routine(ctypes.c_void_p(state.address()), *arguments(x.address, m.address, 8 * x.row))
    assert (x.numbers(), m.numbers()) == before
    state.check_guard()
    last = range(limbs, conversion.GROUP * -(-limbs // conversion.GROUP))
    assert not any(state.limb(i, k, lane).value for i in last for k in range(len(NUMBERS)) for lane in range(lanes))
    return state


def arguments(*values: int) -> tuple:
    return tuple(ctypes.c_uint64(value) for value in values)


def left(extension: str, state: MultiLaneState) -> list:
    """The inverses, or none, by the routine."""
    # Whatever was there before, and no more than the groups reach.
    reach = conversion.BYTES * -(-state.limbs // 4) + 1
    rows = Rows(state.lanes, state.limbs, [(1 << 8 * reach) - 1] * state.lanes)
    converter("leave", extension).routine(ctypes.c_void_p(state.address()), *arguments(rows.address, 8 * rows.row))
    state.check_guard()
    assert state.is_wiped()
    found = []
    for lane, number in enumerate(rows.numbers()):
        yes = state.at("delta", lane).value
        assert yes in (0, (1 << 64) - 1) and (yes or number == 0)
        found.append(number if yes else None)
    return found


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("limbs,bits", SIZES)
def test_every_bit_enters(extension, limbs, bits):
    """The routine moves bits: each one by itself goes to its place, all of them together too, and to no other lane."""
    lanes = EXTENSIONS[extension].lanes
    for bit in some(extension, range(0, bits, 1 if bits < 600 else 31), 12):
        pairs = [(0, 0)] * lanes
        pairs[bit % lanes] = (1 << bit | 1, 1 << bits - 1 - bit)
        state = entered(extension, limbs, pairs)
        for lane, (m, x) in enumerate(pairs):
            assert state.numbers(lane) == (m, x, 0, 0 if m == 1 else 1 << 60, m)
    generator = random.Random(limbs)
    for m in ((1 << bits) - 1, 1, 3, (1 << 30) + 1, generator.getrandbits(bits) | 1):
        pairs = [(m, generator.choice([0, 1, m - 1, (1 << bits) - 1, generator.getrandbits(bits)])) for _ in range(lanes)]
        state = entered(extension, limbs, pairs)
        assert [state.numbers(lane) for lane in range(lanes)] == [(m, x, 0, 0 if m == 1 else 1 << 60, m) for m, x in pairs]


def inverse(x: int, m: int) -> int | None:
    return pow(x, -1, m) if gcd(x, m) == 1 else None


# By the emulator, long numbers take a minute; the tests of the parts have them.
ROWS = [(extension, *size) for extension in EXTENSIONS for size in SIZES if extension == "avx2" or size[1] <= 600]


@pytest.mark.parametrize("extension,limbs,bits", ROWS)
def test_inverses_of_rows(extension, limbs, bits):
    """All three routines against Python's own inverse, with common factors among the numbers; fewer lanes than there are, too."""
    generator = random.Random(bits)
    lanes, top = EXTENSIONS[extension].lanes, (1 << bits) - 1
    moduli = [1, 3, top, top - 188, 1 << bits - 1 | 1, 1 << bits - 2 | 1, generator.getrandbits(bits) | 1]
    pairs = [(m, x) for m in moduli for x in (0, 1, 2, m - 1, m, m + 1 & top, top, 3, 1 << bits - 1)]
    pairs += [(m, x) for m, x in numbers(bits, generator)][: 60 if bits < 1024 else lanes]
    pairs += [(3 * (m // 3 | 1) if m > 9 else 3, 3 * (x // 3)) for m, x in pairs[-20:]]
    generator.shuffle(pairs)
    for i in some(extension, range(0, len(pairs) - lanes + 1, lanes), 2):
        group = pairs[i : i + generator.choice([1, lanes - 1, lanes])]
        group += [(0, 0)] * (lanes - len(group))
        state = entered(extension, limbs, group)
        state.run(library(extension), manifest.batches(bits, 30))
        found = left(extension, state)
        assert found == [inverse(x, m) if m else None for m, x in group], [(hex(m), hex(x)) for m, x in group]


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("limbs,bits", SIZES)
def test_the_last_division_at_its_bounds(extension, limbs, bits):
    """Cofactors as far from zero as they may be, either sign of f, and f next to 1 and -1 in any limb."""
    generator, lanes = random.Random(bits + 1), EXTENSIONS[extension].lanes
    most = manifest.batches(bits, 30) + 1
    for _ in some(extension, range(150 if bits < 1024 else 8), 3):
        group = []
        for _ in range(lanes):
            m = generator.choice([1, 3, (1 << bits) - 1, 1 << bits - 1 | 1, generator.getrandbits(bits) | 1])
            # 2^60 is left from the begin, where it may be more than m.
            e = generator.choice([0, 1, -1]) << 60 if m > 1 else 0
            d = generator.choice([-most, -1, 0, 1, most]) * m + e + (generator.randrange(-2, 3) if abs(m) > 1 << 60 else 0)
            limit = (1 << 60) + most * m
            f = generator.choice([1, -1, 1, -1, 3, -3, 1 + (1 << generator.randrange(1, bits)), -1 + (1 << generator.randrange(2, bits))])
            group.append((f, 0, max(-limit, min(d, limit)), 0, m))
        state, expected = MultiLaneState(extension, limbs, group), []
        for name in (*FIRST, *MATRIX):
            # To be wiped.
            state.at(name, generator.randrange(lanes)).value = 1
        for f, _, d, _, m in group:
            expected.append(d * f * pow(1 << 60, -1, m) % m if f in (1, -1) else None)
        assert left(extension, state) == expected, [[hex(n) for n in one] for one in group]
