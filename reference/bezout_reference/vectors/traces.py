# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectors with every batch's matrix: 60 and 30 half-delta divsteps; 31 iterations of the optimized binary GCD (k = 32)."""

from . import classes, moduli
from .collector import Collector
from .moduli import uniform


def _operands(label):
    """(comment, flag, x, m) with x < m."""
    for name, m in moduli.PRIMES.items():
        yield name, "uniform", uniform(f"trace {label} {name}", m.bit_length() + 64) % m, m
    for _, m, x, count in classes.MOST_DIVSTEPS:
        yield f"{count} divsteps", "most-divsteps", x, m
    for k, m, x, _ in classes.WRONG_K:
        yield f"k = {k}", "wrong-k", x, m
    for name in ("secp256k1 p", "P-256 p"):
        m = moduli.PRIMES[name]
        for flag, x in classes.divergence(m, (66, 100, 200, 253), (0, 7)):
            yield name, flag, x, m
    for x, m in classes.late_divergence(12, "trace"):
        yield "", "late-divergence", x, m
    for x, m in classes.factor_edges(6, "trace"):
        yield "", "factor-edge", x, m
    for flag, x in classes.equal_tops(moduli.P25519, (32,)):
        yield "2^255-19", flag, x, moduli.P25519
    for name, m, factors in moduli.COMPOSITE:
        yield name, "common-factor", factors[-1] * 2 % m, m
    for n in (59, 60, 61, 62, 63, 64, 65, 127, 128, 180, 181):
        m = uniform(f"trace m {n}", n) | 1 << (n - 1) | 1
        yield f"{n} bits", "length", uniform(f"trace x {n}", n) % m, m
        yield f"{n} bits", "most-iterations", 1 << (n - 1), (1 << (n - 1)) + 1
    m = moduli.P25519
    for x in (0, 1, 2, m - 1, m - 2, m // 2, 2**254):
        yield "2^255-19", "trivial", x, m
    for n in (1024, 2048):
        m = uniform(f"trace m {n}", n) | 1 << (n - 1) | 1
        yield f"{n} bits", "large", uniform(f"trace x {n}", n) % m, m


# Batches for words of 32 bits: a matrix is half as long, but there are twice as many.
_NARROW = 30


def _narrow_operands():
    """(comment, flag, x, m) where limbs of 30 bits and packed words of ten steps have their edges."""
    for name in ("2^255-19", "secp256k1 p", "P-384 p", "P-521 p"):
        m = moduli.PRIMES[name]
        yield name, "uniform", uniform(f"trace narrow {name}", m.bit_length() + 64) % m, m
    for _, m, x, count in classes.MOST_DIVSTEPS:
        yield f"{count} divsteps", "most-divsteps", x, m
    # Low bits -2^9 and 2^9 - 1 as signed numbers, which decide whether a packed word overflows.
    for low in (0x200, 0x1FF, 0x3FF, 0x201, 0x1FF << 10, 0x200 << 10, 0x200 << 20):
        m = moduli.P25519
        yield "2^255-19", "packed-field", 1 << 200 | low, m
        yield "", "packed-field", 1 << 125 | low, 1 << 127 | 0x1FF
        yield "", "packed-field", 1 << 125 | low, 1 << 127 | 0x201
    for n in (29, 30, 31, 32, 33, 59, 60, 61, 64, 89, 90, 91):
        m = uniform(f"trace narrow m {n}", n) | 1 << (n - 1) | 1
        yield f"{n} bits", "length", uniform(f"trace narrow x {n}", n) % m, m
        yield f"{n} bits", "most-iterations", 1 << (n - 1), (1 << (n - 1)) + 1
    m = moduli.P25519
    for x in (0, 1, 2, m - 1, m - 2, m // 2, 2**254, 2**256 - 1):
        yield "2^255-19", "non-canonical" if x > m else "trivial", x, m


def divstep_trace():
    tests = Collector("divstep_trace")
    for comment, flag, x, m in _operands("divstep"):
        tests.add(comment, flag, x, m)
    for name in ("2^255-19", "ed25519 order", "BLS12-381 r", "P-521 p"):
        m = moduli.PRIMES[name]
        for flag, x in classes.non_canonical(m):
            tests.add(name, flag, x, m)
    for comment, flag, x, m in _narrow_operands():
        tests.add(comment, flag, x, m, _NARROW)
    return tests.document()


def bingcd_trace():
    tests = Collector("bingcd_trace")
    for comment, flag, x, m in _operands("bingcd"):
        tests.add(comment, flag, x, m)
    return tests.document()
