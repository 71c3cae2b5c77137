# SPDX-License-Identifier: MIT OR Apache-2.0
"""Orders the operations of a program and gives registers to its values.

A list scheduler: of the operations whose predecessors are done, the one with the least target time comes next, unless it
would destroy flags that are still to be read. Registers are given on the way; there is no spilling: what does not fit is
an error, and the times have to change. A copy is made only where an operation in place would destroy a value that is
still needed.
"""

import heapq

from .program import Flags, Operation, Program, Value

OPPOSITE = {"c": "nc", "nc": "c", "z": "nz", "nz": "z", "s": "ns", "ns": "s", "g": "le", "le": "g"}


def commented(line: str, name: str) -> str:
    """An instruction with the name of its operation."""
    return f"{line}\t// {name}"


def low_half(register: str) -> str:
    """The name of the low 32 bits of a general register."""
    if register[0] == "x":
        return "w" + register[1:]
    return register + "d" if register[1].isdigit() else "e" + register[1:]


def move(to: str, source: str) -> str:
    """Copies a register to one of its kind."""
    if to[0] == "v":
        return f"mov {to}.16b, {source}.16b"
    mnemonic = {"z": "vmovdqa64", "y": "vmovdqa"}.get(to[0], "mov")
    return f"{mnemonic} {to}, {source}"


class Unschedulable(Exception):
    """The target times ask for more registers than there are, or for an impossible order of flags."""


def schedule(program: Program, outputs: dict[Value, str]) -> list[str]:
    """The program as lines of assembly, with each output value in its register at the end.

    Behind each instruction stands the name of its operation, and for a copy that of the one that needs it.
    """
    return _Scheduler(program, outputs).run()


class _Scheduler:
    def __init__(self, program: Program, outputs: dict[Value, str]):
        self.operations = program.operations
        self.outputs = outputs
        self.general, self.vectors, self.compact = program.general, program.vectors, program.compact
        self.rank = (self.general + self.vectors).index
        self.lines: list[str] = []
        self.register: dict[Value, str] = {}
        self.free = {"general": list(program.general), "vector": list(program.vectors)}
        self._count_uses(program)
        self._find_dependences()
        self.open: Flags | None = None
        """The flags that are alive, and how many operations have yet to read them."""
        self.open_readers = 0
        self.done = 0
        for value in program.inputs:
            self.register[value] = value.pinned
            self.free[value.kind].remove(value.pinned)
        for value in program.inputs:
            self._drop_if_unused(value)

    def _count_uses(self, program: Program):
        self.uses = {value: 0 for value in program.inputs}
        self.readers: dict[Flags, list[Operation]] = {}
        for operation in self.operations:
            for result in operation.results():
                self.uses[result] = 0
            for source in operation.sources:
                self.uses[source] += 1
            if operation.reads:
                self.readers.setdefault(operation.reads, []).append(operation)
        for value in self.outputs:
            self.uses[value] += 1

    def _find_dependences(self):
        producer, setter = {}, {}
        for operation in self.operations:
            for result in operation.results():
                producer[result] = operation
            if isinstance(operation.sets, Flags):
                setter[operation.sets] = operation
        self.waiting = []
        self.successors = [[] for _ in self.operations]
        self.ancestors = []
        """For each operation the set, as bits, of all that must come before it."""
        self.flag_setters = 0
        for operation in self.operations:
            before = {producer[s].index for s in operation.sources if s in producer}
            before |= {o.index for o in operation.after}
            if operation.reads:
                before.add(setter[operation.reads].index)
            ancestors = 0
            for index in before:
                ancestors |= self.ancestors[index] | 1 << index
                self.successors[index].append(operation.index)
            self.ancestors.append(ancestors)
            self.waiting.append(len(before))
            if operation.sets:
                self.flag_setters |= 1 << operation.index

    def run(self) -> list[str]:
        self.ready = [(o.time, o.index) for o in self.operations if not self.waiting[o.index]]
        heapq.heapify(self.ready)
        for _ in self.operations:
            operation = self._next()
            self.done |= 1 << operation.index
            self._follow_flags(operation)
            self._write(operation)
            for index in self.successors[operation.index]:
                self.waiting[index] -= 1
                if not self.waiting[index]:
                    heapq.heappush(self.ready, (self.operations[index].time, index))
        self._move_outputs()
        return self.lines

    def _next(self) -> Operation:
        skipped = []
        while self.ready:
            entry = heapq.heappop(self.ready)
            if self._flags_allow(self.operations[entry[1]]):
                break
            skipped.append(entry)
        else:
            raise Unschedulable("every operation would destroy flags that are needed")
        for other in skipped:
            heapq.heappush(self.ready, other)
        return self.operations[entry[1]]

    def _flags_allow(self, operation: Operation) -> bool:
        if not operation.sets:
            return True
        if self.open is not None and not (operation.reads is self.open and self.open_readers == 1):
            return False
        if isinstance(operation.sets, Flags):
            # Nothing that a reader of these flags waits for may itself set flags.
            for reader in self.readers.get(operation.sets, []):
                pending = self.ancestors[reader.index] & ~self.done & ~(1 << operation.index)
                if pending & self.flag_setters:
                    return False
        return True

    def _follow_flags(self, operation: Operation):
        if operation.reads:
            self.open_readers -= 1
            if self.open_readers == 0:
                self.open = None
        if isinstance(operation.sets, Flags) and self.readers.get(operation.sets):
            self.open, self.open_readers = operation.sets, len(self.readers[operation.sets])

    # Registers.

    def _take(self, value: Value):
        free = self.free[value.kind]
        if not free:
            raise Unschedulable(f"no {value.kind} register at line {len(self.lines)}")
        self.register[value] = free.pop(free.index(min(free, key=self.rank)) if self.compact else 0)

    def _use(self, value: Value) -> bool:
        """One use less; whether it was the last one."""
        self.uses[value] -= 1
        return self.uses[value] == 0

    def _release(self, value: Value):
        self.free[value.kind].append(self.register[value])

    def _drop_if_unused(self, value: Value):
        if self.uses[value] == 0:
            self._release(value)

    def _write(self, operation: Operation):
        if operation.in_place:
            self._write_in_place(operation)
        else:
            names = [self.register[s] for s in operation.sources]
            for source in operation.sources:
                if self._use(source):
                    self._release(source)
            for result in operation.results():
                self._take(result)
            self._line(operation, names)
        for result in operation.results():
            self._drop_if_unused(result)

    def _write_in_place(self, operation: Operation):
        target, *rest = operation.sources
        other = rest[0] if rest else None
        last = {source: self._use(source) for source in operation.sources}
        condition = operation.condition
        if last[target]:
            pass
        elif other and last[other] and operation.commutes:
            target, rest = other, [target]
            condition = OPPOSITE[condition] if condition else None
        else:
            self._take(operation.result)
            register = self.register[operation.result]
            copy = move(register, self.register[target])
            self.lines.append(commented(copy, f"copy for {operation.name}"))
            target = None
        if target:
            self.register[operation.result] = self.register[target]
        names = ["", *(self.register[source] for source in rest)]
        for source in dict.fromkeys(rest):
            if last[source] and source is not target:
                self._release(source)
        self._line(operation, names, condition)

    def _line(self, operation: Operation, names: list[str], condition=None):
        text = operation.text
        if condition:
            text = text.replace("{c}", condition)
        for i, name in enumerate(names):
            text = text.replace(f"{{{i}}}", name).replace(f"{{{i}:q}}", "q" + name[1:]).replace(f"{{{i}:d}}", "d" + name[1:])
        if operation.result:
            text = text.replace("{d}", self.register[operation.result])
            text = text.replace("{d32}", low_half(self.register[operation.result]))
            for width in "qd":
                text = text.replace(f"{{d:{width}}}", width + self.register[operation.result][1:])
        if operation.second:
            second = self.register[operation.second]
            text = text.replace("{d2}", second).replace("{d2:q}", "q" + second[1:]).replace("{d2:d}", "d" + second[1:])
        self.lines.append(commented(text, operation.name))

    def _move_outputs(self):
        """A parallel move, with a free register for cycles."""
        moves = {to: self.register[value] for value, to in self.outputs.items() if self.register[value] != to}
        taken = set(moves) | set(moves.values()) | {self.register[v] for v in self.outputs}
        spare = {r in self.vectors: r for r in reversed(self.general + self.vectors) if r not in taken}
        while moves:
            harmless = [to for to in moves if to not in moves.values()]
            to = (harmless or list(moves))[0]
            if harmless:
                self.lines.append(commented(move(to, moves.pop(to)), "output"))
                continue
            if (to in self.vectors) not in spare:
                raise Unschedulable("no register to exchange outputs")
            free = spare[to in self.vectors]
            self.lines.append(commented(move(free, to), "output"))
            moves = {t: free if f == to else f for t, f in moves.items()}
