# SPDX-License-Identifier: MIT OR Apache-2.0
"""The optimized binary GCD, algorithm 2 of [Por20], for every k >= 2.

k - 1 iterations run on approximations of a and b that keep their k - 1 low and k + 1 top bits; their update factors
are then applied to a, b, u, v at once. The approximations decide a swap wrongly now and then, so that a or b comes out
negative and is negated. Each batch still lowers len(a) + len(b) by k - 1. The printed algorithm runs
ceil((2 len(m) - 1)/k) batches, a misprint for /(k - 1): its own last line divides by the power that belongs to k - 1.
"""

from typing import NamedTuple

from ..step import Step
from .modulus import require_non_negative, require_odd


class Batch(NamedTuple):
    approximations: tuple[int, int]
    factors: tuple[int, int, int, int]  # f0, g0, f1, g1 after the signs of a and b are made positive
    a: int
    b: int
    negated: tuple[bool, bool]  # whether a and b came out negative


def rounds(bits, k):
    """How many batches are enough for operands below 2^bits."""
    _require_k(k)
    return -(-(2 * bits - 1) // (k - 1))


def _require_k(k):
    if k < 2:
        raise ValueError(f"k = {k} is too small: accepted are integers from 2 up")


def approximate(a, b, k):
    """The k - 1 low bits of a and of b under their k + 1 top bits (the same window for both)."""
    n = max(a.bit_length(), b.bit_length(), 2 * k)
    low = (1 << (k - 1)) - 1
    return tuple((x & low) | (x >> (n - k - 1) << (k - 1)) for x in (a, b))


def update_factors(a, b, iterations):
    """(f0, g0, f1, g1) with (a, b) -> (f0 a + g0 b, f1 a + g1 b) / 2^iterations."""
    f0, g0, f1, g1 = 1, 0, 0, 1
    for _ in range(iterations):
        if a & 1:
            if a < b:
                a, b, f0, g0, f1, g1 = b, a, f1, g1, f0, g0
            a, f0, g0 = a - b, f0 - f1, g0 - g1
        a, f1, g1 = a >> 1, 2 * f1, 2 * g1
    return f0, g0, f1, g1


def batches(y, m, k, count=None):
    """One `Batch` a time: as many as `count` says, else until a = 0.

    After that every batch has the factors (1, 0, 0, 2^(k-1)) and changes nothing.
    """
    require_odd(m)
    require_non_negative(y=y)
    _require_k(k)
    a, b, done = y, m, 0
    while a if count is None else done < count:
        near = approximate(a, b, k)
        f0, g0, f1, g1 = update_factors(*near, k - 1)
        a, b = (f0 * a + g0 * b) >> (k - 1), (f1 * a + g1 * b) >> (k - 1)
        negated = a < 0, b < 0
        if negated[0]:
            a, f0, g0 = -a, -f0, -g0
        if negated[1]:
            b, f1, g1 = -b, -f1, -g1
        yield Batch(near, (f0, g0, f1, g1), a, b, negated)
        done += 1


def steps(y, m, k=32):
    """Columns a, b, abar, bbar (the approximations that led to this line)."""
    yield Step("start", {"a": y, "b": m, "abar": 0, "bbar": 0})
    for batch in batches(y, m, k):
        values = {"a": batch.a, "b": batch.b, "abar": batch.approximations[0], "bbar": batch.approximations[1]}
        yield Step(f"{k - 1} iterations", values, batch.factors, k - 1)


def gcd(y, m, k=32):
    """gcd(y, m) for an odd m and y >= 0."""
    for batch in batches(y, m, k):
        m = batch.b
    return m


def invert(y, m, k=32):
    """(1/y mod m, 1), or (None, gcd(y, m)). m odd, y >= 0; y >= m is accepted and counted with its own length."""
    bits = max(m.bit_length(), y.bit_length())
    u, v, count = 1 % m, 0, rounds(bits, k)
    for batch in batches(y, m, k, count):
        f0, g0, f1, g1 = batch.factors
        u, v = (f0 * u + g0 * v) % m, (f1 * u + g1 * v) % m
    if batch.b != 1:
        return None, batch.b
    halves = pow((m + 1) // 2, (k - 1) * count, m)  # (m + 1)/2 is 1/2
    return v * halves % m, 1
