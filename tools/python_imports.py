# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which Python file of the tree imports which.

Imports inside a function count: they are made when it runs. A name stands for the file that it leads to, not for the
`__init__.py` of the packages on the way.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path


def graph(root: Path, files: Iterable[Path]) -> dict[str, set[str]]:
    """The files, by their paths from the root, and those that each imports."""
    files = frozenset(files)
    known: dict[str, list[Path]] = {}
    for path in files:
        known.setdefault(name(path), []).append(path)
    arrows = {}
    for path in files:
        targets = {target for wanted in names(path) for target in found(wanted, path, root, files, known)}
        arrows[str(path.relative_to(root))] = {str(t.relative_to(root)) for t in targets if t != path}
    return arrows


def folder_of_search(path: Path) -> Path:
    """The folder that has to be on Python's path for this file: the first above it that is no package."""
    folder = path.parent
    while (folder / "__init__.py").is_file():
        folder = folder.parent
    return folder


def name(path: Path) -> str:
    """The name by which the file is imported, with a dot between packages."""
    parts = path.relative_to(folder_of_search(path)).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def names(path: Path) -> Iterator[tuple[str, ...]]:
    """For each import the names that it may lead to, the longest first, without leading dots."""
    package = name(path).split(".")
    package = package if path.name == "__init__.py" else package[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield prefixes(alias.name)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield prefixes(f"{base}.{alias.name}")


def prefixes(text: str) -> tuple[str, ...]:
    parts = text.split(".")
    return tuple(".".join(parts[:n]) for n in range(len(parts), 0, -1))


def found(wanted: tuple[str, ...], path: Path, root: Path, files: frozenset[Path], known: dict[str, list[Path]]) -> list[Path]:
    """The files of an import: from the folder of search, from the root, else all of that name."""
    for candidate in wanted:
        for folder in (folder_of_search(path), root):
            place = folder.joinpath(*candidate.split("."))
            if here := [p for p in (place.with_suffix(".py"), place / "__init__.py") if p in files]:
                return here
        if candidate.split(".")[0] not in sys.stdlib_module_names and candidate in known:
            return known[candidate]
    return []
