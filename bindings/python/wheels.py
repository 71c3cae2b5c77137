#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Builds wheels and the source distribution into target/python/wheels, and installs each that runs here.

    python3 bindings/python/wheels.py        (or: make wheel)

One file serves every Python from 3.11 on. Wheels are for manylinux2014, by the linker of ziglang, so that they run on every
glibc from 2.17 on; and for musllinux where the Rust target is there or rustup can add it. The source distribution is built
alone, outside of the repository, and its build is called.
"""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PLACE = ROOT / "target" / "python"
WHEELS = PLACE / "wheels"
MANIFEST = ROOT / "bindings" / "python" / "Cargo.toml"
TOOLS = ["maturin==1.16.0", "ziglang==0.17.1"]
CHECK = "import bezout; assert bezout.invert(3, 7) == 5 and bezout.Modulus(17).invert_many([2]) == [9]; "
CHECK += "from bezout._native import byte_functions; assert byte_functions != 'methods'; print('runs')"


def run(*command, **options):
    print("+", *command, flush=True)
    subprocess.run(list(map(str, command)), check=True, **options)


def environment(folder: Path) -> Path:
    """A new environment; its Python."""
    venv.create(folder, with_pip=True, clear=True)
    return folder / "bin" / "python"


def has_target(target: str) -> bool:
    """Whether Rust can build for it, after an attempt to add it."""
    if shutil.which("rustup"):
        subprocess.run(["rustup", "target", "add", target], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    libraries = subprocess.run(["rustc", "--print", "target-libdir", "--target", target], capture_output=True, text=True)
    return libraries.returncode == 0 and any(Path(libraries.stdout.strip()).glob("libstd-*"))


def check_licenses(package: Path) -> None:
    """The texts of both licenses have to be in a wheel, and in the source distribution."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as archive:
            texts = {name.rpartition("/")[2]: archive.read(name) for name in archive.namelist() if "/licenses/" in name}
    else:
        with tarfile.open(package) as archive:
            # Next to what describes the package: there are copies of each crate's beside.
            files = [file for file in archive.getmembers() if file.name.count("/") == 1 and file.isfile()]
            texts = {file.name.rpartition("/")[2]: archive.extractfile(file).read() for file in files}
    for name in "LICENSE-APACHE", "LICENSE-MIT":
        if texts.get(name) != (ROOT / name).read_bytes():
            sys.exit(f"{package.name}: {name} is missing, or is not that of the project")


def check(what: Path, folder: Path, *options: str) -> None:
    """Installs it in a fresh environment, and calls it from a folder where nothing else of that name is."""
    python = environment(folder / "fresh")
    run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *options, what)
    run(python, "-c", CHECK, cwd=folder)


def main() -> int:
    machine = platform.machine()
    tools = environment(PLACE / "tools")
    run(tools, "-m", "pip", "install", "-q", "--disable-pip-version-check", *TOOLS)
    shutil.rmtree(WHEELS, ignore_errors=True)
    build = [tools, "-m", "maturin", "build", "--release", "--locked", "--manifest-path", MANIFEST, "--target-dir", PLACE]
    build += ["--out", WHEELS, "--zig"]
    # maturin looks for ziglang in the Python that is first on the path.
    path = {**os.environ, "PATH": f"{tools.parent}{os.pathsep}{os.environ['PATH']}"}
    missing = []
    for libc, tag in ("gnu", "manylinux2014"), ("musl", "musllinux_1_2"):
        target = f"{machine}-unknown-linux-{libc}"
        if has_target(target):
            run(*build, "--target", target, "--compatibility", tag, env=path)
        else:
            missing.append(f"no wheel for {tag}: Rust has no standard library for {target} here")
    run(tools, "-m", "maturin", "sdist", "--manifest-path", MANIFEST, "--out", WHEELS)
    with tempfile.TemporaryDirectory() as folder:
        for wheel in WHEELS.glob("*manylinux*.whl"):
            check(wheel, Path(folder), "--no-index")
        for source in WHEELS.glob("*.tar.gz"):
            check(source, Path(folder))
    for path in sorted(WHEELS.iterdir()):
        check_licenses(path)
        print(f"{path.name}  {path.stat().st_size // 1024} KB")
    print("\n".join(missing))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
