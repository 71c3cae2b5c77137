# SPDX-License-Identifier: MIT OR Apache-2.0
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from daily import pytest_collection_modifyitems, pytest_configure  # noqa: E402, F401
