# SPDX-License-Identifier: MIT OR Apache-2.0
"""Half-delta divsteps on independent numbers, one inversion in each lane of the vectors [BY19, Wui21]."""

from . import conversion
from .layout import size
from .routine import EXTENSIONS, text

__all__ = ["EXTENSIONS", "conversion", "size", "text"]
