# SPDX-License-Identifier: MIT OR Apache-2.0
"""One browser for all tests; the pages, as `bindings/wasm/build.py` and `bezout report` write them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from browser import Browser

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "reference"))
# Where the pictures go, for people to look at.
PICTURES = ROOT / "target" / "page" / "pictures"


@pytest.fixture(scope="session")
def browser():
    browser = Browser()
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def page():
    path = ROOT / "target" / "page" / "index.html"
    assert path.exists(), "bindings/wasm/build.py writes it"
    return path


@pytest.fixture(scope="session")
def report(tmp_path_factory):
    command = os.environ.get("BEZOUT") or ROOT / "target" / "release" / "bezout"
    path = tmp_path_factory.mktemp("report") / "report.html"
    data = ROOT / "docs" / "performance"
    options = [option for name in ("zen5", "tune-amd-26") for option in ("--data", data / f"{name}.jsonl")]
    subprocess.run([command, "report", "--output", path, *options], check=True, stdout=subprocess.DEVNULL)
    return path


@pytest.fixture(scope="session")
def pictures():
    return PICTURES
