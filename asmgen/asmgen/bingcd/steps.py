# SPDX-License-Identifier: MIT OR Apache-2.0
"""One step of the binary GCD on words, in two forms that differ in length and in the units that they need.

A step on `(a, b)` with odd `b`: if `a` is odd, swap the two if `a < b`, then subtract `b` from `a`; then halve `a`.

`b` is kept as `h = b >> 1`. With `t = a >> 1`, an odd `a` has `(a - b) / 2 = t - h`, and is itself the next `b` in a
swap, whose half is `t`. So `y`, which is `h` for odd `a` and else 0, decides all: the new `a` is `|t - y|`, and there is a
swap if `y > t`. Both differences are made, and the signed comparison of one of them, which cannot overflow since both
numbers are below 2^63, selects.

The update factors have a pattern of signs: `s (a', b') 2^t = (f0 a - g0 b, g1 b - f1 a)` with all four nonnegative and
one sign `s`, that of the number of swaps. In a subtraction the first row becomes the sum of both, be there a swap or not;
what a swap changes is `s`. So rows of nonnegative numbers are all there is to keep, `f + 2^32 g` in a word, without a bias,
and the caller finds `s` when it applies them. `f + g <= 2^t` in both rows, so that halves do not meet.

| form | instructions | conditional moves and shifts | longest loop of dependences, cycles a step |
|---|---|---|---|
| `short` | 12 | 6 | 4 |
| `masked` | 14 | 4 | 4 |

Intel's CPUs from Broadwell to Cascade Lake have two ports for conditional moves and shifts; six a step delay those on
which the next step waits. `masked` needs `andn`.
"""

from dataclasses import dataclass

from ..program import CLOBBERED, Flags, Program, Value


@dataclass
class Words:
    """What goes from step to step."""

    a: Value
    h: Value
    """`b >> 1`."""
    r0: Value
    r1: Value
    """The rows of update factors."""
    parity: Value | None = None
    """For `masked`: a word with the lowest bit of `a`, which is known before `a` is."""


DEFAULT_TIMES = {
    "short": {
        **{"t": 0.0, "zero": 0.0, "y": 1.0, "sum": 0.5, "r0": 1.5, "x": 2.0, "n": 2.0},
        **{"a": 3.0, "h": 3.0, "r1": 3.2, "double": 4.2},
    },
    "masked": {
        **{"bit": -2.0, "even": -1.0, "y": 0.0, "row": 0.3, "r0": 1.3, "t": -1.0, "x": 1.0, "n": 1.0},
        **{"a": 2.0, "h": 2.0, "r1": 2.2, "double": 3.2},
    },
}
"""Target times of the operations of a step, relative to its start."""


def start(p: Program, a: Value, b: Value) -> Words:
    """`b` is odd; the rows are those of the unit matrix."""
    r0, r1 = p.emit("mov {d32}, 1", [], 0.0, name="r0"), p.emit("mov {d}, 4294967296", [], 0.2, name="r1")
    return Words(a=a, h=p.binary("shr", b, 1, 0.0), r0=r0, r1=r1, parity=a)


def _select(p: Program, w: Words, t: Value, y: Value, at) -> tuple[Value, Value, Value, Value]:
    """The new `a`, `h` and second row, and a word of the parity of `a`."""
    swap = Flags()
    x = p.binary("sub", t, y, at("x"))
    n = p.binary("sub", y, t, at("n"), sets=swap)
    a = p.select("g", x, n, swap, at("a"))
    h = p.select("g", w.h, t, swap, at("h"))
    # Twice the row that stays.
    r1 = p.select("g", w.r1, w.r0, swap, at("r1"))
    return a, h, p.add(r1, r1, at("double")), x


def short(p: Program, w: Words, at) -> Words:
    """The parity is the carry of the shift."""
    odd = Flags()
    t = p.binary("shr", w.a, 1, at("t"), sets=odd)
    y = p.select("c", p.emit("mov {d32}, 0", [], at("zero")), w.h, odd, at("y"))
    r0 = p.select("c", w.r0, p.add(w.r0, w.r1, at("sum")), odd, at("r0"))
    a, h, r1, _ = _select(p, w, t, y, at)
    return Words(a=a, h=h, r0=r0, r1=r1)


def masked(p: Program, w: Words, at) -> Words:
    """The parity is a mask, made of a difference before it is known which one is `a`: both have the same lowest bit."""
    even = p.offset(p.binary("and", w.parity, 1, at("bit")), -1, at("even"))
    y = p.emit("andn {d}, {0}, {1}", [even, w.h], at("y"), sets=CLOBBERED)
    row = p.emit("andn {d}, {0}, {1}", [even, w.r1], at("row"), sets=CLOBBERED)
    r0 = p.add(w.r0, row, at("r0"))
    a, h, r1, parity = _select(p, w, p.binary("shr", w.a, 1, at("t")), y, at)
    return Words(a=a, h=h, r0=r0, r1=r1, parity=parity)


LENGTH = {"short": 12, "masked": 14}
"""Instructions of a step."""

FORMS = {"short": short, "masked": masked}
