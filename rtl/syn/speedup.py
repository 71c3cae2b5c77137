#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""How much faster the hardware is than today's software, beside what the published design was said to gain [SHT22].

    python3 rtl/syn/speedup.py [--json] [--fo4-ps 9.0]

Hardware: clocks and critical path of the committed results, before layout, at a clock of that many FO4; an FO4 is 9.0 ps
in the published design's 16 nm, and can be set. Software: the committed measurements of docs/performance, which name CPU,
compiler and commit, and GMP as it runs here and now, if gmpy2 is installed.
"""

import argparse
import json
import platform
import random
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import designs  # noqa: E402
import report  # noqa: E402

PERFORMANCE = Path(__file__).resolve().parents[2] / "docs" / "performance"
# What the published design gains over the software of its time, as its slides say it for both, and its own time in ns at
# 16 nm. At 1024 bits it is also said to be 8 times faster than the fastest ASIC before it; the paper has 31 at 255 bits.
PUBLISHED = {
    "avg_1024": {"what": "1024 bits, variable time", "gain": "30-40", "gain_over_asic": "8", "ns": 294},
    "ct_255": {"what": "255 bits, constant time", "gain": "30-40", "gain_over_asic": None, "ns": 88},
}
# Where a configuration has no committed synthesis, the clock of one that has: the same columns, fewer bits. The width is
# in no path but a few levels of buffers and the test for zero, so that this is somewhat too fast.
CLOCK_OF = {"avg_1024": "ct_255_both"}
# The committed measurement that each is compared with: ring of size, timing.
SOFTWARE = {"avg_1024": ("1024", "vartime"), "ct_255": ("2^255-19", "ct")}


def ours(size: str, timing: str) -> dict[str, Any] | None:
    """The fastest committed measurement of our own software; batches are another operation."""
    rows = [
        row
        for path in sorted(PERFORMANCE.glob("*.jsonl"))
        for row in map(json.loads, path.read_text(encoding="utf-8").splitlines())
        if row.get("op") == "invert" and row.get("size") == size and row.get("timing") == timing
        and row["impl"].startswith("bezout/") and row["ns"]
    ]  # fmt: skip
    return min(rows, key=lambda row: row["ns"], default=None)


def gmp_ns(bits: int, samples: int = 200) -> float | None:
    """GMP's extended gcd of random numbers, in ns: the fastest of some rounds, the cost of Python's call included."""
    try:
        import gmpy2
    except ImportError:
        return None
    rng = random.Random(bits)
    pairs = [tuple(gmpy2.mpz(rng.getrandbits(bits) | 1 << (bits - 1)) for _ in range(2)) for _ in range(samples)]
    rounds = []
    for _ in range(15):
        began = time.perf_counter_ns()
        for a, b in pairs:
            gmpy2.gcdext(a, b)
        rounds.append((time.perf_counter_ns() - began) / samples)
    return min(rounds)


def cpu() -> str:
    """What this machine calls its CPU, in the form of the committed measurements."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    said = dict(reversed([[part.strip() for part in line.split(":", 1)] for line in lines if ":" in line]))
    if not {"model name", "cpu family", "model", "stepping"} <= said.keys():
        return platform.processor() or platform.machine()
    return f"{said['model name']} (family {said['cpu family']}, model {said['model']}, stepping {said['stepping']})"


def rows(fo4_ps: float) -> list[dict[str, Any]]:
    """One row a configuration and software."""
    committed = {row["config"]: row for row in report.committed()}
    table = []
    for config, published in PUBLISHED.items():
        clock_of = config if config in committed else CLOCK_OF.get(config, config)
        entry = committed.get(clock_of)
        clocks = entry and (entry if clock_of == config else vars(designs.named(config)))["cycles_mean"]
        hardware = entry and entry["fo4"] * clocks * fo4_ps / 1000
        software = []
        if own := ours(*SOFTWARE[config]):
            software.append((own["impl"], own["ns"], f"{own['cpu']}, commit {own['commit']}"))
        if config == "avg_1024" and (ns := gmp_ns(1024)):
            software.append(("GMP, gcdext", ns, f"{cpu()}, now"))
        for name, ns, where in software:
            table.append({
                "config": config, "clock_of": clock_of, "clocks": clocks, "what": published["what"], "fo4_ps": fo4_ps, "fo4": entry and entry["fo4"],
                "clock_ghz": entry and round(1000 / (entry["fo4"] * fo4_ps), 2), "hardware_ns": hardware and round(hardware, 1),
                "software": name, "software_ns": round(ns), "where": where,
                "gain": hardware and round(ns / hardware, 1), "published_gain": published["gain"],
                "published_gain_over_asic": published["gain_over_asic"],
                "published_ns": published["ns"], "gain_of_published": round(ns / published["ns"], 1),
            })  # fmt: skip
    return table


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Hardware against today's software, beside the published gains.")
    parser.add_argument("--json", action="store_true", help="one JSON object a row")
    parser.add_argument("--fo4-ps", type=float, default=9.0, help="an FO4 of the process, in ps (default 9.0: 16 nm)")
    arguments = parser.parse_args()
    if not arguments.fo4_ps > 0:
        parser.error("--fo4-ps: a number above 0 is accepted")
    for row in (table := rows(arguments.fo4_ps)):
        if arguments.json:
            print(json.dumps(row))
    if not arguments.json:
        print(f"Hardware before layout, at an FO4 of {arguments.fo4_ps} ps; `said`: as published, over the software of its time;")
        print("`theirs`: the published time over the same software of today.\n")
        print(f"{'configuration':15}{'clock of':15}{'GHz':>6}{'clocks':>8}{'ns':>8}  {'software':32}{'ns':>8}{'gain':>7}{'said':>8}{'theirs':>8}  software runs on")
        for row in table:
            keys = ("clock_ghz", "clocks", "hardware_ns", "gain")
            cells = ["-" if row[key] is None else str(row[key]) for key in keys]
            print(f"{row['config']:15}{row['clock_of']:15}{cells[0]:>6}{cells[1]:>8}{cells[2]:>8}"
                  f"  {row['software'][:31]:32}{row['software_ns']:>8}{cells[3]:>7}"
                  f"{row['published_gain']:>8}{row['gain_of_published']:>8}  {row['where']}")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
