# SPDX-License-Identifier: MIT OR Apache-2.0
"""Forms as octets, as chiavdf's `bqfc` writes them: b of (a, b, c) takes a quarter of the space of a.

With t from Euclid's algorithm for a and |b|, so that t |b| = r modulo a with r <= sqrt(a), b is r / t modulo a, and r^2 = t^2 D
modulo a gives r back. Where g = gcd(a, t) is above 1, a / g and t / g are kept, and b = r / t modulo a / g plus b0 a / g.

octet 0     bit 0: b < 0; bit 1: t < 0; bit 2: the principal form; bit 3: (2, 1, c). With one of the last two the rest is zero
octet 1     octets of g, minus 1
then        a / g, t / g, g, b0: numbers with their lowest octet first
"""

from math import gcd, isqrt

from .form import from_ab, partial_euclid

B_SIGN, T_SIGN, IS_1, IS_GENERATOR = 1, 2, 4, 8


def units(discriminant):
    return (abs(discriminant).bit_length() + 31) // 32


def size(discriminant):
    """Octets of a form: always 100 up to 1024 bits, as in chiavdf. Above, its formula goes on; that is an extension."""
    return max(3 * units(discriminant) + 4, 100)


def encode(f):
    """The octets of a reduced form."""
    length = size(f.discriminant)
    if f.b == 1 and f.a <= 2:
        return bytes([IS_GENERATOR if f.a == 2 else IS_1]).ljust(length, b"\0")
    if f.b == f.a:
        a, t, g, b0 = f.a, 0, 0, 0
    else:
        _, (_, t), _ = partial_euclid(f.a, abs(f.b), isqrt(f.a))
        g = gcd(f.a, t)
        a, t = f.a // g, t // g
        b0 = abs(f.b) // a if g > 1 else 0
    long = max((g.bit_length() + 7) // 8, 1)
    n, numbers = units(f.discriminant), b""
    for number, octets in ((a, 2 * n - long + 1), (abs(t), n - long + 1), (g, long), (b0, long)):
        numbers += number.to_bytes(octets, "little")
    signs = B_SIGN * (f.b < 0) | T_SIGN * (t < 0)
    return bytes([signs, long - 1, *numbers]).ljust(length, b"\0")


def decode(octets, discriminant):
    """The reduced form; a ValueError for octets that `encode` does not give."""
    if len(octets) != size(discriminant):
        raise ValueError(f"the form has {len(octets)} octets; accepted are {size(discriminant)}")
    if octets[0] & (IS_1 | IS_GENERATOR):
        f = from_ab(2 if octets[0] & IS_GENERATOR else 1, 1, discriminant)
    else:
        f = from_ab(*_decompress(octets, discriminant), discriminant)
    if not f.is_reduced():
        raise ValueError("the form is not reduced")
    if encode(f) != octets:
        raise ValueError("the form is not encoded in the one way that is accepted")
    return f


def _decompress(octets, discriminant):
    n, long = units(discriminant), octets[1] + 1
    if long > n:
        raise ValueError("g is too long")
    numbers, start = [], 2
    for length in (2 * n - long + 1, n - long + 1, long, long):
        numbers.append(int.from_bytes(octets[start : start + length], "little"))
        start += length
    a, t, g, b0 = numbers
    if t == 0:
        if a == 0:
            raise ValueError("a is 0")
        return a, a
    if octets[0] & T_SIGN:
        t = -t
    if a == 0 or gcd(a, t) != 1:
        raise ValueError("t has no inverse modulo a")
    square = t * t * discriminant % a
    root = isqrt(square)
    if root * root != square:
        raise ValueError("t^2 D is no square")
    b = root * pow(t, -1, a) % a + a * b0
    return a * max(g, 1), -b if octets[0] & B_SIGN else b
