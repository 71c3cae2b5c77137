# SPDX-License-Identifier: MIT OR Apache-2.0
"""Symbols by every algorithm, against GMP. The controls show that each correction in them is needed."""

import gmpy2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import integers, naturals, odds

from bezout_reference.integer import bingcd, symbol

JACOBI = {
    "textbook": symbol.jacobi,
    **{f"bingcd, k = {k}": lambda x, n, k=k: symbol.jacobi_bingcd(x, n, k) for k in (2, 3, 4, 5, 6, 32)},
    **{f"divsteps, batches of {k}": lambda x, n, k=k: symbol.jacobi_divstep(x, n, k) for k in (1, 2, 3, 5, 8, 60, 62)},
}


@pytest.mark.parametrize("name", JACOBI)
def test_jacobi_of_all_small_pairs(name):
    for n in range(1, 160, 2):
        for x in range(n):
            assert JACOBI[name](x, n) == gmpy2.jacobi(x, n), (x, n)


@pytest.mark.parametrize("name", JACOBI)
def test_jacobi(name):
    @settings(max_examples=40, deadline=None)
    @given(integers, odds, st.integers(0, 600), st.integers(0, 7))
    def check(x, n, s, d):
        for y in (x, n - 2**s + 2 * d, n - 1, 2**s):
            assert JACOBI[name](y, n) == gmpy2.jacobi(y, n)

    check()


def test_the_flip_at_the_end_of_a_batch_is_needed(monkeypatch):
    """Without it the first wrong answers are those of the known failing pairs, one a batch size."""
    original = bingcd.batches

    def forgetful(*arguments):
        return (found._replace(negated=(False, False)) for found in original(*arguments))

    pairs = {3: (23, 65), 4: (91, 257), 5: (243, 1037)}
    assert all(symbol.jacobi_bingcd(x, n, k) == gmpy2.jacobi(x, n) for k, (x, n) in pairs.items())
    monkeypatch.setattr(symbol.bingcd, "batches", forgetful)
    assert all(symbol.jacobi_bingcd(x, n, k) != gmpy2.jacobi(x, n) for k, (x, n) in pairs.items())


def test_the_sign_rule_of_divsteps_is_needed(monkeypatch):
    def wrong():
        return sum(symbol.jacobi_divstep(x, n, 5) != gmpy2.jacobi(x, n) for n in range(1, 100, 2) for x in range(n))

    assert wrong() == 0
    monkeypatch.setattr(symbol, "_sign_flips", lambda falls, *_: falls)
    assert wrong() > 500
    monkeypatch.setattr(symbol, "_sign_flips", lambda *_: 0)
    assert wrong() > 500


# n, x: most divsteps for their length, and where approximations diverge.
SLOW = [(31, 28), (237, 235), (457, 450), (781, 778), (1431, 1406), (65, 23), (257, 91), (1037, 243)]
SECP256K1 = 2**256 - 2**32 - 977
SLOW += [
    (SECP256K1, 0xF6BC3BA3636451C43E46357D2C21D6190988E234159856616672982BA7549BFC),
    (SECP256K1, 0xB595D81B2E3C1E2F482DBC65E4865AF79A0A50AA29F9E6186F87D7A58D1063AE),
    (2**255 - 19, 0x5C2599E4E7A6C084B769A7D7615729FCB1D93226EBA0B65AC56D71B46E38B8C2),
    (2**256 - 2**224 + 2**192 + 2**96 - 1, 0x8E3690B3F24BC3EE8ECE978116060769887B694326451010B512F1C00C77EB07),
]


@pytest.mark.parametrize("n,x", SLOW)
def test_jacobi_by_divsteps_of_slow_and_diverging_pairs(n, x):
    near = [n - 2**s + 2 * d for s in range(0, n.bit_length(), 5) for d in (0, 1, 3)]
    for y in (x, n - x, -x, n + x, 2 * x, x // 2, *near):
        assert symbol.jacobi_divstep(y, n) == gmpy2.jacobi(y, n), (y, n)


def test_kronecker_of_all_small_pairs():
    for x in range(-70, 71):
        for n in range(-70, 71):
            assert symbol.kronecker(x, n) == gmpy2.kronecker(x, n), (x, n)


@settings(max_examples=150, deadline=None)
@given(integers, integers, naturals)
def test_kronecker(x, n, c):
    for a, b in ((x, n), (n, x), (x * c, n * c), (x, 0), (2 * x + 1, 4 * n)):
        assert symbol.kronecker(a, b) == gmpy2.kronecker(a, b)


@pytest.mark.parametrize("p", [3, 5, 7, 97, 2**61 - 1, 2**255 - 19])
def test_legendre(p):
    for x in (*range(50), p - 1, p, p + 3, p // 2):
        assert symbol.legendre(x, p) == gmpy2.legendre(x, p)


@pytest.mark.parametrize("n", [0, -3, 8])
@pytest.mark.parametrize("call", [symbol.jacobi, symbol.jacobi_bingcd, symbol.jacobi_divstep])
def test_jacobi_of_a_bad_n(call, n):
    with pytest.raises(ValueError, match="accepted are odd"):
        call(1, n)
