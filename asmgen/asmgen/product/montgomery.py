# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery's product on 4, 6 and 8 limbs [Mon85], and the passes of batch inversion over arrays of residues."""

from .code import REGISTERS, Code, first_row, row

WAYS = 4
SIZES = (4, 6, 8)

# rdx is the multiplier, rcx points to the modulus, rdi to the number that every row multiplies.
FREE = [r for r in REGISTERS if r not in ("rdx", "rcx", "rdi")]


class Product:
    """`a b / 2^(64 L) mod m`, for any a of L words, and b below m.

    The sum t has L + 2 words; the lowest is cleared by a multiple of m in every step, and its register is the highest
    word of the next step. Invariant after a step: t < 2m.
    """

    def __init__(self, code: Code, limbs: int):
        self.code, self.limbs = code, limbs
        self.low, self.high, *self.t = FREE[: limbs + 4]
        self.modulus = row("rcx", limbs)

    def add_row(self, number: list[str]):
        """`t += rdx number`: the carries of both chains end in the highest word, which loses nothing."""
        code, t, n = self.code, self.t, self.limbs
        code(f"xor {self.low}, {self.low}")
        for k, word in enumerate(number):
            code(f"mulx {self.high}, {self.low}, {word}", f"adcx {t[k]}, {self.low}", f"adox {t[k + 1]}, {self.high}")
        code(f"mov {self.low}, 0", f"adcx {t[n]}, {self.low}")
        code(f"adcx {t[n + 1]}, {self.low}", f"adox {t[n + 1]}, {self.low}")

    def multiply(self, load, number: list[str]):
        """t[0..L], below 2m; `load(i)` brings word i of a to rdx."""
        code = self.code
        for i in range(self.limbs):
            with code.part(f"row{i}"):
                load(i)
                if i:
                    self.add_row(number)
                else:
                    first_row(code, self.t, self.low, number)
                    code(f"xor {self.t[-1]}, {self.t[-1]}")
            with code.part(f"reduce{i}"):
                code(f"mov rdx, {self.t[0]}", f"imul rdx, {code.slot('-1/m')}")
                self.add_row(self.modulus)
            self.t = self.t[1:] + self.t[:1]

    def store(self, to: list[str]):
        """`t - m`, or t if that is negative: t waits in memory."""
        code, t = self.code, self.t
        with code.part("subtract_once"):
            for k, address in enumerate(to):
                code(f"mov {address}, {t[k]}")
            for k, word in enumerate(self.modulus):
                code(f"{'sbb' if k else 'sub'} {t[k]}, {word}")
            code(f"sbb {t[self.limbs]}, 0")
            for k, address in enumerate(to):
                code(f"cmovc {t[k]}, {address}")
            for k, address in enumerate(to):
                code(f"mov {address}, {t[k]}")


def load_through(code: Code, slot: str):
    """Words of the number that a slot points to."""

    def load(i: int):
        code(f"mov rdx, {code.slot(slot)}", f"mov rdx, {row('rdx', 1, i)[0]}")

    return load


def step(limbs: int) -> int:
    return 8 * limbs


def enter() -> Code:
    """The arguments are (p, x, count, m, -1/m), or (out, a, b, m, -1/m)."""
    code = Code()
    code.enter()
    code.push("-1/m", "r8")
    return code


def single(limbs: int) -> str:
    code = enter()
    code.push("out", "rdi")
    code.push("a", "rsi")
    with code.part("enter"):
        code("mov rdi, rdx")
    product = Product(code, limbs)
    product.multiply(load_through(code, "a"), row("rdi", limbs))
    with code.part("out"):
        code(f"mov rdx, {code.slot('out')}")
        product.store(row("rdx", limbs))
    code.leave(secrets=("-1/m",))
    return code.text(banner(SINGLE, limbs, 72))


def forward(limbs: int) -> str:
    code = enter()
    code.push("x", "rsi")
    with code.part("enter"):
        code(f"imul rdx, rdx, {step(limbs)}", "add rdx, rdi")
    code.push("end", "rdx")
    code.push("mask", "rdx")
    product = Product(code, limbs)
    p = row("rdi", limbs)
    code(".p2align 5", "2:")
    with code.part("nonzero"):
        nonzero_by_words(code, product, limbs)
    from_memory = load_through(code, "x")
    product.multiply(lambda i: from_memory(i) if i else None, p)
    product.store(row("rdi", limbs, limbs * WAYS))
    with code.part("mark"):
        code(f"mov rdx, {code.slot('mask')}", *(f"and {word}, rdx" for word in p))
    with code.part("loop"):
        code(f"add {code.slot('x')}, {step(limbs)}", f"add rdi, {step(limbs)}")
        code(f"cmp rdi, {code.slot('end')}", "jne 2b")
    code.leave(secrets=("mask", "-1/m"))
    return code.text(banner(FORWARD, limbs, 80))


def nonzero_by_words(code: Code, product: Product, limbs: int):
    """rdx = the first word of x, or 1 if x is 0; the slot `mask` = 0 then, else all ones."""
    any_bit, first, pointer = product.low, product.high, product.t[0]
    code(f"mov {pointer}, {code.slot('x')}")
    x = row(pointer, limbs)
    code(f"mov {first}, {x[0]}", f"mov {any_bit}, {first}", *(f"or {any_bit}, {word}" for word in x[1:]))
    code("xor edx, edx", f"cmp {any_bit}, 1", "adc rdx, 0", f"mov {any_bit}, rdx", f"dec {any_bit}")
    code(f"mov {code.slot('mask')}, {any_bit}", f"or rdx, {first}")


def backward(limbs: int) -> str:
    code = enter()
    # Every row multiplies the inverse, which stands in x: rdi points to that, and p's address is on the stack.
    code.push("begin", "rsi")
    with code.part("enter"):
        code(f"imul rdx, rdx, {step(limbs)}", "add rdi, rdx", "add rsi, rdx", "xor eax, eax")
    code.push("p", "rdi")
    code.push("zeros", "rax")
    with code.part("enter"):
        code("mov rdi, rsi")
    product = Product(code, limbs)
    x, inverse = row("rdi", limbs), row("rdi", limbs, limbs * WAYS)
    code(".p2align 5", "2:")
    with code.part("loop"):
        code(f"sub rdi, {step(limbs)}", f"sub {code.slot('p')}, {step(limbs)}")
    with code.part("zero"):
        zero_by_products(code, product, limbs)
    with code.part("x"):
        product.multiply(lambda i: code(f"mov rdx, {x[i]}") if i else None, inverse)
        product.store(x)
    with code.part("p"):
        product.multiply(load_through(code, "p"), inverse)
        code(f"mov rdx, {code.slot('p')}")
        product.store(row("rdx", limbs))
    with code.part("loop"):
        code(f"cmp rdi, {code.slot('begin')}", "jne 2b")
    code.leave(result="zeros", secrets=("-1/m",))
    return code.text(banner(BACKWARD, limbs, 80))


def zero_by_products(code: Code, product: Product, limbs: int):
    """rdx = the first word of x, plus 1 if the product before it is 0; and such are counted."""
    any_bit, pointer = product.low, product.t[0]
    code(f"mov {pointer}, {code.slot('p')}")
    p = row(pointer, limbs)
    code(f"mov {any_bit}, {p[0]}", *(f"or {any_bit}, {word}" for word in p[1:]))
    code("xor edx, edx", f"cmp {any_bit}, 1", "adc rdx, 0", f"add {code.slot('zeros')}, rdx", "or rdx, qword ptr [rdi]")


def banner(text: str, limbs: int, saved: int) -> str:
    head = text.format(ways=WAYS, limbs=limbs)
    return head + COMMON.format(saved=saved, limbs=limbs, length="{length}")


SINGLE = """\
Purpose: Montgomery's product a b / 2^(64 L) modulo m [Mon85], L = {limbs}.
In: rdi = out, rsi = a, rdx = b, of L words each; rcx = m; r8 = -m^-1 modulo 2^64. out may be a or b.
Out: out.
Bounds: any a; b below m; out in [0, m).
"""

FORWARD = """\
Purpose: {ways} interleaved running products of numbers modulo m, zeros left out [Mon85, Mon87], L = {limbs}.
  p[i + {ways}] = p[i] y / 2^(64 L), where y is x[i], or 1 for 0; and the p[i] of a zero becomes 0.
In: rdi = p, of count + {ways} numbers; rsi = x, of count numbers; rdx = count >= 1;
  rcx = m; r8 = -m^-1 modulo 2^64. A number is L words.
Out: p as above. x is not changed.
Bounds: any x; p in [0, m), before and after.
"""

BACKWARD = """\
Purpose: inverses of numbers modulo m, from the products of
  `adx_montgomery_forward_{limbs}` [Mon85, Mon87], L = {limbs}.
  From the last i to the first: with inverse = x[i + {ways}], x[i] = inverse y / 2^(64 L) and p[i] = inverse p[i] / 2^(64 L),
  where y is x[i], or x[i] with its lowest bit set if p[i] is 0.
In: rdi = p, of count numbers; rsi = x, of count + {ways} numbers; rdx = count >= 1;
  rcx = m; r8 = -m^-1 modulo 2^64. A number is L words.
Out: p and x as above, rax = how many p[i] were 0.
Bounds: any x[i] for i < count; the last {ways} of x, and p, in [0, m), before and after.
"""

COMMON = """\
Requires: m odd; BMI2, ADX.
Timing: constant but for the count.
Clobbers: the registers that the System V ABI lets it clobber; no stack but {saved} bytes of pushed words.
Length: {length} instructions."""
