# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the vectors of DSTU 4145: `python -m bezout_reference.dstu4145.vectors --out ../vectors [--check]`.

dstu4145/sign.json     input curve, d, hash, e; result the public key and (r, s), or `another`: take another e
dstu4145/verify.json   input curve, public key, hash, r, s; result `reason`: valid, or why it is refused
dstu4145/point.json    input curve, compressed point; result the point, or `reason`
dstu4145/e.json        input curve, d, hash, name of the hash function of HMAC; result the first two deterministic e

A curve is `m`, `middle`, `a`, `b`, `n`, `x`, `y`, and `basis`, polynomial or normal: of all elements of the field,
which are numbers. `hash` is the octets of the digest in hexadecimal.
"""

import sys
from random import Random

from ..document import command, document, numbered
from ..step import hexadecimal as hex_
from . import published
from .basis import GENERATORS, normal_curve
from .curves import NAMED
from .signature import Refused, check_public_key, compress, decompress, deterministic, hash_to_element
from .signature import public_key, sign, verify


def all_curves():
    yield from ((f"{m}", curve) for m, curve in NAMED.items())
    yield from ((f"{m} in a normal basis", normal_curve(m)) for m in GENERATORS)


CURVES = dict(all_curves())


def describe(curve):
    bits = curve.element_bits
    return {
        "m": curve.m, "middle": list(curve.middle),
        "basis": "polynomial" if curve.basis is None else "normal", "a": curve.a,
        "b": hex_(bits(curve.b)), "n": hex_(curve.n), "x": hex_(bits(curve.base[0])), "y": hex_(bits(curve.base[1])),
    }


def point_of(curve, point):
    """Infinity has no coordinates."""
    return {} if point is None else {"qx": hex_(curve.element_bits(point[0])), "qy": hex_(curve.element_bits(point[1]))}


def sign_test(comment, flags, curve, d, digest, e):
    signature = sign(curve, d, hash_to_element(curve, digest), e)
    result = {"another": 1} if signature is None else {
        **point_of(curve, public_key(curve, d)), "r": hex_(signature[0]), "s": hex_(signature[1]),
    }
    return comment, flags, {"curve": describe(curve), "d": hex_(d), "hash": digest.hex(), "e": hex_(e)}, result


def signatures():
    for name, curve, d, number, length, e, r, s in published.SIGNATURES:
        test = sign_test(name, ["published"], curve, d, number.to_bytes(length, "little"), e)
        assert (test[3]["r"], test[3]["s"]) == (hex_(r), hex_(s)), name
        yield test
    for name, curve in CURVES.items():
        random = Random(f"sign {name}")
        d, e, digest = random.randrange(1, curve.n), random.getrandbits(curve.bits), random.randbytes(32)
        yield sign_test(name, ["uniform"], curve, d, digest, e)
        yield sign_test(name, ["trivial"], curve, 1, digest, curve.n - 1)
        yield sign_test(name, ["trivial"], curve, curve.n - 1, digest, 1)
        yield sign_test(name, ["hash-zero"], curve, d, bytes(32), e)
        yield sign_test(name, ["hash-long"], curve, d, random.randbytes(64), e)
        # s = e + d r = 0 for this e needs r first: e = 2, and d such that it happens.
        r = sign(curve, 1, hash_to_element(curve, digest), 2)[0]
        yield sign_test(name, ["another-e"], curve, -2 * pow(r, -1, curve.n) % curve.n, digest, 2)
        # Digits of all kinds for windows and combs.
        half = curve.bits // 2
        for scalar in ((1 << curve.bits) - 1, 1 << curve.bits - 1, int("01" * half, 2), (1 << half) - 1):
            yield sign_test(name, ["runs"], curve, d, digest, scalar)


def verify_test(comment, flags, curve, q, digest, r, s):
    given = {"curve": describe(curve), **point_of(curve, q), "hash": digest.hex(), "r": hex_(r), "s": hex_(s)}
    try:
        verify(curve, q, hash_to_element(curve, digest), r, s)
        reason = "valid"
    except Refused as refused:
        reason = refused.reason
    return comment, flags, given, {"reason": reason}


def verifications():
    for name, curve in CURVES.items():
        random = Random(f"verify {name}")
        d, e, digest = random.randrange(1, curve.n), random.getrandbits(curve.bits), random.randbytes(32)
        q = public_key(curve, d)
        r, s = sign(curve, d, hash_to_element(curve, digest), e)

        def test(what, flag="refused", q=q, digest=digest, r=r, s=s, curve=curve, name=name):
            return verify_test(f"{name}: {what}", [flag], curve, q, digest, r, s)

        yield test("a signature", "valid")
        yield test("another key", q=public_key(curve, d % (curve.n - 1) + 1))
        yield test("the key of a scheme without the minus", q=curve.negate(q))
        yield test("another hash", digest=digest[::-1])
        yield test("r = 0", r=0)
        yield test("s = 0", s=0)
        yield test("r = n", r=curve.n)
        yield test("s = n", s=curve.n)
        yield test("r + n", r=r + curve.n)
        yield test("s + n", s=s + curve.n)
        yield test("r and s exchanged", r=s, s=r)
        yield test("r + 1", r=r + 1)
        yield test("-s", s=curve.n - s)
        yield test("a point that is not on the curve", q=(q[0], q[1] ^ 1))
        yield test("the point of order 2", q=decompress(curve, 0))
        yield test("a point of order 2n", q=curve.add(q, decompress(curve, 0)))
        yield test("infinity", q=None)
        # d = 1: s P + r Q = (s - r) P is infinity for s = r; elsewhere equal points are added on the way.
        yield test("s P + r Q is infinity", q=public_key(curve, 1), r=5, s=5)
        yield test("Q is the base point", q=curve.base, r=5, s=5)
        r1, s1 = sign(curve, curve.n - 1, hash_to_element(curve, digest), e)
        yield test("d = -1", "valid", q=curve.base, r=r1, s=s1)
        r1, s1 = sign(curve, 1, hash_to_element(curve, digest), e)
        yield test("d = 1", "valid", q=public_key(curve, 1), r=r1, s=s1)
    # Keys on the wrong curve: a point of another curve over the same field.
    for m in GENERATORS:
        curve, other = NAMED[m], normal_curve(m)
        yield verify_test(f"{m}: a key of another curve", ["refused"], curve, other.base, b"\1", 1, 1)


def points():
    for name, curve in CURVES.items():
        random = Random(f"point {name}")
        cases = [("trivial", x) for x in (0, 1, 2, 3, (1 << curve.m) - 1, 1 << curve.m - 1, 1 << curve.m)]
        multiples = [curve.multiply(random.randrange(1, curve.n), curve.base) for _ in range(4)]
        cases += [("uniform", compress(curve, point)) for point in multiples]
        cases += [("uniform", x ^ 1) for _, x in cases[-2:]]
        cases += [("uniform", random.getrandbits(curve.m)) for _ in range(6)]
        for flag, x in cases:
            try:
                point = decompress(curve, x)
                check_public_key(curve, point)
                result = point_of(curve, point)
                assert compress(curve, point) == x
            except Refused as refused:
                result = {"reason": refused.reason}
            yield name, [flag], {"curve": describe(curve), "compressed": hex_(x)}, result


def nonces():
    for name, curve in CURVES.items():
        random = Random(f"e {name}")
        d, digest = random.randrange(1, curve.n), random.randbytes(32)
        for hash_name in ("sha256", "sha512"):
            numbers = deterministic(curve, d, hash_to_element(curve, digest), hash_name)
            given = {"curve": describe(curve), "d": hex_(d), "hash": digest.hex(), "hmac": hash_name}
            yield name, ["uniform"], given, {"e": [hex_(next(numbers)) for _ in range(2)]}


FILES = {
    "dstu4145/sign.json": lambda: document("dstu4145_sign", numbered(signatures())),
    "dstu4145/verify.json": lambda: document("dstu4145_verify", numbered(verifications())),
    "dstu4145/point.json": lambda: document("dstu4145_point", numbered(points())),
    "dstu4145/e.json": lambda: document("dstu4145_e", numbered(nonces())),
}


if __name__ == "__main__":
    sys.exit(command(FILES, __doc__))
