# SPDX-License-Identifier: MIT OR Apache-2.0
"""Repeated runs of a routine's text as macros of the assembler, with the registers and places in which they differ.

Runs are the parts that a routine names in its comments; macros have these names. Then runs of calls become macros too. A routine
in a schedule has no such runs, and stays as it is. The bytes are those of the text.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

VALUE = re.compile(r"(?<=[xyz]mm)\d+|(?<=\+)\d+(?=\])|(?<=, )\d+$")
APART = re.compile(r"\w+:$|j\w+ |\.|ret$")
"""Labels, jumps and directives stand outside of all macros."""
LONGEST = 64
"""Calls in a run of calls."""
MNEMONICS = {"enter", "leave", "loop"}
"""Names of parts that are instructions."""


@dataclass
class Line:
    """A line with its numbers taken out; `kinds` are r for registers, d for places, i for other numbers."""

    shape: str
    kinds: str
    values: tuple[int, ...]
    part: str = ""

    @property
    def apart(self) -> bool:
        return APART.match(self.shape) is not None

    def text(self, values: Iterator[str]) -> str:
        return "".join(piece + next(values, "") for piece in self.shape.split("\0"))


def read(text: str) -> Line:
    code, _, part = (piece.strip() for piece in text.partition("//"))
    kinds = ["r" if code[m.start() - 2 : m.start()] == "mm" else "d" if code[m.start() - 1] == "+" else "i" for m in VALUE.finditer(code)]
    return Line(VALUE.sub("\0", code), "".join(kinds), tuple(int(m[0]) for m in VALUE.finditer(code)), part)


def stem(part: str) -> str:
    """A name for what parts with numbers are: row of p.row3."""
    name = re.sub(r"\W", "_", part.rsplit(".", 1)[-1].rstrip("0123456789"))
    return f"{name}_part" if name in MNEMONICS else name


class Folder:
    def __init__(self, lines: list[str]):
        self.lines = [read(line) for line in lines]
        self.macros: dict[str, list[str]] = {}

    def parts(self) -> dict[tuple, list[int]]:
        """The runs of lines of one part, by what they do; a run is its first line, and has as many lines as its shapes."""
        found, begin = defaultdict(list), 0
        for end in range(1, len(self.lines) + 1):
            if end == len(self.lines) or self.lines[end].apart or self.lines[end].part != self.lines[begin].part:
                run = self.lines[begin:end]
                if run[0].part and not run[0].apart:
                    found[stem(run[0].part), *(line.shape for line in run)].append(begin)
                begin = end
        return found

    def calls(self) -> tuple[str, int, list[int]] | None:
        """The repeated run of calls, and lines between them, that saves most."""
        ids: dict[str, int] = {}
        sequence = [-1 - i if line.apart else ids.setdefault(line.shape, len(ids)) for i, line in enumerate(self.lines)]
        best = None
        for length in range(2, min(LONGEST, len(sequence) // 2) + 1):
            places = defaultdict(list)
            for i in range(len(sequence) - length + 1):
                places[tuple(sequence[i : i + length])].append(i)
            for window, starts in places.items():
                if len(starts) < 2 or min(window) < 0:
                    continue
                chosen, last = [], -1
                for start in starts:
                    if start >= last:
                        chosen.append(start)
                        last = start + length
                saved = saving(length, len(chosen))
                if saved > (best[0] if best else 0):
                    best = saved, length, chosen
        if best is None:
            return None
        _, length, chosen = best
        names = [stem(self.lines[i].part) for i in (chosen[0], chosen[0] + length - 1)]
        return "_to_".join(dict.fromkeys(name for name in names if name)), length, chosen

    def fold(self, name: str, length: int, starts: list[int]) -> dict[int, Line]:
        """Makes a macro of runs that have one shape, and returns its calls."""
        name = next(one for one in (name, *(f"{name}_{n}" for n in range(2, 1000))) if one not in self.macros)
        arguments: dict[tuple, str] = {}
        body = []
        for offset in range(length):
            same = [self.lines[start + offset] for start in starts]
            words = []
            for k, kind in enumerate(same[0].kinds):
                values = [line.values[k] for line in same]
                if len(set(values)) == 1:
                    words.append(str(values[0]))
                    continue
                # Of places the differences: many are the same.
                base = values[0] if kind == "d" else 0
                key = kind, tuple(value - base for value in values)
                parameter = arguments.setdefault(key, f"{kind}{len(arguments)}")
                words.append(f"{base}+\\{parameter}" if base else f"\\{parameter}")
            body.append(same[0].text(iter(words)))
        self.macros[name] = [f".macro {name} {', '.join(arguments.values())}".rstrip(), *body, ".endm"]
        shape = f"{name} " + ", ".join("\0" for _ in arguments)
        kinds = "".join(kind for kind, _ in arguments)
        values = zip(*(values for _, values in arguments)) if arguments else (() for _ in starts)
        return {start: Line(shape.rstrip(), kinds, one, self.lines[start].part) for start, one in zip(starts, values)}

    def replace(self, calls: dict[int, tuple[int, Line]]):
        lines, i = [], 0
        while i < len(self.lines):
            length, line = calls.get(i, (1, self.lines[i]))
            lines.append(line)
            i += length
        self.lines = lines

    def run(self) -> list[str]:
        calls = {}
        for (name, *shapes), starts in self.parts().items():
            if saving(len(shapes), len(starts)) > 0:
                calls |= {at: (len(shapes), call) for at, call in self.fold(name, len(shapes), starts).items()}
        self.replace(calls)
        while calls and (best := self.calls()):
            name, length, starts = best
            self.replace({at: (length, call) for at, call in self.fold(name, length, starts).items()})
        text = [line.text(map(str, line.values)) + (f"\t// {line.part}" if line.part else "") for line in self.lines]
        return [*(line for macro in self.macros.values() for line in macro), *text, *(f".purgem {name}" for name in self.macros)]


def saving(length: int, count: int) -> int:
    """The lines fewer, if as many runs of this length are a macro."""
    return (count - 1) * length - count - 3


def folded(text: str) -> str:
    """The text of a routine with macros before its first line of code; as it is if they save less than a fifth."""
    lines = text.splitlines()
    head = next(i for i, line in enumerate(lines) if not line.startswith("//"))
    found = Folder(lines[head:]).run()
    if 5 * len(found) > 4 * (len(lines) - head):
        return text
    return "".join(f"{line}\n" for line in [*lines[:head], *found])
