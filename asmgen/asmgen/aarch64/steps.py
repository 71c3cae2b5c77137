# SPDX-License-Identifier: MIT OR Apache-2.0
"""Half-delta divsteps on packed words, ten instructions each.

The state is that of the library's `word64/steps.rs`: `d = -(delta + 1/2)`, `h = ~(F >> 1)`, `G = ~g`, with twenty steps a pack

    F = (f mod 2^20) - 2^41        G = (g mod 2^20) - 2^62

and `x = h ^ (d >> 63)` beside it. A swap takes place if `d` is negative and `G` even. `ccmp` compares `d` with 0 where `G` is
even, and sets flags for "not less" elsewhere.

For a Jacobi symbol the packs are those of `word64/jacobi.rs`, with one more low bit and the other sign of `f`,

    F = (f mod 2^21) + 2^42        G = (g mod 2^21) - 2^63

and each step adds to two words of flips: the exclusive or of `h` before each step, and of `h & ~h'` where `h'` comes next.
"""

from dataclasses import dataclass, field

from ..program import Flags, Program, Value

STEPS = 20
"""In a pack."""
CONSTANTS = {
    "rounding": (1 << STEPS) - 1,
    "half_field": 1 << 2 * STEPS + 1,
    "start_h": (1 << 2 * STEPS) - 1,
    "start_G": (1 << 3 * STEPS + 2) - 1,
}
"""What stays in registers. A complement is a difference: `~x + y = (y - 1) - x`."""
SYMBOL_CONSTANTS = {
    "start_h": -(1 << 2 * STEPS + 1) - 1,
    "start_G": (1 << 3 * STEPS + 3) - 1,
    "above": (1 << 2 * STEPS + 2) - (1 << STEPS + 1) - 1,
}
"""The same for symbols."""


def step(p: Program, d: Value, h: Value, g: Value, x: Value) -> tuple[Value, Value, Value, Value]:
    parity, swap = Flags(), Flags()
    p.emit("tst {0}, #1", [g], result=False, sets=parity, name="parity")
    t = p.emit("asr {d}, {0}, #1", [g], name="t")
    y = p.emit("add {d}, {0}, {1}", [t, x], name="y")
    g = p.emit("csel {d}, {0}, {1}, eq", [y, t], reads=parity, name="G")
    p.emit("ccmp {0}, #0, #0, eq", [d], result=False, reads=parity, sets=swap, name="swap")
    h = p.emit("csel {d}, {0}, {1}, lt", [t, h], reads=swap, name="h")
    down = p.emit("sub {d}, {0}, #1", [d], name="down")
    up = p.emit("add {d}, {0}, #1", [d], name="up")
    d = p.emit("csinv {d}, {0}, {1}, ge", [down, up], reads=swap, name="d")
    x = p.emit("eor {d}, {0}, {1}, asr #63", [h, d], name="x")
    return d, h, g, x


def pack(p: Program, constants: dict[str, Value], f: Value, g: Value, at: int, more: int) -> tuple[Value, Value]:
    """`h` and `G` from the bits of `f` and `g` from `at` on: one for each step, and `more`."""
    low = p.emit(f"ubfx {{d}}, {{0}}, #{at + 1}, #{STEPS - 1 + more}", [f], name="low_f")
    h = p.emit("sub {d}, {0}, {1}", [constants["start_h"], low], name="start_h")
    low = p.emit(f"ubfx {{d}}, {{0}}, #{at}, #{STEPS + more}", [g], name="low_g")
    return h, p.emit("sub {d}, {0}, {1}", [constants["start_G"], low], name="start_G")


def unpack(p: Program, constants: dict[str, Value], word: Value, shifted: str) -> list[Value]:
    """The negatives of the two entries of a packed word, which is the complement of this one, `shifted`."""
    fields = p.emit(f"sub {{d}}, {{0}}, {{1}}{shifted}", [constants["rounding"], word], name="fields")
    first = p.emit(f"sbfx {{d}}, {{0}}, #{STEPS + 1}, #{STEPS + 1}", [fields], name="first")
    rounded = p.emit("add {d}, {0}, {1}", [fields, constants["half_field"]], name="rounded")
    return [first, p.emit(f"asr {{d}}, {{0}}, #{2 * STEPS + 2}", [rounded], name="second")]


def unpack_symbol(p: Program, constants: dict[str, Value], word: Value, low: int, shifted: str) -> list[Value]:
    """The same for symbols, of a word whose lower field begins at bit `low`."""
    fields = p.emit(f"add {{d}}, {{0}}, #{1 << low - 1:#x}", [word], name="fields")
    first = p.emit(f"sbfx {{d}}, {{0}}, #{low}, #{STEPS + 1}", [fields], name="first")
    above = p.emit(f"sub {{d}}, {{0}}, {{1}}{shifted}", [constants["above"], word], name="above")
    return [first, p.emit(f"asr {{d}}, {{0}}, #{2 * STEPS + 3}", [above], name="second")]


@dataclass
class Symbol:
    """What a symbol collects on the way: two words of flips, and the last `h` of each pack."""

    halvings: Value
    falls: Value
    last: list[Value] = field(default_factory=list)

    def add(self, p: Program, before: Value, after: Value):
        self.halvings = p.emit("eor {d}, {0}, {1}", [self.halvings, before], name="halvings")
        fall = p.emit("bic {d}, {0}, {1}", [before, after], name="fall")
        self.falls = p.emit("eor {d}, {0}, {1}", [self.falls, fall], name="falls")


def third(
    p: Program, constants: dict[str, Value], d: Value, f: Value, g: Value, at: int, symbol: Symbol | None
) -> tuple[Value, list[Value]]:
    """`d` after twenty steps, and the negatives of the entries of their matrix."""
    h, G = pack(p, constants, f, g, at, 1 if symbol else 0)
    x = p.emit("eor {d}, {0}, {1}, asr #63", [h, d], name="x")
    for k in range(STEPS):
        with p.scope(f"step{k + 1}"):
            before = h
            d, h, G, x = step(p, d, h, G, x)
            if symbol:
                symbol.add(p, before, h)
    if symbol:
        symbol.last.append(h)
        return d, [*unpack_symbol(p, constants, h, STEPS + 1, ", lsl #1"), *unpack_symbol(p, constants, G, STEPS + 2, "")]
    return d, [*unpack(p, constants, h, ", lsl #1"), *unpack(p, constants, G, "")]
