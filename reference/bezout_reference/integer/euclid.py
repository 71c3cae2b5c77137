# SPDX-License-Identifier: MIT OR Apache-2.0
"""Euclid's algorithm by division with remainder, with the table of [SHT22]."""

from ..step import Step
from .modulus import require_non_negative


def steps(a, b):
    """(a, b) -> (b, a mod b) until b = 0; a, b >= 0."""
    require_non_negative(a=a, b=b)
    yield Step("start", {"a": a, "b": b})
    while b:
        q, text = a // b, f"{a} mod {b}"
        a, b = b, a - q * b
        yield Step(text, {"a": a, "b": b}, (0, 1, 1, -q))


def gcd(a, b):
    """The greatest common divisor of any two integers, non-negative; gcd(0, 0) = 0."""
    a, b = abs(a), abs(b)
    while b:
        a, b = b, a % b
    return a
