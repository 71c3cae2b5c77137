# SPDX-License-Identifier: MIT OR Apache-2.0
"""The symbolic machine with instructions of AVX-512: vectors of eight lanes, of which an instruction may have the lower ones, and masks of eight
bits."""

import re
from dataclasses import replace

from .halves import Halves, has_halves
from .machine import HALVES, VALUES, WORD, Instruction, Machine, State, Terms, Unknown, number

LANES = 8
VECTORS = tuple(f"zmm{i}" for i in range(32))
MASKS = tuple(f"k{i}" for i in range(8))
LIMB = (1 << 52) - 1
# A vector by its number, and by how many lanes it has.
VECTOR = re.compile(r"^([xyz])mm(\d+)$")
WIDTHS = {"x": 2, "y": 4, "z": LANES}
MASKED = re.compile(r"^([xyz]mm\d+)\{(k[1-7])\}(\{z\})?$")
# Encoded as no other instruction of 64-bit mode.
PREFIX = b"\x62"
# Products of the low 52 bits of two words.
VALUES["low52"] = lambda a, b: (a & LIMB) * (b & LIMB) & LIMB
VALUES["high52"] = lambda a, b: (a & LIMB) * (b & LIMB) >> 52


def is_wide(i: Instruction) -> bool:
    return i.code[:1] == PREFIX or i.mnemonic.startswith("k") or "zmm" in i.text


def machine_for(code: list[Instruction]) -> type[Machine]:
    """That of a routine: of eight lanes, where it has an instruction of AVX-512, or of words of 32 bits, or of both."""
    kinds = (WideHalves, Wide) if any(map(is_wide, code)) else (Halves, Machine)
    return kinds[not has_halves(code)]


# By their numbers, what instructions do with three words, in the order of their operands.
TERNARY = {
    0x15: lambda make, a, b, c: make("xor", make("or", make("and", a, b), c), make("constant", WORD)),
    0xA8: lambda make, a, b, c: make("and", make("or", a, b), c),
    # Where c has a bit that of b, else that of a.
    0xD8: lambda make, a, b, c: make("or", make("and", b, c), make("andn", c, a)),
    0xF8: lambda make, a, b, c: make("or", a, make("and", b, c)),
    0xFF: lambda make, *_: make("constant", WORD),
}


class Wide(Machine):
    # Of a mask that are followed.
    bits = LANES

    def __init__(self, terms: Terms, state: State):
        super().__init__(terms, state)
        self.upper: set[str] = set()

    @classmethod
    def fresh(cls, terms: Terms) -> "Wide":
        vectors = {v: tuple(terms.make("leaf", v, lane) for lane in range(LANES)) for v in VECTORS}
        vectors |= {k: tuple(terms.make("leaf", k, bit) for bit in range(cls.bits)) for k in MASKS}
        return cls(terms, replace(Machine.fresh(terms).state, vectors=vectors))

    # Lanes of the instruction that runs.
    width = LANES

    def run(self, i: Instruction) -> None:
        if i.vector:
            self.width = max((WIDTHS[found[1]] for o in i.operands if (found := VECTOR.match(o.partition("{")[0]))), default=LANES)
        super().run(i)

    def lanes(self, operand: str, count: int | None = None) -> tuple[int, ...]:
        if found := VECTOR.match(operand):
            if WIDTHS[found[1]] != self.width:
                raise Unknown(f"{operand}: a vector of another width")
            return self.state.vectors[f"zmm{found[2]}"][: self.width]
        return super().lanes(operand, count or self.width)

    def chosen(self, bit: int, one: int, other: int) -> int:
        known = self.terms.known(bit)
        return self.terms.operation("ite", bit, one, other) if known is None else one if known else other

    def write_lanes(self, to: str, lanes: tuple[int, ...]) -> None:
        """Into a register, whose other lanes become zero, one under a mask, or memory."""
        zero = self.terms.constant(0)
        if found := MASKED.match(to):
            to, bits = found[1], self.state.vectors[found[2]]
            before = (zero,) * len(lanes) if found[3] else self.lanes(to)
            lanes = tuple(self.chosen(bit, new, old) for bit, new, old in zip(bits[: len(lanes)], lanes, before, strict=True))
        if found := VECTOR.match(to):
            self.state.vectors[f"zmm{found[2]}"] = (*lanes, *(zero,) * (LANES - len(lanes)))
            return
        at = self.place(to)
        if at is None or len(lanes) != self.width:
            raise Unknown(f"{to}: no place to write to")
        self.forget(at, 8 * len(lanes))
        self.state.words.update({at + 8 * lane: term for lane, term in enumerate(lanes)})

    def do_mov(self, to, other) -> None:
        if to in HALVES and (value := number(other)) is not None:
            to, other = HALVES[to], f"0{value:X}h"
        super().do_mov(to, other)

    def do_vpbroadcastq(self, to, one) -> None:
        found = VECTOR.match(one)
        lane = self.state.vectors[f"zmm{found[2]}"][0] if found else self.read(one)
        self.write_lanes(to, (lane,) * self.width)

    def do_vmovq(self, to, one) -> None:
        if to.startswith("xmm"):
            return self.write_lanes(to, (self.read(one), self.terms.constant(0)))
        self.write(to, self.lanes(one)[0])

    def do_vpinsrq(self, to, one, other, choice) -> None:
        pair = [*self.lanes(one)]
        pair[number(choice) & 1] = self.read(other)
        self.write_lanes(to, tuple(pair))

    def do_vpxor(self, to, one, other) -> None:
        if one == other:
            return self.write_lanes(to, (self.terms.constant(0),) * self.width)
        self.each("xor", to, one, other)

    do_vpxorq = do_vpxor

    def do_vpxord(self, to, one, other) -> None:
        if one != other:
            raise Unknown(f"vpxord {to},{one},{other}: words of 32 bits")
        self.do_vpxor(to, one, other)

    def do_vpandq(self, to, one, other) -> None:
        self.each("and", to, one, other)

    def do_vporq(self, to, one, other) -> None:
        self.each("or", to, one, other)

    def do_vmovdqa64(self, to, one) -> None:
        self.write_lanes(to, self.lanes(one))

    do_vmovdqu = do_vmovdqu64 = do_vmovdqa64

    def do_vinserti64x2(self, to, one, other, choice) -> None:
        lanes, first = list(self.lanes(one)), 2 * (number(choice) & 3)
        lanes[first : first + 2] = super().lanes(other, 2)
        self.write_lanes(to, tuple(lanes))

    def inserted(self, to: str, one: str, other: str, choice: str) -> None:
        """Lanes of a register of half the width, or of memory."""
        lanes, n = list(self.lanes(one)), self.width // 2
        found = VECTOR.match(other)
        first = n * (number(choice) & 1)
        lanes[first : first + n] = self.state.vectors[f"zmm{found[2]}"][:n] if found else super().lanes(other, n)
        self.write_lanes(to, tuple(lanes))

    do_vinserti64x4 = inserted

    def do_vinserti128(self, to, one, other, choice) -> None:
        if self.width != 4:
            raise Unknown("vinserti128: into another width")
        self.inserted(to, one, other, choice)

    def do_vextracti64x2(self, to, one, choice) -> None:
        first = 2 * (number(choice) & 3)
        self.write_half(to, self.lanes(one)[first : first + 2])

    do_vextracti32x4 = do_vextracti64x2

    def common(self, words, others) -> list[int]:
        """Where two words have a bit in common."""
        both = (self.terms.operation("and", a, b) if a != b else a for a, b in zip(words, others, strict=True))
        return [self.terms.operation("nonzero", word) for word in both]

    def do_vptestmq(self, to, one, other) -> None:
        self.write_mask(to, tuple(self.common(self.lanes(one), self.lanes(other))))

    def do_vptestnmq(self, to, one, other) -> None:
        self.write_mask(to, tuple(map(self.negated, self.common(self.lanes(one), self.lanes(other)))))

    def ternary(self, operation: str, *words: int) -> int:
        """By the number of an operation."""
        if number(operation) not in TERNARY:
            raise Unknown(f"{operation}: an operation on three words that is not followed")
        make = lambda name, *of: self.terms.constant(*of) if name == "constant" else self.terms.operation(name, *of)
        return TERNARY[number(operation)](make, *words)

    def do_vpternlogq(self, to, one, other, operation) -> None:
        rows = zip(self.lanes(to.partition("{")[0]), self.lanes(one), self.lanes(other), strict=True)
        self.write_lanes(to, tuple(self.ternary(operation, *row) for row in rows))

    def negated(self, bit: int) -> int:
        return self.terms.operation("below", self.one_if(bit), self.terms.constant(1))

    # Of masks the lower bits are followed, which are eight. Those above are zero, but in `upper`.

    def write_mask(self, to: str, bits: tuple[int, ...]) -> None:
        self.state.vectors[to] = (*bits, *(self.terms.constant(0),) * (self.bits - len(bits)))
        self.upper.discard(to)

    def masks(self, name: str, to: str, one: str, other: str) -> None:
        pairs = zip(self.state.vectors[one], self.state.vectors[other], strict=True)
        self.state.vectors[to] = tuple(self.terms.operation("nonzero", self.terms.operation(name, self.one_if(a), self.one_if(b))) for a, b in pairs)
        (self.upper.add if {one, other} & self.upper else self.upper.discard)(to)

    def do_korw(self, to, one, other) -> None:
        self.masks("or", to, one, other)

    def do_kxorw(self, to, one, other) -> None:
        if not to == one == other:
            raise Unknown("kxorw: of other masks than one")
        self.write_mask(to, ())

    def do_knotw(self, to, one) -> None:
        self.state.vectors[to] = tuple(self.negated(bit) for bit in self.state.vectors[one])
        self.upper.add(to)

    def do_kmovw(self, to, one) -> None:
        if to in MASKS and one in HALVES:
            term = self.read(HALVES[one])
            self.write_mask(to, tuple(self.terms.operation("bit", term, n) for n in range(self.bits)))
            if (value := self.terms.known(term)) is None or value & 0xFFFF >> self.bits << self.bits:
                self.upper.add(to)
            return
        if one in self.upper or one not in MASKS:
            raise Unknown(f"kmovw {to},{one}: what is above eight bits is not followed")
        self.write(HALVES[to], self.gathered(list(self.state.vectors[one])))

    def half(self, name: str, to: str, one: str, other: str) -> None:
        triples = zip(self.lanes(to), self.lanes(one), self.lanes(other), strict=True)
        self.write_lanes(to, tuple(self.sum(total, self.terms.operation(name, a, b)) for total, a, b in triples))

    def do_vpmadd52luq(self, to, one, other) -> None:
        self.half("low52", to, one, other)

    def do_vpmadd52huq(self, to, one, other) -> None:
        self.half("high52", to, one, other)

    def do_vpsraq(self, to, one, count) -> None:
        self.shift_lanes("sar", to, one, count)

    def do_vpmovq2m(self, to, one) -> None:
        self.write_mask(to, tuple(self.terms.operation("bit", lane, 63) for lane in self.lanes(one)))

    def do_vpermq(self, to, order, one) -> None:
        """By a vector of places; or by a number, the same in both halves, which comes last."""
        if (n := number(one)) is not None:
            lanes = self.lanes(order)
            return self.write_lanes(to, tuple(lanes[k & 4 | n >> 2 * (k & 3) & 3] for k in range(self.width)))
        lanes, places = self.lanes(one), [self.terms.known(lane) for lane in self.lanes(order)]
        if None in places or self.width != LANES:
            raise Unknown("vpermq: an order that is not followed")
        self.write_lanes(to, tuple(lanes[place % LANES] for place in places))

    def shift_each(self, name: str, to: str, one: str, counts: str) -> None:
        numbers = [self.terms.known(lane) for lane in self.lanes(counts)]
        if any(n is None or n >= 64 for n in numbers):
            raise Unknown(f"{name}: counts that are not followed")
        pairs = zip(self.lanes(one), numbers, strict=True)
        self.write_lanes(to, tuple(self.terms.operation(name, a, n) if n else a for a, n in pairs))

    def do_vpsllvq(self, to, one, counts) -> None:
        self.shift_each("shl", to, one, counts)

    def do_vpsravq(self, to, one, counts) -> None:
        self.shift_each("sar", to, one, counts)

    def repeated(self, to: str, one: str, count: int) -> None:
        if count >= self.width or "[" not in one:
            raise Unknown(f"{to}: a broadcast from no memory, or into another width")
        self.write_lanes(to, self.lanes(one, count) * (self.width // count))

    def do_vbroadcasti128(self, to, one) -> None:
        if self.width != 4:
            raise Unknown("vbroadcasti128: into another width")
        self.repeated(to, one, 2)

    def do_vbroadcasti64x4(self, to, one) -> None:
        self.repeated(to, one, 4)

    def do_vbroadcasti32x4(self, to, one) -> None:
        self.repeated(to, one, 2)

    def do_vpshufd(self, to, one, order) -> None:
        if number(order) != 0x4E:
            raise Unknown(f"vpshufd {to},{one},{order}: other than an exchange of neighbors")
        lanes = self.lanes(one)
        self.write_lanes(to, tuple(lanes[k ^ 1] for k in range(self.width)))

    def do_valignq(self, to, high, low, count) -> None:
        lanes, n = self.lanes(low) + self.lanes(high), number(count) % self.width
        self.write_lanes(to, lanes[n : n + self.width])

    def do_vshufi64x2(self, to, one, other, choice) -> None:
        if self.width != LANES:
            raise Unknown("vshufi64x2: of other than whole vectors")
        a, b, n = self.lanes(one), self.lanes(other), number(choice)
        pairs = [(a if k < 2 else b)[2 * (n >> 2 * k & 3) :][:2] for k in range(4)]
        self.write_lanes(to, tuple(lane for pair in pairs for lane in pair))

    def low_half(self, a: int) -> int:
        least, most = self.terms.range(a)
        return a if least >= 0 and not most >> 32 else super().low_half(a)

    def signed_half(self, a: int) -> int:
        least, most = self.terms.range(a)
        return a if -(1 << 31) <= least and most < 1 << 31 else super().signed_half(a)

    def do_vpshrdq(self, to, low, high, count) -> None:
        """Of each pair of words the bits from `count` on."""
        n = number(count)
        if n is None or not 0 < n < 64:
            raise Unknown(f"vpshrdq {to},{low},{high},{count}: a count that is not followed")
        pairs = zip(self.lanes(low), self.lanes(high), strict=True)
        self.write_lanes(to, tuple(self.terms.operation("or", self.terms.operation("shr", a, n), self.terms.operation("shl", b, 64 - n)) for a, b in pairs))

    def do_vzeroupper(self, *_) -> None:
        for name in VECTORS[:16]:
            self.state.vectors[name] = self.state.vectors[name][:2] + (self.terms.constant(0),) * (LANES - 2)


class WideHalves(Halves, Wide):
    """With words of 32 bits, two in each lane, and a bit of a mask for each of them."""

    bits = 2 * LANES
    do_vmovq, do_vpbroadcastq = Wide.do_vmovq, Wide.do_vpbroadcastq

    def write_words(self, to: str, pairs: list[tuple[int, int]]) -> None:
        if found := MASKED.match(to):
            to, bits, zero = found[1], self.state.vectors[found[2]], (self.terms.constant(0),) * 2
            before = [zero if found[3] else self.halves(lane) for lane in self.lanes(to)]
            words = zip(bits[::2], bits[1::2], pairs, before, strict=False)
            pairs = [tuple(self.chosen(*row) for row in zip((low, high), new, old, strict=True)) for low, high, new, old in words]
        super().write_words(to, pairs)

    def bitwise(self, to: str, operation, *operands: str) -> None:
        """Words that have their sign in all bits above have it after an operation on bits too."""
        rows = zip(*map(self.lanes, operands), strict=True)
        self.write_words(to, [tuple(operation(*words) for words in zip(*map(self.halves, row), strict=True)) for row in rows])

    def do_vpxord(self, to, one, other) -> None:
        if one == other:
            return super().do_vpxord(to, one, other)
        self.bitwise(to, lambda a, b: self.terms.operation("xor", a, b), one, other)

    def do_vpternlogd(self, to, one, other, operation) -> None:
        self.bitwise(to, lambda *words: self.ternary(operation, *words), to.partition("{")[0], one, other)

    def do_vptestnmd(self, to, one, other) -> None:
        words, others = ([word for lane in self.lanes(operand) for word in self.halves(lane)] for operand in (one, other))
        self.write_mask(to, tuple(map(self.negated, self.common(words, others))))

    def do_vpmulld(self, to, one, other) -> None:
        self.words_each(to, lambda a, b: self.terms.operation("mul", a, b), one, other)

    def do_vpsrld(self, to, one, count) -> None:
        n, mask = self.count(count), self.terms.constant((1 << 32) - 1)
        self.words_each(to, lambda a: self.terms.operation("shr", self.terms.operation("and", a, mask), n), one)
