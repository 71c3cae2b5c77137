#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Area, critical path, clocks and latency of every configuration, beside the published design.

    python3 rtl/syn/report.py [--json] [--markdown] [--quick] [--up-to BITS] [--path] [--save | --compare] [NAME ...]

Synthesizes (Yosys, ABC) and times (OpenSTA) with the library of BEZOUT_LIBERTY, else Debian's osu018; `--quick` prints the
last committed results instead, and `--compare` fails if the new ones are others. All delays are before layout, in FO4 of the
library, measured by the same script. Published numbers are marked as quoted.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import designs  # noqa: E402
import flow  # noqa: E402
import library as cells  # noqa: E402

RESULTS = Path(__file__).resolve().parent / "results"
# Areas of blocks need a synthesis of their own, which wide configurations are spared.
BLOCKS_UP_TO = 400
SHORT_NAMES = {"sky130_fd_sc_hd__tt_025C_1v80": "sky130hd", "osu018_stdcells": "osu018"}


def short(library: cells.Library) -> str:
    """What a report calls a library."""
    return SHORT_NAMES.get(library.name, library.name)


def stages(path: flow.Path_, library: cells.Library, fo4: float) -> list[dict[str, Any]]:
    """The critical path, one entry a cell, in FO4; the setup time is the last."""
    prefix = library.inverter.split("inv")[0] if "__" in library.name else ""
    found = [
        {"cell": step.cell.removeprefix(prefix), "at": step.net, "fo4": round(step.delay / fo4, 2)}
        for step in path.steps
        if step.delay
    ]
    return [*found, {"cell": "setup", "at": path.end, "fo4": round(path.setup / fo4, 2)}]


def kinds(path: list[dict[str, Any]]) -> dict[str, float]:
    """The same, added up by kind of cell, as the published breakdown does."""
    sums = {"flip-flop": 0.0, "buffers": 0.0, "logic": 0.0, "setup": 0.0}
    for stage in path:
        name = stage["cell"].lower()
        kind = "setup" if name == "setup" else "flip-flop" if "df" in name else "buffers" if "buf" in name else "logic"
        sums[kind] += stage["fo4"]
    return {kind: round(value, 1) for kind, value in sums.items()}


def measured(
    name: str, library: cells.Library, fo4: float, keep_files: Path | None = None, with_blocks: bool = True
) -> dict[str, Any]:
    """One row: the configuration through the flow."""
    configuration = designs.named(name)
    outcome = flow.run(configuration.design, library, keep_files)
    delay = outcome.critical.delay / fo4
    exceptions = [
        {
            "from": entry["source"], "to": entry["target"], "cycles": entry["cycles"], "property": entry["property"],
            "fo4": round(entry["delay"] / fo4, 1), "fo4_a_cycle": round(entry["delay"] / fo4 / max(entry["cycles"], 1), 1),
        }
        for entry in outcome.exceptions
    ]  # fmt: skip
    # A path of several clocks that does not fit in them is what the clock must wait for.
    # Rounded here, so that the latency is that of the number printed.
    cycle = round(max([delay, *(entry["fo4_a_cycle"] for entry in exceptions if entry["cycles"])]), 2)
    path = stages(outcome.critical, library, fo4)
    worst = configuration.cycles_worst
    without = configuration.bits > BLOCKS_UP_TO or not with_blocks
    areas = {} if without else flow.block_areas(configuration.design, library, outcome.critical)
    blocks = {block: round(area) for block, area in areas.items()}
    return {
        "config": name, "library": short(library), "bits": configuration.bits, "area": round(outcome.area),
        "area_flops": round(outcome.area_flops), "flops": outcome.flops, "blocks": blocks,
        "fo4": cycle, "fo4_ps": round(1000 * fo4, 2), "cycles_mean": configuration.cycles_mean,
        "cycles_worst": worst, "latency_fo4": designs.latency(cycle, worst if worst and worst == configuration.cycles_mean
                                                              else configuration.cycles_mean),
        "path_kinds": kinds(path), "path_from": outcome.critical.start, "path_to": outcome.critical.end, "path": path,
        "ports_fo4": round(outcome.ports / fo4, 1), "exceptions": exceptions,
    }  # fmt: skip


def results_file(name: str) -> Path:
    """Where the results of a library are committed."""
    return RESULTS / f"{name}.json"


def committed() -> list[dict[str, Any]]:
    """All results that are committed, in one order."""
    rows = [row for path in sorted(RESULTS.glob("*.json")) for row in json.loads(path.read_text(encoding="utf-8"))]
    return sorted(rows, key=lambda row: (row["library"], row["bits"], row["config"]))


def keep(row: dict[str, Any]) -> None:
    """Put a result into its library's file, one a line, so that a change of one shows as one line."""
    path = results_file(row["library"])
    rows = {entry["config"]: entry for entry in (json.loads(path.read_text(encoding="utf-8")) if path.exists() else [])}
    rows[row["config"]] = row
    RESULTS.mkdir(exist_ok=True)
    ordered = sorted(rows.values(), key=lambda entry: (entry["bits"], entry["config"]))
    lines = ",\n".join("  " + json.dumps(entry) for entry in ordered)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


# What a synthesis of the same sources by the same tools gives again.
REPEATED = ("area", "flops", "fo4", "cycles_mean", "cycles_worst", "latency_fo4")


def differences(row: dict[str, Any]) -> list[str]:
    """What is otherwise than in the committed result of this configuration and library; nothing where there is none."""
    known = [entry for entry in committed() if (entry["config"], entry["library"]) == (row["config"], row["library"])]
    return [
        f"{row['config']}, {row['library']}: {field} is {row[field]}, committed is {entry[field]}"
        for entry in known
        for field in REPEATED
        if row[field] != entry[field]
    ]


def stale(rows: list[dict[str, Any]]) -> int:
    """Print all differences; how many there are."""
    found = [text for row in rows for text in differences(row)]
    for text in found:
        print(text, file=sys.stderr)
    if found:
        print("record them again with --save, by the Yosys of tools/requirements.txt", file=sys.stderr)
    return len(found)


def print_table(rows: list[dict[str, Any]], with_path: bool) -> None:
    """The table for people: a row, below it what is quoted."""
    print("Delays before layout, in FO4 of the library; clocks from acceptance to result; quoted: as published, in 16 nm.\n")
    print(f"{'configuration':24}{'library':10}{'area':>11}{'FO4':>7}{'clocks':>9}{'worst':>7}{'latency':>10}")
    for row in rows:
        worst = "-" if row["cycles_worst"] is None else str(row["cycles_worst"])
        print(f"{row['config']:24}{row['library']:10}{row['area']:>11,}{row['fo4']:>7}{row['cycles_mean']:>9}{worst:>7}{row['latency_fo4']:>10,}")
        if quoted := designs.quoted(row["config"]):
            latency = designs.latency(quoted["fo4"], quoted["clocks"])
            what = f"quoted: {quoted['what']}, {quoted['area_mm2']} mm2"
            print(f"  {what:43}{quoted['fo4']:>7}{quoted['clocks']:>9}{'':7}{latency:>10,}")
    for row in rows:
        if with_path:
            print_path(row)


def print_path(row: dict[str, Any]) -> None:
    """A row's blocks, critical path and paths of several clocks."""
    print(f"\n{row['config']}, {row['library']}: FO4 = {row['fo4_ps']} ps, {row['flops']} flip-flops")
    print("  area: " + ", ".join(f"{block} {area:,}" for block, area in row["blocks"].items()))
    print(f"  critical path {row['path_from']} -> {row['path_to']}: "
          + ", ".join(f"{kind} {value}" for kind, value in row["path_kinds"].items()))  # fmt: skip
    for stage in row["path"]:
        print(f"    {stage['fo4']:6.2f}  {stage['cell']:12} {stage['at']}")
    for entry in row["exceptions"]:
        print(f"  {entry['cycles']} clocks, {entry['fo4']} FO4 in all, by the property {entry['property']}:")
        print(f"    {entry['from']}\n    -> {entry['to']}")


def markdown(rows: list[dict[str, Any]]) -> str:
    """The same for a document."""
    lines = ["| configuration | library | area, µm² | critical path, FO4 | clocks | latency, FO4 |", "|---|---|---|---|---|---|"]
    for row in rows:
        clocks = row["cycles_mean"] if row["cycles_mean"] % 1 else int(row["cycles_mean"])
        lines.append(f"| {row['config']} | {row['library']} | {row['area']:,} | {row['fo4']} | {clocks} | {row['latency_fo4']:,} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Synthesize or read, then print."""
    parser = argparse.ArgumentParser(description="Area, critical path and latency of the hardware, beside the published.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="configurations (default: all up to --up-to)")
    parser.add_argument("--json", action="store_true", help="one JSON object a configuration and library")
    parser.add_argument("--markdown", action="store_true", help="the table for a document")
    parser.add_argument("--quick", action="store_true", help="print the committed results, synthesize nothing")
    parser.add_argument("--path", action="store_true", help="also each critical path, cell by cell")
    parser.add_argument("--up-to", type=int, default=255, metavar="BITS", help="no wider configuration (default 255)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--save", action="store_true", help="put the results where --quick reads them")
    what.add_argument("--compare", action="store_true", help="exit code 1 if one differs from what --quick reads")
    parser.add_argument("--files", type=Path, help="keep netlists and logs in this folder")
    arguments = parser.parse_args()
    rows = []
    try:
        if arguments.quick:
            rows = [row for row in committed() if not arguments.names or row["config"] in arguments.names]
        else:
            library = cells.load()
            fo4 = cells.fo4(library)
            chosen = arguments.names or [name for name in designs.all_names() if designs.bits_of(name) <= arguments.up_to]
            for name in chosen:
                row = measured(name, library, fo4, arguments.files / name if arguments.files else None)
                print(f"{name}: {row['fo4']} FO4, area {row['area']:,}", file=sys.stderr, flush=True)
                if arguments.save:
                    keep(row)
                rows.append(row)
    except cells.FlowError as error:
        print(f"report.py: {error}", file=sys.stderr)
        return 2
    if arguments.markdown:
        print(markdown(rows), end="")
    elif arguments.json:
        for row in rows:
            print(json.dumps(row))
    else:
        print_table(rows, arguments.path or len(rows) == 1)
    return int(arguments.compare and stale(rows) > 0)


if __name__ == "__main__":
    sys.exit(main())
