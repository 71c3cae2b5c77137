# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether the public functions of a build with a forced instruction set take it, and none beyond it.

What is seen of that is the assembly. Forms out of intrinsics, PCLMULQDQ and VPCLMULQDQ, have no names of their own.
"""

import pathlib

from . import assembly
from .profiles import SETS

# What /proc/cpuinfo calls the instruction sets with routines in assembly.
FLAGS = {"adx": "adx", "avx2": "avx2", "avx512": "avx512f", "ifma": "avx512ifma"}
# What valgrind 3.19 does not run: the library sees a CPU without it.
NOT_VALGRIND = ("vpclmulqdq", "avx512", "ifma")
# Names of routines that do not begin with their instruction set.
OTHER = {"base": "portable"}


def set_of(entry):
    """The instruction set of a routine in assembly."""
    first = entry.rpartition("::")[2].partition("_")[0]
    return OTHER.get(first, first)


def has(instructions, cpuinfo=pathlib.Path("/proc/cpuinfo")):
    return FLAGS.get(instructions) in cpuinfo.read_text().split()


def problems(instructions, found, recorded, whole, available=has):
    """The library's routines that traces went through, against the set that is forced. If these are all traces, it was taken
    somewhere."""
    ran = {address for entered in recorded.entered.values() for address in entered}
    library = {e: f for e, f in found.items() if not assembly.is_own(e)}
    taken = {entry: set_of(entry) for entry, functions in library.items() if ran & {f.address for f in functions}}
    for entry, instruction_set in taken.items():
        if SETS.index(instruction_set) > SETS.index(instructions):
            yield f"{entry} was called, which is beyond {instructions}"
    missing = instructions in FLAGS and instructions not in taken.values()
    if whole and missing and available(instructions):
        yield f"no routine for {instructions} was called"
