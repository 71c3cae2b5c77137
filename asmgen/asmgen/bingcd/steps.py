# SPDX-License-Identifier: MIT OR Apache-2.0
"""One step of the binary GCD on words, in two forms that differ in length and latency.

A step on `(a, b)` with odd `b`: if `a` is odd, swap the two if `a < b`, then subtract `b` from `a`; then halve `a`.

`b` is kept as `h = b >> 1`. With `t = a >> 1`, an odd `a` has `(a - b) / 2 = t - h`, and is itself the next `b` in a
swap, whose half is `t`. So `y`, which is `h` for odd `a` and else 0, decides all: the new `a` is `|t - y|`, and there is a
swap if `y > t`. Both differences are made, and the signed comparison of one of them, which cannot overflow since both
numbers are below 2^63, selects.

The update factors have a pattern of signs: `s (a', b') 2^t = (f0 a - g0 b, g1 b - f1 a)` with all four nonnegative and
one sign `s`, that of the number of swaps. In a subtraction the first row becomes the sum of both, be there a swap or not;
what a swap changes is `s`. So rows of nonnegative numbers are all there is to keep, `f + 2^32 g` in a word, without a bias,
and the caller finds `s` when it applies them. `f + g <= 2^t` in both rows, so that halves do not meet.

| form | instructions | longest loop of dependences, cycles a step |
|---|---|---|
| `short` | 12 | 4 |
| `early` | 15 | 3 |
"""

from dataclasses import dataclass

from ..program import Flags, Program, Value


@dataclass
class Words:
    """What goes from step to step."""

    a: Value
    """The number itself, or in the form `early` its half."""
    h: Value
    """`b >> 1`."""
    r0: Value
    r1: Value
    """The rows of update factors."""
    y: Value | None = None
    """For `early`: `h` or 0."""
    x: Value | None = None
    """For `early`: a word of the parity of `a`."""
    one: Value | None = None
    """For `early`: the constant 1, a count of shifts."""


DEFAULT_TIMES = {
    "short": {
        **{"t": 0.0, "zero": 0.0, "y": 1.0, "sum": 0.5, "r0": 1.5, "x": 2.0, "n": 2.0},
        **{"a": 3.0, "h": 3.0, "r1": 3.2, "double": 4.2},
    },
    "early": {
        **{"x": 0.0, "n": 0.0, "halfx": 1.0, "halfn": 1.0, "h": 1.0, "r1": 1.2, "a": 2.0, "odd": 2.0, "zero": 1.0},
        **{"y": 2.0, "double": 2.2, "sum": 0.0, "odd0": 0.6, "r0": 1.0},
    },
}
"""Target times of the operations of a step, relative to its start."""


def _zero(p: Program, time: float) -> Value:
    return p.emit("mov {d32}, 0", [], time)


def _one_row(p: Program, w: Words, swap: Flags, at) -> Value:
    """The second row: twice the one that stays."""
    r1 = p.select("g", w.r1, w.r0, swap, at("r1"))
    return p.add(r1, r1, at("double"))


def start(p: Program, form: str, a: Value, b: Value) -> Words:
    """`b` is odd; the rows are those of the unit matrix."""
    h = p.binary("shr", b, 1, 0.0)
    w = Words(a=a, h=h, r0=p.emit("mov {d32}, 1", [], 0.0), r1=p.emit("mov {d}, 4294967296", [], 0.2))
    if form == "early":
        odd = Flags()
        w.x, w.one = a, w.r0
        w.a = p.binary("shr", a, 1, 0.0, sets=odd)
        w.y = p.select("c", _zero(p, -0.5), h, odd, 1.0)
    return w


def short(p: Program, w: Words, at) -> Words:
    odd, swap = Flags(), Flags()
    t = p.binary("shr", w.a, 1, at("t"), sets=odd)
    y = p.select("c", _zero(p, at("zero")), w.h, odd, at("y"))
    r0 = p.select("c", w.r0, p.add(w.r0, w.r1, at("sum")), odd, at("r0"))
    x = p.binary("sub", t, y, at("x"))
    n = p.binary("sub", y, t, at("n"), sets=swap)
    a = p.select("g", x, n, swap, at("a"))
    h = p.select("g", w.h, t, swap, at("h"))
    return Words(a=a, h=h, r0=r0, r1=_one_row(p, w, swap, at))


def early(p: Program, w: Words, at) -> Words:
    """Both differences are halved before one is selected, and their parity, which is the same, prepares the next step."""
    odd, odd0, swap = Flags(), Flags(), Flags()
    p.emit("test {0}, 1", [w.x], at("odd0"), result=False, sets=odd0)
    r0 = p.select("nz", w.r0, p.add(w.r0, w.r1, at("sum")), odd0, at("r0"))
    x = p.binary("sub", w.a, w.y, at("x"))
    n = p.binary("sub", w.y, w.a, at("n"), sets=swap)
    h = p.select("g", w.h, w.a, swap, at("h"))
    r1 = _one_row(p, w, swap, at)
    half_x = p.emit("shrx {d}, {0}, {1}", [x, w.one], at("halfx"))
    half_n = p.emit("shrx {d}, {0}, {1}", [n, w.one], at("halfn"))
    a = p.select("g", half_x, half_n, swap, at("a"))
    p.emit("test {0}, 1", [x], at("odd"), result=False, sets=odd)
    y = p.select("nz", _zero(p, at("zero")), h, odd, at("y"))
    return Words(a=a, h=h, r0=r0, r1=r1, y=y, x=x, one=w.one)


LENGTH = {"short": 12, "early": 15}
"""Instructions of a step."""

FORMS = {"short": short, "early": early}
