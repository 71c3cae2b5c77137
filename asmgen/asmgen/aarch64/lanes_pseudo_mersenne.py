# SPDX-License-Identifier: MIT OR Apache-2.0
"""The passes of `lanes.py` modulo `2^255 - r`.

A product goes column by column. `2^261` is `64 r`: column `k + 9` comes back as `64 r` times its digits in column `k`, two columns at
a time. What is above 256 bits comes back in the lowest two limbs.
"""

from ..program import Flags, Value
from .lanes import BITS, LANES, LIMBS, WORDS, Limbs, Pass
from .product import Code

LAST = 255 - BITS * (LIMBS - 1)
"""Bits of the highest limb of a number below `2^255`."""
FOLD, TWICE = 0, 1
"""Where among the constants `64 r` and `2 r` are; those of the second vector are `r`, in words of 64 bits."""


class PseudoMersenne(Pass):
    CONSTANTS = ["v29", "v30"]
    MODULUS = "modulo 2^255 - r"
    POWER = ""
    BOUND = "r is odd, 3 to 2^16; limbs are below 2^29 + 2^25, the last one below 2^24."

    def nonzero(self, word: list[Value]) -> tuple[list[Value], Value]:
        """Zero is 0, m or 2 m. The latter two have ones but in the lowest word, which is `-r`, or `-2 r` with the highest bit, and in the
        highest bit. With 1 more they are units."""
        none = self.vector("orr {d}.16b, {0}.16b, {1}.16b", word[:2], name="any")
        for one in word[2:]:
            none = self.vector("orr {d}.16b, {0}.16b, {1}.16b", [none, one], name="any")
        none = self.vector("cmeq {d}.2d, {0}.2d, #0", [none], name="zero")
        low, first, second, high = word
        r = self.constants[1]
        differs = self.vector("eor {d}.16b, {0}.16b, {1}.16b", [high, first], name="high")
        differs = self.vector("shl {d}.2d, {0}.2d, #1", [differs], name="high")
        other = self.vector("eor {d}.16b, {0}.16b, {1}.16b", [second, first], name="second")
        differs = self.vector("orr {d}.16b, {0}.16b, {1}.16b", [differs, other], name="differs")
        differs = self.vector("orn {d}.16b, {0}.16b, {1}.16b", [differs, first], name="differs")
        twice = self.vector("sshr {d}.2d, {0}.2d, #63", [high], name="twice")
        twice = self.vector("and {d}.16b, {0}.16b, {1}.16b", [twice, r], name="twice")
        lowest = self.vector("add {d}.2d, {0}.2d, {1}.2d", [low, r], name="lowest")
        lowest = self.vector("add {d}.2d, {0}.2d, {1}.2d", [lowest, twice], name="lowest")
        differs = self.vector("orr {d}.16b, {0}.16b, {1}.16b", [differs, lowest], name="differs")
        zero = self.vector("cmeq {d}.2d, {0}.2d, #0", [differs], name="zero")
        zero = self.vector("orr {d}.16b, {0}.16b, {1}.16b", [zero, none], name="zero")
        return [self.vector("sub {d}.2d, {0}.2d, {1}.2d", [low, zero], name="one"), *word[1:]], zero

    def column(self, a: list[Value], b: list[Value], k: int) -> Value:
        c: dict[int, Value] = {}
        for j in range(LIMBS):
            if 0 <= k - j < LIMBS:
                self.add(c, k, b[k - j], a[j])
        return c[k]

    def multiply(self, a: Limbs, b: list[Value]) -> dict[int, Value]:
        """Columns below the ninth, each with the carry of the one before."""
        factor, c = [a(i) for i in range(LIMBS)], {}
        for k in range(0, LIMBS - 1, 2):
            for j in range(k, min(k + 2, LIMBS)):
                with self.program.scope(f"column{j + LIMBS}"):
                    c[j + LIMBS] = self.column(factor, b, j + LIMBS)
                    if j:
                        self.carry(c, j + LIMBS - 1)
            with self.program.scope(f"fold{k}"):
                pair = self.vector("uzp1 {d}.4s, {0}.4s, {1}.4s", [c[k + LIMBS], c[k + LIMBS + 1]], name="pair")
                pair = self.masked(pair, "4s")
            for j in range(k, k + 2):
                with self.program.scope(f"column{j}"):
                    c[j] = self.fold(self.column(factor, b, j), pair, j > k)
                    if j:
                        self.carry(c, j - 1)
        with self.program.scope(f"column{LIMBS - 1}"):
            c[LIMBS - 1] = self.column(factor, b, LIMBS - 1)
            top = self.vector(f"shrn {{d}}.2s, {{0}}.2d, #{BITS}", [c[2 * LIMBS - 2]], name="top")
            c[LIMBS - 1] = self.fold(c[LIMBS - 1], top, False)
            self.carry(c, LIMBS - 2)
        return c

    def fold(self, c: Value, digits: Value, upper: bool) -> Value:
        text = f"umlal2 {{d}}.2d, {{1}}.4s, {{2}}.s[{FOLD}]" if upper else f"umlal {{d}}.2d, {{1}}.2s, {{2}}.s[{FOLD}]"
        return self.vector(text, [c, digits, self.constants[0]], in_place=True, name="fold")

    def store(self, c: dict[int, Value], pointer: Value, name: str):
        with self.program.scope("limbs"):
            last = self.vector("xtn {d}.2s, {0}.2d", [c[LIMBS - 1]], name="last")
            above = self.vector("ushr {d}.2s, {0}.2s, #24", [last], name="above")
            above = self.vector("bic {d}.2s, #0xe0", [above], in_place=True, name="above")
            top = self.vector(f"shrn {{d}}.2s, {{0}}.2d, #{BITS}", [c[LIMBS - 1]], name="top")
            wrapped = self.vector(f"umull {{d}}.2d, {{0}}.2s, {{1}}.s[{FOLD}]", [top, self.constants[0]], name="wrapped")
            wrapped = self.vector(
                f"umlal {{d}}.2d, {{1}}.2s, {{2}}.s[{TWICE}]", [wrapped, above, self.constants[0]], in_place=True, name="wrapped"
            )
            first, second = (self.masked(self.vector("xtn {d}.2s, {0}.2d", [c[k]], name=f"limb{k}")) for k in range(2))
            wrapped = self.vector("uaddw {d}.2d, {0}.2d, {1}.2s", [wrapped, first], name="wrapped")
            first = self.masked(self.vector("xtn {d}.2s, {0}.2d", [wrapped], name="first"))
            carry = self.vector(f"shrn {{d}}.2s, {{0}}.2d, #{BITS}", [wrapped], name="carry")
            second = self.vector("add {d}.2s, {0}.2s, {1}.2s", [second, carry], name="second")
            last = self.vector("bic {d}.2s, #0xff, lsl #24", [last], in_place=True, name="last")
            pairs = [self.masked(self.vector("uzp1 {d}.4s, {0}.4s, {1}.4s", [c[k], c[k + 1]], name="pair"), "4s") for k in (2, 4, 6)]
            for text, values in (
                ("stp {0:d}, {1:d}, [{2}, #0]", [first, second]), ("stp {0:q}, {1:q}, [{2}, #16]", pairs[:2]),
                ("str {0:q}, [{1}, #48]", pairs[2:]), ("str {0:d}, [{1}, #64]", [last]),
            ):  # fmt: skip
                self.emit(text, [*values, pointer], result=False, writes_memory=[name], name=f"store_{name}")

    def words(self, c: dict[int, Value]) -> list[Value]:
        """Words of 255 bits, with one more that does not count, and what is above them."""
        with self.program.scope("words"):
            return [*self.join([c[j] for j in range(LIMBS)]), self.vector(f"ushr {{d}}.2d, {{0}}.2d, #{LAST}", [c[LIMBS - 1]], name="above")]

    def canonical(self, word: list[Value], zero: Value, modulus: list[Value], pointer: Value):
        """Reduces words with one bit that does not count, and writes them, or 0."""
        kept = [self.vector("bic {d}.16b, {0}.16b, {1}.16b", [one, zero], name="nonzero") for one in word]
        r = self.emit("neg {d}, {0}", [modulus[0]], name="r")
        for lane in range(LANES):
            with self.program.scope(f"lane{lane}"):
                *one, above = [self.emit(f"mov {{d}}, {{0}}.d[{lane}]", [each], name="word") for each in kept]
                found = self.canonical_255(one, above, r)
                for i in range(0, WORDS, 2):
                    text = f"stp {{0}}, {{1}}, [{{2}}, #{8 * (WORDS * lane + i)}]"
                    self.emit(text, [*found[i : i + 2], pointer], result=False, name="store")
