# SPDX-License-Identifier: MIT OR Apache-2.0
"""An audit from chunks to a report."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import accumulate, combinations
from math import prod
from pathlib import Path

from .._native import audit as native  # type: ignore[import-not-found]
from ._executors import Pool
from ._tasks import load, split, tasks


@dataclass(frozen=True)
class Report:
    """What keys have in common. Keys are numbered from 0, in the order of the chunks.

    `factors` has for each key that shares a factor its modulus as a product of coprime factors, in ascending order; `shared` has for
    each factor of more than one key these keys.
    """

    keys: int
    factors: dict[int, tuple[int, ...]]
    shared: dict[int, tuple[int, ...]]

    def pairs(self):
        """All `(i, j, gcd)` with i < j and a gcd above 1, sorted: as many as the square of the largest group of keys."""
        pairs = {pair for keys in self.shared.values() for pair in combinations(keys, 2)}
        for i, j in sorted(pairs):
            yield i, j, prod((Counter(self.factors[i]) & Counter(self.factors[j])).elements())


def run(chunks, executor=None, *, folder=None, group=8, progress=None):
    """Finds all factors that moduli in these chunks have in common.

    The executor is a `Pool`, a `Dask` or a `Ray`; a pool of all cores unless given. With a folder, which all workers reach by this
    path, results are files in it: a run that ended goes on from them, and one with more chunks uses what it finds. `progress`
    is called with each `Done`. `group` is the number of chunks whose products a task takes.

    In variable time. For k chunks: k products, k^2 products and reductions, and k trees. Raises `Damaged` for files that are not
    what was written.
    """
    chunks = list(chunks)
    plan, last = tasks(chunks, group)
    folder = None if folder is None else str(Path(folder).absolute())
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
    ends, found = set(last), {}
    for done in (executor or Pool()).run(plan, folder):
        if done.name in ends:
            found[done.name] = load(Path(folder, done.name))[1] if folder else done.data
        if progress:
            progress(done)
    if missing := ends - found.keys():
        raise RuntimeError(f"the executor gave no result for {len(missing)} chunks, of which one is {min(missing)}")
    hits = {}
    starts = accumulate((chunk.count for chunk in chunks), initial=0)
    for chunk, name, start in zip(chunks, last, starts):
        row = 8 * (1 + chunk.words)
        places = [int.from_bytes(found[name][i : i + 8], "little") for i in range(0, len(found[name]), row)]
        if places:
            hits |= zip((start + place for place in places), chunk.moduli(places))
    return report(sum(chunk.count for chunk in chunks), hits)


def report(keys, hits):
    """The report of those keys that have something in common, by number."""
    elements, places = native.coprime_base(hits.values())
    factors = {key: tuple(elements[i] for i in found) for key, found in zip(hits, places)}
    shared = defaultdict(list)
    for key, found in factors.items():
        for factor in dict.fromkeys(found):
            shared[factor].append(key)
    return Report(keys, factors, {factor: tuple(keys) for factor, keys in sorted(shared.items()) if len(keys) > 1})


def shared_factors(integers, *, size=None, executor=None):
    """The report on these moduli, in chunks of `size` or in about as many as are best here."""
    integers = list(integers)
    return run(split(integers, max(-(-len(integers) // 8), 1024) if size is None else size), executor)
