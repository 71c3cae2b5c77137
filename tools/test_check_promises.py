# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of promises finds what nothing holds, and what does not exist."""

import nights
import pytest
from check_promises import COLUMN, ROOT, holds, in_proofs, in_security, rows, sections

HEAD = f"| promise | {COLUMN} |\n|---|---|\n"
PROOFS = f"## What\n\n| claim | sections | {COLUMN} |\n|---|---|---|\n| it ends | 1.1 | `test_bingcd.py::test_batches_keep_the_gcd` |\n\n"


def test_there_are_promises():
    for page, least in (("SECURITY.md", 25), ("proofs/README.md", 15)):
        found = [row for _, body in sections((ROOT / page).read_text()) for row in rows(body)[0]]
        assert len(found) >= least


@pytest.mark.parametrize(
    "name",
    ["exhaustive.rs::every_kernel", "test_bingcd.py::test_batches_keep_the_gcd", "make test-ct", "tools/check_unsafe.py"]
    + ["ctcheck/remains.py", "ct.rs::swap_and_wipe"],
)
def test_what_is_there_holds(name):
    assert holds(name) == ""


@pytest.mark.parametrize(
    "name",
    # No test, no such test, a helper, a part that does not exist, a program that nothing runs, several of that name.
    ["exhaustive.rs::inverse", "exhaustive.rs::every_kernels", "test_bingcd.py::classic_step", "make test-nothing"]
    + ["tools/rust_names.py", "tools/nothing.py", "__init__.py"],
)
def test_what_is_not_there_does_not(name):
    assert holds(name)


def test_what_runs_by_night_has_to_have_run(monkeypatch):
    rows = nights.read()
    last = [row for row in rows if "library/check.py" in row["command"]][-1]
    assert holds("firmware/library/check.py") == ""
    monkeypatch.setattr(nights, "read", lambda: [*rows, last | {"failed": 1}])
    assert "failed on" in holds("firmware/library/check.py")
    monkeypatch.setattr(nights, "read", lambda: [])
    # The last one is a module that a command of the night has by `-m`.
    for name in ("tools/supply.py", "make test-fuzz", "firmware/library/check.py", "ctcheck/arm.py"):
        assert "never ran" in holds(name)
        # In the proofs, a claim says itself what it rests on.
        assert holds(name, with_nights=False) == ""
    # What runs with every change needs no log.
    assert holds("make test-ct") == holds("tools/check_unsafe.py") == holds("tools/polynomial_oracle.py") == ""
    assert holds("ctcheck/artefacts.py") == holds("ctcheck/remains.py") == ""


def test_other_names_are_no_checks():
    assert holds("Modulus::new") is None and holds("ct.rs") is None and holds("make bounds") is None


@pytest.mark.parametrize(
    ("body", "count"),
    [
        (HEAD + "| it is so | `ct.rs::swap_and_wipe` |\n", 0),
        ("These hold:\n\n" + HEAD + "| it is so | `ct.rs::swap_and_wipe` |\n", 0),
        (HEAD + "| it is so | everybody knows |\n", 1),
        (HEAD + "| it is so | `ct.rs::swap_and_wipes` |\n", 1),
        (HEAD + "| it is so | `ct.rs::swap_and_wipe` |\n\nAnd more is so. `ct.rs::swap_and_wipe` shows it.\n", 2),
        ("It is so.\n", 2),
    ],
)
def test_security(body, count):
    assert len(in_security(f"## Memory\n\n{body}")) == count
    assert len(in_security(f"## Memory\n\n{HEAD}| a | `make test-ct` |\n\n## Not promised\n\nIt is so.\n")) == 0


@pytest.mark.parametrize(
    ("body", "count"),
    [
        ("### 1.1 Ends\n\nIt ends.\n", 0),
        ("### 1.1 Ends\n\nIt ends. Tests see that.\n", 1),
        ("### 1.1 Ends\n\nIt ends. Tests see that (`test_bingcd.py::test_batches_keep_the_gcd`).\n", 0),
        ("### 1.1 Ends\n\nIt ends. Tests see that (`test_bingcd.py::test_nothing`).\n", 1),
        ("### 1.1 Ends\n\nIt ends.\n\n### 1.2 Begins\n\nIt begins.\n", 1),
        ("### 1.7 On paper\n\nIt ends.\n", 0),
    ],
)
def test_proofs(body, count):
    assert len(in_proofs(PROOFS + body)) == count
