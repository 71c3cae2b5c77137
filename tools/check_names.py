#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that the files, functions and commands exist that documents, comments and banners name.

    tools/check_names.py

In Markdown: targets of links, names of files and of `a::b` paths in backticks, targets of `make`. In comments of Rust,
of Python and at the head of assembly: names of files in backticks. Decisions in docs/adr and the changelog speak of their
time and are left out.
"""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HISTORY = ("docs/adr/", "CHANGELOG.md")

FILE = re.compile(r"[\w./-]*\w\.(?:rs|py|md|json|jsonl|toml|txt|yml|lock|s|S|sv|h|c)")
# A placeholder, or a file of somebody else's.
FOREIGN = re.compile(r"[*…<>{}]|^\.|^(?:x|a|b|key|report|results|firmware|bounds_?\w*)\.\w+$|CMakeLists\.txt$|Cargo\.toml$|mod\.rs$|lib\.rs$|main\.rs$")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^(`{3,}).*?^\1\s*$", re.S | re.M)
PATH = re.compile(r"^(?:\w+::)+(\w+)(?:\(.*\))?$")
MAKE = re.compile(r"^make ([a-z][\w-]*)")
# Of the standard library and of dependencies.
KNOWN = {"CtOption", "Choice", "black_box", "Debug", "Error", "Scalar", "inv"}


def tracked(*patterns: str) -> list[Path]:
    out = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / line for line in out.splitlines() if (ROOT / line).is_file()]


@cache
def files() -> tuple[str, ...]:
    return tuple("/" + str(p.relative_to(ROOT)) for p in tracked())


@cache
def defined() -> frozenset[str]:
    """All names that some code of the project defines."""
    rust = r"\b(?:fn|struct|enum|trait|mod|const(?! fn)|static|type|macro_rules!)\s+(?:mut\s+)?(\w+)|^\s*(?:pub(?:\(\w+\))? )?(\w+)\s*[{(,:]"
    found = set(KNOWN)
    for path in tracked("*.rs"):
        found.update(name for pair in re.findall(rust, path.read_text(), re.M) for name in pair if name)
    for path in tracked("*.py"):
        pairs = re.findall(r"^\s*(?:def|class)\s+(\w+)|^(\w+) =", path.read_text(), re.M)
        found.update(name for pair in pairs for name in pair if name)
    return frozenset(found)


@cache
def targets() -> frozenset[str]:
    """What `make` makes."""
    text = (ROOT / "Makefile").read_text()
    names = set(re.findall(r"^([a-z][\w-]*):", text, re.M))
    parts = re.findall(r"^(?:PARTS|NIGHTLY) = (.*)$", text, re.M)
    return frozenset(names | {f"test-{part}" for line in parts for part in line.replace("$(PARTS)", "").split()})


def exists(name: str, folder: Path) -> bool:
    if FOREIGN.search(name) or (folder / name).exists() or (ROOT / name).exists():
        return True
    return any(path.endswith("/" + name.lstrip("./")) for path in files())


def in_document(path: Path, text: str) -> list[str]:
    found = []
    prose = FENCE.sub("", text)
    for target in LINK.findall(prose):
        if "://" not in target and not target.startswith("mailto:") and not (path.parent / target).exists():
            found.append(f"no file for the link to {target}")
    for code in CODE.findall(prose):
        found += in_code(code, path.parent)
    return found


def in_code(code: str, folder: Path) -> list[str]:
    if FILE.fullmatch(code):
        return [] if exists(code, folder) else [f"no file {code}"]
    if m := PATH.match(code):
        return [] if m[1] in defined() else [f"nothing is called {m[1]}, of {code}"]
    if m := MAKE.match(code):
        return [] if m[1] in targets() else [f"make has no target {m[1]}"]
    return []


def in_comments(path: Path, text: str) -> list[str]:
    names = {c for c in CODE.findall("\n".join(comments(path, text))) if FILE.fullmatch(c)}
    return [f"no file {name}" for name in sorted(names) if not exists(name, path.parent)]


def comments(path: Path, text: str) -> list[str]:
    if path.suffix == ".py":
        return re.findall(r'"""(.*?)"""', text, re.S) + re.findall(r"#(.*)", text)
    return re.findall(r"//[/!]?(.*)", text)


def problems() -> list[str]:
    found = []
    for path in tracked("*.md", "*.rs", "*.py", "*.s", "*.S", "*.sv"):
        name = str(path.relative_to(ROOT))
        if name.startswith(HISTORY):
            continue
        look = in_document if path.suffix == ".md" else in_comments
        found += [f"{name}: {problem}" for problem in look(path, path.read_text())]
    return found


def main() -> int:
    found = problems()
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
