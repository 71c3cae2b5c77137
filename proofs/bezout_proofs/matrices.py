# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every transition matrix of t half-delta divsteps, by enumeration, and the exact range of each entry.

The scaled matrix M = (u, v; q, r) satisfies 2^t (f_t, g_t) = M (f_0, g_0).  Which steps can follow each other depends
on delta and on the parities of g alone, and every sequence of parities occurs: the parities of t steps and
(g mod 2^t) determine each other for any fixed odd f.  So the enumeration takes both parities at each step, from every
starting delta: a delta above t or below -t can't change its sign within t steps (unless a swap makes it very negative),
hence -t - 1/2 ... t + 1/2 stand for all.
"""

from collections.abc import Iterator
from fractions import Fraction

Matrix = tuple[int, int, int, int]
State = tuple[int, Matrix]  # 2 * delta, which is odd, and the matrix

ENTRIES = ("u", "v", "q", "r")


def divstep(delta2: int, odd: bool, matrix: Matrix) -> State:
    """One half-delta divstep on 2*delta and the scaled matrix [BY19, Wui21]."""
    u, v, q, r = matrix
    if odd and delta2 > 0:
        return 2 - delta2, (2 * q, 2 * r, q - u, r - v)
    if odd:
        return 2 + delta2, (2 * u, 2 * v, q + u, r + v)
    return 2 + delta2, (2 * u, 2 * v, q, r)


def reachable(steps: int, any_delta: bool = True) -> Iterator[set[Matrix]]:
    """The sets of matrices after 0, 1, ..., `steps` divsteps, from every delta or from delta = 1/2 alone."""
    deltas = range(-2 * steps - 1, 2 * steps + 2, 2) if any_delta else (1,)
    found: dict[int, set[Matrix]] = {delta2: {(1, 0, 0, 1)} for delta2 in deltas}
    for left in range(steps, -1, -1):
        yield set().union(*found.values())
        before, found = found, {}
        # The steps that are left can't tell a larger delta from this one, nor a smaller one from its negative.
        most = 2 * left - 1
        for delta2, matrices in before.items() if left else ():
            for odd in (False, True):
                (after, *_), moved = zip(*(divstep(delta2, odd, matrix) for matrix in matrices), strict=True)
                found.setdefault(max(-most, min(after, most)), set()).update(moved)


def extremes(matrices: set[Matrix]) -> dict[str, tuple[int, int]]:
    """The least and the greatest value of each entry and of each row's sum of absolute values."""
    columns = dict(zip(ENTRIES, zip(*matrices, strict=True), strict=True))
    columns["|u|+|v|"] = tuple(abs(u) + abs(v) for u, v, _, _ in matrices)
    columns["|q|+|r|"] = tuple(abs(q) + abs(r) for _, _, q, r in matrices)
    return {name: (min(column), max(column)) for name, column in columns.items()}


def proved_range(entry: str, steps: int) -> tuple[int, int]:
    """The range of an entry after `steps` >= 2 divsteps from any delta, as proved in the README (section 2)."""
    top, low = 1 << steps, -(1 << (steps - 1))
    return {"u": (low, top), "v": (low + 2, top), "q": (low, top - 1), "r": (low + 1, top - 1)}[entry]


def hexagon_is_invariant(hexagon: list[tuple[Fraction, Fraction]]) -> bool:
    """Whether the three steps, taken in any order, keep a column (u, q)/2^t in this convex polygon."""
    images = []
    for first, second in hexagon:
        images += [(first, second / 2), (first, (second + first) / 2), (second, (second - first) / 2)]
    edges = list(zip(hexagon, hexagon[1:] + hexagon[:1], strict=True))
    return all((bx - ax) * (y - ay) >= (by - ay) * (x - ax) for (ax, ay), (bx, by) in edges for x, y in images)


def invariant_hexagon() -> list[tuple[Fraction, Fraction]]:
    """The polygon of README 2.2, counterclockwise; it contains (1, 0), (0, 1) and the unit square."""
    half = Fraction(1, 2)
    zero, one = Fraction(0), Fraction(1)
    return [(one, zero), (one, one), (zero, one), (-half, zero), (-half, -half), (zero, -half)]
