# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectors of square roots, whose ways differ with the factors 2 of p - 1, and of trial division."""

from ..integer.small_factor import LARGEST
from . import classes, moduli
from .collector import Collector
from .moduli import uniform

# 2^s t + 1, for s from 1 on, beyond the primes of the standards.
_MANY_TWOS = {
    "P-224 p: s = 96": 2**224 - 2**96 + 1,
    "Goldilocks: s = 32": 2**64 - 2**32 + 1,
    "Fermat: t = 1": 2**16 + 1,
    "2^256 - 587, 5 modulo 8": 2**256 - 587,
    "2^256 - 2063, 1 modulo 8": 2**256 - 2063,
}


def sqrt():
    tests = Collector("sqrt")
    for p in (3, 5, 7, 17, 41):
        for x in range(p):
            for y in range(p + 1 if p < 10 else 2):
                tests.add("", "exhaustive", x, y, p)
    for x in (0, 1, 7):
        tests.add("modulo 1 every number is 0", ["trivial", "modulus-one"], x, 1, 1)
    for name, p in (moduli.PRIMES | _MANY_TWOS).items():
        _prime(tests, name, p)
    return tests.document()


def _prime(tests, name, p):
    top = 1 << moduli.limbs_bits(p)
    for x in (0, 2, p - 1):
        tests.add(name, "trivial", x, 1, p)
    for x in (p, top - 1):
        tests.add(name, "non-canonical", x, 1, p)
    for i in range(2):
        x, y = (uniform(f"sqrt {name} {i} {n}", p.bit_length() + 3) % top for n in "xy")
        tests.add(name, "uniform", x, y, p)
        tests.add(name, "uniform", x * x % p * y % p, y, p)
    tests.add(name, "zero", 1, p, p)
    tests.add(name, "zero", 0, 0, p)


def small_factor():
    tests = Collector("small_factor")
    for n in (0, 1, 2, 3, 4, 9, 25, 35):
        for bound in (0, 2, 3, 4, 5, 6, 8):
            tests.add("", "exhaustive", n, bound)
    for limbs in (1, 2, 5, 16):
        for i in range(4):
            n = uniform(f"small factor {limbs} {i}", 64 * limbs) | 1
            for bound in (30, 1000, LARGEST):
                tests.add("", "uniform", n, bound)
    large = 2**127 - 1
    for p in (3, 53, 59, 61, 991, 997, 1009, 2029, 2039):
        for bound in (p, p + 1):
            tests.add("a prime factor just below the bound, and not", "cofactor-edge", p * large, bound)
    for n in classes.word_products(2):
        if n % 28 == 1:
            tests.add("", "word-boundary", n | 1, 1000)
    return tests.document()
