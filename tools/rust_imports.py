# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which file of a Rust crate imports which.

Reads the paths in the `use` lines, and in the code: from `crate`, from `$crate`, from `super`, and from a child of the
file. Tests are left out, and so are exported macros, whose paths are those of the callers. A path stands for the file of
the module that it names, so that an import through a re-export of a parent is an arrow to that parent: import from the
module that defines a thing.
"""

import re
from pathlib import Path

LITERAL = re.compile(r"""//[^\n]*|/\*.*?\*/|\bb?r(#*)".*?"\1|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'""", re.S)
TOKEN = re.compile(
    r"(?P<test>#\[cfg\((?:all\()?test\b[^\n]*\]\s*(?:#\[[^\n]*\]\s*)*)?(?:\bpub(?:\([^)]*\))?\s+)?(?P<module>\bmod\s+\$?\w+\s*\{)"
    r"|(?P<brace>[{}])|(?<![\w:])(?:super::)+"
)
EXPORTED_MACRO = r"#\[macro_export\]\s*(?:#\[[^\n]*\]\s*)*macro_rules! (\w+) \{"


def graph(source: Path) -> dict[str, set[str]]:
    """The modules of a folder `src`, and those that each imports; the root of the crate is `lib`, else `main`."""
    files = {module(p.relative_to(source)): p for p in source.rglob("*.rs") if not is_test(p.relative_to(source))}
    root = "lib" if "lib" in files else "main"
    texts = {name: path.read_text() for name, path in files.items()}
    # Macros live at the root of the crate, wherever they are defined.
    macros = {f"crate::{macro}" for text in texts.values() for macro in re.findall(EXPORTED_MACRO, text)}
    arrows = {}
    for name, text in texts.items():
        here = "" if name == root else name
        targets = {resolve(p, here, set(files), root) for p in paths(without_tests(text)) - macros}
        arrows[name] = {t for t in targets if t and t != name}
    return arrows


def is_test(path: Path) -> bool:
    return path.name == "testing.rs" or any("tests" in part for part in path.with_suffix("").parts)


def module(path: Path) -> str:
    parts = list(path.with_suffix("").parts)
    if parts[-1] == "mod":
        parts.pop()
    return "::".join(parts)


def without_tests(text: str) -> str:
    """The code without comments, literals, exported macros and tests."""
    text = LITERAL.sub("", text)
    text = re.sub(EXPORTED_MACRO + r".*?^\}", "", text, flags=re.S | re.M)
    return without_inline_modules(text.replace("$crate::", "crate::"))


def without_inline_modules(text: str) -> str:
    """Modules that stand in the file are taken for the file itself, where `super` leads to it; those of tests are dropped."""
    out, place, depth, modules, test = [], 0, 0, [], 0
    for token in TOKEN.finditer(text):
        if not test:
            out.append(text[place : token.start()])
        place = token.end()
        if token["module"]:
            depth += 1
            modules.append(depth)
            test = test or depth * bool(token["test"])
        elif token["brace"] == "{":
            depth += 1
        elif token["brace"] == "}":
            if modules and modules[-1] == depth:
                modules.pop()
            test = 0 if test == depth else test
            depth -= 1
        elif not test:
            floors = token[0].count("super") - len(modules)
            out.append("super::" * floors or "self::")
        if token["brace"] and not test:
            out.append(token["brace"])
    return "".join(out) + text[place:]


def paths(text: str) -> set[str]:
    found = set()
    for tree in re.findall(r"\buse ([^;]*);", text):
        found.update(expand(re.sub(r"\s+", " ", tree)))
    rest = re.sub(r"\buse [^;]*;", "", text)
    found.update(re.findall(r"(?<![\w:])([a-z_]\w*(?:::\w+)+)", rest))
    return found


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


def resolve(path: str, here: str, modules: set[str], root: str) -> str:
    """The module that a path leads to: the longest prefix that is one."""
    parts = path.removesuffix("::self").split("::")
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
    return "::".join(full) if full else root
