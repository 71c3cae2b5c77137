#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that imports inside the library point down: no arrow up between layers, no circle between files.

    tools/check_architecture.py [--layers]

Reads the paths in the `use` lines, and in the code, of crates/bezout/src: from `crate`, from `$crate`, from `super`, and
from a child of the file. Tests are left out, and so are exported macros, whose paths are those of the callers. A path
stands for the file of the module that it names, so that an import through a re-export of a parent is an arrow to that
parent: import from the module that defines a thing. --layers prints the layers, for the architecture page.
"""

import re
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "crates" / "bezout" / "src"

GROUND = ("word", "ct", "ct_vec", "cpu", "limbs", "limbs_vartime", "error", "symbol", "timing", "uint", "kernel",
          "montgomery_trick")
RINGS = ("integer", "polynomial", "binary_field")
LAYERS = [GROUND, ("backend",), RINGS, ("interop", "kernels"), ("lib",)]
"""From the lowest on; within a layer rings do not know each other."""


def is_test(path: Path) -> bool:
    return path.name == "testing.rs" or any("tests" in part for part in path.with_suffix("").parts)


def module(path: Path) -> str:
    parts = list(path.with_suffix("").parts)
    if parts[-1] == "mod":
        parts.pop()
    return "::".join(parts)


def without_tests(text: str) -> str:
    """The code without comments and without inline modules of tests."""
    text = re.sub(r"//.*", "", text)
    text = re.sub(r"#\[macro_export\]\s*(?:#\[[^\n]*\]\s*)*macro_rules! \w+ \{.*?^\}", "", text, flags=re.S | re.M)
    text = text.replace("$crate::", "crate::")
    text = re.sub(r"#\[cfg\((?:all\()?test\b[^\n]*\]\s*(?:pub\(crate\) )?mod \w+ \{.*?^\}", "", text, flags=re.S | re.M)
    # In an inline module `super` is this file.
    return re.sub(r"^mod \w+ \{.*?^\}", lambda m: m[0].replace("super::", "self::", 1), text, flags=re.S | re.M)


def expand(tree: str) -> list[str]:
    """`a::{b, c::{d}}` as `a::b`, `a::c::d`."""
    head, brace, rest = tree.partition("{")
    if not brace:
        return [tree.split(" as ")[0].strip()]
    depth, start, parts = 0, 0, []
    body = rest[: rest.rindex("}")]
    for i, c in enumerate(body):
        depth += (c == "{") - (c == "}")
        if c == "," and depth == 0:
            parts.append(body[start:i])
            start = i + 1
    parts.append(body[start:])
    return [path for part in parts if part.strip() for path in expand(head.strip() + part.strip())]


# Macros live at the root of the crate, wherever they are defined.
MACROS = {"crate::const_modulus", "crate::for_each_operation"}


def paths(text: str) -> set[str]:
    found = set()
    for tree in re.findall(r"\buse ([^;]*);", text):
        found.update(expand(re.sub(r"\s+", " ", tree)))
    rest = re.sub(r"\buse [^;]*;", "", text)
    found.update(re.findall(r"(?<![\w:])([a-z_]\w*(?:::\w+)+)", rest))
    return found - MACROS


def resolve(path: str, here: str, modules: set[str]) -> str:
    """The module that a path leads to: the longest prefix that is one."""
    parts = path.replace("::self", "").split("::")
    base = here.split("::") if here else []
    if parts[0] == "crate":
        full, parts = [], parts[1:]
    elif parts[0] not in ("self", "super"):
        # A child, as in a re-export; else another crate.
        if "::".join([*base, parts[0]]) not in modules:
            return here
        full = base
    elif parts[0] == "self":
        full, parts = base, parts[1:]
    else:
        full = list(base)
        while parts and parts[0] == "super":
            full, parts = full[:-1], parts[1:]
    full = full + parts
    while full and "::".join(full) not in modules:
        full.pop()
    return "::".join(full) if full else "lib"


def graph(source: Path = SOURCE) -> dict[str, set[str]]:
    files = {module(p.relative_to(source)): p for p in source.rglob("*.rs") if not is_test(p.relative_to(source))}
    arrows = {}
    for name, path in files.items():
        here = "" if name == "lib" else name
        text = without_tests(path.read_text())
        targets = {resolve(p, here, set(files)) for p in paths(text)}
        arrows[name] = {t for t in targets if t and t != name}
    return arrows


def layer(name: str) -> int:
    top = name.split("::")[0]
    return next((i for i, names in enumerate(LAYERS) if top in names), len(LAYERS))


def arrows_up(arrows: dict[str, set[str]]) -> list[str]:
    found = []
    for here, targets in sorted(arrows.items()):
        for target in sorted(targets):
            other = layer(here) == layer(target) and here.split("::")[0] in RINGS
            if layer(target) > layer(here) or other and here.split("::")[0] != target.split("::")[0]:
                found.append(f"{here} imports {target}, which is not below it")
    return found


def components(arrows: dict[str, set[str]]) -> list[set[str]]:
    """Strongly connected nodes, by Tarjan's algorithm; each after all that it points to."""
    index, low, stack, found = {}, {}, [], []

    def visit(name):
        index[name] = low[name] = len(index)
        stack.append(name)
        for target in sorted(arrows.get(name, ())):
            if target not in index:
                visit(target)
                low[name] = min(low[name], low[target])
            elif target in stack:
                low[name] = min(low[name], index[target])
        if low[name] == index[name]:
            members = set()
            while name not in members:
                members.add(stack.pop())
            found.append(members)

    for name in sorted(arrows):
        if name not in index:
            visit(name)
    return found


def circles(arrows: dict[str, set[str]]) -> list[str]:
    return ["a circle of " + ", ".join(sorted(members)) for members in components(arrows) if len(members) > 1]


def unknown(arrows: dict[str, set[str]]) -> list[str]:
    return [f"{name} is in no layer" for name in sorted(arrows) if layer(name) == len(LAYERS)]


def problems(source: Path = SOURCE) -> list[str]:
    arrows = graph(source)
    return unknown(arrows) + arrows_up(arrows) + circles(arrows)


def layers() -> list[str]:
    """The layers as the architecture page shows them, from the highest one down."""
    return ["  ".join(names) for names in reversed(LAYERS)]


def main() -> int:
    if "--layers" in sys.argv[1:]:
        print("\n".join(layers()))
        return 0
    found = problems()
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
