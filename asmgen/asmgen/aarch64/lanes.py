# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batch inversion with one number in each half of a vector [Mon87]: two passes on running products of nine limbs of 29 bits.

A number is in limbs, and limb `j` of both numbers is a pair of words of 32 bits. A product goes row by row, in columns of 64 bits. In the
first rows the digit of a column is its own quotient: they add multiples of `k m`, where `k m = 2^29 t - 1`. In the last two rows
they are multiples of m; otherwise a product would be longer than m by the length of `k`.
"""

from collections.abc import Callable

from ..program import VECTOR, Value
from ..schedule import commented, schedule
from .product import Code

WORDS, LIMBS, BITS = 4, 9, 29
LANES = 2
SCALED = LIMBS - 2
"""Rows that add multiples of `k m`."""
KEPT = 8
"""Of as many steps all but one keep their products: one has 72 bytes, and numbers of a step have 64."""
NUMBER, ROWS = 4 * LANES * LIMBS, 8 * LANES * WORDS
"""Bytes of two numbers in limbs, and in words."""
FIELDS = {"words": 8 * WORDS, "scaled": 48, "modulus": 48, "p": 80, "first": 80, "spare": 80}
"""Of a state, in bytes: `m` in words; limbs of `t`; those of `m`, and `-1 / m` modulo 2^29; running products, those before the first step, and
others."""
PLACE = {name: sum(list(FIELDS.values())[:k]) for k, name in enumerate(FIELDS)}
SIZE = sum(FIELDS.values())
FACTOR = LIMBS
"""Where among the limbs of `m` its inverse is."""
X = [f"v{i}" for i in range(WORDS)]
"""Where a pass loads numbers to."""
KEEP = [f"v{i}" for i in range(8, 16)]
"""Registers whose low halves have to survive."""
STATE, ROW, PRODUCTS, STEPS, BEFORE, AFTER = "x0", "x1", "x2", "x3", "x4", "x5"
"""Registers of a pass: `AFTER` points to the products that a step replaces."""
SCRATCH = [f"x{i}" for i in range(10, 18)]
LEFT = "x19"
"""Steps of a group, of which `STEPS` are behind."""
ZEROS_IN = "v28"
"""Where zeros are counted."""

Limbs = Callable[[int], Value]
"""Gives each limb of two numbers once, in rising order."""


class Pass(Code):
    """Straight-line code of a step, with Montgomery's products."""

    CONSTANTS = ["v29", "v30", "v31"]
    """Where the first constants of the state are."""
    SCALARS = [f"x{i}" for i in range(6, 6 + WORDS)]
    """Where words of the modulus are in a backward pass."""
    MODULUS = "modulo m"
    POWER = f" / 2^{BITS * LIMBS}"
    BOUND = "m is odd; numbers in limbs are below 8/7 m."

    def __init__(self):
        super().__init__()
        self.program.vectors = VECTOR["neon"] + KEEP
        self.program.general = [ROW, BEFORE, AFTER, *self.SCALARS, *SCRATCH]
        self.outputs: dict[Value, str] = {}
        self.constants = [self.lasting(register, "vector") for register in self.CONSTANTS]

    def vector(self, text: str, sources=(), **more) -> Value:
        return self.emit(text, sources, kind="vector", **more)

    def lasting(self, register: str, kind: str = "general") -> Value:
        """What a register has before a step and after it."""
        value = self.program.input(register, kind)
        self.outputs[value] = register
        return value

    def lines(self) -> list[str]:
        return schedule(self.program, self.outputs)

    # Loads.

    def load_vectors(self, field: str) -> list[Value]:
        """Twelve words of the state."""
        at = PLACE[field]
        first = self.vector(f"ldp {{d:q}}, {{d2:q}}, [{STATE}, #{at}]", second=True, name=f"load_{field}0")
        second = self.program.operations[-1].second
        return [first, second, self.vector(f"ldr {{d:q}}, [{STATE}, #{at + 32}]", name=f"load_{field}8")]

    def number(self, pointer: Value, name: str) -> Limbs:
        """Limbs in memory, loaded in pairs where they are needed."""
        have: dict[int, Value] = {}

        def limb(i: int) -> Value:
            if i not in have and i + 1 < LIMBS:
                text = f"ldp {{d:d}}, {{d2:d}}, [{{0}}, #{8 * i}]"
                have[i] = self.vector(text, [pointer], second=True, reads_memory=[name], name=f"load_{name}{i}")
                have[i + 1] = self.program.operations[-1].second
            elif i not in have:
                have[i] = self.vector(f"ldr {{d:d}}, [{{0}}, #{8 * i}]", [pointer], reads_memory=[name], name=f"load_{name}{i}")
            return have.pop(i)

        return limb

    def nonzero(self, word: list[Value]) -> tuple[list[Value], Value]:
        """Words with 1 in place of 0, and where there was one."""
        low = self.vector("orr {d}.16b, {0}.16b, {1}.16b", word[:2], name="any")
        high = self.vector("orr {d}.16b, {0}.16b, {1}.16b", word[2:], name="any")
        every = self.vector("orr {d}.16b, {0}.16b, {1}.16b", [low, high], name="any")
        zero = self.vector("cmeq {d}.2d, {0}.2d, #0", [every], name="zero")
        return [self.vector("sub {d}.2d, {0}.2d, {1}.2d", [word[0], zero], name="one"), *word[1:]], zero

    def split(self, word: list[Value]) -> Limbs:
        """Limbs of words."""

        def limb(j: int) -> Value:
            i, shift = divmod(BITS * j, 64)
            with self.program.scope(f"limb{j}"):
                if shift + BITS > 64 and i + 1 < WORDS:
                    low = self.vector(f"ushr {{d}}.2d, {{0}}.2d, #{shift}", [word[i]], name="low")
                    both = self.vector(f"sli {{d}}.2d, {{1}}.2d, #{64 - shift}", [low, word[i + 1]], in_place=True, name="both")
                    return self.masked(self.vector("xtn {d}.2s, {0}.2d", [both], name="narrow"))
                if shift > 32:
                    # Nothing is above the highest limb.
                    high = self.vector(f"ushr {{d}}.2d, {{0}}.2d, #{shift}", [word[i]], name="high")
                    return self.vector("xtn {d}.2s, {0}.2d", [high], name="narrow")
                text = f"shrn {{d}}.2s, {{0}}.2d, #{shift}" if shift else "xtn {d}.2s, {0}.2d"
                return self.masked(self.vector(text, [word[i]], name="narrow"))

        return limb

    def masked(self, value: Value, lanes: str = "2s") -> Value:
        """The low 29 bits of words."""
        return self.vector(f"bic {{d}}.{lanes}, #0xe0, lsl #24", [value], in_place=True, name="mask")

    # Products.

    def add(self, c: dict[int, Value], k: int, a: Value, b: Value, lane: int | None = None):
        """A product to column `k`."""
        other = "2s" if lane is None else f"s[{lane}]"
        if k in c:
            c[k] = self.vector(f"umlal {{d}}.2d, {{1}}.2s, {{2}}.{other}", [c[k], a, b], in_place=True, name="add")
        else:
            c[k] = self.vector(f"umull {{d}}.2d, {{0}}.2s, {{1}}.{other}", [a, b], name="product")

    def carry(self, c: dict[int, Value], k: int):
        c[k + 1] = self.vector(f"usra {{d}}.2d, {{1}}.2d, #{BITS}", [c[k + 1], c[k]], in_place=True, name="carry")

    def multiply(self, a: Limbs, b: list[Value]) -> dict[int, Value]:
        """Columns from the ninth on of `a b + q k m`. The products of the next row stand between a digit and what it is multiplied by."""
        c: dict[int, Value] = {}
        self.row(c, 0, a, b)
        for i in range(LIMBS):
            with self.program.scope(f"reduce{i}"):
                q = self.vector("xtn {d}.2s, {0}.2d", [c[i]], name="digit")
                if i < SCALED:
                    self.carry(c, i)
                else:
                    factors = self.load_vectors("modulus") if i == SCALED else factors
                    q = self.vector(f"mul {{d}}.2s, {{0}}.2s, {{1}}.s[{FACTOR % 4}]", [q, factors[FACTOR // 4]], name="quotient")
                # Bits above those of a limb count little in a row that is not the last: they add less than `2^-26 m` to the product.
                q, first = q if i == SCALED else self.masked(q), i + (i < SCALED)
            if i + 1 < LIMBS:
                self.row(c, i + 1, a, b)
            with self.program.scope(f"reduce{i}"):
                for j in range(LIMBS):
                    self.add(c, first + j, q, (self.constants if i < SCALED else factors)[j // 4], j % 4)
                if i >= SCALED:
                    self.carry(c, i)
            del c[i]
        return c

    def row(self, c: dict[int, Value], i: int, a: Limbs, b: list[Value]):
        with self.program.scope(f"row{i}"):
            limb = a(i)
            for j in range(LIMBS):
                self.add(c, i + j, b[j], limb)

    def carry_all(self, c: dict[int, Value]):
        for k in range(LIMBS, 2 * LIMBS - 2):
            self.carry(c, k)

    def store(self, c: dict[int, Value], pointer: Value, name: str):
        """Limbs of columns to memory."""
        with self.program.scope("limbs"):
            self.carry_all(c)
            pairs = []
            for k in range(LIMBS, 2 * LIMBS - 1, 2):
                pairs.append(self.masked(self.vector("uzp1 {d}.4s, {0}.4s, {1}.4s", [c[k], c[k + 1]], name="pair"), "4s"))
                if len(pairs) == 2:
                    at = 8 * (k - LIMBS - 2)
                    text = f"stp {{0:q}}, {{1:q}}, [{{2}}, #{at}]"
                    self.emit(text, [*pairs, pointer], result=False, writes_memory=[name], name=f"store_{name}")
                    pairs.clear()
            top = self.vector(f"shrn {{d}}.2s, {{0}}.2d, #{BITS}", [c[2 * LIMBS - 2]], name="top")
            text = f"str {{0:d}}, [{{1}}, #{8 * (LIMBS - 1)}]"
            self.emit(text, [top, pointer], result=False, writes_memory=[name], name=f"store_{name}")

    def words(self, c: dict[int, Value]) -> list[Value]:
        """Words of columns, and what is above them."""
        with self.program.scope("words"):
            self.carry_all(c)
            c[2 * LIMBS - 1] = self.vector(f"ushr {{d}}.2d, {{0}}.2d, #{BITS}", [c[2 * LIMBS - 2]], name="top")
            above = self.vector(f"ushr {{d}}.2d, {{0}}.2d, #{64 * WORDS - BITS * (LIMBS - 1)}", [c[2 * LIMBS - 1]], name="above")
            return [*self.join([c[LIMBS + j] for j in range(LIMBS)]), above]

    def join(self, limbs: list[Value]) -> list[Value]:
        """Words of columns, of which the low 29 bits count, but of the highest all."""
        found: list[Value] = []
        for j, limb in enumerate(limbs):
            i, shift = divmod(BITS * j, 64)
            if i == len(found):
                # That of the first column is what its word begins with.
                found.append(limb)
            else:
                found[i] = self.vector(f"sli {{d}}.2d, {{1}}.2d, #{shift}", [found[i], limb], in_place=True, name="join")
            if shift + BITS >= 64 and j + 1 < LIMBS:
                found.append(self.vector(f"ushr {{d}}.2d, {{0}}.2d, #{64 - shift}", [limb], name="join"))
        return found

    def canonical(self, word: list[Value], zero: Value, modulus: list[Value], pointer: Value):
        """Subtracts m from words of less than 2 m where that is not negative, and writes them, or 0."""
        kept = [self.vector("bic {d}.16b, {0}.16b, {1}.16b", [one, zero], name="nonzero") for one in word]
        for lane in range(LANES):
            with self.program.scope(f"lane{lane}"):
                one = [self.emit(f"mov {{d}}, {{0}}.d[{lane}]", [each], name="word") for each in kept]
                found = self.subtract_once(one, modulus.__getitem__)
                for i in range(0, WORDS, 2):
                    text = f"stp {{0}}, {{1}}, [{{2}}, #{8 * (WORDS * lane + i)}]"
                    self.emit(text, [*found[i : i + 2], pointer], result=False, name="store")


def step_forward(kind: type[Pass]) -> list[str]:
    """One step: the products before it times its numbers."""
    one = kind()
    words = [one.program.input(register, "vector") for register in X]
    before, after, _ = one.lasting(BEFORE), one.lasting(AFTER), one.lasting(ZEROS_IN, "vector")
    words, _ = one.nonzero(words)
    limb = one.split(words)
    b = [limb(j) for j in range(LIMBS)]
    one.store(one.multiply(one.number(before, "before"), b), after, "after")
    return one.lines()


def step_backward(kind: type[Pass]) -> list[str]:
    """One step: its inverses, and those of the products before it."""
    one = kind()
    words = [one.program.input(register, "vector") for register in X]
    zeros = one.program.input(ZEROS_IN, "vector")
    row, before, p = one.lasting(ROW), one.program.input(BEFORE), one.lasting(AFTER)
    modulus = [one.lasting(register) for register in one.SCALARS]
    words, zero = one.nonzero(words)
    one.outputs[one.vector("orr {d}.16b, {0}.16b, {1}.16b", [zeros, zero], name="zeros")] = ZEROS_IN
    limb = one.number(p, "u")
    u = [limb(j) for j in range(LIMBS)]
    with one.program.scope("u"):
        one.store(one.multiply(one.split(words), u), p, "u")
    with one.program.scope("x"):
        found = one.words(one.multiply(one.number(before, "before"), u))
        one.canonical(found, zero, modulus, row)
    return one.lines()


def enter(kind: type[Pass], backward: bool) -> list[str]:
    q = [one.replace("v", "q") for one in kind.CONSTANTS]
    loads = [f"ldp {q[0]}, {q[1]}, [{STATE}, #{PLACE['scaled']}]", *(f"ldr {one}, [{STATE}, #{PLACE['scaled'] + 32}]" for one in q[2:])]
    if backward:
        loads += [f"ldp {kind.SCALARS[i]}, {kind.SCALARS[i + 1]}, [{STATE}, #{8 * i}]" for i in range(0, WORDS, 2)]
    return [*named("save", *saves("stp", "str", f"[sp, #-{FRAME}]!")), *named("constants", *loads)]


def leave() -> list[str]:
    return [*named("restore", *saves("ldp", "ldr", f"[sp], #{FRAME}")[::-1]), *named("leave", "ret")]


FRAME = 8 * len(KEEP) + 16


def saves(pair: str, single: str, first: str) -> list[str]:
    d = [one.replace("v", "d") for one in KEEP]
    return [
        *(f"{pair} {d[i]}, {d[i + 1]}, {f'[sp, #{8 * i}]' if i else first}" for i in range(0, len(d), 2)),
        f"{single} {LEFT}, [sp, #{8 * len(d)}]",
    ]


def named(name: str, *lines: str) -> list[str]:
    return [commented(line, name) for line in lines]


def group(*lines: str) -> list[str]:
    """Counts the steps up to the next one whose products are elsewhere, or all that are left."""
    return [*lines, f"cmp {STEPS}, {LEFT}", f"csel {LEFT}, {STEPS}, {LEFT}, lo", f"sub {STEPS}, {STEPS}, {LEFT}"]


def load(base: str) -> str:
    return f"ld4 {{{', '.join(f'{one}.2d' for one in X)}}}, [{base}]"


def place(register: str, field: str) -> str:
    return f"add {register}, {STATE}, #{PLACE[field]}"


def forward(kind: type[Pass]) -> str:
    step, (spare, end, *_) = step_forward(kind), kind.SCALARS
    copies = [f"{op} q{i}, q{i + 1}, [{STATE}, #{PLACE[field] + 16 * i}]" for op, field in (("ldp", "p"), ("stp", "first")) for i in (0, 2)]
    last = [f"{op} q4, [{STATE}, #{PLACE[field] + 64}]" for op, field in (("ldr", "p"), ("str", "first"))]
    lines = [
        *enter(kind, False), *named("first", *copies, *last, place(BEFORE, "first")),
        *named("begin", place(spare, "spare"), place(end, "p"), *group(f"mov {LEFT}, #{KEPT - 1}")), ".p2align 5", "2:",
        *named("place", load(ROW) + f", #{ROWS}", f"subs {LEFT}, {LEFT}, #1", "b.eq 5f", f"mov {AFTER}, {PRODUCTS}", f"add {PRODUCTS}, {PRODUCTS}, #{NUMBER}"),
        "4:", *step, *named("loop", f"mov {BEFORE}, {AFTER}", f"cbnz {LEFT}, 2b"), *leave(),
        # Of every eighth step and of the last one the products go elsewhere.
        "5:", *named("elsewhere", f"mov {AFTER}, {end}", f"cbz {STEPS}, 4b", f"mov {AFTER}, {spare}", *group(f"mov {LEFT}, #{KEPT}"), "b 4b"),
    ]  # fmt: skip
    return text(kind, lines, len(step), f"""\
Running products of numbers {kind.MODULUS}, zeros left out [Mon87]: p = p y{kind.POWER} for each step, y = x, or 1 for zero.
x0: the state; x1: x, {LANES} numbers of {WORDS} words for each step; x2: kept products, {NUMBER} bytes for each step but the first and every eighth;
x3: steps, at least 1. In the state: p at {PLACE['p']}, the constants. Out: p, and what it was at {PLACE['first']}.""")


def backward(kind: type[Pass]) -> str:
    step, (a, b, *_) = step_backward(kind), SCRATCH
    lines = [
        *enter(kind, True),
        *named(
            "begin", f"movi {ZEROS_IN}.2d, #0", place(AFTER, "p"), f"lsr {a}, {STEPS}, #{KEPT.bit_length() - 1}", f"sub {a}, {STEPS}, {a}",
            f"mov {b}, #{NUMBER}", f"madd {PRODUCTS}, {a}, {b}, {PRODUCTS}", f"sub {PRODUCTS}, {PRODUCTS}, #{NUMBER}",
            f"add {ROW}, {ROW}, {STEPS}, lsl #{ROWS.bit_length() - 1}", *group(f"and {LEFT}, {STEPS}, #{KEPT - 1}", f"add {LEFT}, {LEFT}, #1"),
        ),
        ".p2align 5", "2:",
        *named(
            "place", f"sub {ROW}, {ROW}, #{ROWS}", f"sub {PRODUCTS}, {PRODUCTS}, #{NUMBER}", f"mov {BEFORE}, {PRODUCTS}", f"subs {LEFT}, {LEFT}, #1", "b.eq 5f",
        ),
        "4:", *named("place", load(ROW)), *step, *named("loop", f"cbnz {LEFT}, 2b"),
        *named("result", f"mov {a}, {ZEROS_IN}.d[0]", f"mov {b}, {ZEROS_IN}.d[1]", f"orr x0, {a}, {b}"), *leave(),
        "5:", *named(
            "again", f"add {PRODUCTS}, {PRODUCTS}, #{NUMBER}", place(BEFORE, "first"), f"cbz {STEPS}, 4b", *group(f"mov {LEFT}, #{KEPT}"),
            # What was not kept, from the products before it.
            f"sub {BEFORE}, {PRODUCTS}, #{NUMBER}", f"sub {a}, {ROW}, #{ROWS}", load(a), place(AFTER, "spare"),
        ),
        *step_forward(kind), *named("again", f"mov {BEFORE}, {AFTER}", place(AFTER, "p"), "b 4b"),
    ]  # fmt: skip
    return text(kind, lines, len(step), f"""\
Takes the numbers of a forward pass out of inverses of running products, from the last step to the first, and replaces them by
their inverses, canonical; zeros stay [Mon87]. x = u p{kind.POWER} and u = u y{kind.POWER}, where p is the product before a step.
The registers of the forward pass; u is at {PLACE['p']}. Result: 0 if there were no zeros.""")


def text(kind: type[Pass], lines: list[str], step: int, about: str) -> str:
    head = [
        *about.split("\n"),
        f"State, {SIZE} bytes: " + ", ".join(f"{one} at {place}" for one, place in PLACE.items()) + ".",
        f"Limbs of {BITS} bits: {LIMBS}. {kind.BOUND} Any 64-bit ARM with NEON. {step} instructions a step.",
    ]
    return "\n".join([*(f"// {line}" for line in head), *lines]) + "\n"


PASSES: dict[str, Callable[[type[Pass]], str]] = {"forward": forward, "backward": backward}
