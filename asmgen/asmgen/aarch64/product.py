# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo m by the general registers: Montgomery's, row by row, and those modulo `2^255 - r`.

Each row adds the low words of its products in one chain of carries and the high words in another one. Products change no flags, and
stand some places ahead of the sums that take them.
"""

import re

from ..program import AARCH64, Flags, Program, Value
from ..schedule import commented, schedule

MONTGOMERY = (4, 6, 8, 9)
"""Words of the numbers that have a routine."""
RESIDENT = 6
"""Up to how many words the modulus stays in registers; longer ones are loaded again for each chain."""
AHEAD, SHORT_OF_REGISTERS = 3.5, {9: 1.0}
"""How many places a product or a load stands ahead of what takes it."""


class Code:
    """Operations in their order, which is what their times say."""

    def __init__(self, n: int):
        self.ahead = SHORT_OF_REGISTERS.get(n, AHEAD)
        # What need not survive comes first; `x0` has the result's place.
        self.program = Program("neon", AARCH64, compact=True)

    def emit(self, text: str, sources=(), ahead: float = 0.0, **more):
        return self.program.emit(text, sources, len(self.program.operations) - ahead, **more)

    def load(self, pointer: Value, n: int, name: str) -> list[Value]:
        return [word for i in range(0, n, 2) for word in self.pair(pointer, i, n, name)]

    def pair(self, pointer: Value, i: int, n: int, name: str) -> list[Value]:
        """Words `i` and `i + 1`, if there are as many."""
        if i + 1 == n:
            return [self.emit(f"ldr {{d}}, [{{0}}, #{8 * i}]", [pointer], self.ahead, name=f"load_{name}{i}")]
        low = self.emit(f"ldp {{d}}, {{d2}}, [{{0}}, #{8 * i}]", [pointer], self.ahead, second=True, name=f"load_{name}{i}")
        return [low, self.program.operations[-1].second]

    def low(self, a: Value, b: Value) -> Value:
        return self.emit("mul {d}, {0}, {1}", [a, b], self.ahead, name="low")

    def high(self, a: Value, b: Value) -> Value:
        return self.emit("umulh {d}, {0}, {1}", [a, b], self.ahead, name="high")

    def add(self, a: Value | None, b: Value | None, carry: Flags | None, ends: bool = False) -> tuple[Value, Flags | None]:
        """A sum in a chain of carries, which may end with it; none stands for 0."""
        sets = None if ends else Flags()
        mnemonic = ("adc" if carry else "add") + ("" if ends else "s")
        sources = [one for one in (a, b) if one is not None]
        places = ["{0}", "{1}"][: len(sources)] + ["xzr"] * (2 - len(sources))
        return self.emit(f"{mnemonic} {{d}}, {', '.join(places)}", sources, sets=sets, reads=carry, name="sum"), sets

    def chain(self, t: list[Value | None], addends, carry: Flags | None, ends: bool) -> tuple[list[Value], Flags | None]:
        """`t` plus the addends, which are made where they are needed."""
        sums = []
        for k, (one, make) in enumerate(zip(t, addends, strict=True)):
            value, carry = self.add(one, make(), carry, ends and k + 1 == len(t))
            sums.append(value)
        return sums, carry

    def row(self, t: list[Value | None], a: Value, b) -> list[Value]:
        """`t + a b`, a word longer than `t`, where `b` gives a word of its own by its number; `t` has `n + 1` words, and the first is
        none where all are 0."""
        n = len(t) - 1
        if t[0] is None:
            lowest, high, sums, carry = self.low(a, b(0)), self.high(a, b(0)), [], None
            for j in range(1, n):
                one, carry = self.add(high, self.low(a, b(j)), carry)
                high = self.high(a, b(j))
                sums.append(one)
            top, _ = self.add(high, None, carry, ends=True)
            return [lowest, *sums, top, None]
        sums, carry = self.chain(t[:n], [lambda j=j: self.low(a, b(j)) for j in range(n)], None, False)
        top, _ = self.add(t[n], None, carry, ends=True)
        highs, carry = self.chain([*sums[1:], top], [lambda j=j: self.high(a, b(j)) for j in range(n)], None, False)
        over, _ = self.add(None, None, carry, ends=True)
        return [sums[0], *highs, over]

    def wide_row(self, t: list[Value | None], a: Value, b: list[Value]) -> list[Value]:
        """As `row`, for `t` of `n` words and less than `2^(64 n)`: nothing is beyond the sum."""
        n = len(b)
        if t[0] is None:
            return self.row([None] * (n + 1), a, b.__getitem__)[: n + 1]
        sums, carry = self.chain(t, [lambda j=j: self.low(a, b[j]) for j in range(n)], None, False)
        top, _ = self.add(self.high(a, b[n - 1]), None, carry, ends=True)
        highs, carry = self.chain(sums[1:], [lambda j=j: self.high(a, b[j]) for j in range(n - 1)], None, False)
        top, _ = self.add(top, None, carry, ends=True)
        return [sums[0], *highs, top]

    def reduction(self, t: list[Value | None], q: Value, m) -> list[Value]:
        """`(t + q m) / 2^64` for what makes it whole: the lowest word carries unless it is 0. Without a last word `t` is one product,
        at most `(2^64 - 1) (R - 1)`, which leaves room for the low words."""
        n = len(t) - 2
        carry = Flags()
        self.emit("cmp {0}, #1", [t[0]], result=False, sets=carry, name="lowest")
        sums, carry = self.chain(t[1:n], [lambda j=j: self.low(q, m(j)) for j in range(1, n)], carry, False)
        top, carry = self.add(t[n], None, carry, ends=t[n + 1] is None)
        over = self.add(t[n + 1], None, carry, ends=True)[0] if carry else None
        sums, carry = self.chain([*sums, top], [lambda j=j: self.high(q, m(j)) for j in range(n)], None, False)
        over, _ = self.add(over, None, carry, ends=True)
        return [*sums, over]

    def subtract_once(self, t: list[Value], m) -> list[Value]:
        """`t - m` if that is not negative; the last word of `t` is beyond `m`."""
        *low, top = t
        differences, borrow = [], None
        for j, word in enumerate(low):
            sets = Flags()
            text = f"{'sbcs' if borrow else 'subs'} {{d}}, {{0}}, {{1}}"
            differences.append(self.emit(text, [word, m(j)], sets=sets, reads=borrow, name="difference"))
            borrow = sets
        less = Flags()
        self.emit("sbcs xzr, {0}, xzr", [top], result=False, sets=less, reads=borrow, name="less")
        return [self.emit("csel {d}, {0}, {1}, lo", pair, reads=less, name="select") for pair in zip(low, differences)]

    def store(self, words: list[Value]):
        for i in range(0, len(words) - 1, 2):
            self.emit(f"stp {{0}}, {{1}}, [x0, #{8 * i}]", words[i : i + 2], result=False, name="store")
        if len(words) % 2:
            self.emit(f"str {{0}}, [x0, #{8 * len(words) - 8}]", words[-1:], result=False, name="store")

    def text(self, head: list[str]) -> str:
        lines = schedule(self.program, {})
        used = {register for line in lines for register in re.findall(r"\bx\d+\b", line.split("//")[0])}
        saved = [register for register in AARCH64 if register in used and int(register[1:]) > 18]
        saved += ["xzr"] * (len(saved) % 2)
        pairs = list(zip(saved[::2], saved[1::2]))
        before, after = [], []
        for k, (a, b) in enumerate(pairs):
            place, back = (f"[sp, #{16 * k}]",) * 2 if k else (f"[sp, #-{16 * len(pairs)}]!", f"[sp], #{16 * len(pairs)}")
            before.append(commented(f"stp {a}, {b}, {place}", "save"))
            after.append(commented(f"ldp {a}, {b}, {back}" if b != "xzr" else f"ldr {a}, {back}", "restore"))
        return "\n".join([*(f"// {line}" for line in head), *before, *lines, *after[::-1], commented("ret", "leave")]) + "\n"


def montgomery(n: int) -> str:
    code = Code(n)
    a, b, m, minus_inverse = (code.program.input(f"x{i}") for i in range(1, 5))
    factor, modulus = code.load(b, n, "b"), code.load(m, n, "m") if n <= RESIDENT else None
    t: list[Value | None] = [None] * (n + 1)
    for i in range(n):
        if i % 2 == 0:
            pair = code.pair(a, i, n, "a")
        t = code.row(t, pair[i % 2], factor.__getitem__)
        q = code.emit("mul {d}, {0}, {1}", [t[0], minus_inverse], name="q")
        t = code.reduction(t, q, modulus.__getitem__ if modulus else words_of(code, m, n))
    code.store(code.subtract_once(t, modulus.__getitem__ if modulus else words_of(code, m, n)))
    return code.text([
        f"Montgomery's product of numbers of {n} words: any 64-bit ARM.",
        f"x0: the result, x1: a, x2: b, x3: the modulus m, each of {8 * n} bytes; x4: -m^-1 modulo 2^64.",
        "a b / R modulo m, canonical if b < m; a may be any number. The result may overlap none of the others.",
    ])  # fmt: skip


def words_of(code: Code, pointer: Value, n: int):
    """Gives words in rising order, loaded in pairs; from 0 or 1 on again and again."""
    have: dict[int, Value] = {}

    def word(j: int) -> Value:
        if j not in have:
            have.update(enumerate(code.pair(pointer, j - j % 2, n, "m"), j - j % 2))
        return have.pop(j)

    return word


def pseudo_mersenne() -> str:
    code = Code(4)
    a, b, r = (code.program.input(f"x{i}") for i in range(1, 4))
    factor, low = code.load(b, 4, "b"), []
    t: list[Value | None] = [None] * 4
    for i in range(4):
        if i % 2 == 0:
            pair = code.pair(a, i, 4, "a")
        first, *t = code.wide_row(t, pair[i % 2], factor)
        low.append(first)
    twice = code.emit("lsl {d}, {0}, #1", [r], name="twice")
    x, carry = code.chain(low, [lambda j=j: code.low(t[j], twice) for j in range(4)], None, False)
    highs = [code.high(t[j], twice) for j in range(4)]
    top, _ = code.add(highs[3], None, carry, ends=True)
    above = code.emit("extr {d}, {0}, {1}, #63", [top, x[3]], name="above")
    below = code.emit("and {d}, {0}, #0x7fffffffffffffff", [x[3]], name="below")
    last = code.emit("mul {d}, {0}, {1}", [above, r], name="last")
    sums, _ = code.chain([*x[:3], below], [lambda: last, *(lambda j=j: highs[j] for j in range(3))], None, True)
    code.store(sums)
    return code.text([
        "A product modulo 2^255 - r of numbers of 4 words: any 64-bit ARM.",
        "x0: the result, x1: a, x2: b, each of 32 bytes; x3: r, odd and below 2^31.",
        "a b modulo 2^255 - r, below 2^255 + 2^225; a and b may be any numbers. The result may overlap neither.",
    ])  # fmt: skip
