# SPDX-License-Identifier: MIT OR Apache-2.0
"""Batches of inverses in the lanes of vectors against Python integers: on this CPU, and in the emulator."""

import ctypes
import math
import random

import pytest
from model import needs
from test_product import OFFSETS, elements, moduli, numbers, words

from asmgen import manifest
from asmgen.assembled import assemble
from asmgen.emulate import Emulated
from asmgen.product import avx2, avx2_blocks, avx2_pseudo_mersenne, ifma, ifma_pseudo_mersenne, ifma_rows
from asmgen.product.lanes import Layout

NAMES = ("forward", "fold", "unfold", "backward")
MONTGOMERY = {("ifma", size): kind for kind in (ifma, ifma_rows) for size in kind.SIZES}
MONTGOMERY |= {("avx2", size): kind for kind in (avx2, avx2_blocks) for size in kind.SIZES}
PSEUDO_MERSENNE = {("ifma", 4): ifma_pseudo_mersenne, ("avx2", 4): avx2_pseudo_mersenne}
SOME = {"ifma": OFFSETS, "avx2": [*(r for r in OFFSETS if r < 32), 31]}
RESIDUES = [(isa, r) for isa, _ in PSEUDO_MERSENNE for r in SOME[isa]]
SIZES = list(MONTGOMERY)


class State:
    """The state of the four routines, as the library makes it: modulo m, or modulo 2^255 - r."""

    def __init__(self, isa: str, size: int, m: int, r: int = 0):
        kind = (PSEUDO_MERSENNE if r else MONTGOMERY)[isa, size]
        self.bits, self.mask = kind.BITS, kind.MASK
        self.layout = kind.code("fold", size).layout
        self.lanes, self.rows = self.layout.lanes, self.layout.chains * self.layout.lanes
        self.buffer = ctypes.create_string_buffer(self.layout.size + 64)
        self.start = -ctypes.addressof(self.buffer) % 64
        for j in range(self.layout.limbs):
            self["modulus", j] = [m >> self.bits * j & self.mask] * self.lanes
            complement = (1 << self.bits * self.layout.limbs) - m
            self["complement", j] = [complement >> self.bits * j & self.mask] * self.lanes
        if kind is avx2_pseudo_mersenne:
            for k, constant in enumerate(((1 << 23) - 1, 64 * r, (1 << 30) - 1, 128 * r)):
                self["complement", k] = [constant] * self.lanes
        self["factor", 0] = [r or -pow(m, -1, 1 << self.bits) & self.mask] * self.lanes
        self["mask", 0], self["one", 0] = [self.mask] * self.lanes, [1] * self.lanes
        for level in range(self.layout.levels):
            order = [lane ^ 1 << level for lane in range(self.lanes)]
            # By AVX2, of halves of lanes.
            self["orders", level] = [2 * k | 2 * k + 1 << 32 for k in order] if isa == "avx2" else order
        for g in range(self.layout.chains):
            self["p", self.layout.packed * g] = [1] * self.lanes

    def vector(self, place):
        name, k = place
        return (ctypes.c_uint64 * self.lanes).from_buffer(self.buffer, self.start + self.layout.at[name] + self.layout.vector * k)

    def __setitem__(self, place, lanes):
        self.vector(place)[:] = lanes

    def get(self, name: str, packed: bool = False) -> list[int]:
        """Numbers; running products where `packed`."""
        found, half = [], self.layout.packed
        for g in range(self.layout.chains):
            limbs = [list(self.vector((name, (half if packed else self.layout.limbs) * g + j))) for j in range(self.layout.limbs)]
            if packed and half < self.layout.limbs:
                limbs[half:] = [[word >> 32 for word in limb] for limb in limbs[: self.layout.limbs - half]]
                limbs[:half] = [[word & 0xFFFF_FFFF for word in limb] for limb in limbs[:half]]
            # What is above 52 bits does not count.
            found += [sum((limb[lane] & ifma.MASK) << self.bits * j for j, limb in enumerate(limbs)) for lane in range(self.lanes)]
        return found

    def total(self) -> list[int]:
        lanes = [list(self.vector(("total", i))) for i in range(self.layout.words)]
        return [sum(word[lane] << 64 * i for i, word in enumerate(lanes)) for lane in range(self.lanes)]

    def address(self) -> int:
        return ctypes.addressof(self.buffer) + self.start


def kept_bytes(layout: Layout, steps: int) -> int:
    """Of the products that are kept between steps."""
    return layout.step * (steps - 1 - steps // layout.every)


def run(call, size: int, m: int, xs: list[int], factor: int = 1, r: int = 0):
    """Inverses of a whole number of steps, and what the passes leave; `call` runs a routine by its name."""
    state = State(call.isa, size, m, r)
    layout = state.layout
    steps, x = len(xs) // state.rows, words(xs, size)
    assert len(xs) == steps * state.rows
    kept = ctypes.create_string_buffer(kept_bytes(layout, steps) + 64)
    # The end has to stay as it is, and no alignment is asked for.
    kept[-56:] = b"\x5a" * 56
    at = [state.address(), ctypes.addressof(x) + 8, ctypes.addressof(kept) + 8, steps]
    call("forward", *at)
    assert numbers(x, size) == xs
    last = state.get("p", packed=True)
    call("fold", at[0])
    total = state.total()
    assert total == [total[0]] * state.lanes and total[0] < m
    inverse = pow(total[0], -1, m) * factor % m
    for i in range(size):
        state["total", i] = [inverse >> 64 * i & (1 << 64) - 1] * state.lanes
    call("unfold", at[0])
    inverses = state.get("p")
    zeros = call("backward", *at)
    assert kept[-56:] == b"\x5a" * 56
    return numbers(x, size), zeros, (last, total[0], inverses, state.get("p"))


@pytest.fixture(params=["cpu", "emulator"])
def machine(request):
    def calls(isa: str, size: int, family: str = "montgomery"):
        if request.param == "cpu":
            needs(isa)
        made = {}
        for name in NAMES:
            text = manifest.routines()[f"{isa}_{family}_{name}_{size}"].text()
            made[name] = assemble(text) if request.param == "cpu" else Emulated(text)
            if request.param == "cpu":
                made[name].routine.restype = ctypes.c_uint64

        def call(name, state, *rest):
            numbers = [ctypes.c_uint64(n) for n in rest] if request.param == "cpu" else rest
            return made[name].routine(ctypes.c_void_p(state), *numbers)

        layout = (PSEUDO_MERSENNE if "pseudo" in family else MONTGOMERY)[isa, size].code("fold", size).layout
        call.isa, call.rows = isa, layout.chains * layout.lanes
        return call

    calls.fast = request.param == "cpu"
    return calls


@pytest.mark.parametrize("isa,size", SIZES)
def test_batches(machine, isa, size):
    call, generator = machine(isa, size), random.Random(size)
    few = list(moduli(generator, size))
    for m in few if machine.fast else few[1:4] + few[8:9]:
        for steps in (1, 2, 3, 4, 5, 8, 9) if machine.fast else (1, 5):
            xs = [x if x == 0 or gcd_is_one(x, m) else 1 for x in elements(generator, m, size, call.rows * steps)]
            factor = generator.choice([1, pow(1 << 64 * size, 2, m)])
            outs, zeros, (last, total, inverses, first) = run(call, size, m, xs, factor)
            assert outs == [0 if x == 0 else pow(x, -1, m) * factor % m for x in xs]
            assert (zeros != 0) == (0 in xs)
            # Inverses of the running products, and at the end of 1.
            assert all(p * u % m == factor % m for p, u in zip(last, inverses))
            assert all(u % m == factor % m for u in first)
            assert all(7 * v <= 8 * max(m, 1) for v in last + inverses + first)


@pytest.mark.parametrize("isa,r", RESIDUES)
def test_batches_modulo_a_pseudo_mersenne_number(machine, isa, r):
    call, generator, m = machine(isa, 4, "pseudo_mersenne"), random.Random(r), (1 << 255) - r
    for steps in (1, 2, 3, 4, 5, 8, 9) if machine.fast else (1, 5):
        xs = elements(generator, m, 4, call.rows * steps)
        xs = [x if x % m == 0 or gcd_is_one(x, m) else 1 for x in xs]
        outs, zeros, (last, total, inverses, first) = run(call, 4, m, xs, 1, r)
        assert outs == [pow(x, -1, m) if x % m else 0 for x in xs]
        assert (zeros != 0) == any(x % m == 0 for x in xs)
        assert all(p * u % m == 1 for p, u in zip(last, inverses)) and all(u % m == 1 for u in first)


@pytest.mark.parametrize("isa,r", RESIDUES)
def test_every_zero_of_a_pseudo_mersenne_number_is_one(machine, isa, r):
    call, m = machine(isa, 4, "pseudo_mersenne"), (1 << 255) - r
    for at in range(call.rows) if machine.fast else (0, call.rows - 3):
        for zero in (0, m, 2 * m):
            for neighbor in (0, *(d for d in (-2, -1, 1, 2) if zero + d >= 0)):
                xs = [1 << 255] * call.rows
                xs[at] = (zero + neighbor) % (1 << 256)
                outs, zeros, _ = run(call, 4, m, xs, 1, r)
                assert zeros.bit_count() == (neighbor == 0)
                assert outs[at] == (pow(xs[at], -1, m) if neighbor else 0)


@pytest.mark.parametrize("isa,r", RESIDUES)
def test_what_is_nearly_zero_or_nearly_the_modulus(machine, isa, r):
    call, m = machine(isa, 4, "pseudo_mersenne"), (1 << 255) - r
    step = 1 if machine.fast else 23
    # One bit away from zero; and inverses that a product may have as m and a little more.
    xs = [zero ^ 1 << k for zero in (0, m, 2 * m) for k in range(0, 256, step)]
    xs += [pow(y, -1, m) for s in range(1, 160, step) for y in (s, m - s) if gcd_is_one(s, m)]
    # The carry of these goes up to some limb and ends there.
    ends = [*range(29, 255, 29), *range(51, 255, 51)]
    xs += [pow(y, -1, m) for at in ends for y in (7 << at | s for s in range(8)) if gcd_is_one(y, m)]
    xs = [x for x in xs if x % m == 0 or gcd_is_one(x, m)]
    xs += [1] * (-len(xs) % call.rows)
    outs, _, _ = run(call, 4, m, xs, 1, r)
    assert outs == [pow(x, -1, m) if x % m else 0 for x in xs]


def gcd_is_one(x: int, m: int) -> bool:
    return math.gcd(x, m) == 1


@pytest.mark.parametrize("isa,size", SIZES)
def test_the_last_subtraction(machine, isa, size):
    """A product that is small modulo m comes as m and more."""
    call, m, generator = machine(isa, size), (1 << 64 * size) - 105, random.Random(size)
    kind = MONTGOMERY[isa, size]
    bits = 128 * size - kind.BITS * kind.SIZES[size] - 8
    small = [y for y in (generator.getrandbits(bits) for _ in range(3 * call.rows)) if gcd_is_one(y, m)][: call.rows + 1]
    # A product of all that is small.
    wanted, xs = small.pop(), [1] * call.rows
    _, _, (_, total, _, _) = run(call, size, m, xs)
    xs[-1] = wanted * pow(total, -1, m) % m
    outs, _, (_, total, _, _) = run(call, size, m, xs)
    assert total == wanted and outs[-1] == pow(xs[-1], -1, m)
    # Twice, since before the first step all products are 1.
    assert run(call, size, m, [pow(y, -1, m) for y in small] * 2)[0] == small * 2


@pytest.mark.parametrize("isa,size", SIZES)
def test_no_word_alone_is_left_out_of_a_zero(machine, isa, size):
    call, m = machine(isa, size), (1 << 64 * size) - 105
    # Each word at a step of which no products are kept, too: the fourth, and the eighth.
    places = [(i + i // (4 * call.rows) * call.rows) % size for i in range(8 * call.rows)]
    xs = [32 << 64 * word for word in places]
    outs, zeros, _ = run(call, size, m, xs)
    assert not zeros and outs == [pow(x, -1, m) for x in xs]


@pytest.mark.parametrize("isa,size", SIZES)
def test_every_lane_and_chain_reports_its_zero(machine, isa, size):
    call = machine(isa, size)
    m = (1 << 64 * size) - 189 | 1
    generator = random.Random(size)
    count = 2 * call.rows
    places = range(count) if machine.fast else (0, count - 1)
    for at in places:
        xs = [x if gcd_is_one(x, m) else 1 for x in (generator.getrandbits(64 * size) for _ in range(count))]
        assert run(call, size, m, xs)[1] == 0
        xs[at] = 0
        outs, zeros, _ = run(call, size, m, xs)
        assert zeros.bit_count() == 1 and outs[at] == 0 and outs.count(0) == 1


@pytest.mark.parametrize("isa", ["ifma", "avx2"])
def test_the_emulator_leaves_every_byte_as_this_cpu(isa):
    needs(isa)
    generator = random.Random(1)
    m, states = generator.getrandbits(256) | 1, []
    layout = MONTGOMERY[isa, 4].code("fold", 4).layout
    xs = [generator.getrandbits(256) for _ in range(5 * layout.chains * layout.lanes)]
    for kind in (assemble, Emulated):
        state, x, kept = State(isa, 4, m), words(xs, 4), ctypes.create_string_buffer(kept_bytes(layout, 5))
        for name in NAMES:
            routine = kind(manifest.routines()[f"{isa}_montgomery_{name}_4"].text()).routine
            rest = [ctypes.addressof(x) + 8, ctypes.addressof(kept), 5] if name in ("forward", "backward") else []
            routine(ctypes.c_void_p(state.address()), *([ctypes.c_uint64(n) for n in rest] if kind is assemble else rest))
        states.append((ctypes.string_at(state.address(), state.layout.size), list(x), kept.raw))
    assert states[0] == states[1]
