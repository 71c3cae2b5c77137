# SPDX-License-Identifier: MIT OR Apache-2.0
"""Secrets followed through the disassembly of what is written in assembly, by the program in `taint/`."""

import contextlib
import dataclasses
import re
import tempfile

from . import assembly, process

# What is public of a routine, in a line of the list.
PUBLIC_OPERAND = re.compile(r" \S+=public\[\d+\]")


@dataclasses.dataclass
class Function:
    """One place of a function: what the tool found there."""

    name: str
    address: int
    instructions: int
    secret: int
    leaks: list = dataclasses.field(default_factory=list)
    unproved: int = 0

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
        entry, name, address, instructions, secret, unproved = line.split("\t")
        function = Function(name, int(address, 16), int(instructions), int(secret), unproved=int(unproved))
        found.setdefault(entry, []).append(function)
    return found


def run(tool, exe, table=assembly.TABLE, *words):
    done = process.run("static taint", [tool, exe, table, *words])
    if done.returncode:
        raise SystemExit(f"static-taint ended with {done.returncode}:\n{done.stderr}")
    return parse(done.stdout)


def library_lines(table):
    """The lines about routines of the library, in the text of the list."""
    return [line for line in table.splitlines() if line and not line.startswith(("#", "ctcheck::"))]


@contextlib.contextmanager
def table_of(lines):
    """A list of these lines alone."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as table:
        table.write("".join(line + "\n" for line in lines))
        table.flush()
        yield table.name


def lines_of(table, names):
    """Those of a list that are about routines with these names."""
    return [line for line in library_lines(table.read_text(encoding="utf-8")) if line.split()[0].rpartition("::")[2] in names]


def run_all_secret(tool, exe):
    """The same with nothing public in the library's routines: what is decided on that has to be reported."""
    lines = library_lines(assembly.TABLE.read_text(encoding="utf-8"))
    with table_of(PUBLIC_OPERAND.sub("", line) for line in lines) as table:
        return run(tool, exe, table)


def planted_leaks(report, name, found, isa="x86_64"):
    """The small functions that leak in the list have to be reported."""
    for entry in filter(assembly.is_leak, assembly.entries(isa)):
        places = found.get(entry, [])
        missing = [] if places and all(f.leaks for f in places) else ["not reported"]
        report.check(f"static taint {name}: planted leak found: {entry}", missing)


def check(report, name, image, found, planted):
    """All routines of the library that a file has, and the same with nothing public as planted leaks."""
    own = {entry: functions for entry, functions in found.items() if not assembly.is_own(entry)}
    for entry, functions in own.items():
        problems = [p for f in functions for p in f.problems()]
        report.check(f"static taint {name}: {entry}", problems, "; ".join(f.describe() for f in functions))
    titles = {t for t in image.titles if "::routines::" in t}
    missed = [f"{t} is in no list" for t in sorted(titles) if not any(t.endswith(e) for e in own)]
    report.check(f"static taint {name}: all routines of the file", missed or ([] if own else ["it has none"]))
    lines = library_lines(assembly.TABLE.read_text(encoding="utf-8"))
    public = {line.split()[0] for line in lines if PUBLIC_OPERAND.search(line)} & planted.keys()
    silent = [entry for entry in sorted(public) if not all(f.leaks for f in planted[entry])]
    silent += [] if public else ["no routine with something public is in the file"]
    report.check(f"static taint {name}: planted leak found: what is public made secret", silent, f"{len(public)} routines")
