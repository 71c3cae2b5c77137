#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a netlist says about clock gating, power and scan test: its registers, their activity, and the cost of a scan chain.

    .venv/bin/python rtl/syn/physical.py [--config ct_64] [--clock MHZ] [--json]

Activity is the mean of all registers in a simulation of the sources, while operations run. OpenSTA makes power of it, with
the same activity at every pin, and again with none, which is a core that waits: before layout, without wires and clock tree.
A scan chain is a multiplexer before each flip-flop, inserted before ABC maps, so that area and critical path are those with it.
"""

import argparse
import json
import re
import statistics
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).resolve().parent), str(Path(__file__).resolve().parents[1] / "tb"), str(Path(__file__).resolve().parents[1])]

import designs  # noqa: E402
import flow  # noqa: E402
import library as cells  # noqa: E402
import waves  # noqa: E402

# Operations that the activity is of, but for those at the ends of the trace.
OPERATIONS = 24
# The lines of OpenSTA's report of power.
GROUPS = re.compile(r"^(Sequential|Combinational|Total)\s+\S+\s+\S+\s+\S+\s+(\S+)", re.MULTILINE)


def changes(trace: Path, first: int, last: int) -> dict[str, float]:
    """For each bit of each signal, as registers are named in netlists: changes a clock between two clocks."""
    found = {}
    for path, (bits, at) in waves.read(trace.read_text(encoding="utf-8")).items():
        name = re.sub(r"\W+", "_", re.sub(r"^(?:TOP\.)?bz_top\.", "", path))
        counts, before = [0] * bits, 0
        for time, value in at:
            if waves.PERIOD * first <= time < waves.PERIOD * last:
                for bit in range(bits):
                    counts[bit] += (value ^ before) >> bit & 1
            before = value
        for bit in range(bits):
            found[f"{name}_{bit}" if bits > 1 else name] = counts[bit] / (last - first)
    return found


def simulated(name: str, folder: Path) -> tuple[dict[str, float], float]:
    """Changes a clock of all bits while operations run, and the clocks of one."""
    import check
    import verilated

    values = dict(designs.named(name).design.parameters)
    pairs = check.operands(values["Width"], OPERATIONS)[-OPERATIONS:]
    answers = verilated.run(verilated.build(values, more=verilated.TRACE), pairs, values["Width"], trace=folder / "run.vcd")
    signals = waves.read((folder / "run.vcd").read_text(encoding="utf-8"))
    busy = [time // waves.PERIOD for time, value in waves.find(signals, "in_ready_o")[1] if not value]
    return changes(folder / "run.vcd", busy[2], busy[-1]), statistics.mean(answer.clocks for answer in answers)


def milliwatts(library: cells.Library, folder: Path, activity: float, mhz: float) -> dict[str, float]:
    """By OpenSTA, of flip-flops, of other gates and of all, with as many changes a clock at every pin."""
    printed = cells.sta(
        f"read_liberty {library.path}\nread_verilog {folder}/named.v\nlink_design bz_top\n"
        f"create_clock -name clk -period {1000 / mhz} [get_ports clk_i]\n"
        f"set_power_activity -global -activity {activity} -duty 0.5\nreport_power -digits 6",
        folder,
    )
    return {kind.lower(): round(1000 * float(value), 2) for kind, value in GROUPS.findall(printed)}


def other_clocks(folder: Path) -> int:
    """Flip-flops and latches with another clock than the core's own."""
    netlist = (folder / "named.v").read_text(encoding="utf-8")
    pins = re.findall(r"\.(?:CLK|CK|GATE|G|CLK_N)\(\s*([^)]*?)\s*\)", netlist)
    return sum(pin != "clk_i" for pin in pins)


def measured(name: str, mhz: float) -> dict[str, Any]:
    """All of it for a configuration."""
    library = cells.load()
    fo4 = cells.fo4(library)
    design = designs.named(name).design
    if design.top != "bz_top":
        raise cells.FlowError(f"{name} is none of the fast core; accepted are names as for report.py, without the baseline's")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        plain = flow.run(design, library, folder)
        bits, clocks = simulated(name, folder)
        _, flops = flow.named_flops((folder / "netlist.v").read_text(encoding="utf-8"), design.top)
        # Yosys names a register by its net, and not all nets have names of the sources.
        seen = [bits[flop] for flop in flops if flop in bits]
        if len(seen) < 0.8 * len(flops):
            raise cells.FlowError(f"only {len(seen)} of {len(flops)} registers of {name} have a name in the simulation")
        activity = statistics.mean(seen)
        running, waiting = (milliwatts(library, folder, rate, mhz) for rate in (activity, 0))
        foreign = other_clocks(folder)
        scan = flow.run(replace(design, scan=True), library, folder / "scan")
    return {
        "config": name, "flops": plain.flops, "flops_of_other_clocks": foreign, "flops_seen": len(seen),
        "changes_a_clock": round(activity, 3), "mhz": mhz, "clocks": clocks, "running_mw": running, "waiting_mw": waiting,
        "operation_nj": round(running["total"] * clocks / mhz, 2), "area": round(plain.area), "fo4": round(plain.critical.delay / fo4, 2),
        "scan_area": round(scan.area), "scan_fo4": round(scan.critical.delay / fo4, 2),
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--config", default="ct_64", help="a configuration, as for report.py (default ct_64)")
    parser.add_argument("--clock", type=float, default=100, metavar="MHZ", help="for the power (default 100)")
    parser.add_argument("--json", action="store_true", help="print one object")
    arguments = parser.parse_args()
    if arguments.clock <= 0:
        parser.error("--clock: a positive number of MHz is accepted")
    try:
        row = measured(arguments.config, arguments.clock)
    except cells.FlowError as error:
        print(f"physical.py: {error}", file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps(row))
        return 0
    print(f"{row['config']}: {row['flops']} flip-flops, {row['flops_of_other_clocks']} of them with another clock than clk_i")
    print(f"{row['changes_a_clock']} changes a clock of a register while operations run, over {row['flops_seen']} of them")
    for what in ("running", "waiting"):
        power = row[f"{what}_mw"]
        print(f"{what} at {row['mhz']:g} MHz: {power['total']} mW, of which flip-flops {power['sequential']}")
    print(f"an operation: {row['clocks']:g} clocks, {row['operation_nj']} nJ")
    print(f"scan chain: area {row['area']:,} to {row['scan_area']:,}, critical path {row['fo4']} to {row['scan_fo4']} FO4")
    return 0


if __name__ == "__main__":
    sys.exit(main())
