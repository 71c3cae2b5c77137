# SPDX-License-Identifier: MIT OR Apache-2.0
"""The state of sixteen lanes in memory: for tests."""

import ctypes

from .sixteen import BITS, FIRST, GROUPS, LIMBS, NUMBERS, SIZE, offset, place
from .sixteen_rows import LANES

WORD = (1 << 64) - 1
GUARD = b"\x5a" * 64


class SixteenState:
    """See `SixteenState` in the library's backend, which this mirrors. Elements are in the order of their rows."""

    def __init__(self, inputs: list[tuple[int, ...]], fill: int = 0xA5):
        """`inputs`: f, g, d, e, m for each element."""
        self.buffer = ctypes.create_string_buffer(bytes([fill]) * (SIZE + 192), SIZE + 192)
        self.offset = -ctypes.addressof(self.buffer) % 64
        ctypes.memset(self.address() + SIZE, GUARD[0], 64)
        for element, numbers in enumerate(inputs):
            for letter, value in zip(NUMBERS, numbers):
                self.set(element, letter, value)
            m = numbers[-1]
            self.set(element, "w", -(m << BITS - 1))
            group, lane = self.lane(element)
            self.word(place(f"inverse{group}") + 8 * lane).value = pow(-m, -1, 1 << BITS) if m % 2 else 0

    @staticmethod
    def lane(element: int) -> tuple[int, int]:
        return element // 8, LANES[element % 8]

    def address(self) -> int:
        return ctypes.addressof(self.buffer) + self.offset

    def word(self, at: int):
        return ctypes.c_uint64.from_buffer(self.buffer, self.offset + at)

    def limb(self, element: int, letter: str, j: int):
        group, lane = self.lane(element)
        return self.word(offset(group, letter, j) + 8 * lane)

    def set(self, element: int, letter: str, value: int):
        count = LIMBS + (letter == "w")
        for j in range(count):
            limb = value >> BITS * j
            self.limb(element, letter, j).value = (limb if j == count - 1 else limb & (1 << BITS) - 1) & WORD

    def number(self, element: int, letter: str) -> int:
        """Of all but `w` the lower limbs are canonical."""
        limbs = [self.limb(element, letter, j).value for j in range(LIMBS + (letter == "w"))]
        limbs = [limb - (limb >> 63 << 64) for limb in limbs]
        assert letter == "w" or all(limb >> BITS == 0 for limb in limbs[:-1])
        return sum(limb << BITS * j for j, limb in enumerate(limbs))

    def numbers(self, element: int) -> tuple[int, ...]:
        """f, g, d, e, m."""
        return tuple(self.number(element, letter) for letter in NUMBERS)

    def run(self, library, batches: int):
        library.routine(ctypes.c_void_p(self.address()), ctypes.c_uint64(batches))
        self.check_guard()

    def check_guard(self):
        assert ctypes.string_at(self.address() + SIZE, 64) == GUARD

    def is_wiped(self) -> bool:
        """Whether nothing is left of the numbers but which have an inverse."""
        raw = ctypes.string_at(self.address(), SIZE)
        begin = place(FIRST[0])
        return not any(raw[begin:]) and not any(raw[: place("unit0")])

    def units(self) -> list[int]:
        return [self.word(place("unit0") + 8 * element).value for element in range(8 * GROUPS)]
