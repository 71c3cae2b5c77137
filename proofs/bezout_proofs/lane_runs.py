# SPDX-License-Identifier: MIT OR Apache-2.0
"""The terms of a turn in lanes, run on numbers, from the state that Rust and the routine that enters lanes write to the last limbs: inverses,
compared with divsteps. This is a test of what is on paper in section 2.12."""

import math
import random

from .lane_models import ENTRIES, GROUPS, NUMBERS, STEPS, InGroup, InLane
from .lane_steps import LaneTurn
from .lane_words import MODULI, ROWS, Conversion
from .machine import WORD, signed
from .whole_runs import divsteps


def first_state(shape: InLane, turn: LaneTurn, m: int, x: int, batches: int) -> dict[int, int]:
    """Of one lane: f = m, g = x, d = 0, e = 2^60, or 2^52 by IFMA, which has -2^51 m beside it, and delta = 1/2."""
    numbers, bits = {"f": m, "g": x, "u": 0, "v": (m > 1) << shape.first_v}, shape.bits_of_limb
    state = {shape.limb_at(name, i): numbers[name] >> bits * i & shape.mask for name, i in shape.places}
    state |= {shape.modulus_at(i): m >> bits * i & shape.mask for i in range(shape.limbs)}
    if isinstance(shape, InGroup):
        state |= {shape.multiple_at(i): -(m << bits - 1 >> bits * i & shape.mask) & WORD for i in range(shape.limbs + 1)}
    else:
        state |= {turn.model.delta_at(shape): turn.model.half_delta, 8: batches}
    return state | {shape.inverses[0]: -pow(m, -1, 1 << bits) & shape.mask}


def ran(turn: LaneTurn, name: str, state: dict[int, int], vectors: dict[tuple, int], batches: int) -> tuple[dict[int, int], dict[tuple, int]]:
    """Memory and vectors behind a part of the routine. What the state does not have may be anything."""
    anything = random.Random(batches)
    leaves = {n: anything.getrandbits(64) & (WORD if turn.terms.is_word(n) else 1) for n, term in enumerate(turn.terms.all) if term[0] == "leaf"}
    leaves |= {turn.first(at): value for at, value in state.items()} | {turn.start.registers[turn.count_in]: batches}
    leaves |= {turn.terms.make("leaf", *key): value for key, value in vectors.items()}
    values = turn.terms.evaluate(leaves, len(turn.terms.all))
    found = {key[1]: values[term] for key, term in turn.wanted.items() if key[0] == name}
    return state | {key: value for key, value in found.items() if isinstance(key, int)}, {key: value for key, value in found.items() if isinstance(key, tuple)}


def converted(found: Conversion, state: dict[int, int], rows: dict[int, bytes]) -> tuple[dict[int, int], bytes]:
    """The words of a state behind what enters or leaves, and the rows of results; from bytes, by where they begin."""
    leaves, anything = {}, random.Random(len(state))
    for n, term in enumerate(found.terms.all):
        if term[0] == "leaf":
            at = term[2] if term[1] == "word" else -1
            first = max((place for place in rows if place <= at), default=None)
            other = anything.getrandbits(64) & (WORD if found.terms.is_word(n) else 1)
            leaves[n] = state.get(at, other) if first is None else int.from_bytes(rows[first][at - first :][:8], "little")
    values = found.terms.evaluate(leaves, len(found.terms.all))
    after = state | {at: values[term] for at, term in found.end.words.items() if at < ROWS}
    return after, bytes(values[term] >> 8 * k & 0xFF for _, (term, k) in sorted(found.rows.items()))


def rows_differ(enter: Conversion, turn: LaneTurn, leave: Conversion, pairs: list[tuple[int, int]], batches: int) -> str | None:
    """What is wrong with the inverses of x modulo m that come out of rows of words, if anything: zeros where there is none."""
    order = {enter.row_of(shape): shape for shape in turn.shapes}
    numbers = [pairs[turn.shapes.index(order[row])] for row in sorted(order)]
    both = [b"".join(pair[n].to_bytes(enter.stride, "little") for pair in numbers) for n in (1, 0)]
    state = {}
    for shape, (m, x) in zip(turn.shapes, pairs, strict=True):
        first = first_state(shape, turn, m, x, batches)
        kept = {8, 0, turn.model.delta_at(shape)} if not enter.is_paired else set()
        state |= {at: value for at, value in first.items() if at in kept}
        # The inverse is in the order of rows.
        at = 8 * enter.row_of(shape) if enter.is_paired else shape.inverses[0]
        state[at] = -pow(m, -1, 1 << 64) & WORD if enter.is_paired else first[at]
    state, _ = converted(enter, state, dict(zip((ROWS, MODULI), both, strict=True)))
    state, vectors = ran(turn, "begin", state, {}, batches)
    for k in range(batches):
        state, vectors = ran(turn, "end", state, vectors, batches - k)
    state, _ = ran(turn, "behind", state, vectors, 0)
    state, rows = converted(leave, state, {})
    size = len(rows) // len(pairs)
    for row, (m, x) in enumerate(numbers):
        wanted = pow(x, -1, m) if math.gcd(m, x) == 1 else 0
        if int.from_bytes(rows[size * row : size * (row + 1)], "little") != wanted:
            return f"the row of {order[row].name}"
        at = turn.model.vector * GROUPS + 8 * row if enter.is_paired else turn.model.delta_at(order[row])
        if state[at] != WORD * (math.gcd(m, x) == 1):
            return f"whether there is an inverse in {order[row].name}"
    return None


def number(shape: InLane, state: dict[int, int], name: str) -> int:
    return sum(signed(state[shape.limb_at(name, i)]) << shape.bits_of_limb * i for i in range(shape.limbs))


def differs(turn: LaneTurn, pairs: list[tuple[int, int]], batches: int) -> str | None:
    """What is wrong with inverses of x modulo m, a pair in each lane, by this number of batches, if anything."""
    state, scale, sign = {}, turn.shapes[0].scale, turn.shapes[0].sign
    for shape, (m, x) in zip(turn.shapes, pairs, strict=True):
        state |= first_state(shape, turn, m, x, batches)
    state, vectors = ran(turn, "begin", state, {}, batches)
    now, signs = [(-1, m, x) for m, x in pairs], 1
    for k in range(batches):
        before, signs = now, signs * sign
        state, vectors = ran(turn, "end", state, vectors, batches - k)
        now = [divsteps(2 * STEPS, *one) for one in now]
        for shape, (_, f, g), (_, f2, g2) in zip(turn.shapes, before, now, strict=True):
            if (number(shape, state, "f"), number(shape, state, "g")) != (signs * f, signs * g):
                return f"f and g of {shape.name} behind turn {k + 1}"
            u, v, q, r = (signed((state | vectors)[at]) for at in turn.matrix_at(shape))
            if (u * f + v * g, q * f + r * g) != (sign * f2 << scale, sign * g2 << scale):
                return f"the matrix of {shape.name} behind turn {k + 1}"
    state, _ = ran(turn, "behind", state, vectors, 0)
    for shape, (m, x), (_, f, g) in zip(turn.shapes, pairs, now, strict=True):
        found = {name: number(shape, state, name) for name in NUMBERS}
        if (found["f"], found["g"]) != (signs * sign * f, 0) or abs(f) != math.gcd(m, x):
            return f"the gcd of {shape.name}"
        if (found["u"] * x - (found["f"] << shape.first_v)) % m:
            return f"the cofactor of {shape.name}"
    return None


def runs(turn: LaneTurn, count: int, bits: int, batches: int, seed: int) -> list[str]:
    """What is wrong with inverses of this length in all lanes, `count` times."""
    generator, wrong = random.Random(seed), []
    for k in range(count):
        moduli = [generator.getrandbits(bits) | 1 | 1 << bits - 1 for _ in turn.shapes]
        pairs = [(m, generator.getrandbits(generator.randrange(1, bits + 1))) for m in moduli]
        if not k:
            pairs[: len(ENTRIES)] = [(m, (0, 1, m - 1, m)[n]) for n, m in enumerate(moduli[: len(ENTRIES)])]
        if found := differs(turn, pairs, batches):
            wrong.append(f"{', '.join(f'{x:#x} modulo {m:#x}' for m, x in pairs)}: {found}")
    return wrong
