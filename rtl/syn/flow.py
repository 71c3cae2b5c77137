# SPDX-License-Identifier: MIT OR Apache-2.0
"""From SystemVerilog to area and critical path: Yosys and ABC, then OpenSTA.

One recipe for every design, ours and any that it is compared with: the loop flattened, modules named in `keep` left
as they are; ABC maps for speed, buffers and sizes; timing has an ideal clock, no wires, and includes clock-to-output and
setup. All delays are before layout.
"""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import library as cells
from library import FlowError, Library

ROOT = Path(__file__).resolve().parents[2]
VENV_PYTHON = ROOT / ".venv" / "bin" / "python"

# Logic optimization, mapping, a buffer tree for every net of more than 12 sinks, sizing. The goal is a delay in
# picoseconds between flip-flops; one that nothing reaches is as fast as it gets.
FASTEST = 100
ABC_SCRIPT = """\
strash
&get -n
&fraig -x
&put
scorr
dch -f
map -B 0.9 -D {goal}
topo
buffer -p -N 12
topo
upsize -D {goal}
dnsize -D {goal}
stime -p
"""
# A driver that ABC knows: of a flip-flop it would take no notice, and leave its fan-out without buffers.
CONSTRAINTS = "set_driving_cell {driver}\nset_load 10.0 [all_outputs]\n"


# Runs passes. Two are ours. A scan chain is a multiplexer before each flip-flop, through all modules, with ports of its own. And a buffer before the data pin of each flip-flop makes each an output of the logic that ABC sees.
# Else a net that many flip-flops take is one output to ABC, and gets no buffers. ABC keeps none of them for itself.
RUN_PASSES = """
import json, sys
from pyosys import libyosys as ys

def show_fanout(design):
    for module in list(design.modules_.values()):
        for number, cell in enumerate(list(module.cells_.values())):
            data = ys.IdString("\\\\D")
            if not cell.hasPort(data) or not cell.hasPort(ys.IdString("\\\\CLK")):
                continue
            wire = module.addWire(ys.IdString(f"$fanout${number}"), 1)
            source = cell.getPort(data)
            cell.setPort(data, ys.SigSpec(wire))
            module.addBufGate(ys.IdString(f"$show$fanout${number}"), ys.SigBit(source), ys.SigBit(wire))

def insert_scan(design):
    flops = lambda module: [c for c in list(module.cells_.values()) if c.hasPort(ys.IdString("\\\\D")) and c.hasPort(ys.IdString("\\\\CLK"))]
    modules = {module.name.str(): module for module in design.modules_.values()}
    inside = {name: [c for c in list(module.cells_.values()) if c.type.str() in modules] for name, module in modules.items()}
    chains = {name: flops(module) for name, module in modules.items() if flops(module) or inside[name]}
    ports = {}
    for name in chains:
        ports[name] = [modules[name].addWire(ys.IdString("\\\\" + port), 1) for port in ("scan_en_i", "scan_i", "scan_o")]
        for wire, out in zip(ports[name], (False, False, True)):
            wire.port_input, wire.port_output = not out, out
        modules[name].fixup_ports()
    for name, chain in chains.items():
        module, (enable, first, last) = modules[name], ports[name]
        before = ys.SigSpec(first)
        for number, cell in enumerate(chain):
            shifted = module.addWire(ys.IdString(f"$scan${number}"), 1)
            module.addMuxGate(ys.IdString(f"$scan$mux${number}"), ys.SigBit(cell.getPort(ys.IdString("\\\\D"))), ys.SigBit(before), ys.SigBit(enable), ys.SigBit(shifted))
            cell.setPort(ys.IdString("\\\\D"), ys.SigSpec(shifted))
            before = cell.getPort(ys.IdString("\\\\Q"))
        for number, cell in enumerate(c for c in inside[name] if c.type.str() in chains):
            after = module.addWire(ys.IdString(f"$scan$inside${number}"), 1)
            for port, signal in (("scan_en_i", ys.SigSpec(enable)), ("scan_i", before), ("scan_o", ys.SigSpec(after))):
                cell.setPort(ys.IdString("\\\\" + port), signal)
            before = ys.SigSpec(after)
        module.connect(ys.SigSpec(last), before)

design = ys.Design()
for command in json.load(open(sys.argv[1])):
    if command == "bezout_show_fanout":
        show_fanout(design)
    elif command == "bezout_insert_scan":
        insert_scan(design)
    else:
        ys.run_pass(command, design)
"""


@dataclass(frozen=True)
class Exception_:
    """Paths between registers that have several cycles, or all the time: which, and what proves it."""

    source: str
    target: str
    # 0: these paths are false.
    cycles: int
    property: str


@dataclass(frozen=True)
class Design:
    """What to synthesize."""

    top: str
    sources: tuple[Path, ...]
    parameters: tuple[tuple[str, int | str], ...] = ()
    keep: tuple[str, ...] = ()
    exceptions: tuple[Exception_, ...] = ()
    # The modules whose areas a report tells apart.
    blocks: tuple[str, ...] = ()
    # Whether all flip-flops are a shift register too, by the ports scan_en_i, scan_i and scan_o.
    scan: bool = False


@dataclass
class Step:
    """One cell on a path: what it is, what it drives, and its delay in nanoseconds."""

    cell: str
    net: str
    delay: float


@dataclass
class Path_:
    """A path from a register to a register: its delay with clock-to-output and setup, and its steps."""

    delay: float
    setup: float
    start: str
    end: str
    steps: list[Step] = field(default_factory=list)


@dataclass
class Outcome:
    """What the flow says of a design."""

    area: float
    area_flops: float
    flops: int
    cells: int
    critical: Path_
    # The worst path of each exception, and of those from inputs and to outputs.
    exceptions: list[dict[str, Any]]
    ports: float


def python_with_yosys() -> str:
    """A Python that has the package pyosys: this one, else the project's environment."""
    if importlib.util.find_spec("pyosys"):
        return sys.executable
    if VENV_PYTHON.exists():
        found = subprocess.run([VENV_PYTHON, "-c", "import pyosys"], capture_output=True, check=False)
        if found.returncode == 0:
            return str(VENV_PYTHON)
    raise FlowError("Yosys is missing: no Python package pyosys; `make test-rtl` installs it in .venv, or use pip")


def yosys_script(design: Design, library: Library, folder: Path, walls: bool = False) -> list[str]:
    """The passes, one string each; with `walls`, what is constant goes through those of the modules that are kept."""
    avoid = " ".join(f"-dont_use {pattern}" for pattern in library.never_used)
    parameters = " ".join(f"-set {name} {value}" for name, value in design.parameters)
    script = [f"read_verilog -sv -I {ROOT}/rtl/src " + " ".join(str(source) for source in design.sources)]
    script += [f"chparam {parameters} {design.top}"] if parameters else []
    script.append(f"hierarchy -check -top {design.top}")
    # A parameterized module has a name of its own; both are matched.
    script += [f"setattr -mod -set keep_hierarchy 1 *{module}*" for module in design.keep]
    # No flip-flops with an enable: their pin is outside of what ABC sees, so its fan-out would get no buffers.
    script += ["proc", "flatten", *["opt_hier", "opt_clean"] * walls, "opt -nodffe -nosdff", "alumacc", "techmap", "opt -fast -nodffe -nosdff"]
    script += [f"dfflibmap -liberty {library.path} {avoid}", "opt_clean", *["bezout_insert_scan"] * design.scan, "bezout_show_fanout"]
    script += [
        f"tee -q -o {folder}/abc.log abc -script {folder}/abc.script -constr {folder}/abc.constr "
        f"-liberty {library.path} {avoid}"
    ]
    script += ["opt_clean -purge", f"tee -q -o {folder}/stat.json stat -json -liberty {library.path}"]
    script += ["setundef -zero", "splitnets -ports", "opt_clean"]
    script += [f"rename -top {design.top}", f"write_verilog -noattr -noexpr -simple-lhs {folder}/netlist.v"]
    return script


# Warnings of Yosys that it went on with something else than what is written, mostly wires that nothing drives.
MISREAD = ("is implicitly declared", "out of bounds", "Resizing cell port", "used but has no driver", "multiple conflicting")


def synthesize(design: Design, library: Library, folder: Path, goal: int = FASTEST, walls: bool = False) -> None:
    """Write netlist.v and stat.json into a folder, in a process of its own, whose memory is given back."""
    (folder / "abc.script").write_text(ABC_SCRIPT.format(goal=goal), encoding="utf-8")
    (folder / "abc.constr").write_text(CONSTRAINTS.format(driver=library.driver), encoding="utf-8")
    (folder / "passes.json").write_text(json.dumps(yosys_script(design, library, folder, walls)), encoding="utf-8")
    log = folder / "yosys.log"
    with log.open("w", encoding="utf-8") as output:
        done = subprocess.run(
            [python_with_yosys(), "-c", RUN_PASSES, str(folder / "passes.json")],
            stdout=output, stderr=subprocess.STDOUT, check=False, env={**os.environ, "TMPDIR": str(folder)},
        )  # fmt: skip
    lines = [line for line in log.read_text(errors="replace").splitlines() if line.strip()]
    if done.returncode or not (folder / "netlist.v").exists():
        errors = [line for line in lines if "ERROR" in line] or lines[-1:]
        raise FlowError(f"Yosys refused {design.top}: {' '.join(errors)}")
    if guesses := [line for line in lines if any(text in line for text in MISREAD)]:
        raise FlowError(f"Yosys reads {design.top} otherwise than it is meant: {guesses[0]}")


CELL = re.compile(r"^  (?P<cell>\w+) (?P<name>\\\S+ |\w+) \(\n(?P<pins>.*?)\n  \);", re.MULTILINE | re.DOTALL)


def named_flops(netlist: str, top: str) -> tuple[str, dict[str, str]]:
    """The netlist with every flip-flop named after its register, and for `instance.register_bit` the name in timing."""
    flop_pin = re.compile(r"\.(?:Q|Q_N|QN)\(\s*(\\?)([^)]*?)\s*\)")
    modules = re.split(r"(?=^module )", netlist, flags=re.MULTILINE)
    inside: dict[str, list[str]] = {}
    for index, text in enumerate(modules):
        if not text.startswith("module "):
            continue
        seen: list[str] = []

        def rename(match: re.Match[str], seen: list[str] = seen) -> str:
            found = flop_pin.search(match["pins"])
            if not found or not re.search(r"\.D\(", match["pins"]):
                return match[0]
            name = "reg_" + re.sub(r"\W+", "_", found[2]).strip("_")
            while name in seen:
                name += "_x"
            seen.append(name)
            return match[0].replace(f"{match['cell']} {match['name']}", f"{match['cell']} {name} ", 1)

        modules[index] = CELL.sub(rename, text)
        inside[re.match(r"module \\?([^\s(]+)", text)[1]] = seen
    paths = {name.removeprefix("reg_"): name for name in inside[top]}
    place = next(i for i, text in enumerate(modules) if re.match(rf"module \\?{re.escape(top)}\b", text))

    def plain(match: re.Match[str]) -> str:
        if match[1] not in inside:
            return match[0]
        name = re.sub(r"\W+", "_", match[2]).strip("_")
        for register in inside[match[1]]:
            paths[f"{name}.{register.removeprefix('reg_')}"] = f"{name}/{register}"
        return match[0].replace(match[2], name + " ", 1)

    modules[place] = re.sub(r"^  \\?(\S+) +(\\?\S+) +\(", plain, modules[place], flags=re.MULTILINE)
    return "".join(modules), paths


def parsed_path(text: str) -> Path_ | None:
    """The first path of a report of OpenSTA."""
    start = re.search(r"^Startpoint: (\S+)", text, re.MULTILINE)
    end = re.search(r"^Endpoint: (\S+)", text, re.MULTILINE)
    arrival = re.search(r"^\s*(-?[\d.]+)\s+data arrival time", text, re.MULTILINE)
    if not start or not end or not arrival:
        return None
    setup = re.search(r"^\s*(-?[\d.]+)\s+-?[\d.]+\s+library setup time", text, re.MULTILINE)
    steps = [
        Step(match[4], f"{match[2]}/{match[3]}", float(match[1]))
        for match in re.finditer(r"^\s*([\d.]+)\s+[\d.]+ [v^] (\S+)/(\w+) \((\w+)\)", text, re.MULTILINE)
    ]
    taken = -float(setup[1]) if setup else 0.0
    return Path_(float(arrival[1]) + taken, taken, start[1], end[1], steps)


def matching(flops: dict[str, str], pattern: str) -> list[str]:
    """Registers whose whole name matches, as timing names them."""
    return [path for name, path in flops.items() if re.fullmatch(pattern, name)]


def timing(design: Design, library: Library, folder: Path) -> tuple[Path_, list[dict[str, Any]], float]:
    """The critical path between registers without the exceptions; theirs; and that of the ports."""
    renamed, flops = named_flops((folder / "netlist.v").read_text(encoding="utf-8"), design.top)
    (folder / "named.v").write_text(renamed, encoding="utf-8")
    setup = (
        f"read_liberty {library.path}\nread_verilog {folder}/named.v\nlink_design {design.top}\n"
        "create_clock -name clk -period 1000 [get_ports clk_i]\n"
        "set_input_delay 0 -clock clk [all_inputs]\nset_output_delay 0 -clock clk [all_outputs]\n"
    )
    report = "report_checks -path_delay max -format full -digits 4"
    commands = [setup]
    for index, exception in enumerate(design.exceptions):
        for side, pattern in (("from", exception.source), ("to", exception.target)):
            names = matching(flops, pattern)
            if not names:
                raise FlowError(f"no register of {design.top} matches {pattern!r} in the exception {exception.property!r}")
            commands.append(f"set {side}{index} [get_cells {{{' '.join(names)}}}]")
        commands.append(f'puts "== exception {index}"\n{report} -from $from{index} -to $to{index}')
    commands.append(f'puts "== ports"\n{report} -from [all_inputs]\n{report} -to [all_outputs]')
    commands.append("set_false_path -from [all_inputs]\nset_false_path -to [all_outputs]")
    commands += [f"set_false_path -from $from{index} -to $to{index}" for index in range(len(design.exceptions))]
    commands.append(f'puts "== critical"\n{report}')
    printed = cells.sta("\n".join(commands), folder)
    (folder / "sta.log").write_text(printed, encoding="utf-8")
    parts = dict(re.findall(r"^== (.*?)\n(.*?)(?=^== |\Z)", printed, re.MULTILINE | re.DOTALL))
    critical = parsed_path(parts["critical"])
    if critical is None:
        raise FlowError(f"OpenSTA found no path between registers of {design.top}")
    excepted = []
    for index, exception in enumerate(design.exceptions):
        path = parsed_path(parts[f"exception {index}"])
        excepted.append({**asdict(exception), "delay": path.delay if path else 0.0})
    ports = [parsed_path(text) for text in re.split(r"(?=^Startpoint)", parts["ports"], flags=re.MULTILINE)]
    return critical, excepted, max((path.delay for path in ports if path), default=0.0)


def run(design: Design, library: Library, keep_files: Path | None = None) -> Outcome:
    """Synthesis, then timing."""
    with tempfile.TemporaryDirectory() as name:
        folder = keep_files or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        synthesize(design, library, folder)
        critical, exceptions, ports = timing(design, library, folder)
        stat = json.loads((folder / "stat.json").read_text(encoding="utf-8"))
        netlist = (folder / "named.v").read_text(encoding="utf-8")
    whole = stat["design"]
    flop_cells = {cell: count for cell, count in whole["num_cells_by_type"].items() if is_flop(netlist, cell)}
    return Outcome(
        area=float(whole["area"]),
        area_flops=float(whole.get("sequential_area", 0.0)),
        flops=sum(int(count["count"] if isinstance(count, dict) else count) for count in flop_cells.values()),
        cells=int(whole["num_cells"]),
        critical=critical,
        exceptions=exceptions,
        ports=ports,
    )


def block_areas(design: Design, library: Library, critical: Path_) -> dict[str, float]:
    """Area of each block, mapped on its own, and of the rest of the top.

    The blocks are flattened together where speed is measured, and cells of a flat netlist belong to none. So this is a
    second synthesis, with walls between the blocks, and each block no faster than the critical path asks for.
    """
    goal = round(1000 * (critical.delay - critical.setup - (critical.steps[0].delay if critical.steps else 0)))
    with tempfile.TemporaryDirectory() as name:
        synthesize(replace(design, keep=design.blocks), library, Path(name), goal, walls=True)
        stat = json.loads((Path(name) / "stat.json").read_text(encoding="utf-8"))
    found: dict[str, float] = {}
    for module, entry in stat["modules"].items():
        block = next((block for block in design.blocks if re.search(rf"\b{block}\b", module)), None)
        if block:
            found[block] = found.get(block, 0.0) + float(entry["area"])
    return {**found, "rest": float(stat["design"]["area"]) - sum(found.values())}


def is_flop(netlist: str, cell: str) -> bool:
    """Whether instances of a cell are registers in a netlist with named flip-flops."""
    return bool(re.search(rf"^  {re.escape(cell)} reg_", netlist, re.MULTILINE))
