# SPDX-License-Identifier: MIT OR Apache-2.0
"""What Rust sources define, by owner: the members of types, of traits and of modules. Read by regular expressions and by
counting braces, which is enough for code that rustfmt has formatted."""

import re
from pathlib import Path

# Comments and literals, in which nothing is defined.
SILENT = re.compile(
    r"""//[^\n]*|/\*.*?\*/|b?r(?P<hashes>\#*)".*?"(?P=hashes)|b?"(?:\\.|[^"\\])*"|b?'(?:\\.[^']*|[^\\'])'""", re.DOTALL
)
DEFINED = re.compile(r"\b(?:fn|struct|enum|trait|union|mod|const|static|type|macro_rules!)\s+(?!fn\b)(?:mut\s+)?(\w+)")
ITEM = re.compile(r"\b(struct|enum|trait|union)\s+(\w+)([^{;(]*)\{")
TUPLE = re.compile(r"\bstruct\s+(\w+)[^{;(]*\(")
IMPL = re.compile(r"\bimpl\b([^{;]*)\{")
# A call of a macro that defines one thing a line, its name first.
MACRO = re.compile(r"^(?:\w+::)*\w+! \{", re.M)
ALIAS = re.compile(r"\btype\s+(\w+)\s*(?:<[^=;]*>)?\s*=\s*(?:\w+::)*(\w+)")
DERIVED = re.compile(r"derive\(([^)]*)\)\](?:\s*#\[[^\n]*\])*\s*(?:pub(?:\(\w+\))? )?(?:struct|enum) (\w+)")
DERIVES = {"Default": "default", "Clone": "clone", "PartialEq": "eq", "PartialOrd": "partial_cmp", "Ord": "cmp", "Hash": "hash"}


def body(text: str, start: int) -> str:
    """What is between the brace at `start` and the one that closes it."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] == "{") - (text[i] == "}")
        if depth == 0:
            return text[start + 1 : i]
    return text[start + 1 :]


def surface(text: str) -> str:
    """The text without anything in brackets of any kind."""
    found, depth = [], 0
    for c in text:
        depth -= c in "})]"
        if depth == 0:
            found.append(c)
        depth += c in "{(["
    return "".join(found)


def without_generics(text: str) -> str:
    before = None
    while before != text:
        before, text = text, re.sub(r"<[^<>]*>", "", text.replace("->", ""))
    return text


def owners_of_impl(head: str) -> list[str]:
    """The trait, if there is one, and the type of the head of an `impl`."""
    parts = re.split(r"\bfor\b", without_generics(head.split(" where ")[0].split("\nwhere")[0]))
    found = (re.findall(r"[\w$]+", part) for part in parts)
    return [words[-1] for words in found if words]


def members(path: Path, text: str) -> dict[str, set[str]]:
    """What a file defines, by owner. The file is an owner too, by the name of its module."""
    code = SILENT.sub(" ", text)
    found: dict[str, set[str]] = {}

    def add(owner: str, names) -> None:
        found.setdefault(owner, set()).update(names)

    module = path.parent.name if path.stem in ("mod", "lib", "main") else path.stem
    imported = {word for tree in re.findall(r"\bpub(?:\(\w+\))? use ([^;]*);", code) for word in re.findall(r"\w+", tree)}
    imported |= {f"={name}" for name in re.findall(r"\bpub(?:\(\w+\))? use (?:\w+::)*(\w+)::\*;", code)}
    made = {name for m in MACRO.finditer(code) for name in re.findall(r"^\s+([A-Z]\w+)[,:]", body(code, m.end() - 1), re.M)}
    for owner in {module, path.parents[1].name if path.stem in ("lib", "main") else module}:
        add(owner, set(DEFINED.findall(code)) | imported | made)
    for kind, name, _ in (m.groups() for m in ITEM.finditer(code)):
        add(name, ())
        inside = body(code, code.index("{", code.index(f"{kind} {name}")))
        if kind == "trait":
            add(name, DEFINED.findall(inside))
        elif kind == "enum":
            add(name, re.findall(r"\b([A-Z]\w*)", re.sub(r"=[^,]*", "", surface(inside))))
        else:
            add(name, re.findall(r"(\w+)\s*:(?!:)", inside))
    for name in TUPLE.findall(code):
        add(name, ())
    for m in IMPL.finditer(code):
        names = DEFINED.findall(body(code, m.end() - 1))
        for owner in owners_of_impl(m[1]):
            add(owner, names)
    for derives, name in DERIVED.findall(code):
        add(name, {DERIVES[d] for d in re.findall(r"\w+", derives) if d in DERIVES})
    for m in re.finditer(r"\bmod\s+(\w+)\s*\{", code):
        add(m[1], DEFINED.findall(body(code, m.end() - 1)))
    for name, target in ALIAS.findall(code):
        add(name, {f"={target}"})
    return found
