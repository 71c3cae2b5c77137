# SPDX-License-Identifier: MIT OR Apache-2.0
"""Functions in constant time, of bytes: numbers from 0 up, big-endian.

Their time depends on the numbers of bytes, and on what their *Timing* names, not on values. Convert secrets from and to bytes
without an int in between: the time of every operation on a Python int depends on its value. Python copies bytes and does
not wipe them.
"""

from bezout._native import ct as _ct

gcd = _ct.gcd
invert = _ct.invert
jacobi = _ct.jacobi

__all__ = ["gcd", "invert", "jacobi"]
