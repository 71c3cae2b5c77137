# SPDX-License-Identifier: MIT OR Apache-2.0
"""Straight-line code before scheduling: operations on values, each value assigned once.

An operation has a name, by which a schedule speaks of it, and a *target time* in cycles. The scheduler (`schedule.py`) writes operations in the order of these times
as far as data, flags and memory allow; so times are wishes, and any set of times gives right code. Searching for fast
code is then searching for times (`search.py`).
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

GENERAL = "rax rbx rcx rdx rsi rbp r8 r9 r10 r11 r12 r13 r14 r15".split()
"""The general registers that code may use: all but the stack pointer, and `rdi`, which addresses the state."""
AARCH64 = [f"x{i}" for i in range(1, 29) if i != 18]
"""The same of AArch64: `x0` addresses the state, and `x18` is the platform's; `x19` and those behind it have to survive."""
VECTOR = {
    "bmi2": [],
    # Without those whose lower halves have to survive.
    "neon": [f"v{i}" for i in range(32) if not 8 <= i < 16],
    **dict.fromkeys(["avx2", "ifma"], [f"ymm{i}" for i in range(16)]),
    "avx512": [f"zmm{i}" for i in range(32)],
}
BASE = "rdi"

CLOBBERED = "clobbered"
"""Marks an operation that destroys the flags without making any that are read."""


@dataclass(eq=False)
class Value:
    """What an operation computes: it will live in one register."""

    kind: str
    """`general` or `vector`."""
    pinned: str | None = None
    """The register in which an input arrives."""


@dataclass(eq=False)
class Flags:
    """The flags that one operation sets and others read."""


@dataclass(eq=False)
class Operation:
    text: str
    """Intel or ARM syntax, with `{d}` for the result, `{d32}` for its low half, and `{0}`, `{1}`, … for the sources; on ARM `{d:q}`, `{0:q}`,
    or `{d:d}`, `{0:d}` where a vector or its low half is loaded or stored."""
    sources: list[Value]
    result: Value | None
    time: float
    in_place: bool = False
    """Whether the result takes the register of the first source."""
    commutes: bool = False
    """Whether the two sources may be exchanged; a conditional move is turned into its opposite."""
    condition: str | None = None
    sets: Flags | str | None = None
    reads: Flags | None = None
    after: list["Operation"] = field(default_factory=list)
    """Operations that must come first for another reason than data and flags: memory."""
    second: Value | None = None
    """A further result, `{d2}` in the text."""
    index: int = 0
    name: str = ""
    """Unique in its program, and the same as long as the operation is: the comment behind the instruction."""


    def results(self) -> list[Value]:
        return [one for one in (self.result, self.second) if one]


class Misfit(Exception):
    """A schedule speaks of an operation that the program does not have, or of a time that nothing reads."""


def check_times(times: dict, names: Iterable[str], step: Iterable[str]):
    """Refuses a schedule with other times than these, or other ones of a step: by a wrong name no time takes effect."""
    odd = {name + "'" for name in step}
    unknown = sorted(times.keys() - {"about", *names}) + sorted(times["step"].keys() - {*step, *odd})
    if unknown:
        raise Misfit(f"nothing reads the time {unknown[0]!r}")


class Program:
    def __init__(self, extension: str = "avx2", general: list[str] = GENERAL, compact: bool = False):
        self.general = general
        """The general registers that code may use."""
        self.vectors = VECTOR[extension]
        """The vector registers that code may use."""
        self.compact = compact
        """Whether a value takes the first free register, and not the one that is free for the longest time."""
        self.operations: list[Operation] = []
        self.inputs: list[Value] = []
        self.epoch = 0.0
        """Added to the time of every operation that is appended."""
        self.names: dict[str, Operation] = {}
        self._scope: list[str] = []
        self._next_name: str | None = None
        self._writer: dict[str, Operation] = {}
        self._readers: dict[str, list[Operation]] = {}

    # Names.

    @contextmanager
    def scope(self, name: str) -> Iterator[None]:
        """The names of what is appended meanwhile begin with this one."""
        self._scope.append(name)
        yield
        self._scope.pop()

    def name_next(self, name: str):
        """The name of the operation that is appended next."""
        self._next_name = name

    def _unique(self, name: str) -> str:
        name = ".".join([*self._scope, self._next_name or name])
        self._next_name = None
        number, unique = 1, name
        while unique in self.names:
            number += 1
            unique = f"{name}.{number}"
        return unique

    def shift(self, shifts: dict[str, float]):
        """Adds to the target times of operations, by name."""
        for name, delta in shifts.items():
            if name not in self.names:
                raise Misfit(f"there is no operation {name!r}")
            self.names[name].time += delta

    # Values and raw operations.

    def input(self, register: str, kind: str = "general") -> Value:
        value = Value(kind, register)
        self.inputs.append(value)
        return value

    def emit(self, text, sources=(), time=0.0, *, kind="general", result=True, reads_memory=(), writes_memory=(), name=None, second=False, **more):
        """Appends an operation; returns its result, or the operation where it has none."""
        value = Value(kind) if result else None
        more |= {"second": Value(kind)} if second else {}
        operation = Operation(text, list(sources), value, self.epoch + time, index=len(self.operations), **more)
        operation.name = self._unique(name or text.split()[0].replace("{c}", ""))
        self.operations.append(operation)
        self.names[operation.name] = operation
        for place in reads_memory:
            self._read(place, operation)
        for place in writes_memory:
            self._write(place, operation)
        return value if result else operation

    def _read(self, place: str, operation: Operation):
        if place in self._writer:
            operation.after.append(self._writer[place])
        self._readers.setdefault(place, []).append(operation)

    def _write(self, place: str, operation: Operation):
        operation.after += self._readers.pop(place, [])
        if place in self._writer:
            operation.after.append(self._writer[place])
        self._writer[place] = operation

    def prune(self, outputs: Iterable[Value]):
        """Drops the operations on whose results and flags nothing depends; none may write memory."""
        needed, kept = set(outputs), []
        for operation in reversed(self.operations):
            if operation.result in needed or operation.sets in needed:
                needed.update(operation.sources)
                needed.add(operation.reads)
                kept.append(operation)
        self.operations = kept[::-1]
        self.names = {operation.name: operation for operation in self.operations}
        for index, operation in enumerate(self.operations):
            operation.index = index

    # General registers.

    def binary(self, mnemonic, a, b, time=0.0, *, commutes=False, sets=CLOBBERED, reads=None):
        """`a = a op b`, where `b` is a value or an immediate number."""
        if isinstance(b, Value):
            return self.emit(
                mnemonic + " {d}, {1}", [a, b], time, in_place=True, commutes=commutes, sets=sets, reads=reads
            )
        return self.emit(f"{mnemonic} {{d}}, {b}", [a], time, in_place=True, sets=sets, reads=reads)

    def unary(self, mnemonic, a, time=0.0, *, sets=CLOBBERED):
        return self.emit(mnemonic + " {d}", [a], time, in_place=True, sets=sets)

    def add(self, a, b, time=0.0):
        """`a + b` by `lea`: it keeps the flags, and both sources."""
        return self.emit("lea {d}, [{0}+{1}]", [a, b], time, name="add")

    def offset(self, a, constant, time=0.0):
        return self.emit(f"lea {{d}}, [{{0}}{constant:+d}]", [a], time, name="offset")

    def select(self, condition, otherwise, then, flags, time=0.0):
        """`then` where the condition holds, else `otherwise`."""
        return self.emit(
            "cmov{c} {d}, {1}",
            [otherwise, then],
            time,
            in_place=True,
            commutes=True,
            condition=condition,
            reads=flags,
            name="select",
        )

    # Memory: slots are 8-byte words of the state, by name.

    def load(self, slot: str, time=0.0):
        return self.emit(f"mov {{d}}, {slot_text(slot)}", [], time, reads_memory=[slot], name="load_" + slot)

    def store(self, slot: str, value: Value, time=0.0):
        return self.emit(
            f"mov {slot_text(slot)}, {{0}}", [value], time, result=False, writes_memory=[slot], name="store_" + slot
        )

    def with_slot(self, mnemonic, a: Value, slot: str, time=0.0):
        """`a = a op slot`."""
        return self.emit(
            f"{mnemonic} {{d}}, {slot_text(slot)}", [a], time,
            in_place=True, sets=CLOBBERED, reads_memory=[slot], name=f"{mnemonic}_{slot}",
        )  # fmt: skip


def slot_text(slot: str) -> str:
    """A placeholder for the address of a slot; `frame.py` replaces it by an offset."""
    return f"<{slot}>"


class Clock:
    """The target times of a step's operations, by name; the operation that is appended next takes the name as well."""

    def __init__(self, program: Program, times: dict[str, float], odd: bool):
        """Every second step may deviate: its own times are those with an apostrophe."""
        self.program, self.times, self.odd = program, times, odd

    def __call__(self, name: str) -> float:
        self.program.name_next(name)
        return self.time(name)

    def time(self, name: str) -> float:
        return self.times[name] + (self.times.get(name + "'", 0.0) if self.odd else 0.0)


class Stream:
    """Background work: operations at a steady rate from a starting time, in the order in which they are appended."""

    def __init__(self, program: Program, start: float, rate: float):
        self.program, self.now, self.step = program, start, 1 / rate
        self._last: Operation | None = None

    def tick(self) -> float:
        self.now += self.step
        return self.now

    def __getattr__(self, name):
        """A method of the program, called with this stream's next time, after this stream's last operation."""
        method = getattr(self.program, name)

        def call(*arguments, **more):
            result = method(*arguments, time=self.tick(), **more)
            operation = self.program.operations[-1]
            if self._last is not None:
                operation.after.append(self._last)
            self._last = operation
            return result

        return call
