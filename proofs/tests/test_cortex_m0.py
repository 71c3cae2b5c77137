# SPDX-License-Identifier: MIT OR Apache-2.0
"""README section 4: what the Cortex-M0 assembly rests on, that it says the same, and that the checks can fail."""

import re

import pytest

from bezout_proofs import cortex_m0, files, matrices

ASSEMBLY = files.ROOT / "firmware" / "cortex-m0" / "asm"


@pytest.fixture(scope="module")
def lengths():
    return cortex_m0.lengths()


def bytes_at(name, label):
    """The bytes behind a label of an assembly file."""
    text = (ASSEMBLY / f"{name}.S").read_text(encoding="utf-8")
    lines = text.split(f"{label}:\n", 1)[1].splitlines()
    found = []
    for line in lines:
        match = re.fullmatch(r"\s*\.byte\s+([\d, ]+)", line)
        if not match:
            return found
        found += [int(byte) for byte in match[1].split(",")]
    return found


def test_steps():
    count = cortex_m0.BATCH * cortex_m0.BATCHES + cortex_m0.LAST_STEPS
    assert cortex_m0.steps() == count == 588
    whole = (ASSEMBLY / "divsteps_symbol.S").read_text(encoding="utf-8").split("routine\tbezout_m0_divsteps_symbol_whole\n", 1)[1]
    pairs = int(re.search(r"\.rept\s+(\d+)", whole)[1])
    assert cortex_m0.WHOLE_STEPS == 2 * pairs + 1
    assert cortex_m0.BATCH * cortex_m0.SYMBOL_BATCHES + cortex_m0.WHOLE_STEPS == count


@pytest.mark.parametrize("name", ["invert", "invert_legendre", "legendre"])
def test_schedule_is_the_committed_one(lengths, name):
    assert bytes_at("macros", "\\label") == cortex_m0.schedule(lengths)
    assert f"\tschedule\t{name}_schedule\n" in (ASSEMBLY / f"{name}.S").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def longest():
    return cortex_m0.lengths(cortex_m0.MODULUS_BITS, count=cortex_m0.BATCHES + 1)


@pytest.mark.parametrize("name", cortex_m0.MODULI)
def test_tables_are_the_committed_ones(longest, name):
    table = cortex_m0.modulus_table(cortex_m0.MODULI[name], longest)
    assert cortex_m0.modulus_assembly(name, table) in (ASSEMBLY / "modulus.S").read_text(encoding="utf-8")


@pytest.mark.parametrize("m", cortex_m0.MODULI.values())
def test_other_primes(longest, m):
    cortex_m0.modulus_ranges(m)
    batches = len(cortex_m0.modulus_schedule(m, longest))
    assert cortex_m0.BATCH * batches >= cortex_m0.steps(m.bit_length())
    # The symbol: two batches fewer, then 33 steps on whole numbers.
    assert cortex_m0.BATCH * (batches - 2) + cortex_m0.WHOLE_STEPS >= cortex_m0.steps(m.bit_length())
    assert longest[batches - 2] - (cortex_m0.MODULUS_BITS - m.bit_length()) <= cortex_m0.SYMBOL_BITS
    # Operands of the last update have two limbs.
    assert longest[batches] - (cortex_m0.MODULUS_BITS - m.bit_length()) <= cortex_m0.BATCH


def test_lengths_scale():
    """Shorter operands are longer ones in another scale, up to the end, where more is dropped."""
    long, short = (cortex_m0.lengths(bits, 3, 7) for bits in (9, 7))
    assert all(b <= max(1, a - 2) for a, b in zip(long, short, strict=True))


def test_primes_that_have_no_table(longest):
    for m in (2**256 - 2, 2**257 + 1, 2**255 // 3 | 1, 1):
        with pytest.raises(ValueError):
            cortex_m0.modulus_table(m, longest)


def test_quotients():
    """The largest and the smallest x for each quotient; a number that has none."""
    for m in cortex_m0.MODULI.values():
        shift = cortex_m0.quotient_shift(m)
        for q in range(1 << (256 - shift)):
            for x in (q << shift, (q + 1 << shift) - 1):
                assert x // m in (q, q - 1)
    with pytest.raises(ValueError):
        cortex_m0.quotient_shift(2**255 // 3)


def test_last_steps_fit(lengths):
    assert lengths[cortex_m0.BATCHES] <= cortex_m0.LAST_BITS
    assert lengths[cortex_m0.SYMBOL_BATCHES] <= cortex_m0.SYMBOL_BITS


def exact_lengths(bits, batch, count):
    """Bits of the longest f or g after each batch, over all pairs without a common divisor."""
    longest = [0] * (count + 1)
    for f0 in range(1, 1 << bits, 2):
        for g0 in range(1 << bits):
            delta2, f, g, seen = 1, f0, g0, [max(f0, g0)]
            for step in range(batch * count):
                swap = g & 1 and delta2 > 0
                f, g = (g if swap else f), (g - f if swap else g + f if g & 1 else g) >> 1
                delta2 = 2 - delta2 if swap else 2 + delta2
                if step % batch == batch - 1:
                    seen.append(max(abs(f), abs(g)))
            if g == 0 and abs(f) == 1:
                longest = [max(a, b) for a, b in zip(longest, seen, strict=True)]
    return [value.bit_length() for value in longest]


@pytest.mark.parametrize(("bits", "batch"), [(6, 2), (7, 3), (8, 4)])
def test_lengths_are_never_too_short(bits, batch):
    count = 5 * bits // (2 * batch)
    bound, exact = cortex_m0.lengths(bits, batch, count), exact_lengths(bits, batch, count)
    assert all(least <= found <= least + 2 for least, found in zip(exact, bound, strict=True))
    # A bound that is a bit shorter all along would be wrong.
    assert any(least > found - 1 for least, found in zip(exact, bound, strict=True))


def test_schedule_refuses_what_the_code_cannot_do():
    assert cortex_m0.schedule([255, 240, 226]) == [11, 20]
    with pytest.raises(ValueError):
        cortex_m0.schedule([255, 225])
    with pytest.raises(ValueError):
        cortex_m0.schedule([225, 226])


def test_packed_loop():
    assert cortex_m0.packed_overflows() == 0
    assert cortex_m0.inseparable() == 0


def test_packed_loop_is_at_its_limit():
    """A step more does not fit, nor does a bit less: with fewer steps in a shorter word, for that is faster."""
    assert cortex_m0.packed_overflows(batch=12, word=1 << 25) == 0
    assert cortex_m0.packed_overflows(batch=12, word=1 << 24) > 0
    assert cortex_m0.packed_overflows(batch=13, word=1 << 25) > 0
    assert cortex_m0.packed_overflows(word=cortex_m0.WORD // 2) > 0


def test_room_of_other_primes_is_needed():
    with pytest.raises(OverflowError):
        cortex_m0.modulus_ranges((1 << 268) - 1)


def test_updates():
    assert cortex_m0.growing_fits()
    cortex_m0.update_ranges()
    for c in (1, 19, 3957, 18651, cortex_m0.LARGEST_C):
        cortex_m0.update_mod_ranges(c)
    with pytest.raises(OverflowError):
        cortex_m0.update_mod_ranges(cortex_m0.LARGEST_C + 2)


def packed_batch(f, g, zeta, n=cortex_m0.BATCH):
    """The inner loop of divsteps.S in Python, with the width of n: matrix and zeta, or None after an overflow."""
    half, top = 1 << (n - 1), 1 << (2 * n + 1)
    big_f, big_g = f, g + (1 << 2 * n)
    for _ in range(n):
        odd = big_g & 1
        swap = -(odd and zeta < 0)
        big_g += (odd + 2 * swap) * big_f
        zeta = (zeta ^ swap) - 1
        big_f += swap & big_g
        if not (-top <= big_f < top and -top <= big_g < top):
            return None
        big_g >>= 1
    low_f, low_g = ((word + half) % (1 << n) - half for word in (big_f, big_g))
    v, r = (big_f - low_f) >> n, (big_g - low_g) >> n
    inverse = pow(f, -1, 1 << 32)
    u, q = ((((low << n) - x * g) * inverse + (1 << 31)) % (1 << 32) - (1 << 31) for low, x in ((low_f, v), (low_g, r)))
    return (u, v, q, r), zeta


@pytest.mark.parametrize("n", [4, 5])
def test_packed_batch_equals_definition(n):
    """All f, g of n bits and a few deltas, against the plain definition."""
    half = 1 << (n - 1)
    for zeta in range(-n - 2, n + 2):
        for f in range(1 - half, half, 2):
            for g in range(-half, half):
                delta2, matrix, low_f, low_g = -2 * zeta - 1, (1, 0, 0, 1), f, g
                for _ in range(n):
                    odd = low_g & 1 == 1
                    swap = odd and delta2 > 0
                    low_f, low_g = (
                        (low_g if swap else low_f),
                        (low_g - low_f if swap else low_g + low_f if odd else low_g) >> 1,
                    )
                    delta2, matrix = matrices.divstep(delta2, odd, matrix)
                assert packed_batch(f, g, zeta, n) == (matrix, -(delta2 + 1) // 2)


def jacobi(x, n):
    """The textbook's."""
    x, sign = x % n, 1
    while x:
        while x % 2 == 0:
            x //= 2
            if n % 8 in (3, 5):
                sign = -sign
        x, n = n, x
        if x % 4 == 3 and n % 4 == 3:
            sign = -sign
        x %= n
    return sign if n == 1 else 0


def centered(value, k):
    """The residue mod 2^k with a sign."""
    half = 1 << (k - 1)
    return (value + half) % (1 << k) - half


def symbol(x, m, k, deferred=True, turning=True):
    """The Jacobi symbol (x / m) as divsteps_symbol.S keeps it, in batches of k steps on words with k bits of f and g."""
    f, g, zeta, swap, low, high, fell = m, x, -1, 0, 0, 0, 0
    while g:
        f_before = f
        word_f, word_g = centered(f, k), centered(g, k)
        if deferred:  # what the last batch could not see: from f before its last step and f after it
            before = word_f - 2 * (word_g & swap)
            low ^= word_f ^ before
            high ^= word_f & ~before
        word_g += 1 << 2 * k
        for i in range(k):
            odd = word_g & 1
            swap = -(odd and zeta < 0)
            zeta = (zeta ^ swap) - 1
            word_g, g = word_g + (odd + 2 * swap) * word_f, g + (odd + 2 * swap) * f
            old, word_f, f = word_f, word_f + (swap & word_g), f + (swap & g)
            word_g, g = word_g >> 1, g >> 1
            low ^= word_f if i < k - 2 else 0
            high ^= word_f & ~old if i < k - 1 else 0
            fell ^= old >= 0 > word_f
        v_negative = (word_f - centered(word_f, k)) >> k < 0
        if turning:
            fell ^= (f < 0) != v_negative and (f < 0) != (f_before < 0)
    flips = (low >> 1 ^ low >> 2 ^ high >> 1 ^ fell) & 1
    return (-1 if flips else 1) if abs(f) == 1 else 0


@pytest.mark.parametrize("k", [3, 4, 5, 7])
def test_symbol_of_all_small_numbers(k):
    for m in range(1, 160, 2):
        for x in range(m):
            assert symbol(x, m, k) == jacobi(x, m)


@pytest.mark.parametrize("without", ["deferred", "turning"])
def test_symbol_needs_its_rules(without):
    wrong = sum(symbol(x, m, 5, **{without: False}) != jacobi(x, m) for m in range(1, 100, 2) for x in range(m))
    assert wrong > 100
