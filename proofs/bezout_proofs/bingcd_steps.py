# SPDX-License-Identifier: MIT OR Apache-2.0
"""The steps of the binary GCD on approximations in the bytes of `adx_bingcd_batches_4` (README, section 2.14): nothing else of it is proved.

A step has words a, h and two rows of factors, where b = 2 h + 1. Its words are found and proved as those over F_3.
"""

import random

from . import cosimulate, machine, ternary
from .machine import POINTER, VALUES, WORD, Instruction, Machine, Terms, Unknown, signed
from .steps import Refused, target
from .ternary import Word

ROUTINE = "adx_bingcd_batches_4"
STEPS = 31
# Places of the approximations of a and b.
XA, XB = 160, 168
# What a routine with steps may have in them.
KNOWN = ("mov", "lea", "and", "andn", "shr", "sub", "cmovg", "cmovb", "add")
NAMES = ("a", "h", "r0", "r1", "p")
SAMPLES = 48
UNIT = {"r0": 1, "r1": 1 << 32}
# Registers of the rows behind the last step.
LEFT = {"rax": "r0", "rdx": "r1"}
VALUES["greater"] = lambda a, b: int(signed(a) > signed(b))
machine.CONDITIONS.add("greater")


class Signed(Machine):
    """With the comparison, by their signs, of two words of which one was taken from the other."""

    @classmethod
    def fresh(cls, terms: Terms) -> "Signed":
        found = super().fresh(terms)
        found.state.greater = terms.make("leaf", "greater")
        return found

    def flags(self, result, carry, overflow=None) -> None:
        super().flags(result, carry, overflow)
        self.state.greater = None

    def do_sub(self, to, other) -> None:
        pair = self.read(to), self.read(other)
        super().do_sub(to, other)
        self.state.greater = self.terms.operation("greater", *pair)

    def do_mov(self, to, other) -> None:
        if to in machine.HALVES and machine.number(other) is not None:
            to = machine.HALVES[to]
        super().do_mov(to, other)

    def do_cmovg(self, to, other) -> None:
        if self.state.greater is None:
            raise Unknown("a flag that is not followed")
        self.select(self.state.greater, to, other)


def step(a: int, h: int, r0: int, r1: int) -> dict[str, int]:
    """The words behind a step, by its definition; and a difference with the lowest bit of the new a, by which some know it before."""
    b, t = 2 * h + 1, a >> 1
    if a % 2 == 0:
        return {"a": t, "h": h, "r0": r0, "r1": 2 * r1 & WORD, "p": t}
    if a < b:
        return {"a": (b - a) // 2, "h": t, "r0": r0 + r1 & WORD, "r1": 2 * r0 & WORD, "p": t - h & WORD}
    return {"a": (a - b) // 2, "h": h, "r0": r0 + r1 & WORD, "r1": 2 * r1 & WORD, "p": t - h & WORD}


class Prover(ternary.Prover):
    def proved_by(self, solver, component: str, form: str) -> bool:
        """For all words with h below 2^63, as a step leaves it, and p = a or p = -a."""
        s = solver.s
        w = {name: s.BitVec(name, 64) for name in NAMES}
        given = [s.Extract(63, 63, w["h"]) == 0, s.Or(w["p"] == w["a"], w["p"] == -w["a"])]
        which, _, name = component.partition(" ")
        # Rows are those of the unit matrix before the first step.
        given += [w[row] == value for row, value in UNIT.items() if which == "first"]
        return solver.proved(solver.term(form, w) == self.wanted(s, w)[name], *given)

    @staticmethod
    def wanted(s, w: dict) -> dict:
        """`step`, with integers of 66 bits."""
        a, h = s.ZeroExt(2, w["a"]), s.ZeroExt(2, w["h"])
        b, even, t = 2 * h + 1, s.Extract(0, 0, w["a"]) == 0, s.LShR(w["a"], 1)
        less = s.And(s.Not(even), a < b)
        half = s.Extract(64, 1, s.If(even, a, s.If(less, b - a, a - b)))
        rows = {"r0": s.If(even, w["r0"], w["r0"] + w["r1"]), "r1": 2 * s.If(less, w["r0"], w["r1"])}
        return {"a": half, "h": s.If(less, t, w["h"]), "p": s.If(even, t, t - w["h"]), **rows}

    def keeps(self) -> bool:
        """By each solver: behind a step h is below 2^63, and p = a or p = -a."""
        found = []
        for solver in self.solvers:
            w = {name: solver.s.BitVec(name, 64) for name in NAMES}
            after = self.wanted(solver.s, w)
            claim = solver.s.And(solver.s.Extract(63, 63, after["h"]) == 0, solver.s.Or(after["p"] == after["a"], after["p"] == -after["a"]))
            found.append(solver.proved(claim, solver.s.Extract(63, 63, w["h"]) == 0))
        return all(found)


class Turn(ternary.Turn):
    """The steps of a turn, from the head of the loop on."""

    def __init__(self, code: list[Instruction], prover: Prover):
        back = [i for i in code if i.mnemonic == "jne" and target(i) < i.address]
        if len(back) != 1:
            raise Refused("there is not one loop")
        self.terms, self.prover = Terms(), prover
        self.machine, self.code = Signed.fresh(self.terms), []
        self.machine.objects = {POINTER: 0}
        for i in (i for i in code if target(back[0]) <= i.address):
            # Behind the steps the rows are taken apart, into halves.
            if all(operand in machine.HALVES for operand in i.operands):
                break
            if i.mnemonic not in KNOWN:
                raise Refused(f"{i.text}: not in a step")
            self.machine.run(i)
            self.code.append(i)
        self.first = [self.machine.word(at) for at in (XA, XB)]
        self.size = len(self.terms.all)
        self.values = [self.sample(random.Random(k)) for k in range(SAMPLES)]
        self.by_values = {}
        for n in filter(self.terms.is_word, range(self.size)):
            self.by_values.setdefault(tuple(values[n] for values in self.values), []).append(n)

    def sample(self, generator: random.Random) -> list[int]:
        leaves = {n: generator.getrandbits(64) for n, term in enumerate(self.terms.all) if term[0] == "leaf"}
        leaves[self.first[1]] |= 1
        return self.terms.evaluate(leaves, self.size)

    def check(self) -> int:
        """How many steps there are; each is proved, and the rows of the last one are left."""
        terms, (a, b) = self.terms, self.first
        starts = {"a": a, "h": terms.operation("shr", b, 1), "p": a} | {name: terms.constant(value) for name, value in UNIT.items()}
        words = {name: Word(frozenset([term]), tuple(values[term] for values in self.values)) for name, term in starts.items()}
        for n in range(STEPS):
            each = zip(*(words[name].values for name in NAMES[:4]), strict=True)
            after = [step(*values) for values in each]
            names = {term: name for name in reversed(NAMES) for term in words[name].terms if terms.known(term) is None}
            which = "later" if n else "first"
            found = {}
            for name in NAMES:
                values = tuple(one[name] for one in after)
                terms_of = frozenset(t for t in self.by_values.get(values, []) if self.proved(f"{which} {name}", t, names))
                if not terms_of and name != "p" and not (n == STEPS - 1 and name in ("a", "h")):
                    raise Refused(f"step {n + 1}: {name} is missing")
                found[name] = Word(terms_of, values)
            words = found
        left = self.machine.state
        if left.stores or any(left.registers[register] not in words[name].terms for register, name in LEFT.items()):
            raise Refused("the rows of the last step are not left")
        return STEPS


def accepts(code: list[Instruction], prover: Prover) -> bool:
    try:
        Turn(code, prover).check()
    except (Refused, Unknown):
        return False
    return True


def of_routine(code: list[Instruction], prover: Prover, every: int, states: int, seed: int) -> list[str]:
    """What is proved of it; an error, if it is not."""
    turn = Turn(code, prover)
    if not prover.keeps():
        raise Refused("a step does not keep what it rests on")
    number = turn.check()
    wrong = [found for i in turn.code if (found := cosimulate.compare(cosimulate.Page(), i, states, random.Random(seed), Signed))]
    if wrong:
        raise Refused(f"another instruction on this CPU: {wrong[0]}")
    tried = turn.code[::every]
    left = [i for i in tried if accepts([other for other in code if other is not i], prover)]
    return [
        f"{ROUTINE}: {number} steps of the binary GCD in a turn, and the rows of their factors",
        f"  deletions in them: {len(tried) - len(left)} of {len(tried)} refused",
        *(f"  accepted without {i.address:x}: {i.text}" for i in left),
    ]
