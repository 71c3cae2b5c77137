# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products of long numbers by transforms in doubles: no step rounds what it must not (README, section 6).

Every value is an integer in a double. A function here takes bounds on the absolute values of what a step of
`crates/bezout-large` reads, and returns a bound on what it writes. It raises `Inexact` if an integer could need more
than the 53 bits of a double. Bounds are integers and rationals: nothing here is rounded but upward.
"""

from fractions import Fraction
from functools import cache

PRIMES = (1125899437080577, 1125899302862849, 1125899286085633)
"""The three largest primes below 2^50 that are 1 modulo 2^TWO_ADICITY."""
TWO_ADICITY = 24
LEAVES = (3, 4, 5)
"""Degrees of the moduli x^r - w at the end of a transform."""
SPLIT = 50
"""Sums of products are kept as a multiple of 2^SPLIT and a rest."""
LOW = 50
"""Bits of the lower part of a digit."""
WIDTHS = range(56, 71)
"""Bits of a digit."""

EXACT = 1 << 53
UNIT = Fraction(1, EXACT)
"""Rounding to nearest moves x by at most UNIT |x|."""
INTEGERS = 1 << 51
"""Adding 3 * 2^51 writes an integer of at most this size to the low bits of a double."""


class Inexact(ArithmeticError):
    """A step could round an integer."""


def fits(bound: Fraction | int, limit: int = EXACT) -> int:
    """The bound of an integer, refused above the limit."""
    if bound > limit:
        raise Inexact(f"{float(bound):.6g} exceeds {limit}")
    return bound.numerator // bound.denominator


def root(p: int) -> int:
    """The smallest x^((p-1) / 2^TWO_ADICITY) of order 2^TWO_ADICITY, by x."""
    x = 2
    while pow(w := pow(x, (p - 1) >> TWO_ADICITY, p), 1 << (TWO_ADICITY - 1), p) != p - 1:
        x += 1
    return w


def quotient_error(p: int, h: Fraction) -> Fraction:
    """How far fl(h fl(1/p)) is from h / p."""
    inverse = Fraction(1 / p)
    return h * abs(inverse - Fraction(1, p)) + h * inverse * UNIT


def remainder(p: int, h: Fraction) -> int:
    """|h - q p| for the integer q next to fl(h fl(1/p)): one fused multiply-add."""
    return fits(p * (Fraction(1, 2) + quotient_error(p, h)))


def reduce(p: int, a: int) -> int:
    """An integer modulo p."""
    return remainder(p, Fraction(fits(a)))


def multiply(p: int, a: int, b: int) -> int:
    """A product modulo p: h = fl(ab), l = ab - h, then h - q p + l."""
    product = Fraction(fits(a) * fits(b))
    return fits(remainder(p, product * (1 + UNIT)) + product * UNIT)


def constant(p: int) -> int:
    """A constant modulo p, with a sign."""
    return (p - 1) // 2


def twist(p: int, a: int) -> int:
    """A product with a constant."""
    return multiply(p, a, constant(p))


def digit(p: int, width: int) -> int:
    """A digit modulo p: its low bits, and 2^LOW mod p times the others."""
    return fits((1 << LOW) - 1 + ((1 << (width - LOW)) - 1) * ((1 << LOW) - p))


def forward_root(p: int, a: int) -> int:
    """The first pass, of radix 2 or 4, whose constants are 1 and a root of -1."""
    return max(fits(4 * a), fits(2 * a + twist(p, fits(2 * a))))


def forward_pass(p: int, a: int, reduced: bool = True) -> int:
    """A pass of radix 4. The first of its four inputs is reduced."""
    first = reduce(p, a) if reduced else a
    return fits(first + twist(p, a) + twist(p, fits(a + twist(p, a))))


def forward(p: int, width: int, reduced: bool = True) -> int:
    """A kept transform: its bound after the longest possible one, each pass taken at its worst input so far."""
    a = forward_root(p, digit(p, width))
    worst = a
    for _ in range(TWO_ADICITY // 2):
        a = forward_pass(p, a, reduced)
        worst = max(worst, a)
    return reduce(p, worst)


def leaf(p: int, kept: int, degree: int, split: int = SPLIT) -> int:
    """A sum so far plus a product of two leaves: products of coefficients, some of them twisted."""
    factor = max(kept, twist(p, kept))
    products = degree * factor * kept
    low = degree << (split - 1)
    # The sum of the upper parts begins at 3 * 2^(51 + split) and stays between powers of two.
    fits(products + low, 1 << (51 + split))
    coefficient = fits(remainder(p, Fraction(products + low)) + fits(low))
    return reduce(p, fits(kept + coefficient))


def inverse_pass(p: int, a: int) -> int:
    """A pass of radix 4 back; two of its four outputs are reduced."""
    odd = fits(2 * twist(p, fits(2 * a)))
    return max(reduce(p, fits(4 * a)), twist(p, fits(4 * a)), reduce(p, odd), twist(p, odd))


def inverse(p: int, kept: int) -> int:
    """What the last pass back writes."""
    a = kept
    for _ in range(TWO_ADICITY // 2):
        a = max(a, inverse_pass(p, a))
    return max(fits(4 * a), fits(2 * a + twist(p, fits(2 * a))))


def residues(primes: tuple[int, ...], written: list[int]) -> tuple[int, int, int]:
    """The three coefficients v of a number v0 + p0 (v1 + p1 v2), found one after the other."""
    (p0, p1, p2), (x0, x1, x2) = primes, written
    v0 = twist(p0, x0)
    v1 = fits(twist(p1, x1) + twist(p1, v0))
    v2 = reduce(p2, fits(twist(p2, x2) + twist(p2, v0) + twist(p2, v1)))
    return fits(v0, INTEGERS), fits(v1, INTEGERS), fits(v2, INTEGERS)


@cache
def written(primes: tuple[int, ...] = PRIMES, width: int = WIDTHS[-1]) -> tuple[int, int, int]:
    """Bounds on the three coefficients of what a sum of products writes, by all steps from digits on."""
    last = []
    for p in primes:
        kept = forward(p, width)
        # Sums are as small as what is kept, so that more products may follow.
        for degree in LEAVES:
            fits(leaf(p, kept, degree), kept)
        last.append(inverse(p, kept))
    return residues(primes, last)


def value(v: tuple[int, int, int]) -> int:
    """The number with these coefficients."""
    return v[0] + PRIMES[0] * (v[1] + PRIMES[1] * v[2])


def terms(width: int) -> int:
    """How many products of two digits a coefficient may be the sum of, with any signs.

    The number that is written and the coefficient are the same modulo the product of the primes, and differ by less.
    """
    room = PRIMES[0] * PRIMES[1] * PRIMES[2] - 1 - value(written(width=width))
    return room // ((1 << width) - 1) ** 2


@cache
def offsets(width: int) -> tuple[int, int, int]:
    """What is added to the three coefficients: none is negative then, and together it is a multiple of 2^width - 1."""
    bounds, base = written(), (1 << width) - 1
    high = INTEGERS
    for middle in range(INTEGERS, 2 * INTEGERS):
        low = -value((0, middle, high)) % base
        if INTEGERS <= low < 4 * INTEGERS:
            found = (low, middle, high)
            break
    if any(offset < bound for offset, bound in zip(found, bounds, strict=True)) or value(found) % base:
        raise Inexact(f"no offsets for {width} bits")
    return found


def carry(width: int) -> int:
    """A carry K with K + offset = 2^width K: digits come out as if there were neither."""
    return value(offsets(width)) // ((1 << width) - 1)


def carries_fit(width: int) -> bool:
    """Whether a sum of products of words, carry and coefficient fits two words each time."""
    low, middle, high = (offset + INTEGERS for offset in offsets(width))
    largest = value((low, middle, high)) // ((1 << width) - 1) + 1
    upper = (middle + PRIMES[1] * high) >> 64
    words = (PRIMES[0] * ((1 << 64) - 1) + largest + low, (PRIMES[0] + 1) * (upper + 1))
    return carry(width) <= largest and all(word < 1 << 128 for word in words)
