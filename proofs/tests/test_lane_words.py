# SPDX-License-Identifier: MIT OR Apache-2.0
"""Words into lanes and out of them, on terms: what is proved, and what is refused. The code is here the text of the library's assembly; `make
prove-bytes` has the bytes."""

import dataclasses
import random

import pytest

from bezout_proofs import bits, cosimulate, evex, lane_models, lane_runs, lane_steps, lane_words, machine, steps
from bezout_proofs.machine import Terms
from bezout_proofs.normal import Forms
from test_lane_steps import AVX2, AVX512, IFMA, PROVERS, turn_of
from test_lanes import changed
from test_passes import code_of
from test_steps import needs_ifma

from asmgen import manifest  # noqa: E402  (its path is that of test_passes)
from asmgen.multi_lane import conversion, sixteen_rows  # noqa: E402

AVX2_ENTER, AVX2_LEAVE, AVX512_ENTER, AVX512_LEAVE, IFMA_ENTER, IFMA_LEAVE = lane_words.NAMES
# Decoded: words from and to rows at any byte, and what is selected by masks.
WORDS = (
    "\t0\tc4e1f96ec0\tvmovq xmm0,rax\n\t5\tc483d922240b01\tvpinsrq xmm4,xmm4,[r11+r9],1h\n\tc\t62b3d54025c615\tvpternlogq zmm0,zmm21,zmm22,15h\n"
    "\t13\t62f3e54925c4d8\tvpternlogq zmm0{k1},zmm3,zmm4,0D8h\n\t1a\t62f17d4872e010\tvpsrad zmm0,zmm0,10h\n"
    "\t21\t62f3dd483ae601\tvinserti64x4 zmm4,zmm4,ymm6,1h\n\t28\t62937d48392c4b01\tvextracti32x4 [r11+r9*2],zmm5,1h\n"
    "\t30\t62927e4827cc\tvptestnmd k1,zmm0,zmm28\n\t36\t62f16dc9efc7\tvpxord zmm0{k1}{z},zmm2,zmm7\n\t3c\t62f17d48fec5\tvpaddd zmm0,zmm0,zmm5\n"
    "\t42\t62f3554925d7d8\tvpternlogd zmm2{k1},zmm5,zmm7,0D8h\n\t49\t62f26d48406f0c\tvpmulld zmm5,zmm2,[rdi+300h]\n"
    "\t50\t62f1554872d50f\tvpsrld zmm5,zmm5,0Fh\n\t57\t6293154025ee15\tvpternlogd zmm5,zmm29,zmm30,15h\n"
    "\t5e\t62e3dd40257707f8\tvpternlogq zmm22,zmm20,[rdi+1C0h],0F8h\n\t66\t62839d4825cfa8\tvpternlogq zmm17,zmm12,zmm31,0A8h\n"
    "\t6d\t62f2fd4827c8\tvptestmq k1,zmm0,zmm0\n\t73\t62f3e5ca25dbff\tvpternlogq zmm3{k2}{z},zmm3,zmm3,0FFh\n"
)


def accepted(name: str, code: list[machine.Instruction], limbs: int | None = None) -> bool:
    return lane_words.accepts(name, code, limbs or lane_words.lengths(name)[0])


@pytest.mark.parametrize("name", lane_words.NAMES)
def test_words_are_proved(name):
    code = code_of(name)
    assert all(accepted(name, code, limbs) for limbs in lane_words.lengths(name)[:4])


@pytest.mark.parametrize("name, every", [*zip(lane_words.NAMES, (3, 5, 3, 5, 5, 7), strict=True)])
def test_the_report_says_what_is_proved(monkeypatch, name, every):
    monkeypatch.setattr(lane_words, "LENGTHS", lane_words.LENGTHS[:1])
    lines, verdict = lane_words.of_routine(name, code_of(name), every)
    assert verdict == lane_words.PROVED, lines
    monkeypatch.setattr(lane_words, "accepts", lambda *given: True)
    assert lane_words.of_routine(name, code_of(name), every)[1] == "refused: see above"


@pytest.mark.parametrize("name, limbs", [(AVX2, 9), (AVX512, 9), (IFMA, 5)])
def test_rows_become_rows_of_inverses(name, limbs):
    """What is on paper of R, A and B, by numbers."""
    enter, leave = (lane_words.check(f"{name}_{what}", code_of(f"{name}_{what}"), limbs) for what in lane_words.KINDS)
    turn = turn_of(name) if name == IFMA else lane_steps.check(code_of(name), limbs, PROVERS[lane_models.ROUTINES[name].letters], lane_models.ROUTINES[name])
    generator, batches = random.Random(7), steps.turns(turn_256(turn))
    for k in range(3):
        moduli = [generator.getrandbits(256 if k else generator.randrange(2, 256)) | 1 for _ in turn.shapes]
        pairs = [(m, generator.getrandbits(256) % (m if n % 2 else 1 << 256)) for n, m in enumerate(moduli)]
        pairs[:4] = [(1, generator.getrandbits(256)), (3, 2), (moduli[2], 3 * moduli[2] % (1 << 256)), ((1 << 256) - 1, (1 << 256) - 2)]
        assert lane_runs.rows_differ(enter, turn, leave, pairs, batches) is None
        assert lane_runs.rows_differ(enter, turn, leave, pairs, 6)


def turn_256(turn: lane_steps.LaneTurn) -> lane_models.InLane:
    return dataclasses.replace(turn.shapes[0], bits=256)


@pytest.mark.share(4)
@pytest.mark.parametrize(
    "name, old, new",
    [
        (AVX2_ENTER, "vpinsrq xmm4, xmm4, qword ptr [r11+r9+0]", "vpinsrq xmm4, xmm4, qword ptr [r11+r9+1]"),
        (AVX2_ENTER, "lea r10, [r9+2*r9]", "lea r10, [r9+4*r9]"),
        (AVX2_ENTER, "mov rax, 0x3fffffff", "mov rax, 0x1fffffff"),
        (AVX2_ENTER, "add r11, 15", "add r11, 16"),
        (AVX2_ENTER, "add r8, 3", "add r8, 7"),
        (AVX2_ENTER, "vpaddq", "vpsubq"),
        (AVX2_ENTER, "vpsrlq ymm3, ymm3, 63", "vpsrlq ymm3, ymm3, 62"),
        (AVX2_ENTER, "vpsrlq ymm5, ymm4, 30", "vpsrlq ymm5, ymm4, 29"),
        (AVX512_ENTER, "vinserti64x4 zmm4, zmm4, ymm6, 1", "vinserti64x4 zmm4, zmm4, ymm6, 0"),
        (AVX512_ENTER, "add rax, 15", "add rax, 14"),
        (AVX512_ENTER, "lea rax, [r11+4*r9]", "lea rax, [r11+2*r9]"),
        (AVX512_ENTER, "vpxorq zmm2", "vporq zmm2"),
        (IFMA_ENTER, "vpunpcklqdq", "vpunpckhqdq"),
        (IFMA_ENTER, "vshufi64x2 zmm8, zmm4, zmm6, 0x88", "vshufi64x2 zmm8, zmm4, zmm6, 0xdd"),
        (IFMA_ENTER, "vpternlogq zmm17, zmm12, zmm31, 0xa8", "vpternlogq zmm17, zmm12, zmm31, 0xd8"),
        (IFMA_ENTER, "vpsllq zmm1", "vpsrlq zmm1"),
        (IFMA_ENTER, "vptestmq k1, zmm0, zmm0", "vptestnmq k1, zmm0, zmm0"),
        (IFMA_ENTER, "vpermq zmm0", "vpermq zmm1"),
        (IFMA_ENTER, "vpsubq zmm0, zmm30, zmm0", "vpaddq zmm0, zmm30, zmm0"),
        (AVX2_LEAVE, "vpsllq ymm4, ymm3, 62", "vpsllq ymm4, ymm3, 63"),
        (AVX2_LEAVE, "vpmuludq", "vpaddq"),
        (AVX2_LEAVE, "vpsrad ymm3, ymm3, 31", "vpsrad ymm3, ymm3, 30"),
        (AVX2_LEAVE, "sub rcx, 2", "sub rcx, 3"),
        (AVX2_LEAVE, "mov rax, 0x4000000000000000", "mov rax, 0x2000000000000000"),
        (AVX2_LEAVE, "vextracti128 xmmword ptr [r11+2*r9+0]", "vextracti128 xmmword ptr [r11+r10+0]"),
        (AVX2_LEAVE, "vpunpckhqdq", "vpunpcklqdq"),
        (AVX2_LEAVE, "add r11, 15", "add r11, 16"),
        (AVX2_LEAVE, "vmovdqa ymmword ptr [rdi+64], ymm0", "vmovdqa ymmword ptr [rdi+96], ymm0"),
        (AVX512_LEAVE, "vpsraq", "vpsrlq"),
        (AVX512_LEAVE, "vextracti32x4 xmmword ptr [r11+2*r9+0]", "vextracti32x4 xmmword ptr [r11+r10+0]"),
        (AVX512_LEAVE, "vpandq zmm3, zmm3, zmm1", "vpandq zmm3, zmm3, zmm2"),
        (AVX512_LEAVE, "vpmuludq", "vpaddq"),
        (IFMA_LEAVE, "vpmovq2m k1, zmm0", "vpmovq2m k1, zmm1"),
        (IFMA_LEAVE, "vptestnmq k2", "vptestmq k2"),
        (IFMA_LEAVE, "vpmadd52luq zmm1", "vpmadd52huq zmm1"),
        (IFMA_LEAVE, "vpsraq zmm0, zmm0, 52", "vpsraq zmm0, zmm0, 51"),
        (IFMA_LEAVE, "vpaddq zmm4{k3}", "vpaddq zmm4{k1}"),
        (IFMA_LEAVE, "vpmovq2m k4", "vpmovq2m k5"),
        (IFMA_LEAVE, "vmovdqa64 zmm10{k4}", "vmovdqa64 zmm10{k3}"),
        (IFMA_LEAVE, "vporq zmm16{k2}{z}", "vporq zmm16{k4}{z}"),
        (IFMA_LEAVE, "vpermq zmm3, zmm3, 0xd8", "vpermq zmm3, zmm3, 0xe4"),
        (IFMA_LEAVE, "vshufi64x2 zmm0, zmm20, zmm22, 0x44", "vshufi64x2 zmm0, zmm20, zmm22, 0x88"),
        (IFMA_LEAVE, "vmovdqa64 zmmword ptr [rdi+0], zmm30", "vmovdqa64 zmmword ptr [rdi+64], zmm30"),
    ],
)
def test_errors_are_refused(name, old, new):
    assert not accepted(name, changed(code_of(name), old, new))


@pytest.mark.parametrize("name", (AVX2_LEAVE, AVX512_LEAVE, IFMA_LEAVE))
def test_a_highest_limb_without_room_is_refused(monkeypatch, name):
    """The premises on highest limbs are needed: with more bits they leave those of a word."""
    for shape in (lane_models.InLane, lane_models.InGroup):
        monkeypatch.setattr(shape, "span", lambda shape, i: (-(1 << 63), 1 << 63))
    assert not accepted(name, code_of(name))


def test_five_limbs_hold_what_all_batches_leave():
    batches = steps.turns(lane_models.InGroup("fguv", 5, 256))
    lane_words.check_bounds(256, batches)
    # Without half a modulus less at each batch they would not: it is 20 moduli, and 16 are 2^260.
    for other in ((256, 2 * batches), (257, batches)):
        with pytest.raises(steps.Refused, match="limbs"):
            lane_words.check_bounds(*other)


def test_lengths_and_rows_are_those_of_the_library():
    assert lane_words.LENGTHS == tuple(manifest.multi_lane_limbs(bits) for bits in manifest.multi_lane_buckets())
    for limbs in lane_words.LENGTHS:
        assert lane_words.Entered(code_of(AVX2_ENTER), lane_models.InHalves, limbs).stride == 8 * conversion.row(limbs)
    assert list(lane_words.ORDER) == sixteen_rows.LANES and (lane_words.WORDS, lane_words.LIMBS_BY_IFMA) == (sixteen_rows.WORDS, sixteen_rows.LIMBS)


@pytest.mark.parametrize(
    "text, bit, equal",
    [
        ("and_(a,255)", 7, True),
        ("and_(a,255)", 8, False),
        ("shr_(shl_(a,8),8)", 8, True),
        ("sar_(a,0)", 63, True),
        ("or_(shl_(shr_(a,4),4),and_(a,15))", 3, True),
        ("xor_(xor_(a,b),b)", 0, False),
        ("andn_(b,a)", 0, False),
        ("ite_(1,a,b)", 5, True),
        ("add_(and_(a,240),and_(a,15))", 6, True),
        ("add_(and_(a,240),and_(a,31))", 6, False),
    ],
)
def test_bits_that_moved_are_found(text, bit, equal):
    terms = Terms()
    a, b = terms.make("leaf", "a"), terms.make("leaf", "b")
    make = lambda name: lambda *of: terms.operation(name, *(x if name in machine.COUNTED and k else whole(x) for k, x in enumerate(of)))
    whole = lambda x: x if isinstance(x, Number) else Number(terms.constant(x))
    names = {f"{name}_": (lambda name: lambda *of: Number(make(name)(*of)))(name) for name in machine.VALUES}
    term = eval(text, {"__builtins__": {}}, names | {"a": Number(a), "b": Number(b)})
    found = bits.Bits(terms, Forms(terms), lambda leaf: None)
    assert (found.of(term)[bit] == found.of(a)[bit]) == equal


class Number(int):
    """That of a term, and no constant."""


@needs_ifma
@pytest.mark.parametrize(
    "method, other, text",
    [
        ("do_vpinsrq", lambda self, to, one, other, _: self.write_lanes(to, self.lanes(one)), "vpinsrq xmm4,xmm4,[r11+r9],1h"),
        ("do_vmovq", lambda self, to, one: None, "vmovq xmm0,rax"),
        ("do_vinserti64x4", lambda self, *_: None, "vinserti64x4 zmm4,zmm4,ymm6,1h"),
        ("do_vextracti32x4", lambda self, to, one, choice: self.write_half(to, self.lanes(one)[:2]), "vextracti32x4 [r11+r9*2],zmm5,1h"),
        ("do_vptestnmd", lambda self, to, one, other: self.do_vptestnmq(to, one, other), "vptestnmd k1,zmm0,zmm28"),
        ("do_vptestmq", lambda self, to, one, other: self.do_vptestnmq(to, one, other), "vptestmq k1,zmm0,zmm0"),
        ("do_vpmulld", lambda self, to, one, other: self.do_vpmuldq(to, one, other), "vpmulld zmm5,zmm2,[rdi+300h]"),
        ("do_vpsrld", lambda self, to, one, count: self.do_vpsrad(to, one, count), "vpsrld zmm5,zmm5,0Fh"),
        ("do_vpsrad", lambda self, to, one, count: self.do_vpsrld(to, one, count), "vpsrad zmm0,zmm0,10h"),
        ("ternary", lambda self, operation, a, b, c: a, "vpternlogq zmm0,zmm21,zmm22,15h"),
        ("ternary", lambda self, operation, a, b, c: a, "vpternlogq zmm22,zmm20,[rdi+1C0h],0F8h"),
        ("ternary", lambda self, operation, a, b, c: a, "vpternlogq zmm17,zmm12,zmm31,0A8h"),
        ("ternary", lambda self, operation, a, b, c: a, "vpternlogd zmm2{k1},zmm5,zmm7,0D8h"),
        ("chosen", lambda self, bit, one, other: one, "vpxord zmm0{k1}{z},zmm2,zmm7"),
    ],
)
def test_another_meaning_is_found(monkeypatch, method, other, text):
    monkeypatch.setattr(evex.WideHalves, method, other)
    wrong = cosimulate.cosimulate(machine.parse(WORDS), 20, 7)[1]
    assert text in [line.partition(": ")[0] for line in wrong]


@pytest.mark.parametrize(
    "text",
    [
        "vpsllq zmm1,zmm0,20h", "vpsraq zmm1,zmm0,20h", "vpsrlq zmm1,zmm0,20h", "vpsraq zmm1,zmm0,9", "vpandq zmm1,zmm0,zmm2", "vporq zmm1,zmm0,zmm2",
        "vpaddq zmm1,zmm0,zmm2", "vpxord zmm1{k1},zmm0,zmm2", "vpaddd zmm1{k1}{z},zmm0,zmm2", "vpternlogq zmm1,zmm0,zmm2,0F8h", "vpmuldq zmm1,zmm0,zmm2",
    ],
)  # fmt: skip
def test_lanes_of_two_words_are_as_those_of_one(text):
    """Joined lanes have another way through the machine."""
    terms, found = Terms(), []
    one = evex.WideHalves.fresh(terms)
    lanes = {name: one.state.vectors[name] for name in ("zmm0", "zmm1", "zmm2")}
    mnemonic, _, operands = text.partition(" ")
    for start in (lanes, {name: tuple(one.joined(*one.halves(lane)) for lane in every) for name, every in lanes.items()}):
        other = evex.WideHalves(terms, one.state.copy())
        other.state.vectors |= start
        other.run(machine.Instruction(0, b"", mnemonic, tuple(operands.split(","))))
        found.append(other.state.vectors["zmm1"])
    leaves = {n: 0x9E3779B97F4A7C15 * (n + 1) % (1 << 64) for n, term in enumerate(terms.all) if term[0] == "leaf"}
    leaves |= {term: leaves[term] & 1 for name in evex.MASKS for term in one.state.vectors[name]}
    values = terms.evaluate(leaves, len(terms.all))
    assert [values[term] for term in found[0]] == [values[term] for term in found[1]]


def test_an_operation_on_three_words_that_is_not_known_is_an_error():
    with pytest.raises(machine.Unknown, match="three words"):
        evex.Wide.fresh(Terms()).run(machine.Instruction(0, b"", "vpternlogq", ("zmm0", "zmm1", "zmm2", "096h")))


@needs_ifma
def test_instructions_between_rows_and_lanes_are_as_on_the_cpu():
    code = machine.parse(WORDS)
    assert cosimulate.cosimulate(code, 50, 7) == (len(code), [])
