# SPDX-License-Identifier: MIT OR Apache-2.0
"""The terms of a turn in lanes, run on numbers, from the state that Rust and the routine that enters lanes write to the last limbs: inverses,
compared with divsteps. This is a test of what is on paper in section 2.12."""

import math
import random

from .lane_steps import DELTA, MATRIX, NUMBERS, STEPS, VECTOR, InLane, LaneTurn
from .machine import LANES, signed
from .update import LIMB
from .whole_runs import divsteps


def first_state(shape: InLane, m: int, x: int, batches: int) -> dict[int, int]:
    """Of one lane: f = m, g = x, d = 0, e = 2^60 modulo m, and delta = 1/2."""
    numbers = {"f": m, "g": x, "u": 0, "v": (1 << 60) % m}
    state = {shape.limb_at(name, i): numbers[name] >> LIMB * i & shape.mask for name, i in shape.places}
    state |= {shape.modulus_at(i): m >> LIMB * i & shape.mask for i in range(shape.limbs)}
    return state | {shape.inverses[0]: -pow(m, -1, 1 << LIMB) & shape.mask, DELTA + 8 * shape.lane: 0xFFFF_FFFD_FFFF_FFFD, 8: batches}


def ran(turn: LaneTurn, name: str, state: dict[int, int], vectors: dict[tuple, int], batches: int) -> tuple[dict[int, int], dict[tuple, int]]:
    """Memory and vectors behind a part of the routine."""
    leaves = {n: 0 for n, term in enumerate(turn.terms.all) if term[0] == "leaf"}
    leaves |= {turn.first(at): value for at, value in state.items()} | {turn.start.registers["rdx"]: batches}
    leaves |= {turn.terms.make("leaf", *key): value for key, value in vectors.items()}
    values = turn.terms.evaluate(leaves, len(turn.terms.all))
    found = {key[1]: values[term] for key, term in turn.wanted.items() if key[0] == name}
    return state | {key: value for key, value in found.items() if isinstance(key, int)}, {key: value for key, value in found.items() if isinstance(key, tuple)}


def number(shape: InLane, state: dict[int, int], name: str) -> int:
    return sum(signed(state[shape.limb_at(name, i)]) << LIMB * i for i in range(shape.limbs))


def differs(turn: LaneTurn, pairs: list[tuple[int, int]], batches: int) -> str | None:
    """What is wrong with inverses of x modulo m, a pair in each lane, by this number of batches, if anything."""
    state = {}
    for shape, (m, x) in zip(turn.shapes, pairs, strict=True):
        state |= first_state(shape, m, x, batches)
    state, vectors = ran(turn, "begin", state, {}, batches)
    now = [(-1, m, x) for m, x in pairs]
    for k in range(batches):
        before = now
        state, vectors = ran(turn, "end", state, vectors, batches - k)
        now = [divsteps(2 * STEPS, *one) for one in now]
        for shape, (_, f, g), (_, f2, g2) in zip(turn.shapes, before, now, strict=True):
            if (number(shape, state, "f"), number(shape, state, "g")) != (f, g):
                return f"f and g of lane {shape.lane} behind turn {k + 1}"
            u, v, q, r = (signed(state[MATRIX + VECTOR * n + 8 * shape.lane]) for n in range(4))
            if (u * f + v * g, q * f + r * g) != (f2 << 2 * STEPS, g2 << 2 * STEPS):
                return f"the matrix of lane {shape.lane} behind turn {k + 1}"
    state, _ = ran(turn, "behind", state, vectors, 0)
    for shape, (m, x), (_, f, g) in zip(turn.shapes, pairs, now, strict=True):
        found = {name: number(shape, state, name) for name in NUMBERS}
        if (found["f"], found["g"]) != (f, 0) or abs(f) != math.gcd(m, x):
            return f"the gcd of lane {shape.lane}"
        if (found["u"] * x - (f << 60)) % m:
            return f"the cofactor of lane {shape.lane}"
    return None


def runs(turn: LaneTurn, count: int, bits: int, batches: int, seed: int) -> list[str]:
    """What is wrong with four inverses of this length, `count` times."""
    generator, wrong = random.Random(seed), []
    for k in range(count):
        moduli = [generator.getrandbits(bits) | 1 | 1 << bits - 1 for _ in range(LANES)]
        pairs = [(m, (0, 1, m - 1, m)[lane] if not k else generator.getrandbits(generator.randrange(1, bits + 1))) for lane, m in enumerate(moduli)]
        if found := differs(turn, pairs, batches):
            wrong.append(f"{', '.join(f'{x:#x} modulo {m:#x}' for m, x in pairs)}: {found}")
    return wrong
