# SPDX-License-Identifier: MIT OR Apache-2.0
"""A routine assembled, loaded and run in this process: for tests and for the search. Needs gcc."""

import ctypes
import subprocess
import tempfile
from pathlib import Path

from .bingcd import batch as bingcd
from .divstep import batch, gcd, ifma, invert, jacobi, long, update, update_fg, wide
from .divstep.batch import frame
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


HEAD = ".intel_syntax noprefix\n.text\n.globl routine\n.p2align 6\nroutine:\n"
TAIL = '.section .note.GNU-stack,"",@progbits\n'


def assemble(text: str) -> ctypes.CDLL:
    """A library with one function, `routine(state)`, from the text of a routine."""
    return compile_shared(HEAD + text + TAIL, ".S")


class InvertState:
    """The state of a routine for inverses: see `InvertState` in the library's backend, which this mirrors."""

    frame_of = staticmethod(frame)
    packing = batch.TWENTY
    limb_bits = 30
    constants = update.CONSTANTS
    whole_mark = 0
    """Added to a count of whole batches, where the routine would end the last one early."""

    def __init__(self, extension: str, limbs: int, f: int, g: int, v: int = 1, u: int = 0, modulus: int | None = None):
        self.limbs, self.vectors = limbs, update.EXTENSIONS[extension].vectors
        self._mark(invert.KINDS[extension])
        self._make(self.frame_of(limbs), self._words(f, g))
        modulus = f if modulus is None else modulus
        inverse = pow(-modulus, -1, 1 << 30)
        self._vector("inverse", 0, [0, inverse, 0, inverse])
        if "top_mask" in self.frame.vectors:
            for k, value in enumerate(update.BOUNDARIES["boundary_mask"]):
                self._vector("top_mask", k, [value] * 4)
        for i in range(limbs):
            self._vector("limbs", self._place(i), [self._limb(n, i) for n in (f, u, g, v)])
            self._vector(*self._place_of_modulus(i), [self._limb(modulus, i)] * 4)

    def _mark(self, kind: type[batch.Batch]):
        self.whole_mark = batch.WHOLE_MARK if kind.left_out(self.limbs) else 0

    def _words(self, f: int, g: int) -> dict[str, int]:
        packing, n = self.packing, self.packing.steps
        low = {word: (1 << bits) - 1 for word, bits in packing.low_bits.items()}
        return {
            # The unit matrix, times a power of two.
            "end_h": -(1 << 2 * n), "end_G": -(1 << 3 * n + 2), "Yu": 1 << 2 * n, "Yr": 1 << 2 * n,
            "w2f": f, "w2g": g, "d": -1,
            "start_h": (~(f >> 1) & low["h"]) + packing.start["h"], "start_G": (~g & low["G"]) + packing.start["G"],
            "rounding_h": packing.rounding["h"], "rounding_G": packing.rounding["G"],
            "refill_h": packing.refill("h"), "refill_G": packing.refill("G"), "low40": (1 << 2 * n) - 1,
        }  # fmt: skip

    def _make(self, frame, words: dict[str, int]):
        """Memory with these words, and with the constants."""
        self.frame = frame
        self.buffer = ctypes.create_string_buffer(frame.size + 64)
        self.offset = -ctypes.addressof(self.buffer) % 64
        for name, value in words.items():
            self[name] = value
        for i, value in enumerate(self.constants.values()):
            self._vector("constants", i, [value] * 4)
        for i, value in enumerate(wide.UNPACK.values() if "unpack" in frame.vectors else []):
            self._vector("unpack", i, value)

    def _place(self, i: int) -> int:
        """Where limb `i` is: half `i / count` of vector `i mod count`."""
        count = self.limbs // self.vectors
        return self.vectors * (i % count) + i // count

    def _place_of_modulus(self, i: int) -> tuple[str, int]:
        return "modulus", self._place(i)

    def _limb(self, number: int, i: int) -> int:
        number >>= self.limb_bits * i
        return number if i == self.limbs - 1 else number & (1 << self.limb_bits) - 1

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

    def run(self, library: ctypes.CDLL, *counts: int, short: bool = False):
        """Calls the routine once for each number of batches; the last batch of a call is a short one, or all are whole."""
        for count in counts:
            self["batches"] = count if short else count + self.whole_mark
            library.routine(ctypes.c_void_p(self.address()))

    def numbers(self) -> tuple[int, int, int, int]:
        """f, u, g, v."""
        total = [0, 0, 0, 0]
        for i in range(self.limbs):
            for k in range(4):
                lane = self._at(self.frame.vectors["limbs"] + 32 * self._place(i) + 8 * k).value
                lane -= lane >> 63 << 64
                total[k] += lane << self.limb_bits * i
        return tuple(total)

    def matrix(self) -> tuple[int, int, int, int]:
        """The matrix of the last batch, (u, v, q, r)."""

        n, field = self.packing.steps, self.packing.field

        def entries(word, low):
            second = word + (1 << low + n) + (1 << low - 1) >> low + n + 1
            first = (word + (1 << low - 1) >> low) - (second << n + 1)
            return first, second

        (a, b), (c, d) = entries(self["end_h"], field["h"]), entries(self["end_G"], field["G"])
        ya, yb, yc, yd = (self["Y" + n] for n in "uvqr")
        return -(a * ya + b * yc), -(a * yb + b * yd), -(c * ya + d * yc), -(c * yb + d * yd)


class FgState(InvertState):
    """The state of a routine on `f` and `g` alone: see `update_fg.py`."""

    def _numbers(self, f: int, g: int):
        count = self.limbs // self.vectors
        for i in range(count):
            lanes = [self._limb(n, i + k * count) for k in range(self.vectors) for n in (f, g)]
            for k in range(0, len(lanes), 4):
                self._vector("limbs", (self.vectors * i * 2 + k) // 4, lanes[k : k + 4])

    def lanes(self, name: str, index: int = 0, lanes: int = 4) -> list[int]:
        start = self.frame.vectors[name] + 8 * lanes * index
        values = [self._at(start + 8 * k).value for k in range(lanes)]
        return [value - (value >> 63 << 64) for value in values]

    def numbers(self) -> tuple[int, int]:
        """f, g."""
        count = self.limbs // self.vectors
        total = [0, 0]
        for i in range(count):
            for k, lane in enumerate(self.lanes("limbs", i, 2 * self.vectors)):
                total[k % 2] += lane << 30 * (i + k // 2 * count)
        return tuple(total)


class GcdState(FgState):
    """The state of a routine of `gcd.py`."""

    frame_of = staticmethod(gcd.frame)

    def __init__(self, extension: str, limbs: int, f: int, g: int):
        self.limbs, self.vectors = limbs, gcd.KINDS[extension].updates[extension].vectors
        self._mark(gcd.KINDS[extension])
        self._make(self.frame_of(limbs), self._words(f, g))
        for i, lanes in enumerate(update_fg.boundaries(self.vectors)):
            self._vector("boundaries", i, lanes)
        self._numbers(f, g)


class JacobiState(FgState):
    """The state of a routine of `jacobi.py`."""

    frame_of = staticmethod(jacobi.frame)

    def __init__(self, extension: str, limbs: int, f: int, g: int):
        self.limbs, self.vectors = limbs, 2
        self._make(self.frame_of(limbs), self._words(f, g))
        for i, lanes in enumerate(update_fg.boundaries(self.vectors)):
            self._vector("boundaries", i, lanes)
        self._numbers(f, g)

    def _words(self, f: int, g: int) -> dict[str, int]:
        words = {
            # The unit matrix, times 2^60 = 2^19 2^41; the windows make up for 2^19 in place of 2^20.
            "end_h": -(1 << 40), "end_G": 1 << 62, "Yu": -(1 << 41), "Yr": 1 << 41,
            "w2f": 2 * f, "w2g": 2 * g, "d": -1, "end1": -1, "end2": -1, "XY": -1,
            "start_h": (~(f >> 1) & 0xFFFFF) + jacobi.START["h"], "start_G": (~g & 0x1FFFFF) + jacobi.START["G"],
        }  # fmt: skip
        for word in "hG":
            words |= {"rounding_" + word: jacobi.ROUNDING[word], "refill_" + word: jacobi.refill(word)}
        return words

    def matrix(self) -> tuple[int, int, int, int]:
        def entries(word, low):
            second = word + (1 << low + 20) + (1 << low - 1) >> low + 21
            first = (word + (1 << low - 1) >> low) - (second << 21)
            return first, second

        (a, b), (c, d) = entries(self["end_h"], 21), entries(self["end_G"], 22)
        ya, yb, yc, yd = (self["Y" + n] for n in "uvqr")
        return a * ya - b * yc, b * yd - a * yb, c * ya - d * yc, d * yd - c * yb

    def symbol(self, n: int, batches: int) -> int:
        """The Jacobi symbol `(g / f)` after enough batches, where `n` is the first `f`."""
        f, g = self.numbers()
        u, v, _, _ = self.matrix()
        end = (u * f + v * g) >> 60
        halvings = falls = 0
        for k in range(4):
            halvings ^= self.lanes("halvings")[k]
            falls ^= self.lanes("falls")[k]
        trail = [self[name] for name in jacobi.TRAIL]
        for here, later in zip(trail, trail[1:]):
            halvings ^= here
            falls ^= here & ~later
        x_m = v - (u > 0)
        joints = self.lanes("joints")[0] ^ self.lanes("joints")[1] ^ self["turns"]
        for a, b, c in (
            (self["end1"], self["end2"], self["XY"]), (self["XY"], self["end_h"], x_m), (x_m, end, f),
        ):  # fmt: skip
            joints ^= a & b | (a ^ b) & ~c
        # Each of the majorities, three a batch, is complemented.
        third = (falls ^ joints) < 0
        flips = (halvings ^ halvings >> 1 ^ falls) & 1 ^ (n % 8 in (3, 5)) ^ third ^ (3 * (batches + 1) & 1)
        return 0 if abs(end) != 1 else 1 - 2 * flips


def end_of_limbs(state: InvertState, stride: int) -> int:
    """The word `rest` of a state of a long routine: where the limbs end, from where its address points to."""
    return state.frame.vectors["limbs"] + stride * (state.limbs // state.vectors) - BIAS


class LongInvertState(InvertState):
    """The states of the routines of `long.py`."""

    frame_of = staticmethod(long.invert_frame)

    def __init__(self, extension: str, limbs: int, *numbers: int, **more: int):
        super().__init__(extension, limbs, *numbers, **more)
        self["rest"] = end_of_limbs(self, 64)

    def _place(self, i: int) -> int:
        return 2 * i

    def _place_of_modulus(self, i: int) -> tuple[str, int]:
        return "limbs", 2 * i + 1


class LongGcdState(GcdState):
    frame_of = staticmethod(long.gcd_frame)

    def __init__(self, extension: str, limbs: int, f: int, g: int):
        super().__init__(extension, limbs, f, g)
        self["rest"] = end_of_limbs(self, 32)


class LongJacobiState(JacobiState):
    frame_of = staticmethod(long.jacobi_frame)

    def __init__(self, extension: str, limbs: int, f: int, g: int):
        super().__init__(extension, limbs, f, g)
        self["rest"] = end_of_limbs(self, 32)


class IfmaState(LongInvertState):
    """The state of the routine of `ifma.py`."""

    frame_of = staticmethod(ifma.frame)
    packing = ifma.PACKING
    limb_bits = ifma.BITS
    constants = ifma.CONSTANTS

    def __init__(self, limbs: int, f: int, g: int, v: int = 1, u: int = 0, modulus: int | None = None):
        self.top = ifma.TOP << ifma.BITS * (limbs - 1)
        modulus = f if modulus is None else modulus
        super().__init__("avx2", limbs, f + self.top, g + self.top, v=v + self.top, u=u + self.top, modulus=modulus)
        inverse = pow(-modulus, -1, 1 << ifma.BITS)
        self._vector("inverse", 0, [0, inverse, 0, inverse])

    def numbers(self) -> tuple[int, int, int, int]:
        return tuple(number - self.top for number in super().numbers())


class BingcdState:
    """The state of the routine of `bingcd/batch.py`, which the library has as `BingcdState`."""

    def __init__(self, a: int, b: int, u: int, w: int, m: int):
        self.words = (ctypes.c_uint64 * (bingcd.LIMBS * len(bingcd.NUMBERS) + len(bingcd.WORDS)))()
        for name, value in zip(bingcd.NUMBERS, (a, b, u, w, m)):
            start = bingcd.LIMBS * bingcd.NUMBERS.index(name)
            for k in range(bingcd.LIMBS):
                self.words[start + k] = value >> 64 * k & WORD
        self["-1/m"] = -pow(m, -1, 1 << 64) & WORD

    @staticmethod
    def _index(name: str) -> int:
        return bingcd.word(name)

    def place(self, name: str) -> int:
        """The address of a word."""
        return self.address() + 8 * self._index(name)

    def __setitem__(self, name: str, value: int):
        self.words[self._index(name)] = value

    def __getitem__(self, name: str) -> int:
        return self.words[self._index(name)]

    def number(self, name: str) -> int:
        start = bingcd.LIMBS * bingcd.NUMBERS.index(name)
        return sum(word << 64 * k for k, word in enumerate(self.words[start : start + bingcd.LIMBS]))

    def address(self) -> int:
        return ctypes.addressof(self.words)

    def run(self, library: ctypes.CDLL, count: int):
        self["batches"] = count
        library.routine(ctypes.c_void_p(self.address()))


STATES = {"invert": InvertState, "gcd": GcdState, "jacobi": JacobiState}
"""By the operation."""
LONG_STATES = {"invert": LongInvertState, "gcd": LongGcdState, "jacobi": LongJacobiState}
