# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectors of inversion: modulo m, modulo 2^k, in batches."""

from itertools import chain

from . import classes, moduli, muhash
from .collector import Collector
from .moduli import uniform


def _add(tests, name, m, members, *extra):
    for flag, x in members:
        tests.add(name, [flag, *extra], x, m)


def invert():
    tests = Collector("invert")
    _exhaustive(tests)
    _lengths(tests)
    _presets(tests)
    _composite(tests)
    _named(tests)
    _words(tests)
    _even(tests)
    _large(tests)
    _muhash(tests)
    return tests.document()


def _exhaustive(tests):
    for m in range(1, 33):
        for x in range(m + 2):
            more = ["modulus-one"] if m == 1 else ["even-modulus"] if m % 2 == 0 else []
            tests.add("", ["exhaustive", *more], x, m)


def _lengths(tests):
    for n in moduli.lengths():
        near = 2**n - 1 - 2 * uniform(f"near {n}", 8)
        _add(tests, f"{n} bits, near the top", near, list(classes.trivial(near))[::3], "length")
        _add(tests, f"{n} bits, near the top", near, classes.uniform_below(near, 1, "invert"), "length")
        least = 2 ** (n - 1) + 1
        members = [("most-iterations", 2 ** (n - 1)), ("trivial", least - 2), ("trivial", least // 2)]
        _add(tests, f"2^{n - 1}+1", least, members, "length")
        middle = uniform(f"middle {n}", n) | 2 ** (n - 1) | 1
        members = [*classes.uniform_below(middle, 2, "invert"), *list(classes.non_canonical(middle))[-3:]]
        _add(tests, f"{n} bits", middle, members, "length")
        _add(tests, f"{n} bits", middle, classes.divergence(middle, [n - 3, n // 2], [1]), "length")


def _presets(tests):
    for name, m in moduli.PRIMES.items():
        members = chain(
            classes.trivial(m),
            classes.powers(m),
            classes.non_canonical(m),
            classes.wrong_k_family(m, (31, 32, 62, 64)),
            classes.divergence(m, range(66, m.bit_length() - 1, 31), [0, 7]),
            classes.uniform_below(m, 16, "invert"),
            classes.runs(m, 8, "invert"),
            classes.equal_tops(m),
            classes.longer(m, "invert"),
        )
        _add(tests, name, m, members, "preset")
        _add(tests, name, m, list(classes.digit_multiples(m, 32))[::5], "preset")
    for name, m in moduli.PSEUDO_MERSENNE.items():
        members = chain(classes.trivial(m), classes.powers(m), classes.non_canonical(m))
        _add(tests, name, m, members, "carry-edge")
        near = [("carry-edge", x) for r in (1, 2, 18, 19, 20, 37, 38, 39) for x in (2**255 - r, 2**256 - r, 2**254 - r)]
        _add(tests, name, m, chain(near, classes.uniform_below(m, 8, "carry")), "carry-edge")


def _composite(tests):
    for name, m, factors in moduli.COMPOSITE:
        for factor in factors:
            for c in (1, 2, m // factor - 1, uniform(f"composite {name} {factor}", m.bit_length())):
                tests.add(name, "common-factor", factor * c % m, m)
        members = chain(classes.trivial(m), classes.non_canonical(m), classes.uniform_below(m, 6, "composite"))
        _add(tests, name, m, members)


def _named(tests):
    for k, m, y, _ in classes.WRONG_K:
        tests.add(f"k = {k}", "wrong-k", y, m)
    for _, m, x, count in classes.MOST_DIVSTEPS:
        tests.add(f"{count} divsteps", "most-divsteps", x, m)
    for a, m in classes.late_divergence(150, "invert"):
        tests.add("", "late-divergence", a, m)
    for x, m in classes.factor_edges(24, "invert"):
        tests.add("", "factor-edge", x, m)
    for n in range(2, 130):
        tests.add(f"{n} bits", "most-iterations", 2 ** (n - 1), 2 ** (n - 1) + 1)


def _words(tests):
    names = ("2^255-19", "secp256k1 p", "P-256 n", "ed25519 order")
    for i, x in enumerate(classes.word_products()):
        name = names[i % len(names)]
        tests.add(name, "word-boundary", x, moduli.PRIMES[name])
    for i, m in enumerate(classes.word_products(3)):
        odd = m | 1
        tests.add("modulus of extreme words", "word-boundary", uniform(f"word {i}", 192), odd)


def _even(tests):
    for n in moduli.lengths(moduli.FEW_DIGITS):
        for power in (1, n // 2):
            if not 0 < power < n:
                continue
            m = ((uniform(f"even {n} {power}", n - power) | 1 | 1 << (n - power - 1))) << power
            x = uniform(f"even x {n} {power}", n) | 1
            tests.add(f"{n} bits, 2^{power} times odd", ["even-modulus", "length"], x, m)
        tests.add(f"{n} bits", ["even-modulus", "length"], 2 * uniform(f"even bad {n}", n), m)
        tests.add(f"2^{n}", ["even-modulus", "power-of-two"], uniform(f"power {n}", n) | 1, 2**n)
    for name, m in moduli.PRIMES.items():
        for x in (3, 65537, m - 2, m, uniform(f"order {name}", m.bit_length()) | 1):
            tests.add(f"{name}, minus 1", "even-modulus", x, m - 1)


def _large(tests):
    for n in (1023, 1024, 1025, 2047, 2048, 4096):
        m = uniform(f"large {n}", n) | 2 ** (n - 1) | 1
        members = chain(
            [("trivial", 1), ("trivial", m - 1), ("trivial", 0), ("most-iterations", 2 ** (n - 1))],
            [("non-canonical", 2 ** moduli.limbs_bits(m) - 1)] if m < 2 ** moduli.limbs_bits(m) - 1 else [],
            classes.uniform_below(m, 3, "large"),
            classes.divergence(m, [n - 3], [1]),
            classes.runs(m, 2, "large"),
        )
        _add(tests, f"{n} bits", m, members, "large")
        tests.add(f"{n} bits, even", ["large", "even-modulus"], uniform(f"large x {n}", n) | 1, m - 1)
        tests.add(f"{n} bits", ["large", "common-factor"], 3 * uniform(f"large 3 {n}", n - 3), 3 * (m // 6 * 2 + 1))


def _muhash(tests):
    m = moduli.MUHASH3072
    members = chain(
        list(classes.trivial(m))[::2],
        [("most-iterations", 2**3071)],
        classes.non_canonical(m),
        classes.divergence(m, [66, 3000], [0, 7]),
        classes.runs(m, 2, "muhash"),
        muhash.members(),
    )
    _add(tests, "MuHash3072", m, members, "preset", "large")


def invert_mod2k():
    tests = Collector("invert_mod2k")
    for k in range(7):
        for x in range(2 ** (k + 1) + 1):
            tests.add("", "exhaustive", x, k)
    for k in sorted({*range(7, 67), *moduli.lengths(moduli.FEW_DIGITS), 1023, 1024, 1025, 2048, 4096}):
        flag = "large" if k > 1000 else "length"
        for x in (3, 2**k - 1, 2 ** (k - 1) + 1, uniform(f"mod2k {k}", k) | 1):
            tests.add("", flag, x, k)
        tests.add("", [flag, "non-canonical"], uniform(f"mod2k long {k}", k + 64) | 1 | 1 << (k + 63), k)
        tests.add("", flag, uniform(f"mod2k even {k}", k) & ~1, k)
    return tests.document()


def invert_batch():
    tests = Collector("invert_batch")
    chosen = [
        ("1", 1), ("3", 3), ("15", 15), ("even 30", 30), ("2^64", 2**64), ("2^255-19", moduli.P25519),
        ("P-256 n", moduli.P256_N), ("P-521 p", moduli.P521), ("secp256k1 p * n", moduli.SECP256K1_P * moduli.SECP256K1_N),
        ("15^65", 15**65), ("CSIDH-512 p", moduli.CSIDH512),
    ]
    for name, m in [*chosen, *moduli.WORDS.items()]:
        # More than fill four vectors of sixteen words.
        for count in (0, 1, 2, 3, 8, 9, 17, *([70] if name in moduli.WORDS else [])):
            xs = [uniform(f"batch {name} {count} {i}", moduli.limbs_bits(m)) for i in range(count)]
            tests.add(name, "batch-size", xs, m)
            if count:
                tests.add(name, "batch-zero", [0 if i in (0, count // 2, count - 1) else x for i, x in enumerate(xs)], m)
                bad = [x - x % 3 if i == count // 3 else x for i, x in enumerate(xs)]
                tests.add(name, "batch-bad", bad, m)
        tests.add(name, ["batch-zero", "batch-bad"], [0] * 5, m)
        tests.add(name, ["trivial", "non-canonical"], [1, m - 1, m, m + 1, 2, m // 2, 1, 1], m)
    tests.add("MuHash3072", "batch-zero", [x for _, x in muhash.members()] + [0], moduli.MUHASH3072)
    return tests.document()
