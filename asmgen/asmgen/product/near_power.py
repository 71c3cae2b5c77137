# SPDX-License-Identifier: MIT OR Apache-2.0
"""Chains of squares modulo 2^256 - c on four limbs, which stay in registers.

A square waits for the one before, so that the order of sums is what counts. The words of the square from 2^256 on are summed
alone: what the lower ones carry counts c times, as all does that stands above 2^256. The last carry of a square, k, comes late.
With it the rest is below 2^127, that is a2 = a3 = 0: c k has to be added before the products of a0 and a1 alone.
"""

from .code import Code, row

A = ["rax", "rbx", "rcx", "rbp"]
CARRIED, COUNT = "rsi", "rdi"
"""All ones if the square before had a carry, else 0; and how many squares are left."""
U4, U5, U6, T7, LOW, L03, X, Y = [f"r{i}" for i in range(8, 16)]


def carry(code: Code):
    code(f"and {CARRIED}, {code.slot('c')}", f"add {A[0]}, {CARRIED}", f"adc {A[1]}, 0")


def square(code: Code):
    a0, a1, a2, a3 = A
    with code.part("upper"):
        # The products of different words, once; then twice that, and the squares of words.
        code(f"mov rdx, {a3}", f"mulx {U4}, {L03}, {a0}", f"mulx {U5}, {X}, {a1}", f"mulx {U6}, {Y}, {a2}", f"mulx {T7}, {LOW}, rdx")
        code(f"add {U4}, {X}", f"adc {U5}, {Y}", f"adc {U6}, 0")
        code(f"mov rdx, {a2}", f"mulx {X}, {Y}, {a1}", f"mulx {a3}, {a2}, {a0}")
        code(f"add {U4}, {X}", f"adc {U5}, 0", f"adc {U6}, 0", f"mulx {X}, rdx, rdx")
        code(f"add {U4}, {U4}", f"adc {U5}, {U5}", f"adc {U6}, {U6}", f"adc {T7}, 0")
        code(f"add {U4}, rdx", f"adc {U5}, {X}", f"adc {U6}, {LOW}", f"adc {T7}, 0")
    top = LOW
    with code.part("lower"):
        code(f"mov {top}, 0", f"add {a3}, {L03}", f"adc {top}, 0")
        carry(code)
        code(f"mov rdx, {a1}", f"mulx {X}, {L03}, rdx", f"mulx {CARRIED}, {a1}, {a0}")
        code(f"add {a2}, {CARRIED}", f"adc {a3}, {Y}", f"adc {top}, 0", f"mov rdx, {a0}", f"mulx {CARRIED}, {a0}, rdx")
        code(f"add {a1}, {a1}", f"adc {a2}, {a2}", f"adc {a3}, {a3}", f"adc {top}, {top}")
        code(f"add {a1}, {CARRIED}", f"adc {a2}, {L03}", f"adc {a3}, {X}", f"adc {top}, 0")
    with code.part("fold"):
        code(f"mov rdx, {code.slot('c')}")
        high = [X, Y, L03, CARRIED]
        code(*(f"mulx {h}, {t}, {t}" for h, t in zip(high, (U4, U5, U6, T7))))
        code(f"add {a1}, {X}", f"adc {a2}, {Y}", f"adc {a3}, {L03}", f"adc {top}, 0")
        code(f"add {a0}, {U4}", f"adc {a1}, {U5}", f"adc {a2}, {U6}", f"adc {a3}, {T7}", f"adc {top}, {CARRIED}")
    with code.part("top"):
        code(f"mulx {Y}, {X}, {top}", f"add {a0}, {X}", f"adc {a1}, {Y}", f"adc {a2}, 0", f"adc {a3}, 0")
        code(f"sbb {CARRIED}, {CARRIED}")


def squares() -> str:
    code = Code()
    code.enter()
    code.push("c", "rdx")
    code.push("x", "rdi")
    with code.part("enter"):
        code("mov r8, rdi", "mov rdi, rsi", *(f"mov {a}, {word}" for a, word in zip(A, row("r8", 4))))
        code(f"xor {CARRIED}, {CARRIED}")
    code(".p2align 5", "2:")
    square(code)
    with code.part("loop"):
        code(f"dec {COUNT}", "jne 2b")
    with code.part("out"):
        carry(code)
        code(f"mov rdx, {code.slot('x')}", *(f"mov {word}, {a}" for a, word in zip(A, row("rdx", 4))))
    code.leave()
    return code.text(BANNER)


BANNER = """\
Purpose: x^(2^count) modulo 2^256 - c.
In: rdi = x, of 4 words; rsi = count >= 1; rdx = c.
Out: x.
Bounds: any x, before and after; 1 <= c < 2^63.
Requires: BMI2.
Timing: constant but for the count.
Clobbers: the registers that the System V ABI lets it clobber; no stack but 64 bytes of pushed words.
Length: {length} instructions."""
