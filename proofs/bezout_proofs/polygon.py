# SPDX-License-Identifier: MIT OR Apache-2.0
"""Convex polygons with integer vertices, and linear maps on them rounded outward.

A point is a pair of integers in units of a grid.  Rounding outward means that an image point that is off the
grid is replaced by all corners of its grid cell: their convex hull contains the image, so that a hull of rounded
images contains the hull of the exact ones.  This is for the programs that *find* bounds; `check.py` shares nothing
with it.
"""

from collections.abc import Iterable

Point = tuple[int, int]


def convex_hull(points: Iterable[Point]) -> list[Point]:
    """Vertices of the convex hull, counterclockwise, without collinear ones (monotone chain)."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    lower = _chain(ordered)
    ordered.reverse()
    upper = _chain(ordered)
    return lower[:-1] + upper[:-1]


def _chain(ordered: list[Point]) -> list[Point]:
    """The part of the hull that turns left while it follows the order."""
    chain: list[Point] = []
    for point in ordered:
        px, py = point
        while len(chain) >= 2:
            (ax, ay), (bx, by) = chain[-2], chain[-1]
            if (bx - ax) * (py - ay) - (by - ay) * (px - ax) > 0:
                break
            chain.pop()
        chain.append(point)
    return chain


def round_outward(x_numerator: int, y_numerator: int, denominator: int) -> list[Point]:
    """The corners of the grid cell around a point: one, two or four of them."""
    x, x_rest = divmod(x_numerator, denominator)
    y, y_rest = divmod(y_numerator, denominator)
    xs = (x, x + 1) if x_rest else (x,)
    ys = (y, y + 1) if y_rest else (y,)
    return [(a, b) for a in xs for b in ys]
