# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sums, products and remainders of polynomials with coefficients modulo any number."""

import sys
from array import array

WORDS = {array(code).itemsize: code for code in "BHIQ"} if sys.byteorder == "little" else {}
"""The arrays of words whose bytes are those of an integer, by their sizes."""


def trim(a):
    """Without the zeros at the end, in place."""
    while a and not a[-1]:
        a.pop()
    return a


def reduced(a, m):
    return trim([c % m for c in a])


def add(a, b, m):
    n = max(len(a), len(b))
    return reduced([x + y for x, y in zip(a + [0] * (n - len(a)), b + [0] * (n - len(b)))], m)


def scale(a, c, m):
    return reduced([x * c for x in a], m)


def sub(a, b, m):
    return add(a, scale(b, -1, m), m)


def combine(a, x, b, y, m):
    """x a + y b for numbers x, y."""
    n = max(len(a), len(b))
    return trim([(c * x + d * y) % m for c, d in zip(a + [0] * (n - len(a)), b + [0] * (n - len(b)))])


def digit_bytes(bound):
    """Bytes of a digit that holds numbers up to a bound: a word of the machine where one does."""
    size = bound.bit_length() // 8 + 1
    return next((word for word in WORDS if size <= word), size)


def join(a, size):
    """Coefficients as the digits of one integer, of `size` bytes each."""
    if size in WORDS:
        return int.from_bytes(array(WORDS[size], a).tobytes(), "little")
    return int.from_bytes(b"".join(c.to_bytes(size, "little") for c in a), "little")


def split(x, size, count):
    """The digits of an integer."""
    digits = x.to_bytes(size * count, "little")
    if size in WORDS:
        return array(WORDS[size], digits)
    return [int.from_bytes(digits[i : i + size], "little") for i in range(0, len(digits), size)]


def mul(a, b, m):
    """The product, by one product of integers: coefficients become digits in a base that no sum of them reaches."""
    if not a or not b:
        return []
    size = digit_bytes((m - 1) ** 2 * min(len(a), len(b)))
    x, y = (join([c % m for c in x], size) for x in (a, b))
    return reduced(split(x * y, size, len(a) + len(b)), m)


def divmod_(a, b, p):
    """Quotient and remainder; the leading coefficient of `b` is a unit modulo `p`.

    As in `mul`, coefficients are digits, and a row is added by one sum of integers. The digits stay positive.
    """
    b = reduced(b, p)
    a, inverse = reduced(a, p), pow(b[-1], -1, p)
    steps = max(len(a) - len(b) + 1, 0)
    size = digit_bytes((p - 1) + steps * (p - 1) ** 2)
    rest, row, quotient = join(a, size), join(b[:-1], size), [0] * steps
    for i in reversed(range(steps)):
        top = 8 * size * (i + len(b) - 1)
        digit = rest >> top
        c = quotient[i] = digit * inverse % p
        rest += (-c % p * row << 8 * size * i) - (digit << top)
    return trim(quotient), reduced(split(rest, size, max(len(a), len(b))), p)


def monic(a, p):
    return scale(a, pow(a[-1], -1, p), p) if a else a


def reverse(a, degree):
    """x^degree a(1/x), where the degree of `a` is at most `degree`."""
    return trim([0] * (degree + 1 - len(a)) + a[::-1])


def pack(a, bits):
    """The coefficients as the digits of one integer, as the vectors have them."""
    return sum(c << bits * i for i, c in enumerate(a))


def unpack(x, bits):
    found = []
    while x:
        found.append(x % (1 << bits))
        x >>= bits
    return found
