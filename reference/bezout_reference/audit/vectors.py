# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the vectors of audits: `python -m bezout_reference.audit.vectors --out ../vectors [--check]`.

audit/shared.json   input moduli; result the places and the gcds of those with a common factor, and their coprime base
"""

import sys
from itertools import combinations
from math import gcd, prod
from random import Random

from ..document import command, document, numbered
from ..class_group.discriminant import is_prime
from ..step import hexadecimal as hex_
from .base import coprime_base
from .tree import shared_factors


SMALL = prod(range(3, 1000, 2))


def prime(random, bits):
    while gcd(n := random.getrandbits(bits) | 1 << (bits - 1) | 1, SMALL) > 1 or not is_prime(n, 8):
        pass
    return n


def planted(bits, count, random):
    """Moduli of two primes: a clique of all pairs of five, a prime that six have, a triple, a square, two that are equal, and others."""
    primes = [prime(random, bits // 2) for _ in range(2 * count)]
    fresh = iter(primes)
    take = lambda n: [next(fresh) for _ in range(n)]
    clique = [p * q for p, q in combinations(take(5), 2)]
    shared, a, b, c = take(4)
    star = [shared * p for p in take(6)]
    square, equal = shared * shared, next(fresh) * next(fresh)
    others = [next(fresh) * next(fresh) for _ in range(max(count - 25, 1))]
    moduli = [*clique, *star, a * b, b * c, c * a, square, equal, equal, *others]
    random.shuffle(moduli)
    return moduli


def lists():
    """Each list is one at which an implementation could be wrong."""
    random = Random(1)
    yield "none", "edge", []
    yield "one", "edge", [15]
    yield "units", "edge", [1, 1, 15, 1, 21]
    yield "a number and itself", "equal", [2**64 - 1] * 2
    yield "nothing in common", "edge", [3, 5, 7, 11, 13]
    yield "even ones", "edge", [2**70, 3 * 2**64, 5, 2]
    yield "one divides another", "edge", [7, 7**3 * 5, 5**2, 11]
    yield "powers of a prime", "square", [3**k for k in (1, 2, 4, 6, 40, 41, 200)]
    yield "powers whose gcd is none of the numbers", "square", [3**4 * 5, 3**6 * 7]
    yield "both factors in many others", "clique", [p * q for p, q in combinations([prime(random, 40) for _ in range(12)], 2)]
    yield "three factors, all pairs", "clique", [prod(c) for c in combinations([prime(random, 33) for _ in range(6)], 3)]
    yield "products just above and below a limb", "edge", [2**64 + 1, 2**64 - 1, 2**63, 2**128 - 1, 2**128 + 1, 274177]
    yield "lengths that differ", "edge", [prime(random, 20), *(prime(random, 900) * prime(random, 200) for _ in range(2)), prime(random, 61)]
    for bits, count in ((64, 30), (128, 33), (512, 31)):
        yield f"{bits} bits", "planted", planted(bits, count, random)


def tests():
    for comment, flag, moduli in lists():
        found = shared_factors(moduli, max(len(moduli), 1))
        elements, factors = coprime_base([moduli[place] for place, _ in found])
        result = {
            "places": [place for place, _ in found],
            "gcds": [hex_(g) for _, g in found],
            "base": [hex_(n) for n in elements],
            "factors": factors,
        }
        yield comment, [flag], {"moduli": [hex_(n) for n in moduli]}, result


FILES = {"audit/shared.json": lambda: document("audit_shared", numbered(tests()))}


if __name__ == "__main__":
    sys.exit(command(FILES, __doc__))
