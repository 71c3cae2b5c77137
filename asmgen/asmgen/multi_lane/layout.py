# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a routine works on: vectors, each with one lane of 64 bits for each inversion.

The first vector holds two words, the number of limbs and the number of batches; then come vectors by name, and last the
limbs of 30 bits, the lowest first, each as five vectors: of `f`, `g`, `d`, `e` and the modulus. Words become limbs, and limbs
words, by groups: there is room for the rest of the last group.
"""

STATE, LIMB, COUNT = "rdi", "rsi", "rcx"
"""The registers with the address of the state, that of a limb, and the limbs that are left."""
LIMBS, BATCHES = "r8", "rdx"
"""The number of limbs, and the batches that are left."""

CONSTANTS = {
    # As pairs of words of 32 bits, the lower one first.
    "one": (1, 1),
    "four": (4, 4),
    "half": (1 << 14, 1 << 14),
    "unit_f": (-(1 << 30), 0),
    "unit_g": (0, -(1 << 30)),
    "mask": ((1 << 30) - 1, 0),
    "bias": (0, 1 << 30),
    "next_bias": (0, (1 << 30) - 1),
    "last_bias": (0, 1),
}
"""Of AVX2, which has too few registers for them: the routine writes them into the state."""
FIRST = [f"first_{entry}" for entry in "uvqr"]
"""The matrix of the first fifteen steps of a batch."""
MATRIX = [f"matrix_{entry}" for entry in "uvqr"]
"""Of AVX2: the matrix of the batch before."""
NAMES = ["words", "delta", "inverse", *CONSTANTS, *FIRST, *MATRIX]
NUMBERS = "fgdem"
GROUP = 4
"""Limbs that are converted together."""


def place(lanes: int, name: str) -> int:
    return 8 * lanes * NAMES.index(name)


def size(lanes: int, limbs: int) -> int:
    return 8 * lanes * (len(NAMES) + len(NUMBERS) * (limbs + GROUP - 1))


class Layout:
    """Addresses, for a number of lanes."""

    def __init__(self, lanes: int):
        self.width = 8 * lanes
        self.limbs = self.width * len(NAMES)
        self.step = self.width * len(NUMBERS)
        """From one limb to the next."""
        self.pointer = {4: "ymmword ptr", 8: "zmmword ptr"}[lanes]

    def slot(self, name: str) -> str:
        return f"{self.pointer} [{STATE}{self.width * NAMES.index(name):+d}]"

    def limb(self, number: str, i: int = 0) -> str:
        """A limb by its index."""
        return f"{self.pointer} [{STATE}{self.limbs + self.step * i + self.width * NUMBERS.index(number):+d}]"

    def here(self, number: str, i: int = 0) -> str:
        """The limb that `LIMB` points to, or with -1 the one before it."""
        return f"{self.pointer} [{LIMB}{self.step * i + self.width * NUMBERS.index(number):+d}]"
