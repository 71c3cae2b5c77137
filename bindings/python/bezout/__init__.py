# SPDX-License-Identifier: MIT OR Apache-2.0
"""Greatest common divisors, Bézout coefficients, modular inverses and quadratic symbols of Python integers, in variable time.

Python integers never hold secrets: their size and their arithmetic show their values. What is constant time is in
`bezout.ct`, on bytes.
"""

from ._errors import NotInvertible
from ._native import (
    Modulus,
    __version__,
    crt,
    ct,
    dstu4145,
    from_limbs,
    gcd,
    gcdext,
    gf2,
    invert,
    invert_each,
    jacobi,
    kem,
    kernel_rows,
    kronecker,
    lcm,
    legendre,
    partial_gcdext,
    poly,
    product,
    rational_reconstruct,
    rsa_keys,
    to_limbs,
    trace_rows,
    vdf,
    x25519,
)
from ._table import Table


def kernels():
    """All algorithms of the library, and which of them this CPU can run: a table."""
    columns = "ring", "operation", "kernel", "timing", "available", "takes", "source"
    return Table(columns, kernel_rows())


def trace(kernel, x, m, /):
    """The matrices of a kernel that inverts x modulo an odd m, batch by batch: a table.

    Raises `ValueError`, which lists the kernels that can show them.
    """
    entries, matrices = trace_rows(kernel, x, m)
    return Table(("batch", *entries), [(i, *matrix) for i, matrix in enumerate(matrices)])


__all__ = [
    "Modulus", "NotInvertible", "Table", "crt", "ct", "dstu4145", "from_limbs", "gcd", "gcdext", "gf2", "invert", "invert_each",
    "jacobi", "kem", "kernels", "kronecker", "lcm", "legendre", "partial_gcdext", "poly", "product", "rational_reconstruct",
    "rsa_keys", "to_limbs", "trace", "vdf", "x25519",
]
