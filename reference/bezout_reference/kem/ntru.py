# SPDX-License-Identifier: MIT OR Apache-2.0
"""NTRU, HPS and HRSS, of the third round [CDH20]: h = 3 g/f modulo q, a power of two, and x^n - 1; HRSS has a factor
x - 1 in addition.

S has coefficients modulo 1 + x + ... + x^(n-1), where the last one is zero. The coefficients of small polynomials are
-1, 0, 1 here, and 2, 0, 1 in bytes.
"""

from dataclasses import dataclass
from hashlib import sha3_256

from ..polynomial import arithmetic
from ..polynomial.rings import NTRU, RINGS
from . import encoding


@dataclass(frozen=True)
class Set:
    short_name: str
    n: int
    k: int
    """q = 2^k."""

    @property
    def name(self):
        return f"ntru{self.short_name}"

    @property
    def q(self):
        return 1 << self.k

    @property
    def hrss(self):
        return self.short_name.startswith("hrss")

    @property
    def weight(self):
        """How many coefficients of g and m are not zero; of HRSS any number."""
        return self.q // 8 - 2

    @property
    def trit_bytes(self):
        return (self.n + 3) // 5

    @property
    def public_bytes(self):
        return (self.k * (self.n - 1) + 7) // 8

    @property
    def ciphertext_bytes(self):
        return self.public_bytes

    @property
    def secret_bytes(self):
        return 2 * self.trit_bytes + self.public_bytes + 32

    @property
    def fixed_bytes(self):
        """Random bytes of g or of m."""
        return self.n - 1 if self.hrss else 30 * (self.n - 1) // 8

    # Polynomials: n coefficients.

    def centered(self, x):
        return (x + self.q // 2) % self.q - self.q // 2

    def product(self, a, b, m):
        c = arithmetic.mul([x % m for x in a], [x % m for x in b], m)
        c += [0] * (2 * self.n - len(c))
        return [(x + y) % m for x, y in zip(c, c[self.n :])]

    def in_s(self, a, m):
        return [(x - a[-1]) % m for x in a]

    def signed3(self, a):
        return [(x + 1) % 3 - 1 for x in a]

    def inverse(self, a, m):
        found, _ = RINGS[f"{self.short_name}-{'s3' if m == 3 else 'rq'}"].invert(self.in_s(a, m)[:-1])
        return found and found + [0] * (self.n - len(found))

    def ternary(self, data):
        return [(byte + 1) % 3 - 1 for byte in data] + [0]

    def positive(self, data):
        """For HRSS, the sum of products of neighbors is not negative."""
        a = self.ternary(data)
        if self.hrss and sum(x * y for x, y in zip(a, a[1:])) < 0:
            a[::2] = [-x for x in a[::2]]
        return a

    def fixed(self, data):
        """As many ones as times -1, in an order that comes from sorting numbers of 30 bits."""
        half = self.weight // 2
        marks = [1] * half + [2] * half + [0] * (self.n - 1 - 2 * half)
        words = [x << 2 | mark for x, mark in zip(encoding.unpack_bits(data, self.n - 1, 30), marks)]
        # The highest bit is a sign.
        return self.signed3([x & 3 for x in sorted(words, key=lambda x: x ^ 1 << 31)]) + [0]

    def two(self, data, first):
        """Two polynomials, f and g or r and m."""
        data, rest = data[: self.n - 1], data[self.n - 1 :]
        return first(data), (first if self.hrss else self.fixed)(rest)

    def lift(self, m):
        if not self.hrss:
            return m
        quotient = self.product(m, self.inverse([-1, 1] + [0] * (self.n - 2), 3), 3)
        quotient = self.signed3(self.in_s(quotient, 3))
        return [x - y for x, y in zip(quotient[-1:] + quotient, quotient)]

    # Bytes.

    def trits(self, a):
        return encoding.pack_digits([x % 3 for x in a[:-1]], 3, 5)

    def from_trits(self, data):
        return self.signed3(encoding.unpack_digits(data, self.n - 1, 3, 5)) + [0]

    def pack(self, a):
        return encoding.pack_bits([x % self.q for x in a[:-1]], self.k)

    def unpack(self, data):
        return encoding.unpack_bits(data, self.n - 1, self.k)

    def unpack_sum_zero(self, data):
        a = self.unpack(data)
        return [*a, -sum(a) % self.q]

    # The mechanism.

    def key_pair(self, random):
        """(public key, secret key)."""
        while True:
            f, g = self.two(random(self.n - 1 + self.fixed_bytes), self.positive)
            g = [3 * x for x in g]
            if self.hrss:
                g = [x - y for x, y in zip(g[-1:] + g, g)]
            f_inverse, both = self.inverse(f, 3), self.inverse(self.product(f, g, self.q), self.q)
            if f_inverse and both:
                break
        h_inverse = self.in_s(self.product(self.product(both, f, self.q), f, self.q), self.q)
        public = self.pack(self.product(self.product(both, g, self.q), g, self.q))
        secret = self.trits(f) + self.trits(f_inverse) + self.pack(h_inverse)
        return public, secret + random(32)

    def encapsulate(self, public, random):
        """(ciphertext, key)."""
        r, m = self.two(random(self.n - 1 + self.fixed_bytes), self.ternary)
        product = self.product(r, self.unpack_sum_zero(public), self.q)
        ciphertext = self.pack([x + y for x, y in zip(product, self.lift(m))])
        return ciphertext, sha3_256(self.trits(r) + self.trits(m)).digest()

    def decapsulate(self, secret, ciphertext):
        cuts = [0, self.trit_bytes, 2 * self.trit_bytes, len(secret) - 32, len(secret)]
        f, f_inverse, h_inverse, prf = (secret[a:b] for a, b in zip(cuts, cuts[1:]))
        f, f_inverse, h_inverse = self.from_trits(f), self.from_trits(f_inverse), [*self.unpack(h_inverse), 0]
        c = self.unpack_sum_zero(ciphertext)
        a = [self.centered(x) for x in self.product(c, f, self.q)]
        m = self.signed3(self.in_s(self.product(a, f_inverse, 3), 3))
        rest = [x - y for x, y in zip(c, self.lift(m))]
        r = [self.centered(x) for x in self.in_s(self.product(rest, h_inverse, self.q), self.q)]
        good = int.from_bytes(ciphertext, "little") >> self.k * (self.n - 1) == 0
        good &= all(abs(x) <= 1 for x in r)
        if not self.hrss:
            good &= m.count(1) == m.count(-1) == self.weight // 2
        if good:
            return sha3_256(self.trits(r) + self.trits(m)).digest()
        return sha3_256(prf + ciphertext).digest()


SETS = [Set(name, n, k) for name, (n, k) in NTRU.items()]
