# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of sixty steps with AVX-512: their state, and a proof that the vectors of a turn apply the matrix to f, u, g, v, or to f and g
alone, on terms, as integers (README, section 2.6).

A vector has limbs of several parts of the numbers, one behind the other: of two halves, or of four quarters. All are carried through at
once; what is carried from one part to the next is left in the lowest limb of that one. The matrix is made in vectors too, in two digits.
"""

from dataclasses import dataclass

from . import batch
from .evex import LANES, Wide
from .machine import Terms
from .normal import Forms, plus
from .update import BIASES, CONSTANTS_AT, LIMB, MASK, Integers, Lane, Polynomial, Shape, Unproved, unknown

# What `vpsllvq` and `vpsravq` shift by, and what is added before, to take the entries of a matrix out of packed words: by lanes.
ROUNDING = (1 << 19, (1 << 40) + (1 << 19), 1 << 20, (1 << 41) + (1 << 20))
LEFT, RIGHT = (23, 0, 22, 0), (43, 41, 43, 42)
# Behind the constants of all states.
MASKS_AT = CONSTANTS_AT + 32 * len(BIASES)
ENTRY, PRODUCT = 1 << batch.THIRD, 1 << 2 * batch.THIRD


@dataclass(frozen=True)
class Parts(Shape):
    """A vector has as many parts of the numbers as it has room for."""

    @property
    def parts(self) -> int:
        return LANES // len(self.numbers)

    @property
    def vectors(self) -> int:
        return self.limbs // self.parts

    @property
    def over(self) -> int:
        """How much the lowest limb of a part may have beyond its bits."""
        return 4 if self.has_cofactors else 3

    @property
    def stride(self) -> int:
        return 8 * LANES

    def span(self, i: int) -> tuple[int, int]:
        low, high = super().span(i)
        over = self.over if i and i % self.vectors == 0 else 0
        return (low, high) if i == self.limbs - 1 else (-over, MASK + over)

    def modulus_at(self, i: int, lane: int) -> int:
        part, vector = divmod(i, self.vectors)
        return self.layout.limbs_at + 32 * self.limbs + self.stride * vector + 8 * (len(self.numbers) * part + lane)

    @property
    def constants(self) -> dict[int, int]:
        found = {CONSTANTS_AT + 32 * k + 8 * lane: value for k, value in enumerate(self.biases) for lane in range(4)}
        # The highest limb is left as it is.
        last = LANES - len(self.numbers)
        found |= {MASKS_AT + 8 * lane: MASK if lane < last else -1 for lane in range(LANES)}
        unpack = MASKS_AT + (64 if self.has_cofactors else 128)
        found |= {unpack + 32 * k + 8 * lane: value for k, row in enumerate((ROUNDING, LEFT, RIGHT)) for lane, value in enumerate(row)}
        if self.has_cofactors:
            found |= {self.inverse_at + 8 * lane: 0 for lane in range(LANES) if lane not in (1, 3)}
        return found

    def integers(self, terms: Terms, forms: Forms, matrix: dict[str, int]) -> "InParts":
        return InParts(terms, forms, matrix, self)


def digits(w: batch.Words, layout: batch.Layout, signed_half, mask: int) -> tuple[batch.Matrix, batch.Matrix, dict[str, tuple[int, int]]]:
    """The matrix of the last third, Y, and both digits of their product, the higher one with a sign: by products of 32 bits of the digits of Y."""
    place = {name: w.terms.make("leaf", "word", at, 0) for name, at in layout.places.items()}
    last = batch.negated(w, layout.matrix(w, {word: place["end_" + word] for word in batch.ROWS}))
    y = {name: place["Y" + name] for name in "uvqr"}
    low = {name: getattr(w, "and")(entry, mask) for name, entry in y.items()}
    high = {name: w.sar(entry, LIMB) for name, entry in y.items()}
    halves = [{name: signed_half(entry) for name, entry in one.items()} for one in (last, low, high)]
    lower, higher = (batch.times(w, halves[0], one) for one in halves[1:])
    return last, y, {name: (getattr(w, "and")(lower[name], mask), w.add(higher[name], w.sar(lower[name], LIMB))) for name in "uvqr"}


class InParts(Integers):
    """Terms as integers, with carries that have signs."""

    def __init__(self, terms: Terms, forms: Forms, matrix: dict[str, int], shape: Shape):
        super().__init__(terms, forms, {}, shape)
        self.entries(shape.layout)
        self.lanes.clear()

    def entries(self, layout: batch.Layout) -> None:
        """The digits of the matrix: bounds of its factors are a premise, and that they are those of the product is proved."""
        w = batch.Words(self.terms)
        last, y, found = digits(w, layout, Wide.fresh(self.terms).signed_half, w.constant(MASK))
        self.known |= {self.forms.of(term): unknown("N" + name, -ENTRY, ENTRY) for name, term in last.items()}
        self.known |= {self.forms.of(term): unknown("Y" + name, -PRODUCT, PRODUCT) for name, term in y.items()}
        for row in ("uv", "qr"):
            for column, name in (("uq", row[0]), ("vr", row[1])):
                total = plus(self.of(found[name][0]).value, self.of(found[name][1]).value, 1 << LIMB)
                if total != {("N" + entry, "Y" + other): 1 for entry, other in zip(row, column, strict=True)}:
                    raise Unproved("digits that are not those of the matrix")
        for name, (low, high) in found.items():
            self.known[self.forms.of(low)] = unknown("low" + name, 0, MASK)
            # An entry is at most 2^60 in absolute value.
            self.known[self.forms.of(high)] = unknown("high" + name, -(1 << LIMB), 1 << LIMB)

    def entry(self, name: str) -> Polynomial:
        return {("low" + name,): 1, ("high" + name,): 1 << LIMB}

    def operation(self, name: str, *arguments) -> Lane:
        if name == "sar" and arguments[1] == LIMB:
            a = self.of(arguments[0])
            if a.most >= 1 << 63:
                raise Unproved("a shift of what has no sign")
            return self.floor(a)
        if name == "mul":
            a, b = map(self.of, arguments)
            found = super().operation(name, *arguments)
            if any(not -(1 << 31) <= lane.least <= lane.most < 1 << 32 for lane in (a, b)):
                raise Unproved("a factor leaves its 32 bits")
            return found
        return super().operation(name, *arguments)
