# SPDX-License-Identifier: MIT OR Apache-2.0
"""Half-delta divsteps on independent numbers, one inversion in each lane of the vectors [BY19, Wui21]."""

from collections.abc import Iterator

from .kernel import EXTENSIONS, routine


def routines() -> Iterator[tuple[str, str]]:
    """Name and text of each."""
    for extension in EXTENSIONS:
        yield f"{extension}_lanes", routine(extension)
