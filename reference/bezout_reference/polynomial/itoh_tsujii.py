# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inversion in F_2[x]/(x^r - 1), r prime and 2 a generator modulo r, by exponentiation [IT88].

x^r - 1 = (x - 1) (1 + x + ... + x^(r-1)), and the second factor is irreducible. So the units are the elements that are
a unit modulo both: of odd weight, and not the vector of all ones. Their order divides 2^(r-1) - 1, and
a^-1 = (a^(2^(r-2) - 1))^2, where a -> a^(2^k) moves coefficient i to place 2^k i modulo r.

Elements are integers, coefficient i in bit i.
"""


def multiply(a, b, r):
    multiples = [0]
    for i in range(8):
        multiples += [m ^ a << i for m in multiples]
    product = 0
    for byte in b.to_bytes(r // 8 + 1, "big"):
        product = product << 8 ^ multiples[byte]
    return (product ^ product >> r) & ((1 << r) - 1)


def power(a, k, r):
    """a^(2^k)."""
    digits, back = f"{a:0{r}b}"[::-1], pow(2, -k, r)
    return int("".join(digits[i * back % r] for i in range(r))[::-1], 2)


def chain(n):
    """How 2^n - 1 is reached from 2^1 - 1: (k, m) stands for "2^k - 1 and 2^m - 1 give 2^(k+m) - 1"."""
    k = 1
    for bit in bin(n)[3:]:
        yield k, k
        k *= 2
        if bit == "1":
            yield k, 1
            k += 1


def invert(a, r):
    """The inverse or None."""
    if a.bit_count() % 2 == 0 or (a.bit_count() == r and r > 1):
        return None
    found = a
    for k, m in chain(r - 2):
        found = multiply(power(found, m, r), found if k == m else a, r)
    return power(found, 1, r)
