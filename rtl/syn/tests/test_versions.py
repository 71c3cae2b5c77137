# SPDX-License-Identifier: MIT OR Apache-2.0
"""The oldest Yosys that the core is read with: as the newest one reads it."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

RTL = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(RTL / "syn"))

import flow  # noqa: E402

OLDEST = "0.58"
SOURCES = re.findall(r"^src/\S+\.sv$", (RTL / "core.f").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture(scope="module")
def oldest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("oldest")
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip = [str(folder / "bin/python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", f"pyosys=={OLDEST}"]
    subprocess.run(pip, check=True)
    return folder / "bin/python"


def flops(python, folder):
    """Flip-flops by kind, as a Yosys sees them before any mapping."""
    passes = [f"read_verilog -sv {' '.join(f'{RTL}/{path}' for path in SOURCES)}", "chparam -set Width 8 -set Steps 14 bz_top"]
    passes += ["hierarchy -check -top bz_top", "proc", "flatten", "opt_clean", "simplemap t:$dff", "check -assert"]
    passes.append(f"tee -q -o {folder}/stat.json stat -json")
    (folder / "passes.json").write_text(json.dumps(passes), encoding="utf-8")
    done = subprocess.run([str(python), "-c", flow.RUN_PASSES, str(folder / "passes.json")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert not [line for line in done.stdout.splitlines() if any(text in line for text in flow.MISREAD)]
    cells = json.loads((folder / "stat.json").read_text(encoding="utf-8"))["design"]["num_cells_by_type"]
    count = {kind: value["count"] if isinstance(value, dict) else value for kind, value in cells.items()}
    return {kind: int(value) for kind, value in count.items() if "DFF" in kind or "dff" in kind}


def test_oldest_yosys_reads_the_same(oldest, tmp_path):
    found = flops(oldest, tmp_path)
    assert sum(found.values()) > 500
    assert found == flops(flow.python_with_yosys(), tmp_path)
