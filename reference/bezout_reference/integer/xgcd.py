# SPDX-License-Identifier: MIT OR Apache-2.0
"""The contract of xgcd: GMP's canonical cofactors.

(g, s, t) with g = gcd(a, b) = s*a + t*b. If |a| = |b|: (0, sgn b). Else s = sgn a if b = 0 or |b| = 2g,
t = sgn b if a = 0 or |a| = 2g, and otherwise |s| < |b|/2g and |t| < |a|/2g. gcd(0, 0) gives (0, 0, 0).
"""

from ..step import Step
from .modulus import require_non_negative


def steps(a, b):
    """Euclid with cofactors. Columns a, b, s, t, s1, t1: a = s*a0 + t*b0, b = s1*a0 + t1*b0; a0, b0 >= 0."""
    require_non_negative(a=a, b=b)
    s, t, s1, t1 = 1, 0, 0, 1
    yield Step("start", dict(a=a, b=b, s=s, t=t, s1=s1, t1=t1))
    while b:
        q = a // b
        a, b, s, t, s1, t1 = b, a - q * b, s1, t1, s - q * s1, t - q * t1
        yield Step(f"quotient {q}", dict(a=a, b=b, s=s, t=t, s1=s1, t1=t1), (0, 1, 1, -q))


def _sign(n):
    return (n > 0) - (n < 0)


def canonical(a, b, g, s):
    """The canonical (s, t) from any s that some t completes: s is unique modulo b/g and t follows from it."""
    if abs(a) == abs(b):
        return 0, _sign(b)
    if b == 0:
        return _sign(a), 0
    period = abs(b) // g
    s %= period
    if 2 * s > period:
        s -= period
    if period == 2:  # 1 and -1 are equally small here
        s = _sign(a)
    return s, (g - s * a) // b


def xgcd(a, b):
    """(g, s, t), canonical, for any two integers."""
    r, r1, s, s1 = abs(a), abs(b), 1, 0
    while r1:
        q = r // r1
        r, r1, s, s1 = r1, r - q * r1, s1, s - q * s1
    return r, *canonical(a, b, r, s * (_sign(a) or 1))
