# SPDX-License-Identifier: MIT OR Apache-2.0
"""The theorem in Coq stands on the committed certificates, and its checker refuses those that were tampered with."""

import re

import pytest

from bezout_proofs import check, coq, files, step_report


@pytest.fixture(scope="module")
def proofs():
    """As `bezout_proofs coq`: the theorems for any certificate, and those for the committed ones."""
    return coq.prove()


def tampered(change):
    certificate = files.load(files.certificate_path("square"))
    change(certificate)
    return certificate


def smaller_alpha(certificate):
    certificate["alpha"][0] -= certificate["alpha"][1] >> 24


def moved_vertex(certificate):
    x, y = certificate["Q"][20]
    certificate["Q"][20] = [x - x // 1000, y - y // 1000]


def cut_start(certificate):
    certificate["P"] = [[x, min(y, (1 << certificate["shift"]) - 1)] for x, y in certificate["P"]]


def smaller_offset(certificate):
    certificate["formula"]["c"] -= certificate["formula"]["q"]


def smaller_slope(certificate):
    certificate["formula"]["p"] -= 1


PART = {"steps_valid": "steps_valid x{}", "formula_valid": "formula_valid x{}"}
PART["start"] = "corners_within square (unit_ x{0}) (half_planes (vertices_p x{0}))"
CASES = [
    ("steps_valid", smaller_alpha),
    ("steps_valid", moved_vertex),
    ("start", cut_start),
    ("formula_valid", smaller_offset),
    ("formula_valid", smaller_slope),
]


def test_tampered_rejected(proofs):
    text = coq.HEAD + coq.definition("x0", tampered(lambda c: None))
    text += "".join(f"Eval vm_compute in {PART[part].format(0)}.\n" for part in ("start", "formula_valid"))
    for i, (part, change) in enumerate(CASES, 1):
        text += coq.definition(f"x{i}", tampered(change)) + f"Eval vm_compute in {PART[part].format(i)}.\n"
    verdicts = re.findall(r"= (true|false)", coq.compiled("Tampered", text))
    assert verdicts == ["true"] * 2 + ["false"] * len(CASES)


def test_bound_is_not_provable_one_step_below(proofs):
    """The count of the theorem is that of the formula: with less, the proof leaves it open."""
    certificate = files.load(files.certificate_path("square"))
    text, _ = coq.section("square", certificate)
    c = certificate["formula"]["c"]
    less = text.replace(f"+ {c}) /", f"+ {c - certificate['formula']['q']}) /")
    assert less != text
    # Without the run of the checker, which takes seconds and is not what fails here.
    less = coq.HEAD + "Section Less.\n" + re.sub(
        r"Lemma (square_valid : .*?)\nProof.*?Qed.", r"Hypothesis \1", less, flags=re.S
    )
    with pytest.raises(ValueError, match="in proof square_steps_suffice.*incomplete proof"):
        coq.compiled("Less", less + "End Less.\n")


@pytest.mark.parametrize("name, count, less", [("gcd", "(10 * 60 - 10)", ["(9 * 60 - 10)", "(10 * 60 - 11)"]), ("jacobi", "(10 * 60)", ["(10 * 60 - 10)"])])
def test_one_turn_less_is_not_enough(proofs, name, count, less):
    region, _ = coq.section("square", files.load(files.certificate_path("square")))
    given = re.sub(r"Lemma (square_valid : .*?)\nProof.*?Qed.", r"Hypothesis \1", region, flags=re.S)
    turns, _ = coq.turns(step_report.SHAPES[f"avx2_{name}_4"])
    head = coq.HEAD + "Section Turns.\n" + given
    assert count in turns
    coq.compiled("Turns", head + turns + "End Turns.\n")
    for other in less:
        with pytest.raises(ValueError, match=r"Unable to unify .true. with .false."):
            coq.compiled("Turns", head + turns.replace(count, other) + "End Turns.\n")


def test_no_theorem_has_an_axiom_behind_it(proofs):
    names = {f"turns_suffice_{bits}" for bits in (*step_report.BITS.values(), 512)} | {"turns_for_symbols_suffice_1024"}
    assert proofs == coq.certificates_text()[1] and names <= set(proofs)


def test_theorems_are_about_all_regions():
    text, names = coq.certificates_text()
    assert [name for name in names if name.endswith("_steps_suffice")] == [f"{r}_steps_suffice" for r in check.START_CORNERS]
    assert all(text.count(f"Theorem {name} :") == 1 and f"Print Assumptions {name}." in text for name in names)


@pytest.mark.parametrize("gap", ["Admitted.", "Axiom a : 1 = 2.", "  admit."])
def test_gaps_are_refused(gap):
    with pytest.raises(ValueError, match="leaves something out"):
        coq.compiled("Gap", f"Lemma a : True.\nProof.\n{gap}\n")


def test_a_theorem_with_an_axiom_is_refused(monkeypatch):
    monkeypatch.setattr(coq, "compile_proofs", lambda: None)
    monkeypatch.setattr(coq, "compiled", lambda name, text: "Axioms:\na : 1 = 2\n")
    with pytest.raises(ValueError, match="no axiom"):
        coq.prove()


def test_a_missing_compiler_is_named(monkeypatch):
    monkeypatch.setattr(coq, "COMPILER", "no-such-compiler")
    with pytest.raises(ValueError, match="Debian's package coq"):
        coq.compiled("Gap", "")
