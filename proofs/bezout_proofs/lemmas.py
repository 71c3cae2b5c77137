# SPDX-License-Identifier: MIT OR Apache-2.0
"""SMT lemmas: the portable branchless divstep, and the packed words of a batch.

Needs `z3-solver`.  Each function returns lemmas; `planted` returns false ones, which a working set-up refutes.
"""

from dataclasses import dataclass
from typing import Any

import z3

from .batch import THIRD as PACKED_STEPS


@dataclass(frozen=True)
class Lemma:
    """A named implication."""

    name: str
    hypotheses: list[Any]
    conclusion: Any

    def status(self, milliseconds: int = 60_000) -> str:
        """`proved`, `refuted`, or `unknown`."""
        solver = z3.Solver()
        solver.set("timeout", milliseconds)
        solver.add(*self.hypotheses, z3.Not(self.conclusion))
        return {"unsat": "proved", "sat": "refuted"}.get(str(solver.check()), "unknown")


@dataclass(frozen=True)
class Variation:
    """What a planted bug changes in the branchless step."""

    negate_f: bool = True
    gate_swap: bool = True
    delta_change: int = -1
    old_g: bool = True


CORRECT = Variation()


def branchless_words(variation: Variation = CORRECT, width: int = 64) -> list[Lemma]:
    """The step on complements, for all words: G = ~g, h = ~(f >> 1), d = -(delta + 1/2), f odd.

    The definition is evaluated with two more bits, so that it can't wrap.
    """
    f, g, d = z3.BitVecs("f g d", width)
    cap_g, h = ~g, ~(f >> 1)
    sign = d >> (width - 1)  # delta > 0 iff d < 0
    odd = -(g & 1)
    t = cap_g >> 1
    x = h ^ sign if variation.negate_f else h
    swap = sign & odd if variation.gate_swap else sign
    new_cap_g = t + (x & odd)
    new_h = h ^ ((h ^ (t if variation.old_g else new_cap_g)) & swap)
    new_d = (d ^ swap) + variation.delta_change

    wide_f, wide_g, wide_d = (z3.SignExt(2, word) for word in (f, g, d))
    g_odd = g & 1 == 1
    swaps = z3.And(g_odd, d < 0)
    expected_g = z3.If(swaps, wide_g - wide_f, z3.If(g_odd, wide_g + wide_f, wide_g)) >> 1
    expected_f = z3.If(swaps, wide_g, wide_f)
    # delta' = 1 - delta or 1 + delta, with delta = -d - 1/2 and d' = -(delta' + 1/2).
    expected_d = z3.If(swaps, -wide_d - 2, wide_d - 1)
    odd_f = f & 1 == 1
    in_range = z3.And(d > -(1 << (width - 2)), d < 1 << (width - 2))
    return [
        Lemma("g of the next step", [odd_f], z3.SignExt(2, ~new_cap_g) == expected_g),
        Lemma("f >> 1 of the next step", [odd_f], z3.SignExt(2, ~new_h) == expected_f >> 1),
        Lemma("f stays odd", [odd_f], expected_f & 1 == 1),
        Lemma("delta of the next step", [in_range], z3.SignExt(2, new_d) == expected_d),
    ]


def branchless_integers() -> list[Lemma]:
    """The same for integers of any length, with f = 2*a + 1 and ~x = -x - 1, for both parities and signs of delta."""
    a, b = z3.Ints("a b")
    h = -a - 1
    lemmas = []
    for parity in (0, 1):
        g, f = 2 * b + parity, 2 * a + 1
        t = -b - 1  # floor((-g - 1)/2), for both parities
        lemmas.append(Lemma(f"halved complement, parity {parity}", [], z3.And(2 * t <= -g - 1, -g - 1 <= 2 * t + 1)))
        for positive in (False, True):
            x = -h - 1 if positive else h
            new_g = -(t + (x if parity else 0)) - 1
            swaps = positive and parity == 1
            new_f = 2 * (-(t if swaps else h) - 1) + 1
            doubled = g - f if swaps else g + f if parity else g
            name = f"parity {parity}, delta {'>' if positive else '<'} 0"
            lemmas.append(Lemma(name, [], z3.And(2 * new_g == doubled, new_f == (g if swaps else f))))
    return lemmas


WIDE = 72
"""Bits of terms that do not wrap: of the packed f the code has half, so that f itself may be a bit too long for a word."""


@dataclass(frozen=True)
class Packing:
    """Where a word that carries f, or g, has its row of the matrix, and how the code takes it out.

    Before the steps the word is the `low_bits` low bits and `unit`; after them it is w + (first u + second v)/2^steps.
    """

    name: str
    low_bits: int
    unit: dict[str, int]
    steps: int = PACKED_STEPS

    def word(self, row: str, w: Any, u: Any, v: Any) -> Any:
        """What 20 steps make of the packed word: linear in the two words at the start."""
        first, second = self.unit["F"], self.unit["G"]
        assert first % (1 << self.steps) == 0 and second % (1 << self.steps) == 0, row
        return w + u * (first >> self.steps) + v * (second >> self.steps)


# `divstep/word64/steps.rs`, and `divstep/word64/jacobi.rs` with one bit more.
STEPS = Packing("steps", 20, {"F": -(1 << 41), "G": -(1 << 62)})
JACOBI = Packing("jacobi", 21, {"F": 1 << 42, "G": -(1 << 63)})
# `asmgen/divstep/batch.py`, whose words are those of `steps.rs` with other signs of f.
BATCH = Packing("batch", 20, {"F": 1 << 41, "G": 1 << 62})
# The same in thirds of 17 steps, of batches of 51.
BATCH51 = Packing("batch of 51", 17, {"F": 1 << 35, "G": 1 << 53}, 17)


def row_of_matrix(packing: Packing, row: str, larger: int = 0, s: Any = z3) -> tuple[list[Any], Any, Any, Any]:
    """w, u, v and what 2.1 says of them: f and g start in 0 … B, so that w lies in -B/2 … B; and the parities.

    B is `larger` than it can be, for a control. `s` is a solver with the interface of z3.
    """
    w, u, v = s.BitVecs("w u v", WIDE)
    low, top = -(1 << (packing.steps - 1)), 1 << packing.steps
    bound = (1 << packing.low_bits) - 1 + larger
    ranges = [s.And(word >= low, word <= top) for word in (u, v)]
    norm = [s.If(u < 0, -u, u) + s.If(v < 0, -v, v) <= top]
    ranges += [w >= -(bound // 2) - 1, w <= bound]
    ranges += [w & 1 == 1, u & 1 == 0, v & 1 == 0] if row == "F" else [v & 1 == 1]
    return ranges + norm, w, u, v


def unpack_steps(word: Any) -> tuple[Any, Any]:
    """`unpack` in `divstep/word64/steps.rs`."""
    fields = (word + (1 << PACKED_STEPS)) >> (PACKED_STEPS + 1)
    first = fields << 43 >> 43
    return -first, -((fields + (1 << PACKED_STEPS)) >> (PACKED_STEPS + 1))


def unpack_flips(word: Any, low: int) -> tuple[Any, Any]:
    """`unpack` in `backend/flips.rs`."""
    rounded = word + (1 << (low - 1))
    first = rounded << (43 - low) >> 43
    return -first, (rounded + (1 << (low + 20))) >> (low + 21)


def unpack_batch(word: Any, low: int, rounding: int, steps: int = PACKED_STEPS) -> tuple[Any, Any]:
    """`Batch.unpack` in `asmgen/divstep/batch.py`: both negated."""
    second = (word + rounding) >> (low + steps + 1)
    first = (word + (1 << (low - 1))) << (63 - steps - low)
    return first >> (63 - steps), second


def packed_decoding(packing: Packing, larger: int = 0) -> list[Lemma]:
    """The decoders that ship give back both entries, for each word that 20 steps can make (README 2.3)."""
    found = []
    for row in "FG":
        hypotheses, w, u, v = row_of_matrix(packing, row, larger)
        word = packing.word(row, w, u, v)
        # The state: h = ~(F >> 1), and G complemented.
        state = z3.Extract(63, 0, ~(word >> 1) if row == "F" else ~word)
        u, v = z3.Extract(63, 0, u), z3.Extract(63, 0, v)
        low = {"F": packing.low_bits, "G": packing.low_bits + 1}[row]
        if packing is STEPS:
            first, second = unpack_steps(~(state << 1) if row == "F" else ~state)
        elif packing is JACOBI:
            first, second = unpack_flips(state, low)
        else:
            rounding = (1 << (low - 1)) + (1 << (low + packing.steps))
            first, second = (-x for x in unpack_batch(state, low, rounding, packing.steps))
        found.append(Lemma(f"{packing.name} {row} first entry", hypotheses, first == u))
        found.append(Lemma(f"{packing.name} {row} second entry", hypotheses, second == v))
    return found


WORD32_STEPS = 10


def word32_decoding(largest: int = (1 << (WORD32_STEPS - 1)) - 1) -> list[Lemma]:
    """A word w - 2^10 u - 2^21 v modulo 2^32 gives back u and v, for |w| <= largest and a row of the matrix (README 2.4)."""
    w, u, v = z3.BitVecs("w u v", 32)
    low, top = -(1 << (WORD32_STEPS - 1)), 1 << WORD32_STEPS
    ranges = [z3.And(word >= low, word <= top) for word in (u, v)]
    norm = [z3.If(u < 0, -u, u) + z3.If(v < 0, -v, v) <= top]
    field = WORD32_STEPS + 1
    word = w - (u << WORD32_STEPS) - (v << (WORD32_STEPS + field))
    fields = (word + (1 << (WORD32_STEPS - 1))) >> WORD32_STEPS
    first = (fields << (32 - field)) >> (32 - field)
    hypotheses = [w >= -largest, w <= largest, *ranges, *norm]
    return [
        Lemma("word32 first entry", hypotheses, -first == u),
        Lemma("word32 second entry", hypotheses, -((fields + (1 << WORD32_STEPS)) >> field) == v),
    ]


def planted() -> list[Lemma]:
    """False statements, one for each mistake that the true ones exclude."""
    return [
        branchless_words(Variation(negate_f=False))[0],
        branchless_words(Variation(gate_swap=False))[1],
        branchless_words(Variation(old_g=False))[1],
        branchless_words(Variation(delta_change=1))[3],
        packed_decoding(STEPS, larger=2)[2],
        packed_decoding(JACOBI, larger=2)[2],
        packed_decoding(BATCH, larger=2)[2],
        packed_decoding(BATCH51, larger=2)[2],
        word32_decoding(largest=1 << (WORD32_STEPS - 1))[0],
    ]
