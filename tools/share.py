#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs a share of what the nightly run has, with every change: another one each day.

    tools/share.py [--day N] [--list]

Every fourth day has one way to build the program of `ctcheck`, for a part of its cases, which takes minutes; the days between have
one of the turns. The day is the number of days since 1970; `--day` repeats one, and `--list` prints what it has.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

sys.path.insert(0, str(ROOT / "ctcheck"))
sys.path.insert(0, str(ROOT / "tools"))

import fuzz  # noqa: E402
from ctcheck import profiles  # noqa: E402

# What `make test-ct` does not build. Its number has no divisor in common with those of the texts, so that all pairs have a day.
PROFILES = [name for name in profiles.PROFILES if name != profiles.DAILY]
# What is in the names of cases: of functions, and of kernels, which a forced instruction set leaves as they are.
FUNCTIONS = ("Modulus", "Uint::", "dynamic::", "Gf2m", "slices::", "25519", "ntru", "Ring::", "dstu4145", "RsaKey", "invert_each")
FUNCTIONS += ("ct::gcd", "Residue255")
KERNELS = ("kernel invert", "kernel gcd", "kernel poly", "kernel gf2")
# Runs of the fuzz target whose turn it is, of a quarter of a million for all of them.
RUNS = 25_000


def profile(turn: int) -> list[list[str]]:
    """One way to build, and the cases with one text in their names."""
    name = PROFILES[turn % len(PROFILES)]
    texts = FUNCTIONS if profiles.PROFILES[name].forced else FUNCTIONS + KERNELS
    return [["python3", "-m", "ctcheck", "--profile", name, "--only", texts[turn % len(texts)]]]


def forced(turn: int) -> list[list[str]]:
    """The library's own tests of what is chosen, with one instruction set."""
    from test import by_night, forced_alone  # noqa: PLC0415

    sets = ("ifma", "avx2", "avx512", "pmull")
    command = forced_alone(sets[turn % len(sets)])
    assert command in by_night("forced"), "it is the night's"
    return [command]


def firmware(turn: int) -> list[list[str]]:
    """The library for ARMv6-M at one level."""
    levels = ("2", "3", "s", "z")
    return [["python3", "firmware/library/check.py", levels[turn % len(levels)]]]


def fuzzing(turn: int) -> list[list[str]]:
    """One target, and the error that one has to find."""
    names = fuzz.targets()
    return [["python3", "tools/fuzz.py", "--target", names[turn % len(names)], "--runs", str(RUNS)]]


def builds(_: int) -> list[list[str]]:
    """Two clean builds have equal objects."""
    return [["python3", "tools/supply.py", "--builds"]]


TURNS = (forced, firmware, fuzzing, builds)


def commands(day: int) -> list[list[str]]:
    fourth, rest = divmod(day, 4)
    if rest == 0:
        return profile(fourth)
    turn, kind = divmod(3 * fourth + rest - 1, len(TURNS))
    return TURNS[kind](turn)


def folder(command: list[str]) -> Path:
    """Where a command runs: the module of the check is in its folder."""
    return ROOT / "ctcheck" if "ctcheck" in command else ROOT


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--day", type=int, default=int(time.time()) // 86400)
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    print(f"day {arguments.day}, again by: python3 tools/share.py --day {arguments.day}", flush=True)
    failed = 0
    asked = commands(arguments.day)
    for command in asked:
        print("+", " ".join(command), flush=True)
        if not arguments.list:
            failed += subprocess.run(command, cwd=folder(command)).returncode != 0
    print(f"{len(asked) - failed} commands passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
