# SPDX-License-Identifier: MIT OR Apache-2.0
"""Algorithms in binary fields. A polynomial over F2 is an integer: bit i is the coefficient of x^i.

Algorithms: euclid (the textbook's, and Kovtun and Bulakh's as printed and corrected), itoh_tsujii, divstep.
GF(2^128) in blocks: ghash.
"""
