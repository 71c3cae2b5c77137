# SPDX-License-Identifier: MIT OR Apache-2.0
"""A batch: sixty divsteps in three packed thirds, and everything that feeds them, interleaved. (For `ifma.py` 51 of them: then
thirds of 17 steps take the place of 20 in what follows.)

What happens in batch `i`, in three streams that share one instruction sequence:

- *steps*: three thirds of twenty. The change from one third to the next is on the critical path, the rest is not.
- *scalar background*: the matrix of batch `i - 1` is completed; then the windows. A window holds the low bits of `f` and
  `g`, right as far as they are needed: third 2 needs the bits 20 to 39 of `f`, `g` after third 1, and so on.
- *vector background* (`update.py`): the matrix of batch `i - 1` is applied to the long numbers. Its result comes in time
  for the bits from 40 up, which the windows of thirds 2 and 3 need.

Names. `N1`, `N2`, `N3` are the matrices of the three thirds, each entry *negated*, since that is what the packing yields
(but not in `wide.py`). `Y = N2 N1`; the matrix of the batch is `M = -N3 Y`. `w0`, `w1`, `w2` are the windows before the thirds; `above` is the
word of bits 40 to 103 of the long numbers; `high0`, `high1`, `high2` are bits 20 to 39 of the pair with which the *next*
third begins, shifted to the top of a word.
"""

from dataclasses import dataclass

from ..frame import Frame
from ..program import Clock, Flags, Program, Stream, Value, check_times
from ..schedule import schedule
from . import steps, update
from .steps import REGISTERS, Words

SHARED = (
    # What the caller writes and reads; the order is the layout of `Words` in the library.
    ["end_h", "end_G", "w2f", "w2g"]
    + ["start_G", "start_h", "d", "batches"]
    + ["rounding_h", "rounding_G", "refill_h", "refill_G", "low40"]
)
"""
`end_h`, `end_G`: the packed words after the last third; `w2f`, `w2g`: the windows before it; `start_..`, `d`: packed
words and delta before the first; `batches`: a counter; the others are constants.
"""
MATRICES = ["Y", "N1", "N2", "N3"]
"""Matrices in the state, each with room for a copy. `Y` is known to the caller."""

# A packed word is h = ~(f'' + 2^21 u + 2^42 v >> 1) or G = ~(g'' + 2^21 q + 2^42 r) in thirds of 20 steps.


@dataclass(frozen=True)
class Packing:
    """Where a packed word has what, in thirds of a number of steps."""

    steps: int

    @property
    def low_bits(self) -> dict[str, int]:
        return {"h": self.steps - 1, "G": self.steps}

    @property
    def field(self) -> dict[str, int]:
        """The lowest bit of the first field; the second one is `steps + 1` further up."""
        return {"h": self.steps, "G": self.steps + 1}

    @property
    def rounding(self) -> dict[str, int]:
        return {word: (1 << low + self.steps) + (1 << low - 1) for word, low in self.field.items()}

    @property
    def start(self) -> dict[str, int]:
        """What is added to the low bits of `~(f >> 1)`, `~g` to pack them with a unit matrix."""
        n = self.steps
        return {"h": -(1 << n - 1) - (1 << 2 * n), "G": -(1 << n) - (1 << 3 * n + 2)}

    def refill(self, word: str) -> int:
        """What remains of `start` above the low bits, as the rotation of a new packed word needs it."""
        low = self.low_bits[word]
        return (self.start[word] >> low) & ((1 << (64 - low)) - 1)


TWENTY = Packing(20)

TIMES = (
    ("form", "step", "step_cycles", "change_cycles", "change_first", "shifts", "vectors_after", "vectors_rate")
    + ("start1", "start2", "start3", "rate1", "rate2", "rate3")
)
"""Of the background of a third, `start` is its first operation, and `rate` is operations a cycle."""

WHOLE_MARK = 64
"""Added to a count of batches of which the last one is whole, in routines that know short ones; counts are below it."""


def frame_with(words: list[str], vectors: dict[str, int], above: list[str]) -> Frame:
    """A state with matrices and other vectors; `above` names the lanes of the vector `above`."""
    matrices = {name: 2 for name in MATRICES + ["above"]}
    found = Frame(words, 32, matrices | vectors)
    for matrix in MATRICES:
        found.name_lanes(matrix, [matrix + entry for entry in "uvqr"])
    found.name_lanes("above", above)
    return found


def frame(limbs: int) -> Frame:
    even = limbs + limbs % 2
    numbers = {"inverse": 2, "limbs": even, "modulus": even}
    constants = {"constants": 4, "top_mask": 2, "unpack": 4}
    return frame_with(SHARED, constants | numbers, ["above_f", "above_u", "above_g", "above_v"])


class Batch:
    # What another packing has otherwise (`jacobi.py`, `ifma.py`).
    steps = TWENTY.steps
    """Of a third."""
    field = TWENTY.field
    low_bits = TWENTY.low_bits
    updates = update.EXTENSIONS
    make_frame = staticmethod(frame)
    counter = "<batches>"
    """Where the batches are counted down, and what comes around it: on the stack for some."""
    enter: list[str] = []
    leave: list[str] = []
    early: dict[int, int] = {}
    """By the number of limbs, after how many steps of its last third the batch is left that brings the count of batches to 0. The
    end of a whole one is where the count is `WHOLE_MARK` after a batch."""
    digits = None
    """The digits of the matrix, where they are in vectors already."""
    known_times = TIMES
    """What a schedule says."""

    def __init__(self, extension: str, limbs: int, times: dict):
        self.limbs, self.times, self.short = limbs, times, self.early.get(limbs)
        self.p = Program(extension)
        self.update = self.updates[extension]
        self.frame = self.make_frame(limbs)

    @classmethod
    def left_out(cls, limbs: int) -> int:
        """Steps that a short last batch leaves out."""
        return cls.steps - cls.early.get(limbs, cls.steps)

    def prologue(self) -> list[str]:
        """What comes before the first batch, besides the registers of the steps."""
        return self.update.prologue

    # Background.

    def stream(self, start: float, rate: float) -> Stream:
        return Stream(self.p, start, rate)

    def unpack(self, b: Stream, h: Value, G: Value, name: str):
        """Stores the four entries of a third's matrix, negated."""
        for word, row, value in (("h", "uv", h), ("G", "qr", G)):
            low = self.field[word]
            with self.p.scope(name + row[1]):
                second = b.with_slot("add", value, "rounding_" + word)
                b.store(name + row[1], b.binary("sar", second, low + self.steps + 1))
            with self.p.scope(name + row[0]):
                first = b.offset(value, 1 << (low - 1))
                first = b.binary("shl", first, 63 - self.steps - low)
                b.store(name + row[0], b.binary("sar", first, 63 - self.steps))

    def dot(self, b: Stream, row: tuple[str, str], column: tuple[str, str], negate: bool = False) -> Value:
        """`row[0] column[0] + row[1] column[1]`, all in slots, or minus that."""
        left = b.with_slot("imul", b.load(row[0]), column[0])
        right = b.with_slot("imul", b.load(row[1]), column[1])
        value = b.add(left, right)
        return b.unary("neg", value) if negate else value

    def product(self, b: Stream, to: str, left: str, right: str, negate: str):
        """The product of two matrices, with these entries negated."""
        for row in ("uv", "qr"):
            for column, name in (("uq", row[0]), ("vr", row[1])):
                entries = (left + row[0], left + row[1]), (right + column[0], right + column[1])
                with self.p.scope(to + name):
                    b.store(to + name, self.dot(b, *entries, negate=name in negate))

    def window(self, b: Stream, matrix: str, row: str, windows: str) -> Value:
        """Low bits of one row of the matrix times `(f, g) / 2^steps`, from the windows of both."""
        value = self.dot(b, (matrix + row[0], matrix + row[1]), (windows + "f", windows + "g"), negate=True)
        return b.binary("sar", value, self.steps)

    def highest(self, b: Stream, value: Value) -> Value:
        """The low bits, one for each step of a third, at the top of a word."""
        return b.binary("shl", value, 64 - self.steps)

    def with_above(self, b: Stream, value: Value, above: Value) -> Value:
        """A window, and what the bits above it contribute to the next 20 bits."""
        return b.binary("sub", value, above)

    def change(self, w: Words, high: str, time: float) -> Words:
        """The packed words for the next third, as early as possible: the critical path between thirds."""
        p, offset = self.p, self.times["change_first"]
        new = {}
        for word, letter, late in (("G", "g", 0.0), ("h", "f", 0.1)):
            t = time + late + offset
            value = getattr(w, word)
            low, keep = self.field[word], 64 - self.low_bits[word]
            with p.scope(word):
                rounded = p.with_slot("add", value, "rounding_" + word, t)
                # Of the products the top bits count, one for each step: a rotation does as well as a shift, and keeps its source.
                first = p.emit(f"rorx {{d}}, {{0}}, {low}", [rounded], t + 1, name="first_entry")
                second = p.emit(f"rorx {{d}}, {{0}}, {low + self.steps + 1}", [rounded], t + 1, name="second_entry")
                bits = p.binary("shl", value, keep, t + 0.5)
                bits = p.with_slot("add", bits, "refill_" + word, t + 1.5)
                first = p.with_slot("imul", first, high + "f", t + 2)
                second = p.with_slot("imul", second, high + "g", t + 2)
                total = self.joined(first, second, bits, t + 5)
                new[word] = p.emit(f"ror {{d}}, {keep}", [total], t + 7, in_place=True, sets="clobbered", name="packed")
        return Words(new["G"], new["h"], w.d, w.s, w.m, w.ones)

    def joined(self, first: Value, second: Value, bits: Value, time: float) -> Value:
        """The products of the matrix with the bits above, and the bits below."""
        return self.p.add(self.p.add(first, second, time), bits, time + 1)

    def step(self, k: int, w: Words, at) -> Words:
        form = self.times["form"]
        w = steps.FORMS[steps.turn(form, k)](self.p, w, at)
        return steps.with_bit(self.p, w, at) if steps.turn(form, (k + 1) % self.steps) == "select" else w

    def third(self, w: Words, time: float, short: int | None) -> Words:
        for k in range(self.steps):
            self.p.epoch = time + self.times["step_cycles"] * k
            if k == short:
                self.leave_early(w)
            with self.p.scope(f"step{k + 1}"):
                w = self.step(k, w, Clock(self.p, self.times["step"], k % 2 == 1))
        self.p.epoch = 0.0
        return w

    def leave_early(self, w: Words):
        """Leaves with what is done, if this is the end of the last batch: the packed words are right after each step, with entries
        of the matrix that are multiples of as many powers of two as steps are left out. Long numbers and `Y` are done before."""
        p = self.p
        with p.scope("leave"):
            done = ["Y" + entry for entry in "uvqr"] + [f"limb{i}" for i in range(self.limbs)]
            last = Flags()
            p.emit("dec <batches>", result=False, sets=last, reads_memory=done)
            # The words are sources, so that the way out knows their registers.
            p.emit("jz 3f /* {0} {1} */", [w.h, w.G], result=False, reads=last, reads_memory=done)

    # The batch.

    def last_matrix(self, b: Stream):
        """Completes the matrix of the batch before."""
        self.unpack(b, b.load("end_h"), b.load("end_G"), "N3")
        self.product(b, "M", "N3", "Y", negate="uvqr")

    def first_background(self):
        b = self.stream(self.times["start1"], self.times["rate1"])
        self.last_matrix(b)
        self.vectors = b.now
        for row, letter in (("uv", "f"), ("qr", "g")):
            with self.p.scope("w0" + letter):
                value = self.window(b, "N3", row, "w2")
                value = b.with_slot("and", value, "low40")
                b.store("w0" + letter, value)
                b.store("high0" + letter, self.highest(b, b.binary("shr", value, self.steps)))

    def second_background(self, time: float, w: Words):
        b = self.stream(time + self.times["start2"], self.times["rate2"])
        self.unpack(b, w.h, w.G, "N1")
        for row, letter in (("uv", "f"), ("qr", "g")):
            with self.p.scope("w1" + letter):
                b.store("w1" + letter, self.window(b, "N1", row, "w0"))
        for row, letter in (("uv", "f"), ("qr", "g")):
            with self.p.scope("high1" + letter):
                above = self.dot(b, ("N1" + row[0], "N1" + row[1]), ("above_f", "above_g"))
                value = self.with_above(b, b.binary("sar", b.load("w1" + letter), self.steps), above)
                b.store("high1" + letter, self.highest(b, value))

    def middle_matrix(self, b: Stream, w: Words):
        self.unpack(b, w.h, w.G, "N2")
        self.product(b, "Y", "N2", "N1", negate="")

    def third_background(self, time: float, w: Words):
        b = self.stream(time + self.times["start3"], self.times["rate3"])
        self.middle_matrix(b, w)
        for row, letter in (("uv", "f"), ("qr", "g")):
            with self.p.scope("w2" + letter):
                value = self.window(b, "N2", row, "w1")
                value = b.add(value, self.dot(b, ("Y" + row[0], "Y" + row[1]), ("above_f", "above_g")))
                b.store("w2" + letter, value)
                b.store("high2" + letter, self.highest(b, b.binary("sar", value, self.steps)))

    def program(self) -> dict[Value, str]:
        """Appends all operations, with their target times; returns the words after the batch and their registers."""
        p, t = self.p, self.times
        check_times(t, self.known_times, steps.DEFAULT_TIMES)
        names = steps.fields(t["form"])
        inputs = {name: p.input(REGISTERS[name]) for name in names}
        w = Words(**{"m": None, **inputs})
        length = self.steps * t["step_cycles"]
        with p.scope("end"):
            self.first_background()
        update_ = self.update(self.p, self.frame, self.limbs)
        with p.scope("update"):
            update_.interleave(self.vectors + t["vectors_after"], t["vectors_rate"], self.digits)
        now = 0.0
        for third, background in enumerate((self.second_background, self.third_background, None)):
            with p.scope(f"third{third + 1}"):
                w = self.third(w, now, self.short if third == 2 else None)
            now += length
            with p.scope(f"change{third + 1}"):
                end, w = w, self.change(w, f"high{third}", now)
                if background:
                    background(now, end)
                else:
                    p.store("end_h", end.h, now + 0.5)
                    p.store("end_G", end.G, now + 0.5)
            now += t["change_cycles"]
        p.shift(t["shifts"])
        self.rest = update_.rest()
        return {getattr(w, name): REGISTERS[name] for name in names} | update_.outputs()

    def lines(self) -> list[str]:
        """The instructions of a batch; what is not scheduled, `rest`, comes behind them."""
        return self.frame.resolve(schedule(self.p, self.program()))
