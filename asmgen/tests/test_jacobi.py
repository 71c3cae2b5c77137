# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembled batches that keep the Jacobi symbol, against divsteps on Python integers and against GMP."""

import random

import gmpy2
import pytest
from model import Model, enough, hostile, in_calls, needs, numbers
from test_invert import committed

from asmgen import manifest, schedules
from asmgen.assembled import JacobiState, assemble
from asmgen.divstep import jacobi, steps

ROUTINES = committed("jacobi")


def libraries(isa: str, bits: int):
    """The routine of the library, by the schedule that it is emitted from; at one length those of the other forms too."""
    needs(isa)
    yield assemble(manifest.routines()[manifest.name("jacobi", isa, bits)].text())
    for form in steps.FORMS if bits == 256 else ():
        times = jacobi.default_times(schedules.default(form))
        yield assemble(manifest.divstep_text("jacobi", isa, manifest.limbs("jacobi", isa, bits), times))


@pytest.mark.parametrize("isa,bits", ROUTINES)
def test_batches(isa, bits):
    limbs, count = manifest.limbs("jacobi", isa, bits), 30 if bits < 2048 else 5
    for routine in libraries(isa, bits):
        generator = random.Random(bits)
        for f, g in [*numbers(bits, generator, count), *hostile(limbs, bits, generator, count)]:
            batches = generator.choice([1, 2, 3, enough(bits)])
            state, model = JacobiState(isa, limbs, f, g), Model(f, g)
            state.run(routine, *in_calls(batches, generator))
            model.run(batches)
            assert state.matrix() == model.matrix, (hex(f), hex(g), batches)
            assert state.numbers() == (model.f, model.g), (hex(f), hex(g), batches)
            assert state["d"] == model.delta_word()


@pytest.mark.parametrize("isa,bits", ROUTINES)
def test_symbol(isa, bits):
    batches, limbs = enough(bits), manifest.limbs("jacobi", isa, bits)
    for routine in libraries(isa, bits):
        generator = random.Random(bits)
        # Fewer of the long ones: the rules are the same, and what is new in them is the update, which the other test has.
        pairs = [(n, x) for n in range(1, 50 if bits < 1000 else 16, 2) for x in range(2 * n)]
        for _ in range(4 if bits < 1000 else 1):
            pairs += numbers(bits, generator)
        for s in range(2, bits - 2, 1 + bits // 500):
            n = generator.getrandbits(bits) | 1 | 1 << bits - 1
            pairs.append((n, n - (1 << s) + 2 * generator.randrange(8)))
        for n, x in pairs:
            if 0 <= x < 1 << bits:
                state = JacobiState(isa, limbs, n, x)
                state.run(routine, *in_calls(batches, generator))
                assert state.symbol(n, batches) == gmpy2.jacobi(x, n), (hex(x), hex(n))
