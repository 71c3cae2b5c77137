# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sums, products and remainders of polynomials with coefficients modulo any number."""


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


def mul(a, b, m):
    """The product, by one product of integers: coefficients become digits in a base that no sum of them reaches."""
    if not a or not b:
        return []
    size = ((m - 1) ** 2 * min(len(a), len(b))).bit_length() // 8 + 1
    packed = [int.from_bytes(b"".join((c % m).to_bytes(size, "little") for c in x), "little") for x in (a, b)]
    digits = (packed[0] * packed[1]).to_bytes(size * (len(a) + len(b)), "little")
    return reduced([int.from_bytes(digits[i : i + size], "little") for i in range(0, len(digits), size)], m)


def divmod_(a, b, p):
    """Quotient and remainder; the leading coefficient of `b` is a unit modulo `p`."""
    b = reduced(b, p)
    a, inverse = reduced(a, p), pow(b[-1], -1, p)
    quotient = [0] * max(len(a) - len(b) + 1, 0)
    for i in range(len(quotient) - 1, -1, -1):
        c = quotient[i] = a[i + len(b) - 1] * inverse % p
        if c:
            a[i : i + len(b)] = [(x - c * y) % p for x, y in zip(a[i : i + len(b)], b)]
    return trim(quotient), trim(a)


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
