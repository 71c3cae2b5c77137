# SPDX-License-Identifier: MIT OR Apache-2.0
"""Numbers in vectors of four lanes, by AVX2. Which lanes have a zero is in the state, as vectors, and in r11 for all of them.

A product that is kept has two limbs in a word: `vpmuludq` reads the low 32 bits of a factor alone.
"""

from . import lanes


class Packed:
    """The place of a number with limb `j + half` above limb `j`."""

    def __init__(self, at, half: int):
        self.at, self.half = at, half


class Avx2(lanes.Lanes):
    lanes, width, move = 4, "ymmword", "vmovdqa"

    @staticmethod
    def zero(register: str) -> str:
        return f"vpxor {register}, {register}, {register}"

    def packed(self, limbs: int) -> int:
        return -(-limbs // 2)

    def kept(self, base: str, offset: int = 0) -> list:
        half, step = self.layout.packed, self.layout.vector
        at = lambda j, g: self.vector(base, offset + step * (half * g + j))
        return [Packed(lambda j, g=g: at(j, g), half) for g in range(lanes.CHAINS)]

    @staticmethod
    def read(to: str, place, j: int) -> list[str]:
        """Limb `j` in the low 32 bits of a register."""
        if not isinstance(place, Packed):
            return [f"vmovdqa {to}, {place(j)}"]
        shift = [f"vpsrlq {to}, {to}, 32"] if j >= place.half else []
        return [f"vmovdqu {to}, {place.at(j % place.half)}", *shift]

    def write(self, place, j: int, limb: list[str], spare: str):
        """Limb `j` in its register; a pair of them when the second one comes."""
        if not isinstance(place, Packed):
            self(f"vmovdqa {place(j)}, {limb[j]}")
            return
        k = j - place.half
        if k >= 0:
            self(f"vpsllq {spare}, {limb[j]}, 32", f"vpor {limb[k]}, {limb[k]}, {spare}", f"vmovdqu {place.at(k)}, {limb[k]}")
        elif j + place.half >= self.limbs:
            self(f"vmovdqu {place.at(j)}, {limb[j]}")

    def load(self, g: int, base: str, offset: int = 0):
        word, (low, high, *_) = self.work[: self.words], self.work[self.words :]
        with self.part(f"x{g}.load"):
            for c in self.columns():
                for register, first in ((low, 0), (high, 1)):
                    at = [f"xmmword ptr [{base}{offset + self.at_row(g, lane, c):+d}]" for lane in (first, first + 2)]
                    self(f"vmovdqu {register.replace('y', 'x')}, {at[0]}", f"vinserti128 {register}, {register}, {at[1]}, 1")
                if c % 2 == 0:
                    self(f"vpunpcklqdq {word[c]}, {low}, {high}")
                self(f"vpunpckhqdq {word[c + 1]}, {low}, {high}")
        with self.part(f"x{g}.limbs"):
            self.factors(word, g)

    def limb(self, word: list[str], j: int, to: str):
        (i, shift), spare = divmod(self.bits * j, 64), self.work[-1]
        if shift == 0:
            self(f"vpand {to}, {word[i]}, {self.constant('mask')}")
            return
        self(f"vpsrlq {to}, {word[i]}, {shift}")
        if shift + self.bits > 64 and i + 1 < self.words:
            self(f"vpsllq {spare}, {word[i + 1]}, {64 - shift}", f"vpor {to}, {to}, {spare}")
        if shift + self.bits < 64 or i + 1 < self.words:
            self(f"vpand {to}, {to}, {self.constant('mask')}")

    def unit(self, limb: str, some: str, spare: str, g: int):
        """Adds 1 to a limb where `some` is zero."""
        self(self.zero(spare), f"vpcmpeqq {some}, {some}, {spare}", f"vmovdqa {self.place('zeros', g)}, {some}")
        self(f"vpsrlq {some}, {some}, 63", f"vpaddq {limb}, {limb}, {some}")

    def join(self, limb: list[str], j: int, word: list[str], spare: str):
        """Adds limb `j` to words; the register of one becomes that of the next word."""
        i, shift = divmod(self.bits * j, 64)
        if i >= self.words:
            return
        if i == len(word):
            assert shift == 0
            word.append(limb[j])
            return
        self(f"vpsllq {spare}, {limb[j]}, {shift}", f"vpor {word[i]}, {word[i]}, {spare}")
        if shift + self.bits > 64 and i + 1 < self.words:
            self(f"vpsrlq {limb[j]}, {limb[j]}, {64 - shift}")
            word.append(limb[j])

    def keep(self, word: list[str], g: int | None, spare: str):
        """Clears words of a chain where it has a zero."""
        if g is not None:
            self(f"vmovdqa {spare}, {self.place('zeros', g)}", *(f"vpandn {one}, {spare}, {one}" for one in word))

    def store(self, g: int, word: list[str], base: str):
        low, high = [register for register in self.work if register not in word][:2]
        for c in self.columns():
            self(f"vpunpcklqdq {low}, {word[c]}, {word[c + 1]}", f"vpunpckhqdq {high}, {word[c]}, {word[c + 1]}")
            for register, first in ((low, 0), (high, 1)):
                at = [f"xmmword ptr [{base}{self.at_row(g, lane, c):+d}]" for lane in (first, first + 2)]
                self(f"vmovdqu {at[0]}, {register.replace('y', 'x')}", f"vextracti128 {at[1]}, {register}, 1")

    def begin_zeros(self):
        self("xor r11d, r11d")

    def count_zeros(self):
        spare = self.work[0]
        for g in range(lanes.CHAINS):
            self(f"vmovdqa {spare}, {self.place('zeros', g)}", f"vmovmskpd r10d, {spare}", "or r11, r10")

    def result_zeros(self):
        self("mov rax, r11")

    def first_factor(self) -> str:
        [p, _], [x, _], spare = self.state_kept("p"), self.state("x"), self.work[0]
        for j in range(self.limbs):
            self(*self.read(spare, p, j), f"vmovdqa {x(j)}, {spare}")
        return "x"

    def exchange(self, t: list[str]):
        order, spare = [register for register in self.work if register not in t][:2]
        [to, _] = self.kept("r9")
        self(f"vmovdqa {order}, {self.vector('rcx', 0)}")
        for j, limb in enumerate(t):
            self(f"vmovdqa {self.place('x', j)}, {limb}", f"vpermd {limb}, {order}, {limb}")
            self.write(to, j, t, spare)
