# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key encapsulation against the known answers of the submissions, and against itself where something is wrong."""

import hashlib
import random

import pytest

from bezout_reference.kem import SETS, bike, drbg, encoding, vectors
from bezout_reference.polynomial import itoh_tsujii
from bezout_reference.polynomial.rings import BIKE

# SHA-256 of the first entry of each file of known answers, as PQClean publishes it (`nistkat-sha256`).
KNOWN = {
    "ntruhps2048509": "fc314366fbe795e2db6d29abb9f5b2ff43f0f608d0bd66161f9450364f0d271b",
    "ntruhps2048677": "33e2cad6c2a2f17991517050d7a1b745908c84b8283a4e0f07dbe6f62d166507",
    "ntruhps4096821": "1a8382ae0c801a43cf461c98d22743f5b2d8a1ffed1b1df0dd767de2c2874597",
    "ntruhrss701": "501e000c3eb374ffbfb81b0f16673a6282116465936608d7d164b05635e769e8",
    "sntrup653": "0d8643f1c81a20f4de836542224c49f01a3d4498d612f98577d76710896ed7fc",
    "sntrup761": "afc42c3a5b10f4ef69654250097ebda9b9564570f4086744b24a6daf2bd1f89a",
    "sntrup857": "8e58185a923122f15522eba1626f7f01f5bd5aa4503c1245df88f0e31a22d967",
    "sntrup953": "8c786712c07f62d81a1f5e3952db73d0b789d55ca72fd601ba23d20a309bf85c",
    "sntrup1013": "bbc3d76c65da19761a671321c7a1aefa3d2abaf876c1b1d7c892c71665bf6a0e",
    "sntrup1277": "d87346476ee6d70d6a8b27f811bf3cf20c1bd2b2d836f64c9c83348d5769865a",
}


def known_answer(s, entropy=bytes(range(48))):
    seed = drbg.Drbg(entropy)(48)
    source = drbg.Drbg(seed)
    public, secret = s.key_pair(source)
    ciphertext, key = s.encapsulate(public, source)
    assert s.decapsulate(secret, ciphertext) == key
    assert [len(x) for x in (public, secret, ciphertext)] == [s.public_bytes, s.secret_bytes, s.ciphertext_bytes]
    fields = {"seed": seed, "pk": public, "sk": secret, "ct": ciphertext, "ss": key}
    text = "count = 0\n" + "".join(f"{name} = {value.hex().upper()}\n" for name, value in fields.items())
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("name", KNOWN)
def test_known_answers(name):
    assert known_answer(SETS[name]) == KNOWN[name]


def test_another_seed_has_another_answer():
    assert set(KNOWN) == set(SETS)
    assert known_answer(SETS["ntruhps2048509"], bytes(48)) != KNOWN["ntruhps2048509"]


def test_aes():
    # FIPS 197, C.3.
    keys = drbg._schedule(bytes(range(32)))
    block = bytes.fromhex("00112233445566778899aabbccddeeff")
    assert drbg.aes256(keys, block).hex() == "8ea2b7ca516745bfeafc49904b496089"


@pytest.mark.parametrize("name", vectors.FILES)
def test_vectors(name):
    assert (vectors.OUT / name).read_text() == vectors.text(vectors.FILES[name]())


def test_mixed_limits_round_trip():
    rng = random.Random(1)
    for count in range(1, 40):
        limits = [rng.choice([1, 2, 3, 255, 256, 257, 1531, 4591, 7879, 16383]) for _ in range(count)]
        numbers = [rng.randrange(m) for m in limits]
        data = encoding.encode(numbers, limits)
        assert encoding.decode(data, limits) == numbers
        garbage = encoding.decode(rng.randbytes(len(data)), limits)
        assert all(0 <= x < m for x, m in zip(garbage, limits))


def test_bytes_that_are_no_coefficients():
    assert encoding.unpack_digits(bytes([242]), 5, 3, 5) == [2] * 5
    for data, count, base, each in ((bytes([243]), 5, 3, 5), (bytes([3]), 1, 3, 5), (bytes([4]), 1, 4, 4)):
        with pytest.raises(ValueError):
            encoding.unpack_digits(data, count, base, each)
    with pytest.raises(ValueError):
        SETS["sntrup761"].small_decode(b"\xff" * 191)


def test_keys_of_bike():
    for name, weight in bike.WEIGHTS.items():
        r, half = BIKE[name], weight // 2
        for zeros in (0, 4 * half):
            h0, h1, h = bike.key_pair(name, vectors.Source(name, zeros))
            assert h0.bit_count() == h1.bit_count() == half and half % 2 == 1
            assert max(h0, h1).bit_length() <= r
            assert itoh_tsujii.multiply(h, h0, r) == h1
