# SPDX-License-Identifier: MIT OR Apache-2.0
"""Rings of polynomials, by name or over F_p: a polynomial is a list of coefficients, the constant term first.

In variable time: Python lists of integers show their values.
"""

from bezout._native import poly as _poly

PrimeField = _poly.PrimeField
Ring = _poly.Ring
names = _poly.names

__all__ = ["PrimeField", "Ring", "names"]
