# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of 51 divsteps on limbs of 51 bits, by products of 52 bits with their halves apart (AVX-512 IFMA).

A product of a limb and an entry of the matrix comes in two instructions: its low 52 bits, and what is above them. With limbs of 52 bits
the two halves would fall to neighboring limbs as they are, but a limb would have no room for a carry that is left; with 51 the
high half counts twice. So a limb of the result is

    low(a f_(i+1)) + low(b g_(i+1)) + 2 (high(a f_i) + high(b g_i)),

one limb down as the division by 2^51 wants it. One quotient digit clears the low limb of `u` and `v`.

An entry is in [-2^51, 2^51], both values included. The instructions take its low 52 bits, as a number without a sign: a negative one is
2^52 too great, for which the limb is subtracted from the high halves, under a mask of signs. The highest limb has no sign
either: a number is stored plus 2^(51 (L - 1) + 1), `TOP` in its highest limb, of which a matrix with rows `(a, b)` makes
2 (a + b) in limb L - 2 of the result.

A vector has one limb of `f`, `u`, `g`, `v`, as with AVX2. Carries are signed, since there is an arithmetic shift of 64 bits.

The first limbs are worked on among the steps, the others in a loop behind them, as in `long.py`. The loop is made of the same operations
by the same scheduler.
"""

from ..frame import BIAS, Frame
from ..program import BASE, Program, Value
from ..schedule import schedule
from . import batch, routine
from .batch import Batch, Packing
from .long import AT, END, OnTheStack, labeled

PACKING = Packing(17)
BITS = 51
"""Of a limb, and the steps of a batch."""
TOP = 2
"""In the highest limb of each number, so that it is not negative."""
UNROLLED = 2
"""Vectors a turn of the loop."""
SHARED = batch.SHARED + ["rest"]
CONSTANTS = {"mask": (1 << BITS) - 1, "top": TOP}
"""Constants of the vector code, each in all four lanes."""


class Ifma:
    """The update of all four numbers."""

    needs = "AVX-512F, -VL, -DQ and -IFMA"
    vectors = 1
    """Limbs in a vector."""
    stride = 64
    """Bytes from one limb of the numbers to the next; that of the modulus is between them."""
    prologue = ["mov eax, 0xc", "kmovw k1, eax"]
    """`k1`: the lanes of `g` and `v`. `k4` and `k5` get the signs of the matrix."""
    lowest = 2 * PACKING.steps
    """Bits of the numbers from here on go to the words `above`."""

    def __init__(self, program: Program, frame: Frame, limbs: int):
        self.p, self.frame, self.count = program, frame, limbs
        self.base: int | None = None
        """The limb to which addresses are relative, in a loop."""
        self.low_limbs: list[Value] = []

    # Operations at a steady rate, which may pass each other.

    def emit(self, text, *sources, **more):
        self.now += self.tick
        return self.p.emit(text, sources, self.now, kind="vector", **more)

    def binary(self, mnemonic, a, b):
        return self.emit(mnemonic + " {d}, {0}, {1}", a, b)

    def zero(self):
        return self.emit("vpxor {d}, {d}, {d}")

    def address(self, i: int, offset: int = 0) -> str:
        """Of limb `i`, or `offset` bytes behind."""
        if self.base is None:
            return f"[{BASE}{self.frame.vectors['limbs'] - BIAS + self.stride * i + offset:+d}]"
        return f"[{AT}{self.stride * (i - self.base) + offset:+d}]"

    def place(self, i: int) -> str:
        return f"ymmword ptr {self.address(i)}"

    def constant(self, name: str) -> str:
        return f"ymmword ptr {self.frame.vector('constants', list(CONSTANTS).index(name))}"

    # The parts of a product.

    def load(self, i: int):
        """Limb `i` with `f`, `u` in both halves, and with `g`, `v`."""
        return tuple(
            self.emit(f"vbroadcasti128 {{d}}, xmmword ptr {self.address(i, half)}", reads_memory=[f"limb{i}"])
            for half in (0, 16)
        )

    def column(self, upper: str, lower: str):
        """An entry of the first row, and in the lanes of the second row one of that."""
        first = self.emit(f"vpbroadcastq {{d}}, <{upper}>", reads_memory=[upper])
        return self.emit(f"vpbroadcastq {{d}}{{k1}}, <{lower}>", first, in_place=True, reads_memory=[lower])

    def multiply(self, half: str, total, numbers):
        """Adds this half of the products of the matrix with a limb to a sum."""
        for factor, number in zip(self.factors, numbers):
            total = self.emit(f"vpmadd52{half}uq {{d}}, {{1}}, {{2}}", total, factor, number, in_place=True)
        return total

    def multiple(self, half: str, total, i: int):
        """Adds this half of the quotient times limb `i` of the modulus."""
        place = f"ymmword ptr {self.address(i, 32)}"
        return self.emit(f"vpmadd52{half}uq {{d}}, {{1}}, {place}", total, self.quotient, in_place=True)

    def high(self, numbers, i: int):
        """Twice the high halves of the products with limb `i`."""
        first, second = numbers
        total = self.emit("vpsubq {d}{k4}{z}, {0}, {1}", self.nothing, first, reads_memory=["signs"])
        total = self.emit("vpsubq {d}{k5}, {d}, {1}", total, second, in_place=True, reads_memory=["signs"])
        total = self.multiple("h", self.multiply("h", total, numbers), i)
        return self.binary("vpaddq", total, total)

    # The update.

    def interleave(self, start: float, rate: float, digits=None):
        """Appends the first limbs to the program of a batch."""
        self.now, self.tick = start, 1 / rate
        with self.p.scope("matrix"):
            self.matrix()
        with self.p.scope("limb0"):
            self.first()
        for i in range(1, self.count):
            with self.p.scope(f"limb{i}"):
                self.next(i)

    def matrix(self):
        """Its columns, `(u, u, q, q)` and `(v, v, r, r)`, and what it makes of `TOP`."""
        self.factors = [self.column("Mu", "Mq"), self.column("Mv", "Mr")]
        for k, factor in zip((4, 5), self.factors):
            self.emit(f"vpmovq2m k{k}, {{0}}", factor, result=False, writes_memory=["signs"])
        self.mask = self.emit(f"vmovdqa {{d}}, {self.constant('mask')}")
        self.nothing = self.zero()
        both = self.binary("vpaddq", *self.factors)
        self.of_top = self.emit("vpaddq {d}, {0}, {0}", both)

    def first(self):
        """The lowest limb, which becomes zero, and the quotient digit that makes it so."""
        self.numbers = self.load(0)
        total = self.multiply("l", self.zero(), self.numbers)
        inverse = f"ymmword ptr {self.frame.vector('inverse')}"
        digit = self.emit(f"vpmadd52luq {{d}}, {{1}}, {inverse}", self.zero(), total, in_place=True)
        self.quotient = self.binary("vpand", digit, self.mask)
        self.carry = self.carried(self.multiple("l", total, 0))

    def carried(self, total):
        return self.emit(f"vpsraq {{d}}, {{0}}, {BITS}", total)

    def next(self, i: int):
        """Limb `i - 1` of the result."""
        total = self.high(self.numbers, i - 1)
        self.numbers = self.load(i)
        total = self.multiple("l", self.multiply("l", total, self.numbers), i)
        # The carry comes last: it is what one limb waits for of the one before.
        total = self.binary("vpaddq", total, self.carry)
        self.carry = self.carried(total)
        self.store(i - 1, self.binary("vpand", total, self.mask))

    def store(self, i: int, value):
        self.emit(f"vmovdqa {self.place(i)}, {{0}}", value, result=False, writes_memory=[f"limb{i}"])
        if i < 2 and self.base is None:
            self.low_limb(value)

    def low_limb(self, value):
        """A word of bits of each number, from limbs 0 and 1."""
        self.low_limbs.append(value)
        if len(self.low_limbs) == 2:
            with self.p.scope("above"):
                low, high = self.low_limbs
                low = self.emit(f"vpsrlq {{d}}, {{0}}, {self.lowest}", low)
                high = self.emit(f"vpsllq {{d}}, {{0}}, {BITS - self.lowest}", high)
                value = self.binary("vpaddq", low, high)
                place = f"ymmword ptr {self.frame.vector('above')}"
                self.emit(f"vmovdqa {place}, {{0}}", value, result=False, writes_memory=["above_f", "above_g"])

    def last(self, end: int):
        """The two highest limbs of the result, with what the matrix makes of `TOP` taken back from them."""
        highest = self.high(self.numbers, end - 1)
        below = self.emit(f"vmovdqa {{d}}, {self.place(end - 2)}", reads_memory=[f"limb{end - 2}"])
        below = self.binary("vpsubq", below, self.of_top)
        self.store(end - 2, self.binary("vpand", below, self.mask))
        carry = self.binary("vpaddq", self.carry, self.carried(below))
        total = self.emit(f"vpaddq {{d}}, {{0}}, {self.constant('top')}", highest)
        self.store(end - 1, self.binary("vpaddq", total, carry))

    # What goes from the code among the steps to the loop, and from turn to turn: values in registers of a fixed name.

    KEPT = ["carry", "mask", "nothing", "of_top", "quotient"]

    def outputs(self) -> dict[Value, str]:
        values = [*(getattr(self, name) for name in self.KEPT), *self.factors, *self.numbers]
        return {value: f"ymm{k}" for k, value in enumerate(values)}

    def behind(self) -> "Ifma":
        """The same update in a program of its own, with its values where `outputs` says; it addresses limbs from `AT`."""
        program = Program("ifma")
        new = Ifma(program, self.frame, self.count)
        new.base, new.now, new.tick = self.count, 0.0, 1.0
        values = [program.input(register, "vector") for register in self.outputs().values()]
        for name, value in zip(self.KEPT, values):
            setattr(new, name, value)
        rest = values[len(self.KEPT) :]
        new.factors, new.numbers = rest[:2], tuple(rest[2:])
        return new

    def turn(self) -> list[str]:
        new = self.behind()
        for k in range(UNROLLED):
            with new.p.scope(f"rest.limb{k}"):
                new.next(new.base + k)
        return schedule(new.p, new.outputs())

    def end(self) -> list[str]:
        new = self.behind()
        with new.p.scope("rest.last"):
            new.last(new.base)
        return schedule(new.p, {})

    def rest(self) -> list[str]:
        """The lines behind the steps: the loop, and the end of the numbers."""
        first = self.frame.vectors["limbs"] + self.stride * self.count - BIAS
        before = [(f"lea {AT}, [{BASE}{first:+d}]", "from"), (f"mov {END}, qword ptr [rsp]", "to"), (f"add {END}, {BASE}", "to")]
        repeat = [(f"add {AT}, {UNROLLED * self.stride}", "next"), (f"cmp {AT}, {END}", "next"), ("jb 3b", "next")]
        return labeled(before) + [".p2align 5", "3:"] + self.turn() + labeled(repeat) + self.end()


def frame(limbs: int) -> Frame:
    vectors = {"constants": 4, "inverse": 2, "limbs": 2 * limbs}
    return batch.frame_with(SHARED, vectors, ["above_f", "above_u", "above_g", "above_v"])


class IfmaBatch(OnTheStack, Batch):
    steps = PACKING.steps
    field, low_bits = PACKING.field, PACKING.low_bits
    updates = {"ifma": Ifma}
    make_frame = staticmethod(frame)


AMONG_STEPS = 40
"""Limbs that are worked on among the steps. With two of the loop they are enough for 2048 bits."""
BANNER = """\
// Purpose: `batches` batches of 51 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: {base} = address of the state plus 128, see `LongInvertState` in long_invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^51, 2 more than the number has in the highest one; batches >= 1; BMI1, BMI2, {extension}.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch; they stay below 2^(51 L - 50).
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber, and mask registers; no stack but 64 bytes, 48 of them
//   saved registers.
// Length: """ + f"{AMONG_STEPS} + {UNROLLED} k limbs of 51 bits for k >= 1" + """, with `rest` the offset behind the last one; {count} instructions a
//   batch before the loop, {steps} for its steps (form: {form})."""


def limbs(bits: int) -> int:
    """The least number of limbs that the routine takes for numbers below `2^bits`."""
    # The highest limb has one bit of the number, and TOP.
    least = -(-(bits - 1) // BITS) + 1
    return AMONG_STEPS + max(1, -(-(least - AMONG_STEPS) // UNROLLED)) * UNROLLED


def text(times: dict) -> str:
    return routine.text(IfmaBatch("ifma", AMONG_STEPS, times), BANNER)
