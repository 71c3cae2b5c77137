# SPDX-License-Identifier: MIT OR Apache-2.0
"""Results against Python's integers, with words around every buffer that nothing may write."""

import ctypes
import math
import random

import pytest

LIMBS = [1, 2, 3, 4, 5, 6, 8, 9, 16, 17]
NOT_INVERTIBLE, EVEN, LENGTH, RANGE, PARAMETER, OVERLAP, NULL = -1, -2, -3, -4, -5, -6, -7
GUARD, SIDES = 0x5A5A, 4


class Buffer:
    """Numbers with guards on both sides."""

    def __init__(self, words, kind=ctypes.c_uint64):
        self.count = len(words)
        self.array = (kind * (self.count + 2 * SIDES))(*[GUARD % 251] * SIDES, *words, *[GUARD % 251] * SIDES)
        self.pointer = ctypes.byref(self.array, SIDES * ctypes.sizeof(kind))

    def words(self):
        whole = list(self.array)
        assert set(whole[:SIDES] + whole[SIDES + self.count :]) == {GUARD % 251}, "a guard was written"
        return whole[SIDES : SIDES + self.count]


def limbs(x, n):
    return [x >> 64 * i & (2**64 - 1) for i in range(n)]


def number(words):
    return sum(w << 64 * i for i, w in enumerate(words))


def inverse(x, m):
    """The inverse, or none; modulo 1 it is 0."""
    return pow(x, -1, m) if m and math.gcd(x, m) == 1 else None


@pytest.fixture(scope="session")
def library(prefix):
    loaded = ctypes.CDLL(str(prefix / "lib/libbezout.so"))

    class Library:
        """Functions by their names, without the prefix; lengths are size_t."""

        def __getattr__(self, name):
            function = getattr(loaded, f"bezout_{name}")
            function.restype = ctypes.c_size_t if name.endswith(("_scratch", "_words", "_len")) else ctypes.c_int

            def call(*arguments):
                as_c = [ctypes.c_size_t(a) if isinstance(a, int) else a for a in arguments]
                return function(*[a.pointer if isinstance(a, Buffer) else a for a in as_c])

            return call

        def text(self, error):
            loaded.bezout_strerror.restype = ctypes.c_char_p
            return loaded.bezout_strerror(error).decode()

    return Library()


def operands(seed):
    """Pairs of numbers with their limbs."""
    rng = random.Random(seed)
    for n in LIMBS:
        top = 2 ** (64 * n)
        for _ in range(12):
            a, b = rng.randrange(top), rng.randrange(top)
            yield n, a, b
            factor = rng.choice([2, 3, 2**20, rng.randrange(1, 2**60)])
            yield n, a // factor * factor, b // factor * factor
        for a, b in [(0, 0), (0, 5), (5, 0), (1, 1), (top - 1, top - 1), (top - 1, top - 2), (3, 1), (7, top >> 1)]:
            yield n, a, b


def one(function, n, scratch, *numbers):
    """Calls a function that writes one number: what it returns, and the number."""
    out, room = Buffer([7] * n), Buffer([9] * scratch)
    given = [Buffer(limbs(x, n)) for x in numbers]
    error = function(out, n, *given, room)
    room.words()
    assert [b.words() for b in given] == [limbs(x, n) for x in numbers], "an input was written"
    return error, number(out.words())


def test_inverses(library):
    for n, x, m in operands(1):
        y = inverse(x, m)
        wanted = (0, y) if y is not None else (NOT_INVERTIBLE, 0)
        room = library.invert_mod_scratch(n)
        assert one(library.invert_mod, n, room, x, m) == wanted, (x, m)
        assert one(library.invert_mod_vartime, n, room, x, m) == wanted, (x, m)
        wanted = wanted if m % 2 else (EVEN, 0)
        assert one(library.invert_odd_mod, n, library.invert_odd_mod_scratch(n), x, m) == wanted, (x, m)
        if n in (4, 6, 8):
            out = Buffer([7] * n)
            function = getattr(library, f"invert_odd_mod_{64 * n}")
            error = function(out, Buffer(limbs(x, n)), Buffer(limbs(m, n)))
            assert (error, number(out.words())) == wanted, (x, m)


def test_gcds_and_cofactors(library):
    for n, a, b in operands(2):
        g = math.gcd(a, b)
        room = library.gcd_scratch(n)
        assert one(library.gcd, n, room, a, b) == (0, g)
        assert one(library.gcd_vartime, n, room, a, b) == (0, g)
        for function in (library.xgcd, library.xgcd_vartime):
            out, signs = [Buffer([7] * n) for _ in range(3)], [ctypes.c_int(5), ctypes.c_int(5)]
            room = Buffer([9] * library.xgcd_scratch(n))
            pointers = [ctypes.byref(sign) for sign in signs]
            assert function(*out, *pointers, n, Buffer(limbs(a, n)), Buffer(limbs(b, n)), room) == 0
            room.words()
            d, s, t = (number(x.words()) for x in out)
            s, t = (-x if sign.value else x for x, sign in zip((s, t), signs))
            assert d == g and s * a + t * b == g, (a, b)
            if g and a != b and 2 * g not in (a, b) and a and b:
                assert 2 * g * abs(s) <= b and 2 * g * abs(t) <= a, (a, b, s, t)


def test_remainders_and_halves(library):
    for n, a, b in operands(2):
        for bound in (0, 1, a, 1 << 32 * n):
            out, signs = [Buffer([7] * n) for _ in range(4)], [ctypes.c_int(5), ctypes.c_int(5)]
            pointers = [ctypes.byref(sign) for sign in signs]
            given = [Buffer(limbs(z, n)) for z in (a, b, bound)]
            room = Buffer([9] * library.partial_xgcd_scratch(n))
            assert library.partial_xgcd_vartime(*out, *pointers, n, *given, room) == 0
            room.words()
            x, y, u, v = (number(z.words()) for z in out)
            rows = [(b, 1), (a, 0)] if a <= b else [(a, 0), (b, 1)]
            while rows[1][0] >= max(bound, 1):
                (p, c), (q, d) = rows
                rows = [(q, d), (p % q, c - p // q * d)]
            u, v = (-z if sign.value else z for z, sign in zip((u, v), signs))
            assert [(x, u), (y, v)] == rows, (a, b, bound)
        out, sign = [Buffer([7] * n) for _ in range(2)], ctypes.c_int(5)
        room = Buffer([9] * library.split_scratch(n))
        error = library.split_vartime(*out, ctypes.byref(sign), n, Buffer(limbs(a, n)), Buffer(limbs(b, n)), room)
        room.words()
        assert error == (0 if b else EVEN), (a, b)
        if b:
            r, t = (number(z.words()) for z in out)
            assert r < 1 << b.bit_length() // 2 and 0 < t < 1 << (b.bit_length() + 1) // 2, (a, b)
            assert ((-t if sign.value else t) * a - r) % b == 0, (a, b)


def jacobi(a, n):
    a, s = a % n, 1
    while a:
        while a % 2 == 0:
            a, s = a // 2, -s if n % 8 in (3, 5) else s
        a, n, s = n % a, a, -s if a % 4 == n % 4 == 3 else s
    return s if n == 1 else 0


def kronecker(a, b):
    if b == 0:
        return int(a == 1)
    s = 1
    while b % 2 == 0:
        b, s = b // 2, s * (0 if a % 2 == 0 else -1 if a % 8 in (3, 5) else 1)
    return s * jacobi(a, b)


def test_symbols(library):
    for n, x, m in operands(3):
        room = Buffer([9] * library.jacobi_scratch(n))
        symbol = ctypes.c_int(5)
        given = Buffer(limbs(x, n)), Buffer(limbs(m, n))
        assert library.kronecker_vartime(ctypes.byref(symbol), n, *given, room) == 0
        assert symbol.value == kronecker(x, m), (x, m)
        wanted = (0, jacobi(x, m)) if m % 2 else (EVEN, 0)
        functions = [library.jacobi, library.jacobi_vartime]
        for function in functions:
            symbol.value = 5
            assert (function(ctypes.byref(symbol), n, *given, room), symbol.value) == wanted, (x, m)
        if n == 4:
            symbol.value = 5
            assert (library.jacobi_256(ctypes.byref(symbol), *given), symbol.value) == wanted
        room.words()


@pytest.mark.parametrize("count", [0, 1, 3, 20, 300])
def test_rows(library, count):
    rng = random.Random(count)
    for n in (1, 4, 5, 9):
        top = 2 ** (64 * n)
        for m in (rng.randrange(top) | 1, 15, 1, rng.randrange(top) & ~1):
            xs = [rng.choice([rng.randrange(top), 0 if i % 3 else 1]) for i in range(count)]
            rows = Buffer([w for x in xs for w in limbs(x, n)])
            room = Buffer([9] * library.invert_rows_scratch(count, n))
            error = library.invert_rows(rows, count, n, Buffer(limbs(m, n)), room)
            room.words()
            ys = [inverse(x, m) for x in xs]
            if m % 2 == 0:
                assert error == EVEN and not any(rows.words())
            else:
                assert error == (NOT_INVERTIBLE if None in ys else 0)
                assert rows.words() == [w for y in ys for w in limbs(y or 0, n)]
        moduli = [rng.choice([rng.randrange(top), rng.randrange(top) | 1]) for _ in xs]
        rows = Buffer([w for x in xs for w in limbs(x, n)])
        room = Buffer([9] * library.invert_each_rows_scratch(n))
        error = library.invert_each_rows(rows, count, n, Buffer([w for m in moduli for w in limbs(m, n)]), room)
        room.words()
        ys = [inverse(x, m) for x, m in zip(xs, moduli)]
        assert error == (NOT_INVERTIBLE if None in ys else 0)
        assert rows.words() == [w for y in ys for w in limbs(y or 0, n)]


def test_lengths(library):
    nothing = Buffer([])
    assert library.invert_mod(nothing, 0, nothing, nothing, nothing) == LENGTH
    assert library.gcd(nothing, 0, nothing, nothing, nothing) == LENGTH
    assert library.invert_odd_mod(nothing, 0, nothing, nothing, nothing) == LENGTH
    assert library.invert_rows(nothing, 1, 0, nothing, nothing) == LENGTH
    assert library.invert_each_rows(nothing, 2**60, 2**60, nothing, nothing) == LENGTH
    assert library.invert_rows(nothing, 2**62, 4, nothing, nothing) == LENGTH


def test_lengths_that_no_memory_has(library):
    """A length of scratch that cannot be had, and an error, where sums would begin again at zero."""
    words = Buffer([1, 2, 3])
    names = ["invert_mod", "invert_odd_mod", "gcd", "xgcd", "partial_xgcd", "split", "jacobi", "invert_each_rows"]
    for n in (2**53, 2**61, 2**64 - 1):
        assert {getattr(library, f"{name}_scratch")(n) for name in names} == {library.invert_rows_scratch(1, n)} == {2**64 - 1}
        assert library.gcd(words, n, words, words, words) == LENGTH
        assert library.invert_rows(words, 1, n, words, words) == LENGTH
        assert library.invert_rows(words, n, 3, words, words) == LENGTH


def test_no_rows(library):
    """They may be null, and scratch may not."""
    room, nothing = Buffer([5] * library.invert_rows_scratch(0, 4)), ctypes.c_void_p()
    assert library.invert_rows(nothing, 0, 4, Buffer([3, 0, 0, 0]), room) == 0
    assert library.invert_rows(nothing, 1, 4, Buffer([3, 0, 0, 0]), room) == NULL
    assert library.invert_rows(nothing, 0, 4, Buffer([3, 0, 0, 0]), nothing) == NULL
    room = Buffer([5] * library.invert_each_rows_scratch(4))
    assert library.invert_each_rows(nothing, 0, 4, nothing, room) == 0


def test_what_gave_wrong_numbers(library):
    """Outputs in one place, or in scratch, are refused, and nothing is written; an output in the place of an input is right."""
    a, b, room = Buffer([240]), Buffer([46]), Buffer([9] * library.xgcd_scratch(1))
    signs = [ctypes.byref(ctypes.c_int(5)) for _ in range(2)]
    g = Buffer([7])
    assert library.xgcd(g, g, g, *signs, 1, a, b, room) == OVERLAP
    assert g.words() == [7] and set(room.words()) == {9}
    assert library.invert_mod(room, 1, a, Buffer([7]), room) == OVERLAP
    x = Buffer([3])
    assert library.invert_mod_vartime(x, 1, x, Buffer([7]), room) == 0 and x.words() == [5]


def carryless(a, b):
    out = 0
    while b:
        out, a, b = out ^ (a if b & 1 else 0), a << 1, b >> 1
    return out


def reduce(a, f):
    while a.bit_length() >= f.bit_length():
        a ^= f << a.bit_length() - f.bit_length()
    return a


def field(library, degree, middle):
    made = Buffer([0] * 96)
    middle_c = (ctypes.c_size_t * len(middle))(*middle)
    return library.gf2m_init(made, degree, middle_c, len(middle)), made


@pytest.mark.parametrize("degree, middle", [(60, [1]), (163, [7, 6, 3]), (233, [74]), (571, [10, 5, 2]), (1023, [7])])
def test_binary_fields(library, degree, middle):
    rng = random.Random(degree)
    error, made = field(library, degree, middle)
    assert error == 0
    f = 1 << degree | 1 | sum(1 << k for k in middle)
    n = library.gf2m_words(made)
    assert n == -(-degree // 64)
    elements = [rng.randrange(1 << degree) for _ in range(70)] + [1, 0]
    for a, b in zip(elements, elements[::-1]):
        out = Buffer([7] * n)
        assert library.gf2m_mul(out, made, Buffer(limbs(a, n)), Buffer(limbs(b, n))) == 0
        assert number(out.words()) == reduce(carryless(a, b), f)
        out = Buffer([7] * n)
        assert library.gf2m_square_times(out, made, Buffer(limbs(a, n)), 2) == 0
        square = reduce(carryless(a, a), f)
        assert number(out.words()) == reduce(carryless(square, square), f)
        # One at a time they would never end.
        for times in (degree + 2, 2**62 // degree * degree + 2):
            again = Buffer([7] * n)
            assert library.gf2m_square_times(again, made, Buffer(limbs(a, n)), times) == 0
            assert again.words() == out.words()
        out = Buffer([7] * n)
        assert library.gf2m_invert(out, made, Buffer(limbs(a, n))) == (0 if a else NOT_INVERTIBLE)
        assert reduce(carryless(number(out.words()), a), f) == (1 if a else 0)
    for count, wanted in [(70, 0), (72, NOT_INVERTIBLE), (0, 0)]:
        rows = Buffer([w for a in elements[:count] for w in limbs(a, n)])
        assert library.gf2m_invert_rows(rows, count, made) == wanted
        words = rows.words()
        for i, a in enumerate(elements[:count]):
            assert reduce(carryless(number(words[i * n :][:n]), a), f) == (1 if a else 0)
    if degree % 64:
        beyond = Buffer(limbs(1 << degree, n))
        out = Buffer([7] * n)
        assert library.gf2m_invert(out, made, beyond) == RANGE and not any(out.words())
        assert library.gf2m_invert_rows(beyond, 1, made) == RANGE and not any(beyond.words())


def test_what_is_no_field_or_ring(library):
    for degree, middle in [(233, [73]), (1024, [1]), (1, []), (163, [7, 6]), (0, [1]), (2**63, [1])]:
        error, made = field(library, degree, middle)
        assert error == PARAMETER and not any(made.words()), (degree, middle)
    ring = Buffer([7] * 4)
    assert library.ring_ntru(ring, 7, ctypes.c_uint32(8192)) == PARAMETER
    assert library.ring_ntru_prime(ring, 761, ctypes.c_uint32(4590)) == PARAMETER
    assert ring.words() == [7] * 4


@pytest.mark.parametrize("content", [0, 7, 2**64 - 1])
def test_what_was_not_initialized(library, content):
    field, ring, words = Buffer([content] * 96), Buffer([content] * 4), [Buffer([1] * 16) for _ in range(3)]
    assert library.gf2m_words(field) == 0 and library.ring_len(ring) == 0
    assert library.gf2m_mul(words[0], field, *words[1:]) == library.gf2m_invert(words[0], field, words[1]) == PARAMETER
    assert library.gf2m_invert_rows(words[0], 1, field) == PARAMETER
    assert library.ring_invert(words[0], ring, words[1]) == PARAMETER
    assert library.ring_invert_rows(words[0], 1, ring, words[1]) == PARAMETER
    assert words[0].words() == [1] * 16


@pytest.mark.parametrize("prime, n, q", [(True, 761, 4591), (True, 653, 3), (False, 509, 2048), (False, 701, 3)])
def test_rings(library, prime, n, q):
    rng = random.Random(n)
    ring = Buffer([0] * 4)
    init = library.ring_ntru_prime if prime else library.ring_ntru
    assert init(ring, n, ctypes.c_uint32(q)) == 0 and library.ring_len(ring) == n

    def product(a, b):
        """Modulo x^p - x - 1, or (x^n - 1)/(x - 1) with the last coefficient 0."""
        wide = [0] * (2 * n)
        for i, x in enumerate(a):
            for j, y in enumerate(b):
                wide[i + j] += x * y
        for i in range(2 * n - 1, n - 1, -1):
            wide[i - n] += wide[i]
            wide[i - n + 1] += wide[i] if prime else 0
            wide[i] = 0
        last = 0 if prime else wide[n - 1]
        return [(c - last) % q for c in wide[:n]]

    one_element = [1] + [0] * (n - 1)
    elements = []
    while len(elements) < 3:
        a = [rng.randrange(min(q, 3)) for _ in range(n)]
        out = Buffer([7] * n, ctypes.c_uint16)
        error = library.ring_invert(out, ring, Buffer(a, ctypes.c_uint16))
        if error == 0:
            assert product(out.words(), a) == one_element
            elements.append((a, out.words()))
        else:
            assert error == NOT_INVERTIBLE and not any(out.words())
    zero = [0] * n
    for count, wanted in [(3, 0), (4, NOT_INVERTIBLE)]:
        pairs = (elements + [(zero, zero)])[:count]
        rows = Buffer([c for a, _ in pairs for c in a], ctypes.c_uint16)
        room = Buffer([5] * (2 * n), ctypes.c_uint16)
        assert library.ring_invert_rows(rows, count, ring, room) == wanted
        assert rows.words() == [c for _, y in pairs for c in y]
        room.words()
    out = Buffer([7] * n, ctypes.c_uint16)
    assert library.ring_invert(out, ring, Buffer([q] * n, ctypes.c_uint16)) == RANGE and not any(out.words())


def test_curve25519(library):
    """The vector of RFC 7748, a key exchange, and there and back by Elligator 2."""
    alice = bytes(range(100, 132))
    bob = bytes(range(32))

    def call(function, *arguments):
        out = Buffer([7] * 32, ctypes.c_uint8)
        given = [Buffer(list(a), ctypes.c_uint8) if isinstance(a, bytes) else ctypes.c_uint8(a) for a in arguments]
        return function(out, *given), bytes(out.words())

    keys = [call(library.x25519_public_key, secret) for secret in (alice, bob)]
    assert [error for error, _ in keys] == [0, 0]
    assert call(library.x25519, alice, bytes([9] + [0] * 31)) == keys[0]
    shared = call(library.x25519_shared_secret, alice, keys[1][1])
    assert shared == call(library.x25519_shared_secret, bob, keys[0][1]) and shared[0] == 0
    assert call(library.x25519_shared_secret, alice, bytes(32)) == (NOT_INVERTIBLE, bytes(32))
    # The vector of section 5.2.
    scalar = bytes.fromhex("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4")
    u = bytes.fromhex("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c")
    product = bytes.fromhex("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552")
    assert call(library.x25519, scalar, u) == (0, product)
    found = 0
    for torsion in range(32):
        error, key = call(library.elligator2_public_key, alice, torsion)
        assert error == 0
        error, uniform = call(library.elligator2_to_uniform, key, 0x35)
        if error == 0:
            found += 1
            assert call(library.elligator2_from_uniform, uniform) == (0, key)
        else:
            assert (error, uniform) == (NOT_INVERTIBLE, bytes(32))
    assert 0 < found < 32


def test_errors_have_texts(library):
    texts = [library.text(error) for error in (0, *range(-7, 0))]
    assert len(set(texts)) == 8 and all(texts)
    assert library.text(77) == library.text(-99) == "unknown error"
