# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of phrases finds those of its list, and nothing else."""

import pytest
from check_english import in_text, prose, without_subject


@pytest.mark.parametrize(
    "text",
    [
        "numbers of so many limbs",
        "So many\nbatches, at least one",
        "for lengths of every day",
        "a key that has not the digest",
        "which Cascade Lake has not. The next",
        "quarters have not `2 N` bytes",
        "so much for halving",
    ],
)
def test_a_phrase_is_found(text):
    assert len(in_text(text)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "a search that has not been run",
        "the solver has not proved it",
        "a routine that has not returned yet",
        "what has not yet been measured",
        "as many limbs as words",
        "every day",
    ],
)
def test_other_phrases_pass(text):
    assert in_text(text) == []


def test_prose_is_what_is_read():
    assert prose("x.md", "so\n```\nso many\n```\n").count("many") == 0
    assert in_text(prose("x.rs", "let so_many = 1; // of so many bits\nlet a = \"so many\";")) != []
    assert in_text(prose("x.rs", "let a = \"so many\";")) == []


@pytest.mark.parametrize("line", ["/// Those of y.", "    /// That of the matrix.", "//! As there.", "/// It.", "/// Those that run."])
def test_a_doc_comment_without_a_subject_is_found(line):
    assert len(without_subject(f"/// # Errors\n{line}\n")) == 1
    assert len(without_subject(f"/// The entry of x.\na: u64,\n{line}\n")) == 1


@pytest.mark.parametrize("line", ["/// The limbs of y.", "// Those of y.", "/// It is odd.", "/// That is why.", "/// Those are 1."])
def test_other_comments_have_one(line):
    assert without_subject(line) == []
    # Inside a paragraph, what comes before is read.
    assert without_subject("/// Limbs of x are copied,\n/// Those of y are not.") == []
