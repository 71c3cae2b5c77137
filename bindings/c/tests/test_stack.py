# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the header says of the stack: threads of the stated size are enough, by what calls touch of a stack that was painted."""

import re

import pytest
from conftest import HERE, run

# Around the lengths at which code changes: fixed ones, loops over limbs, the longest with a routine, beyond.
LIMBS = [1, 4, 8, 9, 16, 17, 33, 64, 100, 104, 128, 138, 139, 300]
STATED = int(re.search(r"^#define BEZOUT_STACK (\d+)$", (HERE / "include/bezout.h").read_text(encoding="utf-8"), re.MULTILINE)[1])
# Random numbers, x = 0, m = 1.
KINDS = range(3)


@pytest.fixture(scope="module")
def program(prefix, tmp_path_factory):
    path = tmp_path_factory.mktemp("stack") / "stack"
    flags = ["-std=c11", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror", f"-I{prefix}/include", "-pthread"]
    run("gcc", *flags, HERE / "tests/stack.c", prefix / "lib/libbezout.a", "-o", path)
    return path


def touched(program, name, n, kind):
    return int(run(program, name, n, kind))


def test_calls_stay_within_the_stated_stack(program, names):
    lengths, fixed = (part.split() for part in run(program).split("\n\n"))
    # What only says a number or a text has no array on the stack.
    silent = {name for name in names if name.endswith(("_scratch", "_words", "_len", "strerror", "version"))}
    assert {f"bezout_{name}" for name in [*lengths, *fixed]} == names - silent
    most = {}
    for name in lengths:
        most[name] = max((touched(program, name, n, kind), n) for n in LIMBS for kind in KINDS)
    for name in fixed:
        most[name] = max((touched(program, name, 8, kind), 8) for kind in KINDS)
    worst = max(most, key=most.get)
    assert most[worst][0] <= STATED, (worst, most[worst])
    # A paint that nobody touches would say so too.
    assert most["invert_odd_mod"][0] > 10_000 and most["x25519"][0] > 1000, most


def test_the_measure_sees_what_is_touched(program):
    assert 50_000 <= touched(program, "control", 1, 0) <= 51_000
