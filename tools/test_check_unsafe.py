# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of unsafe code finds every planted fault; that the project passes is seen by the lint."""

import check_unsafe
import pytest

# In two parts, or the check of names would look for it.
FOLDER = "crates/" + "a/src"
LIST = f"# Why\n\n## Where `unsafe` stands\n\n- `{FOLDER}/b.rs`: calls\n\n## Obligations\n\n- `{FOLDER}/c.rs`: none\n"
BLOCK = "fn f() { unsafe { g() } }\n"


@pytest.fixture
def project(tmp_path):
    def write(**files):
        wanted = {"SAFETY.md": LIST, "b.rs": BLOCK, "c.rs": "fn f() {}\n", **files}
        folder = tmp_path / "crates" / "a" / "src"
        folder.mkdir(parents=True)
        for name, text in wanted.items():
            if text is not None:
                (folder / name).write_text(text)
        return check_unsafe.check(tmp_path)

    return write


def test_what_is_in_order_passes(project):
    assert project() == (1, [])


@pytest.mark.parametrize("text", [BLOCK, "unsafe fn f() {}\n", "#[unsafe(naked)]\nfn f() {}\n", "// no\nunsafe impl T for U {}\n"])
def test_unsafe_that_is_not_listed_is_found(project, text):
    assert project(**{"c.rs": text}) == (2, [f"{FOLDER}/c.rs: has `unsafe`, and no SAFETY.md lists it"])


@pytest.mark.parametrize(
    "text",
    [
        "// unsafe\n",
        "/* unsafe\n */ fn f() {}\n",
        'fn f() -> &\'static str { "unsafe \\" unsafe" }\n',
        '#[doc = r#"unsafe " code"#]\nfn f() {}\n',
        "#![deny(unsafe_code)]\nfn f<'a>(x: &'a str) -> char { 'u' }\n",
    ],
)
def test_what_only_speaks_of_it_passes(project, text):
    assert project(**{"c.rs": text}) == (1, [])


@pytest.mark.parametrize("folder", ["bindings/c", "bindings/python", "bindings/wasm", "crates", "firmware/library"])
def test_all_that_users_get_is_looked_at(tmp_path, folder):
    (tmp_path / folder).mkdir(parents=True)
    (tmp_path / folder / "x.rs").write_text(BLOCK)
    assert check_unsafe.check(tmp_path) == (1, [f"{folder}/x.rs: has `unsafe`, and no SAFETY.md lists it"])


def test_a_file_without_it_must_not_be_listed(project):
    _, problems = project(**{"b.rs": "fn f() {}\n"})
    assert problems == [f"{FOLDER}/SAFETY.md: {FOLDER}/b.rs has no `unsafe`, or is not there"]


def test_a_list_that_is_gone_is_found(project):
    assert project(**{"SAFETY.md": None}) == (1, [f"{FOLDER}/b.rs: has `unsafe`, and no SAFETY.md lists it"])


def test_a_file_listed_twice_is_found(project):
    twice = LIST.replace("calls\n", f"calls\n- `{FOLDER}/b.rs`: again\n")
    _, problems = project(**{"SAFETY.md": twice})
    assert problems == [f"{FOLDER}/SAFETY.md: {FOLDER}/b.rs is listed already"]
