# SPDX-License-Identifier: MIT OR Apache-2.0
"""Trial division by multiplication [GM94]: remainders modulo words that are products of primes, from the lowest limb up."""

from math import prod

WORD = 2**64
LARGEST = 2048


def primes(bound):
    """Odd primes below the bound."""
    return [p for p in range(3, bound, 2) if all(p % d for d in range(3, int(p**0.5) + 1, 2))]


def groups(bound):
    """Consecutive primes whose product fits a word."""
    group = []
    for p in primes(bound):
        if prod(group) * p >= WORD:
            yield group
            group = []
        group.append(p)
    if group:
        yield group


def remainder(n, d):
    """-n / 2^(64 limbs) modulo an odd d below 2^64, at most d: limb - c = q d - 2^64 c' for the next c'."""
    inverse, c = pow(d, -1, WORD), 0
    while n:
        low = n % WORD - c
        c = (low % WORD * inverse % WORD * d >> 64) + (low < 0)
        n >>= 64
    return c


def divides(p, rest):
    """Whether p divides a word: the quotient modulo 2^64 is at most the largest one."""
    return rest * pow(p, -1, WORD) % WORD <= (WORD - 1) // p


def small_factor(n, bound):
    """The least prime below the bound that divides n, or 0."""
    if not 0 <= bound <= LARGEST:
        raise ValueError(f"bound = {bound}: accepted are 0 to {LARGEST}")
    if bound > 2 and n % 2 == 0:
        return 2
    for group in groups(bound):
        rest = remainder(n, prod(group))
        for p in group:
            if divides(p, rest):
                return p
    return 0
