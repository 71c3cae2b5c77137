# SPDX-License-Identifier: MIT OR Apache-2.0
"""GF(2^128) as GHASH and POLYVAL have it, in blocks of 16 bytes [Dwo07, GLL19]."""

from . import euclid, field

GHASH, POLYVAL = (field.polynomial(*field.PRESETS[name]) for name in ("GHASH", "POLYVAL"))


def from_reflected(block):
    """The element of a block of GHASH: the coefficient of x^0 is in the highest bit of the first byte."""
    return mirror(int.from_bytes(block, "big"))


def to_reflected(a):
    return mirror(a).to_bytes(16, "big")


def mirror(a):
    """Its 128 bits in the other order."""
    return int(f"{a:0128b}"[::-1], 2)


def ghash(h, blocks):
    """GHASH_H of blocks."""
    h, y = from_reflected(h), 0
    for block in blocks:
        y = field.reduce(field.multiply(y ^ from_reflected(block), h), GHASH)
    return to_reflected(y)


def dot(a, b):
    """The product of POLYVAL: a b x^-128."""
    product = field.reduce(field.multiply(a, b), POLYVAL)
    for _ in range(128):
        product = (product ^ POLYVAL if product & 1 else product) >> 1
    return product


def polyval(h, blocks):
    """POLYVAL(H, X_1, …)."""
    h, s = int.from_bytes(h, "little"), 0
    for block in blocks:
        s = dot(s ^ int.from_bytes(block, "little"), h)
    return s.to_bytes(16, "little")


def invert_mirrored(a):
    """The inverse in the field of POLYVAL by an inverse in that of GHASH; 0 for 0.

    The polynomials are mirror images: with x of one field for 1/x of the other, a is x^-127 times its mirror image.
    """
    if a == 0:
        return 0
    inverse, _ = euclid.invert(mirror(a), GHASH)
    return mirror(field.reduce(field.multiply(inverse, 1 << 254), GHASH))
