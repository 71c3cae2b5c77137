# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cycle model against the functional model and against arithmetic; its words against integers."""

import random

import check
import pytest
from bezout_reference.integer import swap_plus_minus
from model import core, words

WIDTH = 7


@pytest.mark.parametrize("carries", (0, 1))
def test_adders_keep_the_sum(carries):
    source = random.Random(1)
    for _ in range(5000):
        x, y, z, t = (source.getrandbits(WIDTH) for _ in range(4))
        cin = source.randrange(4) * carries
        carry, total = words.csa42((x * carries, y), (z * carries, t), cin, WIDTH, carries)
        expected = x + y + z + t + (cin & 1) + (cin >> 1) if carries else y ^ t
        assert (carry + total - expected) % (1 << WIDTH) == 0


def test_exact_shift_of_every_pair():
    for carry in range(1 << WIDTH):
        for total in range(1 << WIDTH):
            value = words.signed(carry + total, WIDTH)
            if not -(1 << (WIDTH - 2)) <= value < 1 << (WIDTH - 2):
                continue
            for amount in (1, 2, 3, 4):
                for floor in (False, True):
                    if value % (1 << amount) == 0 or floor:
                        c, s = words.exact_shift((carry, total), amount, WIDTH, floor=floor)
                        assert words.signed(c + s, WIDTH) == value >> amount


@pytest.mark.parametrize("bits", (1, 2, 3, 4, 5, 6))
def test_digits(bits):
    for k in range(1 << bits):
        total = 0
        for i, (one, two, neg) in enumerate(words.recode(k, bits, (bits + 1) // 2)):
            assert not (one and two)
            total += (-1 if neg else 1) * (one + 2 * two) * 4**i
        assert total == words.signed(k, bits)


CORES = [
    core.Parameters(6, 11),
    core.Parameters(6, 11, both_columns=True, constant_time=False),
    core.Parameters(6, 11, steps_per_clock=1),
    core.Parameters(6, 10, even=8, odd=8, both_columns=True),
    core.Parameters(6, 13, even=2, both_columns=True, adder_clocks=1),
    core.Parameters(6, 11, both_columns=True, polynomial=True),
]


@pytest.mark.parametrize("parameters", CORES, ids=str)
def test_small_operands(parameters):
    source = random.Random(3)
    pairs = [(source.getrandbits(6), source.getrandbits(6)) for _ in range(400)]
    clocks = set()
    for x, m in pairs + check.directed(6):
        count, (status, gcd, s, t) = core.run(parameters, x, m)
        answer = type("Answer", (), {"status": status, "gcd": gcd, "s": s, "t": t or 0})
        assert check.complaint(x, m, answer, parameters.both_columns, parameters.polynomial) is None
        clocks.add(count)
    assert len(clocks) == 1 or not parameters.constant_time


def test_decisions_are_those_of_the_functional_model():
    """Step by step: the head sees low bits of a number, the functional model the number."""
    x, m = check.LONG_PAIR
    parameters = core.Parameters(255, 417)
    machine = core.Core(parameters)
    machine.accept(x, m)
    trace = list(swap_plus_minus.run(m, x, limit=417))
    assert sum(1 for _, _, g in trace if g) == 278
    for clock in range(parameters.clocks):
        f = [words.signed(sum(machine.r.f), parameters.pair_width), words.signed(sum(machine.r.g), parameters.pair_width)]
        if clock >= 2:
            assert f == list(trace[2 * (clock - 1) - 1][1:])
        machine.clock()


def test_255_bits():
    p = 2**255 - 19
    parameters = core.Parameters(255, 417)
    for x in (1, 2, 121665, 2**250, p - 1):
        count, (status, gcd, s, _) = core.run(parameters, x, p)
        assert (count, status, gcd, s) == (232, 0, 1, pow(x, -1, p))
