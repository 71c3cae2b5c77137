# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo 2^255 - r with carries, on the text that the assembly's generator writes: what is proved of them, and what is refused."""

import re

import pytest

from bezout_proofs import files, machine, offset, passes, products
from bezout_proofs.update import Lane
from test_passes import parsed

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import SOLVERS, Solver  # noqa: E402

PROVER = offset.Prover([Solver(name) for name in SOLVERS])
FORWARD, BACKWARD = offset.PRODUCTS


@pytest.fixture
def code_of(monkeypatch):
    monkeypatch.syspath_prepend(str(files.ROOT / "asmgen"))
    from asmgen.product import pseudo_mersenne

    return lambda name: parsed(pseudo_mersenne.forward() if name == FORWARD else pseudo_mersenne.backward())


@pytest.mark.parametrize("name", offset.PRODUCTS)
def test_products_are_proved_and_changes_refused(code_of, name):
    lines, verdict = offset.of_routine(name, code_of(name), PROVER, 24)
    assert verdict == passes.PROVED, lines


@pytest.mark.parametrize(
    "name, old, new, why",
    [
        (FORWARD, "adcx", "adox {}", "congruent"),
        (FORWARD, "add rcx, rcx", "add rcx, rdx", "congruent|too large|more than a word|x, and|reads something else"),
        (FORWARD, "cmovs", "cmovns {}", "x, and 1 where it is zero"),
        (FORWARD, "dec", "nop", "mask of zeros"),
        (FORWARD, "shr", "shr r11, 2", "odd|operation|sub|add"),
        (FORWARD, "and qword ptr [rdi+8]", "mov {}", "in place of and"),
        (BACKWARD, "add rcx, rdx", "add rcx, rsi", "something else"),
        (BACKWARD, "sar", "sar rax, 62", "r, or 0"),
        (BACKWARD, "inc", "nop", "in place of|larger|large"),
        (BACKWARD, "btr", "btr r11, 62", "bit 255"),
        (BACKWARD, "sbb", "sbb r11, 1", "more than a word"),
        (FORWARD, "mov rdx, qword ptr [rsi+8]", "mov rdx, r15", "lowest word of a factor"),
        (FORWARD, "mov qword ptr [rsp+0], 0", "nop", "a secret stays"),
        # With an instruction before it.
        (FORWARD, "and qword ptr [rdi+8]", "+mov qword ptr [rdi+8], r8", "not masked"),
        (FORWARD, "add rsi", "+mov qword ptr [rsi+0], r8", "another place"),
        (BACKWARD, "sbb", "+cmp r8, r9", "difference"),
    ],
)
def test_errors_are_refused(code_of, name, old, new, why):
    code = code_of(name)
    k = max(n for n, i in enumerate(code) if i.code.decode().startswith(old))
    mnemonic, _, operands = new.removeprefix("+").format(",".join(code[k].operands)).partition(" ")
    one = machine.Instruction(code[k].address, b"", mnemonic, tuple(re.split(r",\s*", operands)) if operands else ())
    code[k : k + (not new.startswith("+"))] = [one]
    with pytest.raises((passes.Refused, passes.Unproved, passes.Unknown), match=why):
        offset.check(passes.Run(code, offset.PRODUCTS[name]), PROVER)


@pytest.mark.parametrize("halved, carried", [(True, True), (False, True), (True, False)])
def test_a_number_and_a_word_have_a_bound(halved, carried):
    terms = machine.Terms()
    t, r = [terms.make("leaf", f"t{k}") for k in range(5)], terms.make("leaf", "r")
    made, leaves = terms.operation, list(t)
    t[3] = made("shr", made("add", t[3], t[3]), 1) if halved else t[3]
    zero, words = terms.constant(0), [made("add", t[0], t[4])]
    flag = made("below", words[0], t[0])
    for word in t[1:4]:
        carry = made("ite", flag, terms.constant(1), zero) if carried else zero
        words.append(made("add", made("add", word, zero), carry))
        flag = made("carries", word, zero, flag)
    found = offset.Product(terms, t[:3], t[:3], r, PROVER)
    found.integers = found.where({word: Lane({(f"x{k}",): 1}, 0, machine.WORD) for k, word in enumerate(leaves)})
    if halved and carried:
        assert found.folded(words) == t[4]
    else:
        with pytest.raises(passes.Refused, match="too large"):
            found.folded(words)


def test_a_shift_of_an_odd_number_is_no_half(code_of, monkeypatch):
    monkeypatch.setattr(products.Integers, "of_shr", lambda self, term, *_: self.unknown(f"w{term}"))
    assert not offset.accepts(code_of(FORWARD), offset.PRODUCTS[FORWARD], PROVER)


def test_a_larger_offset_is_not_proved(code_of, monkeypatch):
    assert offset.accepts(code_of(BACKWARD), offset.PRODUCTS[BACKWARD], PROVER)
    monkeypatch.setattr(offset, "MOST", 1 << 32)
    assert not offset.accepts(code_of(BACKWARD), offset.PRODUCTS[BACKWARD], PROVER)


def test_offsets_are_those_of_the_library():
    rust = files.ROOT / "crates" / "bezout" / "src" / "backend" / "x86_64" / "integer" / "product.rs"
    assert f"r % 2 == 1 && r >= {offset.LEAST} && r >> {offset.MOST.bit_length()} == 0\n" in rust.read_text(encoding="utf-8")
    assert offset.MOST == (1 << offset.MOST.bit_length()) - 1


def test_without_a_least_offset_zeros_are_not_proved(code_of, monkeypatch):
    monkeypatch.setattr(offset, "LEAST", 0)
    assert not offset.accepts(code_of(FORWARD), offset.PRODUCTS[FORWARD], offset.Prover(PROVER.solvers[:1]))


def test_solvers_that_disagree_are_an_error():
    terms = machine.Terms()
    both = [type("Solver", (), {"proved_by": None})() for _ in range(2)]
    prover = offset.Prover(both)
    prover.proved_by = lambda solver, *_: solver is both[0]
    with pytest.raises(passes.Refused, match="disagree"):
        prover.prove(terms, terms.constant(1), {}, "the count of zeros")
