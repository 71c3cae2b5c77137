# SPDX-License-Identifier: MIT OR Apache-2.0
"""The passes over F_3 against divsteps on polynomials, coefficient by coefficient."""

import ctypes
import random
from functools import cache

import pytest

from asmgen import manifest, ternary
from asmgen.assembled import assemble
from asmgen.ternary import MASKS, PLANES, ROW, SIZES, STEP, STEPS, VECTOR

WORD = (1 << 64) - 1
GUARD = b"\x5a" * 64
LOW = 64
"""Coefficients of a window."""


class Memory:
    """Aligned bytes with guards around them."""

    def __init__(self, size: int):
        self.size = size
        self.buffer = ctypes.create_string_buffer(size + 256)
        self.start = 64 + -ctypes.addressof(self.buffer) % 64
        self.around(GUARD)

    def around(self, guard: bytes):
        base = ctypes.addressof(self.buffer)
        for at in (self.start - 64, self.start + self.size):
            ctypes.memmove(base + at, guard, 64)

    def check(self):
        for at in (self.start - 64, self.start + self.size):
            assert self.buffer.raw[at : at + 64] == GUARD

    def address(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(ctypes.addressof(self.buffer) + self.start)

    def __getitem__(self, at: int) -> int:
        return ctypes.c_uint64.from_buffer(self.buffer, self.start + at).value

    def __setitem__(self, at: int, value: int):
        ctypes.c_uint64.from_buffer(self.buffer, self.start + at).value = value


def planes(coefficients: list[int]) -> tuple[int, int]:
    """As numbers with a bit for each coefficient: whether it is not 0, and whether it is 2."""
    bits = lambda test: sum(1 << i for i, c in enumerate(coefficients) if test(c))
    return bits(bool), bits(lambda c: c == 2)


class State(Memory):
    """Two polynomials in m vectors, and other bytes where those of a longer one would be."""

    def __init__(self, m: int, first: list[int], second: list[int]):
        super().__init__(PLANES)
        self.m = m
        ctypes.memset(self.address(), 0xA5, PLANES)
        for k, polynomial in enumerate((first, second)):
            for j in range(m):
                for plane, bits in enumerate(planes(polynomial[j::m])):
                    for word in range(4):
                        self[self.place(2 * k + plane, j) + 8 * word] = bits >> 64 * word & WORD

    @staticmethod
    def place(plane: int, j: int) -> int:
        return ROW * plane + VECTOR * j

    def polynomial(self, k: int) -> list[int]:
        found = [0] * (256 * self.m)
        for i in range(len(found)):
            j, bit = i % self.m, i // self.m
            nonzero, minus = (self[self.place(2 * k + plane, j) + 8 * (bit // 64)] >> bit % 64 & 1 for plane in (0, 1))
            assert nonzero or not minus, "no coefficient has these bits"
            found[i] = nonzero + minus
        return found

    def check(self):
        super().check()
        for plane in range(4):
            for at in range(self.place(plane, self.m), ROW * (plane + 1), 8):
                assert self[at] == 0xA5A5_A5A5_A5A5_A5A5


class Masks(Memory):
    """Of a number of steps, each `(c, swap)`; decided ones, or those of the vectors."""

    def __init__(self, count: int):
        super().__init__(STEP * count)
        self.count = count

    @staticmethod
    def words(c: int, swap: bool) -> list[int]:
        return [WORD * (c != 0), WORD * (c == 2), WORD * swap]

    def decide(self, decisions: list[tuple[int, bool]]):
        for k, decision in enumerate(decisions):
            for word, value in enumerate(self.words(*decision)):
                self[STEP * k + MASKS["decided"] + 8 * word] = value

    def widen(self, decisions: list[tuple[int, bool]]):
        for k, decision in enumerate(decisions):
            nonzero, minus, swap = self.words(*decision)
            for lane in range(4):
                self[STEP * k + MASKS["nonzero"] + 8 * lane] = nonzero
                self[STEP * k + MASKS["minus"] + 8 * lane] = minus
            self[STEP * k + MASKS["swap"]] = swap

    def all(self) -> list[int]:
        return [self[at] for at in range(0, self.size, 8)]


# The reference: a step, and what decides it.


def decide(delta: int, f: list[int], g: list[int]) -> tuple[int, bool]:
    """`c`, with which `x` divides `g - c f`, and whether `f` and `g` are exchanged."""
    return f[0] * g[0] % 3, delta > 0 and g[0] != 0


def down(f: list[int], g: list[int], c: int, swap: bool):
    difference = [(b - c * a) % 3 for a, b in zip(f, g, strict=True)]
    return (g if swap else f), difference[1:] + [0]


def up(v: list[int], r: list[int], c: int, swap: bool):
    return [0, *(r if swap else v)[:-1]], [(b - c * a) % 3 for a, b in zip(v, r, strict=True)]


def decided(delta: int, f: list[int], g: list[int], count: int):
    """The decisions of `count` steps, and what they leave."""
    found = []
    for _ in range(count):
        c, swap = decide(delta, f, g)
        f, g = down(f, g, c, swap)
        delta = 1 - delta if swap else 1 + delta
        found.append((c, swap))
    return found, (delta, f, g)


def after(step, first: list[int], second: list[int], decisions):
    for decision in decisions:
        first, second = step(first, second, *decision)
    return first, second


class Window(Memory):
    def __init__(self, delta: int, f: list[int], g: list[int]):
        super().__init__(8 * len(ternary.WINDOW))
        for at, word in enumerate([*planes(f), *planes(g), -delta & WORD]):
            self[8 * at] = word

    def words(self) -> list[int]:
        return [self[at] for at in range(0, self.size, 8)]


@cache
def library(kind: str, m: int):
    return assemble(manifest.routines()[ternary.name(kind, m)].text())


def polynomial(length: int, generator: random.Random) -> list[int]:
    """Random, sparse, or of one coefficient alone again and again."""
    kind = generator.randrange(4)
    if kind == 0:
        return [generator.choice([0] * 9 + [1, 2]) for _ in range(length)]
    if kind == 1:
        return [generator.randrange(3)] * length
    return [generator.randrange(3) for _ in range(length)]


def random_decisions(count: int, generator: random.Random) -> list[tuple[int, bool]]:
    """Any: a pass does not ask whether they make sense."""
    return [(generator.randrange(3), generator.random() < 0.5) for _ in range(count)]


def start(generator: random.Random) -> tuple[int, list[int], list[int]]:
    """A window: f(0) is not 0."""
    f, g = polynomial(LOW, generator), polynomial(LOW, generator)
    return generator.choice([1, 0, -1, 5, -40, 70]), [generator.choice([1, 2]), *f[1:]], g


def same(found, expected):
    """For long lists: if `assert` saw them, it would draw the differences of each planted error, for minutes."""
    equal = found == expected
    assert equal, "the numbers differ"


def check_down(routine, m: int, groups: int, generator: random.Random):
    f, g, decisions = (polynomial(256 * m, generator), polynomial(256 * m, generator), random_decisions(groups * m, generator))
    state, masks, expected = State(m, f, g), Masks(groups * m), Masks(groups * m)
    masks.decide(decisions)
    expected.decide(decisions)
    expected.widen(decisions)
    routine(state.address(), masks.address(), ctypes.c_size_t(groups))
    same((state.polynomial(0), state.polynomial(1)), after(down, f, g, decisions))
    same(masks.all(), expected.all())
    for memory in (state, masks):
        memory.check()


def check_up(routine, m: int, groups: int, generator: random.Random, both: bool = False):
    """With `both`, a window is decided meanwhile."""
    count = groups * m
    v, r, decisions = polynomial(256 * m, generator), polynomial(256 * m, generator), random_decisions(count, generator)
    state, masks, expected = State(m, v, r), Masks(count), Masks(count)
    delta, f, g = start(generator)
    next_, left = decided(delta, f, g, count)
    window = Window(delta, f, g)
    masks.widen(decisions)
    expected.widen(decisions)
    if both:
        expected.decide(next_)
    routine(state.address(), masks.address(), ctypes.c_size_t(groups), window.address())
    same((state.polynomial(0), state.polynomial(1)), after(up, v, r, decisions))
    same(masks.all(), expected.all())
    assert window.words() == Window(*(left if both else (delta, f, g))).words()
    for memory in (state, masks, window):
        memory.check()


def check_two(routine, m: int, groups: int, generator: random.Random):
    inputs = [(polynomial(256, generator), polynomial(256, generator), random_decisions(groups, generator)) for _ in range(2)]
    states, masks = [State(m, f, g) for f, g, _ in inputs], [Masks(groups) for _ in inputs]
    for mine, (_, _, decisions) in zip(masks, inputs):
        mine.decide(decisions)
    addresses = [part.address() for pair in zip(states, masks) for part in pair]
    routine(*addresses[:2], ctypes.c_size_t(groups), *addresses[2:])
    for state, mine, (f, g, decisions) in zip(states, masks, inputs):
        same((state.polynomial(0), state.polynomial(1)), after(down, f, g, decisions))
        state.check()
        mine.check()
        wide = Masks(groups)
        wide.decide(decisions)
        wide.widen(decisions)
        same(mine.all(), wide.all())


def check_decide(routine, m: int, groups: int, generator: random.Random):
    delta, f, g = start(generator)
    decisions, left = decided(delta, f, g, groups)
    window, masks, expected = Window(delta, f, g), Masks(groups), Masks(groups)
    expected.decide(decisions)
    # No state: it is not looked at.
    routine(ctypes.c_void_p(8), masks.address(), ctypes.c_size_t(groups), window.address())
    same(masks.all(), expected.all())
    assert window.words() == Window(*left).words()
    for memory in (window, masks):
        memory.check()


CHECKS = {"down": check_down, "up": check_up, "two": check_two, "decide": check_decide}
CHECKS["both"] = lambda *arguments: check_up(*arguments, both=True)


def check(routine, kind: str, m: int, cases: int):
    generator = random.Random(m)
    for case in range(cases):
        # One group, all steps of a pass, or some.
        groups = [1, STEPS // m, generator.randrange(1, STEPS // m + 1)][case % 3]
        CHECKS[kind](routine, m, groups, generator)


@pytest.mark.parametrize("kind,m", list(ternary.kinds()))
def test_passes(kind, m):
    check(library(kind, m).routine, kind, m, 6 if kind in ("two", "decide") or m == 1 else 3)


PLANTED = [
    ("down", 1, "vpblendvb ymm0, ymm0, ymm2", "vpblendvb ymm0, ymm0, ymm3"),
    ("down", 4, "0x81", "0x80"),
    ("down", 2, "vmovq qword ptr [rsi+64]", "vmovq qword ptr [rsi+56]"),
    ("up", 3, "0x08", "0x80"),
    ("up", 5, "vpor", "vpand"),
    ("two", 1, "[r8+80]", "[rsi+80]"),
    ("both", 2, "sar r12, 63", "shr r12, 63"),
    ("both", 4, "shr r11, 1", "shr r11, 2"),
    ("decide", 1, "neg rbp", "not rbp"),
    ("decide", 1, "dec rdx", "inc rdx"),
]


@pytest.mark.parametrize("kind,m,right,wrong", PLANTED)
def test_a_planted_error_is_found(kind, m, right, wrong):
    text = manifest.routines()[ternary.name(kind, m)].text()
    assert right in text
    with pytest.raises(AssertionError):
        check(assemble(text.replace(right, wrong, 1)).routine, kind, m, 3)


def test_the_guards_notice():
    state = State(2, [0] * 512, [0] * 512)
    state.check()
    state[PLANES] = 0
    with pytest.raises(AssertionError):
        state.check()
    other = State(2, [0] * 512, [0] * 512)
    other[State.place(1, 2)] = 0
    with pytest.raises(AssertionError):
        other.check()


def test_a_pass_ends_with_each_vector_in_its_place():
    assert all(STEPS % m == 0 for m in SIZES)


def times(a: list[int], b: list[int], modulus: list[int]) -> list[int]:
    """The product modulo a polynomial with the highest coefficient 1."""
    d, product = len(modulus) - 1, [0] * (len(a) + len(b))
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            product[i + j] += x * y
    for i in range(len(product) - 1, d - 1, -1):
        lead = product[i]
        for j, c in enumerate(modulus):
            product[i - d + j] -= lead * c
    return [c % 3 for c in product[:d]]


def test_divsteps_find_inverses():
    """The steps that passes are compared with: modulo 1 + x + ... + x^d."""
    generator, d, found = random.Random(3), 11, 0
    for _ in range(20):
        a = [generator.randrange(3) for _ in range(d)]
        # Backwards, and with room above.
        f, g = [1] * (d + 1) + [0] * 40, a[::-1] + [0] * 41
        decisions, (delta, f, _) = decided(1, f, g, 2 * d - 1)
        v, _ = after(up, [0] * 52, [1] + [0] * 51, decisions)
        inverse = [f[0] * v[d - i] % 3 for i in range(d)]
        is_inverse = times(inverse, a, [1] * (d + 1)) == [1] + [0] * (d - 1)
        assert is_inverse == (delta == 0)
        found += is_inverse
    assert 5 < found < 20
