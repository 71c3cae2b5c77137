# SPDX-License-Identifier: MIT OR Apache-2.0
"""The checker accepts the committed certificates and no damaged one; what they prove agrees with runs and papers."""

import copy

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


def without_vertex(certificate_, name, index):
    certificate_[name].pop(index)


def alpha_smaller(certificate_):
    numerator, denominator = certificate_["alpha"]
    certificate_["alpha"] = [numerator - (denominator >> 22), denominator]


def alpha_too_small(certificate_):
    certificate_["alpha"] = [707, 1000]


def vertex_moved_inward(certificate_):
    index = max(range(len(certificate_["P"])), key=lambda i: certificate_["P"][i][1])
    x, y = certificate_["P"][index]
    certificate_["P"][index] = [x * 999 // 1000, y * 999 // 1000]


def clockwise(certificate_):
    certificate_["P"].reverse()


def doubly_wound(certificate_):
    certificate_["Q"] = certificate_["Q"] * 2


def star(certificate_):
    points = certificate_["P"]
    certificate_["P"] = points[::2] + points[1::2]


def larger_unit(certificate_):
    certificate_["shift"] += 1


def wide_q(certificate_):
    certificate_["Q"] = [[2 * x, 2 * y] for x, y in certificate_["Q"]]


def slope_smaller(certificate_):
    certificate_["formula"]["p"] -= 1


def offset_smaller(certificate_):
    certificate_["formula"]["c"] -= 2


TAMPERINGS = {
    alpha_smaller: "1/2 swap 1/2|3/2 swap -1/2|-1/2 keep 1/2|-3/2 keep -1/2",
    alpha_too_small: "1/2 <= alpha^2 < 1",
    vertex_moved_inward: "1/2 swap 1/2|-1/2 even 1/2|-1/2 keep 1/2|P convex",
    clockwise: "P convex",
    star: "P convex",
    larger_unit: "start in P",
    wide_q: "width of Q <= height of P",
    slope_smaller: "formula slope",
    offset_smaller: "formula offset",
}


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__)
def test_tampered_rejected(committed, tamper):
    damaged = copy.deepcopy(committed)
    tamper(damaged)
    obligations = check.check(damaged).obligations
    failed = {name for name, holds in obligations.items() if not holds}
    assert failed & set(TAMPERINGS[tamper].split("|")), failed


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
    doubly_wound(damaged)
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
