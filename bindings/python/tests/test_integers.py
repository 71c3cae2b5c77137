# SPDX-License-Identifier: MIT OR Apache-2.0
"""Functions of integers against gmpy2 and Python: no difference but those that the guide names."""

import itertools
import math
import os
import pickle
import random

import gmpy2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bezout

CASES = 20_000
LENGTHS = [
    *(1, 2, 8, 31, 63, 64, 65, 96, 127, 128, 129, 192, 255, 256, 257, 320, 384, 448, 512, 521, 576, 640),
    *(1024, 1030, 2048, 4096, 4097),
]
# Long ones come seldom: there are many lengths with a path of its own below them.
WEIGHTS = [1 if bits > 1000 else 8 for bits in LENGTHS]


def cases(seed, count=CASES):
    """Signed pairs of many lengths, which often have a common factor, or are close to powers of two."""
    random_ = random.Random(seed)

    def number():
        bits = random_.choices(LENGTHS, WEIGHTS)[0]
        kind = random_.randrange(8)
        if kind == 0:
            value = (1 << bits) + random_.randint(-2, 2)
        elif kind == 1:
            value = random_.getrandbits(bits) << random_.randrange(bits)
        elif kind == 2:
            value = random_.randrange(4)
        else:
            value = random_.getrandbits(bits)
        return -value if random_.randrange(2) else value

    for _ in range(count):
        a, b = number(), number()
        if random_.randrange(4) == 0:
            common = number()
            a, b = a * common, b * common
        if random_.randrange(20) == 0:
            a = random_.choice([b, -b, 2 * b, 0])
        yield a, b


def outcome(function, *arguments):
    """What is returned, or the class of what is raised."""
    try:
        return function(*arguments)
    except (ValueError, ZeroDivisionError):
        return "refused"


def test_gcd_and_lcm():
    for a, b in cases(1):
        assert bezout.gcd(a, b) == gmpy2.gcd(a, b) == math.gcd(a, b), (a, b)
    for a, b in cases(2):
        assert bezout.lcm(a, b) == gmpy2.lcm(a, b), (a, b)


@pytest.mark.parametrize("bits", [64 * 512, 64 * 512 + 1, 64 * 512 + 2, 50_000, 300_000])
def test_a_long_modulus(bits):
    """From 513 words on there is no Montgomery form; what it computes is the same."""
    random_ = random.Random(bits)
    m = (1 << bits - 1 | random_.getrandbits(bits - 1)) | 1
    while m % 7 == 0:
        m += 2
    modulus = bezout.Modulus(m)
    assert modulus.modulus == m and modulus == bezout.Modulus(m) and modulus.limbs == -(-bits // 64)
    assert pickle.loads(pickle.dumps(modulus)) == modulus and hash(modulus) == hash(bezout.Modulus(m))
    numbers = [0, 1, -1, 2, m - 1, m, m + 2, -(m**2) - 5, *(random_.getrandbits(bits + d) for d in (-bits // 2, -1, 0, 1, 900))]
    for x in numbers:
        y = random_.choice(numbers)
        assert modulus.mul(x, y) == x * y % m
        assert modulus.jacobi(x) == gmpy2.jacobi(x, m)
        if gmpy2.gcd(x, m) == 1:
            assert modulus.invert(x) == gmpy2.invert(x, m) and modulus.pow(x, -3) == pow(int(gmpy2.invert(x, m)), 3, m)
        else:
            with pytest.raises(bezout.NotInvertible) as caught:
                modulus.invert(x)
            assert caught.value.gcd == gmpy2.gcd(x, m)
    for e in [0, 1, 2, 5, 2**16, 2**64 + 2**63 + 1, random_.getrandbits(90)]:
        assert modulus.pow(-3, e) == int(gmpy2.powmod(-3, e, m))
    assert modulus.pow(m, 0) == 1 and modulus.pow(m, 2) == 0


def test_many_inverses_modulo_a_long_number():
    m = 7 * (2**40_000 + 9)
    modulus, random_ = bezout.Modulus(m), random.Random(3)
    xs = [x for x in (random_.getrandbits(40_010) for _ in range(50)) if gmpy2.gcd(x, m) == 1]
    assert len(xs) > 33 and modulus.invert_many([]) == []
    assert modulus.invert_many(xs) == [gmpy2.invert(x, m) for x in xs] == modulus.invert_many(iter(x - m * 5 for x in xs))
    for i in [0, 3, 17, 30]:
        with pytest.raises(bezout.NotInvertible, match=rf"integers\[{i}\]") as caught:
            modulus.invert_many([*xs[:i], 14, *xs[i:]])
        assert caught.value.gcd == 7
    rows = bezout.to_limbs([x % m for x in xs[:20]] + [7, 0], modulus.limbs)
    for threads in [1, 3]:
        out, ok = modulus.invert_array(rows, threads=threads)
        assert bezout.from_limbs(out) == [*(gmpy2.invert(x, m) for x in xs[:20]), 0, 0]
        assert ok.tolist() == [True] * 20 + [False] * 2
        symbols = modulus.jacobi_array(rows, threads=threads)
        assert symbols.tolist() == [gmpy2.jacobi(x % m, m) for x in xs[:20]] + [0, 0]
        moduli = bezout.to_limbs([m, m + 1, m] * 7 + [1], modulus.limbs)
        out, ok = bezout.invert_each(rows, moduli, threads=threads)
        inverses = [gmpy2.gcd(x, n) == 1 and gmpy2.invert(x, n) for x, n in zip(bezout.from_limbs(rows), bezout.from_limbs(moduli))]
        assert bezout.from_limbs(out) == [*map(int, inverses[:-1]), 0] and ok.tolist() == [*map(bool, inverses[:-1]), True]


def test_a_modulus_is_made_in_less_than_quadratic_time():
    """In Montgomery's form this one took hours, and so did a product."""
    m = 2**20_000_000 + 1
    modulus = bezout.Modulus(m)
    assert modulus.mul(2**19_999_999, 4) == m - 2 and modulus.pow(2, 40_000_001) == 2
    assert modulus.jacobi(2) == 1 and modulus.invert(2) == m // 2 + 1


def test_moduli_that_are_not_coprime():
    primes = [p for p in range(3, 3000) if all(p % d for d in range(2, 55))]
    for i, j in [(0, 1), (3, 200), (len(primes) - 2, len(primes) - 1)]:
        moduli = primes.copy()
        moduli[j] *= moduli[i]
        with pytest.raises(bezout.NotInvertible) as caught:
            bezout.crt([1] * len(moduli), moduli)
        assert caught.value.gcd == moduli[i]
    with pytest.raises(bezout.NotInvertible, match="have a common factor; pairwise coprime moduli are accepted$") as caught:
        bezout.crt([0, 1, 1], [1, 35, 21 * 10])
    assert caught.value.gcd == 35


def test_modulo_zero_the_modulus_is_what_is_wrong():
    """The gcd with 0 may be 1."""
    for x in [0, 1, -1, 6, 2**9000]:
        with pytest.raises(bezout.NotInvertible, match="the modulus m is 0; other integers are accepted$") as caught:
            bezout.invert(x, 0)
        assert caught.value.gcd == abs(x)


def test_gcdext_has_the_cofactors_of_gmp():
    for a, b in cases(3):
        assert bezout.gcdext(a, b) == gmpy2.gcdext(a, b), (a, b)


def test_invert_is_pow():
    for x, m in cases(4):
        assert outcome(bezout.invert, x, m) == outcome(pow, x, -1, m), (x, m)


def test_invert_is_gmpy2_for_positive_moduli():
    for x, m in cases(5):
        m = abs(m)
        assert outcome(bezout.invert, x, m) == outcome(gmpy2.invert, x, m), (x, m)


@pytest.mark.parametrize("name", ["jacobi", "legendre", "kronecker"])
def test_symbols(name):
    ours, theirs = getattr(bezout, name), getattr(gmpy2, "jacobi" if name == "legendre" else name)
    for a, n in cases(name):
        if name != "kronecker" and a % 3:
            n |= 1
        refused = name != "kronecker" and n < 0
        assert outcome(ours, a, n) == ("refused" if refused else outcome(theirs, a, n)), (a, n)


def test_legendre_is_that_of_gmpy2_for_primes():
    for a, n in cases(7, 2000):
        p = int(gmpy2.next_prime(abs(n) % (1 << 256) + 2))
        assert bezout.legendre(a, p) == gmpy2.legendre(a, p), (a, p)


def test_products():
    random_ = random.Random(8)
    for count in [0, 1, 2, 3, 10, 1000]:
        numbers = [random_.getrandbits(random_.choice(LENGTHS[:15])) - (1 << 20) for _ in range(count)]
        assert bezout.product(numbers) == math.prod(numbers)
    assert bezout.product(iter(range(1, 101))) == math.factorial(100)


def test_crt():
    random_ = random.Random(9)
    for _ in range(2000):
        moduli = []
        for _ in range(random_.randrange(6)):
            m = random_.getrandbits(random_.choice([2, 30, 64, 200])) + 1
            if all(math.gcd(m, other) == 1 for other in moduli):
                moduli.append(m)
        residues = [random_.randint(-(1 << 220), 1 << 220) for _ in moduli]
        x = bezout.crt(residues, moduli)
        assert 0 <= x < math.prod(moduli)
        assert all((x - r) % m == 0 for r, m in zip(residues, moduli))
    with pytest.raises(bezout.NotInvertible) as caught:
        bezout.crt([1, 2, 3], [7, 6, 15])
    assert caught.value.gcd == 3
    for residues, moduli in [([1], [2, 3]), ([1], [0]), ([1], [-7])]:
        with pytest.raises(ValueError, match="accepted"):
            bezout.crt(residues, moduli)


def test_rational_reconstruct():
    random_ = random.Random(10)
    for _ in range(2000):
        bits = random_.choice([8, 31, 64, 100, 256, 3000])
        m = random_.getrandbits(2 * bits) | 1 << 2 * bits + 2 | 1
        n, d = random_.randint(-(1 << bits), 1 << bits), random_.randint(1, 1 << bits)
        common = math.gcd(n, d)
        n, d = n // common, d // common
        if math.gcd(d, m) == 1:
            x = n * pow(d, -1, m) + random_.randint(-2, 2) * m
            assert bezout.rational_reconstruct(x, m) == (n, d)
            assert bezout.rational_reconstruct(x, m, n_bound=abs(n), d_bound=d) == (n, d)
    for m in [*range(1, 200), 2**64, 2**64 + 1, 2**128, 2**128 + 2, 2 * (2**100) ** 2 + 1, 2 * (2**100) ** 2]:
        bound = math.isqrt((m - 1) // 2)
        for x in [0, 1, 5, m // 3, bound, bound + 1]:
            given = outcome(bezout.rational_reconstruct, x, m, bound, bound)
            assert outcome(bezout.rational_reconstruct, x, m) == given, (x, m)
            assert outcome(bezout.rational_reconstruct, x, m, bound) == given, (x, m)
    with pytest.raises(ValueError, match="bounds"):
        bezout.rational_reconstruct(5, 101, 1, 1)
    # There is -1/3: with bounds as large as these, "none was found" is all that is known.
    with pytest.raises(ValueError, match="^no fraction was found that is x modulo m"):
        bezout.rational_reconstruct(5, 8, 2, 4)
    with pytest.raises(ValueError, match="n_bound is negative"):
        bezout.rational_reconstruct(5, 101, -1, 1)
    with pytest.raises(ValueError, match="modulus m is not positive"):
        bezout.rational_reconstruct(5, 0)


def test_small_fractions_are_all_found():
    for m, n_bound, d_bound in itertools.product(range(1, 24), range(8), range(8)):
        if 2 * n_bound * d_bound < m:
            fractions = itertools.product(range(-n_bound, n_bound + 1), range(1, d_bound + 1))
            known = {n * pow(d, -1, m) % m: (n, d) for n, d in fractions if math.gcd(n, d) == math.gcd(d, m) == 1}
            for x in range(m):
                found = outcome(bezout.rational_reconstruct, x, m, n_bound, d_bound)
                assert found == known.get(x, "refused"), (x, m, n_bound, d_bound)


signed = st.integers(-(1 << 700), 1 << 700)


@given(st.lists(signed, max_size=6))
def test_any_number_of_arguments(numbers):
    assert bezout.gcd(*numbers) == math.gcd(*numbers)
    assert bezout.lcm(*numbers) == math.lcm(*numbers)


@given(signed, signed)
@settings(max_examples=300)
def test_cofactors_are_those_of_the_identity(a, b):
    g, s, t = bezout.gcdext(a, b)
    assert g == math.gcd(a, b) == s * a + t * b


@given(signed, signed.filter(bool))
@settings(max_examples=300)
def test_an_inverse_is_one(x, m):
    try:
        y = bezout.invert(x, m)
    except bezout.NotInvertible as error:
        assert error.gcd == math.gcd(x, m) != 1
    else:
        assert (x * y - 1) % m == 0
        assert 0 <= y < m or m < y <= 0


def test_long_numbers():
    random_ = random.Random(11)
    for bits in [4097, 10_000, 30_000, 70_000, 200_000]:
        a, b, c = (random_.getrandbits(bits) | 1 for _ in range(3))
        for x, y in [(a, b), (-a * c, b * c), (a * c, -b), (a, 12), (12, a)]:
            assert bezout.gcd(x, y) == math.gcd(x, y)
            assert bezout.gcdext(x, y) == gmpy2.gcdext(x, y)
            assert bezout.lcm(x, y) == gmpy2.lcm(x, y)
            assert outcome(bezout.invert, x, y) == outcome(lambda x, y: int(gmpy2.invert(x, y)) - (y < 0) * -y, x, y)
            assert bezout.kronecker(x, y) == gmpy2.kronecker(x, y)
            assert bezout.jacobi(x, abs(y) | 1) == gmpy2.jacobi(x, abs(y) | 1)


def test_square_roots():
    random_ = random.Random(13)
    primes = [3, 5, 7, 17, 65537, 2**61 - 1, 2**64 - 2**32 + 1, 2**255 - 19, 2**224 - 2**96 + 1, 2**521 - 1, 3 * 2**2208 + 1]
    primes += [int(gmpy2.next_prime(random_.getrandbits(bits))) for bits in [8, 16, 40, 64, 65, 200, 300, 600, 1024, 2000] * 3]
    primes += [2**4253 - 1, 5 * 2**4687 + 1]
    for p in primes:
        modulus = bezout.Modulus(p)
        for _ in range(20 if p < 2**2000 else 2):
            x = random_.randrange(-p, 2 * p)
            for x in [x, x**2, -x * x]:
                root = modulus.sqrt(x)
                assert (root is None) == (gmpy2.jacobi(x, p) == -1)
                assert root is None or (root * root - x) % p == 0 and 0 <= root < p and root % 2 == 0
    assert bezout.Modulus(1).sqrt(5) == 0 == bezout.Modulus(7).sqrt(14)


def test_square_roots_modulo_what_is_no_prime():
    """What is returned is true; what is none, Jacobi's symbol shows; and else the modulus is refused, in bounded time."""
    for m in range(1, 300, 2):
        modulus, squares = bezout.Modulus(m), {y * y % m for y in range(m)}
        for x in range(m):
            try:
                root = modulus.sqrt(x)
            except ValueError as error:
                assert "odd primes are accepted" in str(error) and not gmpy2.is_prime(m) and m > 1
            else:
                assert root is None and x not in squares or root * root % m == x
    random_ = random.Random(14)
    for bits in [64, 128, 1000, 4096, 5000]:
        n = random_.getrandbits(bits // 2) | 1
        for m in [n * n, 3 * n * n, n**2 * (n + 2) ** 2, 2 ** (bits - 1) + 1, random_.getrandbits(bits) | 1]:
            for x in [2, 3, 4, random_.getrandbits(bits)]:
                try:
                    root = bezout.Modulus(m).sqrt(x)
                except ValueError as error:
                    assert "no prime" in str(error)
                else:
                    assert gmpy2.jacobi(x, m) == -1 if root is None else (root * root - x) % m == 0


@given(st.integers(1, 1 << 700).map(lambda m: 2 * m - 1), signed)
@settings(max_examples=300)
def test_halves(m, v):
    r, t = bezout.Modulus(m).split(v)
    n = m.bit_length()
    assert (v * t - r) % m == 0 and 0 <= r < 2 ** (n // 2) and 0 < abs(t) < 2 ** ((n + 1) // 2)


def euclid(a, b, bound):
    """By divisions, for a above b."""
    x, y, u, v = a, b, 0, 1
    while y >= max(bound, 1):
        q = x // y
        x, y, u, v = y, x - q * y, v, u - q * v
    return (x, u), (y, v)


@given(*3 * [st.one_of(st.integers(0, 1 << 20), st.integers(0, 1 << 700))])
@settings(max_examples=1000)
def test_partial_gcdext(a, b, bound):
    check_partial(a, b, bound)
    check_partial(max(a, b), min(a, b), bound)
    check_partial(a, b, a)
    check_partial(a, a, bound)


def check_partial(a, b, bound):
    (x, u), (y, v) = found = bezout.partial_gcdext(a, b, bound)
    bound = max(bound, 1)
    assert x >= y < bound and (x >= bound or max(a, b) < bound) and y >= 0
    if a:
        assert (x - u * b) % a == 0 == (y - v * b) % a
        assert abs(u) * y + abs(v) * x == a and u * v <= 0
    if a > b:
        assert found == euclid(a, b, bound)


def test_long_halves_and_partial_gcds():
    random_ = random.Random(15)
    for bits in [4096, 32768, 32769, 100_000]:
        a, b = (random_.getrandbits(bits) | 1 << bits - 1 | 1 for _ in range(2))
        for bound in [0, 1, random_.getrandbits(bits // 2), a, 2 * a, a << 100_000]:
            check_partial(max(a, b), min(a, b), bound)
            check_partial(min(a, b), max(a, b), bound)
        r, t = bezout.Modulus(a).split(-b)
        assert (b * t + r) % a == 0 and 0 <= r < 2 ** (bits // 2) and 0 < abs(t) < 2 ** ((bits + 1) // 2)
    for arguments, name in [((-1, 2, 3), "a"), ((1, -2, 3), "b"), ((1, 2, -3), "bound")]:
        with pytest.raises(ValueError, match=f"^{name} is negative; integers from 0 up are accepted"):
            bezout.partial_gcdext(*arguments)
    assert bezout.Modulus(241).split(0) == (0, 1)


class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


def test_what_has_an_index_is_an_integer():
    assert bezout.gcd(Index(-12), Index(18)) == 6
    assert bezout.invert(Index(3), Index(7)) == 5
    assert bezout.gcd(True, False) == 1
    assert bezout.gcd(gmpy2.mpz(12), 1 << 70, gmpy2.mpz(20)) == 4
    numpy = pytest.importorskip("numpy")
    assert bezout.gcd(numpy.int64(-12), numpy.uint8(18)) == 6


@pytest.mark.parametrize("value", [1.0, "1", None, b"1", [1]])
def test_what_has_none_is_refused(value):
    for call in [
        lambda: bezout.gcd(value), lambda: bezout.gcd(1, value), lambda: bezout.gcd(1, 2, value),
        lambda: bezout.gcd(value, 1), lambda: bezout.lcm(value), lambda: bezout.invert(value, 7), lambda: bezout.jacobi(1, value),
        lambda: bezout.product([value]), lambda: bezout.gcdext(value, 1), lambda: bezout.Modulus(value),
    ]:
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            call()


def test_an_error_in_an_index_is_passed_on():
    class Bad:
        def __index__(self):
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        bezout.gcd(Bad(), 1)


def test_not_invertible_carries_the_gcd():
    with pytest.raises(bezout.NotInvertible) as caught:
        bezout.invert(6 << 100, 9 << 100)
    error = caught.value
    assert error.gcd == 3 << 100
    assert isinstance(error, ValueError) and isinstance(error, ZeroDivisionError)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.args, again.gcd) == (bezout.NotInvertible, error.args, error.gcd)
    with pytest.raises(bezout.NotInvertible) as caught:
        bezout.invert(-6, 0)
    assert caught.value.gcd == 6


def test_where_gmpy2_differs():
    """The differences that the guide names, and nothing else."""
    assert (bezout.invert(3, -7), pow(3, -1, -7), gmpy2.invert(3, -7)) == (-2, -2, 5)
    assert outcome(bezout.jacobi, 2, -3) == "refused" and gmpy2.jacobi(2, -3) == -1
