# SPDX-License-Identifier: MIT OR Apache-2.0
"""The three tables for (27, 2) in [SHT22], and the step protocol for every algorithm."""

import json

import pytest

from bezout_reference.__main__ import ALGORITHMS, main

TABLES = {
    "euclid": "27 2 start|2 1 27 mod 2|1 0 2 mod 1",
    "stein": "27 2 start|27 1 b / 2|26 1 subtract|13 1 a / 2|12 1 subtract|6 1 a / 2|3 1 a / 2|2 1 subtract|"
    "1 1 a / 2|1 0 subtract",
    "plus_minus": "27 2 original a, b|27 1 b / 2|7 1 (a + b) / 4|2 1 (a + b) / 4|1 1 a / 2|1 0 (a - b) / 4",
}
PAIRS = [(27, 5), (0, 7), (5, 1), (2**255 - 20, 2**255 - 19), (3**161, 15**65), (2**254, 2**255 - 19), (991 * 3, 991 * 7)]


@pytest.mark.parametrize("name", TABLES)
def test_table_of_27_and_2(name, capsys):
    assert main(["trace", name, "27", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "a   b  Operation"
    assert [line.split(maxsplit=2) for line in lines[1:]] == [r.split(maxsplit=2) for r in TABLES[name].split("|")]


@pytest.mark.parametrize("a, b", PAIRS)
@pytest.mark.parametrize("name", ALGORITHMS)
def test_matrices_are_exact(name, a, b):
    make, default = ALGORITHMS[name]
    if name == "invert_mod2k":
        a, b = a | 1, b % 300
    if name == "fermat":
        b = 997
    if name == "jacobi_bingcd":
        a %= b  # its first line is reduced
    steps = list(make(a, b, default))
    assert steps[0].matrix is None
    seen = 0
    for before, after in zip(steps, steps[1:]):
        assert list(after.values) == list(steps[0].values)
        if after.matrix:
            x, y, *_ = before.values.values()
            x1, y1, *_ = after.values.values()
            p, q, r, s = after.matrix
            assert (x1 << after.shift, y1 << after.shift) == (p * x + q * y, r * x + s * y)
            seen += 1
    assert seen == (0 if name in ("jacobi", "fermat", "invert_mod2k") else len(steps) - 1)


@pytest.mark.parametrize("name", ALGORITHMS)
def test_json_and_table_say_the_same(name, capsys):
    assert main(["trace", name, "0x1b", "7", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert main(["trace", name, "27", "7"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == [*document["columns"], "Operation"]
    width = len(document["columns"])
    for line, step in zip(lines[1:], document["steps"], strict=True):
        *cells, operation = line.split(maxsplit=width)
        assert [int(c) for c in cells] == [int(v, 16) for v in step["values"].values()]
        assert operation == step["operation"]


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (["stein", "-5", "3"], "a = -5 is negative"),
        (["divstep", "3", "8"], "m = 8 is not odd"),
        (["bingcd", "-3", "7"], "y = -3 is negative"),
        (["fermat", "3", "1"], "p = 1 is not a prime"),
        (["invert_mod2k", "4", "8"], "x = 4 is even"),
        (["euclid", "4", "8", "--batch", "3"], "euclid has no batches"),
    ],
)
def test_bad_input_is_named(arguments, reason, capsys):
    assert main(["trace", *arguments]) == 2
    assert reason in capsys.readouterr().err
