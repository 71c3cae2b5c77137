# SPDX-License-Identifier: MIT OR Apache-2.0
"""What an audit will take: a model of the tasks from constants that are measured, and a simulator that replays the plan."""

import heapq
import json
import math
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import asdict, dataclass
from pathlib import Path

from .._native import audit as native  # type: ignore[import-not-found]
from ._executors import PROCESS
from ._tasks import ONE, Chunk, load, save, tasks

KINDS = {"product": 2, "reciprocal": 1, "pair": 1, "common": 2}
"""The parts of tasks. In a chunk of n words each takes n log(n)^k steps for this k."""


LONGEST = 1 << 25
"""Words of the longest chunk that is planned: the products of two that are longer have no transform."""


def steps(kind, words):
    return words * math.log2(words + 2) ** KINDS[kind]


@dataclass(frozen=True)
class Constants:
    """What was measured on a machine: `nanoseconds[kind]` of a step, for each number of `words` of a chunk; `memory[kind]`, bytes
    at the peak of a task for each byte of its chunk; and bytes that a folder takes or gives in a second.
    """

    cpu: str
    words: tuple[int, ...]
    nanoseconds: dict[str, tuple[float, ...]]
    memory: dict[str, float]
    bytes_per_second: float

    def seconds(self, task):
        """The time of a task on one core, without reading and writing. Beyond what was measured the last constant counts on."""
        words = max(task.size // 8, 1)
        crossed = max(len(task.inputs) - 1, 0)
        parts = {"product": {"product": 1}, "cross": {"reciprocal": 1, "pair": crossed}, "common": {"common": 1}}[task.kind]
        if task.kind == "common" and crossed:
            parts = parts | {"reciprocal": 1, "pair": crossed}
        return sum(count * self.part(kind, words) for kind, count in parts.items())

    def part(self, kind, words):
        """The seconds of a part of tasks, for a chunk of this number of words."""
        return 1e-9 * self._constant(kind, words) * steps(kind, words)

    def _constant(self, kind, words):
        """Between two measured numbers of words, by the logarithm."""
        known = list(zip(self.words, self.nanoseconds[kind]))
        for (a, low), (b, high) in zip(known, known[1:]):
            if a <= words <= b:
                return low + (high - low) * math.log(words / a) / math.log(b / a)
        return known[0][1] if words < self.words[0] else known[-1][1]

    def save(self, path):
        """Writes them as JSON."""
        Path(path).write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path):
        """Reads what `save` wrote."""
        read = json.loads(Path(path).read_text(encoding="utf-8"))
        return cls(**read | {"words": tuple(read["words"])})


def moduli(count, words, seed=1):
    """Odd numbers of full length, as a chunk has them. For times their factors do not matter."""
    data = bytearray(random.Random(seed).randbytes(8 * words * count))
    for i in range(0, len(data), 8 * words):
        data[i] |= 1
        data[i + 8 * words - 1] |= 128
    return bytes(data)


def clock(call):
    """Its seconds of CPU, the least of three."""
    times = []
    for _ in range(3):
        start = time.process_time()
        call()
        times.append(time.process_time() - start)
    return min(times)


def measure(keys=(256, 1024, 4096, 16384), words=32):
    """Measures the constants of this machine, with chunks of as many moduli of 64 `words` bits; the last chunk also for memory."""
    nanoseconds = defaultdict(tuple)
    for count in keys:
        data = moduli(count, words)
        p, other = native.product(data, words), native.product(moduli(count, words, 2), words)
        found = {
            "product": clock(lambda: native.product(data, words)),
            "reciprocal": clock(lambda: native.cross(ONE, p, [])),
            "common": clock(lambda: native.common(ONE, data, words)),
        }
        # The first product is by 1.
        found["pair"] = (clock(lambda: native.cross(other, p, [other] * 4)) - found["reciprocal"]) / 4
        for kind, seconds in found.items():
            nanoseconds[kind] += (round(1e9 * seconds / steps(kind, words * count), 4),)
    peaks = {kind: round(peak(kind, keys[-1], words), 2) for kind in ("product", "cross", "common")}
    return Constants(cpu(), tuple(words * count for count in keys), dict(nanoseconds), peaks, speed())


def cpu():
    """The CPU's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


PEAK = """if True:
    import re, sys
    from pathlib import Path
    from bezout.audit import _planner
    from bezout.audit._tasks import ONE
    kind, count, words = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    def most():
        return 1024 * int(re.search(r"VmHWM:\\s*(\\d+)", Path("/proc/self/status").read_text())[1])
    data = _planner.moduli(count, words)
    if kind == "cross":
        data = _planner.native.product(data, words)
    before = most()
    if kind == "product":
        _planner.native.product(data, words)
    elif kind == "common":
        _planner.native.common(data[: 8 * words], data, words)
    else:
        _planner.native.cross(data, data, [data] * 2)
    print((most() - before) / len(data))
"""


def peak(kind, count, words):
    """Bytes that a task takes at most for each byte of its chunk, in a process of its own; what it is given counts too."""
    run = [sys.executable, "-c", PEAK, kind, str(count), str(words)]
    given = {"product": 1, "cross": 2, "common": 2}[kind]
    return given + float(subprocess.run(run, check=True, stdout=subprocess.PIPE, text=True).stdout)


def speed(size=1 << 25):
    """Bytes in a second, written to a file and read from it, with checksums."""
    with tempfile.TemporaryDirectory() as folder:
        path, data = Path(folder, "data"), random.Random(1).randbytes(size)
        start = time.perf_counter()
        save(path, 1, data)
        load(path)
        return round(2 * size / (time.perf_counter() - start))


@dataclass(frozen=True)
class Totals:
    """What a plan took in the simulator."""

    chunks: int
    tasks: int
    started: int  # attempts at tasks
    lost: int  # attempts that ended with their worker
    again: int  # tasks done again, since their results were lost
    seconds: float
    core_seconds: float
    read: int  # bytes by tasks: from the folder, or from other workers
    written: int
    kept: int  # bytes of results at one time, at most
    memory: int  # bytes that a worker needs at most
    schedule: tuple[tuple[float, float, int, str], ...] = ()  # start, end, worker, task


def plan(keys, constants, *, bits=2048, workers=2, memory=4 << 30, chunks=None, group=8, **options):
    """Simulates the audit of as many keys of these bits: `Totals` in as few chunks as the memory of a worker allows.

    The number of chunks may be given. Options are those of `simulate`. Raises `ValueError` if not even one key in each chunk would
    fit the memory.
    """
    words = -(-bits // 64)
    if chunks is None:
        each = max(constants.memory.values())
        most = min(int((memory - PROCESS) / each) // (8 * words), LONGEST // words)
        if most < 1:
            raise ValueError(f"a worker has {memory >> 20} MiB; more than {PROCESS >> 20} MiB are accepted")
        # A multiple of the workers, so that none waits for the last chunk.
        chunks = -(-max(-(-keys // most), 1) // workers) * workers
    chunks = max(min(chunks, keys), 1)
    counts = [keys // chunks + (i < keys % chunks) for i in range(chunks)]
    some = [Chunk(f"chunk-{i}", words, count) for i, count in enumerate(counts)]
    return simulate(tasks(some, group)[0], workers, constants, **options)


class State:
    """Which tasks are finished, ready to start, and where their results are: on a worker, or in the folder, which is None."""

    def __init__(self, tasks, files):
        self.tasks, self.files = {task.name: task for task in tasks}, files
        self.order = {task.name: i for i, task in enumerate(tasks)}
        self.names = [task.name for task in tasks]
        self.users = defaultdict(list)
        for task in tasks:
            for name in task.inputs:
                self.users[name].append(task.name)
        self.open = {name for name in self.names if not self.users[name]}
        self.left = {name: len(users) for name, users in self.users.items()}
        self.where, self.finished, self.running = {}, set(), set()
        self.ready = [i for i, task in enumerate(tasks) if not task.inputs]
        self.again = self.kept = self.most = 0

    def size(self, name):
        """Bytes of a result. What is found is few."""
        task = self.tasks[name]
        return 0 if task.kind == "common" else task.size

    def moved(self, task, worker):
        """Bytes that a task reads: from files, or from other workers; its chunk it has."""
        inputs = sum(self.size(name) for name in task.inputs if self.files or self.where[name] != worker)
        return inputs + task.read

    def start(self):
        task = self.tasks[self.names[heapq.heappop(self.ready)]]
        self.running.add(task.name)
        return task

    def finish(self, name, worker):
        self.running.discard(name)
        self.finished.add(name)
        self.open.discard(name)
        if self.left.get(name) or self.files:
            self._keep(name, None if self.files else worker)
        for i in self.tasks[name].inputs:
            self.left[i] -= 1
            if not self.left[i] and not self.files:
                self._drop(i)
        self._queue(user for user in self.users[name] if user not in self.finished)

    def _keep(self, name, worker):
        if name not in self.where:
            self.kept += self.size(name)
            self.most = max(self.most, self.kept)
        self.where[name] = worker

    def _drop(self, name):
        if self.where.pop(name, -1) != -1:
            self.kept -= self.size(name)

    def _queue(self, names):
        """Makes those ready whose inputs are there."""
        for name in names:
            if name not in self.running and all(i in self.where for i in self.tasks[name].inputs):
                heapq.heappush(self.ready, self.order[name])

    def fail(self, worker, name):
        """A worker ends: with the task that it was at, and with the results that it has."""
        self.running.discard(name)
        for lost in [name for name, place in self.where.items() if place == worker]:
            self._drop(lost)
        stack, seen = list(self.open), set()
        while stack:
            name = stack.pop()
            if name in seen:
                continue
            seen.add(name)
            if name in self.finished:
                self.finished.discard(name)
                self.again += 1
                for i in self.tasks[name].inputs:
                    self.left[i] += 1
            if name not in self.running:
                stack += [i for i in self.tasks[name].inputs if i not in self.where]
        self.ready = []
        self._queue(seen)


def simulate(tasks, workers, constants, *, files=True, failures=(), restart=30.0):
    """Replays tasks with as many workers, which take the time that the model says, and fail: `Totals`.

    Results are files, or with `files=False` in the memory of the workers, and lost with these. `failures` are pairs of a
    time and a worker, in order, such as `failing` gives; a worker that failed is back after `restart` seconds. Raises `ValueError`
    where workers fail too often for the plan to end.
    """
    state, failures = State(tasks, files), iter(failures)
    failure, idle, events, attempts = next(failures, None), list(range(workers)), [], {}
    started = lost = read = written = 0
    now = busy = 0.0
    schedule = []
    while state.open:
        while idle and state.ready:
            worker, task = heapq.heappop(idle), state.start()
            moved, started = state.moved(task, worker), started + 1
            read += moved
            moved += state.size(task.name) if files else 0
            end = now + constants.seconds(task) + moved / constants.bytes_per_second
            attempts[worker] = started, task.name, now
            heapq.heappush(events, (end, started, worker))
        if started > 100 * len(state.names):
            raise ValueError("the workers fail before they finish a task; fewer failures, or smaller chunks, are accepted")
        if failure and (not events or failure[0] <= events[0][0]):
            (now, worker), failure = failure, next(failures, None)
            _, name, start = attempts.pop(worker, (0, None, now))
            lost, busy = lost + (name is not None), busy + now - start
            if name or worker in idle:
                idle = [other for other in idle if other != worker]
                heapq.heappush(events, (now + restart, 0, worker))
            state.fail(worker, name)
            continue
        now, attempt, worker = heapq.heappop(events)
        if attempt == 0:
            heapq.heappush(idle, worker)
        elif attempts.get(worker, (0,))[0] == attempt:
            _, name, start = attempts.pop(worker)
            state.finish(name, worker)
            written, busy = written + state.size(name), busy + now - start
            schedule.append((start, now, worker, name))
            heapq.heappush(idle, worker)
    needed = int(max(constants.memory.values()) * max(task.size for task in tasks)) + PROCESS
    chunks = sum(task.kind == "common" for task in tasks)
    counts = chunks, len(state.names), started, lost, state.again
    return Totals(*counts, now, busy, read, written, state.most, needed, tuple(schedule))


def failing(workers, mean, seed=1):
    """Failures of these workers without an end: `(time, worker)`, each worker after `mean` seconds on the average."""
    draw = random.Random(seed)
    now = 0.0
    while True:
        now += draw.expovariate(workers / mean)
        yield now, draw.randrange(workers)
