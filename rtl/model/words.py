# SPDX-License-Identifier: MIT OR Apache-2.0
"""The leaf modules on Python integers, word for word: what `rtl/src/bz_*.sv` compute, bit by bit.

A pair (carry, sum) of words modulo 2^width stands for the signed value of carry + sum. `carries` is 0 for GF(2)[x].
"""


def mask(width):
    return (1 << width) - 1


def signed(x, width):
    x &= mask(width)
    return x - (1 << width) if x >> (width - 1) else x


def csa32(x, y, z, cin, width, carries=1):
    majority = (x & y) | ((x ^ y) & z)
    carry = ((majority << 1) | cin) & mask(width) if carries else 0
    return carry, x ^ y ^ z


def csa42(x, y, cin, width, carries=1):
    inner = csa32(x[0], x[1], y[1], cin & 1, width, carries)
    return csa32(inner[0], inner[1], y[0], cin >> 1, width, carries)


def pair_sign(pair, width):
    c, s = pair
    ct, st = c >> (width - 2), s >> (width - 2)
    at_least_one = (ct >> 1) ^ (st >> 1) ^ (ct & st & 1)
    two = at_least_one & ((ct ^ st ^ 1) & 1)
    low = mask(width - 2)
    return (c & low) | (at_least_one * (3 << (width - 2))), (s & low) | (two * (3 << (width - 2)))


def exact_shift(pair, amount, width, carries=1, floor=False):
    if not carries:
        return 0, pair[1] >> amount
    c, s = pair_sign(pair, width)
    low = mask(amount)
    if floor:
        correction = ((pair[0] & low) + (pair[1] & low)) >> amount
    else:
        correction = ((pair[0] | pair[1]) >> (amount - 1)) & 1
    c, s = (signed(c, width) >> amount) & mask(width), (signed(s, width) >> amount) & mask(width)
    return (((c & s) << 1) | correction) & mask(width), c ^ s


def gate(x, enable, negate, width):
    return (x if enable else 0) ^ (mask(width) if negate else 0)


def booth(x, digit, width):
    """`digit` is (one, two, neg), see `recode`."""
    one, two, neg = digit
    return ((x if one else 0) ^ ((x << 1) & mask(width) if two else 0)) ^ (mask(width) if neg else 0)


def recode(k, bits, digits, carries=1):
    """Radix-4 digits (one, two, neg), least first, of the `bits` low bits of k, as a signed number, or over GF(2)."""
    if carries:
        k = signed(k, bits)
    out, below = [], 0
    for i in range(digits):
        low, high = (k >> (2 * i)) & 1, (k >> (2 * i + 1)) & 1
        if carries:
            out.append((low ^ below, int(high != low and low == below), high))
            below = high
        else:
            out.append((low, high, 0))
    return out


def multiply_low(a, b, bits, carries=1):
    """The product modulo 2^bits, or of polynomials modulo x^bits."""
    if carries:
        return a * b & mask(bits)
    total = 0
    for i in range(bits):
        if b >> i & 1:
            total ^= a << i
    return total & mask(bits)


def negative_inverse(m, bits, carries=1):
    """-1/m modulo 2^bits (1/m over GF(2)) for an odd m."""
    for c in range(1, 1 << bits, 2):
        if multiply_low(c, m, bits, carries) == (mask(bits) if carries else 1):
            return c
    raise ValueError("m has to be odd")
