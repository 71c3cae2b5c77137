# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memcheck on AArch64 binaries.

    cd ctcheck; python3 -m ctcheck.arm [--kernels] [--profile PROFILE] [--only TEXT]

builds the program of all cases for AArch64, and runs it under valgrind for arm64, both in QEMU. Compiler and emulator are those
of `tools/cross.py`; valgrind and the C library whose symbols it reads are Debian's packages for arm64, unpacked below
target/cross/. Valgrind's launcher starts its tool by `execve`, which the emulator does not translate: the tool is started itself.

The planted leaks have to be found. No other instrument of this folder reads AArch64.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from . import HERE, ROOT, leaks, memcheck, plan, profiles
from .program import Program
from .report import Report

sys.path.insert(0, str(ROOT / "tools"))
import cross  # noqa: E402

TARGET = cross.TARGETS["aarch64"]
PACKAGES = ("valgrind", "libc6", "libc6-dbg", "libgcc-s1")
BINUTILS = "aarch64-linux-gnu-"
PROFILES = ("release", "release-2", "release-s", "release-z")
# Each routine in assembly has a length among them, and so has the code for all lengths; nightly the shorter ones have more inputs.
LIMBS = ((1, 2, 3, 4, 5, 6, 7, 8, 9), (16, 24, 32, 33))
# In MEMCHECK, those of x86-64.
ASSEMBLY = "assembly "


class ArmProgram(Program):
    """The program for AArch64, in QEMU."""

    binutils = BINUTILS

    def __init__(self, exe, root):
        # Both read what the program loads from there.
        qemu = [TARGET.emulator, "-L", root]
        libraries = root / "usr" / "libexec" / "valgrind"
        self.launcher = qemu
        # It must be set, and is the program that is asked about children, which are not followed.
        environment = ["-E", f"VALGRIND_LIB={libraries}", "-E", f"VALGRIND_LAUNCHER={root}/usr/bin/valgrind.bin"]
        self.memcheck = [*qemu, *environment, libraries / "memcheck-arm64-linux"]
        super().__init__(exe)


def unpack(apt):
    """The packages for arm64 in one tree."""
    root = apt.folder / "valgrind"
    found = {p: max(apt.versions(p, apt.architecture), default=None) for p in PACKAGES}
    if missing := [p for p, version in found.items() if version is None]:
        raise cross.Missing(f"{', '.join(missing)} for {apt.architecture}")
    stamp, wanted = root / "versions", repr(found)
    if stamp.exists() and stamp.read_text() == wanted:
        return root
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{p}:{apt.architecture}" for p in PACKAGES]
        apt.run("apt-get", "download", "-qq", *names, check=True, cwd=folder)
        for archive in pathlib.Path(folder).glob("*.deb"):
            subprocess.run(["dpkg-deb", "-x", archive, root], check=True)
    stamp.write_text(wanted)
    return root


def build(profile, functions, apt, tree, version):
    """The program, and what went wrong."""
    environment = cross.environment(TARGET, apt.folder, tree, version)
    target = HERE / "target" / "aarch64"
    command = ["cargo", "build", "--quiet", "--locked", "--ignore-rust-version", "--package", "bezout-ctcheck"]
    command += ["--profile", profile, "--target", TARGET.triple, "--target-dir", str(target)]
    command += [] if functions else ["--no-default-features"]
    problems = profiles.built(command, HERE, environment)
    return target / TARGET.triple / profile / "ctcheck", problems


def check(report, name, program, inputs, only, jobs):
    planted = [leak for leak in leaks.MEMCHECK if not leak.startswith(ASSEMBLY)]
    there = {c.name for c in program.cases}
    planted = [leak for leak in planted if f"leak {leak}" in there]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        folder = pathlib.Path(folder)
        chosen = [f"only={only}"] if only else []
        parts = [plan.Part(limbs, inputs if k == 0 else 1) for k, limbs in enumerate(LIMBS)]
        runs = [pool.submit(memcheck.run, program, folder / str(k), p.arguments(*chosen)) for k, p in enumerate(parts)]
        names = [f"name=leak {leak}" for leak in planted]
        alone = pool.submit(memcheck.run_alone, program, folder / "leaks", ["inputs=6", *names])
        tainted = memcheck.merge([run.result() for run in runs])
        for case, seen in tainted.cases.items():
            sizes = " ".join(map(str, sorted(seen.limbs)))
            report.check(f"memcheck {name}: {case}", tainted.problems(case), f"limbs {sizes}, {seen.runs} runs")
        stray = [f"{tainted.stray} errors outside of the calls that are checked"] if tainted.stray else []
        stray += [] if tainted.cases else ["nothing ran"]
        report.check(f"memcheck {name}: no error but in a case", stray)
        under = alone.result()
        for leak in planted:
            report.check(f"memcheck {name}: planted leak found: {leak}", leaks.in_memcheck(leak, under, program))
        # Those of a program without its public functions are fewer.
        report.check(f"memcheck {name}: leaks are planted", [] if {"branch", "index"} <= set(planted) else ["none"])


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="python3 -m ctcheck.arm", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kernels", action="store_true", help="without the public functions, which take most of the time of a build")
    parser.add_argument("--profile", action="append", choices=PROFILES, help=f"may be repeated; else {PROFILES[0]}, nightly all")
    parser.add_argument("--only", default="", metavar="TEXT", help="only what has this in its name")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    options = parser.parse_args(arguments)
    nightly = bool(os.environ.get("BEZOUT_NIGHTLY"))
    report = Report()
    try:
        cross.require(TARGET)
        apt = cross.Apt(TARGET.architecture)
        apt.update()
        version, compiler, library, package = apt.best()
        tree, root = apt.unpack(compiler, library, package), unpack(apt)
    except (cross.Missing, subprocess.CalledProcessError) as problem:
        report.check("aarch64", [f"not run: {problem}"])
        return report.close()
    for profile in options.profile or (PROFILES if nightly else PROFILES[:1]):
        exe, problems = build(profile, not options.kernels, apt, tree, version)
        report.check(f"build {profile}", problems)
        if not problems:
            check(report, profile, ArmProgram(exe, root), 6 if nightly else 1, options.only, options.jobs)
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
