# SPDX-License-Identifier: MIT OR Apache-2.0
"""Calls one function of the Python package on secrets, under memcheck: `module.py` runs it, and judges.

    python3 subject.py LIBRARY FUNCTION

The requests to valgrind are in LIBRARY. One line with the place of the module, one with what was counted, as the program
with all cases prints them.
"""

import array
import ctypes
import math
import random
import sys

import bezout
import bezout._native

ERRORS = 0x1201
MAKE_DEFINED, GET_BITS, SET_BITS = (0x4D43_0000 + n for n in (2, 8, 9))
# Bytes of an operand: one in each class of the assembly, and one that its loops serve.
SIZES = (8, 32, 48, 64, 72, 128, 264, 840)
INPUTS = 3


class Memcheck:
    """Its requests."""

    def __init__(self, library):
        self.request = ctypes.CDLL(library).ctcheck_request
        self.request.restype, self.request.argtypes = ctypes.c_uint64, [ctypes.c_uint64] * 4

    def errors(self):
        return self.request(ERRORS, 0, 0, 0)

    def hide(self, memory, secret):
        """Makes the bits of some memory secret that are set in `secret`."""
        place, mask = (ctypes.addressof((ctypes.c_char * len(x)).from_buffer(x)) for x in (memory, secret))
        self.request(SET_BITS, place, mask, len(memory))

    def reveal(self, answer):
        """Whether an object's bytes depend on secrets, which they do not from now on."""
        bits, size = bytearray(len(answer)), len(answer)
        place = id(answer) + bytes.__basicsize__ - 1
        self.request(GET_BITS, place, ctypes.addressof((ctypes.c_char * size).from_buffer(bits)), size)
        self.request(MAKE_DEFINED, place, size, 0)
        return any(bits)


def numbers(name, size, rng):
    """Two numbers of as many bytes, and what is secret of the second: whether it is odd is public."""
    a, b = rng.randbytes(size), bytearray(rng.randbytes(size))
    secret = bytearray(b"\xff" * size)
    if name != "gcd":
        b[-1] |= 1
        secret[-1] = 0xFE
    if name == "invert" and size % 64 == 0:
        # Of the even moduli, one whose parity is known.
        b[-1] &= 0xFE
    while name == "invert" and math.gcd(int.from_bytes(a), int.from_bytes(b)) != 1:
        a = rng.randbytes(size)
    return bytearray(a), b, secret


def call(memcheck, name, size, rng):
    """Whether the answer depends on a secret."""
    a, b, secret = numbers(name, size, rng)
    memcheck.hide(a, bytearray(b"\xff" * size))
    memcheck.hide(b, secret)
    answer = getattr(bezout.ct, name)(a, b)
    # An int is public: how it is made is reported.
    return name == "jacobi" or memcheck.reveal(answer)


def each(memcheck, size, rng):
    """The function of variable time that takes the same memory: the planted leak."""
    rows, moduli = (array.array("Q", rng.randbytes(8 * (size // 8))) for _ in range(2))
    for x in (rows, moduli):
        memcheck.hide(memoryview(x).cast("B"), bytearray(b"\xff" * 8 * len(x)))
    shape = [1, size // 8]
    out, ok = array.array("Q", bytes(size)), bytearray(1)
    rows, moduli, out = (memoryview(x).cast("B").cast("Q", shape) for x in (rows, moduli, out))
    bezout.invert_each(rows, moduli, out=out, ok=ok)
    return True


def main():
    library, name = sys.argv[1:]
    memcheck, rng = Memcheck(library), random.Random(1)
    own = ctypes.CDLL(bezout._native.__file__).PyInit__native
    print(ctypes.cast(own, ctypes.c_void_p).value)
    for size in SIZES:
        before, vacuous = memcheck.errors(), 0
        for _ in range(INPUTS if size < 128 else 1):
            seen = each(memcheck, size, rng) if name == "invert_each" else call(memcheck, name, size, rng)
            vacuous += not seen
        runs = INPUTS if size < 128 else 1
        print(name, size // 8, runs, memcheck.errors() - before, vacuous, 0, sep="\t")


if __name__ == "__main__":
    main()
