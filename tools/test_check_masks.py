# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of masks finds every planted fault; that the project passes is seen by the lint."""

from pathlib import Path

import check_masks
import pytest
from checks import ROOT

# In two parts, or the check of names would look for it.
FOLDER = "crates/" + "bezout-ntru/src"


@pytest.fixture
def project(tmp_path):
    def write(text: str, name: str = "a.rs", allowed: dict | None = None):
        file = tmp_path / FOLDER / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return check_masks.check(tmp_path, allowed or {})

    return write


@pytest.mark.parametrize(
    ("form", "line"),
    [
        ("a sign", "let sign = (d[d.len() - 1] as i64 >> 63) as u64;"),
        ("a sign", "let negative = (barrier(r as u64) as i64) >> 63;"),
        ("a sign", "let small = (r >> 31) as u32;"),
        ("a sign", "let sign = (t >> 127) as u64;"),
        ("a bit", "*word |= bit & u64::from(here).wrapping_neg();"),
        ("a bit", "let last = (x[words - 1] >> ((n - 1) % 64) & 1).wrapping_neg();"),
        ("a bit", "let minus = minus.wrapping_neg() as u16;"),
        ("a bit", "let mask = (x & 1).wrapping_sub(1);"),
        ("a bit", "let mask = 0u64.wrapping_sub(borrow);"),
        ("a carry", "let (x, over) = (*o ^ s).overflowing_add(add);"),
        ("a comparison", "let less = u64::from(a < b);"),
        ("a comparison", "let less = (a[0] != 1) as u64;"),
    ],
)
def test_a_mask_of_its_own_is_found(project, form, line):
    files, [problem] = project(f"fn f() {{\n    {line}\n}}\n")
    assert files == 1 and problem.startswith(f"{FOLDER}/a.rs:2: {form} ")


@pytest.mark.parametrize(
    "line",
    [
        "let minus_inverse = m.inverse64().wrapping_neg();",
        "let top = w >> 63;",
        "let lowest = x & x.wrapping_neg();",
        "let next = place.wrapping_sub(1);",
        "let at = usize::from(k >= limbs.len());",
        "// (x as i64 >> 63) as u64",
        'let text = "(a < b) as u64";',
        "let mask = Mask::negative(x).word();",
    ],
)
def test_what_makes_none_passes(project, line):
    assert project(f"fn f() {{\n    {line}\n}}\n") == (1, [])


def test_tests_and_public_values_are_left_out(project):
    fault = "let less = u64::from(a < b);\n"
    assert project(f"fn f() {{}}\n#[cfg(test)]\nmod tests {{\n    {fault}}}\n") == (1, [])
    assert project(fault, "steps_vartime.rs") == (1, [])


def test_what_is_allowed_passes_and_has_to_be_there(project):
    allowed = {(f"{FOLDER}/a.rs", "u64::from(a < b);"): "public"}
    assert project("let less = u64::from(a < b);\n", allowed=allowed) == (1, [])
    _, problems = project("fn f() {}\n", allowed=allowed)
    assert problems == [f"{FOLDER}/a.rs: allowed, and not there: u64::from(a < b);"]


def test_all_folders_are_there():
    assert all((ROOT / folder).is_dir() for folder in check_masks.FOLDERS)
    assert (ROOT / Path(check_masks.PRIVATE)).is_dir()
