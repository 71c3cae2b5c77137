# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batch inversion with one number in each lane of a vector [Mon87]: the passes, for products of any kind.

Sixteen running products: two vectors of eight lanes. A *step* takes sixteen numbers, one to each. Forward, the products before
each step are kept, but for those before every fourth: a kept product has limbs of 64 bits, and so would not fit where as many
words as in the numbers are. Backward these are computed again.
"""

from .code import Code

LANES, CHAINS = 8, 2
VECTOR = 8 * LANES
KEPT = 4
"""Of four steps all but one keep their products."""
ROWS = LANES * CHAINS
LEVELS = LANES.bit_length() - 1
"""Exchanges of lanes after which each lane has the product of all."""


class Layout:
    """Where the vectors of a state are, in bytes from its begin."""

    def __init__(self, words: int, limbs: int):
        self.words, self.limbs = words, limbs
        vectors = {
            "modulus": limbs, "factor": 1, "mask": 1, "one": 1, "orders": LEVELS, "p": CHAINS * limbs, "spare": CHAINS * limbs,
            "first": CHAINS * limbs, "x": CHAINS * limbs, "others": LEVELS * limbs, "total": words,
        }  # fmt: skip
        self.at, self.size = {}, 0
        for name, count in vectors.items():
            self.at[name], self.size = self.size, self.size + VECTOR * count

    @property
    def number(self) -> int:
        """Bytes of a vector of numbers."""
        return VECTOR * self.limbs

    @property
    def step(self) -> int:
        """Bytes of the products that are kept before a step."""
        return CHAINS * self.number

    @property
    def rows(self) -> int:
        """Bytes of the numbers of a step."""
        return 8 * self.words * ROWS

    def place(self, name: str, k: int = 0) -> str:
        return zmmword("rdi", self.at[name] + VECTOR * k)


def zmmword(base: str, offset: int) -> str:
    return f"zmmword ptr [{base}{offset:+d}]"


def zmm(n: int) -> str:
    return f"zmm{n}"


class Lanes(Code):
    """A routine on a state in rdi, for a kind of products; `ways` of them at a time."""

    bits: int
    """Of a limb."""
    work: list[str]
    """Registers without a constant. Products leave their sums in the first ones."""
    constants: dict[str, str]
    """Registers by the names of constants."""

    def __init__(self, words: int, limbs: int, ways: int):
        super().__init__()
        self.layout, self.ways = Layout(words, limbs), ways
        self.words, self.limbs = words, limbs

    # Of each kind.

    def multiply(self, a: list, b: list) -> list[list[str]]:
        """Registers of the limbs of products, one for each of the ways: `a[g](j)`, `b[g](i)` are the places of limbs."""
        raise NotImplementedError

    def carry(self, t: list[list[str]], to: list | None = None):
        """Makes factors out of products; `to[g](j)` is where limbs go."""
        raise NotImplementedError

    def canonical(self, t: list[str]) -> list[str]:
        """Limbs of a product in [0, m)."""
        raise NotImplementedError

    def factors(self, word: list[str], g: int):
        """Limbs of words of any value to `x`, a unit for 0; the mask of zeros is k1 or k2."""
        raise NotImplementedError

    def cut(self, limb: str):
        """Drops what is above the bits of a limb, if that counts."""
        raise NotImplementedError

    # Constants.

    def constant(self, name: str) -> str:
        return self.constants.get(name) or self.memory(name)

    def memory(self, name: str) -> str:
        stem = name.rstrip("0123456789")
        return self.layout.place(stem, int(name[len(stem) :] or 0))

    def enter(self):
        with self.part("constants"):
            self(*(f"vmovdqa64 {register}, {self.memory(name)}" for name, register in self.constants.items()))

    def leave(self):
        with self.part("leave"):
            self("vzeroupper", "ret")

    @staticmethod
    def zero(register: str) -> str:
        return f"vpxorq {register}, {register}, {register}"

    # Numbers of words.

    def columns(self) -> list[int]:
        """The first words of pairs of words: the last two overlap if the number of words is odd."""
        return [min(c, self.words - 2) for c in range(0, self.words, 2)]

    def load(self, g: int, base: str, offset: int = 0):
        """Eight rows to `x`, as `factors` has them."""
        offset += g * 8 * self.words * LANES
        word, (low, high, *_) = self.work[: self.words], self.work[self.words :]
        with self.part(f"x{g}.load"):
            for c in self.columns():
                for half, register in ((0, low), (1, high)):
                    for lane in range(4):
                        at = f"xmmword ptr [{base}{offset + 8 * (self.words * (lane + 4 * half) + c):+d}]"
                        small = register.replace("z", "x")
                        self(f"vinserti64x2 {register}, {register}, {at}, {lane}" if lane else f"vmovdqu64 {small}, {at}")
                if c % 2 == 0:
                    self(f"vpunpcklqdq {word[c]}, {low}, {high}")
                self(f"vpunpckhqdq {word[c + 1]}, {low}, {high}")
        with self.part(f"x{g}.limbs"):
            self.factors(word, g)

    def limb(self, word: list[str], j: int, to: str):
        """Limb `j` of words in a register."""
        i, shift = divmod(self.bits * j, 64)
        if shift == 0:
            self(f"vmovdqa64 {to}, {word[i]}")
        elif shift + self.bits > 64 and i + 1 < self.words:
            self(f"vpshrdq {to}, {word[i]}, {word[i + 1]}, {shift}")
        else:
            self(f"vpsrlq {to}, {word[i]}, {shift}")
        self.cut(to)

    def split(self, word: list[str], spare: str, name: str, first: int = 0):
        """Limbs out of words."""
        for j in range(self.limbs):
            self.limb(word, j, spare)
            self(f"vmovdqa64 {self.layout.place(name, first + j)}, {spare}")

    def join(self, limb: list[str], masked: str = "") -> list[str]:
        """Words out of limbs, zero where the mask is not set; what is above 52 bits of a limb does not count."""
        others = [register for register in self.work if register not in limb]
        word, (low, high, *_) = others[: self.words], others[self.words :]
        for i in range(self.words):
            j, shift = divmod(64 * i, self.bits)
            # 52 - shift bits of the first limb, then up to 52 of the second, then of a third.
            third = j + 2 < self.limbs and self.bits * (j + 2) < 64 * (i + 1)
            last = "" if third else masked
            self(f"vpsllq {low}, {limb[j]}, {64 - self.bits}")
            if j + 1 == self.limbs:
                self(f"vpsrlq {word[i]}{last}, {low}, {64 - self.bits + shift}")
                continue
            second = limb[j + 1]
            if third:
                self(f"vpandq {high}, {second}, {self.constant('mask')}")
                second = high
            self(f"vpshrdq {word[i]}{last}, {low}, {second}, {64 - self.bits + shift}")
            if third:
                self(f"vpsllq {high}, {limb[j + 2]}, {self.bits * (j + 2) - 64 * i}", f"vporq {word[i]}{masked}, {word[i]}, {high}")
        return word

    def store(self, g: int, word: list[str], base: str):
        offset = g * 8 * self.words * LANES
        low, high = [register for register in self.work if register not in word][:2]
        for c in self.columns():
            self(f"vpunpcklqdq {low}, {word[c]}, {word[c + 1]}", f"vpunpckhqdq {high}, {word[c]}, {word[c + 1]}")
            for half, register in ((0, low), (1, high)):
                for lane in range(4):
                    at = f"xmmword ptr [{base}{offset + 8 * (self.words * (lane + 4 * half) + c):+d}]"
                    small = register.replace("z", "x")
                    self(f"vextracti64x2 {at}, {register}, {lane}" if lane else f"vmovdqu64 {at}, {small}")

    # Places of operands.

    def numbers(self, base: str, offset: int = 0) -> list:
        """Of both chains: their limbs one after the other."""
        return [lambda j, g=g: zmmword(base, offset + self.layout.number * g + VECTOR * j) for g in range(CHAINS)]

    def state(self, name: str) -> list:
        return self.numbers("rdi", self.layout.at[name])

    def products(self, a: list, b: list, to: list):
        """`to[g] = a[g] b[g]`, as many at a time as there are ways."""
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
        spare = code.work[0]
        for k in range(CHAINS * code.limbs):
            code(f"vmovdqa64 {spare}, {layout.place('p', k)}", f"vmovdqa64 {layout.place('first', k)}, {spare}")
        code(f"lea r8, [rdi+{layout.at['first']}]", "xor eax, eax")
    code(".p2align 5", "2:")
    for g in range(CHAINS):
        code.load(g, "rsi")
    with code.part("place"):
        code("add rax, 1", f"lea r9, [rdi+{layout.at['p']}]", "cmp rax, rcx", "jz 4f")
        code(f"lea r9, [rdi+{layout.at['spare']}]", "mov r10, rax", f"and r10, {KEPT - 1}", f"cmp r10, {KEPT - 1}", "jz 4f")
        code("mov r9, rdx", f"add rdx, {layout.step}")
    code("4:")
    code.products(code.state("x"), code.numbers("r8"), code.numbers("r9"))
    with code.part("loop"):
        code("mov r8, r9", f"add rsi, {layout.rows}", "cmp rax, rcx", "jnz 2b")
    code.leave()
    return code


def backward(code: Lanes) -> Lanes:
    """The same registers; p holds the inverses of the running products, and r8 points to the products before a step."""
    layout = code.layout
    code.enter()
    with code.part("begin"):
        # Before the first step, and before each fourth, nothing is kept.
        code("mov rax, rcx", "shr rcx, 2", "mov r9, rax", "sub r9, rcx", "sub r9, 1")
        code(f"imul r9, r9, {layout.step}", "add rdx, r9", f"imul r9, rax, {layout.rows}", "add rsi, r9")
        code("kxorw k7, k7, k7")
    code(".p2align 5", "2:")
    with code.part("place"):
        code(f"sub rsi, {layout.rows}", f"lea r8, [rdi+{layout.at['first']}]", "sub rax, 1", "jz 4f")
        code(f"sub rdx, {layout.step}", "mov r8, rdx", "mov r10, rax", f"and r10, {KEPT - 1}", f"cmp r10, {KEPT - 1}", "jnz 4f")
    with code.part("again"):
        for g in range(CHAINS):
            code.load(g, "rsi", -layout.rows)
        code.products(code.state("x"), code.numbers("r8"), code.state("spare"))
        code(f"lea r8, [rdi+{layout.at['spare']}]", f"add rdx, {layout.step}")
    code("4:")
    for g in range(CHAINS):
        code.load(g, "rsi")
    with code.part("zeros"):
        code("korw k7, k7, k1", "korw k7, k7, k2", "knotw k1, k1", "knotw k2, k2")
    for g in range(CHAINS):
        result(code, g)
    with code.part("loop"):
        code("test rax, rax", "jnz 2b")
    with code.part("result"):
        code("kmovw eax, k7")
    code.leave()
    return code


def result(code: Lanes, g: int):
    """`x = u p`, canonical, to the rows, and `u = u x`. At two ways both at once."""
    u, p, x = code.state("p")[g], code.numbers("r8")[g], code.state("x")[g]
    if code.ways == 2:
        with code.part(f"u{g}"):
            out, inverse = code.multiply([p, x], [u, u])
            code.carry([inverse], [u])
    else:
        with code.part(f"x{g}"):
            [out] = code.multiply([p], [u])
    with code.part(f"x{g}.canonical"):
        word = code.join(code.canonical(out), f"{{k{g + 1}}}{{z}}")
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
        code(f"lea rdx, [rdi+{layout.at['p'] + layout.number}]", f"lea rcx, [rdi+{layout.at['orders']}]")
        code(f"lea r9, [rdi+{layout.at['others']}]", f"lea rsi, [rdi+{layout.at['p']}]", f"lea rax, [rdi+{layout.at['total']}]")
    code(".p2align 5", "2:")
    a, b = code.numbers("rsi")[:1], code.numbers("rdx")[:1]
    [t] = code.multiply(a, b)
    with code.part("last"):
        code("cmp r9, rax", "jz 3f")
    code.carry([t])
    with code.part("order"):
        order = next(register for register in code.work if register not in t)
        code(f"vmovdqa64 {order}, zmmword ptr [rcx+0]")
        for j, limb in enumerate(t):
            code(f"vmovdqa64 {layout.place('x', j)}, {limb}", f"vpermq {limb}, {order}, {limb}")
            code(f"vmovdqa64 {zmmword('r9', VECTOR * j)}, {limb}")
    with code.part("loop"):
        code(f"lea rsi, [rdi+{layout.at['x']}]", "mov rdx, r9", f"add r9, {layout.number}", f"add rcx, {VECTOR}", "jmp 2b")
    code("3:")
    with code.part("total"):
        for i, word in enumerate(code.join(code.canonical(t))):
            code(f"vmovdqa64 {layout.place('total', i)}, {word}")
    code.leave()
    return code


def unfold(code: Lanes) -> Lanes:
    """From the inverse of the product of all to those of all. One way."""
    layout = code.layout
    code.enter()
    with code.part("limbs"):
        word = code.work[: code.words]
        code(*(f"vmovdqa64 {w}, {layout.place('total', i)}" for i, w in enumerate(word)))
        code.split(word, code.work[code.words], "x")
    with code.part("begin"):
        code(f"lea rsi, [rdi+{layout.at['others'] + LEVELS * layout.number}]", f"lea rax, [rdi+{layout.at['others']}]")
    code(".p2align 5", "2:")
    with code.part("loop"):
        code(f"sub rsi, {layout.number}")
    u = code.state("x")
    code.products(code.numbers("rsi")[:1], u[:1], u[:1])
    with code.part("loop"):
        code("cmp rsi, rax", "jnz 2b")
    # The inverse of the first is that of both times the second.
    code.products(code.state("p")[::-1], [u[0], u[0]], code.state("spare"))
    with code.part("inverses"):
        for k in range(CHAINS * code.limbs):
            code(f"vmovdqa64 {word[0]}, {layout.place('spare', k)}", f"vmovdqa64 {layout.place('p', k)}, {word[0]}")
    code.leave()
    return code


def emit(name: str, code: Lanes, family: str, terms: dict[str, str]) -> str:
    """The text of a pass. `terms` are the words that differ between the kinds of products."""
    passes = {"forward": (forward, FORWARD), "backward": (backward, BACKWARD), "fold": (fold, FOLD), "unfold": (unfold, UNFOLD)}
    write, about = passes[name]
    layout = code.layout
    values = {"words": code.words, "limbs": code.limbs, "bits": code.bits, "rows": ROWS, "step": layout.step, "size": layout.size}
    places = {f"at_{part}": at for part, at in layout.at.items()}
    names = {one: f"{family}_{one}_{code.words}" for one in PASSES}
    return write(code).text((about + COMMON).format(**values, **places, **names, **terms, length="{length}"))


FORWARD = """\
Purpose: {rows} running products of numbers modulo {m}, zeros left out [{source}], {words} words and {limbs} limbs of {bits} bits.
  p = p y{unit} for each step, where y is x, or {instead} for zero.
In: rdi = state; rsi = x, {rows} numbers of {words} words for each step; rdx = kept products, {step} bytes for each step but the
  first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
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
State: {size} bytes, aligned to 64, in vectors of eight lanes: m in limbs at {at_modulus}, {factor} at {at_factor},
  2^{bits} - 1 at {at_mask}, 1 at {at_one}, orders of lanes at {at_orders}, p at {at_p}, spare at {at_spare}, first at {at_first}, x at
  {at_x}, others at {at_others}, total at {at_total}.{above}
Requires: {requires}; AVX-512 F, VL, DQ, IFMA and VBMI2.
Timing: constant but for the count of steps.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {length} instructions."""
