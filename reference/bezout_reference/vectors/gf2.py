# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectors of binary fields: inverses in every preset, and the transition matrices of divsteps."""

from random import Random

from ..binary_field import divstep, euclid, field
from ..document import document, numbered
from ..step import hexadecimal as hex_


def elements(m, f, random):
    """(flag, element): those that arithmetic by words gets wrong first, and some without structure."""
    yield "zero", 0
    yield "trivial", 1
    yield "trivial", 2
    yield "trivial", (1 << m) - 1
    yield "trivial", 1 << m - 1
    # 1/x, whose inverse is short.
    yield "trivial", f >> 1
    for edge in range(31, m - 1, 32):
        yield "word-boundary", 1 << edge
        yield "word-boundary", (1 << edge + 1) - 1
    # Long runs, and a remainder of f that takes Euclid's largest first shift.
    yield "runs", (1 << m // 2) - 1 << m // 4
    yield "large-quotient", f ^ 1 << m
    for _ in range(6):
        yield "uniform", random.getrandbits(m)


def invert():
    tests, random = [], Random("gf2")
    for name, (m, middle) in field.PRESETS.items():
        f, seen = field.polynomial(m, middle), set()
        for flag, a in elements(m, f, random):
            if a in seen:
                continue
            seen.add(a)
            result = {"inverse": hex_(euclid.invert(a, f)[0])} if a else {"gcd": hex_(f)}
            flags = ["preset", flag] if a else ["preset", flag, "not-invertible"]
            tests.append((name, flags, {"a": hex_(a), "f": hex_(f)}, result))
    return document("gf2_invert", numbered(tests))


def divstep_trace():
    tests, random = [], Random("gf2 divsteps")
    for name in ("GF2_127", "DSTU_163", "FIPS_233"):
        m, middle = field.PRESETS[name]
        f = field.polynomial(m, middle)
        for flag, a in (("trivial", 1), ("runs", (1 << m) - 1), ("uniform", random.getrandbits(m))):
            count = -(-divstep.step_bound(m) // 62)
            batches = [
                {"delta": b.delta, **dict(zip("uvqr", map(hex_, b.matrix))), "f": hex_(b.f), "g": hex_(b.g)}
                for b in divstep.batches(f, a, 62, count)
            ]
            result = {"batches": batches, "inverse": hex_(divstep.invert(a, f))}
            tests.append((name, ["preset", flag], {"a": hex_(a), "f": hex_(f), "batch": 62}, result))
    return document("gf2_divstep_trace", numbered(tests))
