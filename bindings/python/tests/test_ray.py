# SPDX-License-Identifier: MIT OR Apache-2.0
"""Audits on two workers of Ray, of which one is killed in the middle of a task."""

import os
from pathlib import Path

import pytest
from engines import KEYS, Killing, attempts, audits_with_a_killed_worker

from bezout import audit

ray = pytest.importorskip("ray", reason="240 MB, for the nightly part")


@pytest.fixture(scope="module", autouse=True)
def cluster():
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {"env_vars": {"PYTHONPATH": path}}
    options = {"include_dashboard": False, "logging_level": "ERROR", "log_to_driver": False}
    ray.init(num_cpus=2, object_store_memory=1 << 28, runtime_env=environment, **options)
    yield
    ray.shutdown()


@pytest.mark.parametrize("kind", ["product", "cross", "common"])
def test_a_killed_worker_loses_nothing(kind, tmp_path):
    audits_with_a_killed_worker(audit.Ray(), kind, tmp_path)


def test_a_deadly_task_ends_the_audit(tmp_path):
    log = tmp_path / "log"
    killing = Killing(audit.Ray(), "cross", log, deaths=9)
    with pytest.raises(ray.exceptions.WorkerCrashedError):
        audit.run(audit.split(KEYS, 40), killing)
    assert [name for name, _, _ in attempts(log)].count(killing.name) == 4
