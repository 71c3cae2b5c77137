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
OKAY, SLVERR = 0, 2
# Clocks, and reads of the state, after which a bench gives up.
LIMIT = 2000


class Bus:
    def __init__(self, dut, seed):
        self.dut, self.source = dut, random.Random(seed)

    async def clock(self):
        await FallingEdge(self.dut.clk_i)

    async def idle(self):
        for _ in range(self.source.randrange(3)):
            await self.clock()

    async def settles(self, signal, what):
        """Wait until a signal is high; an error if it never is."""
        for _ in range(LIMIT):
            if signal.value == 1:
                return
            await self.clock()
        raise AssertionError(f"{what} stays low for {LIMIT} clocks")

    async def write(self, address, data, strobe=15, response=OKAY):
        """Address first, data first, or both at once."""
        dut = self.dut
        await self.idle()
        first = self.source.randrange(3)
        dut.awaddr_i.value, dut.wdata_i.value, dut.wstrb_i.value = address, data, strobe
        # A READY is there before its VALID is.
        assert dut.awready_o.value == 1 and dut.wready_o.value == 1
        dut.awvalid_i.value, dut.wvalid_i.value = int(first != 1), int(first != 2)
        await self.clock()
        if first:
            assert dut.bvalid_o.value == 0
            dut.awvalid_i.value, dut.wvalid_i.value = int(first == 1), int(first == 2)
            await self.clock()
        dut.awvalid_i.value = dut.wvalid_i.value = 0
        await self.settles(dut.bvalid_o, "bvalid_o")
        await self.idle()
        assert dut.bvalid_o.value == 1 and int(dut.bresp_o.value) == response, (hex(address), dut.bresp_o.value)
        dut.bready_i.value = 1
        await self.clock()
        dut.bready_i.value = 0
        assert dut.bvalid_o.value == 0

    async def read(self, address, response=OKAY):
        dut = self.dut
        await self.idle()
        assert dut.arready_o.value == 1
        dut.araddr_i.value, dut.arvalid_i.value = address, 1
        await self.clock()
        dut.arvalid_i.value = 0
        await self.idle()
        assert dut.rvalid_o.value == 1 and int(dut.rresp_o.value) == response, (hex(address), dut.rresp_o.value)
        # Four-state simulators have values that are no number.
        data = int(dut.rdata_o.value)
        dut.rready_i.value = 1
        await self.clock()
        dut.rready_i.value = 0
        assert int(dut.rdata_o.value) == 0
        return data

    async def ended(self):
        """Wait until nothing runs, and return the state."""
        for _ in range(LIMIT):
            if not (state := await self.read(0)) & 1:
                return state
            assert not state & 2
        raise AssertionError(f"the core still runs after {LIMIT} reads")

    async def write_number(self, base, value):
        for i in range(WORDS):
            await self.write(base + 4 * i, value >> (32 * i) & 0xFFFFFFFF)

    async def read_number(self, base):
        value = 0
        for i in range(WORDS):
            value |= await self.read(base + 4 * i) << (32 * i)
        return value


def silence(dut):
    """Nothing is valid, and nothing is taken."""
    for name in ("awvalid", "wvalid", "bready", "arvalid", "rready", "awaddr", "wdata", "wstrb", "araddr", "awprot", "arprot"):
        getattr(dut, name + "_i").value = 0


async def reset(dut, clocks):
    dut.rst_ni.value = 0
    for _ in range(clocks):
        await FallingEdge(dut.clk_i)
    dut.rst_ni.value = 1


async def start(dut):
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start())
    silence(dut)
    await reset(dut, 3)
    await FallingEdge(dut.clk_i)
    bus = Bus(dut, 11)
    await bus.ended()
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
        state = await bus.ended()
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
    # The two lowest bits of an address do not count.
    await bus.write(0x1006, 0x55660000, 0b1100)
    assert await bus.read(0x1004) == await bus.read(0x1007) == 0x55660000
    await bus.write(0x000A, 1)
    assert await bus.read(0x0008) == await bus.read(0x0009) == 1
    await bus.write(0x0008, 0, 0b1110)
    assert await bus.read(0x0008) == 1
    await bus.write(0x0008, 0)
    assert await bus.read(0x0008) == 0
    await bus.write(0x0000, 1, 0b1110)
    assert await bus.read(0) == 0
    beyond = 4 * WORDS
    for address in (0x000C, 0x0010, 0x0FFC, 0x1000 + beyond, 0x1FFC, 0x2000 + beyond, 0x5000 + beyond, 0x6000, 0xFFFC):
        await bus.write(address, 7, response=SLVERR)
        assert await bus.read(address, response=SLVERR) == 0
    # What is there to be read alone.
    for address in (0x0004, 0x3000, 0x4000, 0x5000, 0x5000 + beyond - 4):
        before = await bus.read(address)
        await bus.write(address, 7, response=SLVERR)
        assert await bus.read(address) == before
