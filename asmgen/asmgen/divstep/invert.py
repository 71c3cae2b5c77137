# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of divsteps for an inverse: `batch.py` or `wide.py`, with the cofactors of `update.py`."""

from .batch import Batch, frame
from .wide import WideBatch

BANNER = """\
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: {base} = address of the state plus 128, see `InvertState` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, {extension}.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: {limbs} limbs of 30 bits; {count} instructions a batch, {steps} for its steps (form: {form})."""

SHORT = {9: 11}
"""By the number of limbs, for which routines with AVX2 have a short last batch: the steps of its last third."""


def left_out(limbs: int) -> int:
    """Steps that a short last batch leaves out."""
    return 20 - SHORT.get(limbs, 20)


class InvertBatch(Batch):
    def __init__(self, extension: str, limbs: int, times: dict):
        super().__init__(extension, limbs, times)
        self.short = SHORT.get(limbs)


KINDS = {"avx2": InvertBatch, "avx512": WideBatch}

__all__ = ["BANNER", "KINDS", "SHORT", "frame", "left_out"]
