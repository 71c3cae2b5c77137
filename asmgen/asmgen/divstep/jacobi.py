# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of divsteps that also keep what the Jacobi symbol needs [Por20b, Wui21].

With the symbol `(g / |f|)` throughout, it flips

1. at each halving of `g`, if `f` is 3 or 5 modulo 8,
2. when `f` turns from 1 to 3 modulo 4,
3. when `f` turns from positive to negative.

All three can be read off the words `h` as they are before each step and after the last: bits 0 and 1 of `h` are
complements of bits 1 and 2 of `f`, and so rule 1 is the exclusive or of these words, rule 2 bit 0 of the exclusive or of
`h & ~h'` over neighbors. Bit 63 of the latter counts how often the *packed* `f` turned from positive to negative. That is
not yet rule 3, but what differs is known at the ends. For signs `a` of `f` before a third, `b` after it, and `n` of the
packed `f` after it (1 if negative; it starts positive, and the packed `g` negative),

    rule 3 = the count of the packed one + majority(a, n, 1 - b)      modulo 2,

since the row of `f` in the matrix only ever turns one way. The same is true with another pair in place of the long
numbers: `(0+, -1)`, which becomes `-v`, or `u` where `v = 0`. So thirds are joined to batches by the signs of
`Y` and `M`, and batches to the whole by the signs of `f`, which the update finds.

Rules 1 and 2 look at one bit more than a third of twenty steps eats. So the packing is

    F = (f mod 2^21) + 2^42        G = (g mod 2^21) - 2^63

with fields of 21 bits as before, and in `N1`, `N2`, `N3`, `Y` the *first* column is negated; not so in `M`. Windows
have 41 bits, and `above` is the word of bits 41 to 104.

Words `h` are written to a trail, where vector code reads them one third later.
"""

from ..frame import Frame
from ..program import Stream, Value
from . import update_fg
from .batch import TIMES, Batch
from .steps import Words

TRAIL = [f"h{j}" for j in range(21)]
SHARED = (
    TRAIL
    + ["rounding_h", "rounding_G", "refill_h", "refill_G", "N1u", "N1v", "N1q", "N1r"]
    + ["batches", "end_h", "end_G", "Yu", "Yv", "Yq", "Yr", "w2f", "w2g", "start_G", "start_h", "d"]
    # Neighbors in this order: what is multiplied by at once, and what the majorities within a batch are made of.
    + [*update_fg.COLUMNS, "end1", "XY", "XM", "end2", "end3", "F", "turns"]
)
"""
`h0`, …: the trail; `end1`, `end2`, `end3`: its last word in each third; `XY`, `XM`: words whose sign bit is set unless
`-v` (or `u` if `v = 0`) of `Y`, `M` is negative; `F` has the sign of `f`; `turns` sums the majorities of batches; the others
are as in `batch.py`.
"""

FIELD = {"h": 21, "G": 22}
ROUNDING = {"h": (1 << 41) + (1 << 20), "G": (1 << 42) + (1 << 21)}
START = {"h": -(1 << 20) - (1 << 41), "G": (1 << 63) - (1 << 21)}
LOW_BITS = {"h": 20, "G": 21}
SUMS = ["halvings", "falls", "joints"]
"""Vectors in the state: the sums of rules 1 and 2, and of the majorities within batches (two lanes)."""


def refill(word: str) -> int:
    low = LOW_BITS[word]
    return (START[word] >> low) & ((1 << (64 - low)) - 1)


def frame(limbs: int) -> Frame:
    assert limbs % 2 == 0
    return frame_with(SHARED, {"constants": 4, "boundaries": 3, "above": 1, "limbs": limbs // 2} | {name: 1 for name in SUMS})


def frame_with(words: list[str], vectors: dict[str, int]) -> Frame:
    """A state with the word `above` of both numbers in the vector of that name."""
    found = Frame(words, 72, vectors)
    found.name_lanes("above", ["above_f", "above_g"])
    return found


class JacobiHalves(update_fg.Halves):
    """With the sign of `f`."""

    lowest = 41

    def last(self, carry, previous):
        super().last(carry, previous)
        with self.p.scope("turn"):
            self.turn()

    def turn(self):
        """
        The majority of a batch. The sign of `f` needs the carry from limb to limb of the high half, the lowest of which
        may be a little longer than the others, or negative.
        """
        b = Stream(self.p, self.now, 0.7)
        sign = None
        for i in range(self.count):
            place = f"qword ptr {self.frame.vector('limbs', i, 2)}"
            if sign is None:
                sign = b.emit(f"mov {{d}}, {place}", [], reads_memory=["limb0"])
            else:
                sign = b.binary("sar", sign, 30)
                sign = b.emit(
                    f"add {{d}}, {place}", [sign], in_place=True, sets="clobbered", reads_memory=[f"limb{i}"]
                )
        before = b.load("XM")
        differs = b.with_slot("xor", before, "F")
        value = b.emit("andn {d}, {0}, {1}", [differs, b.binary("xor", before, sign)], sets="clobbered")
        b.store("turns", b.with_slot("xor", b.binary("xor", value, before), "turns"))
        b.store("F", sign)


def add_majority(v, a, b, c, name: str):
    """Adds majority(a, b, ~c) to a sum."""
    value = v.binary("vpandn", v.binary("vpxor", a, c), v.binary("vpxor", a, b))
    add_to_sum(v, v.binary("vpxor", value, a), name)


def add_to_sum(v, value, name: str):
    place = f"ymmword ptr {v.frame.vector(name)}"
    value = v.emit(f"vpxor {{d}}, {{0}}, {place}", value, reads_memory=[name])
    v.emit(f"vmovdqa {place}, {{0}}", value, result=False, writes_memory=[name])


class Trail(JacobiHalves):
    """Vector code that reads the trail, at its own rate."""

    def __init__(self, program, frame, start: float, rate: float):
        self.p, self.frame, self.now, self.tick = program, frame, start, 1 / rate

    def words(self, first: str) -> str:
        """The address of four words."""
        return "ymmword ptr " + self.frame.address(first)

    def sum_third(self):
        halvings = falls = None
        for j in range(0, 20, 4):
            here, places, after = self.words(TRAIL[j]), TRAIL[j : j + 4], TRAIL[j + 1 : j + 5]
            later = self.emit(f"vmovdqu {{d}}, {self.words(TRAIL[j + 1])}", reads_memory=after)
            fall = self.emit(f"vpandn {{d}}, {{0}}, {here}", later, reads_memory=places)
            if falls is None:
                halvings = self.emit(f"vmovdqa {{d}}, {here}", reads_memory=places)
                falls = fall
            else:
                halvings = self.emit(f"vpxor {{d}}, {{0}}, {here}", halvings, reads_memory=places)
                falls = self.binary("vpxor", falls, fall)
        add_to_sum(self, halvings, "halvings")
        add_to_sum(self, falls, "falls")

    def sum_joints(self):
        """Two lanes: the majorities (end1, end2, ~XY) and (XY, end3, ~XM)."""
        a, c, b = (
            self.emit(f"vmovdqu {{d}}, {self.words(names[0])}", reads_memory=names)
            for names in (["end1", "XY"], ["XY", "XM"], ["end2", "end3"])
        )
        add_majority(self, a, b, c, "joints")


class JacobiBatch(Batch):
    field = FIELD
    low_bits = LOW_BITS
    updates = {"avx2": JacobiHalves}
    make_frame = staticmethod(frame)
    known_times = (*TIMES, "trail_after", "trail_rate", "joints_after")

    def step(self, k: int, w: Words, at) -> Words:
        w = super().step(k, w, at)
        self.p.store(TRAIL[k + 1], w.h, at.time("h") + 1.5)
        return w

    def third(self, w: Words, time: float, short: int | None) -> Words:
        # What the third before has written is read just before it is overwritten.
        with self.p.scope("trail"):
            Trail(self.p, self.frame, time + self.times["trail_after"], self.times["trail_rate"]).sum_third()
        self.p.store(TRAIL[0], w.h, time + 0.5)
        return super().third(w, time, short)

    # Rows of matrices whose first column is negated.

    def dot(self, b: Stream, row: tuple[str, str], column: tuple[str, str], negate: bool = False) -> Value:
        left = b.with_slot("imul", b.load(row[0]), column[0])
        right = b.with_slot("imul", b.load(row[1]), column[1])
        return b.binary("sub", left, right) if negate else b.binary("sub", right, left)

    def window(self, b: Stream, matrix: str, row: str, windows: str) -> Value:
        value = self.dot(b, (matrix + row[0], matrix + row[1]), (windows + "f", windows + "g"))
        return b.binary("sar", value, 20)

    def joined(self, first: Value, second: Value, bits: Value, time: float) -> Value:
        return self.p.binary("sub", self.p.add(first, bits, time), second, time + 1)

    def sign(self, b: Stream, matrix: str):
        """`X` of a matrix."""
        with self.p.scope("X" + matrix):
            minus_u = b.load(matrix + "u")
            if matrix == "M":
                minus_u = b.unary("neg", minus_u)
            b.store("X" + matrix, b.with_slot("add", b.binary("sar", minus_u, 63), matrix + "v"))

    def high(self, b: Stream, value: Value, shift: str, name: str):
        """Bits 21 to 40, at the top of a word."""
        b.store(name, b.binary("shl", b.binary(shift, value, 21), 44))

    def first_background(self):
        b = self.stream(self.times["start1"], self.times["rate1"])
        self.unpack(b, b.load("end_h"), b.load("end_G"), "N3")
        b.store("end3", b.load("end_h"))
        self.product(b, "M", "N3", "Y", negate="uq")
        self.vectors = b.now
        for row, letter in (("uv", "f"), ("qr", "g")):
            with self.p.scope("w0" + letter):
                value = self.window(b, "N3", row, "w2")
                value = b.binary("shr", b.binary("shl", value, 23), 23)
                b.store("w0" + letter, value)
                self.high(b, value, "shr", "high0" + letter)
        self.sign(b, "M")
        with self.p.scope("joints"):
            Trail(self.p, self.frame, b.now + self.times["joints_after"], 1.0).sum_joints()

    def second_background(self, time: float, w: Words):
        b = self.stream(time + self.times["start2"], self.times["rate2"])
        b.store("end1", w.h)
        self.unpack(b, w.h, w.G, "N1")
        for row, letter in (("uv", "f"), ("qr", "g")):
            with self.p.scope("w1" + letter):
                b.store("w1" + letter, self.window(b, "N1", row, "w0"))
        for row, letter in (("uv", "f"), ("qr", "g")):
            with self.p.scope("high1" + letter):
                above = self.dot(b, ("N1" + row[0], "N1" + row[1]), ("above_f", "above_g"))
                value = b.add(b.binary("sar", b.load("w1" + letter), 21), above)
                b.store("high1" + letter, b.binary("shl", value, 44))

    def third_background(self, time: float, w: Words):
        b = self.stream(time + self.times["start3"], self.times["rate3"])
        b.store("end2", w.h)
        self.unpack(b, w.h, w.G, "N2")
        self.product(b, "Y", "N2", "N1", negate="")
        for row, letter in (("uv", "f"), ("qr", "g")):
            with self.p.scope("w2" + letter):
                value = self.window(b, "N2", row, "w1")
                above = self.dot(b, ("Y" + row[0], "Y" + row[1]), ("above_f", "above_g"))
                value = b.emit("lea {d}, [{0}+2*{1}]", [value, above])
                b.store("w2" + letter, value)
                self.high(b, value, "sar", "high2" + letter)
        self.sign(b, "Y")


BANNER = """\
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with what the Jacobi symbol needs [Por20b, Wui21].
//   The matrix of each batch is applied to f, g in the batch after it, that of the last one not at all; and so for the
//   majorities of a batch, and for the trail of its last third.
// In: {base} = address of the state plus 128, see `JacobiState` in jacobi.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, {extension}.
// Out: limbs, sums, h0..h20, d, end_h, end_G, Yu..Yr, end1, end2, XY of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: {limbs} limbs of 30 bits; {count} instructions a batch, {steps} for its steps (form: {form}), 60 for the trail."""


def default_times(default: dict) -> dict:
    """Where a search begins, from where it begins for batches alone."""
    return {**default, "vectors_after": 24.0, "vectors_rate": 1.6, "trail_after": -6.0, "trail_rate": 0.4, "joints_after": 15.0}


KINDS = {"avx2": JacobiBatch}
