# SPDX-License-Identifier: MIT OR Apache-2.0
"""Eight lanes with AVX-512: packed words of 64 bits, with the step of the library's portable `steps.rs`.

    F = f0 - 2^31        G = g0 - 2^47        0 <= f0, g0 < 2^15, equal to f, g modulo 2^15

After fifteen steps, with `2^15 f' = u f0 + v g0`, `F = f' - 2^16 u - 2^32 v` where `|f'| < 2^15`: every negated entry
fits 16 signed bits. The state is `G = ~g`, `h = ~(F >> 1)`, `d = -(delta + 1/2)`, as there: the shift of `G` serves
both ways of a step. A mask register says where `g` is odd, the sign of `d` where to swap if so.
"""

from .layout import Layout

STEPS = 15
H, G, D, T, S = (f"zmm{i}" for i in range(5))
CONSTANTS = {
    "one": 1,
    "low_f": (1 << 14) - 1,
    "unit_f": -(1 << 30),
    "low_g": (1 << 15) - 1,
    "unit_g": -(1 << 47),
    "half": 1 << 31,
    "mask": (1 << 30) - 1,
}
FIRST_CONSTANT = 20
FIRST_ENTRY = 16
"""Registers of the constants, and of the matrix of the batch before."""
NOT_AND_OR = 0x15
"""`~((a & b) | c)`, with the bits of `a`, `b`, `c` as the number of a bit of this."""
SELECT = 0xD8
"""`c ? b : a`."""


class Avx512:
    needs = "AVX-512F"
    lanes = 8
    packed, d = (H, G), D
    register = "zmm"
    move, and_ = "vmovdqa64", "vpandq"
    logic, extract, biased = "q", "vextracti32x4", False
    delta = "-(delta + 1/2)"

    def __init__(self):
        self.layout = Layout(self.lanes)
        self.mask = self.constant("mask")
        self.matrix = [f"zmm{FIRST_ENTRY + i}" for i in range(4)]

    def constant(self, name: str) -> str:
        return f"zmm{FIRST_CONSTANT + list(CONSTANTS).index(name)}"

    def prologue(self) -> list[str]:
        lines = []
        for name, value in CONSTANTS.items():
            lines += [f"mov rax, {value:#x}", f"vpbroadcastq {self.constant(name)}, rax"]
        # "Before the first batch": 2^30 times the unit matrix.
        for place, value in zip(self.matrix, (1 << 30, 0, 0, 1 << 30)):
            lines += [f"mov rax, {value:#x}", f"vpbroadcastq {place}, rax"]
        return lines

    def keep(self, results: list[str]) -> list[str]:
        """Puts the matrix of a batch where the update looks for it."""
        return [f"vmovdqa64 {place}, {result}" for place, result in zip(self.matrix, results)]

    def start(self) -> list[str]:
        """The packed words from the lowest limbs."""
        lines = [f"vpsrlq {H}, {self.layout.limb('f')}, 1", f"vmovdqa64 {G}, {self.layout.limb('g')}"]
        return lines + self._pack()

    def restart(self, f: str, g: str, shift: int) -> list[str]:
        """The packed words from bits `shift` to `shift + 14`."""
        return [f"vpsrlq {H}, {f}, {shift + 1}", f"vpsrlq {G}, {g}, {shift}"] + self._pack()

    def _pack(self) -> list[str]:
        return [
            f"vpternlogq {word}, {self.constant('low_' + name)}, {self.constant('unit_' + name)}, {NOT_AND_OR:#x}"
            for word, name in ((H, "f"), (G, "g"))
        ]

    def steps(self) -> list[str]:
        step = [
            # g is kept complemented: an even word means an odd g.
            f"vptestnmq k1, {G}, {self.constant('one')}",
            f"vpsraq {T}, {G}, 1",
            f"vpsraq {S}, {D}, 63",
            f"vpxorq {G}{{k1}}{{z}}, {H}, {S}",
            f"vpaddq {G}, {G}, {T}",
            f"vpternlogq {H}{{k1}}, {T}, {S}, {SELECT:#x}",
            f"vpxorq {D}{{k1}}, {D}, {S}",
            f"vpsubq {D}, {D}, {self.constant('one')}",
        ]
        return STEPS * step

    def unpack(self, matrix: list[str]) -> list[str]:
        """The four entries, negated, each in the lower half of a lane."""
        u, v, q, r = matrix
        lines = [f"vpaddq {T}, {H}, {H}"]
        for word, first, second in ((T, u, v), (G, q, r)):
            # ~w + 2^15
            lines += [f"vpsubq {first}, {self.constant('low_g')}, {word}"]
            lines += [f"vpaddq {second}, {first}, {self.constant('half')}"]
            lines += [f"vpsrad {first}, {first}, 16", f"vpsrlq {second}, {second}, 32"]
        return lines

    # The update: there is an arithmetic shift.

    def bias(self, total: str, first: bool) -> list[str]:
        return []

    def carry(self, total: str) -> str:
        return f"vpsraq {total}, {total}, 30"

    def last(self, total: str) -> list[str]:
        return []
