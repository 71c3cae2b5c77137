# SPDX-License-Identifier: MIT OR Apache-2.0
"""The steps of the binary GCD on approximations in the bytes of `adx_bingcd_batches_4` (README, section 2.14); `bingcd_batches.py` has the rest of it.

A step has words a, h and two rows of factors, where b = 2 h + 1. Its words are found and proved as those over F_3.
"""

import random

from . import machine, ternary
from .machine import VALUES, WORD, Machine, State, Terms, Unknown, signed
from .steps import Refused
from .ternary import Word

STEPS = 31
NAMES = ("a", "h", "r0", "r1", "p")
SAMPLES = 48
UNIT = {"r0": 1, "r1": 1 << 32}
# Registers of the rows behind the last step, and the lower half of a row.
LEFT = {"rax": "r0", "rdx": "r1"}
HALF = (1 << 32) - 1
VALUES |= {
    "greater": lambda a, b: int(signed(a) > signed(b)),
    # The place of the highest bit; that of zero is used nowhere.
    "highest": lambda a: max(a.bit_length() - 1, 0),
}
machine.CONDITIONS.add("greater")


class Batches(Machine):
    """With the comparison, by their signs, of two words of which one was taken from the other, and what else this routine has."""

    def __init__(self, terms: Terms, state: State):
        super().__init__(terms, state)
        self.state.greater = None
        # Where rows are taken apart first, their terms by registers; and the words of each shift by two of them.
        self.rows: dict[str, int] = {}
        self.shifted: list[tuple[int, int]] = []

    @classmethod
    def fresh(cls, terms: Terms) -> "Batches":
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

    def do_adox(self, to, other) -> None:
        super().do_adox(to, other)
        # It is made of the flag of overflow too.
        self.state.greater = None

    def do_imul(self, to, other, third=None) -> None:
        super().do_imul(to, other, third)
        self.state.greater = None

    def do_clobber(self, cell, count) -> None:
        super().do_clobber(cell, count)
        if cell in ("sign", "nonzero", "overflow"):
            self.state.greater = getattr(self.state, cell)

    def do_mov(self, to, other) -> None:
        if to in machine.HALVES:
            # What is above becomes zero.
            if other in machine.HALVES:
                self.rows = self.rows or {name: self.state.registers[name] for name in LEFT}
                return self.write(machine.HALVES[to], self.low_half(self.read(machine.HALVES[other])))
            if machine.number(other) is not None:
                to = machine.HALVES[to]
        super().do_mov(to, other)

    def do_cmovg(self, to, other) -> None:
        if self.state.greater is None:
            raise Unknown("a flag that is not followed")
        self.select(self.state.greater, to, other)

    def do_shrd(self, to, other, count) -> None:
        n, low, high = machine.number(count), self.read(to), self.read(other)
        if n is None or not 0 < n < 64:
            raise Unknown(f"shrd {to},{other},{count}: a count that is not followed")
        self.shifted.append((low, high))
        result = self.terms.operation("or", self.terms.operation("shr", low, n), self.terms.operation("shl", high, 64 - n))
        self.flags(result, self.terms.operation("bit", low, n - 1))
        self.write(to, result)

    def do_bsr(self, to, other) -> None:
        a = self.read(other)
        self.write(to, self.terms.operation("highest", a))
        # All but that of zero are undefined, and that says whether `a` is.
        self.state.carry, self.state.sign = self.leaf("carry"), self.leaf("sign")
        self.state.nonzero, self.state.overflow, self.state.greater = self.terms.operation("nonzero", a), None, None

    def by_register(self, name: str, to: str, other: str, count: str) -> None:
        n = self.read(count)
        if self.terms.known(n) is not None:
            return super().by_register(name, to, other, count)
        self.write(to, self.terms.operation(f"{name}x", self.read(other), n))

    def do_shlx(self, to, other, count) -> None:
        self.by_register("shl", to, other, count)


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
        """By each solver: behind a step h is below 2^63, and p = a or p = -a; and rows have their factors."""
        found = []
        for solver in self.solvers:
            w = {name: solver.s.BitVec(name, 64) for name in NAMES}
            after = self.wanted(solver.s, w)
            claim = solver.s.And(solver.s.Extract(63, 63, after["h"]) == 0, solver.s.Or(after["p"] == after["a"], after["p"] == -after["a"]))
            found.append(solver.proved(claim, solver.s.Extract(63, 63, w["h"]) == 0) and self.has_factors(solver.s, solver.proved))
        return all(found)

    @staticmethod
    def has_factors(s, proved) -> bool:
        """Rows are f + 2^32 g. Where all four are at most 2^30, as before the last step, a sum of both rows, and twice one of them, is that of its halves."""
        factors = [s.BitVec(name, 32) for name in ("f0", "g0", "f1", "g1")]
        (f0, g0, f1, g1), given = factors, [s.ULE(factor, 1 << STEPS - 1) for factor in factors]
        wide = [s.ZeroExt(32, factor) for factor in factors]
        rows = s.Concat(g0, f0), s.Concat(g1, f1)
        claims = [sum(rows) == wide[0] + wide[2] + (wide[1] + wide[3] << 32), 2 * rows[1] == 2 * wide[2] + (2 * wide[3] << 32)]
        claims += [s.ULE(total, HALF) for total in (wide[0] + wide[2], wide[1] + wide[3], 2 * wide[2], 2 * wide[3])]
        return all(proved(claim, *given) for claim in claims)


class Turn(ternary.Turn):
    """The steps of a turn, from the words of a and b to the rows of factors."""

    def __init__(self, terms: Terms, words: list[int], rows: dict[str, int], prover: Prover):
        self.terms, self.prover, self.first, self.rows = terms, prover, words, rows
        if not rows:
            raise Refused("rows are not taken apart")
        self.size = max([*words, *rows.values()]) + 1
        self.values = [self.sample(random.Random(k)) for k in range(SAMPLES)]
        self.by_values = {}
        for n in filter(self.terms.is_word, range(self.size)):
            self.by_values.setdefault(tuple(values[n] for values in self.values), []).append(n)

    def sample(self, generator: random.Random) -> list[int]:
        leaves = {n: generator.getrandbits(64) for n, term in enumerate(self.terms.all[: self.size]) if term[0] == "leaf"}
        leaves[self.first[1]] |= 1
        return self.terms.evaluate(leaves, self.size)

    def check(self) -> int:
        """How many steps there are; each is proved, and the rows of the last one are left."""
        terms, (a, b) = self.terms, self.first
        starts = {"a": a, "h": terms.operation("shr", b, 1), "p": a} | {name: terms.constant(value) for name, value in UNIT.items()}
        if max(starts.values()) >= self.size:
            raise Refused("a word of the first step is missing")
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
        if any(self.rows[register] not in words[name].terms for register, name in LEFT.items()):
            raise Refused("the rows of the last step are not left")
        return STEPS
