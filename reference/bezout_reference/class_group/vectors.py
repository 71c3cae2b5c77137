# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the vectors of class groups: `python -m bezout_reference.class_group.vectors --out ../vectors [--check]`.

class_group/discriminant.json   input seed, bits; result the discriminant
class_group/compose.json        input discriminant, forms (a, b) f and g; result a and b of the reduced product
class_group/encoding.json       input discriminant, octets; result a and b, or `reason`: why they are refused
class_group/proof.json          input seed, bits, x, squarings, segments; result the octets of y and its proofs

Seeds and octets are in hexadecimal.
"""

import sys
from math import gcd, isqrt
from random import Random

from ..document import command, document, numbered
from ..step import hexadecimal as hex_
from . import encoding, wesolowski
from .discriminant import from_seed
from .form import compose, from_ab, inverse, partial_euclid, principal, square_times

BITS = (64, 256, 512, 1000, 1024, 2048)


def discriminants():
    cases = [(b"\0", 8), (b"\xff", 16), (b"\xff\xff\xff", 64), (bytes(32), 128), (b"seed", 256), (b"a longer seed than one block" * 4, 264)]
    cases += [(Random(bits).randbytes(10), bits) for bits in (512, 520, 1024)]
    for seed, bits in cases:
        yield "", ["wrap"] if seed[0] == 255 else ["uniform"], {"seed": seed.hex(), "bits": bits}, {"discriminant": hex_(from_seed(seed, bits))}


def elements(discriminant, random):
    """Forms of all sizes: small first coefficients, powers of them, the neutral element, inverses."""
    yield principal(discriminant)
    small = []
    a = 1
    while len(small) < 3:
        a += 1
        for b in range(discriminant % 2, 2 * a, 2):
            if (b * b - discriminant) % (4 * a) == 0:
                f = from_ab(a, b, discriminant)
                if gcd(f.a, f.b, f.c) == 1:
                    small.append(f)
                    break
    for f in small:
        yield f if f.is_reduced() else compose(f, principal(discriminant))
    for f in small[:2]:
        power = square_times(compose(f, small[2]), random.randrange(20, 60))
        yield power
        yield inverse(power)


def products():
    # Composite discriminants, odd and even, in which gcds of first coefficients and of b are not 1.
    numbers = [-3, -4, -23, -47, -84, -4 * 3 * 5 * 7 * 11, -(3**6) * 5 * 7 * 11 * 13 * 17 * 19]
    numbers += [from_seed(b"products", bits) for bits in BITS]
    for d in numbers:
        forms = list(elements(d, Random(str(d))))
        for f in forms:
            for g in forms:
                product = compose(f, g)
                flags = ["square"] if f == g else ["inverse"] if product == principal(d) else ["uniform"]
                given = {"discriminant": hex_(d), "fa": hex_(f.a), "fb": hex_(f.b), "ga": hex_(g.a), "gb": hex_(g.b)}
                yield "", flags, given, {"a": hex_(product.a), "b": hex_(product.b)}


def decoded(comment, flag, discriminant, octets):
    try:
        f = encoding.decode(octets, discriminant)
        result = {"a": hex_(f.a), "b": hex_(f.b)}
    except ValueError as error:
        result = {"reason": str(error)}
    return comment, [flag], {"discriminant": hex_(discriminant), "octets": octets.hex()}, result


def with_common_factor(discriminant):
    """A form for which gcd(a, t) is above 1: its encoding has g and b0."""
    generator = f = from_ab(2, 1, discriminant)
    while True:
        f = compose(f, generator)
        _, (_, t), _ = partial_euclid(f.a, abs(f.b), isqrt(f.a))
        if gcd(f.a, t) > 1 and f.a > 2:
            return f


def encodings():
    for bits in BITS:
        d = from_seed(b"encodings", bits)
        for f in [*elements(d, Random(bits)), from_ab(2, 1, d), with_common_factor(d)]:
            yield decoded("", "uniform", d, encoding.encode(f))
        octets = encoding.encode(square_times(from_ab(2, 1, d), 40))
        other = from_seed(b"another", bits)
        yield decoded("of another discriminant", "refused", other, octets)
        yield decoded("an octet less", "refused", d, octets[:-1])
        yield decoded("an octet more", "refused", d, octets + b"\0")
        yield decoded("empty", "refused", d, b"")
        for place in (0, 1, 2, 5, len(octets) // 2, len(octets) - 1):
            for bit in (0, 7):
                changed = bytearray(octets)
                changed[place] ^= 1 << bit
                yield decoded(f"a change at {place}", "refused", d, bytes(changed))
        yield decoded("a special form with another octet", "refused", d, b"\x08" + octets[1:])
        yield decoded("both special forms", "refused", d, b"\x0c".ljust(len(octets), b"\0"))
        yield decoded("zeros", "refused", d, bytes(len(octets)))
        yield decoded("ones", "refused", d, b"\xf3" + bytes([255]) * (len(octets) - 1))
    # b0 is above what |b| <= a leaves: all but the strict way decode it.
    f = with_common_factor(from_seed(b"encodings", 512))
    octets = bytearray(encoding.encode(f))
    place = 2 + 3 * encoding.units(f.discriminant) - octets[1] + 1
    octets[place] += 8
    yield decoded("b0 too large", "refused", f.discriminant, bytes(octets))


def proofs():
    for bits in (256, 512, 1024, 2048):
        seed = b"proofs"
        d = from_seed(seed, bits)
        x = from_ab(2, 1, d)
        for start, segments in ((0, [0]), (0, [1]), (0, [100]), (5, [333]), (40, [64, 65, 30]), (40, [1, 0, 20])):
            begin = square_times(x, start)
            octets = wesolowski.prove_chain(begin, segments)
            assert wesolowski.verify_chain(begin, octets, sum(segments))
            given = {"seed": seed.hex(), "bits": bits, "x": encoding.encode(begin).hex(), "segments": segments}
            yield "", ["uniform"], given, {"proof": octets.hex()}


FILES = {
    "class_group/discriminant.json": lambda: document("class_group_discriminant", numbered(discriminants())),
    "class_group/compose.json": lambda: document("class_group_compose", numbered(products())),
    "class_group/encoding.json": lambda: document("class_group_encoding", numbered(encodings())),
    "class_group/proof.json": lambda: document("class_group_proof", numbered(proofs())),
}


if __name__ == "__main__":
    sys.exit(command(FILES, __doc__))
