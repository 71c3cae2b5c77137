# SPDX-License-Identifier: MIT OR Apache-2.0
"""Numbers in vectors of eight lanes: AVX-512 with VBMI2. Masks of zeros are k1 and k2, and in k7 all of them."""

from . import lanes


class Avx512(lanes.Lanes):
    lanes, width, move = 8, "zmmword", "vmovdqa64"

    @staticmethod
    def zero(register: str) -> str:
        return f"vpxorq {register}, {register}, {register}"

    def load(self, g: int, base: str, offset: int = 0):
        word, (low, high, *_) = self.work[: self.words], self.work[self.words :]
        with self.part(f"x{g}.load"):
            for c in self.columns():
                for half, register in ((0, low), (1, high)):
                    for at, small, part in self.four_rows(g, half, c, register, base, offset):
                        self(f"vinserti64x2 {register}, {register}, {at}, {part}" if part else f"vmovdqu64 {small}, {at}")
                if c % 2 == 0:
                    self(f"vpunpcklqdq {word[c]}, {low}, {high}")
                self(f"vpunpckhqdq {word[c + 1]}, {low}, {high}")
        with self.part(f"x{g}.limbs"):
            self.factors(word, g)

    def four_rows(self, g: int, half: int, column: int, register: str, base: str, offset: int = 0):
        """Where two words of each of four rows are, and the register for them: rows of two words are all in one."""
        at = [f"ptr [{base}{offset + self.at_row(g, lane + 4 * half, column):+d}]" for lane in range(4)]
        if self.words == 2:
            return [(f"zmmword {at[0]}", register, 0)]
        return [(f"xmmword {place}", register.replace("z", "x"), part) for part, place in enumerate(at)]

    def limb(self, word: list[str], j: int, to: str):
        i, shift = divmod(self.bits * j, 64)
        if shift == 0:
            self(f"vmovdqa64 {to}, {word[i]}")
        elif shift + self.bits > 64 and i + 1 < self.words:
            self(f"vpshrdq {to}, {word[i]}, {word[i + 1]}, {shift}")
        else:
            self(f"vpsrlq {to}, {word[i]}, {shift}")
        self.cut(to)

    def cut(self, limb: str):
        """Drops what is above the bits of a limb, if that counts."""
        raise NotImplementedError

    def join(self, limb: list[str], g: int | None) -> list[str]:
        """Words out of limbs, of a chain zero where the mask is not set; what is above 52 bits of a limb does not count."""
        masked = "" if g is None else f"{{k{g + 1}}}{{z}}"
        others = [register for register in self.work if register not in limb]
        if len(others) < self.words + 2:
            # A word needs no limb of a lower number than its own.
            others = [*limb[: self.words], *others]
        word, (low, high, *_) = others[: self.words], others[self.words :]
        for i in range(self.words):
            j, shift = divmod(64 * i, self.bits)
            # 52 - shift bits of the first limb, then up to 52 of the second, then of a third.
            third = j + 2 < self.limbs and self.bits * (j + 2) < 64 * (i + 1)
            last = "" if third else masked
            self(f"vpsllq {low}, {limb[j]}, {64 - self.bits}")
            if j + 1 == self.limbs:
                self(f"vpsrlq {word[i]}{last}, {low}, {64 - self.bits + shift}")
                continue
            second = limb[j + 1]
            if third:
                self(f"vpandq {high}, {second}, {self.constant('mask')}")
                second = high
            self(f"vpshrdq {word[i]}{last}, {low}, {second}, {64 - self.bits + shift}")
            if third:
                self(f"vpsllq {high}, {limb[j + 2]}, {self.bits * (j + 2) - 64 * i}", f"vporq {word[i]}{masked}, {word[i]}, {high}")
        return word

    def store(self, g: int, word: list[str], base: str):
        low, high = [register for register in self.work if register not in word][:2]
        for c in self.columns():
            self(f"vpunpcklqdq {low}, {word[c]}, {word[c + 1]}", f"vpunpckhqdq {high}, {word[c]}, {word[c + 1]}")
            for half, register in ((0, low), (1, high)):
                for at, small, part in self.four_rows(g, half, c, register, base):
                    self(f"vextracti64x2 {at}, {register}, {part}" if part else f"vmovdqu64 {at}, {small}")

    def begin_zeros(self):
        self("kxorw k7, k7, k7")

    def count_zeros(self):
        masks = [f"k{g + 1}" for g in range(self.chains)]
        self(*(f"korw k7, k7, {mask}" for mask in masks), *(f"knotw {mask}, {mask}" for mask in masks))

    def result_zeros(self):
        self("kmovw eax, k7")

    def exchange(self, t: list[str]):
        order = next(register for register in self.work if register not in t)
        self(f"vmovdqa64 {order}, {self.vector('rcx', 0)}")
        for j, limb in enumerate(t):
            self(f"vmovdqa64 {self.place('x', j)}, {limb}", f"vpermq {limb}, {order}, {limb}")
            self(f"vmovdqa64 {self.vector('r9', self.layout.vector * j)}, {limb}")
