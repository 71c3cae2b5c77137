# SPDX-License-Identifier: MIT OR Apache-2.0
"""The state of a routine in memory: for tests and measurements."""

import ctypes

from .layout import FIRST, GROUP, NAMES, NUMBERS, place, size

WORD = (1 << 64) - 1


class MultiLaneState:
    """See `MultiLaneState` in the library's backend, which this mirrors."""

    def __init__(self, extension: str, limbs: int, inputs: list[tuple[int, int, int, int, int]]):
        """`inputs`: f, g, d, e, m for each lane."""
        self.extension, self.lanes, self.limbs = extension, {"avx2": 4, "avx512": 8}[extension], limbs
        assert len(inputs) == self.lanes
        self.buffer = ctypes.create_string_buffer(size(self.lanes, limbs) + 128)
        self.offset = -ctypes.addressof(self.buffer) % 64
        self.word(0).value = limbs
        self.guard = self.offset + size(self.lanes, limbs)
        ctypes.memset(ctypes.addressof(self.buffer) + self.guard, 0x5A, 64)
        for lane, numbers in enumerate(inputs):
            self.at("delta", lane).value = {"avx2": 4 * -1 + 1 & 0xFFFF_FFFF, "avx512": -1 & WORD}[extension]
            if extension == "avx2":
                self.at("delta", lane).value *= (1 << 32) + 1
            self.at("inverse", lane).value = pow(-numbers[4], -1, 1 << 30)
            for k, number in enumerate(numbers):
                self.set(k, lane, number)

    def set(self, number: int, lane: int, value: int):
        for i in range(self.limbs):
            limb = value >> 30 * i
            self.limb(i, number, lane).value = (limb if i == self.limbs - 1 else limb & (1 << 30) - 1) & WORD

    def word(self, index: int):
        return ctypes.c_uint64.from_buffer(self.buffer, self.offset + 8 * index)

    def at(self, name: str, lane: int):
        return self.word(place(self.lanes, name) // 8 + lane)

    def limb(self, i: int, number: int, lane: int):
        return self.word(self.lanes * (len(NAMES) + len(NUMBERS) * i + number) + lane)

    def address(self) -> int:
        return ctypes.addressof(self.buffer) + self.offset

    def run(self, library: ctypes.CDLL, batches: int):
        self.word(1).value = batches
        library.routine(ctypes.c_void_p(self.address()))
        self.check_guard()

    def check_guard(self):
        assert self.buffer.raw[self.guard : self.guard + 64] == b"\x5a" * 64

    def is_wiped(self) -> bool:
        """Whether nothing is left of the numbers but which have an inverse."""
        first = place(self.lanes, FIRST[0])
        begin, end = self.offset + first, self.offset + size(self.lanes, self.limbs) - (GROUP - 1 - -self.limbs % GROUP) * 8 * 5 * self.lanes
        return not any(self.buffer.raw[begin:end]) and not any(self.at("inverse", lane).value for lane in range(self.lanes))

    def numbers(self, lane: int) -> tuple[int, ...]:
        """f, g, d, e, m."""
        return tuple(self._number(k, lane) for k in range(len(NUMBERS)))

    def _number(self, number: int, lane: int) -> int:
        limbs = [self.limb(i, number, lane).value for i in range(self.limbs)]
        assert all(limb >> 30 == 0 for limb in limbs[:-1])
        limbs[-1] -= limbs[-1] >> 63 << 64
        return sum(limb << 30 * i for i, limb in enumerate(limbs))

    def twice_delta(self, lane: int) -> int:
        value = self.at("delta", lane).value
        if self.extension == "avx2":
            assert value >> 32 == value & 0xFFFF_FFFF
            value &= 0xFFFF_FFFF
            assert value % 4 in (1, 2)
            d = (value >> 2) - (value >> 31 << 30)
        else:
            d = value - (value >> 63 << 64)
        return -2 * d - 1
