# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cell library that synthesis and timing use, and its FO4: the delay that all results are divided by.

The library is the file that BEZOUT_LIBERTY names, else the one of Debian's package qflow-tech-osu018.
"""

import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

OSU018 = Path("/usr/share/qflow/tech/osu018/osu018_stdcells.lib")

# Cells that no synthesis should choose: for clock trees, for power domains, for delay, and the weakest.
NEVER_USED = [
    "sky130_fd_sc_hd__" + pattern
    for pattern in (
        "lpflow*", "probe*", "clkinvlp*", "dlygate*", "dlymetal*", "clkdly*", "*_0", "macro*", "diode*",
    )
]  # fmt: skip


class FlowError(Exception):
    """Something that the flow needs is missing or does not fit; the text says what is accepted."""


@dataclass(frozen=True)
class Library:
    """A Liberty file and the few of its cells that the flow has to name."""

    path: Path
    name: str
    inverter: str
    inverter_input: str
    inverter_output: str
    flop: str
    # What is taken to drive every input of combinational logic: a buffer that is about as strong as a flip-flop.
    driver: str
    never_used: tuple[str, ...]


def chosen_path() -> Path:
    """The file that the environment names, else Debian's."""
    given = os.environ.get("BEZOUT_LIBERTY")
    path = Path(given) if given else OSU018
    if not path.is_file():
        raise FlowError(
            f"BEZOUT_LIBERTY names {given}, which is no file; accepted is a Liberty file" if given else
            f"no cell library: {OSU018} is missing; install the Debian package qflow-tech-osu018, "
            "or set BEZOUT_LIBERTY to a Liberty file"
        )  # fmt: skip
    return path


def load(path: Path | None = None) -> Library:
    """Read what the flow must know of a library: its smallest inverter and its smallest plain flip-flop."""
    path = path or chosen_path()
    text = path.read_text(encoding="utf-8", errors="replace")
    title = re.search(r'library\s*\(\s*"?([\w.]+)"?\s*\)', text)
    if not title:
        raise FlowError(f"{path} has no library group; accepted is a Liberty file")
    inverters, buffers, flops = [], [], []
    groups = re.split(r"^\s*cell\s*\(", text, flags=re.MULTILINE)[1:]
    for group in groups:
        name = re.match(r'\s*"?(\w+)', group)[1]
        area = re.search(r"^\s*area\s*:\s*([\d.]+)", group, re.MULTILINE)
        inputs = re.findall(r'pin\s*\(\s*"?(\w+)"?\s*\)\s*\{(?:(?!pin\s*\().)*?direction\s*:\s*"?input', group, re.DOTALL)
        outputs = re.findall(
            r'pin\s*\(\s*"?(\w+)"?\s*\)\s*\{(?:(?!pin\s*\().)*?function\s*:\s*"([^"]+)"', group, re.DOTALL
        )
        if not area or never(name):
            continue
        plain = [re.sub(r"[\s()]", "", function) for _, function in outputs]
        if len(set(inputs)) == 1 and len(outputs) == 1 and plain[0] == "!" + inputs[0]:
            inverters.append((float(area[1]), "clk" in name, name, inputs[0], outputs[0][0]))
        if len(set(inputs)) == 1 and len(outputs) == 1 and plain[0] == inputs[0] and not re.search("clk|dly", name):
            buffers.append((float(area[1]), name))
        if re.search(r"^\s*ff\s*\(", group, re.MULTILINE) and len(set(inputs)) == 2 and len(outputs) == 1:
            edge = re.search(r'clocked_on\s*:\s*"([^"]+)"', group)
            if edge and "!" not in edge[1] and "!" not in plain[0]:
                flops.append((float(area[1]), name))
    if not inverters or not buffers or not flops:
        raise FlowError(f"{path} has no plain inverter, buffer or flip-flop; accepted is a library of standard cells")
    buffers.sort()
    driver = buffers[min(1, len(buffers) - 1)][1]
    _, _, inverter, source, target = min(inverters)
    return Library(path, title[1], inverter, source, target, min(flops)[1], driver, tuple(NEVER_USED))


def never(name: str) -> bool:
    """Whether a cell is on the list of those never used."""
    return any(re.fullmatch(pattern.replace("*", ".*"), name) for pattern in NEVER_USED)


def chain(library: Library, stages: int) -> str:
    """A netlist: inverters in a row, each of which drives the next and three more like it."""
    wires = ["i", *(f"w{stage}" for stage in range(1, stages)), "o"]
    lines = ["module top(i, o);", "input i;", "output o;", *(f"wire {wire};" for wire in wires[1:-1])]
    for stage, (source, target) in enumerate(zip(wires, wires[1:], strict=False)):
        cell, pin = library.inverter, library.inverter_input
        lines.append(f"{cell} u{stage} (.{pin}({source}), .{library.inverter_output}({target}));")
        if stage:
            lines += [f"{cell} load{stage}_{load} (.{pin}({source}));" for load in range(3)]
    return "\n".join([*lines, "endmodule", ""])


def sta(commands: str, folder: Path) -> str:
    """What OpenSTA prints for some commands."""
    if not shutil.which("sta"):
        raise FlowError("OpenSTA is missing: no command 'sta'; install the Debian package opensta")
    script = folder / "sta.tcl"
    script.write_text(commands + "\nexit\n", encoding="utf-8")
    done = subprocess.run(["sta", "-no_splash", "-exit", str(script)], capture_output=True, text=True, check=False)
    errors = [line for line in (done.stdout + done.stderr).splitlines() if line.startswith("Error")]
    if done.returncode or errors:
        raise FlowError(f"OpenSTA failed: {(errors or [done.stderr])[0]}")
    return done.stdout


def fo4(library: Library) -> float:
    """The delay of an inverter that drives four like itself, in nanoseconds: the mean of rise and fall.

    Four stages in the middle of a chain are measured, so that neither the edge at its start nor its end counts.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "chain.v").write_text(chain(library, 12), encoding="utf-8")
        printed = sta(
            f"read_liberty {library.path}\nread_verilog {folder}/chain.v\nlink_design top\n"
            "create_clock -name v -period 1000\nset_input_delay 0 -clock v i\nset_output_delay 0 -clock v o\n"
            "report_checks -path_delay max -digits 5 -format full",
            folder,
        )
    arrivals = {}
    for line in printed.splitlines():
        if match := re.match(r"\s+[\d.]+\s+([\d.]+) [v^] u(\d+)/" + library.inverter_output, line):
            arrivals[int(match[2])] = float(match[1])
    if not {4, 8} <= set(arrivals):
        raise FlowError(f"OpenSTA printed no chain of inverters: {printed[-300:]}")
    return (arrivals[8] - arrivals[4]) / 4
