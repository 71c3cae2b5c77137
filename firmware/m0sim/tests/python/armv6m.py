# SPDX-License-Identifier: MIT OR Apache-2.0
"""ARMv6-M, one instruction at a time: the pseudocode of the architecture manual (DDI 0419), in Python.

Written for shortness, from the manual's encoding diagrams and operation pages and from ARM's tables
of cycles alone, so that the simulator in Rust has something independent to be compared with.
"""

from dataclasses import dataclass, field

MASK = 0xFFFFFFFF
SP, LR, PC = 13, 14, 15


class Undefined(Exception):
    pass


class Unpredictable(Exception):
    pass


class Fault(Exception):
    """Unaligned, out of range, ARM state: what would be a HardFault."""


@dataclass
class State:
    r: list[int]
    n: int = 0
    z: int = 0
    c: int = 0
    v: int = 0
    primask: int = 0
    # Word-aligned or not, byte by byte: address -> value; what is missing is not mapped.
    memory: dict[int, int] = field(default_factory=dict)
    cycles: dict[str, int] = field(default_factory=lambda: {"m0+": 0, "m0": 0})
    branched: bool = False

    def cost(self, plus: int, zero: int | None = None) -> None:
        self.cycles["m0+"] += plus
        self.cycles["m0"] += plus if zero is None else zero

    def reg(self, i: int) -> int:
        return (self.r[PC] + 4) & MASK if i == PC else self.r[i]

    def read(self, address: int, size: int) -> int:
        address &= MASK
        if address % size:
            raise Fault("unaligned")
        try:
            return int.from_bytes(bytes(self.memory[address + i] for i in range(size)), "little")
        except KeyError:
            raise Fault("range") from None

    def write(self, address: int, size: int, value: int) -> None:
        self.read(address, size)
        for i, byte in enumerate((value & ((1 << 8 * size) - 1)).to_bytes(size, "little")):
            self.memory[(address & MASK) + i] = byte

    def nz(self, value: int) -> int:
        self.n, self.z = value >> 31, int(value == 0)
        return value

    def add(self, x: int, y: int, carry: int) -> int:
        """AddWithCarry, with all flags."""
        signed = lambda w: w - (1 << 32) if w >> 31 else w  # noqa: E731
        unsigned_sum, signed_sum = x + y + carry, signed(x) + signed(y) + carry
        result = unsigned_sum & MASK
        self.c, self.v = int(result != unsigned_sum), int(signed(result) != signed_sum)
        return self.nz(result)

    def branch(self, target: int) -> None:
        self.r[PC], self.branched = target & MASK & ~1, True

    def bx(self, target: int) -> None:
        if not target & 1:
            raise Fault("arm")
        self.branch(target)


def sign_extend(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return (value - (1 << bits) if value >> (bits - 1) else value) & MASK


def shift_c(value: int, kind: str, amount: int, carry: int) -> tuple[int, int]:
    """Shift_C: result and carry out."""
    for _ in range(amount):
        if kind == "lsl":
            carry, value = value >> 31, value << 1 & MASK
        elif kind == "lsr":
            carry, value = value & 1, value >> 1
        elif kind == "asr":
            carry, value = value & 1, value >> 1 | value & 1 << 31
        else:
            carry, value = value & 1, value >> 1 | (value & 1) << 31
    return value, carry


# Encodings of 16 bits: letters are fields. The first that fits counts.
ENCODINGS = [
    ("0000000000mmmddd", "movs_reg"),
    ("00000iiiiimmmddd", "lsl_imm"),
    ("00001iiiiimmmddd", "lsr_imm"),
    ("00010iiiiimmmddd", "asr_imm"),
    ("0001100mmmnnnddd", "add_reg"),
    ("0001101mmmnnnddd", "sub_reg"),
    ("0001110iiinnnddd", "add_imm"),
    ("0001111iiinnnddd", "sub_imm"),
    ("00100dddiiiiiiii", "movs_imm"),
    ("00101nnniiiiiiii", "cmp_imm"),
    ("00110dddiiiiiiii", "add_imm8"),
    ("00111dddiiiiiiii", "sub_imm8"),
    ("010000oooommmddd", "data_processing"),
    ("01000100emmmmddd", "add_high"),
    ("01000101emmmmddd", "cmp_high"),
    ("01000110emmmmddd", "mov_high"),
    ("010001110mmmmzzz", "bx"),
    ("010001111mmmmzzz", "blx"),
    ("01001tttiiiiiiii", "ldr_literal"),
    ("0101ooommmnnnttt", "load_store_reg"),
    ("011xliiiiinnnttt", "load_store_imm"),
    ("1000oiiiiinnnttt", "load_store_half"),
    ("1001otttiiiiiiii", "load_store_sp"),
    ("10100dddiiiiiiii", "adr"),
    ("10101dddiiiiiiii", "add_sp_reg"),
    ("101100000iiiiiii", "add_sp"),
    ("101100001iiiiiii", "sub_sp"),
    ("10110010oommmddd", "extend"),
    ("1011010xllllllll", "push"),
    ("10110110011i0010", "cps"),
    ("1011101000mmmddd", "rev"),
    ("1011101001mmmddd", "rev16"),
    ("1011101011mmmddd", "revsh"),
    ("1011110xllllllll", "pop"),
    ("10111110iiiiiiii", "bkpt"),
    ("10111111oooo0000", "hint"),
    ("11000nnnllllllll", "stm"),
    ("11001nnnllllllll", "ldm"),
    ("11011110iiiiiiii", "undefined"),
    ("11011111iiiiiiii", "svc"),
    ("1101cccciiiiiiii", "b_cond"),
    ("11100iiiiiiiiiii", "b"),
]


def match(pattern: str, word: int) -> dict[str, int] | None:
    fields: dict[str, int] = {}
    for letter, bit in zip(pattern, f"{word:0{len(pattern)}b}", strict=True):
        if letter in "01":
            if letter != bit:
                return None
        else:
            fields[letter] = fields.get(letter, 0) << 1 | int(bit)
    return fields


def decode16(half: int) -> tuple[str, dict[str, int]]:
    for pattern, name in ENCODINGS:
        if (fields := match(pattern, half)) is not None:
            return name, fields
    return "undefined", {}


# Encodings of 32 bits.
LONG = [
    ("11110siiiiiiiiii11j1kiiiiiiiiiii", "bl"),
    ("111100111000nnnn10001000mmmmmmmm", "msr"),
    ("11110011111011111000ddddmmmmmmmm", "mrs"),
    ("11110011101111111000111101ooxxxx", "barrier"),
]
SPECIAL = {0, 1, 2, 3, 5, 6, 7, 8, 9, 16, 20}


def is_long(half: int) -> bool:
    return half >> 11 in (0b11101, 0b11110, 0b11111)


def decode32(word: int) -> tuple[str, dict[str, int]]:
    for pattern, name in LONG:
        if (fields := match(pattern, word)) is not None:
            if name == "barrier" and fields["o"] == 3:
                break
            return name, fields
    return "undefined", {}


def condition(s: State, code: int) -> bool:
    base = [s.z == 1, s.c == 1, s.n == 1, s.v == 1, s.c == 1 and s.z == 0, s.n == s.v, s.n == s.v and s.z == 0]
    return bool(base[code >> 1]) != bool(code & 1)


def step(s: State) -> None:
    """Executes the instruction at PC, or raises and leaves PC in place."""
    half = s.read(s.r[PC], 2)
    s.branched, size = False, 2
    if is_long(half):
        name, f = decode32(half << 16 | s.read(s.r[PC] + 2, 2))
        size = 4
    else:
        name, f = decode16(half)
    execute(s, name, f)
    if not s.branched:
        s.r[PC] = (s.r[PC] + size) & MASK


def execute(s: State, name: str, f: dict[str, int]) -> None:
    d, n, m, i = f.get("d", 0), f.get("n", 0), f.get("m", 0), f.get("i", 0)
    r = s.r
    match name:
        case "movs_reg":
            r[d] = s.nz(r[m])
        case "lsl_imm":
            r[d], s.c = shift_c(r[m], "lsl", i, s.c)
            s.nz(r[d])
        case "lsr_imm" | "asr_imm":
            r[d], s.c = shift_c(r[m], name[:3], i or 32, s.c)
            s.nz(r[d])
        case "add_reg":
            r[d] = s.add(r[n], r[m], 0)
        case "sub_reg":
            r[d] = s.add(r[n], r[m] ^ MASK, 1)
        case "add_imm":
            r[d] = s.add(r[n], i, 0)
        case "sub_imm":
            r[d] = s.add(r[n], i ^ MASK, 1)
        case "movs_imm":
            r[d] = s.nz(i)
        case "cmp_imm":
            s.add(r[n], i ^ MASK, 1)
        case "add_imm8":
            r[d] = s.add(r[d], i, 0)
        case "sub_imm8":
            r[d] = s.add(r[d], i ^ MASK, 1)
        case "data_processing":
            data_processing(s, f["o"], d, m)
        case "add_high":
            d |= f["e"] << 3
            if d == PC and m == PC:
                raise Unpredictable
            value = (s.reg(d) + s.reg(m)) & MASK
            return write_high(s, d, value)
        case "cmp_high":
            d |= f["e"] << 3
            if PC in (d, m) or d < 8 and m < 8:
                raise Unpredictable
            s.add(r[d], r[m] ^ MASK, 1)
        case "mov_high":
            return write_high(s, d | f["e"] << 3, s.reg(m))
        case "bx" | "blx":
            if f["z"] or name == "blx" and m == PC:
                raise Unpredictable
            target = s.reg(m)
            back = (r[PC] + 2) | 1
            s.bx(target)
            if name == "blx":
                r[LR] = back
            return s.cost(2, 3)
        case "ldr_literal":
            r[f["t"]] = s.read((s.reg(PC) & ~3) + 4 * i, 4)
            return s.cost(2)
        case "load_store_reg":
            address = r[n] + r[m]
            what = ["str4", "str2", "str1", "ldrs1", "ldr4", "ldr2", "ldr1", "ldrs2"][f["o"]]
            return load_store(s, what, f["t"], address)
        case "load_store_imm":
            size = 1 if f["x"] else 4
            return load_store(s, ("ldr" if f["l"] else "str") + str(size), f["t"], r[n] + i * size)
        case "load_store_half":
            return load_store(s, "ldr2" if f["o"] else "str2", f["t"], r[n] + i * 2)
        case "load_store_sp":
            return load_store(s, "ldr4" if f["o"] else "str4", f["t"], r[SP] + i * 4)
        case "adr":
            r[d] = ((s.reg(PC) & ~3) + 4 * i) & MASK
        case "add_sp_reg":
            r[d] = (r[SP] + 4 * i) & MASK
        case "add_sp":
            r[SP] = (r[SP] + 4 * i) & MASK
        case "sub_sp":
            r[SP] = (r[SP] - 4 * i) & MASK
        case "extend":
            bits = [16, 8, 16, 8][f["o"]]
            r[d] = sign_extend(r[m], bits) if f["o"] < 2 else r[m] & ((1 << bits) - 1)
        case "rev" | "rev16" | "revsh":
            b = [r[m] >> 8 * k & 255 for k in range(4)]
            r[d] = {
                "rev": b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3],
                "rev16": b[2] << 24 | b[3] << 16 | b[0] << 8 | b[1],
                "revsh": sign_extend(b[0] << 8 | b[1], 16),
            }[name]
        case "push":
            registers = listed(f["l"] | f["x"] << LR)
            address = r[SP] - 4 * len(registers)
            for k, register in enumerate(registers):
                s.write(address + 4 * k, 4, r[register])
            r[SP] = address & MASK
            return s.cost(1 + len(registers))
        case "pop":
            registers = listed(f["l"] | f["x"] << PC)
            values = [s.read(r[SP] + 4 * k, 4) for k in range(len(registers))]
            if f["x"]:
                s.bx(values.pop())
            for register, value in zip(registers, values, strict=False):
                r[register] = value
            r[SP] = (r[SP] + 4 * len(registers)) & MASK
            return s.cost(3 + len(registers), 4 + len(registers)) if f["x"] else s.cost(1 + len(registers))
        case "stm" | "ldm":
            registers = listed(f["l"])
            address = r[n]
            if name == "stm":
                if n in registers and n != registers[0]:
                    raise Unpredictable
                for k, register in enumerate(registers):
                    s.write(address + 4 * k, 4, r[register])
            else:
                for register, value in [(x, s.read(address + 4 * k, 4)) for k, x in enumerate(registers)]:
                    r[register] = value
            if name == "stm" or n not in registers:
                r[n] = (address + 4 * len(registers)) & MASK
            return s.cost(1 + len(registers))
        case "b_cond":
            if not condition(s, f["c"]):
                return s.cost(1)
            s.branch(s.reg(PC) + sign_extend(i << 1, 9))
            return s.cost(2, 3)
        case "b":
            s.branch(s.reg(PC) + sign_extend(i << 1, 12))
            return s.cost(2, 3)
        case "bl":
            i1, i2 = 1 ^ f["j"] ^ f["s"], 1 ^ f["k"] ^ f["s"]
            offset = sign_extend(f["s"] << 24 | i1 << 23 | i2 << 22 | i << 1, 25)
            r[LR] = (r[PC] + 4) | 1
            s.branch(s.reg(PC) + offset)
            return s.cost(3, 4)
        case "mrs":
            if m not in SPECIAL or d in (SP, PC):
                raise Unpredictable
            flags = s.n << 31 | s.z << 30 | s.c << 29 | s.v << 28
            r[d] = {8: r[SP], 16: s.primask}.get(m, 0) if m >= 8 else 0 if m & 4 else flags
            return s.cost(3, 4)
        case "msr":
            if m not in SPECIAL or n in (SP, PC):
                raise Unpredictable
            if m < 4:
                s.n, s.z, s.c, s.v = (r[n] >> k & 1 for k in (31, 30, 29, 28))
            elif m == 8:
                r[SP] = r[n] & ~3
            elif m == 16:
                s.primask = r[n] & 1
            return s.cost(3, 4)
        case "barrier":
            return s.cost(3, 4)
        case "hint":
            return s.cost(2 if f["o"] in (2, 3) else 1)
        case "cps":
            s.primask = i
        case _:
            raise Undefined(name)
    s.cost(1)


def write_high(s: State, d: int, value: int) -> None:
    if d == PC:
        s.branch(value)
        return s.cost(2, 3)
    s.r[d] = value & ~3 if d == SP else value
    return s.cost(1)


def listed(bits: int) -> list[int]:
    if not bits:
        raise Unpredictable
    return [k for k in range(16) if bits >> k & 1]


def load_store(s: State, what: str, t: int, address: int) -> None:
    size = int(what[-1])
    if what.startswith("str"):
        s.write(address, size, s.r[t])
    else:
        value = s.read(address, size)
        s.r[t] = sign_extend(value, 8 * size) if what.startswith("ldrs") else value
    s.cost(2)


def data_processing(s: State, op: int, d: int, m: int) -> None:
    r = s.r
    a, b = r[d], r[m]
    match op:
        case 0:
            r[d] = s.nz(a & b)
        case 1:
            r[d] = s.nz(a ^ b)
        case 2 | 3 | 4 | 7:
            kind = {2: "lsl", 3: "lsr", 4: "asr", 7: "ror"}[op]
            r[d], s.c = shift_c(a, kind, b & 255, s.c)
            s.nz(r[d])
        case 5:
            r[d] = s.add(a, b, s.c)
        case 6:
            r[d] = s.add(a, b ^ MASK, s.c)
        case 8:
            s.nz(a & b)
        case 9:
            r[d] = s.add(b ^ MASK, 0, 1)
        case 10:
            s.add(a, b ^ MASK, 1)
        case 11:
            s.add(a, b, 0)
        case 12:
            r[d] = s.nz(a | b)
        case 13:
            r[d] = s.nz(a * b & MASK)
        case 14:
            r[d] = s.nz(a & (b ^ MASK))
        case 15:
            r[d] = s.nz(b ^ MASK)


def kind_of(half: int) -> str:
    """What a first halfword is, whatever follows: for the table of all 65536."""
    if is_long(half):
        return "long" if half >> 11 == 0b11110 else "undefined"
    name, f = decode16(half)
    if name in ("undefined", "svc", "bkpt"):
        return name
    s = State(r=[0x100] * 16, memory={a: 0 for a in range(0x1000)})
    try:
        execute(s, name, f)
    except Unpredictable:
        return "unpredictable"
    except Fault:
        pass
    return "defined"
