# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a turn of the loop of a symbol leaves besides the words of a gcd: what counts flips, by the words h of its steps, and by signs
(README, section 2.7).

All three rules are read off the words h before each step and behind the last one. The third one counts where the packed f turns from
positive to negative. What differs for another pair of numbers is the majority of three signs.
"""

from collections.abc import Callable
from functools import reduce

from .batch import THIRD, TRAIL, Matrix, Words
from .machine import LANES
from .update import LIMB, Shape

SUMS = ("halvings", "falls", "joints")


def sum_at(shape: Shape, name: str, lane: int) -> int:
    """The place of a lane of a sum: they are behind the limbs, or before them where there is a loop over these."""
    first = -len(SUMS) if shape.turns else shape.vectors
    return shape.layout.limbs_at + 32 * (first + SUMS.index(name)) + 8 * lane


def majority(w: Words, a: int, b: int, c: int) -> int:
    """Bit by bit, of `a`, `b` and the complement of `c`."""
    return w.xor(w.andn(w.xor(a, c), w.xor(a, b)), a)


def not_negative(w: Words, u: int, v: int) -> int:
    """The highest bit says that u 0+ - v is positive, where 0+ is next to nothing: -v, or u if v is 0."""
    return w.add(w.sar(w.minus(u), 63), v)


def sign(w: Words, limbs: list[int]) -> int:
    """A word with the sign of a number, of which a limb may be a little longer than its bits, or negative."""
    return reduce(lambda carry, limb: w.add(w.sar(carry, LIMB), limb), limbs)


def in_two(w: Words, limbs: list[int]) -> list[int]:
    """Two words for all limbs but for the lowest and the highest one: the lowest one carries 1, 0 or -1, and the others let it through if all
    their bits are ones, or zeros."""
    low, *middle, high = limbs
    return [low, reduce(getattr(w, "or"), middle), reduce(getattr(w, "and"), middle), high]


def wanted(
    w: Words, shape: Shape, first: Callable[[int], int], thirds: list[list[int]], matrix: Matrix, y: Matrix, limbs: dict[int, int]
) -> dict[int, int]:
    """By place: of the words h of each third, the matrix that is applied, Y, and the limbs behind it; `first` is what was at a place before."""
    at = shape.layout.places
    before = {name: first(at[name]) for name in (*TRAIL, "end1", "end2", "XY", "F", "turns")}
    # A third of the batch before is counted in this turn, that behind the last one in the next.
    trails = [[before[name] for name in TRAIL], *thirds[:2]]
    found = {at[name]: h for name, h in zip(TRAIL, thirds[2], strict=True)}
    for lane in range(LANES):
        steps = [(trail[j], trail[j + 1]) for trail in trails for j in range(lane, THIRD, LANES)]
        for name, terms in (("halvings", [h for h, _ in steps]), ("falls", [w.andn(after, h) for h, after in steps])):
            place = sum_at(shape, name, lane)
            found[place] = reduce(w.xor, terms, first(place))
    applied, upper = not_negative(w, matrix["u"], matrix["v"]), range(shape.vectors, shape.limbs)
    joints = [(before["end1"], before["end2"], before["XY"]), (before["XY"], first(at["end_h"]), applied)]
    for lane, three in enumerate(joints):
        place = sum_at(shape, "joints", lane)
        found[place] = w.xor(first(place), majority(w, *three))
    f = [limbs[shape.limb_at("f", i)] for i in upper]
    after = sign(w, in_two(w, f) if shape.turns else f)
    turns = majority(w, applied, after, before["F"])
    ends = {"end1": thirds[0][-1], "end2": thirds[1][-1], "XY": not_negative(w, y["u"], y["v"]), "F": after}
    return found | {at[name]: term for name, term in ends.items()} | {at["turns"]: w.xor(before["turns"], turns)}
