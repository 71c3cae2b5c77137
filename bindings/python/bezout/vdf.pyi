# SPDX-License-Identifier: MIT OR Apache-2.0
from typing import SupportsIndex

from bezout import _Lends

__all__ = ["discriminant", "evaluate", "prove", "verify"]

def discriminant(seed: _Lends, bits: SupportsIndex, /) -> int: ...
def evaluate(discriminant: SupportsIndex, iterations: SupportsIndex, /, *, x: _Lends | None = None) -> bytes: ...
def prove(
    discriminant: SupportsIndex, iterations: SupportsIndex, /, *, x: _Lends | None = None, segments: SupportsIndex = 1
) -> bytes: ...
def verify(
    discriminant: SupportsIndex,
    iterations: SupportsIndex,
    proof: _Lends,
    /,
    *,
    x: _Lends | None = None,
    consensus: bool = False,
) -> bool: ...
