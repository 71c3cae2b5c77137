# SPDX-License-Identifier: MIT OR Apache-2.0
"""Square roots modulo a prime p = 2^s t + 1, t odd: x^((t+1)/2) is one up to a 2^s-th root of one.

For s = 1 it is a root; for s = 2 the power of 2x holds what is missing [Atk92]; beyond, the missing root of one is found
bit by bit [Coh93], with as many steps for every x. Every root is squared before it is believed.
"""

from ..step import Step
from . import symbol
from .modulus import require_odd

# Nonresidues are sought below this.
SEARCHED = 2**16


def constants(m):
    """(s, (t - 1)/2, a 2^s-th root of one if s > 2). Of the modulus 1, s is 1."""
    require_odd(m)
    s = ((m - 1) & (1 - m)).bit_length() - 1 if m > 1 else 1
    exponent = (m - 1) >> (s + 1)
    unity = pow(nonresidue(m), 2 * exponent + 1, m) if s > 2 else 0
    return s, exponent, unity


def nonresidue(m):
    """The least odd z with (z/m) = -1 for m = 1 mod 8; 1 if there is none below 2^16, as for a square."""
    return next((z for z in range(3, SEARCHED, 2) if symbol.jacobi(m % z, z) == -1), 1)


def steps(x, m, y=1):
    """Columns root, rest: root^2 = rest x/y. Where the last rest is 1 the last root is one of x/y."""
    s, exponent, unity = constants(m)
    # (x/y)^e = (x y^(2^(s+1) - 1))^e y^(2^s) for e = (t - 1)/2: no inversion.
    below = pow(y, 2**s - 1, m)
    twice = 2 * x if s == 2 else x
    power = pow(twice * below * below * y, exponent, m) * below % m
    root, power = x * power % m, power * y % m
    rest = root * power % m
    yield Step("start", {"root": root, "rest": rest})
    if s == 2:
        # i = 2 rest is a root of -1 if x/y is a square: (i - 1)^2 = -2 i.
        root = root * (2 * rest - 1) % m
        yield Step("times i - 1", {"root": root, "rest": 1})
    for i in range(s, 1, -1) if s > 2 else ():
        turn = pow(rest, 2 ** (i - 2), m) != 1 % m
        root, unity = (root * unity if turn else root) % m, unity * unity % m
        rest = (rest * unity if turn else rest) % m
        yield Step(f"bit {s - i}", {"root": root, "rest": rest})


def sqrt_ratio(x, y, m):
    """The even z in [0, m) with y z^2 = x modulo a prime m, or None: x/y is no square, or y is a multiple of m.

    Modulo a composite m it may miss roots, but what it returns is one.
    """
    for step in steps(x, m, y):
        root = step.values["root"]
    if (root * root * y - x) % m or y % m == 0 and m > 1:
        return None
    return m - root if root % 2 else root


def sqrt(x, m):
    return sqrt_ratio(x, 1, m)
