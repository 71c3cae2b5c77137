# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lemmas about steps on words of 32 bits in lanes, and about what is packed in them, for both solvers."""

from .lane_steps import LETTERS, STEPS, Model
from .machine import Terms
from .step_lemmas import BITS, Solver

HALF = 32
# Low bits of f and g are from -`LOW` to below it; an entry of the matrix of fifteen steps is at most `ENTRY`, which stands for `UNIT` in a word.
LOW, ENTRY, UNIT = 1 << STEPS - 1, 1 << STEPS, 1 << 2 * STEPS
LARGEST = (1 << HALF - 1) - 1
# Of what is left in a packed word for an entry before the last step of fifteen.
LEAST = UNIT >> STEPS - 1


class LaneSolver(Solver):
    """Lemmas by one of the solvers."""

    def __init__(self, name: str):
        super().__init__(name)
        self.small = {name: self.s.BitVec(name, HALF) for name in LETTERS}
        self.words = {name: self.wide(word) for name, word in self.small.items()}

    def wide(self, word):
        """A word of 32 bits with its sign in all bits above."""
        return self.s.SignExt(BITS - HALF, word)

    def is_delta(self, D):
        """4 d + 1 or 4 d + 2."""
        low = self.s.Extract(1, 0, D)
        return self.s.Or(low == 1, low == 2)

    def step(self) -> tuple:
        """The step on words of 32 bits, by the cases of the definition."""
        s, (D, F, G) = self.s, self.small.values()
        odd = s.Extract(0, 0, G) == 1
        swap = s.And(odd, D < 0)
        return s.If(swap, ~D - 4, D - 4), s.If(swap, G, F), s.If(swap, (G - F) >> 1, s.If(odd, (G + F) >> 1, G >> 1))

    def is_component(self, component: int, form: str) -> bool:
        return self.proved(self.term(form) == self.wide(self.step()[component]), self.is_delta(self.small["D"]))

    def word_step_is_divstep(self) -> bool:
        """With f = F, g = G as integers: the step is the divstep, if no sum of them leaves 32 bits, and D is what it should be, and not long."""
        s, (D, F, G) = self.s, self.small.values()
        d = lambda D: (self.wide(D) - 1) >> 2
        f, g = self.wide(F), self.wide(G)
        j = -d(D) - 1  # delta - 1/2, as in proofs/coq/Divsteps.v
        even, below = s.Extract(0, 0, g) == 0, j < 0
        j2 = s.If(s.Or(even, below), j + 1, -j)
        f2 = s.If(s.Or(even, below), f, g)
        g2 = s.If(even, g >> 1, s.If(below, (g + f) >> 1, (g - f) >> 1))
        after = self.step()
        fits = [s.And(x <= LARGEST, x >= -LARGEST - 1) for x in (g + f, g - f)]
        claim = s.And(-d(after[0]) - 1 == j2, self.wide(after[1]) == f2, self.wide(after[2]) == g2, self.is_delta(after[0]))
        return self.proved(claim, self.is_delta(D), D < 1 << 30, D >= -(1 << 30), *fits)

    def keeps_its_room(self) -> bool:
        """What a step keeps, with the entries u, v, q, r of a matrix times what they stand for in words, which is halved in each step: low bits of
        f and g in their range, |u| + |v| and |q| + |r| at most `UNIT`, and no sum of two words leaves 32 bits. For odd r and even v; so r is either
        `UNIT`, at first, where v is 0, or both q and r are at least `LEAST` below."""
        s = self.s
        f, g, u, v, q, r = (s.Real(name) for name in "fguvqr")
        ones = (1, -1)

        def ranges(f, g, odd: int, u, v, q, r) -> list:
            low = [f <= LOW - 1, f >= 1 - LOW, g <= LOW - 1, g >= -LOW + odd]
            return low + [a * x + b * y <= UNIT for x, y in ((u, v), (q, r)) for a in ones for b in ones]

        below = [x <= UNIT - LEAST for x in (q, -q, r, -r)]
        beginning = [u == UNIT, v == 0, q == 0, r == UNIT]
        for more in (below, beginning):
            for odd, swap in ((0, False), (1, False), (1, True)):
                after = (g, (g - f) / 2, q, r, (q - u) / 2, (r - v) / 2) if swap else (f, (g + f * odd) / 2, u, v, (q + u * odd) / 2, (r + v * odd) / 2)
                claims = ranges(*after[:2], 0, *after[2:])
                for column, other in ((u, q), (v, r)):
                    F, G = f - column, g - other
                    claims += [x <= LARGEST for x in (F, -F, G, -G, G + F, -G - F, G - F, F - G)]
                given = [*ranges(f, g, odd, u, v, q, r), *more]
                if not self.proved(s.And(*claims), *given):
                    return False
        return True

    def made(self, found: tuple[int, ...], model: Model, words: dict) -> list:
        return [self.term(model.words.terms.text(term), words) for term in found]

    def packs(self, letter: str, shift: int) -> bool:
        """Both words have 15 bits of any word with their sign, and the unit is taken away from the one whose entry of the matrix is 1."""
        s, t, model = self.s, self.s.BitVec("t", BITS), Model(Terms())
        first, second = self.made(model.packed(letter, model.words.terms.make("leaf", "t"), shift), model, {"t": t})
        low = s.SignExt(BITS - STEPS, s.Extract(shift + STEPS - 1, shift, t))
        units = (UNIT, 0) if letter == "F" else (0, UNIT)
        return self.proved(s.And(first == low - units[0], second == low - units[1]))

    def decodes(self, letter: str) -> bool:
        """Both entries of a row, negated, are what is taken out of words behind fifteen steps. f is odd, so it is not at the end of its range."""
        s, model = self.s, Model(Terms())
        low, *entries = (s.BitVec(name, BITS) for name in "fuv")
        given = [low < LOW, low >= -LOW, *(s.And(x <= ENTRY, x >= -ENTRY) for x in entries)]
        words = {name: low - (entry << STEPS) for name, entry in zip("FG", entries, strict=True)}
        leaves = tuple(model.words.terms.make("leaf", name) for name in words)
        found = list(model.unpacked({"F": leaves, "G": leaves}).values())
        part = found[:2] if letter == "F" else found[2:]
        return all(self.proved(form == -entry, *given) for form, entry in zip(self.made(part, model, words), entries, strict=True))

    def second_half(self) -> bool:
        """Behind fifteen steps a row of the negated matrix times the lowest limbs has low bits of -f', if that of the matrix itself is 2^15 f'."""
        s, f = self.s, self.s.BitVec("f", BITS)
        total = -(f << STEPS)
        return self.proved(s.Extract(2 * STEPS - 1, STEPS, total) == s.Extract(STEPS - 1, 0, -f))

    def next_batch(self) -> bool:
        """Behind a batch the sum of two words has low bits of (a + 2^30 b) / 2^30, where the row of the matrix times the limbs 0 gives a, and b at 1."""
        s = self.s
        a, b = (s.BitVec(name, BITS) for name in "ab")
        whole = s.SignExt(BITS, a) + (s.SignExt(BITS, b) << 2 * STEPS)
        terms = Terms()
        model = Model(terms)
        w = model.words
        found = self.term(terms.text(w.add(w.shr(terms.make("leaf", "a"), 2 * STEPS), terms.make("leaf", "b"))), {"a": a, "b": b})
        return self.proved(s.Extract(STEPS - 1, 0, found) == s.Extract(3 * STEPS - 1, 2 * STEPS, whole))


def lane_lemmas(solver: LaneSolver) -> dict[str, bool]:
    """All of them, by name."""
    found = {"a step of words is the divstep": solver.word_step_is_divstep(), "words have room for a step": solver.keeps_its_room()}
    for letter in "FG":
        found |= {f"{letter} is packed from bit {shift}": solver.packs(letter, shift) for shift in (0, STEPS)}
        found[f"{letter} gives both entries of its row"] = solver.decodes(letter)
    return found | {"low bits behind fifteen steps": solver.second_half(), "low bits behind a batch": solver.next_batch()}
