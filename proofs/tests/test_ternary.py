# SPDX-License-Identifier: MIT OR Apache-2.0
"""Passes over F_3, on the text that the assembly's generator writes: what is proved of them, and what is refused."""

import itertools
import random
import re

import pytest

from bezout_proofs import machine, ternary
from test_passes import code_of

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import SOLVERS, Solver  # noqa: E402

PROVER = ternary.Prover([Solver(name) for name in SOLVERS])
DOWN, UP, BOTH, TWO, DECIDE = "avx2_ternary_down_8", "avx2_ternary_up_8", "avx2_ternary_both_8", "avx2_ternary_two_4", "base_ternary_decide_1"


@pytest.mark.parametrize("name", [name for name in ternary.PASSES if name.endswith(("_1", "_4")) or name == "avx2_ternary_up_16"])
def test_passes_are_proved_and_changes_refused(name):
    lines, verdict = ternary.of_routine(name, code_of(name), PROVER, 24)
    assert verdict == ternary.PROVED, lines


@pytest.mark.share(4)
@pytest.mark.parametrize(
    "name, old, new, why",
    [
        (DOWN, "vpblendvb ymm0, ymm0, ymm4", "vpblendvb ymm0, ymm0, ymm5, ymm8", "swap0"),
        (DOWN, "vpxor ymm10, ymm10, ymm4", "vpxor ymm10, ymm10, ymm5", "difference1"),
        (DOWN, "vpor ymm4, ymm4, ymm11", "vpxor ymm4, ymm4, ymm11", "difference0"),
        (DOWN, "vpsrlq ymm4", "vpsrlq ymm4, ymm4, 2", "down"),
        (DOWN, "vpalignr ymm9", "vpalignr ymm9, ymm4, ymm9, 8", "down"),
        (DOWN, "vperm2i128 ymm9", "vperm2i128 ymm9, ymm4, ymm4, 8", "down"),
        (DOWN, "vpbroadcastq ymm9, qword ptr [rsi+72]", "vpbroadcastq ymm9, qword ptr [rsi+80]", "swap0|difference0|down|not used|should be"),
        (DOWN, "vmovdqa ymmword ptr [rsi+32]", "vmovdqa [rsi+32], ymm9", "should be"),
        (DOWN, "vmovq", "vmovq [rsi+72], xmm8", "should be"),
        (DOWN, "add rsi", "add rsi, 96", "not as it was"),
        (DOWN, "dec", "sub r11, 2", "count is zero"),
        (DOWN, "mov r11", "mov r11, rdi", "count is zero"),
        (DOWN, "vmovdqa ymmword ptr [rdi+32], ymm1", "nop", "another number"),
        (DOWN, "vmovdqa ymm1, ymmword ptr [rdi+32]", "vmovdqa ymm1, [rdi+64]", "should be|not used|kept|swap0"),
        (DOWN, "vzeroupper", "nop", "upper half"),
        (UP, "vpsllq ymm2", "vpsllq ymm2, ymm2, 2", "up"),
        (UP, "vpand ymm9, ymm1, ymmword ptr [rsi+0]", "vpand ymm9, ymm1, [rsi+32]", "difference0|not used"),
        (BOTH, "sar r12", "sar r12, 62", "swap"),
        (BOTH, "cmovnz rax, r10", "cmovne rax, r11", "swap0"),
        (BOTH, "shr r11", "shr r11, 2", "down_last"),
        (BOTH, "and ebp", "and ebp, 3", "minus"),
        (BOTH, "mov [rsi+80], rbp", "mov [rsi+80], rbx", "should be"),
        (BOTH, "mov [rcx+8], r9", "mov [rcx+8], r10", "another number"),
        (DECIDE, "dec rdx", "inc rdx", "delta"),
        (DECIDE, "neg rbx", "nop", "nonzero"),
        (DECIDE, "pop rbp", "pop rbx", "register of the caller"),
        (DECIDE, "mov rdx, [rcx+32]", "mov rdx, [rcx+24]", "kept|swap|not used"),
        (TWO, "add r8", "add r8, 192", "not as it was"),
        (TWO, "vpxor ymm14, ymm14, ymm10", "vpxor ymm14, ymm14, ymm2", "difference1"),
        # With an instruction before it.
        (DOWN, "dec", "+vmovdqa [rdi+64], ymm0", "another place"),
        (DOWN, "dec", "+mov [rsi+80], rax", "another place"),
        (DOWN, "mov r11", "+mov [rdi+0], rsi", "before the loop"),
        (DOWN, "vzeroupper", "+vmovdqa [rdi+64], ymm0", "another place"),
        (DECIDE, "mov rdx, [rcx+32]", "+mov [rsp-8], rax", "a secret stays"),
        (DECIDE, "pop rbp", "+mov [rsp-8], rax", "another place"),
    ],
)
def test_errors_are_refused(name, old, new, why):
    code = code_of(name)
    k = min(n for n, i in enumerate(code) if i.code.decode().startswith(old))
    mnemonic, _, operands = new.removeprefix("+").partition(" ")
    one = machine.Instruction(code[k].address, b"", mnemonic, tuple(re.split(r",\s*", operands.replace("qword ptr ", ""))) if operands else ())
    scratch = ternary.Run(code, ternary.PASSES[name]).scratch
    code[k : k + (not new.startswith("+"))] = [one]
    with pytest.raises((ternary.Refused, ternary.Unknown), match=why):
        ternary.check(ternary.Run(code, ternary.PASSES[name], scratch), PROVER)


@pytest.mark.parametrize("component", ternary.WANTED)
def test_each_word_is_needed(monkeypatch, component):
    """With another meaning of one word of a step, no pass that has it is proved."""
    name = UP if component.startswith("up") else BOTH if component in ("nonzero", "minus", "swap", "delta", "down_last") else DOWN
    wanted = ternary.Prover.wanted
    monkeypatch.setattr(ternary.Prover, "wanted", staticmethod(lambda s, which, w: ~wanted(s, which, w) if which == component else wanted(s, which, w)))
    assert not ternary.accepts(code_of(name), ternary.PASSES[name], ternary.Prover(PROVER.solvers))


def test_words_of_a_step_are_those_of_elements():
    """For all elements of F_3, on a bit of a word each."""
    for g, c, f in itertools.product(range(3), repeat=3):
        w = {f"{name}{plane}": int(x > plane) for name, x in zip("gcf", (g, c, f), strict=True) for plane in (0, 1)}
        found = [ternary.WANTED[f"difference{plane}"](w) & 1 for plane in (0, 1)]
        assert found[0] + found[1] == (g - c * f) % 3
        if f:
            assert [-ternary.WANTED[name](w) for name in ("nonzero", "minus")] == [int(g != 0), int(g * f % 3 == 2)]
            # So x divides g - c f.
            assert (g - (g * f) * f) % 3 == 0


def test_what_is_claimed_holds_for_polynomials():
    """A turn of the terms, for polynomials as lists of coefficients."""
    kind, generator = ternary.PASSES[DOWN], random.Random(3)
    run = ternary.Run(code_of(DOWN), kind)
    turn = ternary.Turn(run, PROVER)
    m, size = kind.limbs, 256 * kind.limbs

    def place(plane: int, i: int) -> tuple[int, int]:
        """Of a coefficient: its word and bit."""
        return kind.vector("rdi", plane, i % m)[i // m // 64], i // m % 64

    f, g = ([generator.randrange(3) for _ in range(size)] for _ in range(2))
    masks = [(generator.randrange(3), generator.randrange(2)) for _ in range(m)]
    leaves = {n: 0 for n, term in enumerate(run.terms.all) if term[0] == "leaf"}
    for first, coefficients in ((0, f), (2, g)):
        for i, x in enumerate(coefficients):
            for plane in (0, 1):
                at, bit = place(first + plane, i)
                leaves[turn.leaf(at)] |= int(x > plane) << bit
    for k, (c, swap) in enumerate(masks):
        for n, value in enumerate((c > 0, c > 1, swap)):
            at = ternary.MASKS["p"] + ternary.STEP * k + ternary.DECIDED + 8 * n
            leaves[turn.leaf(at)] = machine.WORD if value else 0
    values = run.terms.evaluate(leaves, len(run.terms.all))
    for c, swap in masks:
        f, g = (g if swap else f), [(a - c * b) % 3 for a, b in zip(g, f, strict=True)][1:] + [0]
    for first, coefficients in ((0, f), (2, g)):
        for i, x in enumerate(coefficients):
            found = [values[run.word(run.ends.end, at)] >> bit & 1 for at, bit in (place(first + plane, i) for plane in (0, 1))]
            assert sum(found) == x and found[0] >= found[1]


def test_what_is_not_bitwise_is_no_difference():
    """Such forms are proved on one bit: a shift or a number is none."""
    assert PROVER.proves("difference1", "and_(xor_(g1,and_(f0,c0)),xor_(and_(xor_(f1,c1),and_(f0,c0)),xor_(g0,and_(f0,c0))))")
    for form in ("and_(g1,shr_(g1,1))", "and_(g1,1)", "sub_(g1,f1)"):
        assert not PROVER.proves("difference1", form)


def test_places_are_those_of_the_assembly():
    from asmgen import ternary as generator

    assert list(ternary.PASSES) == [generator.name(kind, m) for kind, m in generator.kinds()]
    assert [kind.limbs for kind in ternary.PASSES.values()] == [m for _, m in generator.kinds()]
    assert (ternary.ROW, ternary.STEP, ternary.WINDOW, ternary.SIZES) == (generator.ROW, generator.STEP, len(generator.WINDOW), generator.SIZES)
    assert generator.MASKS == {"nonzero": ternary.NONZERO, "minus": ternary.MINUS, "swap": ternary.SWAP, "decided": ternary.DECIDED}


def test_solvers_that_disagree_are_an_error(monkeypatch):
    prover = ternary.Prover([1, 2])
    monkeypatch.setattr(prover, "proved_by", lambda solver, *_: solver == 1)
    with pytest.raises(ternary.Refused, match="disagree"):
        prover.proves("up", "low")
