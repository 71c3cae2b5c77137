# SPDX-License-Identifier: MIT OR Apache-2.0
"""What runs on how many inputs, in parts of about the same length: two run at once."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Part:
    """Some lengths, in one process."""

    limbs: tuple
    inputs: int

    def arguments(self, *more):
        return [f"limbs={','.join(map(str, self.limbs))}", f"inputs={self.inputs}", *more]


@dataclasses.dataclass(frozen=True)
class Plan:
    """The parts of each instrument, the longest first."""

    memcheck: tuple
    trace: tuple
    # Traces of up to this number of instructions are recorded by single steps too, at 200,000 a second.
    steps: int
    # On this number of inputs: the recorder is the same for all, and so is the trace, or the case fails.
    stepped: int
    # Whether functions of numbers of fixed length have one in each class, and some beyond what the assembly serves.
    all_lengths: bool = False


# One run follows the only path that there is, if it is clean: memcheck needs several inputs only for what it knows of
# single bits, which does not depend on the length. Traces compare, so that they need at least three. Each process under
# valgrind translates the program once more, so that two are enough for two CPUs.
DAILY = Plan(
    memcheck=(Part((1, 2, 3, 4, 5, 6, 7, 8, 9), 6), Part((12, 16, 24, 32, 33, 64, 104, 105, 300), 1)),
    trace=(Part((300,), 3), Part((105,), 3), Part((104,), 3), Part((12, 16, 24, 32, 33, 64), 3), Part((1, 2, 3, 4, 5, 6, 7, 8, 9), 6)),
    steps=1500,
    stepped=2,
)
GROUPS = ((104,), (105,), (64,), (12, 16, 24, 32, 33), (5, 6, 7, 8, 9), (1, 2, 3, 4))
NIGHTLY = Plan(
    # What the longest numbers go through is the same for all inputs, and shorter ones have them all.
    memcheck=(Part((300, 1100), 1), Part((257,), 1), Part((256,), 1), *(Part(limbs, 6) for limbs in GROUPS)),
    trace=(Part((1100,), 3), Part((300,), 10), Part((257,), 3), Part((256,), 3), *(Part(limbs, 10) for limbs in GROUPS)),
    steps=60_000,
    stepped=1000,
    all_lengths=True,
)
# What users get, with functions of all lengths in one code. A whole inversion, gcd and symbol of the common lengths is recorded
# by single steps.
ARTEFACT = Plan(
    memcheck=(Part((10, 11, 12, 13, 14, 15, 16, 33, 105), 1), Part((1, 2, 3, 4, 5, 6, 7, 8, 9), 3)),
    trace=(Part((10, 11, 12, 13, 14, 15, 16, 33, 105), 3), Part((1, 2, 3, 4, 5, 6, 7, 8, 9), 6)),
    steps=60_000,
    stepped=1,
)
# Planted ones there.
LEAKS = (Part((4, 33), 6),)
