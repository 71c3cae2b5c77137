# SPDX-License-Identifier: MIT OR Apache-2.0
"""A proof that the vector code of the routine for IFMA, as it is emitted, applies the matrix as it should. Inverses, gcds and symbols with AVX2
have a proof on their bytes, in `proofs/`.

The text is run once with unknowns in place of numbers. A lane of a vector is a polynomial in them, with integer coefficients,
and an interval that it is in. No addition may leave 64 bits, no factor its 52 bits. At the end, as polynomials, for each number `x` with the
entries of its row of the matrix, and the quotient `q`,

    2^51 (out - T) = M (x - T) + q m - r0,

where `r0` is what a position has left in its low 51 bits, and `T` is what numbers are stored with. It is zero: for `u`, `v` by the choice of
`q`, `-sum / m` modulo 2^51, which is checked as well; for `f`, `g` because `M (f, g)` is a multiple of 2^51.

Premises: limbs in [0, 2^51) but the highest, which is below `2^top`; entries of the matrix in [-2^51, 2^51]; the
inverse is -1/m modulo 2^51. Not in it: the steps, the matrix, and the words `above`, which the tests compare.
"""

import re
from dataclasses import dataclass

from .divstep import ifma, long
from .frame import BIAS

LIMB = 30
MASK = (1 << LIMB) - 1


class Unproved(Exception):
    """A line that does not keep its bounds, or an identity that does not hold."""


Polynomial = dict[tuple[str, ...], int]


def plus(a: Polynomial, b: Polynomial, times: int = 1) -> Polynomial:
    found = dict(a)
    for monomial, coefficient in b.items():
        value = found.get(monomial, 0) + times * coefficient
        if value:
            found[monomial] = value
        else:
            found.pop(monomial, None)
    return found


def product(a: Polynomial, b: Polynomial) -> Polynomial:
    found: Polynomial = {}
    for m, c in a.items():
        found = plus(found, {tuple(sorted(m + n)): c * d for n, d in b.items()})
    return found


@dataclass(frozen=True)
class Lane:
    value: Polynomial
    least: int
    most: int

    def is_constant(self, number: int) -> bool:
        return self.value == ({(): number} if number else {})


@dataclass(frozen=True)
class Digit:
    """A product with the inverse of the modulus, of which the low 30 bits alone are used."""

    total: Lane


UNKNOWN = None
"""A lane that nothing but the words `above` depends on."""


def constant(number: int) -> Lane:
    return Lane({(): number} if number else {}, number, number)


def unknown(name: str, least: int, most: int) -> Lane:
    return Lane({(name,): 1}, least, most)


class Machine:
    """The vector registers, and the vectors of a state.

    An entry `a` is taken as `a + 2^52 s` with its sign `s`, 0 or 1. The halves of a product are `high`, a new unknown, and
    `a y + 2^52 s y - 2^52 high`. So the identity holds only if each `high` counts twice a limb further up, less `s y`.
    """

    bits = entries = ifma.BITS
    """Of a limb; and entries of the matrix are at most this power of two in absolute value."""
    constants = ifma.CONSTANTS

    def __init__(self, frame, limbs: int, top: int):
        self.frame, self.limbs, self.mask = frame, limbs, (1 << self.bits) - 1
        self.registers: dict[str, list] = {}
        self.matrix: dict[str, Lane] = {}
        self.floors: dict[frozenset, Lane] = {}
        self.quotients: dict[frozenset, Lane] = {}
        self.places: dict[int, list] = {}
        """Vectors, by their offset in the state."""
        self.highs: dict[tuple, Lane] = {}
        self.signs: dict[str, list] = {}
        """Mask registers."""
        for i in range(limbs):
            highest = i == limbs - 1
            least, most = self.highest(top) if highest else (0, self.mask)
            self.places[self.limb(i)] = [unknown(f"{n}{i}", least, most) for n in "fugv"]
            self.places[self.modulus(i)] = [unknown(f"m{i}", 0, self.mask)] * 4
        inverse = unknown("inverse", 0, self.mask)
        self.places[frame.vectors["inverse"]] = [constant(0), inverse, constant(0), inverse]
        for k, value in enumerate(self.constants.values()):
            self.places[frame.vectors["constants"] + 32 * k] = [constant(value)] * 4
        self.pointers = {"rdi": 0}
        """Registers that hold addresses, relative to `rdi`."""

    def limb(self, i: int) -> int:
        return self.frame.vectors["limbs"] + 64 * i

    def modulus(self, i: int) -> int:
        return self.limb(i) + 32

    # Addresses.

    def address(self, operand: str) -> int:
        """Bytes from the begin of the state."""
        found = re.search(r"\[(\w+)([+-]\d+)\]", operand)
        if not found or found[1] not in self.pointers:
            raise Unproved(f"an address: {operand}")
        return self.pointers[found[1]] + int(found[2]) + BIAS

    def read(self, operand: str) -> list:
        if "[" not in operand:
            return self.registers[operand]
        at = self.address(operand)
        if at not in self.places:
            raise Unproved(f"nothing is known of {operand}")
        return self.places[at]

    def half(self, operand: str) -> list:
        at = self.address(operand)
        vector = self.places.get(at & ~31)
        if vector is None or at % 16:
            raise Unproved(f"nothing is known of {operand}")
        return vector[(at & 31) // 8 :][:2]

    def entry(self, operand: str) -> Lane:
        """An entry of the matrix."""
        at = self.address(operand) - BIAS
        name = next((name for name in ("Mu", "Mv", "Mq", "Mr") if self.frame.word(name) == at), None)
        if name is None:
            raise Unproved(f"no entry of the matrix: {operand}")
        return self.matrix.setdefault(name, unknown(name, -(1 << self.entries), 1 << self.entries))

    # Operations on lanes.

    def floor(self, lane: Lane) -> Lane:
        """A lane divided by the base of the limbs, rounded down: a new unknown."""
        key = frozenset(lane.value.items())
        if key not in self.floors:
            self.floors[key] = unknown(f"floor{len(self.floors)}", lane.least >> self.bits, lane.most >> self.bits)
        return self.floors[key]

    def add(self, a, b, sign: int):
        if a is UNKNOWN or b is UNKNOWN:
            return UNKNOWN
        if not (isinstance(a, Lane) and isinstance(b, Lane)):
            raise Unproved("a digit of a quotient that is not cut to its 30 bits")
        least, most = (a.least + b.least, a.most + b.most) if sign > 0 else (a.least - b.most, a.most - b.least)
        if least < -(1 << 63) or most >= 1 << 64 or (least < 0 and most >= 1 << 63):
            raise Unproved("a sum leaves 64 bits")
        return Lane(plus(a.value, b.value, sign), least, most)

    def masked(self, a, b):
        if isinstance(a, Lane) and a.is_constant(self.mask):
            a, b = b, a
        if not (isinstance(b, Lane) and b.is_constant(self.mask)):
            raise Unproved(f"a mask that is not one of {self.bits} bits")
        if a is UNKNOWN:
            return UNKNOWN
        if isinstance(a, Digit):
            key = frozenset(a.total.value.items())
            return self.quotients.setdefault(key, unknown(f"quotient{len(self.quotients)}", 0, self.mask))
        if a.is_constant(0):
            return a
        return Lane(plus(a.value, self.floor(a).value, -(1 << self.bits)), 0, self.mask)

    # Instructions.

    def step(self, mnemonic: str, operands: list[str]):
        to, *sources = operands
        register, _, mask = to.partition("{")
        pairs = lambda: zip(self.read(sources[0]), self.read(sources[1]))
        match mnemonic:
            case "vpbroadcastq" if mask == "k1}":
                old = self.registers[register]
                self.registers[register] = old[:2] + [self.entry(sources[0])] * 2
            case "vpmovq2m":
                self.signs[to] = [self.sign(lane) for lane in self.read(sources[0])]
            case "vpxor":
                if to != sources[0] or to != sources[1]:
                    raise Unproved("an exclusive or that is not zero")
                self.registers[to] = [constant(0)] * 4
            case "vpsubq" if mask:
                signs = self.signs[mask[:2]]
                old = self.read(sources[0])
                if mask[2:] == "}{z}" and not all(lane.is_constant(0) for lane in old):
                    raise Unproved("a difference that is dropped")
                if mask[2:] == "}" and sources[0] != register:
                    raise Unproved("a difference with another one elsewhere")
                found = []
                for lane, sign, number in zip(old, signs, self.read(sources[1])):
                    found.append(self.add(lane, Lane(product(sign.value, number.value), 0, number.most), -1))
                self.registers[register] = found
            case "vpmadd52luq" | "vpmadd52huq":
                lanes = zip(self.registers[to], self.read(sources[0]), self.read(sources[1]))
                self.registers[to] = [self.sum(total, mnemonic[8], a, b) for total, a, b in lanes]
            case "vpsraq":
                self.registers[to] = [self.shifted(a, int(sources[1])) for a in self.read(sources[0])]
            case "vpsrlq":
                self.registers[to] = [UNKNOWN] * 4
            case "vpbroadcastq":
                self.registers[to] = [self.entry(sources[0])] * 4
            case "vpblendd" if sources[2] == "0xf0":
                self.registers[to] = self.read(sources[0])[:2] + self.read(sources[1])[2:]
            case "vbroadcasti128":
                self.registers[to] = self.half(sources[0]) * 2
            case "vmovdqa" if "[" in to:
                self.places[self.address(to)] = self.read(sources[0])
            case "vmovdqa":
                self.registers[to] = self.read(sources[0])
            case "vpaddq" | "vpsubq":
                sign = 1 if mnemonic == "vpaddq" else -1
                self.registers[to] = [self.add(a, b, sign) for a, b in pairs()]
            case "vpand":
                self.registers[to] = [self.masked(a, b) for a, b in pairs()]
            case "vpsllq":
                self.registers[to] = [UNKNOWN] * 4
            case "vzeroupper":
                pass
            case _:
                raise Unproved("an instruction that is not known")

    def pointer(self, mnemonic: str, operands: list[str]) -> bool | None:
        """An instruction on the pointers of the loop; of a comparison, whether it is below."""
        to, source = operands
        match mnemonic:
            case "lea":
                self.pointers[to] = self.address(source) - BIAS
            case "mov":
                if source != "qword ptr [rsp]":
                    raise Unproved("not the end of the limbs")
                self.pointers[to] = self.limb(self.limbs) - BIAS
            case "add":
                self.pointers[to] += self.pointers[source] if source in self.pointers else int(source)
            case "cmp":
                return self.pointers[to] < self.pointers[source]

    def run(self, text: str):
        """One batch: from the loop's label to its end, with the loop over limbs inside."""
        parts = [line.partition("\t// ") for line in text.splitlines()]
        lines = [line.strip() for line, _, _ in parts]
        start, below = lines.index("2:") + 1, False
        pointers = {long.AT, long.END}
        while True:
            line, is_rest = lines[start], parts[start][2].startswith("rest.")
            start += 1
            mnemonic, _, rest = line.partition(" ")
            operands = [one.strip() for one in rest.split(",")]
            try:
                if line == "jnz 2b":
                    return
                if mnemonic.startswith("v"):
                    self.step(mnemonic, operands)
                elif is_rest and operands[0] in pointers:
                    below = self.pointer(mnemonic, operands)
                elif mnemonic == "jb" and below:
                    start = lines.index(rest.replace("b", ":"))
            except (Unproved, KeyError) as error:
                raise Unproved(f"{line}: {error}") from error


    # What is proved.

    def number(self, lanes: dict[int, list], k: int) -> Polynomial:
        total: Polynomial = {}
        for i in range(self.limbs):
            total = plus(total, lanes[i][k].value, 1 << self.bits * i)
        return total

    def prove(self):
        """The identities of all four numbers, and what the limbs are in."""
        after = {i: self.places[self.limb(i)] for i in range(self.limbs)}
        if not all(isinstance(lane, Lane) for lanes in after.values() for lane in lanes):
            raise Unproved("a limb that nothing is known of")
        for i in range(self.limbs - 1):
            for lane in after[i]:
                if lane.least < 0 or lane.most > self.mask:
                    raise Unproved(f"limb {i} leaves {self.bits} bits")
        x = {name: {(f"{name}{i}",): 1 << self.bits * i for i in range(self.limbs)} for name in "fugvm"}
        for k, name in enumerate("fugv"):
            first, second = ("f", "g") if name in "fg" else ("u", "v")
            row = ("Mu", "Mv") if name in "fu" else ("Mq", "Mr")
            total = plus(product({(row[0],): 1}, x[first]), product({(row[1],): 1}, x[second]))
            rest = plus(plus(total, self.number(after, k), -(1 << self.entries)), self.added(row))
            digits = sorted({v for monomial in rest for v in monomial if v.startswith("quotient")})
            if len(digits) != (self.entries // self.bits if name in "uv" else 0):
                raise Unproved(f"{name}: {len(digits)} digits of a quotient")
            self.prove_zero(name, rest, digits, x["m"])

    def highest(self, top: int) -> tuple[int, int]:
        return 0, (1 << top) - 1

    def factor(self, a) -> Lane:
        """A factor as its low 52 bits are."""
        if not isinstance(a, Lane):
            raise Unproved("a factor that nothing is known of")
        if a.value.keys() & {(name,) for name in self.matrix}:
            sign = self.sign(a)
            return Lane(plus(a.value, sign.value, 1 << 52), 0, (1 << 52) - 1)
        if a.least < 0 or a.most >> 52:
            raise Unproved("a factor leaves its 52 bits")
        return a

    def sign(self, a: Lane) -> Lane:
        """1 if an entry is negative, else 0."""
        names = [name for name in self.matrix if a.value == {(name,): 1}]
        if len(names) != 1:
            raise Unproved("the sign of what is no entry")
        return unknown("sign" + names[0], 0, 1)

    def half_product(self, half: str, a, b):
        if isinstance(b, Lane) and b.value == {("inverse",): 1}:
            if half != "l":
                raise Unproved("the high half of a quotient")
            return Digit(a)
        if any(isinstance(x, Lane) and x.is_constant(0) for x in (a, b)):
            return constant(0)
        a, b = self.factor(a), self.factor(b)
        key = tuple(sorted((frozenset(a.value.items()), frozenset(b.value.items())), key=hash))
        high = self.highs.setdefault(key, unknown(f"high{len(self.highs)}", 0, a.most * b.most >> 52))
        if half == "h":
            return high
        return Lane(plus(product(a.value, b.value), high.value, -(1 << 52)), 0, (1 << 52) - 1)

    def sum(self, total, half: str, a, b):
        found = self.half_product(half, a, b)
        if isinstance(found, Digit):
            if not total.is_constant(0):
                raise Unproved("a quotient on top of something")
            return found
        return self.add(total, found, 1)

    def shifted(self, a, count: int):
        if not isinstance(a, Lane) or count != self.bits:
            return UNKNOWN
        return self.floor(a)

    def added(self, row: tuple[str, str]) -> Polynomial:
        top = ifma.TOP << self.bits * (self.limbs - 1)
        return {(row[0],): -top, (row[1],): -top, (): top << self.entries}

    def prove_zero(self, name: str, rest: Polynomial, digits: list[str], m: Polynomial):
        left = plus(rest, product({(digits[0],): 1}, m)) if digits else rest
        for key, floor in self.floors.items():
            total = dict(key)
            if not plus(left, plus(total, floor.value, -(1 << self.bits)), -1):
                if digits:
                    self.prove_digits(name, digits, [total])
                return
        raise Unproved(f"{name}: the identity does not hold")

    def prove_digits(self, name: str, digits: list[str], totals):
        """The digit is the sum without its own product, times the inverse. That the product is taken by its low half alone does not
        matter: what it leaves out is a multiple of 2^52."""
        [digit], [total] = digits, totals
        by_name = {next(iter(lane.value))[0]: dict(key) for key, lane in self.quotients.items()}
        rest = plus(plus(total, {tuple(sorted((digit, "m0"))): 1}, -1), by_name[digit], -1)
        highs = {next(iter(high.value)) for high in self.highs.values()}
        if any(coefficient % (1 << 52) or monomial not in highs for monomial, coefficient in rest.items()):
            raise Unproved(f"{name}: {digit} does not clear its position")


def prove_ifma(text: str, limbs: int, top: int):
    """Proves one batch of the routine for IFMA, for any numbers of `limbs` limbs."""
    machine = Machine(ifma.frame(limbs), limbs, top)
    machine.run(text)
    machine.prove()
