# SPDX-License-Identifier: MIT OR Apache-2.0
"""For cocotb with a simulator of four states: what the bus shows after power-up, while the core runs, and during a wipe.

Every value is a number then, and no result is there before an operation has ended.
"""

import os

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles
from cocotb_axil import WIDTH, Bus, reset, silence

MODULUS = (1 << (WIDTH - 1)) - 15
RESULTS = (0x3000, 0x4000, 0x5000)
OUTPUTS = ("awready", "wready", "bvalid", "bresp", "arready", "rvalid", "rdata", "rresp", "irq")
assert pow(3, -1, MODULUS)


async def watch(bus):
    """From the first clock of the reset on each output is 0 or 1, always; and no wipe raises the interrupt."""
    await bus.clock()
    while True:
        await bus.clock()
        for name in OUTPUTS:
            assert getattr(bus.dut, name + "_o").value.is_resolvable, name
        assert bus.computes or bus.dut.irq_o.value == 0


async def power_up(dut):
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start())
    silence(dut)
    bus = Bus(dut, 3)
    # Whether an operation of ours runs, or its result is there.
    bus.computes = False
    cocotb.start_soon(watch(bus))
    await reset(dut, 2)
    return bus


async def nothing_until_the_end(bus):
    """Read results, and look at the interrupt, until nothing runs; how often it looked."""
    for rounds in range(1000):
        if not await bus.read(0) & 1:
            return rounds
        for base in RESULTS:
            if value := await bus.read(base):
                # The operation may end between the two reads.
                assert await bus.read(0) & 2 and bus.computes, (hex(base), hex(value))
        # Operands of a wipe are 0 and 1, whatever was there.
        if not bus.computes:
            assert await bus.read(0x1000) == 0 and await bus.read(0x2000) <= 1
    raise AssertionError("the core does not end")


async def invert(bus):
    """3^-1, with the interrupt on; results are 0 until it is there."""
    bus.computes = True
    await bus.write(0x0008, 1)
    await bus.write_number(0x1000, 3)
    await bus.write_number(0x2000, MODULUS)
    await bus.write(0, 1)
    assert await nothing_until_the_end(bus)
    assert await bus.read(0) == 2 and bus.dut.irq_o.value == 1
    assert await bus.read_number(0x4000) == pow(3, -1, MODULUS)


async def wipe(bus, by_reset):
    """Nothing can be read until the wipe has ended, nor after it."""
    if by_reset:
        await reset(bus.dut, 1)
    else:
        await bus.write(0x0008, 1)
        await bus.write(0, 4)
    bus.computes = False
    assert await nothing_until_the_end(bus) > 1
    assert [await bus.read(base) for base in RESULTS] == [0, 0, 0]


@cocotb.test()
async def after_power_up(dut):
    bus = await power_up(dut)
    assert await nothing_until_the_end(bus)
    await invert(bus)


@cocotb.test()
async def while_it_wipes(dut):
    bus = await power_up(dut)
    await nothing_until_the_end(bus)
    for by_reset in (True, False) * 3:
        await invert(bus)
        await wipe(bus, by_reset)
    # The next operation takes the result away before its own is there.
    await invert(bus)
    await invert(bus)


@cocotb.test()
async def results_of_what_a_wipe_cut_off(dut):
    bus = await power_up(dut)
    await nothing_until_the_end(bus)
    for clocks in (1, 4, 9, 17, 30):
        await invert(bus)
        await bus.write(0, 1)
        await ClockCycles(dut.clk_i, clocks)
        await bus.clock()
        await wipe(bus, clocks % 2)
