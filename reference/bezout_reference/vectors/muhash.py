# SPDX-License-Identifier: MIT OR Apache-2.0
"""Elements of MuHash3072: octets become a number modulo a prime by SHA-256 and ChaCha20, and the hash of a set is that of
the product of what was inserted divided by the product of what was removed."""

from hashlib import sha256

from .moduli import MUHASH3072

_MASK = 2**32 - 1
_ROUNDS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))

# The set of Bitcoin Core's unit test: two elements inserted, one removed, and the hash in the order in which it is printed.
INSERTED = (bytes(32), bytes([1]) + bytes(31))
REMOVED = (bytes([2]) + bytes(31),)
PUBLISHED = "10d312b100cbd32ada024a6646e40d3482fcff103668d2625f10002a607d5863"


def _words(octets):
    return [int.from_bytes(octets[i : i + 4], "little") for i in range(0, len(octets), 4)]


def _chacha20_block(key, counter):
    """64 octets of the key stream of RFC 8439 for a nonce of zeros."""
    start = [*_words(b"expand 32-byte k"), *_words(key), counter, 0, 0, 0]
    s = list(start)
    for _ in range(10):
        for a, b, c, d in _ROUNDS:
            for x, y, z, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                s[x] = (s[x] + s[y]) & _MASK
                mixed = s[z] ^ s[x]
                s[z] = (mixed << left | mixed >> (32 - left)) & _MASK
    return b"".join(((x + y) & _MASK).to_bytes(4, "little") for x, y in zip(s, start))


def element(octets):
    """The number of these octets: below 2^3072, and almost always below the prime."""
    key = sha256(octets).digest()
    return int.from_bytes(b"".join(_chacha20_block(key, i) for i in range(6)), "little")


def digest(quotient):
    """The hash of a set whose quotient this is, in the order in which it is printed."""
    return sha256(quotient.to_bytes(384, "little")).digest()[::-1].hex()


def members():
    """The elements of the published set, as (flag, x)."""
    for octets in (*INSERTED, *REMOVED):
        yield "uniform", element(octets) % MUHASH3072
