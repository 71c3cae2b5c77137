# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectors of Euclid's algorithm to a bound, and of numbers that are halved modulo another."""

from ..integer import partial
from . import classes, moduli
from .collector import Collector
from .moduli import uniform

ORDERS = ("ed25519 order", "secp256k1 n", "P-256 n", "P-384 n", "BLS12-381 r")


def partial_xgcd():
    """Bounds at a remainder and one above it: an implementation that looks at prefixes cannot tell these apart by them."""
    tests = Collector("partial_xgcd")
    for a, b, bound in ((0, 0, 0), (0, 0, 1), (0, 7, 3), (7, 0, 3), (7, 7, 3), (7, 7, 8), (3, 9, 2), (3, 9, 20), (9, 3, 0)):
        tests.add("", "exhaustive", a, b, bound)
    for bound in range(0, 61, 4):
        tests.add("", "exhaustive", 55, 34, bound)
    for name in ORDERS[:3]:
        m = moduli.PRIMES[name]
        _at_bounds(tests, name, ["preset", "uniform"], m, uniform(f"partial {name}", m.bit_length() - 1), (3, 7))
        for flag, x in classes.divergence(m, (130, 190), (0, 3)):
            tests.add(name, flag, m, x, 1 << 128)
    _at_bounds(tests, "all quotients are 1", ["fibonacci"], *_continuant([1] * 360), (1, 2, 3, 5, 7))
    for i, q in enumerate((2**31, 2**32 - 1, 2**33, 2**63, 2**64 - 1, 2**64)):
        a, b = _continuant([1] * 40 + [q] + [1] * 40 + [q])
        _at_bounds(tests, "", ["large-quotient"], a, b, (1 + i,))
    for i, x in enumerate(classes.word_products(3)):
        if i % 24 == 0:
            tests.add("", "word-boundary", x, classes.join([classes.WORDS[(i * j + 3) % 8] for j in (1, 3, 5)]), 2**64 << i % 64)
    for bits in (64, 65, 128, 129):
        a, b = uniform(f"partial a {bits}", bits) | 1 << (bits - 1), uniform(f"partial b {bits}", bits)
        _at_bounds(tests, f"{bits} bits", ["length"], a, b, (4,))
        factor = uniform(f"partial factor {bits}", bits) | 1
        tests.add("the gcd is the bound", "common-factor", a * factor, b * factor, factor)
        tests.add("the gcd is below the bound", "common-factor", a * factor, b * factor, factor + 1)
    return tests.document()


def _continuant(quotients):
    """The two numbers with these quotients, the last one first."""
    a, b = 1, 0
    for q in quotients:
        a, b = a * q + b, a
    return a, b


def _at_bounds(tests, comment, flags, a, b, eighths):
    """Bounds at eighths of the way."""
    found = list(partial.rows(a, b))
    for eighth in eighths:
        r = found[len(found) * eighth // 8][0]
        for bound in (r, r + 1):
            tests.add(comment, [*flags, "at-bound"], a, b, bound)


def split():
    tests = Collector("split")
    for m in range(1, 10):
        for v in range(min(m + 1, 6)):
            tests.add("", "exhaustive", v, m)
    for name in ORDERS:
        m = moduli.PRIMES[name]
        half = 1 << m.bit_length() // 2
        for flag, v in (("trivial", 0), ("trivial", 1), ("trivial", m - 1), ("non-canonical", m), ("non-canonical", m + 2)):
            tests.add(name, [flag, "preset"], v, m)
        for v in (half - 1, half, m // half, m - half):
            tests.add(name, ["at-bound", "preset"], v, m)
        tests.add(name, ["uniform", "preset"], uniform(f"split {name}", m.bit_length() - 1), m)
    for name, m, factors in moduli.COMPOSITE[:4]:
        for factor in factors[:2]:
            tests.add(name, "common-factor", factor * (uniform(f"split {name}", 60) | 1), m)
    for bits in (64, 65, 127, 128):
        m = uniform(f"split m {bits}", bits) & ~1 | 1 << (bits - 1)
        tests.add(f"{bits} bits", ["even-modulus"], uniform(f"split v {bits}", bits), m)
    return tests.document()
