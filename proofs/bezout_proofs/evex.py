# SPDX-License-Identifier: MIT OR Apache-2.0
"""The symbolic machine with instructions of AVX-512 on whole vectors: eight lanes, and masks of eight bits."""

import re
from dataclasses import replace

from .machine import HALVES, VALUES, Instruction, Machine, State, Terms, Unknown, number

LANES = 8
VECTORS = tuple(f"zmm{i}" for i in range(32))
MASKS = tuple(f"k{i}" for i in range(8))
LIMB = (1 << 52) - 1
# Instructions on masks alone.
OF_MASKS = ("kxorw", "korw", "knotw", "kmovw")
MASKED = re.compile(r"^(zmm\d+)\{(k[1-7])\}(\{z\})?$")
# Products of the low 52 bits of two words.
VALUES["low52"] = lambda a, b: (a & LIMB) * (b & LIMB) & LIMB
VALUES["high52"] = lambda a, b: (a & LIMB) * (b & LIMB) >> 52


def is_wide(i: Instruction) -> bool:
    return "zmm" in i.text or i.mnemonic in ("vmovdqu64", *OF_MASKS)


class Wide(Machine):
    def __init__(self, terms: Terms, state: State):
        super().__init__(terms, state)
        self.upper: set[str] = set()

    @classmethod
    def fresh(cls, terms: Terms) -> "Wide":
        vectors = {v: tuple(terms.make("leaf", v, lane) for lane in range(LANES)) for v in VECTORS}
        vectors |= {k: tuple(terms.make("leaf", k, lane) for lane in range(LANES)) for k in MASKS}
        return cls(terms, replace(Machine.fresh(terms).state, vectors=vectors))

    def lanes(self, operand: str, count: int = LANES) -> tuple[int, ...]:
        if operand not in VECTORS and "[" not in operand:
            raise Unknown(f"{operand}: no whole vector")
        return super().lanes(operand, count)

    def write_lanes(self, to: str, lanes: tuple[int, ...]) -> None:
        """Into a register, one under a mask, or memory."""
        if len(lanes) != LANES:
            raise Unknown(f"{to}: a vector that is no whole one")
        if found := MASKED.match(to):
            to, bits = found[1], self.state.vectors[found[2]]
            old = (self.terms.constant(0),) * LANES if found[3] else self.state.vectors[to]
            triples = zip(bits, lanes, old, strict=True)
            lanes = tuple(self.terms.operation("ite", bit, new, old) for bit, new, old in triples)
        if to in VECTORS:
            self.state.vectors[to] = lanes
            return
        at = self.place(to)
        if at is None:
            raise Unknown(f"{to}: no place to write to")
        self.forget(at, 8 * LANES)
        self.state.words.update({at + 8 * lane: term for lane, term in enumerate(lanes)})

    def do_vpxorq(self, to, one, other) -> None:
        if one == other:
            return self.write_lanes(to, (self.terms.constant(0),) * LANES)
        self.each("xor", to, one, other)

    def do_vpandq(self, to, one, other) -> None:
        self.each("and", to, one, other)

    def do_vporq(self, to, one, other) -> None:
        self.each("or", to, one, other)

    def do_vmovdqa64(self, to, one) -> None:
        self.write_lanes(to, self.lanes(one))

    def do_vmovdqu64(self, to, one) -> None:
        if "xmm" not in to + one:
            return self.write_lanes(to, self.lanes(one))
        if to.startswith("xmm"):
            return self.write_lanes("z" + to[1:], (*super().lanes(one, 2), *(self.terms.constant(0),) * (LANES - 2)))
        self.write_pair(to, self.lanes("z" + one[1:])[:2])

    def write_pair(self, to: str, lanes: tuple[int, ...]) -> None:
        if (at := self.place(to)) is None:
            raise Unknown(f"{to}: no place to write to")
        self.forget(at, 16)
        self.state.words.update({at + 8 * lane: term for lane, term in enumerate(lanes)})

    def do_vinserti64x2(self, to, one, other, choice) -> None:
        lanes, first = list(self.lanes(one)), 2 * (number(choice) & 3)
        lanes[first : first + 2] = super().lanes(other, 2)
        self.write_lanes(to, tuple(lanes))

    def do_vextracti64x2(self, to, one, choice) -> None:
        first = 2 * (number(choice) & 3)
        self.write_pair(to, self.lanes(one)[first : first + 2])

    def do_vptestnmq(self, to, one, other) -> None:
        """Where two words have no bit in common."""
        both = (self.terms.operation("and", a, b) if a != b else a for a, b in zip(self.lanes(one), self.lanes(other), strict=True))
        self.state.vectors[to] = tuple(self.negated(self.terms.operation("nonzero", word)) for word in both)
        self.upper.discard(to)

    def negated(self, bit: int) -> int:
        return self.terms.operation("below", self.one_if(bit), self.terms.constant(1))

    # Of masks the lower eight bits are followed. Those above are zero, but in `upper`.

    def masks(self, name: str, to: str, one: str, other: str) -> None:
        pairs = zip(self.state.vectors[one], self.state.vectors[other], strict=True)
        self.state.vectors[to] = tuple(self.terms.operation("nonzero", self.terms.operation(name, self.one_if(a), self.one_if(b))) for a, b in pairs)
        (self.upper.add if {one, other} & self.upper else self.upper.discard)(to)

    def do_korw(self, to, one, other) -> None:
        self.masks("or", to, one, other)

    def do_kxorw(self, to, one, other) -> None:
        if not to == one == other:
            raise Unknown("kxorw: of other masks than one")
        self.state.vectors[to] = (self.terms.operation("nonzero", self.terms.constant(0)),) * LANES
        self.upper.discard(to)

    def do_knotw(self, to, one) -> None:
        self.state.vectors[to] = tuple(self.negated(bit) for bit in self.state.vectors[one])
        self.upper.add(to)

    def do_kmovw(self, to, one) -> None:
        if one in self.upper or one not in MASKS:
            raise Unknown(f"kmovw {to},{one}: what is above eight bits is not followed")
        self.write(HALVES[to], self.gathered(list(self.state.vectors[one])))

    def half(self, name: str, to: str, one: str, other: str) -> None:
        triples = zip(self.lanes(to), self.lanes(one), self.lanes(other), strict=True)
        self.write_lanes(to, tuple(self.terms.operation("add", total, self.terms.operation(name, a, b)) for total, a, b in triples))

    def do_vpmadd52luq(self, to, one, other) -> None:
        self.half("low52", to, one, other)

    def do_vpmadd52huq(self, to, one, other) -> None:
        self.half("high52", to, one, other)

    def do_vpsraq(self, to, one, count) -> None:
        self.shift_lanes("sar", to, one, count)

    def do_vpmovq2m(self, to, one) -> None:
        self.state.vectors[to] = tuple(self.terms.operation("bit", lane, 63) for lane in self.lanes(one))
        self.upper.discard(to)

    def do_vpermq(self, to, order, one) -> None:
        lanes, places = self.lanes(one), [self.terms.known(lane) for lane in self.lanes(order)]
        if None in places:
            raise Unknown("vpermq: an order that is not followed")
        self.write_lanes(to, tuple(lanes[place % LANES] for place in places))

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
