# SPDX-License-Identifier: MIT OR Apache-2.0
"""The guide has the kept figures, and what is called a wrong answer is one."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import check  # noqa: E402
import guest  # noqa: E402

KEPT = json.loads(guest.RESULTS.read_text(encoding="utf-8"))
GUIDE = check.ROOT / "docs/guide/zkvm.md"


def test_the_guide_has_the_figures():
    assert guest.table(KEPT) in GUIDE.read_text(encoding="utf-8")
    assert {(row["core"], row["operation"]) for row in KEPT} == {(core, operation) for core in guest.TARGETS for operation in guest.OPERATIONS}


def test_one_changed_line_saves_two_thirds():
    kept = {(row["core"], row["operation"]): row["instructions"] for row in KEPT}
    for core in guest.TARGETS:
        for crate in ("k256", "p256"):
            assert 3 * kept[core, f"guest_{crate}_patched"] < kept[core, f"guest_{crate}"]


def test_wrong_answers_are_refused():
    four, minus_one = 4, guest.SECP256K1_P - 1
    for name, answer in (("guest_k256", 3), ("guest_square_root", 3), ("guest_symbol", 0), ("guest_split", 1 << 128)):
        assert not guest.OPERATIONS[name][2](four, answer), name
    assert guest.is_root(four, 2) and guest.is_root(minus_one, 0) and not guest.is_root(minus_one, 1)


def test_instructions_are_counted():
    """addi a0, a0, 1; sw a1, 0(a0); jalr ra: a store beside the answer, and no stack."""
    words = (0x00150513, 0x00B52023, 0x00008067)
    program = b"".join(word.to_bytes(4, "little") for word in words)
    _, count, stack = guest.call("RV32IM", program, guest.BASE, 5)
    assert (count, stack) == (3, 0)
