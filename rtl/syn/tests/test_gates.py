# SPDX-License-Identifier: MIT OR Apache-2.0
"""The netlists that reports measure compute what the core computes."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

RTL = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(RTL / "syn"), str(RTL / "tb")]

import check  # noqa: E402
import designs  # noqa: E402
import flow  # noqa: E402
import gates  # noqa: E402
import library as cells  # noqa: E402
import verilated  # noqa: E402

NIGHTLY = os.environ.get("BEZOUT_NIGHTLY") == "1"


def complaints(name, values, folder):
    """Wrong results of the netlist, and its clocks."""
    program = gates.build(designs.fast(name, values).design, cells.load(cells.OSU018), folder)
    pairs = check.operands(values["Width"], 1000)
    answers = verilated.run(program, pairs, values["Width"])
    both = bool(values.get("BothColumns", 0))
    wrong = [pair for pair, answer in zip(pairs, answers, strict=True) if check.complaint(*pair, answer, both, False)]
    return wrong, {answer.clocks for answer in answers}


@pytest.mark.parametrize("name", ["ct_8", "ct_8_reduce_8", "ct_8_one_step"] if NIGHTLY else ["ct_8"])
def test_a_netlist_computes_what_the_core_does(name, tmp_path):
    values = designs.configured()[name]
    wrong, clocks = complaints(name, values, tmp_path)
    assert not wrong
    assert clocks == {designs.fast_cycles(values)[1]}


def test_a_wire_that_nothing_drives_is_refused(tmp_path):
    """Which is how Yosys reads a member of an element of an array of structures."""
    source = tmp_path / "lost.sv"
    source.write_text(
        "module lost (input logic clk_i, input logic a, output logic q);\n"
        "  typedef struct packed { logic one; logic two; } pair_t;\n  pair_t [1:0] x;\n"
        "  assign x = {4{a}};\n  always_ff @(posedge clk_i) q <= x[0].one;\nendmodule\n"
    )
    with pytest.raises(cells.FlowError, match="otherwise than it is meant"):
        flow.synthesize(flow.Design("lost", (source,)), cells.load(cells.OSU018), tmp_path)


def test_a_lost_part_is_found(tmp_path, monkeypatch):
    """A netlist without the digits of the multiples, as from such a wire."""
    damaged = tmp_path / "bz_recode.sv"
    text = (designs.SOURCE / "bz_recode.sv").read_text(encoding="utf-8")
    damaged.write_text(text.replace("one_o[i] |= sel_i[length] &", "one_o[i] |= 1'b0 &"))
    right = designs.fast

    def wrong(name, values):
        found = right(name, values)
        sources = tuple(damaged if path.name == damaged.name else path for path in found.design.sources)
        return replace(found, design=replace(found.design, sources=sources))

    monkeypatch.setattr(designs, "fast", wrong)
    assert complaints("ct_8", designs.configured()["ct_8"], tmp_path)[0]
