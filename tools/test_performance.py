# SPDX-License-Identifier: MIT OR Apache-2.0
"""The pages with measurements have the figures of the lines, and a figure that is changed on either side is found."""

import json
import re

import performance
import pytest
import seeds


def test_the_pages_are_those_of_the_lines():
    assert performance.main(["--check"]) == 0
    assert len(performance.PAGE.read_text().splitlines()) <= 250


def test_every_file_of_lines_is_on_the_page():
    named = {section.file for section in performance.SECTIONS} | set(performance.TUNING)
    assert named | {seeds.LINES} == {path.name for path in performance.FOLDER.glob("*.jsonl")}


def test_the_readme_is_short_and_its_figures_are_measured():
    text = performance.README.read_text()
    assert len(text.splitlines()) <= 100
    pair = r" ([\d,]+) \| ([\d.]+)(?: to ([\d.]+))? \|"
    rows = re.findall(rf"\|{pair}{pair}$", text, re.M)
    assert len(rows) == 6
    for at, file in enumerate(performance.SHOWN.values()):
        # Without the code under test: each figure is that of a line of ours.
        lines = [json.loads(line) for line in (performance.FOLDER / file).read_text().splitlines()]
        ours = [line for line in lines if line["impl"].startswith("bezout/") and line["regime"] == "stream"]
        for row in rows:
            cycles, *ratios = row[3 * at : 3 * at + 3]
            same = [line for line in ours if f"{line['cycles']:,.0f}" == cycles]
            # All runs of that case and of that function.
            key = [(line["op"], line["size"], line["impl"], line["timing"]) for line in same]
            measured = {f"{line['ratio']:.2f}" for line in ours if (line["op"], line["size"], line["impl"], line["timing"]) in key}
            assert same and {ratio for ratio in ratios if ratio} <= measured, (cycles, ratios)


def test_the_bars_are_as_long_as_the_figures_of_the_readme():
    drawn = performance.CHART.read_text()
    bars = re.findall(r'<rect class="c(\d)" x="280" y="\d+" width="(\d+)" height="12"/>\n<text x="\d+" y="\d+">([\d.]+)</text>', drawn)
    table = re.findall(r" [\d,]+ \| ([\d.]+)(?: to [\d.]+)? \|", performance.README.read_text())
    assert [ratio for _, _, ratio in bars] == table[0::2] + table[1::2]
    assert all(abs(int(width) - 90 * float(ratio)) <= 1 for _, width, ratio in bars)


@pytest.fixture
def pages(tmp_path, monkeypatch):
    """Copies that a test may change."""
    for name in ("README", "PAGE", "CHART"):
        copy = tmp_path / name
        copy.write_text(getattr(performance, name).read_text())
        monkeypatch.setattr(performance, name, copy)
    assert performance.main(["--check"]) == 0
    return performance.README, performance.PAGE


def test_a_changed_figure_is_found_and_written_again(pages, capsys):
    for path in (*pages, performance.CHART):
        text = path.read_text()
        changed = re.sub(r"([|>] ?\d)([,.]\d\d)", r"\g<1>0\2", text, count=1)
        assert changed != text
        path.write_text(changed)
        assert performance.main(["--check"]) == 1
        assert f"{path} is not what `make performance` writes" in capsys.readouterr().err
        assert performance.main([]) == 0
        assert path.read_text() == text


def test_a_changed_line_is_found(pages, tmp_path, monkeypatch, capsys):
    folder = tmp_path / "performance"
    folder.mkdir()
    for path in performance.FOLDER.glob("*.jsonl"):
        (folder / path.name).write_text(path.read_text().replace('"cycles":3', '"cycles":4'))
    monkeypatch.setattr(performance, "FOLDER", folder)
    assert performance.main(["--check"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2


def line(impl, cycles, ratio=None, **more):
    return {"op": "gcd", "size": "256", "timing": "ct", "impl": impl, "cycles": cycles, "ratio": ratio, "quoted": False, **more}


def test_runs_become_the_least_cycles_and_the_range_of_ratios():
    runs = [line("bezout/Uint::gcd", 20.0, 1.5), line("bezout/Uint::gcd", 10.0, 1.25), line("other/1", 15.0)]
    cells = performance.merged(runs)
    cell = cells["gcd", "256", "ct", "bezout/Uint::gcd", "stream"]
    assert (cell.cycles, performance.span(cell.ratios)) == (10.0, "1.25 to 1.50")
    assert performance.span([1.251, 1.249]) == "1.25"
    assert performance.fastest_peer(cells, "gcd", "256", "ct") == "other/1"


def test_a_row_is_the_fastest_public_function_or_else_kernel():
    kernels = [line("bezout/divstep60/avx2", 20.0), line("bezout/divstep60/portable", 30.0), line("other/1", 1.0)]
    assert performance.ours(kernels, "gcd", "256", "ct") == "bezout/divstep60/avx2"
    functions = [line("bezout/Uint::gcd", 40.0), line("bezout/dynamic::gcd", 50.0)]
    assert performance.ours(kernels + functions, "gcd", "256", "ct") == "bezout/Uint::gcd"
    # What is faster after a pause is not the faster one.
    rested = [line("bezout/dynamic::gcd", 10.0, regime="rested")]
    assert performance.ours(functions + rested, "gcd", "256", "ct") == "bezout/Uint::gcd"
    assert performance.ours(kernels, "gcd", "512", "ct") == ""


def test_kernels_of_a_cpu_are_printed(capsys):
    assert performance.main(["--tuning", "zen 5"]) == 0
    text = capsys.readouterr().out
    assert "[Lines](tune-amd-26.jsonl)" in text and "tune-golden-cove" not in text
    fastest = min(row["cycles"] for row in performance.lines("tune-amd-26.jsonl") if row["size"] == "1024" and row["op"] == "gcd")
    assert re.search(rf"\| 1024 bits \|.* {fastest:,.0f};", text)


def test_no_function_in_variable_time_is_slower_than_its_twin():
    files = sorted(path.name for path in performance.FOLDER.glob("*.jsonl"))
    assert [(file, *row) for file in files for row in performance.slower_in_variable_time(performance.lines(file))] == []


def test_a_slower_twin_is_found():
    rows = performance.lines("granite-rapids.jsonl")
    assert performance.slower_in_variable_time(rows) == []
    variable = [row for row in rows if row["impl"] == "bezout/Uint::gcd_vartime" and row["size"] == "256"]
    for row in variable:
        row["cycles"] *= 10
    assert performance.slower_in_variable_time(rows) == [(variable[0]["op"], "256")]
