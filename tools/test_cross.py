# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is said of a test program in an emulator: one that fails, does nothing, or does not end is no success."""

import sys

import cross
import pytest


@pytest.mark.parametrize(
    "code, good, part",
    [
        ("print('test result: ok. 3 passed; 0 failed; 0 ignored')", True, "3 passed, 0 failed, 0 s"),
        ("print('test result: FAILED. 2 passed; 1 failed; 0 ignored'); raise SystemExit(101)", False, "2 passed, 1 failed"),
        ("print('test result: ok. 3 passed; 0 failed; 0 ignored'); raise SystemExit(139)", False, "code 139"),
        ("print('test result: ok. 0 passed; 0 failed; 9 filtered out')", False, "0 passed"),
        ("import time; time.sleep(60)", False, "did not end in 1 s"),
    ],
)
def test_programs(code, good, part):
    found, line = cross.run_program([sys.executable, "-c", code], 1)
    assert found == good and part in line, line
