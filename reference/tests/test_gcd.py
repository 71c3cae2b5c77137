# SPDX-License-Identifier: MIT OR Apache-2.0
"""gcd and xgcd by every algorithm, against GMP."""

import gmpy2
import pytest
from hypothesis import given, settings
from strategies import integers, naturals, odds

from bezout_reference.integer import (
    bingcd, binary_gcd, divstep, euclid, gcd, half_gcd, lehmer, partial, plus_minus, stein, xgcd
)

GCDS = {
    "contract": gcd.gcd,
    "euclid": euclid.gcd,
    "stein": stein.gcd,
    "plus_minus": plus_minus.gcd,
    "lehmer1": lehmer.gcd,
    "lehmer2": lambda a, b: lehmer.gcd(a, b, lehmer.DOUBLE),
    "lehmer of 6 bits": lambda a, b: lehmer.gcd(a, b, 6),
    "half_gcd": lambda a, b: half_gcd.gcd(abs(a), abs(b)),
    "divstep": lambda a, b: gcd.gcd_odd_core(a, b, divstep.gcd),
    "divstep, delta = 1": lambda a, b: gcd.gcd_odd_core(a, b, lambda f, g: divstep.gcd(f, g, 7, divstep.DELTA_ONE)),
    "bingcd": lambda a, b: gcd.gcd_odd_core(a, b, lambda f, g: bingcd.gcd(g, f)),
    "bingcd, k = 2": lambda a, b: gcd.gcd_odd_core(a, b, lambda f, g: bingcd.gcd(g, f, 2)),
}


@pytest.mark.parametrize("name", GCDS)
def test_gcd_of_all_small_pairs(name):
    for a in range(-20, 70):
        for b in range(-20, 70):
            assert GCDS[name](a, b) == gmpy2.gcd(a, b), (a, b)


@pytest.mark.parametrize("name", GCDS)
def test_gcd(name):
    @settings(max_examples=60, deadline=None)
    @given(integers, integers, naturals)
    def check(a, b, c):
        for x, y in ((a, b), (a * c, b * c), (a, a), (a, 0)):
            assert GCDS[name](x, y) == gmpy2.gcd(x, y)

    check()


def test_canonical_cofactors_of_all_small_pairs():
    for a in range(-80, 81):
        for b in range(-80, 81):
            assert xgcd.xgcd(a, b) == gmpy2.gcdext(a, b), (a, b)


@settings(max_examples=150, deadline=None)
@given(integers, integers, naturals)
def test_canonical_cofactors(a, b, c):
    for x, y in ((a, b), (a * c, b * c), (a, 2 * a), (2 * b, b), (a, a), (a, -a), (a, 0), (0, b)):
        assert xgcd.xgcd(x, y) == gmpy2.gcdext(x, y)


@pytest.mark.parametrize(
    "cofactors", [plus_minus.xgcd, lehmer.xgcd, lambda a, b: lehmer.xgcd(a, b, lehmer.DOUBLE)]
)
def test_cofactors_of_the_algorithms(cofactors):
    def identity(a, b):
        g, s, t = cofactors(a, b)
        assert g == gmpy2.gcd(a, b) == s * a + t * b

    for a in range(-40, 41):
        for b in range(-40, 41):
            identity(a, b)

    @settings(max_examples=80, deadline=None)
    @given(integers, integers, naturals)
    def check(a, b, c):
        identity(a, b)
        identity(a * c, b * c)

    check()


def test_plus_minus_stays_within_its_step_count():
    for bits in range(1, 8):
        for a in range(1 << bits):
            for b in range(1 << bits):
                assert len(list(plus_minus.steps(a, b))) - 1 <= 2 * bits + 1


@settings(max_examples=60, deadline=None)
@given(naturals, naturals, naturals)
def test_half_gcd_reduces_by_upper_parts_alone(a, b, c):
    """Whatever follows the upper parts: the pair is not negative, the determinant is the sign, and cofactors are right."""
    a, b = a * c, b * c
    x, y = a, b
    for (entries, sign), x, y in half_gcd.steps(a, b):
        p, q, r, s = entries
        assert min(x, y, *entries) >= 0 and p * s - q * r == sign
    assert (x, y) == (gmpy2.gcd(a, b), 0)
    g, t = half_gcd.xgcd(a, b)
    assert g == gmpy2.gcd(a, b) and (a == 0 or (t * b - g) % a == 0)


@settings(max_examples=200, deadline=None)
@given(naturals, naturals)
def test_lehmer_takes_euclids_quotients(a, b):
    """Every line of Lehmer's table is a line of Euclid's: the condition never lets a wrong quotient through."""
    lines = {(s.values["a"], s.values["b"]) for s in euclid.steps(a, b)}
    for bits in (5, lehmer.SINGLE, lehmer.DOUBLE):
        for step in list(lehmer.steps(a, b, bits))[1:]:
            assert (step.values["a"], step.values["b"]) in lines | {(b, a)}


@settings(max_examples=100, deadline=None)
@given(naturals, odds)
def test_binary_gcd_count(y, m):
    y %= m
    assert len(list(binary_gcd.steps(y, m))) - 1 <= 2 * m.bit_length() - 1


def euclid_by_gmp(a, b, bound):
    """Rows until a remainder is below the bound."""
    rows = [(gmpy2.mpz(a), 0), (gmpy2.mpz(b), 1)]
    rows = rows[::-1] if a <= b else rows
    while rows[-1][0] >= max(bound, 1):
        q, rest = gmpy2.f_divmod(rows[-2][0], rows[-1][0])
        rows.append((rest, rows[-2][1] - q * rows[-1][1]))
    return tuple(rows[-2:])


def test_remainders_and_halves_of_all_small_numbers():
    for a in range(40):
        for b in range(40):
            for bound in range(42):
                assert partial.partial_xgcd(a, b, bound) == euclid_by_gmp(a, b, bound), (a, b, bound)
    for m in range(1, 260):
        for v in range(m + 3):
            halves(v, m)


def halves(v, m):
    r, t = partial.split(v, m)
    assert (t * v - r) % m == 0 and r.bit_length() <= m.bit_length() // 2
    assert t != 0 and t.bit_length() <= (m.bit_length() + 1) // 2
    assert (r == 0) == (gmpy2.gcd(v, m) >> m.bit_length() // 2 > 0)


@settings(max_examples=200, deadline=None)
@given(naturals, naturals, naturals, naturals)
def test_remainders_and_halves(a, b, c, bound):
    for x, y in ((a, b), (a * c, b * c), (a, a)):
        for at in (bound, 1 << (x.bit_length() // 2)):
            (r, u), (s, v) = found = partial.partial_xgcd(x, y, at)
            assert found == euclid_by_gmp(x, y, at)
            assert abs(v) * r + abs(u) * s == x
        halves(y, x + 1)
