# SPDX-License-Identifier: MIT OR Apache-2.0
"""Independent checker of the certificates of `certificate.py`: exact integers, no code in common.

`check` returns the list of obligations with a verdict each.  The README (section 1) proves that a certificate
that meets all of them bounds the number of half-delta divsteps for every operand length.

Inclusions are tested vertex by vertex against the edges of the outer polygon: a linear image of a convex polygon
lies in a convex set if and only if the images of its vertices do.  Nothing is rounded: a set of points is a list of
integer pairs and a common positive denominator.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import log2
from typing import Any

Matrix = tuple[Fraction, Fraction, Fraction, Fraction]
Polygon = list[tuple[int, int]]

HALF = Fraction(1, 2)
EVEN: Matrix = (Fraction(1), Fraction(0), Fraction(0), HALF)  # (f, g) -> (f, g/2)
ODD_KEEP: Matrix = (Fraction(1), Fraction(0), HALF, HALF)  # (f, g) -> (f, (g + f)/2)
ODD_SWAP: Matrix = (Fraction(0), Fraction(1), -HALF, HALF)  # (f, g) -> (g, (g - f)/2)

START_CORNERS = {
    "square": [(0, 0), (0, 1), (1, 0), (1, 1)],
    "triangle": [(0, 0), (1, 0), (1, 1)],
}


@dataclass(frozen=True)
class Verdict:
    """What a certificate proves, with every obligation and whether it holds."""

    obligations: dict[str, bool]
    alpha: Fraction
    height: Fraction

    @property
    def valid(self) -> bool:
        """Whether all obligations hold."""
        return all(self.obligations.values())


def product(left: Matrix, right: Matrix) -> Matrix:
    """The matrix that applies `right` first, then `left`."""
    a, b, c, d = left
    e, f, g, h = right
    return (a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h)


def scaled(matrix: Matrix, factor: Fraction) -> Matrix:
    """The matrix times a number."""
    a, b, c, d = matrix
    return (a * factor, b * factor, c * factor, d * factor)


def left_of_all_edges(points: Polygon, denominator: int, outer: Polygon) -> bool:
    """Whether each point/denominator lies on or to the left of every directed edge of `outer`."""
    for (ax, ay), (bx, by) in zip(outer, outer[1:] + outer[:1], strict=True):
        edge_x, edge_y = bx - ax, by - ay
        base = denominator * (edge_x * ay - edge_y * ax)
        if any(edge_x * y - edge_y * x < base for x, y in points):
            return False
    return True


def is_convex(polygon: Polygon) -> bool:
    """Whether the vertices are those of a convex polygon, in counterclockwise order.

    Left turns alone would accept a star; that no vertex is right of any edge excludes it.
    """
    count = len(polygon)
    if count < 3:
        return False
    for i in range(count):
        (ax, ay), (bx, by), (cx, cy) = (polygon[(i + j) % count] for j in range(3))
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) <= 0:
            return False
    return left_of_all_edges(polygon, 1, polygon)


def maps_into(matrix: Matrix, inner: Polygon, outer: Polygon) -> bool:
    """Whether `matrix` maps `inner` into `outer`."""
    denominator = 1
    for entry in matrix:
        denominator *= entry.denominator
    a, b, c, d = (int(entry * denominator) for entry in matrix)
    return left_of_all_edges([(a * x + b * y, c * x + d * y) for x, y in inner], denominator, outer)


def step_obligations(alpha: Fraction, p: Polygon, q: Polygon) -> dict[str, bool]:
    """Every step of every delta maps the set of that delta into alpha times the set of the next (README 1.3)."""
    shrunk = 1 / alpha
    even_1 = scaled(EVEN, shrunk)  # K(3/2) = even_1 P
    even_2 = product(even_1, even_1)  # K(5/2)
    minus_3 = scaled(product(ODD_SWAP, even_2), shrunk)  # K(-3/2) = minus_3 P
    eighth = Fraction(1, 8)
    squared = shrunk * shrunk
    return {
        "1/2 swap 1/2": maps_into(scaled(ODD_SWAP, shrunk), p, p),
        "3/2 swap -1/2": maps_into(scaled(product(ODD_SWAP, even_1), shrunk), p, q),
        "-1/2 even 1/2": maps_into(scaled(EVEN, shrunk), q, p),
        "-1/2 keep 1/2": maps_into(scaled(ODD_KEEP, shrunk), q, p),
        "-3/2 even -1/2": maps_into(scaled(product(EVEN, minus_3), shrunk), p, q),
        "-3/2 keep -1/2": maps_into(scaled(product(ODD_KEEP, minus_3), shrunk), p, q),
        "<= -5/2 even": maps_into(scaled((HALF, HALF * eighth, Fraction(0), HALF), squared), p, p),
        "<= -5/2 keep": maps_into(scaled((HALF, -HALF * eighth, Fraction(0), HALF), squared), p, p),
    }


def formula_obligations(formula: dict[str, int], alpha: Fraction, height: Fraction) -> dict[str, bool]:
    """`floor((p*n + c)/q)` steps suffice for every n >= 0 (README 1.5)."""
    p, q, c = formula["p"], formula["q"], formula["c"]
    a, b = alpha.numerator, alpha.denominator
    positive = p > 0 and q > 0 and c >= q - 1
    if not positive:
        return {"formula shape": False}
    rest = c - (q - 1)
    return {
        "formula shape": True,
        "formula slope": (a**p) << q <= b**p,
        "formula offset": height.numerator**q * a**rest < height.denominator**q * b**rest,
    }


def check(certificate: dict[str, Any]) -> Verdict:
    """Check every obligation of a certificate."""
    alpha = Fraction(*certificate["alpha"])
    one = 1 << certificate["shift"]
    p = [(int(x), int(y)) for x, y in certificate["P"]]
    q = [(int(x), int(y)) for x, y in certificate["Q"]]
    height = Fraction(max(abs(y) for _, y in p), one)
    obligations = {
        "P convex": is_convex(p),
        "Q convex": is_convex(q),
        "1/2 <= alpha^2 < 1": alpha * alpha >= HALF and 0 < alpha < 1,
    }
    if all(obligations.values()):
        start = [(one * x, one * y) for x, y in START_CORNERS[certificate["region"]]]
        obligations["start in P"] = left_of_all_edges(start, 1, p)
        obligations |= step_obligations(alpha, p, q)
        obligations["width of Q <= height of P"] = max(abs(x) for x, _ in q) <= max(abs(y) for _, y in p)
        obligations |= formula_obligations(certificate["formula"], alpha, height)
    return Verdict(obligations, alpha, height)


def suffices(verdict: Verdict, bits: int, steps: int) -> bool:
    """Whether height * 2^bits * alpha^steps < 1, exactly."""
    a, b = verdict.alpha.numerator, verdict.alpha.denominator
    return verdict.height.numerator * a**steps << bits < verdict.height.denominator * b**steps


def least_steps(verdict: Verdict, bits: int) -> int:
    """The smallest number of steps that the certificate proves to suffice for operands below 2^bits.

    Floating point only says where to look.
    """
    count = max(int((bits + log2(verdict.height)) / -log2(verdict.alpha)), 1)
    while suffices(verdict, bits, count):
        count -= 1
    while not suffices(verdict, bits, count):
        count += 1
    return count
