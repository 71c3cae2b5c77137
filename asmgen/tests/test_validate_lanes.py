# SPDX-License-Identifier: MIT OR Apache-2.0
"""The proof of what ends inversions in lanes, and that it finds planted errors."""

import re

import pytest

from asmgen import manifest
from asmgen.multi_lane import EXTENSIONS
from asmgen.validate import Unproved
from asmgen.validate_lanes import prove_leave

LIMBS = [manifest.multi_lane_limbs(bits) for bits in manifest.multi_lane_buckets()]


def text(extension: str) -> str:
    return manifest.routines()[f"{extension}_multi_lane_leave"].text()


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("limbs", LIMBS[:5])
def test_it_divides_and_reduces(extension, limbs):
    prove_leave(text(extension), EXTENSIONS[extension].lanes, limbs)


SWAPS = {"vpaddq": "vpsubq", "vpsubq": "vpaddq", "vpmuludq": "vpaddq", "vpand": "vpaddq", "vpxor": "vpaddq", "vpsrlq": "vpsrad", "vpsrad": "vpsrlq", "vpsraq": "vpsrlq"}


def errors(line: str, width: int):
    """The line left out, with another operation, register, address or count."""
    code, mark, about = line.partition("\t//")
    mnemonic, _, _ = code.partition(" ")
    stem = re.sub(r"q$", "", mnemonic) if mnemonic in ("vpandq", "vpxorq") else mnemonic
    yield ""
    if stem in SWAPS:
        yield code.replace(mnemonic, SWAPS[stem], 1) + mark + about
    registers = re.findall(r"[yz]mm\d+", code)
    if len(registers) > 1:
        other = f"{registers[-1][:3]}{(int(registers[-1][3:]) + 1) % 14}"
        yield other.join(code.rsplit(registers[-1], 1)) + mark + about
    if "[" in code:
        yield re.sub(r"([+-]\d+)\]", lambda m: f"{int(m[1]) + width:+d}]", code) + mark + about
    if re.search(r", \d+$", code):
        yield re.sub(r"(\d+)$", lambda m: str(int(m[1]) - 1), code) + mark + about


@pytest.mark.parametrize("extension", EXTENSIONS)
def test_planted_errors_are_found(extension):
    lanes, lines = EXTENSIONS[extension].lanes, text(extension).splitlines()
    missed, tried = [], 0
    for i, line in enumerate(lines):
        # Whether f is a unit, and its sign, the proof leaves to the tests.
        if not line.startswith("v") or not re.search(r"// (divide|reduce)", line) or line.endswith("unit"):
            continue
        for wrong in errors(line, 8 * lanes):
            tried += 1
            try:
                prove_leave("\n".join([*lines[:i], wrong, *lines[i + 1 :]]), lanes, LIMBS[0])
            except Unproved:
                continue
            missed.append((line, wrong))
    assert tried > 150 and not missed
