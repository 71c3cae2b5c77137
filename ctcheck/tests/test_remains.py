# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is left in memory, and what of that is a problem."""

import subprocess

from ctcheck import leaks, remains


def problems(name="dynamic::gcd", freed=1, heap=0, first="-", a=0, b=0, results=0, within=0):
    found = remains.parse(f"{name}\t4\t{freed}\t{heap}\t{first}\t{a}\t{b}\t{results}\t{within}\n")
    return [p for r in found[name] for p in r.problems(name)]


def test_a_block_that_is_not_wiped():
    assert problems() == []
    assert problems(heap=8, first="2") == ["limbs 4: 8 bytes of freed memory depend on secrets, the first in block 2"]


def test_what_the_caller_holds():
    assert problems("Ring::invert_batch", heap=2, first="1") == []
    assert len(problems("Ring::invert_batch", heap=3, first="1")) == 1


def test_some_calls_leave_nothing_on_the_stack():
    assert problems(a=3) == []
    # The coordinate is the other party's.
    assert problems("x25519", freed=0, b=3) == []
    assert problems("x25519", freed=0, a=3) == ["limbs 4: 3 words of operands and results are on the stack"]
    # The shared secret.
    assert len(problems("x25519", freed=0, results=4)) == 1
    assert problems("x25519::public_key", freed=0, results=4) == []
    # Points of the ladder.
    assert len(problems("x25519::public_key", freed=0, within=1)) == 1


def test_what_keys_of_rsa_and_of_dstu_4145_leave():
    # Of an RSA key all results are secret; of a signature the key and the nonce.
    assert len(problems("RsaKey::from_primes", results=1)) == 1
    for curve in ("SigningKey::new, sign_with_nonce", "SigningKey::sign_with_nonce (431)", "PrivateKey::from_le_octets, random, sign"):
        assert len(problems(f"dstu4145::{curve}", a=1)) == len(problems(f"dstu4145::{curve}", b=1)) == 1
        assert problems(f"dstu4145::{curve}", results=1) == []
    # The nonce that it makes.
    assert len(problems("dstu4145::SigningKey::sign_deterministic", within=1)) == 1


def test_a_case_that_breaks_off():
    def ended(code, text):
        return remains.ended(subprocess.CompletedProcess([], code, "", text), leaks.BROKEN["panic"])

    said = "ctcheck: panicked at leaks/mod.rs: a planted panic\nctcheck: leak panic: the process of the call ended with exit code 101\n"
    assert ended(2, said) == []
    assert ended(0, said) == ["it ended as if all was well"]
    # It hung, and was ended.
    assert len(ended(124, "")) == 1
    assert len(ended(2, said.replace("a planted", "another"))) == 1


def test_some_calls_take_no_memory():
    assert problems("Uint::gcd", freed=0) == []
    assert problems("Uint::gcd") == ["limbs 4: it took 1 blocks of the heap"]


def test_planted():
    block, frame = (remains.parse(f"leak {name}\t4\t0\t{heap}\t-\t{stack}\t0\t0\t0\n") for name, heap, stack in
                    (("block that is not wiped", 8, 0), ("frame that is not wiped", 0, 1)))
    assert remains.planted("block that is not wiped", block) == []
    assert remains.planted("frame that is not wiped", frame) == []
    assert remains.planted("frame that is not wiped", block) == ["not reported"]


def test_merged():
    one, two = (remains.parse(f"x\t{limbs}\t1\t0\t-\t0\t0\t0\t0\n") for limbs in (1, 2))
    assert remains.describe(remains.merge([one, two])["x"]) == "limbs 1 2, 2 blocks freed"
