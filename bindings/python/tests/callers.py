# SPDX-License-Identifier: MIT OR Apache-2.0
"""Calls that type checkers take, and some that they refuse: mypy and pyright read this, and it runs."""
# pyright: strict, reportUnnecessaryTypeIgnoreComment=true, reportMissingModuleSource=false

import array
from collections.abc import Iterator

import numpy
from numpy.typing import NDArray

import bezout
from bezout import audit, ct, gf2, poly


class Index:
    def __index__(self) -> int:
        return 4


def some() -> Iterator[int]:
    yield from [2, 3]


m = bezout.Modulus(2**255 - 19)
rows: NDArray[numpy.uint64] = numpy.ones((2, m.limbs), dtype=numpy.uint64)
ok: NDArray[numpy.bool_] = numpy.zeros(2, dtype=numpy.bool_)
flags, words = bytearray(2), array.array("Q", [1] * 8)

# Arrays of NumPy, of the standard library, and views.
out, found = m.invert_array(rows, out=rows, ok=ok, threads=Index())
out, found = m.invert_array(words, ok=flags)
out, found = m.invert_array(memoryview(words))
symbols = m.jacobi_array(rows)
out, found = bezout.invert_each(rows, rows)
numbers: list[int] = bezout.from_limbs(rows, numpy.int64(4))
view: memoryview = bezout.to_limbs(some(), Index())
out, found = gf2.Field("fips233").invert_array(rows)
text: bytes = ct.invert(b"\2", numpy.frombuffer(b"\7", dtype=numpy.uint8))
product: bytes = audit.product(rows, numpy.uint8(4))

# Integers of all kinds, from what has an order or none.
number: int = bezout.gcd(numpy.int64(12), Index(), True)
number = bezout.product({2, 3}) + bezout.crt(some(), (5, 7))
numbers = m.invert_many(some()) + m.invert_many((1, numpy.uint8(2)))
root: int | None = bezout.Modulus(7).sqrt(2)
r, t = m.split(3)
(x, u), (y, v) = bezout.partial_gcdext(240, 46, 8)
numbers = poly.Ring("F7", [1, 0, 1]).mul(some(), numpy.array([1]), cyclic=False)
quotient, rest = poly.PrimeField(7).divmod([1, 2], (1,))

# Tables, of which a part is one too.
table: bezout.Table = bezout.kernels()[:2]
name: str = table.columns[0] + bezout.__version__

REFUSED = [
    lambda: bezout.gcd("12"),  # type: ignore[arg-type]
    lambda: bezout.gcd(1.0),  # type: ignore[arg-type]
    lambda: m.invert_array([1, 2]),  # type: ignore[arg-type]
    lambda: m.invert_array(rows, threads="2"),  # type: ignore[arg-type]
    lambda: ct.invert(2, b"\7"),  # type: ignore[arg-type]
    lambda: bezout.product(5),  # type: ignore[arg-type]
]
