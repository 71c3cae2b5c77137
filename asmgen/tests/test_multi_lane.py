# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled lanes against divsteps on Python integers."""

import random
from functools import cache

import pytest
from model import divsteps, enough, numbers, runnable, some

from asmgen import manifest
from asmgen.multi_lane import EXTENSIONS, text
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
