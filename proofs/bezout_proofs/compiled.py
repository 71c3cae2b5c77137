# SPDX-License-Identifier: MIT OR Apache-2.0
"""The symbolic machine with what a compiler of Rust uses beside the instructions of routines, and the path of a call through compiled code, from
its first instruction to its return.

Registers have parts of 32 and of 8 bits. A branch is decided, by a rule that is given; where it is not, both ways are followed. A call of a
routine in assembly is not followed: the routine writes what it has stores for, and keeps the registers of its caller.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from .batch import BIAS
from .machine import HALVES, LANES, MEMORY, REGISTERS, STACK, WORD, Instruction, Machine, State, Terms, Unknown, number, whole
from .steps import Refused, target

BYTES = {f"{r[1]}l": r for r in ("rax", "rbx", "rcx", "rdx")} | {f"{r[1:]}l": r for r in ("rsi", "rdi", "rbp", "rsp")}
BYTES |= {f"{r}b": r for r in REGISTERS[8:]}
PARTS = {**dict.fromkeys(HALVES, 32), **dict.fromkeys(BYTES, 8)}
# Registers that a function keeps.
SAVED = ("rbx", "rbp", "rsp", "r12", "r13", "r14", "r15")
# Where tables and variables of the file are: so far from what `POINTER` points to.
FILE = 1 << 40
DATA = "data"
# And where the loader writes addresses of other libraries' functions.
IMPORT = "import"
# Of a state.
ALIGNED = 64
# So much below the stack pointer a routine may write.
BELOW = 1 << 20
MOST_STEPS = 10_000


class Compiled(Machine):
    def __init__(self, terms: Terms, state: State):
        super().__init__(terms, state)
        # Parts of words that were stored: of how many bytes, what, and after how many stores.
        self.parts: dict[int, tuple[int, int, int]] = {}
        # Of the stack pointer at the call, modulo the greatest alignment; or nothing, where accesses are not checked.
        self.alignment: tuple[int, int] | None = (8, ALIGNED)
        self.bits = 64
        # What was in words before it was overwritten, the first one first.
        self.overwritten: dict[int, list[int]] = {}
        # What is known of a condition on where arguments are, and of an index: the same one, or a number.
        self.settled: Callable[[int], int] = lambda term: term

    def forget(self, at: int, size: int) -> None:
        for word, term in self.state.words.items():
            if word < at + size and at < word + 8:
                self.overwritten.setdefault(word, []).append(term)
        super().forget(at, size)

    def run(self, i: Instruction) -> None:
        self.bits = 8 if i.operands[0].startswith("byte ptr ") else PARTS.get(i.operands[0], 64)
        super().run(i)

    def cut(self, term: int, bits: int) -> int:
        """Its low bits."""
        operation, *arguments = self.terms.all[term]
        masks = [self.terms.known(a) for a in arguments] if operation == "and" else []
        if any(mask is not None and not mask >> bits for mask in masks):
            return term
        return self.terms.operation("and", term, self.terms.constant((1 << bits) - 1))

    def read(self, operand: str) -> int:
        if operand in HALVES:
            return self.cut(self.state.registers[HALVES[operand]], 32)
        if operand in BYTES:
            return self.lowest_byte(self.state.registers[BYTES[operand]])
        if operand.startswith("byte ptr "):
            return self.lowest_byte(super().read(operand.removeprefix("byte ptr ")))
        at = self.place(operand) if self.bits == 32 else None
        part = self.part(at, 4)
        if part is None and at is not None and at not in self.state.words and at - 4 in self.state.words:
            # The upper half of a word.
            part = self.terms.operation("shr", self.state.words[at - 4], 32)
        return super().read(operand) if part is None else part

    def part(self, at: int | None, size: int) -> int | None:
        """What was stored there, of this size, if nothing was since."""
        bytes_, term, stores = self.parts.get(at, (0, 0, 0))
        return term if bytes_ == size and not any(place < at + size and at < place + more for place, more in self.state.stores[stores:]) else None

    def lowest_byte(self, term: int) -> int:
        operation, *arguments = self.terms.all[term]
        # Of what was written to the part alone.
        return arguments[1] if operation == "join8" else self.cut(term, 8)

    def write(self, operand: str, term: int) -> None:
        if operand in HALVES:
            self.state.registers[HALVES[operand]] = self.cut(term, 32)
        elif operand in BYTES:
            register = BYTES[operand]
            self.state.registers[register] = self.terms.operation("join8", self.state.registers[register], self.cut(term, 8))
        else:
            super().write(operand, term)

    def place(self, operand: str) -> int | None:
        operand = operand.removeprefix("dword ptr ")
        found = MEMORY.match(operand)
        if found and (at := number(found[1])) is not None and not found[2]:
            return FILE + at
        if found and found[1] in REGISTERS and self.terms.known(self.state.registers[found[1]]) is not None:
            # The pointer is the other one.
            return self.distance(self.address(operand))
        return super().place(operand)

    def index(self, term: int) -> int | None:
        return self.terms.known(self.settled(term))

    def word(self, at: int) -> int:
        """Of constants in the file also what begins inside of them."""
        if at >= FILE and at not in self.state.words:
            near = [(first, self.terms.known(self.state.words[first])) for first in range(at - 7, at + 8) if first in self.state.words]
            found = {first - at + k: value >> 8 * k & 0xFF for first, value in near if value is not None for k in range(8)}
            if found.keys() >= set(range(8)):
                return self.terms.constant(sum(found[k] << 8 * k for k in range(8)))
        return super().word(at)

    def address(self, operand: str) -> int:
        if (at := number(operand[1:-1])) is not None:
            return self.terms.operation("add", self.terms.make("leaf", "file"), self.terms.constant(at))
        return super().address(operand)

    def check_aligned(self, operand: str, size: int) -> None:
        """An access that faults where its place is no multiple of its size."""
        if self.alignment is None or (at := self.place(operand)) is None:
            return
        offset = at - FILE if at >= FILE else at - STACK + self.alignment[0]
        if abs(at - STACK) > BELOW and at < FILE or offset % size:
            raise Refused(f"{operand}: a place that is not aligned")

    def flags(self, result: int, carry: int, overflow: int | None = None) -> None:
        if self.distance(result) is not None:
            # A pointer, which is not null.
            super().flags(result, carry, overflow)
            self.state.nonzero = self.terms.constant(1)
            return
        if self.bits < 64:
            result = self.cut(result, self.bits)
        super().flags(result, carry, overflow)
        self.state.sign = self.terms.operation("bit", result, self.bits - 1)

    def wide(self, i: str) -> None:
        if self.bits < 64:
            raise Unknown(f"{i}: of a part of a register")

    def do_add(self, to, other) -> None:
        self.wide("add")
        super().do_add(to, other)

    def do_adc(self, to, other) -> None:
        if self.bits == 64 and self.terms.known(self.state.carry) == 0:
            return self.do_add(to, other)
        super().do_adc(to, other)

    def do_sbb(self, to, other) -> None:
        if to != other and self.terms.known(self.state.carry) == 0:
            return self.do_sub(to, other)
        super().do_sbb(to, other)

    def do_neg(self, to) -> None:
        self.wide("neg")
        super().do_neg(to)

    def do_and(self, to, other) -> None:
        if to == "rsp":
            return self.align(number(other))
        if self.bits == 64:
            return super().do_and(to, other)
        self.binary("and", to, other)

    def align(self, mask: int) -> None:
        """The stack pointer, which so far is that of the call and a number."""
        residue, greatest = self.alignment
        unit = (-mask) & WORD
        if unit & (unit - 1) or unit > greatest:
            raise Unknown("an alignment that is not followed")
        at = self.distance(self.state.registers["rsp"]) - STACK
        at -= (at + residue) % unit
        self.state.registers["rsp"] = self.terms.operation("add", self.terms.make("leaf", "rsp"), self.terms.constant(at))
        self.state.nonzero = self.state.sign = self.state.carry = self.leaf("carry")
        self.state.overflow = None

    def do_test(self, one, other) -> None:
        if one != other:
            return super().do_test(one, other)
        self.flags(self.read(one), *(self.terms.constant(0),) * 2)

    def do_shl(self, to, count) -> None:
        if count == "cl":
            return self.shift("shl", to, count)
        n, a = number(count), self.read(to)
        if n is None or not 0 < n < self.bits:
            raise Unknown(f"shl {to},{count}: a count that is not followed")
        result = self.terms.operation("shl", a, n)
        self.flags(result, self.terms.operation("bit", a, self.bits - n))
        self.write(to, result)

    def do_sar(self, to, count) -> None:
        self.wide("sar")
        super().do_sar(to, count)

    def do_imul(self, to, other=None, third=None) -> None:
        if other:
            return super().do_imul(to, other, third)
        pair = self.read("rax"), self.read(to)
        self.write("rax", self.terms.operation("mul", *pair))
        self.write("rdx", self.terms.operation("signed_high", *pair))
        self.forget_flags()

    def forget_flags(self) -> None:
        for flag in ("carry", "nonzero", "sign"):
            setattr(self.state, flag, self.leaf(flag))
        self.state.overflow = None

    def double(self, to: str, other: str, count: str, low: bool) -> None:
        """A shift of two words, of which one half is left, the low or the high one."""
        n, a, b = number(count), self.read(to), self.read(other)
        if not 0 < n < 64:
            raise Unknown("a shift of two words by a count that is not followed")
        names = ("shr", "shl") if low else ("shl", "shr")
        result = self.terms.operation("or", self.terms.operation(names[0], a, n), self.terms.operation(names[1], b, 64 - n))
        self.flags(result, self.terms.operation("bit", a, n - 1 if low else 64 - n))
        self.write(to, result)

    def do_shrd(self, to, other, count) -> None:
        self.double(to, other, count, True)

    def do_shld(self, to, other, count) -> None:
        self.double(to, other, count, False)

    def do_bzhi(self, to, one, count) -> None:
        n = self.terms.known(self.lowest_byte(self.read(count)))
        if n is None or n >= 64:
            raise Unknown(f"bzhi {to},{one},{count}: a count that is not followed")
        result = self.terms.operation("and", self.read(one), self.terms.constant((1 << n) - 1))
        self.flags(result, self.terms.constant(0))
        self.write(to, result)

    def do_mul(self, other) -> None:
        pair = self.read("rax"), self.read(other)
        self.write("rax", self.terms.operation("mul", *pair))
        self.write("rdx", self.terms.operation("high", *pair))
        self.forget_flags()

    def shift(self, name: str, to: str, count: str) -> None:
        if count != "cl":
            return super().shift(name, to, count)
        self.wide(f"{name} by cl")
        self.write(to, self.terms.operation(f"{name}x", self.read(to), self.read("rcx")))
        # Where the count is zero they stay.
        self.forget_flags()

    def do_tzcnt(self, to, other) -> None:
        self.wide("tzcnt")
        a = self.read(other)
        self.write(to, self.terms.operation("lowest", a))
        self.forget_flags()
        self.state.carry = self.terms.operation("ite", self.terms.operation("nonzero", a), self.terms.constant(0), self.terms.constant(1))

    def do_bt(self, one, count) -> None:
        n = self.terms.known(self.read(count))
        if n is None or self.bits != 64:
            raise Unknown(f"bt {one},{count}: a bit that is not followed")
        nonzero = self.state.nonzero
        self.forget_flags()
        self.state.nonzero, self.state.carry = nonzero, self.terms.operation("bit", self.read(one), n % 64)

    def select(self, condition: int, to: str, other: str) -> None:
        condition, one, another = self.settled(condition), self.read(other), self.read(to)
        known = self.terms.known(condition)
        self.write(to, self.terms.operation("ite", condition, one, another) if known is None else one if known else another)

    def do_cmovae(self, to, other) -> None:
        condition, one, another = self.settled(self.state.carry), self.read(to), self.read(other)
        known = self.terms.known(condition)
        self.write(to, self.terms.operation("ite", condition, one, another) if known is None else one if known else another)

    def above(self) -> int:
        """Of two words that were compared, whether the first one is above the other, without a sign."""
        operation, *pair = self.terms.all[self.state.carry]
        # Flags of the same words are one comparison the other way around.
        if operation == "below" and self.state.nonzero == self.terms.operation("nonzero", self.terms.operation("sub", *pair)):
            return self.terms.operation("below", *reversed(pair))
        neither = self.terms.operation("ite", self.state.carry, self.terms.constant(0), self.one_if(self.state.nonzero))
        return self.terms.operation("nonzero", neither)

    def do_cmova(self, to, other) -> None:
        self.select(self.above(), to, other)

    def do_setb(self, to) -> None:
        self.write(to, self.one_if(self.state.carry))

    def do_setae(self, to) -> None:
        self.write(to, self.terms.operation("ite", self.state.carry, self.terms.constant(0), self.terms.constant(1)))

    def do_setne(self, to) -> None:
        self.write(to, self.one_if(self.state.nonzero))

    def do_seta(self, to) -> None:
        self.write(to, self.one_if(self.above()))

    def do_sete(self, to) -> None:
        self.write(to, self.terms.operation("ite", self.state.nonzero, self.terms.constant(0), self.terms.constant(1)))

    def do_mov(self, to, other) -> None:
        is_dword = to.startswith("dword ptr ")
        if to in PARTS or other not in PARTS and not is_dword:
            return super().do_mov(to, other)
        at, size = self.place(to), 4 if is_dword else PARTS[other] // 8
        self.forget(at, size)
        self.parts[at] = size, self.read(other), len(self.state.stores)

    def do_movzx(self, to, other) -> None:
        if other in BYTES:
            return self.write(to, self.read(other))
        at = self.place(other.removeprefix("byte ptr "))
        term = self.part(at, 1)
        if term is None and at is not None and at >= FILE and (constant := self.terms.known(self.word(at))) is not None:
            term = self.terms.constant(constant & 0xFF)
        if not other.startswith("byte") or term is None:
            raise Unknown(f"movzx {to},{other}: a byte that was not stored, and is no constant")
        self.write(to, term)

    def do_movsx(self, to, other) -> None:
        if other not in BYTES:
            raise Unknown(f"movsx {to},{other}: of no byte of a register")
        self.write(to, self.terms.operation("sar", self.terms.operation("shl", self.read(other), 56), 56))

    def do_movsxd(self, to, other) -> None:
        # What is read is half of a register, or of a word.
        self.bits = 32
        term = self.terms.operation("shl", self.read(other), 32)
        self.write(to, self.terms.operation("sar", term, 32))

    # Vectors: of two lanes an instruction of AVX clears what is above, and one of SSE leaves it.

    def lanes(self, operand: str, count: int = LANES) -> tuple[int, ...]:
        if operand.startswith("xmm"):
            return (*self.state.vectors[whole(operand)][:2], *(self.terms.constant(0),) * 2)
        return super().lanes(operand, count)

    def write_lanes(self, to: str, lanes: tuple[int, ...]) -> None:
        if to.startswith("xmm"):
            to, lanes = whole(to), (*lanes[:2], *(self.terms.constant(0),) * 2)
        super().write_lanes(to, lanes)

    def do_vmovups(self, to, one) -> None:
        self.do_vmovdqu(to, one)

    def do_vmovaps(self, to, one) -> None:
        for operand in (to, one):
            self.check_aligned(operand, 16 if "xmm" in to + one else 32)
        self.do_vmovdqu(to, one)

    do_vmovdqa = do_vmovaps

    def do_vmovd(self, to, one) -> None:
        self.write_lanes(to, (self.read(one), self.terms.constant(0)))

    def do_vmovq(self, to, one) -> None:
        if not to.startswith("xmm"):
            return super().do_vmovq(to, one)
        low = self.lanes(one)[0] if one.startswith("xmm") else self.read(one)
        self.write_lanes(to, (low, self.terms.constant(0)))

    def do_vpbroadcastq(self, to, one) -> None:
        if one.startswith("xmm"):
            return self.write_lanes(to, self.lanes(one)[:1] * LANES)
        super().do_vpbroadcastq(to, one)

    def do_vpextrq(self, to, one, choice) -> None:
        self.write(to, self.lanes(one)[number(choice) & 1])

    def do_vextractf128(self, to, one, choice) -> None:
        self.do_vextracti128(to, one, choice)

    def do_vunpcklpd(self, to, one, other) -> None:
        self.unpack(0, to, one, other)

    def do_vunpckhpd(self, to, one, other) -> None:
        self.unpack(1, to, one, other)

    def do_vmovlhps(self, to, one, other) -> None:
        self.write_lanes(to, (self.lanes(one)[0], self.lanes(other)[0]))

    def do_vpcmpeqd(self, to, one, other) -> None:
        if one != other:
            raise Unknown(f"vpcmpeqd {to},{one},{other}: of two vectors")
        self.write_lanes(to, (self.terms.constant(WORD),) * LANES)

    def do_vpermq(self, to, one, order) -> None:
        lanes, choice = self.lanes(one), number(order)
        self.write_lanes(to, tuple(lanes[choice >> 2 * k & 3] for k in range(LANES)))

    def by_counts(self, name: str, to: str, one: str, counts: str) -> None:
        """Each lane by a count of its own, which is known."""
        known = [self.terms.known(lane) for lane in self.lanes(counts)]
        if None in known:
            raise Unknown(f"{name} {to},{one},{counts}: counts that are not followed")
        zero, lanes = self.terms.constant(0), zip(self.lanes(one), known, strict=True)
        self.write_lanes(to, tuple(lane if n == 0 else zero if n > 63 else self.terms.operation(name, lane, n) for lane, n in lanes))

    def do_vpsrlvq(self, to, one, counts) -> None:
        self.by_counts("shr", to, one, counts)

    def do_vpsllvq(self, to, one, counts) -> None:
        self.by_counts("shl", to, one, counts)

    def by_bytes(self, to: str, one: str, count: str, up: bool) -> None:
        """Each half of a vector, by a lane."""
        if number(count) != 8:
            raise Unknown("bytes that move by another number than a lane")
        zero, (a, b, c, d) = self.terms.constant(0), self.lanes(one)
        self.write_lanes(to, (zero, a, zero, c) if up else (b, zero, d, zero))

    def do_vpslldq(self, to, one, count) -> None:
        self.by_bytes(to, one, count, True)

    def do_vpsrldq(self, to, one, count) -> None:
        self.by_bytes(to, one, count, False)

    def do_vxorps(self, to, one, other) -> None:
        self.do_vpxor(to, one, other)

    def below(self, to: str, lanes: tuple[int, ...]) -> None:
        """The lower half of a vector by SSE."""
        if to.startswith("xmm"):
            self.state.vectors[whole(to)] = (*lanes[:2], *self.state.vectors[whole(to)][2:])
        else:
            self.write_half(to, lanes[:2])

    def do_movups(self, to, one) -> None:
        self.below(to, self.lanes(one, 2))

    def do_movaps(self, to, one) -> None:
        for operand in (to, one):
            self.check_aligned(operand, 16)
        self.do_movups(to, one)

    do_movdqu, do_movdqa = do_movups, do_movaps

    def do_movq(self, to, one) -> None:
        if to in self.state.registers and one.startswith("xmm"):
            return self.write(to, self.lanes(one)[0])
        if not to.startswith("xmm") or one not in self.state.registers:
            raise Unknown(f"movq {to},{one}: other than between a register and a vector")
        self.below(to, (self.read(one), self.terms.constant(0)))

    def do_movd(self, to, one) -> None:
        if not to.startswith("xmm") or one not in HALVES:
            raise Unknown(f"movd {to},{one}: other than from a register to a vector")
        self.below(to, (self.read(one), self.terms.constant(0)))

    def shift_both(self, name: str, to: str, count: str) -> None:
        """Both lanes by a number, or by a lane, where 64 and more leave nothing."""
        if (n := number(count)) is not None:
            return self.below(to, tuple(self.terms.operation(name, a, n) for a in self.lanes(to)[:2]))
        n, zero = self.lanes(count)[0], self.terms.constant(0)
        shifted = [self.terms.operation(f"{name}x", a, n) for a in self.lanes(to)[:2]]
        if self.terms.range(n)[0] < 0 or self.terms.range(n)[1] > 63:
            fits = self.terms.operation("below", n, self.terms.constant(64))
            shifted = [self.terms.operation("ite", fits, a, zero) for a in shifted]
        self.below(to, tuple(shifted))

    def do_psllq(self, to, count) -> None:
        self.shift_both("shl", to, count)

    def do_psrlq(self, to, count) -> None:
        self.shift_both("shr", to, count)

    def both(self, name: str, to: str, one: str) -> None:
        self.below(to, tuple(self.terms.operation(name, a, b) for a, b in zip(self.lanes(to)[:2], self.lanes(one, 2)[:2], strict=True)))

    def do_pand(self, to, one) -> None:
        self.both("and", to, one)

    def do_por(self, to, one) -> None:
        self.both("or", to, one)

    def do_pxor(self, to, one) -> None:
        if to == one:
            return self.below(to, (self.terms.constant(0),) * 2)
        self.both("xor", to, one)

    do_xorps = do_pxor

    def do_pshufd(self, to, one, order) -> None:
        choice, lanes = number(order), self.lanes(one, 2)
        if choice not in (0x44, 0x4E, 0xE4, 0xEE):
            raise Unknown(f"pshufd {to},{one},{order}: halves of lanes")
        self.below(to, (lanes[choice >> 1 & 1], lanes[choice >> 5 & 1]))


@dataclass
class Routine:
    """A routine in assembly: its first instruction, and the places that it writes, from what its pointer points to."""

    name: str
    address: int
    writes: frozenset[int]


def routine(name: str, code: list[Instruction]) -> Routine:
    """All places that an instruction can write, whose first operand is in memory: behind `rdi`, or on its own part of the stack."""
    writes = set()
    for i in code:
        if {"rdi", "edi", "dil"} & set(i.operands[: 1 + (i.mnemonic == "mulx")]):
            raise Refused(f"{name}: moves its pointer")
        if i.mnemonic.startswith(("cmp", "test", "j", "nop")) or "[" not in i.operands[0]:
            continue
        found = MEMORY.match(i.operands[0])
        offset = (number(found[2][1:]) if found[2] else 0) if found else None
        if offset is None or found[1] not in ("rdi", "rsp"):
            raise Refused(f"{name}: writes to a place that is not followed")
        if found[1] == "rdi":
            first = -offset if found[2].startswith("-") else offset
            writes |= set(range(first, first + (8 * LANES if i.vector else 8), 8))
    return Routine(name, code[0].address, frozenset(writes))


@dataclass
class Call:
    """A call of a routine: the state before it, where its argument points to, and the leaves that it leaves."""

    name: str
    before: State
    base: int
    leaves: dict[int, int] = field(default_factory=dict)


@dataclass
class Path:
    """A path to the return: the machine there, the calls of routines, the instructions, and which conditions were chosen."""

    machine: Compiled
    calls: list[Call]
    seen: list[Instruction]
    chosen: list[tuple[int, bool]]


# Whether a condition is always so, always not, or either, behind those that were chosen.
Decide = Callable[[int, list[tuple[int, bool]]], bool | None]


class Follower:
    """Follows code by address, with routines that are not followed."""

    def __init__(self, code: list[Instruction], routines: list[Routine], decide: Decide, settled: Callable[[int], int] = lambda condition: condition, lost: Instruction | None = None):
        self.code = {i.address: i for i in code if i.mnemonic not in (DATA, IMPORT)}
        self.imports = {FILE + i.address: i.operands[0] for i in code if i.mnemonic == IMPORT}
        self.data = [i for i in code if i.mnemonic == DATA]
        self.routines = {one.address: one for one in routines}
        # Before the instruction at its address.
        self.decide, self.settled, self.lost = decide, settled, lost

    def fresh(self, terms: Terms, objects: dict[str, int], residue: int = 8) -> Compiled:
        machine = Compiled.fresh(terms)
        machine.objects = {"rsp": STACK, "file": FILE, **objects}
        machine.settled = self.settled
        machine.alignment = (residue, ALIGNED)
        for i in self.data:
            for k in range(0, len(i.code) - 7, 8):
                machine.state.words[FILE + i.address + k] = terms.constant(int.from_bytes(i.code[k : k + 8], "little"))
        return machine

    def paths(self, start: int, fresh: Callable[[], Compiled]) -> list[Path]:
        """All paths from there to the return, by what is chosen where a condition is open."""
        found, todo = [], [()]
        while todo:
            choices = todo.pop()
            path = self.path(start, fresh(), choices)
            found.append(path)
            if len(found) > 16:
                raise Refused("too many paths")
            ways = tuple(way for _, way in path.chosen)
            todo += [(*ways[:k], not ways[k]) for k in range(len(choices), len(ways))]
        return found

    def path(self, start: int, machine: Compiled, choices: tuple[bool, ...]) -> Path:
        path, back, at = Path(machine, [], [], []), [], start
        first = dict(machine.state.registers)
        for _ in range(MOST_STEPS):
            i = self.code.get(at)
            if i is None:
                raise Refused(f"{at:x}: no code is there")
            path.seen.append(i)
            at += len(i.code)
            is_outside = i.mnemonic in ("call", "jmp") and number(i.operands[0]) is None
            if is_outside and (to := self.by_table(machine, i)) is not None:
                at = to
                continue
            if is_outside:
                self.outside(machine, i)
            if i.mnemonic == "ret" or is_outside and i.mnemonic == "jmp":
                if not back:
                    self.returned(machine, first)
                    return path
                if machine.distance(machine.state.registers["rsp"]) != back[-1][1]:
                    raise Refused("a return with another stack pointer")
                self.pop(machine)
                at = back.pop()[0]
            elif i.mnemonic == "call" and not is_outside:
                to = target(i)
                if to in self.routines:
                    path.calls.append(self.call(machine, self.routines[to]))
                else:
                    self.push(machine, at)
                    back.append((at, machine.distance(machine.state.registers["rsp"])))
                    at = to
            elif i.mnemonic == "jmp":
                at = target(i)
            elif i.mnemonic.startswith("j"):
                if self.taken(i, machine, path, choices):
                    at = target(i)
            elif not is_outside:
                if self.lost and self.lost.address == i.address:
                    machine.run(self.lost)
                machine.run(i)
        raise Refused("the path has no end")

    def by_table(self, machine: Compiled, i: Instruction) -> int | None:
        """Where a jump goes by a register, if that is an address in the file."""
        at = machine.distance(machine.state.registers[i.operands[0]]) if i.mnemonic == "jmp" and i.operands[0] in REGISTERS else None
        return None if at is None or at < FILE else at - FILE

    def push(self, machine: Compiled, back: int) -> None:
        registers = machine.state.registers
        registers["rsp"] = machine.terms.operation("add", registers["rsp"], machine.terms.constant(-8))
        machine.write("[rsp]", machine.terms.constant(back))

    def pop(self, machine: Compiled) -> None:
        registers = machine.state.registers
        registers["rsp"] = machine.terms.operation("add", registers["rsp"], machine.terms.constant(8))

    def returned(self, machine: Compiled, first: dict[str, int]) -> None:
        at = machine.distance(machine.state.registers["rsp"])
        if at != STACK or any(machine.state.registers[r] != first[r] for r in SAVED if r != "rsp"):
            raise Refused("a register of the caller is lost")
        if any(place + size > STACK and STACK - 2 * BELOW < place < STACK + BELOW for place, size in machine.state.stores):
            raise Refused("a store above the own part of the stack")

    def taken(self, i: Instruction, machine: Compiled, path: Path, choices: tuple[bool, ...]) -> bool:
        flags = {"je": ("nonzero", False), "jne": ("nonzero", True), "jb": ("carry", True), "jae": ("carry", False), "ja": ("above", True), "jbe": ("above", False)}
        if i.mnemonic not in flags:
            raise Unknown(f"{i.text}: a branch that is not known")
        name, wanted = flags[i.mnemonic]
        condition = machine.above() if name == "above" else getattr(machine.state, name)
        known = machine.terms.known(condition)
        way = bool(known) if known is not None else self.decide(condition, path.chosen)
        if way is None:
            way = choices[len(path.chosen)] if len(path.chosen) < len(choices) else True
            path.chosen.append((condition, way))
        return way == wanted

    def call(self, machine: Compiled, one: Routine) -> Call:
        """What is known behind a routine: registers that it keeps, and all memory that it does not write."""
        terms, state = machine.terms, machine.state
        base, at = (machine.distance(state.registers[name]) for name in ("rdi", "rsp"))
        if base is None or at is None:
            raise Refused(f"{one.name}: called with another argument than a pointer")
        if (base - BIAS - STACK + machine.alignment[0]) % ALIGNED:
            raise Refused(f"{one.name}: its state is not aligned")
        call = Call(one.name, state.copy(), base)
        machine.forget(at - BELOW, BELOW)
        for place in sorted(one.writes):
            machine.forget(base + place, 8)
        for place in sorted(one.writes):
            call.leaves[place] = state.words[base + place] = terms.make("leaf", "left", place)
        self.lose(machine)
        return call

    def lose(self, machine: Compiled) -> None:
        """What a function need not keep."""
        state = machine.state
        for name in REGISTERS:
            if name not in SAVED:
                state.registers[name] = machine.leaf(name)
        for name in state.vectors:
            state.vectors[name] = tuple(machine.terms.make("leaf", name, state.forgotten, lane) for lane in range(LANES))
        machine.forget_flags()

    def outside(self, machine: Compiled, i: Instruction) -> None:
        """A function of C, which the loader finds: it writes zeros, or copies words from another place."""
        terms, state = machine.terms, machine.state
        operation, *where = terms.all[machine.read(i.operands[0])]
        name = self.imports.get(where[1]) if (operation, where[0]) == ("leaf", "word") else None
        to, other, at = (machine.distance(state.registers[register]) for register in ("rdi", "rsi", "rsp"))
        value, count = (terms.known(state.registers[register]) for register in ("rsi", "rdx"))
        is_copy = name == "memcpy" and None not in (to, other, count) and abs(to - other) >= count
        if not is_copy and not (name == "memset" and None not in (to, count) and value == 0) or count % 8:
            raise Refused(f"{i.text}: a call of {name or 'what is not known'}")
        words = [machine.word(other + k) if is_copy else terms.constant(0) for k in range(0, count, 8)]
        machine.forget(at - BELOW, BELOW)
        machine.forget(to, count)
        state.words |= {to + 8 * k: word for k, word in enumerate(words)}
        self.lose(machine)
