# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of imports finds what it is for."""

from check_architecture import SOURCE, arrows_up, circles, expand, graph, layers, problems

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


def test_the_library_has_none():
    assert problems() == []


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
