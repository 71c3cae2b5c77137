# SPDX-License-Identifier: MIT OR Apache-2.0
"""López-Dahab coordinates: (X, Y, Z) is the point (X/Z, Y/Z^2), and infinity if Z = 0 [LD98].

`double` is right for all points. `add_mixed` is right unless the points are equal or opposite, or one is infinity:
then Z is 0, and both keep that, so that one look at the last Z tells whether all went well.
"""


def double(curve, p):
    """4 M + 5 S, and one more M by b."""
    m, (x, y, z) = curve.multiply_elements, p
    z2, x2 = curve.square(z), curve.square(x)
    bz4 = m(curve.b, curve.square(z2))
    z3 = m(x2, z2)
    x3 = curve.square(x2) ^ bz4
    y3 = m(bz4, z3) ^ m(x3, (z3 if curve.a else 0) ^ curve.square(y) ^ bz4)
    return x3, y3, z3


def add_mixed(curve, p, q):
    """p + q for an affine q. 8 M + 5 S [HMV04, algorithm 3.25, corrected for any a]."""
    m, (x1, y1, z1), (x2, y2) = curve.multiply_elements, p, q
    a = y1 ^ m(y2, curve.square(z1))
    b = x1 ^ m(x2, z1)
    c = m(z1, b)
    d = m(curve.square(b), c ^ (curve.square(z1) if curve.a else 0))
    z3 = curve.square(c)
    e = m(a, c)
    x3 = curve.square(a) ^ d ^ e
    f = x3 ^ m(x2, z3)
    g = m(x2 ^ y2, curve.square(z3))
    return x3, m(e ^ z3, f) ^ g, z3


def to_affine(curve, p):
    x, y, z = p
    if z == 0:
        return None
    return curve.divide_elements(x, z), curve.divide_elements(y, curve.square(z))
