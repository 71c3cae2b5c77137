# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether the public functions of a build with a forced instruction set take it, and none beyond it.

Of assembly the names are seen. Forms out of intrinsics, PCLMULQDQ and VPCLMULQDQ, have no names of their own: there, a
function that traces went through has to have such instructions.
"""

import pathlib
import re

from . import assembly
from .profiles import SETS

# What /proc/cpuinfo calls the instruction sets with routines in assembly.
FLAGS = {"adx": "adx", "avx2": "avx2", "avx512": "avx512f", "ifma": "avx512ifma"}
# The same of those with intrinsics alone, and their instructions. Wide ones are none of the narrow form.
INTRINSICS = {"pclmulqdq": "pclmulqdq", "vpclmulqdq": "vpclmulqdq"}
CODE = {"pclmulqdq": re.compile(r"^v?pclmul.*%xmm"), "vpclmulqdq": re.compile(r"^vpclmul.*%[yz]mm")}
# What valgrind 3.19 does not run: the library sees a CPU without it.
NOT_VALGRIND = ("vpclmulqdq", "avx512", "ifma")
# Names of routines that do not begin with their instruction set.
OTHER = {"base": "portable"}


def set_of(entry):
    """The instruction set of a routine in assembly."""
    first = entry.rpartition("::")[2].partition("_")[0]
    return OTHER.get(first, first)


def has(instructions, cpuinfo=pathlib.Path("/proc/cpuinfo")):
    return (FLAGS | INTRINSICS).get(instructions) in cpuinfo.read_text().split()


def by_intrinsics(program, ran):
    """Which of the sets without names are in functions that traces went through."""
    texts = [text for address in ran if address in program.known for _, text in program.bodies[program.known[address]]]
    return {name for name, code in CODE.items() if any(map(code.match, texts))}


def problems(instructions, found, recorded, whole, program, available=has):
    """The library's routines that traces went through, against the set that is forced. If these are all traces, it was taken
    somewhere."""
    ran = {address for entered in recorded.entered.values() for address in entered}
    intrinsics = by_intrinsics(program, ran)
    for name in sorted(intrinsics):
        if SETS.index(name) > SETS.index(instructions):
            yield f"a function with instructions of {name} was called, which is beyond {instructions}"
    library = {e: f for e, f in found.items() if not assembly.is_own(e)}
    taken = {entry: set_of(entry) for entry, functions in library.items() if ran & {f.address for f in functions}}
    for entry, instruction_set in taken.items():
        if SETS.index(instruction_set) > SETS.index(instructions):
            yield f"{entry} was called, which is beyond {instructions}"
    known = instructions in FLAGS or instructions in INTRINSICS
    missing = known and instructions not in taken.values() and instructions not in intrinsics
    if whole and missing and available(instructions):
        yield f"no routine for {instructions} was called"
