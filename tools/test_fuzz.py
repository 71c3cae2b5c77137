# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the runner of the fuzz targets makes of libFuzzer's words; the build has its control in `make test-fuzz`."""

import fuzz
import pytest

GOOD = "#10\tDONE   cov: 3\nstat::number_of_executed_units: 1234\n"
CRASH = """thread '<unnamed>' (1) panicked at src/dynamic.rs:34:9:
the planted error
==7== ERROR: libFuzzer: deadly signal
artifact_prefix='f/'; Test unit written to f/dynamic-crash-00ff
stat::number_of_executed_units: 111
"""


def run(log, code=0):
    return fuzz.Run("dynamic", fuzz.executed(log), code, log)


def test_runs_are_added_up(capsys):
    assert fuzz.report([run(GOOD), run(GOOD)]) == 0
    assert capsys.readouterr().out == "2 targets, 2468 runs, 0 findings\n"


def test_a_finding_fails_and_names_its_input(capsys):
    assert fuzz.report([run(GOOD), run(CRASH, 77)]) == 1
    out = capsys.readouterr().out
    assert "the planted error" in out
    assert "--target dynamic --input f/dynamic-crash-00ff" in out
    assert out.endswith("2 targets, 1345 runs, 1 findings\n")


@pytest.mark.parametrize("log, code", [("", 0), (GOOD, 1), ("==7== ERROR: libFuzzer: timeout after 60 seconds\n", 70)])
def test_silence_is_a_finding(log, code, capsys):
    assert fuzz.report([run(log, code)]) == 1
    assert "1 findings" in capsys.readouterr().out


def test_every_target_has_a_share_a_mutant_and_inputs():
    assert sorted(fuzz.targets()) == sorted(fuzz.SHARES) == sorted(fuzz.MUTANTS)
    assert {*fuzz.MUTANTS.values()} <= {*fuzz.known_errors()}
    files = {file.stem: file for file in fuzz.CORPUS.iterdir()}
    assert sorted(files) == sorted(fuzz.SHARES)
    assert sum(file.stat().st_size for file in files.values()) < 1 << 20
    for file in files.values():
        assert [bytes.fromhex(line) for line in file.read_text().splitlines()]
