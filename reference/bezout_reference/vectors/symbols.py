# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectors of the Jacobi and Kronecker symbols."""

from itertools import chain

from . import classes, moduli, muhash
from .collector import Collector
from .moduli import uniform


# Stride of s and values of d in m - 2^s + 2d: dense where a release of another library answered wrong.
_DENSITY = {"secp256k1 p": (1, range(8)), "P-256 p": (5, range(8))}


def _add(tests, name, n, members, *extra):
    for flag, x in members:
        tests.add(name, [flag, *extra], x, n)


def jacobi():
    tests = Collector("jacobi")
    for n in range(1, 48, 2):
        for x in range(n + 2):
            tests.add("", ["exhaustive", "modulus-one"] if n == 1 else "exhaustive", x, n)
    for name, n in moduli.PRIMES.items():
        _add(tests, name, n, _preset_members(n, *_DENSITY.get(name, (37, (0, 1, 7)))), "preset")
    for name, n, factors in moduli.COMPOSITE:
        _add(tests, name, n, (("common-factor", f * 2) for f in factors))
        _add(tests, name, n, chain(classes.trivial(n), classes.uniform_below(n, 6, "jacobi")))
    _jacobi_lengths(tests)
    for i, x in enumerate(classes.word_products()):
        if i % 12 == 0:
            tests.add("secp256k1 p", "word-boundary", x, moduli.SECP256K1_P)
    _jacobi_named(tests)
    return tests.document()


def _preset_members(n, stride, offsets):
    return chain(
        classes.trivial(n),
        classes.powers(n),
        classes.non_canonical(n),
        classes.divergence(n, range(66, n.bit_length() - 1, stride), offsets),
        classes.wrong_k_family(n, (31, 32)),
        classes.uniform_below(n, 16, "jacobi"),
        classes.runs(n, 8, "jacobi"),
        classes.equal_tops(n, count=5),
        classes.divergence_multiples(n, range(66, n.bit_length() - 33, 2 * stride + 5)),
        classes.longer(n, "jacobi"),
    )


def _jacobi_lengths(tests):
    for bits in moduli.lengths():
        n = uniform(f"jacobi n {bits}", bits) | 1 << (bits - 1) | 1
        near = 2**bits - 1 - 2 * uniform(f"jacobi near {bits}", 8)
        for m in (n, near):
            members = [("trivial", m - 1), ("trivial", 2 % m), ("most-iterations", 1 << (bits - 1))]
            _add(tests, f"{bits} bits", m, chain(members, classes.uniform_below(m, 1, "jacobi")), "length")
        _add(tests, f"{bits} bits", n, classes.divergence(n, [bits - 3, bits // 2], [0, 3]), "length")
        _add(tests, f"{bits} bits", n, list(classes.non_canonical(n))[-1:], "length")


def _jacobi_named(tests):
    for _, m, x, _ in classes.WRONG_K:
        tests.add("", "wrong-k", x, m)
    for _, m, x, count in classes.MOST_DIVSTEPS:
        tests.add(f"{count} divsteps", "most-divsteps", x, m)
    for a, b in classes.late_divergence(300, "jacobi"):
        tests.add("", "late-divergence", a, b)
    for x, n in classes.factor_edges(24, "jacobi"):
        tests.add("", "factor-edge", x, n)
    for n, x in ((65, 23), (257, 91), (1037, 243)):
        tests.add("smallest divergences of k = 3, 4, 5", "divergence", x, n)
    for bits in (1024, 2048, 4096):
        n = uniform(f"jacobi large {bits}", bits) | 1 << (bits - 1) | 1
        _add(tests, f"{bits} bits", n, classes.divergence(n, [bits - 3, bits // 2, 70], [0, 1]), "large")
        _add(tests, f"{bits} bits", n, classes.uniform_below(n, 3, "jacobi"), "large")
    for name in ("secp256k1 p", "2^255-19"):
        for x in (1, 2, 5, uniform(f"negative {name}", 255)):
            tests.add(name, ["negative", "preset"], -x, moduli.PRIMES[name])
    m = moduli.MUHASH3072
    members = chain(
        list(classes.trivial(m))[::2],
        [("most-iterations", 2**3071)],
        classes.non_canonical(m),
        classes.divergence(m, [66, 3000], [0, 7]),
        muhash.members(),
    )
    _add(tests, "MuHash3072", m, members, "preset", "large")


def kronecker():
    tests = Collector("kronecker")
    for x in range(-18, 19):
        for n in range(-18, 19):
            tests.add("", "exhaustive", x, n)
    for bits in moduli.lengths(moduli.FEW_DIGITS):
        x, n = uniform(f"kronecker x {bits}", bits), uniform(f"kronecker n {bits}", bits) | 1 << (bits - 1)
        shift = bits % 66 + 1
        for flags, a, b in (
            (["length", "uniform"], x, n),
            (["length", "negative"], -x, -n),
            (["length", "negative"], x, -(n << shift)),
            (["length", "even-modulus"], x | 1, n << shift),
            (["length", "negative"], -(x | 1) << shift, n | 1),
            (["length", "both-even"], x << 1, n << 1),
        ):
            tests.add(f"{bits} bits", flags, a, b)
        tests.add(f"{bits} bits", ["length", "zero"], x, 0)
        tests.add(f"{bits} bits", ["length", "zero"], 0, n)
        tests.add(f"{bits} bits", ["length", "trivial"], -1, n)
        tests.add(f"{bits} bits", ["length", "power-of-two"], x | 1, -(1 << bits))
    for name, m in moduli.PRIMES.items():
        for flag, x in classes.divergence(m, range(66, m.bit_length() - 1, 61), [1]):
            for a, b in ((x, m), (-x, m), (x, -m), (-x, -m), (m, x)):
                negative = ["negative"] if a < 0 or b < 0 else []
                tests.add(name, [flag, *negative], a, b)
    for bits in (1024, 4096):
        x, n = uniform(f"kronecker x {bits}", bits), uniform(f"kronecker n {bits}", bits)
        tests.add(f"{bits} bits", ["large", "negative"], -x, -n)
        tests.add(f"{bits} bits", ["large", "negative"], -x, n)
    return tests.document()
