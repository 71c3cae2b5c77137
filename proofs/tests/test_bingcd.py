# SPDX-License-Identifier: MIT OR Apache-2.0
"""The batched binary GCD achieves the bound of README section 3, exhaustively at small sizes, a > b included."""

from math import gcd

import pytest

from bezout_proofs import bingcd


@pytest.mark.parametrize(
    ("k", "bits", "count"), [(2, 7, 1), (3, 8, 2), (4, 9, 3), (3, 8, 1), (4, 9, 1), (4, 9, 2)]
)
def test_every_batch_achieves_its_share(k, bits, count):
    """len(a) + len(b) falls by the count or a becomes 0; sizes above 2k, so that the operands are approximated."""
    assert bits > 2 * k
    for b in range(1, 1 << bits, 2):
        for a in range(1, 1 << bits):
            next_a, next_b = bingcd.batch(a, b, k, count=count)
            taken = a.bit_length() + b.bit_length() - next_a.bit_length() - next_b.bit_length()
            assert next_b & 1 and (next_a == 0 or taken >= count), (a, b)


@pytest.mark.parametrize(("k", "bits"), [(2, 6), (3, 7)])
def test_all_operands_finish_in_the_bound(k, bits):
    for b in range(1, 1 << bits, 2):
        for a in range(1 << bits):
            budget = bingcd.batches(a.bit_length(), b.bit_length(), k - 1)
            assert bingcd.rounds(a, b, k) <= budget, (a, b)


def test_batches_keep_the_gcd():
    for b in range(1, 256, 2):
        for a in range(1, 256, 3):
            x, y = a, b
            while x:
                x, y = bingcd.batch(x, y, 3)
            assert y == gcd(a, b)


@pytest.mark.parametrize("bits", range(2, 12))
def test_classic_bound_is_attained(bits):
    a, b = 1 << (bits - 1), (1 << (bits - 1)) + 1
    count = 0
    while a:
        a, b = bingcd.classic_step(a, b)
        count += 1
    assert count == bingcd.iterations(bits, bits) == 2 * bits - 1


def test_classic_bound_for_unequal_lengths():
    for b in range(1, 128, 2):
        for a in range(512):
            x, y, count = a, b, 0
            while x:
                x, y = bingcd.classic_step(x, y)
                count += 1
            assert count <= bingcd.iterations(a.bit_length(), b.bit_length())


@pytest.mark.parametrize(("bits", "word", "k"), [(6, 5, 3), (7, 5, 3), (7, 4, 3), (8, 6, 4)])
def test_batches_then_words(bits, word, k):
    """After the batches both fit a word or a = 0; after the last iterations b is the gcd; with one batch less some do not fit."""
    batches, last = bingcd.on_words(bits, word, k - 1)
    too_long = 0
    for b in range(1, 1 << bits, 2):
        for a in range(1 << bits):
            x, y = a, b
            for left in reversed(range(batches)):
                x, y = bingcd.batch(x, y, k)
                too_long += left == 1 and x > 0 and max(x, y) >> word > 0
            assert x == 0 or max(x, y) < 1 << word, (a, b)
            for _ in range(last):
                x, y = bingcd.classic_step(x, y)
            assert y == gcd(a, b), (a, b)
    assert batches < 2 or too_long


def test_constants_of_255_bits():
    assert bingcd.on_words(255, 64, 31) == (15, 43)


def test_k_iterations_a_batch_are_wrong():
    """The planted mistake: k instead of k - 1 iterations, at its smallest counterexample and at a real size."""
    assert bingcd.rounds(56, 177, 3, low=3) == 6 > bingcd.batches(8, 8, 3)
    assert bingcd.rounds(56, 177, 3) <= bingcd.batches(8, 8, 2)
    p, y = 2**255 - 19, 0x7F0154451DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFED
    assert bingcd.rounds(y, p, 31, low=31) == 19 > bingcd.batches(255, 255, 31)
    assert bingcd.rounds(y, p, 31) <= bingcd.batches(255, 255, 30)
