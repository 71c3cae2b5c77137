# SPDX-License-Identifier: MIT OR Apache-2.0
"""The proof on the emitted text, and that it finds planted errors."""

import random
import re

import pytest

from asmgen import manifest
from asmgen.divstep import ifma
from asmgen.validate import Unproved, prove_ifma

APART = ("above", "trail", "joints", "rest.sign")
"""In the names of operations from which nothing comes to the limbs: the other tests have them."""


def vector_lines(text: str) -> list[int]:
    lines = text.splitlines()
    start = lines.index("2:")
    found = [i for i, line in enumerate(lines) if i > start and line.startswith("v") and not any(part in line for part in APART)]
    return [i for i in found if not line_is_copy(lines[i]) and not lines[i].startswith("vzeroupper")]


def line_is_copy(line: str) -> bool:
    return "// output" in line or "// copy" in line


def planted(text: str, generator: random.Random) -> str:
    """The text with one error among the vectors: another register, address or count, or no instruction."""
    lines = text.splitlines()
    at = generator.choice(vector_lines(text))
    code, mark, about = lines[at].partition("\t//")
    kind = generator.randrange(5 if "vpmadd52" in text else 4)
    registers = re.findall(r"ymm\d+", code)
    if kind == 4 and "{k" in code:
        code = re.sub(r"\{k(\d)\}", lambda m: f"{{k{({'4': 5, '5': 4}).get(m[1], 5)}}}", code)
    elif kind == 0:
        code = "vmovdqa ymm15, ymm15"
    elif kind == 1 and len(registers) > 1:
        other = f"ymm{(int(registers[-1][3:]) + 1) % 16}"
        code = other.join(code.rsplit(registers[-1], 1))
    elif kind == 2 and "[" in code:
        code = re.sub(r"([+-]\d+)\]", lambda m: f"{int(m[1]) + 32:+d}]", code)
    else:
        swaps = {"vpaddq": "vpsubq", "vpmuldq": "vpaddq", "vpand": "vpaddq", "vpsubq": "vpaddq"}
        swaps |= {"vpmadd52luq": "vpmadd52huq", "vpmadd52huq": "vpmadd52luq"}
        mnemonic = code.split()[0]
        code = code.replace(mnemonic, swaps.get(mnemonic, "vpaddq"), 1) if mnemonic in swaps else "vmovdqa ymm15, ymm15"
    lines[at] = code + mark + about
    return "\n".join(lines)


IFMA = manifest.routines()["ifma_invert_long"].text()
IFMA_TOP = 2
"""Bits of the highest limb: `ifma.TOP` and one of the number, of either sign."""


@pytest.mark.parametrize("turns", [1, 2, 3, 7])
def test_the_update_by_ifma_is_the_matrix_times_the_numbers(turns):
    prove_ifma(IFMA, ifma.AMONG_STEPS + ifma.UNROLLED * turns, IFMA_TOP)


def test_ifma_needs_its_premises():
    with pytest.raises(Unproved, match="52 bits"):
        prove_ifma(IFMA, ifma.AMONG_STEPS + ifma.UNROLLED, 53)


def test_planted_errors_in_ifma_are_found():
    generator, limbs = random.Random(51), ifma.AMONG_STEPS + 2 * ifma.UNROLLED
    missed, tried, kinds = [], 0, set()
    for _ in range(100):
        wrong = planted(IFMA, generator)
        if wrong == IFMA:
            continue
        tried += 1
        [(before, after)] = [pair for pair in zip(IFMA.splitlines(), wrong.splitlines()) if pair[0] != pair[1]]
        kinds.add(before.split()[0])
        try:
            prove_ifma(wrong, limbs, IFMA_TOP)
        except Unproved:
            continue
        missed.append((before, after))
    assert tried > 70 and not missed
    assert kinds >= {"vpmadd52luq", "vpmadd52huq", "vpsubq", "vpsraq", "vpand", "vpaddq", "vmovdqa", "vbroadcasti128"}
