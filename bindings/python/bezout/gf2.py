# SPDX-License-Identifier: MIT OR Apache-2.0
"""Fields GF(2^m): an element is an integer, whose bit i is the coefficient of x^i. In variable time."""

from bezout._native import gf2 as _gf2

Field = _gf2.Field

__all__ = ["Field"]
