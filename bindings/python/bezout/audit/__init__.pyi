# SPDX-License-Identifier: MIT OR Apache-2.0
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any, NamedTuple, Protocol, SupportsIndex

from bezout import _Lends

__all__ = [
    "Chunk", "Constants", "Damaged", "Dask", "Done", "Item", "Pool", "Ray", "Report", "Task", "Totals", "Weakness", "common",
    "coprime_base", "cross", "failing", "measure", "open_chunks", "perform", "plan", "product", "read", "run", "shared_factors",
    "simulate", "split", "tasks", "weaknesses",
]

class _Event(Protocol):
    def is_set(self) -> bool: ...

class _Executor(Protocol):
    def run(self, tasks: Sequence[Task], folder: str | None = None) -> Iterator[Done]: ...

class Damaged(ValueError): ...

@dataclass(frozen=True)
class Item:
    file: str
    line: int
    octets: tuple[int, int]
    kind: str
    text: str
    numbers: dict[str, int] = ...
    @property
    def name(self) -> str: ...
    @property
    def n(self) -> int | None: ...
    @property
    def e(self) -> int | None: ...

class Weakness(NamedTuple):
    name: str
    text: str
    factors: list[int]

def read(
    paths: str | PathLike[str] | Iterable[str | PathLike[str]], *, decimal: bool = False
) -> Iterator[Item]: ...
def weaknesses(n: SupportsIndex, e: SupportsIndex | None = None, *, prime: bool = False) -> list[Weakness]: ...

@dataclass(frozen=True)
class Chunk:
    name: str
    words: int
    count: int
    data: bytes | None = ...
    path: str | None = ...
    @property
    def size(self) -> int: ...
    def moduli(self, places: Iterable[int]) -> list[int]: ...
    def read(self) -> bytes: ...

@dataclass(frozen=True)
class Task:
    kind: str
    name: str
    inputs: tuple[str, ...]
    chunk: Chunk | None
    size: int
    @property
    def read(self) -> int: ...
    def compute(self, inputs: Iterable[bytes], stop: _Event | None = None) -> bytes: ...

class Done(NamedTuple):
    name: str
    data: bytes | None
    read: int
    written: int
    seconds: float
    ran: bool = ...

@dataclass(frozen=True)
class Report:
    keys: int
    factors: dict[int, tuple[int, ...]]
    shared: dict[int, tuple[int, ...]]
    def pairs(self) -> Iterator[tuple[int, int, int]]: ...

class Pool:
    workers: int
    def __init__(self, workers: int | None = None) -> None: ...
    def run(self, tasks: Sequence[Task], folder: str | None = None) -> Iterator[Done]: ...

class Dask:
    client: Any
    def __init__(self, client: Any) -> None: ...
    def run(self, tasks: Sequence[Task], folder: str | None = None) -> Iterator[Done]: ...

class Ray:
    def run(self, tasks: Sequence[Task], folder: str | None = None) -> Iterator[Done]: ...

@dataclass(frozen=True)
class Constants:
    cpu: str
    words: tuple[int, ...]
    nanoseconds: dict[str, tuple[float, ...]]
    memory: dict[str, float]
    bytes_per_second: float
    @classmethod
    def load(cls, path: str | PathLike[str]) -> Constants: ...
    def part(self, kind: str, words: int) -> float: ...
    def save(self, path: str | PathLike[str]) -> None: ...
    def seconds(self, task: Task) -> float: ...

@dataclass(frozen=True)
class Totals:
    chunks: int
    tasks: int
    started: int
    lost: int
    again: int
    seconds: float
    core_seconds: float
    read: int
    written: int
    kept: int
    memory: int
    schedule: tuple[tuple[float, float, int, str], ...] = ...

def common(q: _Lends, moduli: _Lends, words: SupportsIndex, /, *, stop: _Event | None = None) -> bytes: ...
def coprime_base(integers: Iterable[SupportsIndex], /) -> tuple[list[int], list[list[int]]]: ...
def cross(q: _Lends, product: _Lends, others: Iterable[_Lends], /, *, stop: _Event | None = None) -> bytes: ...
def failing(workers: int, mean: float, seed: int = 1) -> Iterator[tuple[float, int]]: ...
def measure(keys: Sequence[int] = (256, 1024, 4096, 16384), words: int = 32) -> Constants: ...
def open_chunks(folder: str | PathLike[str]) -> list[Chunk]: ...
def perform(task: Task, folder: str | None, *inputs: Done, stop: _Event | None = None) -> Done: ...
def plan(
    keys: int,
    constants: Constants,
    *,
    bits: int = 2048,
    workers: int = 2,
    memory: int = 4294967296,
    chunks: int | None = None,
    group: int = 8,
    files: bool = True,
    failures: Iterable[tuple[float, int]] = (),
    restart: float = 30.0,
) -> Totals: ...
def product(moduli: _Lends, words: SupportsIndex, /, *, stop: _Event | None = None) -> bytes: ...
def run(
    chunks: Iterable[Chunk],
    executor: _Executor | None = None,
    *,
    folder: str | PathLike[str] | None = None,
    group: int = 8,
    progress: Callable[[Done], object] | None = None,
) -> Report: ...
def shared_factors(
    integers: Iterable[SupportsIndex], *, size: int | None = None, executor: _Executor | None = None
) -> Report: ...
def simulate(
    tasks: Sequence[Task],
    workers: int,
    constants: Constants,
    *,
    files: bool = True,
    failures: Iterable[tuple[float, int]] = (),
    restart: float = 30.0,
) -> Totals: ...
def split(
    integers: Iterable[SupportsIndex], size: int, *, folder: str | PathLike[str] | None = None
) -> list[Chunk]: ...
def tasks(chunks: Sequence[Chunk], group: int = 8) -> tuple[list[Task], list[str]]: ...
