# SPDX-License-Identifier: MIT OR Apache-2.0
"""Rounds of divsteps for a gcd: `rounds.py` and `wide.py` without cofactors."""

from ..frame import Frame
from ..program import Stream, Value
from . import kernel, pairs, rounds, wide

SHARED = rounds.SHARED + ["spare"] + pairs.COLUMNS
"""As in `rounds.py`; those added are scratch, and here for their order."""


def frame(limbs: int) -> Frame:
    constants = {"constants": 4, "seams": 4, "unpack": 4}
    return rounds.frame_with(SHARED, constants | {"limbs": limbs // 2}, ["Xf", "Xg"])


class GcdRound(rounds.Round):
    updates = {"avx2": pairs.Halves}
    make_frame = staticmethod(frame)


class WideGcdRound(wide.WideRound):
    updates = {"avx512": pairs.Quarters}
    make_frame = staticmethod(frame)

    def columns_of_digits(self, b: Stream, digits: Value) -> list[Value]:
        """`(u, r)` and `(v, q)`."""
        return [self.vector(b, f"vpermq {{d}}, {{0}}, {order:#x}", digits) for order in (0xCC, 0x99)]


KINDS = {"avx2": GcdRound, "avx512": WideGcdRound}

BANNER = """\
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each round is applied to f, g in the round after it, that of the last one not at all.
// In: {base} = address of the state plus 128, see `State` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, {extension}.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: {limbs} limbs of 30 bits; {count} instructions a round, {steps} for its steps (form: {form})."""


def routine(extension: str, limbs: int, times: dict) -> str:
    return kernel.routine(extension, limbs, times, KINDS[extension], BANNER)
