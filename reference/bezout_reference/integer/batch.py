# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inversion of many numbers modulo one m at the price of one inversion: Montgomery's trick [Mon87]."""

from ..step import Step
from .invert import invert


def steps(xs, m):
    """Columns i, product: the prefix products of the non-zero elements."""
    product = 1 % m
    yield Step("start", {"i": 0, "product": product})
    for i, x in enumerate(xs, 1):
        if x % m:
            product = product * x % m
        yield Step("multiply" if x % m else "skip", {"i": i, "product": product})


def invert_batch(xs, m):
    """(inverses, bad): 1/x mod m for each x, 0 for what has no inverse, and the indices of those.

    If the product is not invertible, the halves are inverted apart: one bad element doesn't spoil the rest.
    Modulo 1 the inverse of everything is 0 and nothing is bad.
    """
    if not xs:
        return [], []
    product = 1
    prefixes = [product := product * x % m for x in xs]
    inverse, g = invert(product, m)
    if g == 1:
        return _unwind(xs, prefixes, inverse, m), []
    if len(xs) == 1:
        return [0], [0]
    middle = len(xs) // 2
    left, bad_left = invert_batch(xs[:middle], m)
    right, bad_right = invert_batch(xs[middle:], m)
    return left + right, bad_left + [middle + i for i in bad_right]


def _unwind(xs, prefixes, inverse, m):
    inverses = [0] * len(xs)
    for i in range(len(xs) - 1, 0, -1):
        inverses[i] = inverse * prefixes[i - 1] % m
        inverse = inverse * xs[i] % m
    inverses[0] = inverse
    return inverses
