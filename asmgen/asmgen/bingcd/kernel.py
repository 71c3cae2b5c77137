# SPDX-License-Identifier: MIT OR Apache-2.0
"""A number of steps: words from memory, rows of update factors to registers."""

from ..program import Clock, Program, check_times
from ..schedule import schedule
from . import steps

TIMES = ("form", "step", "step_cycles", "shifts")
"""What a schedule says."""


def default_times(form: str) -> dict:
    """Where a search begins."""
    cycles = {"short": 3.5, "masked": 2.7}[form]
    return {"form": form, "step": dict(steps.DEFAULT_TIMES[form]), "step_cycles": cycles, "shifts": {}}


def lines(count: int, times: dict, inputs: tuple[str, str]) -> list[str]:
    """From the addresses of `a` and `b` to the rows `f + 2^32 g` in `rax` and `rdx`."""
    check_times(times, TIMES, steps.DEFAULT_TIMES[times["form"]])
    p = Program()
    a, b = (p.emit(f"mov {{d}}, {address}", [], -4.0, name=name) for name, address in zip(("xa", "xb"), inputs))
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
