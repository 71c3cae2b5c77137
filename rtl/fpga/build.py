#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Takes bz_fpga through synthesis, placing and routing for an iCE40 HX8K: look-up tables, frequency, a bitstream.

    python3 rtl/fpga/build.py [--width BITS ...] [--save] [--quick] [--files FOLDER]

Needs the Python package pyosys and the Debian packages nextpnr-ice40 and fpga-icestorm. `--save` keeps the figures where
`--quick` reads them. Pins are left to nextpnr: name yours in a .pcf file and build again for a board.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

RTL = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(RTL / "syn"))

import designs  # noqa: E402
import flow  # noqa: E402
from library import FlowError  # noqa: E402

RESULTS = RTL / "fpga" / "results.json"
CHIP = ("--hx8k", "--package", "ct256")
WIDTHS = (16, 32)


def run(*command):
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise FlowError(f"{command[0]} is missing; accepted are nextpnr-ice40 and fpga-icestorm of Debian") from None
    if done.returncode:
        raise FlowError(f"{command[0]} failed: {(done.stdout + done.stderr)[-600:]}")
    return done.stdout + done.stderr


def synthesize(width, folder):
    """Writes the netlist of a width to the folder, for nextpnr and as Verilog: cells of an iCE40."""
    passes = [f"read_verilog -sv {' '.join(map(str, designs.fast_sources()))} {RTL}/fpga/bz_fpga.sv"]
    passes += [f"chparam -set Width {width} -set Steps {designs.steps(width)} bz_fpga", "synth_ice40 -top bz_fpga"]
    # nextpnr of Debian knows no notes on scopes.
    passes += ["delete t:$scopeinfo", f"write_json {folder}/netlist.json", f"write_verilog -noattr {folder}/netlist.v"]
    (folder / "passes.json").write_text(json.dumps(passes), encoding="utf-8")
    log = run(flow.python_with_yosys(), "-c", flow.RUN_PASSES, folder / "passes.json")
    if guesses := [line for line in log.splitlines() if any(text in line for text in flow.MISREAD)]:
        raise FlowError(f"Yosys reads bz_fpga otherwise than it is meant: {guesses[0]}")


def build(width, folder):
    """One row: the figures of nextpnr, and the clocks of an operation."""
    synthesize(width, folder)
    log = run("nextpnr-ice40", *CHIP, "--json", folder / "netlist.json", "--asc", folder / "chip.asc", "--seed", 1)
    run("icepack", folder / "chip.asc", folder / "chip.bin")
    cells = re.search(r"ICESTORM_LC:\s*(\d+)/\s*(\d+)", log)
    frequency = float(re.findall(r"Max frequency for clock '[^']*': ([\d.]+) MHz", log)[-1])
    clocks = designs.fast_cycles({"Width": width, "Steps": designs.steps(width), "StepsPerClock": 1})[1]
    return {
        "width": width, "luts": int(cells[1]), "of": int(cells[2]), "mhz": round(frequency, 1), "clocks": clocks,
        "us": round(clocks / frequency, 2),
    }  # fmt: skip


def table(rows):
    """The figures as a table in Markdown."""
    lines = ["| bits | logic cells of an HX8K | MHz | clocks | µs |", "|---|---|---|---|---|"]
    lines += [f"| {row['width']} | {row['luts']:,} of {row['of']:,} | {row['mhz']} | {row['clocks']} | {row['us']} |" for row in rows]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--width", type=int, nargs="+", default=WIDTHS, metavar="BITS", help="bits of the operands")
    parser.add_argument("--save", action="store_true", help="keep the figures")
    parser.add_argument("--quick", action="store_true", help="print the figures that were kept")
    parser.add_argument("--files", type=Path, help="keep netlist and bitstream in this folder")
    arguments = parser.parse_args()
    try:
        if arguments.quick:
            rows = json.loads(RESULTS.read_text(encoding="utf-8"))
        else:
            rows = []
            for width in arguments.width:
                with tempfile.TemporaryDirectory() as name:
                    folder = arguments.files or Path(name)
                    folder.mkdir(parents=True, exist_ok=True)
                    rows.append(build(width, folder))
    except (FlowError, KeyError) as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 2
    if arguments.save:
        RESULTS.write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")
    print(table(rows), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
