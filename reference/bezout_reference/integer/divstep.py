# SPDX-License-Identifier: MIT OR Apache-2.0
"""Divsteps: Bernstein and Yang's (delta = 1) [BY19] and the half-delta variant (delta = 1/2) [Wui21].

    (delta, f, g) -> (1 - delta, g, (g - f)/2)              if delta > 0 and g is odd
                     (1 + delta, f, (g + (g mod 2) f)/2)    otherwise,   f odd, any signs.

The two variants differ in the first delta alone. To stay with integers the code keeps `delta2` = 2*delta: it starts at
1 (`HALF_DELTA`) or 2 (`DELTA_ONE`). f stays odd, gcd(f, g) stays the same, g reaches 0.
"""

from typing import NamedTuple

from ..step import Step
from .invert import invert_mod2k
from .modulus import require_odd

HALF_DELTA = 1
DELTA_ONE = 2


class Batch(NamedTuple):
    delta2: int  # 2*delta before the batch
    matrix: tuple[int, int, int, int]  # u, v, q, r: f' = (u f + v g)/2^n, g' = (q f + r g)/2^n
    f: int  # f' and g', after the batch
    g: int


def divstep(delta2, f, g):
    """One step, as defined above."""
    if delta2 > 0 and g & 1:
        return 2 - delta2, g, (g - f) >> 1
    return 2 + delta2, f, (g + (g & 1) * f) >> 1


def transition_matrix(delta2, f, g, n):
    """(delta2 after n steps, (u, v, q, r)). Only the n low bits of f and g are looked at."""
    f, g = f % (1 << n), g % (1 << n)
    u, v, q, r = 1, 0, 0, 1
    for _ in range(n):
        if delta2 > 0 and g & 1:
            delta2, f, g, u, v, q, r = -delta2, g, -f, q, r, -u, -v
        odd = g & 1
        delta2, g = delta2 + 2, (g + odd * f) >> 1
        u, v, q, r = 2 * u, 2 * v, q + odd * u, r + odd * v
    return delta2, (u, v, q, r)


def batches(f, g, n, delta2=HALF_DELTA, count=None):
    """One `Batch` of n steps a time: as many as `count` says, else until g = 0.

    After that every batch has the matrix (2^n, 0, 0, 1) and changes nothing but delta.
    """
    if f % 2 == 0:
        raise ValueError(f"f = {f} is even: accepted are odd integers of any sign")
    done = 0
    while g if count is None else done < count:
        before = delta2
        delta2, (u, v, q, r) = transition_matrix(delta2, f, g, n)
        f, g = (u * f + v * g) >> n, (q * f + r * g) >> n
        yield Batch(before, (u, v, q, r), f, g)
        done += 1


def steps(x, m, n=1, delta2=HALF_DELTA):
    """Columns f, g, delta2, from f = m (odd), g = x; one record for each n divsteps, until g = 0."""
    require_odd(m)
    yield Step("start", {"f": m, "g": x, "delta2": delta2})
    text = "divstep" if n == 1 else f"{n} divsteps"
    f, g = m, x
    while g:
        delta2, (u, v, q, r) = transition_matrix(delta2, f, g, n)
        f, g = (u * f + v * g) >> n, (q * f + r * g) >> n
        yield Step(text, {"f": f, "g": g, "delta2": delta2}, (u, v, q, r), n)


def steps_to_zero(f, g, delta2=HALF_DELTA):
    """How many single steps take g to 0."""
    count = 0
    while g:
        delta2, f, g = divstep(delta2, f, g)
        count += 1
    return count


def gcd(f, g, n=60, delta2=HALF_DELTA):
    """gcd(f, g) for an odd f and any g."""
    for batch in batches(f, g, n, delta2):
        f = batch.f
    return abs(f)


def invert(x, m, n=60, delta2=HALF_DELTA):
    """(1/x mod m, 1), or (None, gcd(x, m)). m odd; x is any integer, x >= m included.

    d and e hold f = d*x and g = e*x modulo m; a batch's matrix is applied to them as to f and g, and what is missing to
    a multiple of 2^n is made up by a multiple of m.
    """
    require_odd(m)
    f, d, e = m, 0, 1
    over = -invert_mod2k(m, n)
    for batch in batches(m, x, n, delta2):
        u, v, q, r = batch.matrix
        d, e = (_divide(p, m, over, n) for p in (u * d + v * e, q * d + r * e))
        f = batch.f
    return (f * d % m, 1) if abs(f) == 1 else (None, abs(f))


def _divide(t, m, over, n):
    """t / 2^n modulo m, where over = -1/m modulo 2^n."""
    return (t + (t * over) % (1 << n) * m) >> n
