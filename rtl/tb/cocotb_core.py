# SPDX-License-Identifier: MIT OR Apache-2.0
"""For cocotb: the core against the cycle model, every carry-save word in every clock, and the handshake."""

import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge
from model import core

PARAMETERS = core.Parameters(
    int(os.environ["WIDTH"]), int(os.environ["STEPS"]), both_columns=True, constant_time=os.environ["CONSTANT_TIME"] == "1"
)


async def reset(dut):
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start())
    dut.rst_ni.value = 0
    dut.in_valid_i.value = 0
    dut.out_ready_i.value = 0
    dut.polynomial_i.value = 0
    for _ in range(3):
        await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1
    await FallingEdge(dut.clk_i)


def words_of(dut):
    pair = dut.u_pair
    found = [pair.f_carry_q, pair.f_sum_q, pair.g_carry_q, pair.g_sum_q]
    for column in (0, 1):
        row = dut.gen_column[column].u_row
        found += [row.f_carry_q, row.f_sum_q, row.g_carry_q, row.g_sum_q]
    return [int(signal.value) for signal in found]


async def operation(dut, x, m, wait):
    """One operation next to the model; returns the clocks that it took."""
    model = core.Core(PARAMETERS)
    model.accept(x, m)
    assert dut.in_ready_o.value == 1
    dut.x_i.value, dut.m_i.value, dut.in_valid_i.value = x, m, 1
    await FallingEdge(dut.clk_i)
    dut.in_valid_i.value = 0
    dut.x_i.value, dut.m_i.value = m, x
    clocks = 1
    while (result := model.clock()) is None:
        assert dut.out_valid_o.value == 0
        await FallingEdge(dut.clk_i)
        clocks += 1
        expected = [*model.r.f, *model.r.g]
        # The rows' registers mean something from the second clock on.
        for f, g in model.r.rows:
            expected += [*f, *g]
        assert words_of(dut) == expected, (x, m, clocks)
    for _ in range(wait):
        assert dut.out_valid_o.value == 1 and dut.in_ready_o.value == 0
        await FallingEdge(dut.clk_i)
    limit = 1 << (PARAMETERS.width + 2)
    answer = [int(signal.value) for signal in (dut.status_o, dut.gcd_o, dut.s_o, dut.t_o)]
    assert answer == [result[0], result[1], result[2] % limit, result[3] % limit]
    dut.out_ready_i.value = 1
    await FallingEdge(dut.clk_i)
    dut.out_ready_i.value = 0
    return clocks


@cocotb.test()
async def words_are_those_of_the_model(dut):
    await reset(dut)
    source = random.Random(5)
    limit = 1 << PARAMETERS.width
    clocks = set()
    for i in range(60):
        x, m = source.randrange(limit), source.randrange(limit)
        clocks.add(await operation(dut, x, m | (i % 4 != 0), i % 3))
    assert len(clocks) == 1 or not PARAMETERS.constant_time


@cocotb.test()
async def a_reset_ends_an_operation(dut):
    await reset(dut)
    dut.x_i.value, dut.m_i.value, dut.in_valid_i.value = 3, 5, 1
    await FallingEdge(dut.clk_i)
    dut.in_valid_i.value = 0
    for _ in range(5):
        await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 0
    await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1
    await FallingEdge(dut.clk_i)
    assert dut.in_ready_o.value == 1 and dut.out_valid_o.value == 0
    await operation(dut, 3, 5, 0)
