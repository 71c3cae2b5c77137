# SPDX-License-Identifier: MIT OR Apache-2.0
"""The two-bit plus-minus algorithm [BK83, YZ86] in the form of [SHT22], with cofactors.

Nothing is ever compared. Of two odd numbers either the sum or the difference is a multiple of 4; it replaces the one
with the larger *bound*. `delta` is the difference of the bounds' exponents: |a| <= 2^alpha, |b| <= 2^beta,
delta = alpha - beta, and each step lowers alpha or beta by one, so that n-bit inputs need at most 2n + 1 steps.
Values can become negative.
"""

from ..step import Step

_HALVE_BOTH = ("a / 2, b / 2", (1, 0, 0, 1), 1)


def _choose(a, b, delta):
    """The next operation, its matrix and shift, and the new delta."""
    if a % 2 == 0:
        return "a / 2", (1, 0, 0, 2), 1, delta - 1
    if b % 2 == 0:
        return "b / 2", (2, 0, 0, 1), 1, delta + 1
    sign, text = (1, "(a + b) / 4") if (a + b) % 4 == 0 else (-1, "(a - b) / 4")
    if delta >= 0:
        return text, (1, sign, 0, 4), 2, delta - 1
    return text, (4, 0, 1, sign), 2, delta + 1


def steps(a, b):
    """Until one of a, b is zero; any signs. Columns a, b. Common factors 2 are taken out first."""
    yield Step("original a, b", {"a": a, "b": b})
    while (a or b) and a % 2 == b % 2 == 0:
        a, b = a // 2, b // 2
        yield Step(_HALVE_BOTH[0], {"a": a, "b": b}, *_HALVE_BOTH[1:])
    delta = 0
    while a and b:
        text, (p, q, r, s), shift, delta = _choose(a, b, delta)
        a, b = (p * a + q * b) >> shift, (r * a + s * b) >> shift
        yield Step(text, {"a": a, "b": b}, (p, q, r, s), shift)


def xgcd(a, b):
    """(g, s, t) with g = gcd(a, b) = s*a + t*b for any two integers; s and t are not canonical (see `xgcd`).

    The pairs (u, m) and (y, n) hold u*a0 + m*b0 = a and y*a0 + n*b0 = b for the inputs a0, b0 without their common
    factors 2. An odd pair is made even by adding (b0, -a0), which changes nothing: at least one of a0, b0 is odd.
    """
    twos, a0, b0 = 0, a, b
    rows = [(1, 0), (0, 1)]

    def halve(row):
        x, y = row
        return (x // 2, y // 2) if x % 2 == y % 2 == 0 else ((x + b0) // 2, (y - a0) // 2)

    for step in steps(a, b):
        if step.operation == _HALVE_BOTH[0]:
            twos, a0, b0 = twos + 1, step.values["a"], step.values["b"]
        elif step.matrix:
            rows = _apply(step, rows, halve)
    value, row = (step.values["a"], rows[0]) if step.values["a"] else (step.values["b"], rows[1])
    sign = -1 if value < 0 else 1
    s, t = (row[0], row[1]) if value else (0, 0)
    return abs(value) << twos, sign * s, sign * t


def _apply(step, rows, halve):
    """The cofactors' rows after one step: the changed row is combined and halved, the other one stays."""
    p, q, r, s = step.matrix
    unit = 1 << step.shift
    changed, (x, y) = (1, (r, s)) if (p, q) == (unit, 0) else (0, (p, q))
    row = tuple(x * i + y * j for i, j in zip(*rows))
    for _ in range(step.shift):
        row = halve(row)
    return [rows[0], row] if changed else [row, rows[1]]


def gcd(a, b):
    """The greatest common divisor of any two integers."""
    return xgcd(a, b)[0]
