# SPDX-License-Identifier: MIT OR Apache-2.0
"""SMT lemmas hold, and planted false ones are refuted."""

import pytest
import z3
from bezout_proofs import lemmas

TRUE = [
    *lemmas.branchless_words(),
    *lemmas.branchless_integers(),
    *lemmas.packed_decoding(),
    *lemmas.word32_decoding(),
    *lemmas.binary_gcd(),
]


@pytest.mark.parametrize("lemma", TRUE, ids=lambda lemma: lemma.name)
def test_proved(lemma):
    assert lemma.status() == "proved"


@pytest.mark.parametrize("lemma", TRUE, ids=lambda lemma: lemma.name)
def test_hypotheses_are_satisfiable(lemma):
    solver = z3.Solver()
    solver.add(*lemma.hypotheses)
    assert solver.check() == z3.sat


@pytest.mark.parametrize("lemma", lemmas.planted(), ids=lambda lemma: f"planted: {lemma.name}")
def test_planted_refuted(lemma):
    assert lemma.status() == "refuted"
