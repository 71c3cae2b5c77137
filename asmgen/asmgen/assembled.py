# SPDX-License-Identifier: MIT OR Apache-2.0
"""A routine assembled, loaded and run in this process: for tests and for the search. Needs gcc."""

import ctypes
import subprocess
import tempfile
from pathlib import Path

from .divstep import rounds, update
from .divstep.rounds import START, frame
from .frame import BIAS

WORD = (1 << 64) - 1
HERE = Path(__file__).parent


def compile_shared(source: str, suffix: str, *flags: str) -> ctypes.CDLL:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"source{suffix}"
        path.write_text(source)
        shared = Path(folder) / "shared.so"
        subprocess.run(["gcc", "-shared", "-fPIC", *flags, "-o", shared, path], check=True)
        return ctypes.CDLL(str(shared))


def assemble(text: str) -> ctypes.CDLL:
    """A library with one function, `routine(state)`, from the text of a routine."""
    head = ".intel_syntax noprefix\n.text\n.globl routine\n.p2align 6\nroutine:\n"
    return compile_shared(head + text + '.section .note.GNU-stack,"",@progbits\n', ".S")


class State:
    """The state of a routine: see `State` in the library's backend, which this mirrors."""

    def __init__(self, extension: str, limbs: int, f: int, g: int, v: int = 1, u: int = 0, modulus: int | None = None):
        self.limbs, self.frame = limbs, frame(limbs)
        self.vectors = update.EXTENSIONS[extension].vectors
        self.buffer = ctypes.create_string_buffer(self.frame.size + 64)
        start = ctypes.addressof(self.buffer)
        self.offset = -start % 64
        modulus = f if modulus is None else modulus
        words = {
            "end_h": -(1 << 40), "end_G": -(1 << 62), "Yu": 1 << 40, "Yr": 1 << 40,
            "w2f": f, "w2g": g, "d": -1,
            "start_h": (~(f >> 1) & 0x7FFFF) + START["h"], "start_G": (~g & 0xFFFFF) + START["G"],
            "round_h": rounds.ROUNDING["h"], "round_G": rounds.ROUNDING["G"],
            "refill_h": rounds.refill("h"), "refill_G": rounds.refill("G"),
        }
        for name, value in words.items():
            self[name] = value
        for i, value in enumerate(update.CONSTANTS.values()):
            self._vector("constants", i, [value] * 4)
        inverse = pow(-modulus, -1, 1 << 30)
        self._vector("inverse", 0, [0, inverse, 0, inverse])
        for i, halves in enumerate(update.SEAMS.values()):
            for k, value in enumerate(halves):
                self._vector("seams", 2 * i + k, [value] * 4)
        for i in range(limbs):
            self._vector("limbs", self._place(i), [self._limb(n, i) for n in (f, u, g, v)])
            self._vector("modulus", self._place(i), [self._limb(modulus, i)] * 4)

    def _place(self, i: int) -> int:
        """Where limb `i` is: half `i / count` of vector `i mod count`."""
        count = self.limbs // self.vectors
        return self.vectors * (i % count) + i // count

    def _limb(self, number: int, i: int) -> int:
        number >>= 30 * i
        return number if i == self.limbs - 1 else number & (1 << 30) - 1

    def _at(self, offset: int) -> ctypes.c_uint64:
        return ctypes.c_uint64.from_buffer(self.buffer, self.offset + offset)

    def _vector(self, name: str, index: int, lanes: list[int]):
        for k, lane in enumerate(lanes):
            self._at(self.frame.vectors[name] + 32 * index + 8 * k).value = lane & WORD

    def __setitem__(self, name: str, value: int):
        self._at(self.frame.word(name) + BIAS).value = value & WORD

    def __getitem__(self, name: str) -> int:
        value = self._at(self.frame.word(name) + BIAS).value
        return value - (value >> 63 << 64)

    def address(self) -> int:
        return ctypes.addressof(self.buffer) + self.offset + BIAS

    def run(self, library: ctypes.CDLL, count: int):
        self["rounds"] = count
        library.routine(ctypes.c_void_p(self.address()))

    def numbers(self) -> tuple[int, int, int, int]:
        """f, u, g, v."""
        total = [0, 0, 0, 0]
        for i in range(self.limbs):
            for k in range(4):
                lane = self._at(self.frame.vectors["limbs"] + 32 * self._place(i) + 8 * k).value
                lane -= lane >> 63 << 64
                total[k] += lane << 30 * i
        return tuple(total)

    def matrix(self) -> tuple[int, int, int, int]:
        """The matrix of the last round, (u, v, q, r)."""

        def entries(word, low):
            second = word + (1 << low + 20) + (1 << low - 1) >> low + 21
            first = (word + (1 << low - 1) >> low) - (second << 21)
            return first, second

        (a, b), (c, d) = entries(self["end_h"], 20), entries(self["end_G"], 21)
        ya, yb, yc, yd = (self["Y" + n] for n in "uvqr")
        return -(a * ya + b * yc), -(a * yb + b * yd), -(c * ya + d * yc), -(c * yb + d * yd)
