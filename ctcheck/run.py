#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Check on the binary that what promises constant time keeps it. See README.md.

Builds ctcheck at two optimization levels, runs it under valgrind's memcheck (secrets undefined), compares the CPU's
own traces, searches the disassembly for instructions of variable latency, follows secrets through that of assembly,
and requires that each instrument finds the leaks that were planted for it.
"""

import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import disassembly
import memcheck
import statictaint
import trace

HERE = pathlib.Path(__file__).resolve().parent
PROFILES = ("release", "release-s")
PLAN = trace.NIGHTLY if os.environ.get("BEZOUT_NIGHTLY") else trace.DAILY
TOOLS = {"cargo": "Rust", "valgrind": "Debian package valgrind", "objdump": "Debian package binutils"}

LEAKS_MEMCHECK = (
    "branch",
    "index",
    "early exit",
    "bool mask",
    "beside a declassified branch",
    "nothing",
    "assembly flag",
    "assembly table",
    "assembly count",
    "assembly slot",
)
LEAKS_TRACE = (
    "branch",
    "index",
    "early exit",
    "bool mask",
    "nothing, since nothing is secret",
    "assembly flag",
    "assembly table",
    "assembly count",
    "assembly slot",
)
# Where the CPU has it.
LEAK_TRACE_AVX512 = "assembly AVX-512"
LEAKS_LATENCY = ("division", "assembly division")


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
    # The program that checks is needed once.
    packages = ["--workspace"] if profile == PROFILES[0] else []
    command = ["cargo", "build", "--quiet", "--locked", *packages, "--profile", profile, "--target-dir", HERE / "target"]
    run = subprocess.run(command, cwd=HERE, env=env, capture_output=True, text=True)
    return run.stderr.splitlines()[-20:] if run.returncode else []


def check_taint(report, profile, taint, alone):
    for name, c in taint.cases.items():
        problems = [*taint.problems(name), *(alone[name].unexplained() if name in alone else [])]
        sizes = " ".join(map(str, c.limbs))
        report.check(f"memcheck {profile}: {name}", problems, f"limbs {sizes}, {c.runs} runs")
    report.check(f"memcheck {profile}: no error but at declassified branches", taint.unexplained())


def check_leaks_taint(report, profile, leaks):
    for name in LEAKS_MEMCHECK:
        taint = leaks[f"leak {name}"]
        caught = taint.returncode == memcheck.EXIT_CODE and bool(taint.leaks)
        if name == "nothing":
            caught = any(list(taint.problems(n)) for n in taint.cases)
        report.check(f"memcheck {profile}: planted leak found: {name}", [] if caught else ["not reported"])


def check_trace(report, profile, traces, program):
    for (name, limbs), runs in traces.items():
        problems = trace.problems(runs, program)
        report.check(f"trace {profile}: {name}", problems, f"limbs {limbs}, {trace.describe(runs)}")


def check_leaks_trace(report, profile, traces, program):
    traces = {name.removeprefix("leak "): runs for (name, _), runs in traces.items()}
    for leak in [*LEAKS_TRACE, *([LEAK_TRACE_AVX512] if LEAK_TRACE_AVX512 in traces else [])]:
        found = list(trace.problems(traces[leak], program)) if leak in traces else []
        report.check(f"trace {profile}: planted leak found: {leak}", [] if found else ["not reported"])


def check_latency(report, profile, program):
    for name in program.names(leaks=False):
        report.check(f"deny-list {profile}: {name}", program.problems(name), program.describe(name))
    for leak in LEAKS_LATENCY:
        found = program.problems(f"leak {leak}")
        report.check(f"deny-list {profile}: planted leak found: {leak}", [] if found else ["not reported"])


def check_static(report, profile, found):
    for entry in statictaint.entries():
        places = found.get(entry, [])
        problems = [p for f in places for p in f.problems()]
        missing = [] if places else ["no function of that name is in the binary"]
        if statictaint.is_leak(entry):
            missing = missing or ([] if all(f.leaks for f in places) else ["not reported"])
            report.check(f"static taint {profile}: planted leak found: {entry}", missing)
        else:
            detail = "; ".join(f.describe() for f in places)
            report.check(f"static taint {profile}: {entry}", missing + problems, detail)
    report.check(f"static taint {profile}: all assembly is listed", statictaint.unlisted(statictaint.entries()))


def check_named(report, profile, program, ran):
    """Every case is checked by the instruments that it names, and each of them did run."""
    for name in program.names(leaks=False):
        problems = [f"{i} is named, and did not check it" for i in program.instruments[name] if name not in ran[i]]
        if problems:
            report.check(f"instruments {profile}: {name}", problems)
    report.check(f"instruments {profile}: every case has run under those that it names", [])


def statically_checked(program, found):
    """The cases that reach a function of the static check."""
    addresses = {f.address for functions in found.values() for f in functions}
    starts = {i for i, start in enumerate(program.starts) if start in addresses}
    return {name for name in program.names(leaks=False) if program.reached(name) & starts}


def start(pool, folder, profile):
    """Everything that runs for a profile, the longest first."""
    exe, program = binary(profile), disassembly.Program(binary(profile))

    def taint():
        """One run of everything; then each case that has errors alone, to tell what they are."""
        everything = memcheck.run(exe, folder / f"{profile}.xml", program)
        return everything, memcheck.run_alone(exe, folder / f"{profile}.alone", program, everything.suspects())

    leaks = [f"leak {name}" for name in LEAKS_MEMCHECK]
    return {
        "program": program,
        "taint": pool.submit(taint),
        "trace": pool.submit(trace.run_all, exe, PLAN),
        "trace leaks": pool.submit(trace.run, exe, trace.DAILY, 4, "leak"),
        "static": pool.submit(statictaint.run, binary(PROFILES[0]).with_name("static-taint"), exe),
        "leaks": pool.submit(memcheck.run_alone, exe, folder / f"{profile}.leaks", program, leaks),
    }


def finish(report, profile, jobs):
    program = jobs["program"]
    everything, alone = jobs["taint"].result()
    check_taint(report, profile, everything, alone)
    check_leaks_taint(report, profile, jobs["leaks"].result())
    check_latency(report, profile, program)
    traces = jobs["trace"].result()
    check_trace(report, profile, traces, program)
    check_leaks_trace(report, profile, jobs["trace leaks"].result(), program)
    found = jobs["static"].result()
    check_static(report, profile, found)
    ran = {
        "valgrind": everything.cases.keys(),
        "deny-list": program.roots.keys(),
        "trace": {name for name, _ in traces},
        "static taint": statically_checked(program, found),
    }
    check_named(report, profile, program, ran)


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
