# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled products against Python integers."""

import ctypes
import itertools
import random

import pytest

from asmgen import manifest
from asmgen.assembled import assemble
from asmgen.product.montgomery import WAYS, SIZES

EDGES = [0, 1, 2, (1 << 64) - 1, (1 << 64) - 2, 1 << 63, (1 << 63) - 1]
OFFSETS = [3, 19, 21, 765, (1 << 31) - 1]


def has_adx() -> bool:
    with open("/proc/cpuinfo") as file:
        flags = next((line.split() for line in file if line.startswith("flags")), [])
    return "adx" in flags and "bmi2" in flags


pytestmark = pytest.mark.skipif(not has_adx(), reason="this CPU has no mulx or no adcx")


def words(numbers: list[int], limbs: int):
    """An array in memory, with a word before and after that must not change."""
    flat = [n >> 64 * k & (1 << 64) - 1 for n in numbers for k in range(limbs)]
    return (ctypes.c_uint64 * (len(flat) + 2))(GUARD, *flat, GUARD)


GUARD = 0x5A5A_5A5A_5A5A_5A5A


def numbers(array, limbs: int) -> list[int]:
    flat = list(array)
    assert flat[0] == flat[-1] == GUARD
    return [sum(flat[1 + i + k] << 64 * k for k in range(limbs)) for i in range(0, len(flat) - 2, limbs)]


class Routine:
    def __init__(self, name: str):
        self.library = assemble(manifest.routines()[name].text())
        self.library.routine.restype = ctypes.c_uint64

    def __call__(self, *arguments) -> int:
        """Arrays are passed by the address of their first word after the guard."""
        return self.library.routine(*(
            ctypes.c_uint64(a) if isinstance(a, int) else ctypes.c_void_p(ctypes.addressof(a) + 8) for a in arguments
        ))


def edge(generator: random.Random, limbs: int) -> int:
    """Random, or made of the words at which carries begin and end."""
    if generator.randrange(2):
        return generator.getrandbits(64 * limbs)
    return sum(generator.choice(EDGES) << 64 * k for k in range(limbs))


def near(generator: random.Random, m: int, limbs: int) -> int:
    """A number that is next to a multiple of m."""
    top = (1 << 64 * limbs) - 1
    return min(max(generator.randrange(top // m + 1) * m + generator.randrange(-2, 3), 0), top)


def moduli(generator: random.Random, limbs: int):
    top = (1 << 64 * limbs) - 1
    yield from [1, 3, 15, top, top - 188, top >> 1, top // 3 | 1, (1 << 64 * limbs - 1) + 1, (1 << 64) + 1]
    for _ in range(20):
        yield edge(generator, limbs) | 1
        yield generator.getrandbits(generator.randrange(1, 64 * limbs)) | 1


def constants(m: int, limbs: int):
    return words([m], limbs), pow(-m, -1, 1 << 64)


@pytest.mark.parametrize("limbs", SIZES)
def test_montgomery_products(limbs):
    routine, generator = Routine(f"adx_montgomery_{limbs}"), random.Random(limbs)
    for m in moduli(generator, limbs):
        inverse = pow(1 << 64 * limbs, -1, m)
        fixed = constants(m, limbs)
        for _ in range(200):
            a = generator.choice([edge(generator, limbs), near(generator, m, limbs)])
            b = generator.choice([edge(generator, limbs), near(generator, m, limbs), m - 1]) % m
            out = words([edge(generator, limbs)], limbs)
            routine(out, words([a], limbs), words([b], limbs), *fixed)
            assert numbers(out, limbs) == [a * b * inverse % m], (hex(a), hex(b), hex(m))


@pytest.mark.parametrize("limbs", SIZES)
def test_montgomery_products_in_place(limbs):
    routine, generator = Routine(f"adx_montgomery_{limbs}"), random.Random(limbs)
    m = generator.getrandbits(64 * limbs) | 1
    inverse, fixed = pow(1 << 64 * limbs, -1, m), constants(m, limbs)
    a, b = generator.randrange(m), generator.randrange(m)
    both = words([a], limbs)
    routine(both, both, words([b], limbs), *fixed)
    assert numbers(both, limbs) == [a * b * inverse % m]
    routine(both, words([b], limbs), both, *fixed)
    assert numbers(both, limbs) == [a * b * b * inverse * inverse % m]
    routine(both, both, both, *fixed)
    assert numbers(both, limbs) == [pow(a * b * b * inverse * inverse, 2, m) * inverse % m]


@pytest.mark.parametrize("c", [1, 2, 38, 189, (1 << 32) - 2, (1 << 32) + 977, (1 << 63) - 1])
def test_squares_near_a_power_of_two(c):
    """Also where the last sum has a carry: of roots of numbers below 2^63 modulo the prime of secp256k1, and of edges."""
    routine, m = Routine("adx_near_power_squares_4"), (1 << 256) - c
    generator = random.Random(c)
    xs = [sum(word << 64 * k for k, word in enumerate(four)) for four in itertools.product(EDGES, repeat=4)]
    xs += [generator.choice([edge(generator, 4), near(generator, m, 4)]) for _ in range(1000)]
    xs += [(m + d) % (1 << 256) for d in range(-40, 41)]
    # Squares that are a little below 2^256: those of roots of small negative numbers.
    if m == (1 << 256) - (1 << 32) - 977:
        roots = [pow(m - n, (m + 1) // 4, m) for n in range(1, 400)]
        xs += [y for x in roots for y in (x, m - x)]
    for x in xs:
        for count in (1, 2, 7):
            out = words([x], 4)
            routine(out, count, c)
            assert numbers(out, 4)[0] % m == pow(x, 1 << count, m), (hex(x), count)


def elements(generator: random.Random, m: int, limbs: int, count: int) -> list[int]:
    kinds = [
        lambda: edge(generator, limbs),
        lambda: near(generator, m, limbs),
        lambda: 0,
        lambda: generator.getrandbits(64 * limbs),
    ]
    return [generator.choice(kinds)() for _ in range(count)]


def model_forward(p: list[int], xs: list[int], is_zero, multiply) -> list[int]:
    for i, x in enumerate(xs):
        p.append(multiply(p[i], 1 if is_zero(x) else x))
        p[i] = 0 if is_zero(x) else p[i]
    return p


def model_backward(p: list[int], xs: list[int], instead, multiply) -> tuple[list[int], list[int]]:
    p, xs = p[:], xs[:]
    for i in reversed(range(len(p))):
        inverse, before = xs[i + WAYS], p[i]
        p[i] = multiply(inverse, before)
        xs[i] = multiply(inverse, instead(xs[i]) if before == 0 else xs[i])
    return p, xs


@pytest.mark.parametrize("r", OFFSETS)
def test_pseudo_mersenne_passes(r):
    forward, backward = Routine("adx_pseudo_mersenne_forward_4"), Routine("adx_pseudo_mersenne_backward_4")
    generator, m = random.Random(r), (1 << 255) - r

    def multiply(a, b):
        return a * b % m

    for count in [1, 2, 3, 4, 5, 9, 100, 1000]:
        xs = elements(generator, m, 4, count)
        # As the library starts: products that are not zero, so that a zero in p marks a zero in x.
        starts = [v if v % m else 1 for v in elements(generator, m, 4, WAYS)]
        p, x = words(starts + [0] * count, 4), words(xs, 4)
        forward(p, x, count, r)
        assert numbers(x, 4) == xs
        products = numbers(p, 4)
        expected = model_forward(starts[:], xs, lambda v: v % m == 0, multiply)
        for i, (got, wanted) in enumerate(zip(products, expected)):
            assert got % m == wanted % m, (i, hex(got), hex(wanted))
            assert i < WAYS or got < (1 << 255) + (1 << 64)
            # A zero is marked by 0 itself.
            assert i >= count or (xs[i] % m != 0 or got == 0)

        inverses = elements(generator, m, 4, WAYS)
        p, x = words(products[:count], 4), words(xs + inverses, 4)
        zeros = backward(p, x, count, r)
        assert zeros == products[:count].count(0)
        outs, chain = model_backward(products[:count], xs + inverses, lambda v: v + 1, multiply)
        assert numbers(p, 4) == outs
        for got, wanted in zip(numbers(x, 4), chain):
            assert got % m == wanted % m
        assert all(v < (1 << 255) + (1 << 64) for v in numbers(x, 4)[:count])


@pytest.mark.parametrize("limbs", SIZES)
def test_montgomery_passes(limbs):
    forward, backward = Routine(f"adx_montgomery_forward_{limbs}"), Routine(f"adx_montgomery_backward_{limbs}")
    generator = random.Random(limbs)
    for m in moduli(generator, limbs):
        inverse_of_r, fixed = pow(1 << 64 * limbs, -1, m), constants(m, limbs)

        def multiply(a, b):
            return a * b * inverse_of_r % m

        count = generator.choice([1, 2, 3, 4, 5, 9, 60])
        xs = elements(generator, m, limbs, count)
        starts = [v % m for v in elements(generator, m, limbs, WAYS)]
        p, x = words(starts + [0] * count, limbs), words(xs, limbs)
        forward(p, x, count, *fixed)
        assert numbers(x, limbs) == xs
        products = numbers(p, limbs)
        assert products == model_forward(starts[:], xs, lambda v: v == 0, multiply)

        inverses = [v % m for v in elements(generator, m, limbs, WAYS)]
        p, x = words(products[:count], limbs), words(xs + inverses, limbs)
        zeros = backward(p, x, count, *fixed)
        assert zeros == products[:count].count(0)
        outs, chain = model_backward(products[:count], xs + inverses, lambda v: v | 1, multiply)
        assert numbers(p, limbs) == outs
        assert numbers(x, limbs) == chain
