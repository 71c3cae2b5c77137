# SPDX-License-Identifier: MIT OR Apache-2.0
"""As `avx2.py`, for numbers whose sums do not fit in the registers: two products at a time, by blocks of rows [Mon85].

A block first finds its quotients, one after the other, and then adds its rows of both products of each way, column by column.
While the quotients of one way wait for each other, the columns of the other way are added. The blocks are a loop: its
instructions fit in a cache of decoded ones.
"""

from . import avx2, lanes
from .avx2 import NEEDS
from .lanes_avx2 import Avx2, Packed

BITS, MASK = avx2.BITS, avx2.MASK
SIZES = {6: 14, 8: 18, 9: 20}
ROWS = {6: 2, 8: 3, 9: 4}
"""Of a block, by words: they divide the limbs."""
REGISTERS = [f"ymm{n}" for n in range(16)]


class Blocks(Avx2):
    bits = BITS

    def __init__(self, words: int, ways: int):
        self.rows = ROWS[words]
        super().__init__(words, SIZES[words], ways)
        self.constants: dict[str, str] = {}
        self.work = REGISTERS
        self.turn = 0

    def scratch(self, limbs: int) -> int:
        """Vectors: sums and factors of two ways, and quotients of a block."""
        return 2 * lanes.CHAINS * limbs + lanes.CHAINS * self.rows

    def t(self, g: int, j: int) -> str:
        return self.place("scratch", self.limbs * g + j)

    def q(self, g: int, s: int) -> str:
        return self.place("scratch", 2 * lanes.CHAINS * self.limbs + self.rows * g + s)

    def b(self, g: int, i: int) -> str:
        """Factor `i` of a block: r10 is how many bytes of limbs are left, negative."""
        offset = self.layout.at["scratch"] + self.layout.vector * ((lanes.CHAINS + g) * self.limbs + i + self.limbs)
        return f"ymmword ptr [rdi+r10{offset:+d}]"

    def multiply(self, a: list, b: list) -> list[list[str]]:
        """Places of `a b / 2^(29 L)`, for each of the ways."""
        n, ways = self.limbs, range(len(a))
        with self.part("row0"):
            for g in ways:
                if isinstance(a[g], Packed):
                    a, b = [*a[:g], b[g], *a[g + 1 :]], [*b[:g], a[g], *b[g + 1 :]]
                self.open(g, b[g])
            self(self.zero("ymm0"), *(f"vmovdqa {self.t(g, j)}, ymm0" for g in ways for j in range(n - 1)))
            self(f"mov r10, {-self.layout.vector * n}")
        self(".p2align 5", "5:")
        for g in ways:
            with self.part("reduce"):
                self.solve(g, a[g])
        for g in ways:
            with self.part("row"):
                self.sweep(g, a[g])
        with self.part("row"):
            self(f"add r10, {self.layout.vector * self.rows}", "jnz 5b")
        return [[self.t(g, j) for j in range(n)] for g in ways]

    def open(self, g: int, b):
        """Copies a factor, limb by limb."""
        for i in range(self.limbs):
            to, register = self.place("scratch", (lanes.CHAINS + g) * self.limbs + i), REGISTERS[i % 4]
            self(*self.read(register, b, i), f"vmovdqa {to}, {register}")

    def add(self, to: str, x: str, y: str, spare: list[str], new: bool = False):
        if new:
            self(f"vpmuludq {to}, {x}, {y}")
            return
        self.turn += 1
        register = spare[self.turn % len(spare)]
        self(f"vpmuludq {register}, {x}, {y}", f"vpaddq {to}, {to}, {register}")

    def solve(self, g: int, a):
        """Quotients for the lowest columns, and in the last of them what they carry."""
        r = self.rows
        b, t, q, spare = REGISTERS[:r], REGISTERS[r : 2 * r], REGISTERS[2 * r : 3 * r], REGISTERS[3 * r :]
        self(*(f"vmovdqa {b[s]}, {self.b(g, s)}" for s in range(r)))
        for c in range(r):
            for s in range(c + 1):
                self.add(t[c], b[s], a(c - s), spare, new=s == 0)
            self(f"vpaddq {t[c]}, {t[c]}, {self.t(g, c)}")
        for s in range(r):
            self(f"vpmuludq {q[s]}, {t[s]}, {self.constant('factor')}", f"vpand {q[s]}, {q[s]}, {self.constant('mask')}")
            self(f"vmovdqa {self.q(g, s)}, {q[s]}")
            for d in range(min(2, r - s)):
                self.add(t[s + d], q[s], self.constant(f"modulus{d}"), spare)
            self(f"vpsrlq {t[s]}, {t[s]}, {BITS}")
            if s + 1 < r:
                self(f"vpaddq {t[s + 1]}, {t[s + 1]}, {t[s]}")
            for d in range(2, r - s):
                self.add(t[s + d], q[s], self.constant(f"modulus{d}"), spare)
        self(f"vpaddq {t[-1]}, {t[-1]}, {self.t(g, r)}", f"vmovdqa {self.t(g, r)}, {t[-1]}")

    def sweep(self, g: int, a):
        """The other columns, which go as many limbs down as the block has rows."""
        n, r = self.limbs, self.rows
        b, q, t = REGISTERS[:r], REGISTERS[r : 2 * r], REGISTERS[2 * r : 3 * r]
        x, y, *spare = REGISTERS[3 * r :]
        self(*(f"vmovdqa {b[s]}, {self.b(g, s)}" for s in range(r)), *(f"vmovdqa {q[s]}, {self.q(g, s)}" for s in range(r)))
        new = set(t)
        for j in range(1, n + r - 1):
            if j < n:
                self(f"vmovdqa {x}, {a(j)}", f"vmovdqa {y}, {self.constant(f'modulus{j}')}")
                for s in range(max(r - j, 0), r):
                    to = t[(j + s) % r]
                    self.add(to, x, b[s], spare, to in new)
                    new.discard(to)
                    self.add(to, y, q[s], spare)
            if j >= r:
                to = t[j % r]
                if j + 1 < n:
                    self(f"vpaddq {to}, {to}, {self.t(g, j)}")
                self(f"vmovdqa {self.t(g, j - r)}, {to}")
                new.add(to)

    def carry(self, t: list[list[str]], to: list | None = None):
        """Limbs of 29 bits, to their places or where they were; the highest one is what the one below carries."""
        with self.part("carry"):
            for g, limbs in enumerate(t):
                self.carry_one(limbs, to[g] if to else None)

    def carry_one(self, t: list[str], to):
        last, (carry, spare, *free) = self.limbs - 1, REGISTERS
        limb: list[str] = []
        for j in range(self.limbs):
            # Of a pair the first limb waits for the second one.
            register = free[j] if isinstance(to, Packed) and j < to.half else free[-1 - j % 2]
            limb.append(carry if j == last else register)
            if j < last:
                self(f"vmovdqa {register}, {t[j]}", *([f"vpaddq {register}, {register}, {carry}"] if j else []))
                self(f"vpsrlq {carry}, {register}, {BITS}", f"vpand {register}, {register}, {self.constant('mask')}")
            if to:
                self.write(to, j, limb, spare)
            else:
                self(f"vmovdqa {t[j]}, {limb[j]}")

    def canonical(self, t: list[str], masked: int | None = None) -> list[str]:
        """Less m if that is not negative: then the sum with 2^(29 L) - m has a carry."""
        (carry, pick, spare, *free), last = REGISTERS, self.limbs - 1
        less = [self.memory(f"complement{j}") for j in range(self.limbs)]
        for j, limb in enumerate(t):
            if j < last:
                self(f"vmovdqa {spare}, {limb}", *([f"vpaddq {spare}, {spare}, {carry}"] if j else []))
            self(f"vpaddq {spare}, {spare if j < last else carry}, {less[j]}", f"vpsrlq {carry}, {spare}, {BITS}")
        self(self.zero(pick), f"vpsubq {pick}, {pick}, {carry}")
        word: list[str] = []
        for j, place in enumerate(t):
            limb = next(register for register in free if register not in word)
            self(f"vpand {limb}, {pick}, {less[j]}", *([f"vpaddq {limb}, {limb}, {carry}"] if j else []))
            if j < last:
                self(f"vpaddq {limb}, {limb}, {place}", f"vpsrlq {carry}, {limb}, {BITS}")
            self(f"vpand {limb}, {limb}, {self.constant('mask')}")
            self.join([limb] * self.limbs, j, word, spare)
        self.keep(word, masked, spare)
        return word

    def exchange(self, t: list[str]):
        (order, spare, *free), [to, _] = REGISTERS, self.kept("r9")
        self(f"vmovdqa {order}, {self.vector('rcx', 0)}")
        limb: list[str] = []
        for j, place in enumerate(t):
            register = free[j] if j < to.half else free[-1 - j % 2]
            limb.append(register)
            self(f"vmovdqa {register}, {place}", f"vmovdqa {self.place('x', j)}, {register}", f"vpermd {register}, {order}, {register}")
            self.write(to, j, limb, spare)

    def factors(self, word: list[str], g: int):
        some, spare = self.work[self.words :][:2]
        self(f"vpor {some}, {word[0]}, {word[1]}", *(f"vpor {some}, {some}, {w}" for w in word[2:]))
        self.unit(word[0], some, spare, g)
        self.split(word, some, "x", self.limbs * g)


def code(name: str, words: int) -> Blocks:
    """What a pass is written with."""
    return Blocks(words, 1 if name in ("fold", "unfold") else 2)


def text(name: str, words: int) -> str:
    return lanes.emit(name, code(name, words), "avx2_montgomery", avx2.terms(SIZES[words], ", scratch at {at_scratch}"))
