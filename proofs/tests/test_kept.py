# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a run before proved is not asked again, and what changed is."""

import pytest

from bezout_proofs import calls, cosimulate, files, machine, step_report
from bezout_proofs.kept import Kept, basis

pytest.importorskip("z3")
from bezout_proofs import lane_lemmas, step_lemmas, symbol_lemmas  # noqa: E402

NAME = "avx2_gcd_4"
CODE = "\t10\t4829d8\tsub rax,rbx\n\t13\t75fb\tjne 10\n"
MOVED = CODE.replace("\t10\t", "\t210\t").replace("\t13\t", "\t213\t").replace("jne 10", "jne 210")


@pytest.fixture
def run(monkeypatch, tmp_path):
    """Runs a report of one routine, and says how often it was asked."""
    asked = []

    def of_routine(routine, code, *_):
        asked.append(routine)
        return ["a line"], step_report.PROVED if "rbx" in code[0].text else "refused"

    monkeypatch.setattr(step_report, "of_routine", of_routine)
    monkeypatch.setattr(step_report, "routines", lambda text: {NAME: machine.parse(text)})
    monkeypatch.setattr(cosimulate, "cosimulate", lambda *_: (0, []))
    # Lemmas are asked each time, which takes seconds.
    monkeypatch.setattr(step_lemmas.Solver, "step_is_divstep", lambda self: True)
    monkeypatch.setattr(step_lemmas, "batch_lemmas", lambda solver: {})
    monkeypatch.setattr(symbol_lemmas, "symbol_lemmas", lambda solver: {})
    for name in ("lane_lemmas", "wide_lemmas"):
        monkeypatch.setattr(lane_lemmas, name, lambda *solvers: {})

    def once(text, rests_on="a"):
        lines, right = step_report.report(text, 1, 1, 1, Kept(tmp_path / "kept.json", rests_on))
        # A verdict and its lines are there in each run.
        assert not right or {"a line", f"{NAME}: {step_report.PROVED}"} <= set(lines)
        return len(asked)

    return once


def test_what_is_the_same_is_asked_once(run):
    assert [run(CODE), run(CODE), run(MOVED)] == [1, 1, 1]


@pytest.mark.parametrize("old, new", [("4829d8", "4829d9"), ("75fb", "75fa"), ("sub", "add"), ("\t13\t", "\t14\t")])
def test_other_code_is_asked_again(run, old, new):
    assert [run(CODE), run(CODE.replace(old, new))] == [1, 2]


def test_other_programs_ask_again(run):
    assert [run(CODE, "a"), run(CODE, "b"), run(CODE, "b")] == [1, 2, 2]


def test_what_is_refused_is_asked_again(run):
    other = CODE.replace("rbx", "rcx")
    assert [run(other), run(other)] == [1, 2]


def test_a_function_is_asked_again_with_what_it_calls():
    function, [(_, (called, _))] = next(iter(calls.FUNCTIONS.items()))

    def key(**changed):
        codes = {name: machine.parse(changed.get(name, CODE)) for name in (function, called, NAME)}
        return Kept(None).key(function, step_report.parts_of(function, codes))

    assert key() == key(**{NAME: CODE.replace("75fb", "75fa")}) == key(**{called: MOVED})
    assert len({key(), *(key(**{name: CODE.replace("75fb", "75fa")}) for name in (function, called))}) == 3


def test_basis_is_all_that_a_proof_rests_on(monkeypatch, tmp_path):
    first = basis(1, 16, 1)
    assert first == basis(1, 16, 1) != basis(2, 16, 1)
    with monkeypatch.context() as other:
        other.setattr(files, "CERTIFICATES", tmp_path)
        assert basis(1, 16, 1) != first
    monkeypatch.setattr("importlib.metadata.version", lambda name: "0")
    assert basis(1, 16, 1) != first
