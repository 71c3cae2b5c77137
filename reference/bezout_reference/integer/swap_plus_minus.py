# SPDX-License-Identifier: MIT OR Apache-2.0
"""Plus-minus steps in swap-normalized form, for integers and for polynomials over GF(2): what the hardware computes.

Of two numbers f stays odd and g is reduced, so that arithmetic is needed for g alone; f takes g's old value in a swap.
A step is one of

    g even:  g / 2^t with the largest t <= log2(even)
    g odd:   if delta >= 0, swap f and g and negate delta (delta := -1 - delta); then g := (g + f) / 4 or (g - f) / 4,
             whichever is an integer, and once more by 2 if odd = 8 and it is even

and `delta` grows by the number of places removed. Over GF(2), written as integers whose bit i is the coefficient of x^i,
sum and difference are the exclusive or, which x alone is sure to divide; there delta := -delta in a swap, because
degrees, unlike lengths of sums, are exact.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Decision:
    """One step: was g odd, were f and g swapped, is f subtracted, and how many places go."""

    odd: int
    swap: int
    negate: int
    shift: int


def decide(f, g, delta, even=4, odd=4, polynomial=False):
    """The next step and the delta after it. Only the three low bits of f and g count."""
    is_odd = g & 1
    if is_odd:
        negate = 0 if polynomial or (f + g) % 4 == 0 else 1
        value, most = (f ^ g if polynomial else g - f if negate else g + f), odd
    else:
        negate, value, most = 0, g, even
    shift = 1
    while 2 << shift <= most and value % (2 << shift) == 0:
        shift += 1
    swap = int(is_odd and delta >= 0)
    if swap:
        delta = -delta if polynomial else -1 - delta
    return Decision(is_odd, swap, negate, shift), delta + shift


def apply(decision, f, g, polynomial=False):
    """(f, g) after one step."""
    value = g
    if decision.odd:
        value = g ^ f if polynomial else g - f if decision.negate else g + f
    return (g if decision.swap else f), value >> decision.shift


def run(f, g, even=4, odd=4, polynomial=False, limit=None):
    """Steps until g = 0 (or, with a limit, exactly that many): yields (decision, f, g). f has to be odd."""
    if f % 2 == 0:
        raise ValueError("f is even; it has to be odd")
    delta, count = 0, 0
    while g if limit is None else count < limit:
        decision, delta = decide(f, g, delta, even, odd, polynomial)
        f, g = apply(decision, f, g, polynomial)
        count += 1
        yield decision, f, g


def xgcd(f, g, even=4, odd=4):
    """(d, u, v) with d = gcd(f, g) = u*f + v*g and 0 <= v < f, for an odd f > 0 and any g."""
    rows, f0, g0 = ((1, 0), (0, 1)), f, g

    def divide(row, places):
        u, v = row
        for _ in range(places):
            if v % 2:
                u, v = u - g0, v + f0
            u, v = u // 2, v // 2
        return u, v

    for decision, f, _ in run(f, g, even, odd):
        sign = decision.odd * (-1 if decision.negate else 1)
        value = tuple(y + sign * x for x, y in zip(*rows))
        rows = (rows[1] if decision.swap else rows[0]), divide(value, decision.shift)
    u, v = rows[0]
    if f < 0:
        f, u, v = -f, -u, -v
    quotient = v // f0
    return f, u + quotient * g0, v - quotient * f0
