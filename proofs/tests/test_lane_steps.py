# SPDX-License-Identifier: MIT OR Apache-2.0
"""Steps in lanes on terms: the machine of words of 32 bits beside the CPU, the lemmas, what is proved of a turn, and what is refused. The code is
here the text of the library's assembly; `make prove-bytes` has the bytes."""

import re

import pytest

from bezout_proofs import cosimulate, evex, halves, lane_report, lane_runs, lane_steps, machine, steps, update
from test_lanes import changed
from test_passes import code_of
from test_steps import needs_avx2

from asmgen.multi_lane import layout  # noqa: E402  (its path is that of test_passes)

pytest.importorskip("z3")
from bezout_proofs import lane_lemmas  # noqa: E402

Z3 = lane_lemmas.LaneSolver("z3")
PROVER = steps.Prover([Z3.is_component], lane_steps.LETTERS)
NAME = "avx2_multi_lane"
CODE = code_of(NAME)
TURN = lane_steps.check(CODE, 10, PROVER)
WORDS = (
    "\t0\tc4e1f96ec0\tvmovq xmm0,rax\n\t5\tc4e27d59c0\tvpbroadcastq ymm0,xmm0\n\ta\tc5fd72f011\tvpslld ymm0,ymm0,11h\n"
    "\tf\tc5fd72e011\tvpsrad ymm0,ymm0,11h\n\t14\tc5fd70c0a0\tvpshufd ymm0,ymm0,0A0h\n\t19\tc5fdfe87c0000000\tvpaddd ymm0,ymm0,[rdi+0C0h]\n"
    "\t21\tc4e2650ada\tvpsignd ymm3,ymm3,ymm2\n\t26\tc5f5fecc\tvpaddd ymm1,ymm1,ymm4\n\t2a\tc5edefd3\tvpxor ymm2,ymm2,ymm3\n"
    "\t2e\tc5edfa9780000000\tvpsubd ymm2,ymm2,[rdi+80h]\n\t36\tc5e573d020\tvpsrlq ymm3,ymm0,20h\n\t3b\tc5f5dbe3\tvpand ymm4,ymm1,ymm3\n"
)


@needs_avx2
def test_words_of_32_bits_are_as_on_the_cpu():
    code = machine.parse(WORDS)
    assert evex.machine_for(code) is halves.Halves
    assert cosimulate.cosimulate(code, 50, 7) == (len(code), [])


@needs_avx2
@pytest.mark.parametrize(
    "method, other, text",
    [
        ("do_vpsignd", "do_vpaddd", "vpsignd ymm3,ymm3,ymm2"),
        ("do_vpsubd", "do_vpaddd", "vpsubd ymm2,ymm2,[rdi+80h]"),
        ("do_vpaddd", "do_vpaddq", "vpaddd ymm1,ymm1,ymm4"),
        ("do_vpslld", "do_vpsllq", "vpslld ymm0,ymm0,11h"),
        ("do_vpsrad", "do_vpsrlq", "vpsrad ymm0,ymm0,11h"),
        ("do_vpshufd", lambda self, to, one, _: self.write_lanes(to, self.lanes(one)), "vpshufd ymm0,ymm0,0A0h"),
        ("do_vmovq", "do_nop", "vmovq xmm0,rax"),
        ("do_vpbroadcastq", lambda self, to, one: self.write_lanes(to, self.lanes(machine.whole(one))), "vpbroadcastq ymm0,xmm0"),
    ],
)
def test_another_meaning_of_words_is_found(monkeypatch, method, other, text):
    monkeypatch.setattr(halves.Halves, method, getattr(halves.Halves, other) if isinstance(other, str) else other)
    wrong = cosimulate.cosimulate(machine.parse(WORDS), 20, 7)[1]
    assert text in [line.partition(": lane")[0] for line in wrong]


def test_lanes_of_two_words_are_as_those_of_one():
    """Joined lanes have another way through the machine."""
    terms = machine.Terms()
    one = halves.Halves.fresh(terms)
    lanes = {name: one.state.vectors[name] for name in ("ymm0", "ymm1", "ymm3")}
    joined = {name: tuple(one.joined(*one.halves(lane)) for lane in found) for name, found in lanes.items()}
    for i in machine.parse(WORDS):
        if "xmm" in i.text or "[" in i.text:
            continue
        found = []
        for start in (lanes, joined):
            other = halves.Halves(terms, one.state.copy())
            other.state.vectors |= start
            other.run(i)
            found += other.state.vectors[i.operands[0]]
        leaves = {n: 0x9E3779B97F4A7C15 * (n + 1) % (1 << 64) for n, term in enumerate(terms.all) if term[0] == "leaf"}
        values = terms.evaluate(leaves, len(terms.all))
        assert [values[term] for term in found[:4]] == [values[term] for term in found[4:]], i.text


def test_a_turn_is_proved():
    # Fifteen steps, twice, in each of two words of four lanes.
    assert TURN.steps == 2 * 15 * 2 * 4
    assert sum(PROVER.forms.values()) == 3
    assert lane_steps.accepts(CODE, 9, PROVER)


def test_turns_give_the_inverses():
    assert lane_runs.runs(TURN, 2, 256, 20, 7) == []
    [found] = lane_runs.runs(TURN, 1, 256, 6, 7)
    assert ": the gcd of lane" in found


@pytest.mark.parametrize(
    "place, value, text",
    [
        (lane_steps.DELTA + 8, 0xFFFF_FFF9_FFFF_FFF9, "f and g of lane 1 behind turn 2|the matrix of lane 1"),
        (lane_steps.INVERSE + 8, 3, "the cofactor of lane 1"),
        (lane_steps.LIMBS + 160 + 32 * 3 + 8, 5, "the cofactor of lane 1"),
    ],
)
def test_another_first_state_is_refused(monkeypatch, place, value, text):
    first_state = lane_runs.first_state
    monkeypatch.setattr(lane_runs, "first_state", lambda *given: (state := first_state(*given)) | ({place: value} if place in state else {}))
    assert all(re.search(f": ({text})", found) for found in lane_runs.runs(TURN, 2, 256, 20, 7))
    assert lane_runs.runs(TURN, 1, 256, 20, 7)


def test_the_report_says_what_is_proved(monkeypatch):
    monkeypatch.setattr(lane_report, "OTHERS", (9,))
    lines, verdict = lane_report.of_routine(NAME, CODE, PROVER, 75, 7, "proved")
    assert verdict == "proved" and "30 steps in a turn of the loop, in each of 4 lanes" in lines[0]
    monkeypatch.setattr(lane_runs, "runs", lambda *given: ["wrong"])
    assert lane_report.of_routine(NAME, CODE, PROVER, 999, 7, "proved")[1] == "refused: see above"
    assert lane_report.of_routine(NAME, changed(CODE, "vpsignd", "vpaddd"), PROVER, 75, 7, "proved")[1].startswith("refused: step 1 of lane 0")


def test_deletions_are_refused():
    assert set(lane_steps.deletions(TURN, 61).values()) == {False}


def test_what_changes_no_step_is_proved():
    """Words of 0, 1 and -1 have their sign in all bits but the lowest."""
    assert lane_steps.accepts(changed(CODE, "vpsrad ymm3, ymm3, 31", "vpsrad ymm3, ymm3, 30"), 10, PROVER)


@pytest.mark.parametrize(
    "old, new",
    [
        ("vpsignd ymm3, ymm3, ymm2", "vpsignd ymm3, ymm3, ymm0"),
        ("vpsignd ymm4, ymm0, ymm3", "vpsignd ymm4, ymm1, ymm3"),
        ("vpaddd ymm1, ymm1, ymm4", "vpsubd ymm1, ymm1, ymm4"),
        ("vpsrad ymm3, ymm3, 31", "vpsrad ymm3, ymm2, 31"),
        ("vpand ymm4, ymm1, ymm3", "vpand ymm4, ymm0, ymm3"),
        ("vpxor ymm2, ymm2, ymm3", "vpand ymm2, ymm2, ymm3"),
        ("vpsubd ymm2, ymm2, ymmword ptr [rdi+128]", "vpsubd ymm2, ymm2, ymmword ptr [rdi+96]"),
        ("vpslld ymm0, ymm0, 2", "vpslld ymm0, ymm0, 3"),
        ("vpslld ymm0, ymm0, 17", "vpslld ymm0, ymm0, 16"),
        ("vpshufd", "vpaddd"),
        ("vpsrad ymm0, ymm0, 15", "vpsrad ymm0, ymm0, 14"),
        ("vpsrlq ymm3, ymm0, 32", "vpsrlq ymm3, ymm1, 32"),
        ("vpmuldq ymm5, ymm11", "vpmuldq ymm5, ymm12"),
        ("vpmuldq ymm5, ymm0", "vpmuldq ymm5, ymm1"),
        ("vpmuludq ymm9", "vpmuldq ymm9"),
        ("vpsrlq ymm5, ymm5, 30", "vpsrlq ymm5, ymm5, 29"),
        ("vpaddq ymm5, ymm5, ymmword ptr [rdi+320]", "vpaddq ymm5, ymm5, ymmword ptr [rdi+288]"),
        ("vpsubq ymm5, ymm5", "vpaddq ymm5, ymm5"),
        ("vmovdqa ymmword ptr [rdi+512], ymm5", "vmovdqa ymmword ptr [rdi+544], ymm5"),
        ("vmovdqa ymmword ptr [rsi-160]", "vmovdqa ymmword ptr [rsi-128]"),
        ("mov rax, 0x400000004", "mov rax, 0x400000003"),
        ("mov rax, 0x40000000", "mov rax, 0x40000001"),
        ("dec rdx", "dec rcx"),
        ("sub rcx, 9", "sub rcx, 8"),
        ("add rsi, 160", "add rsi, 128"),
        ("mov r8, qword", "mov r9, qword"),
    ],
)
def test_errors_are_refused(old, new):
    assert not lane_steps.accepts(changed(CODE, old, new), 10, PROVER)


def test_lemmas_are_proved():
    assert set(lane_lemmas.lane_lemmas(Z3).values()) == {True}


@pytest.mark.parametrize(
    "name, value, lemma",
    [
        ("LARGEST", (1 << 31) - (1 << 16), "words have room for a step"),
        ("LEAST", 0, "words have room for a step"),
        ("LOW", (1 << 14) + 1, "G gives both entries of its row"),
        ("ENTRY", 1 << 16, "F gives both entries of its row"),
        ("UNIT", 1 << 29, "F is packed from bit 15"),
        ("LARGEST", (1 << 31), "a step of words is the divstep"),
    ],
)
def test_lemmas_rest_on_their_premises(monkeypatch, name, value, lemma):
    monkeypatch.setattr(lane_lemmas, name, value)
    assert not lane_lemmas.lane_lemmas(Z3)[lemma]


def test_a_step_without_delta_is_another_one(monkeypatch):
    """At D = 0 the code does nothing to an odd G."""
    monkeypatch.setattr(lane_lemmas.LaneSolver, "is_delta", lambda self, D: True)
    assert not all(Z3.is_component(*("DFG".index(form[0]), form.partition(" = ")[2])) for form, holds in PROVER.forms.items() if holds)


def test_the_premises_of_the_update_are_needed(monkeypatch):
    monkeypatch.setattr(update, "TOP", 1 << 40)
    with pytest.raises(steps.Refused, match="32 bits"):
        lane_steps.check(CODE, 10, PROVER)


def test_places_are_those_of_the_assembly():
    at = {name: layout.place(4, name) for name in layout.NAMES}
    assert [at["delta"], at["inverse"], at["one"], at["matrix_u"]] == [lane_steps.DELTA, lane_steps.INVERSE, lane_steps.CONSTANTS, lane_steps.MATRIX]
    assert layout.CONSTANTS == lane_steps.PAIRS
    assert layout.Layout(4).limbs == lane_steps.LIMBS
    shape = lane_steps.InLane("fguv", 10, 298, lane=2)
    assert [shape.limb_at(name, 3) for name in "fguv"] + [shape.modulus_at(3)] == [layout.Layout(4).limbs + 160 * 3 + 32 * k + 16 for k in range(5)]
