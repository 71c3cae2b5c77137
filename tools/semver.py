#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compares the public functions of the libraries with those of another commit, by cargo-semver-checks.

    tools/semver.py [COMMIT]      without one: the last tag, or this commit's parent if there is no tag

The tool is built from its registry package into target/semver. What it finds is no error before the first release: the
version does not change between commits. So it has to run to its end, and its findings are printed.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import packages

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "target" / "semver"
# It reads what the documentation tool of the current Rust writes.
TOOL = "cargo-semver-checks@0.51.0"
# The command has no public functions.
WITHOUT_LIBRARY = {"bezout-cli"}


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return done.stdout.strip()


def main() -> int:
    tag = git("describe", "--tags", "--abbrev=0")
    commit = sys.argv[1] if len(sys.argv) > 1 else tag or "HEAD~1"
    install = ["cargo", "install", "--locked", "--quiet", "--root", str(PLACE), "--target-dir", str(PLACE / "build"), TOOL]
    subprocess.run(install, check=True)
    names = [p["name"] for p in packages.workspace() if p["name"] not in WITHOUT_LIBRARY]
    options = [option for name in names for option in ("--package", name)]
    command = [str(PLACE / "bin" / "cargo-semver-checks"), "semver-checks", "--baseline-rev", commit, *options]
    done = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env={**os.environ, "CARGO_TARGET_DIR": str(PLACE / "target")})
    print(done.stdout)
    checked = len(re.findall(r"^\s+Checked", done.stdout, re.M))
    if checked < len(names) or done.returncode and tag:
        return 1
    print(f"{checked} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
