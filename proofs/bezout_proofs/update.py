# SPDX-License-Identifier: MIT OR Apache-2.0
"""A proof that the vectors of a turn apply the matrix of a batch to f, u, g, v, or to f and g alone: on terms, as integers (README,
section 2.6).

A term of a lane is a polynomial in unknowns with integer coefficients, and an interval that it is in. No sum may leave 64 bits, no
factor its 32 bits, and nothing negative may be shifted. At the end, as polynomials, for each number x with the entries M of its row,

    2^60 out = M x + q m - r0 - 2^30 r1,

where r0 and r1 are what two positions have left in their low 30 bits. Both are zero: for u, v by the choice of the two digits of q,
each -sum / m modulo 2^30, which is checked as well; for f, g because M (f, g) is a multiple of 2^60.

Premises: limbs in [0, 2^30) but the highest, which is signed and below 2^30; entries in [-2^60, 2^60]; the inverse is -1/m modulo 2^30.
Of f and g alone, a vector has two limbs of each, one in each half; the lowest limb of the upper half is up to `OVER` beyond these, before
and after.
"""

from dataclasses import dataclass

from .batch import GCD_WITH_LOOP, INVERSE_WITH_LOOP, PLAIN, SYMBOL, SYMBOL_WITH_LOOP, Layout
from .machine import LANES, WORD, Terms, signed
from .normal import Forms, plus, product

LIMB, LIMBS = 30, 9
MASK, HALF = (1 << LIMB) - 1, (1 << 32) - 1
# Of the highest limb, and of an entry.
TOP = 1 << LIMB
# And of the limb to which is added what is carried from one half of a number to the other.
OVER = 3
# Places in the state, and the constants from `CONSTANTS_AT` on: the same in all lanes, then in the lower and in the upper lanes.
INVERSE_AT, CONSTANTS_AT = 0x300, 0x1C0
BIASES = (MASK, 1 << 62, (1 << 62) - (1 << 32), 1 << 32)
BOUNDARIES = ((BIASES[2], -BIASES[3]), (MASK, -1), (0, -BIASES[3]))
ROWS = {"f": ("u", "v"), "u": ("u", "v"), "g": ("q", "r"), "v": ("q", "r")}


@dataclass(frozen=True)
class Shape:
    """Of the state of a routine: the numbers in the lanes of a vector, and how many limbs each has. Numbers are below 2^`bits`."""

    numbers: str
    limbs: int
    bits: int
    is_symbol: bool = False
    # Of the loop over limbs, or 0 where there is none.
    turns: int = 0

    # Of a limb.
    bits_of_limb = LIMB
    # What numbers are stored with, in their highest limb.
    top = 0

    @property
    def mask(self) -> int:
        return (1 << self.bits_of_limb) - 1

    @property
    def steps(self) -> int:
        """Of a batch. An entry of its matrix is in absolute value at most this power of two."""
        return 3 * self.layout.steps

    @property
    def scale(self) -> int:
        """The power of two that a turn divides by, and that entries are at most."""
        return self.steps

    @property
    def layout(self) -> Layout:
        if self.is_symbol:
            return SYMBOL_WITH_LOOP if self.turns else SYMBOL
        with_loop = INVERSE_WITH_LOOP if self.has_cofactors else GCD_WITH_LOOP
        return with_loop if self.turns else PLAIN

    @property
    def stride(self) -> int:
        """From a vector of the numbers to the next: in a loop, the modulus is between them."""
        return 64 if self.turns and self.has_cofactors else 32

    @property
    def inverse_at(self) -> int:
        return 0x240 if self.turns else INVERSE_AT

    @property
    def inverses(self) -> list[int]:
        """Places of that of the modulus."""
        return [self.inverse_at + 8 * lane for lane in (1, 3)]

    @property
    def has_cofactors(self) -> bool:
        return "u" in self.numbers

    @property
    def vectors(self) -> int:
        return self.limbs * len(self.numbers) // LANES

    @property
    def left_out(self) -> int:
        """Steps that the last batch may leave out."""
        return 10 if self.bits == 256 and not self.is_symbol else 0

    @property
    def places(self) -> list[tuple[str, int]]:
        return [(name, i) for i in range(self.limbs) for name in self.numbers]

    def limb_at(self, name: str, i: int) -> int:
        part, vector = divmod(i, self.vectors)
        return self.layout.limbs_at + self.stride * vector + 8 * (len(self.numbers) * part + self.numbers.index(name))

    def modulus_at(self, i: int, lane: int) -> int:
        first = 32 if self.turns else 32 * (self.limbs + self.limbs % 2)
        return self.layout.limbs_at + first + self.stride * i + 8 * lane

    def span(self, i: int) -> tuple[int, int]:
        """What a limb is in."""
        if i == self.limbs - 1:
            return -TOP, TOP
        over = OVER if i == self.vectors else 0
        return -over, MASK + over

    def above(self, words, limb) -> int:
        """Bits of a number above those of a window: a word of its limbs 1 to 3, which `limb` gives."""
        (first, second, third), bits = (limb(i) for i in (1, 2, 3)), 2 * self.layout.steps + self.layout.spare
        return words.add(words.add(words.shr(first, bits - LIMB), words.shl(second, 2 * LIMB - bits)), words.shl(third, 3 * LIMB - bits))

    def integers(self, terms: Terms, forms: Forms, matrix: dict[str, int]) -> "Integers":
        """What proves the update."""
        return Integers(terms, forms, matrix, self)

    @property
    def biases(self) -> tuple[int, ...]:
        return BIASES

    @property
    def constants(self) -> dict[int, int]:
        """What Rust writes once, by places. In the lanes of f and g there is no inverse."""
        found = {CONSTANTS_AT + 32 * k + 8 * lane: value for k, value in enumerate(self.biases) for lane in range(LANES)}
        if self.turns:
            found[self.layout.places["rest"]] = self.layout.limbs_at + self.stride * self.vectors
        if self.has_cofactors:
            return found | {self.inverse_at + 8 * lane: 0 for lane in (0, 2)}
        at = CONSTANTS_AT + 32 * len(BIASES)
        return found | {at + 32 * k + 8 * lane: halves[lane // 2] for k, halves in enumerate(BOUNDARIES) for lane in range(LANES)}

    @property
    def inputs(self) -> list[int]:
        """And what else a turn reads and leaves."""
        if not self.has_cofactors:
            return []
        return self.inverses + [self.modulus_at(i, lane) for i in range(self.limbs) for lane in range(LANES)]


Polynomial = dict[tuple[str, ...], int]


class Unproved(ValueError):
    """A term that does not keep its bounds, or an identity that does not hold."""


@dataclass(frozen=True)
class Lane:
    value: Polynomial
    least: int
    most: int


def monomials(a: Polynomial) -> list[tuple[tuple[str, ...], int]]:
    """All but a constant."""
    return [(monomial, coefficient) for monomial, coefficient in a.items() if monomial]


def unknown(name: str, least: int, most: int) -> Lane:
    return Lane({(name,): 1}, least, most)


def constant(number: int) -> Lane:
    return Lane({(): number} if number else {}, number, number)


class Integers:
    """Terms as integers."""

    def __init__(self, terms: Terms, forms: Forms, matrix: dict[str, int], shape: Shape):
        self.terms, self.forms, self.shape = terms, forms, shape
        self.lanes: dict[int, Lane] = {}
        # By the form of what is known from elsewhere.
        self.known = {forms.of(term): unknown("M" + name, -(1 << shape.scale), 1 << shape.scale) for name, term in matrix.items()}
        for name, i in shape.places:
            self.know(shape.limb_at(name, i), unknown(f"{name}{i}", *shape.span(i)))
        for i in range(shape.limbs if shape.has_cofactors else 0):
            for lane in range(LANES):
                self.know(shape.modulus_at(i, lane), unknown(f"m{i}", 0, shape.mask))
        for at in shape.inverses if shape.has_cofactors else ():
            self.know(at, unknown("inverse", 0, shape.mask))
        # By their totals: what is carried out of them, and digits of quotients.
        self.floors: dict[frozenset, Lane] = {}
        self.quotients: dict[frozenset, Lane] = {}

    def know(self, place: int, lane: Lane) -> None:
        self.known[self.forms.of(self.terms.make("leaf", "word", place, 0))] = lane

    def of(self, term: int) -> Lane:
        if term not in self.lanes:
            self.lanes[term] = self.known.get(self.forms.of(term)) or self.operation(*self.terms.all[term])
        return self.lanes[term]

    def operation(self, name: str, *arguments) -> Lane:
        match name:
            case "constant":
                return constant(signed(arguments[0]))
            case "add" | "sub":
                return self.sum(self.of(arguments[0]), self.of(arguments[1]), 1 if name == "add" else -1)
            case "mul":
                factors = [self.of(a) for a in arguments]
                ends = [x * y for x in (factors[0].least, factors[0].most) for y in (factors[1].least, factors[1].most)]
                return Lane(product(factors[0].value, factors[1].value), min(ends), max(ends))
            case "and":
                return self.masked(*arguments)
            case "sar":
                return self.signed_half(*arguments)
            case "shr":
                return self.shifted(*arguments)
        raise Unproved(f"{name}: an operation that is not known of integers")

    def sum(self, a: Lane, b: Lane, sign: int) -> Lane:
        least, most = (a.least + b.least, a.most + b.most) if sign > 0 else (a.least - b.most, a.most - b.least)
        if least < -(1 << 63) or most >= 1 << 64 or (least < 0 and most >= 1 << 63):
            raise Unproved("a sum leaves 64 bits")
        return Lane(plus(a.value, b.value, sign), least, most)

    def floor(self, a: Lane) -> Lane:
        """A lane divided by the base of the limbs, rounded down: a new unknown."""
        key = frozenset(a.value.items())
        if key not in self.floors:
            bits = self.shape.bits_of_limb
            self.floors[key] = unknown(f"floor{len(self.floors)}", a.least >> bits, a.most >> bits)
        return self.floors[key]

    def shifted(self, term: int, count: int) -> Lane:
        a = self.of(term)
        if count != LIMB or a.least < 0:
            raise Unproved("a shift of a negative number, or by another count")
        return self.floor(a)

    def signed_half(self, term: int, count: int) -> Lane:
        """The low 32 bits, with their sign, of a lane in this range; or of one shifted as if it had no sign."""
        operation, inner, *left = self.terms.all[term]
        if (count, operation, left) != (32, "shl", [32]):
            raise Unproved("a shift that is no half of a lane")
        operation, *arguments = self.terms.all[inner]
        if operation == "shr" and arguments[1] == LIMB:
            # Above its low 34 bits it has what depends on the sign.
            found = self.floor(self.of(arguments[0]))
        else:
            found = self.of(inner)
        if found.least < -(1 << 31) or found.most >= 1 << 31:
            raise Unproved("a factor leaves its 32 bits")
        return found

    def masked(self, a: int, b: int) -> Lane:
        if self.terms.known(a) is not None:
            a, b = b, a
        mask = self.terms.known(b)
        if mask == HALF:
            found = self.of(a)
            if found.least < 0 or found.most > HALF:
                raise Unproved("a factor leaves its 32 bits")
            return found
        if mask == WORD:
            return self.of(a)
        if mask != MASK:
            raise Unproved("a mask that is not known")
        if self.terms.all[a][0] == "mul":
            return self.digit(*self.terms.all[a][1:])
        found = self.of(a)
        if found.value and not (0 <= found.least and found.most <= MASK):
            return Lane(plus(found.value, self.floor(found).value, -(1 << LIMB)), 0, MASK)
        return found

    def digit(self, a: int, b: int) -> Lane:
        """The low 30 bits of a product with the inverse: those of the other factor count, and of that the low 32 are taken."""
        inverse = self.of(b)
        operation, *arguments = self.terms.all[a]
        if inverse == constant(0):
            return inverse
        if inverse.value != {("inverse",): 1} or operation != "and" or HALF not in map(self.terms.known, arguments):
            raise Unproved("a digit that is no product with the inverse")
        total = self.of(next(term for term in arguments if self.terms.known(term) != HALF))
        key = frozenset(total.value.items())
        return self.quotients.setdefault(key, unknown(f"quotient{len(self.quotients)}", 0, MASK))

    def prove(self, after: dict[int, int]) -> None:
        """The identities of all numbers, of the words at the end of a turn."""
        shape, bits = self.shape, self.shape.bits_of_limb
        x = {name: {(f"{name}{i}",): 1 << bits * i for i in range(shape.limbs)} for name in shape.numbers + "m"}
        for name in shape.numbers:
            out: Polynomial = {}
            for i in range(shape.limbs):
                found, (least, most) = self.of(after[shape.limb_at(name, i)]), shape.span(i)
                if i < shape.limbs - 1 and (found.least < least or found.most > most):
                    raise Unproved(f"{name}: limb {i} leaves its bounds")
                out = plus(out, found.value, 1 << bits * i)
            first, second = ("f", "g") if name in "fg" else ("u", "v")
            row = ROWS[name]
            total = plus(product(self.entry(row[0]), x[first]), product(self.entry(row[1]), x[second]))
            rest = plus(plus(total, out, -(1 << shape.scale)), self.stored(name))
            digits = sorted({v for monomial in rest for v in monomial if v.startswith("quotient")})
            if len(digits) != (shape.scale // bits if name in "uv" else 0):
                raise Unproved(f"{name}: {len(digits)} digits of a quotient")
            self.prove_zero(name, rest, digits, x["m"])

    def entry(self, name: str) -> Polynomial:
        """Of the matrix."""
        return {("M" + name,): 1}

    def stored(self, name: str) -> Polynomial:
        """What the matrix makes of what numbers are stored with, taken away, and that of the result."""
        row = ROWS[name]
        top = self.shape.top << self.shape.bits_of_limb * (self.shape.limbs - 1)
        return {("M" + row[0],): -top, ("M" + row[1],): -top, (): top << self.shape.scale} if top else {}

    def totals(self) -> dict[str, Polynomial]:
        """By the unknown that is carried out of it, a sum."""
        return {next(iter(floor.value))[0]: dict(key) for key, floor in self.floors.items()}

    def prove_zero(self, name: str, rest: Polynomial, digits: list[str], m: Polynomial) -> None:
        """`rest + q m = r0 + 2^30 r1` for some order of the digits, and that the digits clear `r0` and `r1`."""
        totals = self.totals()

        def remainder(floor: str) -> Polynomial:
            return plus(totals[floor], {(floor,): 1}, -(1 << LIMB))

        for order in (digits, digits[::-1]):
            left = rest
            for j, digit in enumerate(order):
                left = plus(left, product({(digit,): 1 << LIMB * j}, m))
            # r1 = t1 - 2^30 c1 has the term with the highest power of two; t1 has what is carried from t0.
            for c1 in [one for (one, *more), c in monomials(left) if c == -(1 << 2 * LIMB) and not more and one in totals]:
                for c0 in [one for (one, *more), c in monomials(totals[c1]) if c == 1 and not more and one in totals]:
                    if not plus(plus(left, remainder(c0), -1), remainder(c1), -(1 << LIMB)):
                        return self.prove_digits(name, order, (totals[c0], totals[c1]))
        raise Unproved(f"{name}: the identity does not hold")

    def prove_one_zero(self, name: str, rest: Polynomial, digits: list[str], m: Polynomial) -> None:
        """`rest + q m = r0` for at most one digit, and that it clears `r0`."""
        bits = self.shape.bits_of_limb
        left = plus(rest, product({(digits[0],): 1}, m)) if digits else rest
        totals = self.totals()
        for carried in [one for (one, *more), c in monomials(left) if c == -(1 << bits) and not more and one in totals]:
            if not plus(left, plus(totals[carried], {(carried,): 1}, -(1 << bits)), -1):
                return self.prove_digits(name, digits, (totals[carried],))
        raise Unproved(f"{name}: the identity does not hold")

    def prove_digits(self, name: str, digits: list[str], totals: tuple[Polynomial, Polynomial]) -> None:
        """Each digit is the sum without its own product, times the inverse: their product with m0 clears it."""
        by_name = {next(iter(lane.value))[0]: dict(key) for key, lane in self.quotients.items()}
        for digit, total in zip(digits, totals, strict=False):
            rest = plus(plus(total, {tuple(sorted((digit, "m0"))): 1}, -1), by_name[digit], -1)
            # What is added to stay above zero is a multiple of the base.
            if any(monomial or c % (1 << LIMB) for monomial, c in rest.items()):
                raise Unproved(f"{name}: {digit} does not clear its position")
