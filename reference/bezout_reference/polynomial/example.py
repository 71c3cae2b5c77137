# SPDX-License-Identifier: MIT OR Apache-2.0
"""The worked example over F_7 of Bernstein's and Yang's lecture: three ways from the same two polynomials.

    remainders()    Euclid-Stevin: R0 ... R7
    subtractions()  14 subtractions of a multiple of the divisor, each of which takes one coefficient away; one of
                    them finds that coefficient zero, and subtracts nothing
    divsteps()      20 rows of delta, f, g by divsteps, on the reversed polynomials
"""

from . import divstep
from .arithmetic import add, divmod_, reduced, scale

P = 7
R0 = [8, 1, 8, 2, 8, 1, 7, 2]
R1 = [2, 9, 5, 1, 4, 1, 3]


def text(a, x="y"):
    """As the lecture writes it: `3y^6 + y^5 + 2`."""
    terms = []
    for i in reversed(range(len(a))):
        if a[i]:
            power = ["", x][i] if i < 2 else f"{x}^{i}"
            terms.append(f"{'' if a[i] == 1 and i else a[i]}{power}")
    return " + ".join(terms) or "0"


def _multiple(quotient, name):
    if not quotient:
        return f"0 {name}"
    return f"{text(quotient)}{name}" if sum(map(bool, quotient)) == 1 else f"({text(quotient)}){name}"


def remainders(a=R0, b=R1, p=P):
    """(equation, quotient or None, polynomial) of R0, R1, and each remainder until zero."""
    yield f"R0 = {text(a)}", None, a
    yield f"R1 = {text(b)}", None, b
    n = 2
    while b:
        q, r = divmod_(a, b, p)
        yield f"R{n} = R{n - 2} - {_multiple(q, f'R{n - 1}')} = {text(r)}", q, r
        a, b, n = reduced(b, p), r, n + 1


def subtractions(a=R0, b=R1, p=P):
    """(equation, polynomial) of each subtraction, until one coefficient of both together is left."""
    a, b = reduced(a, p), reduced(b, p)
    size_a, size_b, n, quotient = len(a), len(b), 0, []
    while size_a + size_b > 1:
        # The top of the dividend goes; if the divisor's own top is zero, that goes instead.
        while size_b and not (len(b) == size_b):
            size_b -= 1
            yield f"R{n + 1} = {text(b)}: its coefficient of y^{size_b} is 0, nothing to subtract", b
        if size_a + size_b <= 1 or not b:
            return
        shift = size_a - size_b
        c = (a[size_a - 1] if len(a) >= size_a else 0) * pow(b[-1], -1, p) % p
        a = add(a, scale([0] * shift + b, -c, p), p)
        quotient = add(quotient, [0] * shift + [c], p)
        size_a -= 1
        done = size_a < size_b
        name = f"R{n + 2} = " if done else ""
        yield f"{name}R{n} - {_multiple(quotient, f'R{n + 1}')} = {text(a)}", a
        if done:
            a, b, size_a, size_b, n, quotient = b, a, size_b, size_a, n + 1, []


def divsteps(a=R0, b=R1, p=P, rows=20):
    """(delta, f, g), the constant term first, before step 0, 1, ..."""
    return list(divstep.steps(a[::-1], b[::-1], p, rows - 1))


def table(columns=10):
    """The lecture's table of divsteps."""
    lines = [" n  delta  f" + " " * (2 * columns - 2) + "  g"]
    for n, (delta, f, g) in enumerate(divsteps()):
        f, g = (" ".join(str(c) for c in (x + [0] * columns)[:columns]) for x in (f, g))
        lines.append(f"{n:2}  {delta:5}  {f}  {g}")
    return "\n".join(lines)
