# SPDX-License-Identifier: MIT OR Apache-2.0
"""The proof of what inversions in sixteen lanes do in limbs of 52 bits, and that it finds planted errors."""

import re

import pytest

from asmgen import manifest
from asmgen.multi_lane import sixteen
from asmgen.validate import Unproved
from asmgen.validate_sixteen import prove_batch, prove_bounds, prove_leave

BATCHES = manifest.batches(256, 2 * sixteen.STEPS)
TEXTS = {"": prove_batch, "_leave": prove_leave}
PARTS = {"": r"// (compose|window\d|update\d|last\.update\d)", "_leave": r"// group\d\.(divide|reduce|select)"}


def text(name: str) -> str:
    return manifest.routines()[f"ifma_multi_lane{name}"].text()


@pytest.mark.parametrize("name", TEXTS)
def test_it_is_proved(name):
    TEXTS[name](text(name))


def test_five_limbs_hold_what_all_batches_leave():
    prove_bounds(256, BATCHES)
    # Without half a modulus less at each batch they would not: it is 20 moduli, and 16 are 2^260.
    with pytest.raises(Unproved):
        prove_bounds(256, 2 * BATCHES)
    with pytest.raises(Unproved):
        prove_bounds(257, BATCHES)


SWAPS = {"vpmadd52luq": "vpmadd52huq", "vpmadd52huq": "vpmadd52luq", "vpaddq": "vpsubq", "vpsubq": "vpaddq", "vpandq": "vporq", "vpsraq": "vpsrlq", "vpsllq": "vpsrlq"}


def errors(line: str):
    """The line left out, with another operation, register, mask, address or count, or without its mask."""
    code, mark, about = line.partition("\t//")
    mnemonic, _, _ = code.partition(" ")
    yield ""
    if mnemonic in SWAPS:
        yield code.replace(mnemonic, SWAPS[mnemonic], 1) + mark + about
    registers = re.findall(r"zmm\d+", code)
    if len(registers) > 1:
        yield f"zmm{(int(registers[-1][3:]) + 1) % 32}".join(code.rsplit(registers[-1], 1)) + mark + about
    if found := re.search(r"k(\d)", code):
        yield code.replace(found[0], f"k{int(found[1]) % 7 + 1}", 1) + mark + about
        yield re.sub(r"\{k\d\}", "", code) + mark + about if "{" in code else ""
    if "[" in code:
        yield re.sub(r"([+-]\d+)\]", lambda m: f"{int(m[1]) + sixteen.WIDTH:+d}]", code) + mark + about
    if re.search(r", \d+$", code):
        yield re.sub(r"(\d+)$", lambda m: str(int(m[1]) - 1), code) + mark + about


def planted(name: str) -> list[tuple[int, str]]:
    """By the number of a line, what stands there instead."""
    found = []
    for i, line in enumerate(text(name).splitlines()):
        # What a matrix is but for its scale, the tests compare.
        if re.search(PARTS[name], line) and not re.match(r"(vpmulld|vpaddd|vpsubd|vpsrad|vmovdqa64) .*// compose", line):
            found += [(i, wrong) for wrong in errors(line)]
    return found


@pytest.mark.parametrize("name", TEXTS)
def test_planted_errors_are_found(name):
    lines, missed = text(name).splitlines(), []
    # A stride that meets each kind of line and of error.
    tried = planted(name)[:: 17 if name == "" else 3]
    for i, wrong in tried:
        try:
            TEXTS[name]("\n".join([*lines[:i], wrong, *lines[i + 1 :]]))
        except Unproved:
            continue
        missed.append((lines[i], wrong))
    assert len(tried) > 90 and not missed
