# SPDX-License-Identifier: MIT OR Apache-2.0
"""All instruments on one binary, and the verdicts: on any, and on the program with all cases, built in one way."""

from . import UNCHECKED, assembly, coverage, faults, forced, leaks, memcheck, profiles, public_api, remains, statictaint, traces
from .denylist import Search
from .program import Program


class Judge:
    """The jobs of one binary. They are started in a pool, and judged when all have ended."""

    # Cases with this text in their names, and of this kind; why valgrind cannot run the binary, if it cannot.
    only = kind = refused = ""

    def __init__(self, name, program, plan):
        self.name, self.plan = name, plan
        self.jobs = {}
        self.program = program
        self.search = Search(program)
        self.selected = program.names(leaks=False)

    def memcheck(self, report, tainted):
        for name, seen in tainted.cases.items():
            sizes = " ".join(map(str, sorted(seen.limbs)))
            detail = f"limbs {sizes}, {seen.runs} runs"
            report.check(f"memcheck {self.name}: {name}", tainted.problems(name), detail)
        stray = [f"{tainted.stray} errors outside of the calls that are checked"] if tainted.stray else []
        stray += [] if tainted.cases or self.only or self.refused else ["nothing ran"]
        report.check(f"memcheck {self.name}: no error but in a case", stray)

    def deny_list(self, report, recorded):
        harmless = traces.harmless_divisions(recorded)
        passed = self.search.not_on_the_way(recorded.entered, recorded.divisions)
        elsewhere = self.search.only_elsewhere() - harmless - passed
        beyond, why = self.not_run(recorded)
        for name in self.selected:
            problems = self.search.problems(name, harmless | passed | elsewhere | beyond)
            report.check(f"deny-list {self.name}: {name}", problems, self.search.describe(name))
        if beyond:
            report.note(f"{len(beyond)} divisions are in functions that nothing comes to {why}")
        if harmless or passed or elsewhere:
            report.note(f"{len(harmless)} divisions are of the same numbers for all inputs, in all traces")
            report.note(f"{len(passed)} divisions are in functions that traces go through, and on the way of none")
            report.note(f"{len(elsewhere)} divisions are in code that is {coverage.NOT_HERE}")
        missed = [
            f"{name} at {limbs} limbs: {problem}"
            for (name, limbs), entered in recorded.entered.items()
            for problem in self.search.missed(name, entered)
        ]
        report.check(f"deny-list {self.name}: the search got to all that ran", missed)

    def not_run(self, recorded):
        """The divisions of functions that nothing comes to, where other checks know their operands, and why."""
        # The traces of the other cases are not there.
        part = bool(self.kind or self.only)
        why = "with this instruction set forced" if self.kind else "of these cases; the check of all cases looks at them"
        return self.search.not_run(self.selected, recorded.entered) if part else set(), why

    def traces(self, report, recorded):
        for (name, limbs), runs in sorted(recorded.runs.items()):
            detail = f"limbs {limbs}, {traces.describe(runs)}"
            report.check(f"trace {self.name}: {name}", traces.problems(runs, self.program), detail)

    def remains(self, report, left):
        """Every case that this CPU can run."""
        for name, found in sorted(left.items()):
            problems = [p for r in found for p in r.problems(name)]
            report.check(f"remains {self.name}: {name}", problems, remains.describe(found))
        here = {n for n in self.selected if any(c.available and "trace" in c.instruments for c in self.program.of(n))}
        missed = [f"{name} was not looked at" for name in sorted(here - left.keys())]
        report.check(f"remains {self.name}: every case was looked at", missed)


class Check(Judge):
    """Those of one profile."""

    def __init__(self, build, plan, only=""):
        super().__init__(build.name, Program(build.exe), plan)
        self.build, self.only = build, only
        # What the registry calls does not depend on what the library chooses.
        self.kind = "function" if build.profile.forced else ""
        kinds = {c.name: c.kind for c in self.program.cases}
        self.selected = [n for n in self.selected if only in n and self.kind in ("", kinds[n])]
        # With flags for such a CPU the compiler uses it everywhere.
        own = [i for i, t in enumerate(self.program.titles) if t.startswith("ctcheck::") and "::assembly::" not in t]
        wide = any("AVX-512" in self.program.needs(i) for i in own)
        beyond = build.profile.forced in forced.NOT_VALGRIND
        self.refused = coverage.NOT_VALGRIND_ALL if wide else coverage.NOT_VALGRIND_FORCED if beyond else ""

    def start(self, pool, folder):
        """The longest first."""

        only = [f"only={self.only}"] if self.only else []
        only += [f"kind={self.kind}"] if self.kind else []
        p = self.program
        for n, part in enumerate(self.plan.memcheck if not self.refused else ()):
            place = folder / f"{self.name}-{n}"
            job = pool.submit(memcheck.run, p, place, part.arguments(*only))
            self.jobs.setdefault("memcheck", []).append(job)
        for part in self.plan.trace:
            arguments = part.arguments(f"steps={self.plan.steps}", f"stepped={self.plan.stepped}", *only)
            self.jobs.setdefault("trace", []).append(pool.submit(traces.run, p, arguments))
            self.jobs.setdefault("remains", []).append(pool.submit(remains.run, p, part.arguments(*only)))
        arguments = [f"name=leak {name}" for name in leaks.REMAINS]
        self.jobs["planted remains"] = pool.submit(remains.run, p, arguments)
        for name in leaks.BROKEN:
            self.jobs[f"broken {name}"] = pool.submit(remains.run_broken, p, name)
        place = folder / f"{self.name}-leaks"
        if not self.refused:
            arguments = ["inputs=6", *leaks.arguments()]
            self.jobs["memcheck leaks"] = pool.submit(memcheck.run_alone, p, place, arguments)
        arguments = ["kind=leak", "inputs=10", f"steps={self.plan.steps}"]
        self.jobs["trace leaks"] = pool.submit(traces.run, p, arguments)
        self.jobs["static taint"] = pool.submit(statictaint.run, profiles.STATIC_TAINT, self.build.exe)

    def finish(self, report):
        tainted = memcheck.merge([j.result() for j in self.jobs.get("memcheck", ())])
        recorded = traces.merge([j.result() for j in self.jobs["trace"]])
        found = self.jobs["static taint"].result()
        self.memcheck(report, tainted)
        self.deny_list(report, recorded)
        self.traces(report, recorded)
        self.remains(report, remains.merge([j.result() for j in self.jobs["remains"]]))
        self.static_taint(report, found)
        self.leaks(report)
        self.instruments(report, tainted, recorded, found)
        self.coverage(report, tainted, recorded, found)
        if faults.CASE in recorded.runs:
            faults.check(report, self.name, self.program, recorded, found)
        if self.build.profile.forced:
            problems = forced.problems(self.build.profile.forced, found, recorded, not self.only, self.program)
            report.check(f"coverage {self.name}: functions take the instruction set", problems)

    def static_taint(self, report, found):
        for entry in coverage.routines_in_assembly():
            places = found.get(entry, [])
            problems = [p for f in places for p in f.problems()]
            if not places and self.build.functions:
                problems.append("no function of that name is in the binary")
            if places or problems:
                detail = "; ".join(f.describe() for f in places)
                report.check(f"static taint {self.name}: {entry}", problems, detail)
        statictaint.planted_leaks(report, self.name, found)

    def leaks(self, report):
        recorded = self.jobs["trace leaks"].result()
        under = self.jobs["memcheck leaks"].result() if not self.refused else {}
        for leak in leaks.MEMCHECK if not self.refused else ():
            problems = leaks.in_memcheck(leak, under, self.program)
            report.check(f"memcheck {self.name}: planted leak found: {leak}", problems)
        wide = [leak for leak in leaks.TRACE_WIDE if f"leak {leak}" in recorded.names()]
        for leak in [*leaks.TRACE, *wide]:
            problems = leaks.in_traces(leak, recorded, self.program)
            report.check(f"trace {self.name}: planted leak found: {leak}", problems)
        left = self.jobs["planted remains"].result()
        for leak in leaks.REMAINS:
            report.check(f"remains {self.name}: planted leak found: {leak}", remains.planted(leak, left))
        for name, reason in leaks.BROKEN.items():
            problems = remains.ended(self.jobs[f"broken {name}"].result(), reason)
            report.check(f"remains {self.name}: it ends where a call does: {name}", problems)
        for leak in leaks.LATENCY:
            problems = leaks.in_code(leak, self.search, traces.harmless_divisions(recorded))
            report.check(f"deny-list {self.name}: planted leak found: {leak}", problems)
        report.check(f"planted leaks {self.name}: copies of kernels are copies", leaks.copies(self.program))

    def instruments(self, report, tainted, recorded, found):
        """Every case is checked by the instruments that it names, and each of them did run."""
        starts = {self.program.known.get(f.address) for functions in found.values() for f in functions}
        ran = {
            "memcheck": tainted.cases.keys(),
            "deny-list": self.search.roots.keys(),
            "trace": recorded.names(),
            "static taint": {n for n in self.selected if self.search.reached(n) & starts},
        }
        problems = []
        for name in self.selected:
            cases = [c for c in self.program.of(name) if c.available]
            named = sorted({i for c in cases for i in c.instruments})
            named = [i for i in named if i != "memcheck" or not self.refused]
            problems += [f"{name}: {i} is named, and did not check it" for i in named if name not in ran[i]]
        report.check(f"coverage {self.name}: every case has run under what it names", problems)

    def coverage(self, report, tainted, recorded, found):
        nightly = self.plan.all_lengths
        matrix = coverage.Matrix(self.program, self.search, tainted, recorded, found, self.refused, nightly)
        self.matrix = matrix
        matrix.add_routines(self.selected)
        if not self.only and not self.kind:
            entries = coverage.routines_in_assembly()
            matrix.add_assembly(e for e in entries if self.build.functions or e not in coverage.IN_FUNCTIONS)
        for instrument in matrix.instruments():
            empty = list(matrix.empty(instrument))
            report.check(f"coverage {self.name}: {instrument}", empty, matrix.describe(instrument))
        for reason in matrix.reasons():
            report.note(reason)


def check_lists(report, program):
    """What does not depend on the profile: that everything is in some list."""
    report.check("all assembly is listed", assembly.unlisted([*assembly.entries(), *assembly.entries("aarch64")]))
    report.check("every public function is called", public_api.missing(program.names(leaks=False)))
    report.check("every method of a trait is called", public_api.uncalled_methods(program.names(leaks=False)))
    report.check("every public function that takes operands has a *Timing:* line", public_api.silent())
    if UNCHECKED:
        report.note(f"not under this check yet: {', '.join(UNCHECKED)}")
