# SPDX-License-Identifier: MIT OR Apache-2.0
"""Greatest common divisors, Bézout coefficients, modular inverses and quadratic symbols of Python integers, in variable time.

Python integers never hold secrets: their size and their arithmetic show their values. What is constant time is in
`bezout.ct`, on bytes.
"""

from bezout import ct, gf2, poly
from bezout._errors import NotInvertible
from bezout._native import registry as _registry
from bezout._native import root as _root
from bezout._table import Table

Modulus = _root.Modulus
crt = _root.crt
from_limbs = _root.from_limbs
gcd = _root.gcd
gcdext = _root.gcdext
invert = _root.invert
invert_each = _root.invert_each
jacobi = _root.jacobi
kronecker = _root.kronecker
lcm = _root.lcm
legendre = _root.legendre
product = _root.product
rational_reconstruct = _root.rational_reconstruct
to_limbs = _root.to_limbs


def kernels():
    """All algorithms of the library, and which of them this CPU can run: a table."""
    columns = "ring", "operation", "kernel", "timing", "available", "takes", "source"
    return Table(columns, _registry.kernels())


def trace(kernel, x, m, /):
    """The matrices of a kernel that inverts x modulo an odd m, batch by batch: a table.

    Raises `ValueError`, which lists the kernels that can show them.
    """
    entries, matrices = _registry.trace(kernel, x, m)
    return Table(("batch", *entries), [(i, *matrix) for i, matrix in enumerate(matrices)])


__all__ = [
    "Modulus", "NotInvertible", "Table", "crt", "ct", "from_limbs", "gcd", "gcdext", "gf2", "invert", "invert_each",
    "jacobi", "kernels", "kronecker", "lcm", "legendre", "poly", "product", "rational_reconstruct", "to_limbs",
    "trace",
]
