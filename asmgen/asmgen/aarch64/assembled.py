# SPDX-License-Identifier: MIT OR Apache-2.0
"""A routine for 64-bit ARM, assembled by binutils and run in Unicorn: for tests."""

import subprocess
import tempfile
from pathlib import Path

import unicorn
from unicorn import arm64_const as arm

from .divstep import AMONG, FLIPS, LIMB, Frame, Kind, count

WORD = (1 << 64) - 1
ASSEMBLER, COPIER = "aarch64-linux-gnu-as", "aarch64-linux-gnu-objcopy"
CODE, STATE, STACK, END = 0x10000, 0x100000, 0x200000, 0x300000
SIZE = 0x10000
SURVIVE = [getattr(arm, f"UC_ARM64_REG_X{i}") for i in (18, *range(19, 30))] + [getattr(arm, f"UC_ARM64_REG_D{i}") for i in range(8, 16)]
"""Registers that a function leaves as they are, and that of the platform."""


class Stray(Exception):
    """An access outside of the state and the saved registers."""


def assemble(text: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, code = Path(folder) / "routine.o", Path(folder) / "routine.bin"
        subprocess.run([ASSEMBLER, "-march=armv8-a", "-o", source, "-"], input=text, text=True, check=True)
        subprocess.run([COPIER, "-O", "binary", "-j", ".text", source, code], check=True)
        return code.read_bytes()


class Emulated:
    """A routine whose arguments are places in one piece of memory, and words: by default its begin alone. Each has an emulator of its own: code that is written twice to one address
    is not translated again."""

    def __init__(self, text: str):
        self.machine = unicorn.Uc(unicorn.UC_ARCH_ARM64, unicorn.UC_MODE_ARM)
        for place in (CODE, STATE, STACK, END):
            self.machine.mem_map(place, SIZE)
        self.machine.mem_write(CODE, assemble(text))

    def run(self, state: bytes, watch: bool = False, places: tuple[int, ...] = (0,), words: tuple[int, ...] = ()) -> bytes:
        """The memory after a call; watched, an access to another place is an error."""
        machine, top = self.machine, STACK + SIZE - 4096
        kept = {register: 0x1111_0000 + k for k, register in enumerate(SURVIVE)}
        for register, value in kept.items():
            machine.reg_write(register, value)
        machine.mem_write(STATE, state)
        for i, value in enumerate((*(STATE + place for place in places), *words)):
            machine.reg_write(getattr(arm, f"UC_ARM64_REG_X{i}"), value)
        machine.reg_write(arm.UC_ARM64_REG_SP, top)
        machine.reg_write(arm.UC_ARM64_REG_X30, END)
        strays = []

        def look(_, __, place, size, *___):
            if not (STATE <= place and place + size <= STATE + len(state) or top - 160 <= place and place + size <= top):
                strays.append(place)

        hook = machine.hook_add(unicorn.UC_HOOK_MEM_READ | unicorn.UC_HOOK_MEM_WRITE, look) if watch else None
        machine.emu_start(CODE, END)
        if hook is not None:
            machine.hook_del(hook)
        if strays:
            raise Stray(f"{len(strays)} accesses, one at {strays[0]:#x}")
        after = {register: machine.reg_read(register) for register in SURVIVE}
        assert after == kept and machine.reg_read(arm.UC_ARM64_REG_SP) == top, "a register did not survive"
        return bytes(machine.mem_read(STATE, len(state)))

    def result(self) -> int:
        """What the last call returned."""
        return self.machine.reg_read(arm.UC_ARM64_REG_X0)


class State:
    """That of batches: see `InvertState` and its like in the library's backend for AArch64, which this mirrors."""

    def __init__(self, kind: Kind, bits: int, numbers: tuple[int, ...], m: int = 1, delta: int = -1):
        self.frame = Frame(kind, count(kind, bits))
        self.bytes = bytearray(self.frame.size)
        # The steps of a symbol look beyond the low 60 bits.
        low = WORD if kind.flips else (1 << 2 * LIMB) - 1
        unit = 1 << 2 * LIMB
        words = {"f": numbers[0] & low, "g": numbers[1] & low, "delta": delta, "u": unit, "v": 0, "q": 0, "r": unit}
        if kind.cofactors:
            words["inverse"] = pow(m, -1, 1 << 64)
        if kind.long:
            words["groups"] = (self.frame.count - AMONG) // 4
        for name, value in words.items():
            self[name] = value
        for i in range(self.frame.count):
            for name, number in zip(kind.numbers, numbers, strict=True):
                self._write(self.frame.limb(i, name), 4, self._limb(number, i))
            if kind.cofactors:
                self._write(self.frame.modulus_limb(i), 4, self._limb(m, i))
        for name, number in zip(kind.numbers, numbers) if kind.long else ():
            self._write(self.frame.top(name), 4, self._limb(number, self.frame.count - 1))

    def _limb(self, number: int, i: int) -> int:
        number >>= LIMB * i
        return number if i == self.frame.count - 1 else number & (1 << LIMB) - 1

    def _write(self, place: int, size: int, value: int):
        self.bytes[place : place + size] = (value & (1 << 8 * size) - 1).to_bytes(size, "little")

    def __setitem__(self, name: str, value: int):
        self._write(self.frame.word(name), 8, value)

    def __getitem__(self, name: str) -> int:
        place = self.frame.word(name)
        return int.from_bytes(self.bytes[place : place + 8], "little")

    def run(self, routine: Emulated, batches: int, watch: bool = False):
        self["batches"] = batches
        self.bytes = bytearray(routine.run(bytes(self.bytes), watch))

    def numbers(self) -> list[int]:
        """f, g, and d, e where there are any; limbs below the highest are of 30 bits."""
        found = []
        for name in self.frame.kind.numbers:
            total = 0
            for i in range(self.frame.count):
                place = self.frame.limb(i, name)
                top = i == self.frame.count - 1
                limb = int.from_bytes(self.bytes[place : place + 4], "little", signed=top)
                assert top or limb < 1 << LIMB
                total += limb << LIMB * i
            found.append(total)
        return found

    def symbol(self, n: int) -> int:
        """The Jacobi symbol `(g / f)` after enough batches, where `n` is the first `f`: as the library's `backend/flips.rs` says."""
        if abs(self.numbers()[0]) != 1:
            return 0
        halvings, falls, turns = (self[name] for name in FLIPS)
        flips = halvings ^ halvings >> 1 ^ falls ^ (falls ^ turns) >> 63 ^ n >> 1 ^ n >> 2
        return 1 - 2 * (flips & 1)
