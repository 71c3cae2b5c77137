# SPDX-License-Identifier: MIT OR Apache-2.0
"""The programs of a page, what compiles and what does not, with pages that need no crate of the project."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import build_guides
from run_blocks import Malformed

TOML = '```toml\n[dependencies]\nsubtle = { version = "2.6.1", default-features = false }\n```\n'
USES = "```rust\nlet two = 1 + i32::from(bool::from(subtle::Choice::from(1)));\nassert_eq!(two, 2);\n```\n"


def page(folder, text):
    path = folder / "page.md"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_page_compiles_with_what_it_shows_and_not_without(tmp_path):
    work = tmp_path / "work"
    assert build_guides.build(page(tmp_path, TOML + USES), work) == (1, None)
    count, problem = build_guides.build(page(tmp_path, "```toml\n[dependencies]\n```\n" + USES), work)
    assert count == 1 and "subtle" in problem
    # A feature that is not shown.
    random = "```rust\nlet _ = getrandom::SysRng;\n```\n"
    for version, compiles in (('"0.4"', False), ('{ version = "0.4", features = ["sys_rng"] }', True)):
        toml = f"```toml\n[dependencies]\ngetrandom = {version}\n```\n"
        assert (build_guides.build(page(tmp_path, toml + random), work)[1] is None) == compiles
    # One of several.
    count, problem = build_guides.build(page(tmp_path, TOML + USES + "```rust\nlet x: u8 = -1;\n```\n"), work)
    assert count == 2 and "line-10" in problem


def test_pages_without_rust_or_without_dependencies(tmp_path):
    assert build_guides.build(page(tmp_path, TOML + "```text\nno Rust\n```\n"), tmp_path) == (0, None)
    for text in (USES, USES + TOML):
        with pytest.raises(Malformed, match="no ```toml block"):
            build_guides.build(page(tmp_path, text), tmp_path)
    with pytest.raises(Malformed, match="a second"):
        build_guides.build(page(tmp_path, TOML + TOML + USES), tmp_path)


def test_programs():
    assert build_guides.program("fn main() {}\n") == "fn main() {}\n"
    assert build_guides.program("#![no_std]\nfn main() {}\n") == "#![no_std]\nfn main() {}\n"
    assert build_guides.program("let x = 1;\n") == "fn main() {\nlet x = 1;\n}\n"
    fallible = build_guides.program("f()?;\n# Ok::<(), Error>(())\n")
    assert "\nf()?;\nOk::<(), Error>(())\n" in fallible and "run().unwrap()" in fallible
