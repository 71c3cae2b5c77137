# SPDX-License-Identifier: MIT OR Apache-2.0
"""The product of all running products of a batch in lanes, by IFMA or AVX2, and the way back from its inverse: `ifma_montgomery_fold_4`,
`avx2_montgomery_unfold_4` and others, from call to return, on bytes (README, section 2.10).
"""

import itertools
import random
import re

from . import limbs
from .lanes import State, refusals
from .lanes_offset import products_of
from .limbs import Layout, Products
from .machine import REGISTERS, WORD, Instruction, Terms, Unknown
from .steps import Refused, target
from .update import Unproved

# Those that the C library has to have.
REQUIRED = [f"{kind.family}_{what}_{words}" for kind in limbs.MONTGOMERY for words in (4, 6, 8, 9) for what in ("unfold", "fold")]
STEPS = 1 << 15
SAMPLES = 3


class Run(State):
    """A routine, all of it. Its branches are on pointers, and on counts that begin with a number."""

    def __init__(self, code: list[Instruction], products: Products):
        super().__init__(products)
        # The limbs of x of all lanes, at the head of the loop.
        self.rounds: list[list[list[int]]] = []
        self.run(code)

    def run(self, code: list[Instruction]) -> None:
        # Loops over rows of a product end by numbers.
        heads = {target(i) for before, i in itertools.pairwise(code) if i.mnemonic == "jne" and before.mnemonic == "cmp" and set(before.operands) <= {*REGISTERS}}
        by_address, at = {i.address: n for n, i in enumerate(code)}, 0
        for _ in range(STEPS):
            if at >= len(code):
                break
            i = code[at]
            at += 1
            if i.address in heads:
                if len(self.rounds) > self.layout.rounds:
                    raise Refused("there are other rounds")
                self.rounds.append([self.vectors(self.layout.places["x"], lane, self.layout.limbs) for lane in range(self.kind.lanes)])
            if i.mnemonic == "ret":
                return
            if i.mnemonic in ("je", "jne", "jmp"):
                if i.mnemonic == "jmp" or (i.mnemonic == "jne") == self.is_nonzero():
                    at = by_address.get(target(i), len(code))
            else:
                self.step(i)
        raise Refused("the routine does not return")

    def is_nonzero(self) -> bool:
        if (found := self.decided(self.machine.state.nonzero)) is None:
            raise Unknown("a branch that is not on two pointers")
        return found

    def number_at(self, name: str, k: int, lane: int, is_first: bool = False) -> list[int]:
        """The words of a number that is kept."""
        n = self.layout.packed
        return (self.first_vectors if is_first else self.vectors)(self.layout.places[name] + self.layout.vector * n * k, lane, n)

    def check(self) -> None:
        """An error, if it is not proved."""
        self.check_room()
        for lane in range(self.kind.lanes):
            self.check_lane(lane)
        self.check_stores(self.results())

    def span(self, first: str, behind: str) -> tuple[int, int]:
        return self.layout.places[first], self.layout.places[behind]

    def numbers(self, generator: random.Random) -> tuple[int, dict[tuple[str, int, int], int], dict[int, int]]:
        """A modulus, numbers in limbs by name, index and lane, and leaves."""
        kind, n, limit = self.kind, self.layout.limbs, 1 << 64 * self.layout.words
        m = generator.choice((limit - 1, generator.randrange(limit), generator.randrange(1 << 70), (limit >> 1) + 1)) | 1
        r = generator.choice((limbs.LEAST_OFFSET, kind.offset, generator.randrange(1 << 30) & kind.offset)) | 1
        if kind.offset:
            m = (1 << 255) - r
        leaves = {k: generator.getrandbits(1 if not self.terms.is_word(k) or term[1][0] == "k" else 64) for k, term in enumerate(self.terms.all) if term[0] == "leaf"}

        def split(value: int) -> list[int]:
            return [value >> kind.bits * j & kind.mask for j in range(n)]

        found = {}
        for name, count in (("p", self.layout.chains), ("others", self.layout.rounds)):
            for k in range(count):
                for lane in range(kind.lanes):
                    found[name, k, lane] = value = generator.choice((m - 1 if kind.offset else m + m // 8, m - 1, *(generator.randrange(m) for _ in range(3))))
                    words = split(value)
                    if kind.is_packed:
                        words = [low | high << 32 for low, high in itertools.zip_longest(words[: self.layout.packed], words[self.layout.packed :], fillvalue=0)]
                    elif not kind.offset:
                        words = [word | generator.getrandbits(64 - kind.bits) << kind.bits for word in words]
                    leaves |= dict(zip(self.number_at(name, k, lane, True), words, strict=True))
        for lane in range(kind.lanes):
            complement = [0, 64 * r, 0, 128 * r, *[0] * n][:n] if kind.offset else split((1 << kind.bits * n) - m)
            for name, words in (("m", split(m)), ("complement", complement)):
                leaves |= dict(zip(self.first_vectors(self.layout.places[name], lane, n), words, strict=True))
            leaves[self.first_vectors(self.layout.places["inverse"], lane, 1)[0]] = r if kind.offset else -pow(m, -1, 1 << kind.bits) & kind.mask
        return m, found, leaves

    def values(self, leaves: dict[int, int]) -> list[int]:
        return self.terms.evaluate({k: 0 for k, term in enumerate(self.terms.all) if term[0] == "leaf"} | leaves, len(self.terms.all))


class Fold(Run):
    """The total of all numbers, in each lane."""

    def results(self) -> list[tuple[int, int]]:
        places = self.layout.places
        return [self.span("x", "others"), (places["others"], places["total"] + self.layout.vector * self.layout.words), self.scratch()]

    def check_lane(self, lane: int) -> None:
        layout, others = self.layout, [[self.number_at("others", r, k) for k in (lane ^ 1 << r, lane)] for r in range(self.layout.rounds)]
        words = self.vectors(layout.places["total"], lane, layout.words)
        pairs = [self.kept("a", self.number_at("p", 0, lane, True)) | self.kept("b", self.number_at("p", layout.chains - 1, lane, True))]
        pairs += [self.factor("a", self.limbs(one)) | self.kept("b", other) for one, other in others]
        if layout.chains == 1:
            # There is nothing to multiply yet.
            if others[0][0] != self.number_at("p", 0, lane, True):
                raise Refused("the first number is not that of the lane")
            pairs = pairs[1:]
        results = [self.limbs(one) for one, _ in others[layout.chains == 1 :]]
        for names, result in zip(pairs[:-1], results, strict=True):
            self.check_product(lane, names, result)
        self.check_canonical(lane, pairs[-1], words)

    def right(self, generator: random.Random) -> bool:
        """Whether the total is that of the numbers, for some of them."""
        m, numbers, leaves = self.numbers(generator)
        kind, layout, total = self.kind, self.layout, 1
        for (name, *_), value in numbers.items():
            total = total * value % m if name == "p" else total
        words = [self.vectors(layout.places["total"], lane, layout.words) for lane in range(kind.lanes)]
        values = self.values(leaves)
        wanted = total * pow(layout.radix, -(layout.chains * kind.lanes - 1), m) % m
        return all(sum(values[word] << 64 * k for k, word in enumerate(one)) == wanted for one in words)


class Unfold(Run):
    """From the inverse of the total, and the numbers that `Fold` has left, those of the numbers of each lane."""

    def results(self) -> list[tuple[int, int]]:
        return [self.span("p", "first"), self.span("x", "others"), self.scratch()]

    def check_lane(self, lane: int) -> None:
        layout, n, places = self.layout, self.layout.limbs, self.layout.places
        words = self.first_vectors(places["total"], lane, layout.words)
        if len(self.rounds) != layout.rounds:
            raise Refused("there are other rounds")
        x, *rounds = [self.rounds[r][lane] for r in range(layout.rounds)] + [self.vectors(places["x"], lane, n)]
        if not self.products.joins.splits(self.terms, words, x, self.kind.bits, self.kind.is_exact):
            raise Refused("limbs are not what words have")
        for r, after in zip(reversed(range(layout.rounds)), rounds, strict=True):
            self.check_product(lane, self.factor("b", x) | self.kept("a", self.number_at("others", r, lane, True)), after)
            x = after
        found = [self.vectors(places["p"] + layout.vector * n * g, lane, n) for g in range(layout.chains)]
        if layout.chains == 1:
            if found != [x]:
                raise Refused("the inverse is not that of the lane")
            return
        for g, result in enumerate(found):
            self.check_product(lane, self.factor("b", x) | self.kept("a", self.number_at("p", 1 - g, lane, True)), result)

    def right(self, generator: random.Random) -> bool:
        """Whether the numbers are those of their classes, for some of them."""
        m, numbers, leaves = self.numbers(generator)
        kind, layout, n, places = self.kind, self.layout, self.layout.limbs, self.layout.places
        totals = [generator.randrange(m) for _ in range(kind.lanes)]
        for lane, total in enumerate(totals):
            words = self.first_vectors(places["total"], lane, layout.words)
            leaves |= {word: total >> 64 * k & WORD for k, word in enumerate(words)}
        found = [[self.vectors(places["p"] + layout.vector * n * g, lane, n) for g in range(layout.chains)] for lane in range(kind.lanes)]
        values, unit = self.values(leaves), pow(layout.radix, -(layout.rounds + layout.chains - 1), m)
        for lane, total in enumerate(totals):
            for r in range(layout.rounds):
                total *= numbers["others", r, lane]
            for g in range(layout.chains):
                number = sum((values[term] if kind.offset else values[term] & kind.mask) << kind.bits * j for j, term in enumerate(found[lane][g]))
                if (number - total * (numbers["p", 1 - g, lane] if layout.chains > 1 else 1) * unit) % m:
                    return False
        return True


def accepts(code: list[Instruction], run: type[Run], products: Products) -> bool:
    """Whether changed code is proved. If it is wrong on some numbers, no proof could be."""
    try:
        found, generator = run(code, products), random.Random(1)
        if not all(found.right(generator) for _ in range(SAMPLES)):
            return False
        found.check()
    except (Refused, Unknown, Unproved):
        return False
    return True


KINDS = {"fold": Fold, "unfold": Unfold}


def about(what: str, layout: Layout) -> str:
    numbers, lanes, rounds = layout.chains * layout.kind.lanes, layout.kind.lanes, layout.rounds
    if what == "fold":
        return f"{numbers} numbers in {lanes} lanes, {rounds + layout.chains - 1} products in each; the total is canonical"
    return f"{rounds + (layout.chains if layout.chains > 1 else 0)} products in each of {lanes} lanes, from the inverse of the total to those of its numbers"


def kind_of(routine: str) -> tuple[str, Layout] | None:
    """What a routine does, and on which state, if it is one of these."""
    for kind in limbs.KINDS:
        found = re.fullmatch(rf"{kind.family}_(fold|unfold)_(\d+)", routine)
        if found and int(found[2]) in kind.limbs:
            return found[1], Layout(kind, int(found[2]))
    return None


class Joins:
    """Whether words are the low bits of limbs, one behind the other, by all solvers; each form once."""

    def __init__(self, solvers):
        self.solvers = solvers
        self.found: dict[tuple, bool] = {}

    def __call__(self, terms: Terms, words: list[int], limbs: list[int], bits: int, is_short: bool = False) -> bool:
        """Of the highest limb, whether nothing is above its bits."""
        return self.proved(terms, words, limbs, bits, 64, is_short)

    def splits(self, terms: Terms, words: list[int], limbs: list[int], bits: int, is_exact: bool) -> bool:
        """The other way round, where words are given. Exact are limbs with nothing above their bits."""
        return self.proved(terms, limbs, words, 64, bits, is_exact=is_exact)

    def proved(self, terms: Terms, made: list[int], given: list[int], low: int, width: int, is_short: bool = False, is_exact: bool = False) -> bool:
        names = {term: f"L{j}" for j, term in enumerate(given)}
        if is_short:
            names[given[-1]] = f"and_({names[given[-1]]},{(1 << low) - 1})"
        try:
            forms = tuple(terms.text(term, names) for term in made)
        except Unknown as error:
            raise Unproved(str(error)) from error
        key = (forms, len(given), low, width, is_exact)
        if key not in self.found:
            verdicts = {solver.joins(*key) for solver in self.solvers}
            if len(verdicts) != 1:
                raise Refused("the solvers disagree")
            self.found[key] = verdicts.pop()
        return self.found[key]


def accepted(routine: str, code: list[Instruction], joins: Joins) -> bool:
    what, layout = kind_of(routine)
    return accepts(code, KINDS[what], products_of(layout, joins))


def of_routine(routine: str, code: list[Instruction], joins: Joins, every: int) -> tuple[list[str], str]:
    """What is proved of one of them, and a verdict."""
    what, layout = kind_of(routine)
    products = products_of(layout, joins)
    try:
        run = KINDS[what](code, products)
        run.check()
    except (Refused, Unknown, Unproved) as error:
        return [], f"refused: {error}"
    return refusals(f"{routine}: {about(what, layout)}", code, lambda other: accepts(other, KINDS[what], products), run.changing, every)
