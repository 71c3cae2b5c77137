# SPDX-License-Identifier: MIT OR Apache-2.0
"""Random programs for ARMv6-M that never fault: what simulators are compared on.

R5 to R7 and SP hold addresses: R5 the base of LDM and STM, R6 a small offset, R7 the base of single
loads and stores. Results go to R0 to R4, R8 to R12 and LR. Branches go forward, over one instruction or two.
"""

import random

BASE, OFFSET, MULTIPLE = 7, 6, 5
LOW = range(5)
HIGH = (8, 9, 10, 11, 12, 14)
VALUES = [0, 1, 2, 31, 32, 33, 255, 256, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFE, 0xFFFFFFFF]


def value(rng: random.Random) -> int:
    return rng.choice(VALUES) if rng.random() < 0.5 else rng.getrandbits(32)


def low(rng: random.Random) -> int:
    return rng.choice(LOW)


def source(rng: random.Random) -> int:
    return rng.randrange(8)


def memory(rng: random.Random) -> list[int]:
    t = low(rng)
    match rng.randrange(6):
        case 0:
            return [0x5000 | rng.randrange(8) << 9 | OFFSET << 6 | BASE << 3 | t]
        case 1:
            return [0x6000 | rng.randrange(4) << 11 | rng.randrange(32) << 6 | BASE << 3 | t]
        case 2:
            return [0x8000 | rng.randrange(2) << 11 | rng.randrange(32) << 6 | BASE << 3 | t]
        case 3:
            return [0x9000 | rng.randrange(2) << 11 | t << 8 | rng.randrange(32)]
        case 4:
            return [0xC000 | rng.randrange(2) << 11 | MULTIPLE << 8 | rng.randrange(1, 32)]
        case _:
            return [0x4800 | t << 8 | rng.randrange(8)]


def stack(rng: random.Random) -> list[int]:
    match rng.randrange(4):
        case 0:
            return [0xB400 | rng.randrange(2) << 8 | rng.randrange(1, 256)]
        case 1:
            return [0xBC00 | rng.randrange(1, 32)]
        case 2:
            return [0xB000 | rng.randrange(2) << 7 | rng.randrange(8)]
        case _:
            return [0xA800 | low(rng) << 8 | rng.randrange(256)]


def high(rng: random.Random) -> list[int]:
    d, m = rng.choice(HIGH), rng.choice([*range(13), 14, 15])
    op = rng.choice([0x4400, 0x4600, 0x4500])
    if op == 0x4500 and m == 15:
        m = 0
    if rng.random() < 0.3 and op != 0x4500:
        d = low(rng)
    return [op | (d & 8) << 4 | m << 3 | d & 7]


def instruction(rng: random.Random) -> list[int]:
    d, m, n = low(rng), source(rng), source(rng)
    match rng.randrange(16):
        case 0:
            return [rng.choice([0x0000, 0x0800, 0x1000]) | rng.randrange(32) << 6 | m << 3 | d]
        case 1:
            return [rng.choice([0x1800, 0x1A00, 0x1C00, 0x1E00]) | n << 6 | m << 3 | d]
        case 2:
            return [rng.choice([0x2000, 0x2800, 0x3000, 0x3800]) | d << 8 | rng.randrange(256)]
        case 3 | 4 | 5 | 6:
            return [0x4000 | rng.randrange(16) << 6 | m << 3 | d]
        case 7:
            return high(rng)
        case 8:
            return [rng.choice([0xB200, 0xB240, 0xB280, 0xB2C0, 0xBA00, 0xBA40, 0xBAC0]) | m << 3 | d]
        case 9 | 10:
            return memory(rng)
        case 11:
            return stack(rng)
        case 12 | 13:
            return [0xD000 | rng.randrange(14) << 8]
        case 14:
            return rng.choice([[0xE000], [0xF000, 0xF800], [0xBF00], [0xA000 | d << 8 | 4]])
        case _:
            # Flags to a register and back, and barriers. QEMU and Unicorn keep bit 27, which these
            # cores do not have: it is 0 in the registers with addresses.
            m = rng.choice([MULTIPLE, OFFSET, BASE])
            return rng.choice([[0xF3EF, 0x8000 | d << 8], [0xF380 | m, 0x8800], [0xF3BF, 0x8F5F]])


def program(rng: random.Random, length: int) -> list[list[int]]:
    """Instructions, and behind them enough that does nothing for the last branch to land on."""
    code = [instruction(rng) for _ in range(length)] + [[0xBF00]] * 4
    for i in range(length):
        skipped = sum(len(c) for c in code[i + 1 : i + 1 + rng.randrange(1, 3)])
        match code[i]:
            case [half] if half >> 12 == 0xD or half == 0xE000:
                code[i] = [half + skipped - 1]
            case [0xF000, half]:
                code[i] = [0xF000, half + skipped]
    return code


def state(rng: random.Random) -> dict[str, int]:
    registers = {f"r{i}": value(rng) for i in range(15)}
    ram = 0x20000000
    registers |= {"r7": ram + 0x100, "r6": 4 * rng.randrange(8), "r5": ram + 0x300, "r13": ram + 0xA00}
    return registers | {"f": rng.randrange(16)}
