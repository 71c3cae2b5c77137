# SPDX-License-Identifier: MIT OR Apache-2.0
"""Binary fields and rings of polynomials against python-flint."""

import pickle
import random

import flint
import pytest

import bezout
from bezout import gf2, poly

FIELDS = [(8, (4, 3, 1)), (64, (4, 3, 1)), (163, (7, 6, 3)), (233, (74,)), (283, (12, 7, 5)), (409, (87,)), (571, (10, 5, 2))]


def polynomial(x):
    return flint.nmod_poly([x >> i & 1 for i in range(x.bit_length())], 2)


def integer(f):
    return sum(int(c) << i for i, c in enumerate(f.coeffs()))


@pytest.mark.parametrize("degree, middle", FIELDS)
def test_a_field(degree, middle):
    field = gf2.Field(degree, middle)
    poly_ = (1 << degree) + 1 + sum(1 << i for i in middle)
    assert (field.degree, field.order, field.characteristic) == (degree, 2**degree, 2)
    assert field.irreducible_poly == poly_ and field.limbs == -(-degree // 64)
    assert repr(field) == f"Field({degree}, {middle})"
    assert gf2.Field(poly_) == field == pickle.loads(pickle.dumps(field)) and hash(gf2.Field(poly_)) == hash(field)
    modulus, random_ = polynomial(poly_), random.Random(degree)
    elements = [1, 2, 3, 2**degree - 1] + [random_.getrandbits(degree) | 1 for _ in range(60)]
    for a in elements:
        b = random_.choice(elements)
        assert field.add(a, b) == a ^ b
        assert field.mul(a, b) == integer(polynomial(a) * polynomial(b) % modulus)
        assert field.mul(a, field.invert(a)) == 1
        assert field.mul(field.divide(a, b), b) == a
        assert field.square(field.sqrt(a)) == a == field.sqrt(field.square(a))
        y = field.solve_quadratic(a)
        assert (y is None) == (field.field_trace(a) == 1)
        assert y is None or field.square(y) ^ y == a
        if degree % 2:
            h = field.half_trace(a)
            assert field.square(h) ^ h == a ^ field.field_trace(a)
    inverses = [field.invert(a) for a in elements]
    assert inverses[3] == integer(polynomial(elements[3]).xgcd(modulus)[1])
    assert field.invert_many(elements) == inverses and field.invert_many([]) == []
    rows = bezout.to_limbs([*elements, 0], field.limbs)
    for threads in [1, 2]:
        out, ok = field.invert_array(rows, threads=threads)
        assert bezout.from_limbs(out) == [*inverses, 0]
        assert ok.tolist() == [True] * len(elements) + [False]


def test_what_is_no_element():
    field = gf2.Field(233, (74,))
    for call in [field.invert, field.sqrt, lambda a: field.mul(1, a), lambda a: field.invert_many([1, a])]:
        for bad in [-1, 2**233]:
            with pytest.raises(ValueError, match=r"below 2\^233 are accepted"):
                call(bad)
    for call in [field.invert, lambda a: field.divide(1, a), lambda a: field.invert_many([1, a])]:
        with pytest.raises(bezout.NotInvertible) as caught:
            call(0)
        assert caught.value.gcd == 0
    out, ok = field.invert_array(bezout.to_limbs([1, 2**233, 2], 4))
    assert bezout.from_limbs(out) == [1, 0, field.invert(2)] and ok.tolist() == [True, False, True]


@pytest.mark.parametrize("arguments, text", [
    ((233, (75,)), "reducible"), ((0b10101,), "reducible"), ((0b101,), "trinomial"), ((0b110,), "constant term"), ((-7,), "negative"),
    (("fips234",), "fips233"), (("fips233", (74,)), "by name"), ((0,), "constant term"),
])
def test_fields_that_are_refused(arguments, text):
    with pytest.raises(ValueError, match=text):
        gf2.Field(*arguments)


@pytest.mark.parametrize("name", ["sntrup761-rq", "hrss701-s3", "bike-l1"])
def test_a_ring_by_name(name):
    ring = poly.Ring(name)
    assert name in poly.names() and repr(ring) == f'Ring("{name}")'
    again = pickle.loads(pickle.dumps(ring))
    assert again == ring and hash(again) == hash(ring) and again.modulus == ring.modulus
    assert len({poly.Ring(name), ring, poly.Ring("F7", [1, 0, 1])}) == 2
    random_ = random.Random(name)
    p = {2: 2, 3: 3, 4591: 4591}[ring.q]
    modulus = flint.nmod_poly(ring.modulus, p)
    for _ in range(10):
        a = [random_.choice([-1, 0, 1]) for _ in range(ring.n)]
        f = flint.nmod_poly([c % p for c in a], p)
        try:
            inverse = ring.invert(a)
        except bezout.NotInvertible as error:
            assert flint.nmod_poly(error.gcd, p) == f.gcd(modulus) != 1
        else:
            assert f * flint.nmod_poly(inverse, p) % modulus == 1 and len(inverse) == ring.n


def test_a_ring_over_a_prime_field():
    ring = poly.Ring("F7", [1, 0, 1])
    assert repr(ring) == 'Ring("F7", [1, 0, 1])' and (ring.q, ring.n, ring.modulus) == (7, 2, [1, 0, 1])
    assert ring.invert([0, 1]) == [0, 6] == ring.invert([7, -6])
    assert pickle.loads(pickle.dumps(ring)).invert([0, 1]) == [0, 6]
    with pytest.raises(bezout.NotInvertible) as caught:
        poly.Ring("F7", [6, 0, 1]).invert([1, 1])
    assert caught.value.gcd == [1, 1]
    assert ring == poly.Ring("F7", [8, -7, 1, 0]) != poly.Ring("F7", [2, 0, 1]) and ring != poly.Ring("F11", [1, 0, 1])
    for arguments, text in [
        (("F8", [1, 1]), "prime"), (("F7",), "needs a modulus"), (("F7", [0]), "zero"), (("x",), "accepted"),
    ]:
        with pytest.raises(ValueError, match=text):
            poly.Ring(*arguments)


RINGS = [(name, None) for name in ("sntrup761-rq", "sntrup653-r3", "hrss701-rq", "hps2048509-rq", "hps2048509-s3", "bike-l1")]
RINGS += [("F7", [1, 0, 1]), ("F7", [3, 0, 5, 2]), ("F2147483647", [5, -1, 0, 3]), ("F5", [2]), ("F7", [6, 6, 0, 1])]


@pytest.mark.parametrize("name, modulus", RINGS)
def test_operations_of_a_ring(name, modulus):
    """Against products of integers in which coefficients do not touch, and python-flint's division."""
    ring, random_ = poly.Ring(name, modulus) if modulus else poly.Ring(name), random.Random(name)
    n, q, m = ring.n, ring.q, flint.fmpz_poly(ring.modulus)

    def reduced(f):
        """Modulo the modulus, which is monic or over a prime field."""
        if m.coeffs()[-1] == 1:
            return [int(c) % q for c in (f % m).coeffs()]
        rest = flint.nmod_poly([int(c) % q for c in f.coeffs()], q) % flint.nmod_poly(ring.modulus, q)
        return [int(c) for c in rest.coeffs()]

    def same(found, f):
        expected = reduced(f)
        return len(found) == n and found[:len(expected)] == expected and not any(found[len(expected):])

    for length in [0, 1, n, n + 1, 2 * n + 5]:
        a = [random_.choice([-1, 0, 1, q - 1, 2**70, random_.randrange(q)]) for _ in range(length)]
        b = [random_.randrange(q) for _ in range(random_.randrange(1, n + 2))]
        f, g = flint.fmpz_poly(a), flint.fmpz_poly(b)
        assert same(ring.reduce(a), f) and same(ring.neg(a), -f)
        assert same(ring.add(a, b), f + g) and same(ring.sub(a, b), f - g) and same(ring.mul(a, b), f * g)
        lifted = ring.lift(a)
        assert same([c % q for c in lifted], f) and all(-(q // 2) <= c <= (q - 1) // 2 for c in lifted)
        assert ring.mul(iter(a), tuple(b)) == ring.mul(b, a)
        if m == flint.fmpz_poly([-1, *[0] * (n - 1), 1]) or name.startswith("h"):
            cyclic = [int(c) % q for c in (f * g % flint.fmpz_poly([-1, *[0] * (n - 1), 1])).coeffs()]
            found = ring.mul(a, b, cyclic=True)
            assert found[:len(cyclic)] == cyclic and not any(found[len(cyclic):]) and len(found) == n
        elif name != "bike-l1":
            with pytest.raises(ValueError, match="rings of NTRU and BIKE are accepted"):
                ring.mul(a, b, cyclic=True)
    # Who has an inverse can check it.
    for _ in range(10):
        a = [random_.randrange(q) for _ in range(n)]
        try:
            inverse = ring.invert(a)
        except bezout.NotInvertible:
            continue
        assert ring.mul(a, inverse) == ([1, *[0] * (n - 1)] if n else [])


@pytest.mark.parametrize("p", [2, 3, 7, 4591, 2**31 - 1])
def test_operations_over_a_prime_field(p):
    field, random_ = poly.PrimeField(p), random.Random(p)
    for _ in range(100):
        a, b = ([random_.randrange(-p, 2 * p) for _ in range(random_.randrange(200))] for _ in range(2))
        f, g = (flint.nmod_poly([c % p for c in x], p) for x in (a, b))

        def list_of(f):
            return [int(c) for c in f.coeffs()]

        assert field.reduce(a) == list_of(f) and field.neg(a) == list_of(-f)
        assert field.add(a, b) == list_of(f + g) and field.sub(a, b) == list_of(f - g) and field.mul(a, b) == list_of(f * g)
        lifted = field.lift(a)
        assert [c % p for c in lifted] == list_of(f) and all(-(p // 2) <= c <= (p - 1) // 2 for c in lifted)
        if g != 0:
            assert field.divmod(iter(a), iter(b)) == tuple(map(list_of, divmod(f, g)))
    with pytest.raises(ValueError, match="b is zero"):
        field.divmod([1], [p])


@pytest.mark.parametrize("p", [2, 3, 7, 4591, 2**31 - 1])
def test_polynomials_over_a_prime_field(p):
    field, random_ = poly.PrimeField(p), random.Random(p)
    assert (field.p, repr(field), pickle.loads(pickle.dumps(field)).p) == (p, f"PrimeField({p})", p)
    for _ in range(40):
        a, b, c = ([random_.randrange(-p, p) for _ in range(random_.randrange(1, 30))] for _ in range(3))
        f, g, h = (flint.nmod_poly([c % p for c in x], p) for x in (a, b, c))
        x, y = ([int(c) for c in z.coeffs()] for z in (f * h, g * h))
        assert field.gcd(x, y) == [int(c) for c in (f * h).gcd(g * h).coeffs()]
        d, s, t = (flint.nmod_poly(z, p) for z in field.gcdext(x, y))
        assert d == s * f * h + t * g * h == (f * h).gcd(g * h)
        assert field.resultant(a, b) == int(f.resultant(g))
    assert pickle.loads(pickle.dumps(field)) == field == poly.PrimeField(p) != poly.PrimeField(13)
    assert len({field, poly.PrimeField(p), poly.PrimeField(13)}) == 2
    for bad in [9, 0, -7, 2**32, 2**70]:
        with pytest.raises(ValueError, match="prime"):
            poly.PrimeField(bad)


def test_coefficients_of_any_size_and_source():
    field, ring = poly.PrimeField(2**31 - 1), poly.Ring("F7", [1, 0, 1])
    random_ = random.Random(5)
    numbers = [random_.getrandbits(bits) - random_.getrandbits(bits) for bits in [1, 32, 63, 64, 65, 128, 500, 5000] * 5]
    small = [x % field.p for x in numbers]
    assert field.gcd(numbers, []) == field.gcd(small, []) and field.resultant(numbers, [3, 1]) == field.resultant(small, [3, 1])
    assert ring.invert([7 * 2**100, 1 - 7 * 2**100]) == [0, 6] == poly.Ring("F7", [7**60 + 1, 0, 1]).invert([0, 1])
    numpy = pytest.importorskip("numpy")
    for source in [tuple, iter, numpy.array, bytes, lambda items: (x for x in items)]:
        assert ring.invert(source([0, 1])) == [0, 6] == poly.Ring("F7", source([1, 0, 1])).invert([0, 1])
        assert gf2.Field(8, source([4, 3, 1])) == gf2.Field(8, (4, 3, 1))
    for bad in [{0, 1}, frozenset([1]), {0: 1}, {0: 1}.keys(), "01", 5, None]:
        for name, call in [
            ("a", lambda: ring.invert(bad)), ("b", lambda: field.gcd([1], bad)), ("a", lambda: field.gcdext(bad, [1])),
            ("modulus", lambda: poly.Ring("F7", bad)), ("middle", lambda: gf2.Field(8, bad)),
        ]:
            if bad is not None or name not in ("modulus", "middle"):
                with pytest.raises(TypeError, match=f"^{name} is of the class .* iterators of integers are accepted"):
                    call()
    for bad in [[1.0], ["1"], [None]]:
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            ring.invert(bad)
    for middle, text in [([4, 3, -1], r"middle\[2\] is negative"), ([4, 3, 2**70], "exponent"), ([4, 3, 0], "from 1 up")]:
        with pytest.raises(ValueError, match=text):
            gf2.Field(8, middle)
    with pytest.raises(ValueError, match="2 ... 1023"):
        gf2.Field(1 << 10**6 | 1)
