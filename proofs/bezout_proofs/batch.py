# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a turn of the loop of an inverse or a gcd makes of the words behind its thirds, besides the steps: README, section 2.6.

A turn completes the matrix of the batch before it, makes windows of low bits of f and g, and packs them for the next third. Here
it is as operations on words, the same for terms of the machine and for a test that runs it on numbers.
"""

from dataclasses import dataclass

from .machine import Terms

# Steps of a third of a batch, on words that are packed once.
THIRD = 20
# Places in the state, from its pointer on: the head of `Words` in Rust, and vectors.
END = {"h": -128, "G": -120}
WINDOWS = {"f": -112, "g": -104}
START = {"G": -96, "h": -88}
COUNT_OF_STEPS, BATCHES = -80, -72
Y = dict(zip("uvqr", range(0x80, 0xA0, 8), strict=True))
# Of a packed word the lowest bit of its first field of the matrix; those below are of f or g, of f without its lowest.
FIELD = {"h": THIRD, "G": THIRD + 1}
LOW_BITS = {"h": THIRD - 1, "G": THIRD}
ROWS = {"h": "uv", "G": "qr"}
LETTERS = {"h": "f", "G": "g"}
# A packed word without its low bits: the complement of the unit of its field, halved for f.
UNIT = {"h": -(1 << 2 * THIRD) - (1 << THIRD - 1), "G": -(1 << 3 * THIRD + 2) - (1 << THIRD)}
ROUNDING = {word: (1 << low + THIRD) + (1 << low - 1) for word, low in FIELD.items()}
REFILL = {word: UNIT[word] >> low & (1 << 64 - low) - 1 for word, low in LOW_BITS.items()}
# What Rust writes once: place and value.
CONSTANTS = {
    -64: ROUNDING["h"],
    -56: ROUNDING["G"],
    -48: REFILL["h"],
    -40: REFILL["G"],
    -32: (1 << 2 * THIRD) - 1,
}

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

    def dot(self, a: int, b: int, c: int, d: int) -> int:
        return self.add(self.mul(a, b), self.mul(c, d))

    def bits(self, a: int, first: int, count: int) -> int:
        return self.shr(self.shl(a, 64 - first - count), 64 - count)


def unpacked(w: Words, word: str, value: int) -> Matrix:
    """The row of the matrix in a packed word, both entries negated."""
    low = FIELD[word]
    second = w.sar(w.add(value, w.constant(ROUNDING[word])), low + THIRD + 1)
    first = w.sar(w.shl(w.add(value, w.constant(1 << low - 1)), 63 - THIRD - low), 63 - THIRD)
    return dict(zip(ROWS[word], (first, second), strict=True))


def matrix(w: Words, h: int, G: int) -> Matrix:
    return unpacked(w, "h", h) | unpacked(w, "G", G)


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


def lowered(w: Words, a: Matrix, windows: Pair) -> Pair:
    """The windows behind a third: its negated matrix times those before it, negated, without the bits that are used up."""
    return {letter: w.sar(w.minus(value), THIRD) for letter, value in applied(w, a, windows).items()}


def highest(w: Words, pair: Pair) -> Pair:
    """The low bits of both, one for each step of a third, at the top of a word."""
    return {letter: w.shl(value, 64 - THIRD) for letter, value in pair.items()}


def joined(w: Words, word: str, value: int, first: int, second: int, high: Pair) -> int:
    """The packed word behind `value`: low bits and a unit matrix, where `first` and `second` have the entries of its row, negated."""
    keep = 64 - LOW_BITS[word]
    bits = w.add(w.shl(value, keep), w.constant(REFILL[word]))
    return w.ror(w.add(w.dot(first, high["f"], second, high["g"]), bits), keep)


def entries(w: Words, word: str, value: int) -> tuple[int, int]:
    """Words that have both entries of a row, negated, in as many low bits as a third has steps."""
    rounded = w.add(value, w.constant(ROUNDING[word]))
    return w.ror(rounded, FIELD[word]), w.ror(rounded, FIELD[word] + THIRD + 1)


def refilled(w: Words, words: dict[str, int], high: Pair) -> dict[str, int]:
    """The packed words that the next third begins with, from the last words of one and the bits of f and g above."""
    return {word: joined(w, word, value, *entries(w, word, value), high) for word, value in words.items()}


def before(w: Words, end: dict[str, int], y: Matrix, windows: Pair) -> tuple[Matrix, Pair, Pair]:
    """Of the last words of the batch before: its whole matrix, the windows before the first third, and the bits above them."""
    last = matrix(w, end["h"], end["G"])
    now = {letter: getattr(w, "and")(value, w.constant(CONSTANTS[-32])) for letter, value in lowered(w, last, windows).items()}
    return negated(w, times(w, last, y)), now, highest(w, {letter: w.shr(value, THIRD) for letter, value in now.items()})


def behind_first(w: Words, words: dict[str, int], windows: Pair, above: Pair) -> tuple[Matrix, Pair, Pair]:
    """The matrix of the first third, negated; the windows before the second one, and the bits above them."""
    first = matrix(w, words["h"], words["G"])
    now, more = lowered(w, first, windows), applied(w, first, above)
    return first, now, highest(w, {letter: w.sub(w.sar(now[letter], THIRD), more[letter]) for letter in "fg"})


def behind_second(w: Words, words: dict[str, int], first: Matrix, windows: Pair, above: Pair) -> tuple[Matrix, Pair, Pair]:
    """The product of both matrices; the windows before the last third, and the bits above them."""
    y = times(w, matrix(w, words["h"], words["G"]), first)
    low, more = lowered(w, matrix(w, words["h"], words["G"]), windows), applied(w, y, above)
    now = {letter: w.add(low[letter], more[letter]) for letter in "fg"}
    return y, now, highest(w, {letter: w.sar(now[letter], THIRD) for letter in "fg"})
