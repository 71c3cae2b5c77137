# SPDX-License-Identifier: MIT OR Apache-2.0
"""The list of what is written in assembly. The only file that knows where the list is, and what it looks like."""

import re

from . import HERE, ROOT, is_checked

TABLE = HERE / "assembly.txt"
BACKENDS = ROOT / "crates" / "bezout" / "src" / "backend"

NAKED = re.compile(r"#\[unsafe\(naked\)\][^{;]*?\bfn\s+([\w$]+)", re.DOTALL)


# What a line about a function for AArch64 says first.
AARCH64 = re.compile(r"\S+ +x\d")


def entries(isa="x86_64"):
    """The names that the table lists for an instruction set: the ends of those of functions."""
    lines = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return [line.split()[0] for line in lines if bool(AARCH64.match(line)) == (isa == "aarch64")]


def is_leak(entry):
    return entry.rpartition("::")[2].startswith("leak_")


def is_own(entry):
    """Whether it is of this check, and not of the library."""
    return entry.startswith("ctcheck::")


def unlisted(names, folder=BACKENDS):
    """The functions in assembly of the library's source that no entry is about."""
    listed = {name.rpartition("::")[2] for name in names}
    # A macro that declares several names them `$name`; each function is then named like the file with its text.
    own = [path for path in folder.rglob("*.*") if is_checked(path)]
    functions = {(path.name, path.stem) for path in own if path.suffix == ".s"}
    for path in (path for path in own if path.suffix == ".rs"):
        functions |= {(path.name, name) for name in NAKED.findall(path.read_text(encoding="utf-8")) if "$" not in name}
    for file, function in sorted(functions):
        if function not in listed:
            yield f"{file}: {function} is assembly, and is in no list of it"
