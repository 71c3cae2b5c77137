# SPDX-License-Identifier: MIT OR Apache-2.0
"""All packages of the lock file are looked at, and one that needs a newer Rust than it may is named."""

import tomllib

import oldest_rust
import pytest


def test_each_package_of_the_lock_file_is_looked_at():
    """Those that features with a newer Rust alone bring may need that one."""
    lock = tomllib.loads((oldest_rust.ROOT / "Cargo.lock").read_text())["package"]
    most = {(p["name"], p["version"]): rust for p, rust, _ in oldest_rust.allowed("1.0")}
    assert {(p["name"], p["version"]) for p in lock} == most.keys()
    assert {rust for (name, _), rust in most.items() if name in ("p3-field", "p3-util")} == {oldest_rust.exceptions()["plonky3"]}
    assert {rust for (name, _), rust in most.items() if name in ("ff", "subtle", "rayon")} == {"1.0"}


def test_what_needs_a_newer_one_is_named():
    stated = {"a": "1.89", "b": "1.90.1", "c": None}
    rows = [({"name": name, "version": "1.0.0", "rust_version": rust}, "1.89", []) for name, rust in stated.items()]
    assert oldest_rust.stated(rows) == ["b 1.0.0 needs Rust 1.90.1"]
    assert oldest_rust.stated([(p, "1.100", f) for p, _, f in rows]) == []


def test_the_readme_says_what_a_feature_needs(monkeypatch):
    assert oldest_rust.unsaid() == []
    monkeypatch.setattr(oldest_rust, "exceptions", lambda: {"plonky3": "1.94"})
    assert "`plonky3`" in oldest_rust.unsaid()[0]


@pytest.mark.parametrize("function, right", [("is_multiple_of(2)", False), ("is_power_of_two()", True)])
def test_a_package_that_states_nothing(monkeypatch, tmp_path, function, right):
    """A function of Rust 1.87, in a package that has to do with 1.85; its tests, lints and compiler are none of ours."""
    place = tmp_path / "a"
    (place / "src").mkdir(parents=True)
    (place / "src" / "lib.rs").write_text(f"pub fn f(x: u32) -> bool {{ x.{function} }}\n")
    (place / "rust-toolchain").write_text("1.2.3\n")
    manifest = place / "Cargo.toml"
    manifest.write_text(
        '[package]\nname = "a"\nversion = "1.0.0"\nedition = "2021"\n\n[dev-dependencies.none]\nversion = "1"\n\n'
        '[target."cfg(unix)".dev-dependencies.none]\nversion = "1"\n\n[lints.clippy]\nall = "deny"\n'
    )
    monkeypatch.setattr(oldest_rust, "COPIES", tmp_path / "copies")
    package = {"name": "a", "version": "1.0.0", "rust_version": None, "manifest_path": str(manifest)}
    found = oldest_rust.silent([(package, "1.85", [])])
    assert (found == []) == right, found
    assert right or "is_multiple_of" in found[0]
