# SPDX-License-Identifier: MIT OR Apache-2.0
"""Audits on two workers of Dask, of which one is killed in the middle of a task."""

import pytest
from distributed import Client, KilledWorker, LocalCluster
from engines import KEYS, Killing, audits_with_a_killed_worker

from bezout import audit


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    options = {"n_workers": 2, "threads_per_worker": 1, "memory_limit": "1GiB", "dashboard_address": None}
    place = tmp_path_factory.mktemp("dask")
    with LocalCluster(**options, host="127.0.0.1", local_directory=place) as cluster, Client(cluster) as client:
        yield client


@pytest.mark.parametrize("kind", ["product", "cross", "common"])
def test_a_killed_worker_loses_nothing(client, kind, tmp_path):
    client.wait_for_workers(2, timeout=60)
    audits_with_a_killed_worker(audit.Dask(client), kind, tmp_path)


def test_a_deadly_task_ends_the_audit(client, tmp_path):
    client.cluster.scheduler.allowed_failures = 0
    try:
        with pytest.raises(KilledWorker):
            audit.run(audit.split(KEYS, 40), Killing(audit.Dask(client), "cross", tmp_path / "log", deaths=9))
    finally:
        client.cluster.scheduler.allowed_failures = 3


def test_a_memory_limit_that_is_too_low_is_refused(client):
    client.wait_for_workers(1, timeout=60)
    chunks = [audit.Chunk("chunk-0", 32, 300_000)]
    with pytest.raises(ValueError, match="memory limit of 1024 MiB for 1 threads, and these chunks need"):
        audit.run(chunks, audit.Dask(client))
