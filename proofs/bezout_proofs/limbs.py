# SPDX-License-Identifier: MIT OR Apache-2.0
"""Numbers in the lanes of vectors, in limbs, and their products as integers (README, section 2.10).

By IFMA a limb has 52 bits, of which what is above does not count; by AVX2 it has 29, and two of them are in a word of a product that is kept.
The terms of a lane are polynomials in unknowns with an interval; the low bits of what is longer are a new unknown d, and the rest is (x - d) over a
power of two. What a lane reads has a name, so that all lanes with the same terms are proved once.
"""

from dataclasses import dataclass, field
from fractions import Fraction

from .evex import LIMB, Wide
from .machine import COUNTED, WORD, Machine, Terms, Unknown
from .normal import plus, product
from .products import Integers, times
from .steps import Refused
from .update import Lane, Polynomial, Unproved, constant

HALF = (1 << 32) - 1
LEVELS, CHAINS = 3, 2
# Of r; and the multiples of it that a state has.
LEAST_OFFSET = 3
MULTIPLES = {"r": 1, "fold": 64, "wrap": 128}


@dataclass(frozen=True)
class Kind:
    """Of products: Montgomery's, or those modulo 2^255 - r, by IFMA or by AVX2. By the words of a number, its limbs, and the vectors that products need."""

    family: str
    bits: int
    lanes: int
    limbs: dict[int, int]
    machine: type[Machine]
    scratch: dict[int, int] = field(default_factory=dict)
    # The most that r is, or 0.
    offset: int = 0

    @property
    def mask(self) -> int:
        return (1 << self.bits) - 1

    def most(self, j: int, limbs: int) -> int:
        """What a limb of a factor is at most; by IFMA, of what counts."""
        if not self.offset:
            return self.mask
        if self.is_packed:
            return (1 << 30) - 1 if j + 1 == limbs else self.mask + (1 << 15)
        return self.mask + (1 << 45)

    @property
    def is_exact(self) -> bool:
        """Whether what is above the bits of a limb counts."""
        return bool(self.offset) or self.is_packed

    @property
    def is_packed(self) -> bool:
        """Whether two limbs of a number that is kept are in one word."""
        return self.lanes == 4

    def __hash__(self) -> int:
        return hash(self.family)


IFMA = Kind("ifma_montgomery", 52, 8, {2: 3, 3: 4, 4: 5, 6: 8, 8: 10, 9: 12, 16: 20}, Wide)
AVX2 = Kind("avx2_montgomery", 29, 4, {4: 9, 6: 14, 8: 18, 9: 20}, Machine, {6: 60, 8: 78, 9: 88})
IFMA_OFFSET = Kind("ifma_pseudo_mersenne", 51, 8, {4: 5}, Wide, {}, (1 << 31) - 1)
AVX2_OFFSET = Kind("avx2_pseudo_mersenne", 29, 4, {4: 9}, Machine, {4: 9}, 31)
MONTGOMERY, OFFSET = (IFMA, AVX2), (IFMA_OFFSET, AVX2_OFFSET)
KINDS = MONTGOMERY + OFFSET


@dataclass(frozen=True)
class Layout:
    """Of a state, in vectors: m, -1/m, the mask, 1, orders of lanes, and numbers in limbs."""

    kind: Kind
    words: int

    @property
    def limbs(self) -> int:
        return self.kind.limbs[self.words]

    @property
    def radix(self) -> int:
        """What Montgomery's products are divided by."""
        return 1 if self.kind.offset else 1 << self.kind.bits * self.limbs

    @property
    def vector(self) -> int:
        return 8 * self.kind.lanes

    @property
    def packed(self) -> int:
        """Vectors of a number that is kept."""
        return -(-self.limbs // 2) if self.kind.is_packed else self.limbs

    @property
    def chains(self) -> int:
        """Numbers of a lane."""
        return 1 if self.words > 9 else CHAINS

    @property
    def step(self) -> int:
        """Bytes of the products that are kept before a step."""
        return self.vector * self.chains * self.packed

    @property
    def every(self) -> int:
        """Of four steps all but one keep their products; of two, if those of three have more words than four numbers."""
        return 4 if 3 * self.packed <= 4 * self.words else 2

    @property
    def rows(self) -> int:
        """Bytes of the numbers of a step."""
        return self.vector * self.chains * self.words

    @property
    def rounds(self) -> int:
        """In each the lanes are multiplied by those whose numbers differ in one bit."""
        return self.kind.lanes.bit_length() - 1

    @property
    def places(self) -> dict[str, int]:
        n = self.limbs
        sizes = {"m": n, "inverse": 1, "mask": 1, "one": 1, "orders": LEVELS, **{name: CHAINS * n for name in ("p", "spare", "first", "x")}}
        sizes |= {"others": LEVELS * n, "total": self.words, "complement": n, "zeros": CHAINS, "scratch": 0}
        found, first = {}, 0
        for name, count in sizes.items():
            found[name], first = first, first + self.vector * count
        return found

    @property
    def offset_constants(self) -> dict[int, int]:
        """Modulo 2^255 - r: limbs of it but the lowest, and by AVX2 the masks of 23 and 30 bits."""
        if not self.kind.offset:
            return {}
        n, at = self.limbs, self.places
        found = {at["m"] + self.vector * j: self.kind.mask for j in range(1, n - 1)} | {at["m"] + self.vector * (n - 1): (1 << 255 - self.kind.bits * (n - 1)) - 1}
        return found | ({at["complement"]: (1 << 23) - 1, at["complement"] + 2 * self.vector: (1 << 30) - 1} if self.kind.is_packed else {})

    def order(self, lane: int) -> int:
        """What moves a lane, in the orders of a state."""
        return 2 * lane | (2 * lane + 1) << 32 if self.kind.is_packed else lane


class Limbs(Integers):
    """Terms of a lane as integers, which may be negative. Leaves are those of `Products`."""

    def __init__(self, kind: Kind, terms: Terms, known: dict[int, Lane] | None = None):
        super().__init__(terms, known or {}, {})
        self.kind, self.bits, self.mask = kind, kind.bits, kind.mask
        # By the polynomial of a sum: the unknown low half of the product that clears it, or nothing where that is added already.
        self.cleared: dict[frozenset, Polynomial] = {}

    def of_leaf(self, term: int, name: str, *_) -> Lane:
        """Of a limb by IFMA of Montgomery's, what is above its bits is anything."""
        if self.kind.offset:
            return self.of_offset(name)
        return self.unknown(f"w{term}") if name[0] in "ab" and not self.kind.is_packed else self.unknown(name, self.mask)

    def of_offset(self, name: str) -> Lane:
        """r, or multiples of it, or a limb of a factor."""
        if times_r := MULTIPLES.get(name):
            self.most["r"] = self.kind.offset
            return Lane({("r",): times_r}, times_r * LEAST_OFFSET, times_r * self.kind.offset)
        return self.unknown(name, self.kind.most(int(name[1:]), *self.kind.limbs.values()))

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

    def low(self, term: int, bits: int = 0) -> Lane:
        """The low bits of a limb, or another count of bits."""
        a, bits = self.of(term), bits or self.bits
        if 0 <= a.least and a.most < 1 << bits:
            return a
        if bits == self.bits and self.cleared.get(frozenset(a.value.items())) == {}:
            return constant(0)
        return self.unknown(f"d{term}" if bits == self.bits else f"d{bits}.{term}", (1 << bits) - 1)

    def divided(self, a: Polynomial, bits: int) -> Polynomial:
        found = {monomial: Fraction(c, 1 << bits) for monomial, c in a.items()}
        return {monomial: c.numerator if c.denominator == 1 else c for monomial, c in found.items()}

    # By IFMA.

    def of_low52(self, _, *pair: int) -> Lane:
        a, b = (self.low(term, 52) for term in pair)
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
        a, b = (self.low(term, 52) for term in pair)
        if a.most * b.most <= LIMB:
            return constant(0)
        total = plus(product(a.value, b.value), self.halves(a, b).value, -1)
        return Lane(self.divided(total, 52), 0, a.most * b.most >> 52)

    # By AVX2.

    def half(self, term: int) -> int:
        """Of what a factor is the low half, or a limb of a pair."""
        operation, *pair = self.terms.all[term]
        return pair[0] if operation == "and" and self.terms.known(pair[1]) == HALF else term

    def of_mul(self, _, *pair: int) -> Lane:
        if self.terms.all[self.half(pair[1])] == ("leaf", "inverse"):
            raise Unproved("of a product with the inverse the low bits alone count")
        a, b = map(self.of, pair)
        if min(a.least, b.least) < 0 or max(a.most, b.most) > HALF:
            raise Unproved("a factor leaves its 32 bits")
        return Lane(product(a.value, b.value), 0, a.most * b.most)

    def of_and(self, term: int, *pair: int) -> Lane:
        if (mask := self.terms.known(pair[1])) == HALF:
            a = self.of(pair[0])
            if a.least < 0 or a.most > HALF:
                raise Unproved("a factor leaves its 32 bits")
            return a
        if mask is not None and mask & mask + 1 == 0:
            operation, *factors = self.terms.all[pair[0]]
            if mask == self.mask and operation == "mul" and self.terms.all[self.half(factors[1])] == ("leaf", "inverse"):
                return self.digit(term, self.of(self.half(factors[0])).value)
            return self.low(pair[0], mask.bit_length())
        a, b = map(self.of, pair)
        for x, y in ((a, b), (b, a)):
            if x in (constant(0), constant(-1)):
                return x if x == constant(0) else y
        raise Unproved("a mask that is not decided")

    def digit(self, term: int, total: Polynomial) -> Lane:
        """Of the quotient: with it times m_0 the sum is a multiple."""
        found = self.unknown(f"q{term}", self.mask)
        self.quotients[f"q{term}"] = total
        self.cleared[frozenset(plus(total, {tuple(sorted((f"q{term}", "m0"))): 1}).items())] = {}
        return found

    def of_shr(self, _, term: int, count: int) -> Lane:
        operation, *pair = self.terms.all[term]
        if count == self.bits and operation == "add" and self.terms.known(pair[1]) == self.mask:
            # Rounded up: as low halves of q m0 clear the low bits, they carry just so much.
            x = self.of(pair[0])
            self.of(term)
            if (half := self.cleared.get(frozenset(x.value.items()))) and x.least >= 0:
                return Lane(self.divided(plus(x.value, half), count), 0, x.most + self.mask >> count)
        if self.of(term).least < 0:
            raise Unproved("a shift of what may be negative")
        return self.of_sar(_, term, count)

    def of_sar(self, _, term: int, count: int) -> Lane:
        a = self.of(term)
        return Lane(self.divided(plus(a.value, self.low(term, count).value, -1), count), a.least >> count, a.most >> count)

    def number(self, terms: list[int]) -> Polynomial:
        """Of limbs, of which what is above their bits does not count, but for the highest one."""
        found: Polynomial = {}
        for j, term in enumerate(terms):
            found = plus(found, (self.of if j + 1 == len(terms) else self.low)(term).value, 1 << self.bits * j)
        return found


class Products:
    """What is proved of the terms of a lane, where limbs of factors have the names a0, a1, ... and b0, b1, ..., and constants theirs. Each once."""

    def __init__(self, layout: Layout, joins):
        self.layout, self.joins = layout, joins
        self.kind, self.terms = layout.kind, Terms()
        self.factors = {name: [self.terms.make("leaf", f"{name}{j}") for j in range(layout.limbs)] for name in "abmc"}
        self.inverse = self.terms.make("leaf", "r" if self.kind.offset else "inverse")
        self.proved: dict[tuple, str | None] = {}

    def named(self, terms: Terms, wanted: list[int], names: dict[int, int]) -> tuple[int, ...]:
        """These terms with leaves of this proof in place of what they read."""
        seen, left = set(), list(wanted)
        while left:
            if (term := left.pop()) not in seen:
                seen.add(term)
                operation, *arguments = terms.all[term]
                if term not in names and operation != "constant":
                    if operation == "leaf":
                        raise Refused("a product reads something else than its factors")
                    left += arguments[:-1] if operation in COUNTED else arguments
        found = dict(names)
        for term in sorted(seen - names.keys()):
            operation, *arguments = terms.all[term]
            if operation == "constant":
                found[term] = self.terms.constant(arguments[0])
                continue
            inner = arguments[:-1] if operation in COUNTED else arguments
            made = [found[a] for a in inner]
            # The assembler exchanges operands where that is shorter.
            if operation in ("add", "and", "or") and self.terms.known(made[0]) is not None or operation == "mul" and self.is_inverse(made[0]):
                made.reverse()
            found[term] = self.terms.operation(operation, *made, *arguments[len(inner) :])
        return tuple(found[term] for term in wanted)

    def is_inverse(self, term: int) -> bool:
        return not self.kind.offset and self.terms.all[term][:2] == ("and", self.inverse)

    def prove(self, what: str, terms: Terms, wanted: list[int], names: dict[int, int]) -> None:
        """An error, if the terms are not what they should be: "product" or "canonical"."""
        key = (what, *self.named(terms, wanted, names))
        if key not in self.proved:
            try:
                getattr(self, f"check_{what}")(list(key[1:]))
                self.proved[key] = None
            except (Unproved, Unknown) as error:
                self.proved[key] = str(error)
        if self.proved[key] is not None:
            raise Refused(self.proved[key])

    @property
    def m(self) -> Polynomial:
        return {(f"m{j}",): 1 << self.kind.bits * j for j in range(self.layout.limbs)}

    def check_identity(self, limbs: Limbs, total: Polynomial) -> None:
        """2^(bits n) t = a b + q m, where q has the digits of the quotient alone."""
        n, bits = self.layout.limbs, self.kind.bits
        a, b = ({monomial: c << bits * j for j, term in enumerate(self.factors[name]) for monomial, c in limbs.low(term).value.items()} for name in "ab")
        rest = plus(times(total, 1 << bits * n), product(a, b), -1)
        q = {(one,): c for monomial, c in rest.items() if "m0" in monomial for one in monomial if one in limbs.quotients}
        if plus(rest, product(q, self.m), -1):
            raise Unproved("t is not a b + q m, divided by a power of 2")
        if sorted(q.values()) != [1 << bits * j for j in range(n)]:
            raise Unproved("q has other digits")

    def check_product(self, result: list[int]) -> None:
        """Limbs of a factor."""
        limbs = Limbs(self.kind, self.terms)
        limbs.evaluate(result)
        if self.kind.is_packed and any(limbs.of(term).most > self.kind.mask for term in result[:-1]):
            raise Unproved("a limb leaves its bits")
        if any(limbs.of(term).least < 0 for term in result):
            raise Unproved("a limb may be negative")
        self.check_identity(limbs, limbs.number(result))

    def check_canonical(self, words: list[int]) -> None:
        """Words of a number in [0, m)."""
        (self.check_by_carry if self.kind.is_packed else self.check_by_sign)(words)

    def made_of(self, words: list[int], is_limb) -> list[int]:
        """The limbs that words are made of, in the order in which they were made."""
        found, left = set(), list(words)
        while left:
            operation, *arguments = self.terms.all[one := left.pop()]
            if is_limb(operation, *arguments):
                found.add(one)
            elif operation in ("or", "and", "shl", "shr"):
                left += arguments[:1] if operation in ("shl", "shr") else arguments
            elif operation != "constant":
                raise Unproved("words are no bits of limbs")
        if len(found) != self.layout.limbs:
            raise Unproved("words are not of all limbs")
        return sorted(found)

    def check_joined(self, words: list[int], limbs: list[int], *is_short: bool) -> None:
        if not self.joins(self.terms, words, limbs, self.kind.bits, *is_short):
            raise Unproved("words are not what limbs have")

    def check_by_sign(self, words: list[int]) -> None:
        """t - m with a sign, or t if that is negative."""
        chosen = self.made_of(words, lambda operation, *_: operation == "ite")
        self.check_joined(words, chosen)
        choices = [self.terms.all[term] for term in chosen]
        one, other = ([choice[k] for choice in choices] for k in (2, 3))
        if len(conditions := {choice[1] for choice in choices}) != 1:
            raise Unproved("limbs are not chosen together")
        condition = conditions.pop()
        if self.is_sign(condition, other[-1]):
            kept, less = one, other
        elif self.is_sign(self.negated(self.terms, condition), one[-1]):
            kept, less = other, one
        else:
            raise Unproved("what is left is not chosen by the sign of t - m")
        limbs = Limbs(self.kind, self.terms)
        limbs.evaluate([*kept, *less])
        total = limbs.number(kept)
        self.check_identity(limbs, total)
        if plus(plus(total, self.m, -1), limbs.number(less), -1):
            raise Unproved("t - m is another number")

    def is_sign(self, condition: int | None, term: int) -> bool:
        return condition is not None and self.terms.all[condition] == ("bit", term, 63)

    @staticmethod
    def negated(terms: Terms, condition: int) -> int | None:
        """Of what a condition says the contrary, if that is its form: 1 or 0 is below 1."""
        operation, *pair = terms.all[condition]
        inner = terms.all[pair[0]] if operation == "below" and terms.known(pair[1]) == 1 else ("",)
        return inner[1] if inner[0] == "ite" and [terms.known(term) for term in inner[2:]] == [1, 0] else None

    def check_by_carry(self, words: list[int]) -> None:
        """t + c for c = 2^(bits n) - m, if that has a carry, else t; of which what is above all limbs is dropped."""
        masked = self.made_of(words, lambda operation, *arguments: operation == "and" and self.terms.known(arguments[1]) == self.kind.mask)
        made = [self.terms.all[term][1] for term in masked]
        self.check_joined(words, made)
        masks = {self.terms.all[term][1:] for term in self.below(made) if self.terms.all[term][0] == "sub"}
        if len(masks) != 1 or self.terms.known((mask := masks.pop())[0]) != 0:
            raise Unproved("there is no mask")
        numbers, size = [], 1 << self.kind.bits * self.layout.limbs
        for carry in (0, 1):
            limbs = Limbs(self.kind, self.terms, {mask[1]: constant(carry)})
            limbs.evaluate(made)
            numbers.append(limbs.number(made))
            if carry == 0:
                self.check_identity(limbs, numbers[0])
        c = {(f"c{j}",): 1 << self.kind.bits * j for j in range(self.layout.limbs)}
        if plus(plus(numbers[1], numbers[0], -1), c, -1):
            raise Unproved("the sums with a carry and without one do not differ by 2^(bits n) - m")
        limbs = Limbs(self.kind, self.terms)
        limbs.evaluate([mask[1]])
        # Which so is 1 just if t + c is not below 2^(bits n).
        self.check_above(limbs, limbs.of(mask[1]).value, plus(numbers[0], c), size)

    def check_above(self, limbs: Limbs, carry: Polynomial, whole: Polynomial, size: int) -> None:
        """A carry is what stands above `size` in a number, as what is below is made of low bits."""
        rest = plus(whole, times(carry, size), -1)
        if any(c < 0 or len(monomial) != 1 or not monomial[0].startswith("d") for monomial, c in rest.items()) or limbs.bound(rest) >= size:
            raise Unproved("the carry is another one")

    def below(self, wanted: list[int]) -> set[int]:
        """What terms are made of."""
        seen, left = set(), list(wanted)
        while left:
            if (term := left.pop()) not in seen:
                seen.add(term)
                operation, *arguments = self.terms.all[term]
                left += [] if operation in ("leaf", "constant") else [a for a in arguments if isinstance(a, int) and a < term]
        return seen
