# SPDX-License-Identifier: MIT OR Apache-2.0
"""The symbolic machine beside the CPU: each instruction of a routine, its own bytes, on random and extreme states."""

import ctypes
import mmap
import pathlib
import platform
import random
import re
import struct

from . import evex
from .compiled import Compiled
from .machine import LANES, MEMORY, POINTER, REGISTERS, VECTORS, WORD, Instruction, Machine, Terms

# In memory of its own: registers and flags before and after, the stack pointer of the caller, vectors before and after, and what rdi
# points to.
BEFORE, AFTER, SAVED, OBJECT = 4096, 4096 + 17 * 8, 4096 + 34 * 8, 12288
VECTORS_BEFORE, VECTORS_AFTER = 5120, 8192
# Masks are behind vectors.
MASKS = 64 * len(evex.VECTORS)
SIZE, MIDDLE = 45056, OBJECT + 2048
EXTREMES = (0, 1, 2, WORD, WORD - 1, 1 << 63, (1 << 63) - 1, (1 << 63) + 1, 1 << 62, 1 << 20, (1 << 41) - 1)
# Carry, parity, adjust, zero, sign, overflow.
FLAGS = (0, 2, 4, 6, 7, 11)
CARRY, ZERO, SIGN, OVERFLOW = 1, 1 << 6, 1 << 7, 1 << 11
WIDE = ("avx512f", "avx512dq", "avx512vl", "avx512ifma", "avx512_vbmi2")
# Instructions that move the stack pointer or the program counter are checked by what is said of paths; what reads the stack is left out.
LEFT = ("push", "pop", "ret", "nop", "call")


class Page:
    """Memory with code that loads all registers, runs one instruction and stores all registers."""

    def __init__(self):
        if platform.machine() != "x86_64":
            raise ValueError("instructions of x86-64 can only be compared on such a CPU")
        self.memory = mmap.mmap(-1, SIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self.base = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        self.call = ctypes.CFUNCTYPE(None)(self.base)

    def write_code(self, instruction: bytes, vectors: bool, wide: bool) -> None:
        code = bytearray(bytes.fromhex("5355415441554156 4157".replace(" ", "")))

        def relative(start: bytes, to: int) -> None:
            code.extend(start)
            code.extend(struct.pack("<i", to - len(code) - 4))

        def registers(operation: int, place: int) -> None:
            for n in range(16):
                relative(bytes((0x48 | (n >> 3) << 2, operation, (n & 7) << 3 | 5)), place + 8 * n)

        def all_vectors(operation: int, place: int) -> None:
            """`vmovdqu` of each of them, from or to memory; or `vmovdqu64`, and `kmovq` of the masks."""
            for n in range(len(evex.VECTORS) if wide else 0):
                relative(bytes((0x62, 0x61 | (~n >> 3 & 1) << 7 | (~n >> 4 & 1) << 4, 0xFE, 0x48, operation, (n & 7) << 3 | 5)), place + 64 * n)
            for n in range(len(evex.MASKS) if wide else 0):
                relative(bytes((0xC4, 0xE1, 0xF8, 0x90 | (operation == 0x7F), n << 3 | 5)), place + MASKS + 8 * n)
            for n in range(len(VECTORS) if vectors and not wide else 0):
                relative(bytes((0xC5, 0xFE & ~(n >> 3 << 7), operation, (n & 7) << 3 | 5)), place + 8 * LANES * n)

        all_vectors(0x6F, VECTORS_BEFORE)
        relative(b"\x48\x89\x25", SAVED)
        relative(b"\x48\x8d\x25", BEFORE + 16 * 8)
        code.append(0x9D)
        registers(0x8B, BEFORE)
        code.extend(instruction)
        registers(0x89, AFTER)
        relative(b"\x48\x8d\x25", AFTER + 17 * 8)
        code.append(0x9C)
        relative(b"\x48\x8b\x25", SAVED)
        all_vectors(0x7F, VECTORS_AFTER)
        code.extend(bytes.fromhex(("c5f877" if vectors else "") + "415f415e415d415c5d5bc3"))
        self.memory[: len(code)] = bytes(code)

    def run(self, registers: list[int], flags: int, words: bytes, vectors: bytes) -> tuple[list[int], int, bytes, bytes]:
        self.memory[BEFORE:AFTER] = struct.pack("<17Q", *registers, flags)
        self.memory[VECTORS_BEFORE : VECTORS_BEFORE + len(vectors)] = vectors
        self.memory[OBJECT:SIZE] = words
        self.call()
        *after, flags = struct.unpack("<17Q", self.memory[AFTER:SAVED])
        return after, flags, self.memory[OBJECT:SIZE], self.memory[VECTORS_AFTER : VECTORS_AFTER + len(vectors)]


def word(generator: random.Random) -> int:
    return generator.choice(EXTREMES) if generator.random() < 0.3 else generator.getrandbits(64)


def flags_of(word: int) -> dict[str, int]:
    """The flags that are followed, of a word of them all."""
    found = {"carry": word & CARRY, "nonzero": int(not word & ZERO), "sign": int(word & SIGN != 0), "overflow": int(word & OVERFLOW != 0)}
    return found | {"greater": found["nonzero"] & int(found["sign"] == found["overflow"])}


def in_memory_at(operand: str) -> re.Match | None:
    return MEMORY.match(operand.removeprefix("dword ptr ").removeprefix("byte ptr "))


def compare(page: Page, i: Instruction, states: int, generator: random.Random, kind: type[Machine]) -> str | None:
    """What differs between the machine and the CPU, if anything."""
    terms, wide = Terms(), issubclass(kind, evex.Wide)
    machine = kind.fresh(terms)
    in_memory = any(in_memory_at(o) for o in i.operands) and i.mnemonic != "lea"
    if kind is Compiled:
        # Its pointers are none of a call, and null as other words are, where they point to nothing.
        machine.alignment, machine.objects = None, machine.objects if in_memory else {}
    names, count = (evex.VECTORS, evex.LANES) if wide else (VECTORS, LANES)
    of_mask = kind.bits if wide else 0
    machine.state.overflow = terms.make("leaf", "overflow")
    if i.mnemonic == "vpermq" and i.operands[1] in evex.VECTORS:
        machine.state.vectors[i.operands[1]] = tuple(terms.constant(generator.getrandbits(64)) for _ in range(count))
    if i.mnemonic == "vpermd":
        orders = [generator.getrandbits(64) & ~0x7_0000_0007 | generator.randrange(4) * 0x2_0000_0002 | 1 << 32 for _ in range(count)]
        machine.state.vectors[i.operands[1]] = tuple(map(terms.constant, orders))
    if i.mnemonic in ("vpsllvq", "vpsrlvq", "vpsravq"):
        machine.state.vectors[i.operands[2]] = tuple(terms.constant(generator.randrange(64) * generator.randrange(3) % 64) for _ in range(count))
    # The count of shifts by a register.
    machine.state.registers["r15"] = terms.constant(WORD)
    # Another pointer points to the same.
    bases = [found[1] for o in i.operands if i.mnemonic != "lea" and (found := in_memory_at(o)) and found[1] in REGISTERS]
    pointer = REGISTERS.index((bases or [POINTER])[0])
    machine.state.registers[REGISTERS[pointer]] = machine.state.registers[POINTER]
    # A register beside a pointer counts vectors.
    beside = [name for o in i.operands if i.mnemonic != "lea" and in_memory_at(o) for name in REGISTERS if re.search(rf"\+{name}[-+*\]]", o)]
    scales = [int(scale) for o in i.operands for scale in re.findall(r"\*([248])", o)]
    counts = {name: 64 // max(scales, default=1) * generator.randrange(-8, 8) & WORD for name in beside}
    if i.mnemonic == "bzhi":
        # Its lowest byte.
        counts[i.operands[2]] = generator.randrange(64) + 256 * generator.getrandbits(8)
    if i.mnemonic == "bt":
        counts[i.operands[1]] = generator.getrandbits(64)
    machine.state.registers |= {name: terms.constant(value) for name, value in counts.items()}
    before = dict(machine.state.registers)
    lanes_before = [lane for name in names for lane in machine.state.vectors[name]]
    masks_before = [bit for name in evex.MASKS for bit in machine.state.vectors[name]] if wide else []
    machine.run(i)
    state = machine.state
    # What it reads: extremes are of use there alone.
    places = [term[2] for term in terms.all if term[:2] == ("leaf", "word")] if in_memory else []
    written = [at for place, size in state.stores for at in (place, place + size - 8)]
    if any(not OBJECT <= MIDDLE + at <= SIZE - 8 for at in places + written):
        raise ValueError(f"{i.text}: a place beyond the memory of this comparison")
    page.write_code(i.code, i.vector, wide and (i.vector or evex.is_wide(i)))
    for _ in range(states):
        registers = [word(generator) for _ in REGISTERS]
        registers[4], registers[15] = page.base + SAVED, WORD
        if in_memory:
            registers[7] = registers[pointer] = page.base + MIDDLE
        registers = [counts.get(name, value) for name, value in zip(REGISTERS, registers, strict=True)]
        flags = 0x202 | sum(1 << bit for bit in FLAGS if generator.random() < 0.5)
        content = bytearray(generator.randbytes(SIZE - OBJECT) if in_memory else SIZE - OBJECT)
        for place in places:
            struct.pack_into("<Q", content, MIDDLE - OBJECT + place, word(generator))
        words = bytes(content)
        lanes = [word(generator) if i.vector or evex.is_wide(i) else 0 for _ in lanes_before]
        lanes = [value if (known := terms.known(term)) is None else known for term, value in zip(lanes_before, lanes, strict=True)]
        bits = [generator.getrandbits(1) for _ in masks_before]
        masks = [sum(bit << k for k, bit in enumerate(bits[first : first + of_mask])) for first in range(0, len(bits), of_mask or 1)]
        vectors = struct.pack(f"<{len(lanes) + len(masks)}Q", *lanes, *masks)
        after, flags_after, words_after, vectors_after = page.run(registers, flags, words, vectors)

        def at(place: int, content: bytes) -> int:
            return struct.unpack_from("<Q", content, MIDDLE - OBJECT + place)[0]

        leaves = {before[name]: value for name, value in zip(REGISTERS, registers, strict=True)}
        leaves |= dict(zip(lanes_before + masks_before, lanes + bits, strict=True))
        for number, term in enumerate(terms.all):
            if term[0] == "leaf" and number not in leaves:
                what = term[1]
                leaves[number] = flags_of(flags).get(what, 0)
                if what == "word":
                    leaves[number] = at(term[2], words)
        values = terms.evaluate(leaves, len(terms.all))
        for name, value in zip(REGISTERS, after, strict=True):
            if values[state.registers[name]] != value:
                return f"{i.text}: {name}"
        if i.vector or evex.is_wide(i):
            *found, = struct.unpack(f"<{len(lanes) + len(masks)}Q", vectors_after)
            wanted = [(name, lane) for name in names for lane in range(count)] + [(name, bit) for name in evex.MASKS for bit in range(of_mask)]
            found = found[: len(lanes)] + [mask >> k & 1 for mask in found[len(lanes) :] for k in range(of_mask)]
            for (name, lane), value in zip(wanted[: len(found)], found, strict=True):
                if values[state.vectors[name][lane]] != value:
                    return f"{i.text}: lane {lane} of {name}"
        for name, bit in flags_of(flags_after).items():
            term = getattr(state, name, None)
            # A flag that the machine has made unknown may be anything.
            if term is not None and (len(terms.all[term]) != 3 or terms.all[term][0] != "leaf"):
                if values[term] != bit:
                    return f"{i.text}: the flag {name}"
        changed = bytearray(words)
        for place, size in state.stores:
            if size < 8:
                first = MIDDLE - OBJECT + place
                changed[first : first + size] = values[machine.part(place, size)].to_bytes(size, "little")
            for at in range(place, place + size, 8) if size >= 8 else ():
                struct.pack_into("<Q", changed, MIDDLE - OBJECT + at, values[state.words[at]])
        if bytes(changed) != words_after:
            return f"{i.text}: memory"
    return None


def has_vectors(*names: str) -> bool:
    """Whether this CPU has AVX2, or these."""
    flags = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8").split()
    return all(name in flags for name in names or ("avx2",))


def is_left(i: Instruction, kind: type[Machine]) -> bool:
    """Of compiled code, what reads the stack is compared; what has its place in the file, or loads a byte, or aligns the stack, is not."""
    if i.mnemonic.startswith("j") or i.mnemonic in LEFT:
        return True
    if kind is not Compiled:
        return "[rsp" in i.text
    in_file = any((found := in_memory_at(o)) and found[1] not in REGISTERS for o in i.operands)
    return in_file or i.text.startswith("and rsp") or i.mnemonic in ("movzx", "movsx") and "byte" in i.text


def cosimulate(code: list[Instruction], states: int, seed: int, kind: type[Machine] | None = None) -> tuple[int, list[str]]:
    """How many instructions were compared, each once, and what differs; with the machine of this code, or another one."""
    if any(i.vector for i in code) and not has_vectors():
        raise ValueError("instructions of AVX2 can only be compared on a CPU that has them")
    kind = kind or evex.machine_for(code)
    if issubclass(kind, evex.Wide) and not has_vectors(*WIDE):
        raise ValueError(f"instructions of AVX-512 can only be compared on a CPU that has {', '.join(WIDE)}")
    page, generator, seen, wrong = Page(), random.Random(seed), set(), []
    for i in code:
        if is_left(i, kind) or i.code in seen:
            continue
        seen.add(i.code)
        if found := compare(page, i, states, generator, kind):
            wrong.append(found)
    return len(seen), wrong
