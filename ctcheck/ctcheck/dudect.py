# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether times tell a fixed operand from random ones: Welch's t-test, as in dudect [RBV17]. By night alone.

    python3 -m ctcheck.dudect [--samples N]

No other instrument sees what happens inside a CPU, as a multiplier that is faster for zeros. Each call gets the largest |t|
of four tests, which leave out the slowest half, tenth, hundredth, or none. Without a difference |t| exceeds 4.5 in one test
of 150,000. A call fails if it does so in each of three runs, so that a disturbed machine does not fail it. Planted leaks
have to exceed it by far.
"""

import argparse
import sys

from . import profiles, process
from .report import Report

LIMIT = 4.5
RUNS = 3
# A leak is seen by what others do not reach.
PLANTED_LIMIT = 50
CALLS = (
    ("Modulus::invert", 4),
    ("Modulus::invert", 16),
    ("Modulus::mul", 4),
    ("Modulus::pow", 4),
    ("Uint::gcd", 4),
    ("Uint::xgcd", 4),
    ("Uint::invert_mod (any modulus)", 4),
    ("Uint::invert_mod2k", 4),
    ("dynamic::gcd", 8),
    ("x25519", 4),
    ("elligator2::map_to_curve", 4),
    ("Gf2m::invert", 4),
    ("Gf2m::mul", 4),
    ("Ring::invert (modulo 3)", 4),
    ("Ring::invert (modulo a prime of 13 bits)", 4),
)
PLANTED = (("leak early exit", 4), ("leak bool mask", 4))


def largest_t(exe, name, limbs, samples):
    done = process.run("times", [exe, "time", f"name={name}", f"limbs={limbs}", f"inputs={samples}"])
    if done.returncode or not done.stdout:
        raise SystemExit(f"ctcheck time {name} ended with {done.returncode}:\n{done.stderr}")
    return float(done.stdout.split("\t")[2])


def judge(found):
    """What is wrong with a call, from its |t| in each run."""
    smallest = min(found)
    return [f"|t| is at least {smallest:.1f} in each of {len(found)} runs"] if smallest > LIMIT else []


def planted(found):
    return [] if max(found) > PLANTED_LIMIT else [f"not found: |t| is {max(found):.1f}"]


def runs(exe, name, limbs, samples):
    """As many as it takes: one that shows nothing is enough."""
    found = []
    while len(found) < RUNS and not (found and min(found) <= LIMIT):
        found.append(largest_t(exe, name, limbs, samples))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samples", type=int, default=200_000)
    samples = parser.parse_args().samples
    report = Report()
    build = profiles.Build(profiles.PROFILES["release"])
    report.check("build release", build.run())
    if not report.failed:
        for name, limbs in CALLS:
            found = runs(build.exe, name, limbs, samples)
            report.check(f"times: {name}", judge(found), f"limbs {limbs}, |t| {min(found):.1f}")
        for name, limbs in PLANTED:
            found = runs(build.exe, name, limbs, min(samples, 20_000))
            report.check(f"times: planted leak found: {name}", planted(found), f"|t| {max(found):.1f}")
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
