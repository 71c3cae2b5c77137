# SPDX-License-Identifier: MIT OR Apache-2.0
"""The theorems in Coq are about the committed certificates and counts, and others are refused; definitions are those of Python."""

import random
import re

import pytest

from bezout_proofs import bingcd, check, coq, files, step_report


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
    assert proofs == coq.certificates_text()[1] + coq.counts_text()[1] and names <= set(proofs)
    names = {"iterations_suffice_256", "batches_of_31_suffice_256", "batches_of_29_suffice_256", "batches_then_words_suffice_255"}
    assert {*coq.THEOREMS, *names} <= set(proofs)


def test_theorems_are_about_all_regions():
    text, names = coq.certificates_text()
    assert [name for name in names if name.endswith("_steps_suffice")] == [f"{r}_steps_suffice" for r in check.START_CORNERS]
    assert all(text.count(f"Theorem {name} :") == 1 and f"Print Assumptions {name}." in text for name in names)


def pairs(text):
    """The pairs of numbers that Coq prints."""
    return [(int(a), int(b)) for a, b in re.findall(r"\(\s*(-?\d+),\s+(-?\d+)\)", text)]


def random_pairs(bits, count):
    rng = random.Random(bits)
    return [(rng.getrandbits(bits - rng.randrange(bits)), rng.getrandbits(bits) | 1) for _ in range(count)]


SMALL = [(a, b) for a in range(40) for b in range(1, 40, 2)]
# k, low, count, and pairs that are longer than 2 k bits, and that are not.
BATCHES = [(k, low, count, SMALL + random_pairs(4 * k, 400)) for k, low, count in [(2, 1, 1), (3, 2, 2), (3, 2, 1), (4, 3, 3), (3, 3, 3)]]
BATCHES += [(32, 31, 31, random_pairs(256, 20)), (32, 31, 29, random_pairs(256, 20))]


def test_definitions_of_the_binary_gcd_are_those_of_python(proofs):
    text = coq.HEAD_OF_COUNTS + f"Eval vm_compute in map classic_step {coq.points(SMALL)}.\n"
    expected = [bingcd.classic_step(a, b) for a, b in SMALL]
    for k, low, count, numbers in BATCHES:
        text += f"Eval vm_compute in map (batch {k} {low} {count}) {coq.points(numbers)}.\n"
        expected += [bingcd.batch(a, b, k, low, count) for a, b in numbers]
    assert pairs(coq.compiled("Definitions", text)) == expected


def test_one_iteration_less_is_not_enough(proofs):
    """Coq refuses the theorem, and computes numbers that need one more."""
    text, _ = coq.iterations(256)
    assert "Nat.iter 511" in text
    longest = "Eval vm_compute in Nat.iter {} classic_step (2 ^ 255, 2 ^ 255 + 1).\n"
    said = coq.compiled("Iterations", coq.HEAD_OF_COUNTS + text + longest.format(511) + longest.format(510))
    assert pairs(said) == [(0, 1), (1, 1)]
    with pytest.raises(ValueError, match="Cannot find witness"):
        coq.compiled("Iterations", coq.HEAD_OF_COUNTS + text.replace("iter 511", "iter 510"))


FEWER = [
    (coq.batches(256, 31), "iter 17", "iter 16"),
    (coq.batches(256, 29), "iter 18", "iter 17"),
    (coq.batches(256, 31), "31 31)", "31 32)"),
    (coq.batches_then_words(255), "iter 15", "iter 14"),
    (coq.batches_then_words(255), "iter 43", "iter 42"),
]


@pytest.mark.parametrize("theorem, count, less", FEWER)
def test_one_batch_less_is_not_proved(proofs, theorem, count, less):
    """Nor are other iterations of a batch, or iterations on words."""
    text, _ = theorem
    assert text.count(count) == 1
    with pytest.raises(ValueError, match="Cannot find witness|Unable to unify"):
        coq.compiled("Batches", coq.HEAD_OF_COUNTS + text.replace(count, less))


def test_k_iterations_a_batch_are_wrong_by_coq(proofs):
    """What the theorem would say of k exact low bits, does not hold, as Coq computes; of k - 1 it does."""
    rounds = "Eval vm_compute in Nat.iter {} (batch 3 {} {}) (56, 177).\n"
    said = coq.compiled("Mistake", coq.HEAD_OF_COUNTS + rounds.format(bingcd.batches(8, 8, 3), 3, 3) + rounds.format(bingcd.batches(8, 8, 2), 2, 2))
    wrong, right = pairs(said)
    assert wrong[0] != 0 and right == (0, 1)


PLANTED = [
    ("then (b, a) else (a, b) in (Z.shiftr", "then (a, b) else (a, b) in (Z.shiftr"),
    ("(Z.shiftr (a - b) 1, b)", "(Z.shiftr (a + b) 1, b)"),
    ("else (Z.shiftr a 1, b)", "else (Z.shiftr a 1, a)"),
    ("Z.shiftr x (n - high)", "Z.shiftr x (n - low)"),
    ("Z.shiftl 1 low - 1", "Z.shiftl 1 low"),
    ("then (xb, xa, (f1, g1), (f0, g0))", "then (xb, xa, (f0, g0), (f1, g1))"),
    ("(xa - xb, xb, (f0 - f1, g0 - g1)", "(xa - xb, xb, (f0 + f1, g0 + g1)"),
    ("(2 * f1, 2 * g1))", "(f1, g1))"),
    ("(xa, xb, (1, 0), (0, 1))", "(xa, xb, (1, 0), (1, 1))"),
    ("Z.max (Z.max (bit_length a) (bit_length b)) (2 * k) in\n  let xa", "Z.max (bit_length b) (2 * k) in\n  let xa"),
    ("Z.shiftr (Z.abs (a * f1 + b * g1))", "Z.shiftr (a * f1 + b * g1)"),
]


@pytest.mark.parametrize("right, wrong", PLANTED)
def test_a_wrong_definition_is_not_proved(proofs, right, wrong):
    text = (coq.SOURCES / "BinaryGcd.v").read_text(encoding="utf-8")
    assert text.count(right) == 1
    with pytest.raises(ValueError, match=r"Planted\.v: .*Error"):
        coq.compiled("Planted", text.replace(right, wrong))


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
