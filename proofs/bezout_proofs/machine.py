# SPDX-License-Identifier: MIT OR Apache-2.0
"""A symbolic machine for the instructions of routines: words, flags and the four lanes of a vector are terms.

It reads decoded bytes: the text that `static-taint PROGRAM TABLE code` prints for them, and no comment of a source. Equal terms
are one number. Memory is a map of words at distances from one pointer; a store forgets what it overlaps, and a load before it has
read the old word. An instruction that is not known is an error.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

WORD = (1 << 64) - 1
POINTER = "rdi"
REGISTERS = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi") + tuple(f"r{i}" for i in range(8, 16))
MEMORY = re.compile(r"^(?:qword ptr )?\[(\w+)((?:[+-]\w+(?:\*[248])?)*)\]$")
HALVES = {f"e{r[1:]}": r for r in REGISTERS[:8]} | {f"{r}d": r for r in REGISTERS[8:]}
PART = r"([+-]?)(\w+)(?:\*([248]))?"
ADDRESS = re.compile(rf"^\[(?:{PART})+\]$")
NUMBER = re.compile(r"^([0-9][0-9A-F]*)h$|^(\d+)$")
# The flags that are followed.
FLAGS = ("carry", "nonzero", "sign")
# Leaves that are bits.
BITS = {*FLAGS, *(f"any {bit}" for bit in (*FLAGS, "overflow", *(f"k{n}" for n in range(8))))}
LANES = 4
# The most lanes, bits or words that are lost together.
LOST = 16
# An instruction that no CPU has: it leaves anything in a register, a flag, a vector, a mask, or in words of memory.
CLOBBER = "clobber"
# Places on the stack: so far from what `POINTER` points to that nothing is both.
STACK = 1 << 32
VECTORS = tuple(f"ymm{i}" for i in range(16))


def signed(x: int) -> int:
    return x - (1 << 64) if x >> 63 else x


# With a sign.
ALL = -(1 << 63), (1 << 63) - 1


def rotated(x: int, n: int) -> int:
    return (x >> n | x << (64 - n)) & WORD if n else x


# The values of terms, with a number of bits or of places as the last argument of some.
VALUES = {
    "add": lambda a, b: (a + b) & WORD,
    "sub": lambda a, b: (a - b) & WORD,
    "mul": lambda a, b: a * b & WORD,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "andn": lambda a, b: ~a & b & WORD,
    "shl": lambda a, n: a << n & WORD,
    "shr": lambda a, n: a >> n,
    "sar": lambda a, n: signed(a) >> n & WORD,
    "ror": rotated,
    # By the low six bits of a word.
    "shlx": lambda a, n: a << (n & 63) & WORD,
    "shrx": lambda a, n: a >> (n & 63),
    # The place of the lowest bit that is set.
    "lowest": lambda a: (a & -a).bit_length() - 1 if a else 64,
    "bit": lambda a, n: a >> n & 1,
    "below": lambda a, b: int(a < b),
    # Of a sum or a difference of two words, and a flag: what is carried out, and what is borrowed. And the high word of a product.
    "carries": lambda a, b, c: a + b + c >> 64,
    "borrows": lambda a, b, c: int(a < b + c),
    "high": lambda a, b: a * b >> 64,
    "signed_high": lambda a, b: signed(a) * signed(b) >> 64 & WORD,
    # With another lowest byte.
    "join8": lambda a, b: a & ~0xFF | b & 0xFF,
    "nonzero": lambda a: int(a != 0),
    "ite": lambda c, a, b: a if c else b,
    # By the highest bit of each byte of the last one.
    "blend": lambda a, b, m: sum((b if m >> 8 * k + 7 & 1 else a) & 0xFF << 8 * k for k in range(8)),
}
# Whose last argument is a number and no term.
COUNTED = {"shl", "shr", "sar", "ror", "bit"}


# Bits: conditions and flags.
CONDITIONS = {"bit", "below", "nonzero", "carries", "borrows"}


class Unknown(ValueError):
    """An instruction or an operand that the machine does not have."""


class Terms:
    """All terms, each once: an operation and its arguments."""

    def __init__(self):
        self.all: list[tuple] = []
        self.numbers: dict[tuple, int] = {}
        self.hashes: list[int] = []

    def make(self, *term) -> int:
        if term not in self.numbers:
            self.numbers[term] = len(self.all)
            self.all.append(term)
        return self.numbers[term]

    def constant(self, value: int) -> int:
        return self.make("constant", value & WORD)

    def is_word(self, number: int) -> bool:
        """Whether it is no condition and no flag."""
        operation, *arguments = self.all[number]
        return operation not in CONDITIONS and not (operation == "leaf" and arguments[0] in BITS)

    def inner(self, number: int) -> list[int]:
        """The terms that one is an operation on."""
        operation, *arguments = self.all[number]
        return [] if operation in ("leaf", "constant") else arguments[:-1] if operation in COUNTED else arguments

    def known(self, number: int) -> int | None:
        operation, *rest = self.all[number]
        return rest[0] if operation == "constant" else None

    def operation(self, name: str, *arguments) -> int:
        """A term, or its value if all arguments are numbers."""
        terms = arguments[:-1] if name in COUNTED else arguments
        values = [self.known(a) for a in terms]
        if None not in values:
            return self.constant(VALUES[name](*values, *arguments[len(terms) :]))
        return self.make(name, *arguments)

    def range(self, number: int, depth: int = 4) -> tuple[int, int]:
        """What a word is in, with its sign, by the operations that it is made by."""
        operation, *arguments = self.all[number]
        if operation == "constant":
            return (signed(arguments[0]),) * 2
        if operation == "sar":
            return -(1 << 63 - arguments[1]), (1 << 63 - arguments[1]) - 1
        if operation == "and":
            masks = [value for a in arguments if (value := self.known(a)) is not None and not value >> 63]
            return (0, masks[0]) if masks else ALL
        if operation == "sub" and depth:
            (a, b), (c, d) = (self.range(a, depth - 1) for a in arguments)
            if ALL[0] <= a - d and b - c <= ALL[1]:
                return a - d, b - c
        return ALL

    def text(self, number: int, names: dict[int, str] | None = None, depth: int = 24) -> str:
        """The term above words that have names, or above leaves."""
        if names and number in names:
            return names[number]
        operation, *arguments = self.all[number]
        if operation == "constant":
            return str(arguments[0])
        if operation == "leaf" and names is None and len(arguments) == 1:
            return arguments[0]
        if operation == "leaf" or not depth:
            raise Unknown("a term reads something else than its words")
        inner = arguments[:-1] if operation in COUNTED else arguments
        rest = [str(a) for a in arguments[len(inner) :]]
        # With a mark, since some operations are words of Python.
        return f"{operation}_({','.join([self.text(a, names, depth - 1) for a in inner] + rest)})"

    def forget(self, behind: int) -> None:
        """Drops all terms from this number on."""
        for term in self.all[behind:]:
            del self.numbers[term]
        del self.all[behind:]
        del self.hashes[behind:]

    def structures(self) -> list[int]:
        """By their numbers, what terms are made of, as a hash: in other terms equal ones have other numbers."""
        for number in range(len(self.hashes), len(self.all)):
            operation, *arguments = self.all[number]
            inner = self.inner(number)
            # As a text: numbers have hashes that others of 64 bits have too.
            self.hashes.append(hash((operation, *(self.hashes[a] for a in inner), *map(str, arguments[len(inner) :]))))
        return self.hashes

    def evaluate(self, leaves: dict[int, int], of: int, first: tuple[int, ...] = ()) -> list[int]:
        """The values of the first `of` terms, of which some may be known; a term is behind its arguments."""
        values = list(first)
        for number in range(len(first), of):
            term = self.all[number]
            operation = term[0]
            if operation == "constant":
                values.append(term[1])
            elif operation == "leaf":
                values.append(leaves[number])
            elif operation in COUNTED:
                values.append(VALUES[operation](values[term[1]], term[2]))
            elif len(term) == 3:
                # Most are of two arguments, and most of the time is spent here.
                values.append(VALUES[operation](values[term[1]], values[term[2]]))
            else:
                values.append(VALUES[operation](*[values[a] for a in term[1:]]))
        return values


@dataclass(frozen=True)
class Instruction:
    address: int
    code: bytes
    mnemonic: str
    operands: tuple[str, ...]

    @property
    def text(self) -> str:
        return f"{self.mnemonic} {','.join(self.operands)}".strip()

    @property
    def vector(self) -> bool:
        """Whether it is one of vectors, or of masks."""
        return self.mnemonic[0] in "vk" or any(operand.startswith("xmm") for operand in self.operands)


def parse(output: str) -> list[Instruction]:
    """The instructions that `static-taint` has printed, by address."""
    found = []
    for line in output.splitlines():
        if line.startswith("\t"):
            address, code, text = line.strip().split("\t")
            mnemonic, _, operands = text.partition(" ")
            found.append(Instruction(int(address, 16), bytes.fromhex(code), mnemonic, tuple(operands.split(","))))
    return found


def number(text: str) -> int | None:
    found = NUMBER.match(text)
    return None if not found else int(found[1], 16) if found[1] else int(found[2])


def whole(vector: str) -> str:
    """The vector whose lower half this is."""
    return "y" + vector[1:] if vector.startswith("xmm") else vector


@dataclass
class State:
    registers: dict[str, int]
    vectors: dict[str, tuple[int, ...]]
    # Words by their distance from what rdi points to.
    words: dict[int, int] = field(default_factory=dict)
    carry: int = -1
    nonzero: int = -1
    sign: int = -1
    # None where it is not followed.
    overflow: int | None = None
    # How often something was forgotten, so that what is read after it is another unknown.
    forgotten: int = 0
    # All stores: where, and how many bytes.
    stores: tuple[tuple[int, int], ...] = ()

    def copy(self) -> "State":
        return replace(self, registers=dict(self.registers), vectors=dict(self.vectors), words=dict(self.words))

    def is_as(self, other: "State") -> bool:
        """Whether nothing was written in between but what was there. What was read alone is of no account."""
        return replace(self, words={}) == replace(other, words={})


class Machine:
    """Runs instructions on a state."""

    # Looks at a machine behind each instruction.
    watch: Callable[["Machine", Instruction], None] | None = None

    def __init__(self, terms: Terms, state: State):
        self.terms, self.state = terms, state
        # By the names of leaves that point to something: how far that is from what rdi points to.
        self.objects = {POINTER: 0, "rsp": STACK}

    @classmethod
    def fresh(cls, terms: Terms) -> "Machine":
        vectors = {v: tuple(terms.make("leaf", v, lane) for lane in range(LANES)) for v in VECTORS}
        state = State({r: terms.make("leaf", r) for r in REGISTERS}, vectors)
        for flag in FLAGS:
            setattr(state, flag, terms.make("leaf", flag))
        return cls(terms, state)

    def leaf(self, name: str) -> int:
        self.state.forgotten += 1
        return self.terms.make("leaf", name, self.state.forgotten)

    def distance(self, term: int) -> int | None:
        """Of an address from what rdi points to at first."""
        operation, *arguments = self.terms.all[term]
        if operation == "leaf":
            return self.objects.get(arguments[0]) if len(arguments) == 1 else None
        # One of the two is a number: neither a sum nor a difference of pointers is a place.
        values = [signed(value) for a in arguments if (value := self.terms.known(a)) is not None] if operation in ("add", "sub") else []
        bases = [found for a in arguments if values and (found := self.distance(a)) is not None]
        if not bases or operation == "sub" and self.terms.known(arguments[1]) is None:
            return None
        return bases[0] + values[0] if operation == "add" else bases[0] - values[0]

    def place(self, operand: str) -> int | None:
        """The distance from rdi of an operand in memory."""
        found = MEMORY.match(operand)
        if not found:
            return None
        parts = re.findall(r"([+-])(\w+)(?:\*([248]))?", found[2])
        at = self.distance(self.state.registers[found[1]]) if found[1] in self.state.registers else None
        values = [number(part) if part not in self.state.registers else self.index(self.state.registers[part]) for _, part, _ in parts]
        if at is None or None in values:
            raise Unknown(f"{operand}: a place in memory that is not followed")
        offsets = [(-1 if sign == "-" else 1) * int(scale or 1) * value for (sign, _, scale), value in zip(parts, values, strict=True)]
        return at + signed(sum(offsets) & WORD)

    def index(self, term: int) -> int | None:
        """The value of a register that is added to a pointer, if it is known."""
        return self.terms.known(term)

    def is_below(self) -> bool:
        """What the flag of carry says of two addresses that were compared: no object lies around the end of memory."""
        operation, *pair = self.terms.all[self.state.carry]
        found = [self.distance(a) for a in pair] if operation == "below" else [None]
        if None in found:
            raise Unknown("a comparison that is not followed")
        return found[0] < found[1]

    def read(self, operand: str) -> int:
        if operand in self.state.registers:
            return self.state.registers[operand]
        if (value := number(operand)) is not None:
            return self.terms.constant(value)
        at = self.place(operand)
        if at is None:
            raise Unknown(f"{operand}: an operand that is not known")
        return self.word(at)

    def word(self, at: int) -> int:
        """What is there: what was stored last, or what was there at first, or something unknown where a store covers a part."""
        if at not in self.state.words:
            covered = any(at < place + size and place < at + 8 for place, size in self.state.stores)
            self.state.words[at] = self.terms.make("leaf", "word", at, self.state.forgotten if covered else 0)
        return self.state.words[at]

    def forget(self, at: int, size: int) -> None:
        self.state.forgotten += 1
        self.state.stores += ((at, size),)
        for word in [w for w in self.state.words if w < at + size and at < w + 8]:
            del self.state.words[word]

    def write(self, operand: str, term: int) -> None:
        if operand in self.state.registers:
            self.state.registers[operand] = term
            return
        at = self.place(operand)
        if at is None:
            raise Unknown(f"{operand}: no place to write to")
        self.forget(at, 8)
        self.state.words[at] = term

    def address(self, operand: str) -> int:
        """What `lea` yields."""
        if not ADDRESS.match(operand):
            raise Unknown(f"{operand}: an address that is not followed")
        total = self.terms.constant(0)
        for sign, part, scale in re.findall(PART, operand):
            term = self.read(part)
            if scale:
                term = self.terms.operation("shl", term, int(scale).bit_length() - 1)
            total = self.sum(total, term) if sign != "-" else self.sum(total, self.terms.constant(-self.terms.known(term)))
        return total

    def sum(self, a: int, b: int) -> int:
        if self.terms.known(a) == 0:
            return b
        return self.terms.operation("add", a, b)

    def run(self, i: Instruction) -> None:
        handler = getattr(self, f"do_{i.mnemonic}", None)
        if handler is None:
            raise Unknown(f"{i.text}: an instruction that is not known")
        handler(*i.operands)
        if Machine.watch:
            Machine.watch(self, i)

    def flags(self, result: int, carry: int, overflow: int | None = None) -> None:
        self.state.nonzero, self.state.sign = self.terms.operation("nonzero", result), self.terms.operation("bit", result, 63)
        self.state.carry, self.state.overflow = carry, overflow

    def binary(self, name: str, to: str, other: str, carry=None) -> None:
        a, b = self.read(to), self.read(other)
        result = self.terms.operation(name, a, b)
        zero = self.terms.constant(0)
        self.flags(result, *((carry(a, b, result), None) if carry else (zero, zero)))
        self.write(to, result)

    def do_nop(self, *_) -> None:
        pass

    def do_clobber(self, cell: str, count: str) -> None:
        """Leaves anything there."""
        state = self.state
        state.forgotten += 1
        new = [self.terms.make("leaf", f"any {cell}", state.forgotten, lane) for lane in range(LOST)]
        # A vector by its number, or a mask by its name.
        vector = next((name for name in (cell.replace("v", "ymm"), cell.replace("v", "zmm"), cell) if name in state.vectors), None)
        if cell in state.registers:
            state.registers[cell] = new[0]
        elif vector:
            state.vectors[vector] = tuple(new[: len(state.vectors[vector])])
        elif (at := self.place(cell)) is not None:
            # It is no store of the routine: what reads these words is refused, and not that they are written.
            state.words.update({at + 8 * k: new[k] for k in range(int(count))})
        else:
            setattr(state, cell, new[0])

    def do_mov(self, to, other) -> None:
        self.write(to, self.read(other))

    def do_lea(self, to, other) -> None:
        self.write(to, self.address(other))

    def do_add(self, to, other) -> None:
        self.binary("add", to, other, lambda a, b, r: self.terms.operation("below", r, a))

    def one_if(self, flag: int | None) -> int:
        if flag is None:
            raise Unknown("a flag that is not followed")
        return self.terms.operation("ite", flag, self.terms.constant(1), self.terms.constant(0))

    def chain(self, to: str, other: str, flag: int | None) -> tuple[int, int]:
        """The sum with a flag, and what is carried out of it."""
        a, b = self.read(to), self.read(other)
        return self.terms.operation("add", self.terms.operation("add", a, b), self.one_if(flag)), self.terms.operation("carries", a, b, flag)

    def do_adc(self, to, other) -> None:
        result, carry = self.chain(to, other, self.state.carry)
        self.flags(result, carry)
        self.write(to, result)

    def do_adcx(self, to, other) -> None:
        result, self.state.carry = self.chain(to, other, self.state.carry)
        self.write(to, result)

    def do_adox(self, to, other) -> None:
        result, self.state.overflow = self.chain(to, other, self.state.overflow)
        self.write(to, result)

    def do_sbb(self, to, other) -> None:
        a, b, flag = self.read(to), self.read(other), self.state.carry
        if to == other in self.state.registers:
            # Nothing but the flag counts.
            result = self.terms.operation("sub", self.terms.constant(0), self.one_if(flag))
            self.flags(result, flag)
            return self.write(to, result)
        result = self.terms.operation("sub", self.terms.operation("sub", a, b), self.one_if(flag))
        self.flags(result, self.terms.operation("borrows", a, b, flag))
        self.write(to, result)

    def do_mulx(self, high, low, other) -> None:
        a, b = self.read("rdx"), self.read(other)
        self.write(low, self.terms.operation("mul", a, b))
        self.write(high, self.terms.operation("high", a, b))

    def do_sub(self, to, other) -> None:
        self.binary("sub", to, other, lambda a, b, r: self.terms.operation("below", a, b))

    def do_cmp(self, one, other) -> None:
        a, b = self.read(one), self.read(other)
        self.flags(self.terms.operation("sub", a, b), self.terms.operation("below", a, b))

    def do_push(self, one) -> None:
        value = self.read(one)
        self.state.registers["rsp"] = self.terms.operation("add", self.state.registers["rsp"], self.terms.constant(-8))
        self.write("[rsp]", value)

    def do_pop(self, to) -> None:
        rsp = self.state.registers["rsp"]
        self.write(to, self.read("[rsp]"))
        self.state.registers["rsp"] = self.terms.operation("add", rsp, self.terms.constant(8))

    def counted(self, name: str, to: str) -> None:
        """By one, and without a carry."""
        result = self.terms.operation(name, self.read(to), self.terms.constant(1))
        self.flags(result, self.state.carry)
        self.write(to, result)

    def do_dec(self, to) -> None:
        self.counted("sub", to)

    def do_inc(self, to) -> None:
        self.counted("add", to)

    def do_not(self, to) -> None:
        self.write(to, self.terms.operation("xor", self.read(to), self.terms.constant(WORD)))

    def do_test(self, one, other) -> None:
        self.flags(self.terms.operation("and", self.read(one), self.read(other)), *(self.terms.constant(0),) * 2)

    def do_btr(self, to, bit) -> None:
        a, n = self.read(to), number(bit)
        self.write(to, self.terms.operation("and", a, self.terms.constant(~(1 << n))))
        # That of zero stays, and the others are undefined.
        self.state.carry, self.state.sign, self.state.overflow = self.terms.operation("bit", a, n), self.leaf("sign"), None

    def do_neg(self, to) -> None:
        a = self.read(to)
        result = self.terms.operation("sub", self.terms.constant(0), a)
        self.flags(result, self.terms.operation("nonzero", a))
        self.write(to, result)

    def do_and(self, to, other) -> None:
        if to in HALVES and (value := number(other)) is not None and not value >> 31:
            # What is above the lower half becomes zero.
            to = HALVES[to]
        self.binary("and", to, other)

    def do_or(self, to, other) -> None:
        if number(other) == WORD:
            self.write(to, self.terms.constant(WORD))
            return self.flags(self.terms.constant(WORD), *(self.terms.constant(0),) * 2)
        self.binary("or", to, other)

    def do_xor(self, to, other) -> None:
        if to == other and (zeroed := HALVES.get(to, to)) in REGISTERS:
            zero = self.terms.constant(0)
            self.write(zeroed, zero)
            return self.flags(zero, zero, zero)
        self.binary("xor", to, other)

    def do_andn(self, to, one, other) -> None:
        result = self.terms.operation("andn", self.read(one), self.read(other))
        self.flags(result, self.terms.constant(0))
        self.write(to, result)

    def do_imul(self, to, other, third=None) -> None:
        result = self.terms.operation("mul", self.read(third or to), self.read(other))
        self.write(to, result)
        # The flags of zero and of the sign are undefined, those of carry and overflow say whether the product is longer.
        for flag in FLAGS:
            setattr(self.state, flag, self.leaf(flag))
        self.state.overflow = None

    def shift(self, name: str, to: str, count: str) -> None:
        n, a = number(count), self.read(to)
        if n is None or not 0 < n < 64:
            raise Unknown(f"{name} {to},{count}: a count that is not followed")
        result = self.terms.operation(name, a, n)
        out = {"shl": 64 - n, "ror": n - 1}.get(name, n - 1)
        if name == "ror":
            self.state.carry, self.state.overflow = self.terms.operation("bit", a, out), None
        else:
            self.flags(result, self.terms.operation("bit", a, out))
        self.write(to, result)

    def do_sar(self, to, count) -> None:
        self.shift("sar", to, count)

    def do_shr(self, to, count) -> None:
        self.shift("shr", to, count)

    def do_shl(self, to, count) -> None:
        self.shift("shl", to, count)

    def do_ror(self, to, count) -> None:
        self.shift("ror", to, count)

    def do_rorx(self, to, other, count) -> None:
        self.write(to, self.terms.operation("ror", self.read(other), number(count)))

    def by_register(self, name: str, to: str, other: str, count: str) -> None:
        n = self.terms.known(self.read(count))
        if n is None:
            raise Unknown(f"{name}x {to},{other},{count}: a count that is not followed")
        self.write(to, self.terms.operation(name, self.read(other), n & 63))

    def do_sarx(self, to, other, count) -> None:
        self.by_register("sar", to, other, count)

    def do_shrx(self, to, other, count) -> None:
        self.by_register("shr", to, other, count)

    def select(self, condition: int, to: str, other: str) -> None:
        self.write(to, self.terms.operation("ite", condition, self.read(other), self.read(to)))

    def do_cmovb(self, to, other) -> None:
        self.select(self.state.carry, to, other)

    def do_cmovs(self, to, other) -> None:
        self.select(self.state.sign, to, other)

    def do_cmovns(self, to, other) -> None:
        self.write(to, self.terms.operation("ite", self.state.sign, self.read(to), self.read(other)))

    def do_cmovne(self, to, other) -> None:
        self.select(self.state.nonzero, to, other)

    # Vectors.

    def lanes(self, operand: str, count: int = LANES) -> tuple[int, ...]:
        if operand in self.state.vectors:
            return self.state.vectors[operand]
        at = self.place(operand)
        if at is None:
            raise Unknown(f"{operand}: an operand that is not known")
        return tuple(self.word(at + 8 * lane) for lane in range(count))

    def write_lanes(self, to: str, lanes: tuple[int, ...]) -> None:
        if to in self.state.vectors:
            self.state.vectors[to] = lanes
            return
        at = self.place(to)
        if at is None:
            raise Unknown(f"{to}: no place to write to")
        self.forget(at, 8 * LANES)
        self.state.words.update({at + 8 * lane: term for lane, term in enumerate(lanes)})

    def each(self, name: str, to: str, one: str, other: str) -> None:
        self.write_lanes(to, tuple(self.terms.operation(name, a, b) for a, b in zip(self.lanes(one), self.lanes(other), strict=True)))

    def shift_lanes(self, name: str, to: str, one: str, count: str) -> None:
        n = number(count)
        if n is None or not 0 <= n < 64:
            raise Unknown(f"v{name} {to},{one},{count}: a count that is not followed")
        self.write_lanes(to, tuple(self.terms.operation(name, a, n) if n else a for a in self.lanes(one)))

    def half_products(self, widened, to: str, one: str, other: str) -> None:
        pairs = zip(self.lanes(one), self.lanes(other), strict=True)
        self.write_lanes(to, tuple(self.terms.operation("mul", widened(a), widened(b)) for a, b in pairs))

    def low_half(self, a: int) -> int:
        """The low 32 bits, without a sign."""
        return self.terms.operation("and", a, self.terms.constant((1 << 32) - 1))

    def signed_half(self, a: int) -> int:
        """The low 32 bits, with their sign."""
        return self.terms.operation("sar", self.terms.operation("shl", a, 32), 32)

    def do_vmovdqa(self, to, one) -> None:
        self.write_lanes(to, self.lanes(one))

    def do_vmovdqu(self, to, one) -> None:
        if "xmm" not in to + one:
            return self.write_lanes(to, self.lanes(one))
        self.write_half(to, (self.lanes(one, 2) if "[" in one else self.lanes(whole(one)))[:2])

    def write_half(self, to: str, lanes: tuple[int, ...]) -> None:
        """Two lanes: to memory, or below zeros."""
        if to.startswith("xmm"):
            return self.write_lanes(whole(to), (*lanes, *(self.terms.constant(0),) * 2))
        if (at := self.place(to)) is None:
            raise Unknown(f"{to}: no place to write to")
        self.forget(at, 16)
        self.state.words.update({at + 8 * lane: term for lane, term in enumerate(lanes)})

    def do_vinserti128(self, to, one, other, choice) -> None:
        lanes, first = list(self.lanes(one)), 2 * (number(choice) & 1)
        lanes[first : first + 2] = self.lanes(other, 2) if "[" in other else self.lanes(whole(other))[:2]
        self.write_lanes(to, tuple(lanes))

    def unpack(self, first: int, to: str, one: str, other: str) -> None:
        """One of each pair of lanes, of both."""
        pairs = zip(self.lanes(one)[first::2], self.lanes(other)[first::2], strict=True)
        self.write_lanes(to, tuple(lane for pair in pairs for lane in pair))

    def do_vpunpcklqdq(self, to, one, other) -> None:
        self.unpack(0, to, one, other)

    def do_vpunpckhqdq(self, to, one, other) -> None:
        self.unpack(1, to, one, other)

    def do_vpcmpeqq(self, to, one, other) -> None:
        equal, less = (self.terms.constant(value) for value in (WORD, 0))
        if one == other:
            return self.write_lanes(to, (equal,) * LANES)
        differs = (self.terms.operation("nonzero", self.terms.operation("sub", a, b)) for a, b in zip(self.lanes(one), self.lanes(other), strict=True))
        self.write_lanes(to, tuple(self.terms.operation("ite", bit, less, equal) for bit in differs))

    def do_vpermd(self, to, order, one) -> None:
        """Of halves of lanes, in pairs that were lanes."""
        lanes, halves = self.lanes(one), [self.terms.known(lane) for lane in self.lanes(order)]
        if None in halves or any(half & 7 | (half >> 32 & 7) << 32 != (half & 6) * 0x1_0000_0001 + (1 << 32) for half in halves):
            raise Unknown("vpermd: an order that is not one of lanes")
        self.write_lanes(to, tuple(lanes[half >> 1 & 3] for half in halves))

    def do_vmovmskpd(self, to, one) -> None:
        self.write(HALVES[to], self.gathered([self.terms.operation("bit", lane, 63) for lane in self.lanes(one)]))

    def gathered(self, bits: list[int]) -> int:
        """A word of bits."""
        total, *rest = map(self.one_if, bits)
        for k, bit in enumerate(rest, 1):
            total = self.terms.operation("or", total, self.terms.operation("shl", bit, k))
        return total

    def do_vpbroadcastq(self, to, one) -> None:
        if one.startswith("xmm"):
            return self.write_lanes(to, self.lanes(whole(one))[:1] * LANES)
        if self.place(one) is None:
            raise Unknown(f"vpbroadcastq {to},{one}: of a register")
        self.write_lanes(to, self.lanes(one, 1) * 4)

    def do_vbroadcasti128(self, to, one) -> None:
        self.write_lanes(to, self.lanes(one, 2) * 2)

    def do_vpblendd(self, to, one, other, choice) -> None:
        bits = number(choice)
        pairs = [bits >> 2 * lane & 3 for lane in range(LANES)]
        if not {0, 3} >= set(pairs):
            raise Unknown(f"vpblendd {to},{one},{other},{choice}: halves of lanes")
        lanes = zip(self.lanes(one), self.lanes(other), pairs, strict=True)
        self.write_lanes(to, tuple(b if pair else a for a, b, pair in lanes))

    def do_vpshufd(self, to, one, order) -> None:
        if number(order) != 0x4E:
            raise Unknown(f"vpshufd {to},{one},{order}: other than an exchange of neighbors")
        a, b, c, d = self.lanes(one)
        self.write_lanes(to, (b, a, d, c))

    def do_vpblendvb(self, to, one, other, mask) -> None:
        lanes = zip(self.lanes(one), self.lanes(other), self.lanes(mask), strict=True)
        self.write_lanes(to, tuple(self.terms.operation("blend", a, b, m) for a, b, m in lanes))

    def do_vpalignr(self, to, high, low, count) -> None:
        if number(count) != 8:
            raise Unknown(f"vpalignr {to},{high},{low},{count}: other than by a lane")
        (_, a, _, b), (c, _, d, _) = self.lanes(low), self.lanes(high)
        self.write_lanes(to, (a, c, b, d))

    def do_vperm2i128(self, to, one, other, choice) -> None:
        halves = [lanes[at : at + 2] for lanes in (self.lanes(one), self.lanes(other)) for at in (0, 2)]
        zero = (self.terms.constant(0),) * 2
        low, high = (zero if bits & 8 else halves[bits & 3] for bits in (number(choice) & 15, number(choice) >> 4))
        self.write_lanes(to, low + high)

    def do_vpaddq(self, to, one, other) -> None:
        self.each("add", to, one, other)

    def do_vpsubq(self, to, one, other) -> None:
        self.each("sub", to, one, other)

    def do_vpand(self, to, one, other) -> None:
        self.each("and", to, one, other)

    def do_vpor(self, to, one, other) -> None:
        self.each("or", to, one, other)

    def do_vextracti128(self, to, one, choice) -> None:
        first = 2 * (number(choice) & 1)
        self.write_half(to, self.lanes(one)[first : first + 2])

    def do_vmovq(self, to, one) -> None:
        if to.startswith("xmm"):
            return self.write_lanes(whole(to), (self.read(one), *(self.terms.constant(0),) * (LANES - 1)))
        self.write(to, self.lanes(whole(one))[0])

    def do_vpinsrq(self, to, one, other, choice) -> None:
        """The other word beside one, or in its place."""
        pair = [*self.lanes(whole(one))[:2]]
        pair[number(choice) & 1] = self.read(other)
        self.write_lanes(whole(to), (*pair, *(self.terms.constant(0),) * (LANES - 2)))

    def do_vpxor(self, to, one, other) -> None:
        if one == other:
            return self.write_lanes(to, (self.terms.constant(0),) * LANES)
        self.each("xor", to, one, other)

    def do_vpandn(self, to, one, other) -> None:
        self.each("andn", to, one, other)

    def do_vpsrlq(self, to, one, count) -> None:
        self.shift_lanes("shr", to, one, count)

    def do_vpsllq(self, to, one, count) -> None:
        self.shift_lanes("shl", to, one, count)

    def do_vpmuludq(self, to, one, other) -> None:
        self.half_products(self.low_half, to, one, other)

    def do_vpmuldq(self, to, one, other) -> None:
        self.half_products(self.signed_half, to, one, other)

    def do_vzeroupper(self, *_) -> None:
        zero = self.terms.constant(0)
        for name, lanes in self.state.vectors.items():
            self.state.vectors[name] = lanes[: LANES // 2] + (zero,) * (LANES // 2)
