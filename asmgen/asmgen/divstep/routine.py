# SPDX-License-Identifier: MIT OR Apache-2.0
"""The whole routine around the batches: a loop, and the registers that have to survive it."""

from ..program import BASE
from ..schedule import commented
from . import steps

SAVED = "rbx rbp r12 r13 r14 r15".split()


def text(batch, banner: str) -> str:
    """The routine as text for `naked_asm!`, from a batch that has a schedule."""
    form = batch.times["form"]
    body = batch.lines()
    rest = batch.frame.resolve(batch.rest)
    names = steps.fields(form)
    load = {"G": "start_G", "h": "start_h", "d": "d"}
    registers = steps.REGISTERS
    before = [commented(f"push {r}", "save") for r in SAVED]
    before += [commented(line, "enter") for line in batch.enter]
    before += [commented(line, "prologue") for line in batch.prologue()]
    before += [commented(f"mov {registers[name]}, <{slot}>", f"load_{slot}") for name, slot in load.items()]
    before += [commented(line, "s") for line in (f"mov {registers['s']}, {registers['d']}", f"sar {registers['s']}, 63")]
    if "m" in names:
        m = f"mov {registers['m']}, {registers['d']}", f"shr {registers['m']}, 63"
        before += [commented(line, "m") for line in m]
    before += [commented(f"mov {registers['ones']}, -1", "ones"), ".p2align 6", "2:"]
    after = [commented(line, "loop") for line in (f"dec {batch.counter}", "jnz 2b")]
    after += [commented(f"mov <{slot}>, {registers[name]}", f"store_{slot}") for name, slot in load.items()]
    after += [commented(line, "leave") for line in ["vzeroupper", *batch.leave, *(f"pop {r}" for r in reversed(SAVED)), "ret"]]
    lines = batch.frame.resolve(before) + body + rest + batch.frame.resolve(after)
    banner = banner.format(
        extension=batch.update.needs,
        base=BASE,
        limbs=batch.limbs,
        count=len(body),
        steps=3 * sum(steps.LENGTH[steps.turn(form, k)] for k in range(20)),
        form=form,
    )
    return banner + "\n" + "\n".join(lines) + "\n"
