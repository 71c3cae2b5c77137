# SPDX-License-Identifier: MIT OR Apache-2.0
"""Jump divsteps: n steps are n/2 steps on the low n/2 coefficients, one update of (f, g), and n - n/2 steps.

The two halves are alike, and no division stands between them [BY19].
"""

from . import divstep
from .arithmetic import trim

SMALLEST = 8
"""Steps that are done one by one."""


def transition(count, delta, f, g, p):
    """As `divstep.transition`."""
    if count <= SMALLEST:
        return divstep.transition(count, delta, f, g, p)
    half = count // 2
    f, g = trim(f[:count]), trim(g[:count])
    delta, first = transition(half, delta, f, g, p)
    f, g = divstep.apply(first, f, g, p, half)
    delta, second = transition(count - half, delta, f, g, p)
    return delta, divstep.product(second, first, p)


def invert(a, modulus, p):
    return divstep.invert(a, modulus, p, transition)
