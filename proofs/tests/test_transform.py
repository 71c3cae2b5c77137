# SPDX-License-Identifier: MIT OR Apache-2.0
"""README section 6: no step of a transform rounds an integer, the bounds are close, and a little more is refused."""

import random
from math import prod

import pytest

from bezout_proofs import transform
from bezout_proofs.transform import EXACT, LEAVES, PRIMES, WIDTHS, Inexact


def is_prime(n):
    """Miller and Rabin's test, which is exact below 2^64 with these bases."""
    odd = (n - 1) & -(n - 1)
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, (n - 1) // odd, n)
        if x != 1 and all(pow(x, 1 << i, n) != n - 1 for i in range(odd.bit_length())):
            return False
    return True


def test_primes():
    step = 1 << transform.TWO_ADICITY
    found = [p for p in range((1 << 50) + 1 - 80 * step, 1 << 50, step) if is_prime(p)]
    assert tuple(reversed(found[-3:])) == PRIMES
    for p in PRIMES:
        w = transform.root(p)
        assert pow(w, step // 2, p) == p - 1


def reduce(p, h):
    """What the vector code does with an integer in a double, in exact arithmetic: each operation rounds once."""
    q = round(h * float(1 / p))
    return int(float(h - q * p))


def multiply(p, a, b):
    h = int(float(a * b))
    low = int(float(a * b - h))
    return int(float(reduce(p, h) + low))


def integers(p, bound):
    """Integers near multiples of p / 2, near the bound, and in between."""
    for _ in range(2000):
        x = random.choice([bound, random.randrange(bound + 1), (2 * random.randrange(2 * bound // p + 1) + 1) * p // 2])
        yield random.choice([-1, 1]) * min(bound, max(0, x + random.randrange(-2, 3)))


@pytest.mark.parametrize("p", PRIMES)
@pytest.mark.parametrize("size", [1, 2, 5, 8])
def test_products_and_remainders_are_exact_and_bounded(p, size):
    bound = min(EXACT, size * p)
    product, remainder = transform.twist(p, bound), transform.reduce(p, bound)
    largest = 0
    for a in integers(p, bound):
        b = next(integers(p, transform.constant(p)))
        c = multiply(p, a, b)
        assert (c - a * b) % p == 0 and abs(c) <= product
        assert (reduce(p, a) - a) % p == 0 and abs(reduce(p, a)) <= remainder
        largest = max(largest, abs(c))
    # The bound is at most twice what occurs: random operands reach 0.58 to 0.90 of it.
    assert largest > 0.5 * product


def split_product(p, x, y, split=transform.SPLIT):
    """A coefficient as `leaves.rs` sums it up; `None` if a sum of the lower parts has no double."""

    def rounded(value):
        """The double next to it."""
        shift = max(0, abs(value).bit_length() - 53)
        half, rest = 1 << shift >> 1, value & ((1 << shift) - 1)
        up = rest > half or (rest == half and shift and value >> shift & 1)
        return ((value >> shift) + up) << shift

    start = high = 3 << (51 + split)
    low = 0
    for a, b in zip(x, y, strict=True):
        total = rounded(high + a * b)
        part = a * b - (total - high)
        if rounded(part) != part or rounded(low + part) != low + part:
            return None
        high, low = total, low + part
    return reduce(p, high - start) + low


@pytest.mark.parametrize("degree", LEAVES)
def test_sums_of_products_are_exact(degree):
    p = PRIMES[0]
    kept = transform.forward(p, WIDTHS[-1])
    twisted = transform.twist(p, kept)
    for trial in range(500):
        extreme = trial % 2 == 0
        x = [twisted if extreme else random.randrange(-twisted, twisted + 1) for _ in range(degree)]
        y = [kept if extreme else random.randrange(-kept, kept + 1) for _ in range(degree)]
        if trial % 4 == 2:
            x = [-a for a in x]
        found = split_product(p, x, y)
        assert found is not None and abs(found) <= EXACT
        assert (found - sum(a * b for a, b in zip(x, y, strict=True))) % p == 0
    # With a finer split the sum of the upper parts leaves its place; with a coarser one the lower parts do not fit.
    for split in (transform.SPLIT - 2, transform.SPLIT + 4):
        with pytest.raises(Inexact):
            transform.leaf(p, kept, degree, split=split)
    factors = [[random.randrange(-kept, kept + 1) for _ in range(degree)] for _ in range(100)]
    assert any(split_product(p, x, y, split=58) is None for x in factors for y in factors)


def test_three_residues_determine_the_largest_coefficients():
    for width in WIDTHS:
        largest = transform.terms(width) * ((1 << width) - 1) ** 2
        bound = transform.value(transform.written())
        assert largest + bound < prod(PRIMES) <= largest + bound + ((1 << width) - 1) ** 2 + 1


@pytest.mark.parametrize("width", WIDTHS)
def test_digits_come_out_right(width):
    """Digits of sums of coefficients with signs, by carries that are never negative."""
    offset, carry = transform.value(transform.offsets(width)), transform.carry(width)
    base = 1 << width
    assert offset == carry * (base - 1)
    assert transform.carries_fit(width)
    assert all(o >= b for o, b in zip(transform.offsets(width), transform.written(), strict=True))
    bound = transform.terms(width) * (base - 1) ** 2
    coefficients = [random.choice([-bound, bound, random.randrange(-bound, bound)]) for _ in range(20)]
    digits, state = [], carry
    for coefficient in coefficients:
        assert state >= 0
        total = state + coefficient + offset
        digits.append(total % base)
        state = total // base
    number = sum(digit << (width * i) for i, digit in enumerate([*digits, state - carry]))
    assert number == sum(c << (width * i) for i, c in enumerate(coefficients))


def test_a_bit_more_in_a_digit_is_refused():
    transform.written(width=WIDTHS[-1])
    with pytest.raises(Inexact):
        transform.written(width=WIDTHS[-1] + 1)


def test_a_pass_more_without_reduction_is_refused():
    for p in PRIMES:
        a = transform.forward_root(p, transform.digit(p, WIDTHS[-1]))
        transform.forward_pass(p, a)
        with pytest.raises(Inexact):
            transform.forward_pass(p, a, reduced=False)
        with pytest.raises(Inexact):
            transform.forward(p, WIDTHS[0], reduced=False)


def test_larger_leaves_and_factors_are_refused():
    p = PRIMES[0]
    kept = transform.forward(p, WIDTHS[-1])
    with pytest.raises(Inexact):
        transform.leaf(p, kept, 2 * max(LEAVES))
    with pytest.raises(Inexact):
        transform.leaf(p, 2 * kept, max(LEAVES))
    with pytest.raises(Inexact):
        transform.inverse(p, 6 * kept)


def test_primes_of_51_bits_are_refused():
    with pytest.raises(Inexact):
        transform.written(primes=tuple(2 * p for p in PRIMES))
