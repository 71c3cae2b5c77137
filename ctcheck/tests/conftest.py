# SPDX-License-Identifier: MIT OR Apache-2.0
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from ctcheck.program import Case, Program  # noqa: E402


@pytest.fixture
def make_program():
    """A program out of some text of a disassembly, without a binary."""

    def make(functions, slots=(), imports=(), cases=()):
        p = Program.__new__(Program)
        p.exe = None
        p.starts, p.titles, p.bodies = [], [], []
        for start, title, body in functions:
            p.starts.append(start)
            p.titles.append(title)
            p.bodies.append(body)
        p.known = {start: i for i, start in enumerate(p.starts)}
        p.slots, p.imports = dict(slots), dict(imports)
        p.code = [(0, 0x2000)]
        p.anchor = 0
        p.cases = list(cases)
        return p

    return make


@pytest.fixture
def make_case():
    def make(name, address=0x1000, kind="function", limbs=4, bits=None, lengths=(1, 2**64 - 1), **other):
        values = {"available": True, "declassifies": 0, "instruments": ("memcheck", "deny-list", "trace"), **other}
        return Case(name, kind, limbs, bits or 64 * limbs, lengths, address=address, **values)

    return make
