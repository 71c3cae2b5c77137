# SPDX-License-Identifier: MIT OR Apache-2.0
"""A mapped netlist as a module that Verilator can run, with the ports of the design that it came from.

What a report says of area and delay is worth something only if the netlist computes the right thing: a synthesis that
loses a part of the design gets smaller and faster.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import flow
from library import FlowError, Library



def ports(width: int) -> list[tuple[str, int]]:
    """Ports of bz_top and their bits; 0: one wire."""
    return [
        ("clk_i", 0), ("rst_ni", 0), ("in_valid_i", 0), ("in_ready_o", 0), ("polynomial_i", 0), ("x_i", width),
        ("m_i", width), ("out_valid_o", 0), ("out_ready_i", 0), ("status_o", 2), ("gcd_o", width), ("s_o", width + 2),
        ("t_o", width + 2),
    ]  # fmt: skip


def simulated_cells(folder: Path, library: Library) -> str:
    """The netlist of a folder, with each cell as the function that the library gives for it."""
    passes = [
        f"read_liberty -ignore_miss_func {library.path}", f"read_verilog {folder}/netlist.v", "hierarchy -check -top bz_top",
        "flatten", "proc", "opt_clean -purge", f"write_verilog -noattr {folder}/functions.v",
    ]  # fmt: skip
    path = folder / "functions.json"
    path.write_text(json.dumps(passes), encoding="utf-8")
    done = subprocess.run(
        [flow.python_with_yosys(), "-c", flow.RUN_PASSES, str(path)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise FlowError(f"Yosys cannot read the netlist back: {(done.stdout + done.stderr).splitlines()[-1]}")
    text = (folder / "functions.v").read_text(encoding="utf-8")
    return re.sub(r"^module bz_top\(", "module bz_gates(", text, flags=re.MULTILINE)


def wrapper(width: int) -> str:
    """bz_top around the netlist, whose ports are single wires."""
    lines, connections = [], []
    for name, size in ports(width):
        direction = "output" if name.endswith("_o") else "input"
        lines.append(f"  {direction} logic {f'[{size - 1}:0] ' if size else ''}{name}")
        connections += [f".\\{name}[{i}] ({name}[{i}])" for i in range(size)] if size else [f".{name}({name})"]
    return "module bz_top (\n" + ",\n".join(lines) + "\n);\nbz_gates gates (\n" + ",\n".join(connections) + "\n);\nendmodule\n"


def build(design: flow.Design, library: Library, folder: Path) -> Path:
    """Synthesize bz_top and make a program of the netlist, which runs as that of tb/verilated.py."""
    sys.path.insert(0, str(flow.ROOT / "rtl" / "tb"))
    import verilated

    flow.synthesize(design, library, folder)
    (folder / "gates.v").write_text(simulated_cells(folder, library), encoding="utf-8")
    (folder / "bz_top.v").write_text(wrapper(dict(design.parameters)["Width"]), encoding="utf-8")
    command = [
        verilated.verilator(), "--cc", "--exe", "--top-module", "bz_top", "-Wno-fatal", "-Wno-lint", "-Wno-style",
        "--x-initial", "unique", "-Mdir", str(folder / "built"), str(folder / "bz_top.v"), str(folder / "gates.v"),
        str(flow.ROOT / "rtl" / "tb" / "harness.cpp"),
    ]  # fmt: skip
    subprocess.run(command, env=verilated.environment(), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    make = ["make", "-s", "-C", str(folder / "built"), "-f", "Vbz_top.mk", "OPT_FAST=-O0", "OPT_GLOBAL=-O0",
            "CFG_CXXFLAGS_PCH_I=-include"]  # fmt: skip
    subprocess.run(make, env=verilated.environment(), check=True, stdout=subprocess.DEVNULL)
    return folder / "built" / "Vbz_top"
