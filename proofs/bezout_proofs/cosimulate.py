# SPDX-License-Identifier: MIT OR Apache-2.0
"""The symbolic machine beside the CPU: each scalar instruction of a routine, its own bytes, on random and extreme states."""

import ctypes
import mmap
import platform
import random
import struct

from .machine import MEMORY, REGISTERS, WORD, Instruction, Machine, Terms

# In a page of its own: registers and flags before and after, the stack pointer of the caller, and what rdi points to.
BEFORE, AFTER, SAVED, OBJECT = 4096, 4096 + 17 * 8, 4096 + 34 * 8, 8192
SIZE, MIDDLE = 12288, OBJECT + 2048
EXTREMES = (0, 1, 2, WORD, WORD - 1, 1 << 63, (1 << 63) - 1, (1 << 63) + 1, 1 << 62, 1 << 20, (1 << 41) - 1)
# Carry, parity, adjust, zero, sign, overflow.
FLAGS = (0, 2, 4, 6, 7, 11)
CARRY, ZERO = 1, 1 << 6
# Instructions that move the stack pointer or the program counter are checked by what is said of paths.
LEFT = ("push", "pop", "ret", "nop")


class Page:
    """Memory with code that loads all registers, runs one instruction and stores all registers."""

    def __init__(self):
        if platform.machine() != "x86_64":
            raise ValueError("instructions of x86-64 can only be compared on such a CPU")
        self.memory = mmap.mmap(-1, SIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self.base = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        self.call = ctypes.CFUNCTYPE(None)(self.base)

    def write_code(self, instruction: bytes) -> None:
        code = bytearray(bytes.fromhex("5355415441554156 4157".replace(" ", "")))

        def relative(start: bytes, to: int) -> None:
            code.extend(start)
            code.extend(struct.pack("<i", to - len(code) - 4))

        def registers(operation: int, place: int) -> None:
            for n in range(16):
                relative(bytes((0x48 | (n >> 3) << 2, operation, (n & 7) << 3 | 5)), place + 8 * n)

        relative(b"\x48\x89\x25", SAVED)
        relative(b"\x48\x8d\x25", BEFORE + 16 * 8)
        code.append(0x9D)
        registers(0x8B, BEFORE)
        code.extend(instruction)
        registers(0x89, AFTER)
        relative(b"\x48\x8d\x25", AFTER + 17 * 8)
        code.append(0x9C)
        relative(b"\x48\x8b\x25", SAVED)
        code.extend(bytes.fromhex("415f415e415d415c5d5bc3"))
        self.memory[: len(code)] = bytes(code)

    def run(self, registers: list[int], flags: int, words: bytes) -> tuple[list[int], int, bytes]:
        self.memory[BEFORE:AFTER] = struct.pack("<17Q", *registers, flags)
        self.memory[OBJECT:SIZE] = words
        self.call()
        *after, flags = struct.unpack("<17Q", self.memory[AFTER:SAVED])
        return after, flags, self.memory[OBJECT:SIZE]


def word(generator: random.Random) -> int:
    return generator.choice(EXTREMES) if generator.random() < 0.3 else generator.getrandbits(64)


def compare(page: Page, i: Instruction, states: int, generator: random.Random) -> str | None:
    """What differs between the machine and the CPU, if anything."""
    terms = Terms()
    machine = Machine.fresh(terms)
    # The count of shifts by a register.
    machine.state.registers["r15"] = terms.constant(WORD)
    before = dict(machine.state.registers)
    machine.run(i)
    state = machine.state
    in_memory = any(MEMORY.match(o) for o in i.operands) and i.mnemonic != "lea"
    page.write_code(i.code)
    for _ in range(states):
        registers = [word(generator) for _ in REGISTERS]
        registers[4], registers[15] = page.base + SAVED, WORD
        if in_memory:
            registers[7] = page.base + MIDDLE
        flags = 0x202 | sum(1 << bit for bit in FLAGS if generator.random() < 0.5)
        words = b"".join(struct.pack("<Q", word(generator)) for _ in range((SIZE - OBJECT) // 8))
        after, flags_after, words_after = page.run(registers, flags, words)

        def at(place: int, content: bytes) -> int:
            return struct.unpack_from("<Q", content, MIDDLE - OBJECT + place)[0]

        leaves = {before[name]: value for name, value in zip(REGISTERS, registers, strict=True)}
        for number, term in enumerate(terms.all):
            if term[0] == "leaf" and number not in leaves:
                kind = term[1]
                leaves[number] = {"carry": flags & CARRY, "nonzero": int(not flags & ZERO)}.get(kind, 0)
                if kind == "word":
                    leaves[number] = at(term[2], words)
        values = terms.evaluate(leaves, len(terms.all))
        for name, value in zip(REGISTERS, after, strict=True):
            if values[state.registers[name]] != value:
                return f"{i.text}: {name}"
        for name, term, bit in (("carry", state.carry, flags_after & CARRY), ("nonzero", state.nonzero, int(not flags_after & ZERO))):
            # A flag that the machine has made unknown may be anything.
            if len(terms.all[term]) != 3 or terms.all[term][0] != "leaf":
                if values[term] != bit:
                    return f"{i.text}: the flag {name}"
        changed = bytearray(words)
        for place, _ in state.stores:
            struct.pack_into("<Q", changed, MIDDLE - OBJECT + place, values[state.words[place]])
        if bytes(changed) != words_after:
            return f"{i.text}: memory"
    return None


def cosimulate(code: list[Instruction], states: int, seed: int) -> tuple[int, list[str]]:
    """How many instructions were compared, each once, and what differs."""
    page, generator, seen, wrong = Page(), random.Random(seed), set(), []
    for i in code:
        if i.vector or i.mnemonic.startswith("j") or i.mnemonic in LEFT or i.code in seen:
            continue
        seen.add(i.code)
        if found := compare(page, i, states, generator):
            wrong.append(found)
    return len(seen), wrong
