# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the constant-time check is told of each routine: a line of its table of assembly.

    integer::routines::avx2_gcd_4  rdi=secret[-128..896] rdi-72=public[8]

The end of the function's name, then what its arguments are: `rdi` points into a number of secret bytes, eight of which are
public. What is not listed is secret.
"""

from . import manifest
from .aarch64 import manifest as aarch64

MARK = "# The library's: written by asmgen from here on, do not edit."
ABOUT = """\
# On x86-64 a state is addressed 128 bytes behind its begin; its count of batches is public. Of the inversions in lanes, the first
# two words are: the numbers of limbs and of batches. Of products, the count of numbers. Over F_3, the count of steps.
"""


def lines() -> str:
    found = [(f"{one.ring}::routines::{one.name}", one.entry) for one in manifest.routines().values()]
    found += [(f"integer::routines::{name}", entry) for name, entry in aarch64.entries().items()]
    width = max(len(name) for name, _ in found)
    return "".join(f"{name:{width}}  {entry}\n" for name, entry in found)


def table(old: str) -> str:
    """The table with the library's part written again; before it are the functions of the check itself."""
    own, mark, _ = old.partition(MARK)
    assert mark, "the table has no place for the library's routines"
    return f"{own}{MARK}\n{ABOUT}{lines()}"
