# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products with carries on terms: what is proved of them, and what is refused. The code is here the text of the library's assembly; `make
prove-bytes` has the bytes."""

import re
import sys

import pytest

from bezout_proofs import files, passes, products
from bezout_proofs.machine import Instruction, Terms
from bezout_proofs.update import Lane, Unproved

sys.path.append(str(files.ROOT / "asmgen"))
from asmgen import manifest  # noqa: E402

NAMES = ("adx_montgomery_4", "adx_montgomery_forward_4", "adx_montgomery_backward_4")


def code_of(name: str) -> list[Instruction]:
    """The instructions of a routine, as its generator has them."""
    return parsed(manifest.routines()[name].text())


def parsed(text: str) -> list[Instruction]:
    lines = [line.partition("//")[0].strip() for line in text.splitlines()]
    found, places = [], {}
    for line in lines:
        if line.endswith(":"):
            places.setdefault(line[0], []).append(len(found))
        elif line and not line.startswith("."):
            found.append(line)

    def decoded(k: int, line: str) -> Instruction:
        mnemonic, _, operands = line.partition(" ")
        mnemonic = {"cmovc": "cmovb", "cmovnz": "cmovne", "jnz": "jne", "jz": "je"}.get(mnemonic, mnemonic)
        operands = re.sub(r"(?<=, )-(\d+|0x\w+)$", lambda found: f"0{(1 << 64) - int(found[1], 0):X}h", operands)
        operands = re.sub(r"\b([248])\*(r\w+)", r"\2*\1", operands)
        operands = re.sub(r"\b0x(\w+)", lambda found: f"0{found[1].upper()}h", operands)
        if mnemonic.startswith("j"):
            near = [at for at in places[operands[0]] if (at <= k) == (operands[1] == "b")]
            operands = f"{near[-1 if operands[1] == 'b' else 0]:X}h".zfill(3)
        return Instruction(k, line.encode(), mnemonic, tuple(re.split(r",\s*", re.sub(r"[xyz]mmword ptr ", "", operands).replace("+-", "-"))))

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
