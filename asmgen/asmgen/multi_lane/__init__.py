# SPDX-License-Identifier: MIT OR Apache-2.0
"""Half-delta divsteps on independent numbers, one inversion in each lane of the vectors [BY19, Wui21]."""

from .routine import EXTENSIONS, text
from .layout import size

__all__ = ["EXTENSIONS", "size", "text"]
