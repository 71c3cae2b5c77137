# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks on the binary that what promises constant time keeps it.

    cd ctcheck; python3 -m ctcheck

builds `driver/` with the flags that users get, runs all of it under valgrind's memcheck (secrets undefined), compares
the CPU's own traces, searches the disassembly for instructions of variable latency, follows secrets through that of
assembly, and requires that each instrument finds the leaks that were planted for it. See README.md.
"""

import argparse
import os
import pathlib
import platform
import shutil
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor

from . import plan, process, profiles
from .check import Check, check_lists
from .report import Report

TOOLS = {"cargo": "Rust", "valgrind": "Debian package valgrind", "objdump": "Debian package binutils"}


def parse(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m ctcheck", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--profile",
        action="append",
        choices=[*profiles.PROFILES, "all"],
        help=f"how the binary is built; may be repeated; else {profiles.DAILY}, nightly all",
    )
    parser.add_argument("--only", default="", metavar="TEXT", help="only what has this in its name: divstep60/avx2")
    parser.add_argument(
        "--own-flags", action="store_true", help="build with the RUSTFLAGS and CARGO_PROFILE_* of the environment"
    )
    parser.add_argument(
        "--nightly",
        action="store_true",
        default=bool(os.environ.get("BEZOUT_NIGHTLY")),
        help="all profiles, and all inputs at all lengths",
    )
    parser.add_argument("--matrix", type=pathlib.Path, metavar="FILE", help="write what was checked there, for `bezout report`")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    return parser.parse_args(arguments)


def builds(options):
    names = options.profile or (list(profiles.PROFILES) if options.nightly else [profiles.DAILY])
    names = list(profiles.PROFILES) if "all" in names else names
    # Kernels are those of the library's tables: `algorithm/back end`.
    functions = not ("/" in options.only or options.only.startswith("kernel"))

    def named(name):
        profile = profiles.PROFILES[name]
        return profiles.Build(profile, functions, options.own_flags, functions and the_plan(options, profile).all_lengths)

    return [named(n) for n in dict.fromkeys(names)]


def the_plan(options, profile):
    # What is forced is in question there, and not how it is compiled.
    return plan.NIGHTLY if options.nightly and not profile.forced else plan.DAILY


def check_tools(report):
    machine = platform.machine().lower()
    if machine not in ("x86_64", "amd64"):
        report.check("x86-64", [f"this check is written for x86-64, and this machine is {machine}"])
    for tool, source in TOOLS.items():
        if not shutil.which(tool):
            report.check(tool, [f"{tool} is missing: {source}"])


def build(report, all_builds):
    report.check("build static taint", profiles.build_static_taint())
    for b in all_builds:
        report.check(f"build {b.name}", b.run())


def main(arguments=None):
    options = parse(arguments)
    report = Report()
    check_tools(report)
    all_builds = builds(options)
    if not report.failed:
        build(report, all_builds)
    if report.failed:
        return report.close()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(options.jobs) as pool:
        # Two profiles at once: one is judged while the next one runs.
        checks = [Check(b, the_plan(options, b.profile), options.only) for b in all_builds]
        if not any(c.selected for c in checks):
            report.check(f"--only {options.only}", ["no case has this in its name; `ctcheck list` prints them all"])
        else:
            for check in checks:
                check.start(pool, pathlib.Path(folder))
            for check in checks:
                check.finish(report)
            if options.matrix:
                lines = [line for check in checks for line in check.matrix.lines(check.name)]
                options.matrix.write_text("".join(f"{line}\n" for line in lines))
            if not options.only:
                check_lists(report, checks[0].program)
    report.note(f"{process.seconds()}, and {time.process_time():.0f} here")
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
