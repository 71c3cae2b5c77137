# SPDX-License-Identifier: MIT OR Apache-2.0
"""A proof of each update in NEON, on the emitted text: no sum leaves 64 bits, no limb loses a bit, and

    2^60 (f, g) = M (f, g)        2^60 (d, e) = M (d, e) + (kd, ke) m

as polynomials in the limbs and in the halves of the entries, where the two lowest limbs of the right sides are 0. Every vector
instruction is read, and of the scalar ones those that the entries and `kd`, `ke` go through. What it takes for granted: rows of `M`
have a norm of at most `2^60`, numbers are below twice the bound of their length, and limbs but the highest are of 30 bits; of
what it leaves of them, it proves the last.
"""

import re
from dataclasses import dataclass, field

from .divstep import AMONG, LIMB, Frame, Kind, count
from .long import POINTER

ENTRY = 1 << 60
LOW = (1 << LIMB) - 1
Poly = dict[tuple[str, ...], int]


class Unproved(Exception):
    """What a text does that is not proved."""


def add(a: Poly, b: Poly, factor: int = 1) -> Poly:
    total = dict(a)
    for monomial, k in b.items():
        total[monomial] = total.get(monomial, 0) + factor * k
    return {monomial: k for monomial, k in total.items() if k}


def times(a: Poly, b: Poly) -> Poly:
    total: Poly = {}
    for x, k in a.items():
        total = add(total, {tuple(sorted((*x, *y))): k * h for y, h in b.items()})
    return total


def symbol(name: str) -> Poly:
    return {(name,): 1}


@dataclass
class Lane:
    """A number: what it is, and between which bounds."""

    what: Poly
    least: int
    most: int
    bits: int = 64
    """How many of its low bits the lane has."""
    part: str = ""
    """A name for what is below bit 30 and above, of a sum; empty of others."""

    def fits(self, bits: int, line: str):
        if not -(1 << bits - 1) <= self.least <= self.most < 1 << bits - 1:
            raise Unproved(f"more than {bits} bits: {line}")


@dataclass
class Update:
    """A text, followed instruction by instruction."""

    kind: Kind
    bits: int
    vectors: dict[str, list[Lane]] = field(default_factory=dict)
    scalars: dict[str, Lane] = field(default_factory=dict)
    sums: dict[str, Lane] = field(default_factory=dict)
    """What was carried, by the name of its parts."""

    def __post_init__(self):
        self.frame = Frame(self.kind, count(self.kind, self.bits))
        self.memory = {}
        top, bound = self.frame.count - 1, 1 << self.bits + 1
        for i in range(self.frame.count):
            for name in self.kind.numbers:
                highest = Lane(symbol(f"{name}{i}"), -(bound >> LIMB * top) - 1, bound >> LIMB * top)
                self.memory[self.frame.limb(i, name)] = highest if i == top else Lane(symbol(f"{name}{i}"), 0, LOW)
        if self.kind.cofactors:
            for i in range(self.frame.padded):
                known, most = (symbol(f"m{i}") if i <= top else {}), LOW if i < top else 1 << max(self.bits - LIMB * i, 0)
                self.memory[self.frame.modulus_limb(i)] = Lane(known, 0, most)
        self.scalars = {self.kind.registers[name]: Lane(symbol(name), -ENTRY, ENTRY) for name in "uvqr"}

    def run(self, lines: list[str]):
        for line in lines:
            code, _, name = line.partition("\t// ")
            mnemonic, _, rest = code.partition(" ")
            operands = re.findall(r"\[[^\]]*\]|[^,\s\[][^,\[]*(?:\[\d+\])?", rest)
            operands = [one.strip() for one in operands]
            if re.search(r"\b[vqd]\d", rest):
                getattr(self, f"_{mnemonic}", self._unknown)(operands, line)
            elif operands and re.fullmatch(r"x\d+", operands[0]) and mnemonic not in ("tst", "cmp", "ccmp", "str", "b.ne"):
                self._scalar(mnemonic, operands, name, line)

    def _unknown(self, operands: list[str], line: str):
        raise Unproved(f"an instruction that is not known: {line}")

    # Scalars: where `kd` and `ke` come from.

    def _scalar(self, mnemonic: str, operands: list[str], name: str, line: str):
        to, found = operands[0], None
        if re.fullmatch(r"update\.k[de]\.above", name):
            # Each of them is an entry of a row or 0.
            if mnemonic != "add":
                raise Unproved(f"not a sum: {line}")
            found = Lane({}, -ENTRY, ENTRY)
        elif re.fullmatch(r"update\.k[de]\.low\.3", name):
            if mnemonic != "and" or operands[2] != f"#{(1 << 2 * LIMB) - 1:#x}":
                raise Unproved(f"not the low 60 bits: {line}")
            found = Lane({}, 0, (1 << 2 * LIMB) - 1)
        elif m := re.fullmatch(r"update\.(k[de])\.k", name):
            a, b = (self.scalars.get(one) for one in operands[1:])
            if mnemonic != "sub" or a is None or b is None:
                raise Unproved(f"not a difference of what is known: {line}")
            found = Lane(symbol(m[1]), a.least - b.most, a.most - b.least)
        self.scalars.pop(to, None)
        if found:
            self.scalars[to] = found

    def _known(self, register: str, line: str) -> Lane:
        if register not in self.scalars or not self.scalars[register].what:
            raise Unproved(f"not an entry, nor kd or ke: {line}")
        return self.scalars[register]

    # Vectors.

    def _of(self, operand: str, line: str) -> list[Lane]:
        register = re.match(r"[vqd](\d+)", operand)[1]
        if register not in self.vectors:
            raise Unproved(f"a register that nothing wrote: {line}")
        return self.vectors[register]

    def _set(self, operand: str, lanes: list[Lane]):
        self.vectors[re.match(r"[vqd](\d+)", operand)[1]] = lanes

    def _mov(self, operands, line):
        self._set(operands[0], list(self._of(operands[1], line)))

    def _dup(self, operands, line):
        self._set(operands[0], [self._known(operands[1], line)] * 2)

    def _ins(self, operands, line):
        if not operands[0].endswith(".d[1]"):
            raise Unproved(f"another lane: {line}")
        self._set(operands[0], [self._of(operands[0], line)[0], self._known(operands[1], line)])

    def _named(self, lane: Lane) -> str:
        """A name for parts of a lane: that of a scalar or a carry, or a new one for a sum."""
        if not lane.part and len(lane.what) == 1:
            return next(iter(lane.what))[0]
        if not lane.part:
            lane.part = f"sum {len(self.sums)}"
            self.sums[lane.part] = lane
        return lane.part

    def _narrow(self, lane: Lane) -> Lane:
        """The low 32 bits."""
        return Lane(lane.what, lane.least, lane.most, 32, self._named(lane))

    def _xtn(self, operands, line):
        self._set(operands[0], [self._narrow(lane) for lane in self._of(operands[1], line)])

    def _uzp1(self, operands, line):
        both = [*self._of(operands[1], line), *self._of(operands[2], line)]
        self._set(operands[0], [self._narrow(lane) for lane in both])

    def _bic(self, operands, line):
        if operands[1:] != ["#0xc0", "lsl #24"]:
            raise Unproved(f"other bits: {line}")
        self._set(operands[0], [Lane(symbol(f"{lane.part} low"), 0, LOW) for lane in self._of(operands[0], line)])

    def _shrn(self, operands, line):
        lanes = []
        for lane in self._of(operands[1], line):
            lanes.append(Lane(symbol(f"{self._named(lane)} high"), lane.least >> LIMB, lane.most >> LIMB))
            lanes[-1].fits(32, line)
        if operands[2] != f"#{LIMB}":
            raise Unproved(f"another shift: {line}")
        self._set(operands[0], lanes)

    def _product(self, operands, line) -> list[Lane]:
        if not operands[1].endswith(".2s"):
            raise Unproved(f"other lanes: {line}")
        a, (b, lane) = self._of(operands[1], line), (self._of(operands[2], line), int(operands[2][-2]))
        products = []
        for one in a:
            one.fits(32, line)
            b[lane].fits(32, line)
            ends = [x * y for x in (one.least, one.most) for y in (b[lane].least, b[lane].most)]
            products.append(Lane(times(one.what, b[lane].what), min(ends), max(ends)))
        return products

    def _smull(self, operands, line):
        self._set(operands[0], self._product(operands, line))

    def _smlal(self, operands, line):
        sums = []
        for a, b in zip(self._of(operands[0], line), self._product(operands, line)):
            sums.append(Lane(add(a.what, b.what), a.least + b.least, a.most + b.most))
            sums[-1].fits(64, line)
        self._set(operands[0], sums)

    def _sshr(self, operands, line):
        if operands[2] != f"#{LIMB}":
            raise Unproved(f"another shift: {line}")
        carries = []
        for lane in self._of(operands[1], line):
            carries.append(Lane(symbol(f"{self._named(lane)} high"), lane.least >> LIMB, lane.most >> LIMB))
        self._set(operands[0], carries)

    def _ssra(self, operands, line):
        if operands[2] != f"#{LIMB}":
            raise Unproved(f"another shift: {line}")
        sums = []
        for sum_, lane in zip(self._of(operands[0], line), self._of(operands[1], line)):
            carry = symbol(f"{self._named(lane)} high")
            sums.append(Lane(add(sum_.what, carry), sum_.least + (lane.least >> LIMB), sum_.most + (lane.most >> LIMB)))
            sums[-1].fits(64, line)
        self._set(operands[0], sums)

    def _place(self, operand: str) -> int:
        return int(re.fullmatch(r"\[x0, #(\d+)\]", operand)[1])

    def _ldr(self, operands, line):
        words = {"q": 4, "d": 2}[operands[0][0]]
        place = self._place(operands[1])
        self._set(operands[0], [self.memory[place + 4 * k] for k in range(words)])

    def _str(self, operands, line):
        place = self._place(operands[1])
        for k, lane in enumerate(self._of(operands[0], line)):
            if lane.bits == 32:
                lane.fits(32, line)
            self.memory[place + 4 * k] = lane

    # What it comes to.

    def number(self, name: str) -> Poly:
        """What is in memory, with a sum's low bits as the sum less what it carries."""
        total: Poly = {}
        for i in range(self.frame.count):
            lane = self.memory[self.frame.limb(i, name)]
            if i < self.frame.count - 1 and not 0 <= lane.least <= lane.most <= LOW:
                raise Unproved(f"limb {i} of {name} is not of 30 bits")
            total = add(total, self._opened(lane.what), 1 << LIMB * i)
        return total

    def _opened(self, what: Poly) -> Poly:
        total: Poly = {}
        for monomial, k in what.items():
            name, _, part = monomial[0].rpartition(" ")
            if part == "low" and name in self.sums:
                whole = add(self.sums[name].what, symbol(f"{name} high"), -(1 << LIMB))
                total = add(total, whole, k)
            else:
                total = add(total, {monomial: k})
        return total

    def prove(self):
        for name in self.kind.numbers if self.kind.long else ():
            if self.memory.get(self.frame.top(name)) is not self.memory[self.frame.limb(self.frame.count - 1, name)]:
                raise Unproved(f"no copy of the highest limb of {name}")
        rows = {"f": ("u", "v", "f", "g", None), "g": ("q", "r", "f", "g", None)}
        if self.kind.cofactors:
            rows |= {"d": ("u", "v", "d", "e", "kd"), "e": ("q", "r", "d", "e", "ke")}
        for name, (a, b, x, y, k) in rows.items():
            wanted = add(times(halves(a), self._long(x)), times(halves(b), self._long(y)))
            if k:
                wanted = add(wanted, times(halves(k), self._long("m")))
            found = self.number(name)
            # The one carry that is left is that of the two lowest sums, which are 0 modulo 2^60 together.
            [carry] = [monomial for monomial in found if monomial[0].startswith("sum ")]
            second = self.sums[carry[0].removesuffix(" high")].what
            [earlier] = [monomial for monomial in second if monomial[0].startswith("sum ")]
            lowest = self.sums[earlier[0].removesuffix(" high")].what
            two = add(lowest, {m: c << LIMB for m, c in second.items() if m != earlier})
            if found.pop(carry) != 1 or second[earlier] != 1:
                raise Unproved(f"the carry into {name}")
            if add({m: c << 2 * LIMB for m, c in found.items()}, two) != wanted:
                raise Unproved(f"{name} is not what the matrix makes")

    def _long(self, name: str) -> Poly:
        return {(f"{name}{i}",): 1 << LIMB * i for i in range(self.frame.count)}


def halves(name: str) -> Poly:
    return {(f"{name} low",): 1, (f"{name} high",): 1 << LIMB}


def updates(text: str) -> list[list[str]]:
    """The lines of a pass, and those of the last update."""
    lines = [line for line in text.split("\n") if not line.startswith("//")]
    start, end = lines.index("2:"), next(i for i, line in enumerate(lines) if line.startswith("b.ne 2b"))
    return [lines[start + 1 : end], lines[end + 1 :]]


def unrolled(lines: list[str], frame: Frame) -> list[str]:
    """With the turns of the loop over limbs one after the other, and its addresses from the begin of the state."""
    start, end = next((i, j) for i, a in enumerate(lines) for j, b in enumerate(lines) if re.fullmatch(r"\d:", a) and b.startswith(f"b.ne {a[0]}b"))
    first, step = (re.fullmatch(rf"add {POINTER}, (?:x0|{POINTER}), #(\d+)\t// rest\.(?:start|next)", one) for one in (lines[start - 2], lines[end - 2]))
    written = [i for i in range(start - 2, len(lines)) if re.match(rf"\w+ {POINTER}\b", lines[i])]
    last = max(i for i, line in enumerate(lines) if f"[{POINTER}" in line)
    if not first or not step or [i for i in written if i < last] != [start - 2, end - 2]:
        raise Unproved("the pointer of the loop")
    turns = (frame.count - AMONG) // 4
    found, at = list(lines[:start]), int(first[1])
    for part in [lines[start + 1 : end]] * turns + [lines[end + 1 :]]:
        found += [re.sub(rf"\[{POINTER}, #(\d+)\]", lambda m: f"[x0, #{at + int(m[1])}]", line) for line in part]
        at += int(step[1])
    return found


def prove(kind: Kind, bits: int, text: str):
    """Of a routine for any length: for numbers of as many bits."""
    for lines in updates(text):
        if kind.long:
            lines = unrolled(lines, Frame(kind, count(kind, bits)))
        update = Update(kind, bits)
        try:
            update.run(lines)
            update.prove()
        except (KeyError, IndexError, TypeError, ValueError) as problem:
            raise Unproved(f"not of the form of an update: {problem!r}") from problem
