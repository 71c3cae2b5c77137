# SPDX-License-Identifier: MIT OR Apache-2.0
"""
    python3 -m asmgen emit [--check]                  writes the routines of the library, or compares them
    python3 -m asmgen search KIND EXTENSION LIMBS --form F --seconds S
                                                      looks for a faster schedule from the one in use, and keeps it
"""

import argparse
import platform
import sys
from pathlib import Path

from . import lanes, product, schedules, ternary
from .bingcd import batch
from .bingcd import kernel as bingcd
from .bingcd import steps as bingcd_steps
from .divstep import gcd, kernel, steps, symbol

TARGET = Path(__file__).resolve().parents[2] / "crates" / "bezout" / "src" / "backend" / "x86_64"
SIZES = {"avx2": (9, 13, 18, 35, 69, 137, 223), "avx512": (10, 14, 18, 36, 70, 138, 224)}
"""Limbs of 30 bits of the routines for 4, 6, 8, 16, 32, 64, 104 limbs of 64 bits."""
SYMBOL_SIZES = {"avx2": (10, 14, 18, 36, 70, 138)}
"""The same for symbols, for 4, 6, 8, 16, 32, 64 limbs of 64 bits."""
GCD_SIZES = {"avx2": (10, 14, 18, 36, 70, 138, 222), "avx512": (12, 16, 20, 36, 72, 140, 224)}
"""The same for gcds: multiples of the number of parts, with room for a sign."""
KINDS = {
    "rounds": (kernel.routine, SIZES),
    "gcd": (gcd.routine, GCD_SIZES),
    "symbol": (symbol.routine, SYMBOL_SIZES),
    "bingcd": (bingcd.routine, {"scalar": bingcd.STEPS}),
    "batch": (batch.routine, {"adx": (batch.LIMBS,)}),
}
HEAD = """\
// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
"""


def name(kind: str, extension: str, limbs: int) -> str:
    return f"{extension}_{kind}{limbs}"


def files() -> dict[Path, str]:
    found = {}
    for kind, (routine, all_sizes) in KINDS.items():
        for extension, sizes in all_sizes.items():
            for limbs in sizes:
                stem = name(kind, extension, limbs)
                found[TARGET / f"{stem}.s"] = HEAD + routine(extension, limbs, schedules.read(stem))
    found |= {TARGET / f"{stem}.s": HEAD + text for stem, text in lanes.routines()}
    found |= {TARGET / "polynomial" / f"{stem}.s": HEAD + text for stem, text in ternary.routines()}
    return found | {TARGET / "product" / f"{stem}.s": HEAD + text for stem, text in product.routines()}


def emit(check: bool) -> int:
    stale = 0
    for path, text in files().items():
        if not check:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            print(f"{path.name} is not what asmgen writes: run `python3 -m asmgen emit`", file=sys.stderr)
            stale += 1
    return 1 if stale else 0


def start(kind: str, form: str) -> dict:
    """Where a search begins."""
    if kind in ("bingcd", "batch"):
        return bingcd.default_times(form)
    times = schedules.default(form)
    return symbol.default_times(times) if kind == "symbol" else times


def look(kind: str, extension: str, limbs: int, form: str | None, seconds: float, seed: int):
    from .search import search

    stem, used = name(kind, extension, limbs), True
    try:
        times = schedules.read(stem)
        times.pop("about", None)
    except FileNotFoundError:
        times, used = start(kind, form or ("short" if kind in ("bingcd", "batch") else "carry")), False
    if form and times["form"] != form:
        times, used = start(kind, form), False
    best, cycles = search(kind, extension, limbs, times, seconds, seed, lambda line: print(line, flush=True))
    if best is times and used:
        print("nothing faster was found: the schedule stays as it is")
        return
    cpu = next((l.split(":")[1].strip() for l in open("/proc/cpuinfo") if l.startswith("model name")), platform.machine())
    schedules.write(stem, best, {"cpu": cpu, "cycles a round": round(cycles, 1)})


def form(text: str) -> str:
    forms = [*steps.FORMS, *bingcd_steps.FORMS]
    for name in text.split("+"):
        if name not in forms:
            raise argparse.ArgumentTypeError(f"{name!r} is not a form of the step: {', '.join(forms)}")
    return text


def main() -> int:
    parser = argparse.ArgumentParser(prog="asmgen", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("emit")
    one.add_argument("--check", action="store_true")
    two = commands.add_parser("search")
    two.add_argument("kind", choices=KINDS)
    two.add_argument("extension", choices=[*SIZES, "scalar", "adx"])
    two.add_argument("limbs", type=int, help="of 30 bits, for batch of 64 bits; for bingcd the number of steps")
    forms = "select, carry, mask, or several in turn: carry+carry+mask; for bingcd and batch short, masked"
    two.add_argument("--form", type=form, help=forms)
    two.add_argument("--seconds", type=float, default=600)
    two.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.command == "emit":
        return emit(options.check)
    look(options.kind, options.extension, options.limbs, options.form, options.seconds, options.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
