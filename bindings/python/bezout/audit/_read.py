# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys from files, by the reader of the command `bezout audit`, and what is weak in one."""

import os
from dataclasses import dataclass, field
from typing import NamedTuple

from .._native import audit as native  # type: ignore[import-not-found]


@dataclass(frozen=True)
class Item:
    """What some octets of a file are.

    `kind` is "rsa" for a key of RSA, "other" for what was looked at and is none, "unread" for what could not be read, and "text" for
    text without a key. `text` says what it is, or why it was not read. `line` is 0 where there are no lines.
    """

    file: str
    line: int
    octets: tuple[int, int]
    kind: str
    text: str
    numbers: dict[str, int] = field(default_factory=dict)

    @property
    def name(self):
        """The file and the line."""
        return f"{self.file}:{self.line}" if self.line else self.file

    @property
    def n(self):
        """The modulus; None for what has none."""
        return self.numbers.get("n")

    @property
    def e(self):
        """The public exponent; None for what has none."""
        return self.numbers.get("e")


def read(paths, *, decimal=False):
    """All that is in files and folders, one item after the other: every octet but blanks belongs to one.

    `paths` is a path or some. Formats are those of the command. With `decimal`, numbers in lists and tables are decimal.
    """
    one = isinstance(paths, (str, os.PathLike))
    for path in [paths] if one else paths:
        for row in native.read(path, decimal=decimal):
            yield Item(*row[:5], dict(row[5]))


class Weakness(NamedTuple):
    """Why a key is weak: a name, a sentence, and factors of its modulus, if they were found."""

    name: str
    text: str
    factors: list[int]


def weaknesses(n, e=None, *, prime=False):
    """What makes a key weak by itself, of what is looked for; `prime` also tests whether n is a prime."""
    return [Weakness(*row) for row in native.weaknesses(n, e, prime=prime)]
