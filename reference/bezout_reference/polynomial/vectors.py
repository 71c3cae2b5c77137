# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the test vectors of polynomials: `python -m bezout_reference.polynomial.vectors --out ../vectors [--check]`.

The shape is that of SCHEMA.md: one test a line, integers as strings. A polynomial is one integer, its coefficients the
digits of `bits` bits, the constant term lowest.

poly/invert.json   input ring, bits, a; result inverse, or gcd_degree, that of the gcd with the ring's modulus (modulo 2
                   where coefficients are modulo a power of two)
poly/general.json  input p, bits, f, g; result gcd (monic), s, t with gcd = s f + t g, and the resultant of f and g
"""

import random
import sys

from ..document import command, document, numbered
from ..step import hexadecimal as hex_
from . import euclid
from .arithmetic import add, divmod_, mul, pack, reduced, scale, sub
from .rings import RINGS

FLAGS = {
    "zero": "a is zero",
    "unit": "1, -1, and a single power of x",
    "all-ones": "every coefficient is 1",
    "uniform": "no structure",
    "sparse": "few coefficients, so that quotients have a large degree",
    "series": "the power series of a fraction of small degree: divsteps end early, Euclid's quotients are long",
    "high-zeros": "the highest coefficients are zero: delta is large at the start",
    "multiple-of-factor": "a multiple of an irreducible factor of the ring's modulus",
    "multiple-of-x-1": "a multiple of x - 1, a unit where NTRU inverts",
    "even-weight": "an even number of ones",
    "largest": "every coefficient is q - 1",
    "constant": "one of the two is a constant",
    "equal": "f = g",
    "common-factor": "f and g share a factor",
    "coprime": "the gcd is 1",
    "large-prime": "p just below 2^31",
}


def smallest_factor(modulus, p):
    """An irreducible factor of the smallest degree, by gcds with x^(p^k) - x, and equal degrees told apart by chance."""
    rng, power, degree = random.Random(1), [0, 1], 0
    while True:
        degree += 1
        base, e, result = power, p, [1]
        while e:
            result = divmod_(mul(result, base, p), modulus, p)[1] if e & 1 else result
            base, e = divmod_(mul(base, base, p), modulus, p)[1], e >> 1
        power = result
        found = euclid.gcd(modulus, sub(power, [0, 1], p), p)
        if len(found) > 1:
            break
    while len(found) - 1 > degree:
        a, e, result = [rng.randrange(p) for _ in range(len(found) - 1)], (p**degree - 1) // 2, [1]
        while e:
            result = divmod_(mul(result, a, p), found, p)[1] if e & 1 else result
            a, e = divmod_(mul(a, a, p), found, p)[1], e >> 1
        part = euclid.gcd(found, sub(result, [1], p), p)
        if 1 < len(part) < len(found):
            found = min(part, divmod_(found, part, p)[0], key=len)
    return found


def fraction(rng, q, degree):
    """A polynomial whose coefficients, highest first, follow a linear recurrence of order 20."""
    weights = [rng.randrange(q) for _ in range(20)]
    found = [rng.randrange(1, q) for _ in range(20)]
    while len(found) < degree:
        found.append(sum(w * c for w, c in zip(weights, found[-20:])) % q)
    return found[:degree][::-1]


FULL = ("sntrup761-", "hrss701-", "bike-")
"""Rings with every operand; of the others' there are fewer, so that all can be written again in seconds."""
FEW = {"zero", "all-ones", "series", "multiple-of-factor", "multiple-of-x-1"}


def operands(ring):
    """(flag, comment, a) of one ring."""
    found = list(all_operands(ring))
    return [o for o in found if ring.name.startswith(FULL) or o[0] in FEW] + [
        o for o in found if o[0] == "uniform" and not ring.name.startswith(FULL)
    ][-1:]


def all_operands(ring):
    rng, n, q = random.Random(ring.name), ring.degree, ring.q
    uniform = [rng.randrange(q) for _ in range(n)]
    yield "zero", "0", []
    yield "unit", "1", [1]
    yield "unit", "x", [0, 1]
    yield "unit", "x^(n-1)", [0] * (n - 1) + [1]
    yield "all-ones", "1 + x + ... + x^(n-1)", [1] * n
    yield "uniform", "uniform", uniform
    if n > 10000:
        odd = [uniform[0] ^ (sum(uniform) + 1) % 2, *uniform[1:]]
        yield "uniform", "uniform, odd weight", odd
        yield "even-weight", "uniform, even weight", [odd[0] ^ 1, *odd[1:]]
        yield "series", "recurrence of order 20", fraction(rng, 2, n)
        support = rng.sample(range(n), 71)
        yield "sparse", "71 ones, as in a secret key", [int(i in support) for i in range(n)]
        return
    yield "uniform", "uniform", [rng.randrange(q) for _ in range(n)]
    yield "high-zeros", "uniform of half the degree", uniform[: n // 2]
    yield "sparse", "three coefficients", add(scale([0] * (n - 3) + [1], uniform[0] | 1, q), [1, 0, 1], q)
    yield "series", "recurrence of order 20", fraction(rng, q, n)
    if q > 2:
        yield "unit", "-1", [q - 1]
        yield "largest", "every coefficient is q - 1", [q - 1] * n
    if ring.name.startswith("sntrup") and q == 3:
        factor = smallest_factor(reduced(list(ring.modulus), q), q)
        other = [rng.randrange(q) for _ in range(n - len(factor) + 1)]
        yield "multiple-of-factor", f"a multiple of a factor of degree {len(factor) - 1}", mul(factor, other, q)
        yield "multiple-of-factor", f"a factor of degree {len(factor) - 1}", factor
    if not ring.name.startswith("sntrup"):
        for comment, other in (("x - 1", [1]), ("a multiple of x - 1", [rng.randrange(q) for _ in range(n - 1)])):
            yield "multiple-of-x-1", comment, mul([q - 1, 1], other, q)


def invert():
    tests = []
    for ring in RINGS.values():
        for flag, comment, a in operands(ring):
            a = reduced(a, ring.q)
            inverse, degree = ring.invert(a)
            result = {"gcd_degree": degree} if inverse is None else {"inverse": hex_(pack(inverse, ring.bits))}
            given = {"ring": ring.name, "bits": ring.bits, "a": hex_(pack(a, ring.bits))}
            tests.append((f"{ring.name}: {comment}", [flag], given, result))
    return document("poly_invert", numbered(tests))


def pairs():
    rng = random.Random("pairs of polynomials")
    for p in (2, 3, 7, 251, 4591, 65537, 2**31 - 1):
        bits, flags = 32, ["large-prime"] if p > 2**30 else []

        def any_(length):
            return [rng.randrange(p) for _ in range(length - 1)] + [rng.randrange(1, p)]

        yield p, bits, ["zero", *flags], [], []
        yield p, bits, ["zero", *flags], any_(5), []
        yield p, bits, ["zero", *flags], [], any_(5)
        yield p, bits, ["constant", *flags], [1], any_(9)
        yield p, bits, ["constant", *flags], any_(9), [p - 1]
        same = any_(12)
        yield p, bits, ["equal", *flags], same, same
        for n, m, k in ((8, 7, 3), (7, 30, 5), (40, 40, 20), (100, 61, 1), (300, 299, 40)):
            f, g, c = any_(n), any_(m), any_(k)
            yield p, bits, ["uniform", *flags], f, g
            yield p, bits, ["common-factor", *flags], mul(f, c, p), mul(g, c, p)
        yield p, bits, ["sparse", *flags], [1] + [0] * 89 + [1], [1] + [0] * 30 + [p - 1]
        yield p, bits, ["coprime", *flags], any_(200), add(mul([0, 1], any_(150), p), [1], p)


def general():
    tests = []
    for p, bits, flags, f, g in pairs():
        d, s, t = euclid.xgcd(f, g, p)
        given = {"p": hex_(p), "bits": bits, "f": hex_(pack(f, bits)), "g": hex_(pack(g, bits))}
        result = {name: hex_(pack(x, bits)) for name, x in (("gcd", d), ("s", s), ("t", t))}
        tests.append((f"p = {p}", flags, given, {**result, "resultant": hex_(euclid.resultant(f, g, p))}))
    return document("poly_xgcd", numbered(tests))


FILES = {"poly/invert.json": invert, "poly/general.json": general}


if __name__ == "__main__":
    sys.exit(command(FILES, __doc__))
