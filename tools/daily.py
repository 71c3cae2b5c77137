# SPDX-License-Identifier: MIT OR Apache-2.0
"""Of planted errors that take long a share runs with every change, another one each day; all of them by night, or by name.

A room has it by a `conftest.py` beside its tests.
"""

import os
import time


def pytest_configure(config):
    config.addinivalue_line("markers", "share(count): one in `count` of its cases runs by day")


def pytest_collection_modifyitems(config, items):
    if os.environ.get("BEZOUT_NIGHTLY") or any("::" in argument for argument in config.args):
        return
    day = int(time.time()) // 86400
    counts = [mark.args[0] if (mark := item.get_closest_marker("share")) else 1 for item in items]
    left = [item for n, (item, count) in enumerate(zip(items, counts, strict=True)) if (n + day) % count]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]
