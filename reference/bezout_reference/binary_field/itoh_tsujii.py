# SPDX-License-Identifier: MIT OR Apache-2.0
"""1/a = (a^(2^(m-1) - 1))^2 by an addition chain for m - 1 [IT88]."""

from .field import degree, multiply, reduce, square_times


def chain(e):
    """The links (times, by) along the bits of e: p[i+1] = p[i]^(2^times) p[by], where p[0] = a."""
    links, value = [], 1
    for bit in bin(e)[3:]:
        links.append((value, len(links)))
        value *= 2
        if bit == "1":
            links.append((1, 0))
            value += 1
    return links


def invert(a, f, links=None):
    """1/a mod f, 0 for 0."""
    p, exponents = [a], [1]
    for times, by in chain(degree(f) - 1) if links is None else links:
        if exponents[by] != times:
            raise ValueError(f"link ({times}, {by}): p[{by}] is a^(2^{exponents[by]} - 1), so it takes as many squarings")
        p.append(reduce(multiply(square_times(p[-1], times, f), p[by]), f))
        exponents.append(exponents[-1] + times)
    if exponents[-1] != degree(f) - 1:
        raise ValueError(f"the chain ends at {exponents[-1]}: accepted are those that end at {degree(f) - 1}")
    return square_times(p[-1], 1, f)
