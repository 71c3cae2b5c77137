# SPDX-License-Identifier: MIT OR Apache-2.0
"""Finds certificates that bound half-delta divsteps for every operand length (README, section 1).

A certificate holds a contraction factor alpha and two polygons: P for delta = 1/2 and Q for delta = -1/2.  The
sets of all other deltas are linear images of P.  Starting from the region of the operands, the polygons grow by
their own images, scaled by 1/alpha and rounded outward, until they stand still.  That happens as soon as alpha is
a little larger than the joint growth rate of the divsteps, which is known in closed form [Wui21].

Nothing here has to be trusted: `check.py` verifies what this module writes.
"""

from decimal import Decimal, localcontext
from math import ceil

from .polygon import Point, convex_hull, round_outward

# The sets of (f, g) / 2^n that a run may start from.
REGIONS: dict[str, list[Point]] = {
    "square": [(0, 0), (1, 0), (1, 1), (0, 1)],
    "triangle": [(0, 0), (1, 0), (1, 1)],
}

SHIFT = 40  # vertices are integers in units of 2^-40
ALPHA_BITS = 48  # alpha is a multiple of 2^-48
ALPHA_SLACK = Decimal(2) ** -26  # relative; a smaller one costs vertices and gains nothing below 10^6 bits
MAX_Q = 1 << 15  # denominator of the slope; keeps the checker's exact powers short
MAX_ROUNDS = 500

# Twice the matrices of the three steps: g even; g odd and delta < 0; g odd and delta > 0.
HALVE = (2, 0, 0, 1)
ADD = (2, 0, 1, 1)
SWAP = (0, 2, -1, 1)


def growth_rate() -> Decimal:
    """The joint contraction factor of half-delta divsteps [Wui21]."""
    root = Decimal(273548757304312537).sqrt()
    return ((Decimal(1591853137) + 3 * root) / Decimal(2) ** 55) ** (Decimal(1) / 54)


def image(matrix: tuple[int, int, int, int], points: list[Point], alpha: tuple[int, int]) -> list[Point]:
    """Hull of `matrix/2 * points / alpha`, rounded outward."""
    a, b, c, d = matrix
    numerator, denominator = alpha
    corners: list[Point] = []
    for x, y in points:
        corners += round_outward((a * x + b * y) * denominator, (c * x + d * y) * denominator, 2 * numerator)
    return convex_hull(corners)


def grow(start: list[Point], alpha: tuple[int, int]) -> tuple[list[Point], list[Point]]:
    """The smallest polygons P and Q on the grid that contain the start and all their images / alpha."""
    p = convex_hull(start)
    for _ in range(MAX_ROUNDS):
        three_halves = image(HALVE, p, alpha)
        five_halves = image(HALVE, three_halves, alpha)
        minus_three_halves = image(SWAP, five_halves, alpha)
        q = convex_hull(
            image(SWAP, three_halves, alpha)
            + image(HALVE, minus_three_halves, alpha)
            + image(ADD, minus_three_halves, alpha)
        )
        grown = convex_hull(p + image(SWAP, p, alpha) + image(HALVE, q, alpha) + image(ADD, q, alpha))
        if grown == p:
            return p, q
        p = grown
    raise ArithmeticError(f"polygons still grow after {MAX_ROUNDS} rounds: alpha is too small")


def slope_and_offset(alpha: Decimal, height: Decimal) -> dict[str, int]:
    """Integers p, q, c: `floor((p*n + c)/q)` steps make height * 2^n * alpha^steps < 1, for every n.

    p/q approaches the slope 1/(-log2 alpha) from above; c adds the height's share and the loss of the floor.
    """
    per_bit = Decimal(2).ln() / -alpha.ln()
    q = min(range(1, MAX_Q), key=lambda q: Decimal(ceil(per_bit * q)) / q)
    offset = height.ln() / -alpha.ln()
    return {"p": ceil(per_bit * q), "q": q, "c": q + int(offset * q)}


def generate(region: str) -> dict[str, object]:
    """The certificate of a region, ready for JSON."""
    with localcontext() as context:
        context.prec = 60
        exact = growth_rate() * (1 + ALPHA_SLACK)
        numerator = ceil(exact * 2**ALPHA_BITS)
        alpha = (numerator, 1 << ALPHA_BITS)
        p, q = grow([(x << SHIFT, y << SHIFT) for x, y in REGIONS[region]], alpha)
        height = Decimal(max(abs(y) for _, y in p)) / 2**SHIFT
        formula = slope_and_offset(Decimal(numerator) / 2**ALPHA_BITS, height)
    return {"region": region, "alpha": alpha, "shift": SHIFT, "formula": formula, "P": p, "Q": q}
