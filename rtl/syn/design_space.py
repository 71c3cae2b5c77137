#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""The nine pairs of reductions of the published architecture, beside the published columns [SHT22].

    python3 rtl/syn/design_space.py [--json] [--quick | --save | --compare]

Average clocks at 1024 bits come from the model, with preparation and finish; cycle time and area from synthesis of the
baseline core with early exit at 64 bits. `--quick` takes the last committed synthesis, and prints - where there is none; `--compare` fails if the new one is another.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import designs  # noqa: E402
import library as cells  # noqa: E402
import report  # noqa: E402
from iterations import PAIRS, plus_minus_mean  # noqa: E402

# Average clocks, cycle time in ns, execution time in ns, area in mm^2: 1024 bits, 16 nm.
PUBLISHED = {
    (2, 2): (2210, 0.193, 427, 0.16), (4, 2): (1845, 0.218, 402, 0.21), (8, 2): (1740, 0.251, 437, 0.35),
    (2, 4): (1450, 0.234, 339, 0.22), (4, 4): (1211, 0.247, 299, 0.28), (8, 4): (1143, 0.257, 294, 0.41),
    (2, 8): (1091, 0.297, 324, 0.27), (4, 8): (972, 0.320, 311, 0.33), (8, 8): (937, 0.330, 309, 0.47),
}  # fmt: skip
PUBLISHED_FO4_NS = 0.009


def average_clocks(even: int, odd: int, pairs: int) -> float:
    """From acceptance to the result: the model's steps, and what the core needs beside them."""
    return plus_minus_mean(even, odd, 1024, pairs)[0] + designs.BASELINE_BESIDE + designs.BASELINE_LATE


def rows(quick: bool, save: bool, pairs: int, compared: list[dict[str, Any]] | None = None) -> list[dict[str, Any]]:
    """One row a pair; what was synthesized goes to `compared`."""
    if quick:
        library, found = None, {row["config"]: row for row in report.committed()}
    else:
        library = cells.load()
        fo4 = cells.fo4(library)
    table = []
    for even, odd in PAIRS:
        name = f"baseline_avg_64_{even}{odd}"
        if library:
            entry = report.measured(name, library, fo4, with_blocks=False)
            print(f"{name}: {entry['fo4']} FO4", file=sys.stderr, flush=True)
            if save:
                report.keep(entry)
            if compared is not None:
                compared.append(entry)
        else:
            entry = found.get(name)
        clocks, cycle, execution, area = PUBLISHED[even, odd]
        here = round(average_clocks(even, odd, pairs), 1)
        cycle_ns = entry and entry["fo4"] * entry["fo4_ps"] / 1000
        table.append({
            "even": even, "odd": odd, "clocks": here, "library": entry and entry["library"],
            "fo4": entry and entry["fo4"], "cycle_ns": entry and round(cycle_ns, 3),
            "execution_ns": entry and round(cycle_ns * here), "area_64": entry and entry["area"],
            "published_clocks": clocks, "published_cycle_ns": cycle, "published_fo4": round(cycle / PUBLISHED_FO4_NS, 1),
            "published_execution_ns": execution, "published_area_mm2": area, "clocks_ratio": round(here / clocks, 4),
        })  # fmt: skip
    return table


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Nine pairs of reductions beside the published columns.")
    parser.add_argument("--json", action="store_true", help="one JSON object a row")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--quick", action="store_true", help="no synthesis: the last committed one")
    what.add_argument("--save", action="store_true", help="put the synthesis where --quick reads it")
    what.add_argument("--compare", action="store_true", help="exit code 1 if the synthesis differs from what --quick reads")
    parser.add_argument("--pairs", type=int, default=100, help="random pairs of 1024 bits (default 100)")
    arguments = parser.parse_args()
    compared: list[dict[str, Any]] = []
    try:
        table = rows(arguments.quick, arguments.save, arguments.pairs, compared)
    except cells.FlowError as error:
        print(f"design_space.py: {error}", file=sys.stderr)
        return 2
    if arguments.json:
        for row in table:
            print(json.dumps(row))
        return int(arguments.compare and report.stale(compared) > 0)
    print("             here: clocks at 1024 bits (model), rest at 64 bits        published (16 nm, 1024 bits)")
    print("even odd    clocks   FO4  cycle ns  exec ns  area um^2       clocks   FO4  cycle ns  exec ns  area mm^2  clocks here/pub.")
    for row in table:
        cells_ = ["-" if row[key] is None else str(row[key]) for key in ("fo4", "cycle_ns", "execution_ns", "area_64")]
        print(f"{row['even']:4} {row['odd']:3}  {row['clocks']:8}{cells_[0]:>7}{cells_[1]:>9}{cells_[2]:>9}{cells_[3]:>11}"
              f"{row['published_clocks']:>13}{row['published_fo4']:>7}{row['published_cycle_ns']:>9}"
              f"{row['published_execution_ns']:>9}{row['published_area_mm2']:>10}{row['clocks_ratio']:>14}")  # fmt: skip
    return int(arguments.compare and report.stale(compared) > 0)


if __name__ == "__main__":
    sys.exit(main())
