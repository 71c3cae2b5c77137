# SPDX-License-Identifier: MIT OR Apache-2.0
"""A Rust for targets without an operating system, of Debian's packages: a compiler, and the standard library for it.

Debian has a compiler and the sources of its standard library in one version. They are taken and unpacked as for
`tools/cross.py`; `core` and `alloc` are compiled once, as those of a release are.
"""

import shutil
import subprocess

import cross

LIBRARIES = ("core", "alloc", "compiler_builtins")
# A switch of the compiler, so that whole programs can be optimized with the standard library.
WITH_BITCODE = "-Cembed-bitcode=yes"


def compiler(target, package):
    """A compiler that knows the target, and its version; the standard library is compiled if it is not there.

    Cargo wants a package to compile it for: the folder of one that needs the crate `subtle` and no other.
    """
    apt, _, release, tree = cross.ready()
    rustc = cross.wrapper(apt.folder, tree)
    place = tree / "usr/lib/rustlib" / target / "lib"
    if not place.exists():
        compile_standard_library(rustc, target, package, apt.folder / target, place)
    return rustc, release


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
    return {k: v for k, v in cross.plain_environment().items() if not k.startswith("CARGO_PROFILE_")}
