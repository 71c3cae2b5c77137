# SPDX-License-Identifier: MIT OR Apache-2.0
"""The whole routine around the rounds: a loop, and the registers that have to survive it."""

from ..program import BASE
from . import steps
from .rounds import Round
from .wide import WideRound

SAVED = "rbx rbp r12 r13 r14 r15".split()

BANNER = """\
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each round is applied to f, u, g, v in the round after it, that of the last one not at all.
// In: {base} = address of the state plus 128, see `State` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, {extension}.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a round.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: {limbs} limbs of 30 bits; {count} instructions a round, {steps} for its steps (form: {form})."""


KINDS = {"avx2": Round, "avx512": WideRound}


def routine(extension: str, limbs: int, times: dict, kind=None, banner: str = BANNER) -> str:
    """The routine as text for `naked_asm!`."""
    form = times["form"]
    round_ = (kind or KINDS[extension])(extension, limbs, times)
    body = round_.lines()
    names = steps.fields(form)
    load = {"G": "start_G", "h": "start_h", "d": "d"}
    registers = steps.REGISTERS
    before = [f"push {r}" for r in SAVED]
    before += round_.prologue()
    before += [f"mov {registers[name]}, <{slot}>" for name, slot in load.items()]
    before += [f"mov {registers['s']}, {registers['d']}", f"sar {registers['s']}, 63"]
    if "m" in names:
        before += [f"mov {registers['m']}, {registers['d']}", f"shr {registers['m']}, 63"]
    before += [f"mov {registers['ones']}, -1", ".p2align 6", "2:"]
    after = ["dec <rounds>", "jnz 2b"]
    after += [f"mov <{slot}>, {registers[name]}" for name, slot in load.items()]
    after += ["vzeroupper"] + [f"pop {r}" for r in reversed(SAVED)] + ["ret"]
    lines = round_.frame.resolve(before) + body + round_.frame.resolve(after)
    banner = banner.format(
        extension=round_.update.needs,
        base=BASE,
        limbs=limbs,
        count=len(body),
        steps=3 * sum(steps.LENGTH[steps.turn(form, k)] for k in range(20)),
        form=form,
    )
    return banner + "\n" + "\n".join(lines) + "\n"
