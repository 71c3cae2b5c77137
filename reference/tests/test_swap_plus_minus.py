# SPDX-License-Identifier: MIT OR Apache-2.0
"""The swap-normalized plus-minus steps, for integers and for polynomials over GF(2)."""

import itertools
import math

import pytest

from bezout_reference.integer import swap_plus_minus

RULES = list(itertools.product((2, 4, 8), (4, 8)))


@pytest.mark.parametrize("even,odd", RULES)
def test_cofactors_of_all_small_pairs(even, odd):
    for f in range(1, 64, 2):
        for g in range(64):
            d, u, v = swap_plus_minus.xgcd(f, g, even, odd)
            assert (d, d, True) == (math.gcd(f, g), u * f + v * g, 0 <= v < f)


def test_f_must_be_odd():
    with pytest.raises(ValueError, match="f is even"):
        list(swap_plus_minus.run(4, 3))


def remainder(a, b):
    while a.bit_length() >= b.bit_length():
        a ^= b << (a.bit_length() - b.bit_length())
    return a


@pytest.mark.parametrize("even,odd", RULES)
def test_polynomials(even, odd):
    """The last f is the gcd, and degrees bound the number of steps: each removes one at least."""
    for f in range(1, 64, 2):
        for g in range(64):
            a, b = f, g
            while b:
                a, b = b, remainder(a, b)
            last, count = f, 0
            for _, last, _ in swap_plus_minus.run(f, g, even, odd, polynomial=True):
                count += 1
            assert last == a
            assert count <= 2 * 6 - 1
