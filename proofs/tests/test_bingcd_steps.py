# SPDX-License-Identifier: MIT OR Apache-2.0
"""Steps of the binary GCD by ADX, on the text that the assembly's generator writes: what is proved of them, and what is refused."""

import random
import re

import pytest

from bezout_proofs import bingcd_steps, cosimulate, machine, step_report
from test_passes import code_of

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import SOLVERS, Solver  # noqa: E402

PROVER = bingcd_steps.Prover([Solver(name) for name in SOLVERS])
BYTES = "\t0\t4829d8\tsub rax,rbx\n\t3\t480f4fd9\tcmovg rbx,rcx\n\t7\t4821d8\tand rax,rbx\n\ta\tb901000000\tmov ecx,1h\n"


def test_steps_are_proved_and_changes_refused():
    code = code_of(bingcd_steps.ROUTINE)
    turn = bingcd_steps.Turn(code, PROVER)
    assert PROVER.keeps() and turn.check() == bingcd_steps.STEPS
    # Of the last step a and h are not read.
    tried = turn.code[:-20:24]
    assert tried and not any(bingcd_steps.accepts([other for other in code if other is not i], PROVER) for i in tried)
    assert step_report.gap_of(bingcd_steps.ROUTINE)


@pytest.mark.parametrize(
    "old, new, why",
    [
        ("cmovg rbx", "cmovg rbx, r8", "h is missing"),
        ("cmovg r10", "cmovb r10, r8", "a is missing|not followed"),
        ("shr rax, 1", "shr rax, 2", "a is missing"),
        ("mov ecx, 1", "mov ecx, 2", "r0 is missing"),
        ("lea r15", "lea r15, [rsi+rcx]", "r1 is missing"),
        ("sub r8, rax", "mulx r8, rax, rax", "not in a step"),
        ("mov rdx, r9", "mov rdx, rcx", "rows of the last step"),
    ],
)
def test_errors_are_refused(old, new, why):
    code = code_of(bingcd_steps.ROUTINE)
    first = bingcd_steps.target(next(i for i in code if i.mnemonic == "jne"))
    k = min(n for n, i in enumerate(code) if i.address >= first and i.code.decode().startswith(old))
    mnemonic, _, operands = new.partition(" ")
    code[k] = machine.Instruction(code[k].address, b"", mnemonic, tuple(re.split(r",\s*", operands)))
    with pytest.raises((bingcd_steps.Refused, bingcd_steps.Unknown), match=why):
        bingcd_steps.Turn(code, PROVER).check()


@pytest.mark.parametrize("name", ["a", "h", "r0", "r1"])
def test_another_step_is_not_proved(monkeypatch, name):
    wanted = bingcd_steps.Prover.wanted
    monkeypatch.setattr(bingcd_steps.Prover, "wanted", staticmethod(lambda s, w: wanted(s, w) | {name: wanted(s, w)[name] + 1}))
    assert not bingcd_steps.accepts(code_of(bingcd_steps.ROUTINE), bingcd_steps.Prover(PROVER.solvers[:1]))


def test_comparisons_are_as_on_the_cpu(monkeypatch):
    def differs() -> list:
        return [cosimulate.compare(cosimulate.Page(), i, 100, random.Random(7), bingcd_steps.Signed) for i in machine.parse(BYTES)]

    assert differs() == [None] * 4
    monkeypatch.setitem(machine.VALUES, "greater", lambda a, b: int(a > b))
    assert differs()[0] == "sub rax,rbx: the flag greater"
