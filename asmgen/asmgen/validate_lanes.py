# SPDX-License-Identifier: MIT OR Apache-2.0
"""A proof, for the text of what ends inversions in lanes, that it divides and reduces as it should.

All lanes have the same instructions, so that one stands for all: a vector is a polynomial in unknowns and an interval that it is in.
No addition may leave 63 bits and a sign, no factor its low 32 bits, and of a logical shift of something negative nothing is known. With the sign
`s`, 0 or 1, the two digits `q` of a quotient and `c`, 0 or 1, where the result of the division is negative, holds as polynomials

    2^60 R = (1 - 2 s) d + q m - r0 - 2^30 r1,    A = R + c m - 2^(30 n) a,    B = A - m + 2^(30 n) b,

where `r0` and `r1` are what two positions leave in their low 30 bits: zero, by the choice of each digit, which is checked as well.
From |d| <= 2^60 + k m with k < 2^30 and q < 2^60 follows -1 <= R <= m + 1 for m >= 3, and R = 0 or 1 modulo 1, where d = 0: so
A is in [0, m + 1], `a` is 0, and `b` says whether A < m. A number of `n` limbs has room for 2 m. What is stored at last is A or B,
which the mask of `b` chooses; that, whether f is a unit, and the bits of the rows are left to the tests.
"""

import re

from .multi_lane.layout import COUNT, NUMBERS, STATE, Layout, place
from .validate import LIMB as BITS
from .validate import MASK, Digit, Lane, Polynomial, Unproved, constant, plus, product, unknown

UNKNOWN = None
"""What depends on f alone."""
TOP = 1 << 31
"""The highest limb of d is below this, and not below minus this."""


class Machine:
    def __init__(self, lanes: int, limbs: int):
        self.limbs, self.lanes, self.layout = limbs, lanes, Layout(lanes)
        self.vectors: dict[str, object] = {}
        self.words: dict[str, int] = {STATE: 0, "[rdi]": limbs}
        self.places: dict[int, object] = {place(lanes, "inverse"): unknown("inverse", 0, MASK)}
        self.floors: dict[tuple, Lane] = {}
        self.digits: dict[str, tuple[Lane, Lane]] = {}
        """The sum that each digit of the quotient clears, before and after."""
        self.sums: dict[str, Polynomial] = {}
        self.top = constant(0)
        """Whose sign decides."""
        for i in range(limbs):
            last = i == limbs - 1
            self.places[self.limb("f", i)] = self.places[self.limb("g", i)] = UNKNOWN
            self.places[self.limb("d", i)] = unknown(f"d{i}", -TOP if last else 0, TOP - 1 if last else MASK)
            self.places[self.limb("m", i)] = unknown(f"m{i}", 0, MASK)

    def limb(self, number: str, i: int) -> int:
        return self.layout.limbs + self.layout.step * i + self.layout.width * NUMBERS.index(number)

    # Values.

    def read(self, operand: str):
        if "[" not in operand:
            return self.vectors[operand]
        found = re.search(r"\[(\w+)([+-]\d+)\]", operand)
        if not found or found[1] not in self.words:
            raise Unproved("an address")
        return self.places[self.words[found[1]] + int(found[2])]

    @staticmethod
    def idempotent(value: Polynomial) -> Polynomial:
        """With `s s = s` of bits."""
        found: Polynomial = {}
        for names, coefficient in value.items():
            once = [name for i, name in enumerate(names) if not (name.startswith("bit") and name in names[:i])]
            found = plus(found, {tuple(once): coefficient})
        return found

    def add(self, a, b, sign: int):
        if isinstance(a, Digit) or isinstance(b, Digit):
            raise Unproved("a digit that is not masked")
        if a is UNKNOWN or b is UNKNOWN:
            return UNKNOWN
        ends = sorted((sign * b.least, sign * b.most))
        least, most = a.least + ends[0], a.most + ends[1]
        if least < -(1 << 63) or most >> 63:
            raise Unproved("a sum leaves 64 bits")
        return Lane(self.idempotent(plus(a.value, b.value, sign)), least, most)

    def bit_of(self, a) -> str | None:
        """Of minus a bit, its name."""
        names = list(a.value) if isinstance(a, Lane) else []
        return names[0][0] if len(names) == 1 and len(names[0]) == 1 and names[0][0].startswith("bit") and a.value[names[0]] == -1 else None

    def multiply(self, a, b):
        if not (isinstance(a, Lane) and isinstance(b, Lane)):
            raise Unproved("a factor that nothing is known of")
        if b.value == {("inverse",): 1}:
            return Digit(a)
        if min(a.least, b.least) < 0 or max(a.most, b.most) >> 32:
            raise Unproved("a factor leaves its 32 bits")
        return Lane(product(a.value, b.value), 0, a.most * b.most)

    def and_(self, a, b):
        if self.bit_of(b) or a is UNKNOWN:
            a, b = b, a
        if (bit := self.bit_of(a)) and isinstance(b, Lane):
            if b.least < 0:
                raise Unproved("a mask on something negative")
            return Lane(self.idempotent(product({(bit,): 1}, b.value)), 0, b.most)
        if not (isinstance(b, Lane) and b.is_constant(MASK)):
            return UNKNOWN
        if isinstance(a, Digit):
            name = f"quotient{len(self.digits)}"
            self.digits[name] = a.total
            return unknown(name, 0, MASK)
        if a is UNKNOWN:
            return UNKNOWN
        return Lane(plus(a.value, self.floor(a).value, -(1 << BITS)), 0, MASK)

    def xor(self, a, b):
        """With minus a bit: what it leaves is minus the number, less 1."""
        if (bit := self.bit_of(a)) and isinstance(b, Lane):
            least, most = min(b.least, -b.most - 1), max(b.most, -b.least - 1)
            return Lane(self.idempotent(plus(plus(b.value, product({(bit,): 1}, b.value), -2), {(bit,): 1}, -1)), least, most)
        return UNKNOWN

    def floor(self, a: Lane) -> Lane:
        """Of what is divided by 2^30."""
        key = tuple(sorted(a.value.items()))
        if key not in self.floors:
            name = f"floor{len(self.floors)}"
            self.floors[key] = unknown(name, a.least >> BITS, a.most >> BITS)
            self.sums[name] = a.value
        return self.floors[key]

    def shifted(self, mnemonic: str, a, count: int):
        if a is UNKNOWN:
            if mnemonic == "vpsrlq" and count == 63:
                return unknown("bit_sign", 0, 1)
            return UNKNOWN
        if mnemonic == "vpsrad" and count == 31:
            # The sign of a number of 32 bits, in both halves of a lane. For a limb after a loan it is its quotient by 2^30.
            if a.least < -(1 << 31) or a.most >> 31:
                raise Unproved("the sign of a number that leaves 32 bits")
            if a.least >= -(1 << BITS) and a.most <= MASK and a.least < -1:
                return self.floor(a)
            self.top = a
            return Lane({("bit_negative",): -1}, -1, 0)
        if count != BITS or mnemonic == "vpsrad":
            raise Unproved("a shift")
        # What the highest limb carries may go nowhere.
        return UNKNOWN if mnemonic == "vpsrlq" and a.least < 0 else self.floor(a)

    # Instructions.

    def step(self, mnemonic: str, operands: list[str]):
        to, *sources = operands
        if "[" in to:
            found = re.search(r"\[(\w+)([+-]\d+)\]", to)
            self.places[self.words[found[1]] + int(found[2])] = self.read(sources[0])
            return
        match re.sub(r"(vp(and|or|xor))q$", r"\1", mnemonic):
            case "vmovdqa" | "vmovdqa64":
                value = self.read(sources[0])
            case "vmovq":
                value = constant(self.words[sources[0]])
            case "vpbroadcastq":
                value = self.vectors.pop(sources[0])
            case "vpxor" if to == sources[0] == sources[1]:
                value = constant(0)
            case "vpaddq" | "vpsubq":
                value = self.add(self.read(sources[0]), self.read(sources[1]), 1 if mnemonic == "vpaddq" else -1)
            case "vpmuludq":
                value = self.multiply(self.read(sources[0]), self.read(sources[1]))
            case "vpand":
                value = self.and_(self.read(sources[0]), self.read(sources[1]))
            case "vpxor":
                value = self.xor(self.read(sources[0]), self.read(sources[1]))
            case "vpor":
                value = UNKNOWN
            case "vpsrlq" | "vpsllq" | "vpsraq" | "vpsrad":
                value = self.shifted(mnemonic, self.read(sources[0]), int(sources[1]))
            case _:
                raise Unproved("an instruction that is not known")
        self.vectors[to] = value

    def scalar(self, mnemonic: str, operands: list[str]):
        to, source = operands
        if mnemonic == "lea":
            found = re.search(r"\[(\w+)\+(\d+)\]", source)
            self.words[to] = self.words[found[1]] + int(found[2]) if found else 0
        elif mnemonic == "mov":
            value = re.search(r"\[rdi\]", source)
            self.words[to] = self.words["[rdi]"] if value else self.words.get(source) if not source[0].isdigit() else int(source, 0)
        else:
            self.words[to] += int(source, 0) * (1 if mnemonic == "add" else -1)

    def run(self, text: str):
        """Up to where the results are stored in rows."""
        lines = [line.partition("\t//") for line in text.splitlines() if not line.startswith("//")]
        at = 0
        lines = [line for line in lines if line[0]]
        while not lines[at][2].startswith(" store"):
            code, at = lines[at][0].strip(), at + 1
            mnemonic, _, rest = code.partition(" ")
            operands = [one.strip() for one in rest.split(",")]
            try:
                if code.endswith(":"):
                    begin = at
                elif mnemonic == "dec":
                    self.words[COUNT] -= 1
                elif mnemonic == "jnz":
                    at = begin if self.words[COUNT] else at
                elif mnemonic.startswith("v"):
                    self.step(mnemonic, operands)
                else:
                    self.scalar(mnemonic, operands)
            except (Unproved, KeyError, TypeError) as error:
                raise Unproved(f"{code}: {error}") from error

    # What is proved.

    def number(self, letter: str) -> Polynomial:
        return {(f"{letter}{i}",): 1 << BITS * i for i in range(self.limbs)}

    def stored(self, number: str) -> Polynomial:
        total: Polynomial = {}
        for i in range(self.limbs):
            limb = self.places[self.limb(number, i)]
            last = number == "d" and i == self.limbs - 1
            if not isinstance(limb, Lane) or not last and (limb.least < 0 or limb.most > MASK):
                raise Unproved(f"limb {i} of {number} leaves its bounds")
            total = plus(total, limb.value, 1 << BITS * i)
        return total

    def prove(self):
        m, d, divided = self.number("m"), self.number("d"), self.stored("d")
        sign = plus({(): 1}, {("bit_sign",): 1}, -2)
        if list(self.digits) != ["quotient0", "quotient1"]:
            raise Unproved("not two digits of a quotient")
        rest = plus(product(sign, d), product({("quotient0",): 1, ("quotient1",): 1 << BITS}, m))
        rest = self.idempotent(plus(rest, divided, -(1 << 2 * BITS)))
        for j, (name, total) in enumerate(self.digits.items()):
            # The sum that a digit clears is that before its product, and what is left of it has the weight of its limb.
            cleared = plus(total.value, {tuple(sorted((name, "m0"))): 1})
            floors = [one for one, of in self.sums.items() if self.same(of, cleared)]
            if len(floors) != 1:
                raise Unproved(f"{name} does not clear its limb")
            [floor] = floors
            rest = plus(rest, plus(self.sums[floor], {(floor,): 1}, -(1 << BITS)), -(1 << BITS * j))
        if rest:
            raise Unproved("the division does not hold")
        self.prove_reduced(m, divided)

    @staticmethod
    def same(a: Polynomial, b: Polynomial) -> bool:
        """But for a multiple of 2^30, which clears nothing and counts as nothing that is left."""
        return all(not names and value % (1 << BITS) == 0 for names, value in plus(a, b, -1).items())

    def prove_reduced(self, m: Polynomial, divided: Polynomial):
        if plus(self.top.value, self.places[self.limb("d", self.limbs - 1)].value, -1):
            raise Unproved("the sign is not that of the highest limb")
        first, second = self.stored("f"), self.stored("g")
        weight = 1 << BITS * self.limbs
        for name, rest in (("A", plus(plus(divided, product({("bit_negative",): 1}, m)), first, -1)), ("B", plus(plus(first, m, -1), second, -1))):
            if len(rest) != 1 or not all(one.startswith("floor") and value == weight for (one,), value in rest.items()):
                raise Unproved(f"{name} is not what it should be")


def prove_leave(text: str, lanes: int, limbs: int):
    """Proves what ends inversions in lanes, for any numbers of `limbs` limbs."""
    machine = Machine(lanes, limbs)
    machine.run(text)
    machine.prove()
