# SPDX-License-Identifier: MIT OR Apache-2.0
"""The steps of a batch of `avx2_invert_4`, read out of its bytes: sixty divsteps, in three times twenty on packed words.

A packed step works on d = -(delta + 1/2) and on two words h and G: with f = -2 h - 1 and g = -G - 1 it is the divstep. The words
of each step are found among the terms of one turn of the loop by their values on random inputs; that they are those of the
step is then proved of terms, for all words, by two solvers.
"""

import random
import re
from dataclasses import dataclass

from .machine import COUNTED, REGISTERS, WORD, Instruction, Machine, State, Terms, Unknown, signed

SAMPLES = 16
THIRD = 20
STEPS = 3 * THIRD
# Steps that the last batch leaves out.
LEFT_OUT = 10
# Where the state has the count of batches, and the number at which a whole batch is the last one.
BATCHES, WHOLE = -72, 64


class Refused(ValueError):
    """The code is not that of the steps."""


def step(d: int, h: int, G: int) -> tuple[int, int, int]:
    """The packed step on words, with its cases as in the definition of the divstep."""
    half = signed(G) >> 1
    if G & 1:
        return (d - 1) & WORD, h, half & WORD
    if signed(d) >= 0:
        return (d - 1) & WORD, h, (half + h) & WORD
    return (-2 - d) & WORD, half & WORD, (half + ~h) & WORD


@dataclass
class Loop:
    """The turn of the loop: its instructions, and where code goes on when it leaves in the middle."""

    before: list[Instruction]
    body: list[Instruction]
    leaving: int
    behind: dict[int, Instruction]


def target(i: Instruction) -> int:
    return int(i.operands[0].rstrip("h"), 16)


def loop(code: list[Instruction]) -> Loop:
    """The one loop of the routine."""
    back = [i for i in code if i.mnemonic == "jne" and target(i) < i.address]
    if len(back) != 1:
        raise Refused("there is not one loop")
    head = target(back[0])
    body = [i for i in code if head <= i.address <= back[0].address]
    inside = [i for i in body if i.mnemonic.startswith("j")]
    if len(inside) != 2 or inside[0].mnemonic != "je":
        raise Refused("the loop has other branches than one that leaves it and one back")
    return Loop(
        [i for i in code if i.address < head and i.mnemonic != "push"],
        body,
        target(inside[0]),
        {i.address: i for i in code},
    )


def entered(terms: Terms) -> Machine:
    """A machine at the head of the loop, with what is the same there in each turn."""
    machine = Machine.fresh(terms)
    registers = machine.state.registers
    registers["rsi"] = terms.operation("sar", registers["rdx"], 63)
    registers["rbp"] = terms.operation("shr", registers["rdx"], 63)
    registers["r15"] = terms.constant(WORD)
    return machine


def check_head(terms: Terms, state: State, where: str) -> None:
    """What `entered` takes for granted."""
    registers = state.registers
    wanted = {"rsi": ("sar", registers["rdx"], 63), "rbp": ("shr", registers["rdx"], 63)}
    for register, term in wanted.items():
        if registers[register] != terms.operation(*term):
            raise Refused(f"{where}: {register} is not the sign of d")
    if terms.known(registers["r15"]) != WORD:
        raise Refused(f"{where}: r15 is not all ones")


class Prover:
    """Whether a term is a component of a step, for all words. Each form of it is proved once, by both solvers."""

    def __init__(self, solvers):
        self.solvers = solvers
        self.forms: dict[str, bool] = {}

    def form(self, terms: Terms, number: int, names: dict[int, str], depth: int = 0) -> str:
        """The term above the words that have names."""
        if number in names:
            return names[number]
        operation, *arguments = terms.all[number]
        if operation == "constant":
            return str(arguments[0])
        if operation == "leaf" or depth > 12:
            raise Refused("a step reads something else than its words")
        inner = arguments[:-1] if operation in COUNTED else arguments
        rest = [str(a) for a in arguments[len(inner) :]]
        # With a mark, since some operations are words of Python.
        return f"{operation}_({','.join([self.form(terms, a, names, depth + 1) for a in inner] + rest)})"

    def proves(self, terms: Terms, component: int, number: int, names: dict[int, str]) -> bool:
        form = f"{'dhG'[component]} = {self.form(terms, number, names)}"
        if form not in self.forms:
            verdicts = [solver(component, form.partition(" = ")[2]) for solver in self.solvers]
            if len(set(verdicts)) != 1:
                raise Refused(f"{form}: the solvers disagree")
            self.forms[form] = verdicts[0]
        return self.forms[form]


class Turn:
    """One turn of the loop as terms, with their values on some inputs."""

    def __init__(self, code: list[Instruction], prover: Prover, seed: int = 1):
        self.terms, self.prover = Terms(), prover
        parts = loop(code)
        prologue = Machine.fresh(self.terms)
        for i in parts.before:
            prologue.run(i)
        check_head(self.terms, prologue.state, "before the loop")
        machine = entered(self.terms)
        self.start = machine.state.copy()
        self.left = None
        for i in parts.body[:-1]:
            if i.mnemonic == "je":
                self.left = self.follow(parts, machine.state.copy())
                self.leave_on = machine.state.nonzero
            else:
                machine.run(i)
        self.end = machine.state
        check_head(self.terms, self.end, "at the end of a turn")
        self.values = [self.sample(random.Random(f"{seed} {n}")) for n in range(SAMPLES)]
        self.by_values: dict[tuple, list[int]] = {}
        # A step is of words; a condition has a value too.
        self.word_terms = [n for n in range(len(self.terms.all)) if self.terms.is_word(n)]
        for number in self.word_terms:
            self.by_values.setdefault(self.signature(number), []).append(number)

    def follow(self, parts: Loop, state: State) -> State:
        """The state where the routine returns, from where it leaves the loop."""
        machine, at = Machine(self.terms, state), parts.leaving
        while True:
            i = parts.behind.get(at)
            if i is None:
                raise Refused("the code behind the loop is missing")
            if i.mnemonic in ("pop", "ret"):
                return machine.state
            if i.mnemonic == "jmp":
                at = target(i)
                continue
            machine.run(i)
            at += len(i.code)

    def sample(self, generator: random.Random) -> list[int]:
        leaves = {n: generator.getrandbits(64) for n, term in enumerate(self.terms.all) if term[0] == "leaf"}
        # Counts of steps are small.
        d = self.start.registers["rdx"]
        leaves[d] = generator.randrange(-9, 9) & WORD
        return self.terms.evaluate(leaves, len(self.terms.all))

    def signature(self, number: int) -> tuple:
        return tuple(values[number] for values in self.values)

    def next(self, words: tuple[int, int, int]) -> tuple[int, int, int] | None:
        """The terms of the next step, proved; or nothing, if there are none."""
        wanted = zip(*(step(*(values[w] for w in words)) for values in self.values), strict=True)
        candidates = [self.by_values.get(tuple(values), []) for values in wanted]
        names = dict(zip(words, "dhG", strict=True))
        found = []
        for component, numbers in enumerate(candidates):
            proved = [n for n in numbers if self.proved(component, n, names)]
            if not proved:
                return None
            found.append(proved[0])
        return found[0], found[1], found[2]

    def proved(self, component: int, number: int, names: dict[int, str]) -> bool:
        try:
            return self.prover.proves(self.terms, component, number, names)
        except Refused:
            return False

    def begin(self, d: int, after: int) -> tuple[int, int, int]:
        """The words that a third begins with: those of which d and both words go on."""
        later = [n for n in self.word_terms if n >= after]
        for G in later:
            wanted = tuple(step(v[d], 0, v[G])[0] for v in self.values)
            if wanted not in self.by_values:
                continue
            for h in later:
                words = tuple(tuple(step(v[d], v[h], v[G])[k] for v in self.values) for k in (1, 2))
                if all(w in self.by_values for w in words) and self.next((d, h, G)):
                    return d, h, G
        raise Refused("no words are found that a third begins with")

    def thirds(self) -> list[list[tuple[int, int, int]]]:
        """The words before each step and behind the last one, of each third."""
        registers = self.start.registers
        words = (registers["rdx"], registers["rcx"], registers["rbx"])
        found = []
        for third in range(3):
            if third:
                words = self.begin(words[0], max(words))
            chain = [words]
            for n in range(THIRD):
                following = self.next(words)
                if following is None:
                    raise Refused(f"step {third * THIRD + n + 1} is missing")
                words = following
                chain.append(words)
            found.append(chain)
        return found

    def check(self) -> list[list[tuple[int, int, int]]]:
        """All of it, and where the words go."""
        thirds = self.thirds()
        d, h, G = thirds[2][-1]
        if self.end.registers["rdx"] != d:
            raise Refused("the next turn begins with another d")
        if (self.end.words.get(-128), self.end.words.get(-120)) != (h, G):
            raise Refused("the last words are not kept")
        _, h, G = thirds[2][-1 - LEFT_OUT]
        if (self.left.words.get(-128), self.left.words.get(-120)) != (h, G):
            raise Refused("the words of a short batch are not kept")
        self.check_count()
        return thirds


    def check_count(self) -> None:
        """A turn takes one from the count of batches, leaves at zero in its middle and at the mark at its end, and nothing else
        writes to the count."""
        operation, less = self.terms.all[self.leave_on]
        name, count, one = self.terms.all[less] if operation == "nonzero" else (None, 0, 0)
        if name != "sub" or self.terms.all[count][:3] != ("leaf", "word", BATCHES) or self.terms.known(one) != 1:
            raise Refused("the loop does not leave when the count of batches is zero")
        if [store for store in self.end.stores if store[0] < BATCHES + 8 and BATCHES < sum(store)] != [(BATCHES, 8)]:
            raise Refused("something else writes to the count of batches")
        mark = self.terms.operation("sub", less, self.terms.constant(WHOLE))
        if self.end.words.get(BATCHES) != less or self.end.nonzero != self.terms.operation("nonzero", mark):
            raise Refused("the loop does not go on until the count is the mark")


def check(code: list[Instruction], prover: Prover) -> None:
    """An error, if the code is not that of the steps."""
    try:
        Turn(code, prover).check()
    except Unknown as error:
        raise Refused(str(error)) from error


def deletions(code: list[Instruction], prover: Prover, every: int = 1) -> dict[Instruction, bool]:
    """Whether the code without one scalar instruction of the loop is accepted, for each of them; or for one of `every`."""
    body = loop(code).body
    scalar = [i for i in body if not i.vector and not i.mnemonic.startswith(("j", "nop"))]
    verdicts = {}
    for i in scalar[::every]:
        try:
            check([other for other in code if other is not i], prover)
            verdicts[i] = True
        except Refused:
            verdicts[i] = False
    return verdicts


# Instructions that only write to their first operand.
WRITES = {"mov", "lea", "rorx", "sarx", "shrx", "andn"}
# And those that go by a flag.
READS_FLAG = {"cmovb": "carry", "cmovne": "nonzero"}


def window(code: list[Instruction], turn: Turn, thirds: list[list[tuple[int, int, int]]]) -> list[Instruction]:
    """The instructions of the loop by which a third comes from its first words to those behind each step."""
    words = {word for third in thirds for step_ in third[1:] for word in step_}
    first = {word for third in thirds for word in third[0]} - words
    machine = Machine(turn.terms, turn.start.copy())
    scalar, makers, needs, todo = [], {}, [], []
    for i in loop(code).body:
        if i.mnemonic.startswith("j"):
            continue
        flags = machine.state.carry, machine.state.nonzero
        machine.run(i)
        if i.vector or i.mnemonic == "nop":
            makers.update({o: None for o in i.operands if o in REGISTERS})
            continue
        number, to = len(scalar), i.operands[0]
        read = i.operands[1:] if i.mnemonic in WRITES else i.operands
        names = [name for o in read for name in re.findall(r"r\w+", o)] + [READS_FLAG.get(i.mnemonic)]
        needs.append({makers.get(name) for name in names} - {None})
        scalar.append(i)
        made = machine.state.registers.get(to)
        if made in words and i.mnemonic != "mov":
            todo.append(number)
        # A third begins with words from elsewhere.
        makers[to] = None if made in first else number
        for name, before in zip(("carry", "nonzero"), flags, strict=True):
            if getattr(machine.state, name) != before:
                makers[name] = number
    found = set()
    while todo:
        number = todo.pop()
        if number not in found:
            found.add(number)
            todo += needs[number]
    return [scalar[number] for number in sorted(found)]
