# SPDX-License-Identifier: MIT OR Apache-2.0
"""Polynomials over F_p and Z/2^k: lists of integers, the constant term first, no zero at the end.

One module a family of algorithms, with the names of the Rust crate: `arithmetic`, `euclid`, `divstep`, `jump`, `lift`,
`itoh_tsujii`; `rings` has the rings of cryptography by name, `example` the tables of a lecture over F_7.
"""
