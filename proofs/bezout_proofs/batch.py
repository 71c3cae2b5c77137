# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a turn of the loop of an inverse, a gcd or a symbol makes of the words behind its thirds, besides the steps: README, section 2.6.

A turn completes the matrix of the batch before it, makes windows of low bits of f and g, and packs them for the next third. Here
it is as operations on words, the same for terms of the machine and for a test that runs it on numbers.
"""

from dataclasses import dataclass, replace

from .machine import STACK, Terms

# Steps of a third of a batch, on words that are packed once: of those of sixty.
THIRD = 20
# A state begins so far before what its pointer points to.
BIAS = 128
ROWS = {"h": "uv", "G": "qr"}
# What a batch leaves to the next one: packed words, Y, windows.
LEFT = (("end_", "hG"), ("Y", "uvqr"), ("w2", "fg"))
LETTERS = {"h": "f", "G": "g"}


def consecutive(*names: str, first: int = -BIAS) -> dict[str, int]:
    """Places of words in this order."""
    return {name: first + 8 * k for k, name in enumerate(names)}


Matrix = dict[str, int]
Pair = dict[str, int]


class Words:
    """Operations of the machine on terms, by their names."""

    def __init__(self, terms: Terms):
        self.terms = terms

    def constant(self, value: int) -> int:
        return self.terms.constant(value)

    def __getattr__(self, name: str):
        return lambda *arguments: self.terms.operation(name, *arguments)

    def minus(self, a: int) -> int:
        return self.sub(self.constant(0), a)

    def signed(self, a: int, sign: int) -> int:
        return a if sign > 0 else self.minus(a)

    def dot(self, a: int, b: int, c: int, d: int) -> int:
        return self.add(self.mul(a, b), self.mul(c, d))

    def bits(self, a: int, first: int, count: int) -> int:
        return self.shr(self.shl(a, 64 - first - count), 64 - count)


def times(w: Words, a: Matrix, b: Matrix) -> Matrix:
    """The product of two matrices."""
    return {
        name: w.dot(a[row[0]], b[column[0]], a[row[1]], b[column[1]])
        for row in ("uv", "qr")
        for column, name in (("uq", row[0]), ("vr", row[1]))
    }


def negated(w: Words, a: Matrix) -> Matrix:
    return {name: w.minus(entry) for name, entry in a.items()}


def applied(w: Words, a: Matrix, pair: Pair) -> Pair:
    """A matrix times f and g."""
    return {LETTERS[word]: w.dot(a[row[0]], pair["f"], a[row[1]], pair["g"]) for word, row in ROWS.items()}


@dataclass(frozen=True, eq=False)
class Layout:
    """What packed words have where; and a state, by places from what its pointer points to."""

    # Low bits of f and g in a packed word beyond one for each step.
    spare: int
    # Of the unit of g in a packed word, and of the first column of Y in the state.
    sign: int
    places: dict[str, int]
    # The first limb of the long numbers.
    limbs_at: int
    # Of a third.
    steps: int = THIRD

    @property
    def field(self) -> dict[str, int]:
        """Of a packed word the lowest bit of its first field of the matrix; those below are of f or g, of f without its lowest."""
        return {"h": self.steps + self.spare, "G": self.steps + 1 + self.spare}

    @property
    def low_bits(self) -> dict[str, int]:
        return {"h": self.steps - 1 + self.spare, "G": self.steps + self.spare}

    @property
    def unit(self) -> dict[str, int]:
        """A packed word without its low bits: the complement of the unit of its field, halved for f."""
        units = {"h": 1 << 2 * self.steps + self.spare, "G": self.sign << 3 * self.steps + 2 + self.spare}
        return {word: -units[word] - (1 << low) for word, low in self.low_bits.items()}

    @property
    def rounding(self) -> dict[str, int]:
        return {word: (1 << low + self.steps) + (1 << low - 1) for word, low in self.field.items()}

    @property
    def refill(self) -> dict[str, int]:
        return {word: self.unit[word] >> low & (1 << 64 - low) - 1 for word, low in self.low_bits.items()}

    @property
    def constants(self) -> dict[int, int]:
        """What Rust writes once: place and value."""
        found = {"rounding_" + word: value for word, value in self.rounding.items()}
        found |= {"refill_" + word: value for word, value in self.refill.items()} | {"low40": (1 << 2 * self.steps) - 1}
        return {self.places[name]: value for name, value in found.items() if name in self.places}

    def unpacked(self, w: Words, word: str, value: int) -> Matrix:
        """The row of the matrix in a packed word, both entries negated."""
        low, n = self.field[word], self.steps
        second = w.sar(w.add(value, w.constant(self.rounding[word])), low + n + 1)
        first = w.sar(w.shl(w.add(value, w.constant(1 << low - 1)), 63 - n - low), 63 - n)
        return dict(zip(ROWS[word], (first, w.signed(second, self.sign)), strict=True))

    def matrix(self, w: Words, words: dict[str, int]) -> Matrix:
        return self.unpacked(w, "h", words["h"]) | self.unpacked(w, "G", words["G"])

    def stored(self, w: Words, y: Matrix) -> Matrix:
        """What a state has of Y, from its entries; and the other way round."""
        return {name: w.signed(entry, self.sign if name in "uq" else 1) for name, entry in y.items()}

    def joined(self, w: Words, word: str, value: int, first: int, second: int, high: Pair) -> int:
        """The packed word behind `value`: low bits and a unit matrix, where `first` and `second` have the entries of its row, negated."""
        keep = 64 - self.low_bits[word]
        bits = w.add(w.shl(value, keep), w.constant(self.refill[word]))
        return w.ror(w.add(w.dot(first, high["f"], second, high["g"]), bits), keep)

    def entries(self, w: Words, word: str, value: int) -> tuple[int, int]:
        """Words that have both entries of a row, negated, in as many low bits as a third has steps."""
        rounded = w.add(value, w.constant(self.rounding[word]))
        return w.ror(rounded, self.field[word]), w.signed(w.ror(rounded, self.field[word] + self.steps + 1), self.sign)

    def refilled(self, w: Words, words: dict[str, int], high: Pair) -> dict[str, int]:
        """The packed words that the next third begins with, from the last words of one and the bits of f and g above."""
        return {word: self.joined(w, word, value, *self.entries(w, word, value), high) for word, value in words.items()}

    def lowered(self, w: Words, a: Matrix, windows: Pair) -> Pair:
        """The windows behind a third: its negated matrix times those before it, negated, without the bits that are used up."""
        return {letter: w.sar(w.minus(value), self.steps) for letter, value in applied(w, a, windows).items()}

    def highest(self, w: Words, pair: Pair) -> Pair:
        """The low bits of both, one for each step of a third, at the top of a word."""
        return {letter: w.shl(value, 64 - self.steps) for letter, value in pair.items()}

    def before(self, w: Words, end: dict[str, int], y: Matrix, windows: Pair) -> tuple[Matrix, Pair, Pair]:
        """Of the last words of the batch before: its whole matrix, the windows before the first third, and the bits above them."""
        last, bits = self.matrix(w, end), 2 * self.steps + self.spare
        low = (lambda a: getattr(w, "and")(a, w.constant((1 << bits) - 1))) if "low40" in self.places else (lambda a: w.bits(a, 0, bits))
        now = {letter: low(value) for letter, value in self.lowered(w, last, windows).items()}
        return negated(w, times(w, last, y)), now, self.highest(w, {letter: w.shr(value, self.steps + self.spare) for letter, value in now.items()})

    def behind_first(self, w: Words, words: dict[str, int], windows: Pair, above: Pair) -> tuple[Matrix, Pair, Pair]:
        """The matrix of the first third, negated; the windows before the second one, and the bits above them."""
        first = self.matrix(w, words)
        now, more = self.lowered(w, first, windows), applied(w, first, above)
        return first, now, self.highest(w, {letter: w.sub(w.sar(now[letter], self.steps + self.spare), more[letter]) for letter in "fg"})

    def behind_second(self, w: Words, words: dict[str, int], first: Matrix, windows: Pair, above: Pair) -> tuple[Matrix, Pair, Pair]:
        """The product of both matrices; the windows before the last third, and the bits above them."""
        second = self.matrix(w, words)
        y = times(w, second, first)
        low, more = self.lowered(w, second, windows), applied(w, y, above)
        now = {letter: w.add(low[letter], w.shl(more[letter], self.spare)) for letter in "fg"}
        return y, now, self.highest(w, {letter: w.sar(now[letter], self.steps + self.spare) for letter in "fg"})


PACKED = ("rounding_h", "rounding_G", "refill_h", "refill_G")
PLAIN = Layout(
    0,
    1,
    consecutive("end_h", "end_G", "w2f", "w2g", "start_G", "start_h", "d", "batches", *PACKED, "low40")
    | consecutive("Yu", "Yv", "Yq", "Yr", first=0x80),
    0x340,
)
TRAIL = [f"h{j}" for j in range(THIRD + 1)]
SYMBOL = Layout(
    1,
    -1,
    consecutive(*TRAIL, *PACKED, "N1u", "N1v", "N1q", "N1r", "batches", "end_h", "end_G", "Yu", "Yv", "Yq", "Yr", "w2f", "w2g")
    | consecutive("start_G", "start_h", "d", "Mu", "Mr", "Mv", "Mq", "end1", "XY", "XM", "end2", "end3", "F", "turns", first=0xB0),
    0x2C0,
)


def with_loop(layout: Layout, limbs_at: int, rest: int) -> Layout:
    """The same where limbs have a loop: their end, and the count of batches, are on the stack, and come there from the state."""
    at_first = {"batches_at_first": layout.places["batches"], "rest_at_first": rest}
    return replace(layout, places=layout.places | at_first | {"rest": STACK, "batches": STACK + 8}, limbs_at=limbs_at)


INVERSE_WITH_LOOP, GCD_WITH_LOOP, SYMBOL_WITH_LOOP = (
    with_loop(layout, *places) for layout, *places in ((PLAIN, 0x280, -0x18), (PLAIN, 0x2C0, 0x10), (SYMBOL, 0x320, 0x120))
)
# Batches of 51 steps.
IFMA = replace(INVERSE_WITH_LOOP, steps=17)
