# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inversion modulo a prime by Fermat's little theorem: 1/x = x^(p-2), by squaring and multiplying from the top bit.

The baseline of [Por20]. p must be prime; that is the caller's promise.
"""

from ..step import Step
from .modulus import require_odd


def steps(x, p):
    """Columns y, exponent: y = x^exponent modulo the odd prime p, until exponent = p - 2."""
    require_odd(p, "p")
    if p == 1:
        raise ValueError("p = 1 is not a prime: accepted are odd primes")
    x %= p
    y, exponent = 1, 0
    yield Step("start", {"y": y, "exponent": exponent})
    for bit in bin(p - 2)[2:]:
        y, exponent = y * y % p, 2 * exponent
        if bit == "1":
            y, exponent = y * x % p, exponent + 1
        yield Step("square, multiply" if bit == "1" else "square", {"y": y, "exponent": exponent})


def invert(x, p):
    """(1/x mod p, 1), or (None, p) for a multiple of p."""
    for step in steps(x, p):
        pass
    return (step.values["y"], 1) if x % p else (None, p)
