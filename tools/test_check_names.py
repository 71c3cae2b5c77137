# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of names finds what is not there, and nothing else."""

import pytest
from check_names import ROOT, in_code, in_comments, in_document, problems


def test_the_project_names_what_it_has():
    assert problems() == []


@pytest.mark.parametrize("code", ["tools/test.py", "ct.rs", "Modulus::invert", "make test-rust", "x^-1", "a b"])
def test_what_is_there_passes(code):
    assert in_code(code, ROOT) == []


@pytest.mark.parametrize("code", ["tools/tset.py", "schedule_of_old.rs", "Modulus::invret", "make tset", "make test-nothing"])
def test_what_is_not_there_is_found(code):
    assert len(in_code(code, ROOT)) == 1


def test_links_and_comments():
    assert in_document(ROOT / "README.md", "[a](docs) [b](https://example.org) `ct.rs`\n```\n`no.rs`\n```\n") == []
    assert in_document(ROOT / "README.md", "[a](dosc)") == ["no file for the link to dosc"]
    assert in_comments(ROOT / "crates" / "x.rs", "// see `gone.rs`\nlet x = 1;") == ["no file gone.rs"]
