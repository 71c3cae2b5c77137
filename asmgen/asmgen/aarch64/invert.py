# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inversion: batches of sixty steps in general registers, beside each the update of the long numbers by the batch before it, in NEON.

The numbers `f`, `g`, `d`, `e` have limbs of 30 bits, the highest one signed: limb `i` of all four is one vector of words of 32
bits. Each pass has the matrix `M` of sixty steps and makes

    (f, g) = M (f, g) / 2^60        (d, e) = (M (d, e) + (kd, ke) m) / 2^60

with `kd`, `ke` as in the library's `word64/update.rs`, by the two halves of 30 bits of each entry. In a sum are at most `2^62` of
the products of the matrix, `2^61` and `2^60` of those of the modulus, and a carry: less than `2^63`. `-2m < d, e < m` holds before
and after.

What the next batch needs of `f` and `g`, their lowest 60 bits, comes of their lowest 120 bits by the new matrix at once.
"""

from ..program import AARCH64, Flags, Program, Value
from ..schedule import commented, schedule
from . import steps

LIMB = 30
WORDS = ["f", "g", "delta", "u", "v", "q", "r", "inverse", "batches", "unused"]
"""The first words of a state. Of `f` and `g` they are the low 60 bits; `delta` is `-(delta + 1/2)`; then comes the last matrix."""
NUMBERS = ["f", "g", "d", "e"]
SAVED = [f"x{i}" for i in range(19, 29)]
LATENCY = {"mul": 3, "madd": 3, "mneg": 3, "msub": 3, "smulh": 4, "ldr": 4, "ldrsw": 4}
"""Cycles, by which what all waits for is ordered; all others take one."""


def limbs(words: int) -> int:
    """For numbers between -2m and m, where m has as many words."""
    return -(-(64 * words + 2) // LIMB)


class Frame:
    """Where a state has what, in bytes from its begin."""

    def __init__(self, count: int):
        self.count = count
        self.limbs = 8 * len(WORDS)
        self.modulus = self.limbs + 16 * count
        self.padded = -(-count // 4) * 4
        """Words of the modulus, which is read by vectors."""
        self.size = self.modulus + 4 * self.padded

    def word(self, name: str) -> int:
        return 8 * WORDS.index(name)

    def limb(self, i: int, number: str = "f") -> int:
        return self.limbs + 16 * i + 4 * NUMBERS.index(number)


class Batch:
    """The operations of a pass."""

    def __init__(self, words: int):
        self.frame = Frame(limbs(words))
        self.program = Program("neon", AARCH64)

    # Beside the steps.

    def load(self, mnemonic: str, i: int, number: str, name: str) -> Value:
        text = f"{mnemonic}, [x0, #{self.frame.limb(i, number)}]"
        return self.program.emit(text, reads_memory=[f"limb{i}"], name=f"load_{name}")

    def low(self, number: str, i: int) -> Value:
        """Limbs `i` and `i + 1` as a word."""
        low = self.load("ldr {d32}", i, number, f"{number}{i}")
        high = self.load("ldr {d32}", i + 1, number, f"{number}{i + 1}")
        return self.program.emit(f"orr {{d}}, {{0}}, {{1}}, lsl #{LIMB}", [low, high], name=f"low_{number}{i}")

    def multiples(self, matrix: list[Value]) -> list[Value]:
        """`kd` and `ke`."""
        p, top, found = self.program, self.frame.count - 1, []
        d, e = self.low("d", 0), self.low("e", 0)
        signs = [self.load("ldrsw {d}", top, number, f"sign_{number}") for number in "de"]
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

    def update(self, matrix: list[Value]):
        """Applies the matrix to the numbers in memory."""
        p, frame = self.program, self.frame
        u, v, q, r = matrix
        first, second = self.halves(u, q, "uq"), self.halves(v, r, "vr")
        k = self.halves(*self.multiples(matrix), "k")
        modulus, sums, before = None, None, None
        for i in range(frame.count + 1):
            with p.scope(f"limb{i}"):
                now = modulus_now = None
                if i < frame.count:
                    place = f"ldr {{d:q}}, [x0, #{frame.limb(i)}]"
                    now = self.vector(place, reads_memory=[f"limb{i}"], name="load")
                    if i % 4 == 0:
                        place = f"ldr {{d:q}}, [x0, #{frame.modulus + 4 * i}]"
                        modulus = self.vector(place, name="load_modulus")
                    modulus_now = (modulus, i % 4)
                products = [[], []]
                for half, (x, m) in enumerate((((now, modulus_now)), (before or (None, None)))):
                    if x is None:
                        continue
                    products[0] += [(first[half], x, 0), (second[half], x, 1)]
                    products[1] += [(first[half], x, 2), (second[half], x, 3), (k[half], *m)]
                sums = [self.total(sums and sums[n], products[n], "fg" if n == 0 else "de") for n in range(2)]
                if i > 1:
                    self.store(sums, i - 2, top=False)
                sums = [self.vector(f"sshr {{d}}.2d, {{0}}.2d, #{LIMB}", [one], name=f"carry_{n}") for one, n in zip(sums, ("fg", "de"))]
                before = (now, modulus_now)
        with p.scope("top"):
            self.store(sums, frame.count - 1, top=True)

    def total(self, start: Value | None, products: list, name: str) -> Value:
        for entries, numbers, lane in products:
            text = f".2d, {{{0 if start is None else 1}}}.2s, {{{1 if start is None else 2}}}.s[{lane}]"
            if start is None:
                start = self.vector("smull {d}" + text, [entries, numbers], name=name)
            else:
                start = self.vector("smlal {d}" + text, [start, entries, numbers], name=name, in_place=True)
        return start

    def store(self, sums: list[Value], i: int, top: bool):
        limb = self.vector("uzp1 {d}.4s, {0}.4s, {1}.4s", sums, name="limb")
        if not top:
            limb = self.vector("bic {d}.4s, #0xc0, lsl #24", [limb], name="limb", in_place=True)
        text = f"str {{0:q}}, [x0, #{self.frame.limb(i)}]"
        self.program.emit(text, [limb], result=False, writes_memory=[f"limb{i}"], name="store")

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

    def batch(self, constants: dict[str, Value], d: Value, f: Value, g: Value) -> tuple[Value, list[Value]]:
        p, packs, lows = self.program, [], [f, g]
        for k in range(3):
            with p.scope(f"third{k + 1}"):
                d, negative = steps.third(p, constants, d, *lows, steps.STEPS * k)
                packs.append(negative)
                if k < 2:
                    # Not shifted: the next steps take the bits from where they are.
                    lows = self.product(negative, lows, negative=True)
        with p.scope("matrix"):
            two = self.product(packs[1], packs[0], negative=False)
            return d, self.product(packs[2], two, negative=True)

    def windows(self, matrix: list[Value], f: Value, g: Value) -> list[Value]:
        """The low 60 bits of the next `f` and `g`, with what is above not right. The sum of the products of the low words is 0
        modulo 2^64: it carries unless both are 0. The word of the low 60 bits is signed; then what is above it is one more."""
        p, low, high, found = self.program, [], [], []
        for name, value in (("f", f), ("g", g)):
            with p.scope(f"window_{name}"):
                low.append(p.emit("lsl {d}, {0}, #4", [value], name="low"))
                above = self.low(name, 2)
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


IN = {"f": "x1", "g": "x2", "delta": "x3", "u": "x4", "v": "x5", "q": "x6", "r": "x7"}
"""The registers in which a pass finds and leaves words of the state."""
KEPT = dict(zip(steps.CONSTANTS, ("x8", "x9", "x10", "x11")))
COUNTER = "x12"


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


def body(words: int) -> tuple[list[str], Batch]:
    """A pass: the update by the matrix that it finds, and the next batch."""
    one = Batch(words)
    p = one.program
    values = {name: p.input(register) for name, register in IN.items()}
    constants = {name: p.input(register) for name, register in KEPT.items()}
    counter = p.input(COUNTER)
    matrix = [values[name] for name in "uvqr"]
    with p.scope("update"):
        one.update(matrix)
    start = len(p.operations)
    delta, new = one.batch(constants, values["delta"], values["f"], values["g"])
    following = one.windows(new, values["f"], values["g"])
    loads = {o.index for o in p.operations[start:] if o.text.startswith("ldr") or ".low_" in o.name}
    chain = {o.index for o in p.operations[start:]} - loads
    spread(p, chain)
    outputs = dict(zip([*following, delta, *new], IN.values()))
    outputs |= {value: KEPT[name] for name, value in constants.items()} | {counter: COUNTER}
    return schedule(p, outputs), one


def last(words: int) -> list[str]:
    """The update by the last matrix."""
    one = Batch(words)
    p = one.program
    matrix = [p.input(IN[name]) for name in "uvqr"]
    with p.scope("update"):
        one.update(matrix)
    spread(p, set())
    for k, operation in enumerate(p.operations):
        operation.time = float(k)
    return schedule(p, {})


def text(words: int) -> str:
    lines, one = body(words)
    frame = one.frame
    pairs = list(zip(SAVED[::2], SAVED[1::2]))
    before = [commented("stp x19, x20, [sp, #-80]!", "save")]
    before += [commented(f"stp {a}, {b}, [sp, #{16 * k}]", "save") for k, (a, b) in enumerate(pairs) if k]
    before += [commented(f"ldr {register}, [x0, #{frame.word(name)}]", f"load_{name}") for name, register in {**IN, "batches": COUNTER}.items()]
    before += [commented(f"mov {KEPT[name]}, #{value:#x}", name) for name, value in steps.CONSTANTS.items()]
    loop = [commented(f"subs {COUNTER}, {COUNTER}, #1", "loop"), commented("b.ne 2b", "loop")]
    after = [commented(f"ldp {a}, {b}, [sp, #{16 * k}]", "restore") for k, (a, b) in enumerate(pairs) if k]
    after += [commented("ldp x19, x20, [sp], #80", "restore"), commented("ret", "leave")]
    head = (
        f"// Batches of sixty divsteps, and the update of f, g, d and e, for numbers of {words} words: any 64-bit ARM.\n"
        f"// x0: a state of {frame.size} bytes, aligned to 16; the layout is that of asmgen's aarch64/invert.py.\n"
        f"// Words: {', '.join(WORDS)}. Limbs of 30 bits: {frame.count}. `batches` is at least 1.\n"
        f"// The first matrix is given; that of the last batch is applied. {len(lines)} instructions a pass."
    )
    return "\n".join([head, *before, ".p2align 6", "2:", *lines, *loop, *last(words), *after]) + "\n"
