#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs all directed and many random operands on the Verilated core, and records what ran.

    python3 rtl/tests/vectors.py [--count 100000] [--seconds S] [--record] [CONFIG ...]
    python3 rtl/tests/vectors.py --quick                                  prints the record

The record, rtl/tests/results/vectors.json, names the state of the sources: the first places of a hash of rtl/src and of
the harness. --seconds stops a configuration after that many seconds in the simulation, an interrupt (Ctrl-C, or SIGTERM)
at once, and the record says how many ran.
"""

import argparse
import hashlib
import json
import resource
import signal
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tb"))

import check  # noqa: E402
import verilated  # noqa: E402

RESULTS = HERE / "results" / "vectors.json"
BATCH = 200


def state():
    """Names the sources that were run."""
    texts = sorted((verilated.RTL / "src").glob("*.sv")) + [verilated.RTL / "tb" / "harness.cpp"]
    return hashlib.sha256(b"".join(path.read_bytes() for path in texts)).hexdigest()[:12]


def cpu():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def examine(name, count, seconds):
    """One record a mode (integers, polynomials)."""
    values = verilated.configurations()[name]
    both, width = bool(values["BothColumns"]), values["Width"]
    modes = [False] * (not values["OnlyPolynomial"]) + [True] * bool(values["Dual"] or values["OnlyPolynomial"])
    began = cpu()
    program = verilated.build(values)
    print(f"{name}: built in {cpu() - began:.0f} s", flush=True)
    pairs, directed = check.operands(width, count), len(check.directed(width))
    for polynomial in modes:
        ran = wrong = 0
        clocks, began = set(), cpu()
        while ran < len(pairs) and (seconds is None or cpu() - began < seconds):
            chosen = pairs[ran : ran + BATCH]
            try:
                answers = verilated.run(program, chosen, width, polynomial)
            except KeyboardInterrupt:
                if not ran:
                    raise
                break
            for (x, m), answer in zip(chosen, answers, strict=True):
                if text := check.complaint(x, m, answer, both, polynomial):
                    wrong += 1
                    print(f"{name}: x = {x}, m = {m}: {answer}: {text}", file=sys.stderr)
                clocks.add(answer.clocks)
            ran += len(chosen)
        if values["ConstantTime"] and len(clocks) != 1:
            print(f"{name}: from {min(clocks)} to {max(clocks)} clocks in constant time", file=sys.stderr)
            wrong += 1
        yield {
            "config": name,
            "operands": "polynomials" if polynomial else "integers",
            "directed": min(ran, directed),
            "random": max(ran - directed, 0),
            "wrong": wrong,
            "clocks_least": min(clocks),
            "clocks_most": max(clocks),
            "seconds": round(cpu() - began),
            "sources": state(),
        }


def line(row):
    clocks = sorted({row["clocks_least"], row["clocks_most"]})
    return (
        f"{row['config']:18}{row['operands']:13}{row['directed']:6} directed {row['random']:7} random "
        f"{row['wrong']:3} wrong  {'-'.join(map(str, clocks)):>9} clocks {row['seconds']:5} s  sources {row['sources']}"
    )


def main():
    parser = argparse.ArgumentParser(description="All directed and many random operands on the Verilated core.")
    parser.add_argument("--count", type=int, default=100_000, help="random operands a configuration")
    parser.add_argument("--seconds", type=float, help="at most about this many in the simulation, for each configuration")
    parser.add_argument("--record", action="store_true", help="write them to the record")
    parser.add_argument("--quick", action="store_true", help="print the record")
    parser.add_argument("configs", nargs="*", metavar="CONFIG", help="default: all")
    arguments = parser.parse_args()
    # In the background SIGINT is ignored.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    rows = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    named = verilated.configurations()
    for name in arguments.configs:
        if name not in named:
            parser.error(f"no configuration {name!r}; there are {', '.join(named)}")
    if arguments.quick:
        print("\n".join(line(row) for row in rows if not arguments.configs or row["config"] in arguments.configs))
        return 0
    failed = 0
    for name in arguments.configs or named:
        for row in examine(name, arguments.count, arguments.seconds):
            print(line(row), flush=True)
            failed += row["wrong"] > 0
            if arguments.record:
                same = (row["config"], row["operands"])
                rows = [other for other in rows if (other["config"], other["operands"]) != same] + [row]
                rows.sort(key=lambda other: (list(named).index(other["config"]), other["operands"]))
                RESULTS.parent.mkdir(exist_ok=True)
                RESULTS.write_text("[\n" + ",\n".join(json.dumps(other) for other in rows) + "\n]\n", encoding="utf-8")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
