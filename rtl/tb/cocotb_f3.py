# SPDX-License-Identifier: MIT OR Apache-2.0
"""For cocotb: inverses over F_3 against Euclid's algorithm, and always in the same number of clocks."""

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge

DEGREE = int(os.environ["DEGREE"])


def trimmed(a):
    while a and a[-1] == 0:
        a.pop()
    return a


def divided(a, b):
    """Quotient and remainder of coefficient lists, least first, over F_3."""
    a, quotient = trimmed(list(a)), [0] * max(len(a) - len(b) + 1, 1)
    while len(a) >= len(b):
        factor, place = a[-1] * b[-1] % 3, len(a) - len(b)
        quotient[place] = factor
        for i, c in enumerate(b):
            a[place + i] = (a[place + i] - factor * c) % 3
        trimmed(a)
    return trimmed(quotient), a


def product(a, b):
    out = [0] * (len(a) + len(b))
    for i, c in enumerate(a):
        for j, d in enumerate(b):
            out[i + j] = (out[i + j] + c * d) % 3
    return trimmed(out)


def coprime(a, b):
    while b:
        a, b = b, divided(a, b)[1]
    return len(a) == 1


def planes(a):
    return sum((c == 1) << i for i, c in enumerate(a)), sum((c == 2) << i for i, c in enumerate(a))


async def start(dut):
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start())
    dut.in_valid_i.value = dut.out_ready_i.value = dut.rst_ni.value = 0
    for _ in range(3):
        await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1
    await FallingEdge(dut.clk_i)


async def operation(dut, x, m):
    assert dut.in_ready_o.value == 1
    dut.x_one_i.value, dut.x_two_i.value = planes(x)
    dut.m_one_i.value, dut.m_two_i.value = planes(m)
    dut.in_valid_i.value = 1
    await FallingEdge(dut.clk_i)
    dut.in_valid_i.value = dut.x_one_i.value = dut.m_two_i.value = 0
    clocks = 1
    while not dut.out_valid_o.value:
        await FallingEdge(dut.clk_i)
        clocks += 1
    await FallingEdge(dut.clk_i)
    one, two = int(dut.s_one_o.value), int(dut.s_two_o.value)
    inverse = trimmed([(one >> i & 1) + 2 * (two >> i & 1) for i in range(DEGREE)])
    invertible = int(dut.invertible_o.value)
    dut.out_ready_i.value = 1
    await FallingEdge(dut.clk_i)
    dut.out_ready_i.value = 0
    return clocks, invertible, inverse


@cocotb.test()
async def inverses(dut):
    await start(dut)
    source = random.Random(13)
    polynomial = lambda size: [source.randrange(3) for _ in range(size)]
    # 1 + x + ... + x^Degree, as NTRU has it, and others, with common factors too.
    moduli = [[1] * (DEGREE + 1), [2] + [0] * (DEGREE - 1) + [1]] + [polynomial(DEGREE) + [1 + i % 2] for i in range(60)]
    seen = set()
    for i, m in enumerate(moduli):
        for x in ([1], [2], [0, 1], [], polynomial(DEGREE), polynomial(DEGREE)):
            x = trimmed(list(x))
            clocks, invertible, inverse = await operation(dut, x, m)
            seen.add(clocks)
            assert invertible == (bool(x) and coprime(list(m), list(x))), (x, m)
            assert not invertible or divided(product(x, inverse), m)[1] == [1], (x, m, inverse)
            assert invertible or inverse == []
    assert seen == {2 * DEGREE}


@cocotb.test()
async def a_modulus_of_less_degree_is_refused(dut):
    await start(dut)
    assert (await operation(dut, [1, 1], [1, 0, 1]))[1:] == (0, [])
