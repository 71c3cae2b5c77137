# SPDX-License-Identifier: MIT OR Apache-2.0
"""Passes of batch inversion for 64-bit ARM against Python integers, in Unicorn."""

import random
import re
from functools import cache

import pytest
from test_aarch64_product import words

from asmgen.aarch64 import assembled, lanes, manifest

every = pytest.mark.parametrize("name", manifest.passes())
R = [3, 19, 31, (1 << 16) - 1]
"""Offsets of pseudo-Mersenne numbers."""
STEPS = [1, 2, 7, 8, 9, 16, 24]
BEHIND = 64
"""Bytes behind the kept products."""


@cache
def routine(name: str) -> assembled.Emulated:
    return assembled.Emulated(text(name))


def text(name: str) -> str:
    return manifest.routines()[name]()


def limbs(numbers: list[int]) -> bytes:
    """A pair of numbers."""
    found = [number >> lanes.BITS * j & (1 << lanes.BITS) - 1 for j in range(lanes.LIMBS) for number in numbers]
    return b"".join(limb.to_bytes(4, "little") for limb in found)


def numbers(data: bytes) -> list[int]:
    found = [int.from_bytes(data[4 * k : 4 * k + 4], "little") for k in range(lanes.LANES * lanes.LIMBS)]
    return [sum(limb << lanes.BITS * j for j, limb in enumerate(found[lane :: lanes.LANES])) for lane in range(lanes.LANES)]


def rows(xs: list[int]) -> bytes:
    return b"".join(x.to_bytes(8 * lanes.WORDS, "little") for x in xs)


def state(name: str, m: int, p: list[int]) -> bytes:
    """That of the library's `backend/aarch64/integer/product_lanes.rs`."""
    minus, r = -pow(m, -1, 1 << lanes.BITS) & (1 << lanes.BITS) - 1, -m & 0xFFFF
    scaled = single((m * minus + 1) >> lanes.BITS) if "montgomery" in name else b"".join(x.to_bytes(4, "little") for x in (64 * r, 2 * r, 0, 0, r, 0, r, 0))
    fields = {"words": rows([m]), "scaled": scaled, "modulus": single(m, minus), "p": limbs(p), "first": limbs([1, 1])}
    size = lanes.FIELDS
    return b"".join(fields.get(name, b"\xa5" * size[name]).ljust(size[name], b"\xa5") for name in size)


def single(number: int, above: int = 0) -> bytes:
    found = [number >> lanes.BITS * j & (1 << lanes.BITS) - 1 for j in range(lanes.LIMBS)]
    return b"".join(limb.to_bytes(4, "little") for limb in [*found, above])


def power(name: str, m: int) -> int:
    """What comes along with a product."""
    return pow(1 << lanes.BITS * lanes.LIMBS, -1, m) if "montgomery" in name else 1


def unit(name: str, m: int, x: int) -> int:
    """What a number counts as: modulo `2^255 - r` all multiples are zero."""
    return x if x and ("montgomery" in name or x % m) else x + 1


def fits(name: str, m: int, found: list[int]) -> bool:
    return all(7 * x < 8 * m + 7 if "montgomery" in name else x < (1 << 256) + (1 << 55) for x in found)


def run(name: str, code: assembled.Emulated, m: int, p: list[int], xs: list[int], kept: bytes, watch: bool = False):
    """The state, the rows and the kept products after a pass, and whether it found a zero."""
    begin, steps = state(name, m, p), len(xs) // lanes.LANES
    places = (0, len(begin), len(begin) + len(rows(xs)))
    after = code.run(begin + rows(xs) + kept + b"\x5a" * BEHIND, watch, places, (steps,))
    assert after.endswith(b"\x5a" * BEHIND) and after[: lanes.PLACE["p"]] == begin[: lanes.PLACE["p"]]
    read = [int.from_bytes(after[at : at + 32], "little") for at in range(places[1], places[2], 32)]
    return after[: places[1]], read, after[places[2] : -BEHIND], code.result()


def room(steps: int) -> int:
    """Bytes of kept products."""
    return (steps - 1 - steps // lanes.KEPT) * lanes.NUMBER


def at(after: bytes, field: str) -> list[int]:
    place = lanes.PLACE[field]
    return numbers(after[place : place + lanes.NUMBER])


def cases(name: str):
    chance = random.Random(29)
    top = (1 << 256) - 1
    moduli = [1, 3, top, top - 188, (1 << 256) - (1 << 224) - 1, (1 << 255) - 19, (1 << 255) + 1, *(m | 1 for m in words(4, chance, 4))]
    for k, m in enumerate(moduli if "montgomery" in name else [(1 << 255) - r for r in R * 3]):
        for steps in STEPS:
            xs = chance.choices(words(4, chance, 2 * steps), k=2 * steps)
            # One case in three has no zero, and some have multiples of the modulus and numbers near them.
            xs = [unit(name, m, x) for x in xs] if k % 3 == 0 else [*xs[1:], 0]
            if k % 3 and "pseudo" in name:
                xs[:: 1 + steps % 3] = [near(m, chance) for _ in xs[:: 1 + steps % 3]]
            elif k % 2 and k % 3:
                xs[steps // 2] = m
            # The most that a running product is.
            most = m * 8 // 7 - 1 if "montgomery" in name else top
            yield m, [most if k % 2 else chance.randrange(m), m - 1], xs


def near(m: int, chance: random.Random) -> int:
    """A multiple of `2^255 - r`, or what differs from one in a bit, in each word or in some."""
    zero = chance.choice([0, m, 2 * m])
    return zero ^ chance.choice([0, 1 << chance.randrange(256), chance.choice([1, 1 << 64, 1 << 128]) * chance.choice([assembled.WORD, 1 << 63])])


def wanted_forward(name: str, m: int, p: list[int], xs: list[int]):
    """The products before each step, and behind the last."""
    found = [p]
    for pair in zip(xs[::2], xs[1::2]):
        found.append([q * unit(name, m, x) * power(name, m) % m for q, x in zip(found[-1], pair)])
    return found


def wrong_forward(name: str, code: assembled.Emulated, m: int, p: list[int], xs: list[int], watch: bool = False) -> bool:
    wanted, steps = wanted_forward(name, m, p, xs), len(xs) // lanes.LANES
    after, read, kept, _ = run(name, code, m, p, xs, b"\xa5" * room(steps), watch)
    found = [kept[k : k + lanes.NUMBER] for k in range(0, len(kept), lanes.NUMBER)]
    before = [one for k, one in enumerate(wanted[1:-1], 1) if k % lanes.KEPT != lanes.KEPT - 1]
    pairs = [*zip(map(numbers, found), before, strict=True), (at(after, "p"), wanted[-1])]
    good = all(fits(name, m, one) and [x % m for x in one] == two for one, two in pairs)
    return not (good and read == xs and at(after, "first") == p)


def wrong_backward(name: str, code: assembled.Emulated, m: int, u: list[int], xs: list[int], watch: bool = False) -> bool:
    """From any numbers in place of inverses: what comes out is a product."""
    steps, part = len(xs) // lanes.LANES, power(name, m)
    before = wanted_forward(name, m, [1, 1], xs)[:-1]
    kept = b"".join(limbs(one) for k, one in enumerate(before) if k and k % lanes.KEPT != lanes.KEPT - 1)
    after, read, _, zeros = run(name, code, m, u, xs, kept, watch)
    good, p, none = True, list(u), False
    for k in reversed(range(steps)):
        for lane in range(lanes.LANES):
            x = xs[2 * k + lane]
            zero = unit(name, m, x) != x
            good &= read[2 * k + lane] == (0 if zero else p[lane] * before[k][lane] * part % m)
            p[lane] = p[lane] * unit(name, m, x) * part % m
            none |= zero
    found = at(after, "p")
    return not (good and fits(name, m, found) and [x % m for x in found] == [x % m for x in p] and bool(zeros) == none)


def wrong(name: str, code: assembled.Emulated, *case, **more) -> bool:
    return (wrong_forward if "forward" in name else wrong_backward)(name, code, *case, **more)


@every
def test_a_pass(name):
    for k, case in enumerate(cases(name)):
        assert not wrong(name, routine(name), *case, watch=k % 17 == 0), case


@pytest.mark.parametrize("kind", manifest.LANES)
def test_inverses(kind):
    """Both passes, with the inverses between them."""
    chance, m = random.Random(5), (1 << 255) - 19
    forward, backward = (f"neon_{kind}_{one}_4" for one in lanes.PASSES)
    for steps in STEPS:
        xs = [chance.randrange(m) for _ in range(2 * steps)]
        after, _, kept, _ = run(forward, routine(forward), m, [1, 1], xs, bytes(room(steps)))
        u = [pow(p, -1, m) for p in at(after, "p")]
        _, found, _, zeros = run(backward, routine(backward), m, u, xs, kept)
        assert found == [pow(x, -1, m) for x in xs] and not zeros


@every
def test_a_wrong_instruction_is_seen(name):
    good, all_cases = text(name).split("\n"), [*cases(name)][::-1]
    changes = {
        "umlal": "umull", "umlal2": "umull2", "usra": "usra", "bic": "orr", "sli": "sri", "shrn": "rshrn", "sbcs": "subs", "adcs": "adds", "cmeq": "cmge",
        "csel": "csinv", "uzp1": "uzp2", "orn": "orr", "eor": "orr", "sshr": "ushr",
    }  # fmt: skip
    # Without what counts steps, which may run away.
    places = [i for i, line in enumerate(good) if line.split(" ")[0] in changes and not re.search(r"// (begin|elsewhere|again)$", line)]
    for i in random.Random(3).sample(places, 20):
        mnemonic, rest = good[i].split(" ", 1)
        line = f"{changes[mnemonic]} {rest.replace('#29', '#28') if mnemonic == 'usra' else rest}"
        code = assembled.Emulated("\n".join([*good[:i], line, *good[i + 1 :]]))
        assert any(wrong(name, code, *case) for case in all_cases), good[i]


@every
def test_registers_that_are_not_ours(name):
    for line in text(name).split("\n"):
        assert not re.search(r"\b[xw](18|2\d|30)\b", line.split("//")[0]), line
