# SPDX-License-Identifier: MIT OR Apache-2.0
"""Discriminants and challenges: primes from octets, as chiavdf computes them."""

from hashlib import sha256


def is_prime(n, rounds=40):
    """Miller and Rabin's test to the first prime bases; enough for what a hash function gives."""
    bases = [p for p in range(2, 174) if all(p % q for q in range(2, p))][:rounds]
    if n < 2 or any(n % p == 0 for p in bases):
        return n in bases
    s = ((n - 1) & (1 - n)).bit_length() - 1
    for base in bases:
        x = pow(base, n >> s, n)
        if x not in (1, n - 1) and all((x := x * x % n) != n - 1 for _ in range(s - 1)):
            return False
    return True


def hash_prime(seed, bits, ones):
    """The first prime among numbers of this many bits that are hashes of the seed plus 1, plus 2, ... The seed is a number
    of its length, with its first octet the highest. The bits of `ones`, and the lowest one, are set."""
    if bits <= 0 or bits % 8:
        raise ValueError(f"bits is {bits}; accepted are multiples of 8, from 8 up")
    if not seed:
        raise ValueError("the seed is empty; accepted is at least an octet")
    counter = int.from_bytes(seed)
    mask = sum(1 << bit for bit in {0, *ones})
    while True:
        octets = b""
        while len(octets) < bits // 8:
            counter = (counter + 1) % 256 ** len(seed)
            octets += sha256(counter.to_bytes(len(seed))).digest()
        n = int.from_bytes(octets[: bits // 8]) | mask
        if is_prime(n):
            return n


def from_seed(seed, bits):
    """A negative prime, 1 modulo 8: 2 splits, and (2, 1, c) is a form."""
    return -hash_prime(seed, bits, (0, 1, 2, bits - 1))


def challenge(x, y):
    """The prime of 264 bits that stands in a proof for the encoded forms x and y."""
    return hash_prime(x + y, 264, (263,))
