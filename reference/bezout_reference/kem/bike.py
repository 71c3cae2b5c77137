# SPDX-License-Identifier: MIT OR Apache-2.0
"""The key pair of BIKE [ABB22]: h = h1/h0 modulo x^r - 1 over two elements, h0 and h1 of an odd weight w/2.

The places of the ones come from 32-bit words: w/2 of them, the last place first. Word i is scaled to a place from i on;
if that is taken, i is it.
"""

from ..polynomial import itoh_tsujii
from ..polynomial.rings import BIKE

WEIGHTS = {"bike-l1": 142, "bike-l3": 206, "bike-l5": 274}


def sparse(r, weight, random):
    data, places = random(4 * weight), set()
    for n, i in enumerate(reversed(range(weight))):
        word = int.from_bytes(data[4 * n : 4 * n + 4], "little")
        place = i + (word * (r - i) >> 32)
        places.add(i if place in places else place)
    return sum(1 << place for place in places)


def key_pair(name, random):
    """(h0, h1, h) as integers, coefficient i in bit i."""
    r, weight = BIKE[name], WEIGHTS[name] // 2
    h0, h1 = sparse(r, weight, random), sparse(r, weight, random)
    return h0, h1, itoh_tsujii.multiply(itoh_tsujii.invert(h0, r), h1, r)
