# SPDX-License-Identifier: MIT OR Apache-2.0
"""Each field of each state of the library has its assertion."""

import re

import pytest

from asmgen import rust, rust_polynomial
from asmgen.__main__ import INTEGER, POLYNOMIAL

STRUCT = re.compile(r"struct (\w+)(?:<.*?>)? \{\n(.*?)\n\}", re.S)
FIELD = re.compile(r"^    (?:pub(?:\(\w+\))? )?(\w+): (.*),$", re.M)
LAYOUT = re.compile(r"^layout! \{\n    (\w+).*?: *\n?(.*?)\}", re.M | re.S)
INSIDE = ("Head", "Words", "JacobiWords")
"""Structs within states, of which each field counts."""


def structs(folder=INTEGER) -> dict[tuple[str, str], dict[str, str]]:
    """The types of fields by name, of each struct in a file of the back end."""
    found = {}
    for path in sorted(folder.glob("*.rs")):
        for name, body in STRUCT.findall(path.read_text()):
            found[path.stem, name] = dict(FIELD.findall(body))
    return found


def paths(file: str, name: str, known: dict) -> set[str]:
    found = set()
    for field, type_ in known[file, name].items():
        if type_ in INSIDE:
            [inner] = [where for where, name in known if name == type_]
            found |= {f"{field}.{path}" for path in paths(inner, type_, known)}
        elif not type_.startswith("PhantomData"):
            found.add(field)
    return found


def missing(text: str, known: dict) -> list[str]:
    """Fields of states that no assertion of `layouts.rs` names."""
    found = []
    for type_, body in LAYOUT.findall(text):
        asserted = set(re.findall(r"([\w.]+) = \d+", body))
        files = [file for file, name in known if name == type_]
        found += [f"{type_}.{path}" for file in files for path in sorted(paths(file, type_, known) - asserted)]
    return found


def test_each_field_is_asserted():
    known, text = structs(), rust.layouts()
    states = {name for _, name in known if name.endswith("State")}
    assert len(states) > 5 and states <= {type_ for type_, _ in LAYOUT.findall(text)}
    assert not missing(text, known)


def test_each_field_of_polynomials_is_asserted():
    known, text = structs(POLYNOMIAL), rust_polynomial.layouts()
    assert {"Planes", "Masks"} <= {type_ for type_, _ in LAYOUT.findall(text)} & {name for _, name in known}
    assert not missing(text, known)
    assert missing(text.replace(" swap = 64,", ""), known) == ["Masks.swap"]


@pytest.mark.parametrize("field", ["InvertState.zeros", "GcdState.head.y_copy", "JacobiState.words.end2", "LongJacobiState.joints", "Numbers.modulus"])
def test_a_field_that_is_left_out_is_found(field):
    _, _, path = field.partition(".")
    assert field in missing(re.sub(rf" {path} = \d+,", "", rust.layouts()), structs())


def test_a_new_field_is_found():
    known = structs()
    known["head", "Words"] = known["head", "Words"] | {"new": "u64"}
    assert "InvertState.head.words.new" in missing(rust.layouts(), known)
