# SPDX-License-Identifier: MIT OR Apache-2.0
"""Coefficients as bytes: digits of a small base, fields of bits, and numbers below any limits [BBC20]."""


def pack_digits(digits, base, each):
    """`each` digits a byte, the first one lowest."""
    return bytes(sum(d * base**i for i, d in enumerate(digits[at : at + each])) for at in range(0, len(digits), each))


def unpack_digits(data, count, base, each):
    """The digits; bytes that no digits give are an error."""
    digits = [byte // base**i % base for byte in data for i in range(each)][:count]
    if pack_digits(digits, base, each) != bytes(data):
        raise ValueError("a coefficient is out of range")
    return digits


def pack_bits(numbers, bits):
    total = sum(x << bits * i for i, x in enumerate(numbers))
    return total.to_bytes((bits * len(numbers) + 7) // 8, "little")


def unpack_bits(data, count, bits):
    """The numbers; what the last byte has beyond them is left out."""
    total = int.from_bytes(data, "little")
    return [total >> bits * i & (1 << bits) - 1 for i in range(count)]


LIMIT = 1 << 14


def encode(numbers, limits):
    """Pairs become one number below the product of both limits, of which low bytes go out until that is below 2^14."""
    out = bytearray()
    while len(numbers) > 1:
        pairs, products = [], []
        for i in range(0, len(numbers) - 1, 2):
            r, m = numbers[i] + limits[i] * numbers[i + 1], limits[i] * limits[i + 1]
            while m >= LIMIT:
                out.append(r & 255)
                r, m = r >> 8, m + 255 >> 8
            pairs.append(r)
            products.append(m)
        if len(numbers) % 2:
            pairs.append(numbers[-1])
            products.append(limits[-1])
        numbers, limits = pairs, products
    (r,), (m,) = numbers, limits
    while m > 1:
        out.append(r & 255)
        r, m = r >> 8, m + 255 >> 8
    return bytes(out)


def decode(data, limits):
    """Back again. Bytes that no numbers give become numbers below the limits all the same."""
    data = list(data)
    if len(limits) == 1:
        m, r, scale = limits[0], 0, 1
        while m > 1:
            r += data.pop(0) * scale
            m, scale = m + 255 >> 8, scale << 8
        return [r % limits[0]]
    bottoms, products = [], []
    for i in range(0, len(limits) - 1, 2):
        m, r, scale = limits[i] * limits[i + 1], 0, 1
        while m >= LIMIT:
            r += data.pop(0) * scale
            m, scale = m + 255 >> 8, scale << 8
        bottoms.append((r, scale))
        products.append(m)
    tops = decode(data, products + limits[len(limits) & ~1 :])
    numbers = []
    for i, (r, scale) in enumerate(bottoms):
        r += scale * tops[i]
        numbers += [r % limits[2 * i], r // limits[2 * i] % limits[2 * i + 1]]
    return numbers + tops[len(bottoms) :]
