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


def sign(w: Words, limbs: list[int], bits: int = LIMB) -> int:
    """A word with the sign of a number, of which a limb may be a little longer than its bits, or negative."""
    return reduce(lambda carry, limb: w.add(w.sar(carry, bits), limb), limbs)


def in_two(w: Words, limbs: list[int]) -> list[int]:
    """Two words for all limbs but for the lowest and the highest one: the lowest one carries 1, 0 or -1, and the others let it through if all
    their bits are ones, or zeros."""
    low, *middle, high = limbs
    return [low, reduce(getattr(w, "or"), middle), reduce(getattr(w, "and"), middle), high]


def of_steps(w: Words, name: str, steps: list[tuple[int, int]]) -> list[int]:
    """What the words h before and behind each step add to a sum."""
    return [h if name == "halvings" else w.andn(after, h) for h, after in steps]


def steps_of(trail: list[int]) -> list[tuple[int, int]]:
    """Of each step of a third, the words h before and behind it."""
    return list(zip(trail, trail[1:], strict=False))


def majorities(w: Words, word: Callable[[str], int], applied: int, before: int, after: int) -> list[int]:
    """Complements of those of a batch, from words with signs: those of a state, by name; of its matrix; and of f before and behind it."""
    three = [(word("end1"), word("end2"), word("XY")), (word("XY"), word("end_h"), applied), (applied, after, before)]
    return [majority(w, *one) for one in three]


def wanted(
    w: Words, shape: Shape, first: Callable[[int], int], thirds: list[list[int]], matrix: Matrix, y: Matrix, limbs: dict[int, int]
) -> dict[int, int]:
    """By place: of the words h of each third, the matrix that is applied, Y, and the limbs behind it; `first` is what was at a place before."""
    at = shape.layout.places
    before = lambda name: first(at[name])
    # A third of the batch before is counted in this turn, that behind the last one in the next.
    steps = [steps_of(trail) for trail in ([before(name) for name in TRAIL], *thirds[:2])]
    found = {at[name]: h for name, h in zip(TRAIL, thirds[2], strict=True)}
    for lane in range(LANES):
        for name in SUMS[:2]:
            place = sum_at(shape, name, lane)
            found[place] = reduce(w.xor, of_steps(w, name, [step for third in steps for step in third[lane::LANES]]), first(place))
    f = [limbs[shape.limb_at("f", i)] for i in range(shape.vectors, shape.limbs)]
    applied, after = not_negative(w, matrix["u"], matrix["v"]), sign(w, in_two(w, f) if shape.turns else f)
    *joints, turns = majorities(w, before, applied, before("F"), after)
    for lane, one in enumerate(joints):
        place = sum_at(shape, "joints", lane)
        found[place] = w.xor(first(place), one)
    ends = {"end1": thirds[0][-1], "end2": thirds[1][-1], "XY": not_negative(w, y["u"], y["v"]), "F": after}
    return found | {at[name]: term for name, term in ends.items()} | {at["turns"]: w.xor(before("turns"), turns)}


def sums(w: Words, shape: Shape, first: Callable[[int], int], applied: int, before: int, after: int, turns: int) -> dict[str, int]:
    """Words of all halvings and falls, and of what turns falls of packed words to those of f, behind this number of turns: what they have left
    and what one more would add for the batch before it."""
    word = lambda name: first(shape.layout.places[name])
    steps, lanes = steps_of([word(name) for name in TRAIL]), {name: [first(sum_at(shape, name, lane)) for lane in range(LANES)] for name in SUMS}
    found = {name: reduce(w.xor, lanes[name] + of_steps(w, name, steps)) for name in SUMS[:2]}
    joints = [*lanes["joints"][:2], word("turns"), *majorities(w, word, applied, before, after)]
    # Three complements of each batch, of which the first one is that before the first turn.
    return found | {"joints": reduce(w.xor, joints, w.constant(-(turns + 1 & 1)))}


def parity(w: Words, found: dict[str, int], n: int) -> int:
    """Bit 0 says whether -1 is the symbol, of those sums and the lowest word of the first f."""
    parts = [found["halvings"], w.shr(found["halvings"], 1), found["falls"], w.shr(w.xor(found["falls"], found["joints"]), 63), w.shr(n, 1), w.shr(n, 2)]
    return reduce(w.xor, parts)
