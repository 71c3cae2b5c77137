# SPDX-License-Identifier: MIT OR Apache-2.0
"""How the binary is built: what users do, and what compilers make other code for."""

import dataclasses
import os
import pathlib
import re

from . import HERE, process

# Flags from outside make another binary than the one that is asked for. Cargo takes those of a target from a variable with
# its name.
OUTSIDE = re.compile(r"(CARGO_ENCODED_|CARGO_BUILD_|CARGO_TARGET_\w+_)?RUSTFLAGS|CARGO_BUILD_TARGET|CARGO_PROFILE_\w+")
# Flags that may have quotes in them, which a list separated by blanks would lose.
ENCODED, SEPARATOR = "CARGO_ENCODED_RUSTFLAGS", "\x1f"
OWN = "own"
# The instruction sets that the library has forms for, each of them with all before it.
SETS = ("portable", "adx", "avx2", "pclmulqdq", "vpclmulqdq", "avx512", "ifma")


@dataclasses.dataclass(frozen=True)
class Profile:
    """A profile of `Cargo.toml`, with flags for the compiler."""

    name: str
    cargo: str
    flags: tuple = ()
    # The instruction set that all public functions have to take.
    forced: str = ""


def forced(instructions):
    """As `release`, but for what the library chooses."""
    return Profile(
        f"forced-{instructions}", "release", ("--cfg", f'bezout_force="{instructions}"'), forced=instructions
    )


PROFILES = {
    p.name: p
    for p in (
        # All crates as one unit.
        Profile("release", "release"),
        Profile("release-s", "release-s"),
        Profile("release-1", "release-1"),
        Profile("release-2", "release-2"),
        Profile("release-z", "release-z"),
        # Without optimization across crates, each of them in sixteen units.
        Profile("plain", "plain"),
        Profile("plain-1", "plain-1"),
        Profile("plain-2", "plain-2"),
        Profile("plain-s", "plain-s"),
        Profile("plain-z", "plain-z"),
        # The compiler may use AVX2 and BMI2 everywhere; or whatever this CPU has.
        Profile("v3", "release", ("-Ctarget-cpu=x86-64-v3",)),
        Profile("native", "release", ("-Ctarget-cpu=native",)),
        # Every public function by the best form up to an instruction set, whether or not it is the fastest one here.
        *map(forced, SETS),
    )
}
# What is built and checked on every commit.
DAILY = "release"


@dataclasses.dataclass(frozen=True)
class Build:
    """One program that is built and checked."""

    profile: Profile
    # The public functions take most of the time: who edits one kernel does without.
    functions: bool = True
    # With the caller's own flags for the compiler and for cargo's profiles.
    own_flags: bool = False
    # With functions of numbers of fixed length at more lengths, which take long to build.
    all_lengths: bool = False

    @property
    def name(self):
        return self.profile.name + ("+own" if self.own_flags else "")

    @property
    def folder(self):
        """A place of its own for each set of flags, so that none makes another be built again."""
        place = HERE / "target"
        if self.own_flags:
            place /= OWN
        if self.profile.flags:
            place /= self.profile.name
        if not self.functions:
            return place / "kernels"
        return place / "all-lengths" if self.all_lengths else place

    @property
    def exe(self):
        return self.exe_of(self.environment())

    def exe_of(self, environment):
        # For a target that is named, even if it is this one, cargo has a folder more; some are files.
        target = pathlib.Path(environment.get("CARGO_BUILD_TARGET", "")).name.removesuffix(".json")
        return self.folder / target / self.profile.cargo / "ctcheck"

    def environment(self, outside=None):
        outside = dict(os.environ if outside is None else outside)
        if not self.own_flags:
            outside = {k: v for k, v in outside.items() if not OUTSIDE.fullmatch(k)}
        if self.profile.flags:
            # Cargo takes this list and no other one.
            encoded = outside.get(ENCODED)
            blanks = outside.pop("RUSTFLAGS", "") or outside.get("CARGO_BUILD_RUSTFLAGS", "")
            own = encoded.split(SEPARATOR) if encoded else blanks.split()
            outside[ENCODED] = SEPARATOR.join([*own, *self.profile.flags])
        return outside

    def run(self):
        """Returns what went wrong."""
        ignored = [k for k in os.environ if k.startswith("CARGO_TARGET_") and k.endswith("_RUSTFLAGS")]
        if self.own_flags and self.profile.flags and ignored:
            return [f"{ignored[0]} is set: cargo leaves it out beside the flags of {self.profile.name}; accepted is RUSTFLAGS"]
        command = ["cargo", "build", "--quiet", "--locked", "--package", "bezout-ctcheck"]
        command += ["--profile", self.profile.cargo, "--target-dir", str(self.folder)]
        if not self.functions:
            command.append("--no-default-features")
        if self.all_lengths:
            command += ["--features", "all-lengths"]
        return cargo(command, self.environment())


STATIC_TAINT = HERE / "target" / "debug" / "static-taint"


def build_static_taint(tool=STATIC_TAINT, *options):
    """The program that follows secrets, which is none of what is checked; returns what went wrong."""
    command = ["cargo", "build", "--quiet", "--locked", "--package", "bezout-static-taint", *options]
    return cargo([*command, "--target-dir", str(tool.parents[1])], Build(PROFILES["release"]).environment())


def cargo(command, environment):
    return built(command, HERE, environment)


def built(command, folder, environment):
    """Builds something, and returns what went wrong."""
    done = process.run("builds", command, cwd=folder, env=environment)
    return done.stderr.splitlines()[-20:] or [f"{command[0]} failed"] if done.returncode else []
