# SPDX-License-Identifier: MIT OR Apache-2.0
"""Words of a product by mulx, adcx and adox as integers: README, section 2.9.

A term of a word is a polynomial in unknowns with rational coefficients, and an interval that it is in. What may leave 64 bits is a
new unknown w, and what is carried out of a + b + c is (a + b + c - w)/2^64; so is the high word of a product with its low one. A sum that
cannot leave 64 bits is the sum itself, by its interval or by the bounds of its monomials, so that the carries of a chain end in it.
"""

from fractions import Fraction

from .machine import WORD, Terms
from .normal import plus, product
from .update import Lane, Polynomial, Unproved, constant

BASE = 1 << 64
HALF = 1 << 63


def times(a: Polynomial, factor) -> Polynomial:
    return {monomial: factor * c for monomial, c in a.items()} if factor else {}


def joined(lanes: list[Lane]) -> Polynomial:
    """A number of its words."""
    found: Polynomial = {}
    for k, lane in enumerate(lanes):
        found = plus(found, lane.value, 1 << 64 * k)
    return found


def replaced(a: Polynomial, name: str, value: int) -> Polynomial:
    """With a number in place of an unknown."""
    found: Polynomial = {}
    for monomial, c in a.items():
        left = tuple(one for one in monomial if one != name)
        found = plus(found, {left: c * value ** (len(monomial) - len(left))})
    return found


class Integers:
    """Terms as integers, where some words are known, and whether the words of some numbers are all zero."""

    def __init__(self, terms: Terms, known: dict[int, Lane], zero: dict[frozenset[int], bool]):
        self.terms, self.known, self.zero = terms, known, zero
        self.lanes: dict[int, Lane] = {}
        # The most that an unknown is; none is negative.
        self.most: dict[str, int] = {}
        for lane in known.values():
            self.most |= {name: lane.most for monomial in lane.value for name in monomial}
        # Unknowns that are x times -1/m modulo 2^64, and the low words of their products with the lowest word of m: by name, x.
        self.quotients: dict[str, Polynomial] = {}
        self.clearing: dict[str, Polynomial] = {}

    def unknown(self, name: str, most: int = WORD) -> Lane:
        self.most[name] = most
        return Lane({(name,): 1}, 0, most)

    def bound(self, a: Polynomial) -> int:
        """The most that a polynomial is, by its monomials, rounded down."""
        total = 0
        for monomial, c in a.items():
            if c > 0:
                for name in monomial:
                    c *= self.most[name]
                total += c
        return total if isinstance(total, int) else total.numerator // total.denominator

    def evaluate(self, wanted: list[int]) -> None:
        """These terms, and before each what it is made of."""
        seen, left = set(), list(wanted)
        while left:
            term = left.pop()
            if term not in seen:
                seen.add(term)
                operation, *arguments = self.terms.all[term]
                left += [] if operation in ("leaf", "constant") or term in self.known else [a for a in arguments if isinstance(a, int) and a < term]
        for term in sorted(seen):
            try:
                self.of(term)
            except Unproved:
                # An error if it is needed.
                pass

    def of(self, term: int) -> Lane:
        if term not in self.lanes:
            self.lanes[term] = self.known.get(term) or self.operation(term, *self.terms.all[term])
        return self.lanes[term]

    def operation(self, term: int, name: str, *arguments) -> Lane:
        rule = getattr(self, f"of_{name}", None)
        if rule is None:
            raise Unproved(f"{name}: an operation that is not known of integers")
        return rule(term, *arguments)

    def word(self, term: int, total: Polynomial, least: int, most: int) -> Lane:
        """A total modulo 2^64."""
        if not total.keys() - {()}:
            return constant(total.get((), 0) & WORD)
        if most >= BASE:
            most = min(most, self.bound(total))
        if least >= 0 and most < BASE:
            return Lane(total, least, most)
        for monomial, c in total.items():
            # x + (x (-1/m) mod 2^64) m0 is a multiple of 2^64.
            if c == 1 and len(monomial) == 1 and plus(total, {monomial: 1}, -1) == self.clearing.get(monomial[0]):
                return constant(0)
        return self.unknown(f"w{term}")

    def out(self, total: Polynomial, least: int, most: int) -> Lane:
        """What leaves a word: the total divided by 2^64."""
        found = {monomial: fraction(c) for monomial, c in total.items()}
        most = min(most, 1)
        if most and self.bound(found) < 1:
            return constant(0)
        return Lane(found, least, most) if found else constant(0)

    def made(self, *term) -> Lane:
        """Of a word that the machine has made beside a flag."""
        return self.of(self.terms.numbers[term])

    def one_if(self, flag: int) -> int:
        return self.terms.operation("ite", flag, self.terms.constant(1), self.terms.constant(0))

    def of_constant(self, _, value: int) -> Lane:
        return constant(value)

    def of_add(self, term: int, *pair: int) -> Lane:
        a, b = map(self.of, pair)
        return self.word(term, plus(a.value, b.value), a.least + b.least, a.most + b.most)

    def of_sub(self, term: int, *pair: int) -> Lane:
        a, b = map(self.of, pair)
        return self.word(term, plus(a.value, b.value, -1), a.least - b.most, a.most - b.least)

    def of_ite(self, _, flag: int, one: int, other: int) -> Lane:
        c = self.of(flag)
        if c.least == c.most:
            return self.of(one if c.least else other)
        if (self.terms.known(one), self.terms.known(other)) == (1, 0):
            return c
        raise Unproved("a choice that is not decided")

    def of_carries(self, _, a: int, b: int, flag: int) -> Lane:
        lanes = [self.of(n) for n in (a, b, flag)]
        found = self.of(self.terms.operation("add", self.terms.operation("add", a, b), self.one_if(flag)))
        total = plus(plus(plus(lanes[0].value, lanes[1].value), lanes[2].value), found.value, -1)
        return self.out(total, 0, sum(lane.most for lane in lanes) >> 64)

    def of_borrows(self, _, a: int, b: int, flag: int) -> Lane:
        lanes = [self.of(n) for n in (a, b, flag)]
        found = self.of(self.terms.operation("sub", self.terms.operation("sub", a, b), self.one_if(flag)))
        return self.out(plus(plus(plus(found.value, lanes[0].value, -1), lanes[1].value), lanes[2].value), 0, 1)

    def of_below(self, _, a: int, b: int) -> Lane:
        operation, *parts = self.terms.all[a]
        if self.terms.known(b) == 1:
            return constant(int(self.is_zero(a)))
        if operation == "add" and b in parts:
            x, y = map(self.of, parts)
            return self.out(plus(plus(x.value, y.value), self.of(a).value, -1), 0, x.most + y.most >> 64)
        x, y, found = self.of(a), self.of(b), self.of(self.terms.operation("sub", a, b))
        return self.out(plus(plus(found.value, x.value, -1), y.value), 0, 1)

    def is_zero(self, term: int) -> bool:
        """Whether what is or-ed together in a term is zero."""
        words, left = set(), [term]
        while left:
            operation, *arguments = self.terms.all[left[-1]]
            one = left.pop()
            if operation == "or":
                left += arguments
            else:
                words.add(one)
        if (found := self.zero.get(frozenset(words))) is None:
            raise Unproved("a comparison with zero of other words")
        return found

    def of_mul(self, term: int, *pair: int) -> Lane:
        a, b = map(self.of, pair)
        if a.most * b.most < BASE:
            return Lane(product(a.value, b.value), a.least * b.least, a.most * b.most)
        found = self.unknown(f"l{term}")
        name = f"l{term}"
        if b.value == {("inverse",): 1}:
            self.quotients[name] = a.value
        if b.value == {("m0",): 1} and len(a.value) == 1:
            ((one, *more), c), = a.value.items()
            if c == 1 and not more and one in self.quotients:
                self.clearing[name] = self.quotients[one]
        return found

    def of_high(self, _, *pair: int) -> Lane:
        a, b = map(self.of, pair)
        low = self.of(self.terms.operation("mul", *pair))
        total = plus(product(a.value, b.value), low.value, -1)
        return Lane({monomial: fraction(c) for monomial, c in total.items()}, a.least * b.least >> 64, a.most * b.most >> 64)

    def of_shr(self, _, a: int, count: int) -> Lane:
        operation, *pair = self.terms.all[a]
        if count != 1 or operation != "add" or pair[0] != pair[1]:
            raise Unproved("a shift of what may be odd")
        lane = self.of(a)
        return Lane(times(lane.value, Fraction(1, 2)), lane.least >> 1, lane.most >> 1)

    def of_or(self, _, *pair: int) -> Lane:
        a, b = map(self.of, pair)
        for x, y in ((a, b), (b, a)):
            if x == constant(0):
                return y
        if not (a.value.keys() | b.value.keys()) - {()}:
            return constant(a.least | b.least)
        return self.unknown(f"or{sorted(str(sorted(lane.value.items())) for lane in (a, b))}")

    def of_and(self, _, *pair: int) -> Lane:
        a, b = map(self.of, pair)
        for x, y in ((a, b), (b, a)):
            if x == constant(0):
                return x
            if x == constant(WORD):
                return y
        raise Unproved("a mask that is not decided")


def fraction(c):
    """Divided by 2^64."""
    found = Fraction(c, BASE)
    return found.numerator if found.denominator == 1 else found
