#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Check on the binary that what promises constant time keeps it. See README.md.

Builds ctcheck at two optimization levels, runs it under valgrind's memcheck (secrets undefined) and
callgrind (every instruction counted), searches the disassembly for instructions of variable
latency, and requires that each instrument finds the leaks that were planted for it.
"""

import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import counts
import disassembly
import memcheck

HERE = pathlib.Path(__file__).resolve().parent
PROFILES = ("release", "release-s")
# Limbs, and cases: both ways through the kernels, loops of fixed length and of any length; and keys.
COUNTED = {4: [], 5: [], 16: ["RsaKey"]}
TOOLS = {"cargo": "Rust", "valgrind": "Debian package valgrind", "objdump": "Debian package binutils"}

LEAKS_MEMCHECK = ("branch", "index", "early exit", "bool mask", "beside a declassified branch", "nothing")
LEAKS_COUNTS = ("branch", "early exit")
LEAK_LATENCY = "division"


class Report:
    """One line for each check, and how many of them passed."""

    def __init__(self):
        self.passed = self.failed = 0

    def check(self, what, problems, detail=""):
        problems = list(problems)
        if problems:
            self.failed += 1
        else:
            self.passed += 1
        print("FAIL" if problems else "ok  ", what, f"({detail})" if detail else "", flush=True)
        for problem in problems[:20]:
            print(f"       {problem}", flush=True)

    def close(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed or not self.passed else 0


def binary(profile):
    return HERE / "target" / profile / "ctcheck"


def build(profile):
    """Returns what went wrong. Flags from outside would check another binary than the default one."""
    outside = ("RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS", "CARGO_BUILD_TARGET")
    env = {k: v for k, v in os.environ.items() if k not in outside and not k.startswith("CARGO_PROFILE_")}
    command = ["cargo", "build", "--quiet", "--locked", "--profile", profile, "--target-dir", HERE / "target"]
    run = subprocess.run(command, cwd=HERE, env=env, capture_output=True, text=True)
    return run.stderr.splitlines()[-20:] if run.returncode else []


def check_taint(report, profile, taint, alone):
    for name, c in taint.cases.items():
        problems = [*taint.problems(name), *(alone[name].unexplained() if name in alone else [])]
        sizes = " ".join(map(str, c.limbs))
        report.check(f"memcheck {profile}: {name}", problems, f"limbs {sizes}, {c.runs} runs")
    report.check(f"memcheck {profile}: no error but at declassified branches", taint.unexplained())


def check_leaks_taint(report, profile, leaks):
    for name, taint in leaks.items():
        caught = taint.returncode == memcheck.EXIT_CODE and bool(taint.leaks)
        if name == "nothing":
            caught = any(list(taint.problems(n)) for n in taint.cases)
        report.check(f"memcheck {profile}: planted leak found: {name}", [] if caught else ["not reported"])


def check_counts(report, profile, limbs, profiles):
    for name, runs in profiles.items():
        leak = name.removeprefix("leak ")
        what = f"callgrind {profile}: {name}"
        if leak == name:
            report.check(what, counts.differences(runs), f"limbs {limbs}, {counts.describe(runs)}")
        elif leak in LEAKS_COUNTS:
            problems = [] if counts.differences(runs) else ["every input takes the same instructions"]
            report.check(f"callgrind {profile}: planted leak found: {leak}", problems)


def check_latency(report, profile, program):
    for name in program.names(leaks=False):
        report.check(f"deny-list {profile}: {name}", program.problems(name), program.describe(name))
    found = [p for n in program.names(leaks=True) if n.endswith(LEAK_LATENCY) for p in program.problems(n)]
    report.check(f"deny-list {profile}: planted leak found: {LEAK_LATENCY}", [] if found else ["not reported"])


def start(pool, folder, profile):
    """Everything that runs for a profile, the longest first."""
    exe, program = binary(profile), disassembly.Program(binary(profile))

    def taint(name, arguments):
        return memcheck.run(exe, folder / f"{profile}.{name}.xml", program, arguments)

    def taint_all():
        """One run of everything; and one alone for each case that has errors, to tell what they are."""
        everything = taint("all", [])
        names = enumerate(everything.suspects())
        return everything, {name: taint(f"alone.{i}", [name]) for i, name in names}

    def count(limbs, arguments):
        return counts.run(exe, folder / f"{profile}.{'.'.join([str(limbs), *arguments])}.callgrind", limbs, arguments)

    return {
        "program": program,
        "taint": pool.submit(taint_all),
        "count": {limbs: pool.submit(count, limbs, prefix) for limbs, prefix in COUNTED.items()},
        "count leaks": pool.submit(count, 4, ["leak"]),
        "leaks": {n: pool.submit(taint, f"leak.{i}", [f"leak {n}"]) for i, n in enumerate(LEAKS_MEMCHECK)},
    }


def finish(report, profile, jobs):
    check_taint(report, profile, *jobs["taint"].result())
    check_leaks_taint(report, profile, {n: j.result() for n, j in jobs["leaks"].items()})
    for limbs, job in jobs["count"].items():
        check_counts(report, profile, limbs, job.result())
    check_counts(report, profile, 4, jobs["count leaks"].result())
    check_latency(report, profile, jobs["program"])


def main():
    report = Report()
    machine = platform.machine().lower()
    if machine not in ("x86_64", "amd64"):
        report.check("x86-64", [f"this check is written for x86-64, and this machine is {machine}"])
        return report.close()
    for tool, source in TOOLS.items():
        if not shutil.which(tool):
            report.check(tool, [f"{tool} is missing: {source}"])
    if not report.failed:
        for profile in PROFILES:
            report.check(f"build {profile}", build(profile))
    if report.failed:
        return report.close()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        jobs = {p: start(pool, pathlib.Path(folder), p) for p in PROFILES}
        for profile, js in jobs.items():
            finish(report, profile, js)
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
