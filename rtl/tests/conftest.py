# SPDX-License-Identifier: MIT OR Apache-2.0
import sys
from pathlib import Path

RTL = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(RTL), str(RTL / "tb"), str(RTL / "syn"), str(RTL.parent / "reference"), str(RTL.parent / "tools")]
from daily import pytest_collection_modifyitems, pytest_configure  # noqa: E402, F401
