# SPDX-License-Identifier: MIT OR Apache-2.0
"""Moduli that are kept, and arrays."""

import array
import ctypes
import pickle
import random
import threading
import time

import gmpy2
import pytest

import bezout
import bezout.audit
from bezout import _native, gf2, poly

numpy = pytest.importorskip("numpy")

MODULI = [
    *(1, 3, 15, 2**61 - 1, 2**64 - 59, 2**64 + 13, 2**127 - 1, 3**80, 2**255 - 19, 2**256 - 2**32 - 977, 2**320 + 5),
    *(2**384 + 231, 2**448 - 2**224 - 1, 2**512 - 1, 2**521 - 1, 3**400, 2**1024 - 105, 2**1500 + 1, 2**2048 - 1),
    *(2**4096 + 1, 2**5000 + 9),
]


def limbs(m):
    return max(1, -(-m.bit_length() // 64))


def numbers(m, count, seed=0):
    """Below 2^(64 limbs): zeros, and multiples of factors of m, among others."""
    random_ = random.Random(seed)
    some = [0, 1, m - 1, m, (1 << 64 * limbs(m)) - 1, 3]
    some += [random_.getrandbits(64 * limbs(m)) for _ in range(count - len(some))]
    return [x % (1 << 64 * limbs(m)) for x in some]


def inverse(x, m):
    """0 and false if there is none."""
    try:
        return pow(x, -1, m), True
    except ValueError:
        return 0, False


@pytest.mark.parametrize("m", MODULI, ids=int.bit_length)
def test_a_modulus_is_pow(m):
    kept = bezout.Modulus(m)
    assert (kept.modulus, kept.limbs) == (m, limbs(m))
    random_ = random.Random(m)
    for x in numbers(m, 24) + [-1, -5, m << 70, -(m << 200) - 7]:
        e = random_.getrandbits(random_.choice([2, 64, 200, 600])) * random_.choice([-1, 1, 1])
        y = random_.getrandbits(700) - random_.getrandbits(700)
        expected, ok = inverse(x, m)
        if ok:
            assert kept.invert(x) == expected
            assert kept.pow(x, e) == pow(x, e, m)
        else:
            with pytest.raises(bezout.NotInvertible):
                kept.invert(x)
            with pytest.raises(bezout.NotInvertible):
                kept.pow(x, -1)
            assert kept.pow(x, abs(e)) == pow(x, abs(e), m)
        assert kept.mul(x, y) == x * y % m
        assert kept.jacobi(x) == gmpy2.jacobi(x, m)
    assert kept.pow(0, 0) == pow(0, 0, m)


def test_an_even_modulus_is_refused():
    for m in [0, 2, -3, 2**200]:
        with pytest.raises(ValueError, match="odd integers from 1 up are accepted"):
            bezout.Modulus(m)


def test_a_modulus_is_shown_and_pickled():
    kept = bezout.Modulus(2**255 - 19)
    assert repr(kept) == f"Modulus({2**255 - 19})"
    assert repr(bezout.Modulus(2**20000 + 1)).startswith("Modulus(0x1000")
    again = pickle.loads(pickle.dumps(kept))
    assert again == kept and hash(again) == hash(kept) and again.modulus == kept.modulus
    assert len({bezout.Modulus(7), bezout.Modulus(7), bezout.Modulus(9)}) == 2
    assert bezout.Modulus(7) != 7 and bezout.Modulus(7) != bezout.Modulus(7 + 2**64)


@pytest.mark.parametrize("m", MODULI, ids=int.bit_length)
def test_many_inverses(m):
    kept = bezout.Modulus(m)
    good = [x for x in numbers(m, 600 if m < 2**600 else 60) + [-2, m << 90 | 1] if inverse(x, m)[1]]
    assert kept.invert_many(good) == [pow(x, -1, m) for x in good]
    assert kept.invert_many(tuple(good[:3])) == [pow(x, -1, m) for x in good[:3]]
    assert kept.invert_many([]) == []
    if m > 1:
        with pytest.raises(bezout.NotInvertible, match=r"integers\[3\]") as caught:
            kept.invert_many([1, 2**64, 4, m * 5])
        assert caught.value.gcd == m


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("m", MODULI, ids=int.bit_length)
def test_rows_are_inverted(m, threads):
    xs = numbers(m, 1100 if m < 2**600 else 70)
    n = limbs(m)
    rows = numpy.asarray(bezout.to_limbs(xs, n))
    out, ok = bezout.Modulus(m).invert_array(rows, threads=threads)
    expected = [inverse(x, m) for x in xs]
    assert isinstance(out, numpy.ndarray) and out.shape == (len(xs), n) and out.dtype == numpy.uint64
    assert isinstance(ok, numpy.ndarray) and ok.dtype == bool
    assert (bezout.from_limbs(out), ok.tolist()) == tuple(map(list, zip(*expected)))
    # In place, into a given array, and without numpy.
    mine, truth = numpy.zeros_like(rows), bytearray(len(xs))
    assert bezout.Modulus(m).invert_array(rows, out=mine, ok=truth)[0] is mine
    assert (mine == out).all() and list(map(bool, truth)) == ok.tolist()
    flat = array.array("Q", rows.tobytes())
    view, _ = bezout.Modulus(m).invert_array(flat, out=flat)
    assert view is flat and flat.tobytes() == out.tobytes()
    view, truth = bezout.Modulus(m).invert_array(bezout.to_limbs(xs, n))
    assert type(view) is memoryview and view.shape == (len(xs), n) and view.tobytes() == out.tobytes()
    assert truth.tolist() == ok.tolist()


@pytest.mark.parametrize("m", MODULI, ids=int.bit_length)
def test_symbols_of_rows(m):
    xs = numbers(m, 100)
    rows = numpy.asarray(bezout.to_limbs(xs, limbs(m)))
    symbols = bezout.Modulus(m).jacobi_array(rows, threads=2)
    assert symbols.dtype == numpy.int8
    assert symbols.tolist() == [gmpy2.jacobi(x, m) for x in xs]
    assert bezout.Modulus(m).jacobi_array(bezout.to_limbs(xs, limbs(m))).tolist() == symbols.tolist()


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6, 9, 12, 16, 64, 65])
def test_moduli_of_their_own(n):
    random_ = random.Random(n)
    count = 300 if n < 10 else 70
    xs = [random_.getrandbits(64 * n) for _ in range(count)]
    ms = [random_.getrandbits(random_.randint(2, 64 * n)) | 1 for _ in range(count)]
    for even in [False, True]:
        if even:
            ms[5:60] = [random_.getrandbits(64 * n) for _ in range(55)]
            ms[7] = 0
        rows, moduli = (numpy.asarray(bezout.to_limbs(x, n)) for x in (xs, ms))
        expected = [inverse(x, m) if m else (0, False) for x, m in zip(xs, ms)]
        for threads in [1, 2]:
            out, ok = bezout.invert_each(rows, moduli, threads=threads)
            assert (bezout.from_limbs(out), ok.tolist()) == tuple(map(list, zip(*expected)))


def test_limbs_there_and_back():
    xs = [0, 1, 2**64 - 1, 2**64, 2**192 - 1]
    view = bezout.to_limbs(xs, 3)
    assert view.tolist() == [[x >> 64 * i & 2**64 - 1 for i in range(3)] for x in xs]
    assert bezout.from_limbs(view) == xs
    assert bezout.from_limbs(array.array("Q", [1, 2, 3, 4]), 2) == [1 + (2 << 64), 3 + (4 << 64)]
    assert bezout.to_limbs([], 3).tolist() == [] == bezout.from_limbs(numpy.zeros((0, 3), numpy.uint64))
    for bad in [-1, 2**192]:
        with pytest.raises(OverflowError, match=r"integers\[1\].*from 0 up and below 2\^192 are accepted"):
            bezout.to_limbs([1, bad], 3)
    with pytest.raises(ValueError, match="two dimensions"):
        bezout.from_limbs(array.array("Q", [1]))


HUGE = [-1, 0, -(2**63), 2**63 + 2**62, 2**64, -(2**64), 2**70, -(10**30)]


@pytest.mark.parametrize("count", HUGE)
def test_counts_of_any_size(count):
    """An argument that counts is an integer as any other: what is out of range is told by name, and not by `OverflowError`."""
    field = gf2.Field("fips233")
    for name, most, call in [
        ("n", r"2\^24", lambda: bezout.to_limbs([1], count)),
        ("threads", "1024", lambda: MODULUS.invert_array(ROWS, threads=count)),
        ("threads", "1024", lambda: MODULUS.jacobi_array(ROWS, threads=count)),
        ("threads", "1024", lambda: bezout.invert_each(ROWS, ROWS, threads=count)),
        ("threads", "1024", lambda: field.invert_array(ROWS, threads=count)),
        ("words", r"2\^24", lambda: _native.audit.product(b"", count)),
        ("words", r"2\^24", lambda: _native.audit.common(b"", b"", count)),
        *[("n", r"2\^64 - 1", lambda: bezout.from_limbs(ROWS, count))] * (count != 2**63 + 2**62),
    ]:
        shown = str(count) if abs(count) < 2**64 else r"-?2\^64 or beyond"
        with pytest.raises(ValueError, match=f"^{name} is {shown}; integers from 1 to {most} are accepted$"):
            call()
    for bad in [1.0, "1", None]:
        with pytest.raises(TypeError, match="integer"):
            MODULUS.invert_array(ROWS, threads=bad)


def test_ends_of_ranges():
    for threads in [0, 1025]:
        with pytest.raises(ValueError, match=f"threads is {threads}; integers from 1 to 1024"):
            MODULUS.invert_array(ROWS, threads=threads)
    assert bezout.to_limbs([], 2**24).tolist() == []
    with pytest.raises(ValueError, match="n is 16777217; "):
        bezout.to_limbs([], 2**24 + 1)


@pytest.mark.parametrize("make", [lambda view: view, numpy.asarray, lambda _: numpy.zeros((0, 4), numpy.uint64)])
def test_no_rows(make):
    rows = make(bezout.to_limbs([], 4))
    assert bezout.from_limbs(rows) == [] == bezout.from_limbs(rows, 4)
    for moduli in [rows, bezout.to_limbs([], 4), numpy.zeros((0, 4), numpy.uint64)]:
        out, ok = bezout.invert_each(rows, moduli)
        assert len(out) == len(ok) == 0
    out, ok = bezout.Modulus(2**255 - 19).invert_array(rows)
    assert len(out) == len(ok) == 0


def test_rows_that_are_too_long_for_the_memory():
    """Of none of them there is nothing to do; products of their lengths wrapped to zero, or asked for as much memory."""
    for width in [2**32, 2**40, 2**45]:
        rows = numpy.empty((0, width), numpy.uint64)
        assert bezout.from_limbs(rows) == []
        assert len(bezout.invert_each(rows, rows)[0]) == 0
    for n in [2**45, 2**61, 2**62, 2**64 - 1]:
        assert bezout.from_limbs(array.array("Q"), n) == []
        with pytest.raises(ValueError, match="shape"):
            bezout.from_limbs(array.array("Q", [1]), n)


class Lying(list):
    """A list that says that it is longer than memory."""

    length = 2**60

    def __len__(self):
        return self.length


class Long(Lying):
    length = 2**45


@pytest.mark.parametrize("kind", [Lying, Long])
def test_a_length_that_is_not_so_changes_nothing(kind):
    assert bezout.to_limbs(kind([1, 2]), 1).tolist() == [[1], [2]]
    assert bezout.product(kind([2, 3])) == 6 == bezout.crt(kind([0, 6]), kind([2, 7]))
    assert MODULUS.invert_many(kind([1])) == [1]
    assert gf2.Field(8, kind([4, 3, 1])) == gf2.Field(8, (4, 3, 1))
    assert gf2.Field(8, (4, 3, 1)).invert_many(kind([1])) == [1]
    assert poly.PrimeField(7).gcd(kind([1, 2]), kind([2, 4])) == [4, 1]
    assert poly.Ring("F7", kind([1, 0, 1])).invert(kind([0, 1])) == [0, 6]


def test_a_mask_is_refused():
    masked = numpy.ma.masked_array(ROWS, mask=ROWS % 2 == 0)
    for call in [
        lambda: MODULUS.invert_array(masked), lambda: MODULUS.invert_array(ROWS, out=masked), lambda: MODULUS.jacobi_array(masked),
        lambda: bezout.invert_each(masked, ROWS), lambda: bezout.invert_each(ROWS, masked), lambda: bezout.from_limbs(masked),
        lambda: gf2.Field("fips233").invert_array(masked), lambda: MODULUS.invert_array(ROWS, ok=numpy.ma.zeros(10, bool)),
        lambda: bezout.ct.invert(numpy.ma.zeros(4, numpy.uint8), b"\7"), lambda: bezout.audit.product(masked, 4),
    ]:
        with pytest.raises(TypeError, match="has a mask; arrays without one are accepted"):
            call()
    assert len(MODULUS.invert_array(masked.filled())[0]) == 10


MODULUS = bezout.Modulus(2**255 - 19)
ROWS = numpy.arange(40, dtype=numpy.uint64).reshape(10, 4)


@pytest.mark.parametrize("rows, error, text", [
    (ROWS.astype(">u8"), TypeError, "'>Q'|\">Q\"|format"),
    (ROWS.astype(numpy.int64), TypeError, "format"),
    (ROWS.astype(numpy.float64), TypeError, "format"),
    (ROWS.astype(numpy.uint32), TypeError, "format"),
    (ROWS.tobytes(), TypeError, "format"),
    (ROWS[::2], ValueError, "ascontiguousarray"),
    (ROWS[:, ::-1], ValueError, "ascontiguousarray"),
    (numpy.asfortranarray(ROWS), ValueError, "ascontiguousarray"),
    (ROWS.reshape(8, 5), ValueError, "shape"),
    (ROWS.reshape(2, 5, 4), ValueError, "shape"),
    (ROWS.ravel()[:39], ValueError, "shape"),
    ([[1, 2, 3, 4]], TypeError, "lends no memory"),
    (numpy.array(5, numpy.uint64), TypeError, "without a shape or strides"),
    ((ctypes.c_uint64 * 4)(), TypeError, "without a shape or strides; numpy.frombuffer"),
])
def test_arrays_that_are_refused(rows, error, text):
    for call in [MODULUS.invert_array, MODULUS.jacobi_array, gf2.Field("fips233").invert_array,
                 lambda rows: bezout.invert_each(ROWS, rows)]:
        with pytest.raises(error, match=text):
            call(rows)


class Derived(numpy.ndarray):
    """An array of a class of its own."""


@pytest.mark.parametrize("kind", [Derived, numpy.matrix, numpy.recarray])
def test_arrays_of_derived_classes_are_of_numpy(kind):
    rows = ROWS.view(kind)
    outputs = [*MODULUS.invert_array(rows), MODULUS.jacobi_array(rows), *bezout.invert_each(rows, ROWS | 1)]
    assert [type(output) for output in outputs] == [numpy.ndarray] * 5


def test_outputs_that_are_refused():
    fixed = ROWS.copy()
    fixed.flags.writeable = False
    both = numpy.zeros((20, 4), numpy.uint64)
    for out, ok, text in [
        (fixed, None, "read-only"), (ROWS[:9], None, "10 are accepted"), (None, numpy.zeros(9, bool), "10 are accepted"),
        (both[1:11], None, "overlaps"), (None, both[:10].view(numpy.uint8).ravel()[:10], "overlaps"),
    ]:
        with pytest.raises(ValueError, match=text):
            MODULUS.invert_array(both[:10], out=out, ok=ok)
    with pytest.raises(TypeError, match="format"):
        MODULUS.invert_array(ROWS, ok=numpy.zeros(10, numpy.uint64))


def test_memory_that_is_not_aligned():
    memory = numpy.zeros(321, numpy.uint8)[1:].view(numpy.uint64).reshape(10, 4)
    memory[:] = ROWS
    assert (MODULUS.invert_array(memory)[0] == MODULUS.invert_array(ROWS)[0]).all()


def test_another_thread_may_write():
    """It changes results, and nothing else: rows are copied before they are looked at."""
    rows = numpy.full((100_000, 4), 5, numpy.uint64)
    stop = threading.Event()

    def write():
        while not stop.is_set():
            rows[:] = numpy.random.randint(0, 2**63, rows.shape, numpy.uint64)

    writer = threading.Thread(target=write)
    writer.start()
    out, ok = MODULUS.invert_array(rows, threads=2)
    stop.set()
    writer.join()
    m = MODULUS.modulus
    assert ok.all() and all(0 < y < m for y in bezout.from_limbs(out))


def test_the_lock_is_released():
    """Another thread counts while an array is inverted, which takes tens of milliseconds."""
    rows = numpy.full((400_000, 4), 5, numpy.uint64)
    counts, stop = [0], threading.Event()

    def count():
        while not stop.is_set():
            counts[0] += 1
            time.sleep(0)

    counter = threading.Thread(target=count)
    counter.start()
    while counts[0] == 0:
        time.sleep(0.001)
    before = counts[0]
    MODULUS.invert_array(rows)
    after = counts[0]
    stop.set()
    counter.join()
    assert after > before + 100
