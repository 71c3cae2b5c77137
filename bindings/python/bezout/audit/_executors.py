# SPDX-License-Identifier: MIT OR Apache-2.0
"""Who does the tasks of an audit: threads here, or the workers of Dask or of Ray.

An executor has a method `run(tasks, folder)`, which gives a `Done` for each task in turn; without a folder, for those alone that
no other task needs.
"""

import heapq
import os
import threading
from collections import Counter, defaultdict
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait

from ._tasks import digest, perform

EACH = 96
"""Bytes that a task needs at most for each byte of its chunk. Trees took 72 and 86, crossings 23 and 34, products 11, for 40,000
and 10,000 moduli of 2048 bits."""
PROCESS = 256 << 20
"""Bytes of a worker before it has a task."""


def memory(tasks):
    """Bytes that a worker needs for any of these tasks."""
    return EACH * max((task.size for task in tasks), default=0) + PROCESS


def wanted(tasks, folder):
    """Names of those whose results are asked for: all if they are files; else those that no other task needs."""
    needed = set() if folder else {name for task in tasks for name in task.inputs}
    return {task.name for task in tasks} - needed


class Pool:
    """Threads of this process: the tasks release the interpreter's lock. Ctrl-C ends them."""

    def __init__(self, workers=None):
        self.workers = (os.cpu_count() or 1) if workers is None else workers
        if self.workers < 1:
            raise ValueError(f"workers is {workers}; integers from 1 up are accepted")

    def run(self, tasks, folder=None):
        """Does the tasks, and yields what they made."""
        uses = Counter(name for task in tasks for name in task.inputs)
        missing = {task.name: len(task.inputs) for task in tasks}
        users = defaultdict(list)
        for place, task in enumerate(tasks):
            for name in task.inputs:
                users[name].append(place)
        ready = [place for place, task in enumerate(tasks) if not task.inputs]
        results, running, asked, stop = {}, {}, wanted(tasks, folder), threading.Event()
        with ThreadPoolExecutor(self.workers) as threads:
            try:
                while ready or running:
                    while ready and len(running) < self.workers:
                        task = tasks[heapq.heappop(ready)]
                        inputs = [results[name] for name in task.inputs]
                        running[threads.submit(perform, task, folder, *inputs, stop=stop)] = task
                        del inputs
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        task, done = running.pop(future), future.result()
                        results[task.name] = done
                        for place in users[task.name]:
                            missing[tasks[place].name] -= 1
                            if not missing[tasks[place].name]:
                                heapq.heappush(ready, place)
                        uses.subtract(task.inputs)
                        for name in {task.name, *task.inputs}:
                            if not uses[name]:
                                results.pop(name, None)
                        if task.name in asked:
                            yield done
            finally:
                stop.set()


class Dask:
    """The workers of a `distributed.Client`. What a dead worker was doing, and what it kept, is done again by others.

    A task that several workers died of, as many as Dask's `distributed.scheduler.allowed-failures`, ends the audit.
    """

    def __init__(self, client):
        self.client = client

    def run(self, tasks, folder=None):
        """Does the tasks, and yields what they made."""
        from distributed import as_completed

        self._check(tasks)
        futures, asked, place = {}, wanted(tasks, folder), digest(folder)[:8]
        for task in tasks:
            inputs = [futures[name] for name in task.inputs]
            futures[task.name] = self.client.submit(perform, task, folder, *inputs, key=f"{task.name}-{place}")
        # The scheduler keeps the others for as long as a task needs them.
        futures = [future for name, future in futures.items() if name in asked]
        inputs = None
        try:
            for future, done in as_completed(futures, with_results=True):
                future.release()
                yield done
        finally:
            self.client.cancel([future for future in futures if future.status == "pending"])

    def _check(self, tasks):
        """Refuses workers that Dask would end, or pause, in the middle of a task: it counts memory that it did not give."""
        for name, worker in self.client.scheduler_info(n_workers=-1)["workers"].items():
            limit, needed = worker["memory_limit"], memory(tasks) * worker["nthreads"]
            if 0 < limit < needed:
                raise ValueError(
                    f"the worker {name} has a memory limit of {limit >> 20} MiB for {worker['nthreads']} threads, and these "
                    f"chunks need {needed >> 20} MiB; larger limits, fewer threads, and smaller chunks are accepted"
                )


class Ray:
    """The workers of the Ray cluster that `ray.init` has connected to. What a dead worker was doing is done again by others.

    A task that four workers died of ends the audit.
    """

    def run(self, tasks, folder=None):
        """Does the tasks, and yields what they made."""
        import ray  # type: ignore[import-not-found]

        # The memory is Ray's word for what a task is given: it starts as many on a machine as there is memory for.
        remote = ray.remote(max_retries=3, num_cpus=1, memory=memory(tasks))(perform)
        refs, asked = {}, wanted(tasks, folder)
        for task in tasks:
            refs[task.name] = remote.options(name=task.name).remote(task, folder, *[refs[name] for name in task.inputs])
        refs = [ref for name, ref in refs.items() if name in asked]
        try:
            while refs:
                [ref], refs = ray.wait(refs)
                yield ray.get(ref)
        finally:
            for ref in refs:
                ray.cancel(ref, force=True)
