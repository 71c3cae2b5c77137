# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a run before proved of routines, so that the next one asks for those that changed alone."""

import hashlib
import importlib.metadata
import json
import pathlib

from . import files
from .machine import Instruction

SOLVERS = ("z3-solver", "cvc5")


def basis(*options) -> str:
    """What each proof rests on beside the bytes: the programs and certificates here, the solvers, the CPU that was compared, and what was asked."""
    found = hashlib.sha256(repr(options).encode())
    # Certificates say how many turns are run.
    for path in sorted([*pathlib.Path(__file__).parent.glob("*.py"), *files.CERTIFICATES.glob("*.json")]):
        found.update(path.read_bytes())
    found.update(repr([importlib.metadata.version(name) for name in SOLVERS]).encode())
    # Neither its clock nor its number.
    cpu = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    found.update(repr(sorted({line for line in cpu if line.startswith(("model", "flags", "microcode", "stepping"))})).encode())
    return found.hexdigest()


class Kept:
    """A file of routines that were proved, and on what; without a file, none."""

    def __init__(self, path: pathlib.Path | None, rests_on: str = ""):
        self.path, self.rests_on = path, rests_on
        found = json.loads(path.read_text(encoding="utf-8")) if path and path.exists() else {}
        self.lines: dict[str, list[str]] = found.get(rests_on, {})

    def key(self, routine: str, parts: list[list[Instruction]]) -> str:
        text = [routine]
        for code in parts:
            first = code[0].address if code else 0
            # Bytes say where a branch goes from its own place, its text where that is in the file.
            text += ["", *(f"{i.address - first:x} {i.code.hex()} {i.text if i.mnemonic[0] not in 'cj' else ''}" for i in code)]
        return hashlib.sha256("\n".join(text).encode()).hexdigest()

    def of(self, routine: str, parts: list[list[Instruction]]) -> list[str] | None:
        """The lines of a routine that was proved with these bytes."""
        return self.lines.get(self.key(routine, parts))

    def write(self, proved: dict[str, tuple[list[list[Instruction]], list[str]]]) -> None:
        """These are what is kept from now on."""
        if self.path:
            lines = {self.key(routine, parts): text for routine, (parts, text) in proved.items()}
            self.path.write_text(json.dumps({self.rests_on: lines}), encoding="utf-8")
