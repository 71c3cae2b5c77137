# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shared factors among many RSA moduli: a batch gcd in tasks, for threads, or for the workers of Dask or Ray.

In variable time: moduli are public. The guide is `docs/guide/cluster.md` of the repository.
"""

from .._native import audit as _native  # type: ignore[import-not-found]
from ._executors import Dask, Pool, Ray
from ._planner import Constants, Totals, failing, measure, plan, simulate
from ._read import Item, Weakness, read, weaknesses
from ._report import Report, run, shared_factors
from ._tasks import Chunk, Damaged, Done, Task, open_chunks, perform, split, tasks

common, coprime_base, cross, product = _native.common, _native.coprime_base, _native.cross, _native.product

__all__ = [
    "Chunk", "Constants", "Damaged", "Dask", "Done", "Item", "Pool", "Ray", "Report", "Task", "Totals", "Weakness", "common",
    "coprime_base", "cross", "failing", "measure", "open_chunks", "perform", "plan", "product", "read", "run", "shared_factors",
    "simulate", "split", "tasks", "weaknesses",
]
