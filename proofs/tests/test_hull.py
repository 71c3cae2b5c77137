# SPDX-License-Identifier: MIT OR Apache-2.0
"""The convex-hull runs: recorded counts, consistency with the certificates, and exact maxima at small lengths."""

import random
from fractions import Fraction

import pytest

from bezout_proofs import check, files, hull, polygon

RECORDS = {record["case"]: record for record in files.load(files.HULL_RESULTS)}


@pytest.mark.parametrize("name", list(hull.CASES)[: hull.QUICK])
def test_recorded_count_again(name):
    assert hull.record(name) == RECORDS[name]


def test_all_cases_recorded():
    assert list(RECORDS) == list(hull.CASES)


def test_known_counts():
    assert RECORDS["f < 2^256, g <= f"]["steps"] == 590
    assert RECORDS["f = 2^255-19, g <= f"]["steps"] == 588


def test_never_above_the_certificate():
    verdicts = {region: check.check(files.load(files.certificate_path(region))) for region in ("square", "triangle")}
    for name, case in hull.CASES.items():
        bits = max(case.f_bound - 1, (case.g_bound or 1) - 1).bit_length()
        verdict = verdicts["triangle" if case.g_bound is None else "square"]
        least = check.least_steps(verdict, bits)
        assert least - 1 <= RECORDS[name]["steps"] <= least


def most_steps(bits, reduced):
    """The exact maximum for operands below 2^bits."""
    best = 0
    for f0 in range(1, 1 << bits, 2):
        for g0 in range(f0 + 1 if reduced else 1 << bits):
            delta2, f, g, count = 1, f0, g0, 0
            while g:
                swap = g & 1 and delta2 > 0
                f, g = (g if swap else f), (g - f if swap else g + f if g & 1 else g) >> 1
                delta2 = 2 - delta2 if swap else 2 + delta2
                count += 1
            best = max(best, count)
    return best


@pytest.mark.parametrize("bits", range(2, 9))
@pytest.mark.parametrize("reduced", [False, True])
def test_above_the_exact_maximum(bits, reduced):
    exact = most_steps(bits, reduced)
    assert exact <= hull.below(bits, reduced).steps() <= exact + 2


@pytest.mark.parametrize("joint", [1, 2, 4, 40])
def test_shortcut_only_enlarges(joint):
    """Joining the sets of large deltas never lowers the count; from a few on it does not raise it."""
    full = hull.below(24).steps(precision=40, joint=100)
    joined = hull.below(24).steps(precision=40, joint=joint)
    assert joined >= full and (joint < 4 or joined == full)


def test_coarse_grid_only_enlarges():
    counts = [hull.below(24).steps(precision=precision, joint=30) for precision in (6, 8, 12, 24, 40)]
    assert counts == sorted(counts, reverse=True)


def contains(vertices, x, y):
    """Whether a counterclockwise polygon (perhaps a segment or a point) contains a point."""
    if len(vertices) == 1:
        return vertices == [(x, y)]
    edges = zip(vertices, vertices[1:] + vertices[:1], strict=True)
    return all((bx - ax) * (y - ay) >= (by - ay) * (x - ax) for (ax, ay), (bx, by) in edges)


def test_rounding_is_outward():
    """The exact image of every vertex lies in the hull of the rounded ones."""
    rng = random.Random(6)
    for _ in range(500):
        points = [(rng.randrange(-40, 41), rng.randrange(-40, 41)) for _ in range(rng.randrange(1, 5))]
        matrix = tuple(rng.randrange(-4, 5) for _ in range(4))
        shift, coarser = rng.randrange(4), rng.randrange(-2, 4)
        rounded = polygon.convex_hull(hull.mapped(hull.Polygon(points, 3), matrix, shift, 3 + coarser))
        scale = Fraction(2) ** (-shift - coarser)
        a, b, c, d = matrix
        for x, y in points:
            image = (a * x + b * y) * scale, (c * x + d * y) * scale
            assert contains(rounded, *image)
            corners = polygon.convex_hull(polygon.round_outward(a * x + b * y, c * x + d * y, 7))
            assert contains(corners, Fraction(a * x + b * y, 7), Fraction(c * x + d * y, 7))
