# SPDX-License-Identifier: MIT OR Apache-2.0
"""The binary GCD in batches [Por20], exactly, and what every batch must achieve (README, section 3).

A batch runs `k - 1` iterations of the classic binary GCD [Ste67] on approximations: the k - 1 low bits and the k + 1
bits below the top of the longer operand.  `run` is the specification that exhaustive tests use; the library's bound
is `iterations`.
"""

Pair = tuple[int, int]


def iterations(bits_a: int, bits_b: int) -> int:
    """Iterations after which a = 0, for a < 2^bits_a and odd b < 2^bits_b."""
    return max(bits_a + bits_b - 1, 0)


def batches(bits_a: int, bits_b: int, count: int) -> int:
    """Batches of `count` iterations after which a = 0."""
    return -(-iterations(bits_a, bits_b) // count)


def on_words(bits: int, word: int, count: int) -> tuple[int, int]:
    """Batches of `count` iterations after which a and odd b below 2^bits fit a word or a = 0; and iterations after which
    nothing changes b any more.

    Both lengths together are at most 2 bits, each batch takes `count` from them, and each is at least 1: a word holds both
    if they are at most word + 1. The last iteration would take a from 1 to 0, and b = 1 stays.
    """
    batches = -(-max(2 * bits - word - 1, 0) // count)
    return batches, max(iterations(bits, bits) - 1 - batches * count, 0)


def classic_step(a: int, b: int) -> Pair:
    """One iteration of the classic binary GCD."""
    if a & 1:
        if a < b:
            a, b = b, a
        a -= b
    return a >> 1, b


def approximation(x: int, n: int, low: int, high: int) -> int:
    """The `low` low bits of x below the top `high` of its n bits."""
    return (x & ((1 << low) - 1)) | (x >> (n - high)) << low


def update_factors(xa: int, xb: int, count: int) -> tuple[Pair, Pair]:
    """The factors (f0, g0), (f1, g1), scaled by 2^count, of `count` classic iterations on xa, xb."""
    f0, g0, f1, g1 = 1, 0, 0, 1
    for _ in range(count):
        if xa & 1:
            if xa < xb:
                xa, xb, f0, g0, f1, g1 = xb, xa, f1, g1, f0, g0
            xa, f0, g0 = xa - xb, f0 - f1, g0 - g1
        xa, f1, g1 = xa >> 1, 2 * f1, 2 * g1
    return (f0, g0), (f1, g1)


def batch(a: int, b: int, k: int, low: int | None = None, count: int | None = None) -> Pair:
    """One batch on 2k-bit approximations.

    It runs as many iterations as there are exact low bits: k - 1 unless given (k is the well-known mistake), or
    `count`, which is fewer: the symbol needs two exact bits beyond its iterations.
    """
    low = k - 1 if low is None else low
    count = low if count is None else count
    n = max(a.bit_length(), b.bit_length(), 2 * k)
    xa, xb = (approximation(x, n, low, 2 * k - low) for x in (a, b))
    (f0, g0), (f1, g1) = update_factors(xa, xb, count)
    return abs(a * f0 + b * g0) >> count, abs(a * f1 + b * g1) >> count


def rounds(a: int, b: int, k: int, low: int | None = None, limit: int = 10_000) -> int:
    """Batches until a = 0."""
    done = 0
    while a and done < limit:
        a, b = batch(a, b, k, low)
        done += 1
    return done
