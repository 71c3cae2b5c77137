#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks what the project is built from, and that a build says nothing but its source.

    tools/supply.py [--builds]

`--builds` does the third alone.

1. Every lock file is the one of its manifests.
2. `cargo deny` accepts bans, sources and licenses by deny.toml. It does not look for advisories: their database is on the
   network.
3. Two clean builds of the library, from two folders, have equal objects. A third one, of changed source, has others.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "target" / "supply"
DENY = PLACE / "cargo-deny"
VERSION = "0.20.2"

# What the project is compared with has licenses of its own, and nothing of it ships.
COMPARED = {"bench", "tools"}


def tracked(*patterns: str) -> list[str]:
    out = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    return [line for line in out.splitlines() if (ROOT / line).is_file()]


def cargo(*arguments: str, folder: Path = ROOT, program: str = "cargo", **environment: str) -> bool:
    done = subprocess.run([program, *arguments], cwd=folder, env={**os.environ, **environment})
    return done.returncode == 0


def deny() -> str:
    """The program, which is built once."""
    program = DENY / "bin" / "cargo-deny"
    if not program.exists():
        place = ["--root", str(DENY), "--target-dir", str(DENY / "target")]
        install = ["install", "cargo-deny", "--version", VERSION, "--locked", "--debug", *place]
        if not cargo(*install, CARGO_PROFILE_DEV_DEBUG="0"):
            sys.exit(f"cargo-deny {VERSION} cannot be installed")
    return str(program)


def check_crates() -> int:
    failed, program = 0, deny()
    for lock in tracked("Cargo.lock", "**/Cargo.lock"):
        folder = Path(lock).parent
        manifest = ["--manifest-path", str(ROOT / folder / "Cargo.toml")]
        checks = ["bans", "sources"] + ["licenses"] * (str(folder) not in COMPARED)
        ok = cargo("fetch", "--quiet", "--locked", *manifest)
        options = ["--offline", "--locked", "--config", str(ROOT / "deny.toml"), *manifest]
        ok = ok and cargo(*options, "check", "--hide-inclusion-graph", *checks, program=program)
        print(f"{lock}: {', '.join(checks)}: {'passed' if ok else 'failed'}", flush=True)
        failed += not ok
    return failed


def build(name: str, change: bool = False) -> dict[str, str]:
    """Digests of the objects of a clean build, from a copy of the source in a folder of this name."""
    source, out = PLACE / name, PLACE / f"{name}-build"
    for folder in (source, out):
        shutil.rmtree(folder, ignore_errors=True)
    for file in tracked():
        (source / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, source / file)
    if change:
        file, letter = source / "crates" / "bezout" / "src" / "error.rs", '"modulus is zero'
        file.write_text(file.read_text().replace(letter, letter.upper()))
    remap = f'build.rustflags=["--remap-path-prefix={source}=/bezout"]'
    options = ["--quiet", "--release", "--locked", "--package", "bezout", "--config", remap, "--target-dir", str(out)]
    if not cargo("build", *options, folder=source, CARGO_INCREMENTAL="0"):
        sys.exit("the library does not build")
    objects = sorted((out / "release" / "deps").glob("lib*.r*"))
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in objects}
    shutil.rmtree(source)
    shutil.rmtree(out)
    return digests


def check_builds() -> int:
    first, second, changed = build("one"), build("another"), build("changed", change=True)
    library = [name for name in first if name.startswith("libbezout-")]
    failed = 0
    if not library or first != second:
        differ = sorted(name for name in first | second if first.get(name) != second.get(name))
        print(f"two builds of the same source differ: {', '.join(differ) or 'no library'}")
        failed += 1
    if all(first[name] == changed.get(name) for name in library):
        print("control: a build of changed source has the same objects")
        failed += 1
    if not failed:
        print(f"two builds have equal objects: {' '.join(f'{name} {first[name][:16]}' for name in library)}")
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--builds", action="store_true", help="the equal builds alone")
    failed = (0 if parser.parse_args().builds else check_crates()) + check_builds()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
