# SPDX-License-Identifier: MIT OR Apache-2.0
"""Squares modulo 2^256 - c in a loop, on the text that the assembly's generator writes: what is proved of them, and what is refused."""

import itertools
import re

import pytest

from bezout_proofs import files, passes, products, squares
from bezout_proofs.machine import Instruction
from bezout_proofs.update import Lane
from test_passes import code_of

(NAME, KIND), = squares.PRODUCTS.items()
SIZE = 1 << 256


def test_squares_are_proved_and_changes_refused():
    lines, verdict = squares.of_routine(NAME, code_of(NAME), 4)
    assert verdict == passes.PROVED, lines


@pytest.mark.parametrize(
    "old, new, why",
    [
        ("adc rcx, r10", "add {}", "congruent"),
        ("mulx r11, r12, rdx", "mulx r11, r12, rcx", "congruent"),
        ("adc r12, r12", "nop", "congruent"),
        ("mulx r14, r8, r8", "mulx r14, r8, r9", "factor of other words"),
        ("mulx r15, r14, r12", "mulx r15, r14, r10", "congruent|last ones"),
        ("mov rdx, qword ptr [rsp+8]", "mov rdx, qword ptr [rsp+0]", "not as it was"),
        ("sbb rsi, rsi", "sbb rsi, rax", "no mask"),
        ("sbb rsi, rsi", "mov rsi, 0", "in place of sub"),
        ("and rsi, qword ptr [rsp+8]", "nop", "congruent|another number"),
        ("dec rdi", "sub rdi, 2", "count is zero"),
        ("mov rdi, rsi", "mov rdi, 7", "begin with x and the count"),
        ("xor rsi, rsi", "mov rsi, 1", "begin with x and the count"),
        ("mov rbx, qword ptr [r8+8]", "mov rbx, qword ptr [r8+16]", "begin with x and the count"),
        ("mov qword ptr [rdx+8], rbx", "mov qword ptr [rdx+8], rcx", "another number"),
        ("mov qword ptr [rdx+24], rbp", "mov qword ptr [rdx+32], rbp", "another place"),
        ("pop rbp", "pop rbx", "register of the caller"),
        # With an instruction before it.
        ("dec rdi", "+mov qword ptr [rsp+0], rax", "not as it was"),
        ("pop rdx", "+mov qword ptr [rsp+0], rax", "another place"),
        ("xor rsi, rsi", "+mov qword ptr [rsp-8], rax", "a secret stays"),
    ],
)
def test_errors_are_refused(old, new, why):
    code = code_of(NAME)
    # That of a turn, where there is one behind the loop too.
    k = min(n for n, i in enumerate(code) if i.code.decode() == old)
    mnemonic, _, operands = new.removeprefix("+").format(", ".join(code[k].operands)).partition(" ")
    one = Instruction(code[k].address, b"", mnemonic, tuple(re.split(r",\s*", operands)) if operands else ())
    scratch = squares.Run(code, KIND).scratch
    code[k : k + (not new.startswith("+"))] = [one]
    with pytest.raises((passes.Refused, passes.Unproved, passes.Unknown), match=why):
        squares.check(squares.Run(code, KIND, scratch))


@pytest.mark.parametrize(
    "name, value",
    [("MOST", (1 << 64) - 1), ("CARRIED", 1 << 128), ("CARRIED", 1 << 126)],
)
def test_the_proof_rests_on_its_bounds(monkeypatch, name, value):
    """A larger c leaves more behind a carry. A bound that is larger leaves a carry behind the sum with c; one that is less is exceeded."""
    monkeypatch.setattr(squares, name, value)
    monkeypatch.setattr(squares, "C", Lane({("c",): 1}, squares.LEAST, squares.MOST))
    assert not squares.accepts(code_of(NAME), KIND)


@pytest.mark.parametrize("change", ["bound", "carry"])
def test_the_proof_rests_on_its_rules(monkeypatch, change):
    if change == "bound":
        monkeypatch.setattr(products.Integers, "bound", lambda self, a: 1 << 300)
    else:
        monkeypatch.setattr(products.Integers, "out", lambda self, total, least, most: products.constant(0))
    assert not squares.accepts(code_of(NAME), KIND)


def test_what_is_claimed_holds_for_numbers():
    """The terms of a turn, for words at the edges; those with a carry too, as one turn leaves them."""
    run, edges = squares.Run(code_of(NAME), KIND), (0, 1, (1 << 64) - 2, (1 << 64) - 1)
    heads = [run.head.registers[name] for name in (*squares.WORDS, squares.CARRY)]
    leaves = {n: 0 for n, term in enumerate(run.terms.all) if term[0] == "leaf"}
    carried = 0
    for *words, c in itertools.product(*[edges] * 4, (1, squares.MOST)):
        mask = 0
        for _ in range(2):
            given = dict(zip(heads, [*words, mask], strict=True)) | {run.first["rdx"]: c}
            values = run.terms.evaluate(leaves | given, len(run.terms.all))
            x = sum(word << 64 * k for k, word in enumerate(words)) + (mask & c)
            *words, mask = (values[run.ends.end.registers[name]] for name in (*squares.WORDS, squares.CARRY))
            left = sum(word << 64 * k for k, word in enumerate(words))
            assert mask in (0, (1 << 64) - 1) and not mask or left < squares.CARRIED
            carried += bool(mask)
            assert (left + (mask & c) - x * x) % (SIZE - c) == 0
    assert carried


def test_offsets_and_registers_are_those_of_the_library():
    rust = files.ROOT / "crates" / "bezout" / "src" / "backend" / "x86_64" / "integer" / "product.rs"
    assert f"count >= 1 && c >= {squares.LEAST} && c >> {squares.MOST.bit_length()} == 0" in rust.read_text(encoding="utf-8")
    assert squares.MOST == (1 << squares.MOST.bit_length()) - 1
    from asmgen.product import near_power

    assert (near_power.A, near_power.CARRIED, near_power.COUNT) == (list(squares.WORDS), squares.CARRY, squares.COUNT)
