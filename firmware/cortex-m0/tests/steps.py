# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the reference says about batches of 15 divsteps, for steps.rs: a line for each case.

matrix f g zeta u v q r zeta'       f and g of 15 bits with a sign, one batch
run x words: then 39 lines batch f g      p and 19 x mod p, packed, and batch by batch
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "reference"))
from bezout_reference.integer import divstep  # noqa: E402

P = 2**255 - 19
N = 15


def delta2(zeta):
    """Twice delta: zeta = -(delta + 1/2)."""
    return -2 * zeta - 1


def packed(f, g):
    """17 words of limbs of 15 bits; the top one holds halfwords."""
    words = [(f >> N * i & 0x7FFF) | (g >> N * i & 0x7FFF) << 17 for i in range(16)]
    return [*words, f >> 240 | g >> 240 << 16]


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
        print("run", x, *packed(P, 19 * x % P))
        for batch in divstep.batches(P, 19 * x % P, N, count=39):
            print("batch", *(f"{value % 2**256:064x}" for value in (batch.f, batch.g)))


if __name__ == "__main__":
    main()
