# SPDX-License-Identifier: MIT OR Apache-2.0
"""Newton's iteration from an inverse modulo 2 to one modulo 2^k.

If a r = 1 modulo 2^j, then e = (1 - a r) / 2^j is known modulo 2^j, and r + 2^j (r e) is the inverse modulo 2^(2j):
the second product of each round needs half of the precision.

Squares make rounds longer. The inverse is r (1 + 2^j e + 2^(2j) e^2) modulo 2^(3j), and of e^2 few bits are needed; its
lowest two cost next to nothing, as the square of a polynomial of bits is v^2 = v(x^2) + 2 pairs(v). Modulo
1 + x + ... + x^(n-1), n an odd prime, x -> x^2 is an automorphism; so the round from 1 bit to 2 is done with bits: the
square of a r = 1 + 2 e is 1 modulo 4, which gives e(x^2) as a sum of products of bits.
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


def rounds_by_squares(k):
    """The same, with up to two bits of e^2, from the second round on."""
    j = 1
    while j < k:
        bits = min(2 * j + (2 if j > 1 else 0), k)
        yield j, bits
        j = bits


def pairs(v):
    """(v^2 - v(x^2)) / 2 modulo 2, of a polynomial of bits: the sum of v_i v_j x^(i+j) over i < j."""
    out = [0] * (2 * len(v))
    for i, x in enumerate(v):
        for j, y in enumerate(v[:i]):
            out[i + j] ^= x & y
    return out


def frobenius(v, n):
    """v(x^2) modulo x^n - 1."""
    out = [0] * n
    for i, c in enumerate(v):
        out[2 * i % n] += c
    return out


def first_round(a, r, n):
    """The inverse of `a` modulo 4 and 1 + x + ... + x^(n-1) from the inverse `r` modulo 2.

    With a = a0 + 2 a1, a0 r = 1 + 2 e and c = r (e + a1): c(x^2) = (pairs(a0) + a1(x^2)) r(x^2)^2 + pairs(r).
    """
    modulus = [1] * n

    def modulo(c, q):
        c = divmod_(c, modulus, q)[1]
        return c + [0] * (n - 1 - len(c))

    a0, a1 = reduced(a, 2), [c >> 1 & 1 for c in a]
    square = frobenius(r, n)
    first = modulo([x + y for x, y in zip(pairs(a0 + [0] * (n - len(a0))), frobenius(a1, n) + [0] * n)], 2)
    c = modulo(mul(first, modulo(mul(square, square, 2), 2), 2), 2)
    c = [x ^ y for x, y in zip(c, modulo(pairs(r), 2))]
    # x -> x^((n + 1) / 2) undoes x -> x^2.
    back = [0] * n
    for i, bit in enumerate(c):
        back[i * (n + 1) // 2 % n] += bit
    return [x + 2 * y for x, y in zip(modulo(r, 2), modulo(back, 2))]


def newton_by_squares(a, r, n, k):
    """The inverse of `a` modulo 2^k and 1 + x + ... + x^(n-1), n an odd prime, from the inverse `r` modulo 2."""
    modulus = [1] * n

    def modulo(c, q):
        c = divmod_(c, modulus, q)[1]
        return c + [0] * (n - 1 - len(c))

    for j, bits in rounds_by_squares(k):
        if j == 1:
            r = first_round(a, r, n)
            continue
        excess = modulo(sub([1], mul(a, r, 1 << bits), 1 << bits), 1 << bits)
        assert all(c % (1 << j) == 0 for c in excess)
        e = [c >> j for c in excess]
        # Only what is left of it after the shift counts: two bits.
        bit = [c & 1 for c in e]
        square = modulo([x + 2 * y for x, y in zip(frobenius(bit, n) + [0] * n, pairs(bit))], 4)
        sum_ = [(x + (y << j)) % (1 << (bits - j)) for x, y in zip(e, square)]
        correction = modulo(mul(r, sum_, 1 << (bits - j)), 1 << (bits - j))
        r = [x + (y << j) for x, y in zip(r, correction)]
    return reduced(r, 1 << k)


def invert(a, modulus, k):
    """(inverse or None, degree of the gcd modulo 2)."""
    r, degree = jump.invert(reduced(a, 2), reduced(modulus, 2), 2)
    return (None if r is None else newton(a, r, modulus, k)), degree
