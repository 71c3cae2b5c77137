# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of names finds what is not there, and nothing else."""

from pathlib import Path

import pytest
from check_names import ROOT, in_code, in_comments, in_document
from rust_names import members

CRATES = ROOT / "crates"


@pytest.mark.parametrize(
    "code",
    [
        *("tools/test.py", "ct.rs", "lib.rs", "Modulus::invert", "CtVec::expect", "core::hint::black_box"),
        *("Isa::Avx2", "bezout_ntru::ntru::HRSS701", "bezout_m0::x25519(&scalar)", "const_modulus!"),
        *("invert_batch", "DynModulus", "problems()", "make test-rust", "x^-1", "a b", "f_0"),
    ],
)
def test_what_is_there_passes(code):
    assert in_code(code, ROOT) == []


@pytest.mark.parametrize(
    "code",
    [
        *("tools/tset.py", "schedule_of_old.rs", "no_dir/lib.rs", "x/mod.rs", "no_dir/main.rs", "no_dir/Cargo.toml"),
        *("Modulus::invret", "Modulus::expect", "Foo::expect", "bezout::no_such::Modulus", "Modulus::black_box"),
        *("invert_bacth", "DynModulo", "problms()", "make tset", "make test-nothing"),
    ],
)
def test_what_is_not_there_is_found(code):
    assert len(in_code(code, ROOT)) == 1


@pytest.mark.parametrize(
    "command",
    [
        "python3 -m nosuch",
        "python -m bezout_proofs.nosuch check",
        "cargo run -p nosuch",
        "cargo test --package nosuch",
        "cargo run -p bezout-x25519 --example nosuch",
        "cargo test -p bezout --test nosuch",
    ],
)
def test_commands_that_do_not_exist_are_found(command):
    for text in (f"`{command}`", f"```sh\n{command}    # a comment\n```\n"):
        assert len(in_document(ROOT / "README.md", text)) == 1
    assert len(in_comments(CRATES / "x.rs", f"// {command}")) == 1
    assert len(in_comments(ROOT / "x.py", f'"""    {command}"""')) == 1


@pytest.mark.parametrize(
    "command",
    [
        "python3 -m bezout_proofs check",
        "python -m bezout_reference.polynomial.vectors",
        "cargo run -q -p bezout-x25519 --example key_exchange",
        "cargo test -p bezout --test vectors -- --test nosuch",
    ],
)
def test_commands_that_exist_pass(command):
    assert in_document(ROOT / "README.md", f"```sh\n{command}\n```\n") == []


def test_links_and_comments():
    assert in_document(ROOT / "README.md", "[a](docs) [b](https://example.org) `ct.rs`\n```\n`no.rs`\n```\n") == []
    assert in_document(ROOT / "README.md", "[a](dosc)") == ["no file for the link to dosc"]
    assert in_comments(CRATES / "x.rs", "// see `gone.rs`\nlet x = 1;") == ["no file gone.rs"]
    assert in_comments(CRATES / "x.rs", "// as `Modulus::invret`") == ["Modulus has no invret, of Modulus::invret"]
    assert in_comments(ROOT / "x.py", "# as `Modulus::invret`") == ["Modulus has no invret, of Modulus::invret"]


def test_names_of_the_own_type():
    assert in_comments(CRATES / "x.rs", "/// [`Self::made`]\nfn made() {}") == []
    assert len(in_comments(CRATES / "x.rs", "/// [`Self::made`]\n// fn made() {}")) == 1


def test_banners():
    path = CRATES / "x.s"
    assert in_comments(path, "// In: rdi = address, see `InvertState` in invert.rs; aligned") == []
    assert in_comments(path, "// see `InvertState` in gcd.rs;") == ["no struct InvertState in gcd.rs"]
    assert "no struct NoSuchState in nowhere.rs" in in_comments(path, "// see `NoSuchState` in nowhere.rs")


def test_members_have_one_owner():
    text = """
    // struct Silent { x: u8 }
    pub struct A<T> { field: T }
    enum E { One, Two(u8), Three { inner: u8 } }
    trait Makes { fn make(&self); }
    impl<T: Into<u8>> Makes for A<T> { fn make(&self) { let local = "fn text"; } }
    impl A<u8> { const LEAST: usize = 4; }
    #[derive(Clone, Default)]
    struct D(u8);
    type B = A<u8>;
    pub use other::*;
    sets! {
        FIRST, "first";
    }
    """
    found = members(Path("src/place.rs"), "\n".join(line.removeprefix("    ") for line in text.splitlines()))
    assert found["A"] == {"field", "make", "LEAST"} and found["Makes"] == {"make"}
    assert found["E"] == {"One", "Two", "Three"} and found["D"] == {"clone", "default"} and found["B"] == {"=A"}
    assert "Silent" not in found and {"A", "=other", "FIRST"} <= found["place"] and "field" not in found["place"]
