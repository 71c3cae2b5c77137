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

class InvertBatch(Batch):
    early = {9: 10}
    """256 bits: 590 of 600 steps are enough."""


KINDS = {"avx2": InvertBatch, "avx512": WideBatch}

__all__ = ["BANNER", "KINDS", "frame"]
