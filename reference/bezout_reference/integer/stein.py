# SPDX-License-Identifier: MIT OR Apache-2.0
"""Stein's binary algorithm [Ste67]: halvings and subtractions, with the table of [SHT22]."""

from ..step import Step
from .modulus import require_non_negative

_HALVE_BOTH = ("a / 2, b / 2", (1, 0, 0, 1), 1)
_HALVE_A = ("a / 2", (1, 0, 0, 2), 1)
_HALVE_B = ("b / 2", (2, 0, 0, 1), 1)
_SUBTRACT_FROM_A = ("subtract", (1, -1, 0, 1), 0)
_SUBTRACT_FROM_B = ("subtract", (1, 0, -1, 1), 0)


def _choose(a, b):
    if a % 2 == 0:
        return _HALVE_BOTH if b % 2 == 0 else _HALVE_A
    if b % 2 == 0:
        return _HALVE_B
    return _SUBTRACT_FROM_A if a > b else _SUBTRACT_FROM_B


def steps(a, b):
    """Until one of a, b >= 0 is zero. Each "a / 2, b / 2" takes one factor 2 out of the gcd."""
    require_non_negative(a=a, b=b)
    yield Step("start", {"a": a, "b": b})
    while a and b:
        text, (p, q, r, s), shift = _choose(a, b)
        a, b = (p * a + q * b) >> shift, (r * a + s * b) >> shift
        yield Step(text, {"a": a, "b": b}, (p, q, r, s), shift)


def gcd(a, b):
    """The greatest common divisor of any two integers: the value left over, and the common factors 2 taken out."""
    twos = 0
    for step in steps(abs(a), abs(b)):
        twos += step.operation == _HALVE_BOTH[0]
    return (step.values["a"] + step.values["b"]) << twos
