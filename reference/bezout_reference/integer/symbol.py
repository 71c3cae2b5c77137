# SPDX-License-Identifier: MIT OR Apache-2.0
"""Quadratic symbols: Jacobi by the textbook, by the optimized binary GCD and by divsteps; Kronecker; Legendre.

The Jacobi symbol (x/n) needs n odd and positive; the Kronecker symbol is defined for all pairs.
"""

from ..step import Step
from . import bingcd, divstep
from .modulus import require_odd


def steps(x, n):
    """The textbook by quadratic reciprocity. Columns a, n, symbol: (x/n) = symbol * (a/n)."""
    require_odd(n, "n")
    a, symbol = x % n, 1
    yield Step("start", {"a": a, "n": n, "symbol": symbol})
    while a:
        if a % 2 == 0:
            a, text = a // 2, "a / 2"
            symbol = -symbol if n % 8 in (3, 5) else symbol
        else:
            symbol = -symbol if a % 4 == n % 4 == 3 else symbol
            a, n, text = n % a, a, "swap, a mod n"
        yield Step(text, {"a": a, "n": n, "symbol": symbol})


def jacobi(x, n):
    """(x/n) for an odd n >= 1 and any x; 0 if gcd(x, n) > 1, 1 if n = 1."""
    for step in steps(x, n):
        pass
    return step.values["symbol"] if step.values["n"] == 1 else 0


def legendre(x, p):
    """(x/p) for an odd prime p: Euler's criterion, which says the same as Jacobi's symbol there."""
    require_odd(p, "p")
    power = pow(x, (p - 1) // 2, p)
    return power if power < 2 else -1


def kronecker(x, n):
    """(x/n) for all integers: (x/0) = 1 if |x| = 1 else 0, (x/-1) the sign of x, (x/2) by x modulo 8."""
    if n == 0:
        return int(abs(x) == 1)
    if x % 2 == n % 2 == 0:
        return 0
    sign = -1 if n < 0 and x < 0 else 1
    n = abs(n)
    while n % 2 == 0:
        n //= 2
        sign = -sign if x % 8 in (3, 5) else sign
    return sign * jacobi(x, n)


def jacobi_bingcd(x, n, k=32):
    """(x/n) by algorithm 2 of [Por20] with the rules of [Por20b], made right for values that turn negative.

    The approximations choose the operations; the rules look at low bits of the exact signed a and b, two more than the
    batch eats. Halving a flips if b = 3 or 5 mod 8; a swap flips if a = b = 3 mod 4, signs included, which holds because
    a and b are never both negative; subtracting flips nothing. After the batch, negating a flips if b = 3 mod 4, b
    with its sign; negating b then flips nothing, since a is no longer negative.
    """
    require_odd(n, "n")
    symbol, b = 1, n
    for symbol, _, b in _bingcd_batches(x % n, n, k):
        pass
    return symbol if b == 1 else 0


def steps_bingcd(x, n, k=32):
    """Columns a, b, symbol: (x/n) = symbol * (a/b)."""
    require_odd(n, "n")
    yield Step("start", {"a": x % n, "b": n, "symbol": 1})
    matrices = bingcd.batches(x % n, n, k)
    for (symbol, a, b), batch in zip(_bingcd_batches(x % n, n, k), matrices):
        yield Step(f"{k - 1} iterations", {"a": a, "b": b, "symbol": symbol}, batch.factors, k - 1)


def _bingcd_batches(a, b, k):
    symbol, low = 1, (1 << (k + 2)) - 1
    for batch in bingcd.batches(a, b, k):
        flips, b_mod_4 = _bingcd_flips(*batch.approximations, a & low, b & low, k - 1)
        a, b = batch.a, batch.b
        flips += batch.negated[0] and b_mod_4 == 3
        symbol = -symbol if flips % 2 else symbol
        yield symbol, a, b


def _bingcd_flips(near_a, near_b, a, b, iterations):
    """(number of flips in the batch, b mod 4 after it) from the approximations and the low bits of a and b."""
    flips = 0
    for _ in range(iterations):
        if near_a & 1:
            if near_a < near_b:
                near_a, near_b, a, b = near_b, near_a, b, a
                flips += a % 4 == b % 4 == 3
            near_a, a = near_a - near_b, a - b
        near_a, a = near_a >> 1, a >> 1
        flips += b % 8 in (3, 5)
    return flips, b % 4


def jacobi_divstep(x, n, batch=60):
    """(x/n) by half-delta divsteps on signed f and g, `batch` steps at a time.

    With the symbol (g/|f|) throughout: each halving flips if f = 3 or 5 mod 8 (f after the swap); a swap
    (f, g) -> (g, (g - f)/2) flips if g = 3 and f = 1 mod 4 before it; and once more if f turns from positive to
    negative, which `_sign_flips` counts from the matrix alone.
    """
    require_odd(n, "n")
    symbol, f = 1, n
    for symbol, f, _ in _divstep_batches(n, x, batch):
        pass
    return symbol if abs(f) == 1 else 0


def steps_divstep(x, n, batch=60):
    """Columns f, g, symbol: (x/n) = symbol * (g/|f|)."""
    require_odd(n, "n")
    yield Step("start", {"f": n, "g": x, "symbol": 1})
    matrices = divstep.batches(n, x, batch)
    for (symbol, f, g), found in zip(_divstep_batches(n, x, batch), matrices):
        yield Step(f"{batch} divsteps", {"f": f, "g": g, "symbol": symbol}, found.matrix, batch)


def _divstep_batches(f, g, n):
    symbol, low = 1, (1 << (n + 2)) - 1
    for batch in divstep.batches(f, g, n):
        flips, falls, virtual = _divstep_flips(batch.delta2, f & low, g & low, n)
        flips += _sign_flips(falls, f < 0, virtual, batch.f < 0)
        f, g = batch.f, batch.g
        symbol = -symbol if flips % 2 else symbol
        yield symbol, f, g


def _divstep_flips(delta2, f, g, n):
    """What n steps tell from n + 2 low bits of f and g: (flips by the first two rules, falls, virtual).

    Another pair takes part in the steps: (0+, -1), a positive number next to nothing and -1. Its first number is -v,
    or u if v = 0. `falls` counts how often that turned negative, `virtual` says whether it is so at the end.
    """
    flips = falls = 0
    u, v, q, r = 1, 0, 0, 1
    for _ in range(n):
        f_before, before = f, _virtual(u, v)
        if delta2 > 0 and g & 1:
            delta2, f, g, u, v, q, r = -delta2, g, -f, q, r, -u, -v
        odd = g & 1
        delta2, g = delta2 + 2, (g + odd * f) >> 1
        u, v, q, r = 2 * u, 2 * v, q + odd * u, r + odd * v
        flips += (f_before % 4 == 1 and f % 4 == 3) + (f % 8 in (3, 5))
        falls += not before and _virtual(u, v)
    return flips, falls, _virtual(u, v)


def _virtual(u, v):
    """Whether u 0+ - v is negative."""
    return v > 0 or v == 0 and u < 0


def _sign_flips(falls, before, virtual, after):
    """How often, modulo 2, f turned negative in a batch; `before` and `after` say whether it is negative at the ends.

    Each step's matrix has a positive determinant. So the row (u, v) turns one way, and so does the sign of what it makes
    of any pair: the numbers of half turns of two pairs differ by what the signs at both ends settle.
    """
    return falls + (before + virtual + (not after) >= 2)
