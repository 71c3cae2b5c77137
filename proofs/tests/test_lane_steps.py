# SPDX-License-Identifier: MIT OR Apache-2.0
"""Steps in lanes on terms: the machine of words of 32 bits beside the CPU, the lemmas, what is proved of a turn, and what is refused. The code is
here the text of the library's assembly; `make prove-bytes` has the bytes."""

import functools
import re

import pytest

from bezout_proofs import cosimulate, evex, halves, lane_models, lane_report, lane_runs, lane_steps, machine, steps, update
from test_lanes import changed
from test_passes import code_of
from test_steps import needs_avx2

from asmgen.multi_lane import layout, sixteen  # noqa: E402  (its path is that of test_passes)

pytest.importorskip("z3")
from bezout_proofs import lane_lemmas  # noqa: E402

Z3, PAIRS, WORDS_OF_8 = (kind("z3") for kind in (lane_lemmas.LaneSolver, lane_lemmas.PairSolver, lane_lemmas.WordSolver))
PROVERS = lane_report.provers(halves=[Z3], words=[WORDS_OF_8], pairs=[PAIRS])
NAMES = tuple(lane_models.ROUTINES)
AVX2, AVX512, IFMA = NAMES


def accepted(name: str, code: list[machine.Instruction], limbs: int | None = None) -> bool:
    model = lane_models.ROUTINES[name]
    return lane_steps.accepts(code, limbs or lane_report.LIMBS[name][0], PROVERS[model.letters], model)


@functools.cache
def turn_of(name: str) -> lane_steps.LaneTurn:
    model = lane_models.ROUTINES[name]
    return lane_steps.check(code_of(name), lane_report.LIMBS[name][0], PROVERS[model.letters], model)


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


# Fifteen steps, twice: in each of two words of four lanes; in eight lanes; of two numbers in each of eight lanes.
@pytest.mark.parametrize("name, count", [(AVX2, 2 * 15 * 2 * 4), (AVX512, 2 * 15 * 8), (IFMA, 2 * 15 * 2 * 8)])
def test_a_turn_is_proved(name, count):
    assert turn_of(name).steps == count
    letters = lane_models.ROUTINES[name].letters
    assert sum(PROVERS[letters].forms.values()) == len(letters)
    assert name == IFMA or accepted(name, code_of(name), 9)


@pytest.mark.parametrize("name", NAMES)
def test_turns_give_the_inverses(name):
    assert lane_runs.runs(turn_of(name), 2, 256, 20, 7) == []
    [found] = lane_runs.runs(turn_of(name), 1, 256, 6, 7)
    assert ": the gcd of " in found


@pytest.mark.parametrize(
    "name, place, value, text",
    [
        (AVX2, 32 + 8, 0xFFFF_FFF9_FFFF_FFF9, "f and g of lane 1 behind turn 2|the matrix of lane 1"),
        (AVX2, 2 * 32 + 8, 3, "the cofactor of lane 1"),
        (AVX2, 32 * lane_models.LIMBS + 160 + 32 * 3 + 8, 5, "the cofactor of lane 1"),
        (AVX512, 64 + 8, -3 & machine.WORD, "f and g of lane 1 behind turn 2|the matrix of lane 1"),
        (AVX512, 2 * 64 + 8, 3, "the cofactor of lane 1"),
        (IFMA, 64 + 8, 3, "the cofactor of group 1 of lane 1"),
        (IFMA, turn_of(IFMA).shapes[2].multiple_at(1), 0, "the cofactor of group 0 of lane 1"),
    ],
)
def test_another_first_state_is_refused(monkeypatch, name, place, value, text):
    first_state = lane_runs.first_state
    monkeypatch.setattr(lane_runs, "first_state", lambda *given: (state := first_state(*given)) | ({place: value} if place in state else {}))
    found = lane_runs.runs(turn_of(name), 2, 256, 20, 7)
    assert found and all(re.search(f": ({text})", line) for line in found)


@pytest.mark.parametrize("name", [AVX2, AVX512, IFMA])
def test_a_word_that_is_not_in_the_first_state_is_anything(monkeypatch, name):
    """Also one that is zero there: the lowest limb of a cofactor."""
    place, first_state = turn_of(name).shapes[1].limb_at("u", 0), lane_runs.first_state
    monkeypatch.setattr(lane_runs, "first_state", lambda *given: {at: value for at, value in first_state(*given).items() if at != place or value})
    found = lane_runs.runs(turn_of(name), 2, 256, 20, 7)
    assert found and all(": the cofactor of" in line for line in found)


@pytest.mark.parametrize("name, missing", [(AVX2, "vpsignd"), (AVX512, "vpsraq"), (IFMA, "vptestnmd")])
def test_the_report_says_what_is_proved(monkeypatch, name, missing):
    monkeypatch.setitem(lane_report.LIMBS, name, lane_report.LIMBS[name][:2])
    code = code_of(name)
    lines, verdict = lane_report.of_routine(name, code, PROVERS, 75, 7, "proved")
    assert verdict == "proved" and f"30 steps in a turn of the loop, in each of {len(turn_of(name).shapes)} lanes" in lines[0]
    k = next(n for n, i in enumerate(code) if i.mnemonic == missing)
    assert lane_report.of_routine(name, [*code[:k], *code[k + 1 :]], PROVERS, 75, 7, "proved")[1].startswith("refused: ")
    monkeypatch.setattr(lane_runs, "runs", lambda *given: ["wrong"])
    assert lane_report.of_routine(name, code, PROVERS, 999, 7, "proved")[1] == "refused: see above"


@pytest.mark.parametrize("name, every", [(AVX2, 61), (AVX512, 61), (IFMA, 97)])
def test_deletions_are_refused(name, every):
    assert set(lane_steps.deletions(turn_of(name), every).values()) == {False}


def test_what_changes_no_step_is_proved():
    """Words of 0, 1 and -1 have their sign in all bits but the lowest."""
    assert accepted(AVX2, changed(code_of(AVX2), "vpsrad ymm3, ymm3, 31", "vpsrad ymm3, ymm3, 30"))


@pytest.mark.share(4)
@pytest.mark.parametrize(
    "name, old, new",
    [
        (AVX2, "vpsignd ymm3, ymm3, ymm2", "vpsignd ymm3, ymm3, ymm0"),
        (AVX2, "vpsignd ymm4, ymm0, ymm3", "vpsignd ymm4, ymm1, ymm3"),
        (AVX2, "vpaddd ymm1, ymm1, ymm4", "vpsubd ymm1, ymm1, ymm4"),
        (AVX2, "vpsrad ymm3, ymm3, 31", "vpsrad ymm3, ymm2, 31"),
        (AVX2, "vpand ymm4, ymm1, ymm3", "vpand ymm4, ymm0, ymm3"),
        (AVX2, "vpxor ymm2, ymm2, ymm3", "vpand ymm2, ymm2, ymm3"),
        (AVX2, "vpsubd ymm2, ymm2, ymmword ptr [rdi+128]", "vpsubd ymm2, ymm2, ymmword ptr [rdi+96]"),
        (AVX2, "vpslld ymm0, ymm0, 2", "vpslld ymm0, ymm0, 3"),
        (AVX2, "vpslld ymm0, ymm0, 17", "vpslld ymm0, ymm0, 16"),
        (AVX2, "vpshufd", "vpaddd"),
        (AVX2, "vpsrad ymm0, ymm0, 15", "vpsrad ymm0, ymm0, 14"),
        (AVX2, "vpsrlq ymm3, ymm0, 32", "vpsrlq ymm3, ymm1, 32"),
        (AVX2, "vpmuldq ymm5, ymm11", "vpmuldq ymm5, ymm12"),
        (AVX2, "vpmuldq ymm5, ymm0", "vpmuldq ymm5, ymm1"),
        (AVX2, "vpmuludq ymm9", "vpmuldq ymm9"),
        (AVX2, "vpsrlq ymm5, ymm5, 30", "vpsrlq ymm5, ymm5, 29"),
        (AVX2, "vpaddq ymm5, ymm5, ymmword ptr [rdi+320]", "vpaddq ymm5, ymm5, ymmword ptr [rdi+288]"),
        (AVX2, "vpsubq ymm5, ymm5", "vpaddq ymm5, ymm5"),
        (AVX2, "vmovdqa ymmword ptr [rdi+512], ymm5", "vmovdqa ymmword ptr [rdi+544], ymm5"),
        (AVX2, "vmovdqa ymmword ptr [rsi-160]", "vmovdqa ymmword ptr [rsi-128]"),
        (AVX2, "mov rax, 0x400000004", "mov rax, 0x400000003"),
        (AVX2, "mov rax, 0x40000000", "mov rax, 0x40000001"),
        (AVX2, "dec rdx", "dec rcx"),
        (AVX2, "sub rcx, 9", "sub rcx, 8"),
        (AVX2, "add rsi, 160", "add rsi, 128"),
        (AVX2, "mov r8, qword", "mov r9, qword"),
        (AVX512, "vptestnmq k1, zmm1, zmm20", "vptestnmq k1, zmm0, zmm20"),
        (AVX512, "vpxorq zmm1{k1}{z}, zmm0, zmm4", "vpxorq zmm1{k1}{z}, zmm0, zmm3"),
        (AVX512, "vpternlogq zmm0{k1}, zmm3, zmm4, 0xd8", "vpternlogq zmm0{k1}, zmm3, zmm4, 0xf8"),
        (AVX512, "vpxorq zmm2{k1}, zmm2, zmm4", "vpxorq zmm2{k2}, zmm2, zmm4"),
        (AVX512, "vpternlogq zmm0, zmm21, zmm22, 0x15", "vpternlogq zmm0, zmm21, zmm22, 0xa8"),
        (AVX512, "mov rax, 0x7fff", "mov rax, 0x3fff"),
        (AVX512, "mov rax, 0x40000000", "mov rax, 0x20000000"),
        (AVX512, "vpsrad zmm0, zmm0, 16", "vpsrad zmm0, zmm0, 15"),
        (AVX512, "vpsraq zmm5, zmm5, 30", "vpsrlq zmm5, zmm5, 30"),
        (AVX512, "vpmuldq zmm5, zmm11", "vpmuldq zmm5, zmm12"),
        (AVX512, "vpandq zmm9, zmm9, zmm26", "vpandq zmm9, zmm9, zmm23"),
        (AVX512, "vmovdqa64 zmm16", "vmovdqa64 zmm17"),
        (AVX512, "dec rdx", "dec rcx"),
        (AVX512, "sub rcx, 9", "sub rcx, 8"),
        (AVX512, "add rsi, 320", "add rsi, 256"),
        (IFMA, "vptestnmd k1, zmm0, zmm28", "vptestnmd k1, zmm1, zmm28"),
        (IFMA, "vpxord zmm1{k1}{z}, zmm3, zmm7", "vpxord zmm1{k1}{z}, zmm2, zmm7"),
        (IFMA, "vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8", "vpternlogd zmm3{k1}, zmm5, zmm7, 0xd8"),
        (IFMA, "vpsubd zmm4, zmm4, zmm28", "vpaddd zmm4, zmm4, zmm28"),
        (IFMA, "vpsrld zmm5, zmm5, 15", "vpsrld zmm5, zmm5, 14"),
        (IFMA, "vpmulld", "vpaddd"),
        (IFMA, "vpsllq zmm8, zmm16, 32", "vpsllq zmm8, zmm17, 32"),
        (IFMA, "vpsraq zmm8, zmm8, 10", "vpsraq zmm8, zmm8, 11"),
        (IFMA, "vpmovq2m k2, zmm12", "vpmovq2m k2, zmm13"),
        (IFMA, "vpmadd52luq zmm20", "vpmadd52huq zmm20"),
        (IFMA, "vpandq zmm8, zmm8, zmm27", "vpandq zmm8, zmm8, zmm28"),
        (IFMA, "vpaddq zmm20, zmm20", "vpsubq zmm20, zmm20"),
        (IFMA, "vpmovq2m k6, zmm24", "vpmovq2m k6, zmm25"),
        (IFMA, "vmovdqa64 zmm15, zmm8", "vmovdqa64 zmm14, zmm8"),
        (IFMA, "add rsi, 1", "add rsi, 2"),
        (IFMA, "dec rsi", "dec rdx"),
        (IFMA, "mov rax, 0xfffffffffffff", "mov rax, 0x7ffffffffffff"),
    ],
)
def test_errors_are_refused(name, old, new):
    assert not accepted(name, changed(code_of(name), old, new))


def test_lemmas_are_proved():
    found = [lane_lemmas.lane_lemmas(Z3), lane_lemmas.wide_lemmas(WORDS_OF_8, PAIRS)]
    assert all(ask() for lemmas in found for ask in lemmas.values())
    # Each has a name of its own.
    assert len(found[0] | found[1]) == sum(map(len, found))


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
    assert not lane_lemmas.lane_lemmas(Z3)[lemma]()


@pytest.mark.parametrize(
    "name, value, lemmas",
    [
        ("LOWEST", -(1 << 15), {"h of 64 bits gives both entries of its row"}),
        ("LOW", (1 << 14) + 1, {"G of 64 bits gives both entries of its row", "a word of a pair gives q"}),
        ("ENTRY", (1 << 15) + 1, {"a word of a pair gives r"}),
        ("LARGEST", 1 << 31, {"a step of pairs of words is the divstep"}),
        ("UNIT", 1 << 29, {"h of a pair is packed", "h of 64 bits is packed from bit 0"}),
    ],
)
def test_lemmas_on_other_words_rest_on_their_premises(monkeypatch, name, value, lemmas):
    monkeypatch.setattr(lane_lemmas, name, value)
    asked = lane_lemmas.wide_lemmas(WORDS_OF_8, PAIRS)
    assert not any(asked[lemma]() for lemma in lemmas)


def test_words_of_a_pair_take_one_step():
    """If the lowest bits of both words of g may differ, the second one takes another step."""
    assert not PAIRS.word_step_is_divstep(same=False)


def test_a_step_without_delta_is_another_one(monkeypatch):
    """At D = 0 the code does nothing to an odd G."""
    turn_of(AVX2)
    monkeypatch.setattr(lane_lemmas.LaneSolver, "is_delta", lambda self, D: True)
    assert not all(Z3.is_component(*("DFG".index(form[0]), form.partition(" = ")[2])) for form, holds in PROVERS["DFG"].forms.items() if holds)


def test_the_premises_of_the_update_are_needed(monkeypatch):
    monkeypatch.setattr(update, "TOP", 1 << 40)
    with pytest.raises(steps.Refused, match="32 bits"):
        lane_steps.check(code_of(AVX2), 10, PROVERS["DFG"], lane_models.InHalves)


@pytest.mark.parametrize("lanes", [4, 8])
def test_places_are_those_of_the_assembly(lanes):
    at = {name: layout.place(lanes, name) // (8 * lanes) for name in layout.NAMES}
    places = (lane_models.DELTA, lane_models.INVERSE, lane_models.CONSTANTS, lane_models.MATRIX)
    assert tuple(at[name] for name in ("delta", "inverse", "one", "matrix_u")) == places
    assert layout.CONSTANTS == lane_models.PAIRS and layout.Layout(lanes).limbs == 8 * lanes * lane_models.LIMBS
    shape = lane_models.InLane("fguv", 10, 298, lane=2, vector=8 * lanes)
    first = layout.Layout(lanes).limbs + 40 * lanes * 3 + 16
    assert [shape.limb_at(name, 3) for name in "fguv"] + [shape.modulus_at(3)] == [first + 8 * lanes * k for k in range(5)]


def test_places_of_sixteen_lanes_are_those_of_the_assembly():
    assert list(lane_models.SLOTS) == sixteen.NAMES
    assert {name: lane_models.pair(*value) for name, value in lane_models.HALVES.items()} == sixteen.CONSTANTS
    assert lane_models.REGISTERS == sixteen.IN_REGISTERS
    for shape in turn_of(IFMA).shapes:
        places = [*(shape.limb_at(name, 3) for name in "fguv"), shape.modulus_at(3), shape.multiple_at(5)]
        assert places == [sixteen.offset(shape.group, name, j) + 8 * shape.lane for name, j in (*((name, 3) for name in "fgdem"), ("w", 5))]
