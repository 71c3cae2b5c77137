# SPDX-License-Identifier: MIT OR Apache-2.0
"""The proof on the emitted text, and that it finds planted errors."""

import random
import re

import pytest

from asmgen import manifest
from asmgen.divstep import long
from asmgen.validate import Unproved, prove_inverse

TOP = 30
"""The highest limb is below 2^30 in absolute value: `manifest.limbs` leaves room for sign and cofactors."""


def cases():
    """Every routine, with the lengths for which it is proved: of that with a loop, no, one and several more turns."""
    for bits in manifest.unrolled("invert", "avx2"):
        if manifest.served_by("invert", "avx2", bits) == bits:
            count = manifest.limbs("invert", "avx2", bits)
            stem = manifest.name("invert", "avx2", bits)
            for name in [stem, *(f"{stem}_{one}" for one in manifest.VARIANTS.get(("invert", "avx2", bits), []))]:
                yield name, manifest.state("invert", bits), count
    first = long.AMONG_STEPS["invert"]
    for turns in (1, 2, 3, 7):
        count = first + long.UNROLLED * turns
        yield "avx2_invert_long", long.invert_frame(count), count


CASES = list(cases())


@pytest.mark.parametrize("name,frame,limbs", CASES, ids=lambda one: one if isinstance(one, (str, int)) else "")
def test_the_update_is_the_matrix_times_the_numbers(name, frame, limbs):
    prove_inverse(manifest.routines()[name].text(), frame, limbs, TOP)


def test_the_premises_are_needed():
    """With a highest limb that is longer, a factor leaves its 32 bits."""
    with pytest.raises(Unproved, match="32 bits"):
        prove_inverse(manifest.routines()["avx2_invert_4"].text(), manifest.state("invert", 256), 9, 40)


def vector_lines(text: str) -> list[int]:
    lines = text.splitlines()
    start = lines.index("2:")
    found = [i for i, line in enumerate(lines) if i > start and line.startswith("v") and "above" not in line]
    return [i for i in found if not line_is_copy(lines[i]) and not lines[i].startswith("vzeroupper")]


def line_is_copy(line: str) -> bool:
    return "// output" in line or "// copy" in line


def planted(text: str, generator: random.Random) -> str:
    """The text with one error among the vectors: another register, address or count, or no instruction."""
    lines = text.splitlines()
    at = generator.choice(vector_lines(text))
    code, mark, about = lines[at].partition("\t//")
    kind = generator.randrange(4)
    registers = re.findall(r"ymm\d+", code)
    if kind == 0:
        code = "vmovdqa ymm15, ymm15"
    elif kind == 1 and len(registers) > 1:
        other = f"ymm{(int(registers[-1][3:]) + 1) % 16}"
        code = other.join(code.rsplit(registers[-1], 1))
    elif kind == 2 and "[" in code:
        code = re.sub(r"([+-]\d+)\]", lambda m: f"{int(m[1]) + 32:+d}]", code)
    else:
        swaps = {"vpaddq": "vpsubq", "vpmuldq": "vpaddq", "vpand": "vpaddq", "vpsubq": "vpaddq"}
        mnemonic = code.split()[0]
        code = code.replace(mnemonic, swaps.get(mnemonic, "vpaddq"), 1) if mnemonic in swaps else "vmovdqa ymm15, ymm15"
    lines[at] = code + mark + about
    return "\n".join(lines)


@pytest.mark.parametrize("name,frame,limbs", [CASES[0], CASES[-2]], ids=["unrolled", "loop"])
def test_planted_errors_are_found(name, frame, limbs):
    text, generator = manifest.routines()[name].text(), random.Random(limbs)
    missed, tried = [], 0
    for _ in range(60):
        wrong = planted(text, generator)
        if wrong == text:
            continue
        tried += 1
        try:
            prove_inverse(wrong, frame, limbs, TOP)
        except Unproved:
            continue
        missed.append([pair for pair in zip(text.splitlines(), wrong.splitlines()) if pair[0] != pair[1]])
    assert tried > 40 and not missed


def test_a_short_batch_ends_after_the_long_numbers_are_written():
    """The same text with its exit before the last store of limbs is refused."""
    lines = manifest.routines()["avx2_invert_4"].text().splitlines()
    exit_at = next(i for i, line in enumerate(lines) if line.startswith("jz 3f"))
    frame, limbs = manifest.state("invert", 256), manifest.limbs("invert", "avx2", 256)
    stores = [i for i, line in enumerate(lines[:exit_at]) if re.match(r"vmovdqa ymmword ptr \[", line)]
    line = lines.pop(exit_at)
    lines.insert(stores[-1], line)
    with pytest.raises(Unproved):
        prove_inverse("\n".join(lines), frame, limbs, TOP)
