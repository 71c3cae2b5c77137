# SPDX-License-Identifier: MIT OR Apache-2.0
"""Steps of the plus-minus algorithm [YZ86, SHT22] that suffice, by convex hulls in exact integers (README, section 5).

Two forms of the algorithm, each with a largest even reduction E and a largest odd reduction O, powers of two up to 8:

- `classic`: a and b side by side, at least one of them odd. An even one loses min(v2, log2 E) bits. If both are odd,
  the one that the sign of delta names becomes (a + s b)/4, s the sign that divides (for O = 2: (a - b)/2; for O = 8: by
  8 if that divides). delta counts the bits taken from b minus those taken from a.
- `swap`: f is odd always. An even g loses min(v2, log2 E) bits, delta grows by as many. If g is odd and delta >= 0, f
  and g change places and delta becomes -1 - delta. Then g becomes (g + s f)/4, and delta grows by 2.
  (This delta is an integer, half less than the one that is symmetric about zero.)

A set holds the points (|a|, |b|), and with each point all that are nearer to the axes: then |a + s b| <= |a| + |b| makes
every step a linear map. The hulls start from a rectangle that contains all operands. Points have integer coordinates,
in units of 2^-FRACTION; every division and every rounding goes up. So a hull contains all that can occur, and
a hull whose last changed operand is below 1 everywhere belongs to an operand that is zero: the loop has ended.

With O = 2 absolute values are not enough: (|a| + |b|)/2 need not be smaller than both. Those sets hold the points (a, b)
themselves, and rounding goes outward in all four directions.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from .polygon import Point, convex_hull
from .polygon import _chain as chain

FRACTION = 40
PRECISION = 28

# What a set belongs to: which operand may be even (0, 1; None if both are odd), and delta.
State = tuple[int | None, int]
Hull = list[Point]


def least_multiple(x: int, shift: int) -> int:
    """x rounded up to a multiple of 2^shift."""
    return -(-x >> shift) << shift


def halved(x: int, shift: int) -> int:
    """x / 2^shift, rounded up."""
    return -(-x >> shift)


def enclosing(points: Iterable[Point], precision: int = PRECISION) -> Hull:
    """The hull of points and of all between them and the axes: its vertices off the axes, rounded up."""
    points = list(points)
    fine_x = max(max(x for x, _ in points).bit_length() - precision, 0)
    fine_y = max(max(y for _, y in points).bit_length() - precision, 0)
    rounded = {(least_multiple(x, fine_x), least_multiple(y, fine_y)) for x, y in points}
    outermost: Hull = []
    highest = -1
    for point in sorted(rounded, reverse=True):
        if point[1] > highest:
            outermost.append(point)
            highest = point[1]
    return chain(outermost)


@dataclass(frozen=True)
class Rule:
    """A form of the algorithm with its largest reductions, powers of two."""

    form: str
    even: int
    odd: int

    def __post_init__(self) -> None:
        """Refuse what has no meaning."""
        if self.form not in ("classic", "swap"):
            raise ValueError(f"form is {self.form!r}; accepted are 'classic' and 'swap'")
        if self.even not in (2, 4, 8) or self.odd not in (2, 4, 8):
            raise ValueError(f"reductions are {self.even}, {self.odd}; accepted are 2, 4, 8")
        if self.form == "swap" and self.odd == 2:
            raise ValueError("the odd reduction of form 'swap' is 2; accepted are 4, 8")

    @property
    def name(self) -> str:
        """What the records call the rule."""
        return f"{self.form} {self.even} {self.odd}"

    @property
    def signed(self) -> bool:
        """Whether the sets need the operands' signs."""
        return self.odd == 2

    def even_steps(self) -> list[tuple[int, bool]]:
        """Bits that a step on an even operand takes, and whether the operand can still be even."""
        most = self.even.bit_length() - 1
        return [(bits, False) for bits in range(1, most + 1)] + [(most, True)]

    def odd_steps(self) -> list[tuple[int, bool]]:
        """The same for two odd operands."""
        if self.odd == 8:
            return [(2, False), (3, False), (3, True)]
        bits = self.odd.bit_length() - 1
        return [(bits, False), (bits, True)]

    def followers(self, state: State) -> list[tuple[State, int, int, bool, bool]]:
        """Where a step can lead: state, operand that changes, bits, whether it takes the sum, whether they swap."""
        parity, delta = state
        if self.form == "swap":
            if parity is not None:
                return [((1 if more else None, delta + bits), 1, bits, False, False) for bits, more in self.even_steps()]
            swap = delta >= 0
            start = -1 - delta if swap else delta
            return [((1 if more else None, start + bits), 1, bits, True, swap) for bits, more in self.odd_steps()]
        if parity is not None:
            sign = -1 if parity == 0 else 1
            return [
                ((parity if more else None, delta + sign * bits), parity, bits, False, False)
                for bits, more in self.even_steps()
            ]
        changed, sign = (0, -1) if delta >= 0 else (1, 1)
        steps = [(bits, more, bits - 1 if self.odd > 2 else bits) for bits, more in self.odd_steps()]
        return [
            ((changed if more else None, delta + sign * counted), changed, bits, True, False)
            for bits, more, counted in steps
        ]


def image(hull: Hull, changed: int, bits: int, adds: bool, swaps: bool) -> Hull:
    """The points (|a|, |b|) after a step, each coordinate rounded up."""
    if swaps:
        hull = [(y, x) for x, y in hull]
    if changed == 0:
        return [(halved(x + y if adds else x, bits), y) for x, y in hull]
    return [(x, halved(x + y if adds else y, bits)) for x, y in hull]


def signed_image(hull: Hull, changed: int, bits: int, adds: bool) -> Hull:
    """The points (a, b) after a step of O = 2, where both operands may change to (a - b)/2, rounded outward."""
    found: Hull = []
    for point in hull:
        value = point[0] - point[1] if adds else point[changed]
        other = point[1 - changed]
        for rounded in {value >> bits, halved(value, bits)}:
            found.append((rounded, other) if changed == 0 else (other, rounded))
    return found


def signed_enclosing(points: Iterable[Point], precision: int = PRECISION) -> Hull:
    """The convex hull of points, on a grid, rounded outward."""
    points = list(points)
    fine = [max(max(abs(point[axis]) for point in points).bit_length() - precision, 0) for axis in (0, 1)]
    return convex_hull(
        (x << fine[0], y << fine[1])
        for point in points
        for x in {point[0] >> fine[0], halved(point[0], fine[0])}
        for y in {point[1] >> fine[1], halved(point[1], fine[1])}
    )


@dataclass(frozen=True)
class Result:
    """Steps that suffice, and the least and the largest delta before any of them."""

    steps: int
    delta_least: int
    delta_largest: int


def run(rule: Rule, first: int, second: int, precision: int = PRECISION, start: Iterable[State] | None = None) -> Result:
    """Steps after which an operand is zero, for all operands with |a| <= first, |b| <= second (f and g for `swap`).

    The classic form starts with two odd operands, the other with f odd and any g, unless `start` says otherwise.
    """
    one = 1 << FRACTION
    if start is None:
        start = [(None, 0)] if rule.form == "classic" else [(None, 0), (1, 0)]
    corners = [(first * one, second * one)]
    if rule.signed:
        corners += [(0, 0), (first * one, 0), (0, second * one)]
    enclose = signed_enclosing if rule.signed else enclosing
    sets: dict[State, Hull] = {state: corners for state in start}
    count, least, largest = 0, 0, 0
    followers: dict[State, list[tuple[State, int, int, bool, bool]]] = {}
    while sets:
        count += 1
        deltas = [delta for _, delta in sets]
        least, largest = min(least, *deltas), max(largest, *deltas)
        found: dict[State, set[Point]] = {}
        for state, hull in sets.items():
            if state not in followers:
                followers[state] = rule.followers(state)
            for target, changed, bits, adds, swaps in followers[state]:
                points = signed_image(hull, changed, bits, adds) if rule.signed else image(hull, changed, bits, adds, swaps)
                if max(abs(point[changed]) for point in points) >= one:
                    found.setdefault(target, set()).update(points)
        sets = {state: enclose(points, precision) for state, points in found.items()}
    return Result(count, least, largest)


def most_steps(rule: Rule, bits: int) -> int:
    """The exact maximum over all operands below 2^bits: what `run` must not fall below."""
    return max(
        actual_steps(rule, first, second)
        for first in range(1, 1 << bits, 2)
        for second in range(1, 1 << bits, 2 if rule.form == "classic" else 1)
    )


def actual_steps(rule: Rule, a: int, b: int) -> int:
    """Steps of one pair until an operand is zero, by definition; a is f, b is g for `swap`."""
    delta, count = 0, 0
    most = rule.even.bit_length() - 1
    while a and b:
        count += 1
        if rule.form == "swap":
            if b & 1 == 0:
                bits = min((b & -b).bit_length() - 1, most)
                b, delta = b >> bits, delta + bits
                continue
            if delta >= 0:
                a, b, delta = b, a, -1 - delta
            b, bits = reduced(rule, b, a)
            delta += bits
        elif a & 1 == 0:
            bits = min((a & -a).bit_length() - 1, most)
            a, delta = a >> bits, delta - bits
        elif b & 1 == 0:
            bits = min((b & -b).bit_length() - 1, most)
            b, delta = b >> bits, delta + bits
        else:
            value, bits = reduced(rule, a, b)
            counted = bits if rule.odd == 2 else bits - 1
            if delta >= 0:
                a, delta = value, delta - counted
            else:
                b, delta = value, delta + counted
    return count


def reduced(rule: Rule, x: int, y: int) -> tuple[int, int]:
    """(x + s y) / 2^bits for odd x, y, and bits."""
    if rule.odd == 2:
        return (x - y) >> 1, 1
    value = x + y if (x + y) & 3 == 0 else x - y
    bits = 3 if rule.odd == 8 and value & 7 == 0 else 2
    return value >> bits, bits
