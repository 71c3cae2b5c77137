# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of divsteps for a gcd: `batch.py` and `wide.py` without cofactors."""

from ..frame import Frame
from ..program import Stream, Value
from . import batch, update_fg, wide

SHARED = batch.SHARED + ["spare"] + update_fg.COLUMNS
"""As in `batch.py`; those added are scratch, and here for their order."""


def frame(limbs: int) -> Frame:
    constants = {"constants": 4, "boundaries": 4, "unpack": 4}
    return batch.frame_with(SHARED, constants | {"limbs": limbs // 2}, ["above_f", "above_g"])


class GcdBatch(batch.Batch):
    updates = {"avx2": update_fg.Halves}
    make_frame = staticmethod(frame)
    early = {10: 10}
    """As for an inverse."""


class WideGcdBatch(wide.WideBatch):
    updates = {"avx512": update_fg.Quarters}
    make_frame = staticmethod(frame)

    def columns_of_digits(self, b: Stream, digits: Value) -> list[Value]:
        """`(u, r)` and `(v, q)`."""
        return [self.vector(b, f"vpermq {{d}}, {{0}}, {order:#x}", digits) for order in (0xCC, 0x99)]


KINDS = {"avx2": GcdBatch, "avx512": WideGcdBatch}

BANNER = """\
// Purpose: `batches` batches of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each batch is applied to f, g in the batch after it, that of the last one not at all.
// In: {base} = address of the state plus 128, see `GcdState` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, {extension}.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: {limbs} limbs of 30 bits; {count} instructions a batch, {steps} for its steps (form: {form})."""
