#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Instructions and modelled cycles on AArch64, of bezout beside s2n-bignum.

    python3 bench/arm/run.py [--only TEXT] [--json]

builds `src/main.rs` for AArch64 by the compiler of `tools/cross.py`, with routines of s2n-bignum out of the package `aws-lc-sys`
whose version bench/Cargo.lock says, and runs it in QEMU under the plugin `trace.c`. Instructions are those that were executed,
exactly. Cycles are what llvm-mca's models of Neoverse N1, V1 and V2 say of the executed trace: they know neither caches nor wrong
predictions, and were not compared with hardware here.
"""

import argparse
import json
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import cross  # noqa: E402

TARGET = cross.TARGETS["aarch64"]
# Debian's package of a version whose models have all three cores.
LLVM = 22
CORES = ("neoverse-n1", "neoverse-v1", "neoverse-v2")
# Instructions of the longest trace that is modelled: each core takes seconds for as many.
MODELLED = 100_000
SOURCES = (
    "curve25519/bignum_inv_p25519", "curve25519/bignum_mul_p25519", "curve25519/bignum_mul_p25519_alt",
    "p256/bignum_montmul_p256", "p256/bignum_montmul_p256_alt",
    "p384/bignum_inv_p384", "p384/bignum_montmul_p384", "p384/bignum_montmul_p384_alt",
    "p521/bignum_inv_p521", "p521/bignum_montmul_p521", "p521/bignum_montmul_p521_alt",
    "generic/bignum_modinv", "generic/bignum_coprime",
)  # fmt: skip
# A branch is modelled as one to the next instruction of the trace; what is relative to its own place gets another one.
BRANCHES = re.compile(r"^(bl?|blr|br|ret)\b.*$")
CONDITIONAL = re.compile(r"^(b\.\w+)\b.*$")
COMPARED = re.compile(r"^((?:cb|tb)n?z\b.*, ?)\S+$")


def require():
    cross.require(TARGET)
    tools = {f"llvm-mca-{LLVM}": f"llvm-{LLVM}", f"llvm-objdump-{LLVM}": f"llvm-{LLVM}", "gcc": "gcc"}
    missing = sorted({package for tool, package in tools.items() if not shutil.which(tool)})
    if missing and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], stdout=subprocess.DEVNULL)
    if missing := sorted({package for tool, package in tools.items() if not shutil.which(tool)}):
        raise cross.Missing(f"Debian packages {', '.join(missing)}")


def package(name):
    """The sources of a package that the benchmark's lock file names, by cargo."""
    arguments = ["--locked", "--format-version", "1", "--features", "aws-lc", "--manifest-path", str(ROOT / "bench" / "Cargo.toml")]
    packages = json.loads(cross.output("cargo", "metadata", *arguments))["packages"]
    [found] = [one for one in packages if one["name"] == name]
    return Path(found["manifest_path"]).parent, found["version"]


def peers(folder):
    """The objects of s2n-bignum, and the version of the package that has them."""
    source, version = package("aws-lc-sys")
    root = source / "aws-lc" / "third_party" / "s2n-bignum" / "s2n-bignum-imported"
    # The import into AWS-LC includes a list of prefixed names; without prefixes it is empty.
    (folder / "openssl").mkdir()
    (folder / "openssl" / "boringssl_prefix_symbols_asm.h").touch()
    objects = []
    for name in SOURCES:
        objects.append(folder / (Path(name).name + ".o"))
        include = [f"-I{root / 'include'}", f"-I{folder}"]
        subprocess.run([TARGET.linker, "-c", *include, root / "arm" / f"{name}.S", "-o", objects[-1]], check=True)
    return objects, version


def build(folder, objects):
    apt, version, compiler, tree = cross.ready(TARGET.architecture)
    environment = cross.environment(TARGET, apt.folder, tree, version)
    flags = f"CARGO_TARGET_{TARGET.triple.upper().replace('-', '_')}_RUSTFLAGS"
    # At a fixed place, so that addresses of the file are those of the trace.
    environment[flags] += " -Crelocation-model=static -Ctarget-feature=+crt-static" + "".join(f" -Clink-arg={o}" for o in objects)
    target = apt.folder / "bench"
    command = ["cargo", "build", "--quiet", "--locked", "--profile", "small", "--ignore-rust-version", "--target", TARGET.triple]
    subprocess.run([*command, "--manifest-path", HERE / "Cargo.toml", "--target-dir", target], env=environment, check=True)
    return target / TARGET.triple / "small" / "bezout-bench-arm", compiler


def traces(folder, exe):
    """For each operation its name, whose it is, and the addresses of the instructions."""
    plugin, log = folder / "libtrace.so", folder / "trace"
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", HERE / "trace.c", "-o", plugin], check=True)
    symbols = dict(line.split()[::-2] for line in cross.output("aarch64-linux-gnu-nm", str(exe)).splitlines() if len(line.split()) == 3)
    marks = f"start=0x{symbols['mark_start']},end=0x{symbols['mark_end']}"
    names = cross.output(TARGET.emulator, "-plugin", f"{plugin},{marks},out={log}", str(exe)).splitlines()
    found, section = [], []
    for (word,) in struct.iter_unpack("<Q", log.read_bytes()):
        if word:
            section.append(word)
        else:
            # The first ones are the rest of the mark.
            found.append(section)
            section = []
    assert len(found) == len(names), "a mark is missing"
    return [(*name.split("\t"), section) for name, section in zip(names, found)]


def texts(exe):
    """Instructions by their addresses."""
    found = {}
    for line in cross.output(f"llvm-objdump-{LLVM}", "-d", "--no-show-raw-insn", str(exe)).splitlines():
        if m := re.match(r"\s*([0-9a-f]+):\s+(\S.*)", line):
            found[int(m[1], 16)] = m[2].split("//")[0].split("<")[0].strip().replace("\t", " ")
    return found


def modelled(text):
    """The instruction as llvm-mca reads it without its place."""
    if BRANCHES.match(text):
        return "b #4"
    text = CONDITIONAL.sub(r"\1 #4", text)
    text = COMPARED.sub(r"\1#4", text)
    if text.startswith("adr"):
        return re.sub(r",.*", ", #0", text)
    return "nop" if text.startswith(("mrs", "msr")) else text


def cycles(folder, number, lines, core):
    path = folder / f"{number}-{core}.s"
    path.write_text("\n".join(lines) + "\n")
    options = [f"-mcpu={core}", "-mtriple=aarch64-linux-gnu", "-iterations=1", "-instruction-info=0", "-resource-pressure=0"]
    done = subprocess.run([f"llvm-mca-{LLVM}", *options, path], capture_output=True, text=True)
    if not (m := re.search(r"Total Cycles:\s+(\d+)", done.stdout)):
        raise SystemExit(f"llvm-mca: {done.stderr[:500]}")
    return int(m[1])


def measure(only):
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        folder = Path(folder)
        objects, version = peers(folder)
        exe, compiler = build(folder, objects)
        known, rows = texts(exe), []
        for number, (operation, whose, section) in enumerate(traces(folder, exe)):
            if any(text in operation for text in only):
                lines = [modelled(known[place]) for place in section]
                cores = CORES if len(lines) <= MODELLED else ()
                modelled_cycles = pool.map(lambda core: cycles(folder, number, lines, core), cores)
                rows.append((operation, whose, len(lines), dict(zip(cores, modelled_cycles))))
    return rows, f"aws-lc-sys {version}, {compiler}, llvm-mca {LLVM}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", metavar="TEXT", help="operations whose names contain TEXT; may be repeated")
    parser.add_argument("--json", action="store_true", help="a line for each row")
    options = parser.parse_args()
    try:
        require()
        rows, versions = measure(options.only or [""])
    except (cross.Missing, subprocess.CalledProcessError) as problem:
        print(f"bench-arm: NOT RUN: {problem}", file=sys.stderr)
        return 1
    if options.json:
        for operation, whose, count, found in rows:
            print(json.dumps({"operation": operation, "whose": whose, "instructions": count, "modelled_cycles": found}))
        return 0
    print(f"Executed instructions, and cycles modelled by llvm-mca, not measured: {versions}.\n")
    heads = [core.removeprefix("neoverse-").upper() for core in CORES]
    print(f"{'operation':26} {'whose':24} {'instructions':>12}" + "".join(f" {head:>8}" for head in heads))
    for operation, whose, count, found in rows:
        print(f"{operation:26} {whose:24} {count:12,}" + "".join(f" {found[core]:8,}" if found else f" {'-':>8}" for core in CORES))
    return 0


if __name__ == "__main__":
    sys.exit(main())
