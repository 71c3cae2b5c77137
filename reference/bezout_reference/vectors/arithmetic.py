# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectors of the arithmetic of a modulus: what a Montgomery product without its last subtraction, or one that forgets
the limb above the others, gets wrong."""

from itertools import islice

from ..integer import montgomery
from . import classes, moduli, muhash
from .collector import Collector
from .moduli import uniform

# Even and odd, with those that have a multiplication of their own, and one above.
LIMBS = (1, 2, 3, 4, 6, 8, 9)


def arithmetic():
    tests = Collector("arithmetic")
    _exhaustive(tests)
    for limbs in LIMBS:
        for name, m in _moduli(limbs):
            _add(tests, f"{limbs} limbs, {name}", m, limbs)
    _words(tests)
    m, (first, second, _) = moduli.MUHASH3072, [x for _, x in muhash.members()]
    for flag, x, y in (("trivial", m - 1, m - 1), ("non-canonical", m, 2**3072 - 1), ("uniform", first, second)):
        tests.add("MuHash3072", [flag, "preset", "large"], x, y, m)
    return tests.document()


def _exhaustive(tests):
    for m in (1, 3, 5, 7):
        for x in range(m + 1):
            for y in range(m + 1):
                tests.add("", ["exhaustive", *(["modulus-one"] if m == 1 else [])], x, y, m)


def _moduli(limbs):
    r = 1 << (64 * limbs)
    yield "near the top", r - 1 - 2 * uniform(f"arithmetic {limbs}", 8)
    yield "just above half", r // 2 + 1
    yield "seven bits short", uniform(f"arithmetic middle {limbs}", 64 * limbs - 7) | r >> 8 | 1
    # A small one for numbers of `limbs` limbs, or the smallest one that has as many.
    yield ("three", 3) if limbs % 2 else ("least", (r >> 64) + 1)


def _add(tests, name, m, limbs):
    r = 1 << (64 * limbs)
    for x, y in ((0, m - 1), (m - 1, 1), (m - 1, m - 1), (r % m, m - r % m)):
        tests.add(name, "trivial", x, y, m)
    for x, y in ((m, 1), (r - 1, r - 1)):
        tests.add(name, "non-canonical", x, y, m)
    for x, y in islice(_final_subtractions(m, limbs), 3):
        tests.add(name, "final-subtraction", x, y, m)
    for x, y in islice(_carries(m, limbs), 4):
        tests.add(name, "sum-carry", x, y, m)


def _final_subtractions(m, limbs):
    """x y is c for c = target - m, so that the accumulator of the second product is c or the target."""
    r = 1 << (64 * limbs)
    modulus = montgomery.Modulus(m, limbs)
    for target in (r, r - 1, m + 1, m + 2):
        for attempt in range(64):
            x = uniform(f"final {m} {attempt}", 64 * limbs) % m
            y, _ = modulus.divide(target % m, x)
            if y is None or not m <= target < 2 * m:
                continue
            second = montgomery.accumulator(y * montgomery.product(x, modulus.r2, m, r), m, r)
            if second == target:
                yield x, y
                break


def _carries(m, limbs):
    """Sums from R on: low limbs times R, and R^2 for the carry, add up to the target; differences below 0 alike."""
    r = 1 << (64 * limbs)
    r2 = r * r % m
    inverse = pow(r, -1, m) if m > 1 else 0
    for target in (r, m, r - 1, m - 1):
        low = (target - r2) * inverse % m
        if 0 <= target - r2 < m and low < r - 1:
            yield r - 1, low + 1
    for target in (-1, 0):
        low = (target + r2) * inverse % m
        if 0 <= target + r2 < m and 0 < low:
            yield 0, r - low


def _words(tests):
    for limbs in (2, 3):
        values = list(classes.word_products(limbs))
        for i, m in enumerate(values[5:: len(values) // 24]):
            x, y = (values[uniform(f"arithmetic word {limbs} {i} {n}", 32) % len(values)] for n in "xy")
            tests.add("modulus of extreme words", "word-boundary", x, y, m | 1)
