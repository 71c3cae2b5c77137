# SPDX-License-Identifier: MIT OR Apache-2.0
"""The whole routine around the batches: a loop, and the registers that have to survive it."""

import re

from ..program import BASE
from ..schedule import commented
from . import steps
from .batch import WHOLE_MARK

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
    # Not a move of an immediate: Intel's cores from Golden Cove on take three cycles for `sarx` and `shrx` in place of one, each
    # time, if the register of the count was last written by one.
    before += [commented(f"or {registers['ones']}, -1", "ones"), ".p2align 6", "2:"]
    repeat = (f"cmp {batch.counter}, {WHOLE_MARK}", "jnz 2b") if batch.short else (f"dec {batch.counter}", "jnz 2b")
    after = [commented(line, "loop") for line in repeat]
    after += [commented(f"mov <{slot}>, {registers[name]}", f"store_{slot}") for name, slot in load.items()]
    if batch.short:
        body, leave = short_exit(body)
        after += leave
    after += [commented(line, "leave") for line in ["vzeroupper", *batch.leave, *(f"pop {r}" for r in reversed(SAVED)), "ret"]]
    lines = batch.frame.resolve(before) + body + rest + batch.frame.resolve(after)
    banner = banner.format(
        extension=batch.update.needs,
        base=BASE,
        limbs=batch.limbs,
        count=len(body),
        steps=3 * sum(steps.LENGTH[steps.turn(form, k)] for k in range(batch.steps)),
        form=form,
    )
    if batch.short:
        left_out = batch.left_out(batch.limbs)
        banner += f"\n// The last batch ends after {3 * batch.steps - left_out} steps, and leaves their matrix times 2^{left_out} and no `start_G`, `start_h`, `d`;"
        banner += f"\n// with {WHOLE_MARK} added to `batches` it is a whole one."
    return banner + "\n" + "\n".join(lines) + "\n"


def short_exit(body: list[str]) -> tuple[list[str], list[str]]:
    """The batch, with its exit as an instruction alone, and what comes at the exit: the packed words are stored."""
    at = next(i for i, line in enumerate(body) if line.startswith("jz 3f"))
    h, g = re.search(r"/\* (\w+) (\w+) \*/", body[at]).groups()
    body = [*body[:at], re.sub(r" /\*.*\*/", "", body[at]), *body[at + 1 :]]
    stores = [commented(f"mov <end_h>, {h}", "store_end_h"), commented(f"mov <end_G>, {g}", "store_end_G")]
    return body, [commented("jmp 4f", "leave"), "3:", *stores, "4:"]
