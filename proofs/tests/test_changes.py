# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is lost in code is live by its texts, and refused; a proof or a machine that is too weak is found. The code is here the text of the
library's assembly; `make prove-bytes` has the bytes."""

from dataclasses import replace

import pytest
from test_passes import code_of, parsed

from bezout_proofs import bingcd_steps, changes, evex, machine, passes, step_report, steps

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import Solver  # noqa: E402

PRODUCT = "adx_montgomery_4"


def lines_of(accepted) -> list[str]:
    code = code_of(PRODUCT)
    lines, right = changes.refused(code, changes.whole(code, accepted), 400)
    return [*lines, str(right)]


def accepted(code) -> bool:
    return passes.accepts(code, passes.kinds_of(PRODUCT)[0])


def test_losses_of_a_product_are_refused():
    *lines, right = lines_of(accepted)
    assert right == "True" and len(lines) == 1
    assert "registers" in lines[0] and "2 of 2 flags" in lines[0] and "2 of 2 words of the stack" in lines[0]


def test_a_proof_that_accepts_everything_is_found():
    *lines, right = lines_of(lambda code: True)
    assert right == "False" and any("accepted with another" in line for line in lines)


def test_a_machine_without_a_loss_is_found(monkeypatch):
    monkeypatch.setattr(machine.Machine, "do_clobber", lambda *_: None)
    assert lines_of(accepted)[-1] == "False"


# It has something of each kind.
SMALL = """mov rax, qword ptr [rdi+8]
add rax, rsi
mov qword ptr [rsp-8], rax
vmovdqa64 zmm1, zmmword ptr [rdi+64]
vpmovq2m k1, zmm1
adc rdx, 0
vpaddq zmm2{k1}, zmm1, zmm1
add rdx, qword ptr [rsp-8]
mov qword ptr [rdi], rdx
vmovdqa64 zmmword ptr [rdi+128], zmm2
ret"""


@pytest.mark.parametrize("kind", changes.KINDS)
def test_each_kind_is_needed(monkeypatch, kind):
    """By a machine that does not lose one kind, each of that kind is accepted, and none of the others."""
    code, places = parsed(SMALL), changes.Live(parsed(SMALL)).places()
    of_kind = {one.operands[0] for _, one in places[kind]}
    lose = machine.Machine.do_clobber

    def stored(code) -> list[int]:
        found = evex.Wide.fresh(machine.Terms())
        try:
            for i in code[:-1]:
                found.run(i)
        except machine.Unknown:
            return []
        return [found.terms.structures()[found.word(at)] for at in (0, *range(128, 192, 8))]

    def run() -> tuple[list[str], bool]:
        return changes.refused(code, changes.whole(code, lambda other: stored(other) == wanted), 1)

    wanted = stored(code)
    lines, right = run()
    assert right and len(lines) == 1 and all(places.values())
    monkeypatch.setattr(machine.Machine, "do_clobber", lambda self, cell, count: cell in of_kind or lose(self, cell, count))
    lines, right = run()
    assert not right and len(lines) == 1 + len(places[kind]) and {line.split()[3] for line in lines[1:]} == of_kind


def test_what_is_live_by_texts():
    code = parsed("mov rax, rbx\nadd rax, qword ptr [rdi+8]\nmov rcx, rdx\nmov rcx, rax\nmov qword ptr [rdi+16], rcx\nret")
    live = changes.Live(code)
    assert [sorted(cells) for cells in live.before] == [["rbx", "rdi"], ["rax", "rdi"], ["rax", "rdi"], ["rax", "rdi"], ["rcx", "rdi"], []]
    assert [i.text for i in live.unread()] == ["mov rcx,rdx"]
    words = [(k, one.operands) for k, one in live.places()["word of the state"]]
    assert words == [(1, ("[rdi+8]", "1")), (0, ("[rdi+8]", "1"))]


def test_masks_and_vectors_are_lost_by_their_names():
    from bezout_proofs import evex

    found = evex.Wide.fresh(machine.Terms())
    before = dict(found.state.vectors)
    for cell in ("k2", "v3"):
        found.do_clobber(cell, "1")
    assert {name for name, lanes in found.state.vectors.items() if lanes != before[name]} == {"k2", "zmm3"}


def test_a_lost_sign_changes_a_comparison():
    found = bingcd_steps.Batches.fresh(machine.Terms())
    found.do_sub("rax", "rbx")
    before = found.state.greater
    found.do_clobber("sign", "1")
    assert found.state.greater != before


@pytest.mark.parametrize("text, why", [("add rdi, 8", "the state is elsewhere"), ("mov qword ptr [rdi+8], rsi", "stores to other places")])
def test_what_is_before_a_loop_leaves_the_state(text, why):
    """A loss of rdi before the loop was accepted once."""
    # An instruction has one byte here.
    code = [replace(i, code=b"x") for i in code_of("avx2_gcd_4")]
    shape, prover = step_report.SHAPES["avx2_gcd_4"], steps.Prover([Solver("z3").is_component])
    assert steps.accepts(code, shape, prover)
    head = next(steps.target(i) for i in code if i.mnemonic == "jne" and steps.target(i) < i.address)
    [one] = [replace(i, address=head - 1) for i in parsed(text)]
    with pytest.raises(steps.Refused, match=why):
        steps.check([*code[:head], one, *code[head:]], shape, prover)


def test_operands_that_are_read_at_once():
    found = [changes.read(parsed(text)[0]) for text in ("add rax, ecx", "mov rdx, qword ptr [rsp+8]", "vpxor ymm1, ymm2, ymm3", "xor rax, rax", "cmp rax, rcx")]
    assert [[(kind, one.operands) for kind, one in one] for one in found] == [
        [("register", ("rcx", "1"))],
        [("word", ("[rsp+8]", "1"))],
        [("vector", ("v2", "1")), ("vector", ("v3", "1"))],
        [],
        [],
    ]
