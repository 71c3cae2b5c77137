# SPDX-License-Identifier: MIT OR Apache-2.0
"""Class groups: composition by three ways, whole groups, chiavdf's discriminants and proofs, refusals."""

import json
from math import gcd
from pathlib import Path
from random import Random

import chiavdf
import pytest

from bezout_reference.class_group import discriminant, encoding, form, vectors, wesolowski

VECTORS = Path(__file__).resolve().parents[2] / "vectors"


def group(d):
    """All reduced primitive forms of a discriminant."""
    found = []
    for b in range(d % 2, int((-d / 3) ** 0.5) + 1, 2):
        product = (b * b - d) // 4
        for a in range(max(b, 1), int(product**0.5) + 1):
            if product % a == 0 and gcd(a, b, product // a) == 1:
                forms = {form.Form(a, b, product // a), form.Form(a, -b, product // a)}
                found += [f for f in forms if f.is_reduced()]
    return found


@pytest.mark.parametrize("start", range(-1200, 0, 100))
def test_whole_groups(start):
    random = Random(start)
    for d in (d for d in range(start, start + 100) if d % 4 in (0, 1)):
        forms = group(d)
        one = form.principal(d)
        assert one in forms
        for f in random.sample(forms, min(3, len(forms))):
            assert form.power(f, len(forms)) == one == form.compose(f, form.inverse(f))
            assert form.nudupl(f) == form.compose(f, f)
            for g in random.sample(forms, min(3, len(forms))):
                product = form.compose(f, g)
                assert product in forms and product == form.nucomp(f, g) == form.nucomp(g, f)


def test_class_numbers():
    """Gauss' class number problem for 1, and groups that are in tables."""
    assert [d for d in range(-170, 0) if d % 4 in (0, 1) and len(group(d)) == 1] == [
        -163, -67, -43, -28, -27, -19, -16, -12, -11, -8, -7, -4, -3,
    ]
    assert {d: len(group(d)) for d in (-23, -47, -71, -95, -3299)} == {-23: 3, -47: 5, -71: 7, -95: 8, -3299: 27}


@pytest.mark.parametrize("bits", (8, 16, 264, 512, 1024))
def test_discriminants_are_chiavdfs(bits):
    for seed in (b"\0", b"\xff" * 2, b"seed", bytes(range(32))):
        assert discriminant.from_seed(seed, bits) == int(chiavdf.create_discriminant(seed, bits), 16)


@pytest.mark.parametrize("bits, squarings", [(256, 300), (512, 100), (1024, 60)])
def test_proofs_are_chiavdfs(bits, squarings):
    d = discriminant.from_seed(b"seed", bits)
    x = form.from_ab(2, 1, d)
    y, pi = wesolowski.prove(x, squarings)
    assert chiavdf.prove(b"seed", encoding.encode(x), bits, squarings, "") == encoding.encode(y) + encoding.encode(pi)
    assert wesolowski.verify(x, y, pi, squarings)
    assert not wesolowski.verify(x, y, pi, squarings + 1)
    assert not wesolowski.verify(x, y, form.compose(pi, x), squarings)
    octets = wesolowski.prove_chain(x, [20, 30, squarings])
    assert chiavdf.verify_n_wesolowski(str(d), encoding.encode(x), octets, squarings + 50, bits, 2)
    assert wesolowski.verify_chain(x, octets, squarings + 50)
    assert not wesolowski.verify_chain(x, octets, squarings + 49)


@pytest.mark.parametrize("path", vectors.FILES)
def test_committed_vectors(path):
    tests = json.loads((VECTORS / path).read_text())["tests"]
    assert len(tests) > 5
    if path == "class_group/encoding.json":
        for test in tests:
            d, octets = int(test["input"]["discriminant"], 16), bytes.fromhex(test["input"]["octets"])
            assert vectors.decoded("", "", d, octets)[3] == test["result"]
        assert {"reason" in test["result"] for test in tests} == {False, True}
