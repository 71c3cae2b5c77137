# SPDX-License-Identifier: MIT OR Apache-2.0
"""As `ifma.py`, for numbers whose products are long [Mon85]: a loop over rows, and one running product in each lane.

The limbs move down by a register at the end of a row. That costs a fifth of the instructions, but no time: a row takes a cycle
or a half for each instruction of IFMA, and moves take none of the units that multiply.
"""

from . import ifma, lanes
from .ifma import NEEDS
from .lanes_avx512 import Avx512

BITS, MASK = ifma.BITS, ifma.MASK
SIZES = {16: 20}


class Rows(ifma.Montgomery):
    chains = 1

    def __init__(self, words: int):
        Avx512.__init__(self, words, SIZES[words], ways=1)
        free = [f"zmm{n}" for n in range(32)]
        take = lambda n: [free.pop(0) for _ in range(n)]
        self.t, self.q, self.b, self.spare = [take(self.limbs + 1)], take(1), take(1), take(2)
        self.result = [self.t[0][: self.limbs]]
        self.fill(32 - len(free))

    def multiply(self, a: list, b: list) -> list[list[str]]:
        """Registers of `a b / 2^(52 L)`: a row at a time, as in `ifma.py`. r10 is where its limb of b is."""
        [a], [b], [t], [q], [factor], n = a, b, self.t, self.q, self.b, self.limbs
        with self.part("row0"):
            self(*(self.zero(register) for register in t), "xor r10d, r10d")
        self(".p2align 5", "5:")
        with self.part("row"):
            self(f"vmovdqu64 {factor}, {b(0).replace('+', '+r10+', 1)}")
            self.terms(t, factor, a, 0, "l")
        with self.part("reduce"):
            self(self.zero(q), f"vpmadd52luq {q}, {t[0]}, {self.constant('factor')}")
            self(f"vpaddq {t[0]}, {t[0]}, {self.constant('mask')}", f"vpsrlq {t[0]}, {t[0]}, {BITS}", f"vpaddq {t[1]}, {t[1]}, {t[0]}")
        with self.part("row"):
            self.terms(t, factor, a, 0, "h")
            for j in range(1, n):
                self.terms(t, factor, a, j)
        with self.part("reduce"):
            modulus = lambda j: self.constant(f"modulus{j}")
            self.terms(t, q, modulus, 0, "h")
            for j in range(1, n):
                self.terms(t, q, modulus, j)
            self(*(f"vmovdqa64 {low}, {high}" for low, high in zip(t, t[1:])), self.zero(t[-1]))
            self(f"add r10, {self.layout.vector}", f"cmp r10, {self.layout.number}", "jnz 5b")
        return [t[:n]]

    def terms(self, t: list[str], factor: str, number, j: int, halves: str = "lh"):
        """Both halves of a limb times a factor, or one of them."""
        limb = number(j)
        if "[" in limb:
            if "l" in halves:
                self.spare.reverse()
                self(f"vmovdqu64 {self.spare[0]}, {limb}")
            limb = self.spare[0]
        self(*(f"vpmadd52{half}uq {t[j + 'lh'.index(half)]}, {factor}, {limb}" for half in halves))

    def canonical(self, t: list[str], masked: int | None = None) -> list[str]:
        """As in `ifma.py`; the limbs less m are in the state, where the other chain would be."""
        less, carry, borrow = [register for register in self.work if register not in t][:3]
        place = lambda j: self.place("x", self.limbs + j)
        for j, limb in enumerate(t):
            self(f"vpsubq {less}, {limb}, {self.constant(f'modulus{j}')}")
            if j:
                self(f"vpaddq {less}, {less}, {borrow}", f"vpaddq {limb}, {limb}, {carry}")
            self(f"vmovdqa64 {place(j)}, {less}", f"vpsraq {borrow}, {less}, {BITS}", f"vpsrlq {carry}, {limb}, {BITS}")
        self(f"vpmovq2m k3, {less}", "knotw k3, k3")
        for j, limb in enumerate(t):
            # No mask of a secret may decide what of the memory is read.
            self(f"vmovdqa64 {less}, {place(j)}", f"vmovdqa64 {limb}{{k3}}, {less}")
        return self.join(t, masked)


def code(name: str, words: int) -> Rows:
    """What a pass is written with."""
    assert name in lanes.PASSES
    return Rows(words)


def text(name: str, words: int) -> str:
    return lanes.emit(name, code(name, words), "ifma_montgomery", ifma.terms(SIZES[words]))
