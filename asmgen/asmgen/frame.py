# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where the state of a kernel keeps what: named words, then vectors, all addressed from one register.

The register points 128 bytes into the state, so that the first 32 words have addresses with one byte of displacement.
"""

import re

from .program import BASE

BIAS = 128


class Frame:
    def __init__(self, words: list[str], count: int, vectors: dict[str, int]):
        """`words`: names of the first words, known to the caller; `count`: words in all; `vectors`: name to number."""
        assert count % 8 == 0 and len(words) <= count
        self.words = {name: i for i, name in enumerate(words)}
        self.used, self.count = len(words), count
        self.vectors = {}
        offset = 8 * count
        for name, number in vectors.items():
            self.vectors[name] = offset
            offset += 32 * number
        self.size = offset

    def word(self, name: str) -> int:
        if name not in self.words:
            assert self.used < self.count, "too few words in the state"
            self.words[name] = self.used
            self.used += 1
        return 8 * self.words[name] - BIAS

    def name_lanes(self, vector: str, names: list[str]):
        """Makes words of the first lanes of a vector."""
        for lane, name in enumerate(names):
            self.words[name] = self.vectors[vector] // 8 + lane

    def vector(self, name: str, index: int = 0, lane: int = 0) -> str:
        return f"[{BASE}{self.vectors[name] + 32 * index + 8 * lane - BIAS:+d}]"

    def address(self, name: str) -> str:
        """Of a word."""
        return f"[{BASE}{self.word(name):+d}]"

    def resolve(self, lines: list[str]) -> list[str]:
        """Replaces the placeholders of words by addresses."""
        return [re.sub(r"<(\w+)>", lambda m: f"qword ptr {self.address(m[1])}", line) for line in lines]
