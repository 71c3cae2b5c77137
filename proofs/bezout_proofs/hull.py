# SPDX-License-Identifier: MIT OR Apache-2.0
"""Half-delta divsteps for operands of one length, by convex hulls [Wui21] (README, section 1.6).

For each delta and each number of steps a convex polygon contains every (f, g) that can occur.  Three things make
this fast in plain integers; all three only enlarge the polygons, so that the count is a proved upper bound.

- Most sets are linear images of few.  With HALVE = diag(1, 1/2) and SWAP as in the README, the set of delta = 1/2 + j
  after t steps is HALVE^j K(t - j), where K(s) is the set of delta = 1/2 after s steps, and the set of
  delta = -1/2 - j is kept as its preimage H_j under SWAP * HALVE^(j+1).  In these coordinates no polygon gets thin.
- The grid follows the size: K(s) has coordinates of about `precision` bits, rounded outward.
- For j >= `JOINT` the preimages hardly depend on j any more, and one polygon R(s) stands for all with the same s.

A set is dropped when all its points have |g| < 1 (then g = 0, for good) or all have |f| < 1 (impossible, as f is odd).
"""

from dataclasses import dataclass

from .polygon import Point, convex_hull

PRECISION = 24
JOINT = 16
SHRINK_PER_MILLE = 434  # the grid shrinks by 2^-0.434 a step, about as the polygons do; any value would be sound


@dataclass(frozen=True)
class Polygon:
    """Points in units of 2^exponent, with the largest |f| and |g|."""

    points: list[Point]
    exponent: int

    def reaches(self, coordinate: int, bits: int) -> bool:
        """Whether some point has |coordinate| >= 2^bits (coordinate 0 is f, 1 is g)."""
        return at_least_power(max(abs(point[coordinate]) for point in self.points), self.exponent, bits)


def at_least_power(value: int, exponent: int, bits: int) -> bool:
    """Whether value * 2^exponent >= 2^bits, for value >= 0."""
    return value.bit_length() > bits - exponent if value else False


def mapped(polygon: Polygon, matrix: tuple[int, int, int, int], shift: int, exponent: int) -> list[Point]:
    """Corners around `matrix / 2^shift * polygon` on the grid of 2^exponent."""
    shift += exponent - polygon.exponent
    a, b, c, d = matrix
    if shift <= 0:
        return [((a * x + b * y) << -shift, (c * x + d * y) << -shift) for x, y in polygon.points]
    corners: list[Point] = []
    mask = (1 << shift) - 1
    for x, y in polygon.points:
        x, y = a * x + b * y, c * x + d * y
        left, low = x >> shift, y >> shift
        corners.append((left, low))
        if x & mask:
            corners.append((left + 1, low))
        if y & mask:
            corners.append((left, low + 1))
            if x & mask:
                corners.append((left + 1, low + 1))
    return corners


class Run:
    """The polygons after t = 0, 1, 2, ... steps."""

    def __init__(self, start: list[Point], precision: int = PRECISION, joint: int = JOINT):
        self.precision = precision
        self.joint = joint
        self.bits = max(max(point) for point in start).bit_length()
        exponent = self.grid(0)
        unit = Polygon(start, 0)
        self.halves: list[Polygon | None] = [Polygon(convex_hull(mapped(unit, (1, 0, 0, 1), 0, exponent)), exponent)]
        self.joints: list[Polygon | None] = [self.halves[0]]
        self.minus: dict[int, Polygon] = {}
        self.time = 0

    def grid(self, s: int) -> int:
        """The exponent of the grid of K(s)."""
        return self.bits - self.precision - s * SHRINK_PER_MILLE // 1000

    def plus(self, j: int, time: int) -> Polygon | None:
        """K(time - j), whose image HALVE^j K is the set of delta = 1/2 + j, unless that is empty or dropped."""
        s = time - j
        polygon = self.halves[s] if s >= 0 else None
        return polygon if polygon and polygon.reaches(1, j) and polygon.reaches(0, 0) else None

    def alive_below(self, polygon: Polygon | None, j: int) -> bool:
        """Whether SWAP * HALVE^(j+1) * polygon, the set of delta = -1/2 - j, reaches |f| >= 1 and |g| >= 1."""
        if polygon is None or not polygon.reaches(1, j + 1):
            return False
        height = max(abs(y - (x << (j + 1))) for x, y in polygon.points)
        return at_least_power(height, polygon.exponent, j + 2)

    def joined(self, s: int) -> Polygon | None:
        """R(s) = hull of K(s) and the images of R(s - 2): contains H_j for every j >= `joint`."""
        exponent = self.grid(s)
        half = self.halves[s]
        points = list(half.points) if half else []
        before = self.joints[s - 2] if s >= 2 else None
        if before:
            points += self.lifted(before, self.joint + 2, exponent)
        return Polygon(convex_hull(points), exponent) if points else None

    @staticmethod
    def lifted(polygon: Polygon, m: int, exponent: int) -> list[Point]:
        """The steps even and keep at delta < -1/2, on preimages: (f, g) -> ((f +- g/2^m)/2, g/2)."""
        one = 1 << m
        return mapped(polygon, (one, 1, 0, one), m + 1, exponent) + mapped(polygon, (one, -1, 0, one), m + 1, exponent)

    def step(self) -> None:
        """One divstep more."""
        time = self.time
        self.halves.append(self.next_half())
        lowest: dict[int, Polygon] = {}
        for j in range(min(self.joint, time)):
            s = time - j - 1
            exponent = self.grid(s)
            source = self.plus(j + 1, time)
            points = list(source.points) if source else []
            above = self.minus.get(j + 1) if j + 1 < self.joint else self.joint_at(time)
            if above:
                points += self.lifted(above, j + 2, exponent)
            if points:
                polygon = Polygon(convex_hull(points), exponent)
                if self.alive_below(polygon, j):
                    lowest[j] = polygon
        self.minus = lowest
        self.time += 1
        self.joints.append(self.joined(self.time))

    def next_half(self) -> Polygon | None:
        """K(t + 1): from delta = 1/2 by a swap, from delta = -1/2 by the other two steps."""
        exponent = self.grid(self.time + 1)
        points: list[Point] = []
        half = self.plus(0, self.time)
        if half:
            points += mapped(half, (0, 2, -1, 1), 1, exponent)
        below = self.minus.get(0)
        if below:  # EVEN and KEEP times SWAP * HALVE
            points += mapped(below, (0, 4, -2, 1), 3, exponent) + mapped(below, (0, 4, -2, 3), 3, exponent)
        return Polygon(convex_hull(points), exponent) if points else None

    def joint_at(self, time: int) -> Polygon | None:
        """H_joint at this time, if that set is alive."""
        s = time - self.joint - 2
        polygon = self.joints[s] if s >= 0 else None
        return polygon if self.alive_below(polygon, self.joint) else None

    def alive(self) -> bool:
        """Whether some delta still has a set that is not dropped."""
        if self.minus or any(self.plus(j, self.time) for j in range(self.time + 1)):
            return True
        return any(self.alive_below(self.joints[self.time - j - 2], j) for j in range(self.joint, self.time - 1))


@dataclass(frozen=True)
class Case:
    """Operands with odd 0 < f <= f_bound and 0 <= g <= g_bound, or 0 <= g <= f where g_bound is None."""

    f_bound: int
    g_bound: int | None

    def corners(self) -> list[Point]:
        """A polygon that contains all (f, g) of the case."""
        if self.g_bound is None:
            return [(0, 0), (self.f_bound, 0), (self.f_bound, self.f_bound)]
        return [(0, 0), (self.f_bound, 0), (self.f_bound, self.g_bound), (0, self.g_bound)]

    def steps(self, precision: int = PRECISION, joint: int = JOINT) -> int:
        """Half-delta divsteps after which g = 0 for all (f, g) of the case."""
        run = Run(self.corners(), precision, joint)
        while run.alive():
            run.step()
        return run.time


def below(bits: int, reduced: bool = False) -> Case:
    """The case f < 2^bits with any g < 2^bits, or with g <= f."""
    return Case(1 << bits, None if reduced else 1 << bits)


P25519 = (1 << 255) - 19

# What `nightly` runs; the first QUICK ones take seconds and run in every test.
CASES: dict[str, Case] = {
    "f < 2^64, g < 2^64": below(64),
    "f < 2^64, g <= f": below(64, reduced=True),
    "f < 2^128, g < 2^128": below(128),
    "f < 2^128, g <= f": below(128, reduced=True),
    "f < 2^192, g < 2^192": below(192),
    "f = 2^255-19, g <= f": Case(P25519, None),
    "f = 2^255-19, g < 2^256": Case(P25519, 1 << 256),
    "f < 2^256, g <= f": below(256, reduced=True),
    "f < 2^256, g < 2^256": below(256),
    "f < 2^320, g < 2^320": below(320),
    "f < 2^384, g <= f": below(384, reduced=True),
    "f < 2^384, g < 2^384": below(384),
    "f < 2^448, g < 2^448": below(448),
    "f < 2^512, g < 2^512": below(512),
}
QUICK = 3


def record(name: str) -> dict[str, object]:
    """Run a case, and what to keep of it."""
    return {"case": name, "steps": CASES[name].steps(), "precision": PRECISION, "joint": JOINT}
