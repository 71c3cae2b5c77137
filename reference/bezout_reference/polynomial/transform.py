# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products of integer polynomials by transforms modulo primes.

Modulo a prime with a root of one of order 512, x^(512 m) - 1 is a product of polynomials x^m - z. A factor x^s - z^2 is
(x^(s/2) - z)(x^(s/2) + z), so that remainders take one product by z for each pair of coefficients. With remainders
modulo several primes, a coefficient is r + p (s + p' t): each digit is a remainder modulo the next prime.
"""

PRIMES = (7681, 10753, 11777)
DEPTH = 9


def root(p):
    """A root of one of order 512 modulo p."""
    nonresidue = next(g for g in range(2, p) if pow(g, p // 2, p) == p - 1)
    return pow(nonresidue, p >> DEPTH, p)


def product_modulo(a, b, exponent, depth, w, p):
    """a b modulo p and x^s - w^exponent, s the length of both."""
    half = len(a) // 2
    if depth == DEPTH:
        z, c = pow(w, exponent, p), [0] * (2 * len(a))
        for i, x in enumerate(a):
            for j, y in enumerate(b):
                c[i + j] += x * y
        return [(low + z * high) % p for low, high in zip(c, c[len(a) :])]
    z = pow(w, exponent // 2, p)
    low, high = (
        product_modulo(*([(x + sign * z * y) % p for x, y in zip(c, c[half:])] for c in (a, b)), e, depth + 1, w, p)
        for sign, e in ((1, exponent // 2), (-1, exponent // 2 + (1 << (DEPTH - 1))))
    )
    two, back = pow(2, -1, p), pow(2 * z, -1, p)
    return [(x + y) * two % p for x, y in zip(low, high)] + [(x - y) * back % p for x, y in zip(low, high)]


def product(a, b, count):
    """a b of two polynomials of the same length, of which coefficients are below half of the product of `count` primes."""
    m = -(-len(a) // 256)
    padded = [c + [0] * (512 * m - len(c)) for c in (a, b)]
    result, before = [0] * (512 * m), 1
    for p in PRIMES[:count]:
        remainders = product_modulo(*([c % p for c in x] for x in padded), 0, 0, root(p), p)
        digits = [(r - c) * pow(before, -1, p) % p for r, c in zip(remainders, result)]
        result = [c + before * (d - p if d > p // 2 else d) for c, d in zip(result, digits)]
        before *= p
    return result[: 2 * len(a) - 1]
