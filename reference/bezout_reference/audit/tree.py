# SPDX-License-Identifier: MIT OR Apache-2.0
"""The batch gcd. Each chunk of moduli gives its product, takes those of the others modulo its own, and goes down its tree."""

from math import gcd, prod

GUARD = 128
"""Bits of a fraction beyond those of its denominator."""


def product(moduli):
    return prod(moduli)


def cross(q, product, others):
    """q times the products of other chunks, modulo that of this one."""
    q %= product
    for other in others:
        q = q * (other % product) % product
    return q


def tree(moduli):
    """The tree (P, S, parts) of a chunk, where S is the sum of all P / n. Modulo each n, that is P / n."""
    if len(moduli) == 1:
        return moduli[0], 1, ()
    left, right = (tree(half) for half in halves(moduli))
    return left[0] * right[0], left[1] * right[0] + right[1] * left[0], (left, right)


def halves(moduli):
    return moduli[: len(moduli) // 2], moduli[len(moduli) // 2 :]


def descend(node, fraction):
    """x modulo each modulus, from the fraction x / P. That of a part is the fraction times the product of the other one, without
    what is above 1 [Ber04]. It is kept in as many bits as the product of its node has, and GUARD more."""
    product, _, parts = node
    if not parts:
        half = 1 << (product.bit_length() + GUARD - 1)
        yield ((fraction * product + half) >> (product.bit_length() + GUARD)) % product
        return
    for part, other in (parts, parts[::-1]):
        bits = product.bit_length() - part[0].bit_length()
        yield from descend(part, fraction * other[0] % (1 << (product.bit_length() + GUARD)) >> bits)


def common(q, moduli):
    """(place, gcd) of each modulus that has a factor above 1 in common with q times the product of the others."""
    if not moduli:
        return []
    root = tree(moduli)
    x = q * root[1] % root[0]
    rests = descend(root, (x << (root[0].bit_length() + GUARD)) // root[0])
    gcds = enumerate(map(gcd, moduli, rests))
    return [(place, g) for place, g in gcds if g != 1]


def shared_factors(moduli, size):
    """`common` in chunks of `size` moduli."""
    chunks = [moduli[i : i + size] for i in range(0, len(moduli), size)]
    products = [product(chunk) for chunk in chunks]
    found = []
    for j, chunk in enumerate(chunks):
        q = cross(1, products[j], products[:j] + products[j + 1 :])
        found += [(j * size + place, g) for place, g in common(q, chunk)]
    return found
