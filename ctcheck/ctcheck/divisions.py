# SPDX-License-Identifier: MIT OR Apache-2.0
"""A copy of a program for AArch64 that branches on each bit of what it divides.

How long a division of integers takes depends on its operands. In the copy such an instruction is a branch to a place of its own,
where branches on all bits of both operands stand before it: memcheck reports secret bits there, and traces differ with the operands.
"""

import struct

# What the program leaves free for that, between two labels.
ROOM, END = "ctcheck_divisions", "ctcheck_divisions_end"
NOP = 0xD503201F
# `udiv` and `sdiv` without their registers and their width.
MASK, DIVISION = 0x7FE0F800, 0x1AC00800


def branch(start, target):
    return 0x14000000 | (target - start) // 4 & 0x3FFFFFF


def spelled_out(division, start, back):
    """What stands at an address for a division, and goes on behind it."""
    if division & MASK != DIVISION:
        raise ValueError(f"{division:08x} is no division of integers in registers")
    words = []
    for register in (division >> 5 & 31, division >> 16 & 31):
        for bit in range(64 if division >> 31 else 32):
            # Past the next one where the bit is clear.
            words += [0x36000000 | (bit >> 5) << 31 | (bit & 31) << 19 | 2 << 5 | register, NOP]
    return [*words, division, branch(start + 4 * len(words) + 4, back)]


def copy(program, divisions, path):
    """Writes it; returns the address of the division that each instruction of its own stands for."""
    code, found = bytearray(program.image.read_bytes()), {}
    at, end = (program.starts[program.titles.index(label)] for label in (ROOM, END))
    for address in divisions:
        place = program.offset(address)
        (word,) = struct.unpack_from("<I", code, place)
        words = spelled_out(word, at, address + 4)
        if at + 4 * len(words) > end:
            raise SystemExit(f"{len(divisions)} divisions do not fit between {ROOM} and {END}: make more room")
        struct.pack_into(f"<{len(words)}I", code, program.offset(at), *words)
        struct.pack_into("<I", code, place, branch(address, at))
        found |= {at + 4 * i: address for i in range(len(words))}
        at += 4 * len(words)
    # What runs keeps the one that it has.
    path.unlink(missing_ok=True)
    path.write_bytes(code)
    path.chmod(0o755)
    return found
