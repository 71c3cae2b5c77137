# SPDX-License-Identifier: MIT OR Apache-2.0
"""Routines of a number of steps: words in registers, rows of update factors in registers; no memory at all."""

from ..program import CALLER_SAVED, Clock, Program, check_times
from ..schedule import commented, schedule
from . import steps

BANNER = """\
// Purpose: {count} steps of the binary GCD on words, with packed update factors [Por20].
//   s (a', b') 2^{count} = (f0 a - g0 b, g1 b - f1 a), where s is the sign of the number of swaps.
// In: rdi = a, rsi = b.
// Requires: b odd.{needs}
// Out: rax = f0 + 2^32 g0, rdx = f1 + 2^32 g1.
// Bounds: f0 + g0 <= 2^{count} and f1 + g1 <= 2^{count}, all nonnegative.
// Timing: constant.
// Clobbers: the registers that the System V ABI lets it clobber; neither memory nor stack.
// Length: {length} instructions, {step} of them a step (form: {form})."""

STEPS = 31
TIMES = ("form", "step", "step_cycles", "shifts")
"""What a schedule says."""
NEEDS = {"short": "", "masked": " BMI1."}


def default_times(form: str) -> dict:
    """Where a search begins."""
    cycles = {"short": 3.5, "masked": 2.7}[form]
    return {"form": form, "step": dict(steps.DEFAULT_TIMES[form]), "step_cycles": cycles, "shifts": {}}


def lines(count: int, times: dict, inputs=None, general=CALLER_SAVED) -> list[str]:
    """From `rdi` and `rsi`, or from the addresses `inputs`, to `rax` and `rdx`."""
    check_times(times, TIMES, steps.DEFAULT_TIMES[times["form"]])
    p = Program(general=general)
    if inputs:
        a, b = (p.emit(f"mov {{d}}, {address}", [], -4.0, name=name) for name, address in zip(("xa", "xb"), inputs))
    else:
        a, b = p.input("rdi"), p.input("rsi")
    p.epoch = -2.0
    form = times["form"]
    with p.scope("start"):
        w = steps.start(p, a, b)
    for i in range(count):
        p.epoch = i * times["step_cycles"]
        with p.scope(f"step{i + 1}"):
            w = steps.FORMS[form](p, w, Clock(p, times["step"], i % 2 == 1))
    outputs = {w.r0: "rax", w.r1: "rdx"}
    p.prune(outputs)
    p.shift(times["shifts"])
    return schedule(p, outputs)


def text(count: int, times: dict) -> str:
    """The routine as text for `naked_asm!`."""
    body = lines(count, times)
    form = times["form"]
    banner = BANNER.format(
        count=count, needs=NEEDS[form], length=len(body) + 1, step=steps.LENGTH[form], form=form
    )
    return "\n".join([banner, *body, commented("ret", "leave")]) + "\n"
