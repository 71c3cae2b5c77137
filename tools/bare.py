# SPDX-License-Identifier: MIT OR Apache-2.0
"""A Rust for targets without an operating system, of Debian's packages: a compiler, and the standard library for it.

Debian has a compiler and the sources of its standard library in one version. They are taken and unpacked as for
`tools/cross.py`; `core` and `alloc` are compiled once, as those of a release are.
"""

import os
import shutil
import subprocess

import cross

# Of the compiler's package, by its name.
SOURCES = {"rustc": "rust-src", "rustc-web": "rust-web-src"}
LIBRARIES = ("core", "alloc", "compiler_builtins")
# A switch of the compiler, so that whole programs can be optimized with the standard library.
WITH_BITCODE = "-Cembed-bitcode=yes"


def compiler(target, package):
    """A compiler that knows the target, and its version; the standard library is compiled if it is not there.

    Cargo wants a package to compile it for: the folder of one that needs the crate `subtle` and no other.
    """
    apt = cross.Apt(subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip())
    apt.update()
    version, name, library, release = apt.best()
    source = SOURCES[name]
    if version < cross.SUPPORTED:
        raise cross.Missing(f"a Rust of {'.'.join(map(str, cross.SUPPORTED))} or newer; apt has {name} {release}")
    if release not in apt.versions(source, apt.native):
        raise cross.Missing(f"{source} {release}, the sources of {name}")
    tree = apt.unpack(name, library, release)
    rustc = cross.wrapper(apt.folder, tree)
    place = tree / "usr/lib/rustlib" / target / "lib"
    if not place.exists():
        unpack_source(apt, tree, source, release)
        compile_standard_library(rustc, target, package, apt.folder / target, place)
    return rustc, f"{name} {release}"


def unpack_source(apt, tree, source, release):
    """Of the sources the standard library, where the compiler looks for it."""
    archives = apt.folder / "cache" / "archives"
    apt.run("apt-get", "download", "-qq", f"{source}={release}", check=True, cwd=archives)
    archive = next(archives.glob(f"{source}_*.deb"))
    unpack = f'dpkg-deb --fsys-tarfile "{archive}" | tar -x -C "{tree}" --wildcards "./usr/src/*/library"'
    subprocess.run(["bash", "-o", "pipefail", "-c", unpack], check=True)
    link = tree / "usr/lib/rustlib/src/rust"
    if not link.exists():
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(next((tree / "usr/src").glob("*/library")).parent)


def compile_standard_library(rustc, target, package, folder, place):
    shutil.rmtree(folder, ignore_errors=True)
    # The switch is one of nightly compilers; a package without dependencies is what is compiled with it.
    command = ["cargo", "build", "--release", "--quiet", "--locked", "--package", "subtle", "--target", target, "--target-dir", folder]
    command += ["-Z", f"build-std={','.join(LIBRARIES[:2])}", "-Z", "build-std-features=compiler-builtins-mem"]
    environment = {**plain_environment(), "RUSTC": str(rustc), "RUSTC_BOOTSTRAP": "1", "RUSTFLAGS": WITH_BITCODE}
    # The package's own profile may have bitcode alone.
    environment["CARGO_PROFILE_RELEASE_LTO"] = "false"
    subprocess.run(command, cwd=package, env=environment, check=True)
    found = [next((folder / target / "release/deps").glob(f"lib{name}-*.rlib")) for name in LIBRARIES]
    place.mkdir(parents=True)
    for path in found:
        shutil.copy(path, place)


def plain_environment():
    outside = ("RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_RUSTFLAGS", "CARGO_BUILD_TARGET")
    return {k: v for k, v in os.environ.items() if k not in outside and not k.startswith("CARGO_PROFILE_")}
