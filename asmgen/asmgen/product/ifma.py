# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery's product on limbs of 52 bits, one number in each lane of a vector [Mon85], for batches of inverses."""

from . import lanes
from .lanes_avx512 import Avx512

BITS = 52
MASK = (1 << BITS) - 1
NEEDS = "AVX-512 F, VL, DQ, IFMA and VBMI2"
SIZES = {2: 3, 3: 4, 4: 5, 6: 8, 8: 10, 9: 12}
"""Limbs, by words: there is room for more than any number of words, so that products need no last subtraction."""


class Montgomery(Avx512):
    """With the constants in as many registers as `ways` products at a time leave."""

    bits = BITS

    def __init__(self, words: int, ways: int):
        super().__init__(words, SIZES[words], ways)
        free = [f"zmm{n}" for n in range(32)]
        take = lambda n: [free.pop(0) for _ in range(n)]
        n = self.limbs
        self.t = [take(n + 2) for _ in range(ways)]
        self.result = [[registers[(n + j) % (n + 2)] for j in range(n)] for registers in self.t]
        self.q, self.u, self.b = take(ways), take(ways), take(ways)
        self.fill(max(32 - len(free), 2 * n + 2))

    def fill(self, used: int):
        """Constants in all registers behind those that are used."""
        names = ["mask", "factor", *(f"modulus{j}" for j in range(self.limbs))]
        self.constants = {name: f"zmm{31 - k}" for k, name in enumerate(names[: 32 - used])}
        self.work = [f"zmm{n}" for n in range(32 - len(self.constants))]

    def each(self, line) -> list[str]:
        return [line(g) for g in range(self.ways)]

    def multiply(self, a: list, b: list) -> list[list[str]]:
        """Registers of `a b / 2^(52 L)`, for each of the ways: `a[g](j)`, `b[g](i)` are the places of limbs.

        Row by row: the lowest limb is cleared by `q m`. Its low halves sum up to 0 modulo 2^52, so that their carry is the
        sum rounded up. What a row adds for `b` does not wait for `q`: it stands between the two.
        """
        n, both = self.limbs, range(self.ways)
        t = [list(registers) for registers in self.t]
        with self.part("row0"):
            for g in both:
                self(f"vmovdqu64 {self.b[g]}, {b[g](0)}", *(self.zero(r) for r in t[g][: n + 1]))
            self(*(f"vpmadd52luq {t[g][j]}, {self.b[g]}, {a[g](j)}" for j in range(n) for g in both))
            self(*(f"vpmadd52huq {t[g][j + 1]}, {self.b[g]}, {a[g](j)}" for j in range(n) for g in both))
        for i in range(n):
            with self.part(f"reduce{i}"):
                for g in both:
                    self(self.zero(self.q[g]), f"vpmadd52luq {self.q[g]}, {t[g][0]}, {self.constant('factor')}")
                for g in both:
                    self(f"vpaddq {t[g][0]}, {t[g][0]}, {self.constant('mask')}", f"vpsrlq {t[g][0]}, {t[g][0]}, {BITS}")
                self(*self.each(lambda g: f"vpaddq {t[g][1]}, {t[g][1]}, {t[g][0]}"))
            fill = self.row(t, a, b, i + 1) if i + 1 < n else []
            cut = min(len(fill), 6 * self.ways)
            with self.part(f"row{i + 1}"):
                self(*fill[:cut])
            with self.part(f"reduce{i}"):
                for g in both:
                    self(self.zero(self.u[g]), f"vpmadd52huq {self.u[g]}, {self.q[g]}, {self.constant('modulus0')}")
                self(*self.each(lambda g: f"vpmadd52luq {t[g][1]}, {self.q[g]}, {self.constant('modulus1')}"))
            with self.part(f"row{i + 1}"):
                self(*fill[cut:])
            rest = [("l", j, j) for j in range(2, n)] + [("h", j, j + 1) for j in range(1, n)]
            lines = [
                f"vpmadd52{half}uq {t[g][k]}, {self.q[g]}, {self.constant(f'modulus{j}')}" for half, j, k in rest for g in both
            ]
            late = self.each(lambda g: f"vpaddq {t[g][1]}, {t[g][1]}, {self.u[g]}")
            with self.part(f"reduce{i}"):
                self(*lines[: 3 * self.ways], *late, *lines[3 * self.ways :])
            t = [registers[1:] + registers[:1] for registers in t]
        return [registers[:n] for registers in t]

    def row(self, t, a, b, i: int) -> list[str]:
        """`t += a b_i`, a limb up: for what is above, the register of the limb that has just been cleared is not yet free."""
        n, both = self.limbs, range(self.ways)
        lines = []
        for g in both:
            lines += [f"vmovdqu64 {self.b[g]}, {b[g](i)}", self.zero(t[g][n + 1])]
        for half, up in (("l", 1), ("h", 2)):
            lines += [f"vpmadd52{half}uq {t[g][j + up]}, {self.b[g]}, {a[g](j)}" for j in range(n) for g in both]
        return lines

    def carry(self, t: list[list[str]], to: list | None = None):
        """Carries from limb to limb; what is above 52 bits stays, since products ignore it. `to[g](j)` is where limbs go."""
        with self.part("carry"):
            for j in range(self.limbs):
                for g, registers in enumerate(t):
                    if j + 1 < self.limbs:
                        self(f"vpsrlq {self.q[g]}, {registers[j]}, {BITS}")
                        self(f"vpaddq {registers[j + 1]}, {registers[j + 1]}, {self.q[g]}")
                    if to:
                        self(f"vmovdqu64 {to[g](j)}, {registers[j]}")

    def canonical(self, t: list[str], masked: int | None = None) -> list[str]:
        """The product is below 2m: less m unless that is negative."""
        others = [register for register in self.work if register not in t]
        less, carry = others[: self.limbs], others[self.limbs]
        for j in range(self.limbs):
            self(f"vpsubq {less[j]}, {t[j]}, {self.constant(f'modulus{j}')}")
        for j in range(1, self.limbs):
            self(f"vpsraq {carry}, {less[j - 1]}, {BITS}", f"vpaddq {less[j]}, {less[j]}, {carry}")
            self(f"vpsrlq {carry}, {t[j - 1]}, {BITS}", f"vpaddq {t[j]}, {t[j]}, {carry}")
        self(f"vpmovq2m k3, {less[-1]}")
        for j in range(self.limbs):
            self(f"vmovdqa64 {less[j]}{{k3}}, {t[j]}")
        return self.join(less, masked)

    def factors(self, word: list[str], g: int):
        some, one = self.work[self.words :][:2]
        self(f"vporq {some}, {word[0]}, {word[1]}", *(f"vporq {some}, {some}, {w}" for w in word[2:]))
        # No mask of a secret may decide what of the memory is read.
        self(f"vptestnmq k{g + 1}, {some}, {some}", f"vmovdqa64 {one}, {self.memory('one')}")
        self(f"vporq {word[0]}{{k{g + 1}}}, {word[0]}, {one}")
        self.split(word, some, "x", self.limbs * g)

    def cut(self, limb: str):
        """Products ignore what is above."""


def ways(words: int) -> int:
    """Products at a time: the sums of two of twelve limbs leave no registers."""
    return 2 if SIZES[words] <= 10 else 1


def code(name: str, words: int) -> Montgomery:
    """What a pass is written with."""
    return Montgomery(words, 1 if name in ("fold", "unfold") else ways(words))


def terms(limbs: int, more: str = "") -> dict[str, str]:
    """The words of the text of a pass."""
    return {
        "m": "m", "source": "Mon85, Mon87", "unit": f" / 2^({BITS} {limbs})", "instead": "1",
        "bound": "below 8/7 max(m, 1)", "power": f", over a power of 2^{BITS}", "factor": f"-1/m modulo 2^{BITS}",
        "above": f" What is above {BITS} bits of a limb does not count.", "requires": "m odd", "needs": NEEDS, "more": more,
    }  # fmt: skip


def text(name: str, words: int) -> str:
    return lanes.emit(name, code(name, words), "ifma_montgomery", terms(SIZES[words]))
