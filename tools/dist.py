#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds what users of the command install: a tarball and a Debian package, in target/dist.

    tools/dist.py             (or: make dist)
    tools/dist.py --check     installs each in a folder where nothing is, runs it there, and removes it again

Both have the command, its manual page, completions for bash, zsh and fish, and the licenses. The check also installs with
`cargo install`, which must give no warning.
"""

import argparse
import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "target" / "dist"
COMMAND = ROOT / "target" / "release" / "bezout"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# Where shells look, below /usr/share.
COMPLETIONS = {
    "bash": "bash-completion/completions/bezout",
    "zsh": "zsh/vendor-completions/_bezout",
    "fish": "fish/vendor_completions.d/bezout.fish",
}


def run(*command, **options) -> str:
    options = {"check": True, "text": True, "stdout": subprocess.PIPE} | options
    return subprocess.run(list(map(str, command)), **options).stdout


def version() -> str:
    return re.search(r'^version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.M)[1]


def stage(folder: Path) -> None:
    """The files as they lie below /usr."""
    (folder / "bin").mkdir(parents=True)
    shutil.copy2(COMMAND, folder / "bin" / "bezout")
    manual = folder / "share" / "man" / "man1" / "bezout.1.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(gzip.compress(run(COMMAND, "man").encode(), mtime=0))
    for shell, name in COMPLETIONS.items():
        path = folder / "share" / name
        path.parent.mkdir(parents=True)
        path.write_text(run(COMMAND, "completions", shell))
    licenses = folder / "share" / "doc" / "bezout"
    licenses.mkdir(parents=True)
    texts = [(ROOT / f"LICENSE-{name}").read_text() for name in ("APACHE", "MIT")]
    (licenses / "copyright").write_text("Licensed under either of these, at your option.\n\n" + "\n\n".join(texts))


def tarball(name: str, usr: Path) -> Path:
    path = DIST / f"{name}.tar.gz"

    def by_root(info):
        info.uid = info.gid = info.mtime = 0
        info.uname = info.gname = "root"
        return info

    with open(path, "wb") as raw, gzip.GzipFile("", "wb", mtime=0, fileobj=raw) as zipped:
        with tarfile.open(mode="w", fileobj=zipped) as archive:
            archive.add(usr, name, filter=by_root)
    return path


def debian(folder: Path) -> Path:
    """The package, from a folder with `usr`."""
    architecture = ARCHITECTURES[platform.machine()]
    glibc = max(tuple(map(int, found)) for found in re.findall(rb"GLIBC_(\d+)\.(\d+)", COMMAND.read_bytes()))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
    control = folder / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        f"Package: bezout\nVersion: {version()}\nArchitecture: {architecture}\nSection: math\nPriority: optional\n"
        "Maintainer: The Bezout authors <bezout@localhost>\n"
        f"Depends: libc6 (>= {glibc[0]}.{glibc[1]}), libgcc-s1\nInstalled-Size: {size}\n"
        "Description: greatest common divisors, modular inverses and quadratic symbols\n"
        " The command computes them for integers of any length, in binary fields and in the\n"
        " rings of NTRU, in constant time or as fast as the values allow.\n"
    )
    path = DIST / f"bezout_{version()}_{architecture}.deb"
    run("dpkg-deb", "--root-owner-group", "--build", folder, path)
    return path


def build() -> tuple[Path, Path]:
    """The tarball and the package."""
    run("cargo", "build", "--release", "--locked", "--package", "bezout-cli", "--all-features", cwd=ROOT)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        stage(Path(folder) / "usr")
        name = f"bezout-{version()}-{platform.machine()}-{platform.system().lower()}"
        made = tarball(name, Path(folder) / "usr"), debian(Path(folder))
    for path in made:
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size} bytes")
    return made


def runs(root: Path) -> None:
    """Whether what is below this folder is the command, with its pages."""
    found = run(root / "bin" / "bezout", "invert", "--quiet", "3", "--modulus", "7")
    if found != "5\n":
        raise SystemExit(f"{root}: {found!r} is not the inverse of 3 modulo 7")


def has_pages(root: Path) -> None:
    for name in ["man/man1/bezout.1.gz", "doc/bezout/copyright", *COMPLETIONS.values()]:
        if not (root / "share" / name).stat().st_size:
            raise SystemExit(f"{root}: {name} is empty")
    page = gzip.decompress((root / "share/man/man1/bezout.1.gz").read_bytes()).decode()
    if ".TH bezout 1" not in page:
        raise SystemExit("the manual page is none")
    run("bash", "-n", root / "share" / COMPLETIONS["bash"])


def files(root: Path) -> list[Path]:
    return sorted(path for path in root.rglob("*") if path.is_file())


def check_tarball(path: Path, root: Path) -> None:
    with tarfile.open(path) as archive:
        archive.extractall(root, filter="data")
    (folder,) = root.iterdir()
    runs(folder)
    has_pages(folder)


def check_debian(path: Path, root: Path) -> None:
    """With a database of its own, in which nothing else is installed."""
    (root / "var/lib/dpkg").mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    dpkg = ["dpkg", "--root", root, "--force-depends", "--force-not-root", "--log=/dev/null"]
    run(*dpkg, "--install", path, stderr=subprocess.DEVNULL)
    runs(root / "usr")
    has_pages(root / "usr")
    run(*dpkg, "--purge", "bezout", stderr=subprocess.DEVNULL)
    if left := files(root / "usr"):
        raise SystemExit(f"the Debian package leaves {left[0]}")


def check_cargo(root: Path) -> None:
    install = ["cargo", "install", "--locked", "--offline", "--path", "crates/bezout-cli", "--root", root]
    said = subprocess.run([*map(str, install), "--target-dir", str(ROOT / "target")], cwd=ROOT, stderr=subprocess.PIPE, text=True)
    # That the folder is not on the path is what was asked for.
    text = re.sub(r"warning: be sure to add .*\n", "", said.stderr)
    if said.returncode or "warning" in text:
        raise SystemExit(f"cargo install: {text}")
    runs(root)
    run("cargo", "uninstall", "--root", root, "bezout-cli", stderr=subprocess.DEVNULL)
    if left := [path for path in files(root) if "bin" in path.parts]:
        raise SystemExit(f"cargo uninstall leaves {left[0]}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    archive, package = build()
    if args.check:
        for check, *arguments in [(check_tarball, archive), (check_debian, package), (check_cargo,)]:
            with tempfile.TemporaryDirectory() as folder:
                check(*arguments, Path(folder))
        print("3 passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
