# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo 2^255 - r, r at most 31, on nine limbs of 29 bits, for batches of inverses by AVX2.

Column by column: one factor is in nine registers, the other in memory. 2^261 is 64 r: column k + 9 comes back as 64 r times its
digits in column k, right after both are there, so that the two chains of carries run beside the products.
"""

from . import lanes
from .avx2 import ABOVE, NEEDS
from .lanes_avx2 import Avx2, Packed

WORDS, LIMBS = 4, 9
SIZES = {WORDS: LIMBS}
BITS, MASK = 29, (1 << 29) - 1
LAST = 255 - BITS * (LIMBS - 1)
"""Bits of the highest limb of a number below 2^255."""
LOWER, FOLD, UPPER, WRAP = (f"complement{k}" for k in range(4))
"""2^23 - 1, 64 r, 2^30 - 1, 128 r."""


class PseudoMersenne(Avx2):
    bits = BITS

    def __init__(self):
        super().__init__(WORDS, LIMBS, ways=1)
        self.work = [f"ymm{n}" for n in range(16)]
        self.constants: dict[str, str] = {}
        self.a, [self.first, self.second, self.column, self.up, self.high, *self.spare] = self.work[:LIMBS], self.work[LIMBS:]
        self.t = [self.first, self.second, *self.a[2:]]
        """Where a product is."""

    def scratch(self, limbs: int) -> int:
        return limbs

    def sum(self, to: str, b, k: int):
        """The products of a column."""
        pairs = [(j, k - j) for j in range(LIMBS) if 0 <= k - j < LIMBS]
        for n, (j, i) in enumerate(pairs):
            self.spare.reverse()
            product = self.spare[0] if n else to
            self(f"vpmuludq {product}, {self.a[j]}, {b(i)}")
            if n:
                self(f"vpaddq {to}, {to}, {product}")

    def multiply(self, a: list, b: list) -> list[list[str]]:
        [a], [b] = a, b
        if isinstance(b, Packed):
            a, b = b, a
        with self.part("row0"):
            for j in range(LIMBS):
                self(*self.read(self.a[j], a, j))
        column, up, high, mask = self.column, self.up, self.high, self.memory("mask")
        for k in range(LIMBS):
            self.spare.reverse()
            with self.part(f"column{k + LIMBS}"):
                if k + 1 < LIMBS:
                    self.sum(column, b, k + LIMBS)
                    if k:
                        self(f"vpaddq {column}, {column}, {high}")
                    self(f"vpsrlq {high}, {column}, {BITS}", f"vpand {column}, {column}, {mask}")
                    digit = column
                else:
                    digit = high
                fold = self.spare[1]
                self(f"vpmuludq {digit}, {digit}, {self.memory(FOLD)}")
                if k:
                    self(f"vpaddq {up}, {up}, {digit}")
                else:
                    self(f"vmovdqa {up}, {digit}")
            with self.part(f"column{k}"):
                to = [self.first, self.second][k] if k < 2 else column
                self.sum(to, b, k)
                self(f"vpaddq {to}, {to}, {up}", f"vpsrlq {up}, {to}, {BITS + (k == LIMBS - 1)}")
                self(f"vpand {to}, {to}, {mask if k + 1 < LIMBS else self.memory(UPPER)}")
                if k >= 2:
                    self(f"vmovdqa {self.place('scratch', k)}, {to}")
        t = list(self.t)
        with self.part("reduce"):
            self(f"vpmuludq {up}, {up}, {self.memory(WRAP)}", f"vpaddq {t[0]}, {t[0]}, {up}", f"vpsrlq {up}, {t[0]}, {BITS}")
            self(f"vpand {t[0]}, {t[0]}, {mask}", f"vpaddq {t[1]}, {t[1]}, {up}")
            for k in range(2, LIMBS):
                self(f"vmovdqa {t[k]}, {self.place('scratch', k)}")
        return [t]

    def carry(self, t: list[list[str]], to: list | None = None):
        """Products are factors as they are."""
        with self.part("carry"):
            for limbs, place in zip(t, to or []):
                for j in range(LIMBS):
                    self.write(place, j, limbs, self.column)

    def canonical(self, t: list[str], masked: int | None = None) -> list[str]:
        """Bits from 255 on count r. Then x < 2m, and x + r has a bit from 255 on if and only if x >= m: x - m is the rest of it."""
        carry, r, spare = [register for register in self.work if register not in t][:3]
        last, lower = t[-1], self.memory(LOWER)
        self(f"vmovdqa {r}, {self.memory('factor')}", f"vpsrlq {carry}, {last}, {LAST}", f"vpand {last}, {last}, {lower}")
        self(f"vpmuludq {carry}, {carry}, {r}", f"vpaddq {t[0]}, {t[0]}, {carry}", f"vpaddq {carry}, {t[0]}, {r}")
        for j in range(1, LIMBS):
            self(f"vpsrlq {carry}, {carry}, {BITS}", f"vpaddq {carry}, {carry}, {t[j]}")
        self(f"vpsrlq {carry}, {carry}, {LAST}", f"vpmuludq {carry}, {carry}, {r}", f"vpaddq {t[0]}, {t[0]}, {carry}")
        word: list[str] = []
        for j, limb in enumerate(t):
            if j + 1 < LIMBS:
                self(f"vpsrlq {carry}, {limb}, {BITS}", f"vpaddq {t[j + 1]}, {t[j + 1]}, {carry}")
            self(f"vpand {limb}, {limb}, {self.memory('mask') if j + 1 < LIMBS else lower}")
            self.join(t, j, word, spare)
        self.keep(word, masked, spare)
        return word

    def factors(self, word: list[str], g: int):
        """Bit 255 counts r. Then zero is 0 or m, and 1 more is a unit. What is above 29 bits is compared in words."""
        first, limb, none, all_, spare = [register for register in self.work if register not in word][:5]
        last, mask = word[-1], self.memory("mask")
        self.limb(word, 0, first)
        self(f"vpsrlq {spare}, {last}, 63", f"vpmuludq {spare}, {spare}, {self.memory('factor')}")
        self(f"vpaddq {first}, {first}, {spare}")
        self(f"vpsrlq {none}, {word[0]}, {BITS}", f"vpor {none}, {none}, {first}", f"vpor {all_}, {word[0]}, {mask}")
        for one in word[1:-1]:
            self(f"vpor {none}, {none}, {one}", f"vpand {all_}, {all_}, {one}")
        # The highest word without bit 255.
        self(f"vpaddq {spare}, {last}, {last}", f"vpor {none}, {none}, {spare}", f"vpsrlq {spare}, {spare}, 1")
        self(f"vpcmpeqq {limb}, {limb}, {limb}", f"vpsllq {limb}, {limb}, 63", f"vpor {limb}, {limb}, {spare}")
        self(f"vpand {all_}, {all_}, {limb}", f"vpcmpeqq {limb}, {limb}, {limb}", f"vpcmpeqq {all_}, {all_}, {limb}")
        self(f"vpcmpeqq {limb}, {first}, {self.memory('modulus0')}", f"vpand {all_}, {all_}, {limb}", f"vpxor {limb}, {limb}, {limb}")
        self(f"vpcmpeqq {none}, {none}, {limb}", f"vpor {none}, {none}, {all_}", f"vmovdqa {self.place('zeros', g)}, {none}")
        self(f"vpsubq {first}, {first}, {none}", f"vmovdqa {self.place('x', LIMBS * g)}, {first}")
        for j in range(1, LIMBS):
            self.limb(word, j, limb)
            if j + 1 == LIMBS:
                self(f"vpand {limb}, {limb}, {self.memory(LOWER)}")
            self(f"vmovdqa {self.place('x', LIMBS * g + j)}, {limb}")


def code(name: str, words: int) -> PseudoMersenne:
    """What a pass is written with."""
    assert name in lanes.PASSES and words == WORDS
    return PseudoMersenne()


def text(name: str, words: int) -> str:
    return lanes.emit(name, code(name, words), "avx2_pseudo_mersenne", {
        "m": "m = 2^255 - r", "source": "Mon87", "unit": "", "instead": "x + 1",
        "bound": "with limbs below 2^29 + 2^15, the last one below 2^30", "power": "", "factor": "r", "above": ABOVE, "requires": "r odd, 3 <= r <= 31", "needs": NEEDS,
        "more": ",\n  2^23 - 1, 64 r, 2^30 - 1, 128 r at {at_complement}, masks of zeros at {at_zeros}",
    })  # fmt: skip
