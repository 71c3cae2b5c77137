# SPDX-License-Identifier: MIT OR Apache-2.0
"""Valgrind's memcheck with secrets marked undefined: it reports each branch and address on one."""

import collections
import dataclasses
import re
import xml.etree.ElementTree as ElementTree

from . import process

EXIT_CODE = 99

OPTIONS = [
    "--tool=memcheck",
    "--track-origins=no",
    "--leak-check=no",
    "--undef-value-errors=yes",
    # Bit-exact additions and comparisons.
    "--expensive-definedness-checks=yes",
    # The instruction that an error is at, exactly.
    "--vex-iropt-register-updates=allregs-at-each-insn",
    # Down to the case that is running.
    "--num-callers=64",
    "--error-limit=no",
    f"--error-exitcode={EXIT_CODE}",
    "--xml=yes",
]

# Where a secret bit is made public, because the documentation of the function that asks says so. Memcheck reports the
# look-up there. The innermost function has to be one of these, and the case has to say how often it happens.
PUBLIC = {
    "bezout::ct::public_by_contract",
    "ctcheck::public::public_by_contract",
}

# What makes the moduli that cases share, before they begin. The functions that it calls have cases of their own.
PREPARATION = "ctcheck::inputs::Inputs::prepare"

# Memcheck has no rule for the count of a packed shift, and reports an undefined one wherever it stands
# (a scalar one it follows). Between registers there is neither a branch nor an address in it, and its
# latency is fixed.
PACKED_SHIFT = re.compile(r"^v?ps(ll|rl|ra)[wdq] +%[xy]mm\d+,%[xy]mm\d+(,%[xy]mm\d+)?$")


@dataclasses.dataclass
class Seen:
    """What the program counted of one case, at all lengths."""

    limbs: list = dataclasses.field(default_factory=list)
    runs: int = 0
    errors: int = 0
    vacuous: int = 0
    allowed: int = 0

    def add(self, other):
        self.limbs += other.limbs
        self.runs += other.runs
        self.errors += other.errors
        self.vacuous += other.vacuous
        self.allowed += other.allowed

    def problems(self):
        if self.vacuous:
            yield f"the result of {self.vacuous} runs depends on no secret: the check is empty"
        if not self.runs:
            yield "it never ran"


@dataclasses.dataclass(frozen=True)
class Error:
    """One place of an error, with the functions from there outward."""

    kind: str
    count: int
    # Addresses in the file.
    frames: tuple
    # Functions and lines, inlined ones too.
    lines: str

    def is_public(self, program):
        return program.title(self.frames[0]) in PUBLIC

    def is_packed_shift(self, program):
        text = program.instruction(self.frames[0])
        return self.kind == "UninitValue" and bool(PACKED_SHIFT.match(text))

    def is_accepted_outside(self, program):
        """Whether it is one that a case may have anywhere, in what is made before cases begin."""
        return self.is_packed_shift(program) and any(program.title(f) == PREPARATION for f in self.frames)

    def describe(self, program):
        here = self.frames[0]
        return f"{self.kind} at {here:x}: {self.lines}: {program.instruction(here)} ({self.count} times)"


def parse_cases(lines):
    cases = collections.defaultdict(Seen)
    for line in lines:
        name, *numbers = line.split("\t")
        limbs, runs, errors, vacuous, allowed = map(int, numbers)
        cases[name].add(Seen([limbs], runs, errors, vacuous, allowed * runs))
    return cases


def parse_errors(xml, offset):
    """The errors of a report, but for memory that is never freed, which is no leak of the kind meant here."""
    counts = {p.findtext("unique"): int(p.findtext("count")) for p in xml.findall("errorcounts")[-1].iter("pair")}
    for error in xml.findall("error"):
        kind = error.findtext("kind")
        if kind.startswith("Leak_"):
            continue
        frames = error.find("stack").findall("frame")
        lines = " < ".join(f"{f.findtext('fn')} {f.findtext('file')}:{f.findtext('line')}" for f in frames[:4])
        # A call returns behind itself, which may be in the next function.
        places = [int(f.findtext("ip"), 16) + offset - (1 if n else 0) for n, f in enumerate(frames)]
        yield Error(kind, counts[error.findtext("unique")], tuple(places), lines)


def judge(errors, allowed, program):
    """The errors of a case that are not accepted."""
    errors = [e for e in errors if not e.is_packed_shift(program)]
    public = sum(e.count for e in errors if e.is_public(program))
    if public > allowed:
        yield f"it made {public} secret bits public, and says that it does {allowed} times"
    yield from (e.describe(program) for e in errors if not e.is_public(program))


class Run:
    """A run of `ctcheck taint`, and which case each error is of."""

    def __init__(self, lines, xml, returncode, program):
        anchor, *lines = lines
        self.program, self.returncode = program, returncode
        self.cases = parse_cases(lines)
        self.errors = list(parse_errors(xml, program.anchor - int(anchor)))
        # Valgrind counts what the program counted, or an error lies outside of all cases.
        inside = [e for e in self.errors if not e.is_accepted_outside(program)]
        self.stray = sum(e.count for e in inside) - sum(c.errors for c in self.cases.values())

    def attributed(self):
        """The errors of each case whose frames are found in the reports, all of them; and the names of the others,
        which have to run alone."""
        owners = collections.defaultdict(set)
        for case in self.program.cases:
            if case.name in self.cases:
                owners[self.program.index(case.address)].add(case.name)
        found = collections.defaultdict(list)
        for error in self.errors:
            names = set().union(*(owners.get(self.program.index(a), ()) for a in error.frames))
            if len(names) == 1:
                found[names.pop()].append(error)
        counted = {n: sum(e.count for e in found[n]) == c.errors for n, c in self.cases.items() if c.errors}
        return {n: found[n] for n, right in counted.items() if right}, [n for n, right in counted.items() if not right]


@dataclasses.dataclass
class Result:
    """Several runs, put together."""

    cases: dict
    # What is not accepted, by case.
    leaks: dict
    stray: int

    def problems(self, name):
        yield from self.cases[name].problems()
        yield from self.leaks.get(name, ())


def under(xml, command, memcheck=("valgrind",), **options):
    """Runs a program under memcheck."""
    done = process.run("memcheck", [*memcheck, *OPTIONS, f"--xml-file={xml}", *command], **options)
    if done.returncode not in (0, EXIT_CODE):
        raise SystemExit(f"{command[0]} under memcheck ended with {done.returncode}:\n{done.stderr}")
    return done


def call(program, xml, command, arguments):
    return under(xml, [program.exe, command, *program.arguments, *arguments], program.memcheck)


def run(program, folder, arguments):
    """Some cases in one process; then those whose errors can't be told from others', each in one of its own."""
    folder.mkdir(parents=True)
    xml = folder / "all.xml"
    done = call(program, xml, "taint", arguments)
    everything = Run(done.stdout.splitlines(), ElementTree.parse(xml).getroot(), done.returncode, program)
    by_case, rest = everything.attributed()
    leaks = {n: list(judge(errors, everything.cases[n].allowed, program)) for n, errors in by_case.items()}
    names = [f"name={n}" for n in rest]
    limbs = [a for a in arguments if not a.startswith(("kind=", "only="))]
    for name, one in (run_alone(program, folder, [*limbs, *names]) if names else {}).items():
        leaks[name] = list(judge(one.errors, one.cases[name].allowed, program))
    return Result(dict(everything.cases), leaks, everything.stray)


def run_alone(program, folder, arguments):
    """Each of some cases in a process of its own, which memcheck reports on in a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    found, lines = {}, []
    for line in call(program, folder / "%p.xml", "alone", arguments).stdout.splitlines():
        if not line.startswith("end\t"):
            lines.append(line)
            continue
        _, process, code, name = line.split("\t")
        xml = ElementTree.parse(folder / f"{process}.xml").getroot()
        found[name] = Run(lines, xml, int(code), program)
        lines = []
    return found


def merge(results):
    """One result of those of several processes, which had other lengths each."""
    cases, leaks = collections.defaultdict(Seen), collections.defaultdict(list)
    for result in results:
        for name, seen in result.cases.items():
            cases[name].add(seen)
        for name, found in result.leaks.items():
            leaks[name] += found
    return Result(dict(cases), dict(leaks), sum(abs(r.stray) for r in results))
