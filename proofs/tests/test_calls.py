# SPDX-License-Identifier: MIT OR Apache-2.0
"""An inverse, a symbol and a gcd of 256 bits, and an inverse of nine words, from call to return, on code that a compiler made of Rust:
`invert_256.txt`, `jacobi_256.txt`, `gcd_256.txt` and `invert_576.txt` have what `static-taint PROGRAM FUNCTION whole` printed for one build, without
what no path comes to. `make prove-bytes` asks the same of each build."""

import dataclasses
import pathlib
import random

import pytest

from bezout_proofs import calls, compiled, cosimulate, ends, gcd_ends, machine, pairs, step_report, steps, symbol, whole_runs
from bezout_proofs.normal import Forms
from bezout_proofs.update import Unproved

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import Solver  # noqa: E402

Z3 = Solver("z3")
needs_avx2 = pytest.mark.skipif(not cosimulate.has_vectors(), reason="this CPU lacks AVX2")


# By name: the listing, the routine, and both ends.
LISTINGS = {
    "invert": ("invert_256", "avx2_invert_4", ends.Inverse),
    "jacobi": ("jacobi_256", "avx2_jacobi_4", ends.Symbol),
    "gcd": ("gcd_256", "avx2_gcd_4", gcd_ends.Gcd),
    "nine words": ("invert_576", "avx2_invert_9", ends.InverseOfWords),
}


def listing(what: str = "invert") -> list[machine.Instruction]:
    text = (pathlib.Path(__file__).parent / f"{LISTINGS[what][0]}.txt").read_text(encoding="utf-8")
    start = int(text.splitlines()[1].split("\t")[2], 16)
    return [machine.Instruction(start, b"", "entry", ("",)), *machine.parse(text)]


def routines(code: list[machine.Instruction], shape) -> list[compiled.Routine]:
    """Both texts, which write all of their state but for what stays, and the limbs above theirs."""
    stay = {*shape.constants, *shape.layout.constants, *shape.inputs}
    limbs = shape.limb_at("f", 0)
    writes = frozenset(range(-128, 0x1C0, 8)) | frozenset(range(limbs, limbs + 32 * (shape.vectors + len(symbol.SUMS) * shape.is_symbol), 8))
    calls_of = {steps.target(i) for i in code if i.mnemonic == "call" and machine.number(i.operands[0]) is not None}
    return [compiled.Routine(f"routine {at:x}", at, writes - stay) for at in sorted(calls_of - {i.address for i in code})]


def whole_of(code: list[machine.Instruction], residues=calls.RESIDUES[:1], what: str = "invert", in_order: bool = False) -> calls.Whole:
    _, routine, kind = LISTINGS[what]
    shape = step_report.SHAPES[routine]
    return calls.Whole(code, routines(listing(what), shape), shape, kind, [Z3], residues, in_order)


@pytest.fixture(scope="module")
def whole():
    return whole_of(listing(), calls.RESIDUES)


def changed(old: str, new: str, n: int = 0, what: str = "invert") -> list[machine.Instruction]:
    code = listing(what)
    k = [k for k, i in enumerate(code) if i.text == old][n]
    mnemonic, _, operands = new.partition(" ")
    code[k] = machine.Instruction(code[k].address, code[k].code, mnemonic, tuple(operands.split(",")))
    return code


def test_a_call_is_proved(whole):
    words, paths = calls.check(whole)
    assert words == len(whole.places) == 109 and paths == 2 * (len(calls.RESIDUES) + len(calls.WHERE) - 1 + len(calls.ONE_ARGUMENT))


# Which claim refuses it: of the path, of the state before, or of what is behind, by sums or by solvers.
@pytest.mark.parametrize(
    "old, new, why",
    [
        ("cmp cl,1h", "cmp cl,2h", "no code is there|not one call|branch"),
        ("and rsp,0FFFFFFFFFFFFFFC0h", "nop ", "not aligned"),
        ("mov [rsp+238h],rax", "nop ", "the state at"),
        # Digits of a quotient are told by the inverse, and by limbs of m.
        ("xor rax,2h", "xor rax,1h", "digit 0"),
        ("imul r14,r14", "nop ", "digit 0"),
        ("shld r8,rdi,4h", "shld r8,rdi,5h", "digit 1"),
        ("mov [rsp+200h],r9", "mov [rsp+208h],r9", "the state at|reads something else"),
        ("vmovdqa [rsp+5C0h],ymm2", "vmovdqa [rsp+5C0h],ymm4", "the state at"),
        ("sar rsi,29h", "sar rsi,28h", "none of a pair"),
        ("neg rbx", "nop ", "sum|operation"),
        ("shrd r8,rdi,3Ch", "shrd r8,rdi,3Bh", "shifts of two words"),
        ("adc rdi,r9", "add rdi,r9", "sum|carry|sign"),
        ("bzhi r15,rax,r10", "mov r15,rax", "operation|integer|sum|pair"),
        ("imul rcx,r13", "imul rcx,r14", "sum|quotient|integer|sign|carry"),
        ("xor rbx,r14", "nop ", "sum|integer"),
        ("and r15,rax", "mov r15,rax", "not 1 or -1|another number"),
        ("sete al", "setb al", "another|reads"),
        ("sbb rsi,0h", "nop ", "another number"),
        ("and r8,rsi", "nop ", "another number"),
        ("dec eax", "nop ", "another"),
        ("mov [rcx+8h],rax", "mov [rcx+28h],rax", "another number"),
        ("movdqu [rbx],xmm1", "movdqu [rbx+18h],xmm1", "another place"),
        ("pop r14", "pop r15", "register of the caller"),
    ],
)
def test_errors_are_refused(old, new, why):
    with pytest.raises((steps.Refused, machine.Unknown, Unproved), match=why):
        calls.check(whole_of(changed(old, new, -1 if old == "sete al" else 0)))


def test_a_symbol_is_proved():
    words, paths = calls.check(whole_of(listing("jacobi"), what="jacobi"))
    assert words == 102 and paths == 2 * (1 + len(calls.WHERE) - 1 + len(calls.ONE_ARGUMENT))


@pytest.mark.parametrize(
    "old, new, why",
    [
        ("mov [rsp+228h],r12", "nop ", "the state at"),
        ("vpextrq rax,xmm0,1h", "vpextrq rax,xmm0,0h", "another sum"),
        ("shrd r9,rdi,3Ch", "shrd r9,rdi,3Bh", "shifts of two words"),
        # Sums of what flips are told by their forms, and signs too.
        ("not r15", "nop ", "reads something else"),
        ("sar rcx,3Ch", "nop ", "reads something else"),
        ("xor r8,r10", "nop ", "where f is 1"),
        ("shr r12,3Fh", "shr r12,3Eh", "where f is 1"),
        ("or r15,r14", "nop ", "not 1 or -1"),
        ("xor r14,rax", "nop ", "where f is -1"),
        ("movsx ecx,al", "movzx ecx,al", "where f is 1"),
        ("mov [rbx],ecx", "nop ", "not written"),
        ("mov [rbx],ecx", "mov [rbx+4h],ecx", "another place"),
        ("xor esi,esi", "mov esi,1h", "a call of memset"),
    ],
)
def test_errors_in_a_symbol_are_refused(old, new, why):
    with pytest.raises((steps.Refused, machine.Unknown, Unproved), match=why):
        calls.check(whole_of(changed(old, new, 0, "jacobi"), what="jacobi"))


# In each order of the arguments there are more paths: on one day in seven.
@pytest.mark.parametrize("in_order", [True, pytest.param(False, marks=pytest.mark.share(7))])
def test_a_gcd_is_proved(in_order):
    words, paths = calls.check(whole_of(listing("gcd"), what="gcd", in_order=in_order))
    # Scratch may be before or behind each of the other places.
    orders = [1 if in_order else 2 ** len(set(places)) for places in (*calls.WHERE, *calls.ONE_ARGUMENT)]
    assert words == 65 and paths == 2 * sum(orders)


def test_premises_on_addresses_are_needed(monkeypatch):
    words = gcd_ends.Gcd.more(step_report.SHAPES["avx2_gcd_4"])
    monkeypatch.setattr(gcd_ends.Gcd, "more", lambda shape: [words[0] - 8])
    with pytest.raises(steps.Refused, match="not one call|too many paths"):
        whole_of(listing("gcd"), what="gcd")
    with pytest.raises(steps.Refused, match="no arguments"):
        calls.Whole.agreed([(True, True)])


@pytest.mark.share(5)
@pytest.mark.parametrize(
    "old, new, why",
    [
        ("pxor xmm1,xmm5", "nop ", "word 0 of A"),
        ("pand xmm6,xmm0", "nop ", "word 2 of A"),
        ("tzcnt r8,rdi", "mov r8,rdi", "factors 2 of A"),
        ("and rsi,rdi", "nop ", "factors 2 of A"),
        ("and r13,rcx", "nop ", "factors 2 of A"),
        ("and rax,rdi", "nop ", "factors 2 of B"),
        ("sar r13,3Fh", "nop ", "factors 2 of B"),
        ("shr rdx,6h", "shr rdx,5h", "count"),
        ("and r8,rcx", "nop ", "word"),
        ("shr r8,cl", "nop ", "word"),
        ("xor rax,3Fh", "nop ", "word"),
        ("or [r14],rcx", "nop ", "word 0 of f"),
        ("mov [rsp+158h],rcx", "nop ", "the state at|reads something else"),
        ("shrd r10,r8,3Ch", "shrd r10,r8,3Bh", "shifts of two words"),
        ("adc rdi,rbx", "add rdi,rbx", "sum|carry|sign"),
        ("sar rcx,3Fh", "nop ", "magnitude"),
        ("sub r12,rcx", "nop ", "magnitude"),
        ("sar r11,3Ch", "nop ", "magnitude"),
        ("shl rsi,38h", "shl rsi,37h", "magnitude"),
        ("shl qword ptr [r12],cl", "nop ", "word 0 of the result"),
        ("pand xmm1,xmm0", "nop ", "word 0 of the result"),
        ("mov [rdi+18h],rsi", "mov [rdi+20h],rsi", "another place"),
        ("mov [r12+rdx*8],rdi", "mov [r14+rdx*8],rdi", "of the result"),
        ("cmp rbx,5h", "cmp rbx,4h", "no code is there"),
        ("pop r13", "pop r12", "register of the caller"),
    ],
)
def test_errors_in_a_gcd_are_refused(old, new, why):
    with pytest.raises((steps.Refused, machine.Unknown, Unproved), match=why):
        calls.check(whole_of(changed(old, new, 0, "gcd"), what="gcd", in_order=True))


@pytest.mark.share(3)
def test_words_that_both_zeros_need_alike():
    """Where a is exchanged for b it is 0: its words need not be taken out of the difference."""
    assert calls.holds(whole_of(changed("pxor xmm5,xmm1", "nop ", 0, "gcd"), what="gcd", in_order=True))


# In each order of the arguments there are more paths: on one day in seven.
@pytest.mark.parametrize("in_order", [True, pytest.param(False, marks=pytest.mark.share(7))])
def test_an_inverse_by_a_table_is_proved(in_order):
    words, paths = calls.check(whole_of(listing("nine words"), what="nine words", in_order=in_order))
    orders = [1 if in_order else 2 ** len(set(places)) for places in (*calls.WHERE, *calls.ONE_ARGUMENT)]
    assert words == 197 and paths == 2 * sum(orders)


@pytest.mark.share(7)
@pytest.mark.parametrize(
    "old, new, n, why",
    [
        # An index by another bit of m, by x, and by what no premise decides; another index, of each table, and another table.
        ("and eax,1h", "shr eax,1h", 0, "not followed"),
        ("mov r12,[rsi]", "mov r12,[rsi-48h]", 0, "not followed"),
        ("test al,4h", "test al,8h", 0, "not followed"),
        ("sete cl", "setne cl", 0, "no code is there"),
        ("or cl,2h", "or cl,4h", 0, "no code is there"),
        ("and al,1h", "and al,0h", 1, "no code is there"),
        ("movsxd rax,[rdx+rax*4]", "movsxd rax,[rdx+rax*8]", 0, "no code is there"),
        ("movsxd rax,[rdx+rax*4]", "mov rax,[rdx+rax*4]", 0, "no code is there"),
        ("lea rdx,[2EECh]", "lea rdx,[2EE8h]", 0, "no code is there"),
        ("lea rdx,[2EECh]", "lea rdx,[12EECh]", 0, "what is not known"),
        ("add rax,rdx", "nop ", 0, "what is not known"),
        # What else there is for any length: the first word of m, its inverse, the number of words, and the copies.
        ("imul rcx,rcx", "nop ", 0, "digit 0"),
        ("xor rax,2h", "xor rax,1h", 0, "digit 0"),
        ("cmp rdx,15h", "cmp rdx,5h", 0, "no code is there"),
        ("mov rdx,r12", "mov rdx,rbp", 0, "a call of memcpy"),
        ("mov rsi,r9", "mov rsi,rcx", 0, "the state at"),
        ("dec ebp", "nop ", 0, "another answer"),
    ],
)
def test_errors_in_a_table_are_refused(old, new, n, why):
    with pytest.raises((steps.Refused, machine.Unknown, Unproved), match=why):
        calls.check(whole_of(changed(old, new, n, "nine words"), what="nine words", in_order=True))


def test_a_word_has_the_sign_of_f():
    """Of all limbs, and of no fewer."""
    whole = whole_of(listing("jacobi"), what="jacobi")
    behind = ends.Symbol(ends.Before(whole.given, whole.paths[0]), whole.paths[0])
    limbs = behind.of_sixty()
    for words, right in ((limbs, True), (limbs[:-1], False), ([*limbs[:-2], limbs[-1]], False)):
        claim, given = behind.sign_is_right(Z3, symbol.sign(behind.w, words, pairs.LIMB))
        assert Z3.proved(claim, *given) is right


def test_solvers_are_not_asked_about_products_in_two_words():
    """Changed code may decide a branch by one."""
    terms = machine.Terms()
    words = [terms.make("leaf", name) for name in "ab"]
    with pytest.raises(machine.Unknown, match="no solver"):
        Z3.values(terms, [terms.operation("high", *words)], dict.fromkeys(words, 1))


def test_a_carry_that_no_number_needs(whole):
    """What is below 0 is one modulus more in any case: with the carry it is compared once more."""
    assert calls.holds(whole_of(changed("adc rsi,0h", "nop ")))


def test_m_is_odd(whole):
    """As a premise on a number of the call, and on no other one."""
    one = whole.terms.operation("or", whole.m[0], whole.terms.constant(1))
    for call, right in ((None, True), (whole.given, False)):
        before = ends.Before(dataclasses.replace(whole.given, call=call), whole.paths[0])
        assert before.equal(one, whole.m[0], Forms(whole.terms), -1) is right


def test_numbers_find_other_code(whole):
    m, x = random.Random(3).getrandbits(256) | 1, 5
    numbers = calls.Numbers.__new__(calls.Numbers)
    first = whole_runs.first_state(whole.shape, m, x, steps.turns(whole.shape))
    numbers.all = [(m, x, first, first, ())]
    # What is returned is another matter.
    other = whole_of(changed("shld r8,rdi,4h", "shld r8,rdi,5h"))
    for one, wrong in ((whole, 0), (other, 1)):
        assert numbers.wrong(one, ends.Ends(one.paths[0].call, one.paths[0].before, ())) == wrong


def test_verdicts_on_other_code():
    """Of code that is proved, or has the same terms on each path; numbers are left to the test before."""
    whole = whole_of(listing())
    numbers = calls.Numbers.__new__(calls.Numbers)
    numbers.all = []
    found = calls.AtLength(listing(), whole, numbers)
    # On one of two paths alone; and on none.
    [other] = [i for i in whole.seen if i.mnemonic == "vzeroupper" and i not in whole.paths[0].path.seen]
    on_a_path = [dataclasses.replace(i, mnemonic="mov", operands=("[rsp+238h]", "r9")) if i.address == other.address else i for i in found.code]
    on_none = [*found.code, machine.Instruction(0, b"", "ret", ("",))]
    for code, verdict in (
        (changed("adc rsi,0h", "nop "), calls.ACCEPTED),
        (changed("neg rbx", "nop "), calls.REFUSED),
        (on_a_path, calls.REFUSED),
        (changed("vmovdqa [rbx],ymm0", "nop "), calls.SAME),
        (on_none, calls.SAME),
    ):
        assert found.verdict(code) == verdict


def test_losses_of_a_call_are_refused(monkeypatch):
    """And accepted by a machine that does not lose."""
    numbers = calls.Numbers.__new__(calls.Numbers)
    numbers.all = []
    found = calls.AtLength(listing(), whole_of(listing()), numbers)
    line, wrong = found.losses(400)
    assert line == "  lost, and read at once: 2 of 2 registers, 2 of 2 vectors, 2 of 2 words refused" and not wrong
    monkeypatch.setattr(machine.Machine, "do_clobber", lambda *_: None)
    line, wrong = found.losses(400)
    assert "0 of 2 registers, 0 of 2 vectors, 0 of 2 words" in line and len(wrong) == 6 and all("accepted with another" in one for one in wrong)


def test_a_carry_that_is_zero():
    """With it a sum and a difference are those without a carry."""
    for carry, one, other in (("xor eax,eax", "adc rdi,rsi", "add rdi,rsi"), ("xor eax,eax", "sbb rdi,rsi", "sub rdi,rsi"), ("add rax,rcx", "adc rdi,rsi", "")):
        run, terms = [], machine.Terms()
        for text in (one, other or "add rdi,rsi"):
            run.append(compiled.Compiled.fresh(terms))
            for i in machine.parse(f"\t0\t00\t{carry}\n\t0\t00\t{text}\n"):
                run[-1].run(i)
        assert (run[0].state.registers == run[1].state.registers and run[0].state.carry == run[1].state.carry) is bool(other)


def test_a_branch_on_a_secret_is_refused():
    with pytest.raises(steps.Refused, match="branch on a secret"):
        whole_of(changed("test al,4h", "test cl,4h"))


@pytest.mark.parametrize("text", ["lea rdi,[rdi+8h]", "mulx rax,rdi,rcx", "mov [rsi],rax", "mov [rdi+rax*8],rbx", "mov [rdi+rax],rbx"])
def test_a_routine_that_writes_elsewhere_is_refused(text):
    with pytest.raises(steps.Refused, match="moves its pointer|not followed"):
        compiled.routine("other", machine.parse(f"\t0\t00\t{text}\n"))


def test_a_routine_writes_what_its_stores_say():
    code = machine.parse("\t10\t00\tmov [rdi-10h],rax\n\t13\t00\tpush rbx\n\t14\t00\tvmovdqa [rdi+40h],ymm0\n\t18\t00\tcmp [rdi+8h],rax\n\t19\t00\tdec qword ptr [rdi]\n\t1a\t00\tmov [rsp],rax\n\t1b\t00\tnop dword ptr [rax]\n")
    assert compiled.routine("some", code) == compiled.Routine("some", 0x10, frozenset((-16, 0, 64, 72, 80, 88)))


def copied(count: str, name: str = "memcpy") -> compiled.Compiled:
    """Behind a call of a function of another library, as the last one of its caller."""
    texts = ["sub rsp,80h", "mov [rsp],rbx", "mov [rsp+8h],r12", "lea rdi,[rsp+10h]", "mov rsi,rsp", f"mov edx,{count}", "add rsp,80h", "jmp qword ptr [1000h]"]
    code = machine.parse("".join(f"\t{k:x}\t00\t{text}\n" for k, text in enumerate(texts)) + f"\t1000\t\timport {name}\n")
    follower = compiled.Follower(code, [], lambda _: None)
    return follower.path(0, follower.fresh(machine.Terms(), {}), ()).machine


def test_functions_of_other_libraries():
    run = copied("10h")
    assert [run.state.words[machine.STACK - 0x70 + k] for k in (0, 8)] == [run.state.registers[name] for name in ("rbx", "r12")]
    # Places that overlap, a count of no words, one that the machine does not know, a value that is not zero, and another function.
    for count, name in (("18h", "memcpy"), ("0Ch", "memcpy"), ("ecx", "memcpy"), ("10h", "memset"), ("10h", "memmove")):
        with pytest.raises(steps.Refused, match=f"a call of {name}"):
            copied(count, name)


def test_parts_of_words_are_read():
    """Of constants in the file at any place, and the upper half of a word that was stored."""
    texts = ["lea rax,[1000h]", "mov ecx,[rax+4h]", "mov edx,[rax+0Dh]", "mov [rsp-10h],rbx", "mov esi,[rsp-0Ch]", "ret"]
    code = machine.parse("".join(f"\t{k:x}\t00\t{text}\n" for k, text in enumerate(texts)) + f"\t1000\t{bytes(range(16)).hex()}\tdata\n")
    follower = compiled.Follower(code, [], lambda *_: None)
    run = follower.path(0, follower.fresh(machine.Terms(), {}), ()).machine
    known = {name: run.terms.known(run.state.registers[name]) for name in ("rcx", "rdx")}
    # What is behind the constants is not known.
    assert known == {"rcx": 0x07060504, "rdx": None}
    upper = run.terms.operation("shr", run.state.registers["rbx"], 32)
    assert run.state.registers["rsi"] == run.cut(upper, 32)


@pytest.mark.parametrize("index, last", [(0, 0x20), (1, 0x31)])
def test_a_jump_goes_by_its_entry(index, last):
    texts = {0: "lea rdx,[1000h]", 1: "movsxd rax,[rdx+rcx*4]", 2: "add rax,rdx", 3: "jmp rax", 0x20: "ret", 0x30: "movzx esi,byte ptr [rdx+4h]", 0x31: "ret"}
    table = b"".join((at - 0x1000).to_bytes(4, "little", signed=True) for at in (0x20, 0x30, 0x40, 0x50))
    code = machine.parse("".join(f"\t{at:x}\t00\t{text}\n" for at, text in texts.items()) + f"\t1000\t{table.hex()}\tdata\n")
    terms = machine.Terms()

    def path(settled) -> compiled.Path:
        follower = compiled.Follower(code, [], lambda *_: None, settled)
        return follower.path(0, follower.fresh(terms, {}), ())

    run = path(lambda _: terms.constant(index))
    assert run.seen[-1].address == last
    assert terms.known(run.machine.state.registers["rsi"]) == (table[4] if index else None)
    with pytest.raises(steps.Refused, match="40: no code is there"):
        path(lambda _: terms.constant(2))
    with pytest.raises(machine.Unknown, match="not followed"):
        path(lambda term: term)


def test_an_index_is_always_the_same(whole, monkeypatch):
    """By the lowest bit of m, and by the bit that a CPU with AVX2 has."""
    (variable,) = whole.variables
    for word, mask, right in ((whole.m[0], 1, True), (whole.m[0], 3, False), (whole.m[1], 1, False), (variable, 4, True), (variable, 8, False), (whole.x[0], 1, False)):
        term = whole.terms.operation("and", word, whole.terms.constant(mask))
        assert whole.settled(term) == (whole.terms.constant(mask) if right else term)
    # Other variables may say something else.
    monkeypatch.setattr(whole, "variables", set(whole.variables))
    with pytest.raises(steps.Refused, match="more than one variable"):
        whole.settled(whole.terms.make("leaf", "word", compiled.FILE, 0))


@needs_avx2
def test_instructions_are_as_on_the_cpu(whole):
    count, wrong = cosimulate.cosimulate(whole.seen, 8, 5, compiled.Compiled)
    assert count > 500 and not wrong


# Of a gcd, and of one of more words: by their text, and how the machine could take them wrongly.
OTHERS = {
    "f34c0fbcc7\ttzcnt r8,rdi": lambda self, to, other: self.write(to, self.terms.operation("and", self.terms.operation("lowest", self.read(other)), self.terms.constant(63))),
    "480fa3ca\tbt rdx,rcx": lambda self, one, count: setattr(self.state, "carry", self.terms.operation("bit", self.read(one), 3)),
    "48d3e8\tshr rax,cl": lambda self, to, count: self.write(to, self.terms.operation("shr", self.read(to), 1)),
    "48f7e2\tmul rdx": lambda self, other: self.write("rax", self.terms.operation("mul", self.read("rax"), self.read(other))),
    "4c0f47e8\tcmova r13,rax": lambda self, to, other: self.do_cmovae(to, other),
    "41c7061b000000\tmov dword ptr [r14],1Bh": lambda self, to, other: self.write(to.removeprefix("dword ptr "), self.read(other)),
    "4863c1\tmovsxd rax,ecx": lambda self, to, other: self.write(to, self.read(other)),
    "f60101\ttest byte ptr [rcx],1h": lambda self, one, other: self.flags(self.terms.constant(1), *(self.terms.constant(0),) * 2),
    "660febc1\tpor xmm0,xmm1": lambda self, to, one: self.both("xor", to, one),
    "66410f6ec5\tmovd xmm0,r13d": lambda self, to, one: self.below(to, (self.state.registers["r13"], self.terms.constant(0))),
    "660ff3e8\tpsllq xmm5,xmm0": lambda self, to, count: self.below(to, tuple(self.terms.operation("shlx", a, self.lanes(count)[0]) for a in self.lanes(to)[:2])),
}


@needs_avx2
def test_instructions_of_a_gcd_are_as_on_the_cpu():
    code = whole_of(listing("gcd"), what="gcd", in_order=True).seen
    code += machine.parse("".join(f"\t{k}\t{text}\n" for k, text in enumerate([*OTHERS, "660f73d401\tpsrlq xmm4,1h", "400f97c5\tseta bpl", "48630482\tmovsxd rax,[rdx+rax*4]"])))
    count, wrong = cosimulate.cosimulate(code, 8, 5, compiled.Compiled)
    assert count > 700 and not wrong


@needs_avx2
@pytest.mark.parametrize("text", OTHERS)
def test_another_meaning_of_an_instruction_of_a_gcd_is_found(monkeypatch, text):
    (one,) = machine.parse(f"\t0\t{text}\n")
    monkeypatch.setattr(compiled.Compiled, f"do_{one.mnemonic}", OTHERS[text])
    assert cosimulate.cosimulate([one], 30, 5, compiled.Compiled)[1]


@needs_avx2
def test_a_word_of_zero_is_no_pointer():
    """The machine takes an argument for a pointer that is not null; what is compared may be any word."""
    code = [i for i in listing("jacobi") if i.text in ("test rdi,rdi", "mov [rbx],ecx")]
    assert cosimulate.cosimulate(code, 300, 5, compiled.Compiled) == (2, [])


@needs_avx2
@pytest.mark.parametrize("name, text", [("do_shrd", "shrd"), ("do_bzhi", "bzhi"), ("do_vpsrldq", "vpsrldq"), ("do_movzx", "movzx"), ("do_pand", "pand"), ("do_vpermq", "vpermq")])
def test_another_meaning_is_found(monkeypatch, whole, name, text):
    monkeypatch.setattr(compiled.Compiled, name, lambda self, to, one, *_: self.write_lanes(to, self.lanes(one)) if "mm" in to else self.write(to, self.read(one)))
    code = [i for i in whole.seen if i.mnemonic == text and "xmm" not in i.operands[0] or i.mnemonic == text == "pand"]
    if text == "movzx":
        code = [machine.Instruction(0, bytes.fromhex("0fb6c3"), "movzx", ("eax", "bl"))]
        monkeypatch.setattr(compiled.Compiled, name, lambda self, to, one: self.write(to, self.state.registers["rbx"]))
    assert cosimulate.cosimulate(code, 8, 5, compiled.Compiled)[1]


def sums(lines: str) -> pairs.Longs:
    """Of two signed words, x and y in rsi and rdi, and what is in rax and rdx behind these lines."""
    run = compiled.Compiled.fresh(machine.Terms())
    x, y = (run.state.registers[name] for name in ("rsi", "rdi"))
    for line in lines.splitlines():
        run.run(machine.parse(f"\t0\t00\t{line}\n")[0])
    ranges = {"x": (-(1 << 61), 1 << 61), "y": (-(1 << 60), 1 << 60)}
    known = {term: pairs.exact({(name,): 1}, *ranges[name]) for term, name in ((x, "x"), (y, "y"))}
    longs = pairs.Longs(run.terms, Forms(run.terms), known, ranges, x)
    low, high = (run.state.registers[name] for name in ("rax", "rdx"))
    longs.high_of[low] = high
    longs.evaluate([low, high])
    return longs.pair(low)


SUM = """mov rax,rsi
imul rdi
mov r8,rax
mov r9,rdx
mov rax,rsi
imul rsi
add rax,r8
adc rdx,r9"""


def test_sums_of_products_in_two_words():
    assert sums(SUM) == {("x", "y"): 1, ("x", "x"): 1}
    # Without the carry, and without a high word.
    for wrong in (SUM.replace("adc", "add"), SUM.replace("mov r9,rdx", "mov r9,rsi")):
        assert sums(wrong) != {("x", "y"): 1, ("x", "x"): 1}
