# SPDX-License-Identifier: MIT OR Apache-2.0
"""A proof, for the text of inversions in sixteen lanes, that a batch applies its matrix, and that what leaves divides and reduces.

All lanes of a group have the same instructions, so that one stands for all: a vector is a polynomial in unknowns and an interval. No
sum may leave 63 bits and a sign. IFMA takes the low 52 bits of a factor: it has to be below 2^52, or from -2^52 on with a sign that
is an unknown of its own, as entries of the matrix and highest limbs are. At the end holds as polynomials, with the entries `u`, `v`
of a row times 2^22, the digit `q`, and `w = -2^51 m`,

    2^52 f' = u f + v g - r0,    2^52 d' = u d + v e + w + q m - r0,

where `r0`, in [0, 2^52), is what the lowest limb leaves: zero, since u f + v g is a multiple of 2^52, and by the choice of the digit,
which is checked. All limbs but the highest are below 2^52. That this one is, and not below -2^52, follows from the size of the
numbers: `prove_bounds`. What leaves is, with the sign `s` of `f` and `c`, `b`, 1 where `R` or `A - m` is negative,

    2^52 R = (1 - 2 s) d + q m - r0,    A = R + c m,    result = A - m + b m.

Left to the tests: the steps, the matrix but for its scale, whether f is a unit, and the bits of the rows.
"""

import re
from dataclasses import dataclass

from .multi_lane import sixteen
from .multi_lane.sixteen import BITS, FIRST, GROUPS, LIMBS, MATRIX, place
from .multi_lane.sixteen import offset as offset_of
from .validate import Polynomial, Unproved, plus, product

LOW52 = (1 << BITS) - 1
UNKNOWN = None
"""What nothing of the proof may depend on."""


@dataclass(frozen=True)
class Number:
    value: Polynomial
    least: int
    most: int


@dataclass(frozen=True)
class Halves:
    """Two entries of a matrix, in the halves of a lane."""

    name: str
    shifted: bool = False
    """Whether the lower one was brought to the upper half."""


ZERO = Number({}, 0, 0)
ENTRY = 1 << 30
"""Entries are from minus this on, and below it."""


def idempotent(value: Polynomial) -> Polynomial:
    """With `s s = s` of bits."""
    found: Polynomial = {}
    for names, coefficient in value.items():
        once = tuple(name for i, name in enumerate(names) if not (name.startswith("bit") and name in names[:i]))
        found = plus(found, {once: coefficient})
    return found


class Machine:
    def __init__(self):
        self.registers: dict[str, object] = {}
        self.rax = 0
        self.masks: dict[str, str | None] = {}
        self.places: dict[int, object] = {}
        self.lows: dict[frozenset, tuple[Number, str]] = {}
        """Of a signed number, its low 52 bits and its sign."""
        self.floors: dict[frozenset, Number] = {}
        self.highs: dict[frozenset, Number] = {}
        self.digits: dict[str, tuple[Polynomial, str]] = {}
        """By the name of a digit, the sum that it clears, and with which inverse."""
        self.bits: dict[str, Polynomial] = {}
        """By the name of a sign, what has it."""
        for group in range(GROUPS):
            self.places[place(f"inverse{group}")] = Number({(f"inverse{group}",): 1}, 0, LOW52)
            for number in "fgde":
                for j in range(LIMBS):
                    name = f"{number}{group}.{j}"
                    limb = Number({(name,): 1}, 0, LOW52) if j + 1 < LIMBS else self.signed(name)
                    self.places[offset_of(group, number, j)] = limb
            for j in range(LIMBS):
                self.places[offset_of(group, "m", j)] = Number({(f"m{group}.{j}",): 1}, 0, LOW52)
            for j in range(LIMBS + 1):
                self.places[offset_of(group, "w", j)] = Number({(f"w{group}.{j}",): 1}, -LOW52, 0)
        self.before = dict(self.places)

    # Values.

    def signed(self, name: str) -> Number:
        """An unknown from -2^52 on, below 2^52."""
        value = {(name,): 1, (f"bit.{name}",): -(1 << BITS)}
        self.lows[frozenset(value.items())] = Number({(name,): 1}, 0, LOW52), f"bit.{name}"
        return Number(value, -(1 << BITS), LOW52)

    def read(self, operand: str):
        if "[" not in operand:
            return self.registers.get(operand, UNKNOWN)
        found = re.fullmatch(r"zmmword ptr \[rdi([+-]\d+)\]", operand)
        if not found:
            raise Unproved("an address")
        return self.places.get(int(found[1]), UNKNOWN)

    def write(self, to: str, value):
        """A result, into a register, perhaps by a mask, or into memory."""
        if "[" in to:
            found = re.fullmatch(r"zmmword ptr \[rdi([+-]\d+)\]", to)
            # Rows are elsewhere.
            if found:
                self.places[int(found[1])] = value
            return
        register, k, zero = re.fullmatch(r"(zmm\d+)(?:\{(k\d)\})?(\{z\})?", to).groups()
        if k:
            value = self.merged(self.masks.get(k), ZERO if zero else self.registers.get(register), value)
        self.registers[register] = value

    @staticmethod
    def merged(bit: str | None, old, new):
        """`new` where the bit is set."""
        if bit is None or not (isinstance(old, Number) and isinstance(new, Number)):
            return UNKNOWN
        value = idempotent(plus(old.value, product({(bit,): 1}, plus(new.value, old.value, -1))))
        return Number(value, min(old.least, new.least), max(old.most, new.most))

    def add(self, a, b, sign: int):
        if not (isinstance(a, Number) and isinstance(b, Number)):
            return UNKNOWN
        ends = sorted((sign * b.least, sign * b.most))
        least, most = a.least + ends[0], a.most + ends[1]
        if least < -(1 << 63) or most >> 63:
            raise Unproved("a sum leaves 64 bits")
        return Number(idempotent(plus(a.value, b.value, sign)), least, most)

    def factor(self, x) -> Number:
        """What an instruction takes of it."""
        if not isinstance(x, Number):
            raise Unproved("a factor that nothing is known of")
        if x.least >= 0 and x.most <= LOW52:
            return x
        low = self.lows.get(frozenset(x.value.items()))
        if low is None:
            raise Unproved("a factor leaves its 52 bits")
        return low[0]

    def multiply_add(self, half: str, total, x, y):
        if not isinstance(total, Number):
            raise Unproved("a sum that nothing is known of")
        if isinstance(y, Number) and (inverse := re.fullmatch(r"inverse\d", "".join(map("".join, y.value)))):
            if half != "l" or total.value or not isinstance(x, Number):
                raise Unproved("a digit of a quotient is a low half alone")
            name = f"digit{len(self.digits)}"
            self.digits[name] = x.value, inverse[0]
            return Number({(name,): 1}, 0, LOW52)
        a, b = self.factor(x), self.factor(y)
        key = frozenset((frozenset(a.value.items()), frozenset(b.value.items())))
        high = self.highs.setdefault(key, Number({(f"high{len(self.highs)}",): 1}, 0, a.most * b.most >> BITS))
        if half == "h":
            return self.add(total, high, 1)
        return self.add(total, Number(plus(product(a.value, b.value), high.value, -(1 << BITS)), 0, LOW52), 1)

    def floor(self, x: Number) -> Number:
        key = frozenset(x.value.items())
        return self.floors.setdefault(key, Number({(f"floor{len(self.floors)}",): 1}, x.least >> BITS, x.most >> BITS))

    def low(self, x, mask):
        """By the mask, which is always the second operand."""
        if not (isinstance(mask, Number) and mask.value == {(): LOW52}) or not isinstance(x, Number):
            return UNKNOWN
        if frozenset(x.value.items()) in self.lows:
            return self.factor(x)
        return Number(plus(x.value, self.floor(x).value, -(1 << BITS)), 0, LOW52)

    def sign(self, x) -> str | None:
        """The name of the bit."""
        if not isinstance(x, Number):
            return UNKNOWN
        known = self.lows.get(frozenset(x.value.items()))
        if known:
            return known[1]
        name = f"bit{len(self.bits)}"
        self.bits[name] = x.value
        return name

    def shifted(self, mnemonic: str, x, count: int):
        match x:
            case Number() if mnemonic == "vpsraq" and count == BITS:
                return self.floor(x)
            case Halves(name, False) if (mnemonic, count) == ("vpsllq", 32):
                return Halves(name, True)
            case Halves(name, True) if mnemonic == "vpsraq" and count == 32 - (BITS - 30):
                return self.signed(f"{name}.lower")
            case Halves(name, False) if (mnemonic, count) == ("vpsraq", 32):
                return Number({(f"{name}.upper",): 1}, -ENTRY, ENTRY - 1)
            case Number({**value}, least, _) if mnemonic == "vpsllq" and count == BITS - 30 and least == -ENTRY:
                [(name,)] = value
                return self.signed(name)
        return UNKNOWN

    # Instructions.

    def step(self, line: str):
        mnemonic, _, rest = line.partition(" ")
        to, *sources = [one.strip() for one in rest.split(",")]
        if mnemonic == "mov":
            self.rax = int(sources[0], 0)
        if not mnemonic.startswith("v") or mnemonic == "vzeroupper":
            return
        if mnemonic == "vpmovq2m":
            self.masks[to] = self.sign(self.read(sources[0]))
            return
        if to.startswith("k"):
            self.masks[to] = UNKNOWN
            return
        match mnemonic:
            case "vpxord" if to == sources[0] == sources[1]:
                value = ZERO
            case "vpbroadcastq":
                value = Number({(): self.rax}, self.rax, self.rax)
            case "vmovdqa64":
                value = self.read(sources[0])
            case "vpaddq" | "vpsubq":
                value = self.add(self.read(sources[0]), self.read(sources[1]), 1 if mnemonic == "vpaddq" else -1)
            case "vpmadd52luq" | "vpmadd52huq":
                value = self.multiply_add(mnemonic[8], self.read(to), *map(self.read, sources))
            case "vpandq":
                value = self.low(*map(self.read, sources))
            case "vpsraq" | "vpsllq":
                value = self.shifted(mnemonic, self.read(sources[0]), int(sources[1]))
            case "vpaddd":
                value = Halves(f"entry.{to}")
            case _:
                value = UNKNOWN
        self.write(to, value)

    def run(self, lines: list[str]):
        for line in lines:
            try:
                self.step(line.partition("\t//")[0])
            except Unproved as error:
                raise Unproved(f"{line}: {error}") from error

    # What is proved.

    def number(self, places: dict[int, object], group: int, letter: str) -> Polynomial:
        total: Polynomial = {}
        count = LIMBS + (letter == "w")
        for j in range(count):
            limb = places[offset_of(group, letter, j)]
            if not isinstance(limb, Number):
                raise Unproved(f"nothing is known of limb {j} of {letter}")
            if letter != "w" and j + 1 < count and (limb.least < 0 or limb.most > LOW52):
                raise Unproved(f"limb {j} of {letter} leaves its bounds")
            total = plus(total, limb.value, 1 << BITS * j)
        return total

    def prove_division(self, rest: Polynomial, group: int, digits: int):
        """That a rest is what the lowest limb leaves, in [0, 2^52), and that a digit clears it."""
        used = [name for name in self.digits if any(name in monomial for monomial in rest)]
        if len(used) != digits:
            raise Unproved("not as many digits as there should be")
        m = self.before[offset_of(group, "m", 0)]
        for name in used:
            rest = plus(rest, product({(name,): 1}, self.number(self.before, group, "m")))
        key = next((key for key, floor in self.floors.items() if not plus(rest, plus(dict(key), floor.value, -(1 << BITS)), -1)), None)
        if key is None:
            raise Unproved("the identity does not hold")
        for name in used:
            digit, (total, inverse) = Number({(name,): 1}, 0, LOW52), self.digits[name]
            if inverse != f"inverse{group}" or plus(dict(key), plus(total, self.multiply_add("l", ZERO, digit, m).value), -1):
                raise Unproved("a digit of another sum")

    def prove_group(self, group: int, matrix: list[Polynomial]):
        for m, n in (("m", "m"), ("w", "w")):
            if self.number(self.places, group, m) != self.number(self.before, group, n):
                raise Unproved("the modulus is not what it was")
        for letter in "fgde":
            x, y = (self.number(self.before, group, one) for one in ("fg" if letter in "fg" else "de"))
            u, v = matrix[:2] if letter in "fd" else matrix[2:]
            rest = idempotent(plus(product(u, x), product(v, y)))
            if letter in "de":
                rest = plus(rest, self.number(self.before, group, "w"))
            rest = plus(rest, self.number(self.places, group, letter), -(1 << BITS))
            self.prove_division(rest, group, int(letter in "de"))


RESULTS = [register for sums in sixteen.SUMS for register in sums.values()]
"""Where a matrix is composed, for both groups."""


def part(line: str) -> str:
    return line.partition("\t// ")[2]


def prove_batch(text: str):
    """A batch's update, where it stands between the steps, and where it is the last one."""
    lines = [line for line in text.splitlines() if not line.startswith(("//", "."))]
    begin, third, end = lines.index("2:"), lines.index("3:"), lines.index(next(line for line in lines if line.startswith("jnz 2b")))
    compose = next(i for i, line in enumerate(lines) if part(line) == "compose")
    for update in (lines[begin + 1 : compose], lines[end + 1 :]):
        machine = Machine()
        machine.run([line for line in lines if part(line) == "enter"] + lines[compose:third])
        matrix = [[machine.registers[register] for register in registers] for registers in MATRIX]
        for half, entries in zip(("lower", "upper"), matrix):
            for result, entry in zip(RESULTS, entries):
                if entry != machine.signed(f"entry.{result}.{half}"):
                    raise Unproved("an entry of a matrix in another place")
        machine.run([*lines[third + 1 : end], *update])
        for group in range(GROUPS):
            machine.prove_group(group, [entry.value for entry in matrix[group]])
    if any(machine.read(sixteen.slot(name)) is not UNKNOWN for name in FIRST):
        raise Unproved("a matrix of half a batch that the steps do not write")


def prove_bounds(bits: int, batches: int):
    """That all numbers have their highest limb in 52 bits and a sign, modulo any number below `2^bits`."""
    room = 1 << BITS * LIMBS
    # Before each batch, as |u| + |v| <= 2^52 and |w + q m| <= 2^51 m; 2^52 is there from the begin.
    most = (1 << BITS) + batches * (1 << bits) // 2
    if 1 << bits > room or most > room:
        raise Unproved("a number leaves its limbs")
    # What leaves has |R| <= |d| / 2^52 besides a modulus, for each odd modulus from 3 on.
    if any(not -m <= -(m * batches // 2 + (1 << BITS)) >> BITS for m in (3, 1 << bits)) or batches >> 20:
        raise Unproved("what leaves is not reduced by one modulus")


def prove_leave(text: str):
    lines, machine = [line for line in text.splitlines() if not line.startswith("//")], Machine()
    machine.run([line for line in lines if part(line) == "constants"])
    for group in range(GROUPS):
        own = {name: [line for line in lines if part(line) == f"group{group}.{name}"] for name in ("unit", "divide", "reduce", "select")}
        d, m = machine.number(machine.before, group, "d"), machine.number(machine.before, group, "m")
        machine.run(own["unit"] + own["divide"])
        divided, top = limbs_of(machine, 4), machine.registers["zmm8"].value
        sign = plus({(): 1}, {(f"bit.f{group}.{LIMBS - 1}",): 1}, -2)
        machine.prove_division(plus(idempotent(product(sign, d)), divided, -(1 << BITS)), group, 1)
        machine.run(own["reduce"])
        reduced, less = limbs_of(machine, 4), limbs_of(machine, 10)
        c, b = (machine.masks.get(k) for k in ("k3", "k4"))
        if machine.bits.get(c) != top or machine.bits.get(b) != machine.registers["zmm14"].value:
            raise Unproved("a sign that is not that of a highest limb")
        if plus(reduced, plus(divided, product({(c,): 1}, m)), -1) or plus(less, plus(reduced, m, -1), -1):
            raise Unproved("what is reduced is not what it should be")
        machine.run(own["select"])
        if plus(limbs_of(machine, 10), plus(less, product({(b,): 1}, m)), -1):
            raise Unproved("the result is not what it should be")


def limbs_of(machine: Machine, first: int) -> Polynomial:
    total: Polynomial = {}
    for j in range(LIMBS):
        limb = machine.registers.get(f"zmm{first + j}")
        if not isinstance(limb, Number) or j + 1 < LIMBS and (limb.least < 0 or limb.most > LOW52):
            raise Unproved(f"limb {j} leaves its bounds")
        total = plus(total, limb.value, 1 << BITS * j)
    return total
