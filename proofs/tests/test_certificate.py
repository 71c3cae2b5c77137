# SPDX-License-Identifier: MIT OR Apache-2.0
"""The checker accepts the committed certificates and no damaged one; what they prove agrees with runs and papers."""

import copy
import random
from fractions import Fraction

import pytest

from bezout_proofs import certificate, check, files

REGIONS = ("square", "triangle")
PUBLISHED_OFFSET = {"square": 30179, "triangle": 26313}  # [Wui21]


@pytest.fixture(scope="module", params=REGIONS)
def committed(request):
    """A committed certificate."""
    return files.load(files.certificate_path(request.param))


@pytest.fixture(scope="module")
def verdict(committed):
    """What the checker says of it."""
    return check.check(committed)


def formula(committed, bits):
    """The certificate's closed formula."""
    numbers = committed["formula"]
    return (numbers["p"] * bits + numbers["c"]) // numbers["q"]


def test_accepted(verdict):
    assert verdict.valid and len(verdict.obligations) == 16


def test_generated_anew(committed):
    again = certificate.generate(committed["region"])
    assert files.certificate_text(again) == files.certificate_path(committed["region"]).read_text(encoding="utf-8")


def alpha_smaller(certificate_):
    certificate_["alpha"][0] -= certificate_["alpha"][1] >> 8


def alpha_a_little_smaller(certificate_):
    certificate_["alpha"][0] -= certificate_["alpha"][1] >> 22


def alpha_below_the_root_of_one_half(certificate_):
    certificate_["alpha"] = [707, 1000]


def clockwise_p(certificate_):
    certificate_["P"].reverse()


def clockwise_q(certificate_):
    certificate_["Q"].reverse()


def star(certificate_):
    points = certificate_["P"]
    certificate_["P"] = points[::2] + points[1::2]


def pentagram(certificate_):
    """Left turns only, but wound twice around."""
    certificate_["P"] = [[0, 3], [-2, -3], [3, 1], [-3, 1], [2, -3]]


def larger_unit(certificate_):
    certificate_["shift"] += 1


def unit_square(certificate_):
    one = 1 << certificate_["shift"]
    certificate_["P"] = [[0, 0], [one, 0], [one, one], [0, one]]


def larger_q(certificate_):
    certificate_["Q"] = [[2 * x, 2 * y] for x, y in certificate_["Q"]]


def slope_smaller(certificate_):
    certificate_["formula"]["p"] -= 1


def offset_smaller(certificate_):
    certificate_["formula"]["c"] -= 2


def no_denominator(certificate_):
    certificate_["formula"]["q"] = 0


# Each damage, and obligations that must fail of it (others may).
TAMPERINGS = {
    alpha_a_little_smaller: {"1/2 swap 1/2", "3/2 swap -1/2", "-1/2 even 1/2", "-1/2 keep 1/2", "-3/2 even -1/2"},
    alpha_smaller: {"3/2 swap -1/2", "-3/2 even -1/2", "-3/2 keep -1/2"},
    alpha_below_the_root_of_one_half: {"1/2 <= alpha^2 < 1"},
    clockwise_p: {"P convex"},
    clockwise_q: {"Q convex"},
    star: {"P convex"},
    pentagram: {"P convex"},
    larger_unit: {"start in P"},
    unit_square: {"1/2 swap 1/2", "-1/2 even 1/2", "-1/2 keep 1/2", "<= -5/2 even", "<= -5/2 keep"},
    larger_q: {"-1/2 even 1/2", "-1/2 keep 1/2", "width of Q <= height of P"},
    slope_smaller: {"formula slope"},
    offset_smaller: {"formula offset"},
    no_denominator: {"formula shape"},
}


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
def test_tampered_rejected(committed, tamper):
    damaged = copy.deepcopy(committed)
    tamper(damaged)
    obligations = check.check(damaged).obligations
    assert TAMPERINGS[tamper] <= {name for name, holds in obligations.items() if not holds}


def test_every_obligation_has_a_control(verdict):
    assert set().union(*TAMPERINGS.values()) == set(verdict.obligations)


@pytest.mark.parametrize("name", ["P", "Q"])
def test_most_vertices_are_needed(committed, name):
    """A certificate that lost a vertex may still be valid, but hardly any does."""
    count = len(committed[name])
    accepted = 0
    for index in range(0, count, 5):
        damaged = copy.deepcopy(committed)
        del damaged[name][index]
        del damaged["formula"]
        damaged["formula"] = {"p": 0, "q": 0, "c": 0}  # cheap, and failing
        obligations = check.check(damaged).obligations
        accepted += sum(not holds for holds in obligations.values()) == 1
    assert accepted <= count // 20


def test_doubly_wound_polygon_is_harmless_or_rejected(committed):
    """A polygon listed twice describes the same set; local turns see the seam as any other corner."""
    damaged = copy.deepcopy(committed)
    damaged["Q"] = damaged["Q"] * 2
    assert check.check(damaged).valid


def test_triangle_certificate_does_not_serve_the_square():
    triangle = files.load(files.certificate_path("triangle"))
    triangle["region"] = "square"
    assert not check.check(triangle).obligations["start in P"]


def test_formula_is_tight(committed, verdict):
    for bits in [*range(1, 66), 127, 128, 255, 256, 384, 511, 512, 1023, 1024, 2048, 4096, 8191, 8192]:
        least = check.least_steps(verdict, bits)
        assert least <= formula(committed, bits) <= least + 1
        assert check.suffices(verdict, bits, least) and not check.suffices(verdict, bits, least - 1)


def test_not_above_the_published_formula(committed):
    offset = PUBLISHED_OFFSET[committed["region"]]
    for bits in range(1, 8193):
        published = (45907 * bits + offset) // 19929
        assert published - 1 <= formula(committed, bits) <= published


def divsteps(f, g):
    """Half-delta divsteps until g = 0, by definition."""
    delta2, count = 1, 0
    while g:
        if g & 1 and delta2 > 0:
            delta2, f, g = 2 - delta2, g, (g - f) >> 1
        elif g & 1:
            delta2, g = 2 + delta2, (g + f) >> 1
        else:
            delta2, g = 2 + delta2, g >> 1
        count += 1
    return count


EXHAUSTIVE_BITS = 9


def set_of_delta(committed, alpha, delta2, f, g):
    """The point of P or Q that stands for (f, g) in K(delta), and which polygon (README 1.2)."""
    if delta2 == -1:
        return committed["Q"], f, g
    if delta2 > 0:
        j = (delta2 - 1) // 2
        return committed["P"], f * alpha**j, g * 2**j * alpha**j
    j = (-delta2 - 1) // 2
    scale = alpha ** (j + 2)
    return committed["P"], (f - 2 * g) * scale, f * 2 ** (j + 1) * scale


def test_runs_keep_the_invariant(committed, verdict):
    """The invariant itself, on real runs: a wrong transcription of the sets into obligations would show."""
    bits, rng, tight = 20, random.Random(1), 0
    for trial in range(16):
        f = rng.getrandbits(bits) | 1 | (trial & 1) << (bits - 1)
        g = rng.randrange(f + 1) if committed["region"] == "triangle" else rng.getrandbits(bits)
        delta2, scale = 1, Fraction(1 << committed["shift"], 1 << bits)
        while g:
            polygon, x, y = set_of_delta(committed, verdict.alpha, delta2, f * scale, g * scale)
            sides = [
                (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True)
            ]
            assert min(sides) >= 0
            tight = max(tight, abs(y) / Fraction(max(py for _, py in polygon)))
            swap = g & 1 and delta2 > 0
            f, g = (g if swap else f), (g - f if swap else g + f if g & 1 else g) >> 1
            delta2 = 2 - delta2 if swap else 2 + delta2
            scale /= verdict.alpha
    assert tight > Fraction(1, 2)  # the sets are not vacuously large


def test_all_small_operands_within_the_bound():
    worst = {region: [0] * (EXHAUSTIVE_BITS + 1) for region in REGIONS}
    for f in range(1, 1 << EXHAUSTIVE_BITS, 2):
        for g in range(1 << EXHAUSTIVE_BITS):
            count = divsteps(f, g)
            bits = max(f.bit_length(), g.bit_length())
            worst["square"][bits] = max(worst["square"][bits], count)
            if g <= f:
                worst["triangle"][bits] = max(worst["triangle"][bits], count)
    certificates = {region: files.load(files.certificate_path(region)) for region in REGIONS}
    for region in REGIONS:
        for bits in range(1, EXHAUSTIVE_BITS + 1):
            assert worst[region][bits] <= formula(certificates[region], bits)
    assert (worst["triangle"][8], worst["triangle"][9]) == (19, 21)  # the known maxima, at (237, 235) and (457, 450)
    assert worst["square"] != worst["triangle"]  # g > f does cost steps


def test_long_known_input_within_the_bound():
    secp256k1 = 2**256 - 2**32 - 977
    y = 0xF6BC3BA3636451C43E46357D2C21D6190988E234159856616672982BA7549BFC
    assert divsteps(secp256k1, y) == 567


def even(f, g):
    """The three steps as functions, with no matrix."""
    return f, g / 2


def keep(f, g):
    return f, (g + f) / 2


def swap(f, g):
    return g, (g - f) / 2


OBLIGED = {
    "1/2 swap 1/2": ([swap], 1),
    "3/2 swap -1/2": ([even, swap], 2),
    "-1/2 even 1/2": ([even], 1),
    "-1/2 keep 1/2": ([keep], 1),
    "-3/2 even -1/2": ([even, even, swap, even], 4),
    "-3/2 keep -1/2": ([even, even, swap, keep], 4),
}


def test_obligations_are_the_steps(monkeypatch):
    """Each tested matrix is the stated steps, times one power of 1/alpha each."""
    monkeypatch.setattr(check, "maps_into", lambda matrix, inner, outer: (matrix, inner, outer))
    alpha = Fraction(3, 4)
    tested = check.step_obligations(alpha, "P", "Q")
    for name, (steps, power) in OBLIGED.items():
        (a, b, c, d), inner, outer = tested[name]
        assert inner == ("Q" if name.startswith("-1/2") else "P")
        assert outer == ("P" if name.endswith(" 1/2") else "Q")
        for f, g in ((Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))):
            image = f, g
            for step in steps:
                image = step(*image)
            assert (a * f + b * g, c * f + d * g) == (image[0] / alpha**power, image[1] / alpha**power)
    for name, sign in (("<= -5/2 even", 1), ("<= -5/2 keep", -1)):
        (a, b, c, d), inner, outer = tested[name]
        half = Fraction(1, 2) / alpha**2
        assert ((a, b, c, d), inner, outer) == ((half, half * sign / 8, 0, half), "P", "P")
