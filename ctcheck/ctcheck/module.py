# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Python module: `bezout.ct` through its own interface under memcheck, and the code that it goes to.

The interpreter is no part of the promise, and its own code is not judged: it makes and frees objects, whose sizes are
public. No trace is recorded of it, so that operands of divisions are not known: none is accepted.
"""

import os
import pathlib
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile
from concurrent.futures import ThreadPoolExecutor

from . import HERE, ROOT, memcheck, profiles, statictaint
from .denylist import Search
from .program import Case, Image

BUILD = ROOT / "target" / "python"
# The test of the package builds in the same place.
WHEELS = BUILD / "checked"
FOLDER = HERE / "target" / "artefacts" / "module"
FUNCTIONS = ("gcd", "invert", "jacobi")
# It takes the same memory, in variable time; and what `bezout.gcd` goes to, which has divisions.
LEAK, DIVIDING = "invert_each", "bezout::integer::lehmer::gcd::gcd"
STUB = ROOT / "bindings" / "python" / "bezout" / "ct.pyi"
WRAPPER = "_native::ct::__pyfunction_{}"
# What brings numbers in and out.
CONVERSIONS = ("_native::ct::number", "_native::ct::answer")
# The library's functions, and the work that a function of the module gives to them. The others make objects and threads.
OWN = re.compile(r"bezout(_front)?::|_native::ct::\w+::\{\{closure\}\}$|core::ops::function::FnOnce::call_once$")

# Where numbers of more than 256 limbs go: the deny-list of the program with all cases is about that code, this one is not.
LONG = re.compile(r"<?bezout_large::")


def build(environment):
    """Builds the wheel as for users, and unpacks it; returns what went wrong."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    command = [sys.executable, "-m", "maturin", "build", "-q", "--release", "--locked", "--interpreter", sys.executable]
    command += ["--manifest-path", "bindings/python/Cargo.toml", "--target-dir", BUILD, "--out", WHEELS]
    if problems := profiles.built(command, ROOT, environment):
        return problems
    shutil.rmtree(FOLDER, ignore_errors=True)
    (wheel,) = WHEELS.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(FOLDER)
    return []


def run(image, requests, folder, name):
    """Calls one function on secrets, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(FOLDER), "PYTHONMALLOC": "malloc"}
    xml = folder / f"{name}.xml"
    subject = pathlib.Path(__file__).with_name("subject.py")
    done = memcheck.under(xml, [sys.executable, subject, requests, name], env=environment)
    return memcheck.Run(done.stdout.splitlines(), ElementTree.parse(xml).getroot(), done.returncode, image)


def uncalled(stub):
    """Functions of `bezout.ct` that are not called here, by the text of its stub."""
    return [f"bezout.ct.{name} is called by nothing here" for name in re.findall(r"^def (\w+)\(", stub, re.M) if name not in FUNCTIONS]


def is_of_module(error, image):
    return any(image.index(frame) >= 0 for frame in error.frames)


def problems(name, found, image):
    """What is wrong with the errors of a function. That there is no inverse raises an exception, and a symbol is an int: both
    are public, and an error of the module's own code that says so is accepted once a call, at one place."""
    seen = found.cases.get(name)
    if not seen:
        yield "it did not run"
        return
    yield from seen.problems()
    errors = [e for e in found.errors if is_of_module(e, image)]
    # The symbol is looked at by the interpreter later, too.
    if name != "jacobi" and sum(e.count for e in errors) != seen.errors:
        yield f"{seen.errors} errors in calls, and not as many in the code of the module"
    inside = [e for e in errors if image.index(e.frames[0]) >= 0]
    outside = [e for e in errors if image.index(e.frames[0]) < 0]
    if name == "jacobi":
        outside = []
    if name == "invert":
        branches = [e for e in inside if e.kind == "UninitCondition" and image.title(e.frames[0]) == WRAPPER.format(name)]
        if len({e.frames[0] for e in branches}) == 1 and sum(e.count for e in branches) <= seen.runs:
            inside = [e for e in inside if e not in branches]
    yield from (e.describe(image) for e in outside)
    # Whether a modulus is odd is public, and whether an even one is zero.
    yield from memcheck.judge(inside, 2 * seen.runs if name == "invert" else 0, image)


class Callees:
    """What functions of the module go to in the library, by their names. What they go to in the interpreter and in the standard
    library makes objects and threads, and is not searched."""

    def __init__(self, image):
        self.image, self.search = image, Search(image)

    def of(self, wrapper):
        """What a function of the module goes to, or gives to another one to call."""
        scan = self.search.scan(self.image.titles.index(wrapper))
        return [i for i in scan.calls | scan.taken if OWN.match(self.image.titles[i])]

    def problems(self, wrapper):
        if wrapper not in self.image.titles:
            return [f"there is no function {wrapper}"]
        scan, callees = self.search.scan(self.image.titles.index(wrapper)), self.of(wrapper)
        found = [p for i in self.alone(wrapper, *CONVERSIONS) for p in i]
        # What it gives is among the callees.
        found += [p for p in self.denied(wrapper, callees) if "that the search does not know" not in p or not scan.taken]
        return found if callees else [f"{wrapper} goes to no function of the library"]

    def alone(self, *titles):
        """What is denied in functions themselves, wherever they go."""
        for title in titles:
            for i in (i for i, t in enumerate(self.image.titles) if t == title):
                scan = self.search.scan(i)
                yield [*scan.divisions.values(), *(p for p in scan.problems if "goes to a library" not in p)]

    def denied(self, name, functions):
        starts = [self.image.starts[i] for i in functions]
        self.image.cases = [Case(name, "function", 0, 0, (0, 0), True, 0, start, ()) for start in starts]
        return list(Search(self.image, LONG).problems(name))


def check(report, driver):
    """All of it."""
    report.check("build the Python package", build(driver.environment()))
    if report.failed:
        return
    (path,) = (FOLDER / "bezout").glob("_native*.so")
    image, name = Image(path, "PyInit__native"), path.name
    requests = driver.exe.with_name("libctcheck_requests.so")
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        place = pathlib.Path(folder)
        called = {f: pool.submit(run, image, requests, place, f) for f in (*FUNCTIONS, LEAK)}
        found = statictaint.run(profiles.STATIC_TAINT, path)
        planted = statictaint.run_all_secret(profiles.STATIC_TAINT, path)
    report.check(f"{name}: every function of bezout.ct is called", uncalled(STUB.read_text(encoding="utf-8")))
    for function in FUNCTIONS:
        run_of = called[function].result()
        runs = sum(c.runs for c in run_of.cases.values())
        report.check(f"memcheck {name}: bezout.ct.{function}", problems(function, run_of, image), f"{runs} runs")
    missing = [] if any(": " in p for p in problems(LEAK, called[LEAK].result(), image)) else ["not reported"]
    report.check(f"memcheck {name}: planted leak found: bezout.{LEAK}", missing)
    callees = Callees(image)
    for function in FUNCTIONS:
        wrapper = WRAPPER.format(function)
        problems_of = callees.problems(wrapper)
        detail = ", ".join(image.titles[i] for i in callees.of(wrapper)) if not problems_of else ""
        report.check(f"deny-list {name}: bezout.ct.{function}", problems_of, detail)
    divides = [i for i, title in enumerate(image.titles) if title == DIVIDING]
    missing = [] if any(": div" in p for p in callees.denied(DIVIDING, divides)) else ["not reported"]
    report.check(f"deny-list {name}: planted leak found: bezout.gcd", missing)
    statictaint.check(report, name, image, found, planted)
