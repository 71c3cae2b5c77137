# SPDX-License-Identifier: MIT OR Apache-2.0
"""Collects the tests of one file: computes each result by the reference, numbers them, drops repeated inputs."""

from math import gcd as _gcd

from .. import document
from ..integer import batch, bingcd, divstep, gcd, invert, montgomery, partial, small_factor, square_root, symbol, xgcd
from ..step import hexadecimal as hex_


def _inverse_or_gcd(inverse, g):
    return {"gcd": hex_(g)} if inverse is None else {"inverse": hex_(inverse)}


def invert_(x, m):
    return {"x": hex_(x), "m": hex_(m)}, _inverse_or_gcd(*invert.invert(x, m))


def gcd_(a, b):
    return {"a": hex_(a), "b": hex_(b)}, {"gcd": hex_(gcd.gcd(a, b))}


def xgcd_(a, b):
    g, s, t = xgcd.xgcd(a, b)
    return {"a": hex_(a), "b": hex_(b)}, {"gcd": hex_(g), "s": hex_(s), "t": hex_(t)}


def partial_xgcd_(a, b, bound):
    remainders, cofactors = zip(*partial.partial_xgcd(a, b, bound))
    given = {"a": hex_(a), "b": hex_(b), "bound": hex_(bound)}
    return given, {"remainders": list(map(hex_, remainders)), "cofactors": list(map(hex_, cofactors))}


def split_(v, m):
    r, t = partial.split(v, m)
    return {"v": hex_(v), "m": hex_(m)}, {"r": hex_(r), "t": hex_(t)}


def jacobi_(x, n):
    return {"x": hex_(x), "n": hex_(n)}, {"symbol": symbol.jacobi_bingcd(x, n)}


def kronecker_(x, n):
    return {"x": hex_(x), "n": hex_(n)}, {"symbol": symbol.kronecker(x, n)}


def invert_mod2k_(x, k):
    inverse = invert.invert_mod2k(x, k)
    return {"x": hex_(x), "k": k}, _inverse_or_gcd(inverse, _gcd(x, 1 << k))


def invert_batch_(xs, m):
    inverses, bad = batch.invert_batch(xs, m)
    return {"xs": list(map(hex_, xs)), "m": hex_(m)}, {"inverses": list(map(hex_, inverses)), "not_invertible": bad}


def arithmetic_(x, y, m):
    modulus = montgomery.Modulus(m, max(1, -(-max(x, y, m).bit_length() // 64)))
    quotient, g = modulus.divide(x, y)
    result = {
        "sum": modulus.add(x, y),
        "difference": modulus.sub(x, y),
        "negative": modulus.sub(0, x),
        "product": modulus.mul(x, y),
        "square": modulus.mul(x, x),
        "power": modulus.pow(x, y),
        **({"gcd": g} if quotient is None else {"quotient": quotient}),
    }
    return {"x": hex_(x), "y": hex_(y), "m": hex_(m)}, {name: hex_(value) for name, value in result.items()}


def sqrt_(x, y, m):
    root = square_root.sqrt_ratio(x, y, m)
    return {"x": hex_(x), "y": hex_(y), "m": hex_(m)}, {"symbol": symbol.jacobi(x * y, m)} if root is None else {"root": hex_(root)}


def small_factor_(n, bound):
    return {"n": hex_(n), "bound": bound}, {"factor": small_factor.small_factor(n, bound)}


def divstep_trace_(x, m, n=60):
    batches = [
        {"delta2": b.delta2, **dict(zip("uvqr", map(hex_, b.matrix))), "f": hex_(b.f), "g": hex_(b.g)}
        for b in divstep.batches(m, x, n)
    ]
    return {"x": hex_(x), "m": hex_(m), "batch": n}, {"batches": batches, **_inverse_or_gcd(*divstep.invert(x, m, n))}


def bingcd_trace_(x, m, k=32):
    names = ("abar", "bbar", "f0", "g0", "f1", "g1", "a", "b")
    batches = [
        dict(zip(names, map(hex_, (*b.approximations, *b.factors, b.a, b.b)))) for b in bingcd.batches(x, m, k)
    ]
    return {"x": hex_(x), "m": hex_(m), "k": k}, {"batches": batches, **_inverse_or_gcd(*bingcd.invert(x, m, k))}


COMPUTE = {
    "invert": invert_,
    "gcd": gcd_,
    "xgcd": xgcd_,
    "partial_xgcd": partial_xgcd_,
    "split": split_,
    "jacobi": jacobi_,
    "kronecker": kronecker_,
    "invert_mod2k": invert_mod2k_,
    "invert_batch": invert_batch_,
    "arithmetic": arithmetic_,
    "sqrt": sqrt_,
    "small_factor": small_factor_,
    "divstep_trace": divstep_trace_,
    "bingcd_trace": bingcd_trace_,
}


class Collector:
    def __init__(self, operation):
        self.operation = operation
        self.tests = {}

    def compute(self, *operands, operation=None):
        """(input, result) as the file has them."""
        return COMPUTE[operation or self.operation](*operands)

    def add(self, comment, flags, *operands, operation=None):
        """One test. An input that is already there only gets the new flags."""
        flags = [flags] if isinstance(flags, str) else list(flags)
        key = (operation, *(tuple(o) if isinstance(o, list) else o for o in operands))
        if key in self.tests:
            known = self.tests[key]["flags"]
            known += [flag for flag in flags if flag not in known]
            return
        given, result = self.compute(*operands, operation=operation)
        own = {"operation": operation} if operation else {}
        if "gcd" in result and (operation or self.operation) in ("invert", "invert_mod2k", "arithmetic"):
            flags.append("not-invertible")
        self.tests[key] = {
            "id": len(self.tests) + 1, **own, "comment": comment, "flags": list(dict.fromkeys(flags)),
            "input": given, "result": result,
        }

    def document(self):
        return document.document(self.operation, self.tests.values())
