# SPDX-License-Identifier: MIT OR Apache-2.0
"""For cocotb: after a wipe and after a reset no signal depends on what the core computed before."""

import cocotb
from cocotb.handle import HierarchyArrayObject, HierarchyObject, ValueObjectBase
from cocotb.triggers import ClockCycles, FallingEdge
from cocotb_axil import SLVERR, start

SECRETS = [(0x5A5, 0xC3B), (0xFFF, 0xFFF), (1, 3), (0, 0x801), (0x7FE, 0x003), (2, 4)]


def signals(node, path=""):
    """Every signal of the design with its value, by its path."""
    for child in node:
        name = f"{path}.{child._name}"
        if isinstance(child, HierarchyObject | HierarchyArrayObject):
            yield from signals(child, name)
        elif isinstance(child, ValueObjectBase) and "clk" not in child._name:
            yield name, str(child.value)


async def compute(bus, x, m, clocks):
    await bus.write_number(0x1000, x)
    await bus.write_number(0x2000, m)
    await bus.write(0, 1)
    await ClockCycles(bus.dut.clk_i, clocks)
    await FallingEdge(bus.dut.clk_i)


async def states(dut, wipe):
    """What is there before and after a wipe, for operations that ended and such that were under way."""
    bus = await start(dut)
    before, after = [], []
    for clocks in (1, 3, 9, 20, 100):
        for x, m in SECRETS:
            await compute(bus, x, m, clocks)
            before.append(dict(signals(dut)))
            await wipe(bus)
            assert await bus.ended() == 0
            assert await bus.read_number(0x1000) == 0 and await bus.read_number(0x2000) == 0
            # The last address on the bus is always the same.
            assert await bus.read(4) == 12
            await ClockCycles(dut.clk_i, 3)
            await FallingEdge(dut.clk_i)
            after.append(dict(signals(dut)))
            # What was under way does not reach the next result either.
            await compute(bus, 5, 4091, 100)
            assert await bus.read(0) == 2
            assert await bus.read_number(0x4000) == pow(5, -1, 4091)
    assert len(after[0]) > 100
    reached = {name for name in before[0] if len({state[name] for state in before}) > 1}
    assert len(reached) > 50
    left = {name for name in after[0] if len({state[name] for state in after}) > 1}
    assert not left, left


@cocotb.test()
async def by_command(dut):
    async def wipe(bus):
        await bus.write(0, 4)
        # What the bus writes now reaches nothing.
        await bus.write(0x1000, 0xA5A, response=SLVERR)
        await bus.write(0, 1)

    await states(dut, wipe)


@cocotb.test()
async def by_reset(dut):
    async def wipe(bus):
        bus.dut.rst_ni.value = 0
        await FallingEdge(bus.dut.clk_i)
        bus.dut.rst_ni.value = 1
        await FallingEdge(bus.dut.clk_i)

    await states(dut, wipe)
