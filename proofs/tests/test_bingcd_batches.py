# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of the binary GCD by ADX, on the text that the assembly's generator writes: what is proved of them, and what is refused."""

import random
import re
import sys

import pytest

from bezout_proofs import bingcd, bingcd_batches, bingcd_steps, changes, cosimulate, files, machine, passes, step_report, steps
from bezout_proofs.bingcd_batches import KIND, ROUTINE, Numbers, Run
from test_passes import code_of

sys.path.append(str(files.ROOT / "asmgen"))
from asmgen.bingcd import batch  # noqa: E402

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import SOLVERS, Solver  # noqa: E402

PROVER = bingcd_batches.Prover([Solver(name) for name in SOLVERS])
BYTES = (
    "\t0\t4829d8\tsub rax,rbx\n\t3\t480f4fd9\tcmovg rbx,rcx\n\t7\t4821d8\tand rax,rbx\n\ta\tb901000000\tmov ecx,1h\n"
    "\tf\t480fbdd2\tbsr rdx,rdx\n\t13\tc4e2d1f7c0\tshlx rax,rax,rbp\n\t18\tc4e2ebf7db\tshrx rbx,rbx,rdx\n\t1d\t4d0facc81f\tshrd r8,r9,1Fh\n\t22\t4189d0\tmov r8d,edx\n"
    "\t25\tf34c0f38f6c9\tadox r9,rcx\n\t2b\t480faf97e0000000\timul rdx,[rdi+0E0h]\n"
)


def of_text(one: machine.Instruction, text: str) -> machine.Instruction:
    mnemonic, _, operands = text.partition(" ")
    return machine.Instruction(one.address, b"", mnemonic, tuple(re.split(r",\s*", operands)) if operands else ())


def test_batches_are_proved_and_changes_refused():
    code = code_of(ROUTINE)
    run = Run(code, KIND)
    assert PROVER.keeps()
    bingcd_batches.check(run, PROVER)
    unread = changes.Live(code).unread()
    # The last step's a and h.
    assert len(unread) == 4
    lines, verdict = passes.refusals(code, lambda other: bingcd_batches.accepts(other, PROVER, run.scratch), 48, unread)
    assert verdict == passes.PROVED, lines
    assert bingcd_batches.accepts([i for i in code if i not in unread], PROVER, run.scratch)
    assert step_report.kind_of(ROUTINE) == "batches" and step_report.gap_of(ROUTINE) is None


@pytest.mark.parametrize(
    "old, new, why",
    [
        # Of steps.
        ("cmovg rbx", "cmovg rbx, r8", "h is missing"),
        ("cmovg r10", "cmovb r10, r8", "a is missing|not followed"),
        ("shr rax, 1", "shr rax, 2", "a is missing"),
        ("mov ecx, 1", "mov ecx, 2", "r0 is missing"),
        ("lea r15", "lea r15, [rsi+rcx]", "r1 is missing"),
        ("sub r8, rax", "mulx r8, rax, rax", "a is missing|not followed"),
        ("mov rdx, r9", "mov rdx, rcx", "r1 is missing|rows of the last step"),
        # Of approximations, before the loop and in it.
        ("<cmovnz rax, qword ptr [rdi+16]", "cmovne rax, qword ptr [rdi+8]", "approximation|something else"),
        ("<mov rdx, -1", "mov rdx, 1", "itself: it does not hold"),
        ("<bsr rdx, rdx", "bsr rdx, rbp", "something else"),
        ("<xor rbp, 63", "xor rbp, 31", "itself: it does not hold"),
        ("shr rcx, 1", "nop", "approximation: it does not hold"),
        ("and rbx, 2147483647", "and rbx, 1073741823", "approximation: it does not hold|itself: it does not hold"),
        ("mov qword ptr [rdi+168], rsi", "mov qword ptr [rdi+168], rax", "approximation|itself|something else"),
        # Of the update of a and b.
        ("shr rdx, 32", "shr rdx, 31", "not known of integers|odd|another number"),
        ("sub r8, rcx", "add r8, rcx", "another number"),
        ("mov rdx, qword ptr [rdi+192]", "mov rdx, qword ptr [rdi+200]", "another number"),
        ("shrd r9, r10, 31", "shrd r9, r10, 30", "magnitude: it does not hold"),
        ("shrd r9, r10, 31", "shrd r9, r11, 31", "four sums"),
        ("neg rax", "nop", "magnitude: it does not hold"),
        ("xor qword ptr [rdi+216], r14", "xor qword ptr [rdi+216], rbx", "signs are not"),
        # Of that of u and w.
        ("imul rdx", "imul rdx, qword ptr [rdi+216]", "no product with -1/m"),
        (">mov rdx, r8", "mov rdx, r9", "clears other bits"),
        ("and edx", "and edx, 1073741823", "no product with -1/m|mask"),
        ("adox rbx, rcx", "adcx rbx, rcx", "another number"),
        ("sbb rbx, 0", "sbb rbx, 1", "negated|no number modulo m|something else"),
        # Of the loop and the end.
        ("dec qword ptr [rdi+232]", "sub qword ptr [rdi+232], 2", "count is zero"),
        ("dec qword ptr [rdi+232]", "+mov qword ptr [rdi+128], rax", "another place"),
        ("<mov rdx, -1", "+mov qword ptr [rdi+216], rax", "before the loop"),
        ("pop r15", "+mov qword ptr [rdi+0], rax", "behind it"),
        ("pop r15", "pop r14", "register of the caller"),
    ],
)
def test_errors_are_refused(old, new, why):
    code, scratch = code_of(ROUTINE), Run(code_of(ROUTINE), KIND).scratch
    # The first one before the loop, or in a turn, or the last one.
    first = 0 if old[0] == "<" else steps.target(next(i for i in code if i.mnemonic == "jne"))
    found = [n for n, i in enumerate(code) if i.address >= first and i.code.decode().startswith(old.strip("<>"))]
    k = found[-1 if old[0] == ">" else 0]
    code[k : k + (new[0] != "+")] = [of_text(code[k], new.removeprefix("+"))]
    with pytest.raises((bingcd_steps.Refused, bingcd_steps.Unknown), match=why):
        bingcd_batches.check(Run(code, KIND, scratch), PROVER)


@pytest.mark.parametrize("name", ["a", "h", "r0", "r1"])
def test_another_step_is_not_proved(monkeypatch, name):
    wanted = bingcd_steps.Prover.wanted
    monkeypatch.setattr(bingcd_steps.Prover, "wanted", staticmethod(lambda s, w: wanted(s, w) | {name: wanted(s, w)[name] + 1}))
    with pytest.raises(bingcd_steps.Refused, match=f"{name} is missing"):
        bingcd_batches.Turn(Run(code_of(ROUTINE), KIND), bingcd_batches.Prover(PROVER.solvers[:1])).check()


def test_a_longer_batch_has_no_room_in_its_rows(monkeypatch):
    assert all(PROVER.has_factors(solver.s, solver.proved) for solver in PROVER.solvers)
    monkeypatch.setattr(bingcd_steps, "STEPS", 32)
    assert not any(PROVER.has_factors(solver.s, solver.proved) for solver in PROVER.solvers)


def test_the_update_needs_the_bound_of_factors(monkeypatch):
    monkeypatch.setattr(bingcd_batches, "FACTOR", machine.WORD)
    with pytest.raises(bingcd_steps.Refused, match="another number"):
        bingcd_batches.check(Run(code_of(ROUTINE), KIND), PROVER)


@pytest.mark.parametrize("solver", PROVER.solvers, ids=SOLVERS)
@pytest.mark.parametrize(
    "claim, names",
    [
        ("itself", ["first"]),
        ("place", ["high", "other"]),
        ("approximation", ["first", "high", "low", "place"]),
        ("divided", [f"t{k}" for k in range(5)]),
        ("negated", [f"{letter}{k}" for letter in "xm" for k in range(4)] + ["flip"]),
        ("magnitude", [f"t{k}" for k in range(5)]),
    ],
)
def test_claims_are_not_proved_of_other_words(solver, claim, names):
    words = {name: solver.s.BitVec(name, 64) for name in names}
    made = [words[names[0]] + 1 for _ in range(1 if len(names) < 5 else 4 if claim == "negated" else 5)]
    assert not getattr(PROVER, f"is_{claim}")(solver, words, made)


def test_what_is_claimed_holds_for_numbers(monkeypatch):
    run, generator = Run(code_of(ROUTINE), KIND), random.Random(5)
    assert all(Numbers(run, generator).right() for _ in range(40))
    monkeypatch.setattr(bingcd_batches.bingcd, "approximation", lambda x, n, low, high: x & (1 << low) - 1 | (x >> n - high + 1) << low)
    assert not all(Numbers(run, generator).right() for _ in range(20))


def test_a_turn_leaves_the_batch_of_the_theorems():
    """Of a and b, which the test before finds in the terms; `test_coq.py` compares Coq's batch with this one."""
    numbers = Numbers(Run(code_of(ROUTINE), KIND), random.Random(6))
    for _ in range(200):
        given = numbers.operands()
        left = numbers.after(given)
        a, b = (sum(left[bingcd_batches.PLACES[name] + 8 * k] << 64 * k for k in range(bingcd_batches.LIMBS)) for name in "ab")
        assert (a, b) == bingcd.batch(given["a"], given["b"], 32, bingcd_steps.STEPS)
    assert (a, b) != bingcd.batch(given["a"], given["b"], 32, bingcd_steps.STEPS - 1)


def test_instructions_are_as_on_the_cpu(monkeypatch):
    def differs() -> list:
        return [cosimulate.compare(cosimulate.Page(), i, 100, random.Random(7), bingcd_steps.Batches) for i in machine.parse(BYTES)]

    assert differs() == [None] * 11
    for name, other in (("greater", lambda a, b: int(a > b)), ("highest", lambda a: a.bit_length()), ("shlx", lambda a, n: a), ("shrx", lambda a, n: a >> min(n, 64))):
        monkeypatch.setitem(machine.VALUES, name, other)
    monkeypatch.setattr(bingcd_steps.Batches, "low_half", lambda self, a: a)
    # The comparison is of flags that these change.
    for name in ("do_adox", "do_imul"):
        monkeypatch.delattr(bingcd_steps.Batches, name)
    wrong = ["sub rax,rbx: the flag greater", "bsr rdx,rdx: rdx", "shlx rax,rax,rbp: rax", "shrx rbx,rbx,rdx: rbx", "mov r8d,edx: r8", "adox r9,rcx: the flag greater", "imul rdx,[rdi+0E0h]: the flag greater"]
    assert [found for found in differs() if found] == wrong


def test_places_are_those_of_the_assembly():
    assert {name: 8 * batch.LIMBS * k for k, name in enumerate(batch.NUMBERS)} == bingcd_batches.PLACES
    names = {"xa": "XA", "xb": "XB", "flip": "FLIP", "negative": "NEGATIVE", "-1/m": "INVERSE", "batches": "COUNT"}
    assert {name: 8 * batch.word(name) for name in names} == {name: getattr(bingcd_batches, place) for name, place in names.items()}
    assert (batch.BATCH, batch.LIMBS) == (bingcd_steps.STEPS, bingcd_batches.LIMBS)
