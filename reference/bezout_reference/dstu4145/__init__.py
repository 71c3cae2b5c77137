# SPDX-License-Identifier: MIT OR Apache-2.0
"""DSTU 4145-2002, signatures on curves over GF(2^m) [DSTU02]: points, keys, signatures, octets, normal bases."""
