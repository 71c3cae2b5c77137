# SPDX-License-Identifier: MIT OR Apache-2.0
"""Four lanes with AVX2: packed words of 32 bits, two a lane.

The lower word of a lane carries the low bits of `f` and one column of the matrix above them, the upper word the same
low bits and the other column:

    F = (f0 - 2^30 | f0)        G = (g0 | g0 - 2^30)        -2^14 <= f0, g0 < 2^14, equal to f, g modulo 2^15

After fifteen steps, with `2^15 f' = u f0 + v g0`, `F = (f' - 2^15 u | f' - 2^15 v)`, and likewise `G`. Both words see
the same low bits and so take the same steps. In return there is an arithmetic shift, which AVX2 lacks for 64 bits, and
`vpsignd`, which negates, keeps or clears by the sign of another word: that of delta if `g` is odd, and 0 if not.

Nothing leaves 32 bits: after `i` steps `|q|, |r| < 2^i`, since `r` stays odd, so that the sum before a shift is at most
`2^31 - 2^16 + 2^15`; and `|f'| < 2^14` as `f'` is odd, so that rounding finds the matrix.

Delta is `D = 4 d + 1` or `4 d + 2` with `d = -(delta + 1/2)`: it is never 0, and a swap is a complement.
"""

from .layout import CONSTANTS, MATRIX, Layout

STEPS = 15
F, G, D, M, X = (f"ymm{i}" for i in range(5))


class Avx2:
    needs = "AVX2"
    lanes = 4
    packed, d = (F, G), D
    register = "ymm"
    move, and_ = "vmovdqa", "vpand"
    logic, extract, biased = "", "vextracti128", True
    delta = "4 d + 1 or 4 d + 2 in both words of 32 bits of a lane, with d = -(delta + 1/2)"

    def __init__(self):
        self.layout = Layout(self.lanes)
        self.mask = self.constant("mask")
        self.matrix = [self.layout.slot(name) for name in MATRIX]

    def constant(self, name: str) -> str:
        return self.layout.slot(name)

    def prologue(self) -> list[str]:
        lines = []
        for name, (low, high) in CONSTANTS.items():
            lines += self._spread(high << 32 | low & 0xFFFF_FFFF, name)
        # "Before the first batch": 2^30 times the unit matrix.
        for name, value in zip(MATRIX, (1 << 30, 0, 0, 1 << 30)):
            lines += self._spread(value, name)
        return lines

    def _spread(self, word: int, name: str) -> list[str]:
        lines = [f"mov rax, {word & (1 << 64) - 1:#x}", "vmovq xmm0, rax", "vpbroadcastq ymm0, xmm0"]
        return lines + [f"vmovdqa {self.layout.slot(name)}, ymm0"]

    def keep(self, results: list[str]) -> list[str]:
        """Puts the matrix of a batch where the update looks for it."""
        return [f"vmovdqa {place}, {result}" for place, result in zip(self.matrix, results)]

    def _pack(self, word: str, source: str, shift: int, unit: str) -> list[str]:
        return [
            f"vpslld {word}, {source}, {17 - shift}",
            f"vpsrad {word}, {word}, 17",
            f"vpshufd {word}, {word}, 0xa0",
            f"vpaddd {word}, {word}, {self.constant(unit)}",
        ]

    def start(self) -> list[str]:
        """The packed words from the lowest limbs."""
        lines = [f"vmovdqa {F}, {self.layout.limb('f')}", f"vmovdqa {G}, {self.layout.limb('g')}"]
        return lines + self.restart(F, G, 0)

    def restart(self, f: str, g: str, shift: int) -> list[str]:
        """The packed words from bits `shift` to `shift + 14`."""
        return self._pack(F, f, shift, "unit_f") + self._pack(G, g, shift, "unit_g")

    def steps(self) -> list[str]:
        step = [
            f"vpand {M}, {G}, {self.constant('one')}",
            # 0, or 1 with the sign of delta: then minus f, plus f, or nothing.
            f"vpsignd {M}, {M}, {D}",
            f"vpsignd {X}, {F}, {M}",
            f"vpaddd {G}, {G}, {X}",
            f"vpsrad {M}, {M}, 31",
            # With a swap, the old g is f plus the difference.
            f"vpand {X}, {G}, {M}",
            f"vpsrad {G}, {G}, 1",
            f"vpaddd {F}, {F}, {X}",
            f"vpxor {D}, {D}, {M}",
            f"vpsubd {D}, {D}, {self.constant('four')}",
        ]
        return STEPS * step

    def unpack(self, matrix: list[str]) -> list[str]:
        """The four entries, negated, each in the lower half of a lane."""
        u, v, q, r = matrix
        lines = []
        for word, first, second in ((F, u, v), (G, q, r)):
            lines += [f"vpaddd {first}, {word}, {self.constant('half')}", f"vpsrad {first}, {first}, 15"]
            lines += [f"vpsrlq {second}, {first}, 32"]
        return lines

    # The update: the sums are kept above zero, so that a logical shift carries.

    def bias(self, total: str, first: bool) -> list[str]:
        return [f"vpaddq {total}, {total}, {self.constant('bias' if first else 'next_bias')}"]

    def carry(self, total: str) -> str:
        return f"vpsrlq {total}, {total}, 30"

    def last(self, total: str) -> list[str]:
        return [f"vpsubq {total}, {total}, {self.constant('last_bias')}"]
