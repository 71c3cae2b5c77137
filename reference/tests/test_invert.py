# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inversion by every algorithm, against GMP; the step counts of both GCDs; the variant of [Por20] that was wrong."""

import gmpy2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import evens, integers, naturals, odds

from bezout_reference.integer import batch, bingcd, binary_gcd, divstep, fermat, half_gcd, invert, jump, lehmer

ODD_MODULUS = {
    "contract": invert.invert,
    "binary_gcd": binary_gcd.invert,
    "half_gcd": half_gcd.invert,
    "lehmer1": lehmer.invert,
    "lehmer2": lambda x, m: lehmer.invert(x, m, lehmer.DOUBLE),
    "divstep, batches of 60": divstep.invert,
    "divstep, single steps": lambda x, m: divstep.invert(x, m, 1),
    "divstep, delta = 1, batches of 7": lambda x, m: divstep.invert(x, m, 7, divstep.DELTA_ONE),
    "jump divsteps": lambda x, m: jump.invert(x, m, 3 * max(x.bit_length(), m.bit_length()) + 10, 7),
    "bingcd, k = 32": bingcd.invert,
    **{f"bingcd, k = {k}": lambda x, m, k=k: bingcd.invert(x, m, k) for k in range(2, 7)},
}


def expected(x, m):
    g = int(gmpy2.gcd(x, m))
    return (0 if m == 1 else int(gmpy2.invert(x, m)), 1) if g == 1 else (None, g)


@pytest.mark.parametrize("name", ODD_MODULUS)
def test_every_odd_modulus_below_2_to_the_7_and_every_x(name):
    for m in range(1, 128, 2):
        for x in range(m + 3):
            assert ODD_MODULUS[name](x, m) == expected(x, m), (x, m)


@pytest.mark.parametrize("name", ODD_MODULUS)
def test_odd_modulus(name):
    @settings(max_examples=40, deadline=None)
    @given(naturals, odds, odds)
    def check(x, m, factor):
        for y, n in ((x, m), (m - 1, m), (m >> 1, m), (x * factor, m * factor)):
            assert ODD_MODULUS[name](y, n) == expected(y, n)

    check()


@pytest.mark.parametrize("k", range(2, 7))
def test_bingcd_rounds_are_enough(k):
    """All odd m < 2^8, all y of the same length, y >= m included; some y needs every round."""
    most = {}
    for m in range(1, 256, 2):
        bits = m.bit_length()
        for y in range(1 << bits):
            used = 0
            for found in bingcd.batches(y, m, k):
                used += 1
            assert used <= bingcd.rounds(bits, k), (y, m)
            assert (found.b if y else m) == gmpy2.gcd(y, m)
            most[bits] = max(used, most.get(bits, 0))
    assert all(most[bits] == bingcd.rounds(bits, k) for bits in range(2, 9))


def wrong_rounds(y, m, k):
    """The first version of [Por20]: k iterations on k low and k high bits."""
    a, b, used = y, m, 0
    while a and used < 10 * m.bit_length():
        n = max(a.bit_length(), b.bit_length(), 2 * k)
        near = [(x & ((1 << k) - 1)) | (x >> (n - k) << k) for x in (a, b)]
        f0, g0, f1, g1 = bingcd.update_factors(*near, k)
        a, b = abs(f0 * a + g0 * b) >> k, abs(f1 * a + g1 * b) >> k
        used += 1
    return used


def test_the_first_version_of_the_algorithm_fails_where_ours_does_not():
    from bezout_reference.vectors.classes import WRONG_K

    for k, m, y, needed in WRONG_K:
        bits = m.bit_length()
        assert wrong_rounds(y, m, k) == needed > -(-(2 * bits - 1) // k)
        assert len(list(bingcd.batches(y, m, k))) <= bingcd.rounds(bits, k)
        assert bingcd.invert(y, m, k) == expected(y, m)


def test_divstep_counts_of_the_worst_known_inputs():
    from bezout_reference.vectors.classes import MOST_DIVSTEPS

    for delta2, m, x, count in MOST_DIVSTEPS:
        assert divstep.steps_to_zero(m, x, delta2) == count, hex(x)


def test_binary_gcd_needs_two_n_minus_one_steps():
    for n in (2, 3, 10, 64, 255, 521):
        m, y = 2 ** (n - 1) + 1, 2 ** (n - 1)
        assert len(list(binary_gcd.steps(y, m))) - 1 == 2 * n - 1


@settings(max_examples=100, deadline=None)
@given(odds, integers, st.integers(1, 70))
def test_batches_are_single_steps(f, g, n):
    delta2, a, b = divstep.HALF_DELTA, f, g
    for found in divstep.batches(f, g, n, count=3):
        assert found.delta2 == delta2
        for _ in range(n):
            delta2, a, b = divstep.divstep(delta2, a, b)
        assert (found.f, found.g) == (a, b)
        u, v, q, r = found.matrix
        assert u * r - v * q == 1 << n and max(map(abs, found.matrix)) <= 1 << n


@pytest.mark.parametrize("p", [3, 5, 97, 2**61 - 1, 2**255 - 19])
def test_fermat(p):
    for x in (0, 1, 2, p - 1, p // 2, 12345 % p, p, p + 2):
        assert fermat.invert(x, p) == expected(x, p)


def test_mod2k():
    for k in range(9):
        for x in range(-(1 << k), (2 << k)):
            if x % 2 or k == 0:
                inverse = invert.invert_mod2k(x, k)
                assert 0 <= inverse < 1 << k and (inverse * x - 1) % (1 << k) == 0
            else:
                assert invert.invert_mod2k(x, k) is None

    @settings(deadline=None)
    @given(odds, st.integers(1, 600))
    def check(x, k):
        assert invert.invert_mod2k(x, k) == gmpy2.invert(x, 1 << k)

    check()


def test_even_modulus():
    for m in range(2, 130, 2):
        for x in range(m + 3):
            assert invert.invert_even(x, m) == expected(x, m)

    @settings(deadline=None)
    @given(naturals, evens)
    def check(x, m):
        assert invert.invert_even(x, m) == expected(x, m)

    check()


@settings(max_examples=100, deadline=None)
@given(st.lists(naturals, max_size=12), naturals.map(lambda n: n + 1), st.sampled_from([1, 3, 15, 16]))
def test_batch(xs, m, factor):
    m *= factor
    inverses, bad = batch.invert_batch(xs, m)
    single = [expected(x, m)[0] for x in xs]
    assert bad == [i for i, inverse in enumerate(single) if inverse is None]
    assert inverses == [inverse or 0 for inverse in single]


@pytest.mark.parametrize(
    "call", [lambda: invert.invert(1, 0), lambda: divstep.invert(1, 4), lambda: bingcd.invert(1, 3, 1),
             lambda: invert.invert_even(1, 3), lambda: invert.invert_mod2k(1, -1), lambda: lehmer.invert(1, 0)]
)
def test_bad_arguments(call):
    with pytest.raises(ValueError, match="accepted"):
        call()
