# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery's product on limbs of 29 bits, one number in each lane of a vector [Mon85], for batches of inverses by AVX2."""

from . import lanes
from .lanes_avx2 import Avx2, Packed

BITS = 29
MASK = (1 << BITS) - 1
SIZES = {4: 9}
"""Limbs, by words: there is room for more than any number of words, so that products need no last subtraction."""
NEEDS = "AVX2"
ABOVE = "\n  Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up."


class Montgomery(Avx2):
    """One product at a time: its sums take ten registers. The chain of its quotients is as long as its work takes."""

    bits = BITS

    def __init__(self, words: int):
        super().__init__(words, SIZES[words], ways=1)
        free = [f"ymm{n}" for n in range(16)]
        take = lambda n: [free.pop(0) for _ in range(n)]
        self.t, self.q, self.b, self.spare = take(self.limbs + 1), *take(2), take(2)
        self.constants = {"mask": free.pop(), "factor": free.pop()}
        self.work = [f"ymm{n}" for n in range(16 - len(self.constants))]

    def add(self, to: str, x: str, y: str) -> list[str]:
        """`to += x y`."""
        self.spare.reverse()
        return [f"vpmuludq {self.spare[0]}, {x}, {y}", f"vpaddq {to}, {to}, {self.spare[0]}"]

    def row(self, t: list[str], a, b, i: int) -> list[str]:
        """`t += a b_i`; the last register is new, and all of them are in the first row."""
        lines = self.read(self.b, b, i)
        for j, to in enumerate(t):
            new = i == 0 or j + 1 == self.limbs
            lines += [f"vpmuludq {to}, {self.b}, {a(j)}"] if new else self.add(to, self.b, a(j))
        return lines

    def multiply(self, a: list, b: list) -> list[list[str]]:
        """Registers of `a b / 2^(29 L)`.

        Row by row: the lowest limb is cleared by `q m`. What the next row adds for `b` does not wait for `q`: it stands
        between the two.
        """
        [a], [b], n, t = a, b, self.limbs, list(self.t)
        if isinstance(a, Packed):
            a, b = b, a
        with self.part("row0"):
            self(*self.row(t[:n], a, b, 0))
        for i in range(n):
            fill = self.row(t[1:], a, b, i + 1) if i + 1 < n else []
            with self.part(f"reduce{i}"):
                self(f"vpmuludq {self.q}, {t[0]}, {self.constant('factor')}")
            # Both instructions of a term, or none: they share a register with others.
            cut = len(fill) % 2 + 9
            with self.part(f"row{i + 1}"):
                self(*fill[:cut])
            with self.part(f"reduce{i}"):
                self(f"vpand {self.q}, {self.q}, {self.constant('mask')}")
                self.reduce(t)
            with self.part(f"row{i + 1}"):
                self(*fill[cut:])
            with self.part(f"reduce{i}"):
                for j in range(2, n):
                    self(*self.add(t[j], self.q, self.constant(f"modulus{j}")))
            t = t[1:] + t[:1]
        return [t[:n]]

    def reduce(self, t: list[str]):
        """What the next quotient waits for."""
        self(*self.add(t[0], self.q, self.constant("modulus0")), *self.add(t[1], self.q, self.constant("modulus1")))
        self(f"vpsrlq {t[0]}, {t[0]}, {BITS}", f"vpaddq {t[1]}, {t[1]}, {t[0]}")

    def carry(self, t: list[list[str]], to: list | None = None):
        """Limbs of 29 bits. The highest one of a product is what the one below carries."""
        [t], last = t, self.limbs - 1
        with self.part("carry"):
            for j in range(self.limbs):
                if j < last:
                    carry = t[last] if j + 1 == last else self.q
                    self(f"vpsrlq {carry}, {t[j]}, {BITS}", f"vpand {t[j]}, {t[j]}, {self.constant('mask')}")
                if j + 1 < last:
                    self(f"vpaddq {t[j + 1]}, {t[j + 1]}, {carry}")
                if to:
                    self.write(to[0], j, t, self.b)

    def canonical(self, t: list[str], masked: int | None = None) -> list[str]:
        """Less m if that is not negative: then the sum with 2^(29 L) - m has a carry."""
        carry, pick, spare = [register for register in self.work if register not in t][:3]
        last = self.limbs - 1
        for j, limb in enumerate(t):
            less = self.memory(f"complement{j}")
            self(f"vpaddq {spare}, {limb if j < last else carry}, {less}")
            if 0 < j < last:
                self(f"vpaddq {spare}, {spare}, {carry}")
            self(f"vpsrlq {carry}, {spare}, {BITS}")
        self(self.zero(pick), f"vpsubq {pick}, {pick}, {carry}")
        word: list[str] = []
        for j, limb in enumerate(t):
            to = limb if j < last else carry
            self(f"vpand {spare}, {pick}, {self.memory(f'complement{j}')}", f"vpaddq {limb}, {to}, {spare}")
            if 0 < j < last:
                self(f"vpaddq {limb}, {limb}, {carry}")
            self(f"vpsrlq {carry}, {limb}, {BITS}", f"vpand {limb}, {limb}, {self.constant('mask')}")
            self.join(t, j, word, spare)
        self.keep(word, masked, spare)
        return word

    def factors(self, word: list[str], g: int):
        some, spare = self.work[self.words :][:2]
        self(f"vpor {some}, {word[0]}, {word[1]}", *(f"vpor {some}, {some}, {w}" for w in word[2:]))
        self.unit(word[0], some, spare, g)
        self.split(word, some, "x", self.limbs * g)


def code(name: str, words: int) -> Montgomery:
    """What a pass is written with."""
    assert name in lanes.PASSES
    return Montgomery(words)


def terms(limbs: int, more: str = "") -> dict[str, str]:
    """The words of the text of a pass."""
    return {
        "m": "m", "source": "Mon85, Mon87", "unit": f" / 2^({BITS} {limbs})", "instead": "1",
        "bound": "below 8/7 max(m, 1)", "power": f", over a power of 2^{BITS}", "factor": f"-1/m modulo 2^{BITS}",
        "above": ABOVE,
        "requires": "m odd", "needs": NEEDS, "more": ",\n  2^(29 limbs) - m at {at_complement}, masks of zeros at {at_zeros}" + more,
    }  # fmt: skip


def text(name: str, words: int) -> str:
    return lanes.emit(name, code(name, words), "avx2_montgomery", terms(SIZES[words]))
