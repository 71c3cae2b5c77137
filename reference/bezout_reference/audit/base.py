# SPDX-License-Identifier: MIT OR Apache-2.0
"""Numbers split as far as their gcds can: the natural coprime base [Ber05], by one gcd after the other."""

from math import gcd


def coprime_base(numbers):
    """(elements, factors): numbers above 1, coprime in pairs, ascending; the places of the factors of each number in them."""
    elements, rest = set(), [n for n in numbers if n > 1]
    while rest:
        n = rest.pop()
        m = next((m for m in elements if gcd(n, m) > 1), 1)
        elements = elements - {m} | ({n} if m in (1, n) else set())
        if m not in (1, n):
            g = gcd(n, m)
            rest += [part for part in (g, n // g, m // g) if part > 1]
    elements = sorted(elements)
    return elements, [places(n, elements) for n in numbers]


def places(n, elements):
    found = []
    for place, element in enumerate(elements):
        while n % element == 0:
            n //= element
            found.append(place)
    assert n == 1
    return found
