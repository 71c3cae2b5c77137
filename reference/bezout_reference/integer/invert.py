# SPDX-License-Identifier: MIT OR Apache-2.0
"""The contract of inversion, and inversion modulo powers of two and even numbers.

The inverse is canonical, in [0, m). Modulo 1 everything is invertible and the inverse is 0. m = 0 is an error.
"""

from ..step import Step
from .modulus import require_non_negative, require_positive
from .xgcd import xgcd


def invert(x, m):
    """(1/x mod m, 1), or (None, gcd(x, m)). Any m >= 1, any x: it is reduced first."""
    require_positive(m)
    g, s, _ = xgcd(x % m, m)
    return (s % m, 1) if g == 1 else (None, g)


def steps_mod2k(x, k):
    """Newton's iteration y -> y(2 - xy): each step doubles the correct low bits. Columns y, bits. x odd."""
    require_non_negative(k=k)
    if x % 2 == 0:
        raise ValueError(f"x = {x} is even: accepted are odd integers")
    y, bits = 1, 1
    yield Step("start", {"y": y % (1 << k), "bits": bits})
    while bits < k:
        bits = min(2 * bits, k)
        y = y * (2 - x * y) % (1 << bits)
        yield Step("y (2 - x y)", {"y": y, "bits": bits})


def invert_mod2k(x, k):
    """1/x modulo 2^k in [0, 2^k), or None for an even x (k >= 1). k = 0 is the modulus 1: the inverse is 0."""
    require_non_negative(k=k)
    if k == 0:
        return 0
    if x % 2 == 0:
        return None
    for step in steps_mod2k(x, k):
        pass
    return step.values["y"]


def invert_even(x, m):
    """(1/x mod m, 1), or (None, gcd(x, m)), for an even m by way of the inverse modulo the odd x.

    x must be odd, else 2 divides both. With w = 1/m mod x, 1 - m*w is a multiple of x, and the exact quotient is 1/x mod m.
    How often 2 divides m is never asked.
    """
    require_positive(m)
    if m % 2:
        raise ValueError(f"m = {m} is odd: accepted are even integers from 2 up")
    x %= m
    if x % 2 == 0:
        return None, xgcd(x, m)[0]
    w, g = invert(m, x)
    return ((1 - m * w) // x % m, 1) if g == 1 else (None, g)
