# SPDX-License-Identifier: MIT OR Apache-2.0
"""
    python3 -m asmgen emit [--check]                  writes all that comes from the manifest, or compares it
    python3 -m asmgen text ROUTINE                    prints a routine of x86-64 without macros
    python3 -m asmgen search ROUTINE [--form F] --seconds S
                                                      looks for a faster schedule from the one in use, and keeps it
"""

import argparse
import platform
import sys
from pathlib import Path

from . import manifest, rust, rust_polynomial, schedules, taint
from .aarch64 import manifest as aarch64
from .bingcd import kernel as bingcd
from .bingcd import steps as bingcd_steps
from .divstep import jacobi, steps
from .fold import folded

ROOT = Path(__file__).resolve().parents[2]
BACKEND = ROOT / "crates" / "bezout" / "src" / "backend"
BACKENDS, AARCH64 = BACKEND / "x86_64", BACKEND / "aarch64"
INTEGER = BACKENDS / "integer"
POLYNOMIAL = BACKENDS / "polynomial"
TABLE = ROOT / "ctcheck" / "assembly.txt"
HEAD = """\
// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
"""


def files() -> dict[Path, str]:
    """All that is written, by path."""
    found = {BACKENDS / one.ring / "asm" / f"{one.name}.s": HEAD + folded(one.text()) for one in manifest.routines().values()}
    for folder, texts in ((INTEGER, rust), (POLYNOMIAL, rust_polynomial)):
        found[folder / "routines.rs"] = texts.routines()
        found[folder / "layouts.rs"] = texts.layouts()
    for name, text in aarch64.routines().items():
        found[AARCH64 / "integer" / "asm" / f"{name}.s"] = HEAD + text()
    found[AARCH64 / "integer" / "routines.rs"] = aarch64.declarations()
    found[AARCH64 / "integer" / "layouts.rs"] = aarch64.layouts()
    found[TABLE] = taint.table(TABLE.read_text())
    return found


def emit(check: bool) -> int:
    wanted = files()
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text() != text]
    surplus = [path for path in BACKEND.glob("*/*/asm/*.s") if path not in wanted]
    # A search may have taken hours: a schedule is not deleted here.
    unread = schedules.surplus(one.schedule for one in manifest.routines().values() if one.schedule)
    for path in unread:
        print(f"{path.name} is the schedule of no routine: delete it", file=sys.stderr)
    if check:
        for path in stale:
            print(f"{path.name} is not what asmgen writes: run `python3 -m asmgen emit`", file=sys.stderr)
        for path in surplus:
            print(f"{path.name} is of no routine: run `python3 -m asmgen emit`", file=sys.stderr)
        return 1 if stale or surplus or unread else 0
    for path in stale:
        path.parent.mkdir(exist_ok=True)
        path.write_text(wanted[path])
    for path in surplus:
        path.unlink()
    return 1 if unread else 0


def start(operation: str, form: str) -> dict:
    """Where a search begins."""
    if operation == "bingcd":
        return bingcd.default_times(form)
    times = schedules.default(form)
    return jacobi.default_times(times) if operation == "jacobi" else times


def look(name: str, form: str | None, seconds: float, seed: int):
    from .search import search

    operation, isa, count = manifest.routines()[name].search
    used = True
    try:
        times = schedules.read(name)
        times.pop("about", None)
    except FileNotFoundError:
        times, used = start(operation, form or ("short" if operation == "bingcd" else "carry")), False
    if form and times["form"] != form:
        times, used = start(operation, form), False
    best, cycles = search(operation, isa, count, times, seconds, seed, lambda line: print(line, flush=True))
    if best is times and used:
        print("nothing faster was found: the schedule stays as it is")
        return
    cpu = next((l.split(":")[1].strip() for l in open("/proc/cpuinfo") if l.startswith("model name")), platform.machine())
    schedules.write(name, best, {"cpu": cpu, "cycles a batch": round(cycles, 1)})


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
    whole = commands.add_parser("text")
    whole.add_argument("routine", choices=list(manifest.routines()))
    two = commands.add_parser("search")
    two.add_argument("routine", choices=[one.name for one in manifest.routines().values() if one.search])
    forms = "select, carry, mask, or several in turn: carry+carry+mask; for the binary GCD short, masked"
    two.add_argument("--form", type=form, help=forms)
    two.add_argument("--seconds", type=float, default=600)
    two.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.command == "emit":
        return emit(options.check)
    if options.command == "text":
        print(manifest.routines()[options.routine].text(), end="")
        return 0
    look(options.routine, options.form, options.seconds, options.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
