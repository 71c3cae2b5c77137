# SPDX-License-Identifier: MIT OR Apache-2.0
"""Mutants of routines: each is refused or has a reason, and a proof or a machine that is too weak is found. The code is here the text of the
library's assembly; `make prove-bytes` has the bytes."""

from pathlib import Path

import pytest
from test_passes import parsed

from bezout_proofs import calls, machine, passes, steps, ternary

pytest.importorskip("z3")
from bezout_proofs import byte_mutants  # noqa: E402
from bezout_proofs.byte_mutants import mutants_assembly  # noqa: E402

FILE = Path("libbezout.so")
NAMES = ("adx_montgomery_4", "avx2_ternary_up_4")


class Texts:
    """In the place of linked files."""

    def __init__(self, *_):
        self.texts = {r.name: r.lines for name in NAMES for r in mutants_assembly.routines(name) if r.name == name}
        self.codes = {name: parsed("\n".join(lines)) for name, lines in self.texts.items()}
        self.of, self.data = dict.fromkeys(self.codes, FILE), {FILE: b""}

    def followed(self, _, names):
        return dict.fromkeys(names, "")

    def changed(self, group):
        found = {}
        for m in group:
            lines = list(self.texts[m.routine.name])
            lines[m.line] = m.text or "nop"
            found[m.routine.name] = parsed("\n".join(lines))
        return found, dict.fromkeys(found, "")


@pytest.fixture
def run(monkeypatch):
    monkeypatch.setattr(byte_mutants, "Programs", Texts)
    monkeypatch.setattr(mutants_assembly, "locate", lambda routines: None)
    monkeypatch.setattr(mutants_assembly, "encode", lambda found: found)
    return lambda name, count: byte_mutants.run([FILE], Path("static-taint"), count, 1, name)


@pytest.mark.parametrize("name", NAMES)
def test_mutants_are_refused(run, name):
    lines, right = run(name, 12)
    assert right and any(": 12 of 12 mutants refused in 1 routines and functions" in line for line in lines), lines


@pytest.mark.parametrize("name", NAMES)
def test_a_proof_that_accepts_everything_is_found(run, monkeypatch, name):
    for module in (passes, ternary):
        monkeypatch.setattr(module, "accepts", lambda *_: True)
    lines, right = run(name, 4)
    assert not right and "4 are accepted without a reason" in lines[-1]


def test_a_machine_with_another_instruction_is_found(run, monkeypatch):
    monkeypatch.setattr(machine.Machine, "do_sbb", machine.Machine.do_sub)
    lines, right = run("adx_montgomery_4", 1)
    assert not right and "adx_montgomery_4: refused without a change" in lines


def test_what_is_followed_refuses_alone(run, monkeypatch):
    monkeypatch.setattr(passes, "accepts", lambda *_: True)
    changed = Texts.changed
    monkeypatch.setattr(Texts, "changed", lambda self, group: (changed(self, group)[0], {m.routine.name: "refused: a branch" for m in group}))
    lines, right = run("adx_montgomery_4", 4)
    assert right and "carries: 4 of 4 mutants refused: 0 by the proof" in lines[0] and lines[0].endswith("and 4 by these alone")


def test_mutants_with_a_reason_are_named(run, monkeypatch):
    """From the list, or where all terms are the same."""
    [routine] = [r for r in mutants_assembly.routines("adx_montgomery_4") if r.name == "adx_montgomery_4"]
    line = next(i for i in routine.instructions if routine.lines[i].startswith("sbb"))
    monkeypatch.setattr(mutants_assembly, "candidates", lambda *_: [mutants_assembly.Mutant(routine, line, routine.lines[line])])
    lines, right = run("adx_montgomery_4", 1)
    assert right and byte_mutants.SAME in lines[1]
    monkeypatch.setattr(byte_mutants, "left", lambda *_: [(0, object())])
    assert not run("adx_montgomery_4", 1)[1]
    for which, holds in ((1, True), (2, False)):
        monkeypatch.setattr(mutants_assembly, "ALIVE", [("adx_montgomery_4", f"{routine.lines[line]} -> {routine.lines[line]}", "why", which)])
        lines, right = run("adx_montgomery_4", 1)
        assert right is holds and lines[1].endswith(": why") is holds


# Of a function: bytes, with others between them, and texts.
FUNCTION = [(0x40, "4801f7", "add rdi,rsi"), (0x43, "488b0d10000000", "mov rcx,[5Ah]"), (0x50, "48c1e120", "shl rcx,20h")]
FUNCTION += [(0x54, "48890f", "mov [rdi],rcx"), (0x57, "c3", "ret")]
CODE = machine.parse("".join(f"\t{at:x}\t{code}\t{text}\n" for at, code, text in FUNCTION))


class Length:
    """In the place of a function that is proved."""

    def __init__(self, verdict: str):
        self.whole, self.verdict = self, lambda code: verdict
        self.seen = CODE


class Functions(Texts):
    def __init__(self, *_):
        super().__init__()
        self.codes |= {"bezout_gcd": CODE}
        self.of |= {"bezout_gcd": FILE}


@pytest.mark.parametrize(
    "verdict, right, line",
    [
        (calls.REFUSED, True, "calls: 4 of 4 mutants refused: 4 by the proof"),
        (calls.SAME, True, "the routine gets the same terms, and the same ones are returned"),
        # Few changes may leave another code that is right, and not all of them.
        (calls.ACCEPTED, False, "what it does is proved, from call to return"),
    ],
)
def test_functions_are_judged(run, monkeypatch, verdict, right, line):
    monkeypatch.setattr(byte_mutants, "Programs", Functions)
    monkeypatch.setattr(byte_mutants.step_report.Proofs, "function", lambda *_: [Length(verdict)])
    monkeypatch.setattr(Functions, "changed", lambda self, group: ({"bezout_gcd": CODE}, {"bezout_gcd": ""}))
    monkeypatch.setattr(byte_mutants, "unchanged", lambda *_: [])
    lines, holds = run("bezout_gcd", 4)
    assert holds is right and any(line in one for one in lines), lines


def test_a_function_that_is_not_proved_is_found(run, monkeypatch):
    def proved(*_):
        raise steps.Refused("another gcd")

    monkeypatch.setattr(byte_mutants, "Programs", Functions)
    monkeypatch.setattr(calls, "proved", proved)
    lines, right = run("bezout_gcd", 4)
    assert not right and "bezout_gcd: refused without a change: another gcd" in lines


def test_a_file_without_a_function_has_none(monkeypatch):
    """What is decoded of it is empty."""
    monkeypatch.setattr(byte_mutants.subprocess, "run", lambda *_, **__: byte_mutants.subprocess.CompletedProcess([], 0, "", ""))
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"")
    assert byte_mutants.Programs([FILE], Path("static-taint")).codes == {}


def test_what_is_changed_of_a_function():
    """Of what is followed, by numbers and places as an assembler reads them, where its bytes are."""
    found = byte_mutants.of_function("bezout_gcd", [Length("")])
    assert found.lines == ["add rdi, rsi", "mov rcx, [rip+16]", "shl rcx, 32", "mov [rdi], rcx"]
    assert found.spans == [(0, 3), (3, 10), (16, 20), (20, 23)]
    data = bytes(7) + found.code[:10] + b"others" + found.code[16:]
    of = byte_mutants.Programs.__new__(byte_mutants.Programs)
    of.of = {"bezout_gcd": FILE}
    of.data = {FILE: data}
    assert of.place(found) == 7
    for other, count in ((data[:20] + bytes(1) + data[20:], 0), (data + data, 2)):
        of.data = {FILE: other}
        with pytest.raises(ValueError, match=f"{count} places"):
            of.place(found)


def test_another_operation_is_no_same_term():
    """Where terms are compared by their numbers, it was."""
    found = Texts().texts["avx2_ternary_up_4"]
    line = next(i for i, text in enumerate(found) if text.startswith("vpor "))
    code, other = (parsed("\n".join(found[:line] + [text] + found[line + 1 :])) for text in (found[line], found[line].replace("vpor", "vpxor")))
    proofs = byte_mutants.step_report.Proofs({})
    assert byte_mutants.is_same("avx2_ternary_up_4", code, list(code), proofs)
    assert not byte_mutants.is_same("avx2_ternary_up_4", code, other, proofs)


def test_a_number_of_another_length_is_another_term():
    terms = machine.Terms()
    seven, ones = terms.constant(7), terms.constant(machine.WORD)
    assert hash((1 << 64) - 1) == hash(7) and terms.structures()[seven] != terms.structures()[ones]


def test_routines_without_a_proof_are_named(run):
    lines, right = run("avx2_ternary_up_8", 1)
    assert not right and "NOT RUN: avx2_ternary_up_8: not in what is given" in lines
