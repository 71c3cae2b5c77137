# SPDX-License-Identifier: MIT OR Apache-2.0
"""The contract of Euclid's algorithm to a bound, and of numbers halved modulo another by it.

For the rows (x, u) and (y, v) of consecutive remainders with cofactors of b, |v| x + |u| y = a: true of (a, 0), (b, 1), and a
step takes it to |u| + q |v| and x - q y. So |v| <= a / x.
"""

from .modulus import require_non_negative, require_positive


def rows(a, b):
    """Remainders r of Euclid's algorithm, down to 0, and c with r = c b modulo a. It begins with (b, a) if a <= b."""
    require_non_negative(a=a, b=b)
    x, y = ((b, 1), (a, 0)) if a <= b else ((a, 0), (b, 1))
    yield x
    yield y
    while y[0]:
        q = x[0] // y[0]
        x, y = y, (x[0] - q * y[0], x[1] - q * y[1])
        yield y


def partial_xgcd(a, b, bound):
    """The first two consecutive rows of which the second remainder is below the bound; a bound of 0 is as one of 1."""
    require_non_negative(bound=bound)
    found = rows(a, b)
    x, y = next(found), next(found)
    while y[0] >= max(bound, 1):
        x, y = y, next(found)
    return x, y


def split(v, m):
    """(r, t) with t v = r modulo m, for m of n bits: 0 <= r < 2^(n // 2) and 0 < |t| < 2^(n - n // 2).

    The remainder before r is at least 2^(n // 2), as m is, and m < 2^n.
    """
    require_positive(m)
    return partial_xgcd(m, v % m, 1 << m.bit_length() // 2)[1]
