# SPDX-License-Identifier: MIT OR Apache-2.0
"""The moduli of the vectors: those of standards, and lengths at which some kernel changes its number of digits."""

from hashlib import shake_256
from math import prod


def uniform(label, bits):
    """A fixed "random" integer below 2^bits: the output of SHAKE256 on its label, so that any language can make it again."""
    data = shake_256(f"bezout vectors: {label}".encode()).digest((bits + 7) // 8)
    return int.from_bytes(data, "little") >> (-bits % 8)


def _odd_primes(count):
    primes, n = [], 3
    while len(primes) < count:
        if all(n % p for p in primes if p * p <= n):
            primes.append(n)
        n += 2
    return primes


ODD_PRIMES = _odd_primes(73)

P25519 = 2**255 - 19
ED25519_ORDER = 2**252 + 27742317777372353535851937790883648493
SECP256K1_P = 2**256 - 2**32 - 977
SECP256K1_N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
P256_N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
P384 = 2**384 - 2**128 - 2**96 + 2**32 - 1
P384_N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFC7634D81F4372DDF581A0DB248B0A77AECEC196ACCC52973
P521 = 2**521 - 1
P448 = 2**448 - 2**224 - 1
BLS12_381_P = 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB
BLS12_381_R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
M511 = 2**511 - 187
CSIDH512 = 4 * prod(ODD_PRIMES) * 587 - 1
MUHASH3072 = 2**3072 - 1103717

# Primes of standards, by the names that the comments of the tests use.
PRIMES = {
    "2^255-19": P25519,
    "ed25519 order": ED25519_ORDER,
    "secp256k1 p": SECP256K1_P,
    "secp256k1 n": SECP256K1_N,
    "P-256 p": P256,
    "P-256 n": P256_N,
    "P-384 p": P384,
    "P-384 n": P384_N,
    "P-521 p": P521,
    "2^448-2^224-1": P448,
    "BLS12-381 p": BLS12_381_P,
    "BLS12-381 r": BLS12_381_R,
    "2^511-187": M511,
    "CSIDH-512 p": CSIDH512,
}

# Fields of one word, where a product may have 32 or 64 bits more.
WORDS = {
    "BabyBear": 2**31 - 2**27 + 1,
    "KoalaBear": 2**31 - 2**24 + 1,
    "2^31-1": 2**31 - 1,
    "Goldilocks": 2**64 - 2**32 + 1,
    "2^64-59": 2**64 - 59,
}

# 2^255 - r, the range that [Por20] serves with one code; composite but for r = 19.
PSEUDO_MERSENNE = {f"2^255-{r}": 2**255 - r for r in (1, 3, 19, 2**31 - 1, 2**32 - 1)}

# (name, modulus, factors of it): what has many non-invertible elements.
COMPOSITE = [
    ("3^161", 3**161, (3, 3**80, 3**160)),
    ("5^110", 5**110, (5, 5**50)),
    ("15^65", 15**65, (3, 5, 3**65, 5**65)),
    ("product of 40 odd primes", prod(ODD_PRIMES[:40]), (3, 173, prod(ODD_PRIMES[:20]))),
    ("Carmichael 561", 561, (3, 11, 17)),
    ("Carmichael 1729", 1729, (7, 13, 19)),
    ("secp256k1 p * n", SECP256K1_P * SECP256K1_N, (SECP256K1_P, SECP256K1_N)),
    ("2^255-19 * P-256 p", P25519 * P256, (P25519, P256)),
    ("P-521 p squared", P521**2, (P521,)),
    ("(2^64-1) * (2^127-1)", (2**64 - 1) * (2**127 - 1), (3, 2**64 - 1, 2**32 + 1, 2**127 - 1)),
]

DIGITS = (31, 32, 58, 59, 60, 62, 64)
FEW_DIGITS = (32, 60)  # for the operations that reuse the kernels of inversion and of the Jacobi symbol


def lengths(digits=DIGITS, most=521):
    """Each multiple of each digit size up to `most`, one less and one more."""
    found = {n + d for w in digits for n in range(w, most + 2, w) for d in (-1, 0, 1)}
    return sorted(n for n in found | {254, 255, 256, 257, 520, 521} if n <= most)


def limbs_bits(m):
    """The bits of the limbs that hold m: what is "too large" for a modulus starts above it."""
    return 64 * -(-m.bit_length() // 64)
