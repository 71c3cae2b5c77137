# SPDX-License-Identifier: MIT OR Apache-2.0
"""What routines for inversions in lanes make of words between steps, of one lane, and where they have what (README, section 2.12).

By AVX2 a lane has two words of 32 bits for each of f, g and delta. With D = 4 d + 1 or 4 d + 2, where d = -(delta + 1/2), a word of F and one
of G take a divstep as integers. By AVX-512 it has one word of 64 bits for each, and a packed step is that of `steps.py` on d, h and G. By IFMA
a lane has words of two numbers, in its lower and its upper half; both columns of a number's matrix are in words of their own, and the first two
of them say which step both take.
"""

from dataclasses import dataclass

from . import batch, steps, update
from .evex import TERNARY, WideHalves
from .halves import Halves
from .ifma import HalfProducts
from .machine import LANES, WORD, Machine, Terms, signed
from .normal import Forms, plus
from .update import Integers, Lane, Polynomial, Shape, Unproved, unknown

STEPS = 15
ENTRIES = "uvqr"
NUMBERS = "fguv"
# Bits that the highest limb has for signs and multiples of a modulus.
SPARE = 8
# Vectors of a state before its limbs, by numbers: those of delta and of the inverse, constants, and behind them the matrix of fifteen steps, and
# that of the turn before.
DELTA, INVERSE, CONSTANTS = 1, 2, 3
PAIRS = {
    "one": (1, 1),
    "four": (4, 4),
    "half": (1 << 14, 1 << 14),
    "unit_f": (-(1 << 30), 0),
    "unit_g": (0, -(1 << 30)),
    "mask": ((1 << 30) - 1, 0),
    "bias": (0, 1 << 30),
    "next_bias": (0, (1 << 30) - 1),
    "last_bias": (0, 1),
}
MATRIX = CONSTANTS + len(PAIRS) + len(ENTRIES)
LIMBS = MATRIX + len(ENTRIES)
# Limbs that words are converted to together: there is room for the rest of the last ones.
GROUP = 4


def pair(low: int, high: int) -> int:
    return (high << 32 | low & (1 << 32) - 1) & WORD


def cut(value: int) -> int:
    return (value + (1 << 31)) % (1 << 32) - (1 << 31)


@dataclass(frozen=True)
class InLane(Shape):
    """The numbers of one lane: d and e of the paper are u and v here."""

    lane: int = 0
    # Bytes of a vector.
    vector: int = 8 * LANES

    steps = 2 * STEPS
    left_out = 0
    # What the matrix and so the numbers of a turn have for a sign; and by which power of two the first v is more than 1.
    sign = 1
    first_v = 2 * update.LIMB

    @property
    def name(self) -> str:
        return f"lane {self.lane}"

    def at(self, number: int, i: int) -> int:
        return self.vector * (LIMBS + (len(NUMBERS) + 1) * i + number) + 8 * self.lane

    def limb_at(self, name: str, i: int) -> int:
        return self.at(NUMBERS.index(name), i)

    def modulus_at(self, i: int, lane: int = 0) -> int:
        return self.at(len(NUMBERS), i)

    def span(self, i: int) -> tuple[int, int]:
        return (-update.TOP, update.TOP) if i == self.limbs - 1 else (0, self.mask)

    @property
    def inverses(self) -> list[int]:
        return [self.vector * INVERSE + 8 * self.lane]

    @property
    def inputs(self) -> list[int]:
        """What stays."""
        return [*self.inverses, *(self.modulus_at(i) for i in range(self.limbs))]

    @property
    def rest(self) -> list[int]:
        """Behind f and g, in the last group of limbs."""
        return [self.limb_at(name, i) for name in "fg" for i in range(self.limbs, self.limbs + -self.limbs % GROUP)]

    def integers(self, terms: Terms, forms: Forms, matrix: dict[str, int]) -> "OneZero":
        return OneZero(terms, forms, matrix, self)


class OneZero(Integers):
    """A batch divides by one limb. Carries may have signs."""

    prove_zero = Integers.prove_one_zero

    def operation(self, name: str, *arguments) -> Lane:
        if name == "sar" and arguments[1] == update.LIMB:
            a = self.of(arguments[0])
            if a.most >= 1 << 63:
                raise Unproved("a shift of what has no sign")
            return self.floor(a)
        return super().operation(name, *arguments)


class Model:
    """What a lane of vectors has, and what the code makes of it."""

    kind: type[Machine]
    lanes: int
    # The words of a step, that of delta first; and the vectors that have them.
    letters: str
    packed_in: dict[str, str]
    # Of the words of f and g, the rows of the matrix.
    rows: dict[str, str]
    # The least delta, 1/2, of one lane.
    half_delta: int

    def __init__(self, terms: Terms):
        self.words, self.machine = batch.Words(terms), self.kind.fresh(terms)

    @property
    def vector(self) -> int:
        return 8 * self.lanes

    def shapes(self, limbs: int) -> list[InLane]:
        return [InLane(NUMBERS, limbs, update.LIMB * limbs - SPARE, lane=lane, vector=self.vector) for lane in range(self.lanes)]

    def delta_at(self, shape: InLane) -> int:
        return self.vector * DELTA + 8 * shape.lane

    def split(self, lane: int) -> tuple[int, ...]:
        """The words of a lane, each of which takes steps of its own."""
        return (lane,)

    def joined(self, words: tuple[int, ...]) -> int:
        (word,) = words
        return word

    def row(self, entries: dict[str, int], letter: str, f: int, g: int) -> int:
        """A row of a matrix of words of 32 bits times f and g, of which the low ones count."""
        (u, v), half = self.rows[letter], self.machine.signed_half
        return self.words.dot(entries[u], half(f), entries[v], half(g))

    def window(self, entries: dict[str, int], letter: str, limbs: list[tuple[int, int]]) -> int:
        """From the limbs 0 and 1 of f and g: the number behind a batch, in its low bits."""
        entries = {name: self.machine.signed_half(entry) for name, entry in entries.items()}
        low, high = (self.row(entries, letter, *of) for of in limbs)
        return self.words.add(self.words.shr(low, 2 * STEPS), high)


class InHalves(Model):
    """By AVX2: two words of 32 bits in each lane."""

    kind, lanes, letters = Halves, 4, "DFG"
    packed_in = {"F": "ymm0", "G": "ymm1", "D": "ymm2"}
    rows = {"F": "uv", "G": "qr"}
    half_delta = 0xFFFF_FFFD_FFFF_FFFD

    def __init__(self, terms: Terms):
        super().__init__(terms)
        self.cut = super(Halves, self.machine).signed_half

    def constants(self) -> dict:
        return {self.vector * (CONSTANTS + k) + 8 * lane: pair(*value) for k, value in enumerate(PAIRS.values()) for lane in range(self.lanes)}

    def matrix_at(self, k: int, lane: int) -> int:
        """Where the matrix of the turn before is: a place, or a vector and a lane."""
        return self.vector * (MATRIX + k) + 8 * lane

    @staticmethod
    def step(D: int, F: int, G: int) -> tuple[int, int, int]:
        """The step on words of 32 bits with their sign, by the cases of the definition; D is not 0."""
        D, F, G = map(signed, (D, F, G))
        if G & 1 and D < 0:
            found = ~D - 4, G, cut(G - F) >> 1
        else:
            found = D - 4, F, cut(G + (G & 1) * F) >> 1
        return tuple(cut(value) & WORD for value in found)

    @staticmethod
    def delta(generator) -> int:
        """Some lane of delta: D is 1 or 2 modulo 4."""
        return pair(*(4 * generator.randrange(-99, 99) + generator.randrange(1, 3) for _ in range(2)))

    def split(self, lane: int) -> tuple[int, ...]:
        return self.machine.halves(lane)

    def joined(self, words: tuple[int, ...]) -> int:
        return self.machine.joined(*words)

    def packed(self, letter: str, t: int, shift: int) -> tuple[int, ...]:
        """Both packed words from the bits `shift` to `shift + 14` of a word."""
        w = self.words
        low = w.sar(self.cut(w.shl(self.machine.signed_half(t), 17 - shift)), 17)
        return tuple(self.cut(w.add(low, w.constant(unit))) for unit in PAIRS[f"unit_{letter.lower()}"])

    def unpacked(self, words: dict[str, tuple[int, ...]]) -> dict[str, int]:
        """The matrix of fifteen steps, negated."""
        w, half = self.words, PAIRS["half"][0]
        entries = [w.sar(self.cut(w.add(word, w.constant(half))), STEPS) for letter in "FG" for word in words[letter]]
        return dict(zip(ENTRIES, entries, strict=True))


class InWords(Model):
    """By AVX-512: one word of 64 bits, with the packed step of `steps.py`; constants and the matrix are in registers."""

    kind, lanes, letters = WideHalves, 8, "dhG"
    packed_in = {"h": "zmm0", "G": "zmm1", "d": "zmm2"}
    rows = {"h": "uv", "G": "qr"}
    half_delta = WORD
    step = staticmethod(steps.step)
    # Low bits of a word beside what is above them.
    LOW = {"h": ((1 << 14) - 1, -(1 << 30)), "G": ((1 << 15) - 1, -(1 << 47))}
    NUMBERS_IN_REGISTERS = (1, *LOW["h"], *LOW["G"], 1 << 31, (1 << 30) - 1)

    def constants(self) -> dict:
        return {(f"zmm{20 + k}", lane): value & WORD for k, value in enumerate(self.NUMBERS_IN_REGISTERS) for lane in range(self.lanes)}

    def matrix_at(self, k: int, lane: int) -> tuple[str, int]:
        return f"zmm{16 + k}", lane

    @staticmethod
    def delta(generator) -> int:
        return generator.randrange(-9, 9) & WORD

    def low_bits(self, word: int, low: int, unit: int) -> int:
        return TERNARY[0x15](lambda name, *of: getattr(self.words, name)(*of), word, *(self.words.constant(value) for value in (low, unit)))

    def packed(self, letter: str, t: int, shift: int) -> tuple[int, ...]:
        n = shift + (letter == "h")
        return (self.low_bits(self.words.shr(t, n) if n else t, *self.LOW[letter]),)

    def unpacked(self, words: dict[str, tuple[int, ...]]) -> dict[str, int]:
        w, half, entries = self.words, self.machine.signed_half, []
        (h,), (G,) = (words[letter] for letter in "hG")
        for word in (w.add(h, h), G):
            first = w.sub(w.constant(self.LOW["G"][0]), word)
            entries += [w.sar(half(first), 16), half(w.shr(w.add(first, w.constant(1 << 31)), 32))]
        return dict(zip(ENTRIES, entries, strict=True))


# Of inversions in sixteen lanes.
GROUPS, BITS = 2, 52
LOW52 = (1 << BITS) - 1
SLOTS = ("inverse0", "inverse1", "unit0", "unit1", "quarter", "half", "below_quarter", "lower", *(f"first_{name}" for name in ENTRIES), "window_f", "window_g")
HALVES = {"quarter": (1 << 14,) * 2, "half": (1 << 15,) * 2, "below_quarter": ((1 << 14) - 1,) * 2, "lower": (-1, 0)}
REGISTERS = {"zmm27": LOW52, "zmm28": pair(1, 1), "zmm29": pair(0x7FFF, 0x7FFF), "zmm30": pair(1 << 31, 1 << 31)}


@dataclass(frozen=True)
class InGroup(InLane):
    """The numbers of one of two groups, in limbs of 52 bits; and w = -2^51 m, which has a limb more."""

    group: int = 0

    bits_of_limb = BITS
    scale = BITS
    sign = -1
    first_v = BITS

    @property
    def name(self) -> str:
        return f"group {self.group} of lane {self.lane}"

    def at(self, number: int, i: int) -> int:
        numbers = len(NUMBERS) + 1
        first = len(SLOTS) + self.group * (numbers * self.limbs + self.limbs + 1)
        return self.vector * (first + numbers * i + number) + 8 * self.lane

    def multiple_at(self, i: int) -> int:
        return self.at(i, self.limbs)

    def span(self, i: int) -> tuple[int, int]:
        return (-1 - LOW52, LOW52) if i == self.limbs - 1 else (0, LOW52)

    @property
    def inverses(self) -> list[int]:
        return [self.vector * self.group + 8 * self.lane]

    @property
    def rest(self) -> list[int]:
        return []

    @property
    def inputs(self) -> list[int]:
        return super().inputs + [self.multiple_at(i) for i in range(self.limbs + 1)]

    def integers(self, terms: Terms, forms: Forms, matrix: dict[str, int]) -> "SignedHalves":
        return SignedHalves(terms, forms, matrix, self)


class SignedHalves(HalfProducts):
    """Terms as integers, with halves of products: entries of the matrix, which are times 2^22, and highest limbs have signs. Sums of u and v
    begin with w."""

    def __init__(self, terms: Terms, forms: Forms, matrix: dict[str, int], shape: InGroup):
        super().__init__(terms, forms, matrix, shape)
        for name, term in matrix.items():
            self.known[forms.of(term)] = unknown("M" + name, -1 - LOW52, LOW52)
        self.signs |= {name: unknown(f"sign{name}", 0, 1) for name in (f"{number}{shape.limbs - 1}" for number in NUMBERS)}
        for i in range(shape.limbs + 1):
            self.know(shape.multiple_at(i), unknown(f"w{i}", -LOW52, 0))

    def low_half(self, a: int, b: int) -> Lane:
        if b.value == {("inverse",): 1}:
            return self.cleared_by(a)
        return super().low_half(a, b)

    def masked(self, a: int, b: int) -> Lane:
        found = self.of(a)
        if self.terms.known(b) == LOW52 and self.sign_of(found):
            return self.factor(found)
        return super().masked(a, b)

    def stored(self, name: str) -> Polynomial:
        if name in "fg":
            return {}
        total: Polynomial = {}
        for i in range(self.shape.limbs + 1):
            total = plus(total, {(f"w{i}",): 1 << BITS * i})
        return total


class InPairs(Model):
    """By IFMA: the words of two numbers in each lane, one of each group; and two words each of f and of g, both of which take the steps that
    the first words say."""

    kind, lanes, letters = WideHalves, 8, "dhGHK"
    packed_in = {"d": "zmm4"}
    rows = {"h": "uv", "G": "qr"}
    half_delta = WORD
    LOW, UNIT = 0x7FFF, -(1 << 31)

    def shapes(self, limbs: int) -> list[InGroup]:
        return [InGroup(NUMBERS, limbs, 256, lane=lane, vector=self.vector, group=group) for lane in range(self.lanes) for group in range(GROUPS)]

    def constants(self) -> dict:
        found = {self.vector * SLOTS.index(name) + 8 * lane: pair(*value) for name, value in HALVES.items() for lane in range(self.lanes)}
        return found | {(name, lane): value for name, value in REGISTERS.items() for lane in range(self.lanes)}

    def matrix_at(self, k: int, lane: int, group: int = 0) -> tuple[str, int]:
        return f"zmm{8 + 4 * group + k}", lane

    @staticmethod
    def step(d: int, h: int, G: int, H: int, K: int) -> tuple[int, ...]:
        d, h, G, H, K = map(signed, (d, h, G, H, K))
        if G & 1:
            found = d - 1, h, G >> 1, H, K >> 1
        elif d >= 0:
            found = d - 1, h, (G >> 1) + h, H, (K >> 1) + H
        else:
            found = -2 - d, G >> 1, (G >> 1) + ~h, K >> 1, (K >> 1) + ~H
        return tuple(cut(value) & WORD for value in found)

    @staticmethod
    def delta(generator) -> int:
        return pair(*(generator.randrange(-9, 9) for _ in range(GROUPS)))

    def packed(self, letter: str, t: int, shift: int = 0) -> tuple[int, ...]:
        """Both words of f, or both of g, from the low bits of a word of 32 bits, with its sign."""
        w = self.words
        low, unit = w.constant(self.LOW), w.constant(self.UNIT)
        word = TERNARY[0x15](lambda name, *of: getattr(w, name)(*of), t, low, unit)
        other = w.xor(word, unit)
        return (w.sar(word, 1), w.sar(other, 1)) if letter == "h" else (other, word)

    def entries(self, words: dict[str, int], is_first: bool) -> dict[str, int]:
        """The matrix of fifteen steps; that of the second half of a batch negated."""
        w, cut = self.words, super(Halves, self.machine).signed_half
        found = {}
        for name, letter, n in zip(ENTRIES, "hHGK", (STEPS, STEPS, STEPS + 1, STEPS + 1), strict=True):
            half = w.constant(1 << n - 1)
            rounded = w.add(words[letter], half) if is_first else w.sub(w.constant((1 << n - 1) - 1), words[letter])
            found[name] = w.sar(cut(rounded), n)
        return found

    def dot(self, a: int, b: int, c: int, d: int) -> int:
        """In words of 32 bits."""
        w, cut = self.words, super(Halves, self.machine).signed_half
        return cut(w.add(cut(w.mul(a, b)), cut(w.mul(c, d))))

    def times(self, a: dict[str, int], b: dict[str, int]) -> dict[str, int]:
        return {name: self.dot(a[row[0]], b[column[0]], a[row[1]], b[column[1]]) for row in ("uv", "qr") for column, name in (("uq", row[0]), ("vr", row[1]))}

    def scaled(self, entry: int, group: int) -> int:
        """An entry times 2^22, of 32 bits with a sign."""
        w = self.words
        return w.shl(entry, 22) if group else w.sar(w.shl(entry, 32), 10)

    def behind(self, row: int) -> int:
        """Of a row of the matrix times low bits, what is above those that are used up."""
        w, cut = self.words, super(Halves, self.machine).signed_half
        return cut(w.shr(getattr(w, "and")(row, w.constant((1 << 32) - 1)), STEPS))


ROUTINES: dict[str, type[Model]] = {"avx2_multi_lane": InHalves, "avx512_multi_lane": InWords, "ifma_multi_lane": InPairs}
