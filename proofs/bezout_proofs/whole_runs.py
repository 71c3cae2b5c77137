# SPDX-License-Identifier: MIT OR Apache-2.0
"""The terms of a turn, run on numbers, from the state that Rust writes to the last matrix: inverses and gcds, compared with divsteps.

This is a test of what is on paper in section 2.6: that what turns leave to each other is what the next one needs.
"""

import math
import random

from . import batch, update
from .machine import LANES, WORD, signed
from .steps import STEPS, Turn
from .update import Shape


def divsteps(count: int, d: int, f: int, g: int) -> tuple[int, int, int]:
    """As in the definition, with d = -(delta + 1/2)."""
    for _ in range(count):
        if g & 1 and d < 0:
            d, f, g = -2 - d, g, (g - f) >> 1
        else:
            d, g = d - 1, (g + (g & 1) * f) >> 1
    return d, f, g


def first_state(shape: Shape, m: int, x: int, batches: int) -> dict[int, int]:
    """`Head::new` and the writers of limbs in Rust, by places, for v = 2^60."""
    state = {at: value & WORD for at, value in (batch.CONSTANTS | shape.constants).items()}
    state |= {batch.END["h"]: -(1 << 2 * batch.THIRD) & WORD, batch.END["G"]: -(1 << 3 * batch.THIRD + 2) & WORD}
    state |= {batch.WINDOWS["f"]: m & WORD, batch.WINDOWS["g"]: x & WORD}
    state[batch.START["h"]] = (~(m >> 1) & (1 << batch.LOW_BITS["h"]) - 1) + batch.UNIT["h"] & WORD
    state[batch.START["G"]] = (~x & (1 << batch.LOW_BITS["G"]) - 1) + batch.UNIT["G"] & WORD
    state |= {batch.COUNT_OF_STEPS: WORD, batch.BATCHES: batches}
    state |= {at: (1 << 2 * batch.THIRD) * (name in "ur") for name, at in batch.Y.items()}
    numbers = {"f": m, "u": 0, "g": x, "v": 1 << 2 * update.LIMB}
    for name, i in shape.places:
        state[shape.limb_at(name, i)] = numbers[name] >> update.LIMB * i & update.MASK
    inverse = -pow(m, -1, 1 << update.LIMB) & update.MASK
    state |= {at: inverse for at in shape.inputs[:2]}
    if shape.has_cofactors:
        state |= {shape.modulus_at(i, lane): m >> update.LIMB * i & update.MASK for i in range(shape.limbs) for lane in range(LANES)}
    return state


def number(shape: Shape, state: dict[int, int], name: str) -> int:
    return sum(signed(state[shape.limb_at(name, i)]) << update.LIMB * i for i in range(shape.limbs))


def row(word: int, low: int) -> tuple[int, int]:
    """`last_matrix_of_thirds` in Rust."""
    word, n = signed(word), batch.THIRD
    second = (word + (1 << low + n) + (1 << low - 1)) >> low + n + 1
    return signed((word + (1 << low - 1) << 63 - n - low) & WORD) >> 63 - n, second


def last_matrix(state: dict[int, int]) -> list[int]:
    rows = row(state[batch.END["h"]], batch.THIRD), row(state[batch.END["G"]], batch.THIRD + 1)
    u, v, q, r = (signed(state[at]) for at in batch.Y.values())
    return [-(a * c + b * e) for a, b in rows for c, e in ((u, q), (v, r))]


def differs(turn: Turn, m: int, x: int, batches: int) -> str | None:
    """What is wrong with an inverse of x modulo m, or with their gcd, by this number of turns, if anything."""
    shape, state = turn.shape, first_state(turn.shape, m, x, batches)
    registers = {"rdx": batch.COUNT_OF_STEPS, "rcx": batch.START["h"], "rbx": batch.START["G"]}
    start = {name: state[at] for name, at in registers.items()}
    terms, (d, f, g), before = turn.terms, (-1, m, x), (m, x)
    for k in range(batches):
        leaves = {n: 0 for n, term in enumerate(terms.all) if term[0] == "leaf"}
        leaves |= {turn.start.registers[name]: value for name, value in start.items()}
        leaves |= {turn.first(at): value for at, value in state.items()}
        values = terms.evaluate(leaves, len(terms.all))
        last = "left" if shape.left_out else "whole"
        name = last if k == batches - 1 else "end"
        found = {key[1]: values[term] for key, term in turn.wanted.items() if key[0] == name}
        state |= {key: value for key, value in found.items() if isinstance(key, int)}
        start = {key: found[key] for key in registers} if name == "end" else start
        # The matrix of a turn is applied in the next one.
        if (number(shape, state, "f"), number(shape, state, "g")) != before:
            return f"f and g behind turn {k + 1}"
        if shape.has_cofactors and any(not -2 * m < number(shape, state, name) < 4 * m for name in "uv"):
            return f"the size of the cofactors behind turn {k + 1}"
        d, f, g = divsteps(STEPS - shape.left_out * (name == "left"), d, f, g)
        before = f, g
    u, v, q, r = last_matrix(state)
    # The last matrix is not applied, and not divided: its numbers are 2^60 times too large, and so was v at first.
    numbers = {name: number(shape, state, name) for name in shape.numbers}
    scaled = {name: (u * numbers[name] + v * numbers[other], q * numbers[name] + r * numbers[other]) for name, other in ("fg", "uv") if name in numbers}
    if [part >> STEPS for part in scaled["f"]] != [f, g] or g:
        return "the last f and g"
    if shape.has_cofactors and (scaled["u"][0] * x - (scaled["f"][0] << STEPS)) % m:
        return "the cofactor"
    return None if abs(f) == math.gcd(m, x) else "the gcd"


def whole_runs(turn: Turn, count: int, batches: int, seed: int) -> list[str]:
    """What is wrong with this number of inverses or gcds."""
    generator, bits = random.Random(seed), turn.shape.bits
    wrong = []
    for k in range(count):
        m = generator.getrandbits(bits) | 1 | 1 << bits - 1
        x = (0, 1, m - 1, m)[k] if k < 4 else generator.getrandbits(generator.randrange(1, bits + 1))
        if found := differs(turn, m, x, batches):
            wrong.append(f"{x:#x} and {m:#x}: {found}")
    return wrong
