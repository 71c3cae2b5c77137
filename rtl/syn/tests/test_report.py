# SPDX-License-Identifier: MIT OR Apache-2.0
"""Libraries, flow and tables: what they print, what they refuse, and what they must notice."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SYN = ROOT / "rtl" / "syn"
sys.path.insert(0, str(SYN))

import design_space  # noqa: E402
import designs  # noqa: E402
import flow  # noqa: E402
import iterations  # noqa: E402
import library as cells  # noqa: E402
import report  # noqa: E402
import speedup  # noqa: E402


@pytest.fixture(scope="module")
def osu018():
    """The library that Debian has."""
    return cells.load(cells.OSU018)


def test_fo4_of_the_library(osu018):
    assert 0.0985 < cells.fo4(osu018) < 0.0998
    assert cells.fo4(replace(osu018, inverter="INVX2")) > 1.03 * cells.fo4(osu018)


def test_a_library_that_is_none_is_refused(monkeypatch, tmp_path):
    monkeypatch.setenv("BEZOUT_LIBERTY", str(tmp_path / "none.lib"))
    with pytest.raises(cells.FlowError, match="BEZOUT_LIBERTY names .* accepted"):
        cells.load()
    (tmp_path / "none.lib").write_text("library(x) { }")
    with pytest.raises(cells.FlowError, match="accepted"):
        cells.load()


@pytest.fixture(scope="module")
def small(osu018, tmp_path_factory):
    """The baseline at 8 bits through the whole flow."""
    return flow.run(designs.baseline(8, 2, 4, True).design, osu018, tmp_path_factory.mktemp("flow"))


def test_flow_of_a_small_core(small, osu018):
    fo4 = cells.fo4(osu018)
    assert 15 < small.critical.delay / fo4 < 45
    assert abs(sum(step.delay for step in small.critical.steps) + small.critical.setup - small.critical.delay) < 0.002
    assert small.flops > 12 * 14 and small.area > small.area_flops > 0
    assert {entry["property"] for entry in small.exceptions} == {
        "prepare_holds_inputs", "prepare_holds_operands", "finish_holds_loop", "finish_holds_sums",
    }  # fmt: skip


def test_an_exception_without_registers_is_refused(osu018, tmp_path):
    design = designs.baseline(8, 2, 4, True).design
    wrong = replace(design, exceptions=(flow.Exception_("no_such_q.*", ".*", 2, "x"),))
    with pytest.raises(cells.FlowError, match="no register"):
        flow.run(wrong, osu018, tmp_path)


def test_what_yosys_refuses_is_said(osu018, tmp_path):
    broken = tmp_path / "broken.sv"
    broken.write_text("module broken(input logic clk_i; endmodule")
    with pytest.raises(cells.FlowError, match="Yosys refused broken"):
        flow.run(flow.Design("broken", (broken,)), osu018, tmp_path)


FIELDS = {"config", "library", "area", "fo4", "cycles_mean", "cycles_worst", "latency_fo4"}


def test_quick_report():
    command = [sys.executable, str(SYN / "report.py"), "--quick", "--json"]
    rows = [json.loads(line) for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()]
    assert rows and all(FIELDS <= set(row) for row in rows)
    for row in rows:
        clocks = row["cycles_worst"] if row["cycles_worst"] == row["cycles_mean"] else row["cycles_mean"]
        assert row["latency_fo4"] == designs.latency(row["fo4"], clocks)
        assert row["fo4"] >= max(entry["fo4_a_cycle"] for entry in row["exceptions"])
    assert "quoted" in subprocess.run(command[:-1], capture_output=True, text=True, check=True).stdout


def test_a_result_that_is_no_longer_so_is_found(monkeypatch, capsys):
    rows = [dict(row) for row in report.committed()[:3]]
    assert report.stale(rows) == 0
    rows[1]["fo4"] += 0.01
    assert report.stale(rows) == 1
    assert f"{rows[1]['config']}, osu018: fo4 is {rows[1]['fo4']}" in capsys.readouterr().err
    # As the nightly run asks: the flow again, with another result than is committed.
    monkeypatch.setattr(report, "measured", lambda name, *_: rows[1])
    monkeypatch.setattr(sys, "argv", ["report.py", "--compare", rows[1]["config"]])
    assert report.main() == 1
    rows[1]["fo4"] = report.committed()[1]["fo4"]
    assert report.main() == 0


def test_every_result_can_be_made_again():
    """By the library that Debian has: no other file of cells is where the nightly run is."""
    assert {row["library"] for row in report.committed()} == {"osu018"}


def test_every_exception_has_its_property():
    """Of each path with several clocks, committed or configured, an assertion in the hardware says why."""
    paths = [path for folder in (designs.SOURCE, designs.BASELINE) for path in folder.glob("bz_*.sv")]
    sources = "".join(path.read_text(encoding="utf-8") for path in paths)
    asserted = set(re.findall(r"(\w+):\s+assert \(", sources))
    named = {entry["property"] for row in report.committed() for entry in row["exceptions"]}
    named |= {entry.property for entry in designs.BASELINE_EXCEPTIONS + designs.FAST_EXCEPTIONS}
    assert named and not [name for name in named if not any(label.startswith(name) for label in asserted)]


def test_committed_clocks_are_those_of_the_model():
    for row in report.committed():
        if row["bits"] <= 64:
            assert designs.named(row["config"]).cycles_worst == row["cycles_worst"]


def test_unknown_configuration_is_refused():
    done = subprocess.run([sys.executable, str(SYN / "report.py"), "ct_9999"], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "accepted are" in done.stderr


@pytest.mark.parametrize(("even", "odd"), iterations.PAIRS)
def test_average_clocks_are_the_published(even, odd):
    assert abs(design_space.average_clocks(even, odd, 40) / design_space.PUBLISHED[even, odd][0] - 1) < 0.01


def test_gains_over_software_name_their_clock():
    rows = speedup.rows(9.0)
    assert {row["config"] for row in rows} == set(speedup.PUBLISHED)
    for row in rows:
        fo4 = next(found["fo4"] for found in report.committed() if found["config"] == row["clock_of"])
        assert row["hardware_ns"] == round(fo4 * row["clocks"] * 9.0 / 1000, 1)
        assert row["gain"] == pytest.approx(row["software_ns"] / row["hardware_ns"], rel=0.02)


def test_worst_cases_of_euclid_and_stein():
    for bits in range(2, 8):
        numbers = range(1, 1 << bits)
        assert max(iterations.euclid(a, b) for a in numbers for b in numbers if a >= b) == iterations.euclid_worst(bits)
        assert max(iterations.stein(a, b) for a in numbers for b in numbers if (a | b) & 1) == iterations.stein_reached(bits)
    assert iterations.euclid_worst(255) == 366


def test_steps_of_constant_time_configurations_are_proved():
    recorded = designs.system_verilog.recorded()
    for name, values in designs.configured().items():
        entry = recorded.get((f"swap {values.get('Even', 4)} {values.get('Odd', 4)}", values["Width"]))
        if entry and not name.startswith(("avg", "gf2")):
            assert values["Steps"] >= entry["steps"], name
