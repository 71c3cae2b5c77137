# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectors of gcd and of xgcd with canonical cofactors: any two integers."""

from . import classes, moduli
from .collector import Collector
from .moduli import uniform


def gcd():
    tests = Collector("gcd")
    for a in range(-3, 25):
        for b in range(-3, 25):
            tests.add("", "exhaustive", a, b)
    _pairs(tests, 2)
    for i, x in enumerate(classes.word_products()):
        if i % 4 == 0:
            tests.add("", "word-boundary", x, list(moduli.PRIMES.values())[i % 5] >> (i % 3))
    return tests.document()


def xgcd():
    tests = Collector("xgcd")
    for a in range(-14, 15):
        for b in range(-14, 15):
            tests.add("", "exhaustive", a, b)
    _pairs(tests, 1)
    for i, x in enumerate(classes.word_products(3)):
        tests.add("", "word-boundary", x, classes.join([classes.WORDS[(i * j + 3) % 8] for j in (1, 3, 5)]))
    return tests.document()


def _signs(tests, comment, flags, a, b):
    for s, t in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        negative = ["negative"] if -1 in (s, t) else []
        tests.add(comment, [*flags, *negative], s * a, t * b)


def _pairs(tests, uniform_count):
    _edges(tests)
    for n in moduli.lengths(moduli.FEW_DIGITS):
        a = uniform(f"pair a {n}", n) | 1 << (n - 1)
        for i in range(uniform_count):
            tests.add(f"{n} bits", ["length", "uniform"], a, uniform(f"pair b {n} {i}", n))
        c = uniform(f"pair c {n}", n // 2) + 1
        shared = [a // 3 * c, uniform(f"pair d {n}", n // 2 + 1) * c]
        tests.add(f"{n} bits times {n // 2}", ["length", "common-factor"], *shared)
        tests.add(f"{n} bits, both even", ["length", "both-even"], shared[1] << (n % 67 + 1), a << (n % 63 + 1))
        tests.add(f"{n} bits", ["length", "divergence"], (a | 1) - (1 << (n * 3 // 4)) + 2, a | 1)
        tests.add("2^(n-1), 2^(n-1)+1", ["length", "most-iterations"], 2 ** (n - 1), 2 ** (n - 1) + 1)
    _named(tests)
    for n in (1024, 2048, 4096):
        a, b, c = (uniform(f"large pair {n} {i}", n) | 1 << (n - 1) for i in range(3))
        tests.add(f"{n} bits", ["large", "uniform"], a, b)
        tests.add(f"{n} bits", ["large", "common-factor"], (a >> n // 2) * (c >> n // 2), (b >> n // 2) * (c >> n // 2))
        tests.add(f"{n} bits", ["large", "negative"], -a, b >> 700)


def _edges(tests):
    for n in (1, 31, 32, 63, 64, 65, 128, 255, 256, 521):
        g = uniform(f"edge {n}", n) | 1 << (n - 1)
        odd = uniform(f"edge odd {n}", n) | 1
        _signs(tests, "with 0", ["zero"], g, 0)
        _signs(tests, "0 with", ["zero"], 0, g)
        _signs(tests, "|a| = |b|", ["equal"], g, g)
        _signs(tests, "|b| = 2 gcd", ["cofactor-edge"], odd * g, 2 * g)
        _signs(tests, "|a| = 2 gcd", ["cofactor-edge"], 2 * g, odd * g)
        _signs(tests, "|b| = gcd", ["cofactor-edge"], (odd + 1) * g, g)
        _signs(tests, "|a| = gcd", ["cofactor-edge"], g, (odd + 1) * g)
        _signs(tests, "2^64 - 1", ["word-boundary"], g, 2**64 - 1)
        _signs(tests, "minimum of a signed word", ["word-boundary"], g, 2**63)
        _signs(tests, "long and short", ["large-quotient"], g << 200 | 5, odd)


def _named(tests):
    for _, m, x, _ in classes.WRONG_K:
        tests.add("", "wrong-k", x, m)
    for _, m, x, count in classes.MOST_DIVSTEPS:
        tests.add(f"{count} divsteps", "most-divsteps", x, m)
    for i, (a, b) in enumerate(classes.late_divergence(80, "pairs")):
        s, t = ((1, 1), (-1, 1), (1, -1), (-1, -1))[i % 4]
        tests.add("", ["late-divergence"] + ["negative"] * (i % 4 > 0), s * a, t * b)
    for name in ("secp256k1 p", "P-256 p", "P-521 p"):
        m = moduli.PRIMES[name]
        for flag, x in classes.divergence(m, range(66, m.bit_length() - 1, 13), [0, 3]):
            tests.add(name, flag, x, m)
    for a, b in ((65, 23), (257, 91), (1037, 243)):
        _signs(tests, "smallest divergences of k = 3, 4, 5", ["divergence"], a, b)
    a, b = 1, 1
    for n in range(2, 760):
        a, b = a + b, a
        if n % 40 in (0, 1) or n in (91, 92, 93, 185, 186, 187):
            tests.add(f"Fibonacci {n + 1}", "fibonacci", a, b)
    for name, m, factors in moduli.COMPOSITE:
        for factor in factors:
            _signs(tests, name, ["common-factor"], factor * (uniform(f"factor {name}", 90) | 1), m)
