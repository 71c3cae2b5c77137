# SPDX-License-Identifier: MIT OR Apache-2.0
"""The matrix of a batch applied to `f` and `g` alone, in vectors with several limbs of both.

A number is cut into as many segments as a vector has pairs of lanes, two or four. Vector `i` holds limb `i` of each segment,
from the lowest segment up, each as a pair: of `f`, and of `g`. Limbs and digits of the matrix are those of `update.py`; both
numbers stay below their first absolute values, and need no quotients.

All segments are carried through at the same time, and joined at the boundaries between them. Two positions down means: the two
lowest limbs of a segment become the highest two of the segment below, and are kept until that one's carry has come as far as
there. What is then carried on, over the boundary, is left in what is now the lowest limb of the segment above.

Bounds: that limb is in [-2, 2^30 + 2), the highest of all in [-2^30, 2^30), all others in [0, 2^30). In each row of the
matrix, the absolute values of both entries add up to at most 2^60; so those of the higher digits to at most 2^30 + 2,
and a lower one is below 2^30. The four products of a position then add up to less than 3 2^60 + 2^34 < 2^62 in absolute
value, and what it carries to the next is below 2^32. At the boundary, the carry into the first kept limb comes with the
products of higher digits alone; so that the second one, with its carry, is in (-2^30 - 2^4, 2^31 + 2^4), and what goes
over the boundary is in [-2, 2].
"""

from . import update

COLUMNS = ["Mu", "Mr", "Mv", "Mq"]
"""Entries of the matrix in the order that vectors need in memory: first what stays in its lane, then what crosses over."""


def boundaries(segments: int) -> list[list[int]]:
    """Constants of the boundaries, by four lanes: for halves all three, for quarters the mask alone."""
    if segments == 2:
        return [[low, low, high, high] for low, high in update.BOUNDARIES.values()]
    low, high = update.BOUNDARIES["boundary_mask"]
    return [[low] * 4, [low, low, high, high]]


class Segments(update.Avx2):
    """What both widths have in common, from the operations in which they differ."""

    columns = (COLUMNS[:2], COLUMNS[2:])

    def vector(self, name: str, i: int) -> str:
        return self.frame.vector(name, self.vectors // 2 * i)

    def load(self, i: int):
        """Vector `i`: where it is, and with `f` and `g` exchanged."""
        return i, self.emit(f"vpshufd {{d}}, {self.place(i)}, 0x4e", reads_memory=[f"limb{i}"])

    def row(self, digit, numbers):
        """A digit of the row times a limb of both numbers."""
        i, exchanged = numbers
        same = self.emit(f"vpmuldq {{d}}, {{0}}, {self.place(i)}", digit[0], reads_memory=[f"limb{i}"])
        return self.binary("vpaddq", same, self.binary("vpmuldq", digit[1], exchanged))

    def products(self, i: int, previous):
        total = self.row(self.high, previous) if previous else None
        if i < self.count:
            previous = self.load(i)
            low = self.row(self.low, previous)
            total = self.binary("vpaddq", total, low) if total else low
        return total, previous

    def limb(self, i: int, carry, previous):
        total, previous = self.products(i, previous)
        total = self.biased(total, "bias" if i == 0 else "next_bias")
        if carry:
            total = self.binary("vpaddq", total, carry)
        carry = self.carried(total)
        value = self.masked(total)
        if i < 2:
            # Zero in the lowest segment.
            self.kept.append(self.lowered(value))
        else:
            self.store(i - 2, value)
        return carry, previous

    def last(self, carry, previous):
        total, _ = self.products(self.count, previous)
        total = self.binary("vpaddq", self.biased(total, "next_bias"), carry)
        total = self.binary("vpaddq", total, self.kept[0])
        self.store(self.count - 2, self.masked(total))
        total = self.binary("vpaddq", self.carried(total), self.kept[1])
        carry = self.highest(total)
        first = self.emit(f"vpaddq {{d}}, {{0}}, {self.place(0)}", carry, reads_memory=["limb0"])
        self.store(0, first)
        if self.count == 3:
            # Limb 3 is the lowest of the second segment.
            self.low_limb(self.lowered(first))

    def with_boundary(self, mnemonic, a, name: str):
        return self.with_memory(mnemonic, a, self.frame.vector("boundaries", list(update.BOUNDARIES).index(name)))


class Halves(Segments):
    """Two numbers in vectors of 256 bits. There is no arithmetic shift of 64 bits: biases make up for it."""

    vectors = 2

    def matrix_column(self, upper: str, lower: str):
        """The two entries, which have to be neighbors, in both halves."""
        place = f"xmmword ptr {self.frame.address(upper)}"
        return self.emit(f"vbroadcasti128 {{d}}, {place}", reads_memory=[upper, lower])

    def masked(self, total):
        return self.with_constant("vpand", total, "mask")

    def lowered(self, value):
        return self.emit("vperm2i128 {d}, {0}, {0}, 0x81", value)

    def highest(self, total):
        """Stores the highest limb of each half; what is carried over the boundary."""
        total = self.with_boundary("vpaddq", total, "boundary_bias")
        self.store(self.count - 1, self.with_boundary("vpand", total, "boundary_mask"))
        raised = self.emit("vperm2i128 {d}, {0}, {0}, 0x08", self.carried(total))
        return self.with_boundary("vpaddq", raised, "boundary_carry")


class Quarters(Segments):
    """Two numbers in vectors of 512 bits, with a matrix that is in vectors already."""

    needs = update.Avx512.needs
    vectors = 4
    pointer = update.Avx512.pointer
    move = update.Avx512.move
    and_ = update.Avx512.and_
    prologue = [
        line
        for k, lanes in ((1, 0xCC), (2, 0x3F), (3, 0xFC))
        for line in (f"mov eax, {lanes:#x}", f"kmovw k{k}, eax")
    ]
    """`k1`: as in `update.Avx512`; `k2`: all but the highest quarter; `k3`: all but the lowest."""
    biased = update.Avx512.biased
    carried = update.Avx512.carried

    def masked(self, total):
        return self.binary("vpandq", total, self.low_bits)

    def lowered(self, value):
        return self.emit("valignq {d}{k2}{z}, {0}, {0}, 2", value)

    def highest(self, total):
        """Stores the highest limb of each quarter, of which the last one is signed; what is carried over the boundaries."""
        self.store(self.count - 1, self.with_boundary("vpandq", total, "boundary_mask"))
        return self.emit("valignq {d}{k3}{z}, {0}, {0}, 6", self.carried(total))

    def with_boundary(self, mnemonic, a, name: str):
        assert name == "boundary_mask"
        return self.with_memory(mnemonic, a, self.frame.vector("boundaries"))
