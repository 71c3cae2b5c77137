# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches with the matrices in vectors of AVX-512: a twentieth fewer instructions than in general registers.

A matrix is a vector `(u, v, q, r)`, twice. In contrast to `batch.py` its entries are not negated.
"""

from ..program import Stream, Value
from .batch import TWENTY, Batch
from .steps import Words

FIELD, ROUNDING = TWENTY.field, TWENTY.rounding
UNPACK = {
    "rounding": [1 << FIELD["h"] - 1, ROUNDING["h"], 1 << FIELD["G"] - 1, ROUNDING["G"]],
    "left": [43 - FIELD["h"], 0, 43 - FIELD["G"], 0],
    "right": [43, FIELD["h"] + 21, 43, FIELD["G"] + 21],
}
"""What is added to the packed words, and by how much they are then shifted, for each entry of a matrix."""
ZERO = "zmm28"
PINNED = {"rounding": "zmm29", "left": "zmm30", "right": "zmm31"}
"""Registers that keep constants for all batches."""
FREE_VECTORS = 28


class WideBatch(Batch):
    def __init__(self, extension: str, limbs: int, times: dict):
        super().__init__(extension, limbs, times)
        self.p.vectors = self.p.vectors[:FREE_VECTORS]

    def prologue(self) -> list[str]:
        loads = [
            f"vbroadcasti64x4 {register}, ymmword ptr {self.frame.vector('unpack', i)}"
            for i, register in enumerate(PINNED.values())
        ]
        return super().prologue() + [f"vpxorq {ZERO}, {ZERO}, {ZERO}"] + loads

    # Vectors in a stream.

    def vector(self, b: Stream, text: str, *sources: Value, **more) -> Value:
        return b.emit(text, sources, kind="vector", **more)

    def columns(self, b: Stream, matrix: Value) -> list[Value]:
        """`(u, u, q, q)` and `(v, v, r, r)`."""
        return [self.vector(b, f"vpunpck{half}qdq {{d}}, {{0}}, {{0}}", matrix) for half in ("l", "h")]

    def rows(self, b: Stream, name: str) -> list[Value]:
        """`(u, v, u, v)` and `(q, r, q, r)` of a matrix in the state."""
        return [
            self.vector(
                b,
                f"vbroadcasti32x4 {{d}}, xmmword ptr {self.frame.vector(name, 0, lane)}",
                reads_memory=[name + entry for entry in entries],
            )
            for lane, entries in ((0, "uv"), (2, "qr"))
        ]

    def times_rows(self, b: Stream, columns: list[Value], rows: list[Value]) -> Value:
        """The product of two matrices with entries of 32 bits."""
        first, second = (self.vector(b, "vpmuldq {d}, {0}, {1}", c, r) for c, r in zip(columns, rows))
        return self.vector(b, "vpaddq {d}, {0}, {1}", first, second)

    def keep(self, b: Stream, name: str, matrix: Value):
        place = f"zmmword ptr {self.frame.vector(name)}"
        b.emit(f"vmovdqa64 {place}, {{0}}", [matrix], result=False, writes_memory=[name + entry for entry in "uvqr"])

    def entries(self, b: Stream, words: Value, name: str) -> Value:
        """The matrix in packed words `(h, h, G, G)`, also kept in the state."""
        with self.p.scope(name):
            value = self.vector(b, f"vpaddq {{d}}, {{0}}, {PINNED['rounding']}", words)
            value = self.vector(b, f"vpsllvq {{d}}, {{0}}, {PINNED['left']}", value)
            value = self.vector(b, f"vpsravq {{d}}, {{0}}, {PINNED['right']}", value)
            # Shifted the other way round, 2^20 would not fit.
            value = self.vector(b, f"vpsubq {{d}}, {ZERO}, {{0}}", value)
            self.keep(b, name, value)
        return value

    # What `Batch` leaves to its forms.

    def unpack(self, b: Stream, h: Value, G: Value, name: str) -> Value:
        words = self.vector(b, "vpbroadcastq {d}, {0}", h)
        return self.entries(b, self.vector(b, "vpbroadcastq {d}{k1}, {1}", words, G, in_place=True), name)

    def middle_matrix(self, b: Stream, w: Words):
        columns = self.columns(b, self.unpack(b, w.h, w.G, "N2"))
        with self.p.scope("Y"):
            self.keep(b, "Y", self.times_rows(b, columns, self.rows(b, "N1")))

    def last_matrix(self, b: Stream):
        """Its digits of 30 bits, the higher one signed, by those of `Y`."""
        words = self.vector(b, "vpbroadcastq {d}, <end_h>", reads_memory=["end_h"])
        words = self.vector(b, "vpbroadcastq {d}{k1}, <end_G>", words, in_place=True, reads_memory=["end_G"])
        columns = self.columns(b, self.entries(b, words, "N3"))
        place = self.frame.vector("constants")
        with self.p.scope("M"):
            mask = self.vector(b, f"vpbroadcastq {{d}}, qword ptr {place}")
            rows = self.rows(b, "Y")
            low = [self.vector(b, "vpandq {d}, {0}, {1}", row, mask) for row in rows]
            high = [self.vector(b, "vpsraq {d}, {0}, 30", row) for row in rows]
            low, high = self.times_rows(b, columns, low), self.times_rows(b, columns, high)
            high = self.vector(b, "vpaddq {d}, {0}, {1}", high, self.vector(b, "vpsraq {d}, {0}, 30", low))
            low = self.vector(b, "vpandq {d}, {0}, {1}", low, mask)
            self.digits = mask, self.columns_of_digits(b, low), self.columns_of_digits(b, high)

    def columns_of_digits(self, b: Stream, digits: Value) -> list[Value]:
        """`(u, u, r, r)` and `(v, v, q, q)`."""
        return [self.vector(b, f"vpermq {{d}}, {{0}}, {order:#x}", digits) for order in (0xF0, 0xA5)]

    def window(self, b: Stream, matrix: str, row: str, windows: str) -> Value:
        value = self.dot(b, (matrix + row[0], matrix + row[1]), (windows + "f", windows + "g"))
        return b.binary("sar", value, 20)

    def with_above(self, b: Stream, value: Value, above: Value) -> Value:
        return b.add(value, above)
