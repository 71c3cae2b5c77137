# SPDX-License-Identifier: MIT OR Apache-2.0
"""How large cofactors of inverses get: the bound, runs that come near it, and controls without an end."""

import random

from bezout_proofs import cofactors
from bezout_proofs.cofactors import EVEN, KEEP, SCALE, SWAP, bounds

BATCHES = (60, 51)


def operand(m, pattern):
    """x so that the g of divsteps from (m, x) have these parities."""
    delta, f, g, x = 1, m, 0, 0
    # By how much f and g grow with the next bit of x.
    column = (0, 1)
    for count, odd in enumerate(pattern):
        if g & 1 != odd:
            f, g, x = f + column[0], g + column[1], x + (1 << count)
        delta, f, g, kind = divstep(delta, f, g)
        column = tuple(a * column[0] + b * column[1] for a, b in kind)
    return x


def divstep(delta, f, g):
    """With twice the delta of the README, and the rows of the step."""
    if g & 1 == 0:
        return delta + 2, f, g >> 1, EVEN
    if delta > 0:
        return 2 - delta, g, (g - f) >> 1, SWAP
    return delta + 2, f, (g + f) >> 1, KEEP


def run(m, x, steps, batches):
    """All u and v at the ends of batches, in moduli."""
    f, g, u, v, delta = m, x, 0, pow(2, steps, m), 1
    inverse = pow(m, -1, 1 << steps)
    for _ in range(batches):
        rows = [[1, 0], [0, 1]]
        for _ in range(steps):
            delta, f, g, kind = divstep(delta, f, g)
            rows = [[sum(row[k] * rows[k][i] for k in range(2)) for i in range(2)] for row in kind]
        pair = []
        for a, b in rows:
            value = a * u + b * v
            value += -value * inverse % (1 << steps) * m
            assert value % (1 << steps) == 0
            pair.append(value >> steps)
        u, v = pair
        yield u / m, v / m


def test_cofactors_are_below_four_moduli():
    for steps in BATCHES:
        found = bounds(steps)
        # Exact, and strict: what is read has room for four moduli, and none for more.
        assert found and found.u[1] < 4 * SCALE and found.v[1] < 4 * SCALE
        assert found.u[0] > -2 * SCALE and found.v[0] > -2 * SCALE


def test_runs_are_inside_and_come_near():
    rng = random.Random(47)
    for steps in BATCHES:
        found = bounds(steps)
        most = 0.0
        for _ in range(60):
            # Swaps, which leave delta as it is. In the second batch f becomes g, in the third nearly f is added to g and becomes f: each adds
            # up to a modulus.
            pattern = [True] * steps + [False] * (steps - 2) + [True] * steps + [False] * 2
            m = rng.getrandbits(8 * steps) | 1 | 1 << 8 * steps
            for u, v in run(m, operand(m, pattern), steps, 4):
                assert found.u[0] < u * SCALE < found.u[1] and found.v[0] < v * SCALE < found.v[1]
                most = max(most, u, v)
        # One batch alone adds less than a modulus.
        assert most > 1.5, most


def test_without_what_they_rest_on_there_is_no_end():
    # A modulus for each batch in which f is as it was.
    assert bounds(60, unchanged=1, batches=12) is None
    # g that is not halved.
    assert bounds(60, (((2, 0), (0, 2)), KEEP, SWAP), batches=12) is None


def test_neighbors_span_every_direction():
    rows = cofactors.pulled_back(SWAP)
    for (x, y), (i, p, j, q) in zip(cofactors.DIRECTIONS, rows):
        a, b = cofactors.DIRECTIONS[i], cofactors.DIRECTIONS[j]
        assert (p * a[0] + q * b[0], p * a[1] + q * b[1]) == (-y, 2 * x + y)
