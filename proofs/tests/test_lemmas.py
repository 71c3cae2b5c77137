# SPDX-License-Identifier: MIT OR Apache-2.0
"""SMT lemmas hold, and planted false ones are refuted."""

import pytest
import z3
from bezout_proofs import files, lemmas

LIBRARY = files.ROOT / "crates" / "bezout" / "src"
# What the lemmas write again, as it stands in the code.
DECODERS = {
    "integer/divstep/word64/steps.rs": [
        "pub(crate) const PACK: u32 = 20;",
        "const UNIT_F: i64 = -(1 << (2 * PACK + 1));",
        "const UNIT_G: i64 = -(1 << (3 * PACK + 2));",
        "let (u, v) = unpack(!(h << 1));",
        "let (q, r) = unpack(!g);",
        "let fields = (word + (1 << PACK)) >> (PACK + 1);",
        "let first = fields << 43 >> 43;",
        "(-first, -((fields + (1 << PACK)) >> (PACK + 1)))",
    ],
    "integer/divstep/word64/jacobi.rs": [
        "const PACK: u32 = 20;",
        "const LOW: i64 = (1 << (PACK + 1)) - 1;",
        "const UNIT_F: i64 = 1 << 42;",
        "const UNIT_G: i64 = i64::MIN;",
        "let (u, v) = unpack(h, PACK + 1);",
        "let (q, r) = unpack(g, PACK + 2);",
    ],
    "backend/flips.rs": [
        "let rounded = word + (1 << (low - 1));",
        "let first = rounded << (43 - low) >> 43;",
        "(-first, (rounded + (1 << (low + 20))) >> (low + 21))",
    ],
    "integer/divstep/word32/steps.rs": [
        "let fields = word.wrapping_add(1 << (PACK - 1)) >> PACK;",
        "let first = fields << (31 - PACK) >> (31 - PACK);",
        "(-first, -((fields + (1 << PACK)) >> (PACK + 1)))",
    ],
}

TRUE = [
    *lemmas.branchless_words(),
    *lemmas.branchless_integers(),
    *(lemma for packing in (lemmas.STEPS, lemmas.JACOBI, lemmas.BATCH, lemmas.BATCH51) for lemma in lemmas.packed_decoding(packing)),
    *lemmas.word32_decoding(),
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


@pytest.mark.parametrize("file", DECODERS)
def test_decoders_are_those_of_the_library(file):
    lines = {line.strip() for line in (LIBRARY / file).read_text().splitlines()}
    assert [line for line in DECODERS[file] if line not in lines] == []


def test_packings_are_those_of_the_assembly(monkeypatch):
    monkeypatch.syspath_prepend(str(files.ROOT / "asmgen"))
    from asmgen.divstep import batch, ifma, jacobi

    assert (batch.TWENTY.steps, batch.TWENTY.field) == (lemmas.PACKED_STEPS, {"h": 20, "G": 21})
    assert batch.TWENTY.rounding == {"h": (1 << 40) + (1 << 19), "G": (1 << 41) + (1 << 20)}
    # ~((f + 2^41) >> 1) and ~(g + 2^62) for f = g = 0 in the low bits.
    for packing, ours in ((batch.TWENTY, lemmas.BATCH), (ifma.PACKING, lemmas.BATCH51)):
        for word, unit in (("h", ours.unit["F"] >> 1), ("G", ours.unit["G"])):
            low = packing.low_bits[word]
            assert packing.start[word] >> low == ~unit >> low and packing.steps == ours.steps
    assert jacobi.FIELD == {"h": 21, "G": 22}
    assert jacobi.ROUNDING == {"h": (1 << 41) + (1 << 20), "G": (1 << 42) + (1 << 21)}
