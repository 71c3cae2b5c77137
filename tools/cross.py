#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the library's tests for other CPUs and runs them in an emulator, and compiles the library for other systems.

    tools/cross.py [--list] [--only TEXT] [TARGET...]

The compiler and the standard library of a target are Debian's: packages of one version, one for this machine and one
for the target, taken by name from the sources that apt has, with an index of its own. They are unpacked below
target/cross/, not installed: no other architecture has to be added to this machine, and no other Rust on it is touched.
The linker and the emulator are installed by name if they are missing.

Each test program runs by itself, with a limit of its time, and says in a line what became of it. With --only, programs whose names
contain a TEXT. Where this machine runs the target's programs itself, no emulator does. In an emulator, the programs with the most cases
take a share of them, another one each day, which their lines name; with --only they take all, or what `BEZOUT_SHARE` says.

Where Debian has no standard library of a target, it is compiled from Debian's sources of the compiler. Some targets are not run:
`core`, `alloc` and the library are compiled up to where machine code would be written.
"""

import argparse
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "target" / "cross"
# Native compiler, library of the target: Debian's own, and the newer one that it builds web browsers with.
FAMILIES = (("rustc", "libstd-rust-dev"), ("rustc-web", "libstd-rust-web-dev"))
# The sources of a compiler.
SOURCES = {"rustc": "rust-src", "rustc-web": "rust-web-src"}
# What the crate asks for; and the oldest that has all of that behind switches, edition 2024 among it.
SUPPORTED, OLDEST = (1, 89), (1, 85)
SWITCHES = "const_black_box,integer_sign_cast,let_chains,slice_as_chunks,unsigned_is_multiple_of"
# The one function of 1.88 that the oldest lacks: a hint to the compiler, which changes no result.
HINT = re.compile(r"^use core::hint::(?:\{(black_box), )?select_unpredictable as select\}?;$", re.MULTILINE)
WITHOUT_HINT = """
/// What the hint of newer compilers computes.
#[inline(always)]
pub(crate) fn select<T>(condition: bool, yes: T, no: T) -> T {
    if condition { yes } else { no }
}
"""
# The C library is this machine's: an unpacked one would not fit its loader.
NOT_UNPACKED = re.compile(r"(libc6|libc-bin|libc6-dev)_")


@dataclass(frozen=True)
class Target:
    triple: str
    # Debian's name; empty where it has no standard library.
    architecture: str
    linker: str
    emulator: str
    packages: tuple[str, ...]
    # In the header of an executable: 1 or 2 for 32 or 64 bits, 0 on Windows, and the number of the CPU's family.
    elf_class: int
    elf_machine: int
    # In the C library, what starts a program on a machine that can.
    loader: str = ""

    @property
    def root(self):
        """The C library of the target, a Debian cross package."""
        return f"/usr/{self.linker.removesuffix('-gcc')}"

    @property
    def starter(self):
        """The words before a program that run it here, and how they do so."""
        loader = f"{self.root}/lib/{self.loader}"
        try:
            if self.loader and subprocess.run([loader, "--version"], stdout=subprocess.DEVNULL).returncode == 0:
                return [loader, "--library-path", f"{self.root}/lib"], "on this CPU"
        except OSError:
            pass
        return [self.emulator, *(["-L", self.root] if self.elf_class else [])], f"in {self.emulator}"

    @property
    def is_emulated(self):
        """Whether the CPU is; Wine is none of one."""
        return bool(self.elf_class) and self.starter[0][0] == self.emulator


TARGETS = {
    "aarch64": Target(
        "aarch64-unknown-linux-gnu",
        "arm64",
        "aarch64-linux-gnu-gcc",
        "qemu-aarch64",
        ("gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross", "qemu-user"),
        2,
        183,
    ),
    # A 32-bit CPU: digits of 32 bits are the default there.
    "armv7": Target(
        "armv7-unknown-linux-gnueabihf",
        "armhf",
        "arm-linux-gnueabihf-gcc",
        "qemu-arm",
        ("gcc-arm-linux-gnueabihf", "libc6-dev-armhf-cross", "qemu-user"),
        1,
        40,
    ),
    # The other order of bytes.
    "s390x": Target(
        "s390x-unknown-linux-gnu",
        "s390x",
        "s390x-linux-gnu-gcc",
        "qemu-s390x",
        ("gcc-s390x-linux-gnu", "libc6-dev-s390x-cross", "qemu-user"),
        2,
        22,
    ),
    # An x86 CPU that is none of x86-64.
    "i686": Target(
        "i686-unknown-linux-gnu",
        "i386",
        "i686-linux-gnu-gcc",
        "qemu-i386",
        ("gcc-i686-linux-gnu", "libc6-dev-i386-cross", "qemu-user"),
        1,
        3,
        "ld-linux.so.2",
    ),
    "riscv64": Target(
        "riscv64gc-unknown-linux-gnu",
        "",
        "riscv64-linux-gnu-gcc",
        "qemu-riscv64",
        ("gcc-riscv64-linux-gnu", "libc6-dev-riscv64-cross", "qemu-user"),
        2,
        243,
    ),
    # Another system on this CPU.
    "windows": Target(
        "x86_64-pc-windows-gnu",
        "",
        "x86_64-w64-mingw32-gcc",
        "/usr/lib/wine/wine64",
        ("gcc-mingw-w64-x86-64", "wine64"),
        0,
        0x8664,
    ),
}
# What the standard library takes random bytes from on Windows, for a Wine that lacks it; a library beside the programs.
RANDOM = """
unsigned char SystemFunction036(void *, unsigned);
__declspec(dllexport) int ProcessPrng(void *to, unsigned long long count) { return SystemFunction036(to, count); }
"""

# Compiled, not run.
COMPILED = (
    "aarch64-apple-darwin",
    "aarch64-apple-ios",
    "aarch64-linux-android",
    "aarch64-pc-windows-msvc",
    "aarch64-unknown-freebsd",
    "aarch64-unknown-none",
    "x86_64-apple-darwin",
    "x86_64-linux-android",
    "x86_64-pc-windows-msvc",
    "x86_64-unknown-freebsd",
)


class Missing(Exception):
    """What is not there, and can't be had."""


def output(*command, **options):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def require(target):
    """Linker and emulator, and what the linker needs."""
    def absent():
        places = {target.linker: shutil.which(target.linker), target.emulator: shutil.which(target.emulator)}
        places[f"{target.root}/lib"] = Path(target.root, "lib", "crt1.o").exists()
        return [what for what, found in places.items() if not found]

    if absent() and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *target.packages]):
            subprocess.run(["apt-get", *command], env=environment, stdout=subprocess.DEVNULL)
    if missing := absent():
        raise Missing(f"{', '.join(missing)}: Debian packages {', '.join(target.packages)}")
    for tool in ("apt-get", "dpkg-deb", "cargo"):
        if not shutil.which(tool):
            raise Missing(tool)


class Apt:
    """apt with an index of its own, for this machine's architecture and one more, if any."""

    def __init__(self, architecture=""):
        self.native = output("dpkg", "--print-architecture").strip()
        self.architecture = architecture or self.native
        self.folder = FOLDER / self.architecture
        for name in ("lists/partial", "cache/archives/partial"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        configuration = self.folder / "apt.conf"
        configuration.write_text(
            f'APT::Architectures {{ "{self.native}"; "{self.architecture}"; }};\n'
            f'Dir::State::lists "{self.folder}/lists";\n'
            f'Dir::Cache "{self.folder}/cache";\n'
            'Debug::NoLocking "true";\nAPT::Sandbox::User "root";\n'
        )
        self.environment = {**os.environ, "APT_CONFIG": str(configuration), "DEBIAN_FRONTEND": "noninteractive"}

    def run(self, *command, **options):
        return subprocess.run(command, env=self.environment, **options)

    def update(self):
        """Indices that a mirror has in part are used for what they hold."""
        if self.run("apt-get", "update", "-qq").returncode:
            print(f"{self.architecture}: not all indices could be read; going on with those that could", flush=True)

    def versions(self, package, architecture):
        text = output("apt-cache", "madison", f"{package}:{architecture}", env=self.environment)
        return {line.split("|")[1].strip() for line in text.splitlines() if line.endswith(f" {architecture} Packages")}

    def best(self):
        """(compiler, library, version), the newest that is there both for this machine and for the target."""
        found = []
        for compiler, library in FAMILIES:
            for version in self.versions(compiler, self.native) & self.versions(library, self.architecture):
                found.append((rust_version(version), compiler, library, version))
        if not found or max(found)[0] < OLDEST:
            have = ", ".join(f"{c} {v}" for _, c, _, v in sorted(found)) or "none"
            raise Missing(f"a Rust of {'.'.join(map(str, OLDEST))} or newer for {self.architecture}; apt has {have}")
        return max(found)

    def unpack(self, compiler, library, version):
        """The compiler with all that it needs and this machine lacks, and the target's library: in one tree."""
        tree = self.folder / "tree"
        stamp = tree / "version"
        if stamp.exists() and stamp.read_text() == version:
            return tree
        shutil.rmtree(tree, ignore_errors=True)
        archives = self.folder / "cache" / "archives"
        for old in archives.glob("*.deb"):
            old.unlink()
        native = [f"{name}={version}" for name in (compiler, library)]
        fetch = ["apt-get", "install", "-qq", "--yes", "--download-only", "--reinstall", "--no-install-recommends"]
        self.run(*fetch, *native, check=True, stdout=subprocess.DEVNULL)
        foreign = f"{library}:{self.architecture}={version}"
        self.run("apt-get", "download", "-qq", foreign, check=True, cwd=archives)
        for archive in sorted(archives.glob("*.deb")):
            if not NOT_UNPACKED.match(archive.name):
                subprocess.run(["dpkg-deb", "-x", archive, tree], check=True)
        stamp.write_text(version)
        return tree

    def unpack_source(self, tree, compiler, version):
        """Of the sources of a compiler the standard library, where it looks for them."""
        link = tree / "usr/lib/rustlib/src/rust"
        if link.exists():
            return
        source = SOURCES[compiler]
        if version not in self.versions(source, self.native):
            raise Missing(f"{source} {version}, the sources of {compiler}")
        archives = self.folder / "cache" / "archives"
        self.run("apt-get", "download", "-qq", f"{source}={version}", check=True, cwd=archives)
        archive = next(archives.glob(f"{source}_*.deb"))
        unpack = f'dpkg-deb --fsys-tarfile "{archive}" | tar -x -C "{tree}" --wildcards "./usr/src/*/library"'
        subprocess.run(["bash", "-o", "pipefail", "-c", unpack], check=True)
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(next((tree / "usr/src").glob("*/library")).parent)


def ready(architecture=""):
    """apt, the version and the name of the newest compiler, and the tree with it; for this machine alone, with its sources."""
    apt = Apt(architecture)
    apt.update()
    version, compiler, library, package = apt.best()
    if not architecture and version < SUPPORTED:
        raise Missing(f"a Rust of {'.'.join(map(str, SUPPORTED))} or newer; apt has {compiler} {package}")
    tree = apt.unpack(compiler, library, package)
    if not architecture:
        apt.unpack_source(tree, compiler, package)
    return apt, version, f"{compiler} {package}", tree


def rust_version(text):
    major, minor = re.match(r"(?:\d+:)?(\d+)\.(\d+)", text).groups()
    return int(major), int(minor)


def wrapper(folder, tree):
    """A compiler that finds its libraries, where cargo does not see them."""
    path = folder / "rustc"
    libraries = ":".join(str(p) for p in tree.glob("usr/lib/*-linux-gnu*"))
    path.write_text(f'#!/bin/sh\nLD_LIBRARY_PATH="{libraries}" exec "{tree}/usr/bin/rustc" "$@"\n')
    path.chmod(0o755)
    return path


def prefix_of(triple):
    """Of the variables that tell cargo how to compile for a target."""
    return f"CARGO_TARGET_{triple.upper().replace('-', '_')}"


def plain_environment():
    outside = ("RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS", "CARGO_BUILD_TARGET")
    return {k: v for k, v in os.environ.items() if k not in outside}


def environment(target, folder, tree, version):
    prefix, environment = prefix_of(target.triple), plain_environment()
    # Code that this CPU has no use for says why it is there.
    flags = "-Dunused"
    if version < SUPPORTED:
        environment["RUSTC_BOOTSTRAP"] = "1"
        flags += f" -Zcrate-attr=feature({SWITCHES})"
    if not target.architecture:
        environment |= {"RUSTC_BOOTSTRAP": "1", "CARGO_UNSTABLE_BUILD_STD": "std"}
    return environment | {
        "WINEPREFIX": str(folder / "wine"),
        "WINEDEBUG": "-all",
        "RUSTC": str(wrapper(folder, tree)),
        "CARGO_TARGET_DIR": str(folder / "target"),
        f"{prefix}_LINKER": target.linker,
        f"{prefix}_RUSTFLAGS": flags,
    }


def manifest():
    """What cargo knows of the package."""
    found = json.loads(output("cargo", "metadata", "--locked", "--no-deps", "--format-version", "1", cwd=ROOT))["packages"]
    return next(package for package in found if package["name"] == "bezout")


def all_features(version):
    """All of the library's, but for a compiler that is too old for crates of some: no switch of ours reaches other crates."""
    package = manifest()
    newer = {name for name, rust in package["metadata"]["newer-rust"].items() if version < rust_version(rust)}
    # Cargo's own list: an optional crate that no feature names is one too.
    return ["--features", ",".join(sorted(package["features"].keys() - newer))] if newer else ["--all-features"]


def sources(folder, version):
    """The workspace; for an old compiler a copy, where the hint that it lacks is a function."""
    if version >= SUPPORTED:
        return ROOT
    copy = folder / "source"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns("target", ".git", ".venv", "__pycache__"))
    library = copy / "crates" / "bezout" / "src"
    for path in library.rglob("*.rs"):
        text = path.read_text()
        changed = HINT.sub(lambda m: ("use core::hint::black_box; " if m[1] else "") + "use crate::word::select;", text)
        if path.name == "word.rs":
            changed += WITHOUT_HINT
        if changed != text:
            path.write_text(changed)
            # What is as old as its original is not compiled again.
            shutil.copystat(ROOT / path.relative_to(copy), path)
    return copy


# Programs that can take a share of their cases, other ones for each seed: one case in SHARE.
SHARED, SHARE = ("differential", "exhaustive"), 8
# Seconds of CPU of one test program, and how many more by the clock: on a busy machine none fails for that.
LIMIT, PATIENCE = 1800, 4
# Programs: unit tests of the library and of `bezout-large`, and the files of tests.
UNIT, LARGE = "bezout", "bezout_large"
TESTS = sorted(path.stem for path in (ROOT / "crates/bezout/tests").glob("*.rs"))
PROGRAMS = (UNIT, LARGE, *TESTS)


def share_of(program, emulated, only):
    """What `BEZOUT_SHARE` says to a program, or nothing if it takes all cases."""
    if program not in SHARED:
        return ""
    today = f"{SHARE}:{int(time.time() // 86400)}" if emulated and only == [""] else ""
    return os.environ.get("BEZOUT_SHARE", today)


def programs(environment, folder, *command):
    """The test programs that cargo builds, by their names."""
    text = output("cargo", "test", *command, "--no-run", "--message-format", "json-render-diagnostics", cwd=folder, env=environment)
    messages = (json.loads(line) for line in text.splitlines() if line.startswith("{"))
    return {m["target"]["name"]: m["executable"] for m in messages if m.get("executable")}


def control(target, binary, variables=None):
    """The tests are the target's and do run in the emulator, and one that fails does fail there."""
    head = Path(binary).read_bytes()[:1024]
    if head[:2] == b"MZ":
        at = int.from_bytes(head[60:64], "little") + 4
        found = 0, int.from_bytes(head[at : at + 2], "little")
    else:
        found = head[4], int.from_bytes(head[18:20], "little" if head[5] == 1 else "big")
    if found != (target.elf_class, target.elf_machine):
        raise Missing(f"a binary for {target.triple}: {binary} is none")
    # An unknown option is an error of the test program, which the emulator has to pass on.
    starter, _ = target.starter
    command = [*starter, binary, "--no-such-option"]
    if subprocess.run(command, stderr=subprocess.DEVNULL, timeout=LIMIT, env=variables).returncode == 0:
        raise Missing(f"an emulator that passes failures on: {starter[0]} turned an error into success")


def run_program(command, limit, **options):
    """Of a test program within a limit in seconds of CPU: tests that passed, and that failed, and a line that says what it did."""
    def used():
        return sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])

    start = used()
    # The kernel says by a signal of its own that a limit is reached: it counts in ticks, and its sum for us is another.
    options |= {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 60))}
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * limit, **options)
    except subprocess.TimeoutExpired:
        return 0, 1, f"did not end in {PATIENCE * limit} s"
    seconds = used() - start
    if done.returncode == -signal.SIGXCPU:
        return 0, 1, f"did not end in {limit} s of CPU\n{done.stdout[-3000:]}"
    results = re.findall(r"^test result: \w+\. (\d+) passed; (\d+) failed", done.stdout, re.MULTILINE)
    passed, failed = (sum(int(pair[i]) for pair in results) for i in range(2))
    line = f"{passed} passed, {failed} failed, {seconds:.0f} s"
    # A program without a test has said nothing.
    if done.returncode == 0 and passed > 0 and failed == 0:
        return passed, 0, line
    return passed, failed or 1, f"{line}, code {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"


def test(name, only):
    """Counts of tests that pass and that fail, as they run."""
    target = TARGETS[name]
    require(target)
    apt, version, compiler, tree = ready(target.architecture)
    print(f"{name}: {compiler}" + ("" if version >= SUPPORTED else ", what is newer switched on or replaced"), flush=True)
    variables = environment(target, apt.folder, tree, version)
    folder = sources(apt.folder, version)
    common = ["--locked", "--target", target.triple, "--ignore-rust-version"]
    library = [*common, "--lib", "--package", "bezout"]
    for features in ([], ["--no-default-features"]):
        done = subprocess.run(["cargo", "check", *library, *features], cwd=folder, env=variables)
        yield 0, int(done.returncode != 0)
    wanted = [name for name in PROGRAMS if any(text in name for text in only)]
    # The control runs one of them.
    tests = [part for name in {*wanted, "registry"} & set(TESTS) for part in ("--test", name)]
    if UNIT in wanted:
        tests.append("--lib")
    found = programs(variables, folder, *common, "--package", "bezout", *tests, *all_features(version))
    if not target.elf_class:
        beside = Path(found["registry"]).with_name("bcryptprimitives.dll")
        subprocess.run([target.linker, "-shared", "-o", beside, "-x", "c", "-", "-ladvapi32"], input=RANDOM, text=True, check=True)
    control(target, found["registry"], variables)
    if LARGE in wanted:
        found |= programs(variables, folder, *common, "--lib", "--package", "bezout-large")
    starter, how = target.starter
    print(f"{name}: run {how}", flush=True)
    for program, binary in sorted(found.items()):
        if program in wanted:
            share = share_of(program, target.is_emulated, only)
            told = variables | ({"BEZOUT_SHARE": share} if share else {})
            passed, failed, line = run_program([*starter, binary], LIMIT, cwd=folder / "crates" / "bezout", env=told)
            print(f"{name} {program}{', share ' + share if share else ''}: {line}", flush=True)
            yield passed, failed
    if missing := [name for name in wanted if name not in found]:
        raise Missing(f"{', '.join(missing)}: cargo built no such program")


# What needs no standard library beyond `alloc`.
FEATURES = "kernels,operators,ct,zeroize,crypto-bigint"


def compiled(triples):
    """Whether the library compiles for each, as counts; a line for each says what became of it."""
    apt, _, _, tree = ready()
    variables = plain_environment() | {
        "RUSTC": str(wrapper(apt.folder, tree)),
        # The switch that compiles `core` too is one of nightly compilers.
        "RUSTC_BOOTSTRAP": "1",
        "CARGO_TARGET_DIR": str(apt.folder / "checked"),
    }
    for triple in triples:
        start, failed = time.monotonic(), []
        for features in (["--no-default-features"], ["--features", FEATURES]):
            command = ["cargo", "check", "--locked", "--quiet", "--package", "bezout", "--lib", "--target", triple]
            command += ["--ignore-rust-version", "-Z", "build-std=core,alloc", *features]
            done = subprocess.run(command, cwd=ROOT, env=variables | {f"{prefix_of(triple)}_RUSTFLAGS": "-Dunused"})
            failed += [" ".join(features)] if done.returncode else []
        result = f"does not compile with {', '.join(failed)}" if failed else "compiles"
        print(f"{triple}: {result}, {time.monotonic() - start:.0f} s", flush=True)
        yield int(not failed), int(bool(failed))


def main():
    known = [*TARGETS, *COMPILED]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print the targets and stop")
    parser.add_argument("--only", action="append", metavar="TEXT", help="a test program whose name contains TEXT; may be repeated")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"{', '.join(known)}; all of them if none is named")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(known))
        return 0
    if unknown := [t for t in arguments.targets if t not in known]:
        parser.error(f"TARGET: {', '.join(unknown)} unknown; accepted are {', '.join(known)}")
    only = arguments.only or [""]
    if none := [text for text in only if not any(text in name for name in PROGRAMS)]:
        parser.error(f"--only: no name contains {', '.join(none)}; there are {', '.join(PROGRAMS)}")
    targets = arguments.targets or known
    # Those that are compiled alone share a compiler.
    parts = [(name, lambda name=name: test(name, only)) for name in TARGETS if name in targets]
    if triples := [triple for triple in COMPILED if triple in targets]:
        parts.append((", ".join(triples), lambda: compiled(triples)))
    passed = failed = 0
    for name, part in parts:
        try:
            for right, wrong in part():
                passed, failed = passed + right, failed + wrong
        except (Missing, subprocess.CalledProcessError) as problem:
            print(f"{name}: NOT RUN: {problem}", flush=True)
            failed += 1
    print(f"{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
