# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products in lanes modulo m = 2^255 - r, by IFMA on limbs of 51 bits and by AVX2 on limbs of 29 (README, section 2.11)."""

from .limbs import HALF, Layout, Limbs, Products
from .normal import plus, product
from .products import replaced
from .update import Lane, Polynomial, Unproved, constant

LENGTH = 255


class OffsetProducts(Products):
    def limbs(self, known: dict[int, Lane] | None = None) -> Limbs:
        return Limbs(self.kind, self.terms, known)

    def check_congruent(self, limbs: Limbs, total: Polynomial) -> None:
        """Equal to a b, if r were 2^255: a multiple of m, which is odd, since the denominators of the other factor are powers of 2."""
        a, b = ({monomial: c << self.kind.bits * j for j, term in enumerate(self.factors[name]) for monomial, c in limbs.of(term).value.items()} for name in "ab")
        if replaced(plus(product(a, b), total, -1), "r", 1 << LENGTH):
            raise Unproved("what is left is not congruent to the product")

    def whole(self, limbs: Limbs, terms: list[int]) -> Polynomial:
        """A number of limbs with all their bits."""
        found: Polynomial = {}
        for j, term in enumerate(terms):
            found = plus(found, limbs.of(term).value, 1 << self.kind.bits * j)
        return found

    def check_product(self, result: list[int]) -> None:
        limbs = self.limbs()
        limbs.evaluate(result)
        n = self.layout.limbs
        if any(limbs.of(term).least < 0 or limbs.of(term).most > self.kind.most(j, n) for j, term in enumerate(result)):
            raise Unproved("a limb leaves its bound")
        self.check_congruent(limbs, self.whole(limbs, result))

    def check_canonical(self, words: list[int]) -> None:
        (self.check_by_multiple if self.kind.is_packed else self.check_by_bit)(words)

    def check_below_twice(self, limbs: Limbs, terms: list[int]) -> None:
        """A number below 2m, by the most that its limbs are."""
        if sum(limbs.of(term).most << self.kind.bits * j for j, term in enumerate(terms)) >= 2 * ((1 << LENGTH) - self.kind.offset):
            raise Unproved("a number is not below 2m")

    def check_by_multiple(self, words: list[int]) -> None:
        """By AVX2: x + h r without what is above 2^255, where h is 1 just if x + r is not below it."""
        top = (1 << LENGTH - self.kind.bits * (self.layout.limbs - 1)) - 1
        masked = self.made_of(words, lambda operation, *arguments: operation == "and" and self.terms.known(arguments[1]) in (self.kind.mask, top))
        made = [self.terms.all[term][1] for term in masked]
        if [self.terms.known(self.terms.all[term][2]) for term in masked] != [self.kind.mask] * (self.layout.limbs - 1) + [top]:
            raise Unproved("bits from 255 on are not cleared")
        self.check_joined(words, [*made[:-1], masked[-1]])
        r = self.terms.operation("and", self.inverse, self.terms.constant(HALF))
        multiples = sorted(term for term in self.below(made) if self.terms.all[term][0] == "mul" and r in self.terms.all[term][1:])
        if len(multiples) < 2:
            raise Unproved("there are no two multiples of r")
        h = self.half_of(next(term for term in self.terms.all[multiples[-1]][1:] if term != r))
        numbers = []
        for bit in (0, 1):
            limbs = self.limbs({h: constant(bit)})
            limbs.evaluate(made)
            numbers.append(limbs.number(made))
            if bit == 0:
                self.check_congruent(limbs, numbers[0])
                self.check_below_twice(limbs, made)
        r_alone: Polynomial = {("r",): 1}
        if plus(plus(numbers[1], numbers[0], -1), r_alone, -1):
            raise Unproved("the numbers with h and without it do not differ by r")
        limbs = self.limbs()
        limbs.evaluate([h])
        self.check_above(limbs, limbs.of(h).value, plus(numbers[0], r_alone), 1 << LENGTH)

    def half_of(self, term: int) -> int:
        operation, *pair = self.terms.all[term]
        return pair[0] if operation == "and" and self.terms.known(pair[1]) == HALF else term

    def check_by_bit(self, words: list[int]) -> None:
        """By IFMA: x + r without bit 255 where it has it, else x."""
        chosen = self.made_of(words, lambda operation, *_: operation == "ite")
        # As the number is below m, its highest limb is below 2^51.
        self.check_joined(words, chosen, True)
        choices = [self.terms.all[term] for term in chosen]
        more, kept = ([choice[k] for choice in choices] for k in (2, 3))
        operation, highest, mask = self.terms.all[more[-1]]
        shifted = self.terms.numbers.get(("shl", highest, 63 - self.kind.bits))
        if {choice[1] for choice in choices} != {self.terms.numbers.get(("bit", shifted, 63))} or operation != "and" or self.terms.known(mask) != self.kind.mask:
            raise Unproved("what is left is not chosen by bit 255")
        more[-1] = highest
        limbs = self.limbs()
        limbs.evaluate([*more, *kept])
        total = limbs.number(kept)
        self.check_congruent(limbs, total)
        self.check_below_twice(limbs, kept)
        if plus(plus(limbs.number(more), total, -1), {("r",): 1}, -1):
            raise Unproved("the other number is not x + r")
        if limbs.of(highest).most >= 2 << self.kind.bits or limbs.of(kept[-1]).most >= 2 << self.kind.bits:
            raise Unproved("a limb has more than one bit above 255")


def products_of(layout: Layout, joins) -> Products:
    return (OffsetProducts if layout.kind.offset else Products)(layout, joins)
