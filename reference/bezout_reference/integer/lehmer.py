# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lehmer's algorithm [Leh38]: the quotients come from the leading digits, the long numbers see one matrix a digit.

`bits` = 64 takes one digit (cofactors of half a digit), `bits` = 128 two digits (cofactors of one digit).
Which quotients of the prefixes are quotients of the full numbers is decided exactly by Collins's condition in
Jebelean's form [Col80, Jeb93].
"""

from ..step import Step
from .modulus import require_non_negative, require_positive

SINGLE = 64
DOUBLE = 128


def _certain(r, s, old, new, even):
    """Jebelean's condition for the step to the remainders (r, s) with cofactor rows old, new: is the quotient right?"""
    (u0, v0), (u1, v1) = old, new
    if even:
        return s >= -u1 and r - s >= v1 - v0
    return s >= -v1 and r - s >= u1 - u0


def matrix(a, b, exact):
    """(quotients, (p, q, r, s)) of the Euclidean steps that the prefixes a >= b determine; all of them if exact."""
    old, new, count = (1, 0), (0, 1), 0
    while b:
        q, rest = divmod(a, b)
        row = (old[0] - q * new[0], old[1] - q * new[1])
        if not exact and not _certain(b, rest, new, row, count % 2 == 1):
            break
        a, b, old, new, count = b, rest, new, row, count + 1
    return count, (*old, *new)


def steps(a, b, bits=SINGLE):
    """Columns a, b; a >= b >= 0 after a first division. Where the prefixes determine no quotient, one full division."""
    require_non_negative(a=a, b=b)
    yield Step("start", {"a": a, "b": b})
    if a < b:
        a, b = b, a
        yield Step("swap", {"a": a, "b": b}, (0, 1, 1, 0))
    while b:
        drop = max(a.bit_length() - bits, 0)
        count, (p, q, r, s) = matrix(a >> drop, b >> drop, drop == 0)
        text = f"{count} quotient{'s' * (count > 1)}"
        if count == 0:
            text, (p, q, r, s) = "a mod b", (0, 1, 1, -(a // b))
        a, b = p * a + q * b, r * a + s * b
        yield Step(text, {"a": a, "b": b}, (p, q, r, s))


def xgcd(a, b, bits=SINGLE):
    """(g, s, t) with g = gcd(a, b) = s*a + t*b; any signs; s and t are not canonical (see `xgcd`)."""
    rows = [(1, 0), (0, 1)]
    for step in steps(abs(a), abs(b), bits):
        if step.matrix:
            p, q, r, s = step.matrix
            rows = [tuple(x * i + y * j for i, j in zip(*rows)) for x, y in ((p, q), (r, s))]
    s, t = rows[0]
    return step.values["a"], -s if a < 0 else s, -t if b < 0 else t


def gcd(a, b, bits=SINGLE):
    """The greatest common divisor of any two integers."""
    return xgcd(a, b, bits)[0]


def invert(x, m, bits=SINGLE):
    """(1/x mod m, 1), or (None, gcd(x, m)). Any m >= 1."""
    require_positive(m)
    g, s, _ = xgcd(x % m, m, bits)
    return (s % m, 1) if g == 1 else (None, g)
