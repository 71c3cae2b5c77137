# SPDX-License-Identifier: MIT OR Apache-2.0
"""Binary fields: every algorithm on every element of every small field, on all presets, and against FLINT."""

from itertools import combinations
from random import Random

import flint
import pytest

from bezout_reference.binary_field import divstep, euclid, field, ghash, itoh_tsujii

PRESETS = {name: field.polynomial(*shape) for name, shape in field.PRESETS.items()}


def inverses(a, f):
    yield euclid.invert(a, f)[0]
    yield euclid.invert_modified(a, f)[0]
    yield euclid.invert_modified(a, f, 64)[0]
    yield itoh_tsujii.invert(a, f)
    yield divstep.invert(a, f)


def small_polynomials(largest):
    for m in range(2, largest + 1):
        for terms in (1, 3):
            for middle in combinations(range(m - 1, 0, -1), terms):
                yield field.polynomial(m, middle)


def bits(f):
    return [f >> i & 1 for i in range(field.degree(f) + 1)]


def test_irreducibility_is_flint_s():
    found = 0
    for f in small_polynomials(11):
        _, factors = flint.nmod_poly(bits(f), 2).factor()
        irreducible = len(factors) == 1 and factors[0][1] == 1
        assert field.is_irreducible(f) == irreducible, bin(f)
        found += irreducible
    assert found == 166


def test_all_elements_of_small_fields():
    for f in filter(field.is_irreducible, small_polynomials(7)):
        for a in range(1, 1 << field.degree(f)):
            assert {field.reduce(field.multiply(a, y), f) for y in inverses(a, f)} == {1}, (bin(f), a)
            assert field.square_times(field.sqrt(a, f), 1, f) == a
        assert itoh_tsujii.invert(0, f) == divstep.invert(0, f) == 0


@pytest.mark.parametrize("name", PRESETS)
def test_presets(name):
    f, random = PRESETS[name], Random(name)
    assert field.is_irreducible(f)
    for _ in range(3):
        a = random.getrandbits(field.degree(f)) or 1
        (y,) = set(inverses(a, f))
        # FLINT's extended gcd is none of ours.
        g, s, _ = flint.nmod_poly(bits(a), 2).xgcd(flint.nmod_poly(bits(f), 2))
        assert g == 1 and sum(int(s[i]) << i for i in range(s.degree() + 1)) == y
        assert divstep.steps_to_gcd(f, a) <= divstep.step_bound(field.degree(f))
        assert field.trace(a, f) == field.trace(field.square_times(a, 1, f), f) in (0, 1)
        c = field.square_times(a, 1, f) ^ a
        assert field.trace(c, f) == 0
        if field.degree(f) % 2:
            h = field.half_trace(c, f)
            assert field.square_times(h, 1, f) ^ h == c


def test_published_answers_of_ghash_and_polyval():
    """Test case 2 of GCM's proposal, and the examples of RFC 8452, section 3 and appendix A."""
    block = bytes.fromhex
    h = block("66e94bd4ef8a2c3b884cfa59ca342b2e")
    blocks = block("0388dace60b6a392f328c2b971b2fe78"), bytes(15) + b"\x80"
    assert ghash.ghash(h, blocks).hex() == "f38cbb1ad69223dcc3457ae5b6b0f885"
    a, b = (int.from_bytes(x, "little") for x in (h, b"\xff" + bytes(15)))
    product = field.reduce(field.multiply(a, b), ghash.POLYVAL)
    assert product.to_bytes(16, "little").hex() == "37856175e9dc9df26ebc6d6171aa0ae9"
    assert ghash.dot(a, b).to_bytes(16, "little").hex() == "ebe563401e7e91ea3ad6426b8140c394"
    h = block("25629347589242761d31f826ba4b757b")
    blocks = block("4f4f95668c83dfb6401762bb2d01a262"), block("d1a24ddd2721d006bbe45f20d3c9f362")
    assert ghash.polyval(h, blocks).hex() == "f7a3b47b846119fae5b7866cf5e5b77e"
    # Appendix A: one by the other, with the key times x.
    key = field.reduce(ghash.from_reflected(h[::-1]) << 1, ghash.GHASH)
    assert ghash.ghash(ghash.to_reflected(key), [x[::-1] for x in blocks])[::-1] == ghash.polyval(h, blocks)


def test_polyval_s_inverse_is_that_of_ghash():
    random = Random("mirror")
    for a in [0, 1, 2, ghash.POLYVAL >> 1, 1 << 127, (1 << 128) - 1, *(random.getrandbits(128) for _ in range(50))]:
        y = ghash.invert_mirrored(a)
        assert field.reduce(field.multiply(a, y), ghash.POLYVAL) == (a != 0)
        assert ghash.from_reflected(ghash.to_reflected(a)) == a


def test_divsteps_never_need_more_than_the_bound():
    """And some pair of every degree needs all of them."""
    for m in range(2, 9):
        most = max(divstep.steps_to_gcd(f, g) for f in range(1 << m | 1, 2 << m, 2) for g in range(1, 1 << m))
        assert most == divstep.step_bound(m)


def test_algorithm_3_as_printed_fails():
    """The correction is needed: more than half of the inputs are wrong without it, in every size."""
    for name, least in (("GF2_89", 0.4), ("DSTU_163", 0.75), ("FIPS_233", 0.85), ("FIPS_571", 0.95)):
        f, random, wrong = PRESETS[name], Random(name), 0
        for _ in range(100):
            a = random.getrandbits(field.degree(f)) | 1 << field.degree(f) - 1
            try:
                y, _ = euclid.invert_modified(a, f, corrected=False)
                wrong += field.reduce(field.multiply(a, y), f) != 1
            except euclid.Failed:
                wrong += 1
        assert wrong >= 100 * least, (name, wrong)


def test_algorithm_2_and_its_misprint():
    assert [euclid.word_length(1 << i) for i in range(32)] == list(range(1, 33))
    assert euclid.word_length(0) == 0
    right = sum(euclid.word_length(1 << i, 0x10101010) == i + 1 for i in range(32))
    assert right <= 1


def test_chains_are_checked():
    f = PRESETS["DSTU_163"]
    # The chain 1 2 4 5 10 20 40 80 81 162.
    links = [(1, 0), (2, 1), (1, 0), (5, 3), (10, 4), (20, 5), (40, 6), (1, 0), (81, 8)]
    assert itoh_tsujii.invert(3, f, links) == itoh_tsujii.invert(3, f)
    with pytest.raises(ValueError, match="link"):
        itoh_tsujii.invert(3, f, [(1, 0), (1, 1)])
    with pytest.raises(ValueError, match="ends at 3"):
        itoh_tsujii.invert(3, f, [(1, 0), (1, 0)])
