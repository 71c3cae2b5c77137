# SPDX-License-Identifier: MIT OR Apache-2.0
"""Squarings in a class group by the core, against the specification; the library is compared with the same one."""

import math
import os
import subprocess
import sys
from dataclasses import replace

import pytest
import verilated

sys.path.insert(0, str(verilated.RTL))
import class_group  # noqa: E402
from bezout_reference.class_group import discriminant, form  # noqa: E402

NIGHTLY = os.environ.get("BEZOUT_NIGHTLY") == "1"


@pytest.mark.parametrize("config, count", [("ct_96_both", 40)] + [("avg_1024", 40)] * NIGHTLY)
def test_squarings_are_those_of_the_specification(config, count):
    core, width = class_group.simulated(config)
    d = discriminant.from_seed(b"\x01\x23\x45", 2 * width)
    f, clocks = class_group.squarings(d, count, core)
    assert f == form.square_times(form.from_ab(2, 1, d), count)
    assert len(clocks) == count and (not config.startswith("ct") or len(set(clocks)) == 1)


def model(x, m):
    """A core of Python: the cofactor of an even modulus is that of x, as the core has it."""
    gcd, s, t = form.xgcd(x, m)
    return verilated.Answer(1, int(gcd != 1), gcd, s, t)


def test_a_wrong_cofactor_is_found():
    d = discriminant.from_seed(b"\x01", 128)
    assert class_group.squarings(d, 9, model)[0] == form.square_times(form.from_ab(2, 1, d), 9)
    with pytest.raises(class_group.WrongAnswer):
        class_group.squarings(d, 9, lambda x, m: replace(model(x, m), s=model(x, m).s + 1))


def test_a_factor_in_common_is_composed():
    """a = 15, b = 9: the host composes, since NUDUPL needs an inverse."""
    f = form.from_ab(15, 9, 81 - 60 * 1000003)
    assert math.gcd(f.a, f.b) == 3
    assert class_group.square(f, model)[0] == form.compose(f, f)


def test_a_core_without_both_columns_is_refused():
    command = [sys.executable, str(verilated.RTL / "class_group.py"), "--config", "ct_8"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "accepted are configurations with BothColumns" in done.stderr
