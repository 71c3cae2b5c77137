# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys, signatures, and their octets."""

import hmac

from ..binary_field import field


class Refused(ValueError):
    """A key or a signature that must not be accepted; `reason` is a word."""

    def __init__(self, reason, text):
        super().__init__(text)
        self.reason = reason


def public_key(curve, d):
    """-d P: the minus is the standard's."""
    return curve.negate(curve.multiply(d, curve.base))


def check_public_key(curve, q):
    if q is None:
        raise Refused("infinity", "public key: it is the point at infinity, accepted are points of order n")
    if any(field.degree(c) >= curve.m for c in q):
        text = f"public key: a coordinate has degree {curve.m} or more, accepted are lower degrees"
        raise Refused("not-reduced", text)
    if not curve.contains(q):
        raise Refused("not-on-curve", "public key: it is not on the curve, accepted are points of order n")
    if curve.multiply(curve.n, q) is not None:
        raise Refused("small-order", "public key: its order is not n, accepted are points of order n")


def hash_to_element(curve, digest):
    """The digest's first octet has the lowest bits; bits from m on are dropped, and 1 stands for 0."""
    return curve.element(int.from_bytes(digest, "little") % 2**curve.m) or 1


def truncate(curve, element):
    return curve.element_bits(element) % 2**curve.bits


def sign(curve, d, h, e):
    """(r, s), or None if another e must be taken."""
    point = curve.multiply(e, curve.base)
    if point is None or point[0] == 0:
        return None
    r = truncate(curve, curve.multiply_elements(h, point[0]))
    s = (e + d * r) % curve.n
    return (r, s) if r and s else None


def verify(curve, q, h, r, s):
    """Nothing; `Refused` with the reason if (r, s) is no signature of h under q."""
    check_public_key(curve, q)
    for name, x in (("r", r), ("s", s)):
        if not 0 < x < curve.n:
            raise Refused(f"{name}-range", f"{name}: it is not between 0 and n, accepted are 1 to n - 1")
    point = curve.add(curve.multiply(s, curve.base), curve.multiply(r, q))
    if point is None:
        raise Refused("mismatch", "signature: s P + r Q is the point at infinity")
    if truncate(curve, curve.multiply_elements(h, point[0])) != r:
        raise Refused("mismatch", "signature: it is not one of this hash under this key")


def octets(curve, element):
    return curve.element_bits(element).to_bytes((curve.m + 7) // 8, "big")


def deterministic(curve, d, h, hash_name):
    """Numbers e, one after the other, from d and h by HMAC in the manner of RFC 6979 [Por13].

    The numbers have L bits, as the standard's random ones. h goes in as an element of ceil(m / 8) octets, since two
    digests of which the standard takes the same bits have the same signature anyway.
    """
    length = curve.bits

    def mac(key, data):
        return hmac.new(key, data, hash_name).digest()

    seed = d.to_bytes((curve.n.bit_length() + 7) // 8, "big") + octets(curve, h)
    size = len(mac(b"", b""))
    k, v = bytes(size), b"\1" * size
    for separator in (b"\0", b"\1"):
        k = mac(k, v + separator + seed)
        v = mac(k, v)
    while True:
        t = b""
        while 8 * len(t) < length:
            v = mac(k, v)
            t += v
        e = int.from_bytes(t, "big") >> 8 * len(t) - length
        if e:
            yield e
        k = mac(k, v + b"\0")
        v = mac(k, v)


def sign_deterministic(curve, d, h, hash_name):
    return next(filter(None, (sign(curve, d, h, e) for e in deterministic(curve, d, h, hash_name))))


def compress(curve, point):
    """x, of which the trace of y / x takes the place of the lowest bit: 0 if x is 0."""
    x, y = point
    if x == 0:
        return 0
    return curve.element_bits(x) & ~1 | curve.trace(curve.divide_elements(y, x))


def decompress(curve, compressed):
    """The point, of any order; `Refused` if there is none. All points of order n have x of trace a."""
    if field.degree(compressed) >= curve.m:
        raise Refused("not-reduced", f"point: it has bits from {curve.m} on, accepted are elements of the field")
    if compressed == 0:
        return 0, field.sqrt(curve.b, curve.f)
    x = curve.element(compressed & ~1)
    if curve.trace(x) != curve.a:
        x ^= curve.element(1)
    if x == 0:
        raise Refused("no-point", "point: no point of the curve is compressed to it")
    square = curve.multiply_elements(x, x)
    # y = x z gives z^2 + z = x + a + b / x^2.
    c = x ^ curve.a ^ curve.divide_elements(curve.b, square)
    if curve.trace(c):
        raise Refused("no-point", "point: no point of the curve is compressed to it")
    z = field.half_trace(c, curve.f)
    if curve.trace(z) != compressed & 1:
        z ^= 1
    return x, curve.multiply_elements(x, z)


def signature_octets(curve, r, s, order, length=None):
    """r then s, each with its lowest octet first, or all of that reversed; each takes ceil(bits of n / 8) at least."""
    length = length or (curve.n.bit_length() + 7) // 8
    octets = r.to_bytes(length, "little") + s.to_bytes(length, "little")
    return octets if order == "little" else octets[::-1]


def signature_numbers(curve, octets, order):
    octets = octets if order == "little" else octets[::-1]
    half = len(octets) // 2
    if len(octets) % 2 or half < (curve.n.bit_length() + 7) // 8:
        raise Refused("length", f"signature: it has {len(octets)} octets, accepted are two numbers of equal length")
    return int.from_bytes(octets[:half], "little"), int.from_bytes(octets[half:], "little")
