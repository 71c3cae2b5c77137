# SPDX-License-Identifier: MIT OR Apache-2.0
"""The plan of an audit: chunks of moduli, named tasks, what each computes, and where results are kept."""

import os
import tempfile
import time
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice
from operator import index
from pathlib import Path
from typing import NamedTuple

from .._native import audit as native  # type: ignore[import-not-found]

ONE = (1).to_bytes(8, "little")
MAGIC = b"bezout-audit 1\n\0"
HEADER = 64


class Damaged(ValueError):
    """A file in the folder of an audit is not what was written to it. To repair it, delete it, and run the audit again."""


def digest(*parts):
    """The name of what is made of these parts."""
    state = blake2b(digest_size=16)
    for part in parts:
        part = part if isinstance(part, bytes) else str(part).encode()
        state.update(len(part).to_bytes(8, "little") + part)
    return state.hexdigest()


def save(path, words, data):
    """Writes a file whole or not at all. Whoever writes it at the same time writes the same."""
    header = MAGIC + words.to_bytes(8, "little") + len(data).to_bytes(8, "little") + blake2b(data, digest_size=32).digest()
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".new-", delete=False) as file:
        try:
            file.write(header)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            os.replace(file.name, path)
        except BaseException:
            os.unlink(file.name)
            raise


def load(path):
    """The words of a row and the data of a file, which is checked."""
    with open(path, "rb") as file:
        header, data = file.read(HEADER), file.read()
    words, size, check = (int.from_bytes(header[i : i + 8], "little") for i in (16, 24, 32))
    if header[:16] != MAGIC:
        raise Damaged(f"{path} is no file of an audit in the format 1")
    if size != len(data) or header[32:] != blake2b(data, digest_size=32).digest():
        raise Damaged(f"{path} is damaged: its length or its checksum differs; delete it, and run the audit again")
    return words, data


@dataclass(frozen=True)
class Chunk:
    """Some moduli: `count` rows of `words` 64-bit words, here or in the file `path`. The name is a digest of the moduli."""

    name: str
    words: int
    count: int
    data: bytes | None = field(default=None, repr=False)
    path: str | None = None

    @property
    def size(self):
        """Bytes of all rows."""
        return 8 * self.words * self.count

    def read(self):
        """The rows."""
        if self.data is not None:
            return self.data
        data = load(self.path)[1]
        if len(data) != self.size:
            raise Damaged(f"{self.path} is not the chunk {self.name}")
        return data

    def moduli(self, places):
        """The moduli at these places, from 0."""
        data, row = self.read(), 8 * self.words
        return [int.from_bytes(data[row * i : row * (i + 1)], "little") for i in places]


def chunk(integers, folder=None):
    """A chunk of positive integers, in memory or in a file in this folder."""
    for i, n in enumerate(integers):
        if n < 1:
            raise ValueError(f"a modulus is {n}, number {i} of its chunk; integers from 1 up are accepted")
    words = max(-(-max(n.bit_length() for n in integers) // 64), 1)
    data = b"".join(n.to_bytes(8 * words, "little") for n in integers)
    name = f"chunk-{digest(words, data)}"
    if folder is None:
        return Chunk(name, words, len(integers), data)
    path = Path(folder, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    if not is_whole(path):
        save(path, words, data)
    return Chunk(name, words, len(integers), path=str(path))


def split(integers, size, *, folder=None):
    """Chunks of `size` integers each, which is all that an iterator is asked for at a time.

    With a folder they are files in it, and memory is needed for one of them. Workers on other machines read the folder by the same
    path. Raises `ValueError` for integers below 1, and `TypeError` for what is no integer, such as a float.
    """
    if size < 1:
        raise ValueError(f"size is {size}; integers from 1 up are accepted")
    integers, chunks = iter(integers), []
    while some := [index(n) for n in islice(integers, size)]:
        chunks.append(chunk(some, folder))
    return chunks


def open_chunks(folder):
    """The chunks in a folder, by name. `OSError` if there is no such folder, which is not one without keys."""
    chunks = []
    for path in sorted(path for path in Path(folder).iterdir() if path.name.startswith("chunk-")):
        words, data = load(path)
        if words < 1 or len(data) % (8 * words) or path.name != f"chunk-{digest(words, data)}":
            raise Damaged(f"{path} is not the chunk that its name says")
        chunks.append(Chunk(path.name, words, len(data) // (8 * words), path=str(path)))
    return chunks


@dataclass(frozen=True)
class Task:
    """A step of an audit. Its name is a digest of all that its result depends on, so each may be done twice."""

    kind: str  # product, cross or common
    name: str
    inputs: tuple[str, ...]  # names of tasks
    chunk: Chunk | None  # whose moduli it reads
    size: int  # bytes of its chunk, and at most of its result

    @property
    def read(self):
        """Bytes of its chunk, if it reads that."""
        return self.chunk.size if self.chunk else 0

    def compute(self, inputs, stop=None):
        """The result, of an iterator over the results of the inputs."""
        inputs = iter(inputs)
        if self.kind == "product":
            return native.product(self.chunk.read(), self.chunk.words, stop=stop)
        if self.kind == "cross" or len(self.inputs) > 1:
            q = native.cross(ONE, next(inputs), inputs, stop=stop)
        else:
            q = next(inputs, ONE)
        if self.kind == "cross":
            return q
        return native.common(q, self.chunk.read(), self.chunk.words, stop=stop)


def task(kind, inputs, size, chunk=None):
    return Task(kind, f"{kind}-{digest(1, kind, chunk.name if chunk else '', *inputs)}", tuple(inputs), chunk, size)


def tasks(chunks, group=8):
    """The tasks of an audit, none before its inputs, and for each chunk the name of its last one.

    For k chunks: k products; for each chunk the products of the others modulo its own, `group` of them in a task; and k trees.
    """
    if group < 1:
        raise ValueError(f"group is {group}; integers from 1 up are accepted")
    products = [task("product", (), c.size, c) for c in chunks]
    plan, last = {t.name: t for t in products}, []
    for j, (c, own) in enumerate(zip(chunks, products)):
        others = [t.name for i, t in enumerate(products) if i != j]
        parts = [task("cross", (own.name, *others[i : i + group]), c.size) for i in range(0, len(others), group)]
        names = [t.name for t in parts]
        common = task("common", [own.name, *names] if len(names) > 1 else names, c.size, c)
        plan |= {t.name: t for t in (*parts, common)}
        last.append(common.name)
    return list(plan.values()), last


class Done(NamedTuple):
    """What a task made: data, or a file in the folder. `ran` is false if the file was there."""

    name: str
    data: bytes | None
    read: int
    written: int
    seconds: float
    ran: bool = True


def is_whole(path):
    """Whether this file is there and undamaged."""
    try:
        load(path)
    except (FileNotFoundError, Damaged):
        return False
    return True


def perform(task, folder, *inputs, stop=None):
    """Does a task in a worker: with results of others in memory, or with those in a folder."""
    start, read = time.perf_counter(), [task.read]
    path = folder and Path(folder, task.name)
    if path and is_whole(path):
        return Done(task.name, None, 0, 0, time.perf_counter() - start, False)

    def results():
        for name, done in zip(task.inputs, inputs, strict=True):
            data = load(Path(folder, name))[1] if folder else done.data
            read.append(len(data))
            yield data

    data = task.compute(results(), stop)
    if path:
        save(path, 1, data)
    return Done(task.name, None if path else data, sum(read), len(data), time.perf_counter() - start)
