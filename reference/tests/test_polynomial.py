# SPDX-License-Identifier: MIT OR Apache-2.0
"""Polynomials: the lecture's tables, divsteps and jumps step by step, every vector against FLINT."""

import json
import random
from pathlib import Path

import flint
import pytest

from bezout_reference.polynomial import (
    arithmetic,
    divstep,
    euclid,
    example,
    itoh_tsujii,
    jump,
    lift,
    rings,
    transform,
    vectors,
)
from bezout_reference.polynomial.rings import RINGS

ROOT = Path(__file__).resolve().parents[2] / "vectors"
DOCUMENTS = {path: json.loads((ROOT / path).read_text()) for path in vectors.FILES}

# The lecture's slide: delta, f, g of steps 0 to 19, ten coefficients each but for the zeros at the end.
SLIDE = """1 20112111 3141522|0 3141522 5213663|1 3141522 144016|0 144016 361252|1 144016 13225|0 13225 12536|1 13225 6311
0 6311 1442|1 6311 024|2 6311 53|-1 53 455|0 53 64|1 53 2|0 2 6|1 2 |2 2 |3 2 |4 2 |5 2 |6 2 """.replace("\n", "|")
REMAINDERS = """2y^7 + 7y^6 + y^5 + 8y^4 + 2y^3 + 8y^2 + y + 8|3y^6 + y^5 + 4y^4 + y^3 + 5y^2 + 9y + 2
4y^5 + 2y^4 + 2y^3 + 4y + 3|y^4 + 3y^3 + 2y^2 + 2y + 5|3y^3 + 5y^2 + 4y + 4|2y + 4|6|0""".replace("\n", "|")
SUBTRACTIONS = """R0 - 3yR1 = 4y^6 + 3y^5 + 5y^4 + y^3 + 2y^2 + 2y + 1
R2 = R0 - (3y + 6)R1 = 4y^5 + 2y^4 + 2y^3 + 4y + 3
R1 - 6yR2 = 3y^5 + 6y^4 + y^3 + 2y^2 + 5y + 2
R3 = R1 - (6y + 6)R2 = y^4 + 3y^3 + 2y^2 + 2y + 5
R2 - 4yR3 = 4y^4 + y^3 + 6y^2 + 5y + 3
R4 = R2 - (4y + 4)R3 = 3y^3 + 5y^2 + 4y + 4
R3 - 5yR4 = 6y^3 + 3y^2 + 3y + 5
R5 = R3 - (5y + 2)R4 = 2y + 4
R5 = 2y + 4: its coefficient of y^2 is 0, nothing to subtract
R4 - 5y^2R5 = 6y^2 + 4y + 4
R4 - (5y^2 + 3y)R5 = 6y + 4
R6 = R4 - (5y^2 + 3y + 3)R5 = 6
R5 - 5yR6 = 4
R7 = R5 - (5y + 3)R6 = 0""".splitlines()


def test_remainders_of_the_lecture():
    rows = [equation for equation, _, _ in example.remainders()]
    assert [row.rsplit(" = ", 1)[1] for row in rows] == REMAINDERS.split("|")
    assert [row.split(" = ")[1] for row in rows[2:]] == [
        "R0 - (3y + 6)R1", "R1 - (6y + 6)R2", "R2 - (4y + 4)R3", "R3 - (5y + 2)R4", "R4 - (5y^2 + 3y + 3)R5",
        "R5 - (5y + 3)R6",
    ]


def test_subtractions_of_the_lecture():
    assert [equation for equation, _ in example.subtractions()] == SUBTRACTIONS


def test_divsteps_of_the_lecture():
    rows = [f"{d} {''.join(map(str, f))} {''.join(map(str, g))}" for d, f, g in example.divsteps()]
    assert rows == SLIDE.split("|")
    assert len(example.table().splitlines()) == 21


def nmod(a, p):
    return flint.nmod_poly(list(a), p)


def digits(text, bits):
    return arithmetic.unpack(int(text, 16), bits)


def invert_is_right(given, result):
    """By the definition, with FLINT's products and gcds."""
    ring = RINGS[given["ring"]]
    a, modulus = digits(given["a"], given["bits"]), list(ring.modulus)
    p = 2 if ring.q % 2 == 0 else ring.q
    g = nmod(a, p).gcd(nmod(modulus, p))
    if "gcd_degree" in result:
        # For x^r - 1 the exponentiation only says that there is a common factor.
        return g.degree() >= result["gcd_degree"] == 1 if ring.degree > 10000 else g.degree() == result["gcd_degree"]
    inverse = digits(result["inverse"], given["bits"])
    if g.degree() or len(inverse) > ring.degree or max(inverse, default=ring.q) >= ring.q:
        return False
    product = flint.fmpz_poly(a) * flint.fmpz_poly(inverse) % flint.fmpz_poly(modulus)
    return [int(c) % ring.q for c in product.coeffs()] == [1] + [0] * product.degree()


def general_is_right(given, result):
    p, bits = int(given["p"], 16), given["bits"]
    f, g = (nmod(digits(given[name], bits), p) for name in "fg")
    d, s, t = (nmod(digits(result[name], bits), p) for name in ("gcd", "s", "t"))
    both = f.degree() >= 0 and g.degree() >= 0
    return (
        d == f.gcd(g)
        and s * f + t * g == d
        and int(result["resultant"], 16) == (int(f.resultant(g)) if both else 0)
        and (f == g or not both or s.degree() <= max(g.degree() - d.degree() - 1, 0))
    )


@pytest.mark.parametrize("path, oracle", [("poly/invert.json", invert_is_right), ("poly/general.json", general_is_right)])
def test_flint_agrees(path, oracle):
    for test in DOCUMENTS[path]["tests"]:
        assert oracle(test["input"], test["result"]), test["comment"]


def test_the_oracles_reject_wrong_results():
    for path, oracle in ("poly/invert.json", invert_is_right), ("poly/general.json", general_is_right):
        # The cofactor of zero can be anything.
        tests = [test for test in DOCUMENTS[path]["tests"] if path != "poly/general.json" or "zero" not in test["flags"]]
        for test in tests[:40:3]:
            for name, value in test["result"].items():
                wrong = value + 1 if isinstance(value, int) else hex(int(value, 16) ^ 1)
                assert not oracle(test["input"], {**test["result"], name: wrong}), (path, test["comment"], name)


def test_vectors_have_every_ring_and_flag():
    tests = [test for document in DOCUMENTS.values() for test in document["tests"]]
    assert {flag for test in tests for flag in test["flags"]} == set(vectors.FLAGS)
    assert {test["input"]["ring"] for test in DOCUMENTS["poly/invert.json"]["tests"]} == set(RINGS)
    for document in DOCUMENTS.values():
        assert [test["id"] for test in document["tests"]] == list(range(1, len(document["tests"]) + 1))
    assert sum((ROOT / path).stat().st_size for path in DOCUMENTS) < 1_500_000


@pytest.mark.parametrize("p", [2, 3, 7, 4591, 2**31 - 1])
def test_jumps_are_steps(p):
    rng = random.Random(p)
    for count in (0, 1, 2, 7, 8, 9, 31, 64, 101):
        for _ in range(4):
            f = [rng.randrange(1, p)] + [rng.randrange(p) for _ in range(rng.randrange(70))]
            g = [rng.randrange(p) * rng.randrange(2) for _ in range(rng.randrange(70))]
            delta, matrix = jump.transition(count, 1, f, g, p)
            assert (delta, matrix) == divstep.transition(count, 1, f, g, p)
            *_, (end, f_end, g_end) = divstep.steps(f, g, p, count)
            assert (end, f_end, g_end) == (delta, *divstep.apply(matrix, f, g, p, count))


@pytest.mark.parametrize("p", [3, 5, 4591])
def test_inversions_agree(p):
    rng = random.Random(p)
    for degree in (1, 2, 3, 10, 33):
        modulus = [rng.randrange(p) for _ in range(degree)] + [1]
        for _ in range(20):
            a = arithmetic.trim([rng.randrange(p) for _ in range(rng.randrange(degree + 1))])
            inverse, g = euclid.invert(a, modulus, p)
            expected = inverse, len(g) - 1
            assert divstep.invert(a, modulus, p) == expected == jump.invert(a, modulus, p)


@pytest.mark.parametrize("n, largest, count", [(509, 1, 1), (761, 2295, 2), (1277, 3939, 3)])
def test_transforms_multiply(n, largest, count):
    rng = random.Random(n)
    a, b = rng.choices((-1, 0, 1), k=n), rng.choices(range(-largest, largest + 1), k=n)
    for factors in [(a, b), ([1] * n, [largest] * n), ([1] * n, [-largest] * n)] + [(b, b)] * (count == 3):
        expected = flint.fmpz_poly(factors[0]) * flint.fmpz_poly(factors[1])
        expected = [int(c) for c in expected.coeffs()]
        assert transform.product(*factors, count) == expected + [0] * (2 * n - 1 - len(expected))


def test_lifting_needs_half_the_precision():
    assert list(lift.rounds(13)) == [(1, 2), (2, 4), (4, 8), (8, 13)]
    ring = RINGS["hps2048509-rq"]
    rng = random.Random(5)
    a = [rng.randrange(ring.q) for _ in range(ring.degree)]
    r, _ = jump.invert(arithmetic.reduced(a, 2), list(ring.modulus), 2)
    for k in range(1, 14):
        inverse = lift.newton(a, r, list(ring.modulus), k)
        product = arithmetic.mul(a, inverse, 1 << k)
        assert arithmetic.divmod_(product, list(ring.modulus), 1 << k)[1] == [1]


def test_rounds_with_squares_are_longer():
    assert list(lift.rounds_by_squares(13)) == [(1, 2), (2, 6), (6, 13)]
    assert list(lift.rounds_by_squares(16)) == [(1, 2), (2, 6), (6, 14), (14, 16)]
    rng = random.Random(6)
    for n in (3, 5, 11, 29, 53):
        modulus = [1] * n
        v = rng.choices(range(2), k=n)
        square = arithmetic.mul(v, v, 4)
        halves = lift.pairs(v)
        spread = [v[i // 2] if i % 2 == 0 else 0 for i in range(2 * n)]
        assert arithmetic.trim([(x + 2 * y) % 4 for x, y in zip(spread, halves)]) == arithmetic.trim(square)
        for k in range(1, 17):
            a = rng.choices(range(1 << k), k=n)
            r, _ = jump.invert(arithmetic.reduced(a, 2), modulus, 2)
            if r is not None:
                assert lift.newton_by_squares(a, r, n, k) == lift.newton(a, r, modulus, k)


@pytest.mark.parametrize("r", [3, 5, 11, 13, 19, 101])
def test_exponentiation_is_euclid(r):
    rng, modulus = random.Random(r), list(rings._cyclic(r))
    for a in [*range(min(1 << r, 2048)), (1 << r) - 1, *(rng.getrandbits(r) for _ in range(100))]:
        inverse, _ = euclid.invert(arithmetic.unpack(a, 1), modulus, 2)
        found = itoh_tsujii.invert(a, r)
        assert found == (None if inverse is None else arithmetic.pack(inverse, 1)), a


def test_moduli_are_what_their_names_say():
    for name, ring in RINGS.items():
        if name.startswith("sntrup"):
            factors = nmod(ring.modulus, ring.q).factor()[1]
            assert (len(factors) == 1) == name.endswith("rq"), name
        else:
            n = ring.degree if ring.degree > 10000 else ring.degree + 1
            order, x = 1, 2
            while x != 1:
                order, x = order + 1, 2 * x % n
            assert order == n - 1, name
