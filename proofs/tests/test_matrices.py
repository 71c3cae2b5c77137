# SPDX-License-Identifier: MIT OR Apache-2.0
"""The ranges of README section 2, by enumeration of every transition matrix."""

import random
from fractions import Fraction

import pytest

from bezout_proofs import matrices

STEPS = 12


@pytest.fixture(scope="module")
def every_set():
    """The sets of matrices after 0, 1, ..., STEPS steps, from every delta."""
    return list(matrices.reachable(STEPS))


@pytest.mark.parametrize("steps", range(2, STEPS + 1))
def test_ranges_are_exact(every_set, steps):
    found = matrices.extremes(every_set[steps])
    assert {entry: found[entry] for entry in matrices.ENTRIES} == {
        entry: matrices.proved_range(entry, steps) for entry in matrices.ENTRIES
    }
    assert found["|u|+|v|"][1] == found["|q|+|r|"][1] == 1 << steps


def test_one_step(every_set):
    assert every_set[1] == {(2, 0, 0, 1), (2, 0, 1, 1), (0, 2, -1, 1)}


def test_determinant_and_parities(every_set):
    for steps, found in enumerate(every_set[1:], 1):
        assert all(u * r - v * q == 1 << steps for u, v, q, r in found)
        assert all((u | v) & 1 == 0 and r & 1 == 1 for u, v, _, r in found)


def test_starting_deltas_are_all():
    """A larger range of starting deltas gives no further matrix."""
    steps = 7
    wide = {(delta2, (1, 0, 0, 1)) for delta2 in range(-8 * steps - 1, 8 * steps + 2, 2)}
    for _ in range(steps):
        wide = {matrices.divstep(delta2, odd, matrix) for delta2, matrix in wide for odd in (False, True)}
    assert {matrix for _, matrix in wide} == list(matrices.reachable(steps))[steps]


def test_enumeration_equals_definition():
    """Matrices from real operands and from delta = 1/2 are exactly the enumerated ones."""
    steps = 8
    seen = set()
    for g in range(1 << steps):
        delta2, f, low, matrix = 1, 77, g, (1, 0, 0, 1)
        for _ in range(steps):
            odd = low & 1 == 1
            swap = odd and delta2 > 0
            f, low = (low if swap else f), (low - f if swap else low + f if odd else low) >> 1
            delta2, matrix = matrices.divstep(delta2, odd, matrix)
        u, v, q, r = matrix
        assert (u * 77 + v * g, q * 77 + r * g) == (f << steps, low << steps)
        seen.add(matrix)
    assert seen == list(matrices.reachable(steps, any_delta=False))[steps]


def test_hexagon():
    hexagon = matrices.invariant_hexagon()
    assert matrices.hexagon_is_invariant(hexagon)
    tighter = [(max(x, Fraction(-49, 100)), max(y, Fraction(-49, 100))) for x, y in hexagon]
    assert not matrices.hexagon_is_invariant(tighter)
    for x, y in ((-1, -1), (1, 1)):
        assert not matrices.hexagon_is_invariant([v for v in hexagon if v[0] * x <= 0 or v[1] * y <= 0])


def test_operands_stay_in_range():
    """-B/2 <= f, g <= B, and the lower end is approached."""
    least = Fraction(0)
    for f0 in range(1, 64, 2):
        for g0 in range(64):
            bound = max(f0, g0)
            delta2, f, g = 1, f0, g0
            while g:
                odd = g & 1 == 1
                swap = odd and delta2 > 0
                f, g = (g if swap else f), (g - f if swap else g + f if odd else g) >> 1
                delta2 = 2 - delta2 if swap else 2 + delta2
                assert -bound <= 2 * min(f, g) and max(f, g) <= bound
                least = min(least, Fraction(min(f, g), bound))
    assert least < Fraction(-48, 100)


WORD = (1 << 64) - 1


def signed(word):
    """A 64-bit word as a signed integer."""
    return word - (1 << 64) if word >> 63 else word


def packed_batch(f, g, d):
    """20 branchless steps on packed words (README 2.3): the matrix and the next d."""
    f_word, g_word = (f & 0xFFFFF) + (1 << 41), (g & 0xFFFFF) + (1 << 62)
    big_g, h = ~g_word, ~(f_word >> 1)
    for _ in range(20):
        sign, odd = d >> 63, -(~big_g & 1)
        t = big_g >> 1
        x = h ^ sign
        swap = sign & odd
        big_g, h, d = signed((t + (x & odd)) & WORD), h ^ ((h ^ t) & swap), (d ^ swap) - 1
    entries = []
    for word in (2 * ~h + 1, ~big_g):
        biased = (word + (1 << 19) * (1 + (1 << 21) + (1 << 42))) & WORD
        entries += [((biased >> 21) & 0x1FFFFF) - (1 << 19), (biased >> 42) - (1 << 19)]
    return tuple(entries), d


def test_packed_batch_equals_definition():
    rng = random.Random(20)
    cases = [(1, 0, -1), (1, (1 << 20) - 1, -1), ((1 << 20) - 1, (1 << 20) - 1, 30), ((1 << 20) - 1, 1, -30)]
    cases += [(rng.getrandbits(62) | 1, rng.getrandbits(62), rng.randrange(-25, 25)) for _ in range(5000)]
    for f, g, d in cases:
        expected, delta2, low_f, low_g = (1, 0, 0, 1), -2 * d - 1, f, g
        for _ in range(20):
            odd = low_g & 1 == 1
            swap = odd and delta2 > 0
            low_f, low_g = (low_g if swap else low_f), (low_g - low_f if swap else low_g + low_f if odd else low_g) >> 1
            delta2, expected = matrices.divstep(delta2, odd, expected)
        found, next_d = packed_batch(f, g, d)
        assert found == expected and -2 * next_d - 1 == delta2
