# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sixteen numbers of 256 bits with AVX-512 and IFMA: the steps in words of 32 bits, the update in limbs of 52 bits.

Element `i` is in word `2 i`, and element `8 + i` in word `2 i + 1`: the lower and the upper half of a lane of 64 bits. Two words of
32 bits carry the low bits of `f`, each with one column of the matrix above them, and two those of `g`:

    F0 = f0 - 2^31,  F1 = f0,  G0 = g0,  G1 = g0 - 2^31        0 <= f0, g0 < 2^15, equal to f, g modulo 2^15

After fifteen steps, with `2^15 f' = u f0 + v g0`, `F0 = f' - 2^16 u` and `F1 = f' - 2^16 v`. The step is that of eight lanes, on
`G = ~g` and `h = ~(F >> 1)`.

An entry of a matrix is in (-2^30, 2^30]. It is kept negated, and times 2^22: so a factor is in [-2^52, 2^52), and a division by
2^30 is one by a limb. What a batch leaves is minus `f`, `g`, `d`, `e`, which changes no step of the next one. IFMA takes the low 52
bits of a factor. Where that is negative, the other factor is subtracted a limb higher.

The highest limb has a sign besides its 52 bits, so that five limbs hold 2^260. A batch adds `q m / 2^52` to `d` and `e`, with `q`
below 2^52. Sums begin at `-2^51 m`, from which on this is at most half a modulus, of either sign: after all batches they are below
`2^52 + m batches / 2`.
"""

from ..product.code import Code
from .avx512 import NOT_AND_OR, SELECT
from .routine import merge

STATE, BATCHES = "rdi", "rsi"
GROUPS, LIMBS, WORDS, BITS = 2, 5, 4, 52
"""Groups of eight lanes; limbs and words of a number; bits of a limb."""
NUMBERS = "fgdem"
CONSTANTS = {
    # In both halves of a lane.
    "quarter": (1 << 14) * 0x1_0000_0001,
    "half": (1 << 15) * 0x1_0000_0001,
    "below_quarter": ((1 << 14) - 1) * 0x1_0000_0001,
    "lower": (1 << 32) - 1,
}
"""Of which there is a copy in the state; others are in registers."""
FIRST = [f"first_{entry}" for entry in "uvqr"]
"""The matrix of the first fifteen steps of a batch."""
NAMES = ["inverse0", "inverse1", "unit0", "unit1", *CONSTANTS, *FIRST, "window_f", "window_g"]
WIDTH = 64
STEPS = 15

G0, G1, H0, H1, D, T0, T1, S = (f"zmm{i}" for i in range(8))
MATRIX = [[f"zmm{8 + 4 * group + i}" for i in range(4)] for group in range(GROUPS)]
SUMS = [{number: f"zmm{16 + 2 * group + i}" for i, number in enumerate("fg")} for group in range(GROUPS)]
"""Of a group's f and g: they are carried from the window to the update."""
COFACTORS, QUOTIENTS, OPERANDS, SPARE = {"d": "zmm20", "e": "zmm21"}, {"d": "zmm22", "e": "zmm23"}, ("zmm24", "zmm25"), "zmm26"
LOWEST = [["zmm20", "zmm21"], ["zmm22", "zmm23"]]
"""Of each group, the next f and g's lowest limbs: in the window alone."""
MASK, ONE, LOW, UNIT = (f"zmm{i}" for i in range(27, 31))
SIGNS, TOPS = ["k2", "k3", "k4", "k5"], ["k6", "k7"]
"""Where entries of the matrix are negative, and where two numbers are."""
IN_REGISTERS = {MASK: (1 << BITS) - 1, ONE: 0x1_0000_0001, LOW: 0x7FFF_0000_7FFF, UNIT: 0x8000_0000_8000_0000}

BANNER = """
Purpose: batches of 30 half-delta divsteps on sixteen pairs f, g of numbers of their own, with the cofactors d, e modulo m
  [BY19, Wui21]: two groups of eight, in lanes of 64 bits.
In: rdi = address of the state, aligned to {width} bytes; rsi = the number of batches, at least 1. The state has what `enter` leaves:
  for each group -1/m modulo 2^52, and five limbs of 52 bits of f, g, d, e, m, with six of -2^51 m.
Requires: f, m odd or zero; limbs below 2^52 but the highest, which may be from -2^52 on; AVX-512 F, DQ and IFMA.
Out: f, g, d, e, all of them negated once more than there are batches.
Bounds: |f|, |g| do not grow; |d|, |e| grow by at most m / 2 a batch, and have to be below 2^260.
Timing: constant but for the number of batches.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {batch} instructions a batch, {steps} for its steps.
"""


def slot(name: str) -> str:
    return f"zmmword ptr [{STATE}{place(name):+d}]"


def place(name: str) -> int:
    return WIDTH * NAMES.index(name)


def offset(group: int, number: str, j: int) -> int:
    """Where a limb is: `w` is for -2^51 m, which has one more."""
    vectors = len(NAMES) + group * (len(NUMBERS) * LIMBS + LIMBS + 1)
    return WIDTH * (vectors + (len(NUMBERS) * LIMBS + j if number == "w" else len(NUMBERS) * j + NUMBERS.index(number)))


def limb(group: int, number: str, j: int) -> str:
    return f"zmmword ptr [{STATE}{offset(group, number, j):+d}]"


SIZE = offset(GROUPS, "f", 0)
"""Bytes of a state."""


class Sixteen(Code):
    def write(self) -> str:
        with self.part("enter"):
            self(f"add {BATCHES}, 1")
            for register, value in IN_REGISTERS.items():
                self(f"mov rax, {value:#x}", f"vpbroadcastq {register}, rax")
            for name, value in CONSTANTS.items():
                self(f"mov rax, {value:#x}", f"vpbroadcastq {SPARE}, rax", f"vmovdqa64 {slot(name)}, {SPARE}")
            # delta = 1/2, and before the first batch the unit matrix times 2^30.
            self(f"vpternlogd {D}, {D}, {D}, 0xff", f"vpsllq {MATRIX[0][0]}, {D}, {BITS}")
            for matrix in MATRIX:
                self(*(f"vmovdqa64 {matrix[i]}, {MATRIX[0][0]}" for i in (0, 3) if matrix[i] != MATRIX[0][0]))
                self(*(f"vpxord {matrix[i]}, {matrix[i]}, {matrix[i]}" for i in (1, 2)))
            self("jmp 3f")
        self(".p2align 6", "2:")
        begin = len(self.lines)
        self(*self.batch())
        self("3:")
        self.window()
        with self.part("loop"):
            self(f"dec {BATCHES}", "jnz 2b")
        length = sum(not line.endswith(":") for line in self.lines[begin:])
        with self.part("last"):
            self.update()
        with self.part("leave"):
            self("vzeroupper", "ret")
        return self.text(BANNER.format(width=WIDTH, batch=length, steps=2 * STEPS * len(STEP)))

    def taken(self, write, *arguments) -> list[str]:
        """Instructions, to be put elsewhere."""
        before = len(self.lines)
        write(*arguments)
        lines = self.lines[before:]
        del self.lines[before:]
        return lines

    def batch(self) -> list[str]:
        """Thirty steps, between which stands the update by the matrix of the batch before; then the next matrix."""
        steps = self.taken(self.half, "half1") + self.taken(self.change) + self.taken(self.half, "half2")
        return merge(steps, self.taken(self.update)) + self.taken(self.compose)

    def half(self, name: str):
        for k in range(STEPS):
            with self.part(f"{name}.step{k + 1}"):
                self(*STEP)

    def pack(self, f: str, g: str):
        """The four words from low bits of f and g, whose registers are overwritten; that of g may be `G1`."""
        with self.part("pack"):
            self(f"vpternlogd {f}, {LOW}, {UNIT}, {NOT_AND_OR:#x}", f"vpternlogd {g}, {LOW}, {UNIT}, {NOT_AND_OR:#x}")
            self(f"vpsrad {H0}, {f}, 1", f"vpxord {f}, {f}, {UNIT}", f"vpsrad {H1}, {f}, 1", f"vpxord {G0}, {g}, {UNIT}")
            self(*([f"vmovdqa64 {G1}, {g}"] if g != G1 else []))

    def change(self):
        """The words after the first half."""
        with self.part("change"):
            for word, one, shift in ((H0, "quarter", 15), (H1, "quarter", 15), (G0, "half", 16), (G1, "half", 16)):
                self(f"vpaddd {word}, {word}, {slot(one)}", f"vpsrad {word}, {word}, {shift}")
            self(*(f"vmovdqa64 {slot(name)}, {entry}" for name, entry in zip(FIRST, (H0, H1, G0, G1))))
            self.dot(T0, H0, slot("window_f"), H1, slot("window_g"), T1)
            self.dot(G1, G1, slot("window_g"), G0, slot("window_f"), T1)
            self(f"vpsrld {T0}, {T0}, {STEPS}", f"vpsrld {G1}, {G1}, {STEPS}")
            self.pack(T0, G1)

    def dot(self, to: str, a: str, b: str, c: str, d: str, spare: str):
        self(f"vpmulld {to}, {a}, {b}", f"vpmulld {spare}, {c}, {d}", f"vpaddd {to}, {to}, {spare}")

    def compose(self):
        """The matrix of the batch, negated as that of its second half is, for both groups."""
        with self.part("compose"):
            self(f"vmovdqa64 {T0}, {slot('below_quarter')}")
            for word, one, shift in ((H0, T0, 15), (H1, T0, 15), (G0, LOW, 16), (G1, LOW, 16)):
                self(f"vpsubd {word}, {one}, {word}", f"vpsrad {word}, {word}, {shift}")
            results = [*SUMS[0].values(), *SUMS[1].values()]
            for i, (a, b, column) in enumerate(((H0, H1, 0), (H0, H1, 1), (G0, G1, 0), (G0, G1, 1))):
                self.dot(results[i], a, slot(FIRST[column]), b, slot(FIRST[2 + column]), SPARE)
            for result, lower, upper in zip(results, *MATRIX):
                self(f"vpsllq {lower}, {result}, 32", f"vpsraq {lower}, {lower}, {32 - 22}")
                self(f"vpsraq {upper}, {result}, 32", f"vpsllq {upper}, {upper}, 22")

    # The update.

    def window(self):
        """The lowest limbs of the next f, g, where their update begins, and the words from them."""
        for group in reversed(range(GROUPS)):
            with self.part(f"window{group}"):
                self.signs(group)
                for j in (0, 1):
                    self.operands(group, "fg", j)
                    for number in "fg":
                        self.low(group, number, j, LOWEST[group]["fg".index(number)])
                        if j == 0:
                            self.high(group, number, j)
        with self.part("window"):
            for lower, upper, name in (*zip(*LOWEST, ("window_f", "window_g")),):
                # In an upper half, and `a | b & c`.
                self(f"vpsllq {upper}, {upper}, 32", f"vpternlogq {upper}, {lower}, {slot('lower')}, 0xf8")
                self(f"vmovdqa64 {slot(name)}, {upper}")
            self.pack(*LOWEST[1])

    def update(self):
        """What is left of it: the other limbs, and the cofactors. Of the first group the window has left signs and operands."""
        for group in range(GROUPS):
            with self.part(f"update{group}"):
                if group:
                    self.signs(group)
                with self.part("unsigned"):
                    self(*(f"vpandq {entry}, {entry}, {MASK}" for entry in MATRIX[group]))
                for j in range(1, LIMBS):
                    if group or j > 1:
                        self.operands(group, "fg", j)
                    for number in "fg":
                        if j > 1:
                            self.low(group, number, j)
                        self.high(group, number, j)
                self.top(group, "fg")
                for j in range(LIMBS):
                    self.operands(group, "de", j)
                    for number in "de":
                        self.low(group, number, j)
                        self.high(group, number, j)
                self.top(group, "de")

    def signs(self, group: int):
        with self.part("signs"):
            self(*(f"vpmovq2m {k}, {entry}" for k, entry in zip(SIGNS, MATRIX[group])))

    def operands(self, group: int, pair: str, j: int):
        with self.part(f"load.{pair}{j}"):
            self(*(f"vmovdqa64 {register}, {limb(group, number, j)}" for number, register in zip(pair, OPERANDS)))

    @staticmethod
    def sum(group: int, number: str) -> str:
        return COFACTORS[number] if number in "de" else SUMS[group][number]

    @staticmethod
    def row(group: int, number: str) -> list[tuple[str, str, str]]:
        """The two terms of a number: an entry, where it is negative, and what it is multiplied by."""
        first = 0 if number in "fd" else 2
        return list(zip(MATRIX[group][first : first + 2], SIGNS[first : first + 2], OPERANDS))

    def low(self, group: int, number: str, j: int, masked: str = SPARE):
        """A sum's limb `j`, which is limb `j - 1` of the number, and what it carries."""
        total = self.sum(group, number)
        with self.part(f"{number}{j}.low"):
            if j == 0:
                self(f"vmovdqa64 {total}, {limb(group, 'w', 0)}" if number in "de" else f"vpxord {total}, {total}, {total}")
            elif number in "de":
                self(f"vpaddq {total}, {total}, {limb(group, 'w', j)}")
            self(*(f"vpmadd52luq {total}, {x}, {entry}" for entry, _, x in self.row(group, number)))
            if number in "de":
                quotient = QUOTIENTS[number]
                if j == 0:
                    self(f"vpxord {quotient}, {quotient}, {quotient}")
                    self(f"vpmadd52luq {quotient}, {total}, {slot(f'inverse{group}')}")
                self(f"vpmadd52luq {total}, {quotient}, {limb(group, 'm', j)}")
            if j:
                self(f"vpandq {masked}, {total}, {MASK}", f"vmovdqa64 {limb(group, number, j - 1)}, {masked}")
            self(f"vpsraq {total}, {total}, {BITS}")

    def high(self, group: int, number: str, j: int):
        total = self.sum(group, number)
        with self.part(f"{number}{j}.high"):
            self(*(f"vpmadd52huq {total}, {x}, {entry}" for entry, _, x in self.row(group, number)))
            if number in "de":
                self(f"vpmadd52huq {total}, {QUOTIENTS[number]}, {limb(group, 'm', j)}")
            self(*(f"vpsubq {total}{{{k}}}, {total}, {x}" for _, k, x in self.row(group, number)))

    def top(self, group: int, pair: str):
        """The highest limb: where an operand is negative, the low 52 bits of an entry are subtracted."""
        with self.part("top"):
            self(*(f"vpmovq2m {k}, {x}" for k, x in zip(TOPS, OPERANDS)))
            for number in pair:
                total = self.sum(group, number)
                self(*(f"vpsubq {total}{{{k}}}, {total}, {entry}" for k, (entry, _, _) in zip(TOPS, self.row(group, number))))
                self(*([f"vpaddq {total}, {total}, {limb(group, 'w', LIMBS)}"] if pair == "de" else []))
                self(f"vmovdqa64 {limb(group, number, LIMBS - 1)}, {total}")


STEP = [
    # g is kept complemented: an even word means an odd g.
    f"vptestnmd k1, {G0}, {ONE}",
    f"vpsrad {S}, {D}, 31",
    f"vpsrad {T0}, {G0}, 1",
    f"vpsrad {T1}, {G1}, 1",
    f"vpxord {G0}{{k1}}{{z}}, {H0}, {S}",
    f"vpxord {G1}{{k1}}{{z}}, {H1}, {S}",
    f"vpaddd {G0}, {G0}, {T0}",
    f"vpaddd {G1}, {G1}, {T1}",
    f"vpternlogd {H0}{{k1}}, {T0}, {S}, {SELECT:#x}",
    f"vpternlogd {H1}{{k1}}, {T1}, {S}, {SELECT:#x}",
    f"vpxord {D}{{k1}}, {D}, {S}",
    f"vpsubd {D}, {D}, {ONE}",
]


def text() -> str:
    """The routine as text for `naked_asm!`."""
    return Sixteen().write()
