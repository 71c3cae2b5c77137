# SPDX-License-Identifier: MIT OR Apache-2.0
"""Arithmetic modulo an odd m in Montgomery's way [Mon85]: R = 2^(64 limbs), numbers below R, reduced or not."""

from .invert import invert
from .modulus import require_odd

WINDOW = 4


def accumulator(t, m, r):
    """(t + q m)/R, the quotient q below R that makes the division exact: congruent to t/R."""
    q = -t * pow(m, -1, r) % r
    return (t + q * m) // r


def subtract_once(t, m):
    """t modulo m for t < 2 m: the final subtraction."""
    return t - m if t >= m else t


def product(a, b, m, r):
    """a b/R modulo m, in [0, m), for any a < R if b < m: then the accumulator is below (R m + R m)/R."""
    return subtract_once(accumulator(a * b, m, r), m)


def reduce(x, m, r):
    """x/R modulo m, in [0, m), for any x < R: the accumulator is below (R + R m)/R, so at most m; below m for x < m."""
    return subtract_once(accumulator(x, m, r), m)


class Modulus:
    """What is known of a modulus beforehand: R^2 modulo m. Arguments are below R; results are in [0, m)."""

    def __init__(self, m, limbs):
        require_odd(m)
        self.m, self.r = m, 1 << (64 * limbs)
        if m >= self.r:
            raise ValueError(f"limbs = {limbs} do not hold m = {m}: accepted are at least {-(-m.bit_length() // 64)}")
        self.r2 = self.r**2 % m

    def add(self, x, y):
        """The sum is s + c R: its product with R^2/R is below 2 m, and a reduction removes the factor R."""
        carry, s = divmod(x + y, self.r)
        out = product(s, self.r2, self.m, self.r)
        return reduce(subtract_once(out + carry * self.r2, self.m), self.m, self.r)

    def sub(self, x, y):
        """The difference is d - b R, in the same way."""
        out = product((x - y) % self.r, self.r2, self.m, self.r) - (self.r2 if x < y else 0)
        return reduce(out + self.m if out < 0 else out, self.m, self.r)

    def mul(self, x, y):
        return product(y, product(x, self.r2, self.m, self.r), self.m, self.r)

    def pow(self, x, e):
        """x^e by windows of four bits of as many limbs as e fills; x^0 is 1 modulo m."""
        table = [reduce(self.r2, self.m, self.r)]
        base = product(x, self.r2, self.m, self.r)
        for _ in range(1, 1 << WINDOW):
            table.append(product(base, table[-1], self.m, self.r))
        out = table[0]
        for i in reversed(range(0, max(64, 64 * -(-e.bit_length() // 64)), WINDOW)):
            for _ in range(WINDOW):
                out = product(out, out, self.m, self.r)
            out = product(out, table[e >> i & (1 << WINDOW) - 1], self.m, self.r)
        return reduce(out, self.m, self.r)

    def divide(self, x, y):
        """(x/y, 1), or (None, gcd(y, m)). Modulo 1 every quotient is 0."""
        inverse, g = invert(y, self.m)
        return (None, g) if inverse is None else (self.mul(x, inverse), g)
