#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds the library's tests for other CPUs and runs them in an emulator.

    tools/cross.py [--list] [--only TEXT] [TARGET...]

The compiler and the standard library of a target are Debian's: packages of one version, one for this machine and one
for the target, taken by name from the sources that apt has, with an index of its own. They are unpacked below
target/cross/, not installed: no other architecture has to be added to this machine, and no other Rust on it is touched.
The linker and the emulator are installed by name if they are missing.

Each test program runs by itself, with a limit of its time, and says in a line what became of it. With --only, programs whose names
contain a TEXT.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "target" / "cross"
# Native compiler, library of the target: Debian's own, and the newer one that it builds web browsers with.
FAMILIES = (("rustc", "libstd-rust-dev"), ("rustc-web", "libstd-rust-web-dev"))
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
    architecture: str
    linker: str
    emulator: str
    packages: tuple[str, ...]
    # In the header of an executable: 1 or 2 for 32 or 64 bits, and the number of the CPU's family.
    elf_class: int
    elf_machine: int

    @property
    def root(self):
        """The C library of the target, a Debian cross package."""
        return f"/usr/{self.linker.removesuffix('-gcc')}"


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
}


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
    """apt with an index of its own, for this machine's architecture and one more."""

    def __init__(self, architecture):
        self.folder = FOLDER / architecture
        self.architecture = architecture
        self.native = output("dpkg", "--print-architecture").strip()
        for name in ("lists/partial", "cache/archives/partial"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        configuration = self.folder / "apt.conf"
        configuration.write_text(
            f'APT::Architectures {{ "{self.native}"; "{architecture}"; }};\n'
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


def environment(target, folder, tree, version):
    prefix = f"CARGO_TARGET_{target.triple.upper().replace('-', '_')}"
    outside = ("RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS", "CARGO_BUILD_TARGET")
    environment = {k: v for k, v in os.environ.items() if k not in outside}
    # Code that this CPU has no use for says why it is there.
    flags = "-Dunused"
    if version < SUPPORTED:
        environment["RUSTC_BOOTSTRAP"] = "1"
        flags += f" -Zcrate-attr=feature({SWITCHES})"
    return environment | {
        "RUSTC": str(wrapper(folder, tree)),
        "CARGO_TARGET_DIR": str(folder / "target"),
        f"{prefix}_LINKER": target.linker,
        f"{prefix}_RUNNER": f"{target.emulator} -L {target.root}",
        f"{prefix}_RUSTFLAGS": flags,
    }


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
        if changed != text:
            path.write_text(changed)
    with (library / "word.rs").open("a") as word:
        word.write(WITHOUT_HINT)
    return copy


# Seconds of one test program in the emulator.
LIMIT = 900
# Of `bezout-large` those tests that an emulator runs in seconds.
LARGE = ("cyclic", "signed", "coefficients", "structured")


def programs(environment, folder, *command):
    """The test programs that cargo builds, by their names."""
    text = output("cargo", "test", *command, "--no-run", "--message-format", "json-render-diagnostics", cwd=folder, env=environment)
    messages = (json.loads(line) for line in text.splitlines() if line.startswith("{"))
    return {m["target"]["name"]: m["executable"] for m in messages if m.get("executable")}


def control(target, binary):
    """The tests are the target's and do run in the emulator, and one that fails does fail there."""
    head = Path(binary).read_bytes()[:20]
    if (head[4], head[18]) != (target.elf_class, target.elf_machine):
        raise Missing(f"a binary for {target.triple}: {binary} is none")
    # An unknown option is an error of the test program, which the emulator has to pass on.
    if run_program([target.emulator, "-L", target.root, binary, "--no-such-option"], LIMIT)[0]:
        raise Missing(f"an emulator that passes failures on: {target.emulator} turned an error into success")


def run_program(command, limit, **options):
    """Whether a test program passes within a limit in seconds, and a line that says what it did."""
    start = time.monotonic()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, **options)
    except subprocess.TimeoutExpired:
        return False, f"did not end in {limit} s"
    seconds = f"{time.monotonic() - start:.0f} s"
    results = re.findall(r"^test result: \w+\. (\d+) passed; (\d+) failed", done.stdout, re.MULTILINE)
    passed, failed = (sum(int(pair[i]) for pair in results) for i in range(2))
    # A program without a test has said nothing.
    good = done.returncode == 0 and passed > 0 and failed == 0
    line = f"{passed} passed, {failed} failed, {seconds}"
    return good, line if good else f"{line}, code {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"


def test(name, only):
    target = TARGETS[name]
    require(target)
    apt = Apt(target.architecture)
    apt.update()
    version, compiler, library, package = apt.best()
    print(f"{name}: {compiler} {package}" + ("" if version >= SUPPORTED else ", what is newer switched on or replaced"), flush=True)
    variables = environment(target, apt.folder, apt.unpack(compiler, library, package), version)
    folder = sources(apt.folder, version)
    common = ["--locked", "--target", target.triple, "--ignore-rust-version", "--lib"]
    library = [*common, "--package", "bezout"]
    good = True
    for features in ([], ["--no-default-features"]):
        good &= subprocess.run(["cargo", "check", *library, *features], cwd=folder, env=variables).returncode == 0
    found = programs(variables, folder, *library, "--tests", "--all-features")
    control(target, found["registry"])
    found = {name: (binary, ()) for name, binary in found.items()}
    (large,) = programs(variables, folder, *common, "--package", "bezout-large").values()
    found["bezout_large"] = large, LARGE
    for program, (binary, filters) in sorted(found.items()):
        if any(text in program for text in only):
            command = [target.emulator, "-L", target.root, binary, *filters]
            passed, line = run_program(command, LIMIT, cwd=folder / "crates" / "bezout", env=variables)
            print(f"{name} {program}: {line}", flush=True)
            good &= passed
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print the targets and stop")
    parser.add_argument("--only", action="append", metavar="TEXT", help="a test program whose name contains TEXT; may be repeated")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"{', '.join(TARGETS)}; all of them if none is named")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(TARGETS))
        return 0
    if unknown := [t for t in arguments.targets if t not in TARGETS]:
        parser.error(f"TARGET: {', '.join(unknown)} unknown; accepted are {', '.join(TARGETS)}")
    good = True
    for name in arguments.targets or TARGETS:
        try:
            good &= test(name, arguments.only or [""])
        except (Missing, subprocess.CalledProcessError) as problem:
            print(f"{name}: NOT RUN: {problem}", flush=True)
            good = False
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
