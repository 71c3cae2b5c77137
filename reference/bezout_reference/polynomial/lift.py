# SPDX-License-Identifier: MIT OR Apache-2.0
"""Newton's iteration from an inverse modulo 2 to one modulo 2^k.

If a r = 1 modulo 2^j, then e = (1 - a r) / 2^j is known modulo 2^j, and r + 2^j (r e) is the inverse modulo 2^(2j):
the second product of each round needs half of the precision.
"""

from . import jump
from .arithmetic import divmod_, mul, reduced, sub


def rounds(k):
    """(j, bits after the round) of each round."""
    j = 1
    while j < k:
        yield j, min(2 * j, k)
        j = min(2 * j, k)


def newton(a, r, modulus, k):
    """The inverse of `a` modulo 2^k and `modulus`, which is monic, from the inverse `r` modulo 2."""

    def product(x, y, bits):
        return divmod_(mul(x, y, 1 << bits), modulus, 1 << bits)[1]

    for j, bits in rounds(k):
        excess = sub([1], product(a, r, bits), 1 << bits)
        assert all(c % (1 << j) == 0 for c in excess)
        e = [c >> j for c in excess]
        correction = product(r, e, bits - j)
        length = max(len(r), len(correction))
        r = [x + (y << j) for x, y in zip(r + [0] * (length - len(r)), correction + [0] * (length - len(correction)))]
        r = reduced(r, 1 << bits)
    return r


def invert(a, modulus, k):
    """(inverse or None, degree of the gcd modulo 2)."""
    r, degree = jump.invert(reduced(a, 2), reduced(modulus, 2), 2)
    return (None if r is None else newton(a, r, modulus, k)), degree
