# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of citations finds every planted fault; that the project passes is seen by the lint."""

import subprocess
import sys

import check_citations
import pytest

# In two parts, or the check would find the planted keys here.
UNKNOWN = "Xyz" + "99"
ENTRY = "\n  author: A\n  title: T\n  year: 2000\n"


def run(root):
    call = [sys.executable, check_citations.__file__, "--root", str(root)]
    done = subprocess.run(call, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def project(tmp_path):
    """A project with one entry, cited."""

    def write(files, bibliography="AB12:" + ENTRY):
        (tmp_path / "BIBLIOGRAPHY.yml").write_text(bibliography)
        for name, text in {"a.md": "As in [AB" + "12].", **files}.items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        return tmp_path

    return write


def test_what_is_in_order_passes(project):
    text = "let x = [a, b]; fn f(x: [T; 2]) {} // [AB" + "12, section 8] \\[AB" + "12\\]\n"
    code, output = run(project({"src/b.rs": text, "target/c.rs": f"[{UNKNOWN}]", "d.txt": f"[{UNKNOWN}]"}))
    assert (code, output) == (0, "3 citations, 1 entries, 0 problems\n")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("b.md", f"See [{UNKNOWN}]."),
        ("b.md", f"See [AB" + f"12, {UNKNOWN}, section 2]."),
        ("b.md", f"See [AB" + f"12; {UNKNOWN}]."),
        ("src/b.rs", f"//! Text \\[{UNKNOWN}\\]."),
        ("src/b.rs", f'citation: "{UNKNOWN}",'),
        ("src/b.rs", f'"AB' + f'12, {UNKNOWN}"'),
        ("src/deep/b.py", f'"""[{UNKNOWN}]"""'),
        ("Cargo.toml", f"# [{UNKNOWN}b]"),
    ],
)
def test_an_unknown_key_is_found(project, name, text):
    code, output = run(project({name: text}))
    assert code == 1 and f"{name}:1: [{UNKNOWN}" in output


def test_an_entry_that_nobody_cites_is_found(project):
    code, output = run(project({}, "AB12:" + ENTRY + "CD34:" + ENTRY))
    assert code == 1 and "CD34 is cited nowhere" in output


@pytest.mark.parametrize(
    ("bibliography", "message"),
    [
        ("AB12:\n  author: A\n", "AB12 has no title, year"),
        ("AB12:" + ENTRY + "AB12:" + ENTRY, "AB12 is there already"),
        ("AB12:" + ENTRY + "  year: 2001\n", "year is there already"),
        ("AB12:" + ENTRY + "  colour: red\n", "colour is there already or not one of"),
        ("AB12:" + ENTRY + "Wyc:" + ENTRY, "Wyc is no key"),
        ("AB12:" + ENTRY + "nonsense\n", "neither a key nor a field"),
    ],
)
def test_a_bibliography_that_is_not_well_formed_is_refused(project, bibliography, message):
    code, output = run(project({}, bibliography))
    assert code == 1 and message in output


def test_a_missing_bibliography_is_an_error(tmp_path):
    assert run(tmp_path)[0] == 1
