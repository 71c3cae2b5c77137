# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the library leaves unwritten in a state, no routine reads before it has written it."""

import re

import pytest

from asmgen import manifest
from asmgen.divstep import ifma, long
from asmgen.frame import BIAS
from asmgen.multi_lane import EXTENSIONS, sixteen
from asmgen.multi_lane.layout import NAMES, place

WIDTHS = {"zmmword": 64, "ymmword": 32, "xmmword": 16}
STORES = ("mov", "vmovdqa", "vmovdqa64")
ROOMS = {"N1": 64, "N2": 64, "N3": 64, "above": 64}
"""Bytes, by the name in the frame: `Unwritten` in `head.rs`, for each instruction set."""
ROOMS_OF_AVX2 = {"top_mask": 64, "unpack": 128}
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


def heads(frame) -> list[range]:
    """What no state has written."""
    at = frame.vectors
    return [range(at["Y"] + 32, at["Y"] + 64), *(range(at[name], at[name] + size) for name, size in ROOMS.items())]


def rooms(operation: str, isa: str, frame) -> list[range]:
    found, at = heads(frame), frame.vectors
    if isa == "avx2":
        found += [range(at[name], at[name] + size) for name, size in ROOMS_OF_AVX2.items() if name in at]
    if operation == "invert" and isa == "avx2":
        found.append(range(at["inverse"] + 32, at["inverse"] + 64))
    return found


CASES = [
    (operation, isa, bits)
    for operation in ("invert", "gcd")
    for isa in manifest.DIVSTEPS[operation].KINDS
    for bits in manifest.unrolled(operation, isa)
]


def names(operation: str, isa: str, bits: int) -> list[str]:
    """The routines of a bucket: for some there is one more for a family of CPUs."""
    stem = manifest.name(operation, isa, bits)
    return [stem, *(f"{stem}_{family}" for family in manifest.VARIANTS.get((operation, isa, bits), []))]


@pytest.mark.parametrize("operation,isa,bits", CASES)
def test_nothing_is_read_early(operation, isa, bits):
    for name in names(operation, isa, bits):
        found = early_reads(manifest.routines()[name].text(), rooms(operation, isa, manifest.state(operation, bits)))
        assert not found, name


LOOPED = {
    **{f"{isa}_{operation}_long": long.KINDS[operation].make_frame(0) for operation, isa in manifest.LOOPED if operation != "jacobi"},
    "ifma_invert_long": ifma.frame(0),
}
"""The routines for all lengths, with where their states have what: the limbs come last."""


def test_all_routines_on_states_are_here():
    short = {routine for case in CASES for routine in names(*case)}
    jacobi = {name for name in manifest.routines() if "_jacobi_" in name}
    # The states of symbols have no field that is left unwritten.
    assert short | LOOPED.keys() | jacobi == {name for name, one in manifest.routines().items() if one.entry.startswith("rdi=secret[-128")}


@pytest.mark.parametrize("name", LOOPED)
def test_nothing_is_read_early_by_a_loop(name):
    text, rooms = manifest.routines()[name].text(), heads(LOOPED[name])
    assert not early_reads(text, rooms)
    for room in rooms:
        planted = f"vpaddq ymm0, ymm0, ymmword ptr [rdi{room.stop - 32 - BIAS:+d}]"
        assert early_reads(planted + "\n" + text, rooms) == [planted]


@pytest.mark.parametrize("operation", ["invert", "gcd"])
@pytest.mark.parametrize("isa", ["avx2", "avx512"])
def test_a_planted_read_is_found(operation, isa):
    frame = manifest.state(operation, 1024)
    text = manifest.routines()[manifest.name(operation, isa, 1024)].text()
    for room in rooms(operation, isa, frame):
        planted = f"add rax, qword ptr [rdi{room.stop - 8 - BIAS:+d}]"
        assert planted in early_reads(planted + "\n" + text, rooms(operation, isa, frame))


@pytest.mark.parametrize("isa,kind", EXTENSIONS.items())
@pytest.mark.parametrize("name", ["", "_enter", "_leave"])
def test_nothing_is_read_early_in_lanes(isa, kind, name):
    """Of the words before the limbs; those are written by what enters, as its own tests see."""
    text = manifest.routines()[f"{isa}_multi_lane{name}"].text()
    begin, end = (BIAS + place(kind.lanes, one) for one in (NAMES[3], NAMES[-1]))
    rooms = [range(begin, end + 8 * kind.lanes)]
    assert not early_reads(text, rooms)
    planted = f"vpaddq ymm0, ymm0, ymmword ptr [rdi{rooms[0].stop - 32 - BIAS:+d}]"
    assert early_reads(planted + "\n" + text, rooms) == [planted]


def test_nothing_is_read_early_in_sixteen_lanes():
    """Of what is between the results and the limbs. A batch begins where the loop is entered, at its window."""
    lines = manifest.routines()["ifma_multi_lane"].text().splitlines()
    loop, window, end = lines.index("2:"), lines.index("3:"), next(i for i, line in enumerate(lines) if line.startswith("jnz"))
    assert lines[loop - 2].startswith("jmp 3f")
    text = "\n".join(lines[:loop] + lines[window:end] + lines[loop:window] + lines[end:])
    begin, stop = (BIAS + place for place in (sixteen.place(sixteen.NAMES[4]), sixteen.offset(0, "f", 0)))
    assert not early_reads(text, [range(begin, stop)])
    for place in range(begin, stop, sixteen.WIDTH):
        planted = f"vpaddq zmm0, zmm0, zmmword ptr [rdi{place - BIAS:+d}]"
        assert early_reads(planted + "\n" + text, [range(begin, stop)]) == [planted]
