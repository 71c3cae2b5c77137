#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks that every package can be published as it is, and packs all of them, in the order of their dependencies.

    tools/packages.py               packs without a network, into target/package
    tools/packages.py --build       builds each from its package too
    tools/packages.py --release     refuses packages without the address of the repository
    tools/packages.py --order       prints the names in the order in which they are published

Cargo resolves what they need of each other among themselves, so that no registry has to have them.
"""

import argparse
import json
import re
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "target" / "package"
# crates.io refuses more.
MOST_KEYWORDS, MOST_CATEGORIES, MOST_BYTES = 5, 5, 10 << 20
# In each package, as whoever has one of them has no other file. In the tree they are links to those of the project.
LICENSES = ("LICENSE-APACHE", "LICENSE-MIT")
# What is packed by other tools, or is a workspace of its own.
ALONE = ("crates/bezout-rug", "bindings/python", "rtl")
LINK = re.compile(r"\]\(([^)\s]+)")


def workspace() -> list[dict]:
    """The packages of the workspace that may be published."""
    command = ["cargo", "metadata", "--format-version", "1", "--no-deps", "--locked", "--offline"]
    found = json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)
    return [package for package in found["packages"] if package["publish"] != []]


def in_order(packages: list[dict]) -> list[dict]:
    """Each after all that it needs."""
    names, done = {package["name"] for package in packages}, []
    rest = sorted(packages, key=lambda package: package["name"])
    while rest:
        known = {package["name"] for package in done}
        ready = [p for p in rest if needs(p) & names <= known]
        if not ready:
            raise SystemExit(f"a circle: {', '.join(package['name'] for package in rest)}")
        done += ready
        rest = [package for package in rest if package not in ready]
    return done


def needs(package: dict) -> set[str]:
    """What has to be in a registry before: of what only tests need, Cargo leaves out what has no version."""
    return {d["name"] for d in package["dependencies"] if d["kind"] != "dev" or d["req"] != "*"}


def complaints(package: dict, names: set[str], release: bool) -> list[str]:
    """What is wrong with a manifest and its README."""
    found = []
    for field in ("description", "license", "readme", "rust_version"):
        if not package[field]:
            found.append(f"no {field}")
    for field, most in (("keywords", MOST_KEYWORDS), ("categories", MOST_CATEGORIES)):
        if not 1 <= len(package[field]) <= most:
            found.append(f"{len(package[field])} {field}, accepted are 1 to {most}")
    if (package["metadata"] or {}).get("docs", {}).get("rs", {}).get("all-features") is not True:
        found.append("package.metadata.docs.rs has no all-features = true")
    if release and not (package["repository"] or "").startswith("https://"):
        found.append("no repository: fill in the line of [workspace.package] in Cargo.toml")
    for dependency in package["dependencies"]:
        if dependency["name"] in names and dependency["kind"] != "dev" and dependency["req"] == "*":
            found.append(f"the dependency {dependency['name']} has no version")
    readme = Path(package["manifest_path"]).parent / (package["readme"] or "README.md")
    if not readme.is_file():
        found.append("no README.md")
    else:
        found += [f"README.md links to {link}, which no registry has" for link in relative_links(readme.read_text())]
    return found


def relative_links(text: str) -> list[str]:
    return [link for link in LINK.findall(text) if not re.match(r"https?://|#", link)]


def pack(packages: list[dict], build: bool) -> int:
    command = ["cargo", "package", "--locked", "--offline", "--allow-dirty", "--quiet"]
    command += [] if build else ["--no-verify"]
    command += [option for package in packages for option in ("--package", package["name"])]
    done = subprocess.run(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    # It misses an address of the project, which only its owner can fill in.
    text = re.sub(r"warning: manifest has no documentation, homepage or repository\n(?:  .*\n)+", "", done.stderr)
    if done.returncode or "warning" in text:
        print(text, file=sys.stderr)
        return 1
    return 0


def without_licenses(folder: Path, root: Path = ROOT) -> list[str]:
    """The texts of licenses that are not there, or are not those of the project."""
    found = []
    for name in LICENSES:
        path = folder / name
        if not path.is_file():
            found.append(f"no {name}: link to that of the project")
        elif path.read_bytes() != (root / name).read_bytes():
            found.append(f"{name} is not that of the project")
    return found


def contents(package: dict) -> list[str]:
    """What is wrong with a packed file."""
    path = PLACE / f"{package['name']}-{package['version']}.crate"
    with tarfile.open(path) as archive:
        # A link would point to what nobody else has.
        names = {Path(*Path(member.name).parts[1:]).as_posix() for member in archive if member.isfile()}
    found = [f"no {name}" for name in ("Cargo.toml", "README.md", *LICENSES) if name not in names]
    if path.stat().st_size > MOST_BYTES:
        found.append(f"{path.stat().st_size} bytes, accepted are {MOST_BYTES}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--release", action="store_true")
    parser.add_argument("--order", action="store_true")
    args = parser.parse_args()
    packages = in_order(workspace())
    names = {package["name"] for package in packages}
    if args.order:
        print("\n".join(package["name"] for package in packages))
        return 0
    found = [f"{p['name']}: {what}" for p in packages for what in complaints(p, names, args.release)]
    folders = [Path(p["manifest_path"]).parent for p in packages] + [ROOT / folder for folder in ALONE]
    found += [f"{folder.relative_to(ROOT)}: {what}" for folder in folders for what in without_licenses(folder)]
    if not found and pack(packages, args.build) == 0:
        found = [f"{p['name']}: {what}" for p in packages for what in contents(p)]
        print(f"{len(packages)} packages in {PLACE.relative_to(ROOT)}")
    elif not found:
        found = ["cargo package failed"]
    print("\n".join(found), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
