# SPDX-License-Identifier: MIT OR Apache-2.0
"""Mutants of routines: each is refused or has a reason, and a proof or a machine that is too weak is found. The code is here the text of the
library's assembly; `make prove-bytes` has the bytes."""

from pathlib import Path

import pytest
from test_passes import parsed

from bezout_proofs import machine, passes, ternary

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
    assert right and any(": 12 of 12 mutants refused in 1 routines" in line for line in lines), lines


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
    monkeypatch.setitem(byte_mutants.REASONS, ("adx_montgomery_4", f"{routine.lines[line]} -> {routine.lines[line]}"), "why")
    lines, right = run("adx_montgomery_4", 1)
    assert right and lines[1].endswith(": why")


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
