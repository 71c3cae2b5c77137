# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sums of signed products in two words each, as integers: README, section 2.15.

A term of a word is an integer where its own operations say which: a polynomial with an interval. Of every word there is a polynomial that it
is congruent to modulo 2^64, and what is carried out of a sum, or is the high word of a product, is a rational polynomial of the words
below it: so that a low word leaves a pair again. A pair that is shifted down by a limb is an unknown, its floor, and the bits that it loses are the
pair without the floor.
"""

from dataclasses import dataclass
from fractions import Fraction

from .machine import WORD, Terms, signed
from .normal import Forms, plus, product
from .products import fraction, times
from .update import Polynomial, Unproved, unknown

LIMB = 60
MASK = (1 << LIMB) - 1


@dataclass(frozen=True)
class Word:
    """What a word is congruent to; and the integer that it is, with or without a sign, if that is known."""

    congruent: Polynomial
    value: Polynomial | None = None
    least: int = 0
    most: int = 0


def exact(value: Polynomial, least: int, most: int) -> Word:
    return Word(value, value, least, most)


def pairs_of(terms: Terms) -> list[tuple[int, int]]:
    """Low and high words of sums that are shifted down by a limb, in the order of the shifts."""
    found = []
    for operation, *arguments in terms.all:
        if operation != "or":
            continue
        parts = {terms.all[a][0]: terms.all[a][1:] for a in arguments}
        is_pair = parts.keys() == {"shr", "shl"} and (parts["shr"][1], parts["shl"][1]) == (LIMB, 64 - LIMB)
        if is_pair and terms.all[parts["shr"][0]][0] == "add":
            found.append((parts["shr"][0], parts["shl"][0]))
    return found


class Longs:
    """Terms as integers, where some are known by their forms, or by their numbers."""

    def __init__(self, terms: Terms, forms: Forms, known: dict[int, Word], ranges: dict[str, tuple[int, int]], inverse: int | None):
        self.terms, self.forms, self.ranges = terms, forms, dict(ranges)
        self.known = {forms.of(term): word for term, word in known.items()}
        self.inverse = None if inverse is None else forms.of(inverse)
        self.words: dict[int, Word] = {}
        pairs = pairs_of(terms)
        self.high_of, self.low_of = dict(pairs), {high: low for low, high in pairs}
        # By the polynomial of a pair, its floor; and by the names of quotients what they are to clear.
        self.floors: dict[frozenset, Word] = {}
        self.quotients: dict[str, Polynomial] = {}

    def fresh(self, name: str, least: int, most: int) -> Word:
        self.ranges[name] = (least, most)
        return exact(unknown(name, least, most).value, least, most)

    def span(self, a: Polynomial) -> tuple[int, int]:
        """What a polynomial is in, by its monomials."""
        least = most = 0
        for monomial, c in a.items():
            low = high = 1
            for name in monomial:
                ends = [x * y for x in (low, high) for y in self.ranges[name]]
                low, high = min(ends), max(ends)
            least, most = least + min(c * low, c * high), most + max(c * low, c * high)
        return least, most

    def of(self, term: int) -> Word:
        if term not in self.words:
            self.words[term] = self.known.get(self.forms.of(term)) or self.operation(term, *self.terms.all[term])
        return self.words[term]

    def evaluate(self, wanted: list[int]) -> None:
        """Before these, what they are made of: terms are deep."""
        seen, left = set(), list(wanted)
        while left:
            term = left.pop()
            if term in seen or self.forms.of(term) in self.known:
                continue
            seen.add(term)
            operation, *arguments = self.terms.all[term]
            inner = [] if operation in ("leaf", "constant") else [a for a in arguments if isinstance(a, int) and 0 <= a < term]
            left += inner
        for term in sorted(seen):
            try:
                self.of(term)
            except Unproved:
                # An error if it is needed.
                pass

    def operation(self, term: int, name: str, *arguments) -> Word:
        rule = getattr(self, f"of_{name}", None)
        if rule is None:
            raise Unproved(f"{name}: an operation that is not known of integers")
        return rule(term, *arguments)

    def low_word(self, term: int, congruent: Polynomial) -> Word:
        """Anything, without a sign."""
        name = f"w{term}"
        self.ranges[name] = (0, WORD)
        return Word(congruent, {(name,): 1}, 0, WORD)

    def without_sign(self, term: int) -> Polynomial:
        found = self.of(term)
        if found.value is None or found.least < 0:
            raise Unproved("a word whose sign counts")
        return found.value

    def integer(self, term: int) -> Word:
        found = self.of(term)
        if found.value is None:
            raise Unproved("a word that is no integer by itself")
        return found

    def of_constant(self, _, value: int) -> Word:
        return exact({(): signed(value)} if value else {}, signed(value), signed(value))

    def sum(self, term: int, a: Word, b: Word, sign: int) -> Word:
        congruent = plus(a.congruent, b.congruent, sign)
        if a.value is None or b.value is None:
            return Word(congruent)
        value = plus(a.value, b.value, sign)
        least, most = self.span(value)
        if least >= -(1 << 63) and (most < 1 << 63 or least >= 0 and most <= WORD):
            return exact(value, least, most) if value == congruent else Word(congruent, value, least, most)
        return self.low_word(term, congruent)

    def of_add(self, term: int, a: int, b: int) -> Word:
        return self.sum(term, self.of(a), self.of(b), 1)

    def of_sub(self, term: int, a: int, b: int) -> Word:
        return self.sum(term, self.of(a), self.of(b), -1)

    def of_mul(self, term: int, a: int, b: int) -> Word:
        x, y = self.integer(a), self.integer(b)
        value = product(x.value, y.value)
        least, most = self.span(value)
        if -(1 << 63) <= least and most < 1 << 63:
            return exact(value, least, most)
        return self.low_word(term, product(x.congruent, y.congruent))

    def of_signed_high(self, _, a: int, b: int) -> Word:
        """Both factors have their signs."""
        x, y = self.integer(a), self.integer(b)
        if max(x.most, y.most) >= 1 << 63:
            raise Unproved("a factor without a sign")
        low = self.without_sign(self.terms.operation("mul", a, b))
        return Word(scaled(plus(product(x.value, y.value), low, -1)))

    def carried(self, parts: list[int], total: int) -> Word:
        found = {(): 0}
        for part in parts:
            found = plus(found, self.without_sign(part))
        return Word(scaled(plus(found, self.without_sign(total), -1)))

    def of_below(self, _, total: int, a: int) -> Word:
        operation, *parts = self.terms.all[total]
        if operation != "add" or a not in parts:
            raise Unproved("a comparison that is no carry")
        return self.carried(parts, total)

    def of_ite(self, _, flag: int, one: int, other: int) -> Word:
        if (self.terms.known(one), self.terms.known(other)) != (1, 0):
            raise Unproved("a choice")
        return self.of(flag)

    def of_shl(self, term: int, a: int, count: int) -> Word:
        x = self.integer(a)
        value = times(x.value, 1 << count)
        least, most = self.span(value)
        if least < -(1 << 63) or most >= 1 << 63:
            raise Unproved("a shift that loses bits")
        return exact(value, least, most)

    def of_xor(self, _, a: int, b: int) -> Word:
        for x, mask in ((self.integer(a), self.of(b)), (self.integer(b), self.of(a))):
            if mask.value == {}:
                return x
            if mask.value == {(): -1}:
                return exact(plus({(): -1}, x.value, -1), -1 - x.most, -1 - x.least)
        raise Unproved("an exclusive or with what is no mask")

    def pair(self, low: int) -> Polynomial:
        """Both words together, exactly: a total that is in 128 bits, and is what the two words are congruent to."""
        high = self.high_of[low]
        total = plus(self.without_sign(low), times(self.of(high).congruent, 1 << 64))
        if any(Fraction(c).denominator != 1 for c in total.values()):
            raise Unproved("a carry that stays")
        total = {monomial: int(c) for monomial, c in total.items()}
        least, most = self.span(total)
        if least < -(1 << 127) or most >= 1 << 127:
            raise Unproved("a sum leaves its two words")
        return total

    def floor(self, low: int) -> Word:
        key = frozenset(self.pair(low).items())
        if key not in self.floors:
            least, most = self.span(dict(key))
            self.floors[key] = self.fresh(f"floor{len(self.floors)}", least >> LIMB, most >> LIMB)
        return self.floors[key]

    def of_or(self, term: int, *both: int) -> Word:
        low = next((terms[0] for a in both if (terms := self.terms.all[a][1:]) and self.terms.all[a][0] == "shr"), -1)
        if self.high_of.get(low) is None or {self.terms.all[a][1:] for a in both} != {(low, LIMB), (self.high_of[low], 64 - LIMB)}:
            raise Unproved("bits of two words that are no shift of a pair")
        return self.low_word(term, self.floor(low).value)

    def of_sar(self, _, high: int, count: int) -> Word:
        low = self.low_of.get(high)
        if low is None or count != LIMB:
            raise Unproved("a shift that is none of a pair")
        shr, shl = self.terms.operation("shr", low, LIMB), self.terms.operation("shl", high, 64 - LIMB)
        made = [n for pair in ((shr, shl), (shl, shr)) if (n := self.terms.numbers.get(("or", *pair))) is not None]
        return Word(scaled(plus(self.floor(low).value, self.without_sign(made[0]), -1)))

    def of_and(self, term: int, a: int, b: int) -> Word:
        if self.terms.known(a) is not None:
            a, b = b, a
        if self.terms.known(b) != MASK:
            raise Unproved("a mask that is not known")
        operation, *factors = self.terms.all[a]
        if operation == "mul" and self.inverse in map(self.forms.of, factors):
            low = next(f for f in factors if self.forms.of(f) != self.inverse)
            found = self.fresh(f"quotient{len(self.quotients)}", 0, MASK)
            self.quotients[next(iter(found.value))[0]] = self.of(low).congruent
            return found
        if a not in self.high_of:
            raise Unproved("low bits of what is no pair")
        rest = plus(self.pair(a), times(self.floor(a).value, 1 << LIMB), -1)
        return Word(rest, rest, 0, MASK)


def scaled(a: Polynomial) -> Polynomial:
    """Divided by 2^64."""
    return {monomial: fraction(c) for monomial, c in a.items() if c}
