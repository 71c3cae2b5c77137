# SPDX-License-Identifier: MIT OR Apache-2.0
"""Division steps on power series over F_p [BY19].

    divstep(delta, f, g) = (1 - delta, g, (g(0) f - f(0) g) / x)   if delta > 0 and g(0) is not 0
                           (1 + delta, f, (f(0) g - g(0) f) / x)   otherwise

For R0 of degree d and R1 of smaller degree, f = x^d R0(1/x), g = x^(d-1) R1(1/x) and delta = 1, after 2d - 1 steps
f is the gcd, read backwards, and delta is twice its degree; g is zero after one step more.
"""

from .arithmetic import add, combine, divmod_, mul, reduced, reverse, scale, trim


def divstep(delta, f, g, p):
    """One step, with its transition matrix times x: (delta, f, g, (u, v, q, r)), u f + v g = x f', q f + r g = x g'."""
    f0, g0 = (x[0] if x else 0 for x in (f, g))
    swap = delta > 0 and g0 != 0
    if swap:
        difference, matrix = combine(f, g0, g, -f0, p), ([], [0, 1], [g0], [-f0 % p])
        return 1 - delta, g, difference[1:], matrix
    difference, matrix = combine(g, f0, f, -g0, p), ([0, 1], [], trim([-g0 % p]), [f0])
    return 1 + delta, f, difference[1:], matrix


def steps(f, g, p, count, delta=1):
    """(delta, f, g) before the first step and after each of `count`."""
    f, g = reduced(f, p), reduced(g, p)
    yield delta, f, g
    for _ in range(count):
        delta, f, g, _ = divstep(delta, f, g, p)
        yield delta, f, g


def product(a, b, p):
    """The product of two transition matrices, row by row."""
    (u, v, q, r), (w, x, y, z) = a, b
    return tuple(
        add(mul(s, i, p), mul(t, j, p), p) for s, t in ((u, v), (q, r)) for i, j in ((w, y), (x, z))
    )


IDENTITY = ([1], [], [], [1])


def transition(count, delta, f, g, p):
    """(delta, matrix times x^count) of `count` steps, which look at no more than `count` coefficients of f and g."""
    f, g, (u, v, q, r) = trim(f[:count]), trim(g[:count]), IDENTITY
    for _ in range(count):
        delta, f, g, (a, b, c, d) = divstep(delta, f, g, p)
        # The step's matrix has x and 0 above, two constants below.
        (c,), (d,) = c or [0], d or [0]
        below = [combine(x, c, y, d, p) for x, y in ((u, q), (v, r))]
        (u, v), (q, r) = [[0] + x if x else [] for x in ((u, v) if a else (q, r))], below
    return delta, (u, v, q, r)


def apply(matrix, f, g, p, count):
    """The matrix times (f, g), divided by x^count, which is exact."""
    u, v, q, r = matrix
    return tuple(add(mul(s, f, p), mul(t, g, p), p)[count:] for s, t in ((u, v), (q, r)))


def invert(a, modulus, p, transition=transition):
    """(inverse of a modulo `modulus` or None, degree of the gcd), `transition` by single steps or by jumps."""
    d = len(modulus) - 1
    f, g = reverse(modulus, d), reverse(divmod_(a, modulus, p)[1], d - 1)
    delta, matrix = transition(2 * d - 1, 1, f, g, p)
    if delta:
        return None, delta // 2
    f, _ = apply(matrix, f, g, p, 2 * d - 1)
    # f is a constant and x^(2d-1) f = u f + v g. Read backwards: a v(1/x) x^d = f modulo the modulus.
    return scale(reverse(matrix[1], d), pow(f[0], -1, p), p), 0
