# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the reference says about batches of 15 divsteps, for steps.rs: a line for each case.

matrix f g zeta u v q r zeta'       f and g of 15 bits with a sign, one batch
run NAME x words: then 39 or 40 lines batch f g      p and 19 x mod p, packed, and batch by batch;
                                                     so m and x for the other primes, in 18 limbs
reduce NAME inverse limbs d-e u v q r d-e            a batch's matrix on (d, e) mod m: limbs of m, packed words
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "reference"))
sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "proofs"))
from bezout_proofs.cortex_m0 import MODULI  # noqa: E402
from bezout_reference.integer import divstep  # noqa: E402
from bezout_reference.integer.invert import invert_mod2k  # noqa: E402

P = 2**255 - 19
N = 15


def delta2(zeta):
    """Twice delta: zeta = -(delta + 1/2)."""
    return -2 * zeta - 1


def packed(f, g, limbs=17):
    """Words of limbs of 15 bits; the top one holds halfwords."""
    words = [(f >> N * i & 0x7FFF) | (g >> N * i & 0x7FFF) << 17 for i in range(limbs - 1)]
    top = N * (limbs - 1)
    return [*words, (f >> top) % 2**16 | (g >> top) % 2**16 << 16]


def run(name, m, x, g, limbs, count):
    print("run", name, x, *packed(m, g, limbs))
    for batch in divstep.batches(m, g, N, count=count):
        print("batch", *(f"{value % 2**256:064x}" for value in (batch.f, batch.g)))


def reduce(rng, name, m):
    """(u d + v e)/2^15 and (q d + r e)/2^15, with the multiples of m from -2^14 on that make them whole."""
    inverse = -invert_mod2k(m, N) % 2**N
    most = 2**260
    for d, e in [(most, -most), (-most, most), (0, 0), (1, -1), *((rng.randint(-most, most), rng.randint(-most, most)) for _ in range(40))]:
        f, g = rng.randrange(2**N) | 1, rng.randrange(2**N)
        _, (u, v, q, r) = divstep.transition_matrix(rng.choice([1, 1, -5, 9]), f, g, N)
        totals = u * d + v * e, q * d + r * e
        after = [(t + ((t * inverse + 2**14) % 2**15 - 2**14) * m) >> N for t in totals]
        limbs = [m >> N * i & 0x7FFF for i in range(18)]
        print("reduce", name, inverse, *limbs, *packed(d, e, 18), *(x % 2**32 for x in (u, v, q, r)), *packed(*after, 18))


def main():
    rng = random.Random(15)
    edges = [1, -1, 3, -3, 2**14 - 1, 1 - 2**14, 0x2AAB, -0x2AAB, 5]
    even = [0, 2, -2, -(2**14), 2**13, 2**14 - 2]
    cases = [(f, g, z) for f in edges for g in edges + even for z in (-1, 0, -2, 1, 7, -8, 14, -16, 300, -300)]
    for _ in range(4000):
        f, g = rng.randrange(-(2**14), 2**14) | 1, rng.randrange(-(2**14), 2**14)
        cases.append((f, g, rng.choice([-1, 0, rng.randrange(-20, 20), rng.randrange(-300, 300)])))
    for f, g, zeta in cases:
        after, matrix = divstep.transition_matrix(delta2(zeta), f, g, N)
        print("matrix", f, g, zeta, *matrix, -(after + 1) // 2)
    xs = [0, 1, 2, P - 1, P - 2, 0x5C2599E4E7A6C084B769A7D7615729FCB1D93226EBA0B65AC56D71B46E38B8C2]
    for x in xs + [rng.randrange(P) for _ in range(30)]:
        run("invert", P, x, 19 * x % P, 17, 39)
    for name, m in MODULI.items():
        for x in [0, 1, 2, m - 1, m - 2, m // 2, *(rng.randrange(m) for _ in range(30))]:
            run(name, m, x, x, 18, 39 if m < 2**253 else 40)
        reduce(rng, name, m)


if __name__ == "__main__":
    main()
