# SPDX-License-Identifier: MIT OR Apache-2.0
"""Positive definite binary quadratic forms a x^2 + b x y + c y^2 of discriminant b^2 - 4 a c < 0, and their group.

Gauss composition is the definition. NUCOMP and NUDUPL [Sha89, JvdP02] give the same reduced form: they apply the steps of
Euclid's algorithm to a lattice of the size of one form before anything is multiplied out.
"""

from dataclasses import dataclass
from math import gcd, isqrt


@dataclass(frozen=True)
class Form:
    a: int
    b: int
    c: int

    @property
    def discriminant(self):
        return self.b * self.b - 4 * self.a * self.c

    def is_reduced(self):
        """|b| <= a <= c, and b >= 0 where two of them are equal: one form a class."""
        return abs(self.b) <= self.a <= self.c and (self.b >= 0 or (abs(self.b) != self.a and self.a != self.c))


def principal(discriminant):
    """The neutral element."""
    return from_ab(1, discriminant % 2, discriminant)


def from_ab(a, b, discriminant):
    """The form with these first two coefficients."""
    c, rest = divmod(b * b - discriminant, 4 * a)
    if rest:
        raise ValueError("b^2 - D is no multiple of 4 a")
    return Form(a, b, c)


def reduce(f):
    """The reduced form of the class."""
    a, b, c = f.a, f.b, f.c
    while True:
        # The b closest to 0: -a < b <= a.
        q = -((a - b) // (2 * a))
        b, c = b - 2 * q * a, c - q * (b - q * a)
        if a <= c:
            return Form(a, abs(b) if a == c else b, c)
        a, b, c = c, -b, a


def inverse(f):
    return reduce(Form(f.a, -f.b, f.c))


def xgcd(a, b):
    """(g, s, t) with g = gcd(a, b) = s a + t b."""
    rows = (a, 1, 0), (b, 0, 1)
    while rows[1][0]:
        q = rows[0][0] // rows[1][0]
        rows = rows[1], tuple(x - q * y for x, y in zip(*rows, strict=True))
    g, s, t = rows[0]
    return (g, s, t) if g >= 0 else (-g, -s, -t)


def compose(f, g):
    """The product of two classes by Gauss and Dirichlet, reduced [Coh93, algorithm 5.4.7]."""
    d, s, v = xgcd(f.a, g.a)
    e, x, y = xgcd(d, (f.b + g.b) // 2)
    # e = gcd(f.a, g.a, (f.b + g.b) / 2) = x (s f.a + v g.a) + y (f.b + g.b) / 2
    a = f.a * g.a // (e * e)
    b = g.b + 2 * (g.a // e) * (x * v * (f.b - g.b) // 2 - y * g.c)
    return reduce(from_ab(a, b % (2 * a), f.discriminant))


def partial_euclid(a, k, bound):
    """Rows (r, y) and (r', y') of Euclid's algorithm for a and k, with r = y k and r' = y' k modulo a, from (a, 0) and
    (k, 1): until r' is at most the bound. And the determinant of the steps."""
    first, second, sign = (a, 0), (k, 1), 1
    while second[0] > bound:
        q = first[0] // second[0]
        first, second = second, (first[0] - q * second[0], first[1] - q * second[1])
        sign = -sign
    return first, second, sign


def multiply_out(f, g, k, rows, sign):
    """The form (x, y) -> g(r, y) / a of two rows, where r = a x + k y: a = f.a, and g.a k = (f.b - g.b) / 2 modulo a.

    Both are linear in the row: p = (g.a r + (g.b - f.b) / 2 y) / a, q = ((f.b + g.b) / 2 r + g.c y) / a. The form is r p + y q.
    """
    def value(r, y):
        p, rest_p = divmod(g.a * r + (g.b - f.b) // 2 * y, f.a)
        q, rest_q = divmod((f.b + g.b) // 2 * r + g.c * y, f.a)
        assert rest_p == rest_q == 0
        return p, q

    (r, y), (s, z) = rows
    (p, q), (u, v) = value(r, y), value(s, z)
    return reduce(Form(r * p + y * q, sign * (r * u + s * p + y * v + z * q), s * u + z * v))


def nucomp(f, g):
    """The product of two classes. Those with gcd(f.a, g.a) > 1 are left to `compose`."""
    if gcd(f.a, g.a) != 1:
        return compose(f, g)
    k = pow(g.a, -1, f.a) * ((f.b - g.b) // 2) % f.a
    # r sqrt(g.a) and y sqrt(g.c) are about equal there.
    bound = isqrt(f.a * isqrt(abs(f.discriminant) // 4) // g.a)
    *rows, sign = partial_euclid(f.a, k, bound)
    return multiply_out(f, g, k, rows, sign)


def nudupl(f):
    """The square of a class. One with gcd(a, b) > 1 is left to `compose`."""
    if gcd(f.a, f.b) != 1:
        return compose(f, f)
    k = -pow(f.b, -1, f.a) * f.c % f.a
    *rows, sign = partial_euclid(f.a, k, isqrt(isqrt(abs(f.discriminant) // 4)))
    return multiply_out(f, f, k, rows, sign)


def power(f, exponent):
    """f^exponent, for any integer."""
    if exponent < 0:
        return power(inverse(f), -exponent)
    result = principal(f.discriminant)
    for digit in bin(exponent)[2:]:
        result = nudupl(result)
        if digit == "1":
            result = nucomp(result, f)
    return result


def square_times(f, times):
    """f^(2^times)."""
    for _ in range(times):
        f = nudupl(f)
    return f
