# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lemmas about steps on words of 32 bits in lanes, and about what is packed in words of lanes, for both solvers."""

from collections.abc import Callable
from functools import partial

from .lane_models import STEPS, InHalves, InPairs, InWords, Model
from .machine import Terms
from .step_lemmas import BITS, Solver

HALF = 32
# Low bits of f and g are from -`LOW` to below it; an entry of the matrix of fifteen steps is at most `ENTRY`, which stands for `UNIT` in a word.
LOW, ENTRY, UNIT = 1 << STEPS - 1, 1 << STEPS, 1 << 2 * STEPS
# And is not below this (README, section 2.1).
LOWEST = -(1 << STEPS - 1)
LARGEST = (1 << HALF - 1) - 1
# Of what is left in a packed word for an entry before the last step of fifteen.
LEAST = UNIT >> STEPS - 1


class LaneSolver(Solver):
    """Lemmas by one of the solvers."""

    model: type[Model] = InHalves

    def __init__(self, name: str):
        super().__init__(name)
        self.small = {name: self.s.BitVec(name, HALF) for name in self.model.letters}
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
        return self.proved(self.term(form) == self.wide(self.step()[component]), *self.premises())

    def premises(self) -> list:
        """What a step rests on."""
        return [self.is_delta(self.small["D"])]

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
        s, t, model = self.s, self.s.BitVec("t", BITS), InHalves(Terms())
        first, second = self.made(model.packed(letter, model.words.terms.make("leaf", "t"), shift), model, {"t": t})
        low = s.SignExt(BITS - STEPS, s.Extract(shift + STEPS - 1, shift, t))
        units = (UNIT, 0) if letter == "F" else (0, UNIT)
        return self.proved(s.And(first == low - units[0], second == low - units[1]))

    def decodes(self, letter: str) -> bool:
        """Both entries of a row, negated, are what is taken out of words behind fifteen steps. f is odd, so it is not at the end of its range."""
        s, model = self.s, InHalves(Terms())
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
        model = InHalves(terms)
        w = model.words
        found = self.term(terms.text(w.add(w.shr(terms.make("leaf", "a"), 2 * STEPS), terms.make("leaf", "b"))), {"a": a, "b": b})
        return self.proved(s.Extract(STEPS - 1, 0, found) == s.Extract(3 * STEPS - 1, 2 * STEPS, whole))


class PairSolver(LaneSolver):
    """Of the words of sixteen lanes: two of f, h and H, and two of g, G and K."""

    model = InPairs

    def premises(self) -> list:
        return []

    def of(self, first, second, odd, swap) -> tuple:
        """A step on words of f and g, from what decides."""
        s = self.s
        half = second >> 1
        return s.If(swap, half, first), s.If(odd, half + s.If(swap, ~first, first), half)

    def step(self) -> tuple:
        """The packed step on both pairs, by the cases of the definition; what the first G says holds for both."""
        s, (d, h, G, H, K) = self.s, self.small.values()
        odd = s.Extract(0, 0, G) == 0
        swap = s.And(odd, d < 0)
        return s.If(swap, -2 - d, d - 1), *self.of(h, G, odd, swap), *self.of(H, K, odd, swap)

    def word_step_is_divstep(self, same: bool = True) -> bool:
        """With f = -2 h - 1, g = -G - 1 as integers: the step is the divstep, for both pairs of words, if the words of g have the same lowest bit,
        and what becomes of them is no longer than a word."""
        s, (d, h, G, H, K), after = self.s, self.small.values(), self.step()
        small = [d < 1 << 30, d >= -(1 << 30)] + [s.Extract(0, 0, G) == s.Extract(0, 0, K)] * same
        for first, second, n in ((h, G, 1), (H, K, 3)):
            j, f, g = -self.wide(d) - 1, -2 * self.wide(first) - 1, -self.wide(second) - 1
            even, below = s.Extract(0, 0, g) == 0, j < 0
            j2 = s.If(s.Or(even, below), j + 1, -j)
            f2 = s.If(s.Or(even, below), f, g)
            g2 = s.If(even, g >> 1, s.If(below, (g + f) >> 1, (g - f) >> 1))
            claim = s.And(-self.wide(after[0]) - 1 == j2, -2 * self.wide(after[n]) - 1 == f2, -self.wide(after[n + 1]) - 1 == g2)
            if not self.proved(claim, *small, -g2 - 1 <= LARGEST, -g2 - 1 >= -LARGEST - 1):
                return False
        return True

    def has_room(self) -> bool:
        """Low bits of g, and an entry that is odd and in absolute value below 2^i behind i steps, from the first on: a word of both fits."""
        s = self.s
        g, entry = s.BitVec("g", BITS), s.BitVec("entry", BITS)
        least = 2 * UNIT >> STEPS
        given = [g < 2 * LOW, g > -2 * LOW, entry <= 2 * UNIT - least, entry >= least - 2 * UNIT]
        return self.proved(s.And(-(g - entry) - 1 <= LARGEST, -(g - entry) - 1 >= -LARGEST - 1), *given)

    def packs(self, letter: str) -> bool:
        """Both words have 15 bits of any word, and the unit is taken away from the one whose entry of the matrix is 1. f is odd."""
        s, t, model = self.s, self.s.BitVec("t", BITS), InPairs(Terms())
        word = s.SignExt(BITS - HALF, s.Extract(HALF - 1, 0, t))
        first, second = self.made(model.packed(letter, model.words.terms.make("leaf", "t")), model, {"t": word})
        low = s.ZeroExt(BITS - STEPS, s.Extract(STEPS - 1, 0, t))
        units = (2 * UNIT, 0) if letter == "h" else (0, 2 * UNIT)
        value = (lambda word: -2 * word - 1) if letter == "h" else lambda word: -word - 1
        odd = [s.Extract(0, 0, t) == 1] if letter == "h" else []
        return self.proved(s.And(value(first) == low - units[0], value(second) == low - units[1]), *odd)

    def decodes(self, name: str) -> bool:
        """An entry is what is taken out of its word behind fifteen steps, of which the low bits are below 2^15; in the second half negated."""
        s, model = self.s, InPairs(Terms())
        low, entry = s.BitVec("low", BITS), s.BitVec("entry", BITS)
        word = low - (entry << STEPS + 1)
        value = ~(word >> 1) if name in "uv" else ~word
        # r is odd, so that neither q nor r is at the end of its range.
        most = ENTRY - (name in "qr")
        given = [low < 2 * LOW, low > -2 * LOW, entry <= most, entry >= -most] + [s.Extract(0, 0, low) == 1] * (name in "uv")
        leaves = {letter: model.words.terms.make("leaf", letter) for letter in "hGHK"}
        words = dict.fromkeys(leaves, value)
        found = [model.entries(leaves, is_first)[name] for is_first in (True, False)]
        first, second = self.made(tuple(found), model, words)
        return self.proved(s.And(first == entry, second == -entry), *given)

    def scales(self, group: int) -> bool:
        """The entry of a batch is kept times 2^22, in both groups."""
        model, t = InPairs(Terms()), self.s.BitVec("t", HALF)
        (found,) = self.made((model.scaled(model.words.terms.make("leaf", "t"), group),), model, {"t": self.wide(t)})
        return self.proved(found == self.wide(t) << 22)

    def above(self) -> bool:
        """Of a row of the matrix of fifteen steps times low bits, 2^15 f', the word above has the low bits of f'."""
        s, f, model = self.s, self.s.BitVec("f", BITS), InPairs(Terms())
        row = self.wide(s.Extract(HALF - 1, 0, f << STEPS))
        (found,) = self.made((model.behind(model.words.terms.make("leaf", "row")),), model, {"row": row})
        return self.proved(s.Extract(STEPS - 1, 0, found) == s.Extract(STEPS - 1, 0, f))


class WordSolver(Solver):
    """Of the words of eight lanes, which have one word for each of f and g."""

    made = LaneSolver.made

    def packs(self, letter: str, shift: int) -> bool:
        """A word has 15 bits of any word, and its unit, with f = -2 h - 1 and g = -G - 1 of words; f is odd."""
        s, t, model = self.s, self.s.BitVec("t", BITS), InWords(Terms())
        (found,) = self.made(model.packed(letter, model.words.terms.make("leaf", "t"), shift), model, {"t": t})
        low = s.ZeroExt(BITS - STEPS, s.Extract(shift + STEPS - 1, shift, t))
        if letter == "h":
            return self.proved(-2 * found - 1 == low - 2 * UNIT, s.Extract(shift, shift, t) == 1)
        return self.proved(-found - 1 == low - (1 << 47))

    def decodes(self, letter: str) -> bool:
        """Both entries of a row, negated, are what is taken out of a word behind fifteen steps."""
        s, model = self.s, InWords(Terms())
        low, *entries = (s.BitVec(name, BITS) for name in "fuv")
        given = [low < 2 * LOW, low > -2 * LOW, *(s.And(x <= ENTRY, x >= LOWEST) for x in entries)]
        given += [s.Extract(0, 0, low) == 1] * (letter == "h")
        word = low - (entries[0] << 16) - (entries[1] << 32)
        leaves = {name: (model.words.terms.make("leaf", name),) for name in "hG"}
        values = {"h": ~(word >> 1), "G": ~word}
        found = list(model.unpacked(leaves).values())
        part = found[:2] if letter == "h" else found[2:]
        return all(self.proved(form == -entry, *given) for form, entry in zip(self.made(tuple(part), model, values), entries, strict=True))


def lane_lemmas(solver: LaneSolver) -> dict[str, Callable[[], bool]]:
    """All on words of 32 bits of one number in a lane, by name: what asks the solver."""
    found = {"a step of words is the divstep": solver.word_step_is_divstep, "words have room for a step": solver.keeps_its_room}
    for letter in "FG":
        found |= {f"{letter} is packed from bit {shift}": partial(solver.packs, letter, shift) for shift in (0, STEPS)}
        found[f"{letter} gives both entries of its row"] = partial(solver.decodes, letter)
    return found | {"low bits behind fifteen steps": solver.second_half, "low bits behind a batch": solver.next_batch}


def wide_lemmas(words: WordSolver, pairs: PairSolver) -> dict[str, Callable[[], bool]]:
    """All on words of 64 bits, and on those of two numbers in a lane, by name: what asks the solver."""
    found = {f"{letter} of 64 bits is packed from bit {shift}": partial(words.packs, letter, shift) for letter in "hG" for shift in (0, STEPS)}
    found |= {f"{letter} of 64 bits gives both entries of its row": partial(words.decodes, letter) for letter in "hG"}
    found |= {"a step of pairs of words is the divstep": pairs.word_step_is_divstep, "a word of a pair has room": pairs.has_room}
    found |= {f"{letter} of a pair is packed": partial(pairs.packs, letter) for letter in "hG"}
    found |= {f"a word of a pair gives {name}": partial(pairs.decodes, name) for name in "uvqr"}
    found |= {f"an entry of group {group} is kept": partial(pairs.scales, group) for group in (0, 1)}
    return found | {"low bits of a pair behind fifteen steps": pairs.above}
