# SPDX-License-Identifier: MIT OR Apache-2.0
"""A proof, for each product in the text of a routine in lanes, that it is what it should be and loses no bit.

A product is run once with unknowns in place of limbs. A vector is a polynomial in the unknowns and an interval that it is in. No
sum may leave 64 bits. Of a factor an instruction takes the low 52 bits alone. So the unknowns of Montgomery's product are those of
its limbs. At the end holds, as polynomials, with the digits `q` of the quotient,

    2^(52 L) T = a b + q m,    and    T = sum 2^(52 j) (low 52 bits of limb j)

if the highest limb is below 2^52. That follows from the first and the bounds of the numbers: `prove_bounds`. Modulo 2^255 - r all
limbs are below 2^51 + 2^45, before and after, and `a b - sum 2^(51 j) T_j` is a multiple of 2^255 - r.

By AVX2 limbs have 29 bits, and a product of two of them is one instruction. A word of a kept product has two limbs; an
instruction takes the low 32 bits of a factor. Modulo 2^255 - r limbs are below 2^29 + 2^15, the highest one below 2^30.
"""

import re
from dataclasses import dataclass
from fractions import Fraction

from .product import avx2, avx2_blocks, avx2_pseudo_mersenne, ifma_rows
from .product.ifma import BITS, MASK, Montgomery
from .product.ifma_pseudo_mersenne import PseudoMersenne
from .product.lanes import CHAINS, Lanes, Layout
from .validate import Polynomial, Unproved, plus, product

BOUND = Fraction(8, 7)
"""Numbers in limbs are below this multiple of the modulus, or 1."""


@dataclass(frozen=True)
class Sum:
    value: Polynomial
    most: int
    """It is not negative."""
    factor_only: bool = False
    """Whether its low 52 bits alone are known."""


@dataclass(frozen=True)
class Rounded:
    """A sum with 2^52 - 1 on top, of which all but the low 52 bits count."""

    total: Sum


class Machine:
    """Of Montgomery's product."""

    def __init__(self, code: Montgomery | PseudoMersenne):
        self.code, self.bits, self.mask = code, code.bits, (1 << code.bits) - 1
        self.registers: dict[str, object] = {register: self.constant(name) for name, register in code.constants.items()}
        self.highs: dict[tuple, Sum] = {}
        self.floors: dict[tuple, Sum] = {}
        self.digits: dict[frozenset, Sum] = {}
        self.order: list[list[Sum]] = [[] for _ in range(code.ways)]
        """The digits of each quotient."""
        self.factors = [{"a": [], "b": []} for _ in range(code.ways)]
        self.stored: list = []

    def constant(self, name: str) -> Sum:
        return Sum({(): MASK}, MASK) if name == "mask" else Sum({(name,): 1}, MASK, True)

    def place(self, operand: str) -> Sum:
        """A vector in memory: a constant of the state, or a limb of some number, by its address."""
        for name in ("mask", "factor", *(f"modulus{j}" for j in range(self.code.limbs))):
            if operand == self.code.memory(name):
                return self.constant(name)
        return Sum({(operand,): 1}, MASK, True)

    def read(self, operand: str):
        return self.place(operand) if "[" in operand else self.registers[operand]

    # Operations.

    def factor(self, x) -> Sum:
        if not isinstance(x, Sum):
            raise Unproved("a factor that nothing is known of")
        return x if x.most <= MASK else self.low(x)

    def low(self, x: Sum, bits: int = 0) -> Sum:
        bits = bits or self.bits
        return Sum(plus(x.value, self.floor(x, bits).value, -(1 << bits)), (1 << bits) - 1)

    def floor(self, x: Sum, bits: int = 0) -> Sum:
        bits = bits or self.bits
        key = bits, frozenset(x.value.items())
        return self.floors.setdefault(key, Sum({(f"floor{len(self.floors)}",): 1}, x.most >> bits))

    def half(self, half: str, a: Sum, b: Sum) -> Sum:
        if a.most * b.most <= MASK:
            return Sum({}, 0) if half == "h" else Sum(product(a.value, b.value), a.most * b.most)
        key = tuple(sorted((frozenset(a.value.items()), frozenset(b.value.items())), key=hash))
        high = self.highs.setdefault(key, Sum({(f"high{len(self.highs)}",): 1}, a.most * b.most >> BITS))
        if half == "h":
            return high
        return Sum(plus(product(a.value, b.value), high.value, -(1 << BITS)), MASK)

    def add(self, a, b) -> Sum:
        if not (isinstance(a, Sum) and isinstance(b, Sum)) or a.factor_only or b.factor_only:
            raise Unproved("a term that nothing is known of")
        if a.most + b.most >> 64:
            raise Unproved("a sum leaves 64 bits")
        return Sum(plus(a.value, b.value), a.most + b.most)

    def digit(self, g: int, total: Sum) -> Sum:
        """The quotient that clears the low 52 bits of a sum."""
        key = frozenset(total.value.items())
        if key in self.digits:
            raise Unproved("the same digit again")
        self.digits[key] = Sum({(f"q{g}.{len(self.order[g])}",): 1}, MASK)
        self.order[g].append(self.digits[key])
        return self.digits[key]

    def rounded_up(self, total: Sum) -> Sum:
        """`(total + 2^52 - 1) / 2^52`: what the low halves carry when the digit has cleared them."""
        digit = self.digits.get(frozenset(total.value.items()))
        if digit is None:
            raise Unproved("a carry without a digit")
        m0 = self.constant("modulus0")
        whole = plus(total.value, self.half("l", digit, m0).value)
        return Sum({monomial: Fraction(c, 1 << BITS) for monomial, c in whole.items()}, total.most + MASK >> BITS)

    # Instructions.

    def multiply_add(self, half: str, to: str, x: str, y: str):
        a, b, total = self.factor(self.read(x)), self.factor(self.read(y)), self.registers[to]
        if b.value == {("factor",): 1}:
            if half != "l" or total.value or to not in self.code.q:
                raise Unproved("a digit of a quotient is a low half alone")
            self.registers[to] = self.digit(self.code.q.index(to), self.read(x))
            return
        if "[" in y and x in self.code.b:
            found = self.factors[self.code.b.index(x)]["a"]
            found += [b.value] if b.value not in found else []
        self.registers[to] = self.add(total, self.half(half, a, b))

    def step(self, line: str):
        mnemonic, _, rest = line.partition(" ")
        to, *sources = [one.strip() for one in rest.split(",")]
        match mnemonic:
            case "vpxorq" if [to, to] == sources:
                self.registers[to] = Sum({}, 0)
            case "vmovdqu64" if "[" in to:
                self.stored.append((to, self.read(sources[0])))
            case "vmovdqu64":
                self.registers[to] = self.read(sources[0])
                self.factors[self.code.b.index(to)]["b"].append(self.registers[to].value)
            case "vpmadd52luq" | "vpmadd52huq":
                self.multiply_add(mnemonic[8], to, *sources)
            case "vpaddq" if sources[1] in (self.code.constants.get("mask"), self.code.memory("mask")):
                total = self.read(sources[0])
                self.add(total, self.constant("mask"))
                self.registers[to] = Rounded(total)
            case "vpaddq":
                self.registers[to] = self.add(self.read(sources[0]), self.read(sources[1]))
            case "vpsrlq" if sources[1] == str(self.bits):
                x = self.read(sources[0])
                self.registers[to] = self.rounded_up(x.total) if isinstance(x, Rounded) else self.floor(x)
            case _:
                raise Unproved("an instruction that is not known")

    def run(self, lines: list[str]):
        for line in lines:
            try:
                self.step(line)
            except (Unproved, KeyError, ValueError, AttributeError) as error:
                raise Unproved(f"{line}: {error}") from error

    # What is proved.

    def number(self, limbs: list[Polynomial]) -> Polynomial:
        total: Polynomial = {}
        for j, limb in enumerate(limbs):
            total = plus(total, limb, 1 << self.bits * j)
        return total

    def prove(self):
        n = self.code.limbs
        for g, registers in enumerate(self.code.result):
            t = [self.registers[register] for register in registers]
            if not all(isinstance(limb, Sum) for limb in t):
                raise Unproved("a limb that nothing is known of")
            a, b, q = self.factors[g]["a"], self.factors[g]["b"], [digit.value for digit in self.order[g]]
            if not len(a) == len(b) == len(q) == n:
                raise Unproved("not as many limbs as there are")
            m = [self.constant(f"modulus{j}").value for j in range(n)]
            whole = plus(product(self.number(a), self.number(b)), product(self.number(q), self.number(m)))
            out = self.number([self.uncarried(t, j) for j in range(n)])
            if plus(whole, out, -(1 << BITS * n)):
                raise Unproved("the identity does not hold")
        self.prove_stores()

    def uncarried(self, t: list[Sum], j: int) -> Polynomial:
        """A limb as its low 52 bits are, if the one above got the rest; else as it is."""
        if j + 1 == len(t):
            return t[j].value
        carried = self.floors.get((BITS, frozenset(t[j].value.items())))
        return plus(t[j].value, carried.value, -(1 << BITS)) if carried else t[j].value

    def prove_stores(self):
        """Limbs are stored in their order, all of them or none."""
        finals = self.code.result
        wanted = [self.registers[registers[j]] for j in range(self.code.limbs) for registers in finals]
        values = [value for _, value in self.stored]
        one = [[self.registers[r] for r in registers] for registers in finals]
        if values and values != wanted and values not in one:
            raise Unproved("limbs are stored in another order")
        numbers = len(values) // self.code.limbs
        places = [address(place) for place, _ in self.stored]
        if any(place != places[k % numbers] + self.code.layout.vector * (k // numbers) for k, place in enumerate(places)):
            raise Unproved("a limb is stored elsewhere")


class RowsMachine(Machine):
    """Of Montgomery's product by a loop over rows, which is run as often as there are rows."""

    def __init__(self, code: ifma_rows.Rows):
        super().__init__(code)
        self.row = 0
        """r10."""
        self.operands: dict[int, str] = {}
        """What is multiplied by limbs of b, by its place."""

    def run(self, lines: list[str]):
        vector, number = self.code.layout.vector, self.code.layout.number
        if lines.count(LOOP) != 1 or lines.count("jnz 5b") != 1 or lines[lines.index(LOOP) - 1] != "xor r10d, r10d":
            raise Unproved("there is no loop")
        begin, end = lines.index(LOOP) + 1, lines.index("jnz 5b")
        if lines[end - 2 : end] != [f"add r10, {vector}", f"cmp r10, {number}"]:
            raise Unproved("the loop does not take each limb")
        super().run(lines[: begin - 2])
        for self.row in range(0, number, vector):
            super().run(lines[begin : end - 2])
        super().run(lines[end + 1 :])

    def multiply_add(self, half: str, to: str, x: str, y: str):
        if x in self.code.b and (found := address_of(self.factor(self.read(y)).value)):
            self.operands[found[0]] = found[1]
        super().multiply_add(half, to, x, y)

    def step(self, line: str):
        mnemonic, _, rest = line.partition(" ")
        to, *sources = [one.strip() for one in rest.split(",")]
        match mnemonic:
            case "vmovdqu64" if to in self.code.b:
                if "+r10" not in sources[0]:
                    raise Unproved("a row takes another limb")
                super().step(line.replace("+r10", f"+{self.row}"))
            case "vmovdqu64" if to in self.code.spare:
                self.registers[to] = self.read(sources[0])
            case "vmovdqa64" if "[" not in to + sources[0]:
                self.registers[to] = self.read(sources[0])
            case _:
                super().step(line)

    def prove(self):
        places = sorted(self.operands)
        if [place - places[0] for place in places] != [self.code.layout.vector * j for j in range(self.code.limbs)]:
            raise Unproved("a factor is not one limb after the other")
        self.factors[0]["a"] = [{(self.operands[place],): 1} for place in places]
        super().prove()


class PseudoMersenneMachine(Machine):
    most = (1 << 51) + (1 << 45) - 1
    """Of limbs."""

    def __init__(self, code: PseudoMersenne):
        super().__init__(code)
        r = self.constant("factor")
        self.registers[code.double] = Sum(plus(r.value, r.value), 2 * r.most)
        self.a: list[Polynomial] = []
        self.b: list[Polynomial] = []

    def constant(self, name: str) -> Sum:
        return Sum({(): self.mask}, self.mask) if name == "mask" else Sum({("r",): 1}, (1 << 31) - 1)

    def place(self, operand: str) -> Sum:
        return Sum({(operand,): 1}, self.most)

    def factor(self, x) -> Sum:
        if not isinstance(x, Sum) or x.most > MASK:
            raise Unproved("a factor leaves its 52 bits")
        return x

    def multiply_add(self, half: str, to: str, x: str, y: str):
        found = self.half(half, self.factor(self.read(x)), self.factor(self.read(y)))
        self.registers[to] = self.add(self.registers[to], found)

    def step(self, line: str):
        mnemonic, _, rest = line.partition(" ")
        to, *sources = [one.strip() for one in rest.split(",")]
        match mnemonic:
            case "vmovdqu64" if to in self.code.a or to == self.code.b:
                self.registers[to] = self.read(sources[0])
                (self.b if to == self.code.b else self.a).append(self.registers[to].value)
            case "vpandq" if sources[1] == self.code.constants["mask"]:
                self.registers[to] = self.low(self.read(sources[0]))
            case "vpaddq" if self.code.constants["mask"] in sources:
                raise Unproved("an instruction that is not known")
            case _:
                super().step(line)

    def prove(self):
        t = [self.registers[register] for register in self.code.low[: self.code.limbs]]
        if any(limb.most > self.most for limb in t):
            raise Unproved("a limb leaves its bound")
        if not len(self.a) == len(self.b) == self.code.limbs:
            raise Unproved("not as many limbs as there are")
        prove_multiple(plus(product(self.number(self.a), self.number(self.b)), self.number([limb.value for limb in t]), -1))
        values = [value for _, value in self.stored]
        if values and values != t:
            raise Unproved("limbs are stored in another order")


def address_of(value: Polynomial) -> tuple[int, str] | None:
    """Where an unknown is, and its name, if it stands for a vector of memory."""
    name = next(iter(value), ("",))[0]
    return (address(name), name) if "[" in name else None


def prove_multiple(rest: Polynomial):
    """That it is k (2^255 - r), where k = k0 + k1 r: by the powers of r."""
    zero, one, two = ({tuple(v for v in m if v != "r"): c for m, c in rest.items() if m.count("r") == n} for n in range(3))
    k0 = {monomial: Fraction(c, 1 << 255) for monomial, c in zero.items()}
    k1 = {monomial: -c for monomial, c in two.items()}
    if any(Fraction(c).denominator > 1 for c in k0.values()) or plus(one, plus({m: -c for m, c in k0.items()}, k1, 1 << 255), -1):
        raise Unproved("the identity does not hold")


@dataclass(frozen=True)
class Pair:
    """A word with one value in its low 32 bits and another above; or a digit of the first, before it is masked."""

    low: Sum
    high: Sum | None


class Avx2Machine(Machine):
    """Of Montgomery's product on limbs of 29 bits."""

    def __init__(self, code: avx2.Montgomery | avx2_blocks.Blocks):
        super().__init__(code)
        self.cleared: set[frozenset] = set()
        """Sums that are multiples of 2^29."""

    def constant(self, name: str) -> Sum:
        return Sum({(): self.mask}, self.mask) if name == "mask" else Sum({(name,): 1}, self.mask)

    def place(self, operand: str) -> Sum:
        """Limbs are masked before they are factors."""
        for name in (f"modulus{j}" for j in range(self.code.limbs)):
            if operand == self.code.memory(name):
                return self.constant(name)
        return Sum({(operand,): 1}, self.mask)

    def factor(self, x) -> Sum:
        x = x.low if isinstance(x, Pair) else x
        if not isinstance(x, Sum) or x.most >> 32:
            raise Unproved("a factor leaves 32 bits")
        return x

    def digit(self, g: int, total: Sum) -> Sum:
        name = super().digit(g, total).value
        digit = self.digits[frozenset(total.value.items())] = self.order[g][-1] = Sum(name, self.mask)
        self.cleared.add(frozenset(plus(total.value, product(name, self.constant("modulus0").value)).items()))
        return digit

    def floor(self, x: Sum, bits: int = 0) -> Sum:
        if frozenset(x.value.items()) in self.cleared:
            return Sum({monomial: Fraction(c, 1 << self.bits) for monomial, c in x.value.items()}, x.most >> self.bits)
        return super().floor(x, bits)

    def begin(self, to: str, operand: str, pair: bool):
        """The factor of a row: a limb alone, or one of two."""
        halves = [Sum({(f"{operand}.{half}",): 1}, self.mask) for half in ("low", "high")]
        self.registers[to] = Pair(*halves) if pair else self.place(operand)
        self.factors[0]["b"].append(self.factor(self.registers[to]).value)

    def multiply(self, to: str, x: str, y: str):
        if y == self.code.constants["factor"]:
            self.registers[to] = Pair(self.read(x), None)
            return
        a, b = self.factor(self.read(x)), self.factor(self.read(y))
        if x == self.code.b:
            found = self.factors[0]["a"]
            found += [b.value] if b.value not in found else []
        self.registers[to] = Sum(product(a.value, b.value), a.most * b.most)

    def step(self, line: str):
        mnemonic, _, rest = line.partition(" ")
        to, *sources = [one.strip() for one in rest.split(",")]
        match mnemonic:
            case "vmovdqa" | "vmovdqu" if "[" in to:
                self.stored.append((to, self.read(sources[0])))
            case "vmovdqa" | "vmovdqu" if to == self.code.b and "[" in sources[0]:
                self.begin(to, sources[0], mnemonic == "vmovdqu")
            case "vpmuludq":
                self.multiply(to, *sources)
            case "vpaddq":
                self.registers[to] = self.add(self.read(sources[0]), self.read(sources[1]))
            case "vpand" if sources[1] == self.code.constants["mask"]:
                x = self.read(sources[0])
                digit = isinstance(x, Pair) and x.high is None
                self.registers[to] = self.digit(0, x.low) if digit else self.low(x)
            case "vpsrlq" if sources[1] == str(self.bits):
                self.registers[to] = self.floor(self.read(sources[0]))
            case "vpsrlq" if sources[1] == "32" and to == self.code.b and isinstance(self.read(to), Pair):
                self.registers[to] = self.read(to).high
                self.factors[0]["b"][-1] = self.registers[to].value
            case "vpsllq" if sources[1] == "32":
                self.registers[to] = Pair(Sum({}, 0), self.read(sources[0]))
            case "vpor":
                self.registers[to] = self.pair(self.read(sources[0]), self.read(sources[1]))
            case _:
                raise Unproved("an instruction that is not known")

    def pair(self, low: Sum, high: Pair) -> Pair:
        if not isinstance(high, Pair) or high.low.value or low.most >> 32:
            raise Unproved("two limbs overlap")
        return Pair(low, high.high)

    def prove(self):
        n, code = self.code.limbs, self.code
        t = [self.registers[code.t[(n + j) % (n + 1)]] for j in range(n)]
        limbs = [limb.low if isinstance(limb, Pair) else limb for limb in t]
        # Without a carry there is no highest limb yet.
        carried = all(limb.most <= self.mask for limb in limbs[:-1])
        if self.stored and not carried:
            raise Unproved("a limb leaves its bound")
        a, b, q = self.factors[0]["a"], self.factors[0]["b"], [digit.value for digit in self.order[0]]
        if not len(a) == len(b) == len(q) == n or len({frozenset(limb) for limb in b}) < n:
            raise Unproved("not as many limbs as there are")
        m = [self.constant(f"modulus{j}").value for j in range(n)]
        whole = plus(product(self.number(a), self.number(b)), product(self.number(q), self.number(m)))
        out = self.number([limb.value for limb in limbs[: n if carried else n - 1]])
        if plus(whole, out, -(1 << self.bits * n)):
            raise Unproved("the identity does not hold")
        self.prove_order(limbs)

    def prove_order(self, limbs: list[Sum]):
        """Limbs are stored in their order, alone or in pairs; all of them or none."""
        values = sorted(self.stored, key=lambda one: int(re.search(r"[+-]\d+\]$", one[0])[0][:-1]))
        found = [value.low if isinstance(value, Pair) else value for _, value in values]
        found += [value.high for _, value in values if isinstance(value, Pair)]
        if found and found != limbs:
            raise Unproved("limbs are stored in another order")


class BlocksMachine(Avx2Machine):
    """Of two products by blocks of rows: sums, factors and quotients are in memory, and the blocks are a loop."""

    def __init__(self, code: avx2_blocks.Blocks):
        super().__init__(code)
        self.memory: dict[str, object] = {}
        self.left = 0
        """r10."""
        self.first: dict[int, str] = {}
        self.raw: list[list[Sum]] = []
        """Limbs of the products before they are carried."""
        self.used: list[dict[int, Polynomial]] = [{} for _ in range(code.ways)]
        """What is multiplied by the factors of a way, by its place."""

    def run(self, lines: list[str]):
        begin = next((at for at, line in enumerate(lines) if line.startswith("mov r10")), -1) + 1
        end = next((at for at, line in enumerate(lines) if line.startswith("jnz")), -1)
        if not 0 < begin < end or lines[begin] != LOOP or LOOP in lines[begin + 1 :]:
            raise Unproved("there is no loop")
        self.left = int(lines[begin - 1].split(",")[1])
        super().run(lines[: begin - 1])
        self.b = [[self.open(g, i) for i in range(self.code.limbs)] for g in range(self.code.ways)]
        if not lines[end - 1].startswith("add r10, ") or (step := int(lines[end - 1].split(",")[1])) <= 0 or self.left % step:
            raise Unproved("the loop does not end")
        for self.left in range(self.left, 0, step):
            super().run(lines[begin + 1 : end - 1])
        self.raw = [[self.memory[self.code.t(g, j)] for j in range(self.code.limbs - 1)] for g in range(self.code.ways)]
        self.stored.clear()
        super().run(lines[end + 1 :])

    def factor_place(self, g: int, i: int) -> str:
        return self.code.place("scratch", (CHAINS + g) * self.code.limbs + i)

    def open(self, g: int, i: int) -> Sum:
        """An unknown in place of a limb that was copied, which has to be the right one."""
        n, place = self.code.limbs, self.factor_place(g, i)
        names = self.factor(self.memory.get(place)).value
        name = next(iter(names))[0] if len(names) == 1 and next(iter(names)) else ""
        if "[" not in name:
            raise Unproved("a factor is not copied")
        half, _, operand = name.rpartition(":")
        first = self.first.setdefault(g, name)
        k = i % self.code.layout.packed if half else i
        at = [int(re.search(r"[+-]\d+\]$", one)[0][:-1]) for one in (operand, first)]
        if half != ("" if ":" not in first else "low" if i < n // 2 else "high") or at[0] - at[1] != self.code.layout.vector * k:
            raise Unproved("a factor is copied in another order")
        self.memory[place] = Sum({(f"b{g}.{i}",): 1}, self.mask)
        return self.memory[place]

    def resolve(self, operand: str) -> str:
        found = re.search(r"rdi\+r10([+-]\d+)", operand)
        return operand.replace(found[0], f"rdi{int(found[1]) + self.left:+d}") if found else operand

    def constant_at(self, operand: str) -> str | None:
        names = ("mask", "factor", *(f"modulus{j}" for j in range(self.code.limbs)))
        return next((name for name in names if operand == self.code.memory(name)), None)

    def read(self, operand: str):
        if "[" not in operand:
            return self.registers[operand]
        operand = self.resolve(operand)
        if name := self.constant_at(operand):
            return self.constant(name)
        return self.memory[operand] if operand in self.memory else Sum({(operand,): 1}, self.mask)

    def multiply(self, to: str, x: str, y: str):
        if y == self.code.memory("factor"):
            self.registers[to] = Pair(self.read(x), None)
            return
        pair = [self.factor(self.read(one)) for one in (x, y)]
        for g, factors in enumerate(self.b):
            for one, other in (pair, pair[::-1]):
                if one in factors and (place := re.search(r"[+-]\d+\]$", next(iter(other.value), ("",))[0])):
                    self.used[g][int(place[0][:-1])] = other.value
        self.registers[to] = Sum(product(pair[0].value, pair[1].value), pair[0].most * pair[1].most)

    def step(self, line: str):
        mnemonic, _, rest = line.partition(" ")
        to, *sources = [one.strip() for one in rest.split(",")]
        match mnemonic:
            case "vmovdqa" | "vmovdqu" if "[" in to:
                value = self.memory[self.resolve(to)] = self.read(sources[0])
                self.stored.append((to, value))
                for g, s in ((g, s) for g in range(self.code.ways) for s in range(self.code.rows)):
                    self.order[g] += [value] if to == self.code.q(g, s) else []
            case "vmovdqu" if "[" in sources[0]:
                halves = [Sum({(f"{half}:{sources[0]}",): 1}, self.mask) for half in ("low", "high")]
                self.registers[to] = Pair(*halves)
            case "vmovdqa":
                self.registers[to] = self.read(sources[0])
            case "vpxor" if [to, to] == sources:
                self.registers[to] = Sum({}, 0)
            case "vpand" if sources[1] == self.code.memory("mask"):
                x = self.read(sources[0])
                self.registers[to] = self.digit(0, x.low) if isinstance(x, Pair) else self.low(x)
            case "vpsrlq" if sources[1] == "32" and isinstance(self.read(sources[0]), Pair):
                self.registers[to] = self.read(sources[0]).high
            case _:
                super().step(line)

    def digit(self, g: int, total: Sum) -> Sum:
        digit = super().digit(g, total)
        # Whose it is, its place says.
        self.order[g].pop()
        return digit

    def prove(self):
        n, totals = self.code.limbs, []
        m = [self.constant(f"modulus{j}").value for j in range(n)]
        for g in range(self.code.ways):
            a, q = [self.used[g][place] for place in sorted(self.used[g])], [digit.value for digit in self.order[g]]
            b = [limb.value for limb in self.b[g]]
            if not len(a) == len(q) == n:
                raise Unproved("not as many limbs as there are")
            totals.append(self.number([limb.value for limb in self.raw[g]]))
            whole = plus(product(self.number(a), self.number(b)), product(self.number(q), self.number(m)))
            if plus(whole, totals[g], -(1 << self.bits * n)):
                raise Unproved("the identity does not hold")
        self.prove_carried(totals)

    def prove_carried(self, totals: list[Polynomial]):
        """What is stored after the loop are products with all limbs but the highest masked, alone or in pairs, in their order."""
        rest = list(self.stored)
        while rest:
            pairs = isinstance(rest[0][1], Pair)
            count = self.code.layout.packed if pairs else self.code.limbs
            part, rest = rest[:count], rest[count:]
            part.sort(key=lambda one: int(re.search(r"[+-]\d+\]$", one[0])[0][:-1]))
            if any(isinstance(value, Pair) != pairs for _, value in part):
                raise Unproved("a limb is alone among pairs")
            limbs = [value.low if pairs else value for _, value in part] + [value.high for _, value in part if pairs]
            if len(limbs) != self.code.limbs or any(limb.most > self.mask for limb in limbs[:-1]):
                raise Unproved("a limb leaves its bound")
            if not any(not plus(self.number([limb.value for limb in limbs]), total, -1) for total in totals):
                raise Unproved("what is stored is no product")


class ColumnsMachine(Avx2Machine):
    """Of the product modulo 2^255 - r by columns. Its unknowns are limbs of both factors, known by their places."""

    most = (1 << 29) + (1 << 15) - 1
    """Of limbs but the highest one."""
    highest = (1 << 30) - 1

    def __init__(self, code: avx2_pseudo_mersenne.PseudoMersenne):
        super().__init__(code)
        self.scratch: dict[str, Sum | None] = {code.place("scratch", k): None for k in range(code.limbs)}
        multiples = {avx2_pseudo_mersenne.FOLD: 64, avx2_pseudo_mersenne.WRAP: 128}
        self.multiples = {code.memory(name): Sum({("r",): n}, 31 * n) for name, n in multiples.items()}
        self.masks = {code.memory("mask"): self.bits, code.memory(avx2_pseudo_mersenne.UPPER): self.bits + 1}
        self.begin: dict[str, int] = {}
        """Where each factor begins."""

    def run(self, lines: list[str]):
        places = [(line, line.split(", ")[-1]) for line in lines if line.endswith("]")]
        loads = [address(place) for line, place in places if line.startswith("vmovdq") and place not in self.scratch]
        operands = [address(place) for line, place in places if line.startswith("vpmuludq") and place not in self.multiples]
        self.begin = {"a": min(loads), "b": min(operands)}
        super().run(lines)

    def limb(self, factor: str, place: str, above: int = 0) -> Sum:
        j, rest = divmod(address(place) - self.begin[factor], self.code.layout.vector)
        if rest or not 0 <= j < self.code.limbs:
            raise Unproved("no limb of a factor is there")
        j += above
        return Sum({(f"{factor}{j}",): 1}, self.most if j + 1 < self.code.limbs else self.highest)

    def read(self, operand: str):
        if operand in self.scratch and self.scratch[operand] is None:
            raise Unproved("nothing was stored there")
        if operand in self.scratch:
            return self.scratch[operand]
        if "[" not in operand:
            return self.registers[operand]
        return self.multiples.get(operand) or self.limb("b", operand)

    def multiply(self, to: str, x: str, y: str):
        a, b = self.factor(self.read(x)), self.factor(self.read(y))
        self.registers[to] = Sum(product(a.value, b.value), a.most * b.most)

    def step(self, line: str):
        mnemonic, _, rest = line.partition(" ")
        to, *sources = [one.strip() for one in rest.split(",")]
        match mnemonic:
            case "vmovdqa" if to in self.scratch:
                self.scratch[to] = self.read(sources[0])
            case "vmovdqa" if "[" not in to and ("[" not in sources[0] or sources[0] in self.scratch):
                self.registers[to] = self.read(sources[0])
            case "vmovdqa" if "[" in sources[0]:
                self.registers[to] = self.limb("a", sources[0])
            case "vmovdqu" if "[" in sources[0]:
                self.registers[to] = Pair(self.limb("a", sources[0]), self.limb("a", sources[0], self.code.layout.packed))
            case "vpand" if sources[1] in self.masks:
                self.registers[to] = self.low(self.read(sources[0]), self.masks[sources[1]])
            case "vpsrlq" if sources[1] == "32":
                self.registers[to] = self.read(sources[0]).high
            case "vpsrlq":
                self.registers[to] = self.floor(self.read(sources[0]), int(sources[1]))
            case _:
                super().step(line)

    def prove(self):
        n = self.code.limbs
        limbs = [limb.low if isinstance(limb, Pair) else limb for limb in (self.registers[register] for register in self.code.t)]
        if any(limb.most > self.most for limb in limbs[:-1]) or limbs[-1].most > self.highest:
            raise Unproved("a limb leaves its bound")
        a, b = (self.number([{(f"{factor}{j}",): 1} for j in range(n)]) for factor in "ab")
        prove_multiple(plus(product(a, b), self.number([limb.value for limb in limbs]), -1))
        self.prove_order(limbs)


def address(place: str) -> int:
    """What is added to a register."""
    return int(re.search(r"([+-]\d+)\]$", place)[1])


LOOP = "5:"
"""The label of the blocks of a product."""
PART = re.compile(r"(?:^|(?<=\.))(row|column|reduce|carry)")


def products(text: str) -> list[list[str]]:
    """The lines of each product: those whose purpose is a row, a column, a reduction or a carry, of one name."""
    found, before = [], None
    for line in text.splitlines():
        instruction, _, purpose = line.partition("\t// ")
        part = PART.search(purpose)
        name = purpose[: part.start()] if part else None
        if line.startswith("//"):
            continue
        begins = part and purpose[part.start() :] == "row0" and (name != before or carried)
        if begins:
            found.append([])
        if part or line == LOOP:
            found[-1].append(instruction.strip())
        carried = bool(part) and part[1] == "carry"
        before = name
    return found


def prove(text: str, code: Lanes) -> int:
    """How many products the text has: all of them are proved."""
    kinds = {Montgomery: Machine, PseudoMersenne: PseudoMersenneMachine, avx2.Montgomery: Avx2Machine}
    kinds |= {ifma_rows.Rows: RowsMachine, avx2_blocks.Blocks: BlocksMachine, avx2_pseudo_mersenne.PseudoMersenne: ColumnsMachine}
    kind = kinds[type(code)]
    if kind not in (PseudoMersenneMachine, ColumnsMachine):
        prove_bounds(code.layout, code.bits)
    found = products(text)
    for lines in found:
        machine = kind(code)
        machine.run(lines)
        machine.prove()
    return len(found)


def prove_bounds(layout: Layout, bits: int = BITS):
    """That numbers keep their bounds, as multiples of a modulus of any size, and so the highest limb its 52 bits."""
    most = 1 << 64 * layout.words
    # A number of words or another in limbs, times one in limbs.
    for a in (1, BOUND):
        if Fraction(most, 1 << bits * layout.limbs) * a * BOUND + 1 > BOUND:
            raise Unproved("a product leaves its bound")
    if BOUND * most > 1 << bits * layout.limbs or BOUND > 2:
        raise Unproved("a number leaves its limbs, or needs more than one subtraction")


def counts(name: str, code: Lanes) -> int:
    """Products in the text of a routine, of which a product of two ways counts once."""
    chains = code.chains
    several = {"forward": chains, "backward": 3 * chains, "fold": 1, "unfold": 1 + chains if chains > 1 else 1}
    return several[name] // code.ways
