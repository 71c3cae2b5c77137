# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products in lanes: proved in the text of each routine, and planted errors."""

import pytest

from asmgen import manifest
from asmgen.product import avx2, avx2_blocks, avx2_pseudo_mersenne, ifma, ifma_pseudo_mersenne, ifma_rows
from asmgen.product.ifma import code as code_of
from asmgen.validate import Unproved
from asmgen.product.lanes import PASSES
from asmgen.validate_product import counts, products, prove, prove_bounds


def text(name: str, words: int) -> str:
    return manifest.routines()[f"ifma_montgomery_{name}_{words}"].text()


# What `make prove-bytes` has on bytes is left out: the product of all numbers by IFMA and the way back, but for 16 words.
@pytest.mark.parametrize(
    "name,kind,words",
    [(name, kind, words) for name in PASSES for kind in (ifma, ifma_rows, avx2, avx2_blocks) for words in kind.SIZES if not (kind is ifma and name in ("fold", "unfold"))],
)
def test_every_product_is_proved(name, kind, words):
    code = kind.code(name, words)
    assert prove(kind.text(name, words), code) == counts(name, code)


@pytest.mark.parametrize("kind", [ifma_pseudo_mersenne, avx2_pseudo_mersenne])
@pytest.mark.parametrize("name", PASSES)
def test_every_product_modulo_a_pseudo_mersenne_number_is_proved(name, kind):
    code = kind.code(name, 4)
    assert prove(kind.text(name, 4), code) == counts(name, code)


FORWARD = {"montgomery": (text("forward", 4), code_of("forward", 4))}
FORWARD["avx2_blocks"] = avx2_blocks.text("forward", 6), avx2_blocks.code("forward", 6)
FORWARD["avx2"] = avx2.text("forward", 4), avx2.code("forward", 4)
FORWARD["pseudo_mersenne"] = ifma_pseudo_mersenne.text("forward", 4), ifma_pseudo_mersenne.code("forward", 4)
FORWARD["ifma_rows"] = ifma_rows.text("forward", 16), ifma_rows.code("forward", 16)
FORWARD["avx2_pseudo_mersenne"] = avx2_pseudo_mersenne.text("forward", 4), avx2_pseudo_mersenne.code("forward", 4)


@pytest.mark.parametrize("kind", FORWARD)
def test_without_any_instruction_it_is_no_product(kind):
    lines, code = FORWARD[kind][0].splitlines(), FORWARD[kind][1]
    one = products("\n".join(lines))[0]
    begin = next(at for at, line in enumerate(lines) if line.startswith(one[0]) and "row0" in line)
    for at in range(begin, begin + len(one), max(3, len(one) // 25)):
        if lines[at].startswith("."):
            continue
        with pytest.raises(Unproved):
            prove("\n".join(lines[:at] + lines[at + 1 :]), code)


@pytest.mark.parametrize("old,new", [
    ("vpmadd52huq zmm1, zmm18, zmmword ptr [rdi+", "vpmadd52luq zmm1, zmm18, zmmword ptr [rdi+"),
    (", 52\t", ", 51\t"),
    ("vpaddq", "vpsubq"),
])  # fmt: skip
def test_a_planted_error_is_found(old, new):
    right = text("forward", 4)
    begin = right.index("p.row0")
    assert old in right[begin:]
    with pytest.raises(Unproved):
        prove(right[:begin] + right[begin:].replace(old, new, 1), code_of("forward", 4))


def test_a_limb_less_does_not_hold_the_numbers():
    layout = code_of("forward", 4).layout
    prove_bounds(layout)
    layout.words = 5
    with pytest.raises(Unproved):
        prove_bounds(layout)
