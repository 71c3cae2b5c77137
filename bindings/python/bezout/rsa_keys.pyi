# SPDX-License-Identifier: MIT OR Apache-2.0
from typing import Literal, final

from bezout import _Lends

__all__ = ["Key"]

@final
class Key:
    def __new__(
        cls,
        p: _Lends,
        q: _Lends,
        e: _Lends = b"\x01\x00\x01",
        /,
        *,
        totient: Literal["lambda", "phi"] = "lambda",
        larger_first: bool = False,
    ) -> Key: ...
    @property
    def d(self) -> bytes: ...
    @property
    def d_p(self) -> bytes: ...
    @property
    def d_q(self) -> bytes: ...
    @property
    def e(self) -> bytes: ...
    @property
    def n(self) -> bytes: ...
    @property
    def p(self) -> bytes: ...
    @property
    def q(self) -> bytes: ...
    @property
    def q_inv(self) -> bytes: ...
    def to_pkcs1_der(self) -> bytes: ...
