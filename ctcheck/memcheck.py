# SPDX-License-Identifier: MIT OR Apache-2.0
"""Valgrind's memcheck with secrets marked undefined: it reports each branch and address on one."""

import collections
import dataclasses
import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

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
    "--error-limit=no",
    f"--error-exitcode={EXIT_CODE}",
    "--xml=yes",
]

# Branches on a bit that the documentation of the function declares public: the file, the line as it
# stands there, the cases that go through it, and how often at most in a run.
DECLASSIFIED = [
    # "on whether a *nonzero* element shares a factor with the modulus"
    # A short batch and a long one, which goes by chains where this CPU, or valgrind, has ADX.
    ("batch.rs", "if bool::from(yes) {", "Modulus::invert_batch", 2),
    ("chains.rs", "if bool::from(yes) {", "Modulus::invert_batch", 1),
    ("batch.rs", "if bool::from(yes) {", "leak beside a declassified branch", 1),
    ("batch.rs", "if bool::from(inverted) {", "DynModulus::invert_batch", 1),
    # "on whether an element that is not zero shares a factor with the modulus"
    ("batch.rs", "if bool::from(yes) {", "Residue255::invert_batch", 2),
    ("chains.rs", "if bool::from(yes) {", "Residue255::invert_batch", 1),
    ("batch.rs", "if bool::from(yes) {", "PseudoMersenne255::invert_batch", 1),
    # "on whether `m` is zero"
    ("dynamic.rs", "if is_zero(&m).bit() == 1 {", "dynamic::invert_mod", 1),
    # "on whether there is an error and which": the primes, then the modulus; the four inverses
    ("key.rs", "if bool::from(any) {", "RsaKey", 2),
    ("dynamic.rs", "if is_zero(&m).bit() == 1 {", "RsaKey", 4),
    ("lib.rs", "if source.is_some().unwrap_u8() == 1u8 {", "RsaKey", 4),
]

# Memcheck has no rule for the count of a packed shift, and reports an undefined one wherever it stands
# (a scalar one it follows). Between registers there is neither a branch nor an address in it, and its
# latency is fixed.
PACKED_SHIFT = re.compile(r"^v?ps(ll|rl|ra)[wdq] +%[xy]mm\d+,%[xy]mm\d+(,%[xy]mm\d+)?$")


@dataclasses.dataclass
class Case:
    """What memcheck saw of one function at all sizes."""

    limbs: list = dataclasses.field(default_factory=list)
    runs: int = 0
    errors: int = 0
    vacuous: int = 0


def line_of(frame):
    """The source line of a stack frame, as (file name, text)."""
    path = pathlib.Path(frame.findtext("dir") or "", frame.findtext("file") or "")
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        return path.name, lines[int(frame.findtext("line")) - 1].strip()
    except (OSError, TypeError, ValueError, IndexError):
        return path.name, ""


def describe(error):
    frames = error.find("stack").findall("frame")[:4]
    stack = [f"{f.findtext('fn')} {f.findtext('file')}:{f.findtext('line')}" for f in frames]
    return f"{error.findtext('kind')} at {frames[0].findtext('ip')}: " + " < ".join(stack)


class Taint:
    """The result of a run of `ctcheck taint`."""

    def __init__(self, output, xml, returncode, program):
        self.returncode = returncode
        self.cases = collections.defaultdict(Case)
        anchor, *lines = output.splitlines()
        for line in lines:
            name, limbs, runs, errors, vacuous = line.split("\t")
            case = self.cases[name]
            case.limbs.append(int(limbs))
            case.runs += int(runs)
            case.errors += int(errors)
            case.vacuous += int(vacuous)
        # Memory that is never freed is no leak of the kind meant here.
        errors = [e for e in xml.findall("error") if not e.findtext("kind").startswith("Leak_")]
        pairs = xml.findall("errorcounts")[-1].iter("pair")
        counts = {p.findtext("unique"): int(p.findtext("count")) for p in pairs}
        # Valgrind counts what the program counted, or an error lies outside of all cases.
        self.stray = sum(counts.values()) - sum(c.errors for c in self.cases.values())
        self.leaks, self.declassified = [], collections.Counter()
        offset = program.anchor - int(anchor)
        for error in errors:
            place = error.find("stack/frame")
            text = program.instruction(int(place.findtext("ip"), 16) + offset)
            if error.findtext("kind") == "UninitValue" and PACKED_SHIFT.match(text):
                continue
            line = line_of(place)
            if self.allowance(line):
                self.declassified[line] += counts[error.findtext("unique")]
            else:
                self.leaks.append(f"{describe(error)}: {text}")

    def allowance(self, line):
        """How often a branch there is accepted, in the cases that ran."""
        return sum(
            times * case.runs
            for file, text, prefix, times in DECLASSIFIED
            for name, case in self.cases.items()
            if line == (file, text) and name.startswith(prefix)
        )

    def suspects(self):
        """The cases with errors, whatever these are: each is to be run alone."""
        return [name for name, case in self.cases.items() if case.errors]

    def problems(self, name):
        """What is wrong with a case, but for its errors."""
        case = self.cases[name]
        if case.vacuous:
            yield f"the result of {case.vacuous} runs depends on no secret: the check is empty"
        if not case.runs:
            yield "it never ran"

    def unexplained(self):
        """Errors that are no declassified branch, or too many of those."""
        yield from self.leaks
        for line, count in self.declassified.items():
            if count > self.allowance(line):
                yield f"{count} declassified branches at {' '.join(line)}: more than {self.allowance(line)}"
        if self.stray:
            yield f"{self.stray} errors outside of the calls that are checked"
        if not self.cases:
            yield "nothing ran"


def call(exe, xml, arguments):
    command = ["valgrind", *OPTIONS, f"--xml-file={xml}", exe, *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, EXIT_CODE):
        raise SystemExit(f"ctcheck under memcheck ended with {done.returncode}:\n{done.stderr}")
    return done


def run(exe, xml, program):
    """Everything in one process."""
    done = call(exe, xml, ["taint"])
    return Taint(done.stdout, ElementTree.parse(xml).getroot(), done.returncode, program)


def run_alone(exe, stem, program, names):
    """Each of some cases in a process of its own, which memcheck reports on in a file of its own."""
    found, lines = {}, []
    for line in call(exe, f"{stem}.%p.xml", ["alone", *names]).stdout.splitlines():
        if not line.startswith("end\t"):
            lines.append(line)
            continue
        _, process, code, name = line.split("\t")
        xml = ElementTree.parse(f"{stem}.{process}.xml").getroot()
        found[name] = Taint("\n".join(lines), xml, int(code), program)
        lines = []
    return found
