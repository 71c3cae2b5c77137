# SPDX-License-Identifier: MIT OR Apache-2.0
"""For cocotb: the AXI4-Lite wrapper under the master of cocotbext-axi, which others wrote."""

import itertools
import random

import check
import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge
from cocotb_axil import LIMIT, SLVERR, WIDTH, WORDS, reset, silence
from cocotbext.axi import AxiLiteBus, AxiLiteMaster, AxiResp

CHANNELS = ("aw", "w", "b", "ar", "r")


class Ports:
    """The ports under the names that the package looks for."""

    def __init__(self, dut):
        self._name, self._log = dut._name, dut._log
        for name in dir(dut):
            if name.startswith(CHANNELS) and name.endswith(("_i", "_o")):
                setattr(self, name[:-2], getattr(dut, name))


async def start(dut, seed):
    """A master with pauses in all five channels."""
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start())
    silence(dut)
    await reset(dut, 2)
    source = random.Random(seed)
    master = AxiLiteMaster(AxiLiteBus.from_entity(Ports(dut)), dut.clk_i)
    pauses = [master.write_if.aw_channel, master.write_if.w_channel, master.write_if.b_channel]
    for channel in [*pauses, master.read_if.ar_channel, master.read_if.r_channel]:
        channel.set_pause_generator(iter(lambda: source.random() < 0.4, None))
    return master


async def ended(master):
    for _ in range(LIMIT):
        if not (state := await master.read_dword(0)) & 1:
            return state
    raise AssertionError(f"the core still runs after {LIMIT} reads")


@cocotb.test()
async def operations_of_a_master(dut):
    master = await start(dut, 1)
    await ended(master)
    for x, m in check.operands(WIDTH, 12, seed=4)[-12:]:
        await master.write(0x1000, x.to_bytes(4 * WORDS, "little"))
        await master.write(0x2000, m.to_bytes(4 * WORDS, "little"))
        await master.write_dword(0, 1)
        state = await ended(master)
        words = [(await master.read(base, 4 * WORDS)).data for base in (0x3000, 0x4000, 0x5000)]
        gcd, s, t = [int.from_bytes(text, "little", signed=True) for text in words]
        answer = type("Answer", (), {"status": state >> 4, "gcd": gcd, "s": s, "t": t})
        assert check.complaint(x, m, answer, True, False) is None, (x, m)


@cocotb.test()
async def bytes_and_responses(dut):
    master = await start(dut, 2)
    await ended(master)
    for offset, length in itertools.product(range(4), (1, 2, 4)):
        data = bytes(random.Random(offset).randbytes(length))
        await master.write(0x1000, bytes(4 * WORDS))
        assert (await master.write(0x1000 + offset, data)).resp == AxiResp.OKAY
        assert (await master.read(0x1000 + offset, length)).data == data
        whole = (await master.read(0x1000, 8)).data
        assert whole == bytes(offset) + data + bytes(8 - offset - length)
    for address in (0x0010, 0x3000, 0x6000, 0xFFFC):
        assert (await master.write(address, bytes(4))).resp == SLVERR
    for address in (0x0010, 0x6000, 0xFFFC):
        assert (await master.read(address, 4)).resp == SLVERR


@cocotb.test()
async def ready_does_not_follow_valid(dut):
    """In no clock does a READY change with the VALID of its channel [IHI0022, A3.2.1]."""
    cocotb.start_soon(Clock(dut.clk_i, 10, unit="ns").start())
    silence(dut)
    await reset(dut, 2)
    source = random.Random(3)
    pairs = [("aw", "awready_o"), ("w", "wready_o"), ("ar", "arready_o")]
    for _ in range(300):
        await RisingEdge(dut.clk_i)
        seen = []
        for valid in (0, 1, source.randrange(2)):
            for channel, _ in pairs:
                getattr(dut, channel + "valid_i").value = valid
            await cocotb.triggers.Timer(1, "ns")
            seen.append([int(getattr(dut, ready).value) for _, ready in pairs])
        assert seen[0] == seen[1] == seen[2]
        dut.bready_i.value, dut.rready_i.value = source.randrange(2), source.randrange(2)
