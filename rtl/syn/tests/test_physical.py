# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the page about clock gating, power and scan test says of netlists."""

import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

RTL = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(RTL / "syn"), str(RTL / "tb")]

import designs  # noqa: E402
import flow  # noqa: E402
import gates  # noqa: E402
import library as cells  # noqa: E402
import physical  # noqa: E402

# Shifts bits in, then as many more; prints what comes out during the latter.
BENCH = """module bench;
  reg clk = 0, in = 0; wire out; reg [{count}-1:0] bits; integer i;
  bz_gates gates (.clk_i(clk), .scan_en_i(1'b1), .scan_i(in), .scan_o(out));
  initial begin
    bits = {count}'h{bits:x};
    for (i = 0; i < 2 * {count}; i = i + 1) begin
      in = i < {count} ? bits[i] : 0;
      #1 if (i >= {count}) $write("%b", out);
      #1 clk = 1; #1 clk = 0;
    end
    $finish;
  end
endmodule
"""


@pytest.fixture(scope="module")
def chained(tmp_path_factory):
    """The netlist of the smallest core with a scan chain, and its registers."""
    folder = tmp_path_factory.mktemp("chained")
    outcome = flow.run(replace(designs.named("ct_8").design, scan=True), cells.load(cells.OSU018), folder)
    return folder, outcome.flops


def shifted(folder, text, count, bits):
    """What comes out of the chain, the first one in first."""
    (folder / "bench.v").write_text(text + BENCH.format(count=count, bits=bits))
    subprocess.run(["iverilog", "-g2012", "-s", "bench", "-o", folder / "bench", folder / "bench.v"], check=True)
    said = subprocess.run([folder / "bench"], capture_output=True, text=True, check=True).stdout.split()[0]
    return said[:count]


def test_all_registers_are_one_chain(chained):
    """The bits come out after as many clocks as there are registers, and no bit is lost."""
    folder, count = chained
    bits = random.Random(7).getrandbits(count)
    text = gates.simulated_cells(folder, cells.load(cells.OSU018))
    assert shifted(folder, text, count, bits) == "".join(str(bits >> i & 1) for i in range(count))
    # With one register more on the way it would be another sequence.
    assert shifted(folder, text, count - 1, bits >> 1) != "".join(str(bits >> i + 1 & 1) for i in range(count - 1))


def test_the_core_with_a_chain_computes_the_same(tmp_path):
    """Its ports are not connected: Verilator makes them 0."""
    import check
    import verilated

    values = designs.configured()["ct_8"]
    program = gates.build(replace(designs.fast("ct_8", values).design, scan=True), cells.load(cells.OSU018), tmp_path)
    pairs = check.operands(8, 500)
    for pair, answer in zip(pairs, verilated.run(program, pairs, 8), strict=True):
        assert not check.complaint(*pair, answer, False, False)


def test_a_register_with_another_clock_is_found(chained):
    folder, _ = chained
    assert physical.other_clocks(folder) == 0
    netlist = folder / "named.v"
    text = netlist.read_text()
    netlist.write_text(text.replace(".CLK(clk_i)", ".CLK(load)", 1))
    assert physical.other_clocks(folder) == 1
    netlist.write_text(text)


def test_changes_are_counted_bit_by_bit(tmp_path):
    trace = tmp_path / "t.vcd"
    trace.write_text("$scope module bz_top $end\n$var wire 2 ! a_q [1:0] $end\n$upscope $end\n$enddefinitions $end\n"
                     "#0\nb00 !\n#10\nb01 !\n#20\nb10 !\n#30\nb11 !\n")  # fmt: skip
    assert physical.changes(trace, 1, 3) == {"a_q_0": 1.0, "a_q_1": 0.5}
