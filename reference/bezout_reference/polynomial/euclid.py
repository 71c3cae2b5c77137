# SPDX-License-Identifier: MIT OR Apache-2.0
"""Euclid-Stevin over F_p: gcd, cofactors, inverse, resultant. Its time depends on the degrees of the quotients."""

from .arithmetic import divmod_, monic, mul, reduced, scale, sub


def quotients(a, b, p):
    """(quotient, remainder) of every division, until the remainder is zero."""
    a, b = reduced(a, p), reduced(b, p)
    while b:
        q, r = divmod_(a, b, p)
        yield q, r
        a, b = b, r


def xgcd(a, b, p):
    """(g, s, t): g = s a + t b is monic, or zero if both are; deg s < deg b/g, deg t < deg a/g where that can be."""
    a, b = reduced(a, p), reduced(b, p)
    if not b:
        return (monic(a, p), [pow(a[-1], -1, p)], []) if a else ([], [], [])
    rows = (a, [1], []), (b, [], [1])
    for q, r in quotients(a, b, p):
        s, t = (sub(x, mul(q, y, p), p) for x, y in zip(rows[0][1:], rows[1][1:]))
        rows = rows[1], (r, s, t)
    unit = pow(rows[0][0][-1], -1, p)
    return tuple(scale(x, unit, p) for x in rows[0])


def gcd(a, b, p):
    return xgcd(a, b, p)[0]


def invert(a, f, p):
    """(inverse of a modulo f or None, gcd of both)."""
    g, s, _ = xgcd(divmod_(a, f, p)[1], f, p)
    return (divmod_(s, f, p)[1], g) if len(g) == 1 else (None, g)


def resultant(a, b, p):
    """The product of b over the roots of a, times lc(a)^deg(b); zero if either is zero."""
    a, b, value = reduced(a, p), reduced(b, p), 1
    if not a or not b:
        return 0
    while len(b) > 1:
        r = divmod_(a, b, p)[1]
        if not r:
            return 0
        # res(a, b) = (-1)^(deg a deg b) lc(b)^(deg a - deg r) res(b, r)
        value = value * pow(b[-1], len(a) - len(r), p) * (-1) ** ((len(a) - 1) * (len(b) - 1)) % p
        a, b = b, r
    return value * pow(b[0], len(a) - 1, p) % p
