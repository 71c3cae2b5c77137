# SPDX-License-Identifier: MIT OR Apache-2.0
"""The matrix of a batch applied to the long numbers, in vectors with lanes for `f`, `u`, `g`, `v`.

Every number has limbs of 30 bits, the highest one signed. The matrix, with entries in [-2^60, 2^60], is two digits of
30 bits, the higher one signed. So a limb of the result is the sum of four products below 2^60 in absolute value. A bias
of 2^62 keeps all sums positive, so that a logical shift carries. Two quotient digits, multiplied by the modulus, clear
the low 60 bits of `u` and `v`, which grow by at most one modulus a batch; in the lanes of `f` and `g` the inverse of the
modulus is written as zero, and so are the quotients.
"""

CONSTANTS = {"mask": (1 << 30) - 1, "bias": 1 << 62, "next_bias": (1 << 62) - (1 << 32), "last_bias": 1 << 32}
"""Constants of the vector code, each in all four lanes."""
BOUNDARIES = {
    "boundary_bias": (CONSTANTS["next_bias"], -(1 << 32)),
    "boundary_mask": (CONSTANTS["mask"], -1),
    "boundary_carry": (0, -(1 << 32)),
}
"""Constants that differ between the two halves of a vector of AVX-512."""


class Avx2:
    """One limb of the four numbers in a vector of 256 bits."""

    needs = "AVX2"
    vectors = 1
    """Limbs in a vector."""
    prologue: list[str] = []
    pointer = "ymmword ptr"
    move = "vmovdqa"
    and_ = "vpand"
    columns = (("Mu", "Mq"), ("Mv", "Mr"))
    """Entries of the matrix that are multiplied at once: in the first row, and in the second."""
    lowest = 40
    """Bits of the numbers from here on go to the words `above`."""

    def __init__(self, program, frame, limbs: int):
        assert limbs % self.vectors == 0
        self.p, self.frame, self.count = program, frame, limbs // self.vectors
        self.quotients = []
        self.kept, self.first = [], None
        """Of AVX-512: what waits for a carry from the low half."""
        self.low_limbs = []

    # Operations at a steady rate; unlike those of a stream they may pass each other.

    def emit(self, text, *sources, **more):
        self.now += self.tick
        return self.p.emit(text, sources, self.now, kind="vector", **more)

    def binary(self, mnemonic, a, b):
        return self.emit(mnemonic + " {d}, {0}, {1}", a, b)

    def with_memory(self, mnemonic, a, address: str):
        return self.emit(f"{mnemonic} {{d}}, {{0}}, {self.pointer} {address}", a)

    def with_constant(self, mnemonic, a, name: str):
        return self.with_memory(mnemonic, a, self.frame.vector("constants", list(CONSTANTS).index(name)))

    def vector(self, name: str, i: int) -> str:
        return self.frame.vector(name, self.vectors * i)

    def place(self, i: int) -> str:
        return f"{self.pointer} {self.vector('limbs', i)}"

    def load(self, i: int):
        """Vector `i` with `f`, `u` in both halves of each limb, and with `g`, `v`."""
        return tuple(
            self.emit(
                f"vbroadcasti128 {{d}}, xmmword ptr {self.frame.vector('limbs', i, lane)}", reads_memory=[f"limb{i}"]
            )
            for lane in (0, 2)
        )

    def store(self, i: int, value):
        text = f"{self.move} {self.pointer} {self.vector('limbs', i)}, {{0}}"
        self.emit(text, value, result=False, writes_memory=[f"limb{i}"])
        if 1 <= i <= 3:
            self.low_limb(value)

    def low_limb(self, value):
        self.low_limbs.append(value)
        if len(self.low_limbs) == 3:
            self.store_window()

    def store_window(self):
        """A word of bits of each number, from limbs 1 to 3."""
        right = self.lowest - 30
        with self.p.scope("above"):
            low, middle, high = (
                self.emit(f"vps{shift} {{d}}, {{0}}, {count}", limb)
                for limb, shift, count in zip(self.low_limbs, ("rlq", "llq", "llq"), (right, 30 - right, 60 - right))
            )
            value = self.binary("vpaddq", self.binary("vpaddq", low, middle), high)
            text = f"{self.move} {self.pointer} {self.frame.vector('above')}, {{0}}"
            self.emit(text, value, result=False, writes_memory=["above_f", "above_g"])

    def matrix_column(self, upper: str, lower: str):
        """A column of the matrix: the entry of the first row in the lanes of `f`, `u`, of the second in `g`, `v`."""
        a, b = (self.emit(f"vpbroadcastq {{d}}, <{name}>", reads_memory=[name]) for name in (upper, lower))
        return self.emit("vpblendd {d}, {0}, {1}, 0xf0", a, b)

    def mask(self):
        address = self.frame.vector("constants", list(CONSTANTS).index("mask"))
        return self.emit(f"vmovdqa {{d}}, ymmword ptr {address}")

    def spread(self, quotient):
        """The quotient digits where the products with the modulus need them."""
        return quotient

    # The update.

    def interleave(self, start: float, rate: float, digits=None):
        """Appends the update to the program of a batch. `digits` are those of the matrix, if there are any yet."""
        self.now, self.tick = start, 1 / rate
        with self.p.scope("digits"):
            self.low_bits, self.low, self.high = digits or self.digits()
        carry, previous = None, None
        for i in range(self.count):
            with self.p.scope(f"limb{i}"):
                carry, previous = self.limb(i, carry, previous)
        with self.p.scope("last"):
            self.last(carry, previous)

    def outputs(self) -> dict:
        """Values that are needed behind the scheduled code, with their registers."""
        return {}

    def rest(self) -> list[str]:
        """Lines behind the scheduled code."""
        return []

    def digits(self):
        """The mask for digits, the low and the high digits of the columns of the matrix."""
        columns = [self.matrix_column(*entries) for entries in self.columns]
        mask = self.mask()
        low = [self.binary(self.and_, c, mask) for c in columns]
        return mask, low, [self.emit("vpsrlq {d}, {0}, 30", c) for c in columns]

    def products(self, i: int, previous):
        """The products that belong to position `i`, without those of quotient digits found there."""
        terms = []
        if previous:
            terms += self.terms(self.high, previous)
        if i < self.count:
            previous = self.load(i)
            terms += self.terms(self.low, previous)
        total = terms[0]
        for term in terms[1:]:
            total = self.binary("vpaddq", total, term)
        for k in (0, 1):
            if k < i <= self.count - 1 + k:
                total = self.binary("vpaddq", total, self.multiple(k, i - k))
        return total, previous

    def terms(self, digits, numbers):
        """The two products of a digit of each column with a limb of the numbers."""
        return [self.binary("vpmuldq", digits[k], numbers[k]) for k in (0, 1)]

    def multiple(self, k: int, i: int):
        """Quotient digit `k` times vector `i` of the modulus."""
        return self.with_memory("vpmuludq", self.quotients[k], self.vector("modulus", i))

    def limb(self, i: int, carry, previous):
        total, previous = self.products(i, previous)
        total = self.biased(total, "bias" if i == 0 else "next_bias")
        if carry:
            total = self.binary("vpaddq", total, carry)
        if i < 2:
            digit = self.with_memory("vpmuludq", total, self.frame.vector("inverse"))
            self.quotients.append(self.spread(self.binary(self.and_, digit, self.low_bits)))
            total = self.binary("vpaddq", total, self.multiple(i, 0))
        carry = self.carried(total)
        self.result(i, total)
        return carry, previous

    def biased(self, total, name: str):
        return self.with_constant("vpaddq", total, name)

    def carried(self, total):
        return self.emit("vpsrlq {d}, {0}, 30", total)

    def result(self, i: int, total):
        # The two lowest limbs are zero, in the lanes of all four numbers.
        if i >= 2:
            self.store(i - 2, self.binary(self.and_, total, self.low_bits))

    def last(self, carry, previous):
        total, _ = self.products(self.count, previous)
        total = self.binary("vpaddq", self.with_constant("vpaddq", total, "next_bias"), carry)
        self.store(self.count - 2, self.binary(self.and_, total, self.low_bits))
        carry = self.emit("vpsrlq {d}, {0}, 30", total)
        self.store(self.count - 1, self.with_constant("vpsubq", carry, "last_bias"))


class Avx512(Avx2):
    """
    Two limbs in a vector of 512 bits: limb `i` in its low half, limb `i + count` in its high one.

    Both halves of the numbers are carried through at the same time, and joined at the end. The two lowest limbs of the
    high half become, two positions down, the highest of the low half: they are kept until the carry of the low half is
    there. What is carried over from there to the high half is in [-2, 4], and is left in its lowest limb, which so may be
    negative or a little longer than 30 bits. There is an arithmetic shift of 64 bits, and so no bias: a sum is less than
    5 2^60 + 2^34 in absolute value.

    A vector is multiplied where it is in memory by the entries that keep lanes, and with its pairs exchanged by the
    others.
    """

    needs = "AVX-512F"
    vectors = 2
    prologue = [
        line
        for k, lanes in ((1, 0xCC), (2, 0x0F), (3, 0xF0))
        for line in (f"mov eax, {lanes:#x}", f"kmovw k{k}, eax")
    ]
    """`k1`: the lanes of `g` and `v`; `k2`: the low half; `k3`: the high half."""
    pointer = "zmmword ptr"
    move = "vmovdqa64"
    and_ = "vpandq"

    def load(self, i: int):
        return i, self.emit(f"vpermq {{d}}, {self.place(i)}, 0x4e", reads_memory=[f"limb{i}"])

    def terms(self, digits, numbers):
        i, exchanged = numbers
        same = self.emit(f"vpmuldq {{d}}, {{0}}, {self.place(i)}", digits[0], reads_memory=[f"limb{i}"])
        return [same, self.binary("vpmuldq", digits[1], exchanged)]

    def biased(self, total, name: str):
        return total

    def carried(self, total):
        return self.emit("vpsraq {d}, {0}, 30", total)

    def spread(self, quotient):
        return self.emit("vshufi64x2 {d}, {0}, {0}, 0x44", quotient)

    def result(self, i: int, total):
        value = self.binary("vpandq", total, self.low_bits)
        if i < 2:
            # Zero in the low half; the high half goes to the low one, over zeros.
            self.kept.append(self.emit("vshufi64x2 {d}{k2}{z}, {0}, {0}, 0x0e", value))
        elif i == 2:
            self.first = value
        else:
            self.store(i - 2, value)

    def last(self, carry, previous):
        total, _ = self.products(self.count, previous)
        total = self.binary("vpaddq", self.binary("vpaddq", total, carry), self.kept[0])
        self.store(self.count - 2, self.binary("vpandq", total, self.low_bits))
        total = self.binary("vpaddq", self.carried(total), self.kept[1])
        # The high half is the highest limb, and final; the low one has one more carry.
        self.store(self.count - 1, self.with_memory("vpandq", total, self.frame.vector("top_mask")))
        carry = self.emit("vshufi64x2 {d}{k3}{z}, {0}, {0}, 0x44", self.carried(total))
        self.store(0, self.binary("vpaddq", self.first, carry))


EXTENSIONS = {"avx2": Avx2, "avx512": Avx512}
