# SPDX-License-Identifier: MIT OR Apache-2.0
"""Waveforms: those of a simulation, and how they are drawn."""

import re

import pytest
import simulate
import verilated
import waves

SIGNALS = ["in_valid_i", "in_ready_o", "x_i", "m_i", "out_valid_o", "out_ready_i", "status_o", "gcd_o", "s_o"]
DRAWING = verilated.RTL.parent / "docs/guide/hardware-timing.svg"


@pytest.fixture(scope="module")
def trace(tmp_path_factory):
    path = tmp_path_factory.mktemp("trace") / "trace.vcd"
    assert simulate.main(["--config", "ct_8", "--trace", str(path), "3", "7", "6", "9"]) == 1  # 6 has no inverse
    return path


def test_handshakes_and_results_are_in_the_trace(trace):
    signals = waves.read(trace.read_text(encoding="utf-8"))
    clocks = range(1, 72)

    def at(name):
        return waves.samples(waves.find(signals, name)[1], clocks)

    starts = [clock for clock, (valid, ready) in enumerate(zip(at("in_valid_i"), at("in_ready_o"), strict=True)) if valid & ready]
    ends = [clock for clock, valid in enumerate(at("out_valid_o")) if valid]
    assert ends[0] - starts[0] == ends[1] - starts[1] == 31
    assert [(at("gcd_o")[end], at("s_o")[end], at("status_o")[end]) for end in ends[:1]] == [(1, 5, 0)]
    assert (at("gcd_o")[ends[1]], at("status_o")[ends[1]]) == (3, 1)
    # Registers inside are there too.
    assert waves.find(signals, "u_pair.f_sum_q")[0] > 8


def test_drawing_of_the_guide(trace, capsys):
    assert waves.main(["--from", "3", "--to", "38", str(trace), *SIGNALS]) is None
    drawn = capsys.readouterr().out
    # The second operation starts where the drawing ends.
    assert DRAWING.read_text(encoding="utf-8").count("<path") == drawn.count("<path")
    assert "<title>" in drawn and "<desc>" in drawn
    assert drawn.split("status_o")[-1] == DRAWING.read_text(encoding="utf-8").split("status_o")[-1]


def test_a_line_for_each_value():
    text = "$scope module top $end\n$var wire 1 ! a $end\n$var wire 4 % b [3:0] $end\n$upscope $end\n$enddefinitions $end\n"
    text += "#0\n0!\nb0 %\n#15\n1!\n#25\nb1010 %\n"
    signals = waves.read(text)
    assert waves.samples(waves.find(signals, "a")[1], range(1, 4)) == [0, 1, 1]
    assert waves.samples(waves.find(signals, "b")[1], range(1, 4)) == [0, 0, 10]
    drawing = waves.svg(signals, ["a", "b"], 1, 3)
    assert re.search(r'<path d="M96 46V46h22V32h22V32h22"/>', drawing), drawing
    assert len(re.findall("<path d=", drawing)) == 3 and ">a</text>" in drawing


@pytest.mark.parametrize("wrong", [["no_such_signal"], ["--from", "0", "s_o"], ["--to", "999999", "s_o"]])
def test_what_is_not_in_the_file_is_refused(trace, wrong, capsys):
    with pytest.raises(SystemExit):
        waves.main([*wrong[:-1], str(trace), wrong[-1]])
    assert "accepted are" in capsys.readouterr().err
