# SPDX-License-Identifier: MIT OR Apache-2.0
"""Valgrind's memcheck with secrets marked undefined: it reports each branch and address on one."""

import collections
import dataclasses
import pathlib
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
    "--error-limit=no",
    f"--error-exitcode={EXIT_CODE}",
    "--xml=yes",
]

# Branches on a bit that the documentation of the function declares public: the file, the line as it
# stands there, and the cases that go through it, at most once a run.
DECLASSIFIED = [
    # "on whether a *nonzero* element shares a factor with the modulus"
    ("batch.rs", "if bool::from(inverse.is_some()) {", "Modulus::invert_batch"),
    # "on whether an element that is not zero shares a factor with the modulus"
    ("batch.rs", "if bool::from(m.invert_limbs(&mut inverse, &total)) {", "Residue255::invert_batch"),
    ("batch.rs", "if bool::from(m.invert_limbs(&mut inverse, &total)) {", "PseudoMersenne255::invert_batch"),
    # "on whether `m` is zero"
    ("dynamic.rs", "if is_zero(&m).bit() == 1 {", "dynamic::invert_mod"),
]


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

    def __init__(self, output, xml, returncode):
        self.returncode = returncode
        self.cases = collections.defaultdict(Case)
        for line in output.splitlines():
            name, limbs, runs, errors, vacuous = line.split("\t")
            case = self.cases[name]
            case.limbs.append(int(limbs))
            case.runs += int(runs)
            case.errors += int(errors)
            case.vacuous += int(vacuous)
        # Memory that is never freed is no leak of the kind meant here.
        self.errors = [e for e in xml.findall("error") if not e.findtext("kind").startswith("Leak_")]
        # Valgrind counts what the program counted, or an error lies outside of all cases.
        final = xml.findall("errorcounts")[-1]
        total = sum(int(n.text) for n in final.iter("count"))
        self.stray = total - sum(c.errors for c in self.cases.values())

    def problems(self, name):
        case = self.cases[name]
        public = any(name.startswith(prefix) for *_, prefix in DECLASSIFIED)
        if case.errors > (case.runs if public else 0):
            yield f"{case.errors} branches or addresses depend on a secret in {case.runs} runs"
        if case.vacuous:
            yield f"the result of {case.vacuous} runs depends on no secret: the check is empty"
        if not case.runs:
            yield "it never ran"

    def unexplained(self):
        """Errors at other places than declassified branches."""
        accepted = {(file, text) for file, text, _ in DECLASSIFIED}
        for error in self.errors:
            if line_of(error.find("stack/frame")) not in accepted:
                yield describe(error)
        if self.stray:
            yield f"{self.stray} errors outside of the calls that are checked"
        if not self.cases:
            yield "nothing ran"


def run(exe, xml, arguments):
    command = ["valgrind", *OPTIONS, f"--xml-file={xml}", exe, "taint", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, EXIT_CODE):
        raise SystemExit(f"ctcheck under memcheck ended with {done.returncode}:\n{done.stderr}")
    return Taint(done.stdout, ElementTree.parse(xml).getroot(), done.returncode)
