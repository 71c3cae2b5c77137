#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether the core of some sources computes something wrong: exit code 1, and the first complaint; else 0. 2 if it does not compile.

    python3 rtl/tb/mutant.py FOLDER pairs|rows CONFIGURATION

`pairs` looks at results alone: all pairs of 8-bit operands, over the integers and over GF(2), and whether constant time is
constant. `rows` looks at every word in every clock (tb/rows.cpp). tools/mutants.py plants errors in a copy of rtl/src, and
asks this.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import check
import verilated

PAIRS = [(x, m) for x in range(256) for m in range(256)]


def complaint(folder, kind, name):
    values = verilated.configurations()[name]
    try:
        program = verilated.build_rows({**values, "BothColumns": 1}, folder) if kind == "rows" else verilated.build(values, folder)
    except subprocess.CalledProcessError as error:
        print(f"the core does not compile: {error}", file=sys.stderr)
        sys.exit(2)
    try:
        if kind == "rows":
            done = subprocess.run([program], capture_output=True, text=True, timeout=120)
            return done.stdout.strip() if done.returncode else ""
        clocks = set()
        for polynomial in [False, True] if values["Dual"] else [False]:
            for (x, m), answer in zip(PAIRS, verilated.run(program, PAIRS, values["Width"], polynomial), strict=True):
                if text := check.complaint(x, m, answer, bool(values["BothColumns"]), polynomial):
                    return f"{x} {m}: {text}"
                clocks.add(answer.clocks)
        return f"clocks {sorted(clocks)}" if values["ConstantTime"] and len(clocks) > 1 else ""
    except (subprocess.SubprocessError, verilated.SimulationError) as error:
        return str(error)
    finally:
        if folder != verilated.RTL / "src":
            shutil.rmtree(program.parent, ignore_errors=True)


if __name__ == "__main__":
    found = complaint(Path(sys.argv[1]), *sys.argv[2:4])
    print(found[:200])
    sys.exit(bool(found))
