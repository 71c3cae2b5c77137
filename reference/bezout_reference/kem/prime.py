# SPDX-License-Identifier: MIT OR Apache-2.0
"""Streamlined NTRU Prime [BBC20]: h = g/(3 f) modulo q and x^p - x - 1.

Small polynomials have coefficients -1, 0, 1; short ones have w of them that are not zero. In the texts of the
submission the hashes are SHA-512's first 32 bytes, with a number in front that says what for.
"""

from dataclasses import dataclass
from hashlib import sha512

from ..polynomial import arithmetic
from ..polynomial.rings import NTRU_PRIME, RINGS
from . import encoding


def hash_(number, data):
    return sha512(bytes([number]) + data).digest()[:32]


def centered(x, m):
    """For an odd m, the remainder nearest to zero."""
    return (x + m // 2) % m - m // 2


@dataclass(frozen=True)
class Set:
    p: int
    q: int
    w: int

    @property
    def name(self):
        return f"sntrup{self.p}"

    @property
    def small_bytes(self):
        return (self.p + 3) // 4

    @property
    def public_limits(self):
        return [self.q] * self.p

    @property
    def rounded_limits(self):
        return [(self.q + 2) // 3] * self.p

    @property
    def public_bytes(self):
        return len(encoding.encode([0] * self.p, self.public_limits))

    @property
    def ciphertext_bytes(self):
        return len(encoding.encode([0] * self.p, self.rounded_limits)) + 32

    @property
    def secret_bytes(self):
        return 3 * self.small_bytes + self.public_bytes + 32

    # Polynomials.

    def product(self, a, b, m):
        modulus = list(RINGS[f"sntrup{self.p}-r3"].modulus)
        c = arithmetic.divmod_(arithmetic.mul(a, b, m), modulus, m)[1]
        return [centered(x, m) for x in c + [0] * (self.p - len(c))]

    def inverse(self, a, m):
        """The inverse modulo 3 or q, or None."""
        found, _ = RINGS[f"sntrup{self.p}-{'r3' if m == 3 else 'rq'}"].invert([x % m for x in a])
        return found and found + [0] * (self.p - len(found))

    def words(self, random):
        data = random(4 * self.p)
        return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]

    def small(self, random):
        return [((x & (1 << 30) - 1) * 3 >> 30) - 1 for x in self.words(random)]

    def short(self, random):
        """The first w words get an even, the others a lowest pair of bits 01: sorted, these are coefficients plus 1."""
        words = self.words(random)
        words = [x & ~1 for x in words[: self.w]] + [x & ~3 | 1 for x in words[self.w :]]
        return [(x & 3) - 1 for x in sorted(words)]

    def rounded(self, a):
        return [x - centered(x, 3) for x in a]

    # Bytes.

    def small_encode(self, a):
        return encoding.pack_digits([x + 1 for x in a], 4, 4)

    def small_decode(self, data):
        digits = encoding.unpack_digits(data, self.p, 4, 4)
        if 3 in digits:
            raise ValueError("a coefficient is out of range")
        return [x - 1 for x in digits]

    def public_encode(self, h):
        return encoding.encode([x + self.q // 2 for x in h], self.public_limits)

    def public_decode(self, data):
        return [x - self.q // 2 for x in encoding.decode(data, self.public_limits)]

    def rounded_encode(self, c):
        return encoding.encode([(x + self.q // 2) // 3 for x in c], self.rounded_limits)

    def rounded_decode(self, data):
        return [3 * x - self.q // 2 for x in encoding.decode(data, self.rounded_limits)]

    # The mechanism.

    def key_pair(self, random):
        """(public key, secret key)."""
        while True:
            g = self.small(random)
            v = self.inverse(g, 3)
            if v:
                break
        f = self.short(random)
        h = self.product(g, self.inverse([3 * x for x in f], self.q), self.q)
        public = self.public_encode(h)
        secret = self.small_encode(f) + self.small_encode([centered(x, 3) for x in v]) + public
        return public, secret + random(self.small_bytes) + hash_(4, public)

    def hide(self, r, public, digest):
        """(ciphertext with its confirmation, r as bytes)."""
        r_bytes = self.small_encode(r)
        c = self.rounded_encode(self.rounded(self.product(self.public_decode(public), r, self.q)))
        return c + hash_(2, hash_(3, r_bytes) + digest), r_bytes

    def encapsulate(self, public, random):
        """(ciphertext, key)."""
        ciphertext, r_bytes = self.hide(self.short(random), public, hash_(4, public))
        return ciphertext, hash_(1, hash_(3, r_bytes) + ciphertext)

    def decapsulate(self, secret, ciphertext):
        small = self.small_bytes
        cuts = [0, small, 2 * small, 2 * small + self.public_bytes, 3 * small + self.public_bytes, len(secret)]
        f, v, public, rho, digest = (secret[a:b] for a, b in zip(cuts, cuts[1:]))
        f, v = self.small_decode(f), self.small_decode(v)
        e = self.product([3 * x for x in f], self.rounded_decode(ciphertext[:-32]), self.q)
        r = self.product(e, v, 3)
        if sum(map(abs, r)) != self.w:
            r = [1] * self.w + [0] * (self.p - self.w)
        again, r_bytes = self.hide(r, public, digest)
        if again == ciphertext:
            return hash_(1, hash_(3, r_bytes) + ciphertext)
        return hash_(0, hash_(3, rho) + ciphertext)


WEIGHTS = {653: 288, 761: 286, 857: 322, 953: 396, 1013: 448, 1277: 492}
SETS = [Set(p, q, WEIGHTS[p]) for p, q in NTRU_PRIME.items()]
