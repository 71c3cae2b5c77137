# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memcheck on AArch64 binaries, and hashes of what they execute.

    cd ctcheck; python3 -m ctcheck.arm [--kernels] [--profile PROFILE] [--only TEXT]

builds the program of all cases for AArch64, and runs it under valgrind for arm64, both in QEMU. Compiler and emulator are those
of `tools/cross.py`; valgrind and the C library whose symbols it reads are Debian's packages for arm64, unpacked below
target/cross/. Valgrind's launcher starts its tool by `execve`, which the emulator does not translate: the tool is started itself.

The emulator's plugin `bench/arm/trace.c` hashes the addresses of the instructions of each call, and of their accesses to memory.
The hashes have to be the same for all inputs.

Both run a copy of the program that branches on each bit of what it divides (`divisions.py`), so that they see secret operands of
divisions. The program must not have other divisions, nor roots. The planted leaks have to be found by both.
"""

import argparse
import array
import collections
import itertools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from . import HERE, ROOT, assembly, denylist, divisions, leaks, memcheck, plan, process, profiles, proved, statictaint, traces
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
# With what reads AArch64.
TAINT = HERE / "target" / "taint-aarch64" / "debug" / "static-taint"
# What binutils write behind an instruction, how far a branch goes, a number, and vectors of a list.
SHOWN, AWAY, HEXADECIMAL = re.compile(r"//.*|<.*>"), re.compile(r"\$[+-]0x[0-9a-f]+"), re.compile(r"#(-?)0x([0-9a-f]+)")
LIST = re.compile(r"\{v(\d+)(\.\w+)-v(\d+)\.\w+\}")
# The same for traces, which compare.
TRACED = (plan.Part((5, 6, 7, 8, 9), 6), plan.Part((1, 2, 3, 4), 6), plan.Part(LIMBS[1], traces.FEWEST_INPUTS))
# Words of a trace whose first difference is looked for.
LONGEST_SHOWN = 3_000_000
# A leak at level 3 alone: at the others compilers keep the mask.
LEVEL_3 = "bool mask"
# Those of a program without its public functions are fewer.
LEAST = {"branch", "index", "division"}
# The planted leak that is denied, and not run.
DENIED = "leak_root"


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
        self.divided = {}
        super().__init__(exe)
        found, self.denied = denylist.on_aarch64(self)
        # Static taint reads the image.
        self.exe = exe.with_name("ctcheck-divisions")
        self.divided = divisions.copy(self, found, self.exe)

    def index(self, address):
        return super().index(self.divided.get(address, address))

    def instruction(self, address):
        return super().instruction(self.divided.get(address, address))


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


def planted_leaks(listed, name, program):
    """Those of a list that the program has, and that are leaks there."""
    return [leak for leak in dict.fromkeys(listed) if program.of(f"leak {leak}") and (leak != LEVEL_3 or name == PROFILES[0])]


def check(report, name, program, inputs, only, jobs):
    # In the copy that runs, it sees divisions too.
    planted = planted_leaks((*leaks.MEMCHECK, *leaks.TRACE), name, program)
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
        report.check(f"memcheck {name}: leaks are planted", [] if LEAST <= set(planted) else ["none"])


class Recorder:
    """The emulator's plugin, around the cases of a program."""

    def __init__(self, program, folder):
        self.program, self.plugin = program, folder / "libtrace.so"
        subprocess.run(["gcc", "-O2", "-shared", "-fPIC", ROOT / "bench" / "arm" / "trace.c", "-o", self.plugin], check=True)
        # Where the emulator loads the program is the same each time.
        (self.places,) = self.run("name=")

    def run(self, *arguments, options=()):
        done = process.run("traces", [*self.program.launcher, *options, self.program.exe, "trace", *arguments])
        if done.returncode:
            raise SystemExit(f"ctcheck trace ended with {done.returncode}:\n{done.stderr}")
        return [line.split("\t") for line in done.stdout.splitlines()]

    def record(self, hashed, *arguments):
        """What the program says of each run, and the words that the plugin wrote."""
        _, start, end = self.places
        with tempfile.NamedTemporaryFile() as log:
            options = f"{self.plugin},start={start},end={end},out={log.name},memory=on,hash={hashed}"
            places, *lines = self.run(*arguments, options=("-plugin", options))
            if places != self.places:
                raise SystemExit("the emulator loads the program at another place each time")
            return lines, array.array("Q", log.read())

    def traces(self, *arguments):
        """Runs by case and limbs."""
        lines, words = self.record("on", *arguments)
        if len(words) != 2 * len(lines):
            raise SystemExit(f"{len(lines)} runs left {len(words) / 2} traces")
        found = collections.defaultdict(list)
        for (name, limbs, inputs, results), length, trace in zip(lines, words[::2], words[1::2]):
            found[name, int(limbs)].append(traces.Run(inputs, length, f"{trace:x}", "-", results, "-", "-", "-"))
        for (name, limbs), runs in found.items():
            if len({run.trace for run in runs}) > 1 and runs[0].instructions <= LONGEST_SHOWN:
                self.find(runs, f"name={name}", f"limbs={limbs}", f"inputs={len(runs)}")
        return dict(found)

    def find(self, runs, *arguments):
        """Where each run leaves the trace of the first one."""
        _, words = self.record("off", *arguments)
        ends = [-1, *(i for i, word in enumerate(words) if word == 0)]
        first, *others = (words[start + 1 : end] for start, end in itertools.pairwise(ends))
        for run, other in zip(runs[1:], others):
            at = next((i for i, (a, b) in enumerate(zip(first, other)) if a != b), None)
            if at is not None:
                # An access stands behind its instruction, complemented.
                code = [word - int(self.places[0]) for word in other[: at + 1] if word < 1 << 63]
                run.before, run.difference = map(str, code[-2:])


def compare(report, name, program, only, jobs):
    planted = planted_leaks(leaks.TRACE, name, program)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        recorder = Recorder(program, pathlib.Path(folder))
        chosen = [f"only={only}"] if only else []
        runs = [pool.submit(recorder.traces, *p.arguments(*chosen)) for p in TRACED]
        alone = pool.submit(recorder.traces, "inputs=6", *(f"name=leak {leak}" for leak in planted))
        by_name = collections.defaultdict(dict)
        for (case, limbs), found in (item for run in runs for item in run.result().items()):
            by_name[case][limbs] = found
        for case, lengths in by_name.items():
            problems = (f"{n} limbs: {why}" for n, found in lengths.items() for why in traces.problems(found, program))
            detail = f"limbs {' '.join(map(str, sorted(lengths)))}, {sum(map(len, lengths.values()))} runs"
            report.check(f"trace {name}: {case}", problems, detail)
        report.check(f"trace {name}: traces are compared", [] if by_name else ["nothing ran"])
        under = alone.result()
        for leak in planted:
            found = traces.Traces(under, {}, {})
            report.check(f"trace {name}: planted leak found: {leak}", leaks.in_traces(leak, found, program))
        report.check(f"trace {name}: leaks are planted", [] if LEAST <= set(planted) else ["none"])


def spelled(text, address):
    """An instruction, without what two programs write in different ways."""
    text = SHOWN.sub("", text.replace("\t", " "))
    text = AWAY.sub(lambda m: f"{address + int(m[0][1:], 16):x}", text)
    text = HEXADECIMAL.sub(lambda m: f"#{m[1]}{int(m[2], 16)}", text)
    text = LIST.sub(lambda m: "{" + ", ".join(f"v{n}{m[2]}" for n in range(int(m[1]), int(m[3]) + 1)) + "}", text)
    return re.sub(r"\bcc\b", "lo", text).strip()


def misread(program, found):
    """Instructions that the decoder of static taint reads in another way than binutils."""
    for functions in found.values():
        for f in functions:
            for line in f.leaks:
                place, _, text = line.split("\t")
                address = int(place, 16)
                other = program.instruction(address)
                if spelled(text, address) != spelled(other, address):
                    yield f"{place}: {text}, where binutils have {other}"


def check_routines(report, name, program):
    """Routines in assembly: secrets, frame and places on all paths."""
    tool, exe = TAINT, program.image
    found = proved.both(tool, exe)
    statictaint.check(report, name, program, found, statictaint.run_all_secret(tool, exe))
    statictaint.planted_leaks(report, name, found, "aarch64")
    missing = [e for e in assembly.entries("aarch64") if e not in found]
    report.check(f"static taint {name}: all of the list", [f"{e} is not in the binary" for e in missing])
    own = {entry: functions for entry, functions in found.items() if not assembly.is_own(entry)}
    for entry, functions in own.items():
        for f in functions:
            verdict = proved.verdict(f, proved.lengths().get(entry, ""))
            whole = not f.leaks and not f.unproved
            report.check(f"frame and places {name}: {entry}", [] if whole else [verdict], verdict if whole else "")
    text, right = proved.planted(statictaint.run(tool, exe, proved.PLACES, "planted"))
    report.check(f"frame and places {name}: {text[-1]}", [] if right else text)
    code = statictaint.run(tool, exe, assembly.TABLE, "code")
    count = sum(len(f.leaks) for functions in code.values() for f in functions)
    report.check(f"static taint {name}: instructions as binutils read them", misread(program, code), f"{count} instructions")


def deny(report, name, program):
    """What must be in no function of the program, whether or not it gets secrets."""
    count = len(set(program.divided.values()))
    others = [line for line in program.denied if DENIED not in line]
    report.check(f"deny-list {name}: no root, and no division but those that both see", others, f"{count} divisions")
    report.check(f"deny-list {name}: planted leak found: {DENIED}", [] if len(others) < len(program.denied) else ["not reported"])


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
        apt, version, _, tree = cross.ready(TARGET.architecture)
        root = unpack(apt)
    except (cross.Missing, subprocess.CalledProcessError) as problem:
        report.check("aarch64", [f"not run: {problem}"])
        return report.close()
    taint = profiles.build_static_taint(TAINT, "--features", "aarch64")
    report.check("build static taint", taint)
    for profile in options.profile or (PROFILES if nightly else PROFILES[:1]):
        exe, problems = build(profile, not options.kernels, apt, tree, version)
        report.check(f"build {profile}", problems)
        if not problems:
            program = ArmProgram(exe, root)
            deny(report, profile, program)
            check(report, profile, program, 6 if nightly else 1, options.only, options.jobs)
            compare(report, profile, program, options.only, options.jobs)
            if not taint:
                check_routines(report, profile, program)
    report.note(process.seconds())
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
