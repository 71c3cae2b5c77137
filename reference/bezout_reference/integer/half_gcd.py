# SPDX-License-Identifier: MIT OR Apache-2.0
"""Half-GCD: the matrix of Euclid's quotients from the upper parts of two numbers, by recursion [Sch71, Mol08].

A matrix here is (a, b, c, d) with entries that are not negative, and a sign s, its determinant:
(x, y) goes to (s (a x - b y), s (d y - c x)). Then x = d x' + b y' and y = c x' + a y'.
"""

from .modulus import require_non_negative, require_positive

GUARD = 64
"""Bits of an upper part beyond twice those by which it is reduced. See `reduce_upper`."""

IDENTITY = ((1, 0, 0, 1), 1)


def apply(matrix, x, y):
    """The image of a pair."""
    (a, b, c, d), s = matrix
    return s * (a * x - b * y), s * (d * y - c * x)


def after(second, first):
    """The matrix of two reductions."""
    (a, b, c, d), s = second
    (e, f, g, h), t = first
    return (a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h), s * t


def quotient(q):
    """The matrix of one step of Euclid's algorithm: (x, y) to (y, x - q y)."""
    return (0, 1, 1, q), -1


def size(x, y):
    return max(x, y).bit_length()


def step(x, y, target):
    """(q, (y, x mod y)) if both of the new pair have more than `target` bits, else none."""
    if y.bit_length() <= target or y == 0:
        return None
    q, rest = divmod(x, y)
    return None if rest.bit_length() <= target else (q, (y, rest))


def reduce(x, y, m, leaf=GUARD):
    """(matrix, (x', y')): Euclid's algorithm by about m bits, as long as both numbers have more than the others."""
    target = max(size(x, y) - m, 0)
    if m <= leaf:
        matrix = IDENTITY
        while found := step(x, y, target):
            q, (x, y) = found
            matrix = after(quotient(q), matrix)
        return matrix, (x, y)
    matrix, (x, y) = reduce_upper(x, y, m // 2, leaf)
    if matrix == IDENTITY:
        found = step(x, y, target)
        if found is None:
            return matrix, (x, y)
        q, (x, y) = found
        matrix = quotient(q)
    rest = size(x, y) - target
    if rest < GUARD:
        return matrix, (x, y)
    second, (x, y) = reduce_upper(x, y, rest, leaf)
    return after(second, matrix), (x, y)


def reduce_upper(x, y, m, leaf=GUARD):
    """The same from the upper 2 m + GUARD bits of x and y alone.

    Let x = X U + e, y = Y U + f. A row that takes (X, Y) to R takes (x, y) to more than (R - max(a, b)) U. The upper parts
    keep m + GUARD bits, and an entry is at most the quotient of an old and a new number, of m bits: R is larger.
    """
    k = max(size(x, y) - 2 * m - GUARD, 0)
    matrix, _ = reduce(x >> k, y >> k, m, leaf)
    return matrix, apply(matrix, x, y)


def steps(x, y, share=(2, 5)):
    """(matrix, x, y) of each reduction by that share of the length, or of a division where there is none; to y = 0."""
    while y:
        matrix, (x, y) = reduce_upper(x, y, size(x, y) * share[0] // share[1])
        if matrix == IDENTITY:
            q, rest = divmod(x, y)
            matrix, x, y = quotient(q), y, rest
        yield matrix, x, y


def xgcd(x, y):
    """(g, t) with g = gcd(x, y) and t y = g modulo x. Both not negative."""
    require_non_negative(x=x, y=y)
    g, (u, v), sign = x, (0, 1), 1
    for (entries, s), g, _ in steps(x, y):
        a, b, c, d = entries
        u, v, sign = a * u + b * v, c * u + d * v, s * sign
    return g, -sign * u


def gcd(x, y):
    """The greatest common divisor."""
    return xgcd(x, y)[0]


def invert(x, m):
    """(1/x mod m, 1), or (None, gcd(x, m)). Any m >= 1."""
    require_positive(m)
    g, t = xgcd(m, x % m)
    return (t % m, 1) if g == 1 else (None, g)
