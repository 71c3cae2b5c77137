# SPDX-License-Identifier: MIT OR Apache-2.0
"""How large the cofactors of an inverse get, in moduli, at the ends of batches (README, section 2.5).

A batch of N divsteps with the matrix M replaces (u, v) by (M (u, v) + q m) / 2^N, and each q is at least 0 and below 2^N. A row
of f that is still (2^N, 0) has q = 0. For each delta a convex polygon contains every (u, v), by its support in a few directions; all
rounding is outward. A step, without the division by two, is a linear map of the polygon, and the end of a batch a sum with a square.
"""

import math
from dataclasses import dataclass

# Supports are multiples of 1 / SCALE of a modulus.
SCALE = 1 << 90
# delta = 1/2 + j has a polygon of its own for -FAR <= j < FAR. Those at both ends stand for all deltas beyond, too.
FAR = 62
LARGEST = 2

Direction = tuple[int, int]
# The polygon of a delta: its support in each direction; none if it is empty.
Support = list[int] | None
# A step on (u, v) before it is halved: rows of f and g.
Step = tuple[Direction, Direction]

EVEN: Step = ((2, 0), (0, 1))
KEEP: Step = ((2, 0), (1, 1))
SWAP: Step = ((0, 2), (-1, 1))
STEPS = (EVEN, KEEP, SWAP)

PRIMITIVE = {
    (a // math.gcd(a, b), b // math.gcd(a, b))
    for a in range(-LARGEST, LARGEST + 1)
    for b in range(-LARGEST, LARGEST + 1)
    if a or b
}
# In the order of their angles. Two neighbors have the determinant 1: any direction between them is a sum of multiples of both.
DIRECTIONS = sorted(PRIMITIVE, key=lambda d: math.atan2(d[1], d[0]))


def cross(a: Direction, b: Direction) -> int:
    return a[0] * b[1] - a[1] * b[0]


NEIGHBORS = [(i, (i + 1) % len(DIRECTIONS)) for i in range(len(DIRECTIONS))]
assert all(cross(DIRECTIONS[i], DIRECTIONS[j]) == 1 for i, j in NEIGHBORS)


def pulled_back(step: Step) -> list[tuple[int, int, int, int]]:
    """For each direction d, two neighbors and what multiples of them the transposed step makes of d."""
    found = []
    (a, b), (c, e) = step
    for x, y in DIRECTIONS:
        image = (a * x + c * y, b * x + e * y)
        for i, j in NEIGHBORS:
            first, second = cross(image, DIRECTIONS[j]), cross(DIRECTIONS[i], image)
            if first >= 0 and second >= 0:
                found.append((i, first, j, second))
                break
    assert len(found) == len(DIRECTIONS)
    return found


def image(support: Support, rows: list[tuple[int, int, int, int]]) -> Support:
    """Half of the image of a polygon under a step, rounded outward."""
    return support and [-(-(p * support[i] + q * support[j]) // 2) for i, p, j, q in rows]


def hull(*supports: Support) -> Support:
    some = [s for s in supports if s]
    return [max(column) for column in zip(*some)] if some else None


def box(u: int, v: int) -> list[int]:
    """The support of 0 <= u, 0 <= v up to these."""
    return [max(0, a * u) + max(0, b * v) for a, b in DIRECTIONS]


def plus(support: Support, other: list[int]) -> Support:
    return support and [a + b for a, b in zip(support, other)]


Polygons = list[Support]


def stepped(now: Polygons, maps: list[list[tuple[int, int, int, int]]]) -> tuple[Polygons, Polygons]:
    """After a step: where f is as before, and where it was swapped."""
    even, keep, swap = maps
    kept: list[list[Support]] = [[] for _ in now]
    swapped: list[list[Support]] = [[] for _ in now]
    last = len(now) - 1
    for place, support in enumerate(now):
        if not support:
            continue
        j = place - FAR
        moved = image(support, even)
        if j < 0:
            moved = hull(moved, image(support, keep))
        else:
            # delta = 1/2 + j becomes 1/2 - j.
            swapped[FAR - j].append(image(support, swap))
            if place == last:
                swapped[0].append(image(support, swap))
        kept[min(place + 1, last)].append(moved)
        if place == 0:
            kept[0].append(moved)
    return [hull(*s) for s in kept], [hull(*s) for s in swapped]


@dataclass(frozen=True)
class Cofactors:
    """The least and largest u and v, as multiples of 1 / SCALE of the modulus."""

    u: tuple[int, int]
    v: tuple[int, int]


def bounds(steps: int, kinds: tuple[Step, Step, Step] = STEPS, unchanged: int = 0, batches: int = 20) -> Cofactors | None:
    """The bounds at the ends of any number of batches of `steps`, for v below the modulus at first; none if these batches find no end.

    With `unchanged` a row of f that is not changed adds up to this many moduli."""
    maps = [pulled_back(kind) for kind in kinds]
    most = SCALE - (SCALE >> steps)
    polygons: Polygons = [None] * (2 * FAR)
    polygons[FAR] = box(0, SCALE)
    for _ in range(batches):
        same, other = polygons, [None] * (2 * FAR)
        for _ in range(steps):
            same, first = stepped(same, maps)
            kept, again = stepped(other, maps)
            other = [hull(*three) for three in zip(first, kept, again)]
        ends = [hull(plus(s, box(unchanged * most, most)), plus(o, box(most, most))) for s, o in zip(same, other)]
        after = [hull(*two) for two in zip(polygons, ends)]
        if after == polygons:
            return Cofactors(*[(-extent(polygons, (-x, -y)), extent(polygons, (x, y))) for x, y in ((1, 0), (0, 1))])
        polygons = after
    return None


def extent(polygons: Polygons, direction: Direction) -> int:
    place = DIRECTIONS.index(direction)
    return max(s[place] for s in polygons if s)
