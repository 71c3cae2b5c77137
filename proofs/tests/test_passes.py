# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products with carries on terms: what is proved of them, and what is refused. The code is here the text of the library's assembly; `make
prove-bytes` has the bytes."""

import re
import sys

import pytest

from bezout_proofs import evex, files, folds, passes, products
from bezout_proofs.machine import Instruction, Terms, Unknown
from bezout_proofs.update import Lane, Unproved

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import Solver  # noqa: E402

sys.path.append(str(files.ROOT / "asmgen"))
from asmgen import manifest  # noqa: E402

FOLD, UNFOLD = "ifma_montgomery_fold_2", "ifma_montgomery_unfold_2"
NAMES = ("adx_montgomery_4", "adx_montgomery_forward_4", "adx_montgomery_backward_4")


def code_of(name: str) -> list[Instruction]:
    """The instructions of a routine, as its generator has them."""
    return parsed(manifest.routines()[name].text())


def parsed(text: str) -> list[Instruction]:
    """Of labels each is used in one direction."""
    lines = [line.partition("//")[0].strip() for line in text.splitlines()]
    found, places = [], {}
    for line in lines:
        if line.endswith(":"):
            places[line[0]] = len(found)
        elif line and not line.startswith("."):
            found.append(line)

    def decoded(k: int, line: str) -> Instruction:
        mnemonic, _, operands = line.partition(" ")
        mnemonic = {"cmovc": "cmovb", "jnz": "jne", "jz": "je"}.get(mnemonic, mnemonic)
        if mnemonic.startswith("j"):
            operands = f"{places[operands[0]]:X}h".zfill(3)
        return Instruction(k, line.encode(), mnemonic, tuple(re.split(r",\s*", operands.replace("zmmword ptr ", "").replace("+-", "-"))))

    return [decoded(k, line) for k, line in enumerate(found)]


def kind_of(name: str) -> passes.Kind:
    return passes.kinds_of(name)[0]


def refused(code: list[Instruction], name: str) -> bool:
    return not passes.accepts(code, kind_of(name), passes.Run(code_of(name), kind_of(name)).scratch)


@pytest.mark.parametrize("name", NAMES)
def test_products_are_proved(name):
    for kind in passes.kinds_of(name):
        passes.check(passes.Run(code_of(name), kind))


@pytest.mark.parametrize("name", NAMES)
def test_changes_are_refused(name):
    lines, verdict = passes.of_routine(name, code_of(name), 40)
    assert verdict == passes.PROVED, lines


@pytest.mark.parametrize(
    "name, old, new",
    [
        ("adx_montgomery_4", "adcx rbp", "adox rbp"),
        ("adx_montgomery_4", "sbb r8, 0", "sbb r8, 1"),
        ("adx_montgomery_4", "cmovc r10, qword ptr [rdx+0]", "cmovb r10, qword ptr [rdx+8]"),
        ("adx_montgomery_4", "mov qword ptr [rsp+16], 0", "mov qword ptr [rsp+8], 0"),
        ("adx_montgomery_4", "pop rbp", "pop rbx"),
        ("adx_montgomery_forward_4", "add rdi, 32", "add rdi, 64"),
        ("adx_montgomery_forward_4", "cmp rdi, qword ptr [rsp+8]", "cmp rdi, qword ptr [rsp+16]"),
        ("adx_montgomery_forward_4", "mov qword ptr [rsp+0], 0", "nop"),
        ("adx_montgomery_forward_4", "add rdx, rdi", "add rdx, rsi"),
        ("adx_montgomery_backward_4", "add qword ptr [rsp+0], rdx", "mov qword ptr [rsp+0], rdx"),
        ("adx_montgomery_backward_4", "xor eax, eax", "mov rax, 1"),
        ("adx_montgomery_backward_4", "pop rax", "pop rdx"),
    ],
)
def test_errors_are_refused(name, old, new):
    code = code_of(name)
    k = max(n for n, i in enumerate(code) if i.code.decode().startswith(old))
    mnemonic, _, operands = code[k].code.decode().replace(old, new).partition(" ")
    changed = [*code[:k], Instruction(k, b"", mnemonic, tuple(re.split(r",\s*", operands))), *code[k + 1 :]]
    assert not refused(code, name) and refused(changed, name)


@pytest.mark.parametrize("change", ["clearing", "bound", "carry"])
def test_the_proof_rests_on_each_of_its_rules(monkeypatch, change):
    """Without the word that a multiple of m clears, with sums that are thought to fit, and with carries that are lost, nothing is proved."""
    if change == "clearing":
        monkeypatch.setattr(products.Integers, "of_mul", lambda self, term, *pair: self.unknown(f"l{term}"))
    elif change == "bound":
        monkeypatch.setattr(products.Integers, "word", lambda self, term, total, least, most: Lane(total, 0, 2**64 - 1))
    else:
        monkeypatch.setattr(products.Integers, "out", lambda self, total, least, most: products.constant(0))
    run = passes.Run(code_of(NAMES[0]), kind_of(NAMES[0]))
    with pytest.raises(passes.Refused):
        passes.check(run)


def test_a_sum_that_may_not_fit_is_a_new_unknown():
    terms = Terms()
    a, b = (terms.make("leaf", name) for name in "ab")
    integers = products.Integers(terms, {a: Lane({("a",): 1}, 0, 9), b: Lane({("b",): 1}, 0, 2**64 - 9)}, {})
    total, less = terms.operation("add", a, b), terms.operation("sub", a, b)
    assert integers.of(total).value == {(f"w{total}",): 1} and integers.of(less).value == {(f"w{less}",): 1}
    small = products.Integers(terms, {a: Lane({("a",): 1}, 0, 8), b: Lane({("b",): 1}, 0, 2**64 - 9)}, {})
    assert small.of(total).value == {("a",): 1, ("b",): 1} and small.of(terms.operation("below", total, a)).value == {}
    assert integers.of(terms.operation("below", total, a)).value == {("a",): pytest.approx(2**-64), ("b",): pytest.approx(2**-64), (f"w{total}",): pytest.approx(-(2**-64))}


@pytest.mark.parametrize("operation", ["xor", "ite", "and"])
def test_what_is_no_integer_is_an_error(operation):
    terms = Terms()
    leaves = [terms.make("leaf", name) for name in "abc"]
    arguments = leaves[: 3 if operation == "ite" else 2]
    integers = products.Integers(terms, {leaf: Lane({(f"x{leaf}",): 1}, 0, 1) for leaf in leaves}, {})
    with pytest.raises(Unproved):
        integers.of(terms.operation(operation, *arguments))


def joins(*_) -> bool:
    return True


# The other way round is not asked either.
joins.splits = joins


def test_the_product_of_all_numbers_is_proved():
    z3 = Solver("z3")
    for name in (FOLD, UNFOLD):
        lines, verdict = folds.of_routine(name, code_of(name), folds.Joins([z3]), 19)
        assert verdict == folds.PROVED, lines
    assert not z3.joins(("add_(L0,shl_(L1,51))", "shr_(L1,12)"), 3, 52, 64)


@pytest.mark.parametrize(
    "old, new",
    [
        ("vpmadd52huq", "vpmadd52luq"),
        ("vpsraq", "vpsrlq"),
        ("vpermq zmm", "vpaddq zmm"),
        ("vpmovq2m k3", "vpmovq2m k4"),
        ("add r9, ", "add rcx, "),
        ("vpsubq", "vpaddq"),
        ("vmovdqa64 zmmword ptr [r9", "vmovdqa64 zmmword ptr [rsi"),
    ],
)
def test_errors_in_lanes_are_refused(old, new):
    code = code_of(FOLD)
    k = next(n for n, i in enumerate(code) if i.code.decode().startswith(old))
    mnemonic, _, operands = code[k].code.decode().replace(old, new).replace("zmmword ptr ", "").partition(" ")
    changed = Instruction(k, b"", mnemonic, tuple(re.split(r",\s*", operands)))
    assert not folds.accepts([*code[:k], changed, *code[k + 1 :]], folds.Fold, 2, joins)


@pytest.mark.parametrize(
    "old, new",
    [("vpmadd52huq", "vpmadd52luq"), ("sub rsi, 192", "sub rsi, 128"), ("vpsrlq zmm2, zmm1, 40", "vpsrlq zmm2, zmm1, 39"), ("vmovdqa64 zmmword ptr [rdi+640", "vmovdqa64 zmmword ptr [rdi+704")],
)
def test_errors_on_the_way_back_are_refused(old, new):
    code = code_of(UNFOLD)
    k = next(n for n, i in enumerate(code) if i.code.decode().startswith(old))
    mnemonic, _, operands = code[k].code.decode().replace(old, new).replace("zmmword ptr ", "").partition(" ")
    changed = [*code[:k], Instruction(k, b"", mnemonic, tuple(re.split(r",\s*", operands))), *code[k + 1 :]]
    assert folds.accepts(code, folds.Unfold, 2, joins) and not folds.accepts(changed, folds.Unfold, 2, folds.Joins([Solver("z3")]))


@pytest.mark.parametrize("rule", ["low", "of_sar", "halves"])
def test_the_proof_in_lanes_rests_on_its_rules(monkeypatch, rule):
    """Without the bits above a limb, with no carries of signs, and with products that are one unknown."""
    other = {"low": folds.Limbs.of, "of_sar": lambda self, *_: products.constant(0), "halves": lambda self, a, b: self.unknown("l", folds.LIMB)}
    monkeypatch.setattr(folds.Limbs, rule, other[rule])
    with pytest.raises(folds.Refused):
        folds.Fold(code_of(FOLD), 2).check(joins)


def test_limbs_have_room_for_a_product(monkeypatch):
    fold = folds.Fold(code_of(FOLD), 2)
    fold.check(joins)
    monkeypatch.setitem(folds.LIMBS, 2, 2)
    with pytest.raises(folds.Refused, match="room"):
        fold.check(joins)


@pytest.mark.parametrize("text", ["vpaddq zmm0,zmm1,ymm2", "vmovdqa64 zmm0{k1}{z},zmm1", "vpermq zmm0,zmm1,zmm2", "vpxorq zmm0,zmm1,zmm2", "vbroadcasti128 zmm0,[rdi]", "vpshrdq zmm0,zmm1,zmm2,40h"])
def test_what_is_not_known_of_whole_vectors_is_an_error(text):
    mnemonic, _, operands = text.partition(" ")
    with pytest.raises(Unknown):
        evex.Wide.fresh(Terms()).run(Instruction(0, b"", mnemonic, tuple(operands.split(","))))
