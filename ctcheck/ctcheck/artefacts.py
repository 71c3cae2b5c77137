# SPDX-License-Identifier: MIT OR Apache-2.0
"""What users get, under the instruments: the C libraries, through `bezout.h`, and the Python module, through `bezout.ct`.

    cd ctcheck; python3 -m ctcheck.artefacts

They are built with other options than the program that has all cases, so that compilers make other code of the same
source. What is checked is what `make -C bindings/c` and maturin build; the static library is linked into a shared one by
the system's linker. Their functions of variable time are the planted leaks. See README.md.
"""

import argparse
import os
import pathlib
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

from . import HERE, ROOT, assembly, memcheck, module, plan, process, profiles, remains, same_bytes, statictaint, traces
from .check import Judge
from .program import Program
from .report import Report

HEADER = ROOT / "bindings" / "c" / "include" / "bezout.h"
C_BUILD = ROOT / "target" / "c"
FOLDER = HERE / "target" / "artefacts"
# Functions of the header without secrets, each with the reason.
PUBLIC = {
    "bezout_strerror": "the number of an error, which the caller has looked at",
    "bezout_version": "it takes nothing",
    "bezout_gf2m_init": "the field is public",
    "bezout_gf2m_words": "the field is public",
    "bezout_ring_ntru": "the ring is public",
    "bezout_ring_ntru_prime": "the ring is public",
    "bezout_ring_len": "the ring is public",
}
SCRATCH = "_scratch"
# The functions of variable time whose code has divisions: the deny-list has to report them.
DIVIDING = ("bezout_gcd_vartime", "bezout_invert_mod_vartime", "bezout_xgcd_vartime")
# Functions with divisions that only some CPUs come to; where no trace does, the kernel of that name has traces of its own in the
# program with all cases.
ELSEWHERE = {"bezout::polynomial::divstep::binary::invert": "CPUs without VPCLMULQDQ"}
# Whole calls that the CPU itself is stopped in behind each instruction, at least one of each.
STEPPED = ("bezout_invert_mod", "bezout_invert_odd_mod_256", "bezout_gcd", "bezout_xgcd", "bezout_jacobi_256", "bezout_gf2m_invert")


def header_functions(text):
    """The functions that a header declares."""
    return re.findall(r"^BEZOUT_API\b[^(;]*?\b(bezout_\w+)\(", text, re.MULTILINE)


def without_a_case(names, cases):
    """Functions of the header that no case calls."""
    for name in names:
        if name not in cases and name not in PUBLIC and not name.endswith(SCRATCH):
            yield f"{name} is in {HEADER.name}, and no case of driver/src/artefact.rs calls it"
    yield from (f"{name} is said to take no secret, and is not in {HEADER.name}" for name in PUBLIC if name not in names)


def code(path):
    """The bytes of a file's instructions."""
    with tempfile.NamedTemporaryFile() as out:
        command = ["objcopy", "--only-section=.text", "--output-target=binary", path, out.name]
        done = process.run("disassembly", command)
        return b"" if done.returncode else pathlib.Path(out.name).read_bytes()


def build_c(environment):
    """Builds both as users do, and returns what went wrong."""
    # All at once, as they are kept where the tests of the C interface have them.
    if problems := profiles.built(["make", "all", f"BUILD={C_BUILD}"], ROOT / "bindings" / "c", environment):
        return problems
    FOLDER.mkdir(parents=True, exist_ok=True)
    whole = ["-Wl,--whole-archive", C_BUILD / "libbezout.a", "-Wl,--no-whole-archive"]
    return profiles.built(["gcc", "-shared", *whole, "-o", FOLDER / "libarchive.so"], FOLDER, environment)


class Library(Judge):
    """A C library."""

    def __init__(self, name, path, exe, steps):
        super().__init__(name, Program(exe, path), plan.ARTEFACT)
        # One of two with the same code is recorded by single steps.
        self.steps = steps

    def start(self, pool, folder):
        p = self.program

        def memory(kind, n, part):
            place = folder / f"{self.name}-{kind}-{n}"
            return pool.submit(memcheck.run, p, place, part.arguments(f"kind={kind}"))

        steps = [f"steps={self.plan.steps if self.steps else 0}", f"stepped={self.plan.stepped}"]
        for kind in ("function", "leak"):
            parts = self.plan.memcheck if kind == "function" else plan.LEAKS
            self.jobs["memcheck", kind] = [memory(kind, n, part) for n, part in enumerate(parts)]
            parts = self.plan.trace if kind == "function" else plan.LEAKS
            asked = [part.arguments(f"kind={kind}", *steps[: 2 * (kind == "function")]) for part in parts]
            self.jobs["trace", kind] = [pool.submit(traces.run, p, arguments) for arguments in asked]
            self.jobs["remains", kind] = [pool.submit(remains.run, p, arguments[:3]) for arguments in asked]
        self.jobs["static taint"] = pool.submit(statictaint.run, profiles.STATIC_TAINT, p.image)
        self.jobs["planted static taint"] = pool.submit(statictaint.run_all_secret, profiles.STATIC_TAINT, p.image)

    def results(self, instrument, kind, merge):
        return merge([job.result() for job in self.jobs[instrument, kind]])

    def finish(self, report):
        tainted = self.results("memcheck", "function", memcheck.merge)
        recorded = self.results("trace", "function", traces.merge)
        p = self.program
        names = header_functions(HEADER.read_text(encoding="utf-8"))
        cases = {c.name for c in self.program.cases}
        report.check(f"{self.name}: every function of {HEADER.name} has a case", without_a_case(names, cases))
        self.memcheck(report, tainted)
        self.deny_list(report, recorded)
        self.traces(report, recorded)
        self.remains(report, self.results("remains", "function", remains.merge))
        if self.steps:
            self.whole(report, recorded)
        missed = [n for n in self.selected if n not in tainted.cases or n not in recorded.names()]
        report.check(f"{self.name}: every case ran under memcheck and for a trace", missed)
        statictaint.check(report, self.name, p, self.jobs["static taint"].result(), self.jobs["planted static taint"].result())
        self.leaks(report)

    def whole(self, report, recorded):
        whole = {name for (name, _), runs in recorded.runs.items() if any(r.stepped == r.trace for r in runs)}
        missed = [n for n in STEPPED if n not in whole]
        report.check(f"trace {self.name}: whole calls by single steps", missed, ", ".join(STEPPED))

    def not_run(self, recorded):
        found = self.search.not_run(self.selected, recorded.entered)
        return {a for a in found if self.program.title(a) in ELSEWHERE}, f"here, but on {', '.join(ELSEWHERE.values())}"

    def leaks(self, report):
        """Each function of variable time has to be reported."""
        tainted = self.results("memcheck", "leak", memcheck.merge)
        recorded = self.results("trace", "leak", traces.merge)
        left = self.results("remains", "leak", remains.merge)
        harmless = traces.harmless_divisions(recorded)
        names = self.program.names(leaks=True)
        report.check(f"{self.name}: there are planted leaks", [] if names else ["no function of variable time"])
        for name in names:
            found = {
                "memcheck": list(tainted.leaks.get(name, ())),
                "trace": [p for (n, _), runs in recorded.runs.items() if n == name for p in traces.problems(runs, self.program)],
            }
            if name in DIVIDING:
                found["deny-list"] = [p for p in self.search.problems(name, harmless) if ": div" in p]
                found["remains"] = [p for r in left.get(name, ()) for p in r.problems(name)]
            for instrument, problems in found.items():
                missing = [] if problems else ["not reported"]
                report.check(f"{instrument} {self.name}: planted leak found: {name}", missing)


def parse(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m ctcheck.artefacts", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", choices=("c", "python"), help="one of them; else both")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    return parser.parse_args(arguments)


def check_c(report, options, driver, environment):
    report.check("build the C libraries", build_c(environment))
    if report.failed:
        return
    shared = C_BUILD / "release" / "libbezout.so"
    installed = next(iter(sorted(C_BUILD.glob("libbezout.so.*"))), None)
    same = installed and code(installed) == code(shared) != b""
    report.check("libbezout.so: the file that is installed has this code", [] if same else [f"{installed} has other code"])
    libraries = {"libbezout.so": (shared, True), "libbezout.a": (FOLDER / "libarchive.so", False)}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(options.jobs) as pool:
        checks = [Library(name, path, driver, steps) for name, (path, steps) in libraries.items()]
        for check in checks:
            check.start(pool, pathlib.Path(folder))
        for check in checks:
            check.finish(report)


def same_routines(report):
    """What is proved on the bytes of the C library is true of the others."""
    module_file = next(iter(sorted((module.FOLDER / "bezout").glob("_native*.so"))), module.FOLDER)
    found = same_bytes.read([C_BUILD / "release" / "libbezout.so", C_BUILD / "libbezout.a", module_file])
    report.check("routines: the same bytes in libbezout.so, libbezout.a and the Python module", same_bytes.problems(found))


def main(arguments=None):
    options = parse(arguments)
    report = Report()
    driver = profiles.Build(profiles.PROFILES[profiles.DAILY])
    report.check("build static taint", profiles.build_static_taint())
    report.check(f"build {driver.name}", driver.run())
    if not report.failed and options.only != "python":
        check_c(report, options, driver.exe, driver.environment())
    if not report.failed and options.only != "c":
        module.check(report, driver)
    if not report.failed and not options.only:
        same_routines(report)
    report.note(process.seconds())
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
