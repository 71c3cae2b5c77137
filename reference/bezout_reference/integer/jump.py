# SPDX-License-Identifier: MIT OR Apache-2.0
"""Jump divsteps of integers [BY19, section 12]: the matrix of n divsteps from that of the first half and of the second."""

from .divstep import HALF_DELTA, transition_matrix
from .modulus import require_odd


def jump(delta2, f, g, n, leaf=60):
    """(delta2 after n divsteps, (u, v, q, r), (f', g')) with the images f' and g' of f and g.

    The matrix depends on the n low bits alone: so its first half is made from n/2 bits of them, and the second one from n/2
    bits of the image. There is no division between the halves, and no order or sign to repair.
    """
    if n <= leaf:
        delta2, matrix = transition_matrix(delta2, f, g, n)
        return delta2, matrix, image(matrix, f, g, n)
    half = n // 2
    low = (1 << half) - 1
    delta2, first, _ = jump(delta2, f & low, g & low, half, leaf)
    f, g = image(first, f, g, half)
    low = (1 << n - half) - 1
    delta2, second, _ = jump(delta2, f & low, g & low, n - half, leaf)
    return delta2, after(second, first), image(second, f, g, n - half)


def image(matrix, f, g, n):
    """The matrix times (f, g) over 2^n: exact where the n low bits of f and g are those that it was made from."""
    u, v, q, r = matrix
    return (u * f + v * g) >> n, (q * f + r * g) >> n


def after(second, first):
    """The matrix of both in turn."""
    u, v, q, r = second
    a, b, c, d = first
    return u * a + v * c, u * b + v * d, q * a + r * c, q * b + r * d


def invert(x, m, count, leaf=60):
    """(1/x mod m, 1), or (None, gcd(x, m)) after that many divsteps, which suffice for these lengths. m odd."""
    require_odd(m)
    _, (_, v, _, _), (f, g) = jump(HALF_DELTA, m, x, count, leaf)
    assert g == 0, f"{count} divsteps are too few"
    return (v * f * pow(2, -count, m) % m, 1) if abs(f) == 1 else (None, abs(f))
