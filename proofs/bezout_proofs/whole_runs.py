# SPDX-License-Identifier: MIT OR Apache-2.0
"""The terms of a turn, run on numbers, from the state that Rust writes to the last matrix: inverses, gcds and symbols, compared with divsteps
and with the law of reciprocity.

This is a test of what is on paper in sections 2.6 and 2.7: that what turns leave to each other is what the next one needs.
"""

import math
import random

from . import batch, symbol
from .machine import LANES, WORD, Terms, signed
from .steps import LOADED, Turn
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
    """`Head::new`, `JacobiWords::new` and the writers of limbs in Rust, by places, for v = 2^60, or 2^51."""
    layout, n, pair = shape.layout, shape.layout.steps, {"f": m, "g": x}
    bits = shape.bits_of_limb
    names = {"end_h": -(1 << 2 * n), "end_G": -layout.sign << 3 * n + 2, "d": -1, "batches": batches}
    names |= {"w2" + letter: value << layout.spare for letter, value in pair.items()}
    low = {"h": ~(m >> 1), "G": ~x}
    names |= {"start_" + word: (low[word] & (1 << count) - 1) + layout.unit[word] for word, count in layout.low_bits.items()}
    names |= {"Yu": layout.sign << 2 * n + layout.spare, "Yv": 0, "Yq": 0, "Yr": 1 << 2 * n + layout.spare}
    names |= {"F": 0, "turns": 0, **dict.fromkeys(batch.TRAIL, 0), **dict.fromkeys(("end1", "end2", "XY"), -1)} if shape.is_symbol else {}
    state = layout.constants | shape.constants | {layout.places[name]: value for name, value in names.items()}
    state = {at: value & WORD for at, value in state.items()}
    state |= {symbol.sum_at(shape, name, lane): 0 for name in symbol.SUMS for lane in range(LANES) if shape.is_symbol}
    numbers = {"f": m, "u": 0, "g": x, "v": 1 << shape.steps}
    for name, i in shape.places:
        stored = numbers[name] + (shape.top << bits * (shape.limbs - 1))
        state[shape.limb_at(name, i)] = stored >> bits * i & shape.mask
    inverse = -pow(m, -1, 1 << bits) & shape.mask
    state |= {at: inverse for at in shape.inputs[:2]}
    if shape.has_cofactors:
        state |= {shape.modulus_at(i, lane): m >> bits * i & shape.mask for i in range(shape.limbs) for lane in range(LANES)}
    return state


def number(shape: Shape, state: dict[int, int], name: str) -> int:
    bits = shape.bits_of_limb
    return sum(signed(state[shape.limb_at(name, i)]) << bits * i for i in range(shape.limbs)) - (shape.top << bits * (shape.limbs - 1))


def row(layout: batch.Layout, state: dict[int, int], word: str) -> tuple[int, int]:
    """`last_matrix_of_thirds` in Rust, and `unpack` for symbols: entries negated."""
    value, low, n = signed(state[layout.places["end_" + word]]), layout.field[word], layout.steps
    second = (value + (1 << low + n) + (1 << low - 1)) >> low + n + 1
    return signed((value + (1 << low - 1) << 63 - n - low) & WORD) >> 63 - n, layout.sign * second


def last_matrix(layout: batch.Layout, state: dict[int, int]) -> list[int]:
    u, v, q, r = (signed(state[layout.places["Y" + name]]) for name in "uvqr")
    return [-(a * c + b * e) for a, b in (row(layout, state, word) for word in "hG") for c, e in ((layout.sign * u, layout.sign * q), (v, r))]


def of_flips(shape: Shape, state: dict[int, int], matrix: list[int], before: int, after: int, n: int, batches: int) -> int:
    """The symbol by what is counted, from words with the sign of f before and behind the last batch."""
    w = batch.Words(Terms())
    applied = symbol.not_negative(w, *map(w.constant, matrix))
    found = symbol.sums(w, shape, lambda at: w.constant(state[at]), applied, w.constant(before), w.constant(after), batches)
    return 1 - 2 * (w.terms.known(symbol.parity(w, found, w.constant(n))) & 1)


def jacobi(a: int, n: int) -> int:
    """By the law of reciprocity."""
    a, found = a % n, 1
    while a:
        zeros = (a & -a).bit_length() - 1
        a >>= zeros
        if (zeros & 1 and n % 8 in (3, 5)) != (a % 4 == n % 4 == 3):
            found = -found
        a, n = n % a, a
    return found if n == 1 else 0


def differs(turn: Turn, m: int, x: int, batches: int, state: dict[int, int] | None = None) -> str | None:
    """What is wrong with an inverse of x modulo m, or with their gcd or symbol, by this number of turns, if anything. A state that is given
    becomes the last one. What it does not have, a turn may find as anything."""
    shape, state = turn.shape, first_state(turn.shape, m, x, batches) if state is None else state
    most = max(m, 1 << shape.steps)
    start = {name: state[shape.layout.places[word]] for name, word in LOADED.items()}
    terms, (d, f, g), before, anything = turn.terms, (-1, m, x), (m, x), random.Random(batches)
    for k in range(batches):
        leaves = {n: anything.getrandbits(64) & (WORD if terms.is_word(n) else 1) for n, term in enumerate(terms.all) if term[0] == "leaf"}
        leaves |= {turn.start.registers[name]: value for name, value in start.items()}
        leaves |= {turn.first(at): value for at, value in state.items()}
        values = terms.evaluate(leaves, len(terms.all))
        last = "left" if shape.left_out else "whole"
        name = last if k == batches - 1 else "end"
        found = {key[1]: values[term] for key, term in turn.wanted.items() if key[0] == name}
        state |= {key: value for key, value in found.items() if isinstance(key, int)}
        start = {key: found[key] for key in LOADED} if name == "end" else start
        # The matrix of a turn is applied in the next one.
        if (number(shape, state, "f"), number(shape, state, "g")) != before:
            return f"f and g behind turn {k + 1}"
        if shape.has_cofactors and any(not -2 * most < number(shape, state, name) < 4 * most for name in "uv"):
            return f"the size of the cofactors behind turn {k + 1}"
        d, f, g = divsteps(shape.steps - shape.left_out * (name == "left"), d, f, g)
        last_but_one, before = before, (f, g)
    u, v, q, r = last_matrix(shape.layout, state)
    # The last matrix is not applied, and not divided: its numbers are 2^60 or 2^51 times too large, and so was v at first.
    numbers = {name: number(shape, state, name) for name in shape.numbers}
    scaled = {name: (u * numbers[name] + v * numbers[other], q * numbers[name] + r * numbers[other]) for name, other in ("fg", "uv") if name in numbers}
    if [part >> shape.steps for part in scaled["f"]] != [f, g] or g:
        return "the last f and g"
    if shape.has_cofactors and (scaled["u"][0] * x - (scaled["f"][0] << shape.steps)) % m:
        return "the cofactor"
    if shape.is_symbol and abs(f) == 1 and of_flips(shape, state, [u, v], last_but_one[0], f, m, batches) != jacobi(x, m):
        return "the symbol"
    return None if abs(f) == math.gcd(m, x) else "the gcd"


def whole_runs(turn: Turn, count: int, batches: int, seed: int) -> list[str]:
    """What is wrong with this number of inverses, gcds or symbols."""
    generator, bits = random.Random(seed), turn.shape.bits
    wrong = []
    for k in range(count):
        m = generator.getrandbits(bits) | 1 | 1 << bits - 1
        x = (0, 1, m - 1, m)[k] if k < 4 else generator.getrandbits(generator.randrange(1, bits + 1))
        if k >= 4 and k % 3 == 2:
            # Both numbers turn negative for long where they agree in high bits.
            x = m - (1 << generator.randrange(1, bits - 1)) + generator.randrange(4)
        if found := differs(turn, m, x, batches):
            wrong.append(f"{x:#x} and {m:#x}: {found}")
    return wrong
