# SPDX-License-Identifier: MIT OR Apache-2.0
"""Words into lanes, and out of them, from call to return, read out of their bytes (README, section 2.12).

What enters leaves the limbs of the words of each row, for all words: their bits are those of the row, each in its place. What leaves divides by
2^60, or by 2^52 by IFMA, adds or subtracts a modulus, and stores the bits of limbs one behind the other, or zeros where f is neither 1 nor -1.
With the sign s of f, digits q of a quotient, and c, b, 0 or 1, where R or A - m is negative, holds as polynomials

    2^60 R = (1 - 2 s) d + q m - r0 - 2^30 r1,    A = R + c m - 2^(30 n) a,    B = A - m + 2^(30 n) b,

where `r0` and `r1` are what two positions have left in their low bits: zero, by the choice of each digit, which is checked as well. By IFMA it is
2^52 R = (1 - 2 s) d + q m - r0, and a is not there. What is stored is A where b is 1, else B. The bounds that follow are on paper.
"""

import itertools
from dataclasses import replace

from . import changes, evex
from .bits import ALL, Bits
from .lane_models import BITS, GROUP, GROUPS, LIMBS, LOW52, MATRIX, ROUTINES, SLOTS, InGroup, InLane, InPairs, Model, OneZero, SignedHalves
from .lane_steps import Path
from .machine import Instruction, Machine, State, Terms, Unknown
from .normal import Forms, plus, product
from .steps import Refused, is_deleted, target, turns
from .update import LIMB, MASK, Integers, Lane, Polynomial, Unproved, unknown

# Rows, far from the state: of x, or of results, and of moduli.
ROWS, MODULI = 1 << 34, 1 << 35
# Of a group of limbs.
BYTES = GROUP * LIMB // 8
# By IFMA: words of a number, and the row of each lane.
WORDS, LIMBS_BY_IFMA = 4, 5
ORDER = (0, 2, 1, 3, 4, 6, 5, 7)
# Limbs with which the library runs them. Instructions are deleted with the first ones.
LENGTHS = (9, 13, 18, 20, 35, 69, 137)
PROVED = "its words are proved, from call to return"
# One of this many times more instructions is deleted.
SPARSE = 4
# And of registers, vectors and words that are live one of this many times more is lost.
LOST = 64


class Conversion(Path):
    """A routine from call to return, as terms."""

    def __init__(self, code: list[Instruction], kind: type[Model], limbs: int):
        self.terms, self.code, self.limbs = Terms(), code, limbs
        self.by_address = {i.address: k for k, i in enumerate(code)}
        self.model, self.kind, self.changing = kind(self.terms), evex.machine_for(code), set()
        self.forms, self.words = Forms(self.terms), self.model.words
        self.shapes = self.model.shapes(limbs)
        self.is_paired = kind is InPairs
        # What is stored in rows, by bytes: a term, and which byte of it.
        self.rows: dict[int, tuple[int, int]] = {}
        # Behind the last instruction.
        self.end: State | None = None
        self.seen = 0
        self.bits = Bits(self.terms, self.forms, self.read)

    @property
    def groups(self) -> int:
        return -(-self.limbs // GROUP)

    @property
    def stride(self) -> int:
        """Bytes from a row to the next."""
        return 8 * WORDS if self.is_paired else 8 * -(-(BYTES * self.groups + 1) // 8)

    @property
    def room(self) -> int:
        """Bytes that are read of a row, or written."""
        return 8 * WORDS if self.is_paired else BYTES * self.groups

    @property
    def all_limbs(self) -> int:
        """With those of the last group."""
        return self.limbs + len(self.shapes[0].rest) // 2

    def row_of(self, shape: InLane) -> int:
        return 8 * shape.group + ORDER[shape.lane] if isinstance(shape, InGroup) else shape.lane

    def begun(self, stride_in: str) -> Machine:
        machine = self.kind.fresh(self.terms)
        machine.objects |= {"rsi": ROWS, "rdx": MODULI}
        if not self.is_paired:
            machine.state.words[0] = self.terms.constant(self.limbs)
            machine.state.registers[stride_in] = self.terms.constant(self.stride)
        return machine

    def read(self, leaf: int) -> ALL | None:
        """Of what is read in rows: each bit by its row and place."""
        name, *where = self.terms.all[leaf][1:]
        if name != "word" or where[0] < ROWS:
            return None
        return tuple(self.row_bit(8 * where[0] + k) for k in range(64))

    def row_bit(self, at: int) -> int:
        first = 8 * (MODULI if at >= 8 * MODULI else ROWS)
        row, place = divmod(at - first, 8 * self.stride)
        if row not in range(len(self.shapes)) or place >= 8 * self.room:
            raise Refused("more is read than the rows")
        return self.bits.bit("m" if first == 8 * MODULI else "x", row, place)

    def stepped(self, machine: Machine) -> None:
        """Each store to rows is kept by bytes: they overlap."""
        stores, self.seen = machine.state.stores[self.seen :], len(machine.state.stores)
        for at, size in stores:
            if at >= ROWS:
                self.rows |= {at + k: (machine.word(at + k // 8 * 8), k % 8) for k in range(size)}

    def check_stores(self, state: State, spans: list[tuple[int, int]]) -> None:
        """That nothing is written but to these places, and to rows of results."""
        if any(at < ROWS and not any(low <= at and at + size <= high for low, high in spans) for at, size in state.stores):
            raise Refused("a store elsewhere")

    def check(self) -> None:
        """An error, if it is not proved."""
        raise NotImplementedError

    def equal(self, term: int, wanted: int, what: str) -> None:
        if not self.forms.equal(term, wanted):
            raise Refused(f"{what}: not what it should be")


class Entered(Conversion):
    """The limbs of f = m, g = x, d = 0, and e, and by IFMA -2^51 m, and the inverses in their lanes."""

    def check(self) -> None:
        state = self.end = self.follow_to(self.begun("rcx"), 0, None, None)
        machine = self.kind(self.terms, state)
        bits = self.shapes[0].bits_of_limb
        for shape in self.shapes:
            moduli = []
            for i in range(self.all_limbs):
                for name, rows in (("f", "m"), ("g", "x"), ("m", "m")):
                    at = shape.modulus_at(i) if name == "m" else shape.limb_at(name, i)
                    if self.bits.of(machine.word(at)) != self.limb(rows, self.row_of(shape), bits * i):
                        raise Refused(f"limb {i} of {name} in {shape.name}")
                moduli.append(machine.word(shape.modulus_at(i)))
                for name in "uv":
                    if (name, i) != ("v", shape.first_v // bits) and self.terms.known(machine.word(shape.limb_at(name, i))) != 0:
                        raise Refused(f"limb {i} of {name} in {shape.name}")
            self.equal(machine.word(shape.limb_at("v", shape.first_v // bits)), self.unit(moduli), f"the first e in {shape.name}")
            if isinstance(shape, InGroup):
                self.check_group(machine, shape)
        first, last = self.shapes[0], self.shapes[-1]
        spans = [(first.limb_at("f", 0), last.modulus_at(self.all_limbs - 1) + 8)]
        if self.is_paired:
            spans = [(first.limb_at("f", 0), last.multiple_at(self.limbs) + 8), (0, 8 * GROUPS * self.model.lanes)]
        self.check_stores(state, spans)

    def limb(self, rows: str, row: int, first: int) -> ALL:
        """Bits of a row from `first` on, and zeros behind them."""
        bits, room = self.shapes[0].bits_of_limb, 8 * self.room
        found = [self.bits.bit(rows, row, first + k) if first + k < room else 0 for k in range(bits)]
        return (*found, *(0,) * (64 - bits))

    def unit(self, moduli: list[int]) -> int:
        """1, or 0 modulo 1: there the limbs, whose sum is then 1, or by IFMA the lowest one and all others."""
        w, one = self.words, self.words.constant(1)
        if self.is_paired:
            differ = w.xor(moduli[0], one)
            for limb in moduli[1:]:
                differ = getattr(w, "or")(differ, limb)
            return w.ite(w.nonzero(differ), one, w.constant(0))
        total = w.constant(0)
        for limb in moduli:
            total = w.add(total, limb)
        return w.shr(w.sub(w.constant(0), w.xor(total, one)), 63)

    def check_group(self, machine: Machine, shape: InGroup) -> None:
        """w = -2^51 m, and the inverse in the order of lanes."""
        row = self.row_of(shape)
        for i in range(self.limbs + 1):
            low = [self.bits.bit("m", row, n) if 0 <= n < 8 * self.room else 0 for n in range(BITS * i - BITS + 1, BITS * i + 1)]
            operation, *arguments = self.terms.all[machine.word(shape.multiple_at(i))]
            if operation != "sub" or self.terms.known(arguments[0]) != 0 or self.bits.of(arguments[1]) != (*low, *(0,) * (64 - BITS)):
                raise Refused(f"limb {i} of w in {shape.name}")
        self.equal(machine.word(shape.inverses[0]), self.terms.make("leaf", "word", 8 * row, 0), f"the inverse in {shape.name}")


class Divided(OneZero):
    """Terms of what leaves as integers, with masks that are 0 or -1."""

    def __init__(self, terms: Terms, forms: Forms, shape: InLane, sign: int):
        super().__init__(terms, forms, {}, shape)
        self.known[forms.of(sign)] = unknown("s", 0, 1)
        self.masks: dict[frozenset, Lane] = {}

    def operation(self, name: str, *arguments) -> Lane:
        match name:
            case "xor" | "and" if (found := self.by_mask(name, *arguments)) is not None:
                return found
            case "join":
                return self.joined(*arguments)
            case "sar" if arguments[1] == 31:
                return self.sign_of(self.whole(arguments[0]))
        return super().operation(name, *arguments)

    def joined(self, low: int, high: int) -> Lane:
        """Both words of a mask, or of what it was put on."""
        (one, *first), (other, *second) = self.terms.all[low], self.terms.all[high]
        if one == other == "and":
            for (k, x), (l, y) in itertools.product((first, first[::-1]), (second, second[::-1])):
                if (found := self.whole_of(x, y)) is not None and self.is_mask(self.of(k)) and self.of(k) == self.of(l):
                    return self.masked_by(self.of(k), self.of(found))
        a, b = self.of(low), self.of(high)
        if a != b or not self.is_mask(a):
            raise Unproved("words of 32 bits that are no mask")
        return a

    def whole_of(self, low: int, high: int) -> int | None:
        """The word whose halves these are."""
        operation, *arguments = self.terms.all[high]
        if operation != "sar" or arguments[1] != 32:
            return None
        whole, half = arguments[0], self.terms.all[low]
        return whole if low == whole or half[0] == "sar" and half[2] == 32 and self.terms.all[half[1]] == ("shl", whole, 32) else None

    @staticmethod
    def masked_by(k: Lane, x: Lane) -> Lane:
        return Lane(product(plus({}, k.value, -1), x.value), min(x.least, 0), max(x.most, 0))

    @staticmethod
    def is_mask(a: Lane) -> bool:
        return -1 <= a.least <= a.most <= 0 and len(a.value) < 2

    def whole(self, term: int) -> Lane:
        """Of either half of a word with its sign in 32 bits, the word."""
        operation, *arguments = self.terms.all[term]
        if operation == "sar" and arguments[1] == 32:
            inner, *more = self.terms.all[arguments[0]]
            found = self.of(more[0] if (inner, more[1:]) == ("shl", [32]) else arguments[0])
        else:
            found = self.of(term)
        if found.least < -(1 << 31) or found.most >> 31:
            raise Unproved("the sign of a word that leaves 32 bits")
        return found

    def sign_of(self, a: Lane) -> Lane:
        """-1 where it is negative, else 0: what is carried out of it, if it is not below minus the base."""
        if a.least >= -MASK - 1 and a.most <= MASK:
            return self.floor(a)
        return self.masks.setdefault(frozenset(a.value.items()), unknown(f"negative{len(self.masks)}", -1, 0))

    def by_mask(self, name: str, one: int, other: int) -> Lane | None:
        """With a mask k, `and` has -k x, and `xor` x + k (2 x + 1)."""
        if any(self.terms.known(term) is not None for term in (one, other)):
            return None
        a, b = map(self.of, (one, other))
        if not self.is_mask(a):
            a, b = b, a
        if not self.is_mask(a):
            raise Unproved("bits of two words")
        if name == "and":
            return self.masked_by(a, b)
        return Lane(plus(b.value, product(a.value, plus({(): 1}, b.value, 2))), min(b.least, -b.most - 1), max(b.most, -b.least - 1))


class Chosen(SignedHalves):
    """The same by IFMA, with bits that say which of two is taken."""

    def __init__(self, terms: Terms, forms: Forms, shape: InLane):
        super().__init__(terms, forms, {}, shape)
        self.bits: dict[frozenset, Lane] = {}

    def sign(self, a: Lane, n: int) -> Lane:
        if n == 63 and not self.sign_of(a):
            return self.bits.setdefault(frozenset(a.value.items()), unknown(f"negative{len(self.bits)}", 0, 1))
        return super().sign(a, n)


def number(letter: str, shape: InLane) -> Polynomial:
    return {(f"{letter}{i}",): 1 << shape.bits_of_limb * i for i in range(shape.limbs)}


class Left(Conversion):
    """What leaves four or eight lanes. The last one of three loops stores what the second one has left in limbs."""

    def check(self) -> None:
        back = [i for i in self.code if i.mnemonic == "jne" and target(i) < i.address]
        if len(back) != 3:
            raise Refused("there are not three loops over limbs")
        store = self.goes_to(back[2])
        machine = self.begun("rdx")
        middle = self.follow_to(machine, 0, store, None).copy()
        state = self.end = self.follow_to(machine, store, None, None)
        self.check_rest(state)
        for shape in self.shapes:
            self.check_lane(shape, self.kind(self.terms, middle.copy()), self.kind(self.terms, state))
        wanted = {ROWS + self.stride * row + k for row in range(len(self.shapes)) for k in range(self.room + 1)}
        if set(self.rows) != wanted:
            raise Refused("other bytes of the rows")

    def begun(self, stride_in: str) -> Machine:
        machine = super().begun(stride_in)
        machine.objects = {"rdi": 0, "rsi": ROWS, "rsp": machine.objects["rsp"]}
        # The last group has no more of f and g than zeros, which no turn writes to.
        machine.state.words |= {at: self.terms.constant(0) for shape in self.shapes for at in shape.rest}
        return machine

    def check_rest(self, state: State) -> None:
        """Zeros are all that depends on a number, but for which of them have an inverse."""
        vector, machine = self.model.vector, self.kind(self.terms, state)
        first, last = vector * LIMBS, self.shapes[-1].modulus_at(self.all_limbs - 1) + 8
        places = [*range(2 * vector, 3 * vector, 8), *range(vector * (MATRIX - 4), last, 8)]
        if any(self.terms.known(machine.word(at)) != 0 for at in places):
            raise Refused("something is left in the state")
        self.check_stores(state, [(vector, 3 * vector), (vector * (MATRIX - 4), first), (first, last)])

    def check_lane(self, shape: InLane, middle: Machine, end: Machine) -> None:
        w, n = self.words, self.limbs
        f = [self.terms.make("leaf", "word", shape.limb_at("f", i), 0) for i in range(n)]
        bit = w.shr(w.shl(f[0], 62), 63)
        and_, or_, mask, one = getattr(w, "and"), getattr(w, "or"), w.constant(MASK), w.constant(1)
        ones = and_(w.sub(w.constant(0), bit), mask)
        differ = w.xor(f[0], or_(ones, one))
        for limb in f[1:]:
            differ = or_(differ, w.xor(ones, limb))
        # Below zero where f is 1 or -1: where no low bit differs.
        less = w.sub(and_(differ, mask), one)
        halves = [w.sar(half, 31) for half in self.model.machine.halves(less)]
        self.equal(end.word(self.model.delta_at(shape)), self.terms.operation("join", *halves), f"whether there is an inverse in {shape.name}")
        integers = Divided(self.terms, self.forms, shape, bit)
        terms = {name: [middle.word(shape.limb_at(name, i)) for i in range(n)] for name in "fgu"}
        try:
            borrow = self.prove(integers, shape, terms)
        except Unproved as error:
            raise Refused(f"the division in {shape.name}: {error}") from error
        yes, no_less = self.bits.of(less)[31], self.bits.of(borrow)[31]
        gate = self.bits.gate
        first = gate("and", yes, no_less)
        second = gate("xor", yes, first)
        found = []
        for a, b in zip(terms["f"], terms["g"], strict=True):
            pairs = zip(self.bits.of(a)[:LIMB], self.bits.of(b)[:LIMB], strict=True)
            found += [gate("or", gate("and", first, x), gate("and", second, y)) for x, y in pairs]
        self.check_row(shape, found)

    def prove(self, integers: Divided, shape: InLane, terms: dict[str, list[int]]) -> int:
        """The identities; and the term whose sign says whether A is below m."""
        R, A, B = ([integers.of(term) for term in terms[name]] for name in "ufg")
        d, m, weight = number("u", shape), number("m", shape), 1 << LIMB * self.limbs
        if any(lane.least < 0 or lane.most > MASK for lane in (*R[:-1], *A, *B)):
            raise Unproved("a limb leaves its bounds")
        values = [self.total(lanes) for lanes in (R, A, B)]
        rest = plus(product(plus({(): 1}, {("s",): 1}, -2), d), values[0], -(1 << 2 * LIMB))
        Integers.prove_zero(integers, "d", rest, ["quotient0", "quotient1"], m)
        negative = integers.sign_of(R[-1]).value
        self.check_carry(plus(plus(values[0], product(negative, m), -1), values[1], -1), weight)
        raw = next(term for term in self.terms.all[terms["g"][-1]][1:] if self.terms.known(term) is None)
        if plus(plus(plus(values[1], m, -1), values[2], -1), integers.sign_of(integers.of(raw)).value, -weight):
            raise Unproved("what is less by a modulus is another one")
        return raw

    @staticmethod
    def check_carry(rest: Polynomial, weight: int) -> None:
        """That nothing is left but what is carried out of the highest limb."""
        if len(rest) != 1 or not all(len(names) == 1 and names[0].startswith("floor") and value == weight for names, value in rest.items()):
            raise Unproved("what is reduced is another one")

    def total(self, lanes: list[Lane]) -> Polynomial:
        total: Polynomial = {}
        for i, lane in enumerate(lanes):
            total = plus(total, lane.value, 1 << self.shapes[0].bits_of_limb * i)
        return total

    def check_row(self, shape: InLane, wanted: list[int]) -> None:
        """That these bits are in the row, one behind the other, and zeros behind them."""
        size = 8 * (self.room if self.is_paired else self.room + 1)
        wanted = (wanted + [0] * size)[:size]
        for k in range(size // 8):
            term, byte = self.rows.get(ROWS + self.stride * self.row_of(shape) + k, (self.terms.constant(0), 8))
            if list(self.bits.of(term)[8 * byte : 8 * byte + 8]) != wanted[8 * k : 8 * k + 8]:
                raise Refused(f"byte {k} of the result of {shape.name}")


class LeftPairs(Left):
    """What leaves sixteen lanes: without a loop."""

    def check(self) -> None:
        state = self.end = self.follow_to(self.begun(""), 0, None, None)
        machine = self.kind(self.terms, state)
        for shape in self.shapes:
            self.check_lane(shape, machine, machine)
        vector, last = self.model.vector, self.shapes[-1].multiple_at(self.limbs) + 8
        places = [*range(0, GROUPS * vector, 8), *range(vector * SLOTS.index("first_u"), last, 8)]
        if any(self.terms.known(machine.word(at)) != 0 for at in places):
            raise Refused("something is left in the state")
        self.check_stores(state, [(0, 2 * GROUPS * vector), (vector * SLOTS.index("first_u"), last)])
        if set(self.rows) != {ROWS + k for k in range(self.stride * len(self.shapes))}:
            raise Refused("other bytes of the rows")

    def check_lane(self, shape: InLane, middle: Machine, end: Machine) -> None:
        w, n = self.words, self.limbs
        and_, or_, mask, zero = getattr(w, "and"), getattr(w, "or"), w.constant(LOW52), w.constant(0)
        f, d, m = ([self.first(shape, name, i) for i in range(n)] for name in "fum")
        # Whether f is 1 or -1.
        sign = w.sar(f[-1], 63)
        ones, differ = and_(sign, mask), w.xor(f[-1], sign)
        for limb in f[1:-1]:
            differ = or_(differ, w.xor(ones, limb))
        differ = or_(differ, w.xor(or_(ones, w.constant(1)), f[0]))
        unit = self.model.machine.negated(w.nonzero(differ))
        at = self.model.vector * (GROUPS + shape.group) + 8 * ORDER[shape.lane]
        self.equal(end.word(at), w.ite(unit, w.constant(-1), zero), f"whether there is an inverse in {shape.name}")
        # The division, as terms: of d, or of -d.
        negative = w.bit(f[-1], 63)
        d = [w.ite(negative, w.sub(zero, limb), limb) for limb in d]
        digit = w.low52(d[0], self.terms.make("leaf", "word", shape.inverses[0], 0))
        total, R = w.add(d[0], w.low52(digit, m[0])), []
        for j in range(1, n + 1):
            carried = w.add(w.sar(total, BITS), w.high52(digit, m[j - 1]))
            if j == n:
                R.append(carried)
                break
            total = w.add(w.add(carried, d[j]), w.low52(digit, m[j]))
            R.append(and_(total, mask))
        A, B, more, less = [], [], zero, zero
        below = w.bit(R[-1], 63)
        for j, limb in enumerate(R):
            added = w.add(w.ite(below, w.add(limb, m[j]), limb), more)
            more, limb = w.sar(added, BITS), and_(added, mask) if j < n - 1 else added
            left = w.add(w.sub(limb, m[j]), less)
            less = w.sar(left, BITS)
            A, B = [*A, limb], [*B, and_(left, mask) if j < n - 1 else left]
        taken = w.bit(B[-1], 63)
        try:
            self.prove_terms(shape, R, A, B)
        except Unproved as error:
            raise Refused(f"the division in {shape.name}: {error}") from error
        result = [w.ite(taken, a, b) for a, b in zip(A, B, strict=True)]
        yes = self.bits.condition(unit)
        self.check_row(shape, [self.bits.chosen(yes, bit, 0) for limb in result for bit in self.bits.of(limb)[:BITS]])

    def first(self, shape: InLane, name: str, i: int) -> int:
        return self.terms.make("leaf", "word", shape.modulus_at(i) if name == "m" else shape.limb_at(name, i), 0)

    def prove_terms(self, shape: InLane, *numbers: list[int]) -> None:
        integers = Chosen(self.terms, self.forms, shape)
        R, A, B = ([integers.of(term) for term in terms] for terms in numbers)
        if any(lane.least < 0 or lane.most > LOW52 for lanes in (R, A, B) for lane in lanes[:-1]):
            raise Unproved("a limb leaves its bounds")
        values, m = [self.total(lanes) for lanes in (R, A, B)], number("m", shape)
        s = integers.signs[f"f{self.limbs - 1}"].value
        rest = plus(product(plus({(): 1}, s, -2), number("u", shape)), values[0], -(1 << BITS))
        integers.prove_zero("d", rest, ["quotient0"], m)
        if plus(plus(values[0], product(integers.sign(R[-1], 63).value, m)), values[1], -1) or plus(plus(values[1], m, -1), values[2], -1):
            raise Unproved("what is reduced is another one")


KINDS: dict[str, type[Conversion]] = {"enter": Entered, "leave": Left}
NAMES = tuple(f"{routine}_{what}" for routine in ROUTINES for what in KINDS)


def model_of(name: str) -> type[Model]:
    return ROUTINES[name.rpartition("_")[0]]


def lengths(name: str) -> tuple[int, ...]:
    return (LIMBS_BY_IFMA,) if model_of(name) is InPairs else LENGTHS


def check(name: str, code: list[Instruction], limbs: int) -> Conversion:
    """An error, if the code is not that of words into lanes, or out of them."""
    kind, what = model_of(name), name.rpartition("_")[2]
    found = (LeftPairs if kind is InPairs and what == "leave" else KINDS[what])(code, kind, limbs)
    try:
        found.check()
    except Unknown as error:
        raise Refused(str(error)) from error
    return found


def accepts(name: str, code: list[Instruction], limbs: int) -> bool:
    try:
        check(name, code, limbs)
    except Refused:
        return False
    return True


def proved(name: str, code: list[Instruction]) -> bool:
    """Whether all is proved of other code, at each number of limbs."""
    return all(accepts(name, code, limbs) for limbs in lengths(name))


def check_bounds(bits: int, batches: int) -> None:
    """By IFMA: that all numbers have their highest limb in 52 bits and a sign, modulo any number below 2^bits, and that one modulus reduces."""
    # Before each batch, as |u| + |v| <= 2^52 and |w + q m| <= 2^51 m; 2^52 is there from the begin.
    most = (1 << BITS) + (batches << bits - 1)
    if max(most, 1 << bits) > 1 << BITS * LIMBS_BY_IFMA:
        raise Refused("a number leaves its limbs")
    # What leaves has |R| <= |d| / 2^52 besides a modulus, for each odd modulus from 3 on.
    if any(-m > -(m * batches // 2 + (1 << BITS)) >> BITS for m in (3, 1 << bits)) or batches >> 20:
        raise Refused("what leaves is not reduced by one modulus")


def of_routine(name: str, code: list[Instruction], every: int) -> tuple[list[str], str]:
    """What is proved of a routine, and a verdict."""
    first, *others = lengths(name)
    try:
        found, *_ = [check(name, code, limbs) for limbs in (first, *others)]
        if found.is_paired:
            check_bounds(found.shapes[0].bits, turns(found.shapes[0]))
    except Refused as error:
        return [], f"refused: {error}"
    tried = [k for k, i in enumerate(code) if is_deleted(i) and k in found.changing][:: SPARSE * every]
    accepted = [code[k] for k in tried if accepts(name, [*code[:k], replace(code[k], mnemonic="nop", operands=()), *code[k + 1 :]], first)]
    what = "the limbs of all words" if isinstance(found, Entered) else "the words of d over the power of two, modulo m, or zeros"
    lines = [
        f"{name}: {what}, in each of {len(found.shapes)} lanes, with {', '.join(map(str, (first, *others)))} limbs",
        f"  deletions of instructions: {len(tried) - len(accepted)} of {len(tried)} refused",
        *(f"    accepted without {i.address:x}: {i.text}" for i in accepted),
        *(f"    changes nothing: {i.address:x}: {i.text}" for k, i in enumerate(code) if is_deleted(i) and k not in found.changing),
    ]
    # Where limbs are in a loop, something may be read in its next turn alone.
    lost, all_refused = changes.refused(code, changes.whole(code, lambda other: proved(name, other)), LOST * every)
    return lines + lost, PROVED if all_refused and tried and not accepted else "refused: see above"
