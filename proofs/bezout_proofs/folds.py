# SPDX-License-Identifier: MIT OR Apache-2.0
"""The product of all running products of a batch in lanes, by IFMA, and the way back from its inverse: `ifma_montgomery_fold_4`,
`ifma_montgomery_unfold_4` and others, from call to return, on bytes (README, section 2.10).

In each lane a number has limbs of 52 bits, of which what is above does not count. The terms of a lane are polynomials in unknowns
with an interval; the low 52 bits of what is longer are a new unknown d, and the rest is (x - d)/2^52.
"""

import random
import re
from dataclasses import dataclass
from fractions import Fraction

from .evex import LANES, LIMB, MASKS, Wide
from .machine import FLAGS, POINTER, WORD, Instruction, Terms, Unknown
from .normal import plus, product
from .products import Integers, times
from .steps import Refused, target
from .update import Lane, Polynomial, Unproved, constant

BITS = 52
# By words, limbs.
LIMBS = {2: 3, 3: 4, 4: 5, 6: 8, 8: 10, 9: 12}
# Those that the C library has to have.
REQUIRED = [f"ifma_montgomery_{what}_{words}" for words in (4, 6, 8, 9) for what in ("unfold", "fold")]
# Rounds behind the first; in each the lanes are multiplied by those whose numbers differ in one bit.
ROUNDS = 3
STEPS = 1 << 14
SAMPLES = 3
PROVED = "its products are proved, from call to return"


def divided(a: Polynomial) -> Polynomial:
    found = {monomial: Fraction(c, 1 << BITS) for monomial, c in a.items()}
    return {monomial: c.numerator if c.denominator == 1 else c for monomial, c in found.items()}


class Limbs(Integers):
    """Terms of lanes as integers, which may be negative."""

    def __init__(self, terms: Terms, known: dict[int, Lane]):
        super().__init__(terms, known, {})
        # By the polynomial of a sum: the unknown low half of the product that clears it.
        self.cleared: dict[frozenset, Polynomial] = {}

    def of_leaf(self, term: int, *_) -> Lane:
        return self.unknown(f"w{term}")

    def sum(self, value: Polynomial, least: int, most: int) -> Lane:
        if least < -(1 << 63) or most > (WORD if least >= 0 else WORD >> 1):
            raise Unproved("a sum leaves 64 bits")
        return Lane(value, least, most)

    def of_add(self, _, *pair: int) -> Lane:
        a, b = map(self.of, pair)
        return self.sum(plus(a.value, b.value), a.least + b.least, a.most + b.most)

    def of_sub(self, _, *pair: int) -> Lane:
        a, b = map(self.of, pair)
        return self.sum(plus(a.value, b.value, -1), a.least - b.most, a.most - b.least)

    def low(self, term: int) -> Lane:
        """The low 52 bits."""
        a = self.of(term)
        if 0 <= a.least and a.most <= LIMB:
            return a
        return self.unknown(f"d{term}", LIMB)

    def of_low52(self, _, *pair: int) -> Lane:
        a, b = map(self.low, pair)
        if a.most * b.most <= LIMB:
            return Lane(product(a.value, b.value), 0, a.most * b.most)
        found = self.halves(a, b)
        if b.value == {("inverse",): 1}:
            ((digit,),) = found.value
            self.quotients[digit] = self.of(pair[0]).value
            self.cleared[frozenset(self.quotients[digit].items())] = self.halves(found, Lane({("m0",): 1}, 0, LIMB)).value
        return found

    def halves(self, a: Lane, b: Lane) -> Lane:
        """The low half of a product, by its factors."""
        return self.unknown("l" + "*".join(sorted(str(sorted(lane.value.items())) for lane in (a, b))), LIMB)

    def of_high52(self, _, *pair: int) -> Lane:
        a, b = map(self.low, pair)
        if a.most * b.most <= LIMB:
            return constant(0)
        total = plus(product(a.value, b.value), self.halves(a, b).value, -1)
        return Lane(divided(total), 0, a.most * b.most >> BITS)

    def of_shr(self, _, term: int, count: int) -> Lane:
        if count != BITS:
            raise Unproved("a shift by another count")
        operation, *pair = self.terms.all[term]
        if operation == "add" and self.terms.known(pair[1]) == LIMB:
            # Rounded up: as low halves of q m0 clear the low 52 bits, they carry just so much.
            x = self.of(pair[0])
            self.of(term)
            if (half := self.cleared.get(frozenset(x.value.items()))) is not None and x.least >= 0:
                return Lane(divided(plus(x.value, half)), 0, x.most + LIMB >> BITS)
        if self.of(term).least < 0:
            raise Unproved("a shift of what may be negative")
        return self.of_sar(_, term, count)

    def of_sar(self, _, term: int, count: int) -> Lane:
        if count != BITS:
            raise Unproved("a shift by another count")
        a = self.of(term)
        return Lane(divided(plus(a.value, self.low(term).value, -1)), a.least >> BITS, a.most >> BITS)

    def number(self, terms: list[int]) -> Polynomial:
        """Of limbs, of which what is above 52 bits does not count, but for the highest one."""
        found: Polynomial = {}
        for j, term in enumerate(terms):
            found = plus(found, (self.of if j + 1 == len(terms) else self.low)(term).value, 1 << BITS * j)
        return found

    def factor(self, terms: list[int]) -> Polynomial:
        found: Polynomial = {}
        for j, term in enumerate(terms):
            found = plus(found, self.low(term).value, 1 << BITS * j)
        return found


@dataclass(frozen=True)
class Layout:
    """Of a state, in vectors: m, -1/m, the mask, 1, orders of lanes, and numbers in limbs."""

    words: int

    @property
    def limbs(self) -> int:
        return LIMBS[self.words]

    def at(self, vectors: int) -> int:
        return 64 * vectors

    @property
    def places(self) -> dict[str, int]:
        n = self.limbs
        found, first = {"inverse": n, "mask": n + 1, "orders": n + 3}, n + 3 + ROUNDS
        for name, numbers in (("p", 2), ("spare", 2), ("first", 2), ("x", 2), ("others", ROUNDS), ("total", 0)):
            found[name], first = first, first + numbers * n
        return {name: 64 * place for name, place in found.items()}


class Run:
    """A routine as terms."""

    def __init__(self, code: list[Instruction], words: int):
        self.terms, self.layout = Terms(), Layout(words)
        machine = Wide.fresh(self.terms)
        machine.objects = {POINTER: 0}
        places = self.layout.places
        for lane in range(LANES):
            machine.state.words[places["mask"] + 8 * lane] = self.terms.constant(LIMB)
            for r in range(ROUNDS):
                machine.state.words[places["orders"] + 64 * r + 8 * lane] = self.terms.constant(lane ^ 1 << r)
        self.machine = machine
        # The limbs of x of all lanes, at the head of the loop.
        self.rounds: list[list[list[int]]] = []
        heads = {target(i) for i in code if i.mnemonic in ("jne", "jmp")}
        by_address, at = {i.address: n for n, i in enumerate(code)}, 0
        for _ in range(STEPS):
            if at >= len(code):
                break
            i = code[at]
            at += 1
            if i.address in heads:
                self.rounds.append([self.limbs(places["x"], lane) for lane in range(LANES)])
            if i.mnemonic == "ret":
                return
            if i.mnemonic in ("je", "jne", "jmp"):
                if i.mnemonic == "jmp" or (i.mnemonic == "jne") == self.is_nonzero():
                    at = by_address.get(target(i), len(code))
            else:
                machine.run(i)
        raise Refused("the routine does not return")

    def is_nonzero(self) -> bool:
        operation, one = self.terms.all[self.machine.state.nonzero][:2]
        inner, *pair = self.terms.all[one] if operation == "nonzero" else ("",)
        places = [self.machine.distance(term) for term in pair] if inner == "sub" else [None]
        if None in places:
            raise Unknown("a branch that is not on two pointers")
        return places[0] != places[1]

    def limbs(self, place: int, lane: int) -> list[int]:
        return [self.machine.word(place + 64 * j + 8 * lane) for j in range(self.layout.limbs)]

    def first_limbs(self, place: int, lane: int) -> list[int]:
        return [self.terms.make("leaf", "word", place + 64 * j + 8 * lane, 0) for j in range(self.layout.limbs)]

    def check(self, joins) -> None:
        """An error, if it is not proved. `joins` tells whether words are what limbs have, for all limbs."""
        # From a, b < 8/7 m it follows so that (a b + q m)/2^(52 n) is below 8/7 m, and in its limbs.
        if 64 << 64 * self.layout.words > 7 << BITS * self.layout.limbs:
            raise Refused("limbs have no room for a product")
        try:
            for lane in range(LANES):
                self.check_lane(lane, joins)
        except Unproved as error:
            raise Refused(str(error)) from error
        for at, size in self.machine.state.stores:
            if not any(start <= at and at + size <= end for start, end in self.results()):
                raise Refused(f"a store to another place: {at}")

    def span(self, first: str, behind: str) -> tuple[int, int]:
        return self.layout.places[first], self.layout.places[behind]

    def integers(self) -> Limbs:
        """In all lanes the constants are the same."""
        known: dict[int, Lane] = {}
        for lane in range(LANES):
            known |= {term: Lane({(f"m{j}",): 1}, 0, LIMB) for j, term in enumerate(self.first_limbs(0, lane))}
            known[self.terms.make("leaf", "word", self.layout.places["inverse"] + 8 * lane, 0)] = Lane({("inverse",): 1}, 0, LIMB)
        return Limbs(self.terms, known)

    @property
    def m(self) -> Polynomial:
        return {(f"m{j}",): 1 << BITS * j for j in range(self.layout.limbs)}

    def check_product(self, integers: Limbs, a: list[int], b: list[int], result: list[int]) -> None:
        n = self.layout.limbs
        integers.evaluate([*a, *b, *result])
        rest = plus(times(integers.number(result), 1 << BITS * n), product(integers.factor(a), integers.factor(b)), -1)
        q = {(one,): c for monomial, c in rest.items() if "m0" in monomial for one in monomial if one in integers.quotients}
        if plus(rest, product(q, self.m), -1):
            raise Unproved("t is not a b + q m, divided by a power of 2")
        if sorted(q.values()) != [1 << BITS * j for j in range(n)]:
            raise Unproved("q has other digits")

    def numbers(self, generator: random.Random) -> tuple[int, dict[tuple[str, int, int], int], dict[int, int]]:
        """A modulus, numbers in limbs by name, index and lane, and leaves."""
        limit = 1 << 64 * self.layout.words
        m = generator.choice((limit - 1, generator.randrange(limit), generator.randrange(1 << 70), (limit >> 1) + 1)) | 1
        leaves = {k: generator.getrandbits(1 if term[1] in FLAGS or term[1] in MASKS else 64) for k, term in enumerate(self.terms.all) if term[0] == "leaf"}
        found = {}
        for name, count in (("p", 2), ("others", ROUNDS)):
            for k in range(count):
                for lane in range(LANES):
                    found[name, k, lane] = value = generator.choice((m + m // 8, m - 1, *(generator.randrange(m) for _ in range(3))))
                    terms = self.first_limbs(self.layout.places[name] + 64 * self.layout.limbs * k, lane)
                    leaves |= {term: value >> BITS * j & LIMB | generator.getrandbits(12) << BITS for j, term in enumerate(terms)}
        for lane in range(LANES):
            leaves |= {term: m >> BITS * j & LIMB for j, term in enumerate(self.first_limbs(0, lane))}
            leaves[self.terms.make("leaf", "word", self.layout.places["inverse"] + 8 * lane, 0)] = -pow(m, -1, 1 << BITS) & LIMB
        return m, found, leaves

    def values(self, leaves: dict[int, int]) -> list[int]:
        return self.terms.evaluate({k: 0 for k, term in enumerate(self.terms.all) if term[0] == "leaf"} | leaves, len(self.terms.all))


class Fold(Run):
    """The total of all numbers, in each lane."""

    def results(self) -> list[tuple[int, int]]:
        return [self.span("x", "others"), (self.layout.places["others"], self.layout.places["total"] + 64 * self.layout.words)]

    def check_lane(self, lane: int, joins) -> None:
        places, n, terms = self.layout.places, self.layout.limbs, self.terms
        integers = self.integers()
        words = [self.machine.word(places["total"] + 64 * k + 8 * lane) for k in range(self.layout.words)]
        chosen = self.chosen(words)
        if not joins(terms, words, chosen):
            raise Unproved("words are not what limbs have")
        (sign, *_), = {terms.all[term][1:2] for term in chosen}
        kept, less = ([terms.all[term][k] for term in chosen] for k in (2, 3))
        operation, highest, bit = terms.all[sign]
        if (operation, highest, bit) != ("bit", less[-1], 63):
            raise Unproved("what is left is not chosen by the sign of t - m")
        others = [[self.limbs(places["others"] + 64 * n * r, k) for k in (lane ^ 1 << r, lane)] for r in range(ROUNDS)]
        pairs = [[self.first_limbs(places["p"] + 64 * n * g, lane) for g in (0, 1)], *others]
        results = [first for first, _ in others] + [kept]
        for (a, b), result in zip(pairs, results, strict=True):
            self.check_product(integers, a, b, result)
        integers.evaluate(less)
        if plus(plus(integers.number(kept), self.m, -1), integers.number(less), -1):
            raise Unproved("t - m is another number")

    def chosen(self, words: list[int]) -> list[int]:
        """The limbs that words are made of, in their order."""
        found: dict[int, None] = {}
        left = list(words)
        while left:
            operation, *arguments = self.terms.all[one := left.pop(0)]
            if operation == "ite":
                found[one] = None
            elif operation in ("or", "and", "shl", "shr"):
                left = (arguments[:1] if operation in ("shl", "shr") else arguments) + left
            elif operation != "constant":
                raise Unproved("words are no bits of limbs")
        if len(found) != self.layout.limbs or len({self.terms.all[term][1] for term in found}) != 1:
            raise Unproved("words are not of all limbs")
        return list(found)

    def right(self, generator: random.Random) -> bool:
        """Whether the total is that of the numbers, for some of them."""
        m, numbers, leaves = self.numbers(generator)
        places, total = self.layout.places, 1
        for (name, *_), value in numbers.items():
            total = total * value % m if name == "p" else total
        words = [[self.machine.word(places["total"] + 64 * k + 8 * lane) for k in range(self.layout.words)] for lane in range(LANES)]
        values = self.values(leaves)
        wanted = total * pow(1 << BITS * self.layout.limbs, -(2 * LANES - 1), m) % m
        return all(sum(values[word] << 64 * k for k, word in enumerate(one)) == wanted for one in words)


class Unfold(Run):
    """From the inverse of the total, and the numbers that `Fold` has left, those of the two numbers of each lane."""

    def results(self) -> list[tuple[int, int]]:
        return [self.span("p", "first"), self.span("x", "others")]

    def check_lane(self, lane: int, joins) -> None:
        n, places, integers = self.layout.limbs, self.layout.places, self.integers()
        words = [self.terms.make("leaf", "word", places["total"] + 64 * k + 8 * lane, 0) for k in range(self.layout.words)]
        if len(self.rounds) != ROUNDS:
            raise Unproved("there are other rounds")
        x, *rounds = [self.rounds[r][lane] for r in range(ROUNDS)] + [self.limbs(places["x"], lane)]
        if not joins.splits(self.terms, words, x):
            raise Unproved("limbs are not what words have")
        integers.known |= {term: integers.unknown(f"w{term}") for term in x}
        for r, after in zip(reversed(range(ROUNDS)), rounds, strict=True):
            self.check_product(integers, x, self.first_limbs(places["others"] + 64 * n * r, lane), after)
            x = after
        for g in (0, 1):
            self.check_product(integers, x, self.first_limbs(places["p"] + 64 * n * (1 - g), lane), self.limbs(places["p"] + 64 * n * g, lane))

    def right(self, generator: random.Random) -> bool:
        """Whether the numbers are those of their classes, for some of them."""
        m, numbers, leaves = self.numbers(generator)
        n, places, totals = self.layout.limbs, self.layout.places, [generator.randrange(m) for _ in range(LANES)]
        for lane, total in enumerate(totals):
            leaves |= {self.terms.make("leaf", "word", places["total"] + 64 * k + 8 * lane, 0): total >> 64 * k & WORD for k in range(self.layout.words)}
        found = [[self.limbs(places["p"] + 64 * n * g, lane) for g in (0, 1)] for lane in range(LANES)]
        values, unit = self.values(leaves), pow(1 << BITS * n, -(ROUNDS + 1), m)
        for lane, total in enumerate(totals):
            for r in range(ROUNDS):
                total *= numbers["others", r, lane]
            for g in (0, 1):
                number = sum((values[term] & LIMB) << BITS * j for j, term in enumerate(found[lane][g]))
                if (number - total * numbers["p", 1 - g, lane] * unit) % m:
                    return False
        return True


def accepts(code: list[Instruction], kind: type[Run], words: int, joins) -> bool:
    """Whether changed code is proved. If it is wrong on some numbers, no proof could be."""
    try:
        run, generator = kind(code, words), random.Random(1)
        if not all(run.right(generator) for _ in range(SAMPLES)):
            return False
        run.check(joins)
    except (Refused, Unknown):
        return False
    return True


def is_deleted(i: Instruction) -> bool:
    """What no result depends on is left out: lower halves of vectors are in no other proof."""
    return i.mnemonic not in ("nop", "vzeroupper")


KINDS = {"fold": Fold, "unfold": Unfold}
WHAT = {
    "fold": f"{2 * LANES} numbers in {LANES} lanes, {ROUNDS + 1} products in each; the total is canonical",
    "unfold": f"{ROUNDS + 2} products in each of {LANES} lanes, from the inverse of the total to those of its two numbers",
}


def kind_of(routine: str) -> tuple[str, int] | None:
    """What a routine does, and with how many words, if it is one of these."""
    found = re.fullmatch(r"ifma_montgomery_(fold|unfold)_(\d+)", routine)
    return (found[1], int(found[2])) if found and int(found[2]) in LIMBS else None


class Joins:
    """Whether words are the low 52 bits of limbs, one behind the other, by all solvers; each form once."""

    def __init__(self, solvers):
        self.solvers = solvers
        self.found: dict[tuple, bool] = {}

    def __call__(self, terms: Terms, words: list[int], limbs: list[int]) -> bool:
        return self.proved(terms, words, limbs, BITS, 64)

    def splits(self, terms: Terms, words: list[int], limbs: list[int]) -> bool:
        """The other way round, where words are given."""
        return self.proved(terms, limbs, words, 64, BITS)

    def proved(self, terms: Terms, made: list[int], given: list[int], low: int, width: int) -> bool:
        names = {term: f"L{j}" for j, term in enumerate(given)}
        try:
            forms = tuple(terms.text(term, names) for term in made)
        except Unknown as error:
            raise Unproved(str(error)) from error
        if forms not in self.found:
            verdicts = {solver.joins(forms, len(given), low, width) for solver in self.solvers}
            if len(verdicts) != 1:
                raise Refused("the solvers disagree")
            self.found[forms] = verdicts.pop()
        return self.found[forms]


def of_routine(routine: str, code: list[Instruction], joins: Joins, every: int) -> tuple[list[str], str]:
    """What is proved of one of them, and a verdict."""
    what, words = kind_of(routine)
    kind = KINDS[what]
    try:
        kind(code, words).check(joins)
    except (Refused, Unknown) as error:
        return [], f"refused: {error}"
    tried = [i for i in code if is_deleted(i)][::every]
    accepted = [i for i in tried if accepts([other for other in code if other is not i], kind, words, joins)]
    lines = [
        f"{routine}: {WHAT[what]}",
        f"  deletions: {len(tried) - len(accepted)} of {len(tried)} refused",
        *(f"  accepted without {i.address:x}: {i.text}" for i in accepted),
    ]
    return lines, PROVED if tried and not accepted else "refused: see above"
