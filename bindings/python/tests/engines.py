# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the tests of both engines do: audits in which a worker is killed in the middle of a task."""

import os
import signal
from dataclasses import dataclass, fields
from pathlib import Path

from test_audit import CONSTANTS, check, planted

from bezout import audit
from bezout.audit._tasks import load

KEYS = planted(240, seed=3, odd_ones=False)


@dataclass(frozen=True)
class Watched(audit.Task):
    """A task that logs its attempts, with the bytes that each read, and kills its worker in the first `deaths` of them."""

    log: str = ""
    deaths: int = 0

    def compute(self, inputs, stop=None):
        # What it needs has come, and nothing is made yet.
        inputs = list(inputs)
        with open(self.log, "a") as file:
            print(self.name, os.getpid(), self.read + sum(map(len, inputs)), file=file)
        if sum(name == self.name for name, _, _ in attempts(self.log)) <= self.deaths:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().compute(inputs, stop)


def attempts(log):
    return [(name, int(pid), int(read)) for name, pid, read in map(str.split, Path(log).read_text().splitlines())]


class Killing:
    """An executor whose tasks are watched, and of which one of this kind, from the middle of them, is deadly."""

    def __init__(self, executor, kind, log, deaths=1):
        self.executor, self.kind, self.log, self.deaths = executor, kind, str(log), deaths

    def run(self, tasks, folder=None):
        some = [task.name for task in tasks if task.kind == self.kind]
        self.name = some[len(some) // 2]
        known = [{field.name: getattr(task, field.name) for field in fields(task)} for task in tasks]
        deaths = [self.deaths * (task.name == self.name) for task in tasks]
        yield from self.executor.run([Watched(**k, log=self.log, deaths=n) for k, n in zip(known, deaths)], folder)


def audits_with_a_killed_worker(executor, kind, tmp_path):
    """Runs one in the memory of the workers, and one in files."""
    for folder in [None, tmp_path / f"files-{kind}"]:
        chunks, killing = audit.split(KEYS, 40, folder=folder), Killing(executor, kind, tmp_path / f"{kind}-{folder is None}")
        check(KEYS, audit.run(chunks, killing, folder=folder, group=2))
        log = attempts(killing.log)
        # The process that died was none that did the task in the end.
        pids = [pid for name, pid, _ in log if name == killing.name]
        assert len(set(pids)) > 1 and os.getpid() not in pids
        assert {name for name, _, _ in log} == {task.name for task in audit.tasks(chunks, 2)[0]}
        if folder:
            replay(chunks, folder, killing.name, log)


def replay(chunks, folder, killed, log):
    """The simulator, with a worker that fails in the same task, has the totals of the run."""
    tasks, _ = audit.tasks(chunks, 2)
    [row] = [row for row in audit.simulate(tasks, 2, CONSTANTS).schedule if row[3] == killed]
    totals = audit.simulate(tasks, 2, CONSTANTS, failures=[((row[0] + row[1]) / 2, row[2])], restart=1e-4)
    assert (totals.started, totals.lost, totals.again) == (len(tasks) + 1, 1, 0)
    # An engine may start a task anew that runs elsewhere, and then drops one of them: here each counts once, and the deadly one twice.
    reads = {name: read for name, _, read in log}
    assert sorted([killed, *(row[3] for row in totals.schedule)]) == sorted([killed, *reads])
    assert len(log) <= totals.started + 2
    # Products are a word shorter than their moduli now and then. What is found is not in the plan.
    made = [load(path)[1] for kind in ("product", "cross") for path in folder.glob(f"{kind}-*")]
    for planned, real in [(totals.read, sum(reads.values()) + reads[killed]), (totals.written, sum(map(len, made)))]:
        assert 0.95 * planned <= real <= planned
