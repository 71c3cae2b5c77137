# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the assembly of `firmware/cortex-m0` rests on: README, section 4.

- the number of divsteps for f, g < 2^255, from the certificate;
- how long f and g can be after each batch of 15, by convex hulls, and the schedule of limbs that follows;
- that no intermediate of the packed inner loop leaves 32 bits, and that its fields can be told apart;
- that no accumulator of the updates leaves 32 bits;
- the tables of other primes: modulo the prime and the order of P-256, and the order of Ed25519's group.
"""

from functools import cache

from . import check, files, hull
from .matrices import Matrix, proved_range, reachable

BITS = 255
BATCH = 15  # divsteps, and bits of a limb
LIMBS = 17  # 17 * 15 = 255
MOST_LIMBS = 18  # that update_fg has room for
BATCHES = 39
LAST_STEPS = 3  # after the batches, on words of `LAST_BITS` bits and a sign
LAST_BITS = 10
SYMBOL_BATCHES = 37  # then the symbol alone works on whole numbers in one register
SYMBOL_BITS = 29
WORD = 1 << 31
LARGEST_C = 21845  # of p = 2^255 - c

# Primes with a table in modulus.S, by name; their routines have 18 limbs.
MODULI = {
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "p256_order": 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551,
    "ed25519_order": 2**252 + 27742317777372353535851937790883648493,
}
MODULUS_BITS = 256
WHOLE_STEPS = 33  # of the symbol, after its batches, on whole numbers


def steps(bits: int = BITS) -> int:
    """Divsteps that suffice for odd f and any 0 <= g, both below 2^bits: by the certificate, which `check` verifies."""
    return check.least_steps(check.check(files.load(files.certificate_path("square"))), bits)


def _bits(value: int, exponent: int) -> int:
    """The least n with value * 2^exponent < 2^n, at least 1, for a value >= 0."""
    return max(value.bit_length() + exponent, 1)


def _longest(run: hull.Run) -> int:
    """The least n with |f|, |g| < 2^n for all (f, g) that the run can have reached now.

    Sets that `hull` drops have g = 0, and f = 1 or -1 where f and g have no common divisor.
    """
    longest = 1
    for j in range(run.time + 1):  # delta = 1/2 + j: HALVE^j
        polygon = run.plus(j, run.time)
        if polygon:
            f, g = (max(abs(point[i]) for point in polygon.points) for i in (0, 1))
            longest = max(longest, _bits(f, polygon.exponent), _bits(g, polygon.exponent - j))
    below = dict(run.minus)
    for j in range(run.joint, run.time - 1):
        polygon = run.joints[run.time - j - 2]
        if run.alive_below(polygon, j):
            below[j] = polygon
    for j, polygon in below.items():  # delta = -1/2 - j: SWAP HALVE^(j+1)
        f = max(abs(y) for _, y in polygon.points)
        g = max(abs(y - (x << (j + 1))) for x, y in polygon.points)
        longest = max(longest, _bits(f, polygon.exponent - j - 1), _bits(g, polygon.exponent - j - 2))
    return longest


def lengths(bits: int = BITS, batch: int = BATCH, count: int = BATCHES, **precision: int) -> list[int]:
    """Bits of |f| and |g| before the first batch and after each, for odd f and 0 <= g, both below 2^bits."""
    run = hull.Run(hull.below(bits).corners(), **precision)
    found = [bits]
    for _ in range(count):
        for _ in range(batch):
            run.step()
        # |f|, |g| <= B for all steps (README, section 2): rounding must not add a bit.
        found.append(min(bits, _longest(run)))
    return found


def limbs(found: list[int]) -> list[int]:
    """Limbs for these lengths: the top one has 15 bits and a sign, and two are the least that the code has."""
    return [max(2, -(-bits // BATCH)) for bits in found]


def schedule(found: list[int]) -> list[int]:
    """The bytes of the assembly: 10 times the limbs left out of 18, and 1 where the batch's result is a limb shorter."""
    sizes = limbs(found)
    if any(after not in (before, before - 1) for before, after in zip(sizes, sizes[1:], strict=False)):
        raise ValueError(f"a batch takes more than a limb away, or adds one: {sizes}")
    return [10 * (MOST_LIMBS - before) + before - after for before, after in zip(sizes, sizes[1:], strict=False)]


@cache
def packed_matrices(batch: int = BATCH) -> list[set[Matrix]]:
    """The matrices after 0, 1, ..., `batch` steps, from every delta."""
    return list(reachable(batch))


def packed_overflows(batch: int = BATCH, word: int = WORD) -> int:
    """After how many steps an intermediate of the packed loop can leave the word.

    After i steps the registers hold f_low + v 2^(2 batch - i), g_low + r 2^(2 batch - i), with low parts of at
    most 2^(batch - 1) in absolute value, as each step's map keeps that. Before it is halved g has twice its low part,
    and twice what it is after the step.
    """
    bad = 0
    for i, found in enumerate(packed_matrices(batch)):
        f, g = (max(abs(matrix[place]) for matrix in found) << (2 * batch - i) for place in (1, 3))
        doubled = 2 * g + (2 << (batch - 1)) if i else g + (1 << (batch - 1))
        bad += f + (1 << (batch - 1)) >= word or doubled >= word
    return bad


def inseparable(batch: int = BATCH) -> int:
    """How many rows can give a low part outside of -2^(batch-1) ... 2^(batch-1) - 1.

    f and g are given by their lowest bits in that range, f odd; the low part is (u f + v g)/2^batch.
    """
    half = 1 << (batch - 1)
    bad = 0
    for row in {row for u, v, q, r in packed_matrices(batch)[batch] for row in ((u, v), (q, r))}:
        ends = [[row[0] * f for f in (1 - half, half - 1)], [row[1] * g for g in (-half, half - 1)]]
        least, most = (sum(end(column) for column in ends) for end in (min, max))
        bad += least < -half << batch or most > (half - 1) << batch
    return bad


def growing_fits(batches: int = LIMBS) -> bool:
    """Whether -v and -r of 15, 30, ... steps fit into 1, 2, ... limbs, the top one with 16 bits and a sign bit among them."""
    for count in range(1, batches + 1):
        for entry in ("v", "r"):
            low, top = proved_range(entry, BATCH * count)
            if not -(1 << BATCH * count) <= -top <= -low < 1 << BATCH * count:
                return False
    return True


def _carries(least: int, most: int) -> tuple[int, int]:
    """The range of a limb's carry, from that of its accumulator; both must fit into a word."""
    if not -WORD <= least <= most < WORD:
        raise OverflowError(f"an accumulator from {least} to {most}")
    return least >> BATCH, most >> BATCH


def update_ranges() -> None:
    """Follows the ranges through update_fg and update_grow. Raises OverflowError where one leaves 32 bits.

    |u x + v y| is at most 2^15 max(|x|, |y|), as |u| + |v| <= 2^15 (README, section 2); so for the row of g.
    """
    row, limb, top = 1 << BATCH, (1 << BATCH) - 1, 1 << BATCH
    carry = _carries(-row * limb, row * limb)
    for _ in range(LIMBS):
        carry = _carries(-row * limb + carry[0], row * limb + carry[1])
    _carries(-row * top + carry[0], row * top + carry[1])


def update_mod_ranges(c: int) -> None:
    """The same for update_mod with p = 2^255 - c; raises ValueError if d_0 would leave the range that it began in."""
    row, limb, half = 1 << BATCH, (1 << BATCH) - 1, 1 << (BATCH - 1)
    lowest = (-2 * c, (1 << BATCH) - 1 + c)
    reach = row * max(-lowest[0], lowest[1])
    _carries(-reach, reach)
    carry = _carries(-reach - (half - 1) * c, reach + half * c)  # m from -2^14 to 2^14 - 1, t - m c
    for _ in range(LIMBS - 1):
        carry = _carries(-row * limb + carry[0], row * limb + carry[1])
    folded = _carries(carry[0] - half, carry[1] + half - 1)
    if folded[0] < -2 or folded[1] > 1:
        raise ValueError(f"what is folded lies between {folded[0]} and {folded[1]}")


def quotient_shift(m: int) -> int:
    """The s for which x - (x >> s) m lies in [-m, m) for all 0 <= x < 2^256. Raises ValueError where there is none."""
    for s in range(MODULUS_BITS - 8, MODULUS_BITS):
        quotients = range(1 << (MODULUS_BITS - s))
        if all(-m <= (q << s) - q * m and ((q + 1) << s) - 1 - q * m < m for q in quotients):
            return s
    raise ValueError(f"no shift gives the quotient by {m:#x} up to one")


def modulus_schedule(m: int, longest: list[int]) -> list[int]:
    """The schedule for f = m and 0 <= g < m, a byte for each batch.

    `longest` is `lengths(256)`, from which 256 - bits are taken: the sets of smaller operands are those of larger ones in
    another scale, but for what is dropped below 1. The first batch has all 18 limbs, as f and g are loaded.
    """
    bits = m.bit_length()
    batches = -(-steps(bits) // BATCH)
    found = [min(bits, max(1, length - (MODULUS_BITS - bits))) for length in longest[: batches + 1]]
    return schedule([MODULUS_BITS, *found[1:]])


def modulus_table(m: int, longest: list[int]) -> bytes:
    """The table of an odd prime m < 2^256 for modulus.S: 80 bytes."""
    if m % 2 == 0 or m.bit_length() > MODULUS_BITS:
        raise ValueError(f"{m:#x} is not an odd number of at most {MODULUS_BITS} bits")
    found = modulus_schedule(m, longest)
    limb = [m >> BATCH * i & ((1 << BATCH) - 1) for i in range(MOST_LIMBS)]
    inverse = pow(-m, -1, 1 << BATCH)
    head = inverse.to_bytes(2, "little") + bytes([quotient_shift(m) - 32 * 7, len(found)])
    return head + b"".join(x.to_bytes(2, "little") for x in limb) + bytes(found).ljust(40, b"\0")


def modulus_assembly(name: str, table: bytes) -> str:
    """The lines of modulus.S for a table."""
    label = f"bezout_m0_modulus_{name}"
    halfwords = [int.from_bytes(table[i : i + 2], "little") for i in range(4, 40, 2)]

    def row(directive: str, values: list[str]) -> str:
        return f"\t{directive}\t{', '.join(values)}\n"

    text = f"\t.balign\t4\n\t.global\t{label}\n\t.type\t{label}, %object\n{label}:\n"
    text += row(".hword", [f"{int.from_bytes(table[:2], 'little'):#06x}"]) + row(".byte", [str(x) for x in table[2:4]])
    text += "".join(row(".hword", [f"{x:#06x}" for x in halfwords[i : i + 9]]) for i in (0, 9))
    text += "".join(row(".byte", [str(x) for x in table[i : i + 20]]) for i in (40, 60))
    return text + f"\t.size\t{label}, . - {label}\n"


def modulus_ranges(m: int) -> None:
    """Follows d and e through invert_modulus. Raises OverflowError where one leaves its room."""
    bits = m.bit_length()
    batches = -(-steps(bits) // BATCH)
    row, limb, half = 1 << BATCH, (1 << BATCH) - 1, 1 << (BATCH - 1)
    # The multiples of m from -2^14 to 2^14 - 1, in update_modulus.
    carry = (0, 0)
    for _ in range(MOST_LIMBS):
        carry = _carries(-row * limb - half * limb + carry[0], row * limb + half * limb + carry[1])
    # |d|, |e| <= 2^255 after the growth, then m/2 more with each reduction.
    most = (1 << BATCH * LIMBS) + (batches - LIMBS - 1) * m // 2
    if most >= 1 << (BATCH * LIMBS + 15):
        raise OverflowError(f"d or e can have {most.bit_length()} bits")
    # The top limb, and the divisions: two multiples of m, below 2^15 each, in an unsigned word; above limb 16 in a signed one.
    top = -(-most >> BATCH * LIMBS)
    _carries(-row * top - half + carry[0], row * top + half + carry[1])
    sums = 0
    for i in range(MOST_LIMBS):
        sums = (sums >> BATCH) + limb + limb * limb * (1 if i == 0 else 2)
        if sums >= 2 * WORD:
            raise OverflowError(f"a sum of the divisions reaches {sums}")
    if (sums >> BATCH) + limb + limb * limb + limb * (m >> BATCH * LIMBS) >= WORD:
        raise OverflowError("the top of the divisions")
    # What is left is within 2^5 of [0, m], so that one addition and one subtraction suffice.
    if row * most >> BATCH * MOST_LIMBS >= m:
        raise OverflowError("the last reduction")
