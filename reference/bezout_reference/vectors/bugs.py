# SPDX-License-Identifier: MIT OR Apache-2.0
"""Inputs that published libraries have answered wrong, by name, and known answers of others.

The results come from the reference like all others; a test compares those that were published with it.
"""

from ..integer import euclid
from . import classes, moduli
from .collector import Collector
from .moduli import uniform

_DIVERGED_M = 0xBF4215158417AA2BB4239470EF4C6EF3F30357D7F5DA94607493DEF34556CF35
_DIVERGED_X = 0xBF4215158417AA2BB4239470EF4C6EF3F30357D7F5DA9104E57A382547B6DC49
_CRYPTOPP_X = 0x2F0500010000018000000000001C1C000000000000000A000B0000000000000000000000000000FDFFFFFF00000000
_BLS12_377_R = 8444461749428370424248824938781546531375899335154063827935233455917409239041
_GNARK = (
    7545707920004054512758986885880204442125303275406040989987309426702336485362,
    8048480940844806781267238101067768890083750858835167793058558758481368829585,
)
_SECP160R1_N = 0x0100000000000000000001F4C8F927AED3CA752257

# (operation, comment, flags, operands, the published answer)
PUBLISHED = [
    ("invert", "libgcrypt T5970: claimed an inverse, the gcd is 4294967297", [], (2**64 - 1, 340282366762482138434845932244680310781), None),
    ("invert", "Crypto++ 602: operand longer than the modulus", ["longer-operand"], (_CRYPTOPP_X, 0x3D2F050001), 0x3529E4FEBC),
    ("invert", "Dart 37008", [], (0x28EA16430C1F1072754AA5EBBFDA0D790605A507C6C9758E88697B0B5DD9E74C, moduli.SECP256K1_P), 0xD415F1B39AAE26071BD3673D973C04DF8B65A8D84BF05DE4A3B57C544E5AF235),
    ("invert", "bigi 25", [], (0x88888888888888888888888888888888888888888888888888888888000CF80A, moduli.SECP256K1_P), 0x5F68E8C07D90893C1761430D0380408FA4977BE62AAA7BC25BFC53F1FE5AF3D5),
    ("invert", "bigi 26", [], (0x8888888888888888888888888888888888888888888888888888888800066783, moduli.SECP256K1_P), 0xD331F2F2D053F3E23FEBCBEF4F94EB27FD43433F468FDA9D8CD6BBC75B20D7CA),
    ("invert", "Odin 3253", ["even-modulus"], (17, 60), 53),
    ("invert", "Perl: negative operand", ["negative"], (-16096942149150081961, 646990183449), 25493952356),
    ("invert", "bn.js: 3 has no inverse modulo 15", [], (3, 15), None),
    ("invert", "crypto-bigint 1367: cut to the length of an operand shorter than the modulus", [], (2, 2**127 - 1), 2**126),
    ("jacobi", "crypto-bigint 1295: approximations diverge", ["divergence"], (0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFEFFFFFC2F, moduli.SECP256K1_P), -1),
    ("jacobi", "crypto-bigint 1295: approximations diverge", ["divergence"], (0xFFFFFFFF00000001000000000000000000000000FFFFFFF7FFFFFFFFFFFFFFFF, moduli.P256), -1),
    ("jacobi", "crypto-bigint 1313: approximations diverge", ["divergence"], (_DIVERGED_X, _DIVERGED_M), 1),
]


def public_bugs():
    tests = Collector("mixed")
    for operation, comment, flags, operands, _ in PUBLISHED:
        tests.add(comment, ["public-bug", *flags], *operands, operation=operation)
    _pornin(tests)
    _crypto_bigint(tests)
    _zeros_and_equals(tests)
    _others(tests)
    _rsa(tests)
    _wycheproof(tests)
    _gnark(tests)
    return tests.document()


def _pornin(tests):
    for k, m, y, _ in classes.WRONG_K:
        for operation in ("invert", "jacobi"):
            comment = f"optimized binary GCD, first version, k = {k}: too few rounds"
            tests.add(comment, ["public-bug", "wrong-k"], y, m, operation=operation)
    comment = "bingcd 2020-08: carry after adding p, wrong first-round word"
    for x in (2**254, 2**254 - 1, 2**255 - 20, 2**255 - 21, 2**255 - 19 - 2**31, 2**255 - 1, 2**256 - 1):
        tests.add(comment, ["public-bug", "carry-edge"], x, moduli.P25519, operation="invert")


def _crypto_bigint(tests):
    for n, x in ((65, 23), (257, 91), (1037, 243)):
        tests.add("crypto-bigint 1295, small", ["public-bug", "divergence"], x, n, operation="jacobi")
        for a, b in ((n, x), (n, -x), (-n, x), (x, -n), (-x, -n)):
            flags = ["public-bug", "divergence"] + ["negative"] * (a < 0 or b < 0)
            tests.add("crypto-bigint 761: b negative in a batch", flags, a, b, operation="xgcd")
    for x in (0, 1, 2, 2**64 - 1):
        flags = ["public-bug", "modulus-one"]
        tests.add("crypto-bigint 890: modulus 1", flags, x, 1, operation="invert")
    for name in ("2^255-19", "ed25519 order", "BLS12-381 r"):
        m = moduli.PRIMES[name]
        for flag, x in classes.non_canonical(m):
            comment = f"crypto-bigint 905: bound for g <= f used with g > f; {name}"
            tests.add(comment, ["public-bug", flag], x, m, operation="invert")
    m = 2**93_558 - 1 - 2 * uniform("huge", 8)
    comment = "crypto-bigint 1346: iteration count overflows 32 bits at 93,558 bits: no inverse found"
    tests.add(comment, ["public-bug", "huge"], 2**93_557, m, operation="invert")
    common = uniform("huge common", 500) | 1
    a, b = (common * (uniform(f"huge {i}", 98_304 - 500) | 1) for i in range(2))
    tests.add("crypto-bigint 1346: wrong gcd", ["public-bug", "huge"], a, b, operation="gcd")


def _zeros_and_equals(tests):
    for a, b in ((0, 6), (3 << 200, 0), (0, 5 << 130), (1 << 191, 0), (0, 0)):
        comment = "crypto-bigint 1291: a zero of another length than the other number"
        tests.add(comment, ["public-bug", "zero"], a, b, operation="gcd")
    for x in (1, 12, 2**64 - 1, uniform("botan equal", 300) << 7):
        comment = "Botan 5414: its fuzzer made both numbers of the same octets"
        for operation in ("gcd", "xgcd"):
            tests.add(comment, ["public-bug", "equal"], x, x, operation=operation)


def _gnark(tests):
    comment = "gnark-crypto 816: carries of a product in vectors of 52-bit limbs that did not ripple"
    a, b = _GNARK
    # As they are, and as words in Montgomery's form are.
    for x, y in ((a, b), (a << 256, b << 256), (a << 260, b << 260)):
        x, y = x % _BLS12_377_R, y % _BLS12_377_R
        tests.add(comment, "public-bug", x, y, _BLS12_377_R, operation="arithmetic")
        # In every lane, as neighbors in both orders.
        tests.add(comment, "public-bug", [x] * 8 + [y] * 8 + [x] * 8, _BLS12_377_R, operation="invert_batch")


def _others(tests):
    for name in ("2^255-19", "P-256 n"):
        m = moduli.PRIMES[name]
        comment = f"OpenSSL 21110: run it also with the result in the place of the modulus; {name}"
        for x in (2, m - 2, uniform("alias", 250)):
            tests.add(comment, ["public-bug", "preset"], x, m, operation="invert")
        comment = "CVE-2022-21449: 0 has no inverse"
        tests.add(comment, ["public-bug", "zero"], 0, m, operation="invert")
        tests.add(comment, ["public-bug", "zero", "non-canonical"], m, m, operation="invert")
    for n in (15, 21, 9, 561, moduli.SECP256K1_P * moduli.P256):
        comment = "CVE-2022-0778: composite n with symbols of 1 for non-squares"
        for x in (2, 3, 4, n - 1):
            tests.add(comment, ["public-bug"], x, n, operation="jacobi")
    for n in (5, 9, 33, 64, 65, 255, 256, 384):
        a, b = 2 ** (n - 1), 2 ** (n - 1) + 1
        comment = "a binary GCD with fewer than len(a) + len(b) - 1 steps stops early"
        tests.add(comment, ["public-bug", "most-iterations"], a, b, operation="gcd")
        tests.add(comment, ["public-bug", "most-iterations"], a, b, operation="invert")
    comment = "CVE-2024-1544: reduction with long quotients"
    for x in (2**192 - 1, 2**191, _SECP160R1_N << 30 | 1):
        tests.add(comment, ["public-bug", "non-canonical"], x, _SECP160R1_N, operation="invert")


def _is_prime(n):
    """Miller and Rabin's test, for the primes made here."""
    d, s = n - 1, 0
    while d % 2 == 0:
        d, s = d // 2, s + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        y = pow(base, d, n)
        if y in (1, n - 1):
            continue
        for _ in range(s - 1):
            y = y * y % n
            if y == n - 1:
                break
        else:
            return False
    return True


def _prime(label, bits):
    n = uniform(label, bits) | 3 << (bits - 2) | 1
    while not _is_prime(n):
        n += 2
    return n


def _rsa(tests):
    """CVE-2018-0737, CVE-2025-54764: gcd(e, p-1), 1/e mod lcm(p-1, q-1), 1/q mod p."""
    for bits in (128, 256, 512):
        p, q = _prime(f"rsa p {bits}", bits), _prime(f"rsa q {bits}", bits)
        g = euclid.gcd(p - 1, q - 1)
        carmichael = (p - 1) // g * (q - 1)
        for e in (3, 17, 65537):
            comment = f"CVE-2018-0737: RSA exponent, {2 * bits} bits"
            tests.add(comment, ["public-bug", "rsa", "even-modulus"], e, carmichael, operation="invert")
            tests.add(comment, ["public-bug", "rsa"], e, p - 1, operation="gcd")
        comment = f"CVE-2025-54764: RSA coefficient, {2 * bits} bits"
        tests.add(comment, ["public-bug", "rsa"], q, p, operation="invert")
        tests.add(comment, ["public-bug", "rsa", "even-modulus"], q, p - 1, operation="invert")


def _wycheproof(tests):
    for s in (
        0x02F676969F451A8CCAFA4C4F09791810E6D632DBD60B1D5540F3284FBE1889B0,
        0x077ED0D8F20F697D8FC591AC64DD5219C7932122B4F9B9EC6441E44A0092CF21,
    ):
        tests.add("ECDSA with P-256", "wycheproof", s, moduli.P256_N, operation="invert")
