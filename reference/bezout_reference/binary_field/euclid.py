# SPDX-License-Identifier: MIT OR Apache-2.0
"""Extended Euclid for binary polynomials: Algorithms 1 to 3 of [KB13].

`invert_modified` is Algorithm 3 with a correction. As printed (`corrected=False`) it fails for most inputs: after an
exchange u is what v was, whose highest word may lie above the index i at which the search for its degree goes on.
"""

from typing import NamedTuple

from .field import degree


class Counts(NamedTuple):
    iterations: int
    exchanges: int
    unshifted: int  # iterations in which both degrees are the same


class Failed(ArithmeticError):
    """The algorithm as printed lost the degree of u, or does not end."""


def invert(a, f):
    """Algorithm 1: (1/a mod f, counts), for a of degree below that of f, not 0. Invariants: b a = u, c a = v mod f."""
    b, c, u, v = 1, 0, a, f
    iterations = exchanges = unshifted = 0
    while degree(u) != 0:
        j = degree(u) - degree(v)
        if j < 0:
            u, v, b, c, j = v, u, c, b, -j
            exchanges += 1
        u, b = u ^ v << j, b ^ c << j
        iterations += 1
        unshifted += j == 0
    return b, Counts(iterations, exchanges, unshifted)


def word_length(t, multiplier=0x01010101):
    """Algorithm 2: the index of the highest bit of a 32-bit word, plus 1. The paper prints 0x10101010."""
    for shift in (1, 2, 4, 8, 16):
        t |= t >> shift
    t -= t >> 1 & 0x55555555
    t = (t & 0x33333333) + (t >> 2 & 0x33333333)
    return ((t + (t >> 4) & 0x0F0F0F0F) * multiplier & 0xFFFFFFFF) >> 24


def invert_modified(a, f, width=32, corrected=True):
    """Algorithm 3: (1/a mod f, counts). The degree of v is known, and that of u is searched from word i downward."""
    m, mask = degree(f), (1 << width) - 1
    b, c, u, v = 1, 0, a, f
    i, du = _search(u, m // width, width, mask)
    dv = m
    iterations = exchanges = unshifted = 0
    while du != 0:
        if du < 0 or iterations > 4 * m:
            raise Failed(f"after {iterations} iterations the degree of u is not found")
        k = abs(du - dv)
        if du < dv:
            u, v, b, c = v, u, c, b
            exchanges += 1
            if corrected:
                i = dv // width
        u, b = u ^ v << k, b ^ c << k
        dv = min(du, dv)
        i, du = _search(u, i, width, mask)
        iterations += 1
        unshifted += k == 0
    return b, Counts(iterations, exchanges, unshifted)


def _search(u, i, width, mask):
    """The next word downward from i that is not 0, and the degree that it tells."""
    word = u >> i * width & mask
    while word == 0 and i > 0:
        i -= 1
        word = u >> i * width & mask
    return i, i * width + word.bit_length() - 1
