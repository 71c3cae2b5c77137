# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batch inversion with one number in each lane of a vector [Mon87]: the passes, for products and vectors of any kind.

Two vectors of running products. A *step* takes as many numbers, one to each. Forward, the products before each step are kept,
but for those before every fourth, or every second: a kept product is longer than the words of a number, and so would not fit
where as many words as in the numbers are. Backward these are computed again.
"""

from .code import Code

CHAINS = 2
LEVELS = 3
"""Exchanges of eight lanes; four need two of them."""
EVERY = 4
"""Of four steps all but one keep their products, or of two, if those of three have more words than four numbers."""


class Layout:
    """Where the vectors of a state are, in bytes from its begin; a number that is kept has `packed` of them."""

    def __init__(self, words: int, limbs: int, lanes: int, packed: int, scratch: int, chains: int):
        self.words, self.limbs, self.lanes, self.packed, self.chains = words, limbs, lanes, packed, chains
        self.levels = lanes.bit_length() - 1
        """Exchanges of lanes after which each lane has the product of all."""
        self.vector = 8 * lanes
        vectors = {
            "modulus": limbs, "factor": 1, "mask": 1, "one": 1, "orders": LEVELS, "p": CHAINS * limbs, "spare": CHAINS * limbs,
            "first": CHAINS * limbs, "x": CHAINS * limbs, "others": LEVELS * limbs, "total": words,
            "complement": limbs, "zeros": CHAINS, "scratch": scratch,
        }  # fmt: skip
        self.at, size = {}, 0
        for name, count in vectors.items():
            self.at[name], size = size, size + self.vector * count
        self.size = -(-size // 64) * 64

    @property
    def number(self) -> int:
        """Bytes of a vector of numbers that are factors."""
        return self.vector * self.limbs

    @property
    def product(self) -> int:
        """Bytes of a vector of running products."""
        return self.vector * self.packed

    @property
    def step(self) -> int:
        """Bytes of the products that are kept before a step."""
        return self.chains * self.product

    @property
    def every(self) -> int:
        """The steps of which one keeps no products."""
        return EVERY if (EVERY - 1) * self.packed <= EVERY * self.words else 2

    @property
    def rows(self) -> int:
        """Bytes of the numbers of a step."""
        return 8 * self.words * self.lanes * self.chains


class Lanes(Code):
    """A routine on a state in rdi, for a kind of products and of vectors; `ways` products at a time."""

    bits: int
    """Of a limb."""
    work: list[str]
    """Registers without a constant. Products leave their sums in the first ones."""
    result: list[list[str]]
    """Registers that limbs of products are left in, of each of the ways."""
    constants: dict[str, str]
    """Registers by the names of constants."""
    lanes: int
    width: str
    """Of a vector in memory."""
    move: str
    """Copies a vector where the address is a multiple of its length."""
    chains = CHAINS
    """Running products in each lane. The state has room for all `CHAINS` of them."""

    def __init__(self, words: int, limbs: int, ways: int):
        super().__init__()
        self.layout, self.ways = Layout(words, limbs, self.lanes, self.packed(limbs), self.scratch(limbs), self.chains), ways
        self.words, self.limbs = words, limbs

    # Of each kind of products.

    def multiply(self, a: list, b: list) -> list[list[str]]:
        """Registers of the limbs of products, one for each of the ways: `a[g](j)`, `b[g](i)` are the places of limbs."""
        raise NotImplementedError

    def carry(self, t: list[list[str]], to: list | None = None):
        """Makes factors out of products; `to[g](j)` is where limbs go."""
        raise NotImplementedError

    def canonical(self, t: list[str], masked: int | None = None) -> list[str]:
        """Words of a product in [0, m); of a chain, 0 where `zeros` found one."""
        raise NotImplementedError

    def factors(self, word: list[str], g: int):
        """Limbs of words of any value to `x`, a unit for 0; and which lanes of a chain are zero."""
        raise NotImplementedError

    # Of each kind of vectors.

    def packed(self, limbs: int) -> int:
        """Vectors of a number that is kept."""
        return limbs

    def scratch(self, limbs: int) -> int:
        """Vectors that products need."""
        return 0

    def load(self, g: int, base: str, offset: int = 0):
        """A row for each lane to `x`, as `factors` has them."""
        raise NotImplementedError

    def store(self, g: int, word: list[str], base: str):
        """Words to a row for each lane."""
        raise NotImplementedError

    def limb(self, word: list[str], j: int, to: str):
        """Limb `j` of words in a register."""
        raise NotImplementedError

    def begin_zeros(self):
        """There was none yet; in r11 or a mask."""
        raise NotImplementedError

    def count_zeros(self):
        """Adds what `factors` found in all chains."""
        raise NotImplementedError

    def first_factor(self) -> str:
        """The part of the state where the products of the first chain are, as factors."""
        return "p"

    def result_zeros(self):
        """Which lanes had one, to eax."""
        raise NotImplementedError

    def exchange(self, t: list[str]):
        """Limbs to `x`, and with lanes in the order at rcx to running products at r9."""
        raise NotImplementedError

    # Constants.

    def constant(self, name: str) -> str:
        return self.constants.get(name) or self.memory(name)

    def memory(self, name: str) -> str:
        stem = name.rstrip("0123456789")
        return self.place(stem, int(name[len(stem) :] or 0))

    def place(self, name: str, k: int = 0) -> str:
        return self.vector("rdi", self.layout.at[name] + self.layout.vector * k)

    def vector(self, base: str, offset: int) -> str:
        return f"{self.width} ptr [{base}{offset:+d}]"

    def enter(self):
        with self.part("constants"):
            self(*(f"{self.move} {register}, {self.memory(name)}" for name, register in self.constants.items()))

    def leave(self):
        with self.part("leave"):
            self("vzeroupper", "ret")

    def copy(self, name: str, to: str, count: int):
        spare = self.work[0]
        for k in range(count):
            self(f"{self.move} {spare}, {self.place(name, k)}", f"{self.move} {self.place(to, k)}, {spare}")

    # Numbers of words.

    def columns(self) -> list[int]:
        """The first words of pairs of words: the last two overlap if the number of words is odd."""
        return [min(c, self.words - 2) for c in range(0, self.words, 2)]

    def at_row(self, g: int, lane: int, column: int) -> int:
        """Where a word of a row of a chain is."""
        return 8 * (self.words * (self.lanes * g + lane) + column)

    def split(self, word: list[str], spare: str, name: str, first: int = 0):
        """Limbs out of words."""
        for j in range(self.limbs):
            self.limb(word, j, spare)
            self(f"{self.move} {self.place(name, first + j)}, {spare}")

    # Places of operands.

    def numbers(self, base: str, offset: int = 0) -> list:
        """Of all chains, factors: their limbs one after the other."""
        number, vector = self.layout.number, self.layout.vector
        return [lambda j, g=g: self.vector(base, offset + number * g + vector * j) for g in range(self.chains)]

    def kept(self, base: str, offset: int = 0) -> list:
        """Of all chains, running products."""
        return self.numbers(base, offset)

    def state(self, name: str) -> list:
        return self.numbers("rdi", self.layout.at[name])

    def state_kept(self, name: str) -> list:
        return self.kept("rdi", self.layout.at[name])

    def products(self, a: list, b: list, to: list):
        """`to[g] = a[g] b[g]`, as many at a time as there are ways; `b` are running products, or both are not."""
        for g in range(0, len(a), self.ways):
            part = slice(g, g + self.ways)
            with self.part(f"p{g}" if self.ways < len(a) else "p"):
                self.carry(self.multiply(a[part], b[part]), to[part])


PASSES = ("forward", "backward", "fold", "unfold")


def forward(code: Lanes) -> Lanes:
    """rdi = state, rsi = x, rdx = kept products, rcx = steps; r8 and r9 are the products before and after a step."""
    layout = code.layout
    code.enter()
    with code.part("first"):
        code.copy("p", "first", code.chains * layout.packed)
        code(f"lea r8, [rdi+{layout.at['first']}]", "xor eax, eax")
    code(".p2align 5", "2:")
    for g in range(code.chains):
        code.load(g, "rsi")
    with code.part("place"):
        code("add rax, 1", f"lea r9, [rdi+{layout.at['p']}]", "cmp rax, rcx", "jz 4f")
        code(f"lea r9, [rdi+{layout.at['spare']}]", "mov r10, rax", f"and r10, {layout.every - 1}", f"cmp r10, {layout.every - 1}", "jz 4f")
        code("mov r9, rdx", f"add rdx, {layout.step}")
    code("4:")
    code.products(code.state("x"), code.kept("r8"), code.kept("r9"))
    with code.part("loop"):
        code("mov r8, r9", f"add rsi, {layout.rows}", "cmp rax, rcx", "jnz 2b")
    code.leave()
    return code


def backward(code: Lanes) -> Lanes:
    """The same registers; p holds the inverses of the running products, and r8 points to the products before a step."""
    layout = code.layout
    code.enter()
    with code.part("begin"):
        # Before the first step, and before each fourth or second, nothing is kept.
        code("mov rax, rcx", f"shr rcx, {layout.every.bit_length() - 1}", "mov r9, rax", "sub r9, rcx", "sub r9, 1")
        code(f"imul r9, r9, {layout.step}", "add rdx, r9", f"imul r9, rax, {layout.rows}", "add rsi, r9")
        code.begin_zeros()
    code(".p2align 5", "2:")
    with code.part("place"):
        code(f"sub rsi, {layout.rows}", f"lea r8, [rdi+{layout.at['first']}]", "sub rax, 1", "jz 4f")
        code(f"sub rdx, {layout.step}", "mov r8, rdx", "mov r10, rax", f"and r10, {layout.every - 1}", f"cmp r10, {layout.every - 1}", "jnz 4f")
    with code.part("again"):
        if layout.every == 2:
            # Before the second step lies the first.
            code("cmp rax, 1", "jnz 6f", f"lea r8, [rdi+{layout.at['first']}]", "6:")
        for g in range(code.chains):
            code.load(g, "rsi", -layout.rows)
        code.products(code.state("x"), code.kept("r8"), code.state_kept("spare"))
        code(f"lea r8, [rdi+{layout.at['spare']}]", f"add rdx, {layout.step}")
    code("4:")
    for g in range(code.chains):
        code.load(g, "rsi")
    with code.part("zeros"):
        code.count_zeros()
    for g in range(code.chains):
        result(code, g)
    with code.part("loop"):
        code("test rax, rax", "jnz 2b")
    with code.part("result"):
        code.result_zeros()
    code.leave()
    return code


def result(code: Lanes, g: int):
    """`x = u p`, canonical, to the rows, and `u = u x`. At two ways both at once."""
    u, p, x = code.state("p")[g], code.kept("r8")[g], code.state("x")[g]
    if code.ways == 2:
        with code.part(f"u{g}"):
            out, inverse = code.multiply([p, x], [u, u])
            code.carry([inverse], [u])
    else:
        with code.part(f"x{g}"):
            [out] = code.multiply([p], [u])
    with code.part(f"x{g}.canonical"):
        word = code.canonical(out, g)
    with code.part(f"x{g}.store"):
        code.store(g, word, "rsi")
    if code.ways == 1:
        with code.part(f"u{g}"):
            code.carry(code.multiply([x], [u]), [u])


def fold(code: Lanes) -> Lanes:
    """In three rounds every lane gets the product of all; a round multiplies by the lanes in another order. One way."""
    layout = code.layout
    code.enter()
    with code.part("begin"):
        a = code.first_factor()
        code(f"lea rdx, [rdi+{layout.at['p'] + layout.product}]", f"lea rcx, [rdi+{layout.at['orders']}]")
        code(f"lea r9, [rdi+{layout.at['others']}]", f"lea rsi, [rdi+{layout.at[a]}]")
        code(f"lea rax, [rdi+{layout.at['others'] + layout.levels * layout.product}]")
        if code.chains == 1:
            # There is nothing to multiply yet.
            code(*(f"{code.move} {limb}, {code.place('p', j)}" for j, limb in enumerate(code.result[0])), "jmp 4f")
    code(".p2align 5", "2:")
    [t] = code.multiply(code.numbers("rsi")[:1], code.kept("rdx")[:1])
    with code.part("last"):
        code("cmp r9, rax", "jz 3f")
    code.carry([t])
    if code.chains == 1:
        code("4:")
    with code.part("order"):
        code.exchange(t)
    with code.part("loop"):
        code(f"lea rsi, [rdi+{layout.at['x']}]", "mov rdx, r9", f"add r9, {layout.product}", f"add rcx, {layout.vector}", "jmp 2b")
    code("3:")
    with code.part("total"):
        for i, word in enumerate(code.canonical(t)):
            code(f"{code.move} {code.place('total', i)}, {word}")
    code.leave()
    return code


def unfold(code: Lanes) -> Lanes:
    """From the inverse of the product of all to those of all. One way."""
    layout = code.layout
    code.enter()
    with code.part("limbs"):
        word = code.work[: code.words]
        code(*(f"{code.move} {w}, {code.place('total', i)}" for i, w in enumerate(word)))
        code.split(word, code.work[code.words], "x")
    with code.part("begin"):
        code(f"lea rsi, [rdi+{layout.at['others'] + layout.levels * layout.product}]", f"lea rax, [rdi+{layout.at['others']}]")
    code(".p2align 5", "2:")
    with code.part("loop"):
        code(f"sub rsi, {layout.product}")
    u = code.state("x")
    code.products(code.kept("rsi")[:1], u[:1], u[:1])
    with code.part("loop"):
        code("cmp rsi, rax", "jnz 2b")
    found = "x"
    if code.chains == CHAINS:
        # The inverse of the first is that of both times the second.
        code.products(code.state_kept("p")[::-1], [u[0], u[0]], code.state("spare"))
        found = "spare"
    with code.part("inverses"):
        code.copy(found, "p", code.chains * code.limbs)
    code.leave()
    return code


def emit(name: str, code: Lanes, family: str, terms: dict[str, str]) -> str:
    """The text of a pass. `terms` are the words that differ between the kinds of products."""
    passes = {"forward": (forward, FORWARD), "backward": (backward, BACKWARD), "fold": (fold, FOLD), "unfold": (unfold, UNFOLD)}
    write, about = passes[name]
    layout = code.layout
    values = {"words": code.words, "limbs": code.limbs, "bits": code.bits, "rows": code.chains * layout.lanes, "step": layout.step, "size": layout.size, "lanes": LANES[layout.lanes], "without": WITHOUT[layout.every]}
    places = {f"at_{part}": at for part, at in layout.at.items()}
    names = {one: f"{family}_{one}_{code.words}" for one in PASSES}
    terms |= {"more": terms["more"].format(**places)}
    return write(code).text((about + COMMON).format(**values, **places, **names, **terms, length="{length}"))


LANES = {4: "four", 8: "eight"}
WITHOUT = {4: "fourth, the eighth", 2: "second, the fourth"}

FORWARD = """\
Purpose: {rows} running products of numbers modulo {m}, zeros left out [{source}], {words} words and {limbs} limbs of {bits} bits.
  p = p y{unit} for each step, where y is x, or {instead} for zero.
In: rdi = state; rsi = x, {rows} numbers of {words} words for each step; rdx = kept products, {step} bytes for each step but the
  first, the {without} and so on; rcx = steps >= 1. In the state: p, the constants.
Out: p; first, the p of the begin; the kept products. x is not changed.
Bounds: any x; p {bound}, before and after.
"""

BACKWARD = """\
Purpose: inverses of numbers modulo {m}, from the products of
  `{forward}` [{source}], {words} words and {limbs} limbs of {bits} bits.
  From the last step to the first: with inverse = p, x = inverse before{unit}, or 0 for zero, and
  p = inverse y{unit}, where y is x, or {instead} for zero, and before is the running product before this step.
In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
Bounds: any x; p and the kept products {bound}, before and after.
"""

FOLD = """\
Purpose: the product of {rows} running products modulo {m}{power} [{source}], {words} words and {limbs} limbs of {bits} bits.
In: rdi = state, with p and the constants.
Out: total, in all lanes the same words, in [0, m); others, which `{unfold}` needs.
Bounds: p {bound}.
"""

UNFOLD = """\
Purpose: the inverses of {rows} running products modulo {m}, from that of their product [{source}], {words} words and {limbs}
  limbs of {bits} bits.
In: rdi = state, as `{fold}` leaves it, with total times the inverse instead of total.
Out: p, the inverses.
Bounds: total in [0, m); p {bound}.
"""

COMMON = """\
State: {size} bytes, aligned to 64, in vectors of {lanes} lanes: m in limbs at {at_modulus}, {factor} at {at_factor},
  2^{bits} - 1 at {at_mask}, 1 at {at_one}, orders of lanes at {at_orders}, p at {at_p}, spare at {at_spare}, first at {at_first}, x at
  {at_x}, others at {at_others}, total at {at_total}{more}.{above}
Requires: {requires}; {needs}.
Timing: constant but for the count of steps.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {length} instructions."""
