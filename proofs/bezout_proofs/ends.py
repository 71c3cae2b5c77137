# SPDX-License-Identifier: MIT OR Apache-2.0
"""Both ends of a call, on terms: the compiled Rust before a routine and behind it (README, section 2.15).

Before: the state that the routine is called with is the one that `whole_runs.py` writes, for all odd m and all x. Behind, from any state within
the bounds of `update.py`: of an inverse, what is returned is the cofactor with the sign of f, divided by 2^120, in [0, m), and yes, or zeros and
no. Of a symbol it is what `symbol.py` says of what counts flips, if f is 1 or -1, and else 0.
"""

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass

from . import batch, steps, symbol, whole_runs
from .compiled import Call, Compiled, Path
from .machine import WORD, Terms
from .normal import Forms, plus, product
from .pairs import LIMB, MASK, Longs, Word, exact, pairs_of
from .steps import Refused
from .update import Polynomial, Shape, Unproved

# Bits of the highest sum of limbs of f.
LARGEST = 123
# How far apart arguments are, where they are.
APART = 1 << 34
# -1, as a number of C.
NO = (1 << 32) - 1


@dataclass
class Given:
    """What both ends are of: words of m and x, and two solvers."""

    terms: Terms
    shape: Shape
    solvers: list
    m: list[int]
    x: list[int]
    # With the words of the call, where these are others.
    call: "Given | None" = None


@dataclass
class Ends:
    """Terms of one path: the state before the routine, by places; what is returned, and the answer."""

    call: Call
    before: dict[int, int]
    returned: tuple[int, ...]
    path: Path | None = None


class Before:
    """The state that the routine is called with: words of m, whose lowest bit is set, and of x."""

    def __init__(self, given: Given, ends: Ends):
        self.given, self.terms, self.shape, self.found = given, given.terms, given.shape, ends.before
        self.w = batch.Words(self.terms)
        # Functions of a length set the lowest bit, which is set anyway.
        self.m = [self.terms.numbers.get(("or", given.m[0], self.w.constant(1)), given.m[0]), *given.m[1:]]
        self.inverse = self.newton() if self.shape.has_cofactors else None

    def newton(self) -> int:
        """The inverse of m modulo 2^64, of the one modulo 2^5."""
        w, m = self.w, self.m[0]
        y = w.xor(w.add(m, w.shl(m, 1)), w.constant(2))
        e = w.sub(w.constant(1), w.mul(m, y))
        for _ in range(4):
            y, e = w.mul(y, w.add(e, w.constant(1))), w.mul(e, e)
        return y

    def check_newton(self) -> None:
        """m y = 1 - e^16, where e = 1 - m y0 is a multiple of 2^5."""
        w, m = self.w, self.m[0]
        forms = Forms(self.terms)
        y0 = w.xor(w.add(m, w.shl(m, 1)), w.constant(2))
        e = w.sub(w.constant(1), w.mul(m, y0))
        power = e
        for _ in range(4):
            power = w.mul(power, power)
        if not forms.equal(w.mul(m, self.inverse), w.sub(w.constant(1), power)):
            raise Refused("the inverse of the lowest word: not by Newton's iteration")
        for solver in self.given.solvers:
            known = {self.given.m[0]: solver.s.BitVec("m0", 64)}
            (value,) = solver.values(self.terms, [e], known)
            if not solver.proved(solver.s.Extract(4, 0, value) == 0, *self.is_odd(solver, known)):
                raise Refused("the inverse of the lowest word: wrong modulo 2^5")

    def bits(self, number: list[int], first: int, count: int) -> int:
        """Of a number in words, those from `first` on; bits above it are zeros."""
        w = self.w
        k, shift = divmod(first, 64)
        found = w.shr(number[k], shift) if shift and k < len(number) else number[k] if k < len(number) else w.constant(0)
        if shift + count > 64 and k + 1 < len(number):
            found = getattr(w, "or")(found, w.shl(number[k + 1], 64 - shift))
        return found if 64 * len(number) - first <= count <= 64 else getattr(w, "and")(found, w.constant((1 << count) - 1))

    def wanted(self) -> dict[int, int]:
        """`whole_runs.first_state` as terms."""
        w, shape, layout = self.w, self.shape, self.shape.layout
        state = {place: w.constant(value) for place, value in whole_runs.first_state(shape, 1, 0, steps.turns(shape)).items()}
        at, numbers = layout.places, {"f": self.m, "g": self.given.x}
        for word, letter in batch.LETTERS.items():
            state[at["w2" + letter]] = w.shl(numbers[letter][0], layout.spare) if layout.spare else numbers[letter][0]
            low = self.bits(numbers[letter], word == "h", layout.low_bits[word])
            flipped = w.xor(low, w.constant((1 << layout.low_bits[word]) - 1))
            state[at["start_" + word]] = w.add(flipped, w.constant(layout.unit[word]))
        for name, i in shape.places:
            if name in numbers:
                state[shape.limb_at(name, i)] = self.bits(numbers[name], shape.bits_of_limb * i, shape.bits_of_limb)
        if self.inverse is None:
            return state
        for i in range(shape.limbs):
            for lane in range(4):
                state[shape.modulus_at(i, lane)] = self.bits(self.m, shape.bits_of_limb * i, shape.bits_of_limb)
        inverse = getattr(w, "and")(w.sub(w.constant(0), self.inverse), w.constant(shape.mask))
        return state | dict.fromkeys(shape.inverses, inverse)

    def check(self) -> int:
        """How many words are as wanted, for all m and x: of one form, or by both solvers."""
        forms, wanted, inverse = Forms(self.terms), self.wanted(), -1
        if self.inverse is not None:
            self.check_newton()
            inverse = forms.of(self.inverse)
        for place, term in wanted.items():
            if not forms.equal(self.found[place], term) and not self.equal(self.found[place], term, forms, inverse):
                raise Refused(f"the state at {place}: not what it should be")
        return len(wanted)

    def is_always(self, term: int, value: int) -> bool:
        return self.equal(term, self.w.constant(value), Forms(self.terms), -1)

    def equal(self, one: int, other: int, forms: Forms, inverse: int) -> bool:
        """By both solvers, for odd m; the inverse may be anything."""
        verdicts = []
        leaves = [*self.given.m, *self.given.x]
        for solver in self.given.solvers:
            known = {leaf: solver.s.BitVec(f"leaf{leaf}", 64) for leaf in leaves}
            any_inverse = solver.s.BitVec("inverse", 64)
            known |= {term: any_inverse for term in range(len(self.terms.all)) if forms.of(term) == inverse}
            a, b = map(solver.word, solver.values(self.terms, [one, other], known))
            verdicts.append(solver.proved(a == b, *self.is_odd(solver, known)))
        return all(verdicts)

    def is_odd(self, solver, known: dict) -> list:
        """A premise on m; an f that is made of the numbers of the call may be any word here."""
        return [] if self.given.call else [solver.s.Extract(0, 0, known[self.given.m[0]]) == 1]


class Behind:
    """What is returned, from any state that the routine may leave."""

    # Which claim it is that does not hold.
    CLAIMS: tuple[str, ...]
    # Registers of the arguments that are pointers: to the result, to x, to m, and to more, which nothing else overlaps.
    POINTERS: tuple[str, ...] = ("rdi", "rsi", "rdx")
    OF_ODD = True
    OF = "for all odd m and all x"

    @staticmethod
    def numbers(shape: Shape) -> dict[str, int]:
        """Those that are arguments."""
        return {}

    @staticmethod
    def more(shape: Shape) -> list[int]:
        """Bytes of what is written beside the result."""
        return []

    @staticmethod
    def given(given: Given, ends: Ends) -> Given:
        """With the numbers that the routine gets, of those of the call."""
        return given

    @staticmethod
    def of_routine(m: int, x: int) -> tuple[int, int]:
        return m, x

    @staticmethod
    def numbers_of_run(shape: Shape, k: int, generator: random.Random) -> tuple[int, int]:
        """m and x, the first of which are special ones."""
        m = (1, 1, 3, 3)[k] if k < 4 else generator.getrandbits(shape.bits) | 1
        m |= (k % 2) << shape.bits - 1 if k > 4 else 0
        x = (0, 1, 1, 6)[k] if k < 4 else m if k == 4 else generator.getrandbits(generator.randrange(1, shape.bits + 1))
        return m, x

    def __init__(self, before: Before, ends: Ends):
        self.before, self.ends, self.terms, self.shape = before, ends, before.terms, before.shape
        self.w, self.leaves = before.w, ends.call.leaves
        self.limbs = -(-self.shape.limbs // 2)

    def limb(self, name: str, i: int) -> int:
        return self.leaves[self.shape.limb_at(name, i)]

    def matrix(self) -> dict[str, int]:
        """Of the last batch: as that of a turn is made before it is applied."""
        layout, at = self.shape.layout, self.shape.layout.places
        words, y, windows = ({letter: self.leaves[at[name + letter]] for letter in letters} for name, letters in batch.LEFT)
        return layout.before(self.w, words, layout.stored(self.w, y), windows)[0]

    def known(self) -> tuple[dict[int, Word], dict[str, tuple[int, int]]]:
        shape, known, ranges = self.shape, {}, {}

        def know(term: int, name: str, least: int, most: int) -> None:
            known[term], ranges[name] = exact({(name,): 1}, least, most), (least, most)

        for name, term in self.matrix().items():
            know(term, "M" + name, -(1 << shape.steps), 1 << shape.steps)
        for name, i in shape.places:
            know(self.limb(name, i), f"{name}{i}", *shape.span(i))
        for i in range(self.limbs if shape.has_cofactors else 0):
            limb = self.before.bits(self.before.m, LIMB * i, LIMB)
            # Of the highest one the compiler may not see that nothing is above it.
            for term in (limb, getattr(self.w, "and")(limb, self.w.constant(MASK))):
                know(term, f"m{i}", 0, MASK >> max(0, LIMB * (i + 1) - shape.bits))
        return known, ranges

    def number(self, name: str) -> list[Polynomial]:
        """A number in limbs of 60 bits."""
        parts = range(0, self.shape.limbs, 2)
        return [plus({(f"{name}{i}",): 1}, {(f"{name}{i + 1}",): 1} if i + 1 < self.shape.limbs else {}, 1 << self.shape.bits_of_limb) for i in parts]

    def check(self) -> None:
        try:
            self.check_sums()
        except Unproved as error:
            raise Refused(str(error)) from error
        for solver in self.before.given.solvers:
            for name, (claim, given) in self.named(solver):
                if not solver.proved(claim, *given):
                    raise Refused(name)

    def named(self, solver) -> Iterable[tuple[str, tuple]]:
        return zip(self.CLAIMS, self.claims(solver), strict=True)

    def check_sums(self) -> None:
        """By polynomials: limbs of F, the first row of the last matrix times f and g."""
        pairs, forms, inverse = list(dict(pairs_of(self.terms))), Forms(self.terms), self.before.inverse
        negated = None if inverse is None else self.w.minus(inverse)
        self.of_f, more = pairs[: self.limbs], pairs[self.limbs :]
        if len(self.of_f) != self.limbs:
            raise Refused(f"{len(pairs)} shifts of two words by a limb, and not {self.limbs}")
        for sign, above in self.cases(more):
            known, ranges = self.known()
            longs = Longs(self.terms, forms, known | above, ranges, negated)
            longs.evaluate([*pairs, *longs.low_of])
            carry: Polynomial = {}
            for k, low in enumerate(self.of_f):
                carry = self.same(longs, low, plus(carry, self.row("fg", k)), f"limb {k} of f")
            self.check_most(longs.span(longs.pair(self.of_f[-1])), LARGEST)
            self.check_more(longs, sign)

    def cases(self, more: list[int]) -> list[tuple[int, dict[int, Word]]]:
        """Signs of f, and what is known where it has this one; of more shifts than those of f."""
        if more:
            raise Refused(f"{len(more)} more shifts of two words by a limb")
        return [(1, {})]

    def check_more(self, longs: Longs, sign: int) -> None:
        """Sums that are none of f."""

    def check_most(self, span: tuple[int, int], bits: int) -> None:
        if span[0] < -(1 << bits) or span[1] >= 1 << bits:
            raise Unproved("a highest limb that is too long")

    def same(self, longs: Longs, low: int, total: Polynomial, what: str) -> Polynomial:
        """What is carried to the next limb, if the total is that of the code."""
        if longs.pair(low) != total:
            raise Unproved(f"{what} is another sum")
        return longs.floor(low).value

    def row(self, pair: str, k: int) -> Polynomial:
        """Limb k of the first row of the matrix times two numbers."""
        return plus(*(product({("M" + entry,): 1}, self.number(name)[k]) for entry, name in zip("uv", pair, strict=True)))

    def floor_of(self, low: int) -> int:
        """The word of a pair without its lowest limb."""
        w = self.w
        both = w.shr(low, LIMB), w.shl(dict(pairs_of(self.terms))[low], 64 - LIMB)
        return next(n for pair in (both, both[::-1]) if (n := self.terms.numbers.get(("or", *pair))) is not None)

    def words(self, solver, more: list[int]) -> dict:
        """For a solver: those that limbs of F are made of, of m, and more, each of which may be anything."""
        cuts = [*self.of_f[1:], dict(pairs_of(self.terms))[self.of_f[-1]], *self.before.given.m, *more]
        return {cut: solver.s.BitVec(f"cut{cut}", 64) for cut in cuts}

    def unit(self, solver, word: dict) -> tuple:
        """Whether F is 2^60, or minus that; and what is known of it and of m."""
        s = solver.s
        last = s.Concat(word[dict(pairs_of(self.terms))[self.of_f[-1]]], word[self.of_f[-1]])
        f = [s.Extract(LIMB - 1, 0, word[cut]) for cut in self.of_f[1:-1]]
        one, minus = (s.And(f[0] == first, *(limb == other for limb in f[1:]), last == other) for first, other in ((1, 0), (-1, -1)))
        given = [s.Extract(0, 0, f[0]) == 1, last < 1 << LARGEST, last >= -(1 << LARGEST), s.Extract(0, 0, word[self.before.given.m[0]]) == 1]
        return one, minus, given


class Inverse(Behind):
    TEXT = "the cofactor with the sign of f, in [0, m), and 0, or zeros and -1"
    CLAIMS = ("another answer or number where f is not 1 or -1", "another number below 0", "another number from 0 to m", "another number above m")

    @staticmethod
    def result(shape: Shape) -> list[int]:
        """Bytes of the parts that are written."""
        return [8] * (shape.bits // 64)

    @staticmethod
    def wanted(shape: Shape, m: int, x: int) -> tuple[int, ...]:
        """What is to be returned, with the answer."""
        yes = math.gcd(x, m) == 1
        inverse = pow(x, -1, m) if yes else 0
        return *(inverse >> 64 * k & WORD for k in range(shape.bits // 64)), 0 if yes else NO

    def cases(self, more: list[int]) -> list[tuple[int, dict[int, Word]]]:
        if len(more) != self.limbs + 1:
            raise Refused(f"{len(more)} shifts of two words by a limb for the cofactor, and not {self.limbs + 1}")
        # Of 1 and -1 the second bit is the sign.
        self.of_u, sign = more, self.w.sar(self.w.shl(self.of_f[1], 62), 63)
        above = dict.fromkeys(self.above(), exact({}, 0, 0))
        return [(s, above | {sign: exact({(): -1} if s < 0 else {}, *((s - 1) // 2,) * 2)}) for s in (1, -1)]

    def above(self) -> list[int]:
        """The words of limbs above those that the routine works on, which are zeros by both solvers."""
        machine, shape = Compiled(self.terms, self.ends.call.before), self.shape
        places = [shape.layout.limbs_at + shape.stride * i + 8 * lane for i in range(shape.limbs, 2 * self.limbs) for lane in range(len(shape.numbers))]
        found = [machine.word(self.ends.call.base + place) for place in places]
        if any(place in self.leaves for place in places) or not all(self.before.is_always(term, 0) for term in found):
            raise Refused("a limb above those of the routine is not zero")
        return found

    def check_more(self, longs: Longs, sign: int) -> None:
        """Limbs of +-U + q m, the same row times u and v. Each digit of q clears a limb, as a product with -1/m."""
        carry: Polynomial = {}
        for k, low in enumerate(self.of_u):
            total = plus(carry, self.row("uv", k), sign) if k < self.limbs else carry
            for j in (0, 1):
                if j == k and longs.quotients.get(f"quotient{j}") != total:
                    raise Unproved(f"digit {j} of the quotient is none of the sum that it clears")
                if 0 <= k - j < self.limbs:
                    total = plus(total, {(f"m{k - j}", f"quotient{j}"): 1})
            carry = self.same(longs, low, total, f"limb {k} of the cofactor")
        self.check_most(longs.span(carry), 63)

    def claims(self, solver) -> list[tuple]:
        """What is returned, in each case, and what is given there, from the words of these sums."""
        s, top = solver.s, self.floor_of(self.of_u[-1])
        word = self.words(solver, [*self.of_u[2:], top])
        one, minus, given = self.unit(solver, word)
        *out, answer = map(solver.word, solver.values(self.terms, list(self.ends.returned), word))
        width = 64 * len(out) + 2
        whole = s.Concat(word[top], *(s.Extract(LIMB - 1, 0, word[cut]) for cut in reversed(self.of_u[2:])))
        d = s.Extract(width - 1, 0, s.SignExt(width, whole))
        m = s.ZeroExt(2, s.Concat(*(word[leaf] for leaf in reversed(self.before.given.m))))
        fits = s.SignExt(width, whole) == s.SignExt(width + whole.size() - width, d)
        number = s.ZeroExt(2, s.Concat(*reversed(out)))
        cases = [(d + m, [d < 0, -m <= d]), (d, [0 <= d, d < m]), (d - m, [m <= d, d - m < m])]
        none = s.And(answer == NO, number == 0), [*given, s.Not(s.Or(one, minus))]
        return [none, *((s.And(answer == 0, number == wanted), [*given, s.Or(one, minus), fits, *case]) for wanted, case in cases)]


class Symbol(Behind):
    TEXT = "the symbol by all that flips it, with what a turn would add for the last batch, or 0 where f is not 1 or -1, and 0"
    CLAIMS = ("another sign of f", "another symbol where f is not 1 or -1", "another symbol where f is 1", "another symbol where f is -1")

    @staticmethod
    def result(shape: Shape) -> list[int]:
        return [4]

    @staticmethod
    def wanted(shape: Shape, m: int, x: int) -> tuple[int, ...]:
        return whole_runs.jacobi(x, m) & NO, 0

    def claims(self, solver) -> list[tuple]:
        """What is returned, by bits of few words: those of sums of many words and of signs may be anything."""
        s, w, places = solver.s, self.w, self.shape.layout.places
        matrix, first = self.matrix(), self.leaves.__getitem__
        applied, before = symbol.not_negative(w, matrix["u"], matrix["v"]), symbol.sign(w, self.of_sixty(), LIMB)
        sums = symbol.sums(w, self.shape, first, applied, before, self.floor_of(self.of_f[-1]), steps.turns(self.shape))
        parity = symbol.parity(w, sums, self.before.given.m[0])
        joints = [symbol.sum_at(self.shape, "joints", lane) for lane in (0, 1)]
        word = self.words(solver, [first(at) for at in (*(places[name] for name in ("end1", "end2", "XY", "end_h", "turns")), *joints)])
        one, minus, given = self.unit(solver, word)
        forms, any_word = Forms(self.terms), {"halvings": sums["halvings"], "falls": sums["falls"], "applied": applied, "before": before}
        cuts = {forms.of(term): s.BitVec(name, 64) for name, term in any_word.items()}
        word |= {term: cuts[form] for term in range(len(self.terms.all)) if (form := forms.of(term)) in cuts}
        found, answer, flips = map(solver.word, solver.values(self.terms, [*self.ends.returned, parity], word))
        right = s.And(answer == 0, found == s.If(s.Extract(0, 0, flips) == 0, solver.word(1), solver.word(NO)))
        none = s.And(answer == 0, found == 0), [*given, s.Not(s.Or(one, minus))]
        return [self.sign_is_right(solver, before), none, (right, [*given, one]), (right, [*given, minus])]

    def of_sixty(self) -> list[int]:
        """f before the last batch, in limbs of 60 bits, which may be a little longer."""
        bits = self.shape.bits_of_limb
        return [self.w.add(self.limb("f", i), self.w.shl(self.limb("f", i + 1), bits)) for i in range(0, self.shape.limbs, 2)]

    def sign_is_right(self, solver, before: int) -> tuple:
        """That a word has the sign of f before the last batch, of limbs in their bounds."""
        s, shape = solver.s, self.shape
        limbs = [(s.BitVec(f"limb{i}", 64), *shape.span(i)) for i in range(shape.limbs)]
        (word,) = map(solver.word, solver.values(self.terms, [before], {self.limb("f", i): limb for i, (limb, *_) in enumerate(limbs)}))
        width = shape.bits_of_limb * shape.limbs
        number = sum(s.SignExt(width, limb) << shape.bits_of_limb * i for i, (limb, *_) in enumerate(limbs))
        return (word < 0) == (number < 0), [s.And(limb >= least, limb <= most) for limb, least, most in limbs]


class OfWords:
    """What functions for any length have: the length behind the result, and scratch."""

    POINTERS = ("rdi", "rdx", "rcx", "r8")

    @staticmethod
    def numbers(shape: Shape) -> dict[str, int]:
        return {"rsi": shape.bits // 64}


class InverseOfWords(OfWords, Inverse):
    @staticmethod
    def more(shape: Shape) -> list[int]:
        """Of scratch, as many words as `bezout_invert_odd_mod_scratch` says."""
        n = shape.bits // 64
        return [8 * (2 * n + 5 * (64 * n // 60 + 1))]


class SymbolOfWords(OfWords, Symbol):
    @staticmethod
    def more(shape: Shape) -> list[int]:
        """Of scratch, as many words as `bezout_jacobi_scratch` says."""
        return [8 * 4 * (shape.bits // 64)]
