#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes tests/golden.txt: single instructions, the state before and after, and their cycles.

    golden.py [--check]

A line is `CODE BEFORE > AFTER`. CODE are halfwords from address 200 on. BEFORE sets what differs from
the default state, AFTER what differs from BEFORE. The default: r0 to r12 hold 01010101 times their
number, sp 20000800, lr 00000451, flags 0, RAM (1000 bytes from 20000000) 0. `f` are N, Z, C, V as a
number; `mADDRESS` is a word of RAM; `c` are cycles of M0+ and M0. A faulting instruction has `fault=KIND`
and leaves all as it was. Numbers are hexadecimal, but for cycles.

The second part are ranges of first halfwords with what they are.
"""

import sys
from pathlib import Path

import armv6m
from armv6m import LR, PC, SP, State

CODE, RAM, SIZE = 0x200, 0x20000000, 0x1000
EDGES = [0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x12345678]
FILE = Path(__file__).resolve().parent.parent / "golden.txt"


def run(code: list[int], before: dict[str, int]) -> str:
    """The line of one vector."""
    state = State(r=[i * 0x01010101 for i in range(16)])
    state.r[SP], state.r[LR], state.r[PC] = 0x20000800, 0x451, CODE
    state.memory = {RAM + i: 0 for i in range(SIZE)}
    for i, half in enumerate(code + [0xBF00] * 8):
        state.memory |= {CODE + 2 * i: half & 255, CODE + 2 * i + 1: half >> 8}
    for key, value in before.items():
        if key == "f":
            state.n, state.z, state.c, state.v = (value >> k & 1 for k in (3, 2, 1, 0))
        elif key[0] == "m":
            for i in range(4):
                state.memory[int(key[1:], 16) + i] = value >> 8 * i & 255
        else:
            state.r[int(key[1:])] = value
    registers, memory = list(state.r), dict(state.memory)
    flags = lambda: state.n << 3 | state.z << 2 | state.c << 1 | state.v  # noqa: E731
    old_flags = flags()
    after = []
    try:
        armv6m.step(state)
    except (armv6m.Undefined, armv6m.Unpredictable, armv6m.Fault) as fault:
        kind = str(fault) if isinstance(fault, armv6m.Fault) else type(fault).__name__.lower()
        after.append(f"fault={kind}")
    else:
        if flags() != old_flags:
            after.append(f"f={flags():x}")
        after += [f"r{i}={v:x}" for i, v in enumerate(state.r) if v != registers[i]]
        words = sorted({a & ~3 for a, byte in state.memory.items() if memory[a] != byte})
        for a in words:
            after.append(f"m{a:x}={int.from_bytes(bytes(state.memory[a + i] for i in range(4)), 'little'):x}")
        after.append(f"c={state.cycles['m0+']},{state.cycles['m0']}")
    left = " ".join(["".join(f"{h:04x}" for h in code)] + [f"{k}={v:x}" for k, v in before.items()])
    return f"{left} > {' '.join(after)}"


def vectors():
    """Code and state before, for every instruction."""
    # Shifts by immediates: none, one, all but one, and what 0 means.
    for op in (0x0000, 0x0800, 0x1000):
        for amount in (0, 1, 31):
            for x in (0, 1, 0x80000000, 0xFFFFFFFF, 0x40000002):
                yield [op | amount << 6 | 1 << 3], {"r1": x, "f": 2}
    # Additions and subtractions: carry and overflow at their edges.
    for a in EDGES:
        for b in EDGES:
            yield [0x1888], {"r1": a, "r2": b}
            yield [0x1A88], {"r1": a, "r2": b}
            yield [0x4148], {"r0": a, "r1": b, "f": 2 * (a & 1 ^ b >> 31)}
            yield [0x4188], {"r0": a, "r1": b, "f": 2 * (b & 1)}
    for x in (0, 0x7FFFFFFD, 0xFFFFFFFE, 2):
        for op in (0x1CC8, 0x1EC8):
            yield [op], {"r1": x, "f": 15}
        for op in (0x2083, 0x2883, 0x3083, 0x3883, 0x2000, 0x28FF):
            yield [op], {"r0": x, "f": 15}
    # The other operations on two low registers.
    for op in (0, 1, 8, 9, 10, 11, 12, 13, 14, 15):
        for a, b in ((0, 0), (1, 1), (0xF0F0F0F0, 0xFF00FF00), (0x80000000, 1), (0xFFFFFFFF, 0xFFFFFFFF)):
            yield [0x4000 | op << 6 | 5 << 3 | 4], {"r4": a, "r5": b, "f": 3}
    for op in (2, 3, 4, 7):
        for amount in (0, 1, 31, 32, 33, 64, 255, 256, 0x101):
            yield [0x4000 | op << 6 | 7 << 3 | 6], {"r6": 0x80000001, "r7": amount, "f": 2}
        yield [0x4000 | op << 6 | 3 << 3 | 3], {"r3": 0x80000004}
    # High registers; writes to SP and PC.
    for op in (0x44C8, 0x4480, 0x4690, 0x4641, 0x4485, 0x46AD, 0x446B, 0x468D, 0x4478, 0x46FE):
        yield [op], {"r1": 0x20000107, "r0": 0x107, "r9": 0x10, "f": 6}
    for op in (0x448F, 0x468F, 0x46F7):
        yield [op], {"r1": 0x301, "r14": 0x303}
    for op in (0x4588, 0x4541, 0x45F5, 0x4571):
        for x in (0x451, 0x452, 0x8080808):
            yield [op], {"r1": x, "r8": 0x451}
    for op in (0x4708, 0x4788, 0x4770, 0x4778, 0x47F0):
        yield [op], {"r1": 0x301, "r14": 0x303}
    for op in (0x4708, 0x4788):
        yield [op], {"r1": 0x300}
    for op in (0x4709, 0x47F8, 0x44FF, 0x4548 & 0xFF3F | 0x40, 0x45F8, 0x4508):
        yield [op], {}
    # Loads and stores: all widths, signs, alignment, edges of memory.
    word = {"m20000100": 0x8281F0FF, "m20000104": 0x7F80017F}
    for op in (0x5E88, 0x5688, 0x5888, 0x5A88, 0x5C88, 0x5088, 0x5288, 0x5488):
        for offset in (0, 1, 2, 3, 4):
            yield [op], {"r1": 0x200000F0, "r2": 0x10 + offset, "r0": 0xABCDEF01, **word}
    for op in (0x6848, 0x6048, 0x7848, 0x7048, 0x8848, 0x8048):
        for base in (0x20000100, 0x20000101, 0x20000FFC, 0x1FFFFFFC, 0x20000FFE):
            yield [op], {"r1": base, "r0": 0xABCDEF01, **word}
    yield [0x9842], {"m20000908": 5}
    yield [0x9042], {"r0": 0x99}
    yield [0x98FF], {"r13": 0x20000FF8}
    yield [0x4801, 0, 0x5678, 0x1234, 0x9ABC, 0xDEF0], {}
    yield [0x4800, 0, 0x5678, 0x1234], {}
    yield [0xA203], {}
    yield [0xAA03], {}
    for op in (0xB003, 0xB083, 0xB07F, 0xB0FF, 0xB000):
        yield [op], {}
    for op in (0xB208, 0xB248, 0xB288, 0xB2C8, 0xBA08, 0xBA48, 0xBAC8):
        for x in (0x80, 0x8000, 0x12345678, 0xFFFF7F7F):
            yield [op], {"r1": x, "f": 15}
    # Several registers at once.
    for op in (0xB401, 0xB500, 0xB5FF, 0xB4A5):
        yield [op], {}
        yield [op], {"r13": 0x20000000}
    stack = {f"m{0x20000800 + 4 * i:x}": 0x101 + 0x110 * i for i in range(9)}
    for op in (0xBC01, 0xBD00, 0xBDFF, 0xBCA5, 0xBD80):
        yield [op], stack
    yield [0xBD00], {"m20000800": 0x300}
    data = {f"m{0x20000200 + 4 * i:x}": 0x1111 * (i + 1) for i in range(8)}
    for op in (0xC801, 0xC901, 0xC8FF, 0xC9FF, 0xC982, 0xC8FE):
        yield [op], {"r0": 0x20000200, "r1": 0x20000200, **data}
    for op in (0xC001, 0xC101, 0xC0FF, 0xC1FF, 0xC1FE, 0xC1F0):
        yield [op], {"r0": 0x20000200, "r1": 0x20000200}
    for op in (0xC800, 0xC000, 0xB400, 0xBC00, 0xC8FF, 0xC1F0):
        yield [op], {"r0": 0x20000202, "r1": 0x20000202}
    # Branches: every condition with every flag.
    for cond in range(14):
        for f in range(16):
            yield [0xD002 | cond << 8], {"f": f}
    for op in (0xD080, 0xD07F, 0xD0FE):
        yield [op], {"f": 4}
    for op in (0xE000, 0xE7FE, 0xE400, 0xE3FF):
        yield [op], {}
    for code in ([0xF000, 0xF800], [0xF7FF, 0xFFFE], [0xF3FF, 0xD7FF], [0xF400, 0xD000], [0xF123, 0xF456]):
        yield code, {}
    # The system.
    for special in (0, 3, 5, 7, 8, 16):
        yield [0xF3EF, 0x8200 | special], {"f": 10}
    for special in (0, 1, 2, 3, 5, 6, 7, 16):
        yield [0xF381, 0x8800 | special], {"r1": 0x5000000F}
    yield [0xF381, 0x8808], {"r1": 0x20000403}
    for code in ([0xF3EF, 0x8204], [0xF3EF, 0x8D00], [0xF3EF, 0x8F00], [0xF38D, 0x8800], [0xF381, 0x8811]):
        yield code, {}
    for code in ([0xF3BF, 0x8F4F], [0xF3BF, 0x8F5F], [0xF3BF, 0x8F6F], [0xF3BF, 0x8F7F], [0xF3BF, 0x8F2F]):
        yield code, {}
    for code in ([0xF7F0, 0xA000], [0xF000, 0xE800], [0xF000, 0xC001], [0xE800, 0], [0xF800, 0], [0xF000, 0x8000]):
        yield code, {}
    for op in (0xBF00, 0xBF10, 0xBF20, 0xBF30, 0xBF40, 0xBF50, 0xBFF0, 0xB662, 0xB672):
        yield [op], {}
    # What ARMv7-M has and ARMv6-M lacks.
    for op in (0xDE00, 0xDEFF, 0xB100, 0xBF08, 0xBF01, 0xB661, 0xB663, 0xBA80, 0xB900, 0xB650, 0xB700, 0xB800):
        yield [op], {}


def ranges():
    """First halfwords of one kind, as runs."""
    start, kind = 0, armv6m.kind_of(0)
    for half in range(1, 0x10001):
        new = armv6m.kind_of(half) if half < 0x10000 else ""
        if new != kind:
            yield f"{start:04x}-{half - 1:04x} {kind}"
            start, kind = half, new


def text() -> str:
    lines = ["# Written by tests/python/golden.py, which says what this is."]
    lines += dict.fromkeys(run(code, before) for code, before in vectors())
    return "\n".join([*lines, "# First halfwords", *ranges()]) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        if FILE.read_text() != text():
            sys.exit(f"{FILE.name} is not what {Path(__file__).name} writes; run it without --check")
        print("1 passed, 0 failed")
    else:
        FILE.write_text(text())
