# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the text of a routine without a CPU that has its instructions: for tests of what this CPU lacks.

Each line becomes a line of Python on the registers, once; memory is that of this process. An instruction, an operand or a flag
that is not known is an error, never a guess. It says what a routine computes, not how long it takes.
"""

import ctypes
import re

WORD = (1 << 64) - 1
NAMES = "rax rbx rcx rdx rsi rdi rbp rsp r8 r9 r10 r11 r12 r13 r14 r15".split()
HALVES = {(f"{n}d" if n[1].isdigit() else f"e{n[1:]}"): n for n in NAMES}
UNDEFINED = "undefined"
"""A flag that the instruction before leaves in a state that nobody may rely on."""


class Unknown(Exception):
    """What this emulator does not know."""


def signed(x: int, bits: int = 64) -> int:
    return x - (x >> bits - 1 << bits)


def low32(x: int) -> int:
    return signed(x & 0xFFFF_FFFF, 32)


class Machine:
    """Registers, flags, and what the translated lines call."""

    def __init__(self):
        self.r = dict.fromkeys(NAMES, 0)
        self.v = {i: [0] * 8 for i in range(32)}
        self.k = {i: 0 for i in range(8)}
        self.stack = (ctypes.c_uint64 * 32)()
        self.r["rsp"] = ctypes.addressof(self.stack) + 8 * len(self.stack)
        self.carry: object = UNDEFINED
        self.result: object = UNDEFINED
        """What the flags for zero and sign speak of."""

    # Memory.

    @staticmethod
    def load(address: int) -> int:
        return ctypes.c_uint64.from_address(address).value

    @staticmethod
    def save(address: int, value: int):
        ctypes.c_uint64.from_address(address).value = value

    @staticmethod
    def load_vector(address: int, lanes: int) -> list[int]:
        return list((ctypes.c_uint64 * lanes).from_address(address))

    @staticmethod
    def save_vector(address: int, value: list[int], lanes: int, aligned: bool = True):
        if aligned and address % (8 * lanes):
            raise Unknown(f"a vector of {lanes} lanes at {address:#x} is not aligned")
        (ctypes.c_uint64 * lanes).from_address(address)[:] = value[:lanes]

    def push(self, value: int):
        self.r["rsp"] -= 8
        self.save(self.r["rsp"], value)

    def pop(self) -> int:
        self.r["rsp"] += 8
        return self.load(self.r["rsp"] - 8)

    # General registers; each sets the flags that the CPU sets.

    def flags(self, result: int, carry: object = UNDEFINED) -> int:
        self.result, self.carry = result & WORD, carry
        return self.result

    def add(self, a, b, c=0):
        return self.flags(a + b + c, a + b + c >> 64)

    def sub(self, a, b, c=0):
        return self.flags(a - b - c, int(a < b + c))

    def logic(self, result):
        return self.flags(result, 0)

    def shift(self, name, a, count):
        if not 0 < count < 64:
            raise Unknown(f"a shift by {count}")
        match name:
            case "sar":
                return self.flags(signed(a) >> count, a >> count - 1 & 1)
            case "shr":
                return self.flags(a >> count, a >> count - 1 & 1)
            case "shl":
                return self.flags(a << count, a >> 64 - count & 1)

    def imul(self, a, b):
        self.result = self.carry = UNDEFINED
        return a * b & WORD

    def condition(self, name: str) -> bool:
        value = self.carry if name.lstrip("n") == "c" else self.result
        if value is UNDEFINED:
            raise Unknown(f"the flag for {name} is read, and undefined")
        holds = {"c": bool(value), "z": value == 0, "s": bool(value >> 63)}[name.lstrip("n")]
        return holds != name.startswith("n")

    def count_down(self, value: int) -> int:
        # The carry stays.
        self.result = value - 1 & WORD
        return self.result

    # Vectors of eight lanes.

    def masked(self, to: int, value: list[int], mask: str | None, zero: bool, lanes: int, by_halves: bool = False) -> list[int]:
        """`by_halves`: the mask has a bit for each 32 bits."""
        value = value[:lanes] + [0] * (8 - lanes)
        if mask is None:
            return value
        bits, old = self.k[int(mask)], self.v[to]
        if by_halves:
            parts = zip(halves(value), halves(old))
            return join_halves([x if bits >> i & 1 else 0 if zero else y for i, (x, y) in enumerate(parts)])
        return [x if bits >> i & 1 else 0 if zero else old[i] for i, x in enumerate(value)]


def ror(x: int, count: int) -> int:
    return (x >> count | x << 64 - count) & WORD


def ternary(table: int, a: int, b: int, c: int) -> int:
    out = 0
    for k in range(8):
        if table >> k & 1:
            out |= (a if k & 4 else ~a) & (b if k & 2 else ~b) & (c if k & 1 else ~c)
    return out & WORD


def by_halves(f):
    """Of numbers of 32 bits, on both halves of a lane."""
    return lambda a, b: f(a & LOW32, b & LOW32) & LOW32 | (f(a >> 32, b >> 32) & LOW32) << 32


LOW32 = (1 << 32) - 1
LANES = {
    "vpaddd": by_halves(lambda a, b: a + b),
    "vpsubd": by_halves(lambda a, b: a - b),
    "vpmulld": by_halves(lambda a, b: a * b),
    "vpxord": lambda a, b: a ^ b,
    "vpaddq": lambda a, b: a + b & WORD,
    "vpsubq": lambda a, b: a - b & WORD,
    "vpmuldq": lambda a, b: low32(a) * low32(b) & WORD,
    "vpmuludq": lambda a, b: (a & 0xFFFF_FFFF) * (b & 0xFFFF_FFFF),
    "vpandq": lambda a, b: a & b,
    "vpand": lambda a, b: a & b,
    "vpxorq": lambda a, b: a ^ b,
    "vpxor": lambda a, b: a ^ b,
    "vporq": lambda a, b: a | b,
    "vpor": lambda a, b: a | b,
    "vpandn": lambda a, b: ~a & b & WORD,
    "vpcmpeqq": lambda a, b: WORD if a == b else 0,
    "vpsllvq": lambda a, b: a << b & WORD if b < 64 else 0,
    "vpsravq": lambda a, b: signed(a) >> min(b, 63) & WORD,
}
"""Lane by lane, of two vectors."""

BY_HALVES = ("vpaddd", "vpsubd", "vpmulld", "vpxord", "vpternlogd", "vpsrad", "vpsrld")
"""Their masks have a bit for each 32 bits."""

LOW52 = (1 << 52) - 1
ADDED = {
    "vpmadd52luq": lambda c, a, b: c + ((a & LOW52) * (b & LOW52) & LOW52) & WORD,
    "vpmadd52huq": lambda c, a, b: c + ((a & LOW52) * (b & LOW52) >> 52) & WORD,
}
"""Lane by lane, added to what is there."""

COUNTED = {
    "vpsrlq": lambda a, n: a >> n,
    "vpsllq": lambda a, n: a << n & WORD,
    "vpsraq": lambda a, n: signed(a) >> n & WORD,
    "vpsrld": lambda a, n: (a & LOW32) >> n | a >> 32 + n << 32,
    "vpsrad": lambda a, n: (low32(a) >> n & 0xFFFF_FFFF) | (low32(a >> 32) >> n & 0xFFFF_FFFF) << 32,
}
"""Lane by lane, by a count."""


def exchange(a: list[int], order: int) -> list[int]:
    """`vpshufd`: 32-bit parts within each 128 bits."""
    parts = [a[i // 2] >> 32 * (i % 2) & 0xFFFF_FFFF for i in range(16)]
    new = [parts[i & ~3 | order >> 2 * (i & 3) & 3] for i in range(16)]
    return [new[2 * i] | new[2 * i + 1] << 32 for i in range(8)]


def halves(a: list[int]) -> list[int]:
    """The 32-bit parts of a vector."""
    return [x >> 32 * i & 0xFFFF_FFFF for x in a for i in range(2)]


def join_halves(parts: list[int]) -> list[int]:
    """A vector of them; what is above is zero."""
    words = [parts[i] | parts[i + 1] << 32 for i in range(0, len(parts), 2)]
    return words + [0] * (8 - len(words))


MOVES = {
    "vpunpcklqdq": lambda a, b: [x for i in range(0, 8, 2) for x in (a[i], b[i])],
    "vpunpckhqdq": lambda a, b: [x for i in range(1, 8, 2) for x in (a[i], b[i])],
    "vpblendd": lambda a, b, n: [x if n >> 2 * i & 1 else y for i, (x, y) in enumerate(zip(b, a))],
    "vpermq": lambda a, n: [n[i & 7] for i in a] if isinstance(n, list) else [a[i & ~3 | n >> 2 * (i & 3) & 3] for i in range(8)],
    "vpshrdq": lambda a, b, n: [(x | y << 64) >> n & WORD for x, y in zip(a, b)],
    "vpshufd": exchange,
    "valignq": lambda a, b, n: (b + a)[n : n + 8],
    "vshufi64x2": lambda a, b, n: [
        x for i in range(4) for x in (a if i < 2 else b)[2 * (n >> 2 * i & 3) : 2 * (n >> 2 * i & 3) + 2]
    ],
    "vinserti64x2": lambda a, b, n: a[: 2 * n] + b[:2] + a[2 * n + 2 :],
    "vinserti64x4": lambda a, b, n: a[: 4 * n] + b[:4] + a[4 * n + 4 :],
    "vinserti128": lambda a, b, n: a[: 2 * n] + b[:2] + a[2 * n + 2 :],
    "vpermd": lambda order, a: join_halves([halves(a)[n & 7] for n in halves(order)[:8]]),
    "vextracti64x2": lambda a, n: a[2 * n : 2 * n + 2] + [0] * 6,
    "vextracti32x4": lambda a, n: a[2 * n : 2 * n + 2] + [0] * 6,
    "vextracti128": lambda a, n: a[2 * n : 2 * n + 2] + [0] * 6,
    "vperm2i128": lambda a, b, n: [
        x for k in (n, n >> 4) for x in ([0, 0] if k & 8 else (a + b)[[0, 2, 8, 10][k & 3] : [2, 4, 10, 12][k & 3]])
    ],
}
"""Of whole vectors, with an immediate number last where there is one."""


class Translator:
    """Lines of Python for lines of assembly."""

    def source(self, operand: str) -> str:
        """A general register, an immediate number, or a word in memory."""
        if operand in NAMES:
            return f"r['{operand}']"
        if operand in HALVES:
            return f"(r['{HALVES[operand]}'] & 0xffffffff)"
        if "[" in operand:
            return f"m.load({self.address(operand)})"
        return f"({int(operand, 0) & WORD:#x})"

    def address(self, operand: str) -> str:
        inner = re.fullmatch(r"(?:\w+ ptr )?\[(.*)\]", operand)
        if not inner:
            raise Unknown(operand)
        terms = re.findall(r"([+-]?)\s*(?:(\d+)\*)?(\w+)", inner[1])
        parts = []
        for sign, times, what in terms:
            value = f"r['{what}']" if what in NAMES else str(int(what, 0))
            parts.append(f"{'-' if sign == '-' else '+'} {times + ' * ' if times else ''}{value}")
        return f"({' '.join(parts)} & {WORD:#x})"

    def into(self, operand: str, value: str) -> str:
        if operand in NAMES:
            return f"r['{operand}'] = {value}"
        if operand in HALVES:
            return f"r['{HALVES[operand]}'] = {value} & 0xffffffff"
        return f"m.save({self.address(operand)}, {value})"

    def vector(self, operand: str) -> str:
        found = re.fullmatch(r"[xyz]mm(\d+)", operand)
        if found:
            return f"v[{found[1]}]"
        size = {"xmmword": 2, "ymmword": 4, "zmmword": 8}[operand.split()[0]]
        return f"(m.load_vector({self.address(operand)}, {size}) + {[0] * (8 - size)})"

    def line(self, text: str) -> str:
        mnemonic, _, rest = text.partition(" ")
        o = [one.strip() for one in rest.split(",")] if rest else []
        if mnemonic[0] == "v" and mnemonic != "vzeroupper":
            return self.vectors(mnemonic, o)
        s = [self.source(one) for one in o[1:] if not re.fullmatch(r"k\d", one)] if mnemonic != "lea" else []
        match mnemonic:
            case "vzeroupper":
                return "for i in range(16): v[i][2:] = [0] * 6"
            case "kmovw" if o[0] in HALVES:
                return self.into(o[0], f"m.k[{o[1][1:]}]")
            case "kmovw":
                return f"m.k[{o[0][1:]}] = {s[0]} & 0xffff"
            case "knotw":
                return f"m.k[{o[0][1:]}] = m.k[{o[1][1:]}] ^ 0xffff"
            case "korw" | "kxorw":
                return f"m.k[{o[0][1:]}] = m.k[{o[1][1:]}] {'|' if mnemonic == 'korw' else '^'} m.k[{o[2][1:]}]"
            case "mov":
                return self.into(o[0], s[0])
            case "lea":
                return self.into(o[0], self.address(o[1]))
            case "push":
                return f"m.push({self.source(o[0])})"
            case "pop":
                return self.into(o[0], "m.pop()")
            case "add" | "sub":
                return self.into(o[0], f"m.{mnemonic}({self.source(o[0])}, {s[0]})")
            case "adc":
                return self.into(o[0], f"m.add({self.source(o[0])}, {s[0]}, int(m.condition('c')))")
            case "sbb":
                return self.into(o[0], f"m.sub({self.source(o[0])}, {s[0]}, int(m.condition('c')))")
            case "cmp":
                return f"m.sub({self.source(o[0])}, {s[0]})"
            case "neg":
                return self.into(o[0], f"m.sub(0, {self.source(o[0])})")
            case "xor" | "and" | "or":
                sign = {"xor": "^", "and": "&", "or": "|"}[mnemonic]
                return self.into(o[0], f"m.logic({self.source(o[0])} {sign} {s[0]})")
            case "test":
                return f"m.logic({self.source(o[0])} & {s[0]})"
            case "andn":
                return self.into(o[0], f"m.logic(~{s[0]} & {s[1]})")
            case "sar" | "shr" | "shl":
                return self.into(o[0], f"m.shift('{mnemonic}', {self.source(o[0])}, {s[0]})")
            case "ror":
                return self.into(o[0], f"ror({self.source(o[0])}, {s[0]})") + "; m.carry = UNDEFINED"
            case "rorx":
                return self.into(o[0], f"ror({s[0]}, {s[1]})")
            case "sarx":
                return self.into(o[0], f"signed({s[0]}) >> ({s[1]} & 63) & {WORD}")
            case "shrx":
                return self.into(o[0], f"{s[0]} >> ({s[1]} & 63)")
            case "imul":
                return self.into(o[0], f"m.imul({', '.join([self.source(o[0]), *s][-2:])})")
            case "dec":
                return self.into(o[0], f"m.count_down({self.source(o[0])})")
            case _ if mnemonic.startswith("cmov"):
                return f"if m.condition('{mnemonic[4:]}'): {self.into(o[0], s[0])}"
        raise Unknown(text)

    def vectors(self, mnemonic: str, o: list[str]) -> str:
        if "[" in o[0]:
            size = {"xmmword": 2, "ymmword": 4, "zmmword": 8}[o[0].split()[0]]
            if mnemonic in ("vextracti64x2", "vextracti32x4", "vextracti128"):
                return f"m.save_vector({self.address(o[0])}, {self.value(mnemonic, o[1:], '')}, {size}, False)"
            if mnemonic not in ("vmovdqa", "vmovdqa64", "vmovdqu", "vmovdqu64"):
                raise Unknown(mnemonic)
            return f"m.save_vector({self.address(o[0])}, {self.vector(o[1])}, {size}, {'dqu' not in mnemonic})"
        if mnemonic == "vmovq" and not o[0].startswith("xmm"):
            return self.into(o[0], f"{self.vector(o[1])}[0]")
        if mnemonic == "vmovmskpd":
            return self.into(o[0], f"sum(a >> 63 << i for i, a in enumerate({self.vector(o[1])}[:4]))")
        if mnemonic in ("vptestnmq", "vptestmq"):
            holds = "not a & b" if mnemonic == "vptestnmq" else "a & b"
            value = f"sum(1 << i for i, (a, b) in enumerate(zip({self.vector(o[1])}, {self.vector(o[2])})) if {holds})"
            return f"m.k[{o[0][1:]}] = {value}"
        if mnemonic == "vptestnmd":
            value = f"sum(1 << i for i, (a, b) in enumerate(zip(halves({self.vector(o[1])}), halves({self.vector(o[2])}))) if not a & b)"
            return f"m.k[{o[0][1:]}] = {value}"
        if mnemonic == "vpmovq2m":
            lanes = {"x": 2, "y": 4, "z": 8}[o[1][0]]
            return f"m.k[{o[0][1:]}] = sum(a >> 63 << i for i, a in enumerate({self.vector(o[1])}[:{lanes}]))"
        to = re.fullmatch(r"([xyz])mm(\d+)(?:\{k(\d)\})?(\{z\})?", o[0])
        if not to:
            raise Unknown(o[0])
        lanes = {"x": 2, "y": 4, "z": 8}[to[1]]
        value = self.value(mnemonic, o[1:], to[2])
        arguments = f"{to[2]}, {value}, {to[3]!r}, {bool(to[4])}, {lanes}, {mnemonic in BY_HALVES}"
        return f"v[{to[2]}] = m.masked({arguments})"

    def value(self, mnemonic: str, o: list[str], to: str) -> str:
        immediate = str(int(o[-1], 0)) if re.fullmatch(r"-?\w+", o[-1]) and o[-1][0].isdigit() else None
        if mnemonic in LANES:
            return f"[f(a, b) for f in (LANES['{mnemonic}'],) for a, b in zip({self.vector(o[0])}, {self.vector(o[1])})]"
        if mnemonic in ADDED:
            lanes = f"zip(v[{to}], {self.vector(o[0])}, {self.vector(o[1])})"
            return f"[f(c, a, b) for f in (ADDED['{mnemonic}'],) for c, a, b in {lanes}]"
        if mnemonic in COUNTED and immediate:
            return f"[f(a, {immediate}) for f in (COUNTED['{mnemonic}'],) for a in {self.vector(o[0])}]"
        if mnemonic in MOVES:
            arguments = [self.vector(one) for one in (o[:-1] if immediate else o)]
            return f"MOVES['{mnemonic}']({', '.join(arguments + [immediate] * bool(immediate))})"
        match mnemonic:
            case "vmovdqa" | "vmovdqa64" | "vmovdqu" | "vmovdqu64":
                return f"list({self.vector(o[0])})"
            case "vmovq":
                return f"[{self.source(o[0])}] + [0] * 7"
            case "vpinsrq" if o[2] == "1":
                return f"[{self.vector(o[0])}[0], {self.source(o[1])}] + [0] * 6"
            case "vpbroadcastq":
                word = self.source(o[0]) if "[" in o[0] or o[0] in NAMES else f"{self.vector(o[0])}[0]"
                return f"[{word}] * 8"
            case "vbroadcasti128" | "vbroadcasti32x4":
                return f"{self.vector(o[0])}[:2] * 4"
            case "vbroadcasti64x4":
                return f"{self.vector(o[0])}[:4] * 2"
            case "vpternlogq" | "vpternlogd":
                lanes = f"zip(v[{to}], {self.vector(o[0])}, {self.vector(o[1])})"
                return f"[ternary({immediate}, a, b, c) for a, b, c in {lanes}]"
        raise Unknown(f"{mnemonic} {', '.join(o)}")


class Emulated:
    """A routine that can be called as one that was assembled: with the address of its state in `rdi`, and up to three numbers more."""

    def __init__(self, text: str):
        self.blocks: list = []
        """Functions, and jumps: the condition and the number of the block to go to."""
        lines = [line.partition("//")[0].strip() for line in text.splitlines()]
        lines = [line for line in lines if line and not line.startswith(".")]
        labels: dict[str, list[int]] = {}
        jumps, body = [], []
        for line in lines:
            if re.fullmatch(r"\d:", line):
                self._close(body)
                labels.setdefault(line[0], []).append(len(self.blocks))
            elif re.fullmatch(r"j\w+ \d[bf]", line):
                self._close(body)
                jumps.append((len(self.blocks), *line[1:].split()))
                self.blocks.append(None)
            elif line == "ret":
                self._close(body)
                self.blocks.append(None)
            else:
                body.append(line)
        for at, condition, (label, direction) in jumps:
            # The nearest one in that direction.
            before = [place for place in labels[label] if place <= at]
            after = [place for place in labels[label] if place > at]
            self.blocks[at] = condition, before[-1] if direction == "b" else after[0]

    def _close(self, body: list[str]):
        if body:
            translator = Translator()
            code = "\n".join(f"    {translator.line(line)}" for line in body)
            scope = dict(globals())
            exec(f"def block(m, r, v):\n{code}\n", scope)
            self.blocks.append(scope["block"])
            body.clear()

    def routine(self, state: ctypes.c_void_p, *rest: int) -> int:
        machine = Machine()
        rest = (getattr(one, "value", one) for one in rest)
        machine.r |= {"rdi": state.value, **dict(zip(("rsi", "rdx", "rcx"), rest))}
        at = 0
        while (block := self.blocks[at]) is not None:
            at += 1
            if not isinstance(block, tuple):
                block(machine, machine.r, machine.v)
            elif block[0] == "mp" or machine.condition({"b": "c"}.get(block[0], block[0])):
                at = block[1]
        return machine.r["rax"]
