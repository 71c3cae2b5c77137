# SPDX-License-Identifier: MIT OR Apache-2.0
"""The rings of cryptography by name.

Where NTRU multiplies modulo x^n - 1, it inverts modulo (x^n - 1)/(x - 1), so that multiples of x - 1 have an inverse;
the modulus here is that of the inversion. x^p - x - 1 is irreducible modulo q, but reducible modulo 3 for every p here.
"""

from dataclasses import dataclass

from . import itoh_tsujii, jump, lift
from .arithmetic import pack, unpack


@dataclass(frozen=True)
class Ring:
    name: str
    modulus: tuple[int, ...]
    """Coefficients, the constant term first; monic."""
    q: int
    """Coefficients are modulo q: a prime, or a power of two."""
    bits: int
    """How far apart the coefficients stand in a vector's integers."""

    @property
    def degree(self):
        return len(self.modulus) - 1

    def invert(self, a):
        """(inverse or None, degree of the gcd modulo the prime below q)."""
        if self.q == 2 and self.modulus[1:-1].count(0) == self.degree - 1:
            inverse = itoh_tsujii.invert(pack(a, 1), self.degree)
            return (None, 1) if inverse is None else (unpack(inverse, 1), 0)
        if self.q > 2 and self.q & (self.q - 1) == 0:
            return lift.invert(a, list(self.modulus), self.q.bit_length() - 1)
        return jump.invert(a, list(self.modulus), self.q)


def _prime(p):
    return (-1, -1, *[0] * (p - 2), 1)


def _all_ones(n):
    return (1,) * n


def _cyclic(r):
    return (-1, *[0] * (r - 1), 1)


NTRU_PRIME = {653: 4621, 761: 4591, 857: 5167, 953: 6343, 1013: 7177, 1277: 7879}
NTRU = {"hrss701": (701, 13), "hps2048509": (509, 11), "hps2048677": (677, 11), "hps4096821": (821, 12)}
BIKE = {"bike-l1": 12323, "bike-l3": 24659, "bike-l5": 40973, "ledacrypt-23371": 23371}

RINGS = {
    ring.name: ring
    for ring in (
        *(Ring(f"sntrup{p}-r3", _prime(p), 3, 4) for p in NTRU_PRIME),
        *(Ring(f"sntrup{p}-rq", _prime(p), q, 16) for p, q in NTRU_PRIME.items()),
        *(Ring(f"{name}-s3", _all_ones(n), 3, 4) for name, (n, _) in NTRU.items()),
        *(Ring(f"{name}-s2", _all_ones(n), 2, 1) for name, (n, _) in NTRU.items()),
        *(Ring(f"{name}-rq", _all_ones(n), 1 << k, 16) for name, (n, k) in NTRU.items()),
        *(Ring(name, _cyclic(r), 2, 1) for name, r in BIKE.items()),
    )
}
