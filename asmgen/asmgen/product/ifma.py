# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery's product on limbs of 52 bits, one number in each lane of a vector, and the passes of batch inversion [Mon85, Mon87].

Sixteen running products: two vectors of eight lanes. A *step* takes sixteen numbers, one to each. Forward, the products before
each step are kept, but for those before every fourth: a kept product has limbs of 64 bits, and so would not fit where as many
words as in the numbers are. Backward these are computed again.
"""

from .code import Code

BITS = 52
MASK = (1 << BITS) - 1
LANES, CHAINS = 8, 2
VECTOR = 8 * LANES
SIZES = {4: 5, 6: 8, 8: 10, 9: 12}
"""Limbs, by words: there is room for more than any number of words, so that products need no last subtraction."""
KEPT = 4
"""Of so many steps, all but one keep their products."""
ROWS = LANES * CHAINS

LEVELS = LANES.bit_length() - 1
"""Exchanges of lanes after which each lane has the product of all."""


class Layout:
    """Where the vectors of a state are, in bytes from its begin."""

    def __init__(self, words: int):
        self.words, self.limbs = words, SIZES[words]
        vectors = {
            "modulus": self.limbs, "inverse": 1, "mask": 1, "one": 1, "orders": LEVELS, "p": CHAINS * self.limbs,
            "spare": CHAINS * self.limbs, "first": CHAINS * self.limbs, "x": CHAINS * self.limbs,
            "others": LEVELS * self.limbs, "total": words,
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
    """A routine on a state in rdi, with the constants in as many registers as `ways` products at a time leave."""

    def __init__(self, words: int, ways: int):
        super().__init__()
        self.layout, self.ways = Layout(words), ways
        self.words, self.limbs = words, self.layout.limbs
        self.free = [zmm(n) for n in range(32)]
        take = lambda n: [self.free.pop(0) for _ in range(n)]
        self.t = [take(self.limbs + 2) for _ in range(ways)]
        self.q, self.u, self.b = take(ways), take(ways), take(ways)
        names = ["mask", "inverse", *(f"modulus{j}" for j in range(self.limbs))]
        used = max(32 - len(self.free), 2 * self.limbs + 2)
        self.constants = {name: zmm(31 - k) for k, name in enumerate(names[: 32 - used])}
        self.work = [zmm(n) for n in range(32 - len(self.constants))]
        """What has no constant. Products leave their sums in the first ones."""

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

    # Products.

    def each(self, line) -> list[str]:
        return [line(g) for g in range(self.ways)]

    def multiply(self, a: list, b: list) -> list[list[str]]:
        """Registers of `a b / 2^(52 L)`, for each of the ways: `a[g](j)`, `b[g](i)` are the places of limbs.

        Row by row: the lowest limb is cleared by `q m`. Its low halves sum up to 0 modulo 2^52, so that their carry is the
        sum rounded up. What a row adds for `b` does not wait for `q`: it stands between the two.
        """
        n, both = self.limbs, range(self.ways)
        t = [list(registers) for registers in self.t]
        with self.part("row0"):
            for g in both:
                self(f"vmovdqu64 {self.b[g]}, {b[g](0)}", *(self.zero(r) for r in t[g][: n + 1]))
            self(*(f"vpmadd52luq {t[g][j]}, {self.b[g]}, {a[g](j)}" for j in range(n) for g in both))
            self(*(f"vpmadd52huq {t[g][j + 1]}, {self.b[g]}, {a[g](j)}" for j in range(n) for g in both))
        for i in range(n):
            with self.part(f"reduce{i}"):
                for g in both:
                    self(self.zero(self.q[g]), f"vpmadd52luq {self.q[g]}, {t[g][0]}, {self.constant('inverse')}")
                for g in both:
                    self(f"vpaddq {t[g][0]}, {t[g][0]}, {self.constant('mask')}", f"vpsrlq {t[g][0]}, {t[g][0]}, {BITS}")
                self(*self.each(lambda g: f"vpaddq {t[g][1]}, {t[g][1]}, {t[g][0]}"))
            fill = self.row(t, a, b, i + 1) if i + 1 < n else []
            cut = min(len(fill), 6 * self.ways)
            with self.part(f"row{i + 1}"):
                self(*fill[:cut])
            with self.part(f"reduce{i}"):
                for g in both:
                    self(self.zero(self.u[g]), f"vpmadd52huq {self.u[g]}, {self.q[g]}, {self.constant('modulus0')}")
                self(*self.each(lambda g: f"vpmadd52luq {t[g][1]}, {self.q[g]}, {self.constant('modulus1')}"))
            with self.part(f"row{i + 1}"):
                self(*fill[cut:])
            rest = [("l", j, j) for j in range(2, n)] + [("h", j, j + 1) for j in range(1, n)]
            lines = [
                f"vpmadd52{half}uq {t[g][k]}, {self.q[g]}, {self.constant(f'modulus{j}')}" for half, j, k in rest for g in both
            ]
            late = self.each(lambda g: f"vpaddq {t[g][1]}, {t[g][1]}, {self.u[g]}")
            with self.part(f"reduce{i}"):
                self(*lines[: 3 * self.ways], *late, *lines[3 * self.ways :])
            t = [registers[1:] + registers[:1] for registers in t]
        return [registers[:n] for registers in t]

    def row(self, t, a, b, i: int) -> list[str]:
        """`t += a b_i`, a limb up: for what is above, the register of the limb that has just been cleared is not yet free."""
        n, both = self.limbs, range(self.ways)
        lines = []
        for g in both:
            lines += [f"vmovdqu64 {self.b[g]}, {b[g](i)}", self.zero(t[g][n + 1])]
        for half, up in (("l", 1), ("h", 2)):
            lines += [f"vpmadd52{half}uq {t[g][j + up]}, {self.b[g]}, {a[g](j)}" for j in range(n) for g in both]
        return lines

    @staticmethod
    def zero(register: str) -> str:
        return f"vpxorq {register}, {register}, {register}"

    def carry(self, t: list[list[str]], to: list | None = None):
        """Carries from limb to limb; what is above 52 bits stays, since products ignore it. `to[g](j)` is where limbs go."""
        with self.part("carry"):
            for j in range(self.limbs):
                for g, registers in enumerate(t):
                    if j + 1 < self.limbs:
                        self(f"vpsrlq {self.q[g]}, {registers[j]}, {BITS}")
                        self(f"vpaddq {registers[j + 1]}, {registers[j + 1]}, {self.q[g]}")
                    if to:
                        self(f"vmovdqu64 {to[g](j)}, {registers[j]}")

    # Numbers of words.

    def columns(self) -> list[int]:
        """The first words of pairs of words: the last two overlap if the number of words is odd."""
        return [min(c, self.words - 2) for c in range(0, self.words, 2)]

    def load(self, g: int, base: str, offset: int = 0):
        """Limbs of eight rows to `x`, 1 for 0; the mask of zeros is k1 or k2."""
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
        with self.part(f"x{g}.nonzero"):
            self(f"vporq {low}, {word[0]}, {word[1]}", *(f"vporq {low}, {low}, {w}" for w in word[2:]))
            self(f"vptestnmq k{g + 1}, {low}, {low}", f"vporq {word[0]}{{k{g + 1}}}, {word[0]}, {self.layout.place('one')}")
        with self.part(f"x{g}.limbs"):
            self.split(word, low, "x", self.limbs * g)

    def split(self, word: list[str], spare: str, name: str, first: int):
        """Limbs out of words; what is above 52 bits stays."""
        for j in range(self.limbs):
            i, shift = divmod(BITS * j, 64)
            limb = word[i] if shift == 0 else spare
            if shift and shift + BITS > 64 and i + 1 < self.words:
                self(f"vpshrdq {spare}, {word[i]}, {word[i + 1]}, {shift}")
            elif shift:
                self(f"vpsrlq {spare}, {word[i]}, {shift}")
            self(f"vmovdqa64 {self.layout.place(name, first + j)}, {limb}")

    def canonical(self, t: list[str]) -> list[str]:
        """Limbs of 52 bits of a sum below 2m, less m unless that is negative."""
        others = [register for register in self.work if register not in t]
        less, carry = others[: self.limbs], others[self.limbs]
        for j in range(self.limbs):
            self(f"vpsubq {less[j]}, {t[j]}, {self.constant(f'modulus{j}')}")
        for j in range(1, self.limbs):
            self(f"vpsraq {carry}, {less[j - 1]}, {BITS}", f"vpaddq {less[j]}, {less[j]}, {carry}")
            self(f"vpsrlq {carry}, {t[j - 1]}, {BITS}", f"vpaddq {t[j]}, {t[j]}, {carry}")
        self(f"vpmovq2m k3, {less[-1]}")
        for j in range(self.limbs):
            self(f"vmovdqa64 {less[j]}{{k3}}, {t[j]}")
        return less

    def join(self, limb: list[str], masked: str = "") -> list[str]:
        """Words out of limbs, zero where the mask is not set; what is above 52 bits of a limb does not count."""
        others = [register for register in self.work if register not in limb]
        word, (low, high, *_) = others[: self.words], others[self.words :]
        for i in range(self.words):
            j, shift = divmod(64 * i, BITS)
            # 52 - shift bits of the first limb, then up to 52 of the second, then of a third.
            third = j + 2 < self.limbs and BITS * (j + 2) < 64 * (i + 1)
            last = "" if third else masked
            self(f"vpsllq {low}, {limb[j]}, {64 - BITS}")
            if j + 1 == self.limbs:
                self(f"vpsrlq {word[i]}{last}, {low}, {64 - BITS + shift}")
                continue
            second = limb[j + 1]
            if third:
                self(f"vpandq {high}, {second}, {self.constant('mask')}")
                second = high
            self(f"vpshrdq {word[i]}{last}, {low}, {second}, {64 - BITS + shift}")
            if third:
                self(f"vpsllq {high}, {limb[j + 2]}, {BITS * (j + 2) - 64 * i}", f"vporq {word[i]}{masked}, {word[i]}, {high}")
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


def ways(words: int) -> int:
    """Products at a time: the sums of two of twelve limbs leave no registers."""
    return 2 if SIZES[words] <= 10 else 1


def forward(words: int) -> str:
    """rdi = state, rsi = x, rdx = kept products, rcx = steps; r8 and r9 are the products before and after a step."""
    code = Lanes(words, ways(words))
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
    return code.text(banner(FORWARD, words))


def backward(words: int) -> str:
    """The same registers; p holds the inverses of the running products, and r8 points to the products before a step."""
    code = Lanes(words, ways(words))
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
    return code.text(banner(BACKWARD, words))


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


def fold(words: int) -> str:
    """In three rounds every lane gets the product of all; a round multiplies by the lanes in another order."""
    code = Lanes(words, 1)
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
        code(f"vmovdqa64 {code.q[0]}, zmmword ptr [rcx+0]")
        for j, limb in enumerate(t):
            code(f"vmovdqa64 {layout.place('x', j)}, {limb}", f"vpermq {limb}, {code.q[0]}, {limb}")
            code(f"vmovdqa64 {zmmword('r9', VECTOR * j)}, {limb}")
    with code.part("loop"):
        code(f"lea rsi, [rdi+{layout.at['x']}]", "mov rdx, r9", f"add r9, {layout.number}", f"add rcx, {VECTOR}", "jmp 2b")
    code("3:")
    with code.part("total"):
        for i, word in enumerate(code.join(code.canonical(t))):
            code(f"vmovdqa64 {layout.place('total', i)}, {word}")
    code.leave()
    return code.text(banner(FOLD, words))


def unfold(words: int) -> str:
    code = Lanes(words, 1)
    layout = code.layout
    code.enter()
    with code.part("limbs"):
        word = code.work[: words]
        code(*(f"vmovdqa64 {w}, {layout.place('total', i)}" for i, w in enumerate(word)))
        code.split(word, code.work[words], "x", 0)
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
    return code.text(banner(UNFOLD, words))


def banner(text: str, words: int) -> str:
    layout = Layout(words)
    shown = {name: f"{at}" for name, at in layout.at.items()}
    values = {"words": words, "limbs": layout.limbs, "rows": ROWS, "kept": KEPT, "step": layout.step, "size": layout.size}
    return (text + COMMON).format(**values, **{f"at_{name}": at for name, at in shown.items()}, length="{length}")


FORWARD = """\
Purpose: {rows} running products of numbers modulo m, zeros left out [Mon85, Mon87], {words} words and {limbs} limbs of 52 bits.
  p = p y / 2^(52 {limbs}) for each step, where y is x, or 1 for 0.
In: rdi = state; rsi = x, {rows} numbers of {words} words for each step; rdx = kept products, {step} bytes for each step but the
  first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
Out: p; first, the p of the begin; the kept products. x is not changed.
Bounds: any x; p below 8/7 max(m, 1), before and after.
"""

BACKWARD = """\
Purpose: inverses of numbers modulo m, from the products of
  `ifma_montgomery_forward_{words}` [Mon85, Mon87], {words} words and {limbs} limbs of 52 bits.
  From the last step to the first: with inverse = p, x = inverse before / 2^(52 {limbs}), or 0 for 0, and
  p = inverse y / 2^(52 {limbs}), where y is x, or 1 for 0, and before is the running product before this step.
In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
"""

FOLD = """\
Purpose: the product of {rows} running products modulo m, times a power of 2^52 [Mon85], {words} words and {limbs} limbs of 52 bits.
In: rdi = state, with p and the constants.
Out: total, in all lanes the same words, in [0, m); others, which `ifma_montgomery_unfold_{words}` needs.
Bounds: p below 8/7 max(m, 1).
"""

UNFOLD = """\
Purpose: the inverses of {rows} running products modulo m, from that of their product [Mon85, Mon87], {words} words and {limbs}
  limbs of 52 bits.
In: rdi = state, as `ifma_montgomery_fold_{words}` leaves it, with total times the inverse instead of total.
Out: p, the inverses.
Bounds: total in [0, m); p below 8/7 max(m, 1).
"""

COMMON = """\
State: {size} bytes, aligned to 64, in vectors of eight lanes: modulus at {at_modulus}, -1/m modulo 2^52 at {at_inverse}, 2^52 - 1 at
  {at_mask}, 1 at {at_one}, orders of lanes at {at_orders}, p at {at_p}, spare at {at_spare}, first at {at_first}, x at {at_x}, others at
  {at_others}, total at {at_total}. What is above 52 bits of a limb does not count.
Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
Timing: constant but for the count of steps.
Clobbers: the registers that the System V ABI lets it clobber; no stack.
Length: {length} instructions."""
