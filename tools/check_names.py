#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that the files, functions and commands exist that documents, comments and banners name.

    tools/check_names.py

In Markdown: targets of links; in backticks names of files, `a::b` paths, names with an underscore or with capitals
inside, and calls; targets of `make`. In comments of Rust, of Python and at the head of assembly: the same, without
links. In all of them and in blocks of code: the modules of `python3 -m`, and the packages, examples and tests of
`cargo`. A banner that says "`State` in file.rs" needs that struct in that file. Decisions in docs/adr and the changelog
speak of their time and are left out.
"""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

from checks import told
from rust_names import SILENT, members

ROOT = Path(__file__).resolve().parent.parent
HISTORY = ("docs/adr/", "CHANGELOG.md")
# Names there what does not exist.
CONTROLS = "tools/test_check_names.py"

FILE = re.compile(r"[\w./-]*\w\.(?:rs|py|md|json|jsonl|toml|txt|yml|lock|s|S|sv|h|c)")
# A placeholder, or a file of somebody else's.
FOREIGN = re.compile(
    r"[*…<>{}]|^\.|^(?:x|a|b|key|report|results|firmware|bounds_?\w*)\.\w+$"
    r"|^(?:CMakeLists\.txt|Cargo\.toml|mod\.rs|lib\.rs|main\.rs)$"
)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^(`{3,}).*?^\1\s*$", re.S | re.M)
PATH = re.compile(r"^((?:\w+::)+)(\w+)!?(?:\(.*\))?$")
BARE = re.compile(r"^(?:\w*[a-z]\w*_\w+|[A-Z]\w*[a-z]\w*[A-Z]\w*|\w{3,}(?=\(\)$))(?:\(\))?$")
MAKE = re.compile(r"^make ([a-z][\w-]*)")
MODULE = re.compile(r"\bpython3? -m ([\w.]+\w)")
CARGO = re.compile(r"\bcargo\b[^\n`#]*")
OPTION = re.compile(r"\s(-p|--package|--example|--test) ([\w-]+)")
BANNER = re.compile(r"`(\w+)` in (\w[\w/]*\.rs)\b")

# Of the standard library and of other projects.
FOREIGN_OWNERS = {
    *("core", "std", "alloc", "Vec", "Option", "Result", "bool", "u32", "u64", "Iterator", "String"),
    *("CtOption", "Choice", "Scalar", "Integer", "Reduced", "ed25519", "subtle", "iced_x86", "rug"),
}
FOREIGN_NAMES = {"RSAPrivateKey", "expand_message_xmd", "InvModStatus", "perf_event_paranoid", "bls12_381"}
FOREIGN_MODULES = {"pytest", "venv", "pip"}
# Letters that stand for something: generic types, variables with an index, examples in a comment.
LETTERS = re.compile(r"^(?:[A-Z]|[a-z])$")
INDEXED = re.compile(r"^(?:all|[a-z])_[a-z0-9]$")


@cache
def tracked(*patterns: str) -> list[Path]:
    out = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / line for line in out.splitlines() if (ROOT / line).is_file()]


@cache
def files() -> tuple[str, ...]:
    return tuple("/" + str(p.relative_to(ROOT)) for p in tracked())


@cache
def owners() -> dict[str, set[str]]:
    """Members by owner, of all Rust sources; a crate is an owner by its name in code."""
    found: dict[str, set[str]] = {}
    for path in tracked("*.rs"):
        for owner, names in members(path, path.read_text()).items():
            found.setdefault(owner, set()).update(names)
    for manifest in tracked("*Cargo.toml"):
        root = manifest.parent / "src" / "lib.rs"
        if root.is_file():
            name = package(manifest).replace("-", "_")
            here = members(root, root.read_text())
            found.setdefault(name, set()).update(here[root.parents[1].name])
    return found


def package(manifest: Path) -> str:
    m = re.search(r'^\[package\][^[]*?^name = "([^"]+)"', manifest.read_text(), re.M | re.S)
    return m[1] if m else ""


@cache
def packages() -> frozenset[str]:
    return frozenset(package(manifest) for manifest in tracked("*Cargo.toml"))


@cache
def words() -> frozenset[str]:
    """All words of code, without comments."""
    found = set()
    for path in tracked("*.rs", "*.py", "*.sv", "*.s", "*.S", "*.c", "*.h", "*.toml", "*.json", "*.yml", "Makefile"):
        text = path.read_text() if path != ROOT / CONTROLS else ""
        if path.suffix == ".py":
            text = re.sub(r"#.*", "", re.sub(r'"""(.*?)"""', "", text, flags=re.S))
        elif path.suffix in (".rs", ".sv", ".s", ".c", ".h"):
            text = re.sub(r"//.*", "", text)
        found.update(re.findall(r"\w+", text))
    return frozenset(found)


@cache
def modules() -> frozenset[str]:
    """What `python3 -m` can run: packages of this project and files in them."""
    found = set(FOREIGN_MODULES)
    for path in tracked("*.py"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found.update(".".join(parts[i:]) for i in range(len(parts)))
        if path.name in ("__main__.py", "__init__.py"):
            found.update(".".join(parts[i:-1]) for i in range(len(parts) - 1))
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


def has(owner: str, name: str, seen: tuple[str, ...] = ()) -> bool:
    """Whether an owner, or what it is another name of, has a member."""
    if owner in FOREIGN_OWNERS or LETTERS.match(owner):
        return True
    names = owners().get(owner, set())
    aliases = (other[1:] for other in names if other[0] == "=" and other[1:] not in seen)
    return name in names or any(has(alias, name, (*seen, owner)) for alias in aliases)


def in_document(path: Path, text: str) -> list[str]:
    found = in_commands(text)
    prose = FENCE.sub("", text)
    for target in LINK.findall(prose):
        if "://" not in target and not target.startswith("mailto:") and not (path.parent / target).exists():
            found.append(f"no file for the link to {target}")
    for code in CODE.findall(prose):
        found += in_code(code, path.parent)
    return found


def in_code(code: str, folder: Path, own: frozenset[str] = frozenset()) -> list[str]:
    """Problems with what is in backticks, in a file that defines the names `own` itself."""
    if FILE.fullmatch(code):
        return [] if exists(code, folder) else [f"no file {code}"]
    if m := PATH.match(code):
        parts = [p for p in m[1].split("::") if p not in ("", "crate", "super", "self")] + [m[2]]
        if parts[0] == "Self":
            return [] if parts[-1] in own else [f"nothing is called {parts[-1]}, of {code}"]
        pairs = zip(parts, parts[1:]) if parts[0] not in FOREIGN_OWNERS else ()
        return [f"{owner} has no {name}, of {code}" for owner, name in pairs if not has(owner, name)][:1]
    if m := MAKE.match(code):
        return [] if m[1] in targets() else [f"make has no target {m[1]}"]
    if BARE.match(code):
        name = code.removesuffix("()")
        known = name in words() or name in FOREIGN_NAMES or INDEXED.match(name)
        return [] if known else [f"no code has the name {name}"]
    return []


def in_commands(text: str) -> list[str]:
    found = [f"python has no module {m}" for m in MODULE.findall(text) if m not in modules()]
    for command in CARGO.findall(text):
        for option, name in OPTION.findall(command.split(" -- ")[0]):
            if option in ("-p", "--package"):
                if name not in packages():
                    found.append(f"cargo has no package {name}")
            elif not any(f"/{option[2:]}s/{name}{end}" in path for end in (".rs", "/main.rs") for path in files()):
                found.append(f"cargo has no {option[2:]} {name}")
    return found


def in_comments(path: Path, text: str) -> list[str]:
    comment = "\n".join(comments(path, text))
    own = frozenset(re.findall(r"\b(?:fn|const|type)\s+(\w+)", SILENT.sub(" ", text))) if path.suffix == ".rs" else frozenset()
    found = [problem for code in sorted(set(CODE.findall(comment))) for problem in in_code(code, path.parent, own)]
    if path.suffix == ".s":
        found += in_banner(comment)
    return found + in_commands(comment)


def in_banner(comment: str) -> list[str]:
    found = []
    for struct, file in BANNER.findall(comment):
        places = [ROOT / p[1:] for p in files() if p.endswith("/" + file)]
        if not any(re.search(rf"\bstruct {struct}\b", place.read_text()) for place in places):
            found.append(f"no struct {struct} in {file}")
    return found


def comments(path: Path, text: str) -> list[str]:
    if path.suffix == ".py":
        return re.findall(r'"""(.*?)"""', text, re.S) + re.findall(r"#(.*)", text)
    return re.findall(r"//[/!]?(.*)", text)


def problems() -> list[str]:
    found = []
    for path in tracked("*.md", "*.rs", "*.py", "*.s", "*.S", "*.sv"):
        name = str(path.relative_to(ROOT))
        if name.startswith(HISTORY) or name == CONTROLS:
            continue
        look = in_document if path.suffix == ".md" else in_comments
        found += [f"{name}: {problem}" for problem in look(path, path.read_text())]
    return found


if __name__ == "__main__":
    sys.exit(told(problems()))
