# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo m by the general registers: Montgomery's, and those modulo `2^255 - r`.

Each row of a product adds the low words in one chain of carries and the high words in another one. Products of words change no flags,
and stand some places ahead of the sums that take them.
"""

import re
from collections.abc import Iterable

from ..program import AARCH64, Flags, Program, Value
from ..schedule import commented, schedule

MONTGOMERY = (4, 6, 8, 9)
"""Words of the numbers that have a routine."""
KEPT = 6
"""Up to how many words a product stays in registers. Of a longer one the lower half waits where the result will be, and the higher
one on the stack."""
AHEAD, SHORT = 3.5, 1.0
"""How many places a product or a load stands ahead of what takes it."""
SHORT_OF_REGISTERS = (4, 6)
"""Where products stand less far ahead, so that fewer registers are saved."""


class Code:
    """Operations in their order, which is what their times say."""

    def __init__(self, ahead: float = AHEAD):
        self.ahead = ahead
        # What need not survive comes first; `x0` has the result's place.
        self.program = Program("neon", AARCH64, compact=True)
        self.room = 0
        """Bytes of words aside."""

    def emit(self, text: str, sources=(), ahead: float = 0.0, **more):
        return self.program.emit(text, sources, len(self.program.operations) - ahead, **more)

    def load(self, pointer: Value, n: int, name: str) -> list[Value]:
        return [word for i in range(0, n, 2) for word in self.pair(pointer, i, n, name)]

    def pair(self, pointer: Value | None, i: int, n: int, name: str) -> list[Value]:
        """Words `i` and `i + 1`, if there are as many, of a number or of what is where the result will be."""
        one, place = i + 1 == n, f"[{'{0}' if pointer else 'x0'}, #{8 * i}]"
        more = {} if pointer else {"reads_memory": [f"word{i}"]}
        text = f"{'ldr {d}' if one else 'ldp {d}, {d2}'}, {place}"
        self.emit(text, [pointer] if pointer else [], self.ahead, second=not one, name=f"load_{name}{i}", **more)
        return self.program.operations[-1].results()

    def low(self, a: Value, b: Value) -> Value:
        return self.emit("mul {d}, {0}, {1}", [a, b], self.ahead, name="low")

    def high(self, a: Value, b: Value) -> Value:
        return self.emit("umulh {d}, {0}, {1}", [a, b], self.ahead, name="high")

    def sum(self, a: Value | None, b: Value | None, carry: Flags | None, ends: bool = False, what: str = "ad") -> tuple[Value, Flags | None]:
        """A sum in a chain of carries, which may end with it, or a difference; none stands for 0."""
        sets = None if ends else Flags()
        mnemonic = {"ad": "add", "sb": "sub"}[what] if carry is None else what + "c"
        sources = [one for one in (a, b) if one is not None]
        places = ["{0}", "{1}"][: len(sources)] + ["xzr"] * (2 - len(sources))
        text = f"{mnemonic}{'' if ends else 's'} {{d}}, {', '.join(places)}"
        return self.emit(text, sources, sets=sets, reads=carry, name="sum" if what == "ad" else "difference"), sets

    def chain(self, pairs: Iterable[tuple[Value | None, Value | None]], carry: Flags | None = None, what: str = "ad") -> tuple[list[Value], Flags | None]:
        """Sums of pairs, which are made where they are needed, or differences, and the last carry."""
        found = []
        for a, b in pairs:
            one, carry = self.sum(a, b, carry, what=what)
            found.append(one)
        return found, carry

    def product(self, pointer: Value, b: list[Value], kept: bool = True) -> tuple[list[Value], list[Value]]:
        """The halves of `a b`; the lower one is where the result will be if it is not kept."""
        n, low = len(b), []
        t: list[Value | None] = [None] * n
        for i in range(n):
            if i % 2 == 0:
                pair = self.pair(pointer, i, n, "a")
            word, *t = self.row(t, pair[i % 2], b)
            low.append(word)
            if not kept and (i % 2 or i + 1 == n):
                self.write(low[i - i % 2 :], i - i % 2)
        return low, t

    def written(self, n: int):
        """Gives words of what is where the result will be, each once, in rising order."""
        have: dict[int, Value] = {}

        def word(i: int) -> Value:
            if i % 2 == 0:
                have.update(enumerate(self.pair(None, i, n, "low"), i))
            return have.pop(i)

        return word

    def row(self, t: list[Value | None], a: Value, b: list[Value]) -> list[Value]:
        """`t + a b`, where `t` has as many words as `b`, and none where all are 0: nothing is beyond the sum."""
        if t[0] is None:
            return [self.low(a, b[0]), *self.above(a, b)]
        (lowest, *sums), carry = self.chain((one, self.low(a, word)) for one, word in zip(t, b))
        return [lowest, *self.add_highs(sums, carry, a, b)]

    def add_highs(self, sums: list[Value], carry: Flags, a: Value, b: list[Value]) -> list[Value]:
        """The higher words of the products of `a` and words of `b` beside those sums, which are of the lower words of all but the lowest
        one."""
        top, _ = self.sum(self.high(a, b[-1]), None, carry, ends=True)
        sums, carry = self.chain((one, self.high(a, word)) for one, word in zip(sums, b))
        return [*sums, self.sum(top, None, carry, ends=True)[0]]

    def above(self, a: Value, b: list[Value]) -> list[Value]:
        """The words of `a b` but the lowest one."""
        high, sums, carry = self.high(a, b[0]), [], None
        for word in b[1:]:
            one, carry = self.sum(high, self.low(a, word), carry)
            high = self.high(a, word)
            sums.append(one)
        return [*sums, self.sum(high, None, carry, ends=True)[0]]

    def multiple(self, low, m: list[Value], minus_inverse: Value) -> list[Value]:
        """The higher half of the `Q m` whose lower half is the number `L` of words that `low` gives: that of `Q m + R - 1 - L`, too,
        where all words of the lower half are ones.

        Each row makes one more of them: `q` is `-1 / m` times one more than the word that is there, and the sum of that word with the
        lowest word of `q m` carries nowhere. So `v`, what is from the next word on, stays below `R`. And `R - 1 - L` is the complement of
        `L`, which a subtraction adds.
        """
        none = Flags()
        for i in range(len(m)):
            if i == 0:
                q = self.emit("mneg {d}, {0}, {1}", [low(0), minus_inverse], name="q")
                self.emit("cmn xzr, xzr", result=False, sets=none, name="none")
                sums, carry = self.chain(((self.low(q, word), low(j)) for j, word in enumerate(m[1:], 1)), none, "sb")
            else:
                q = self.emit("madd {d}, {0}, {1}, {1}", [v[0], minus_inverse], name="q")
                sums, carry = self.chain((one, self.low(q, word)) for one, word in zip(v[1:], m[1:]))
            v = self.add_highs(sums, carry, q, m)
        return v

    def modulo(self, a: list[Value], b: list[Value], m: list[Value]) -> list[Value]:
        """`a - b`, or with `m` added if that is negative."""
        differences, negative = self.chain(zip(a, b), what="sb")
        added = [self.if_not(word, negative) for word in m]
        return self.chain(zip(differences, added))[0]

    def subtract_once(self, t: list[Value], m) -> list[Value]:
        """`t - m` if that is not negative; the last word of `t` is beyond `m`, whose words are made where they are needed."""
        *low, top = t
        differences, borrow = self.chain(((one, m(j)) for j, one in enumerate(low)), what="sb")
        less = Flags()
        self.emit("sbcs xzr, {0}, xzr", [top], result=False, sets=less, reads=borrow, name="less")
        return [self.emit("csel {d}, {0}, {1}, lo", pair, reads=less, name="select") for pair in zip(low, differences)]

    def canonical_255(self, x: list[Value], times: Value, r: Value) -> list[Value]:
        """What is below `2^255` of four words, and `2^255 times` beside it, modulo `m = 2^255 - r`.

        That is less `(times + 1) m`, or `times m` where it is negative: the highest bit is set, and the sum carries beyond it if not.
        """
        back = self.emit("madd {d}, {0}, {1}, {1}", [times, r], name="back")
        highest = self.emit("orr {d}, {0}, #0x8000000000000000", [x[3]], name="highest")
        sums, carry = self.chain(zip([*x[:3], highest], [back, None, None, None]))
        found, _ = self.chain(zip(sums, [self.if_not(r, carry), None, None, None]), what="sb")
        found[3] = self.emit("and {d}, {0}, #0x7fffffffffffffff", [found[3]], name="below")
        return found

    def if_not(self, word: Value, carry: Flags) -> Value:
        """The word, or 0 where there is a carry."""
        return self.emit("csel {d}, {0}, xzr, lo", [word], reads=carry, name="if_not")

    def store(self, words: list[Value]):
        for i in range(0, len(words), 2):
            self.write(words[i : i + 2], i)

    def write(self, words: list[Value], i: int):
        """One or two words of the result, from word `i` on."""
        text = ("stp {0}, {1}" if len(words) == 2 else "str {0}") + f", [x0, #{8 * i}]"
        self.emit(text, words, result=False, writes_memory=[f"word{i}"], name="store")

    def aside(self, words: list[Value]):
        """Writes words to the stack, from which `back` takes them."""
        for i in range(0, len(words), 2):
            pair = words[i : i + 2]
            text = ("stp {0}, {1}" if len(pair) == 2 else "str {0}") + f", [sp, #aside+{8 * i}]"
            self.emit(text, pair, result=False, writes_memory=[f"aside{i}"], name="aside")
        self.room = 16 * -(-len(words) // 2)

    def back(self, n: int) -> list[Value]:
        """The words, of which none stays there."""
        found = []
        for i in range(0, n, 2):
            load, wipe = ("ldr {d}", "str xzr") if i + 1 == n else ("ldp {d}, {d2}", "stp xzr, xzr")
            place = f", [sp, #aside+{8 * i}]"
            self.emit(load + place, (), self.ahead, second=i + 1 < n, reads_memory=[f"aside{i}"], name="back")
            found += self.program.operations[-1].results()
            self.emit(wipe + place, result=False, writes_memory=[f"aside{i}"], name="wipe")
        return found

    def text(self, head: list[str]) -> str:
        lines = schedule(self.program, {})
        used = {register for line in lines for register in re.findall(r"\bx\d+\b", line.split("//")[0])}
        saved = [register for register in AARCH64 if register in used and int(register[1:]) > 18]
        saved += ["xzr"] * (len(saved) % 2)
        pairs = list(zip(saved[::2], saved[1::2]))
        # Words aside are behind the registers that have to survive.
        lines = [re.sub(r"aside\+(\d+)", lambda m: str(16 * len(pairs) + int(m[1])), line) for line in lines]
        room, before, after = 16 * len(pairs) + self.room, [], []
        for k, (a, b) in enumerate(pairs):
            place, back = (f"[sp, #{16 * k}]",) * 2 if k else (f"[sp, #-{room}]!", f"[sp], #{room}")
            before.append(commented(f"stp {a}, {b}, {place}", "save"))
            after.append(commented(f"ldp {a}, {b}, {back}" if b != "xzr" else f"ldr {a}, {back}", "restore"))
        return "\n".join([*(f"// {line}" for line in head), *before, *lines, *after[::-1], commented("ret", "leave")]) + "\n"


def montgomery(n: int) -> str:
    """Both halves of `a b`, and the multiple of `m` that has the same lower half. The higher halves are below `m`, and differ by
    `a b / R`."""
    code = Code(SHORT if n in SHORT_OF_REGISTERS else AHEAD)
    a, b, m, minus_inverse = (code.program.input(f"x{i}") for i in range(1, 5))
    kept = n <= KEPT
    low, high = code.product(a, code.load(b, n, "b"), kept)
    if not kept:
        code.aside(high)
    m = code.load(m, n, "m")
    v = code.multiple(low.__getitem__ if kept else code.written(n), m, minus_inverse)
    code.store(code.modulo(high if kept else code.back(n), v, m))
    return code.text([
        f"Montgomery's product of numbers of {n} words: any 64-bit ARM.",
        f"x0: the result, x1: a, x2: b, x3: the modulus m, each of {8 * n} bytes; x4: -m^-1 modulo 2^64.",
        "a b / R modulo m, canonical if b < m; a may be any number. The result may overlap none of the others.",
    ])  # fmt: skip


def pseudo_mersenne() -> str:
    code = Code()
    a, b, r = (code.program.input(f"x{i}") for i in range(1, 4))
    low, high = code.product(a, code.load(b, 4, "b"))
    twice = code.emit("lsl {d}, {0}, #1", [r], name="twice")
    (lowest, *x), carry = code.chain((word, code.low(high[j], twice)) for j, word in enumerate(low))
    *x, top = [lowest, *code.add_highs(x, carry, twice, high)]
    times = code.emit("extr {d}, {0}, {1}, #63", [top, x[3]], name="times")
    x = code.canonical_255(x, times, r)
    code.store(x)
    return code.text([
        "A product modulo 2^255 - r of numbers of 4 words: any 64-bit ARM.",
        "x0: the result, x1: a, x2: b, each of 32 bytes; x3: r, odd and below 2^31.",
        "a b modulo 2^255 - r, canonical; a and b may be any numbers. The result may overlap neither.",
    ])  # fmt: skip
