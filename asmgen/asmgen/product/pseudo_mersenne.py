# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo 2^255 - r on four limbs, and the passes of batch inversion over arrays of them.

Numbers are as in the library's `pseudo_mersenne/arithmetic.rs`: anything below 2^256 stands for its class, and products are
below 2^255 + 2^64 unless they are made canonical.
"""

from .code import REGISTERS, Code, first_row, next_row, row

WAYS = 4
STEP = 32
"""Bytes of a number."""

POINTERS = ["rdi", "rsi", "rdx"]
LOW, HIGH, ZERO, *T = [r for r in REGISTERS if r not in POINTERS and r != "rcx"]


def product(code: Code, words: list[str], number: list[str]):
    """T[0..7] = the product of a number and the words, the first of which is in rdx already."""
    for i, word in enumerate(words):
        with code.part(f"row{i}"):
            if i:
                code(f"mov rdx, {word}")
                next_row(code, T[i:], LOW, HIGH, ZERO, number)
            else:
                first_row(code, T, LOW, number)


def reduce(code: Code):
    """T[0..3] and T[7] = the low half of T and 2r times the high one: below 2^288."""
    code(f"mov rdx, {code.slot('2r')}", f"xor {ZERO}, {ZERO}")
    for k in range(4):
        upper = T[7] if k == 3 else HIGH
        carry = f"adox {T[7]}, {ZERO}" if k == 3 else f"adox {T[k + 1]}, {HIGH}"
        code(f"mulx {upper}, {LOW}, {T[k + 4]}", f"adcx {T[k]}, {LOW}", carry)
    code(f"adcx {T[7]}, {ZERO}")


def add_small(code: Code, word: str):
    code(f"add {T[0]}, {word}", *(f"adc {t}, 0" for t in T[1:4]))


def fold(code: Code, more: bool = False):
    """What stands above bit 255, h < 2^33, comes back times r; with `more`, r once more: the sums are below 2^256."""
    code(f"add {T[3]}, {T[3]}", f"adc {T[7]}, {T[7]}", f"shr {T[3]}, 1")
    if more:
        code(f"inc {T[7]}")
    code(f"imul {T[7]}, {code.slot('r')}")
    add_small(code, T[7])


def canonical(code: Code):
    """T[0..3] in [0, m): x + r has bit 255 if and only if x >= m, and then x - m is the rest of it."""
    fold(code, more=True)
    code(f"mov {LOW}, {T[3]}", f"sar {LOW}, 63", f"not {LOW}", f"and {LOW}, {code.slot('r')}")
    code(f"sub {T[0]}, {LOW}", *(f"sbb {t}, 0" for t in T[1:4]), f"btr {T[3]}, 63")


def store(code: Code, to: list[str]):
    code(*(f"mov {address}, {t}" for address, t in zip(to, T)))


def enter(code: Code):
    """The arguments are (p, q, count, r), or (out, a, b, r)."""
    code.enter()
    code.push("r", "rcx")
    with code.part("enter"):
        code("add rcx, rcx")
    code.push("2r", "rcx")


def loop_end(code: Code):
    """One past the last element of p."""
    code(f"shl rdx, {STEP.bit_length() - 1}", "add rdx, rdi")
    code.push("end", "rdx")


def nonzero(code: Code, x: list[str]):
    """rdx = the first word of x, plus 1 if x is 0, m or 2m; the slot `mask` = 0 then, else all ones.

    Where r > 1 that addition has no carry, so that the other words of x stay as they are.
    """
    x0, x1, x2, x3, any_bit, ones, rest, zero = T
    code(*(f"mov {t}, {address}" for t, address in zip(T, x)))
    # No bit is set.
    code(f"mov {any_bit}, {x1}", f"or {any_bit}, {x2}", f"or {any_bit}, {x3}", f"or {any_bit}, {x0}")
    # x1, x2 and the bits below the top of x3 are all ones, and x0 is -r or, with that top bit, -2r.
    code(f"lea {ones}, [{x3}+{x3}+1]", f"and {x1}, {x2}", f"and {ones}, {x1}", f"not {ones}")
    code(f"mov {rest}, {code.slot('r')}", f"test {x3}, {x3}", f"cmovs {rest}, {code.slot('2r')}")
    code(f"add {rest}, {x0}", f"or {ones}, {rest}")
    code(f"xor {zero}, {zero}", f"cmp {any_bit}, 1", f"adc {zero}, 0", f"cmp {ones}, 1", f"adc {zero}, 0")
    code(f"lea rdx, [{x0}+{zero}]", f"dec {zero}", f"mov {code.slot('mask')}, {zero}")


def forward() -> str:
    code = Code()
    enter(code)
    with code.part("enter"):
        loop_end(code)
    code.push("mask", "rdx")
    x, p = row("rsi", 4), row("rdi", 4)
    code(".p2align 5", "2:")
    with code.part("nonzero"):
        nonzero(code, x)
    product(code, x, p)
    with code.part("reduce"):
        reduce(code)
        fold(code)
    with code.part("mark"):
        store(code, row("rdi", 4, 4 * WAYS))
        code(f"mov {LOW}, {code.slot('mask')}", *(f"and {word}, {LOW}" for word in p))
    with code.part("loop"):
        code(f"add rdi, {STEP}", f"add rsi, {STEP}", f"cmp rdi, {code.slot('end')}", "jne 2b")
    code.leave(secrets=("mask",))
    return code.text(FORWARD)


def backward() -> str:
    code = Code()
    enter(code)
    code.push("begin", "rdi")
    with code.part("enter"):
        code(f"shl rdx, {STEP.bit_length() - 1}", "add rdi, rdx", "add rsi, rdx", "xor ecx, ecx")
    code(".p2align 5", "2:")
    with code.part("loop"):
        code(f"sub rdi, {STEP}", f"sub rsi, {STEP}")
    x, p, inverse = row("rsi", 4), row("rdi", 4), row("rsi", 4, 4 * WAYS)
    with code.part("zero"):
        code(f"mov {LOW}, {p[0]}", *(f"or {LOW}, {word}" for word in p[1:]))
        code("xor edx, edx", f"cmp {LOW}, 1", "adc rdx, 0", "add rcx, rdx", f"add rdx, {x[0]}")
    with code.part("x"):
        product(code, x, inverse)
        reduce(code)
        fold(code)
        store(code, x)
    with code.part("p"):
        code(f"mov rdx, {p[0]}")
        product(code, p, inverse)
        reduce(code)
        canonical(code)
        store(code, p)
    with code.part("loop"):
        code(f"cmp rdi, {code.slot('begin')}", "jne 2b")
    code.push("zeros", "rcx")
    code.leave(result="zeros")
    return code.text(BACKWARD)


COMMON = """\
Requires: r odd, 3 <= r < 2^31; BMI2, ADX.
Timing: constant but for the count.
Clobbers: the registers that the System V ABI lets it clobber; no stack but {saved} bytes of pushed words.
Length: {length} instructions."""

FORWARD = """\
Purpose: {ways} interleaved running products of numbers modulo 2^255 - r, zeros left out [Mon87].
  p[i + {ways}] = p[i] x[i], or p[i] where x[i] is zero modulo 2^255 - r; and such a p[i] becomes 0.
In: rdi = p, of count + {ways} numbers; rsi = x, of count numbers; rdx = count >= 1; rcx = r. A number is 4 words.
Out: p as above. x is not changed.
Bounds: any numbers below 2^256; products are below 2^255 + 2^64.
""".format(ways=WAYS) + COMMON.format(saved=80, length="{length}")

BACKWARD = """\
Purpose: inverses of numbers modulo 2^255 - r, from the products of
  `adx_pseudo_mersenne_forward_4` [Mon87].
  From the last i to the first: with inverse = x[i + {ways}], x[i] = inverse y and p[i] = inverse p[i],
  where y is x[i], or x[i] + 1 if p[i] is 0.
In: rdi = p, of count numbers; rsi = x, of count + {ways} numbers; rdx = count >= 1; rcx = r. A number is 4 words.
Out: p and x as above, rax = how many p[i] were 0.
Requires: x[i] is zero modulo 2^255 - r where p[i] is 0.
Bounds: any numbers below 2^256; p becomes canonical, x[i] for i < count below 2^255 + 2^64.
""".format(ways=WAYS) + COMMON.format(saved=80, length="{length}")
