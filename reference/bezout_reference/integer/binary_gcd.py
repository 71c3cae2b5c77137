# SPDX-License-Identifier: MIT OR Apache-2.0
"""The classic extended binary GCD, algorithm 1 of [Por20]."""

from ..step import Step
from .modulus import half, require_non_negative, require_odd


def steps(y, m):
    """Columns a, b, u, v with a = u*y and b = v*y modulo m. Until a = 0; then b = gcd(y, m). m odd, y >= 0.

    At most 2*len(m) - 1 steps for y < m, because each lowers len(a) + len(b); y = 2^(len(m)-1) needs them all.
    """
    require_odd(m)
    require_non_negative(y=y)
    a, u, b, v = y, 1 % m, m, 0
    yield Step("start", {"a": a, "b": b, "u": u, "v": v})
    while a:
        if a % 2 == 0:
            text, matrix = "a / 2", (1, 0, 0, 2)
            a, u = a // 2, half(u, m)
        elif a >= b:
            text, matrix = "(a - b) / 2", (1, -1, 0, 2)
            a, u = (a - b) // 2, half((u - v) % m, m)
        else:
            text, matrix = "swap, (a - b) / 2", (-1, 1, 2, 0)
            a, u, b, v = (b - a) // 2, half((v - u) % m, m), a, u
        yield Step(text, {"a": a, "b": b, "u": u, "v": v}, matrix, 1)


def invert(y, m):
    """(1/y mod m, 1), or (None, gcd(y, m)) where there is no inverse."""
    for step in steps(y, m):
        pass
    b, v = step.values["b"], step.values["v"]
    return (v, 1) if b == 1 else (None, b)
