# SPDX-License-Identifier: MIT OR Apache-2.0
"""One half-delta divstep on packed words, in three forms that differ in length and latency.

The state is `G = ~g`, `h = ~(f >> 1)`, `d = -(delta + 1/2)` and the sign `s = d >> 63`, as in the library's portable
`steps.rs`: there with the reasons, and with the packing of the matrix above the low bits of `f` and `g`. In all forms
the shift of `G` leaves its parity in the carry, at no cost.

| form | instructions | longest loop of dependences, cycles a step |
|---|---|---|
| `select` | 13 | 3 |
| `carry` | 12 | 3.5 |
| `mask` | 11 | 4.5 |

A CPU that starts six instructions a cycle is held up by the loop, one that starts four by their number. Steps may take
turns: the form `carry+carry+mask` has `mask` for each third step.
"""

from dataclasses import dataclass, replace

from ..program import Flags, Program, Value


@dataclass
class Words:
    """The registers of the steps."""

    G: Value
    h: Value
    d: Value
    s: Value
    m: Value | None
    """The sign of `d` as a bit, for `select` alone."""
    ones: Value
    """The constant -1, whose low six bits are the shift by 63."""


REGISTERS = {"G": "rbx", "h": "rcx", "d": "rdx", "s": "rsi", "m": "rbp", "ones": "r15"}
"""Where the words are between batches."""


def fields(form: str) -> list[str]:
    """The words that a form keeps."""
    return [name for name in REGISTERS if name != "m" or "select" in form]


DEFAULT_TIMES = {
    **{"x": -1.0, "y": 1.0, "G": 2.0, "t": 0.0, "w": 0.5, "h": 1.5},
    **{"d": 1.6, "c0": -1.0, "c1": -1.0, "s": 2.5, "m": 2.6, "k": 0.3},
}
"""Target times of the operations of a step, relative to its start."""


def _halve(p: Program, w: Words, at):
    """`t = G >> 1` with the parity of `G` in the carry, and the new `G`: `t`, or `t + (h ^ s)` if `g` is odd."""
    odd = Flags()
    t = p.binary("sar", w.G, 1, at("t"), sets=odd)
    x = p.binary("xor", w.h, w.s, at("x"), commutes=True)
    y = p.add(t, x, at("y"))
    return odd, t, p.select("nc", t, y, odd, at("G"))


def _both_d(p: Program, w: Words, at):
    """`d` for a step without swap, `d - 1`, and with one, `-2 - d`."""
    stay = p.offset(w.d, -1, at("c0"))
    turn = p.emit("mov {d}, -2", [], at("c1") - 0.2)
    return stay, p.binary("sub", turn, w.d, at("c1"))


def _sign(p: Program, w: Words, d: Value, at):
    return p.emit("sarx {d}, {0}, {1}", [d, w.ones], at("s"))


def select(p: Program, w: Words, at) -> Words:
    """The swap is decided by `andn` from `G` and the sign bit; `d` is selected of two values made beforehand."""
    _, t, G = _halve(p, w, at)
    stay, turn = _both_d(p, w, at)
    swap = Flags()
    p.emit("andn {d}, {0}, {1}", [w.G, w.m], at("w"), sets=swap)
    h = p.select("nz", w.h, t, swap, at("h"))
    d = p.select("nz", stay, turn, swap, at("d"))
    return replace(w, G=G, h=h, d=d, s=_sign(p, w, d, at))


def with_bit(p: Program, w: Words, at) -> Words:
    """What the step before `select` has to add: the sign of `d` as a bit."""
    return replace(w, m=p.emit("shrx {d}, {0}, {1}", [w.d, w.ones], at("m")))


def carry(p: Program, w: Words, at) -> Words:
    """The swap is the sign of `s + carry`: negative if `d < 0` and the carry says that `g` is odd."""
    even, t, G = _halve(p, w, at)
    stay, turn = _both_d(p, w, at)
    swap = Flags()
    p.binary("adc", w.s, 0, at("w"), reads=even, sets=swap)
    h = p.select("s", w.h, t, swap, at("h"))
    d = p.select("s", stay, turn, swap, at("d"))
    return replace(w, G=G, h=h, d=d, s=_sign(p, w, d, at))


def mask(p: Program, w: Words, at) -> Words:
    """The swap is a mask made of the carry and `s`, and negates `d` by an exclusive or."""
    even, t, G = _halve(p, w, at)
    k = p.emit("sbb {d}, {d}", [], at("k"), reads=even)
    swap = Flags()
    k = p.emit("andn {d}, {0}, {1}", [k, w.s], at("w"), sets=swap)
    h = p.select("nz", w.h, t, swap, at("h"))
    # Not an immediate -1: where a move of the count is slow (see `routine.py`), so is a shift of such a sum.
    d = p.add(p.binary("xor", w.d, k, at("d"), commutes=True), w.ones, at("d") + 0.2)
    return replace(w, G=G, h=h, d=d, s=_sign(p, w, d, at))


LENGTH = {"select": 13, "carry": 12, "mask": 11}
"""Instructions of a step, with `with_bit` for `select`."""

FORMS = {"select": select, "carry": carry, "mask": mask}


def turn(form: str, k: int) -> str:
    """The form of step `k` of a third."""
    names = form.split("+")
    return names[k % len(names)]
