# SPDX-License-Identifier: MIT OR Apache-2.0
"""Secrets followed through the disassembly of what is written in assembly, by the program in `taint/`."""

import dataclasses

from . import assembly, process


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


def run(tool, exe):
    done = process.run("static taint", [tool, exe, assembly.TABLE])
    if done.returncode:
        raise SystemExit(f"static-taint ended with {done.returncode}:\n{done.stderr}")
    return parse(done.stdout)
