# SPDX-License-Identifier: MIT OR Apache-2.0
"""Polynomials in unknowns with integer coefficients, and lanes of vectors that have one: what proofs on texts are made of."""

from dataclasses import dataclass

LIMB = 30
MASK = (1 << LIMB) - 1


class Unproved(Exception):
    """A line that does not keep its bounds, or an identity that does not hold."""


Polynomial = dict[tuple[str, ...], int]


def plus(a: Polynomial, b: Polynomial, times: int = 1) -> Polynomial:
    found = dict(a)
    for monomial, coefficient in b.items():
        value = found.get(monomial, 0) + times * coefficient
        if value:
            found[monomial] = value
        else:
            found.pop(monomial, None)
    return found


def product(a: Polynomial, b: Polynomial) -> Polynomial:
    found: Polynomial = {}
    for m, c in a.items():
        found = plus(found, {tuple(sorted(m + n)): c * d for n, d in b.items()})
    return found


@dataclass(frozen=True)
class Lane:
    value: Polynomial
    least: int
    most: int

    def is_constant(self, number: int) -> bool:
        return self.value == ({(): number} if number else {})


@dataclass(frozen=True)
class Digit:
    """A product with the inverse of the modulus, of which the low 30 bits alone are used."""

    total: Lane


def constant(number: int) -> Lane:
    return Lane({(): number} if number else {}, number, number)


def unknown(name: str, least: int, most: int) -> Lane:
    return Lane({(name,): 1}, least, most)
