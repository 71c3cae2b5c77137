#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that the oldest Rust that the packages promise is enough, or for some features the newer one that their manifest states.

No package of the lock file may state that it needs a newer one, those of optional features included. Clippy looks in our packages,
and in copies of those that state none, for functions of the standard library that are newer, after it has found one that is
planted. The compiler itself is not run: no package of Debian has it. Newer features of the language are not found.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIBRARY = ROOT / "crates" / "bezout"
COPIES = ROOT / "target" / "oldest"
PLANTED = "pub fn f(x: u32) -> bool { x.checked_ilog2().is_some_and(|y| y.is_multiple_of(2)) }\n"
# Of a manifest what only serves a package's own tests, and what it says to the lint.
DROPPED = re.compile(r"^\[+(?:target\..*\.)?(?:dev-dependencies|lints|test|bench|example|package\.metadata)\b.*?(?=^\[|\Z)", re.MULTILINE | re.DOTALL)


def number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")[:2]))


def metadata(*options: str) -> dict:
    command = ["cargo", "metadata", "--format-version", "1", "--locked", *options]
    return json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)


def exceptions() -> dict[str, str]:
    """Features of the library, with the Rust that their crates need."""
    return tomllib.loads((LIBRARY / "Cargo.toml").read_text())["package"]["metadata"]["newer-rust"]


def allowed(oldest: str) -> list[tuple[dict, str, list[str]]]:
    """Each package of the lock file with the newest Rust that it may need, and its features.

    Without options Cargo leaves out packages of features that are not on by default."""
    whole, newer = metadata("--all-features"), exceptions()
    ours = [p for p in whole["packages"] if p["id"] in whole["workspace_members"]]
    names = [f"{p['name']}/{feature}" for p in ours for feature in p["features"] if feature not in newer]
    without = {p["id"] for p in metadata("--features", ",".join(names))["packages"]}
    used = {node["id"]: node["features"] for node in whole["resolve"]["nodes"]}
    newest = max([oldest, *newer.values()], key=number)
    return [(p, oldest if p["id"] in without else newest, used[p["id"]]) for p in whole["packages"]]


def stated(rows: list[tuple[dict, str, list[str]]]) -> list[str]:
    """Packages that state that they need a newer Rust than they may."""
    wrong = [p for p, most, _ in rows if p["rust_version"] and number(p["rust_version"]) > number(most)]
    return [f"{p['name']} {p['version']} needs Rust {p['rust_version']}" for p in wrong]


def clippy(folder: Path, target: Path, *options: str, lints: tuple[str, ...] = ()) -> subprocess.CompletedProcess:
    command = ["cargo", "clippy", "--target-dir", str(target), *options, "--", *lints, "-D", "clippy::incompatible_msrv"]
    return subprocess.run(command, cwd=folder, stderr=subprocess.PIPE, text=True)


def copied(package: dict, most: str) -> Path:
    """A package of others that states a Rust."""
    folder = COPIES / "packages" / f"{package['name']}-{package['version']}"
    # Which compiler its authors work with is none of ours.
    own = shutil.ignore_patterns("rust-toolchain*", ".cargo")
    shutil.copytree(Path(package["manifest_path"]).parent, folder, ignore=own)
    manifest = folder / "Cargo.toml"
    text = DROPPED.sub("", manifest.read_text())
    manifest.write_text(text.replace("[package]\n", f'[package]\nrust-version = "{most}"\n', 1) + "\n[workspace]\n")
    shutil.copy(ROOT / "Cargo.lock", folder)
    return folder


def silent(rows: list[tuple[dict, str, list[str]]]) -> list[str]:
    """Packages that state no Rust, in which clippy finds a function that is newer than they may need."""
    shutil.rmtree(COPIES / "packages", ignore_errors=True)
    wrong = []
    for package, most, features in rows:
        if not package["rust_version"]:
            folder = copied(package, most)
            options = ["--no-default-features", "--features", ",".join(features)]
            done = clippy(folder, COPIES, *options, lints=("-A", "warnings", "-A", "clippy::all"))
            if done.returncode:
                wrong.append(f"{folder.name} with Rust {most}:\n{done.stderr[-3000:]}")
    return wrong


def finds_what_is_planted() -> bool:
    """A function of Rust 1.87 in a package that promises 1.85."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "src").mkdir()
        (folder / "src" / "lib.rs").write_text(PLANTED)
        (folder / "Cargo.toml").write_text('[package]\nname = "planted"\nedition = "2024"\nrust-version = "1.85"\n[workspace]\n')
        done = clippy(folder, folder / "target", "--offline")
        return done.returncode != 0 and "is_multiple_of" in done.stderr


def unsaid() -> list[str]:
    """Features whose line in the library's README does not name the Rust that they need."""
    lines = (LIBRARY / "README.md").read_text().splitlines()
    said = {feature: any(f"`{feature}`" in line and f"Rust {rust}" in line for line in lines) for feature, rust in exceptions().items()}
    return [f"crates/bezout/README.md: no line says that `{feature}` needs it" for feature, found in said.items() if not found]


def main() -> int:
    oldest = re.search(r'^rust-version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.M)[1]
    if not finds_what_is_planted():
        print("clippy does not find a function that is too new", file=sys.stderr)
        return 1
    rows = allowed(oldest)
    if wrong := stated(rows) + unsaid() or silent(rows):
        print("\n".join(wrong), file=sys.stderr)
        return 1
    done = clippy(ROOT, ROOT / "target", "--offline", "--locked", "--workspace", "--all-features")
    print(done.stderr[-4000:], file=sys.stderr)
    if done.returncode == 0:
        newer = ", ".join(f"feature {feature} {rust}" for feature, rust in exceptions().items())
        print(f"nothing needs more than Rust {oldest}; {newer}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
