# SPDX-License-Identifier: MIT OR Apache-2.0
"""The symbolic machine with instructions of AVX2 on words of 32 bits, two in each lane.

Such a word is a term of 64 bits that has its sign in all bits above. Two of them are joined to a lane, and taken out of it again.
"""

from .machine import VALUES, Instruction, Machine, Unknown, number

HALF = (1 << 32) - 1
VALUES["join"] = lambda low, high: low & HALF | (high & HALF) << 32
# Of words of 32 bits alone.
MNEMONICS = ("vpaddd", "vpsubd", "vpsignd", "vpsrad", "vpslld")


def has_halves(code: list[Instruction]) -> bool:
    return any(i.mnemonic in MNEMONICS for i in code)


class Halves(Machine):
    def signed_half(self, a: int) -> int:
        if self.terms.all[a][0] == "join":
            return self.terms.all[a][1]
        least, most = self.terms.range(a)
        return a if -(1 << 31) <= least and most < 1 << 31 else super().signed_half(a)

    def upper_half(self, a: int) -> int:
        operation, *arguments = self.terms.all[a]
        return arguments[1] if operation == "join" else self.terms.operation("sar", a, 32)

    def halves(self, a: int) -> tuple[int, int]:
        """Both words of a lane."""
        return self.signed_half(a), self.upper_half(a)

    def joined(self, low: int, high: int) -> int:
        return self.terms.operation("join", low, high)

    def words_each(self, to: str, operation, *operands: str) -> None:
        """An operation on words of 32 bits, whose results may have more."""
        cut = super().signed_half
        rows = zip(*map(self.lanes, operands), strict=True)
        pairs = (zip(*map(self.halves, row), strict=True) for row in rows)
        self.write_words(to, [tuple(cut(operation(*words)) for words in pair) for pair in pairs])

    def write_words(self, to: str, pairs: list[tuple[int, int]]) -> None:
        self.write_lanes(to, tuple(self.joined(*pair) for pair in pairs))

    def is_joined(self, *lanes: int) -> bool:
        return any(self.terms.all[lane][0] == "join" for lane in lanes)

    def each(self, name: str, to: str, one: str, other: str) -> None:
        """By words where one of both is of two words, and bits stay where they are."""
        lanes = []
        for pair in zip(self.lanes(one), self.lanes(other), strict=True):
            if name in ("and", "xor") and self.is_joined(*pair):
                lanes.append(self.joined(*(self.terms.operation(name, *words) for words in zip(*map(self.halves, pair), strict=True))))
            else:
                lanes.append(self.terms.operation(name, *pair))
        self.write_lanes(to, tuple(lanes))

    def do_vpaddd(self, to, one, other) -> None:
        self.words_each(to, lambda a, b: self.terms.operation("add", a, b), one, other)

    def do_vpsubd(self, to, one, other) -> None:
        self.words_each(to, lambda a, b: self.terms.operation("sub", a, b), one, other)

    def do_vpsignd(self, to, one, other) -> None:
        """Negated, as it is, or zero: by the sign of the other one."""
        make, zero = self.terms.operation, self.terms.constant(0)
        self.words_each(to, lambda a, b: make("ite", make("bit", b, 63), make("sub", zero, a), make("ite", make("nonzero", b), a, zero)), one, other)

    def count(self, text: str) -> int:
        n = number(text)
        if n is None or not 0 < n < 32:
            raise Unknown(f"{text}: a count that is not followed")
        return n

    def do_vpslld(self, to, one, count) -> None:
        n = self.count(count)
        self.words_each(to, lambda a: self.terms.operation("shl", a, n), one)

    def do_vpsrad(self, to, one, count) -> None:
        n = self.count(count)
        self.write_words(to, [tuple(self.terms.operation("sar", word, n) for word in self.halves(lane)) for lane in self.lanes(one)])

    def do_vpshufd(self, to, one, order) -> None:
        if number(order) != 0xA0:
            return super().do_vpshufd(to, one, order)
        low = map(self.signed_half, self.lanes(one))
        self.write_lanes(to, tuple(self.joined(word, word) for word in low))

    def shift_lanes(self, name: str, to: str, one: str, count: str) -> None:
        lanes, n, zero = self.lanes(one), number(count), self.terms.constant(0)
        if (name, n) in (("shr", 32), ("sar", 32), ("shl", 32)) and all(map(self.is_joined, lanes)):
            pairs = map(self.halves, lanes)
            moved = {"shr": lambda low, high: self.joined(high, zero), "sar": lambda low, high: high, "shl": lambda low, high: self.terms.operation("shl", low, 32)}[name]
            return self.write_lanes(to, tuple(moved(*pair) for pair in pairs))
        super().shift_lanes(name, to, one, count)
