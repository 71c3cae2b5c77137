#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Plants errors in a copy of the code, all in one build, and shows that a test finds each.

    tools/mutants.py [--only TEXT...]  mutants whose file or name contains a TEXT, or all
    tools/mutants.py --learn           finds the test of each mutant that names none, and writes it to the list

The lists are tools/mutants/*.txt:

    [crates/bezout/src/ct.rs]                 the file of the records below, in Rust or SystemVerilog
    name: text `code` text ~> other code      the code between backticks, or all of it, is replaced
        killed by: binary test [kernels]      the test that finds it; `lib`, `bin` and `example` are the unit tests, and
                                              `package:binary` is of another package. In bindings a file of tests in Python,
                                              and one of its functions
        alive: reason                         instead: why no test can find it
        needs: avx512f                        on a CPU without this flag it is named, and not run

The text has to occur once in the file, with any white space. `if mutant::on(number) { other } else { code }` takes the
place of the code, so that one build has all mutants; the environment chooses one. Code that runs at compile time, macros
and patterns can't be changed in this way. A mutant is killed if the test fails, or runs much longer than without it.
Hardware has a build for each mutant, and `killed by: pairs ct_8` names what rtl/tb/mutant.py looks at, and a configuration.
"""

import argparse
import contextlib
import json
import math
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tools" / "mutants"
WORK = ROOT / "target" / "mutants"
# Lists with a build of their own, by their first word: the tests of all others run the library as it is, without switches in its
# loops.
ALONE = ("library",)
VARIABLE = "BEZOUT_MUTANT"
CPUINFO = Path("/proc/cpuinfo")
NONE = 0

# In every crate root of the copy.
SWITCH = """
#[doc(hidden)]
#[allow(missing_docs)]
pub mod mutant {
    extern crate std;
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
    static CHOSEN: AtomicU32 = AtomicU32::new(u32::MAX);
    #[cold]
    fn choose() -> u32 {
        let number = std::env::var("%s").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
        CHOSEN.store(number, Relaxed);
        number
    }
    pub fn set(number: u32) {
        CHOSEN.store(number, Relaxed);
    }
    #[inline(always)]
    #[allow(dead_code)]
    pub(crate) fn on(number: u32) -> bool {
        let chosen = CHOSEN.load(Relaxed);
        number == if chosen == u32::MAX { choose() } else { chosen }
    }
}
""" % VARIABLE

# The same in a library of C, which has no standard library.
SWITCH_IN_C = """
mod mutant {
    use core::ffi::{c_char, c_int};
    unsafe extern "C" {
        fn getenv(name: *const c_char) -> *const c_char;
        fn atoi(text: *const c_char) -> c_int;
    }
    pub fn on(number: u32) -> bool {
        // SAFETY: both texts end in zero, and nothing changes the environment.
        unsafe {
            let text = getenv(c"%s".as_ptr());
            !text.is_null() && atoi(text) as u32 == number
        }
    }
}
""" % VARIABLE

# Less optimization than in `make test`: half of the build, and the tests that kill are short.
PROFILE = {"bezout": 1, "bezout-class-group": 1, "bezout-large": 1, "bezout-ntru": 1, "bezout-x25519": 1, "bezout-exercise": 1, "m0sim": 1}

# A test without a mutant that runs longer than this is not asked for survivors.
LONG = 5.0


class Bad(Exception):
    """A list that does not fit the code."""


# A test program, one of its tests, and the kernels that the test is to look at, if not at all of them.
Killer = tuple[str, ...]

# Tests of one kernel, the shorter first, and the kernel of a file.
OF_A_KERNEL = [("vectors", "by_every_kernel"), ("exhaustive", "every_kernel")]
KERNELS = {
    "divstep/vartime": "divstep60_vartime/portable",
    "divstep/word64": "divstep60/portable",
    "divstep/word32": "divstep30/portable",
    "integer/bingcd": "bingcd31/portable",
    "integer/lehmer": "lehmer",
    "integer/stein": "stein/portable",
}


@dataclass
class Mutant:
    name: str
    file: str
    before: str
    code: str
    after: str
    other: str
    place: str
    killer: Killer | None = None
    reason: str | None = None
    needs: str | None = None

    @property
    def number(self) -> int:
        """Of the name alone, so that one more record changes no other file of the copies."""
        return zlib.crc32(f"{self.file} {self.name}".encode()) >> 1

    @property
    def hardware(self) -> bool:
        return self.file.endswith(".sv")

    @property
    def binding(self) -> bool:
        return self.file.startswith("bindings/")

    @property
    def folder(self) -> str:
        """That of its package."""
        return "/".join(self.file.split("/")[:2])

    @property
    def build(self) -> str:
        """The copy and the build that it is planted in."""
        name = Path(self.place.split(":")[0]).stem.split("_")[0]
        return name if name in ALONE else "others"

    @property
    def package(self) -> str:
        return self.file.split("/")[1]

    @property
    def program(self) -> tuple[str, str]:
        """The package and the name of the test program that the list names."""
        package, _, name = self.killer[0].rpartition(":")
        return package or self.package, name

    def span(self, text: str) -> tuple[int, int]:
        """Where the code is, in the text of its file."""
        spaced = [r"\s+".join(re.escape(word) for word in part.split()) for part in (self.before, self.code, self.after)]
        # White space at the seams counts as any white space too.
        seams = [self.before[-1:].isspace() or self.code[:1].isspace(), self.code[-1:].isspace() or self.after[:1].isspace()]
        gaps = [r"\s+" if seam else "" for seam in seams]
        pattern = rf"{spaced[0]}{gaps[0]}({spaced[1]}){gaps[1]}{spaced[2]}"
        # Errors are planted in front of the tests at the end of the file.
        found = list(re.finditer(pattern, re.split(r"\n#\[cfg\(test\)\]\nmod \w+ \{", text)[0]))
        if len(found) != 1:
            raise Bad(f"{self.place}: {self.name}: the text is {len(found)} times in {self.file}, it has to be there once")
        return found[0].span(1)


def all_reasons(package: str) -> int:
    """The number that chooses all mutants of a package that have a reason."""
    return zlib.crc32(package.encode()) >> 1


HEAD = re.compile(r"\[(\S+)\]$")
RECORD = re.compile(r"(\w+): (.+?) ~> ?(.*)$")
KILLER = re.compile(r"\s+killed by: (\S+) (\S+)(?: (\S+))?$")
ALIVE = re.compile(r"\s+alive: (.+)$")
NEEDS = re.compile(r"\s+needs: (\w+)$")


def read(path: Path) -> list[Mutant]:
    mutants, file = [], None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        place = f"{path.relative_to(ROOT)}:{number}"
        if not line.strip() or line.startswith("#"):
            continue
        if m := HEAD.match(line):
            file = m[1]
        elif m := KILLER.match(line):
            mutants[-1].killer = tuple(word for word in m.groups() if word)
        elif m := ALIVE.match(line):
            mutants[-1].reason = m[1]
        elif m := NEEDS.match(line):
            mutants[-1].needs = m[1]
        elif file and (m := RECORD.match(line)):
            before, code, after = m[2].split("`") if m[2].count("`") == 2 else ("", m[2], "")
            mutants.append(Mutant(m[1], file, before, code, after, m[3], place))
        else:
            raise Bad(f"{place}: this is no record, head, test or reason")
    return mutants


def read_all() -> list[Mutant]:
    mutants = [m for path in sorted(LISTS.glob("*.txt")) for m in read(path)]
    seen = {NONE, *(all_reasons(m.package) for m in mutants)}
    for mutant in mutants:
        if mutant.number in seen:
            raise Bad(f"{mutant.place}: {mutant.name} is there twice, or needs another name")
        seen.add(mutant.number)
    return mutants


def chosen(mutant: Mutant) -> str:
    """The condition under which a mutant is at work."""
    alone = f"crate::mutant::on({mutant.number})"
    return f"{alone} || crate::mutant::on({all_reasons(mutant.package)})" if mutant.reason else alone


def switched(mutants: list[Mutant], code: str) -> str:
    """The code with a switch for each of these mutants of it."""
    statement = code.rstrip().endswith((";", "}"))
    choices = "".join(f"if {chosen(m)} {{ {m.other} }} else " for m in mutants)
    text = f"{choices}{{ {code} }}"
    return text if statement else f"({text})"


def plant(text: str, mutants: list[Mutant]) -> str:
    """The text of a file with its mutants."""
    spans: dict[tuple[int, int], list[Mutant]] = {}
    for mutant in mutants:
        spans.setdefault(mutant.span(text), []).append(mutant)
    end = len(text)
    for (start, stop), here in sorted(spans.items(), reverse=True):
        if stop > end:
            raise Bad(f"{here[0].place}: {here[0].name} overlaps another mutant")
        text = text[:start] + switched(here, text[start:stop]) + text[stop:]
        end = start
    return text


def files() -> list[str]:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def write(path: Path, content: bytes) -> None:
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def copy(mutants: list[Mutant], tree: Path, more_roots: tuple[str, ...] = ()) -> None:
    """Writes the copy with these mutants; a file that is as before is left alone, for the sake of its time.

    The switch is in the roots of their crates, and in those that have their files too."""
    by_file: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        by_file.setdefault(mutant.file, []).append(mutant)
    packages = {f.split("/src/")[0] for f in by_file}
    harness, *cases = re.split(r"^// ==== (\S+)\n", (LISTS / "remains.rs").read_text(), flags=re.M)
    written = {f"crates/{package}/tests/remains.rs": harness + text for package, text in zip(cases[::2], cases[1::2])}
    written = {name: text for name, text in written.items() if name.split("/tests/")[0] in packages}
    roots = {f"{p}/src/{name}.rs" for p in packages for name in ("lib", "main")} | {*more_roots}
    names = [name for name in files() if (ROOT / name).is_file()]
    for name in by_file:
        if name not in names:
            raise Bad(f"{by_file[name][0].place}: there is no file {name}")
    for name in names:
        content = (ROOT / name).read_bytes()
        if name in by_file:
            content = plant(content.decode(), by_file[name]).encode()
        if name in roots:
            content += (SWITCH_IN_C if name.startswith("bindings/c/") else SWITCH).encode()
        write(tree / name, content)
    for name, text in written.items():
        write(tree / name, text.encode())
    kept = {*names, *written}
    for path in [p for p in tree.rglob("*") if p.is_file() and p.relative_to(tree).as_posix() not in kept]:
        path.unlink()


@dataclass
class Binary:
    """A test program, and the folder where Cargo would run it."""

    name: str
    path: str
    folder: str


KINDS = {"lib": ["--lib"], "bin": ["--bins"], "example": ["--examples"]}


def build(packages: list[str], tree: Path = ROOT, programs: set[str] = frozenset()) -> dict[str, list[Binary]]:
    """The test programs of each package, or those that are named: from a copy, all of which have the crates of others in
    common; or as they are."""
    command = ["cargo", "test", "--locked", "--no-run", "--all-features", "--message-format=json"]
    command += [option for name in sorted(programs) for option in KINDS.get(name, ["--test", name])] or ["--lib", "--bins", "--tests"]
    command += [option for name in packages for option in ("--package", name)]
    environment = dict(os.environ)
    if tree != ROOT:
        profile = [f"profile.test.package.{name}.opt-level={level}" for name, level in PROFILE.items()]
        command += [option for line in profile for option in ("--config", line)]
        environment |= {"CARGO_TARGET_DIR": str(WORK / "build"), "RUSTFLAGS": "-Awarnings"}
    done = subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True)
    binaries: dict[str, list[Binary]] = {}
    for line in done.stdout.splitlines():
        message = json.loads(line)
        if message["reason"] == "compiler-message" and message["message"]["level"] == "error":
            print(message["message"]["rendered"], file=sys.stderr)
        if message["reason"] == "compiler-artifact" and message.get("executable") and message["profile"]["test"]:
            kind, target = message["target"]["kind"][0], message["target"]
            name = target["name"] if kind == "test" else kind if kind in ("bin", "example") else "lib"
            folder = Path(message["manifest_path"]).parent
            binaries.setdefault(folder.name, []).append(Binary(name, message["executable"], str(folder)))
    if done.returncode != 0:
        raise Bad("the copy with the mutants does not compile")
    return binaries


@dataclass
class Ran:
    """What a run of a test program gave: whether it failed, its failed tests, all its tests with their seconds."""

    failed: bool
    late: bool
    tests: dict[str, float] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    seconds: float = 0.0


# Test programs that run now, so that an end from outside leaves none behind.
RUNNING: set[subprocess.Popen] = set()


def kill(process: subprocess.Popen) -> None:
    """With what it started itself."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def end(number: int, _frame: object) -> None:
    for process in list(RUNNING):
        kill(process)
    os._exit(128 + number)


LINE = re.compile(r"^test (\S+)(?: - should panic)? \.\.\. (?:(ok|FAILED|ignored)\S*(?: <([\d.]+)s>)?)?", re.M)


def printed_by(process: subprocess.Popen, limit: float, silence: float) -> tuple[bytes, bool]:
    """What a program prints, and whether it had to be ended: after its time, or after that of a test."""
    printed, end = b"", time.monotonic() + limit
    while True:
        wait = min(silence, end - time.monotonic())
        if wait <= 0 or not select.select([process.stdout], [], [], wait)[0]:
            kill(process)
            return printed, True
        if not (part := os.read(process.stdout.fileno(), 65536)):
            return printed, False
        printed += part


def execute(
    binary: Binary, number: int, arguments: list[str], limit: float, kernels: tuple[str, ...] = (), silence: float = math.inf
) -> Ran:
    environment = {**os.environ, VARIABLE: str(number), "RUST_TEST_THREADS": "1", "RUST_BACKTRACE": "0"}
    environment |= {"BEZOUT_KERNEL": name for name in kernels}
    # The times of tests are an option that only unstable versions have.
    environment["RUSTC_BOOTSTRAP"] = "1"
    command = [binary.path, *arguments, "-Zunstable-options", "--report-time"]
    start = time.monotonic()
    process = subprocess.Popen(
        command, cwd=binary.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL, start_new_session=True,
    )
    RUNNING.add(process)
    with process:
        printed, late = printed_by(process, limit, silence)
    RUNNING.discard(process)
    ran = Ran(process.returncode != 0, late, seconds=time.monotonic() - start)
    for m in LINE.finditer(printed.decode(errors="replace")):
        if m[2] == "ok":
            ran.tests[m[1]] = float(m[3] or 0)
        elif m[2] != "ignored":
            # One that was never finished ended the program, or was at work when time was up.
            ran.failures.append(m[1])
    return ran


def measure(binary: Binary) -> dict[str, float]:
    """The tests of a program with their seconds, without a mutant; those that are too long take for ever."""
    listed = subprocess.run([binary.path, "--list"], cwd=binary.folder, capture_output=True, text=True, check=True).stdout
    names = re.findall(r"^(.+): test$", listed, re.M)
    times: dict[str, float] = {}
    while names:
        ran = execute(binary, NONE, [*names, "--exact"], 3600, silence=LONG)
        if ran.failed and not ran.late:
            raise Bad(f"{binary.name} fails without a mutant: {' '.join(ran.failures)}")
        times |= ran.tests | dict.fromkeys(ran.failures, math.inf)
        names = [name for name in names if name not in times] if ran.late else []
    return times


def key(binary: Binary) -> str:
    """Names a build of a program."""
    return f"{binary.path} {os.stat(binary.path).st_mtime_ns}"


class Tests:
    """All test programs, and how long their tests run without a mutant."""

    def __init__(self, binaries: dict[str, list[Binary]]):
        self.binaries = binaries
        self.times: dict[str, list[tuple[Binary, dict[str, float]]]] = {}
        self.cache = WORK / "times.json"
        # The seconds of tests that the lists name, without a mutant.
        self.usual: dict[Killer, float] = {}
        # The tests that have found something, those of the last mutants first.
        self.found: dict[str, list[Killer]] = {}

    def binary(self, package: str, name: str) -> Binary:
        for binary in self.binaries[package]:
            if binary.name == name:
                return binary
        raise Bad(f"{package} has no test program {name}")

    def known(self, package: str, each: Callable = map) -> list[tuple[Binary, dict[str, float]]]:
        """The tests of a package with their seconds, measured if this build has not been measured yet."""
        if package not in self.times:
            cached = json.loads(self.cache.read_text()) if self.cache.exists() else {}
            new = {key(binary): binary for binary in self.binaries[package] if key(binary) not in cached}
            cached |= zip(new, each(measure, new.values()))
            self.cache.write_text(json.dumps(cached))
            self.times[package] = [(binary, cached[key(binary)]) for binary in self.binaries[package]]
        return self.times[package]


@dataclass
class Verdict:
    mutant: Mutant
    killer: Killer | None
    late: bool = False
    note: str = ""


def named(tests: Tests, mutant: Mutant) -> Verdict:
    """What the test that the list names says."""
    _, test, *kernels = mutant.killer
    binary = tests.binary(*mutant.program)
    limit = 10 + 10 * tests.usual.get((*mutant.program, *mutant.killer[1:]), 5)
    ran = execute(binary, mutant.number, [test, "--exact"], limit, tuple(kernels))
    if not ran.tests and not ran.failures:
        raise Bad(f"{mutant.place}: {mutant.package} has no test {' '.join(mutant.killer)}")
    return Verdict(mutant, mutant.killer if ran.failed else None, ran.late)


def search(tests: Tests, mutant: Mutant) -> Verdict:
    """One of the tests that killed the mutants before it; else the shortest that kills it, first among the short ones."""
    found = tests.found.setdefault(mutant.package, [])
    verdict = by_kernel(tests, mutant) or by_found(tests, mutant, found[:12]) or by_length(tests, mutant)
    if verdict.killer and len(verdict.killer) == 2:
        found[:] = [verdict.killer, *(killer for killer in found if killer != verdict.killer)]
    return verdict


def by_kernel(tests: Tests, mutant: Mutant) -> Verdict | None:
    for kernel in [kernel for part, kernel in KERNELS.items() if part in mutant.file and mutant.package == "bezout"]:
        for program, test in OF_A_KERNEL:
            ran = execute(tests.binary("bezout", program), mutant.number, [test, "--exact"], 60, (kernel,))
            if ran.failed:
                return Verdict(mutant, (program, test, kernel), ran.late)
    return None


def by_found(tests: Tests, mutant: Mutant, found: list[Killer]) -> Verdict | None:
    times = {binary.name: times for binary, times in tests.known(mutant.package)} if found else {}
    for program, test in found:
        limit = 10 + 5 * times[program][test]
        ran = execute(tests.binary(mutant.package, program), mutant.number, [test, "--exact"], limit)
        if ran.failed and ran.failures:
            return Verdict(mutant, (program, test), ran.late)
    return None


def by_length(tests: Tests, mutant: Mutant) -> Verdict:
    for low, high in ((0, 0.02), (0.02, 0.2), (0.2, LONG)):
        for binary, times in tests.known(mutant.package):
            chosen = [name for name, seconds in times.items() if low <= seconds < high]
            if not chosen:
                continue
            ran = execute(binary, mutant.number, [*chosen, "--exact"], 20 + 5 * sum(times[n] for n in chosen))
            if ran.failed and ran.failures:
                test = min(ran.failures, key=lambda name: times.get(name, 0))
                return Verdict(mutant, (binary.name, test), ran.late)
    return Verdict(mutant, None)


def failures(binary: Binary, number: int, times: dict[str, float]) -> list[str]:
    """The tests that are not long and fail with a mutant, also behind one that ends the program."""
    names, failed = [name for name, seconds in times.items() if seconds < LONG], []
    while names:
        ran = execute(binary, number, [*names, "--exact"], 20 + 5 * sum(times[name] for name in names))
        failed += ran.failures
        names = [name for name in names if name not in ran.tests and name not in ran.failures] if ran.failures else []
    return failed


def judge_reasons(tests: Tests, package: str, mutants: list[Mutant], pool: ThreadPoolExecutor) -> list[Verdict]:
    """Whether a test finds one of these, which all have a reason: first all reasons of the package at once, since no test
    is to find any, then each alone by the tests that fail. One of them could hide another: `--only` looks at one alone."""

    number = mutants[0].number if len(mutants) == 1 else all_reasons(package)
    known = tests.known(package)
    failed = list(pool.map(lambda item: failures(item[0], number, item[1]), known))
    suspects = [(binary, {name: times[name] for name in names}) for (binary, times), names in zip(known, failed)]

    def one(mutant: Mutant) -> Verdict:
        found = ((binary.name, name) for binary, times in suspects for name in failures(binary, mutant.number, times))
        return by_kernel(tests, mutant) or Verdict(mutant, next(found, None))

    return list(pool.map(one, mutants))


def judge(tests: Tests, mutant: Mutant) -> Verdict:
    if mutant.killer:
        verdict = named(tests, mutant)
        if verdict.killer:
            return verdict
    verdict = search(tests, mutant)
    if verdict.killer and mutant.killer:
        verdict.note = f"killed by {' '.join(verdict.killer)}, not by {' '.join(mutant.killer)}"
    return verdict


# What is asked of hardware, the quickest first.
LOOKS = [("pairs", "ct_8"), ("rows", "ct_8"), ("pairs", "dual_8"), ("pairs", "ct_8_reduce_8"), ("pairs", "ct_8_one_step")]


def looked(folder: Path, look: tuple[str, str]) -> bool:
    """Whether a look at the core of these sources finds something."""
    command = [str(ROOT / ".venv" / "bin" / "python"), str(ROOT / "rtl" / "tb" / "mutant.py"), str(folder), *look]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise Bad(f"{' '.join(command)}: {done.stderr[-400:]}")
    return done.returncode == 1


def judge_hardware(mutant: Mutant) -> Verdict:
    source = ROOT / mutant.file
    text = source.read_text()
    start, stop = mutant.span(text)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "src"
        shutil.copytree(source.parent, folder)
        (folder / source.name).write_text(text[:start] + mutant.other + text[stop:])
        looks = [mutant.killer, *(look for look in LOOKS if look != mutant.killer)] if mutant.killer else LOOKS
        killer = next((look for look in looks if looked(folder, look)), None)
    named = f"killed by {' '.join(killer)}, not by {' '.join(mutant.killer)}" if killer and mutant.killer else ""
    return Verdict(mutant, killer, note=named if killer != mutant.killer else "")


def hardware(mutants: list[Mutant], jobs: int) -> list[Verdict]:
    """Each look that is named finds nothing in the sources as they are; then each mutant."""
    with ThreadPoolExecutor(jobs) as pool:
        looks = sorted({m.killer for m in mutants if m.killer})
        for look, found in zip(looks, pool.map(lambda look: looked(ROOT / "rtl" / "src", look), looks)):
            if found:
                raise Bad(f"{' '.join(look)} finds something without a mutant")
        return list(pool.map(judge_hardware, mutants))


def prepare(folder: str, tree: Path) -> dict[str, str]:
    """The environment of the tests of a binding, which has been built."""
    environment = {**os.environ, "CARGO_PROFILE_RELEASE_OPT_LEVEL": "1", "RUSTFLAGS": "-Awarnings"}
    if folder == "bindings/python":
        python, wheels = ROOT / ".venv" / "bin" / "python", WORK / "wheels"
        environment["PYTHONPATH"] = str(WORK / "python")
        environment["PATH"] = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
        shutil.rmtree(wheels, ignore_errors=True)
        command = [python, "-m", "maturin", "build", "-q", "--release", "--locked", "--interpreter", python]
        command += ["--manifest-path", tree / folder / "Cargo.toml", "--target-dir", WORK / "build", "--out", wheels]
        install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-index", "--upgrade"]
        for step in command, [*install, "--target", WORK / "python", *["--find-links", wheels, "bezout"]]:
            if subprocess.run([str(part) for part in step], cwd=tree, env=environment).returncode != 0:
                raise Bad(f"{folder} with its mutants is not built")
    return environment


FAILED = re.compile(r"^(?:FAILED|ERROR) \S*/(\w+)\.py::(\w+)", re.M)


def asked(folder: str, tree: Path, environment: dict[str, str], number: int, killers: list[Killer]) -> Killer | None:
    """The first of these tests of a binding that fails with a mutant, or of all of them."""
    # What is not installed is not looked at.
    tests = [f"{folder}/tests/{program}.py::{test}" for program, test in killers] or [f"{folder}/tests"]
    command = [str(ROOT / ".venv" / "bin" / "python"), "-m", "pytest", "-q", "-x", "-rfE", "-p", "no:cacheprovider", "--tb=no"]
    command += [*tests, "--ignore-glob=*/test_dask.py", "--ignore-glob=*/test_ray.py"]
    done = subprocess.run(command, cwd=tree, env={**environment, VARIABLE: str(number)}, capture_output=True, text=True)
    failed = FAILED.search(done.stdout)
    if done.returncode == 0:
        return None
    # An end by a signal names no test.
    if done.returncode < 0 and killers:
        return killers[0]
    if done.returncode != 1 or not failed:
        raise Bad(f"{' '.join(command)}: {done.stdout[-400:]}{done.stderr[-400:]}")
    return failed[1], failed[2]


def bindings(mutants: list[Mutant], chosen: list[Mutant]) -> list[Verdict]:
    """The verdicts on mutants of bindings, which are built once, with a switch for each, and tested by what tests them."""
    tree, verdicts = WORK / "bindings", []
    copy(mutants, tree)
    for folder in sorted({m.folder for m in chosen}):
        here = [m for m in chosen if m.folder == folder]
        environment = prepare(folder, tree)
        if failed := asked(folder, tree, environment, NONE, sorted({m.killer for m in here if m.killer})):
            raise Bad(f"{folder}: {' '.join(failed)} fails without a mutant")
        for mutant in here:
            killer = asked(folder, tree, environment, mutant.number, [mutant.killer] if mutant.killer else [])
            if mutant.killer and not killer and (killer := asked(folder, tree, environment, mutant.number, [])):
                verdicts.append(Verdict(mutant, killer, note=f"killed by {' '.join(killer)}, not by {' '.join(mutant.killer)}"))
            else:
                verdicts.append(Verdict(mutant, killer))
    return verdicts


def control(tests: Tests, mutants: list[Mutant], jobs: int) -> None:
    """Each test that is named passes without a mutant; notes its time."""
    wanted: dict[tuple[str, ...], list[str]] = {}
    for mutant in mutants:
        if mutant.killer:
            _, test, *kernels = mutant.killer
            wanted.setdefault((*mutant.program, *kernels), []).append(test)

    def one(item: tuple[tuple[str, ...], list[str]]) -> None:
        (package, program, *kernels), names = item
        ran = execute(tests.binary(package, program), NONE, [*sorted(set(names)), "--exact"], 600, tuple(kernels))
        if ran.failed:
            raise Bad(f"{package} {program} fails without a mutant: {' '.join(ran.failures)}")
        tests.usual.update({(package, program, test, *kernels): seconds for test, seconds in ran.tests.items()})

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(one, wanted.items()))


def learn(verdicts: list[Verdict]) -> None:
    """Writes the tests that were found to the lists, which may have changed since they were read."""
    found = {(v.mutant.file, v.mutant.name): v.killer for v in verdicts if v.killer and not v.mutant.reason}
    for path in LISTS.glob("*.txt"):
        out, file, killer = [], None, None
        for line in path.read_text().splitlines():
            if m := HEAD.match(line):
                file = m[1]
            if killer and KILLER.match(line):
                continue
            killer = None
            out.append(line)
            if (m := RECORD.match(line)) and (killer := found.get((file, m[1]))):
                out.append(f"    killed by: {' '.join(killer)}")
        path.write_text("\n".join(out) + "\n")


def report(verdicts: list[Verdict]) -> int:
    """Prints what was found, and returns how many mutants are alive without a reason, or dead with one."""
    wrong = 0
    for v in verdicts:
        m = v.mutant
        if v.note:
            print(f"note: {m.place}: {m.name}: {v.note}")
        if not v.killer and not m.reason:
            wrong += 1
            print(f"ALIVE: {m.place}: {m.file}: {m.name}: {m.code} ~> {m.other}")
        elif v.killer and m.reason:
            wrong += 1
            print(f"DEAD: {m.place}: {m.name}: {' '.join(v.killer)} kills it, and the list says why none can")
    late = sum(v.late for v in verdicts)
    reasons = sum(1 for v in verdicts if v.mutant.reason)
    print(f"{len(verdicts) - reasons - wrong} killed, {late} of them by time; {reasons} equivalent, each with its reason")
    print(f"{len(verdicts)} mutants, {wrong} alive without a reason")
    return wrong


def software(name: str, mutants: list[Mutant], chosen: list[Mutant], arguments: argparse.Namespace) -> list[Verdict]:
    """The verdicts on the chosen ones of the mutants of a build."""
    tree = WORK / name
    copy(mutants, tree)
    packages = sorted({m.package for m in chosen} | {m.program[0] for m in chosen if m.killer})
    verdicts: list[Verdict] = []
    if all(m.killer for m in chosen):
        # The programs that are named, and all of them for what they let live.
        tests = Tests(build(packages, tree, {m.program[1] for m in chosen}))
        control(tests, chosen, arguments.jobs)
        with ThreadPoolExecutor(arguments.jobs) as pool:
            verdicts += (v for v in pool.map(lambda m: named(tests, m), chosen) if v.killer)
        chosen = [m for m in chosen if m not in [v.mutant for v in verdicts]]
        if not chosen:
            return verdicts
    tests = Tests(build(packages, tree))
    control(tests, chosen, arguments.jobs)
    with ThreadPoolExecutor(arguments.jobs) as pool:
        # Searches need the times of all tests, which two threads would take twice.
        for package in sorted({m.package for m in chosen if not m.killer}):
            tests.known(package, pool.map)
            if reasons := [m for m in chosen if m.reason and m.package == package]:
                verdicts += judge_reasons(tests, package, reasons, pool)
        for verdict in pool.map(lambda m: judge(tests, m), [m for m in chosen if not m.reason]):
            verdicts.append(verdict)
            # Now and then, since a search takes long.
            if arguments.learn and (len(verdicts) % 20 == 0 or len(verdicts) == len(chosen)):
                learn(verdicts)
    return verdicts


def flags(cpuinfo: str) -> set[str]:
    """What an x86-64 CPU has, by /proc/cpuinfo."""
    found = re.search(r"^flags\s*: (.*)$", cpuinfo, re.M)
    return set(found[1].split()) if found else set()


def runnable(mutants: list[Mutant], has: set[str]) -> list[Mutant]:
    """Those that a CPU with these flags reaches. Names the others."""
    for m in mutants:
        if m.needs and m.needs not in has:
            print(f"not run: {m.place}: {m.name}: the CPU has no {m.needs}")
    return [m for m in mutants if not m.needs or m.needs in has]


def run(arguments: argparse.Namespace) -> int:
    everything = read_all()
    every = [m for m in everything if any(text in f"{m.file} {m.name}" for text in arguments.only)]
    every = runnable(every, flags(CPUINFO.read_text() if CPUINFO.exists() else ""))
    verdicts = hardware([m for m in every if m.hardware], arguments.jobs)
    if any(m.binding for m in every):
        verdicts += bindings(*([m for m in group if m.binding] for group in (everything, every)))
    if arguments.learn:
        learn(verdicts)
    for name in (*ALONE, "others"):
        mutants, chosen = ([m for m in group if not m.hardware and not m.binding and m.build == name] for group in (everything, every))
        if chosen:
            verdicts += software(name, mutants, chosen, arguments)
    return 1 if report(verdicts) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", default=[""], help="mutants whose file or name contains one of these")
    parser.add_argument("--learn", action="store_true", help="write the tests that kill to the lists")
    parser.add_argument("--jobs", type=int, default=int(os.environ.get("RUST_TEST_THREADS", os.cpu_count() or 1)))
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, end)
    try:
        return run(parser.parse_args())
    except Bad as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
