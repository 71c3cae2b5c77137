# SPDX-License-Identifier: MIT OR Apache-2.0
"""Searched schedules: target times, one file for each routine, of the CPU that its `about` names."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from ..divstep.steps import DEFAULT_TIMES, turn

FOLDER = Path(__file__).parent


def default(form: str) -> dict:
    """Where a search begins."""
    return {
        "form": form,
        "step": dict(DEFAULT_TIMES),
        "step_cycles": {"select": 3.2, "carry": 3.5, "mask": 3.5}[turn(form, 0)],
        "change_cycles": 8.0,
        "change_first": -1.0,
        "start1": 0.0, "rate1": 1.3,
        "start2": 8.0, "rate2": 1.1,
        "start3": 7.0, "rate3": 1.8,
        "vectors_after": 14.0, "vectors_rate": 2.6,
        "shifts": {},
    }


def source(name: str) -> Path:
    """The file of a routine; where there is none, that of its longest shorter neighbor, which a search may make faster."""
    own = FOLDER / f"{name}.json"
    length = re.fullmatch(r"(\w+?_)(\d+)((?:_[a-z]\w*)?)", name)
    if own.exists() or not length:
        return own
    stem, words, family = length.groups()
    found = (re.fullmatch(rf"{stem}(\d+){family}", path.stem) for path in FOLDER.glob("*.json"))
    shorter = [int(one[1]) for one in found if one and int(one[1]) < int(words)]
    return FOLDER / f"{stem}{max(shorter)}{family}.json" if shorter else own


def read(name: str) -> dict:
    """The schedule of a routine; the shifts are by the name of an operation."""
    return json.loads(source(name).read_text())


def surplus(names: Iterable[str]) -> list[Path]:
    """Files that no routine with one of these schedules reads."""
    return sorted(set(FOLDER.glob("*.json")) - {source(name) for name in names})


def write(name: str, times: dict, about: dict):
    text = json.dumps({"about": about, **times}, indent=1, sort_keys=True)
    (FOLDER / f"{name}.json").write_text(text + "\n")
