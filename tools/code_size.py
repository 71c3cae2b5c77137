#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""How many bytes of Bezout a program carries that links one operation alone: without default features and with fat LTO,
and as anybody builds it, with the default features and the default release profile.

    tools/code_size.py [--feature NAME]...

What counts is what the sections for code and data have more than those of a program that links nothing. Which routines of
the back end are among it has to follow from the length that the type says.
"""

import argparse
import platform
import re
import struct
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
CRATE = HERE / "code_size"
DEFAULT_CRATE = HERE / "code_size_default"
TARGET = HERE.parent / "target" / "code_size"

LIMITS = {
    **{"invert_4": 40_000, "gcd_4": 40_000, "jacobi_4": 40_000},
    **{"invert_9": 40_000, "invert_p521": 40_000, "gcd_9": 40_000, "jacobi_9": 40_000},
}
"""Bytes, by the feature of the probe."""
DEFAULT_LIMITS = {
    **{"constant": 28_000, "run_time": 31_000, "any_modulus": 30_000, "batch": 54_000, "gcd": 20_000},
    "dynamic": 264_000,
}
"""The same for the program that is built by default: for numbers of four limbs, and last for numbers of any length."""


def of_all_cpus(*names: str) -> set[str]:
    """Routines that have a second text for Intel's cores from Golden Cove on, and it."""
    return {*names, *(f"{name}_golden_cove" for name in names)}


ROUTINES = {
    "invert_4": of_all_cpus("avx2_invert_4"),
    "gcd_4": of_all_cpus("avx2_gcd_4"),
    "jacobi_4": of_all_cpus("avx2_jacobi_4"),
    "invert_9": of_all_cpus("avx2_invert_9"),
    # 521 bits in nine words.
    "invert_p521": of_all_cpus("avx2_invert_8"),
    "gcd_9": of_all_cpus("avx2_gcd_9"),
    "jacobi_9": of_all_cpus("avx2_jacobi_9"),
}
DEFAULT_ROUTINES = {
    **dict.fromkeys(("constant", "run_time", "any_modulus"), of_all_cpus("avx2_invert_4")),
    "batch": of_all_cpus("avx2_invert_4") | {"adx_montgomery_4"},
    "gcd": of_all_cpus("avx2_gcd_4"),
    "dynamic": of_all_cpus(*(f"avx2_invert_{length}" for length in (4, 6, 8, 9)), "avx512_invert_16")
    | {f"avx2_invert_{length}" for length in (16, 32, "long")}
    | {f"avx512_invert_{length}" for length in (32, 64, 104, "104_amd26")}
    | {"ifma_invert_long"},
}
"""Those of the back end for x86-64 that may be linked: no default uses registers of 512 bits for four limbs."""
ROUTINE = re.compile(r"(?:adx|avx2|avx512|ifma)_(?:invert|gcd|jacobi|multi_lane|bingcd|montgomery|near_power|pseudo_mersenne)\w*?_?\d*(?=17h|$|E)")

WRITTEN = 1  # SHT_PROGBITS
IN_MEMORY = 2  # SHF_ALLOC
UNWINDING = (b".eh_frame", b".eh_frame_hdr", b".gcc_except_table")


class Elf:
    """Sections and symbols of a 64-bit little-endian file."""

    def __init__(self, data: bytes):
        if data[:6] != b"\x7fELF\x02\x01":
            raise ValueError("no 64-bit little-endian ELF file")
        self.data = data
        start, size, count, names = *struct.unpack_from("<Q", data, 40), *struct.unpack_from("<HHH", data, 58)
        self.sections = [struct.unpack_from("<IIQQQQIIQQ", data, start + k * size) for k in range(count)]
        self.names = self.sections[names][4]

    def text(self, offset: int) -> bytes:
        return self.data[offset : self.data.index(b"\0", offset)]

    def bytes_in_memory(self) -> int:
        """Of code and data, without what is for unwinding alone."""
        total = 0
        for name, kind, flags, _, _, size, *_ in self.sections:
            if kind == WRITTEN and flags & IN_MEMORY and self.text(self.names + name) not in UNWINDING:
                total += size
        return total

    def symbols(self) -> list[str]:
        found = []
        for _, kind, _, _, offset, size, link, *_ in self.sections:
            if kind == 2:  # SHT_SYMTAB
                strings = self.sections[link][4]
                entries = range(offset, offset + size, 24)
                found += [self.text(strings + struct.unpack_from("<I", self.data, at)[0]).decode() for at in entries]
        return found


def build(feature: str | None, target: Path, crate: Path = CRATE) -> Elf:
    profile, name = ("small", "libcode_size.so") if crate == CRATE else ("release", "code-size-default")
    command = ["cargo", "build", "--quiet", "--locked", "--profile", profile, "--target-dir", str(target)]
    if feature:
        command += ["--features", feature]
    subprocess.run(command, cwd=crate, check=True)
    return Elf((target / profile / name).read_bytes())


def routines(symbols: list[str]) -> set[str]:
    """The routines in assembly among symbols, mangled or not."""
    return {found[0] for symbol in symbols if "routines" in symbol and (found := ROUTINE.search(symbol))}


def problems(feature: str, size: int, linked: set[str]) -> list[str]:
    found = []
    limits, needed = {**LIMITS, **DEFAULT_LIMITS}, {**ROUTINES, **DEFAULT_ROUTINES}
    if size > limits.get(feature, size):
        found.append(f"{feature}: {size} bytes; at most {limits[feature]} are allowed")
    if feature in needed and linked != needed[feature]:
        found.append(f"{feature}: links {sorted(linked)}; {sorted(needed[feature])} are what it needs")
    return found


def measure(features: list[str], target: Path = TARGET, crate: Path = CRATE) -> dict[str, tuple[int, set[str]]]:
    """Bytes and routines by feature; who measures at the same time needs a folder of its own."""
    base = build(None, target, crate).bytes_in_memory()
    found = {}
    for feature in features:
        elf = build(feature, target, crate)
        found[feature] = elf.bytes_in_memory() - base, routines(elf.symbols())
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--feature", action="append", help=f"of a probe: {', '.join([*LIMITS, *DEFAULT_LIMITS])}, invert_104")
    features = parser.parse_args().feature or [*LIMITS, *DEFAULT_LIMITS]
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        print("code size: counted on Linux for x86-64 alone")
        return 0
    failed = 0
    found = measure([f for f in features if f not in DEFAULT_LIMITS])
    found |= measure([f for f in features if f in DEFAULT_LIMITS], TARGET.with_name("code_size_default"), DEFAULT_CRATE)
    for feature, (size, linked) in found.items():
        print(f"{feature}: {size} bytes, {', '.join(sorted(linked)) or 'no assembly'}")
        for problem in problems(feature, size, linked):
            print(problem, file=sys.stderr)
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
