#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that the oldest Rust that the packages promise is enough.

No dependency of the lock file may need a newer one. Clippy looks for functions of the standard library that are newer, after
it has found one that is planted. The compiler itself is not run: no package of Debian has it. Newer features of the language
are not found.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLANTED = "pub fn f(x: u32) -> bool { x.checked_ilog2().is_some_and(|y| y.is_multiple_of(2)) }\n"


def number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")[:2]))


def dependencies(oldest: str) -> list[str]:
    """Those that need a newer Rust."""
    command = ["cargo", "metadata", "--format-version", "1", "--locked"]
    found = json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)["packages"]
    newer = [p for p in found if p["rust_version"] and number(p["rust_version"]) > number(oldest)]
    return [f"{p['name']} {p['version']} needs Rust {p['rust_version']}" for p in newer]


def clippy(folder: Path, target: Path, *options: str) -> subprocess.CompletedProcess:
    command = ["cargo", "clippy", "--offline", "--target-dir", str(target), *options, "--", "-D", "clippy::incompatible_msrv"]
    return subprocess.run(command, cwd=folder, stderr=subprocess.PIPE, text=True)


def finds_what_is_planted() -> bool:
    """A function of Rust 1.87 in a package that promises 1.85."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "src").mkdir()
        (folder / "src" / "lib.rs").write_text(PLANTED)
        (folder / "Cargo.toml").write_text('[package]\nname = "planted"\nedition = "2024"\nrust-version = "1.85"\n[workspace]\n')
        done = clippy(folder, folder / "target")
        return done.returncode != 0 and "is_multiple_of" in done.stderr


def main() -> int:
    oldest = re.search(r'^rust-version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.M)[1]
    found = dependencies(oldest)
    print("\n".join(found), file=sys.stderr)
    if found:
        return 1
    if not finds_what_is_planted():
        print("clippy does not find a function that is too new", file=sys.stderr)
        return 1
    done = clippy(ROOT, ROOT / "target", "--locked", "--workspace", "--all-features")
    print(done.stderr[-4000:], file=sys.stderr)
    if done.returncode == 0:
        print(f"nothing needs more than Rust {oldest}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
