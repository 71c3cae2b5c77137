# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled steps and batches of the binary GCD against Python integers."""

import random

import pytest

from asmgen import manifest, schedules
from asmgen.assembled import BingcdState, assemble
from asmgen.bingcd import batch, kernel, steps

WORD = (1 << 64) - 1
TOP = (1 << 256) - 1
EDGES = [0, 1, 2, 3, WORD, WORD - 1, WORD - 2, 1 << 63, (1 << 63) - 1, (1 << 63) + 1, 1 << 31, (1 << 31) - 1, 1 << 32]
EDGES += [(1 << 32) - 1, 0x5555_5555_5555_5555, 0xAAAA_AAAA_AAAA_AAAA, 1 << 62, 3 << 62]


def binary_gcd(a: int, b: int, count: int):
    """`count` steps as published, one at a time: the update factors and the last a, b."""
    f0, g0, f1, g1 = 1, 0, 0, 1
    for _ in range(count):
        if a % 2:
            if a < b:
                a, b, f0, g0, f1, g1 = b, a, f1, g1, f0, g0
            a, f0, g0 = a - b, f0 - f1, g0 - g1
        a, f1, g1 = a // 2, 2 * f1, 2 * g1
    return (f0, g0, f1, g1), a, b


def word_pairs(count: int):
    """Any a, odd b: extreme words with each other, equal and near ones, multiples, all lengths."""
    generator = random.Random(31)
    for a in EDGES:
        for b in EDGES:
            yield a, b | 1
    for i in range(count):
        a, b = (generator.getrandbits(generator.choice([4, 31, 32, 33, 63, 64, 64])) for _ in range(2))
        b |= 1
        match i % 5:
            case 0:
                a = min(max(b + generator.randrange(-4, 5), 0), WORD)
            case 1:
                a = b * generator.choice([1, 2, 3, 5, 1 << 20]) & WORD
            case 2:
                # Equal from the top on, with other low bits.
                a = b ^ generator.getrandbits(31)
        yield a, b


def times(form: str) -> dict:
    """The schedule in use where it is of that form."""
    found = schedules.read("adx_bingcd_batches_4")
    return found if found["form"] == form else kernel.default_times(form)


def has_adx() -> bool:
    with open("/proc/cpuinfo") as file:
        flags = next((line.split() for line in file if line.startswith("flags")), [])
    return {"adx", "bmi1", "bmi2"} <= set(flags)


@pytest.mark.skipif(not has_adx(), reason="this CPU has no mulx or no adcx")
@pytest.mark.parametrize("form", steps.FORMS)
def test_factors(form):
    """Words are approximated by themselves."""
    library = assemble(batch.text(times(form)))
    for a, b in word_pairs(20_000):
        state = BingcdState(a, b, 0, 0, 1)
        state.run(library, 1)
        expected, _, _ = binary_gcd(a, b, 31)
        f0, g0, f1, g1 = map(abs, expected)
        assert [state[name] for name in ("f0", "g0", "f1", "g1")] == [f0, g0, f1, g1], (hex(a), hex(b))
        # The pattern of signs that makes magnitudes enough.
        sign = 1 if expected[0] - expected[1] >= 0 else -1
        assert expected == (sign * f0, -sign * g0, -sign * f1, sign * g1)


def approximation(a: int, b: int) -> tuple[int, int]:
    n = max(a.bit_length(), b.bit_length(), 64)
    return tuple((x % 2**31) | (x >> (n - 33) << 31) for x in (a, b))


def model(a: int, b: int, u: int, w: int, m: int, count: int):
    """What the batches leave: the numbers, and whether the sign is negative."""
    negative = 0
    inverse = pow(-m, -1, 1 << 31)

    def divided(total):
        total = total + total * inverse % 2**31 * m
        assert total % 2**31 == 0 and total >> 31 < 2 * m
        return (total >> 31) - (m if total >> 31 >= m else 0)

    for _ in range(count):
        f0, g0, f1, g1 = map(abs, binary_gcd(*approximation(a, b), 31)[0])
        left, right = f0 * a - g0 * b, g1 * b - f1 * a
        assert left % 2**31 == right % 2**31 == 0
        u, w = divided(f0 * u + g0 * w), divided(f1 * u + g1 * w)
        u = m - u if (left < 0) != (right < 0) else u
        negative ^= right < 0
        a, b = abs(left) >> 31, abs(right) >> 31
    return a, b, u, w, negative


def numbers(count: int):
    """a, odd b, odd m below 2^256, and u, w up to m."""
    generator = random.Random(256)

    def number(bits=256):
        if generator.randrange(2):
            return generator.getrandbits(generator.choice([1, 31, 64, 65, 127, 128, 192, 200, 255, bits]))
        return sum(generator.choice(EDGES) << 64 * k for k in range(4)) >> generator.choice([0, 0, 1, 64, 130])

    yield from ((a, b, 1, 0, b) for a in (0, 1, TOP - 1, TOP, 1 << 255) for b in (1, 3, TOP, (1 << 255) + 1, 2**255 - 19))
    for i in range(count):
        a, b, m = number(), number() | 1, number() | 1
        match i % 4:
            case 0:
                a = b
            case 1:
                # Equal leading bits, where comparisons go wrong.
                a = b ^ generator.getrandbits(generator.choice([1, 31, 32, 64, 100, 160, 190]))
        ends = [0, 1, m - 1, m]
        u, w = (generator.choice([*ends, generator.randrange(m + 1), generator.randrange(m + 1)]) for _ in range(2))
        yield a, b, u, w, m


@pytest.mark.skipif(not has_adx(), reason="this CPU has no mulx or no adcx")
@pytest.mark.parametrize("form", steps.FORMS)
def test_batches(form):
    library = assemble(batch.text(times(form)))
    wrong_guesses = 0
    for case in numbers(3000):
        for count in (1, 2, 17):
            state = BingcdState(*case)
            state.run(library, count)
            *expected, negative = model(*case, count)
            assert [state.number(name) for name in "abuw"] == expected, case
            assert state["negative"] == WORD * negative and state.number("m") == case[4]
            wrong_guesses += count == 1 and state["flip"] != 0
    assert wrong_guesses > 50


@pytest.mark.skipif(not has_adx(), reason="this CPU has no mulx or no adcx")
def test_inverses():
    library = assemble(manifest.routines()["adx_bingcd_batches_4"].text())
    generator = random.Random(1)
    for m in (1, 3, 2**255 - 19, 2**256 - 2**32 - 977, TOP, 0xFFF1, generator.getrandbits(256) | 1):
        for x in [1, 2, m - 1, TOP, *(generator.getrandbits(256) for _ in range(50))]:
            state = BingcdState(x, m, 1 % m, 0, m)
            state.run(library, 17)
            a, b, w = (state.number(name) for name in "abw")
            assert a == 0 and m % b == x % b == 0
            w = w if state["negative"] else -w
            assert w * x % m == b % m
