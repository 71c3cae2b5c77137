# SPDX-License-Identifier: MIT OR Apache-2.0
"""Secrets followed through the disassembly of the functions that `assembly.txt` lists."""

import dataclasses
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
TABLE = HERE / "assembly.txt"
BACKENDS = HERE.parent / "crates" / "bezout" / "src" / "backend"

NAKED = re.compile(r"#\[unsafe\(naked\)\][^{;]*?\bfn\s+([\w$]+)", re.DOTALL)


@dataclasses.dataclass
class Function:
    """One place of a function: what the tool found there."""

    name: str
    address: int
    instructions: int
    secret: int
    leaks: list = dataclasses.field(default_factory=list)

    def problems(self):
        if not self.secret:
            yield "no instruction works on a secret: the check is empty"
        yield from self.leaks

    def describe(self):
        return f"{self.instructions} instructions, {self.secret} of them on secrets"


def parse(output):
    """The functions by the entry of the table that found them."""
    found = {}
    for line in output.splitlines():
        if line.startswith("\t"):
            function.leaks.append(line.strip())
            continue
        entry, name, address, instructions, secret = line.split("\t")
        function = Function(name, int(address, 16), int(instructions), int(secret))
        found.setdefault(entry, []).append(function)
    return found


def entries(table=TABLE):
    """The names that the table lists."""
    lines = (line.split() for line in table.read_text(encoding="utf-8").splitlines())
    return [words[0] for words in lines if words and not words[0].startswith("#")]


def is_leak(entry):
    return entry.rpartition("::")[2].startswith("leak_")


def unlisted(names, folder=BACKENDS):
    """The functions in assembly of the library's source that no entry of the table is about."""
    listed = {name.rpartition("::")[2] for name in names}
    # A macro that declares several names them `$name`; each function is then named like the file with its text.
    functions = {(path.name, path.stem) for path in folder.rglob("*.s")}
    for path in folder.rglob("*.rs"):
        functions |= {(path.name, name) for name in NAKED.findall(path.read_text(encoding="utf-8")) if "$" not in name}
    for file, function in sorted(functions):
        if function not in listed:
            yield f"{file}: {function} is assembly, and has no line in {TABLE.name}"


def run(tool, exe, table=TABLE):
    done = subprocess.run([str(tool), str(exe), str(table)], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"static-taint ended with {done.returncode}:\n{done.stderr}")
    return parse(done.stdout)
