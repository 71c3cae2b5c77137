# SPDX-License-Identifier: MIT OR Apache-2.0
"""Algorithms over the integers.

Algorithms: euclid, stein, plus_minus, binary_gcd, bingcd, divstep, lehmer, fermat, symbol, square_root, small_factor.
Contracts of the operations, whatever the algorithm behind them: gcd, xgcd, partial, invert, batch, symbol.
"""
