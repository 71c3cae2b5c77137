# SPDX-License-Identifier: MIT OR Apache-2.0
from daily import pytest_collection_modifyitems, pytest_configure  # noqa: F401
