# SPDX-License-Identifier: MIT OR Apache-2.0
"""Divsteps over F2 [BY19, section 6], from the low end: f has the constant coefficient 1.

    (delta, f, g) -> (1 - delta, g, (g + f)/x)           if delta > 0 and g(0) = 1
                     (1 + delta, f, (g + g(0) f)/x)      otherwise.
"""

from typing import NamedTuple

from .field import degree, multiply, reduce


class Batch(NamedTuple):
    delta: int  # before the batch
    matrix: tuple[int, int, int, int]  # u, v, q, r: f' = (u f + v g)/x^n, g' = (q f + r g)/x^n
    f: int  # after the batch
    g: int


def divstep(delta, f, g):
    if delta > 0 and g & 1:
        return 1 - delta, g, (g ^ f) >> 1
    return 1 + delta, f, (g ^ (f if g & 1 else 0)) >> 1


def transition_matrix(delta, f, g, n):
    """(delta after n steps, (u, v, q, r)). Only the n low bits of f and g are looked at."""
    f, g = f % (1 << n), g % (1 << n)
    u, v, q, r = 1, 0, 0, 1
    for _ in range(n):
        if delta > 0 and g & 1:
            delta, f, g, u, v, q, r = -delta, g, f, q, r, u, v
        if g & 1:
            g, q, r = g ^ f, q ^ u, r ^ v
        delta, g, u, v = delta + 1, g >> 1, u << 1, v << 1
    return delta, (u, v, q, r)


def batches(f, g, n, count=None):
    """One `Batch` of n steps a time: as many as `count` says, else until g = 0."""
    if f % 2 == 0:
        raise ValueError("f(0) = 0: accepted are polynomials with the constant coefficient 1")
    delta, done = 1, 0
    while g if count is None else done < count:
        before = delta
        delta, (u, v, q, r) = transition_matrix(delta, f, g, n)
        f, g = (multiply(u, f) ^ multiply(v, g)) >> n, (multiply(q, f) ^ multiply(r, g)) >> n
        yield Batch(before, (u, v, q, r), f, g)
        done += 1


def steps_to_gcd(f, g):
    """How many single steps bring f to what it is when g is 0."""
    delta, count, last = 1, 0, 0
    while g:
        before = f
        delta, f, g = divstep(delta, f, g)
        count += 1
        last = count if f != before else last
    return last


def step_bound(m):
    """Divsteps after which f is the gcd, for f of degree m and g below that [BY19, theorem 6.2]. g may need one more."""
    return 2 * m - 1


def invert(a, f, n=62):
    """1/a mod f, 0 for 0: d and e with f' = d a and g' = e a modulo f are taken along."""
    m, f0, d, e = degree(f), f, 0, 1
    for batch in batches(f, a, n, -(-step_bound(m) // n)):
        u, v, q, r = batch.matrix
        d, e = (_divide(p, f0, n) for p in (multiply(u, d) ^ multiply(v, e), multiply(q, d) ^ multiply(r, e)))
    return d


def _divide(t, f, n):
    """t / x^n modulo f."""
    for _ in range(n):
        t = (t ^ (f if t & 1 else 0)) >> 1
    return reduce(t, f)
