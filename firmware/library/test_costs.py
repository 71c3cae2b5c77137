# SPDX-License-Identifier: MIT OR Apache-2.0
"""The guide has the kept figures, another figure is found, and so is a wrong ruler."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))

import check  # noqa: E402
import costs  # noqa: E402

KEPT = json.loads(costs.RESULTS.read_text(encoding="utf-8"))
GUIDE = check.ROOT / "docs/guide/cortex-m0.md"


def test_the_guide_has_the_figures():
    assert costs.table(KEPT) in GUIDE.read_text(encoding="utf-8")
    assert {(row["core"], row["operation"]) for row in KEPT} == {(core, operation) for core in costs.CORES for operation in costs.OPERATIONS}


def test_another_figure_is_found():
    assert costs.differences(KEPT, KEPT) == []
    for field in ("instructions", "stack", "flash"):
        rows = [dict(row) for row in KEPT]
        rows[0][field] = rows[0][field] * 11 // 10
        assert len(costs.differences(rows, KEPT)) == 1
    assert "nothing was kept" in costs.differences(KEPT, KEPT[1:])[0]


def test_the_ruler_is_right(monkeypatch):
    """On both boards; and one of another length is found."""
    costs.calibrate()
    core = costs.CORES["Cortex-M33"]
    monkeypatch.setitem(costs.CORES, "Cortex-M33", replace(core, tick=40))
    with pytest.raises(check.Wrong, match="Cortex-M33: .* where m0sim counts"):
        costs.calibrate()
