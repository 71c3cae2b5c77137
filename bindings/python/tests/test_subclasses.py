# SPDX-License-Identifier: MIT OR Apache-2.0
"""Integers of classes with methods of their own: their value counts, and no method of theirs is asked.

In a build with the feature `methods` integers cross by methods of `int`, as they do where Python's byte functions are not
found. All of these tests run on one too, with BEZOUT_PYTHON_METHODS in the environment.
"""

import array
import math
import operator
import os
import random

import pytest

import bezout
from bezout import audit, gf2, poly
from bezout._native import byte_functions

METHODS = "BEZOUT_PYTHON_METHODS"
# What makes an object, and what Python itself has to ask.
SPARED = {"__new__", "__init__", "__getattribute__", "__class__", "__init_subclass__", "__subclasshook__", "__reduce_ex__"}
NAMES = sorted(name for name in dir(int) if callable(getattr(int, name)) and name not in SPARED)

LONG, PRIME = 3 * 2**200 + 7, 2**255 - 19


def lies(name):
    """Integers whose method of that name fails, and says so."""

    def method(*_arguments, **_options):
        raise AssertionError(f"{name} was asked")

    return type(f"with_{name}", (int,), {name: method})


class Wrong(int):
    """Integers with an answer of their own to what tells their size, sign and digits."""

    def bit_length(self):
        return 4160

    def to_bytes(self, *_arguments, **_options):
        return b""

    def __abs__(self):
        return 1

    def __neg__(self):
        return 1

    def __index__(self):
        return 1

    def __int__(self):
        return 1

    def __sub__(self, _other):
        return 5

    def __floordiv__(self, _other):
        return 5


class Long(Wrong):
    """The bytes that it gives are more than its length says."""

    def bit_length(self):
        return 1

    def to_bytes(self, *_arguments, **_options):
        return bytes(range(256)) * 4


class Indexed:
    """What is no int, and has `__index__` alone."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


FIELD, RING, MODULUS = gf2.Field(233, (74,)), poly.Ring("F7", [1, 0, 1]), bezout.Modulus(PRIME)

CALLS = {
    "gcd": lambda i: [bezout.gcd(i(x), i(y), i(6)) for x, y in [(LONG, 0), (-6 * LONG, 4 * LONG), (-LONG, 0), (12, -18)]],
    "gcd of one": lambda i: [bezout.gcd(i(x)) for x in [LONG, -LONG, 2**4096, -(2**4159), 0, -5]],
    "lcm": lambda i: [bezout.lcm(i(-LONG), i(6)), bezout.lcm(i(-LONG))],
    "gcdext": lambda i: bezout.gcdext(i(-LONG), i(2**100)),
    "invert": lambda i: [bezout.invert(i(x), i(m)) for x, m in [(-LONG, PRIME), (3, -7), (3, 2**5000 + 1), (2, 2**70 + 1)]],
    "symbols": lambda i: [f(i(-LONG), i(PRIME)) for f in (bezout.jacobi, bezout.legendre, bezout.kronecker)],
    "product": lambda i: bezout.product([i(-LONG), i(2**64), i(3)]),
    "crt": lambda i: bezout.crt([i(-LONG), i(2)], [i(PRIME), i(2**64)]),
    "rational_reconstruct": lambda i: [
        bezout.rational_reconstruct(i(5), i(101)),
        bezout.rational_reconstruct(i(-LONG), i(PRIME), i(2**127), i(2**126)),
        bezout.rational_reconstruct(i(355 * pow(113, -1, PRIME)), i(PRIME)),
    ],
    "Modulus": lambda i: bezout.Modulus(i(PRIME)).modulus,
    "operations of a Modulus": lambda i: [
        MODULUS.invert(i(-LONG)), MODULUS.invert_many([i(-LONG), i(3)]), MODULUS.mul(i(-LONG), i(2**300)),
        MODULUS.pow(i(-LONG), i(2**70)), MODULUS.pow(i(3), i(-(2**70))), MODULUS.jacobi(i(-LONG)),
    ],
    "to_limbs": lambda i: bezout.to_limbs([i(LONG), i(3)], i(4)).tolist(),
    "from_limbs": lambda i: bezout.from_limbs(array.array("Q", range(8)), i(4)),
    "a binary field": lambda i: [
        FIELD.mul(i(LONG), i(7)), FIELD.invert(i(LONG)), FIELD.invert_many([i(LONG)]), FIELD.divide(i(3), i(LONG)),
        gf2.Field(i(2**233 + 2**74 + 1)) == FIELD, gf2.Field(i(233), [i(74)]) == FIELD,
    ],
    "polynomials": lambda i: [
        poly.PrimeField(i(7)).gcd([i(1), i(0), i(1)], [i(-(2**70)), i(2)]), RING.invert([i(7), i(-6)]),
        poly.Ring("F7", [i(1), i(0), i(1)]).modulus,
    ],
    "audit": lambda i: audit.coprime_base([i(6 * LONG), i(10 * LONG)]),
    "trace": lambda i: bezout.trace("divstep60/portable", i(5), i(7)),
    "threads": lambda i: MODULUS.invert_array(bezout.to_limbs([2], 4), threads=i(2))[0].tolist(),
}


@pytest.mark.parametrize("call", CALLS)
def test_no_method_of_a_subclass_is_asked(call):
    expected = CALLS[call](int)
    for name in NAMES:
        assert CALLS[call](lies(name)) == expected, name


@pytest.mark.parametrize("kind", [Wrong, Long, Indexed, lambda x: Indexed(Wrong(x))], ids=["wrong", "long", "index", "both"])
@pytest.mark.parametrize("call", CALLS)
def test_what_it_answers_itself_changes_nothing(call, kind):
    if kind not in (Wrong, Long, Indexed):
        # Python warns of an index that is no exact int, and takes its value.
        with pytest.warns(DeprecationWarning):
            assert CALLS[call](kind) == CALLS[call](int)
    else:
        assert CALLS[call](kind) == CALLS[call](int)


def test_no_memory_is_shown():
    """By a length that is not so, words that nothing had written became a result: those of earlier calls among them."""
    secret = int.from_bytes(b"a secret" * 60, "big")
    for _ in range(20):
        bezout.gcd(secret, secret)
        assert bezout.gcd(Wrong(2**100), 0) == 2**100
        assert bezout.gcd(Wrong(-(2**100)), 0) == 2**100


def test_the_plain_value_is_what_python_takes():
    """The tests above compare with this: Python's own operators take the value of such an integer."""
    assert operator.index(Indexed(5)) == 5 and int.__add__(Wrong(7), 0) == 7


def test_integers_cross_in_the_way_that_is_said():
    assert (byte_functions == "methods") == (METHODS in os.environ)


@pytest.mark.parametrize("bits", [1, 63, 64, 65, 128, 1000, 4095, 4096, 4097, 5000])
def test_plain_integers_cross_in_this_way_too(bits):
    for _ in range(20):
        a, b = (random.getrandbits(bits) - random.getrandbits(bits) for _ in range(2))
        g, s, t = bezout.gcdext(a, b)
        assert g == bezout.gcd(a, b) == math.gcd(a, b) and s * a + t * b == g
