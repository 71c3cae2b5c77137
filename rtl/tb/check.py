# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a right answer of the core is, and which operands are worth asking for."""

import math
import random

OK, COMMON_FACTOR, REFUSED = 0, 1, 2

# 412 steps of plus-minus with two numbers, of 418 that the bound allows at 255 bits; 278 in swap-normalized form.
LONG_PAIR = (
    36239320300028675754537869248126250876974377422095210790741196449527028670163,
    37791915606824261281907435317965199502091471228770484214439624393024357856921,
)


def multiply(a, b):
    """Product of polynomials over GF(2)."""
    total = 0
    while b:
        if b & 1:
            total ^= a
        a, b = a << 1, b >> 1
    return total


def remainder(a, b):
    while a.bit_length() >= b.bit_length():
        a ^= b << (a.bit_length() - b.bit_length())
    return a


def polynomial_gcd(a, b):
    while b:
        a, b = b, remainder(a, b)
    return a


def complaint(x, m, answer, both_columns, polynomial):
    """None if the answer is right, else what is wrong with it."""
    if m % 2 == 0 and not (both_columns and x % 2):
        return None if (answer.status, answer.gcd, answer.s, answer.t) == (REFUSED, 0, 0, 0) else "not refused"
    gcd = polynomial_gcd(x, m) if polynomial else math.gcd(x, m)
    times = multiply if polynomial else int.__mul__
    minus = int.__xor__ if polynomial else int.__sub__
    rest = remainder if polynomial else int.__mod__
    if answer.gcd != gcd:
        return f"gcd is {gcd}"
    if answer.status != (OK if gcd == 1 else COMMON_FACTOR):
        return "status"
    if both_columns:
        if minus(minus(gcd, times(answer.s, x)), times(answer.t, m)) != 0:
            return "s x + t m is not the gcd"
        cofactor, modulus = (answer.s, m) if m % 2 else (answer.t, x)
    else:
        if rest(minus(times(answer.s, x), gcd), m) != 0:
            return "s x is not the gcd modulo m"
        cofactor, modulus = answer.s, m
    if polynomial:
        reduced = cofactor >= 0 and cofactor.bit_length() < max(modulus.bit_length(), 2)
    else:
        reduced = 0 <= cofactor < modulus
    return None if reduced else "the cofactor is not reduced"


def directed(width):
    """Pairs (x, m) at which an implementation of plus-minus was wrong, or could be."""
    top = (1 << width) - 1
    pairs = [(1, top), (top, top), (0, top), (top - 1, top), (0, 1), (1, 1), (top, 1), (2, 1), (0, 0), (2, 4), (top - 1, 2)]
    pairs += [(1 << i, top) for i in range(width)]
    pairs += [(top >> i, top) for i in range(width)]
    pairs += [(3 * (top // 9), 9 * (top // 9) | 1), (15, 35 * (1 << (width - 6)) + 35), (top // 3, top)]
    if width >= 255:
        p = 2**255 - 19
        values = [1, 2, 3, 4, p - 1, p - 2, p, p + 1, (p + 1) // 2, 121665, 2**250, 0, 2**255 - 1]
        values += [2**i + j for i in (8, 64, 127, 128, 250, 254) for j in (-1, 0, 1)]
        pairs += [(x, p) for x in values] + [LONG_PAIR, LONG_PAIR[::-1], (1, 2**255 - 1), (p, 2**255 - 1)]
    return [(x & top, m & top) for x, m in pairs]


def operands(width, count, seed=2026):
    """Directed ones, then random ones of all lengths."""
    source = random.Random(seed)
    pairs = directed(width)
    for i in range(count):
        a, b = (width, width) if i % 2 else (source.randint(1, width), source.randint(1, width))
        x, m = source.getrandbits(a), source.getrandbits(b)
        pairs.append((x, m if i % 8 == 0 else m | 1))
    return pairs
