# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled batches of a gcd against divsteps on Python integers."""

import math
import random

import pytest
from model import Model, enough, has, hostile, in_calls, needs, numbers, runnable, some
from test_invert import committed

from asmgen import manifest, schedules
from asmgen.assembled import GcdState
from asmgen.divstep import gcd, steps

ROUTINES = committed("gcd")


def library(isa: str, bits: int):
    """The routine of the library, by the schedule that it is emitted from."""
    return runnable(isa, manifest.routines()[manifest.name("gcd", isa, bits)].text())


def check(routine, isa: str, limbs: int, batches: list[int], f: int, g: int):
    state, model = GcdState(isa, limbs, f, g), Model(f, g)
    state.run(routine, *batches)
    model.run(sum(batches))
    shown = hex(f), hex(g), batches
    assert state.matrix() == model.matrix, shown
    assert state.numbers() == (model.f, model.g), shown
    assert state["d"] == model.delta_word(), shown


@pytest.mark.parametrize("isa,bits", ROUTINES)
def test_committed(isa, bits):
    routine, generator, limbs = library(isa, bits), random.Random(bits), manifest.limbs("gcd", isa, bits)
    choices, count = [1, 2, 3, 4, enough(bits) // 2, enough(bits)], 30 if bits < 2048 else 5
    pairs = [*numbers(bits, generator, count), *hostile(limbs, bits, generator, count)]
    for f, g in some(isa, pairs, 40 if bits < 1024 else 8):
        check(routine, isa, limbs, in_calls(generator.choice(choices), generator), f, g)


@pytest.mark.parametrize("form", steps.FORMS)
@pytest.mark.parametrize("isa", ["avx2", "avx512"])
def test_forms(form, isa):
    """Each form of the step, where a search begins."""
    bits = 256
    limbs = manifest.limbs("gcd", isa, bits)
    routine = runnable(isa, manifest.divstep_text("gcd", isa, limbs, schedules.default(form)))
    generator = random.Random(limbs)
    for f, g in some(isa, [*numbers(bits, generator), *hostile(limbs, bits, generator)], 30):
        check(routine, isa, limbs, in_calls(generator.choice([1, 2, 3, enough(bits)]), generator), f, g)


@pytest.mark.parametrize("isa,bits", ROUTINES)
def test_every_number_of_batches(isa, bits):
    routine, generator, limbs = library(isa, bits), random.Random(bits), manifest.limbs("gcd", isa, bits)
    pairs = list(hostile(limbs, bits, generator))
    for first in generator.sample(pairs, 8 if bits < 2048 else 2):
        model = Model(*first)
        for batches in range(1, enough(bits) + 1):
            model.run(1)
            if not has(isa) and 3 < batches < enough(bits):
                continue
            state = GcdState(isa, limbs, *first)
            state.run(routine, batches)
            assert (state.numbers(), state.matrix()) == ((model.f, model.g), model.matrix), (*map(hex, first), batches)
        u, v, _, _ = model.matrix
        assert abs(u * model.f + v * model.g) >> 60 == math.gcd(*first)


@pytest.mark.parametrize("isa,bits", ROUTINES)
def test_limbs_stay_in_bounds(isa, bits):
    """What `update_fg.py` says: the lowest limb of a segment may be a little longer, or negative, and no other."""
    needs(isa)
    routine, generator, limbs = library(isa, bits), random.Random(-bits), manifest.limbs("gcd", isa, bits)
    segments = gcd.KINDS[isa].updates[isa].vectors
    count, seen = limbs // segments, set()
    for f, g in [*hostile(limbs, bits, generator), *numbers(bits, generator)]:
        for batches in (2, 3, enough(bits) // 2):
            state = GcdState(isa, limbs, f, g)
            state.run(routine, batches)
            for i in range(count):
                for k, limb in enumerate(state.lanes("limbs", i, 2 * segments)):
                    segment = k // 2
                    if segment and not i:
                        assert -2 <= limb < (1 << 30) + 2
                        seen.add(min(limb, 0) + max(limb - (1 << 30) + 1, 0))
                    elif segment == segments - 1 and i == count - 1:
                        assert -(1 << 30) <= limb < 1 << 30
                    else:
                        assert 0 <= limb < 1 << 30
    # Both ways out of 30 bits do occur.
    assert min(seen) < 0 < max(seen)
