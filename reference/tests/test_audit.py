# SPDX-License-Identifier: MIT OR Apache-2.0
"""The batch gcd against gcds of all pairs, in chunks of all sizes; coprime bases by their definition; the committed vectors."""

import json
from itertools import combinations
from math import gcd, prod
from pathlib import Path
from random import Random

import pytest

from bezout_reference.audit import base, tree, vectors

VECTORS = Path(__file__).resolve().parents[2] / "vectors"


def plain(moduli):
    """By the definition, each with the product of the others."""
    gcds = [gcd(n, prod(moduli[:i] + moduli[i + 1 :])) for i, n in enumerate(moduli)]
    return [(i, g) for i, g in enumerate(gcds) if g != 1]


def test_lists():
    for comment, _, moduli in vectors.lists():
        for size in (1, 2, 7, len(moduli) + 1):
            assert tree.shared_factors(moduli, size) == plain(moduli), comment


@pytest.mark.parametrize("seed", range(30))
def test_small_numbers(seed):
    random = Random(seed)
    moduli = [random.randrange(1, 4**random.randrange(1, 12)) for _ in range(random.randrange(20))]
    for size in (1, 3, 100):
        assert tree.shared_factors(moduli, size) == plain(moduli)
    elements, factors = base.coprime_base(moduli)
    assert elements == sorted(elements) and 1 not in elements
    assert all(gcd(a, b) == 1 for a, b in combinations(elements, 2))
    assert [prod(elements[i] for i in places) for places in factors] == moduli


def test_committed_vectors():
    path = "audit/shared.json"
    tests = json.loads((VECTORS / path).read_text())["tests"]
    assert tests == vectors.FILES[path]()["tests"] and len(tests) > 10
