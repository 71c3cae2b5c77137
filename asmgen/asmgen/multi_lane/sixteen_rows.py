# SPDX-License-Identifier: MIT OR Apache-2.0
"""For sixteen numbers of 256 bits: from rows of words to limbs of 52 bits in lanes, and back to rows of inverses.

Two rows are one load. The lanes of a group are the rows 0, 2, 1, 3, 4, 6, 5, 7: an order that is its own inverse.
"""

from ..product.code import Code
from .sixteen import BITS, CONSTANTS, FIRST, GROUPS, LIMBS, NAMES, NUMBERS, STATE, WIDTH, WORDS, limb, slot

ORDER = 0xD8
"""Of lanes in each half of a vector, for `vpermq`: 0, 2, 1, 3."""
LANES = [0, 2, 1, 3, 4, 6, 5, 7]
"""The row of each lane."""
MASK, ZERO = "zmm31", "zmm30"

ENTER = """
Purpose: sixteen numbers x and moduli m of 256 bits into lanes: f = m, g = x, d = 0, e = 2^52 or, modulo 1, 0; and -2^51 m.
In: rdi = address of the state, as for the batches; rsi and rdx = addresses of 16 numbers x and as many m, each in 4 words of 64
  bits, the lowest one first. The state has -1/m modulo 2^64 of each m, in the order of the rows.
Requires: m odd or zero; AVX-512 F.
Out: all limbs, and -1/m in the lanes.
Timing: constant.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {length} instructions.
"""

LEAVE = """
Purpose: the inverses from what the last batch has left in sixteen lanes [BY19, Wui21]: now f is plus or minus the gcd, and
  d x = 2^52 f modulo m. A lane whose f is neither 1 nor -1 has no inverse: its result is zero.
In: rdi = address of the state; rsi = address of 16 results, each in 4 words of 64 bits, the lowest one first.
Requires: limbs as the batches leave them; |d| <= 2^52 + 2^20 m, and below 2^260; AVX-512 F, DQ and IFMA.
Out: the results in [0, m); in the state, in the order of the rows, all ones where there is an inverse, else zero; zeros for all else
  that depends on a number.
Timing: constant.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {length} instructions.
"""


class Rows(Code):
    def constants(self):
        with self.part("constants"):
            self(f"vpxord {ZERO}, {ZERO}, {ZERO}", f"mov rax, {(1 << BITS) - 1:#x}", f"vpbroadcastq {MASK}, rax")

    def leave(self):
        with self.part("leave"):
            self("vzeroupper", "ret")

    # What enters.

    def enter(self):
        one = "zmm29"
        self.constants()
        with self.part("constants"):
            self("mov eax, 1", f"vpbroadcastq {one}, rax")
        for group in range(GROUPS):
            with self.part(f"group{group}"):
                for number, rows in (("g", "rsi"), ("f", "rdx")):
                    words = self.load(rows, group)
                    with self.part("limbs"):
                        for j in range(LIMBS):
                            self.limb(words, j, f"zmm{16 + j}")
                            self(*(f"vmovdqa64 {limb(group, to, j)}, zmm{16 + j}" for to in ("fm" if number == "f" else "g")))
                self.half(group, [f"zmm{16 + j}" for j in range(LIMBS)])
                self.cofactors(group, [f"zmm{16 + j}" for j in range(LIMBS)], one)
                with self.part("inverse"):
                    self(f"vpermq zmm0, {slot(f'inverse{group}')}, {ORDER:#x}", f"vmovdqa64 {slot(f'inverse{group}')}, zmm0")
        self.leave()

    def load(self, rows: str, group: int) -> list[str]:
        """The words of eight rows, each in a vector."""
        pairs, halves, words = ([f"zmm{first + k}" for k in range(4)] for first in (0, 4, 8))
        with self.part("load"):
            self(*(f"vmovdqu64 {pair}, zmmword ptr [{rows}{256 * group + 64 * k:+d}]" for k, pair in enumerate(pairs)))
            for k, (a, b) in enumerate((pairs[:2], pairs[2:])):
                self(f"vpunpcklqdq {halves[2 * k]}, {a}, {b}", f"vpunpckhqdq {halves[2 * k + 1]}, {a}, {b}")
            # Of the lower words the even quarters are the first ones, and the odd quarters the third ones.
            for c, word in enumerate(words):
                self(f"vshufi64x2 {word}, {halves[c % 2]}, {halves[2 + c % 2]}, {0xDD if c > 1 else 0x88:#x}")
        return words

    def limb(self, words: list[str], j: int, to: str):
        i, shift = divmod(BITS * j, 64)
        if shift == 0:
            self(f"vpandq {to}, {words[i]}, {MASK}")
        elif shift + BITS <= 64 or i + 1 == WORDS:
            self(f"vpsrlq {to}, {words[i]}, {shift}")
        else:
            self(f"vpsrlq {to}, {words[i]}, {shift}", f"vpsllq zmm12, {words[i + 1]}, {64 - shift}")
            # `(a | b) & c`
            self(f"vpternlogq {to}, zmm12, {MASK}, 0xa8")

    def half(self, group: int, m: list[str]):
        """`-2^51 m`: of each limb the lowest bit stays in its place, as bit 51, and the others go to the next one."""
        with self.part("half"):
            for j in range(LIMBS + 1):
                self(f"vpsrlq zmm0, {m[j - 1]}, 1" if j else f"vmovdqa64 zmm0, {ZERO}")
                if j < LIMBS:
                    self(f"vpsllq zmm1, {m[j]}, {BITS - 1}", f"vpandq zmm1, zmm1, {MASK}", "vpaddq zmm0, zmm0, zmm1")
                self(f"vpsubq zmm0, {ZERO}, zmm0", f"vmovdqa64 {limb(group, 'w', j)}, zmm0")

    def cofactors(self, group: int, m: list[str], one: str):
        with self.part("cofactors"):
            self(*(f"vmovdqa64 {limb(group, number, j)}, {ZERO}" for number in "de" for j in range(LIMBS) if (number, j) != ("e", 1)))
            # Modulo 1 alone, all limbs but the lowest are 0, and that is 1.
            self(f"vpxorq zmm0, {m[0]}, {one}", *(f"vporq zmm0, zmm0, {other}" for other in m[1:]))
            self(f"vptestmq k1, zmm0, zmm0", f"vmovdqa64 zmm0{{k1}}{{z}}, {one}", f"vmovdqa64 {limb(group, 'e', 1)}, zmm0")

    # What leaves.

    def finish(self):
        self.constants()
        for group in range(GROUPS):
            with self.part(f"group{group}"):
                self.unit(group)
                limbs = self.reduce(group, self.divide(group))
                self.store(group, limbs)
        with self.part("wipe"):
            names = [f"inverse{group}" for group in range(GROUPS)] + FIRST + ["window_f", "window_g"]
            self(*(f"vmovdqa64 {slot(name)}, {ZERO}" for name in names))
            for group in range(GROUPS):
                places = [(number, j) for j in range(LIMBS) for number in NUMBERS + "w"] + [("w", LIMBS)]
                self(*(f"vmovdqa64 {limb(group, number, j)}, {ZERO}" for number, j in places))
        self.leave()

    def unit(self, group: int):
        """Whether f is 1 or -1, in `k2`, and whether it is negative, in `k1`."""
        differ, sign, ones = "zmm0", "zmm1", "zmm2"
        with self.part("unit"):
            top = limb(group, "f", LIMBS - 1)
            self(f"vmovdqa64 {differ}, {top}", f"vpsraq {sign}, {differ}, 63", f"vpmovq2m k1, {differ}")
            self(f"vpxorq {differ}, {differ}, {sign}", f"vpandq {ones}, {sign}, {MASK}")
            for j in range(1, LIMBS - 1):
                self(f"vpxorq zmm3, {ones}, {limb(group, 'f', j)}", f"vporq {differ}, {differ}, zmm3")
            # The lowest limb is 1, or all ones.
            self(f"mov eax, 1", "vpbroadcastq zmm3, rax", f"vporq {ones}, {ones}, zmm3")
            self(f"vpxorq zmm3, {ones}, {limb(group, 'f', 0)}", f"vporq {differ}, {differ}, zmm3")
            self(f"vptestnmq k2, {differ}, {differ}")
            self(f"vpternlogq zmm3{{k2}}{{z}}, zmm3, zmm3, 0xff", f"vpermq zmm3, zmm3, {ORDER:#x}")
            self(f"vmovdqa64 {slot(f'unit{group}')}, zmm3")

    def divide(self, group: int) -> list[str]:
        """`d / 2^52`, or minus that, modulo m: from -m to 2 m."""
        total, quotient, limbs = "zmm0", "zmm1", [f"zmm{4 + j}" for j in range(LIMBS)]
        at = lambda number, j: limb(group, number, j)
        with self.part("divide"):
            for j in range(LIMBS):
                self(f"vmovdqa64 zmm3, {at('d', j)}", f"vpsubq zmm3{{k1}}, {ZERO}, zmm3")
                if j == 0:
                    self(f"vmovdqa64 {total}, zmm3", f"vpxord {quotient}, {quotient}, {quotient}")
                    self(f"vpmadd52luq {quotient}, {total}, {slot(f'inverse{group}')}")
                else:
                    self(f"vpaddq {total}, {total}, zmm3", f"vpmadd52huq {total}, {quotient}, {at('m', j - 1)}")
                self(f"vpmadd52luq {total}, {quotient}, {at('m', j)}")
                self(*([f"vpandq {limbs[j - 1]}, {total}, {MASK}"] if j else []))
                self(f"vpsraq {total}, {total}, {BITS}")
            self(f"vpmadd52huq {total}, {quotient}, {at('m', LIMBS - 1)}", f"vmovdqa64 {limbs[-1]}, {total}")
        return limbs

    def reduce(self, group: int, limbs: list[str]) -> list[str]:
        """The same from 0 to m: a modulus is added where it is negative, and subtracted where no less is left."""
        total, borrow, modulus, less = "zmm0", "zmm1", "zmm2", [f"zmm{10 + j}" for j in range(LIMBS)]
        with self.part("reduce"):
            self(f"vpmovq2m k3, {limbs[-1]}")
            for j, (a, b) in enumerate(zip(limbs, less)):
                # No memory under a mask that is secret.
                self(f"vmovdqa64 {modulus}, {limb(group, 'm', j)}")
                self(f"vpaddq {a}{{k3}}, {a}, {modulus}")
                if j:
                    self(f"vpaddq {a}, {a}, {total}")
                if j + 1 < LIMBS:
                    self(f"vpsraq {total}, {a}, {BITS}", f"vpandq {a}, {a}, {MASK}")
                self(f"vpsubq {b}, {a}, {modulus}")
                if j:
                    self(f"vpaddq {b}, {b}, {borrow}")
                self(*([f"vpsraq {borrow}, {b}, {BITS}", f"vpandq {b}, {b}, {MASK}"] if j + 1 < LIMBS else [f"vpmovq2m k4, {b}"]))
        with self.part("select"):
            self(*(f"vmovdqa64 {b}{{k4}}, {a}" for a, b in zip(limbs, less)))
        return less

    def store(self, group: int, limbs: list[str]):
        """The results as rows, zero where f is not a unit."""
        words = [f"zmm{16 + i}" for i in range(WORDS)]
        with self.part("join"):
            for i, word in enumerate(words):
                shift = 64 * i - BITS * i
                self(f"vpsllq zmm0, {limbs[i + 1]}, {BITS - shift}")
                self(*([f"vpsrlq {word}, {limbs[i]}, {shift}"] if shift else []))
                self(f"vporq {word}{{k2}}{{z}}, {word if shift else limbs[i]}, zmm0")
        with self.part("rows"):
            halves = [f"zmm{20 + k}" for k in range(4)]
            for k, name in enumerate("lh"):
                for c in (0, 2):
                    self(f"vpunpck{name}qdq {halves[k + c]}, {words[c]}, {words[c + 1]}")
            for k in range(4):
                # Rows of one pair are in the halves of all even, or of all odd ones.
                self(f"vshufi64x2 zmm0, {halves[k % 2]}, {halves[2 + k % 2]}, {0xEE if k > 1 else 0x44:#x}")
                self(f"vshufi64x2 zmm0, zmm0, zmm0, {ORDER:#x}")
                self(f"vmovdqu64 zmmword ptr [rsi{256 * group + 64 * k:+d}], zmm0")


def text(name: str) -> str:
    """`enter` or `leave` as text for `naked_asm!`."""
    code = Rows()
    code.enter() if name == "enter" else code.finish()
    return code.text(ENTER if name == "enter" else LEAVE)
