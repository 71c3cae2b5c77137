# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the library leaves unwritten in a state, no routine reads before it has written it."""

import re

import pytest

from asmgen import manifest
from asmgen.frame import BIAS

WIDTHS = {"zmmword": 64, "ymmword": 32, "xmmword": 16}
STORES = ("mov", "vmovdqa", "vmovdqa64")
ROOMS = {"N1": 64, "N2": 64, "N3": 64, "above": 64}
"""Bytes, by the name in the frame: `Unwritten` in `head.rs`, for each instruction set."""
NARROW = {"top_mask": 64, "unpack": 128}
"""The same for AVX2 alone."""


def early_reads(text: str, rooms: list[range]) -> list[str]:
    """Instructions that read in a room what no instruction above them has written."""
    written, found = set(), []
    for line in text.splitlines():
        line = line.partition("//")[0].strip()
        place = re.search(r"\[rdi([+-]\d+)?\]", line)
        if not place or line.startswith("lea"):
            continue
        mnemonic, _, operands = line.partition(" ")
        first, _, _ = operands.partition(",")
        width = next((size for name, size in WIDTHS.items() if name in line), 8)
        start = int(place[1] or 0) + BIAS
        touched = set(range(start, start + width))
        if "[" in first and mnemonic in STORES:
            written |= touched
        elif any(byte in room for byte in touched - written for room in rooms):
            found.append(line)
    return found


def rooms(operation: str, isa: str, frame) -> list[range]:
    sizes = ROOMS | (NARROW if isa == "avx2" else {})
    found = [range(frame.vectors[name], frame.vectors[name] + size) for name, size in sizes.items() if name in frame.vectors]
    found.append(range(frame.vectors["Y"] + 32, frame.vectors["Y"] + 64))
    if operation == "invert" and isa == "avx2":
        found.append(range(frame.vectors["inverse"] + 32, frame.vectors["inverse"] + 64))
    return found


CASES = [
    (operation, isa, bits)
    for operation in ("invert", "gcd")
    for isa in manifest.DIVSTEPS[operation].KINDS
    for bits in manifest.unrolled(operation, isa)
]


@pytest.mark.parametrize("operation,isa,bits", CASES)
def test_nothing_is_read_early(operation, isa, bits):
    stem = manifest.name(operation, isa, bits)
    for name in [stem, *(f"{stem}_{family}" for family in manifest.VARIANTS.get((operation, isa, bits), []))]:
        found = early_reads(manifest.routines()[name].text(), rooms(operation, isa, manifest.state(operation, bits)))
        assert not found, name


@pytest.mark.parametrize("operation,isa", [("invert", "avx2"), ("invert", "avx512"), ("gcd", "avx2"), ("gcd", "avx512")])
def test_a_planted_read_is_found(operation, isa):
    frame = manifest.state(operation, 256)
    text = manifest.routines()[manifest.name(operation, isa, 256)].text()
    for room in rooms(operation, isa, frame):
        planted = f"add rax, qword ptr [rdi{room.stop - 8 - BIAS:+d}]"
        assert planted in early_reads(planted + "\n" + text, rooms(operation, isa, frame))
