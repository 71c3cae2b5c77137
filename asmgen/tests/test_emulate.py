# SPDX-License-Identifier: MIT OR Apache-2.0
"""The emulator against this CPU, and on what it must refuse."""

import random

import pytest
from model import Model, needs, numbers

from asmgen import manifest
from asmgen.assembled import LONG_STATES, STATES, IfmaState, assemble
from asmgen.emulate import Emulated, Unknown, exchange, ternary


def states(operation: str, limbs: int, is_long: bool):
    """Two states with the same numbers, again and again."""
    generator = random.Random(limbs)
    bits = 30 * limbs - 20
    for f, g in numbers(bits, generator, 2):
        kind = (LONG_STATES if is_long else STATES)[operation]
        yield [kind("avx2", limbs, f, g) for _ in range(2)]


@pytest.mark.parametrize("name,operation,limbs", [
    ("avx2_invert_4", "invert", 9), ("avx2_gcd_6", "gcd", 14), ("avx2_jacobi_4", "jacobi", 10),
    ("avx2_invert_long", "invert", 39), ("avx2_gcd_long", "gcd", 44),
    ("avx2_jacobi_long", "jacobi", 76),
])  # fmt: skip
def test_every_byte_is_as_this_cpu_leaves_it(name, operation, limbs):
    needs("avx2")
    text = manifest.routines()[name].text()
    here, emulated = assemble(text), Emulated(text)
    for one, other in states(operation, limbs, name.endswith("long")):
        for batches in (1, 2):
            one.run(here, batches)
            other.run(emulated, batches)
            first, second = (s.buffer.raw[s.offset : s.offset + s.frame.size] for s in (one, other))
            assert first == second


def test_every_byte_with_ifma():
    needs("ifma")
    text = manifest.routines()["ifma_invert_long"].text()
    here, emulated, generator = assemble(text), Emulated(text), random.Random(52)
    for bits in (2000, 1990):
        f, g = generator.getrandbits(bits) | 1, generator.getrandbits(bits)
        one, other = (IfmaState(42, f, g) for _ in range(2))
        one.run(here, 2)
        other.run(emulated, 2)
        first, second = (s.buffer.raw[s.offset : s.offset + s.frame.size] for s in (one, other))
        assert first == second


@pytest.mark.parametrize("line", [
    "vpsrldq ymm1, ymm2, 4", "mul rcx", "cmovc rax, rbx", "sar rax, 0", "mov rax, [rdi*", "vpermw zmm1, zmm2, zmm3",
])  # fmt: skip
def test_what_is_not_known_is_refused(line):
    import ctypes

    with pytest.raises((Unknown, KeyError, TypeError, IndexError)):
        Emulated(f"{line}\nret\n").routine(ctypes.c_void_p(64))


def test_moves_by_their_definition():
    assert exchange([1 | 2 << 32, 3 | 4 << 32] * 4, 0x4E) == [3 | 4 << 32, 1 | 2 << 32] * 4
    a, b, c = 0xF0, 0xCC, 0xAA
    for table in range(256):
        assert ternary(table, a, b, c) & 0xFF == table
    assert Model(1, 1).f == 1
