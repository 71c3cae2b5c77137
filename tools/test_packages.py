# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of packages finds what is planted."""

import pytest
from packages import LICENSES, complaints, in_order, relative_links, without_licenses


def package(folder, **changed):
    (folder / "README.md").write_text("[there](https://example.org/a) and [here](#below)")
    base = {
        "name": "a",
        "description": "an a",
        "license": "MIT",
        "readme": "README.md",
        "rust_version": "1.89",
        "keywords": ["a"],
        "categories": ["mathematics"],
        "metadata": {"docs": {"rs": {"all-features": True}}},
        "repository": "",
        "dependencies": [{"name": "b", "kind": None, "req": "^0.1.0"}],
        "manifest_path": str(folder / "Cargo.toml"),
    }
    return base | changed


def test_nothing_is_found_in_a_right_one(tmp_path):
    assert complaints(package(tmp_path), {"a", "b"}, release=False) == []


@pytest.mark.parametrize(
    ("changed", "part"),
    [
        ({"description": None}, "no description"),
        ({"keywords": list("abcdef")}, "6 keywords"),
        ({"categories": []}, "0 categories"),
        ({"metadata": None}, "docs.rs"),
        ({"dependencies": [{"name": "b", "kind": None, "req": "*"}]}, "b has no version"),
    ],
)
def test_what_is_planted_is_found(tmp_path, changed, part):
    found = complaints(package(tmp_path, **changed), {"a", "b"}, release=False)
    assert len(found) == 1 and part in found[0]


def test_a_release_needs_the_repository(tmp_path):
    assert "no repository" in complaints(package(tmp_path), {"a"}, release=True)[0]
    assert complaints(package(tmp_path, repository="https://example.org/a"), {"a"}, release=True) == []


def test_licenses_have_to_be_there_and_those_of_the_project(tmp_path):
    root, folder = tmp_path / "root", tmp_path / "a"
    for place in (root, folder):
        place.mkdir()
        for name in LICENSES:
            (place / name).write_text(f"the text of {name}")
    assert without_licenses(folder, root) == []
    (folder / LICENSES[0]).write_text("another text")
    (folder / LICENSES[1]).unlink()
    wrong, missing = without_licenses(folder, root)
    assert "not that of the project" in wrong and "no LICENSE-MIT" in missing


def test_relative_links_are_found(tmp_path):
    assert relative_links("[a](https://a) [b](../b.md) [c](#c)") == ["../b.md"]


def test_the_order_is_that_of_dependencies():
    def of(name, *needs):
        return {"name": name, "dependencies": [{"name": n, "kind": kind, "req": req} for n, kind, req in needs]}

    packages = [of("a", ("b", None, "^1")), of("b", ("c", "dev", "*")), of("c", ("a", None, "^1"))]
    assert [p["name"] for p in in_order(packages)] == ["b", "a", "c"]
    with pytest.raises(SystemExit):
        in_order([of("a", ("b", None, "^1")), of("b", ("a", None, "^1"))])
