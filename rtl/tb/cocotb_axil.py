# SPDX-License-Identifier: MIT OR Apache-2.0
"""For cocotb: the AXI4-Lite wrapper, with address and data at different times and slow responses."""

import os
import random

import check
import cocotb
from cocotb.clock import Clock
from cocotb.triggers import FallingEdge

WIDTH = int(os.environ["WIDTH"])
WORDS = (WIDTH + 2 + 31) // 32


class Bus:
    def __init__(self, dut, seed):
        self.dut, self.source = dut, random.Random(seed)

    async def clock(self):
        await FallingEdge(self.dut.clk_i)

    async def idle(self):
        for _ in range(self.source.randrange(3)):
            await self.clock()

    async def write(self, address, data, strobe=15):
        dut = self.dut
        await self.idle()
        first = self.source.randrange(3)
        dut.awaddr_i.value, dut.wdata_i.value, dut.wstrb_i.value = address, data, strobe
        dut.awvalid_i.value, dut.wvalid_i.value = int(first != 1), int(first != 2)
        if first:
            await self.clock()
            assert dut.bvalid_o.value == 0
            dut.awvalid_i.value = dut.wvalid_i.value = 1
        await self.clock()
        dut.awvalid_i.value = dut.wvalid_i.value = 0
        assert dut.bvalid_o.value == 1 and dut.bresp_o.value == 0
        await self.idle()
        assert dut.bvalid_o.value == 1
        dut.bready_i.value = 1
        await self.clock()
        dut.bready_i.value = 0
        assert dut.bvalid_o.value == 0

    async def read(self, address):
        dut = self.dut
        await self.idle()
        dut.araddr_i.value, dut.arvalid_i.value = address, 1
        await self.clock()
        dut.arvalid_i.value = 0
        await self.idle()
        assert dut.rvalid_o.value == 1 and dut.rresp_o.value == 0
        data = int(dut.rdata_o.value)
        dut.rready_i.value = 1
        await self.clock()
        dut.rready_i.value = 0
        return data

    async def write_number(self, base, value):
        for i in range(WORDS):
            await self.write(base + 4 * i, value >> (32 * i) & 0xFFFFFFFF)

    async def read_number(self, base):
        value = 0
        for i in range(WORDS):
            value |= await self.read(base + 4 * i) << (32 * i)
        return value


async def start(dut):
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start())
    for name in ("awvalid", "wvalid", "bready", "arvalid", "rready"):
        getattr(dut, name + "_i").value = 0
    dut.rst_ni.value = 0
    for _ in range(3):
        await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1
    await FallingEdge(dut.clk_i)
    bus = Bus(dut, 11)
    while await bus.read(0):
        pass
    return bus


@cocotb.test()
async def operations(dut):
    bus = await start(dut)
    assert await bus.read(4) == WIDTH
    assert await bus.read(0) == 0
    sign = 1 << (32 * WORDS - 1)
    for x, m in check.operands(WIDTH, 12, seed=9)[-12:] + [(2, 4), (0, 0), (1, (1 << WIDTH) - 1)]:
        await bus.write_number(0x1000, x)
        await bus.write_number(0x2000, m)
        assert await bus.read_number(0x1000) == x
        await bus.write(0, 1)
        # A second start, and new operands, while it runs change nothing.
        await bus.write(0, 3)
        await bus.write(0x1000, 0x55)
        while (state := await bus.read(0)) & 1:
            assert not state & 2
        assert state & 2
        gcd, s, t = [await bus.read_number(base) for base in (0x3000, 0x4000, 0x5000)]
        s, t = (s ^ sign) - sign, (t ^ sign) - sign
        answer = type("Answer", (), {"status": state >> 4, "gcd": gcd, "s": s, "t": t})
        assert check.complaint(x, m, answer, True, False) is None, (x, m)


@cocotb.test()
async def strobes_and_strange_addresses(dut):
    bus = await start(dut)
    await bus.write(0x1000, 0x11223344)
    await bus.write(0x1000, 0xAABBCCDD, 0b0101)
    assert await bus.read(0x1000) == 0x11BB33DD
    await bus.write(0x3000, 7)
    await bus.write(0x0000, 1, 0b1110)
    assert await bus.read(0) == 0 and await bus.read(0x7000) == 0 and await bus.read(0x1FFC) == 0
