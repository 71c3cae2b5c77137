# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of imports finds what it is for."""

import subprocess

import python_imports
import pytest
from check_architecture import ROOT, SOURCE, all_circles, arrows_up, asking, circles, crates, layers, not_named, problems, walk
from rust_imports import expand, graph

FILES = {
    "lib.rs": "mod ct;\nmod integer;\npub use integer::modulus::Modulus;\n",
    "ct.rs": "//! use crate::integer::modulus;\n",
    "integer/mod.rs": "pub mod modulus;\npub mod gcd;\n",
    "integer/modulus.rs": "use crate::ct::Mask;\n#[cfg(test)]\nmod tests {\n    use crate::integer::gcd;\n}\n",
    "integer/gcd.rs": "use super::modulus::{self, Modulus};\n",
}


def source(folder, **changed):
    for name, text in (FILES | {k.replace("__", "/") + ".rs": v for k, v in changed.items()}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def test_nothing_is_found_where_all_arrows_point_down(tmp_path):
    arrows = graph(source(tmp_path))
    assert arrows["integer::gcd"] == {"integer::modulus"} and arrows["integer::modulus"] == {"ct"}
    assert problems(tmp_path) == []


def test_an_arrow_up_is_found(tmp_path):
    arrows = graph(source(tmp_path, ct="fn f() { crate::integer::gcd::gcd() }\n"))
    assert arrows_up(arrows) == ["ct imports integer::gcd, which is not below it"]


def test_a_re_export_is_an_arrow_to_the_root(tmp_path):
    arrows = graph(source(tmp_path, integer__gcd="use crate::Modulus;\n"))
    assert arrows_up(arrows) == ["integer::gcd imports lib, which is not below it"]


def test_a_circle_is_found(tmp_path):
    arrows = graph(source(tmp_path, integer__modulus="use super::gcd::gcd;\n"))
    assert circles(arrows) == ["a circle of integer::gcd, integer::modulus"]


def test_a_path_in_a_macro_is_an_arrow(tmp_path):
    text = "macro_rules! m {\n    () => { $crate::integer::gcd::gcd() };\n}\n"
    assert arrows_up(graph(source(tmp_path, ct=text))) == ["ct imports integer::gcd, which is not below it"]
    exported = f"#[macro_export]\n#[doc(hidden)]\n{text}"
    assert arrows_up(graph(source(tmp_path, ct=exported))) == []


def test_a_path_from_a_child_is_an_arrow(tmp_path):
    changed = {"integer__modulus": "mod wide;\nfn f() { wide::gains() }\n", "integer__modulus__wide": ""}
    assert graph(source(tmp_path, **changed))["integer::modulus"] == {"integer::modulus::wide"}
    changed["integer__modulus__wide"] = "use super::super::modulus::f;\n"
    assert circles(graph(source(tmp_path, **changed))) == ["a circle of integer::modulus, integer::modulus::wide"]


def test_a_file_without_a_layer_is_found(tmp_path):
    assert problems(source(tmp_path, other="")) == ["other is in no layer"]


def test_trees_of_imports():
    assert expand("a::{b, c::{d as x, self}}") == ["a::b", "a::c::d", "a::c::self"]


def test_the_page_has_the_layers_of_the_check():
    page = (SOURCE.parents[2] / "docs" / "architecture.md").read_text()
    block = page.split("<!-- layers -->\n```text\n")[1].split("```")[0]
    assert block.splitlines() == layers()


# The whole tree.


def tracked(pattern):
    text = subprocess.run(["git", "ls-files", pattern], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / line for line in text.splitlines() if (ROOT / line).is_file()]


def test_every_crate_and_every_python_file_is_read():
    manifests = [path for path in tracked("*Cargo.toml") if "\n[package]" in f"\n{path.read_text()}"]
    assert {path.parent / "src" for path in manifests} == set(crates(ROOT).values()) and len(manifests) > 15
    assert set(tracked("*.py")) <= set(walk(ROOT))


def plant(folder, **files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def crate(folder, **modules):
    """A crate `planted` somewhere in a tree, with these modules beside its root."""
    files = {f"src/{name.replace('__', '/')}.rs": text for name, text in modules.items()}
    return plant(folder, **{f"bench/deep/{k}": v for k, v in ({"Cargo.toml": '[package]\nname = "planted"\n'} | files).items()})


A_AND_B = "mod a;\nmod b;\n"
RUST = {
    "crate": {"a": "use crate::b::B;\n", "b": "use crate::a::A;\n"},
    "super": {"a": "use super::b::B;\n", "b": "fn f() { super::a::f() }\n"},
    "in a list": {"a": "use crate::{\n    b::{B, C},\n    c,\n};\n", "b": "pub use super::a::*;\n"},
    "in an inline module": {"a": "use crate::b::B;\n", "b": "pub mod inner {\n    use super::super::a::A;\n}\n"},
    "in a function": {"a": "use crate::b::B;\n", "b": "fn f() {\n    use crate::a::A;\n}\n"},
    "after a text with a brace": {"a": "use crate::b::B;\n", "b": "const C: char = '{';\nmod m { const S: &str = \"//}\"; }\nuse super::a::A;\n"},
}


@pytest.mark.parametrize("modules", RUST.values(), ids=RUST)
def test_a_circle_of_two_rust_files_is_found(tmp_path, modules):
    for root in ("lib", "main"):
        assert all_circles(crate(tmp_path / root, **{root: A_AND_B}, **modules)) == {"planted: a circle of a, b"}


def test_a_circle_through_a_re_export_is_found(tmp_path):
    modules = {"lib": "mod a;\n", "a__mod": "mod b;\npub use b::B;\n", "a__b": "use super::C;\n"}
    assert all_circles(crate(tmp_path / "mod", **modules)) == {"planted: a circle of a, a::b"}
    modules = {"main": "mod a;\npub use a::A;\n", "a": "use crate::B;\n"}
    assert all_circles(crate(tmp_path / "root", **modules)) == {"planted: a circle of a, main"}


RIGHT = {
    "a module declares its child": {"lib": "mod a;\n", "a__mod": "mod b;\n", "a__b": "use super::C;\n"},
    "tests": {"lib": A_AND_B, "a": "use crate::b::B;\n", "b": "#[cfg(test)]\n#[allow(x)]\nmod tests {\n    use crate::a::A;\n}\n"},
    "an inline module": {"main": "mod a;\nuse a::A;\n", "a": "macro_rules! m {\n    () => {\n        mod $n {\n            use super::*;\n        }\n    };\n}\n"},
    "a comment, a text": {"lib": A_AND_B, "a": "use crate::b::B;\n", "b": "/* crate::a::A */ const X: &str = r#\"\" super::a::A\"#;\n"},
    "an exported macro": {"lib": "mod a;\nuse a::A;\n", "a": "#[macro_export]\nmacro_rules! m {\n    () => {};\n}\nuse crate::m;\n"},
}


@pytest.mark.parametrize("modules", RIGHT.values(), ids=RIGHT)
def test_rust_files_without_a_circle(tmp_path, modules):
    assert all_circles(crate(tmp_path, **modules)) == set()


PACKAGE = {"tools/p/__init__.py": "", "tools/p/q/__init__.py": ""}
PYTHON = {
    "absolute": {"tools/p/a.py": "import p.b\n", "tools/p/b.py": "from p.a import f\n"},
    "absolute, of a module": {"tools/p/a.py": "from p import b\n", "tools/p/b.py": "import p.a as other\n"},
    "relative": {"tools/p/a.py": "from .b import f\n", "tools/p/b.py": "from . import a\n"},
    "in a function": {"tools/p/a.py": "from . import b\n", "tools/p/b.py": "def f():\n    from .a import g\n"},
    "up": {"tools/p/a.py": "from .q.c import f\n", "tools/p/q/c.py": "from ..a import g\n"},
    "through a package": {"tools/p/q/__init__.py": "from ..a import f\n", "tools/p/a.py": "from .q import f\n"},
    "of scripts": {"rtl/tb/a.py": "import b\n", "rtl/tb/b.py": "import a\n"},
    "of scripts in two folders": {"rtl/tb/a.py": "import other\n", "rtl/syn/other.py": "import a\n"},
    "from the root": {"rtl/m/__init__.py": "", "rtl/m/core.py": "import script\n", "rtl/syn/script.py": "from rtl.m.core import f\n"},
    "of two parts": {"proofs/x.py": "from p import a\n", "tools/p/a.py": "import x\n"},
}


@pytest.mark.parametrize("files", PYTHON.values(), ids=PYTHON)
def test_a_circle_of_two_python_files_is_found(tmp_path, files):
    names = ", ".join(sorted(name for name in files if files[name]))
    assert all_circles(plant(tmp_path, **PACKAGE | files)) == {f"Python: a circle of {names}"}


def test_circles_of_both_languages_are_found(tmp_path):
    plant(crate(tmp_path, lib=A_AND_B, **RUST["crate"]), **PACKAGE | PYTHON["relative"])
    assert all_circles(tmp_path) == {"planted: a circle of a, b", "Python: a circle of tools/p/a.py, tools/p/b.py"}


def test_python_files_without_a_circle(tmp_path):
    files = {
        "tools/p/__init__.py": "from .a import f\n",
        "tools/p/a.py": "import json\nfrom .b import g\n",
        "tools/p/b.py": "import a\nfrom other.p import a\n",
        "tools/json.py": "from p import a\n",
    }
    arrows = python_imports.graph(plant(tmp_path, **files), [path for path in walk(tmp_path)])
    assert arrows["tools/p/a.py"] == {"tools/p/b.py", "tools/json.py"}
    assert arrows["tools/p/b.py"] == set() and arrows["tools/p/__init__.py"] == {"tools/p/a.py"}


def test_a_module_whose_name_begins_with_self_is_one(tmp_path):
    files = {"main.rs": "use crate::cli;\n", "cli.rs": "use crate::verbs::selftest;\n", "verbs/selftest.rs": ""}
    assert graph(plant(tmp_path, **files))["cli"] == {"verbs::selftest"}


def test_a_crate_of_borrowed_sources_has_to_be_named(tmp_path):
    for name, needs, text in (("a", 'memchr = "2"', "use memchr::memchr;\n"), ("b", "", '#[path = "../../a/src/lib.rs"]\nmod lib;\n')):
        (tmp_path / name / "src").mkdir(parents=True)
        (tmp_path / name / "Cargo.toml").write_text(f'[package]\nname = "{name}"\n[dependencies]\n{needs}\n')
        (tmp_path / name / "src" / "lib.rs").write_text(text)
    assert not_named(tmp_path) == ["b/src/lib.rs: a/src/lib.rs uses memchr, which b/Cargo.toml does not name"]
    (tmp_path / "b" / "Cargo.toml").write_text('[package]\nname = "b"\n[dependencies]\nmemchr = "2"\n')
    assert not_named(tmp_path) == []


@pytest.mark.parametrize(("name", "text", "asks"), [
    ("gcd.rs", "if Cpu::here().has(Isa::Avx2) {}", "Cpu::here()"),
    ("gcd.rs", 'is_x86_feature_detected!("fma")', "is_x86_feature_detected!"),
    ("gcd.rs", '#[cfg(bezout_force = "adx")]', "bezout_force"),
    ("gcd.rs", "Isa::Adx.available()", "Isa::Adx.available()"),
    ("backend/mod.rs", "Isa::Adx.available()", None),
    ("backend/mod.rs", "match Family::here() {}", "Family::here()"),
    ("gcd.rs", "assert!(Isa::Adx.available());", None),
    ("gcd.rs", "choose(Cpu::here(), operation)", None),
    ("gcd.rs", "choose($crate::cpu::Cpu::here(), operation); Cpu::here()", "Cpu::here()"),
    ("gcd.rs", "// Cpu::here()\n#[cfg(test)]\nmod tests {\nCpu::here();\n}\n", None),
    ("choice.rs", "Cpu::here()", None),
])
def test_only_choices_ask_what_cpu_this_is(tmp_path, name, text, asks):
    path = tmp_path / "crates" / "a" / "src" / name
    path.parent.mkdir(parents=True)
    path.write_text(text)
    said = f"crates/a/src/{name}: {asks} asks what CPU this is; `choice.rs` and assertions may"
    assert asking(tmp_path, {}) == ([said] if asks else [])
    reason = {f"crates/a/src/{name}": "a reason"}
    said = f"crates/a/src/{name}: has a reason to ask what CPU this is, and does not"
    assert asking(tmp_path, reason) == ([] if asks else [said])
