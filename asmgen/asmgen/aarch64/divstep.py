# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of sixty steps in general registers, beside each the update of the long numbers by the batch before it, in NEON.

The numbers `f`, `g`, and of an inversion `d`, `e`, have limbs of 30 bits, the highest one signed: limb `i` of all of them is one
vector of words of 32 bits. Each pass has the matrix `M` of sixty steps and makes

    (f, g) = M (f, g) / 2^60        (d, e) = (M (d, e) + (kd, ke) m) / 2^60

with `kd`, `ke` as in the library's `word64/update.rs`, by the two halves of 30 bits of each entry. In a sum are at most `2^62` of
the products of the matrix, `2^61` and `2^60` of those of the modulus, and a carry: less than `2^63`. `-2m < d, e < m` holds before
and after.

What the next batch needs of `f` and `g`, their lowest 60 bits, comes of their lowest 120 bits by the new matrix at once.
"""

from dataclasses import dataclass

from ..program import AARCH64, Flags, Program, Value
from ..schedule import commented, schedule
from . import steps

LIMB = 30
IN = ("f", "g", "delta", "u", "v", "q", "r")
"""Of `f` and `g` they are the low 60 bits; `delta` is `-(delta + 1/2)`; then comes the last matrix."""


@dataclass(frozen=True)
class Kind:
    """What a routine computes: the first words of its state, and the numbers behind them."""

    name: str
    words: tuple[str, ...]
    numbers: tuple[str, ...]
    long: bool = False
    """Whether a routine serves any length: see `long.py`."""

    @property
    def cofactors(self) -> bool:
        return "d" in self.numbers

    @property
    def flips(self) -> tuple[str, ...]:
        """The words that a symbol collects."""
        return FLIPS if FLIPS[0] in self.words else ()

    @property
    def constants(self) -> dict[str, int]:
        return steps.SYMBOL_CONSTANTS if self.flips else steps.CONSTANTS

    @property
    def registers(self) -> dict[str, str]:
        """In which a pass finds and leaves words of the state, and constants."""
        return {name: f"x{i}" for i, name in enumerate([*IN, *self.constants, *self.flips, "batches"], 1)}


FLIPS = ("halvings", "falls", "turns")
"""As the library's `backend/flips.rs` has them."""
INVERT = Kind("invert", (*IN, "inverse", "batches", "unused"), ("f", "g", "d", "e"))
GCD = Kind("gcd", (*IN, "batches"), ("f", "g"))
JACOBI = Kind("jacobi", (*IN, *FLIPS, "batches", "unused"), ("f", "g"))
KINDS = {kind.name: kind for kind in (INVERT, GCD, JACOBI)}
LONG = (
    Kind("invert", (*IN, "inverse", "batches", "groups", "top", "top_de"), INVERT.numbers, long=True),
    Kind("gcd", (*IN, "batches", "groups", "top"), GCD.numbers, long=True),
    Kind("jacobi", (*IN, *FLIPS, "batches", "groups", "top", "before", "differs", "unused"), JACOBI.numbers, long=True),
)
"""`groups` are those of four limbs that are left to the loop; `top` is a copy of the highest limbs."""
AMONG = 16
"""Limbs of a long number that are worked on among the steps."""
SAVED = [f"x{i}" for i in range(19, 29)]
LATENCY = {"mul": 3, "madd": 3, "mneg": 3, "msub": 3, "smulh": 4, "ldr": 4, "ldrsw": 4}
"""Cycles, by which what all waits for is ordered; all others take one."""


def limbs(bits: int) -> int:
    """For numbers between -2m and m, where m has as many bits."""
    return -(-(bits + 2) // LIMB)


def count(kind: Kind, bits: int) -> int:
    """The limbs of a state."""
    return max(AMONG + 4, -(-limbs(bits) // 4) * 4) if kind.long else limbs(bits)


class Frame:
    """Where a state has what, in bytes from its begin."""

    def __init__(self, kind: Kind, count: int):
        self.kind, self.count = kind, count
        self.limbs = 8 * len(kind.words)
        self.padded = -(-count // 4) * 4 if kind.cofactors else 0
        """Words of the modulus, which is read by vectors."""
        self.group = 16 * (len(kind.numbers) + kind.cofactors)
        """Bytes of four limbs of all numbers, and of an inversion of the modulus, where the length is not fixed."""
        self.modulus = self.limbs + (self.group - 16 if kind.long else 4 * len(kind.numbers) * count)
        self.size = self.limbs + (self.group * count // 4 if kind.long else 4 * len(kind.numbers) * count + 4 * self.padded)

    def word(self, name: str) -> int:
        return 8 * self.kind.words.index(name)

    def limb(self, i: int, number: str = "f") -> int:
        numbers = self.kind.numbers
        place = 4 * numbers.index(number)
        if self.kind.long:
            return self.limbs + self.group * (i // 4) + 4 * len(numbers) * (i % 4) + place
        return self.limbs + 4 * len(numbers) * i + place

    def modulus_limb(self, i: int) -> int:
        return self.modulus + (self.group * (i // 4) + 4 * (i % 4) if self.kind.long else 4 * i)

    def top(self, number: str) -> int:
        """The highest limb, of which a long number has a copy at a place that does not depend on its length."""
        if self.kind.long:
            return self.word("top") + 4 * self.kind.numbers.index(number)
        return self.limb(self.count - 1, number)


class Batch:
    """The operations of a pass."""

    def __init__(self, kind: Kind, bits: int):
        self.kind, self.frame = kind, Frame(kind, AMONG if kind.long else limbs(bits))
        self.program = Program("neon", AARCH64)

    # Beside the steps.

    def load(self, mnemonic: str, i: int, number: str, name: str) -> Value:
        text = f"{mnemonic}, [x0, #{self.frame.limb(i, number)}]"
        return self.program.emit(text, reads_memory=[f"limb{i}"], name=f"load_{name}")

    def top(self, number: str, name: str) -> Value:
        """A word with the sign of a number."""
        text = f"ldrsw {{d}}, [x0, #{self.frame.top(number)}]"
        return self.program.emit(text, reads_memory=[f"limb{self.frame.count - 1}"], name=f"load_{name}")

    def low(self, number: str, i: int) -> Value:
        """Limbs `i` and `i + 1` as a word."""
        low = self.load("ldr {d32}", i, number, f"{number}{i}")
        high = self.load("ldr {d32}", i + 1, number, f"{number}{i + 1}")
        return self.program.emit(f"orr {{d}}, {{0}}, {{1}}, lsl #{LIMB}", [low, high], name=f"low_{number}{i}")

    def multiples(self, matrix: list[Value]) -> list[Value]:
        """`kd` and `ke`."""
        p, found = self.program, []
        d, e = self.low("d", 0), self.low("e", 0)
        signs = [self.top(number, f"sign_{number}") for number in "de"]
        inverse = p.emit(f"ldr {{d}}, [x0, #{self.frame.word('inverse')}]", name="load_inverse")
        for name, (a, b) in zip("de", (matrix[:2], matrix[2:])):
            with p.scope(f"k{name}"):
                if_d = p.emit("and {d}, {0}, {1}, asr #63", [a, signs[0]], name="if_d")
                if_e = p.emit("and {d}, {0}, {1}, asr #63", [b, signs[1]], name="if_e")
                above = p.emit("add {d}, {0}, {1}", [if_d, if_e], name="above")
                low = p.emit("mul {d}, {0}, {1}", [a, d], name="low")
                low = p.emit("madd {d}, {0}, {1}, {2}", [b, e, low], name="low")
                low = p.emit("madd {d}, {0}, {1}, {2}", [inverse, low, above], name="quotient")
                low = p.emit(f"and {{d}}, {{0}}, #{(1 << 2 * LIMB) - 1:#x}", [low], name="low")
                found.append(p.emit("sub {d}, {0}, {1}", [above, low], name="k"))
        return found

    def halves(self, a: Value, b: Value, name: str) -> list[Value]:
        """Two numbers of 60 bits and a sign in the lanes of vectors: their low 30 bits, and what is above."""
        with self.program.scope(name):
            pair = self.vector("dup {d}.2d, {0}", [a], name="dup")
            pair = self.vector("ins {d}.d[1], {1}", [pair, b], name="ins", in_place=True)
            low = self.vector("xtn {d}.2s, {0}.2d", [pair], name="xtn")
            low = self.vector("bic {d}.2s, #0xc0, lsl #24", [low], name="bic", in_place=True)
            return [low, self.vector(f"shrn {{d}}.2s, {{0}}.2d, #{LIMB}", [pair], name="shrn")]

    def vector(self, text: str, sources=(), **more) -> Value:
        return self.program.emit(text, sources, kind="vector", **more)

    def update(self, matrix: list[Value]) -> list[Value]:
        """Applies the matrix to the numbers in memory. Returns what a loop over further limbs takes over: halves of entries and of
        factors, the last sums, the last limb, and where the modulus was last read."""
        p, frame = self.program, self.frame
        u, v, q, r = matrix
        first, second = self.halves(u, q, "uq"), self.halves(v, r, "vr")
        k = self.halves(*self.multiples(matrix), "k") if self.kind.cofactors else None
        pairs = ["fg", "de"][: len(self.kind.numbers) // 2]
        modulus, sums, before, waiting = None, None, None, []
        for i in range(frame.count + (not self.kind.long)):
            with p.scope(f"limb{i}"):
                now = modulus_now = None
                if i < frame.count:
                    now = self.limb(i, before)
                    if k and i % 4 == 0:
                        place = f"ldr {{d:q}}, [x0, #{frame.modulus_limb(i)}]"
                        modulus = self.vector(place, name="load_modulus")
                    modulus_now = (modulus, i % 4)
                products = [[] for _ in pairs]
                for half, (limb, m) in enumerate((((now, modulus_now)), (before or (None, None)))):
                    if limb is None:
                        continue
                    x, at = limb
                    products[0] += [(first[half], x, at), (second[half], x, at + 1)]
                    if k:
                        products[1] += [(first[half], x, 2), (second[half], x, 3), (k[half], *m)]
                carried, sums = sums, [self.total(products[n], pair) for n, pair in enumerate(pairs)]
                if carried:
                    # Last, since it is what one limb waits for of the one before.
                    text = f"ssra {{d}}.2d, {{1}}.2d, #{LIMB}"
                    sums = [self.vector(text, both, in_place=True, name=f"carry_{pair}") for *both, pair in zip(sums, carried, pairs)]
                if i > 1:
                    waiting = self.store([*waiting, *sums], i - 2)
                if self.kind.long and i + 1 == frame.count:
                    return [*first, *second, *(k or []), *sums, now[0], *([modulus] if k else [])]
                before = (now, modulus_now)
        with p.scope("top"):
            sums = [self.vector(f"sshr {{d}}.2d, {{0}}.2d, #{LIMB}", [one], name=f"carry_{pair}") for one, pair in zip(sums, pairs)]
            self.write(sums, frame.count - 1, masked=False)

    def limb(self, i: int, before: tuple | None) -> tuple[Value, int]:
        """A vector with limb `i`, and the lane where it begins: without cofactors two limbs fill one vector."""
        if not self.kind.cofactors and i % 2:
            (pair, _), _ = before
            return pair, 2
        alone = self.kind.cofactors or i + 1 == self.frame.count
        width, read = ("q" if self.kind.cofactors or not alone else "d"), [f"limb{i}"] if alone else [f"limb{i}", f"limb{i + 1}"]
        return self.vector(f"ldr {{d:{width}}}, [x0, #{self.frame.limb(i)}]", reads_memory=read, name="load"), 0

    def total(self, products: list, name: str) -> Value:
        total: list[Value] = []
        for entries, numbers, lane in products:
            text = f"{'smlal' if total else 'smull'} {{d}}.2d, {{{len(total)}}}.2s, {{{len(total) + 1}}}.s[{lane}]"
            total = [self.vector(text, [*total, entries, numbers], name=name, in_place=bool(total))]
        return total[0]

    def store(self, sums: list[Value], i: int) -> list[Value]:
        """Writes limb `i`; without cofactors it waits for the next one, if that is not the highest."""
        if not self.kind.cofactors and i % 2 == 0 and i + 2 < self.frame.count:
            return sums
        self.write(sums, i + 1 - len(sums) if not self.kind.cofactors else i, masked=True)
        return []

    def write(self, sums: list[Value], i: int, masked: bool):
        """Sums without what they carry, from limb `i` on."""
        narrow, lanes, width = [("xtn {d}.2s, {0}.2d", "2s", "d"), ("uzp1 {d}.4s, {0}.4s, {1}.4s", "4s", "q")][len(sums) - 1]
        limb = self.vector(narrow, sums, name="limb")
        if masked:
            limb = self.vector(f"bic {{d}}.{lanes}, #0xc0, lsl #24", [limb], name="limb", in_place=True)
        written = [f"limb{i}"] if self.kind.cofactors else [f"limb{i + k}" for k in range(len(sums))]
        self.program.emit(f"str {{0:{width}}}, [x0, #{self.frame.limb(i)}]", [limb], result=False, writes_memory=written, name="store")

    # The steps, and what all waits for.

    def product(self, a: list[Value], b: list[Value], negative: bool) -> list[Value]:
        """Of two matrices, or of a matrix and a column."""
        p, columns = self.program, len(b) // 2
        first, then = ("mneg {d}, {0}, {1}", "msub {d}, {0}, {1}, {2}") if negative else ("mul {d}, {0}, {1}", "madd {d}, {0}, {1}, {2}")
        found = []
        for row in range(2):
            for column in range(columns):
                one = p.emit(first, [a[2 * row], b[column]])
                found.append(p.emit(then, [a[2 * row + 1], b[columns + column], one]))
        return found

    def batch(self, constants: dict[str, Value], d: Value, f: Value, g: Value, symbol: steps.Symbol | None) -> tuple[Value, list[Value], list[Value]]:
        """`d` after sixty steps, their matrix, and that of the first forty."""
        p, packs, lows = self.program, [], [f, g]
        for k in range(3):
            with p.scope(f"third{k + 1}"):
                d, negative = steps.third(p, constants, d, *lows, steps.STEPS * k, symbol)
                packs.append(negative)
                if k < 2:
                    # Not shifted: the next steps take the bits from where they are.
                    lows = self.product(negative, lows, negative=True)
        with p.scope("matrix"):
            two = self.product(packs[1], packs[0], negative=False)
            return d, self.product(packs[2], two, negative=True), two

    # What a symbol needs beside the steps.

    def opposite(self, u: Value, v: Value, name: str) -> Value:
        """In bit 63 the opposite sign of `u 0+ - v`."""
        p = self.program
        negative = p.emit("neg {d}, {0}", [u], name=f"negative_{name}")
        return p.emit("add {d}, {0}, {1}, asr #63", [v, negative], name=f"opposite_{name}")

    def turns(self, turns: Value, before: Value, differs: Value, after: Value, other: str) -> Value:
        """Adds, in bit 63, the majority of `before`, of what differs from it by `differs`, and of `~after`; by `eon` for `eor` it is
        that of the complements."""
        p = self.program
        two = p.emit("eon {d}, {0}, {1}", [before, after], name="two")
        both = p.emit("and {d}, {0}, {1}", [differs, two], name="both")
        turns = p.emit("eor {d}, {0}, {1}", [turns, both], name="turns")
        return p.emit(f"{other} {{d}}, {{0}}, {{1}}", [turns, before], name="turns")

    def turns_of_batch(self, turns: Value, symbol: steps.Symbol, two: list[Value], matrix: list[Value]) -> Value:
        """By the packs, joined by the virtual pair `(0+, -1)`."""
        with self.program.scope("turns"):
            first, second, third = symbol.last
            middle, end = self.opposite(*two[:2], "middle"), self.opposite(*matrix[:2], "end")
            for before, virtual, after in ((first, second, middle), (middle, third, end)):
                differs = self.program.emit("eor {d}, {0}, {1}", [before, virtual], name="differs")
                turns = self.turns(turns, before, differs, after, "eon")
            return turns

    def before_update(self, matrix: list[Value]) -> tuple[Value, Value]:
        """The sign of `f`, and how that of the virtual pair differs from it."""
        before = self.top("f", "before")
        opposite = self.opposite(*matrix[:2], "update")
        return before, self.program.emit("eon {d}, {0}, {1}", [before, opposite], name="differs")

    def turns_of_update(self, turns: Value, before: Value, differs: Value) -> Value:
        """By the numbers in memory, before and after their update."""
        with self.program.scope("update.turns"):
            return self.turns(turns, before, differs, self.top("f", "after"), "eor")

    def put_aside(self, values: dict[str, Value]):
        """Writes words of the state, for `again`: there are not enough registers."""
        for name, value in values.items():
            text = f"str {{0}}, [x0, #{self.frame.word(name)}]"
            self.program.emit(text, [value], result=False, writes_memory=[name], name=f"put_aside_{name}")

    def again(self, name: str) -> Value:
        return self.program.emit(f"ldr {{d}}, [x0, #{self.frame.word(name)}]", reads_memory=[name], name=f"window_{name}")

    def windows(self, matrix: list[Value], f: Value, g: Value) -> list[Value]:
        """The low 60 bits of the next `f` and `g`, with what is above not right. The sum of the products of the low words is 0
        modulo 2^64: it carries unless both are 0. The word of the low 60 bits is signed; then what is above it is one more."""
        p, low, high, found = self.program, [], [], []
        for name, value in (("f", f), ("g", g)):
            with p.scope(f"window_{name}"):
                low.append(p.emit("lsl {d}, {0}, #4", [value], name="low"))
                above = self.low(name, 2)
                if self.kind.flips:
                    # The steps of a symbol look at one bit more.
                    beyond = self.load("ldr {d32}", 4, name, f"{name}4")
                    above = p.emit(f"orr {{d}}, {{0}}, {{1}}, lsl #{2 * LIMB}", [above, beyond], name=f"low_{name}4")
                high.append(p.emit("add {d}, {0}, {1}, lsr #63", [above, low[-1]], name="high"))
        for name, (a, b) in (("f", matrix[:2]), ("g", matrix[2:])):
            with p.scope(f"next_{name}"):
                carry = Flags()
                below = p.emit("mul {d}, {0}, {1}", [a, low[0]], name="below")
                one = p.emit("smulh {d}, {0}, {1}", [a, low[0]], name="one")
                two = p.emit("smulh {d}, {0}, {1}", [b, low[1]], name="two")
                one = p.emit("madd {d}, {0}, {1}, {2}", [a, high[0], one], name="one")
                two = p.emit("madd {d}, {0}, {1}, {2}", [b, high[1], two], name="two")
                p.emit("cmp {0}, #1", [below], result=False, sets=carry, name="carry")
                found.append(p.emit("adc {d}, {0}, {1}", [one, two], reads=carry, name="next"))
        return found


def spread(program: Program, chain: set[int]):
    """Target times: what is on the chain as early as it can be, by the latencies, and the rest beside it, evenly and in its order."""
    ready: dict[Value | Flags, float] = {}
    finish = 0.0
    for operation in program.operations:
        if operation.index not in chain:
            continue
        before = [ready.get(s, 0.0) for s in [*operation.sources, operation.reads] if s is not None]
        operation.time = max(before, default=0.0)
        end = operation.time + LATENCY.get(operation.text.split()[0], 1)
        for made in (operation.result, operation.sets):
            if made is not None:
                ready[made] = end
        finish = max(finish, end)
    rest = [o for o in program.operations if o.index not in chain]
    for k, operation in enumerate(rest):
        operation.time = finish * BESIDE * k / max(len(rest), 1)


BESIDE = 0.9
"""Until which part of a pass what is beside the chain is done."""


def body(kind: Kind, bits: int) -> list[str]:
    """A pass: the update by the matrix that it finds, and the next batch."""
    one = Batch(kind, bits)
    p = one.program
    values = {name: p.input(register) for name, register in kind.registers.items()}
    after = dict(values)
    matrix = [values[name] for name in "uvqr"]
    with p.scope("update"):
        if kind.flips:
            before = one.before_update(matrix)
            one.put_aside({name: values[name] for name in "fg"})
        if kind.flips and kind.long:
            one.put_aside(dict(zip(("before", "differs"), before)))
        taken_over = one.update(matrix)
    start = len(p.operations)
    symbol = steps.Symbol(values["halvings"], values["falls"]) if kind.flips else None
    after["delta"], new, two = one.batch(values, values["delta"], values["f"], values["g"], symbol)
    lows = [one.again(name) if kind.flips else values[name] for name in "fg"]
    after["f"], after["g"] = one.windows(new, *lows)
    if symbol:
        turns = one.turns_of_batch(values["turns"], symbol, two, new)
    # What the windows take of old words waits until it is needed: there are not more registers.
    chain = {o.index for o in p.operations[start:] if not o.name.startswith("window_")}
    if symbol:
        turns = turns if kind.long else one.turns_of_update(turns, *before)
        after |= {"halvings": symbol.halvings, "falls": symbol.falls, "turns": turns}
    after |= dict(zip("uvqr", new))
    spread(p, chain)
    return schedule(p, {after[name]: register for name, register in kind.registers.items()} | handed(taken_over))


def handed(values: list[Value] | None) -> dict[Value, str]:
    """What a loop takes over, in the registers where it wants that."""
    return dict(zip(values or [], Program("neon", AARCH64).vectors))


def last(kind: Kind, bits: int) -> list[str]:
    """The update by the last matrix."""
    one = Batch(kind, bits)
    p = one.program
    matrix = [p.input(kind.registers[name]) for name in "uvqr"]
    with p.scope("update"):
        flips = {name: p.input(kind.registers[name]) for name in kind.flips}
        before = one.before_update(matrix) if flips else None
        if flips and kind.long:
            one.put_aside(dict(zip(("before", "differs"), before)))
        taken_over = one.update(matrix)
    if flips and not kind.long:
        flips["turns"] = one.turns_of_update(flips["turns"], *before)
        for name, value in flips.items():
            p.emit(f"str {{0}}, [x0, #{one.frame.word(name)}]", [value], result=False, name=f"store_{name}")
    for k, operation in enumerate(p.operations):
        operation.time = float(k)
    return schedule(p, {flips[name]: kind.registers[name] for name in flips if kind.long} | handed(taken_over))


def constant(register: str, value: int, name: str) -> list[str]:
    """A constant in a register: one of a run of ones, or any."""
    word = value & (1 << 64) - 1
    parts = [(word >> k & 0xFFFF, k) for k in range(0, 64, 16) if word >> k & 0xFFFF]
    if value < 0 or len(parts) == 1 or word & word + 1 == 0:
        return [commented(f"mov {register}, #{value:#x}", name)]
    lines = [f"{'movk' if k else 'mov'} {register}, #{part:#x}, lsl #{shift}" for k, (part, shift) in enumerate(parts)]
    return [commented(line.replace(", lsl #0", ""), name) for line in lines]


def text(kind: Kind, bits: int) -> str:
    frame, lines = Frame(kind, limbs(bits)), body(kind, bits)
    length = (f"numbers of {bits} bits", f"{frame.size} bytes", f"{frame.count}", f"{len(lines)} instructions a pass")
    return whole(frame, length, lines, last(kind, bits))


def whole(frame: Frame, length: tuple[str, str, str, str], lines: list[str], end: list[str], aside: tuple[str, ...] = ()) -> str:
    """A routine, from its pass and what it does last. Words of `aside` are on the stack."""
    kind = frame.kind
    pairs, room = list(zip(SAVED[::2], SAVED[1::2])), 80 + 16 * len(aside)
    before = [commented(f"stp x19, x20, [sp, #-{room}]!", "save")]
    before += [commented(f"stp {a}, {b}, [sp, #{16 * k}]", "save") for k, (a, b) in enumerate(pairs) if k]
    for k, name in enumerate(aside):
        before += [commented(f"ldr x1, [x0, #{frame.word(name)}]", f"load_{name}"), commented(f"str x1, [sp, #{80 + 16 * k}]", f"save_{name}")]
    for name, register in kind.registers.items():
        if name in kind.words:
            before.append(commented(f"ldr {register}, [x0, #{frame.word(name)}]", f"load_{name}"))
        else:
            before += constant(register, kind.constants[name], name)
    counter = kind.registers["batches"]
    loop = [commented(f"subs {counter}, {counter}, #1", "loop"), commented("b.ne 2b", "loop")]
    after = [commented(f"ldp {a}, {b}, [sp, #{16 * k}]", "restore") for k, (a, b) in enumerate(pairs) if k]
    after += [commented(f"ldp x19, x20, [sp], #{room}", "restore"), commented("ret", "leave")]
    *others, final = kind.numbers
    numbers, size, count, instructions = length
    head = (
        f"// Batches of sixty divsteps, and the update of {', '.join(others)} and {final}, for {numbers}: any 64-bit ARM.\n"
        f"// x0: a state of {size}, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.\n"
        f"// Words: {', '.join(kind.words)}. Limbs of 30 bits: {count}. `batches` is at least 1.\n"
        f"// The first matrix is given; that of the last batch is applied. {instructions}."
    )
    return "\n".join([head, *before, ".p2align 6", "2:", *lines, *loop, *end, *after]) + "\n"
