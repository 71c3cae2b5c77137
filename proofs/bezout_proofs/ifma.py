# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of 51 steps on limbs of 51 bits, by products of 52 bits with their halves apart: the state of `ifma_invert_long`, and a proof that the
vectors of a turn apply the matrix to f, u, g, v, on terms, as integers (README, section 2.6).

An entry a of the matrix, with the sign s, 0 or 1, has a + 2^52 s in its low 52 bits. The halves of a product with a limb y are `high`, a
new unknown, and a y + 2^52 s y - 2^52 high. So the identity holds only if each `high` counts twice a limb further up, less s y.

Numbers are stored plus T, which is `TOP` in the highest limb. At the end, as polynomials, for each number x with the entries M of its row,

    2^51 (out - T) = M (x - T) + q m - r0,

where r0 is what the lowest position has left in its low 51 bits. It is zero: for u, v by the choice of q, -sum / m modulo 2^51, which is
checked as well; for f, g because M (f, g) is a multiple of 2^51.

Premises: limbs in [0, 2^51) but the highest, which is below 2 `TOP`; entries in [-2^51, 2^51]; the inverse is -1/m modulo 2^51.
"""

from dataclasses import dataclass

from .batch import IFMA, Layout
from .evex import LIMB as LOW
from .machine import Terms
from .normal import Forms, plus, product
from .update import Integers, Lane, Polynomial, Shape, Unproved, constant, unknown

BITS = 51
TOP = 2


@dataclass(frozen=True)
class Limbs51(Shape):
    """A limb of f, u, g and v in each vector, and that of the modulus behind it."""

    bits_of_limb = BITS
    top = TOP

    @property
    def layout(self) -> Layout:
        return IFMA

    def span(self, i: int) -> tuple[int, int]:
        return 0, 2 * TOP - 1 if i == self.limbs - 1 else self.mask

    def above(self, words, limb) -> int:
        bits = 2 * self.layout.steps
        return words.add(words.shr(limb(0), bits), words.shl(limb(1), BITS - bits))

    def integers(self, terms: Terms, forms: Forms, matrix: dict[str, int]) -> "HalfProducts":
        return HalfProducts(terms, forms, matrix, self)

    @property
    def biases(self) -> tuple[int, ...]:
        return self.mask, TOP


class HalfProducts(Integers):
    """Terms as integers, with halves of products of 52 bits."""

    def __init__(self, terms: Terms, forms: Forms, matrix: dict[str, int], shape: Shape):
        super().__init__(terms, forms, matrix, shape)
        # Of entries, by their names.
        self.signs = {"M" + name: unknown("sign" + name, 0, 1) for name in matrix}
        self.highs: dict[frozenset, Lane] = {}

    def operation(self, name: str, *arguments) -> Lane:
        match name:
            case "bit":
                return self.sign(self.of(arguments[0]), arguments[1])
            case "ite":
                return self.chosen(*map(self.of, arguments))
            case "low52":
                return self.low_half(*map(self.of, arguments))
            case "high52":
                return self.high_half(*map(self.of, arguments))
            case "sar" if arguments[1] == self.shape.bits_of_limb:
                return self.signed_floor(self.of(arguments[0]))
            case "sar" | "shr":
                raise Unproved("a shift by another count")
        return super().operation(name, *arguments)

    def signed_floor(self, a: Lane) -> Lane:
        if a.most >= 1 << 63:
            raise Unproved("a shift of what has no sign")
        return self.floor(a)

    def sign_of(self, a: Lane) -> Lane | None:
        """Of an entry 1 if it is negative, else 0."""
        return next((sign for name, sign in self.signs.items() if a.value == {(name,): 1}), None)

    def sign(self, a: Lane, n: int) -> Lane:
        found = self.sign_of(a)
        if n != 63 or found is None:
            raise Unproved("the sign of what is no entry")
        return found

    @staticmethod
    def chosen(bit: Lane, one: Lane, other: Lane) -> Lane:
        difference = plus(one.value, other.value, -1)
        return Lane(plus(other.value, product(bit.value, difference)), min(one.least, other.least), max(one.most, other.most))

    def factor(self, a: Lane) -> Lane:
        """A factor as its low 52 bits are."""
        if sign := self.sign_of(a):
            return Lane(plus(a.value, sign.value, LOW + 1), 0, LOW)
        if a.least < 0 or a.most > LOW:
            raise Unproved("a factor leaves its 52 bits")
        return a

    def high_half(self, a: Lane, b: Lane) -> Lane:
        if constant(0) in (a, b):
            return constant(0)
        a, b = self.factor(a), self.factor(b)
        key = frozenset(frozenset(lane.value.items()) for lane in (a, b))
        return self.highs.setdefault(key, unknown(f"high{len(self.highs)}", 0, a.most * b.most >> 52))

    def low_half(self, a: Lane, b: Lane) -> Lane:
        if constant(0) in (a, b):
            return constant(0)
        high = self.high_half(a, b)
        a, b = self.factor(a), self.factor(b)
        return Lane(plus(product(a.value, b.value), high.value, -(LOW + 1)), 0, LOW)

    def masked(self, a: int, b: int) -> Lane:
        if self.terms.known(a) is not None:
            a, b = b, a
        if self.terms.known(b) != self.shape.mask:
            raise Unproved("a mask that is not known")
        if self.terms.all[a][0] == "low52":
            return self.digit(*self.terms.all[a][1:])
        found = self.of(a)
        return Lane(plus(found.value, self.floor(found).value, -(1 << self.shape.bits_of_limb)), 0, self.shape.mask)

    def digit(self, a: int, b: int) -> Lane:
        """The low 51 bits of a product with the inverse."""
        inverse = self.of(b)
        if inverse == constant(0):
            return inverse
        if inverse.value != {("inverse",): 1}:
            raise Unproved("a digit that is no product with the inverse")
        return self.cleared_by(self.of(a))

    def cleared_by(self, total: Lane) -> Lane:
        """The digit that a product with the inverse gives."""
        key = frozenset(total.value.items())
        return self.quotients.setdefault(key, unknown(f"quotient{len(self.quotients)}", 0, self.shape.mask))

    prove_zero = Integers.prove_one_zero

    def prove_digits(self, name: str, digits: list[str], totals: tuple[Polynomial, ...]) -> None:
        """The digit is the sum without its own product, times the inverse. That the product is taken by its low half alone does not matter: what
        it leaves out is a multiple of 2^52."""
        by_name = {next(iter(lane.value))[0]: dict(key) for key, lane in self.quotients.items()}
        highs = {next(iter(high.value)) for high in self.highs.values()}
        for digit, total in zip(digits, totals, strict=False):
            rest = plus(plus(total, {tuple(sorted((digit, "m0"))): 1}, -1), by_name[digit], -1)
            if any(c % (LOW + 1) or monomial not in highs for monomial, c in rest.items()):
                raise Unproved(f"{name}: {digit} does not clear its position")
