# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys, signatures, encapsulation and proofs of time: known answers, chiavdf, and the executable specification."""

import itertools
import json
import math
import os
import pickle
import random
import re
import sys
from pathlib import Path

import chiavdf
import gmpy2
import pytest

from bezout import dstu4145, kem, rsa_keys, vdf, x25519

ROOT = Path(__file__).resolve().parent.parent.parent.parent
sys.path.insert(0, str(ROOT / "reference"))


def published(file, pattern):
    """Known answers in a test of a crate: bytes."""
    found = re.findall(pattern, (ROOT / "crates" / file).read_text())
    return [bytes.fromhex(text) for text in found]


def test_x25519_has_the_answers_of_rfc_7748():
    answers = published("bezout-x25519/tests/rfc7748.rs", '"([0-9a-f]{64})"')
    assert len(answers) == 14
    for secret, u, out in (answers[:3], answers[3:6]):
        assert x25519.x25519(secret, u) == out
    scalar = u = (9).to_bytes(32, "little")
    for count in itertools.count(1):
        scalar, u = x25519.x25519(scalar, u), scalar
        if count in (1, 1000):
            assert scalar == answers[6 if count == 1 else 7]
        if count == 1000:
            break
    alice, bob, of_alice, of_bob, shared = answers[9:]
    assert x25519.public_key(alice) == of_alice and x25519.public_key(bytearray(bob)) == of_bob
    assert x25519.shared_secret(alice, of_bob) == shared == x25519.shared_secret(bob, memoryview(of_alice))


def test_x25519_refuses():
    secret = os.urandom(32)
    for small in [bytes(32), (1).to_bytes(32, "little"), (2**255 - 20).to_bytes(32, "little")]:
        with pytest.raises(ValueError, match="public_key is a point of small order"):
            x25519.shared_secret(secret, small)
        assert x25519.x25519(secret, small) == bytes(32)
    for call, name in [
        (lambda bad: x25519.x25519(bad, secret), "secret"), (lambda bad: x25519.x25519(secret, bad), "u"),
        (x25519.public_key, "secret"), (lambda bad: x25519.shared_secret(secret, bad), "public_key"),
        (x25519.from_uniform, "uniform"), (lambda bad: x25519.to_uniform(bad, 0), "public_key"),
    ]:
        for length in [0, 31, 33]:
            with pytest.raises(ValueError, match=f"^{name} has {length} bytes; 32 are accepted"):
                call(bytes(length))
        with pytest.raises(TypeError, match=f"^{name} is not bytes"):
            call(5)
        with pytest.raises(ValueError, match=f"^{name} has strides; contiguous memory is accepted"):
            call(memoryview(bytes(64))[::2])
    for call in [lambda: x25519.to_uniform(secret, 256), lambda: x25519.public_key_with_torsion(secret, 8)]:
        with pytest.raises(ValueError, match="integers from 0 to"):
            call()


def test_keys_that_look_like_random_bytes():
    theirs, found, torsions = os.urandom(32), 0, set()
    for i in range(80):
        secret = os.urandom(32)
        key = x25519.public_key_with_torsion(secret, i % 8)
        wire = x25519.to_uniform(key, i)
        assert x25519.shared_secret(theirs, key) == x25519.shared_secret(secret, x25519.public_key(theirs))
        if wire is not None:
            found += 1
            torsions.add(i % 8)
            assert x25519.from_uniform(wire) == key
    assert 10 < found < 70 and len(torsions) > 4


def primes(bits, e):
    while True:
        p = int(gmpy2.next_prime(random.getrandbits(bits) | 3 << bits - 2))
        if math.gcd(p - 1, e) == 1:
            return p


def numbers_of(der):
    """The integers of a SEQUENCE in DER."""
    found, at = [], 0

    def head(at):
        length, at = der[at + 1], at + 2
        if length >= 128:
            length, at = int.from_bytes(der[at:at + length - 128], "big"), at + length - 128
        return length, at

    length, at = head(at)
    assert der[0] == 0x30 and at + length == len(der)
    while at < len(der):
        assert der[at] == 2
        length, at = head(at)
        found.append(int.from_bytes(der[at:at + length], "big"))
        at += length
    return found


@pytest.mark.parametrize("bits, other", [(512, 512), (1024, 1024), (700, 324), (1536, 1536)])
def test_keys_of_rsa(bits, other):
    for e in [3, 65537]:
        p, q = primes(bits, e), primes(other, e)
        of = [n.to_bytes(-(-n.bit_length() // 8), "big") for n in (p, q, e)]
        for totient, m in [("lambda", math.lcm(p - 1, q - 1)), ("phi", (p - 1) * (q - 1))]:
            key = rsa_keys.Key(*of, totient=totient)
            found = [int.from_bytes(part, "big") for part in (key.n, key.e, key.d, key.p, key.q, key.d_p, key.d_q, key.q_inv)]
            d = pow(e, -1, m)
            assert found == [p * q, e, d, p, q, d % (p - 1), d % (q - 1), pow(q, -1, p)]
            assert numbers_of(key.to_pkcs1_der()) == [0, *found]
            assert repr(key) == f"<bezout.rsa_keys.Key of {(p * q).bit_length()} bits>"
        larger = rsa_keys.Key(*of, larger_first=True)
        assert int.from_bytes(larger.p, "big") == max(p, q) and int.from_bytes(larger.q, "big") == min(p, q)
        if e == 65537:
            assert rsa_keys.Key(*of[:2]).to_pkcs1_der() == rsa_keys.Key(*of).to_pkcs1_der()


def test_keys_of_rsa_that_are_refused():
    p, q = (primes(512, 65537).to_bytes(64, "big") for _ in range(2))
    for arguments, options, text in [
        ((p, p), {}, "p and q are equal"), ((p, q, b"\4"), {}, "e is even"), ((b"\xff" * 20, q), {}, "too short"),
        ((p, q), {"totient": "sigma"}, 'totient is "sigma"; "lambda" and "phi" are accepted'),
        ((bytes(2049), q), {}, "p has 2049 bytes; up to 2048 are accepted"), ((p, q, bytes(3000)), {}, "e has 3000 bytes"),
    ]:
        with pytest.raises(ValueError, match=text):
            rsa_keys.Key(*arguments, **options)
    with pytest.raises(TypeError, match="^q is not bytes"):
        rsa_keys.Key(p, int.from_bytes(q, "big"))


@pytest.mark.parametrize("name", kem.names())
def test_keys_are_encapsulated(name):
    mechanism = kem.Kem(name)
    assert pickle.loads(pickle.dumps(mechanism)) == mechanism and repr(mechanism) == f'Kem("{name}")' and mechanism.name == name
    assert len({mechanism, kem.Kem(name), *map(kem.Kem, kem.names())}) == len(kem.names())
    public, secret = mechanism.key_pair()
    assert (len(public), len(secret)) == (mechanism.public_key_bytes, mechanism.secret_key_bytes)
    assert mechanism.key_pair()[0] != public
    ciphertext, key = mechanism.encapsulate(public)
    assert len(ciphertext) == mechanism.ciphertext_bytes and len(key) == 32
    assert mechanism.decapsulate(secret, bytearray(ciphertext)) == key and mechanism.encapsulate(public)[1] != key
    wrong = bytes([ciphertext[0] ^ 1]) + ciphertext[1:]
    assert mechanism.decapsulate(secret, wrong) == mechanism.decapsulate(secret, wrong) != key
    for call, argument in [
        (lambda bad: mechanism.encapsulate(bad), "public_key"), (lambda bad: mechanism.decapsulate(bad, ciphertext), "secret_key"),
        (lambda bad: mechanism.decapsulate(secret, bad), "ciphertext"),
    ]:
        with pytest.raises(ValueError, match=f"^{argument} has 5 bytes; .* are needed"):
            call(bytes(5))
        with pytest.raises(TypeError, match=f"^{argument} is not bytes"):
            call("text")


@pytest.mark.parametrize("name", ["sntrup653", "ntruhps2048509", "ntruhrss701"])
def test_encapsulation_is_that_of_the_specification(name):
    """Which has the known answers of the submissions."""
    from bezout_reference.kem import SETS
    from bezout_reference.kem.vectors import Source

    theirs, ours = SETS[name], kem.Kem(name)
    public, secret = theirs.key_pair(Source("python"))
    ciphertext, key = theirs.encapsulate(public, Source("theirs"))
    assert ours.decapsulate(secret, ciphertext) == key
    ciphertext, key = ours.encapsulate(public)
    assert theirs.decapsulate(secret, ciphertext) == key


def test_no_mechanism_of_that_name():
    with pytest.raises(ValueError, match='"sntrup760" is no mechanism; accepted are sntrup653'):
        kem.Kem("sntrup760")


@pytest.mark.parametrize("curve", dstu4145.curves())
def test_signatures(curve):
    private = dstu4145.PrivateKey.random(curve)
    public = private.public_key()
    assert private.curve == curve == public.curve and curve in repr(private) and curve in repr(public)
    for hash in ["gost34311", "kupyna256", "kupyna384", "kupyna512"]:
        digest = dstu4145.digest(hash, b"a letter")
        signature = private.sign(digest)
        assert public.verify(digest, signature) and private.sign(digest) != signature
        again = private.sign_deterministic(digest, hash)
        assert again == private.sign_deterministic(digest, hash) and public.verify(digest, again)
        assert not public.verify(dstu4145.digest(hash, b"a better"), signature)
        assert not public.verify(digest, bytes([signature[0] ^ 1]) + signature[1:])
        assert dstu4145.signature_from_der(dstu4145.signature_to_der(signature)) == signature
    assert private.to_der(sec1=True) != private.to_der() == private.to_der(sec1=False)
    for sec1 in [False, True]:
        assert dstu4145.PrivateKey.from_der(private.to_der(sec1=sec1)).to_bytes() == private.to_bytes()
    assert dstu4145.PrivateKey(curve, private.to_bytes()).public_key() == public
    assert dstu4145.PublicKey.from_der(public.to_der()) == public == pickle.loads(pickle.dumps(public))
    assert len({public, dstu4145.PublicKey(curve, public.to_bytes())}) == 1 and public != dstu4145.PrivateKey.random(curve).public_key()


@pytest.mark.parametrize("degree", [163, 257])
def test_signatures_are_those_of_the_specification(degree):
    from bezout_reference.dstu4145 import signature as of
    from bezout_reference.dstu4145.curves import NAMED

    curve, private = NAMED[degree], dstu4145.PrivateKey.random(f"polynomial{degree}")
    d = int.from_bytes(private.to_bytes(), "little")
    point = of.public_key(curve, d)
    assert int.from_bytes(private.public_key().to_bytes(), "little") == of.compress(curve, point)
    digest = os.urandom(32)
    h = of.hash_to_element(curve, digest)
    r, s = of.signature_numbers(curve, private.sign(digest), "little")
    of.verify(curve, point, h, r, s)
    r, s = of.sign(curve, d, h, random.getrandbits(degree - 3) | 1)
    signature = of.signature_octets(curve, r, s, "little")
    assert private.public_key().verify(digest, signature)
    with pytest.raises(of.Refused):
        of.verify(curve, point, of.hash_to_element(curve, os.urandom(32)), r, s)


def test_what_bouncycastle_wrote_is_read():
    private, public, signature = published("bezout-dstu4145/tests/keys.rs", r'let (?:private|public|signature) = "([0-9a-f]+)";')[:3]
    key = dstu4145.PublicKey.from_der(public)
    assert dstu4145.PrivateKey.from_der(private).public_key() == key and key.curve == "polynomial257"
    signature = dstu4145.signature_from_der(signature)
    digest = dstu4145.digest("gost34311", b"abc")
    assert sorted([key.verify(digest, signature), key.verify(digest, signature[::-1])]) == [False, True]


def test_signatures_that_are_refused():
    key = dstu4145.PrivateKey("polynomial163", b"\5")
    for call, text in [
        (lambda: dstu4145.PrivateKey("163", b"\5"), '"163" is no recommended curve; accepted are polynomial163'),
        (lambda: dstu4145.PrivateKey("polynomial163", bytes(20)), "accepted"),
        (lambda: dstu4145.PrivateKey("polynomial163", b"\xff" * 21), "accepted"),
        (lambda: dstu4145.PrivateKey.random("normal163"), "is no recommended curve"),
        (lambda: dstu4145.PrivateKey.from_der(b"\x30\0"), "accepted"), (lambda: dstu4145.PublicKey.from_der(b""), "accepted"),
        (lambda: dstu4145.PublicKey("polynomial163", b"\xff" * 21), "accepted"),
        (lambda: dstu4145.digest("sha256", b""), '"sha256" is no hash function of the standard; accepted are gost34311'),
        (lambda: key.sign_deterministic(b"1", "sha256"), "is no hash function"),
        (lambda: key.public_key().verify(bytes(32), bytes(7)), "signature"),
        (lambda: dstu4145.signature_from_der(b"\5\0"), "OCTET STRING"),
    ]:
        with pytest.raises(ValueError, match=text):
            call()


GENERATOR = b"\x08" + bytes(99)


def test_proofs_of_time_are_those_of_chiavdf():
    random_ = random.Random(3)
    for bits in [512, 1024]:
        for iterations in [0, 1, 64, 1000]:
            seed = random_.randbytes(10)
            d = vdf.discriminant(seed, bits)
            assert d == int(chiavdf.create_discriminant(seed, bits), 0)
            proof = vdf.prove(d, iterations)
            assert proof == chiavdf.prove(seed, GENERATOR, bits, iterations, "")
            assert vdf.evaluate(d, iterations) == proof[:100]
            assert vdf.verify(d, iterations, proof) and not vdf.verify(d, iterations + 1, proof)
            assert chiavdf.verify_wesolowski(str(d), GENERATOR, proof[:100], proof[100:], iterations)
            # From another element, and in segments.
            x = vdf.evaluate(d, 77)
            proof = vdf.prove(d, iterations, x=x, segments=3)
            assert vdf.verify(d, iterations, proof, x=x, consensus=True) and not vdf.verify(d, iterations, proof)
            assert chiavdf.verify_n_wesolowski(str(d), x, proof, iterations, bits, 2)
    # The proof of no squarings ends with the neutral element, of which chiavdf looks at the first octet alone.
    other = vdf.prove(d, 0)[:-1] + b"\1"
    assert not vdf.verify(d, 0, other) and vdf.verify(d, 0, other, consensus=True)


def test_proofs_of_time_have_the_vectors():
    tests = json.loads((ROOT / "vectors/class_group/proof.json").read_text())["tests"]
    for test in tests[:12]:
        given, x = test["input"], bytes.fromhex(test["input"]["x"])
        d = vdf.discriminant(bytes.fromhex(given["seed"]), given["bits"])
        if len(given["segments"]) == 1:
            assert vdf.prove(d, given["segments"][0], x=x) == bytes.fromhex(test["result"]["proof"])
        assert vdf.verify(d, sum(given["segments"]), bytes.fromhex(test["result"]["proof"]), x=x)


def test_proofs_of_time_that_are_refused():
    d = vdf.discriminant(b"seed", 256)
    for call, text in [
        (lambda: vdf.discriminant(b"", 256), "seed"), (lambda: vdf.discriminant(b"seed", 100), "multiple"),
        (lambda: vdf.discriminant(b"seed", 2**70), "bits is 2.64 or beyond; integers from 16 to 16384 are accepted"),
        (lambda: vdf.prove(-d, 5), "accepted"), (lambda: vdf.prove(-15, 5), "prime"), (lambda: vdf.prove(-(2**20000) - 7, 5), "bits"),
        (lambda: vdf.prove(d, -1), "iterations is -1; integers from 0 to 2.40 are accepted"),
        (lambda: vdf.evaluate(-11, 5), "^the discriminant is not 1 modulo 8: .* x is needed$"),
        (lambda: vdf.evaluate(d, 5, x=bytes(100)), "^x: .* are accepted"), (lambda: vdf.prove(d, 5, segments=0), "segments is 0"),
    ]:
        with pytest.raises(ValueError, match=text):
            call()
    for bad in [b"", bytes(200), vdf.prove(d, 7)[:-1]]:
        assert not vdf.verify(d, 7, bad)
