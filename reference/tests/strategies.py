# SPDX-License-Identifier: MIT OR Apache-2.0
"""Integers as they break arithmetic: uniform, and made of words and runs at their extremes."""

from hypothesis import strategies as st

WORDS = [0, 1, 2, 2**64 - 2, 2**64 - 1, 2**63, 2**63 + 1, 2**63 - 1]


def _join(words):
    return sum(w << (64 * i) for i, w in enumerate(words))


uniform = st.integers(1, 700).flatmap(lambda bits: st.integers(0, 2**bits - 1))
words = st.lists(st.sampled_from(WORDS), max_size=8).map(_join)
runs = st.tuples(st.integers(0, 520), st.integers(0, 520)).map(lambda p: abs(2 ** p[0] - 2 ** p[1]))
naturals = st.one_of(uniform, words, runs, st.integers(0, 40))
integers = st.tuples(naturals, st.sampled_from([1, -1])).map(lambda p: p[0] * p[1])
odds = naturals.map(lambda n: n | 1)
evens = naturals.map(lambda n: 2 * n + 2)
