# SPDX-License-Identifier: MIT OR Apache-2.0
"""Classes of operands that break implementations. Each generator yields (flag, x) for a given odd modulus, or pairs."""

from itertools import product

from . import moduli
from .moduli import limbs_bits, uniform

# The flags that tests carry: name -> what its members have in common. SCHEMA.md lists the same.
FLAGS = {
    "trivial": "0, 1, 2, 3, m-1, m-2, the two halves of m",
    "exhaustive": "part of a complete table of small operands",
    "non-canonical": "x >= m, up to the largest value of the modulus' limbs",
    "longer-operand": "x has more limbs than m",
    "negative": "a negative operand",
    "zero": "a zero operand",
    "equal": "operands of equal absolute value",
    "modulus-one": "m = 1",
    "even-modulus": "m is even",
    "power-of-two": "an operand is a power of two",
    "length": "a modulus at, just below or just above a multiple of a digit size (30, 31, 32, 58, 59, 60, 62, 64 bits)",
    "large": "1024 bits and more",
    "preset": "a modulus of a standard",
    "uniform": "no structure",
    "not-invertible": "gcd(x, m) > 1",
    "common-factor": "both operands share a factor",
    "both-even": "both operands are even",
    "most-iterations": "the binary GCD needs 2 len(m) - 1 iterations",
    "most-divsteps": "the largest numbers of divsteps known",
    "wrong-k": "the first version of the optimized binary GCD (k inner iterations) gives up too early",
    "wrong-k-family": "the recipe behind wrong-k for other moduli and digits",
    "digit-multiple": "(2^k - 1) 2^(kj) and m minus it",
    "divergence": "m - 2^s + 2d: approximations of x and m can't tell which is larger",
    "equal-tops": "the top k + 1 bits of x and m are equal, x < m, but the low k - 1 bits of x are not below those of m",
    "packed-field": "ten low bits that are extreme as a signed number: f, g and their matrix entries just fit a 32-bit word",
    "factor-edge": "update factors or matrix entries of a whole batch at their extremes, such as -(2^31 - 1)",
    "late-divergence": "the same at the start of a later batch, from classic steps run backwards",
    "word-boundary": "words 0, 1, 2, 2^63-1, 2^63, 2^63+1, 2^64-2, 2^64-1",
    "runs": "long runs of zeros and ones",
    "cofactor-edge": "|a| or |b| is gcd or 2 gcd: the exceptions of the canonical cofactors",
    "carry-edge": "modulus 2^255 - r: carries of a fast reduction",
    "fibonacci": "consecutive Fibonacci numbers: all quotients are 1",
    "large-quotient": "the first quotient is longer than a word",
    "at-bound": "the bound is a remainder, or one above it",
    "huge": "some 100,000 bits",
    "public-bug": "an input that another library has answered wrong",
    "wycheproof": "an s value of ECDSA tests for modular inversion",
    "rsa": "inversion modulo lcm(p-1, q-1)",
    "batch-zero": "a batch with zeros in it",
    "batch-bad": "a batch with non-invertible elements",
    "final-subtraction": "a Montgomery product that is m + 1, m + 2, R - 1 or R = 2^(64 limbs) before its last subtraction",
    "sum-carry": "a sum from R on or a difference below 0 whose carry leads to m - 1, m, R - 1, R, or to -1, 0",
    "batch-size": "a batch whose length is 0, 1 or near a power of two",
}

# (k, modulus, y, rounds that the wrong variant needs); more than its budget of ceil((2 len(m) - 1)/k).
WRONG_K = [
    (3, 177, 56, 6),
    (16, moduli.SECP256K1_P, 0x2CE2FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFC2F, 49),
    (31, moduli.P25519, 0x7F0154451DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFED, 19),
    (31, moduli.SECP256K1_P, 0xFF00D1614DFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFC2F, 19),
    (31, moduli.P256, 0xFEFFFFFF02000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF, 18),
    (31, moduli.ED25519_ORDER, 0xC75C284E000000000000000000000000000000000000000000000000000000, 21),
    (31, moduli.BLS12_381_P, 0x19F2D9057BDFE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB, 29),
    (31, moduli.P384, 0xFFF00000001FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFF0000000000000000FFFFFFFF, 34),
    (32, moduli.P521, moduli.P521 - (0xFFAAFFAB << 480), 44),
    (32, moduli.P448, 0x49249248FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF, 36),
    (32, moduli.SECP256K1_P, 0x1470E998FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFC2F, 20),
    (32, moduli.P384, 0x49249248FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFF0000000000000000FFFFFFFF, 33),
    (64, moduli.P384, 0xFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFF0000000000000000FFFFFFFF, 15),
]

# (2*delta at the start, f, g, divsteps until g = 0).
MOST_DIVSTEPS = [
    (1, 31, 28, 12),
    (1, 237, 235, 19),
    (1, 457, 450, 21),
    (1, 781, 778, 23),
    (1, 1431, 1406, 25),
    (1, moduli.SECP256K1_P, 0xF6BC3BA3636451C43E46357D2C21D6190988E234159856616672982BA7549BFC, 567),
    (1, moduli.SECP256K1_P, 0xB595D81B2E3C1E2F482DBC65E4865AF79A0A50AA29F9E6186F87D7A58D1063AE, 566),
    (2, moduli.SECP256K1_P, 0xE34E9C956BEE8A840DCB632ADB8A13206688540806F3F9967C11CA8419199EC3, 637),
    (2, moduli.SECP256K1_P, 0x4212888E98E92E1C5384B37D0BF0655EC3BBAD64381E713D6D6B0490D4858C83, 637),
    (1, moduli.P25519, 0x5C2599E4E7A6C084B769A7D7615729FCB1D93226EBA0B65AC56D71B46E38B8C2, 536),
    (2, moduli.P25519, 0x10094CCAC4370765C09EAFAE1A9315CD188FE2C31D85D1BC171AFE7A62D44D, 574),
    (1, moduli.P256, 0x8E3690B3F24BC3EE8ECE978116060769887B694326451010B512F1C00C77EB07, 542),
    (2, moduli.P256, 0x94C2E2741E5FB91C1D23249E7D2C9CD5716531019302F222AB6E349404650B4D, 580),
    (1, moduli.P384, 0x7A5A5B4D712E388DA0FBEF4298F2DA67B495DF4689E9C80E8D99A4DFE879BD40BB1614F165DE4DEADACF4767A1CA7E2, 802),
]

WORDS = (0, 1, 2, 2**64 - 2, 2**64 - 1, 2**63, 2**63 + 1, 2**63 - 1)
SEVEN_WORDS = WORDS[:7]


def join(words):
    return sum(w << (64 * i) for i, w in enumerate(words))


def trivial(m):
    for x in (0, 1, 2, 3, m - 1, m - 2, m // 2, m // 2 + 1):
        if 0 <= x < max(m, 2):
            yield "trivial", x


def powers(m):
    n = m.bit_length()
    yield "most-iterations", 1 << (n - 1)
    for w in (31, 60, 64):
        for j in range(w, n - 1, w):
            yield "power-of-two", 1 << j


def non_canonical(m):
    top = 1 << limbs_bits(m)
    for x in (m, m + 1, 2 * m - 1, 2 * m, (1 << m.bit_length()) - 1, top - 1, top - 2, top >> 1, top - m):
        if m <= x < top:
            yield "non-canonical", x


def divergence(m, exponents, offsets=range(8)):
    for s in exponents:
        for d in offsets:
            x = m - (1 << s) + 2 * d
            if 0 < x < m:
                yield "divergence", x


def divergence_multiples(m, exponents):
    """m - 2^s r + an even number."""
    for s in exponents:
        for i, r in enumerate((3, 5, 2**31 - 1, 2**32 + 1)):
            x = m - (r << s) + 2 * i
            if 0 < x < m:
                yield "divergence", x


def equal_tops(m, digits=(31, 32, 62), count=4):
    for k in digits:
        n, low = m.bit_length(), (1 << (k - 1)) - 1
        drop = n - k - 1  # bits under the window
        middle = m >> (k - 1) & ((1 << (drop - k + 1)) - 1)
        if drop <= k or middle == 0:
            continue
        for i in range(count):
            mid = uniform(f"equal tops {k} {i} {m:x}", n) % middle
            end = (m & low) + uniform(f"equal tops end {k} {i} {m:x}", k) % (low + 1 - (m & low))
            yield "equal-tops", (m >> drop << drop) | mid << (k - 1) | end


def factor_edges(count, label):
    """(x, m) with m = (2^k - 1) x + 2^k c: after a swap x is subtracted in every iteration of a batch; and multiples of 2^k."""
    for i in range(count):
        k, bits = (31, 60, 62)[i % 3], (30, 64, 100, 190)[i % 4]
        x = uniform(f"factor edge {label} {i}", bits) | 1
        m = ((1 << k) - 1) * x + (uniform(f"factor edge c {label} {i}", bits) << k)
        yield x, m
        yield (x << k) % m, m
        yield m - (x << k) % m, m


def longer(m, label):
    """x of one to three limbs more than m."""
    for extra in (1, 2, 3):
        bits = limbs_bits(m) + 64 * extra
        yield "longer-operand", uniform(f"longer {label} {extra} {m:x}", bits) | 1 << (bits - 1)


def digit_multiples(m, k):
    for step in range(k - 2, k + 3):
        for j in range(0, m.bit_length() // step):
            x = ((1 << step) - 1) << (step * j)
            if x < m:
                yield "digit-multiple", x
                yield "digit-multiple", m - x


def wrong_k_family(m, digits=(15, 16, 31, 32, 62, 63, 64)):
    """a0 = -m/d mod 2^k, moved up as far as it fits: a is short with all its weight in the exact low bits of a batch."""
    for k in digits:
        for d in (1, 3, 5):
            a0 = -m * pow(d, -1, 1 << k) % (1 << k)
            rounds = (m.bit_length() - a0.bit_length()) // k
            if rounds > 0 and a0 << (k * rounds) < m:
                yield "wrong-k-family", a0 << (k * rounds)
                yield "wrong-k-family", m - (a0 << (k * rounds))


def uniform_below(m, count, label):
    for i in range(count):
        yield "uniform", uniform(f"{label} {m:x} {i}", m.bit_length() + 64) % m


def runs(m, count, label):
    """Words of alternating runs whose lengths come from SHAKE256, as many bits as m has."""
    for i in range(count):
        x, filled, bit, source = 0, 0, i & 1, uniform(f"runs {label} {m:x} {i}", 1200)
        while filled < m.bit_length():
            length, source = 1 + source % 89, source // 89
            x |= ((1 << length) - 1) * bit << filled
            filled, bit = filled + length, bit ^ 1
        yield "runs", x % m


def word_products(count_of_words=4):
    """All words of `SEVEN_WORDS` in all places: 7^4 numbers for four words."""
    return (join(words) for words in product(SEVEN_WORDS, repeat=count_of_words))


def late_divergence(count, label):
    """(x, m) such that the classic binary GCD meets two close numbers after 31 or 62 or ... iterations."""
    for i in range(count):
        batches = 1 + i % 5
        bits = 100 + uniform(f"late bits {label} {i}", 8)
        b = uniform(f"late b {label} {i}", bits) | 1 | 1 << (bits - 1)
        a = b - (1 << (66 + i % (bits - 70))) + 2 * (i % 8)
        moves = uniform(f"late moves {label} {i}", 2 * 31 * batches)
        for _ in range(31 * batches):
            move, moves = moves & 3, moves >> 2
            if move == 0:
                a = 2 * a
            elif move == 1 and a > 0:
                a = 2 * a + b
            else:
                a, b = b, 2 * a + b
        if a >= b:
            a, b = b, 2 * a + b
        yield a, b
