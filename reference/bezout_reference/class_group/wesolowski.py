# SPDX-License-Identifier: MIT OR Apache-2.0
"""Wesolowski's proof that y = x^(2^T) [Wes19], and chains of proofs, in chiavdf's format.

A proof is y, then pi = x^floor(2^T / B) for the prime B of x and y; it holds if pi^B x^(2^T mod B) = y. A chain goes through
y_1, y_2, ...: the octets begin with the last y and pi; then follow, from the last segment but one to the first, the squarings
of a segment in 8 octets, its B in 33, and its pi. The y of a segment is not written: its proof and B give it.
"""

from .discriminant import challenge
from .encoding import decode, encode, size
from .form import compose, power, square_times

B_OCTETS = 33


def prove(x, squarings):
    """(y, pi)."""
    y = square_times(x, squarings)
    return y, power(x, (1 << squarings) // challenge(encode(x), encode(y)))


def recover(x, pi, b, squarings):
    """The y for which pi is a proof, if its challenge is b."""
    return compose(power(pi, b), power(x, pow(2, squarings, b)))


def verify(x, y, pi, squarings):
    return recover(x, pi, challenge(encode(x), encode(y)), squarings) == y


def prove_chain(x, segments):
    """The octets of the proofs of consecutive segments of these many squarings."""
    head, tail = b"", b""
    for i, squarings in enumerate(segments):
        y, pi = prove(x, squarings)
        head = encode(y) + encode(pi)
        if i < len(segments) - 1:
            b = challenge(encode(x), encode(y))
            tail = squarings.to_bytes(8) + b.to_bytes(B_OCTETS) + encode(pi) + tail
        x = y
    return head + tail


def verify_chain(x, octets, squarings):
    """Whether the octets prove x^(2^squarings), which they begin with."""
    n = size(x.discriminant)
    segment = 8 + B_OCTETS + n
    if len(octets) < 2 * n or (len(octets) - 2 * n) % segment:
        raise ValueError("the proof has a length that no number of segments has")
    for start in range(len(octets) - segment, 2 * n - 1, -segment):
        part = int.from_bytes(octets[start : start + 8])
        b = int.from_bytes(octets[start + 8 : start + 8 + B_OCTETS])
        if part > squarings or b == 0:
            return False
        y = recover(x, decode(octets[start + 8 + B_OCTETS : start + segment], x.discriminant), b, part)
        if challenge(encode(x), encode(y)) != b:
            return False
        x, squarings = y, squarings - part
    y, pi = decode(octets[:n], x.discriminant), decode(octets[n : 2 * n], x.discriminant)
    return verify(x, y, pi, squarings)
