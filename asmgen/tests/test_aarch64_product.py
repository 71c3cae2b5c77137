# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products for 64-bit ARM against Python integers, in Unicorn."""

import random
import re
from functools import cache

import pytest

from asmgen.aarch64 import assembled, manifest, product

every = pytest.mark.parametrize("n", product.MONTGOMERY)
R = [19, 3, 31, 765, (1 << 31) - 1]


@cache
def routine(name: str) -> assembled.Emulated:
    return assembled.Emulated(manifest.routines()[name]())


def multiply(code: assembled.Emulated, numbers: list[int], n: int, word: int, watch: bool = False) -> int:
    """By a routine that takes places of the result and of these numbers of `n` words, and a word."""
    memory = b"\xa5" * 8 * n + b"".join(x.to_bytes(8 * n, "little") for x in numbers)
    after = code.run(memory, watch, tuple(8 * n * i for i in range(len(numbers) + 1)), (word,))
    assert after[8 * n :] == memory[8 * n :]
    return int.from_bytes(after[: 8 * n], "little")


def montgomery(code: assembled.Emulated, a: int, b: int, m: int, n: int, watch: bool = False) -> int:
    return multiply(code, [a, b, m], n, -pow(m, -1, 1 << 64) & assembled.WORD, watch)


def words(n: int, chance: random.Random, count: int) -> list[int]:
    """Numbers with extreme words, and random ones."""
    extreme = [0, 1, assembled.WORD, assembled.WORD - 1, 1 << 63, (1 << 63) - 1]
    made = [sum(chance.choice(extreme) << 64 * i for i in range(n)) for _ in range(count)]
    return [0, 1, (1 << 64 * n) - 1, *made, *(chance.getrandbits(64 * n) for _ in range(count))]


def cases(n: int):
    chance = random.Random(n)
    moduli = [1, 3, (1 << 64 * n) - 1, (1 << 64 * n) - 189, (1 << 64 * n - 1) + 1, (1 << 521) - 1] + [m | 1 for m in words(n, chance, 8)]
    # The sum of a row has its highest carry where all are near R.
    moduli += [(1 << 64 * n) - chance.getrandbits(64) | 1 for _ in range(8)]
    for m in moduli:
        if m >> 64 * n:
            continue
        for a in words(n, chance, 6):
            for b in {0, 1 % m, m - 1, m >> 1, *(x % m for x in words(n, chance, 1))}:
                yield a, b, m


@every
def test_montgomery(n):
    code, inverse = routine(f"scalar_montgomery_{n}"), 1 << 64 * n
    for k, (a, b, m) in enumerate(cases(n)):
        assert montgomery(code, a, b, m, n, watch=k % 97 == 0) == a * b * pow(inverse, -1, m) % m, (a, b, m)


def pseudo_mersenne_cases():
    chance = random.Random(255)
    numbers = words(4, chance, 12) + [(1 << 255) - r + k for r in R for k in (-1, 0, 1)]
    for r in R:
        for a in numbers:
            for b in chance.sample(numbers, 8):
                yield a, b, r
        # Nearly a multiple of a power of words: with r added it carries beyond them, and comes back.
        for k in (64, 128, 192):
            yield 1, (chance.getrandbits(60) + 1 << k) - 1, r


def test_pseudo_mersenne():
    code = routine("scalar_pseudo_mersenne_4")
    for k, (a, b, r) in enumerate(pseudo_mersenne_cases()):
        found = multiply(code, [a, b], 4, r, watch=k % 97 == 0)
        assert found == a * b % ((1 << 255) - r), (a, b, r)


@every
def test_a_wrong_instruction_of_montgomery_is_seen(n):
    """Each sum that may carry, without it."""
    good, all_cases = manifest.routines()[f"scalar_montgomery_{n}"]().split("\n"), list(cases(n))
    sums = [i for i, line in enumerate(good) if re.match(r"adc|sbc|madd|csel", line)]
    change = {"adcs": "adds", "adc": "add", "sbcs": "subs", "madd": "msub", "csel": "csel"}
    for at in sums[:: max(1, len(sums) // 60)]:
        mnemonic, rest = good[at].split(" ", 1)
        rest = rest.replace(", lo\t", ", hs\t")
        wrong = assembled.Emulated("\n".join([*good[:at], f"{change[mnemonic]} {rest}", *good[at + 1 :]]))
        seen = (montgomery(wrong, a, b, m, n) != a * b * pow(1 << 64 * n, -1, m) % m for a, b, m in all_cases)
        assert any(seen), good[at]


def test_a_wrong_instruction_of_a_pseudo_mersenne_product_is_seen():
    good, all_cases = manifest.routines()["scalar_pseudo_mersenne_4"]().split("\n"), list(pseudo_mersenne_cases())
    change = {"adcs": "adds", "adc": "add", "sbcs": "subs", "sbc": "sub", "extr": "extr", "and": "orr", "orr": "and", "csel": "csel", "madd": "msub"}
    for at, line in enumerate(good):
        mnemonic, _, rest = line.partition(" ")
        if mnemonic in change:
            rest = rest.replace("#63", "#62").replace(", lo\t", ", hs\t")
            wrong = assembled.Emulated("\n".join([*good[:at], f"{change[mnemonic]} {rest}", *good[at + 1 :]]))
            assert any(multiply(wrong, [a, b], 4, r) != a * b % ((1 << 255) - r) for a, b, r in all_cases), line


@pytest.mark.parametrize("name", manifest.products())
def test_registers_that_are_not_ours(name):
    for line in manifest.routines()[name]().split("\n"):
        assert not re.search(r"\b[xw](18|29|30)\b|\bv\d", line.split("//")[0]), line
