# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo 2^255 - r on limbs of 51 bits, one number in each lane of a vector, for batches of inverses.

IFMA halves a product at 52 bits, so that a high half counts twice a limb further up. Limbs of products are below 2^51 + 2^45.
"""

from . import lanes
from .ifma import NEEDS
from .lanes_avx512 import Avx512

BITS = 51
MASK = (1 << BITS) - 1
WORDS, LIMBS = 4, 5
SIZES = {WORDS: LIMBS}


class PseudoMersenne(Avx512):
    """One product at a time: its sums and a factor take twenty-five registers."""

    bits = BITS

    def __init__(self):
        super().__init__(WORDS, LIMBS, ways=1)
        free = [f"zmm{n}" for n in range(32)]
        take = lambda n: [free.pop(0) for _ in range(n)]
        self.low, self.high = take(2 * LIMBS - 1), [None, *take(2 * LIMBS - 1)]
        """Sums of low and high halves."""
        self.a, [self.b, self.c, self.late] = take(LIMBS), take(3)
        self.constants = {"mask": free.pop(), "factor": free.pop()}
        self.double = free.pop()
        """2r."""
        self.work = [f"zmm{n}" for n in range(32 - 3)]

    def enter(self):
        super().enter()
        with self.part("constants"):
            self(f"vpaddq {self.double}, {self.constant('factor')}, {self.constant('factor')}")

    def multiply(self, a: list, b: list) -> list[list[str]]:
        [a], [b] = a, b
        low, high, r = self.low, self.high, self.constant("factor")
        with self.part("row0"):
            self(*(f"vmovdqu64 {limb}, {a(j)}" for j, limb in enumerate(self.a)))
            self(*(self.zero(register) for register in low + high[1:]))
        for i in range(LIMBS):
            with self.part(f"row{i}"):
                self(f"vmovdqu64 {self.b}, {b(i)}")
                self(*(f"vpmadd52luq {low[i + j]}, {self.b}, {limb}" for j, limb in enumerate(self.a)))
                self(*(f"vpmadd52huq {high[i + j + 1]}, {self.b}, {limb}" for j, limb in enumerate(self.a)))
        above = [*low[LIMBS:], high[-1]]
        with self.part("reduce"):
            # The upper half as limbs of 51 bits, all but the last one.
            self(*(f"vpaddq {z}, {z}, {high[LIMBS + k]}" for k, z in enumerate(above)))
            self(*(f"vpaddq {z}, {z}, {high[LIMBS + k]}" for k, z in enumerate(above[:-1])))
            for k, z in enumerate(above[:-1]):
                self(f"vpsrlq {self.c}, {z}, {BITS}", f"vpaddq {above[k + 1]}, {above[k + 1]}, {self.c}")
                self(f"vpandq {z}, {z}, {self.constant('mask')}")
            # 2^255 = r. What is above 2^255 again, `late`, comes back by 2r, since it is a high half.
            self(self.zero(self.late))
            for k, z in reversed(list(enumerate(above))):
                self(f"vpmadd52huq {high[k + 1] if k + 1 < LIMBS else self.late}, {z}, {r}")
                self(f"vpmadd52luq {low[k]}, {z}, {r}")
            self(f"vpmadd52luq {low[0]}, {self.late}, {self.double}", f"vpmadd52huq {high[1]}, {self.late}, {self.double}")
            for k in range(1, LIMBS):
                self(*[f"vpaddq {low[k]}, {low[k]}, {high[k]}"] * 2)
            carries = high[1 : LIMBS + 1]
            for z, carry in zip(low[:LIMBS], carries):
                self(f"vpsrlq {carry}, {z}, {BITS}", f"vpandq {z}, {z}, {self.constant('mask')}")
            self(*(f"vpaddq {z}, {z}, {carry}" for z, carry in zip(low[1:LIMBS], carries)))
            self(f"vpmadd52luq {low[0]}, {carries[-1]}, {r}")
        return [low[:LIMBS]]

    def carry(self, t: list[list[str]], to: list | None = None):
        """Products are factors as they are."""
        with self.part("carry"):
            for g, limbs in enumerate(t if to else []):
                self(*(f"vmovdqu64 {to[g](j)}, {limb}" for j, limb in enumerate(limbs)))

    def canonical(self, t: list[str], masked: int | None = None) -> list[str]:
        """x + r has bit 255 if and only if x >= m, and then x - m is the rest of it."""
        others = [register for register in self.work if register not in t]
        more, carry = others[:LIMBS], others[LIMBS]
        self(f"vpaddq {more[0]}, {t[0]}, {self.constant('factor')}")
        for j in range(1, LIMBS):
            self(f"vpsrlq {carry}, {more[j - 1]}, {BITS}", f"vpaddq {more[j]}, {t[j]}, {carry}")
        for j in range(1, LIMBS):
            self(f"vpsrlq {carry}, {t[j - 1]}, {BITS}", f"vpaddq {t[j]}, {t[j]}, {carry}")
        self(f"vpsllq {carry}, {more[-1]}, {63 - BITS}", f"vpmovq2m k3, {carry}")
        self(f"vpandq {more[-1]}, {more[-1]}, {self.constant('mask')}")
        self(*(f"vmovdqa64 {limb}{{k3}}, {other}" for limb, other in zip(t, more)))
        return self.join(t, masked)

    def factors(self, word: list[str], g: int):
        """Bit 255 counts r. Then zero is 0 or m, and 1 more is a unit."""
        others = [register for register in self.work if register not in word]
        limb, [none, all_, spare] = others[:LIMBS], others[LIMBS:][:3]
        for j in range(LIMBS):
            self.limb(word, j, limb[j])
        self(f"vpmovq2m k3, {word[-1]}", f"vpaddq {limb[0]}{{k3}}, {limb[0]}, {self.constant('factor')}")
        self(f"vporq {none}, {limb[0]}, {limb[1]}", *(f"vporq {none}, {none}, {one}" for one in limb[2:]))
        self(f"vmovdqa64 {all_}, {self.memory('modulus0')}", f"vpxorq {all_}, {all_}, {limb[0]}")
        for one in limb[1:]:
            self(f"vpxorq {spare}, {one}, {self.constant('mask')}", f"vporq {all_}, {all_}, {spare}")
        mask = f"k{g + 1}"
        self(f"vptestnmq {mask}, {none}, {none}", f"vptestnmq k3, {all_}, {all_}", f"korw {mask}, {mask}, k3")
        # No mask of a secret may decide what of the memory is read.
        self(f"vmovdqa64 {spare}, {self.memory('one')}", f"vpaddq {limb[0]}{{{mask}}}, {limb[0]}, {spare}")
        for j, one in enumerate(limb):
            self(f"vmovdqa64 {self.place('x', LIMBS * g + j)}, {one}")

    def cut(self, limb: str):
        self(f"vpandq {limb}, {limb}, {self.constant('mask')}")


def code(name: str, words: int) -> PseudoMersenne:
    """What a pass is written with."""
    assert name in lanes.PASSES and words == WORDS
    return PseudoMersenne()


def text(name: str, words: int) -> str:
    return lanes.emit(name, code(name, words), "ifma_pseudo_mersenne", {
        "m": "m = 2^255 - r", "source": "Mon87", "unit": "", "instead": "x + 1", "bound": f"with limbs below 2^{BITS} + 2^45",
        "power": "", "factor": "r", "above": "", "requires": "r odd, 3 <= r < 2^31", "needs": NEEDS, "more": "",
    })  # fmt: skip
