# SPDX-License-Identifier: MIT OR Apache-2.0
"""DSTU 4145: published signatures, the group law by two formulas, encodings, bases, and the committed vectors."""

import hashlib
import hmac
import json
from pathlib import Path
from random import Random

import flint
import pytest

from bezout_reference.binary_field import field
from bezout_reference.dstu4145 import basis, projective, published, signature, vectors
from bezout_reference.dstu4145.curves import NAMED

VECTORS = Path(__file__).resolve().parents[2] / "vectors"
SMALL = [NAMED[163], NAMED[173], basis.normal_curve(173)]


@pytest.mark.parametrize("m", NAMED)
def test_constants(m):
    """n is prime, the base point has order n, and every point of order n has an x of trace a."""
    curve = NAMED[m]
    assert flint.fmpz(curve.n).is_prime() and field.is_irreducible(curve.f)
    assert curve.contains(curve.base) and curve.multiply(curve.n, curve.base) is None
    assert curve.trace(curve.base[0]) == curve.a
    # Hasse's interval.
    assert abs(curve.cofactor * curve.n - 2**m - 1) <= 2 ** (m / 2 + 1)


@pytest.mark.parametrize("m", basis.GENERATORS)
def test_normal_bases(m):
    middle, random = NAMED[m].middle, Random(m)
    b = basis.GENERATORS[m]
    assert basis.vanishes_at(m, middle, b) and not basis.vanishes_at(m, middle, b ^ 2)
    normal = basis.NormalBasis(m)
    a = random.getrandbits(m)
    assert normal.from_polynomial(normal.to_polynomial(a)) == a
    # Squaring turns the bits by a place; 1 is all bits.
    square = field.square_times(normal.to_polynomial(a), 1, NAMED[m].f)
    assert normal.from_polynomial(square) == a >> 1 | (a & 1) << m - 1
    assert normal.from_polynomial(1) == 2**m - 1
    curve = basis.normal_curve(m)
    assert curve.contains(curve.base) and curve.multiply(curve.n, curve.base) is None


def test_generators_are_found_again():
    for m in (173, 179):
        assert basis.search_generator(m, NAMED[m].middle) == basis.GENERATORS[m]


@pytest.mark.parametrize("name, curve, d, number, length, e, r, s", published.SIGNATURES)
def test_published_signatures(name, curve, d, number, length, e, r, s):
    h = signature.hash_to_element(curve, number.to_bytes(length, "little"))
    assert signature.sign(curve, d, h, e) == (r, s)
    q = signature.public_key(curve, d)
    signature.verify(curve, q, h, r, s)
    with pytest.raises(signature.Refused, match="not one of this hash"):
        signature.verify(curve, q, h ^ 2, r, s)
    if name.startswith("DSTU"):
        assert q == (0x57DE7FDE023FF929CB6AC785CE4B79CF64ABDC2DA, 0x3E85444324BCF06AD85ABF6AD7B5F34770532B9AA)
    for order in ("little", "big"):
        octets = signature.signature_octets(curve, r, s, order)
        assert signature.signature_numbers(curve, octets, order) == (r, s)
    assert signature.signature_octets(curve, r, s, "little") == octets[::-1]


@pytest.mark.parametrize("curve", SMALL)
def test_projective_formulas_are_the_definition(curve):
    n = curve.n
    for k in (1, 2, 3, 5, n - 2, n - 1, n, n + 1, 2 * n + 1, Random(1).randrange(n)):
        assert curve.multiply(k, curve.base) == curve.multiply_affine(k, curve.base), k
    # Exceptional cases leave a Z of 0, which stays.
    same = projective.add_mixed(curve, (*curve.base, 1), curve.base)
    opposite = projective.add_mixed(curve, (*curve.negate(curve.base), 1), curve.base)
    infinity = projective.add_mixed(curve, (1, 1, 0), curve.base)
    assert same[2] == opposite[2] == infinity[2] == projective.double(curve, same)[2] == 0
    order2 = signature.decompress(curve, 0)
    assert curve.contains(order2) and curve.add(order2, order2) is None
    assert projective.to_affine(curve, projective.double(curve, (*order2, 1))) is None


@pytest.mark.parametrize("curve", SMALL)
def test_compression(curve):
    for k in (1, 2, 3, 12345):
        for point in (p := curve.multiply(k, curve.base), curve.negate(p)):
            assert signature.decompress(curve, signature.compress(curve, point)) == point
    with pytest.raises(signature.Refused, match="bits from"):
        signature.decompress(curve, 1 << curve.m)


def test_deterministic_numbers_are_hmac():
    """The first steps by hand."""
    curve = NAMED[163]
    h = signature.hash_to_element(curve, b"\5" * 32)
    seed = (7).to_bytes(21, "big") + h.to_bytes(21, "big")
    k = hmac.new(bytes(32), b"\1" * 32 + b"\0" + seed, hashlib.sha256).digest()
    v = hmac.new(k, b"\1" * 32, hashlib.sha256).digest()
    k = hmac.new(k, v + b"\1" + seed, hashlib.sha256).digest()
    v = hmac.new(k, v, hashlib.sha256).digest()
    v = hmac.new(k, v, hashlib.sha256).digest()
    first, second = (e for _, e in zip(range(2), signature.deterministic(curve, 7, h, "sha256")))
    assert first == int.from_bytes(v, "big") >> 256 - 162 and second != first
    r, s = signature.sign_deterministic(curve, 7, h, "sha256")
    signature.verify(curve, signature.public_key(curve, 7), h, r, s)


def test_vectors_are_what_the_reference_computes():
    """Of the smallest fields; `python -m bezout_reference.dstu4145.vectors --check` compares all of them."""
    seen = 0
    for test in json.loads((VECTORS / "dstu4145/verify.json").read_text())["tests"]:
        curve = vectors.CURVES.get(test["comment"].partition(":")[0])
        if curve is None or curve.m > 173:
            continue
        given = {k: int(v, 16) for k, v in test["input"].items() if k in ("qx", "qy", "r", "s")}
        q = (curve.element(given["qx"]), curve.element(given["qy"])) if "qx" in given else None
        digest = bytes.fromhex(test["input"]["hash"])
        again = vectors.verify_test(test["comment"], test["flags"], curve, q, digest, given["r"], given["s"])
        assert again[2:] == (test["input"], test["result"])
        seen += 1
    assert seen >= 80
    for path in vectors.FILES:
        document = json.loads((VECTORS / path).read_text())
        assert [test["id"] for test in document["tests"]] == list(range(1, len(document["tests"]) + 1))
