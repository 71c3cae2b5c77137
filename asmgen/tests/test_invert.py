# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled batches of an inverse against divsteps on Python integers."""

import math
import random

import pytest
from model import Model, enough, hostile, in_calls, numbers, runnable, some

from asmgen import manifest, schedules
from asmgen.assembled import STATES, InvertState
from asmgen.divstep import steps


def committed(operation: str):
    """Every routine of an operation."""
    return [(isa, bits) for isa in manifest.DIVSTEPS[operation].KINDS for bits in manifest.unrolled(operation, isa)]


def short(operation: str) -> list[int]:
    """The buckets whose routines with AVX2 know a short last batch."""
    kind = manifest.DIVSTEPS[operation].KINDS["avx2"]
    return [bits for isa, bits in committed(operation) if isa == "avx2" and kind.left_out(manifest.limbs(operation, isa, bits))]


def check(library, isa: str, limbs: int, batches: list[int], f: int, g: int, u: int = 0, v: int = 16):
    state, model = InvertState(isa, limbs, f, g, v=v, u=u), Model(f, g, u, v)
    state.run(library, *batches)
    model.run(sum(batches))
    shown = (*map(hex, (f, g, u, v)), batches)
    assert state.matrix() == model.matrix, shown
    assert state.numbers() == (model.f, model.u, model.g, model.v), shown
    assert state["d"] == model.delta_word(), shown


@pytest.mark.parametrize("isa,bits", committed("invert"))
def test_committed(isa, bits):
    """Each routine of the library, by the schedule that it is emitted from."""
    limbs = manifest.limbs("invert", isa, bits)
    library = runnable(isa, manifest.routines()[manifest.name("invert", isa, bits)].text())
    generator, most = random.Random(bits), enough(bits)
    count = 20 if bits < 2048 else 4
    pairs = [*numbers(bits, generator, count), *hostile(limbs, bits, generator, count)]
    for f, g in some(isa, pairs, 40 if bits < 1024 else 8):
        batches = generator.choice([1, 2, 3, most // 2, most])
        check(library, isa, limbs, in_calls(batches, generator), f, g)


@pytest.mark.parametrize("operation,isa,bits,family", [(*of, one) for of, all_ in manifest.VARIANTS.items() for one in all_])
def test_variants(operation, isa, bits, family):
    """Those with the schedule of a family of CPUs leave what the others leave."""
    limbs, name = manifest.limbs(operation, isa, bits), manifest.name(operation, isa, bits)
    texts = [manifest.routines()[one].text() for one in (name, f"{name}_{family}")]
    assert texts[0] != texts[1]
    libraries, generator = [runnable(isa, text) for text in texts], random.Random(bits)
    for f, g in some(isa, [*numbers(bits, generator, 60), *hostile(limbs, bits, generator, 60)], 20 if bits < 4096 else 5):
        batches, shown = in_calls(generator.choice([1, 2, 3, enough(bits)]), generator), []
        for library in libraries:
            state = STATES[operation](isa, limbs, f, g)
            state.run(library, *batches)
            shown.append((state.matrix(), state.numbers(), state["d"]))
        model = Model(f, g, 0, 1)
        model.run(sum(batches))
        assert shown[0] == shown[1] and shown[0][0] == model.matrix, (hex(f), hex(g), batches)


@pytest.mark.parametrize("operation,bits", [(one, bits) for one in ("invert", "gcd") for bits in short(one)])
def test_short_last_batches(operation, bits):
    """After each number of whole batches a short one: the numbers are those before it, and the matrix is of the steps done."""
    limbs = manifest.limbs(operation, "avx2", bits)
    left_out, generator = manifest.DIVSTEPS[operation].KINDS["avx2"].left_out(limbs), random.Random(bits)
    assert 60 * manifest.batches(bits) - left_out >= manifest.steps(bits), "too few steps for this bucket"
    stem = manifest.name(operation, "avx2", bits)
    for name in [stem, *(f"{stem}_{family}" for family in manifest.VARIANTS.get((operation, "avx2", bits), []))]:
        library = runnable("avx2", manifest.routines()[name].text())
        for f, g in some("avx2", [*numbers(bits, generator, 60), *hostile(limbs, bits, generator, 60)], 20):
            before, batches = generator.randrange(3), generator.randrange(1, enough(bits) + 1)
            state, model = STATES[operation]("avx2", limbs, f, g), Model(f, g, 0, 1)
            state.run(library, *([before] if before else []))
            state.run(library, batches, short=True)
            model.run(before)
            model.run(batches, left_out)
            wanted = (model.f, model.u, model.g, model.v) if operation == "invert" else (model.f, model.g)
            assert (state.matrix(), state.numbers()) == (model.matrix, wanted), (hex(f), hex(g), before, batches)
            if before + batches == manifest.batches(bits):
                u, v, _, _ = model.matrix
                assert abs(u * model.f + v * model.g) >> 60 == math.gcd(f, g), (hex(f), hex(g))


@pytest.mark.parametrize("isa,bits", committed("invert"))
def test_cofactors_near_their_bounds(isa, bits):
    """u and v up to as many moduli as there is room for, of each sign, and next to multiples of the modulus."""
    limbs = manifest.limbs("invert", isa, bits)
    library = runnable(isa, manifest.routines()[manifest.name("invert", isa, bits)].text())
    generator, most = random.Random(-bits), enough(bits) + 2
    top = (1 << bits) - 1
    for _ in some(isa, range(60 if bits < 2048 else 12), 12):
        m = generator.choice([top, generator.getrandbits(bits) | 1 | 1 << bits - 1, 1 << bits - 1 | 1])
        batches = generator.choice([1, 2, 3, 4])
        bound = (most - batches) * m
        u, v = (
            generator.choice([-bound, bound, -bound + 1, bound - 1, generator.randrange(-bound, bound + 1)])
            for _ in "uv"
        )
        check(library, isa, limbs, in_calls(batches, generator), m, generator.getrandbits(bits), u, v)


@pytest.mark.parametrize("form", [*steps.FORMS, "carry+carry+mask", "select+carry", "mask+select"])
@pytest.mark.parametrize("isa", ["avx2", "avx512"])
def test_forms(form, isa):
    """Each form of the step, where a search begins."""
    bits = 256
    limbs = manifest.limbs("invert", isa, bits)
    library = runnable(isa, manifest.divstep_text("invert", isa, limbs, schedules.default(form)))
    generator = random.Random(limbs)
    for f, g in some(isa, numbers(bits, generator), 30):
        check(library, isa, limbs, in_calls(generator.choice([1, 2, 3, enough(bits)]), generator), f, g)
