# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whole batches on four limbs: approximations, steps, and their rows applied to a, b and to the cofactors u, w.

The loop begins with the steps. Then `a` and `b` are updated, and approximated for the next batch; the cofactors, on
which nothing waits, come last, so that they run while the others are not finished.
"""

from ..product.code import SAVED, Code, first_row, row
from . import kernel
from .steps import LENGTH

LIMBS = 4
BATCH = 31
WORDS = ["xa", "xb", "f0", "g0", "f1", "g1", "flip", "negative", "-1/m", "batches"]
"""The words of the state behind the numbers."""
NUMBERS = ["a", "b", "u", "w", "m"]
BASE = "rdi"


def word(name: str) -> int:
    """The index of a word in the state."""
    return LIMBS * len(NUMBERS) + WORDS.index(name)


BANNER = """\
// Purpose: batches of 31 steps of the binary GCD on a, b, with the cofactors u, w modulo m [Por20, Mon85].
//   a, b = |f0 a - g0 b| / 2^31, |g1 b - f1 a| / 2^31; u, w = (f0 u + g0 w) / 2^31, (f1 u + g1 w) / 2^31 modulo m,
//   where u is negated if just one of the differences was negative, and the word `negative` inverted if the second was.
// In: rdi = address of the state: a, b, u, w, m of four words each, then the words
//   {words}.
// Requires: b and m odd; u, w <= m; -1/m modulo 2^31, any bits above; batches >= 1; BMI1, BMI2, ADX.
// Out: a, b, u, w, negative.
// Bounds: a, b do not exceed the longer of the two; u <= m, w < m.
// Timing: constant but for `batches`.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: {length} instructions a batch, {step} of them a step (form: {form})."""


class Batch(Code):
    def number(self, name: str) -> list[str]:
        return row(BASE, LIMBS, LIMBS * NUMBERS.index(name))

    def word(self, name: str) -> str:
        return row(BASE, 1, word(name))[0]


def steps_of(code: Batch, times: dict) -> list[str]:
    return kernel.lines(BATCH, times, (code.word("xa"), code.word("xb")))


def unpack(code: Batch):
    """rax, rdx = the rows of factors: each factor to its word, f0 to rdx and g0 to rcx."""
    code("mov r8d, edx", "shr rdx, 32", "mov ecx, eax", "shr rax, 32")
    code(f"mov {code.word('f1')}, r8", f"mov {code.word('g1')}, rdx")
    code(f"mov {code.word('f0')}, rcx", f"mov {code.word('g0')}, rax")


def difference(code: Batch, p: list[str], q: list[str], left: tuple[str, str], right: tuple[str, str], between):
    """
    `p[0..3] = |f x - g y| / 2^31`, and `p[4]` = the sign as a mask. `q` is scratch, used first: `between` runs when the
    number on the right is not needed any more, and before `p` is touched.
    """
    code(f"mov rdx, {code.word(right[0])}")
    first_row(code, q, "rax", code.number(right[1]))
    between()
    code(f"mov rdx, {code.word(left[0])}")
    first_row(code, p, "rax", code.number(left[1]))
    code(*(f"{'sbb' if k else 'sub'} {p[k]}, {q[k]}" for k in range(LIMBS + 1)))
    shift(code, p)
    code(f"sar {p[4]}, 63", *(f"xor {t}, {p[4]}" for t in p[:4]))
    # The carry of a negation says that the mask is not zero.
    code(f"mov rax, {p[4]}", "neg rax", *(f"adc {t}, 0" for t in p[:4]))


def shift(code: Batch, t: list[str]):
    """All but the last one, which has more bits than are wanted."""
    code(*(f"shrd {low}, {high}, {BATCH}" for low, high in zip(t, t[1:])))


def store(code: Batch, to: list[str], t: list[str]):
    code(*(f"mov {address}, {register}" for address, register in zip(to, t)))


def update_ab(code: Batch) -> list[str]:
    """The new b stays in the registers that are returned."""
    q = ["rcx", "rsi", "rbp", "r12", "r13"]
    new_a, new_b = ["r8", "r9", "r10", "r11", "rbx"], ["r8", "r9", "r10", "r11", "r14"]

    def store_a():
        store(code, code.number("a"), new_a)
        code(f"mov {code.word('flip')}, {new_a[4]}")

    with code.part("a"):
        difference(code, new_a, q, ("f0", "a"), ("g0", "b"), lambda: None)
    with code.part("b"):
        difference(code, new_b, q, ("g1", "b"), ("f1", "a"), store_a)
        code(f"xor {code.word('flip')}, {new_b[4]}", f"xor {code.word('negative')}, {new_b[4]}")
        store(code, code.number("b"), new_b)
    return new_b[:4]


def approximate(code: Batch, a: list[str], b: list[str]):
    """
    The words `xa`, `xb`: the 31 low bits, and the 33 bits from the highest one of a and b on. `a` and `b` are registers
    or addresses of words.
    """
    code("mov rax, " + a[0], "mov rsi, " + b[0], "xor ebx, ebx", "xor ecx, ecx", "mov rdx, -1")
    for k in range(1, LIMBS):
        # Limbs k and k - 1 if there is anything in limb k.
        code(f"mov rbp, {a[k]}", f"or rbp, {b[k]}", "cmovnz rdx, rbp")
        code(f"cmovnz rax, {a[k]}", f"cmovnz rsi, {b[k]}", f"cmovnz rbx, {a[k - 1]}", f"cmovnz rcx, {b[k - 1]}")
    # A shift to the left by 63 - bsr; and to the right by one more than bsr.
    code("bsr rdx, rdx", "mov rbp, rdx", "xor rbp, 63", "shr rbx, 1", "shr rcx, 1")
    for high, low, number, name in (("rax", "rbx", a, "xa"), ("rsi", "rcx", b, "xb")):
        code(f"shlx {high}, {high}, rbp", f"shrx {low}, {low}, rdx", f"or {high}, {low}", f"and {high}, -2147483648")
        code(f"mov {low}, {number[0]}", f"and {low}, 2147483647", f"or {high}, {low}", f"mov {code.word(name)}, {high}")


def accumulate(code: Batch, t: list[str], low: str, high: str, number: list[str]):
    """`t += rdx number`, where t has a word more, and room for the sum."""
    code(f"xor {low}, {low}")
    for k, word in enumerate(number):
        code(f"mulx {high}, {low}, {word}", f"adcx {t[k]}, {low}", f"adox {t[k + 1]}, {high}")
    code(f"mov {low}, 0", f"adcx {t[-1]}, {low}")


def cofactor(code: Batch, t: list[str], out: list[str], f: str, g: str, between):
    """`out = (f u + g w) / 2^31` modulo m, below m; `between` runs when u is not needed any more."""
    low, high = "rax", "rcx"
    m = code.number("m")
    code(f"mov rdx, {code.word(f)}")
    first_row(code, t, low, code.number("u"))
    between()
    code(f"mov rdx, {code.word(g)}")
    accumulate(code, t, low, high, code.number("w"))
    # The multiple of m that clears the low bits.
    code(f"mov rdx, {t[0]}", f"imul rdx, {code.word('-1/m')}", f"and edx, {(1 << BATCH) - 1}")
    accumulate(code, t, low, high, m)
    shift(code, t)
    # Below 2m, whose highest bit is in t[4]: minus m, unless that is negative.
    code(f"shr {t[4]}, {BATCH}", *(f"mov {o}, {x}" for o, x in zip(out, t)))
    code(*(f"{'sbb' if k else 'sub'} {o}, {word}" for k, (o, word) in enumerate(zip(out, m))), f"sbb {t[4]}, 0")
    code(*(f"cmovc {o}, {x}" for o, x in zip(out, t)))


def negate_if_flip(code: Batch, x: list[str], t: list[str]):
    """`x = m - x` if `flip`."""
    code(f"mov rax, {code.word('flip')}", *(f"xor {r}, rax" for r in x))
    code(*(f"mov {r}, {word}" for r, word in zip(t, code.number("m"))), *(f"and {r}, rax" for r in t[:4]))
    code("neg rax", *(f"adc {r}, {y}" for r, y in zip(x, t)))


def update_uw(code: Batch):
    t, u, w = ["r8", "r9", "r10", "r11", "rbx"], ["rsi", "rbp", "r12", "r13"], ["rsi", "rbp", "r12", "r13"]
    with code.part("u"):
        cofactor(code, t, u, "f0", "g0", lambda: None)
        negate_if_flip(code, u, t)
    with code.part("w"):
        cofactor(code, t, w, "f1", "g1", lambda: store(code, code.number("u"), u))
        store(code, code.number("w"), w)


def text(times: dict) -> str:
    """The routine as text for `naked_asm!`."""
    code = Batch()
    code.enter()
    with code.part("approximate"):
        approximate(code, code.number("a"), code.number("b"))
    code(".p2align 6", "2:")
    start = len(code.lines)
    code(*steps_of(code, times))
    with code.part("unpack"):
        unpack(code)
    new_b = update_ab(code)
    with code.part("approximate"):
        approximate(code, code.number("a"), new_b)
    update_uw(code)
    length = len(code.lines) - start
    with code.part("loop"):
        code(f"dec {code.word('batches')}", "jnz 2b")
    with code.part("leave"):
        code(*(f"pop {register}" for register in reversed(SAVED)), "ret")
    form = times["form"]
    banner = BANNER.format(words=", ".join(WORDS), length=length, step=LENGTH[form], form=form)
    return "".join(f"{line}\n" for line in [banner, *code.lines])
