# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products in lanes on terms: what is proved of them, and what is refused. The code is here the text of the library's assembly; `make
prove-bytes` has the bytes."""

import dataclasses

import pytest

from bezout_proofs import evex, files, folds, lanes, limbs, machine, offset, products, rows
from bezout_proofs.lanes_offset import products_of
from bezout_proofs.machine import Instruction, Terms, Unknown
from test_passes import code_of, parsed

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import Solver  # noqa: E402

FOLDS = ("ifma_montgomery_fold_2", "ifma_montgomery_unfold_2", "avx2_montgomery_fold_4", "avx2_montgomery_unfold_4")
ROWS = ("ifma_montgomery_forward_2", "ifma_montgomery_backward_2", "avx2_montgomery_forward_4", "avx2_montgomery_backward_4")
OFFSET = [f"{kind.family}_{what}_4" for kind in limbs.OFFSET for what in ("fold", "unfold", "forward", "backward")]
Z3 = Solver("z3")
JOINS, CLAIMS = folds.Joins([Z3]), offset.Prover([Z3])
PRODUCTS = {name: products_of((folds.kind_of(name) or rows.kind_of(name))[1], JOINS) for name in (*FOLDS, *ROWS, *OFFSET)}


def accepted(code: list[Instruction], name: str) -> bool:
    if folds.kind_of(name):
        return folds.accepts(code, folds.KINDS[folds.kind_of(name)[0]], PRODUCTS[name])
    return rows.accepts(code, rows.kind_of(name)[0], PRODUCTS[name], CLAIMS)


def changed(code: list[Instruction], old: str, new: str) -> list[Instruction]:
    """The first instruction that begins so, as another one."""
    k = next(n for n, i in enumerate(code) if i.code.decode().startswith(old))
    [one] = parsed(code[k].code.decode().replace(old, new))
    return [*code[:k], dataclasses.replace(one, address=k), *code[k + 1 :]]


@pytest.mark.parametrize("name, every", [*zip((*FOLDS, *ROWS, *OFFSET), (19, 19, 97, 97, 29, 61, 97, 199, 40, 80, 80, 160, 60, 80, 80, 199), strict=True)])
def test_products_in_lanes_are_proved(name, every):
    lines, verdict = folds.of_routine(name, code_of(name), JOINS, every) if folds.kind_of(name) else rows.of_routine(name, code_of(name), JOINS, CLAIMS, every)
    assert verdict == lanes.PROVED, lines


@pytest.mark.parametrize("name", ["avx2_montgomery_fold_6", "avx2_montgomery_forward_6", "ifma_montgomery_fold_16"])
def test_products_by_loops_over_rows_are_proved(name):
    what, layout = folds.kind_of(name) or rows.kind_of(name)
    found = products_of(layout, JOINS)
    (folds.KINDS[what](code_of(name), found) if what in folds.KINDS else rows.Pass(code_of(name), found, what, CLAIMS)).check()
    assert set(found.proved.values()) == {None}


def test_words_of_other_bits_are_not_joined():
    assert not Z3.joins(("add_(L0,shl_(L1,51))", "shr_(L1,12)"), 3, 52, 64)
    # With a condition that is a number.
    assert Z3.joins(("ite_(1,L0,L1)",), 2, 64, 64) and not Z3.joins(("ite_(0,L0,L1)",), 2, 64, 64)


@pytest.mark.share(4)
@pytest.mark.parametrize(
    "name, old, new",
    [
        (FOLDS[0], "vpmadd52huq", "vpmadd52luq"),
        (FOLDS[0], "vpsraq", "vpsrlq"),
        (FOLDS[0], "vpermq zmm", "vpaddq zmm"),
        (FOLDS[0], "vpmovq2m k3", "vpmovq2m k4"),
        (FOLDS[0], "add r9, ", "add rcx, "),
        (FOLDS[0], "vpsubq", "vpaddq"),
        (FOLDS[0], "vmovdqa64 zmmword ptr [r9", "vmovdqa64 zmmword ptr [rsi"),
        (FOLDS[1], "vpmadd52huq", "vpmadd52luq"),
        (FOLDS[1], "sub rsi, 192", "sub rsi, 128"),
        (FOLDS[1], "vpsrlq zmm2, zmm1, 40", "vpsrlq zmm2, zmm1, 39"),
        (FOLDS[1], "vmovdqa64 zmmword ptr [rdi+640", "vmovdqa64 zmmword ptr [rdi+704"),
        (FOLDS[2], "vpmuludq ymm10, ymm0, ymm14", "vpmuludq ymm10, ymm1, ymm14"),
        (FOLDS[2], "vpand ymm10, ymm10, ymm15", "vpand ymm10, ymm10, ymm14"),
        (FOLDS[2], "vpsllq ymm10, ymm5, 32", "vpsllq ymm10, ymm5, 33"),
        (FOLDS[2], "vpermd", "vpaddq"),
        (FOLDS[2], "vpsubq", "vpaddq"),
        (FOLDS[3], "vpsrlq ymm4, ymm0, 29", "vpsrlq ymm4, ymm0, 28"),
        (FOLDS[3], "vpsrlq ymm11, ymm11, 32", "vpsrlq ymm11, ymm11, 31"),
        (ROWS[0], "vptestnmq k1", "vptestnmq k2"),
        (ROWS[0], "add rdx, 384", "add rdx, 192"),
        (ROWS[0], "add rax, 1", "add rax, 2"),
        (ROWS[0], "and r10, 1", "and r10, 3"),
        (ROWS[0], "lea r9, [rdi+576", "lea r9, [rdi+960"),
        (ROWS[1], "knotw k1, k1", "knotw k1, k2"),
        (ROWS[1], "korw k7, k7, k2", "korw k7, k7, k1"),
        (ROWS[1], "imul r9, r9, 384", "imul r9, r9, 192"),
        (ROWS[1], "shr rcx, 1", "shr rcx, 2"),
        (ROWS[1], "kmovw eax, k7", "kmovw eax, k2"),
        (ROWS[1], "add rdx, 384", "add rdx, 192"),
        (ROWS[2], "vpunpckhqdq", "vpunpcklqdq"),
        (ROWS[2], "vinserti128 ymm4, ymm4, xmmword ptr [rsi+64], 1", "vinserti128 ymm4, ymm4, xmmword ptr [rsi+64], 0"),
        (ROWS[2], "vpcmpeqq ymm4, ymm4, ymm5", "vpcmpeqq ymm4, ymm5, ymm5"),
        (ROWS[2], "add rsi, 256", "add rsi, 128"),
        (ROWS[2], "vmovdqa ymmword ptr [rdi+4064]", "vmovdqa ymmword ptr [rdi+320]"),
        (ROWS[3], "vpandn", "vpand"),
        (ROWS[3], "vmovmskpd r10d, ymm0", "vmovmskpd r10d, ymm1"),
        (ROWS[3], "mov rax, r11", "mov rax, r10"),
        (ROWS[3], "vextracti128 xmmword ptr [rsi+64]", "vextracti128 xmmword ptr [rsi+96]"),
        (ROWS[3], "sub rsi, 256", "sub rsi, 128"),
        (OFFSET[0], "vpaddq zmm29, zmm30, zmm30", "vpaddq zmm29, zmm30, zmm31"),
        (OFFSET[0], "vpsllq", "vpsrlq"),
        (OFFSET[2], "vpmovq2m k3", "vpmovq2m k1"),
        (OFFSET[2], "vpxorq zmm13, zmm13, zmm", "vporq zmm13, zmm13, zmm"),
        (OFFSET[3], "korw k1, k1, k3", "korw k1, k1, k1"),
        (OFFSET[4], "vpsrlq ymm12, ymm9, 29", "vpsrlq ymm12, ymm9, 30"),
        (OFFSET[4], "vpaddq ymm12", "vpsubq ymm12"),
        (OFFSET[6], "vpcmpeqq", "vpaddq"),
        (OFFSET[6], "vpsubq", "vpaddq"),
        (OFFSET[7], "vpandn", "vpand"),
    ],
)
def test_errors_in_lanes_are_refused(name, old, new):
    assert not accepted(changed(code_of(name), old, new), name)


@pytest.mark.parametrize("name", (*FOLDS, *ROWS, *OFFSET))
def test_what_is_right_is_accepted(name):
    """So that the errors are what is refused."""
    assert accepted(code_of(name), name)


@pytest.mark.parametrize(
    "name, rule, other",
    [
        (FOLDS[0], "low", lambda self, term, bits=0: self.of(term)),
        (FOLDS[0], "of_sar", lambda self, *_: products.constant(0)),
        (FOLDS[0], "halves", lambda self, a, b: self.unknown("l", evex.LIMB)),
        (FOLDS[2], "low", lambda self, term, bits=0: self.of(term)),
        (FOLDS[2], "of_sar", lambda self, *_: products.constant(0)),
        (FOLDS[2], "digit", lambda self, term, total: self.unknown(f"q{term}", self.mask)),
        (FOLDS[2], "sum", lambda self, value, least, most: products.constant(0)),
    ],
)
def test_the_proof_in_lanes_rests_on_its_rules(monkeypatch, name, rule, other):
    """Without the bits above a limb, with no carries, with products that are one unknown, with digits that clear nothing, without sums."""
    monkeypatch.setattr(limbs.Limbs, rule, other)
    what, layout = folds.kind_of(name)
    with pytest.raises(folds.Refused):
        folds.KINDS[what](code_of(name), limbs.Products(layout, lambda *_: True)).check()


@pytest.mark.parametrize("kind, words", [(limbs.IFMA, 2), (limbs.AVX2, 4)])
def test_limbs_have_room_for_a_product(monkeypatch, kind, words):
    for layout in (limbs.Layout(kind, n) for kind in limbs.KINDS for n in kind.limbs):
        lanes.State(limbs.Products(layout, JOINS)).check_room()
    monkeypatch.setitem(kind.limbs, words, kind.limbs[words] - 1)
    with pytest.raises(folds.Refused, match="room"):
        lanes.State(limbs.Products(limbs.Layout(kind, words), JOINS)).check_room()


@pytest.mark.parametrize("name", [*ROWS, *OFFSET[2:4], *OFFSET[6:]])
def test_without_a_branch_or_a_comparison_a_turn_is_refused(name):
    """A pass that keeps all products is right in itself, but would write more than there is room for."""
    code = code_of(name)
    for n, i in enumerate(code):
        if i.mnemonic in ("je", "jne", "cmp"):
            assert not accepted([*code[:n], *code[n + 1 :]], name), i


@pytest.mark.parametrize("name", ["avx2_montgomery_forward_4", "avx2_montgomery_unfold_4"])
def test_limbs_have_nothing_above_their_bits(name):
    """By AVX2 it would count: without the mask of a limb in the middle of a word the low bits alone are right."""
    code = code_of(name)
    masks = [n for n, i in enumerate(code) if i.mnemonic == "vpand" and i.code.decode().endswith(("x1.limbs", "limbs"))]
    masks = masks or [n for n, i in enumerate(code) if i.mnemonic == "vpand"][:9]
    for n in masks[1:8:3]:
        assert not accepted([*code[:n], *code[n + 1 :]], name)
    assert Z3.joins(("or_(L0,L0)",), 2, 64, 29) and not Z3.joins(("or_(L0,L0)",), 2, 64, 29, True)


@pytest.mark.parametrize("kind, most", [(limbs.IFMA_OFFSET, 1 << 48), (limbs.AVX2_OFFSET, 1 << 20)])
def test_a_larger_offset_in_lanes_is_not_proved(kind, most):
    layout = limbs.Layout(dataclasses.replace(kind, offset=most), 4)
    with pytest.raises(folds.Refused):
        folds.Fold(code_of(f"{kind.family}_fold_4"), products_of(layout, JOINS)).check()


def test_offsets_in_lanes_are_those_of_the_library():
    rust = (files.ROOT / "crates" / "bezout" / "src" / "backend" / "x86_64" / "integer" / "product_lanes.rs").read_text(encoding="utf-8")
    assert f"takes_offset(r) && r < {limbs.AVX2_OFFSET.offset + 1}\n" in rust and limbs.AVX2_OFFSET.offset == offset.SMALL
    assert (limbs.IFMA_OFFSET.offset, limbs.LEAST_OFFSET) == (offset.MOST, offset.LEAST)
    assert f"let constants = [(1 << 23) - 1, {limbs.MULTIPLES['fold']} * r, (1 << 30) - 1, {limbs.MULTIPLES['wrap']} * r];" in rust


def test_a_sum_or_a_factor_that_may_leave_its_bits_is_an_error():
    terms = Terms()
    a, half = terms.make("leaf", "a0"), terms.constant(limbs.HALF)
    found = limbs.Limbs(limbs.AVX2, terms, {a: limbs.Lane({("a0",): 1}, 0, 1 << 33)})
    for term in (terms.operation("and", a, half), terms.operation("mul", a, a)):
        with pytest.raises(limbs.Unproved):
            found.of(term)
    large = limbs.Limbs(limbs.AVX2, terms, {a: limbs.Lane({("a0",): 1}, 0, 1 << 63)})
    with pytest.raises(limbs.Unproved, match="64 bits"):
        large.of(terms.operation("add", a, a))


def test_places_and_steps_are_those_of_the_assembly():
    from asmgen.product import avx2, avx2_blocks, avx2_pseudo_mersenne, ifma, ifma_pseudo_mersenne, ifma_rows

    generated = {limbs.IFMA: (ifma, ifma_rows), limbs.AVX2: (avx2, avx2_blocks)}
    generated |= {limbs.IFMA_OFFSET: (ifma_pseudo_mersenne,), limbs.AVX2_OFFSET: (avx2_pseudo_mersenne,)}
    for kind, generators in generated.items():
        assert kind.limbs == {words: n for generator in generators for words, n in generator.SIZES.items()}
        for generator in generators:
            for words in generator.SIZES:
                wanted, found = generator.code("fold", words).layout, limbs.Layout(kind, words)
                places = {"modulus": "m", "factor": "inverse"}
                assert found.places == {places.get(name, name): at for name, at in wanted.at.items()}
                assert (found.step, found.rows, found.every, found.packed) == (wanted.step, wanted.rows, wanted.every, wanted.packed)
                assert found.places["scratch"] + found.vector * kind.scratch.get(words, 0) <= wanted.size


@pytest.mark.parametrize(
    "text",
    [
        "vpaddq zmm0,zmm1,ymm2", "vmovdqa64 zmm0{k0},zmm1", "vpaddq ymm0,ymm1,xmm2", "vpermq zmm0,zmm1,zmm2", "vbroadcasti128 zmm0,[rdi]",
        "vpshrdq zmm0,zmm1,zmm2,40h", "kxorw k1,k2,k3",
    ],
)  # fmt: skip
def test_what_is_not_known_of_whole_vectors_is_an_error(text):
    mnemonic, _, operands = text.partition(" ")
    with pytest.raises(Unknown):
        evex.Wide.fresh(Terms()).run(Instruction(0, b"", mnemonic, tuple(operands.split(","))))


def test_bits_above_a_mask_are_not_followed():
    found = evex.Wide.fresh(Terms())
    found.run(Instruction(0, b"", "knotw", ("k1", "k1")))
    found.run(Instruction(0, b"", "korw", ("k2", "k1", "k3")))
    found.run(Instruction(0, b"", "kmovw", ("k4", "eax")))
    for name in ("k1", "k2", "k4"):
        with pytest.raises(Unknown):
            found.run(Instruction(0, b"", "kmovw", ("eax", name)))
    found.run(Instruction(0, b"", "kmovw", ("eax", "k3")))


def test_an_order_of_halves_is_an_error():
    terms = Terms()
    for half, right in ((2 | 3 << 32, True), (3 | 2 << 32, False), (2 | 5 << 32, False)):
        found = machine.Machine.fresh(terms)
        found.state.vectors["ymm1"] = (terms.constant(half),) * 4
        one = Instruction(0, b"", "vpermd", ("ymm0", "ymm1", "ymm2"))
        if right:
            found.run(one)
            assert found.state.vectors["ymm0"] == (found.state.vectors["ymm2"][1],) * 4
        else:
            with pytest.raises(Unknown):
                found.run(one)
