#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that no files of the tree import each other in a circle, that imports inside the library point down, that a
package which compiles another one's sources has the crates that they use, and that only choices ask what CPU this is.

    tools/check_architecture.py [--layers]

Circles are looked for among the files of each Rust crate (rust_imports.py) and among all Python files
(python_imports.py). Inside crates/bezout, the layers below say what is up and what is down. --layers prints them, for the
architecture page.
"""

import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import python_imports
import rust_imports
import rust_names
from checks import told

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "crates" / "bezout" / "src"

GROUND = ("word", "ct", "ct_vec", "copied", "cpu", "limbs", "limbs_vartime", "error", "symbol", "timing", "uint", "kernel",
          "montgomery_trick", "witness")
RINGS = ("integer", "polynomial", "binary_field")
LAYERS = [GROUND, ("backend",), RINGS, ("interop", "kernels", "parts"), ("lib",)]
"""From the lowest on; within a layer rings do not know each other."""

ASKS = re.compile(r"\b(?:Cpu|Family)::here\(\)|\bis_\w+_feature_detected!|\bbezout_force\b|\bIsa::\w+\.available\(\)")
"""What asks for the CPU. Back ends ask whether instructions are available, for their assertions."""
ANSWERED = re.compile(r"\bassert!\([^;]*;|\b(?:choose|default_on|is_default_for)\(\s*(?:\$?\w+::)*Cpu::here\(\)")
"""Assertions, and what asks a choice about this CPU."""
CHOICES = ("cpu.rs", "choice.rs")
STILL = {
    "crates/bezout/src/backend/mod.rs": "loops that a compiler turns into vectors have no way of their own",
    "crates/bezout/src/backend/x86_64/integer/routines.rs": "one routine has a schedule for each family",
}
"""Other files that ask, with their reasons. One that no longer asks has to leave this list."""


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
    """What is wrong with the layers of the library."""
    arrows = rust_imports.graph(source)
    return unknown(arrows) + arrows_up(arrows)


def walk(root: Path) -> Iterator[Path]:
    """All files of the tree, without what tools leave there."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in ("target", "build", "__pycache__"))
        yield from (Path(folder) / name for name in sorted(names))


def crates(root: Path) -> dict[str, Path]:
    """The folder `src` of each Rust crate, by the crate's name."""
    manifests = [path for path in walk(root) if path.name == "Cargo.toml" and (path.parent / "src").is_dir()]
    return {tomllib.loads(path.read_text())["package"]["name"]: path.parent / "src" for path in manifests}


def all_circles(root: Path = ROOT) -> set[str]:
    """The circles of the whole tree."""
    rust = {f"{name}: {circle}" for name, source in crates(root).items() for circle in circles(rust_imports.graph(source))}
    python = circles(python_imports.graph(root, [path for path in walk(root) if path.suffix == ".py"]))
    return rust | {f"Python: {circle}" for circle in python}


def dependencies(package: Path) -> set[str]:
    """The crates that a package names, as sources write them."""
    manifest = tomllib.loads((package / "Cargo.toml").read_text())
    return {name.replace("-", "_") for kind in ("dependencies", "dev-dependencies") for name in manifest.get(kind, {})}


def not_named(root: Path = ROOT) -> list[str]:
    """Crates that sources of another package use, and the package that compiles them too does not name."""
    packages = {source.parent for source in crates(root).values()}
    found = []
    for path in walk(root):
        package = next((folder for folder in path.parents if folder in packages), None)
        for target in re.findall(r'#\[path = "(.+?)"\]', path.read_text()) if package and path.suffix == ".rs" else []:
            source = (path.parent / target).resolve()
            owner = next((folder for folder in source.parents if folder in packages), package)
            for name in sorted(dependencies(owner) - dependencies(package)):
                if re.search(rf"\b{name}::", source.read_text()):
                    place = path.relative_to(root)
                    found.append(f"{place}: {source.relative_to(root)} uses {name}, which {package.name}/Cargo.toml does not name")
    return found


def asking(root: Path = ROOT, reasons: dict[str, str] = STILL) -> list[str]:
    """Files of crates that ask what CPU this is, and are no choice."""
    sources = [path for folder in ("crates", "bindings") for path in walk(root / folder) if path.suffix == ".rs"]
    found, asks = [], set()
    for path in (path for path in sources if path.name not in CHOICES and "src" in path.parts):
        name = str(path.relative_to(root))
        text = re.split(r"#\[cfg\((?:all\()?test\b[^\n]*\nmod tests \{", path.read_text())[0]
        text = ANSWERED.sub("", rust_names.SILENT.sub("", text))
        match = ASKS.search(text if "backend" not in path.parts else re.sub(r"\.available\(\)", "", text))
        if match and "tests" not in path.relative_to(root).with_suffix("").parts:
            asks.add(name)
            found += [f"{name}: {match[0]} asks what CPU this is; `choice.rs` and assertions may"] if name not in reasons else []
    return found + [f"{name}: has a reason to ask what CPU this is, and does not" for name in sorted(set(reasons) - asks)]


def layers() -> list[str]:
    """The layers as the architecture page shows them, from the highest one down."""
    return ["  ".join(names) for names in reversed(LAYERS)]


def main() -> int:
    if "--layers" in sys.argv[1:]:
        print("\n".join(layers()))
        return 0
    return told(problems() + sorted(all_circles()) + not_named() + asking())


if __name__ == "__main__":
    sys.exit(main())
