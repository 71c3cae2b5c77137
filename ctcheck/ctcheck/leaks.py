# SPDX-License-Identifier: MIT OR Apache-2.0
"""The planted leaks, and which instrument has to find which. A check that cannot fail proves nothing."""

import re

from . import memcheck, process, traces

# Found by memcheck and by traces.
BOTH = (
    "branch",
    "index",
    "early exit",
    "bool mask",
    "kernel, a mask made a branch",
    "ternary kernel, a mask made a branch",
    "decapsulation, a branch on a wrong ciphertext",
    "signature by double-and-add",
    "gf2 kernel, a mask made a branch",
    "branch behind a transform",
    "product that decides on signs",
    "nothing, since nothing is secret",
    "assembly flag",
    "assembly table",
    "assembly count",
    "assembly slot",
)
MEMCHECK = (
    *BOTH,
    "beside a declassified branch",
    "declassified by no contract",
    "declassified too often",
    "branch on what was made public",
)
DIVISIONS = (
    "division",
    "division by a word in memory",
    "division behind a table of functions",
    "division by a function out of a table",
    "assembly division",
)
TRACE = (*BOTH, *DIVISIONS)
# Where the CPU has it.
TRACE_WIDE = (
    "assembly gather",
    "assembly gather's mask",
    "assembly AVX-512",
    "assembly AVX-512 gather",
    "assembly AVX-512 scatter",
    "assembly AVX-512 gather's mask",
    "gf2 VPCLMULQDQ",
)
LATENCY = (*DIVISIONS, "bits gathered", "unknown library")
# Where something is left.
REMAINS = {"block that is not wiped": "heap", "frame that is not wiped": "stack"}
# What breaks off, and what is said then.
BROKEN = {"panic": "a planted panic", "more blocks than there are": "the call takes more than"}
# Patterns of what some of them are found by, beside that they are found: else another mistake could hide that the check is gone.
BECAUSE = {
    "branch behind a transform": "behind_a_transform",
    "product that decides on signs": "karatsuba",
    "beside a declassified branch": "UninitCondition",
    "declassified by no contract": "and says that it does 0 times",
    "declassified too often": "secret bits public, and says that it does",
    "branch on what was made public": "UninitCondition",
    "nothing, since nothing is secret": "the check is empty",
    "assembly gather": "pgatherqq",
    "assembly gather's mask": "pgatherqq",
    "assembly AVX-512 gather": "pgatherqq",
    "assembly AVX-512 scatter": "pscatterqq",
    "assembly AVX-512 gather's mask": "pgatherqq",
    "division behind a table of functions": ": u?div",
    "division by a function out of a table": ": u?div",
    "bits gathered": "pext",
    "unknown library": "goes to a library, which is not searched",
}


# The copies of kernels that leaks are planted in, on every CPU.
COPIES = ("kernel", "gf2 kernel", "ternary kernel")


def copies(program):
    """What is wrong with the copies of kernels: without their leaks they have to have the results of the kernels."""
    done = process.run("copies", [str(program.exe), "copies"])
    if done.returncode:
        return [f"ctcheck copies ended with {done.returncode}", *done.stderr.splitlines()]
    return list(different(done.stdout))


def different(output):
    rows = (line.split("\t") for line in output.splitlines())
    compared = {name: tuple(map(int, counts)) for name, *counts in rows}
    yield from (f"{name} was not compared" for name in COPIES if name not in compared)
    for name, (same, with_a_mistake, numbers) in compared.items():
        if same < numbers:
            yield f"the copy of the {name} has other results than the kernel for {numbers - same} of {numbers} numbers"
        if not numbers or with_a_mistake == numbers:
            yield f"a mistake in the input of the {name} makes no difference: the comparison is empty"


def arguments():
    return [f"name=leak {name}" for name in MEMCHECK]


def missing(leak, problems):
    """What is wrong with the check, if a planted leak has these problems."""
    problems = list(problems)
    reason = BECAUSE.get(leak, "")
    if not problems:
        return ["not reported"]
    return [] if any(re.search(reason, p) for p in problems) else [f"reported, but not for `{reason}`", *problems]


def in_memcheck(leak, runs, program):
    """The same for a run of memcheck on this leak alone."""
    name = f"leak {leak}"
    run = runs.get(name)
    if not run or name not in run.cases:
        return ["it did not run"]
    seen = run.cases[name]
    return missing(leak, [*seen.problems(), *memcheck.judge(run.errors, seen.allowed, program)])


def in_traces(leak, recorded, program):
    runs = [r for (name, _), r in recorded.runs.items() if name == f"leak {leak}"]
    return missing(leak, [p for r in runs for p in traces.problems(r, program)])


def in_code(leak, search, harmless):
    return missing(leak, search.problems(f"leak {leak}", harmless))
