# SPDX-License-Identifier: MIT OR Apache-2.0
"""The contract of gcd: any two integers, result non-negative, gcd(0, 0) = 0.

`gcd_odd_core` is how an algorithm that needs an odd operand (divsteps, binary GCD) serves all of them.
"""

from .euclid import gcd as gcd

__all__ = ["gcd", "gcd_odd_core"]


def gcd_odd_core(a, b, odd_gcd):
    """gcd(a, b) by way of odd_gcd(f, g), which needs f odd and positive."""
    a, b = abs(a), abs(b)
    if a == 0 or b == 0:
        return a + b
    twos = ((a | b) & -(a | b)).bit_length() - 1
    f, g = a >> twos, b >> twos
    if f % 2 == 0:
        f, g = g, f
    return odd_gcd(f, g) << twos
