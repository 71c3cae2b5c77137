# SPDX-License-Identifier: MIT OR Apache-2.0
"""GF(2^m) and its elements; polynomials over F2 as integers."""

# name: (m, the exponents between m and 0), the fields of standards that the library has as constants.
PRESETS = {
    "GF2_89": (89, (38,)),
    "SEC_113": (113, (9,)),
    "GF2_127": (127, (63,)),
    "SEC_131": (131, (8, 3, 2)),
    "DSTU_163": (163, (7, 6, 3)),
    "DSTU_167": (167, (6,)),
    "DSTU_173": (173, (10, 2, 1)),
    "DSTU_179": (179, (4, 2, 1)),
    "DSTU_191": (191, (9,)),
    "SEC_193": (193, (15,)),
    "DSTU_233": (233, (9, 4, 1)),
    "FIPS_233": (233, (74,)),
    "SEC_239": (239, (158,)),
    "GF2_251": (251, (7, 4, 2)),
    "DSTU_257": (257, (12,)),
    "FIPS_283": (283, (12, 7, 5)),
    "DSTU_307": (307, (8, 4, 2)),
    "DSTU_367": (367, (21,)),
    "FIPS_409": (409, (87,)),
    "DSTU_431": (431, (5, 3, 1)),
    "FIPS_571": (571, (10, 5, 2)),
    # Last, so that the random elements of the others in the vectors stay what they were.
    "GHASH": (128, (7, 2, 1)),
    "POLYVAL": (128, (127, 126, 121)),
}


def polynomial(m, middle):
    """x^m + … + 1."""
    return 1 << m | sum(1 << k for k in middle) | 1


def degree(a):
    """-1 for 0."""
    return a.bit_length() - 1


def multiply(a, b):
    """The product of polynomials."""
    out = 0
    while b:
        low = b & -b
        out ^= a * low
        b ^= low
    return out


def reduce(a, f):
    """a mod f."""
    while degree(a) >= degree(f):
        a ^= f << (degree(a) - degree(f))
    return a


def gcd(a, b):
    while b:
        a, b = b, reduce(a, b)
    return a


def square_times(a, times, f):
    """a^(2^times) mod f."""
    for _ in range(times):
        a = reduce(int(bin(a)[2:], 4), f)
    return a


def is_irreducible(f):
    """Rabin's test: x^(2^m) = x, and gcd(x^(2^(m/p)) - x, f) = 1 for each prime p that divides m [Rab80]."""
    m = degree(f)
    primes = [p for p in range(2, m + 1) if m % p == 0 and all(p % d for d in range(2, p))]
    return square_times(2, m, f) == reduce(2, f) and all(gcd(square_times(2, m // p, f) ^ 2, f) == 1 for p in primes)


def trace(a, f):
    """a + a^2 + a^4 + … + a^(2^(m-1)), 0 or 1."""
    out = 0
    for _ in range(degree(f)):
        out, a = out ^ a, square_times(a, 1, f)
    return out


def half_trace(a, f):
    """a + a^4 + a^16 + …, (m + 1)/2 terms, for odd m: y with y^2 + y = a where the trace of a is 0."""
    if degree(f) % 2 == 0:
        raise ValueError(f"degree {degree(f)} of the field is even: accepted are odd ones")
    out = 0
    for _ in range(degree(f) // 2 + 1):
        out, a = out ^ a, square_times(a, 2, f)
    return out


def sqrt(a, f):
    """The element whose square is a."""
    return square_times(a, degree(f) - 1, f)
