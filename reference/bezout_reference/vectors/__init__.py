# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the test vectors: JSON, one schema (`schema.validate`, SCHEMA.md), the same bytes every time."""

import json
from pathlib import Path

from ..polynomial.vectors import FILES as POLYNOMIALS
from . import arithmetic, bugs, gf2, inversions, pairs, symbols, traces

FILES = {
    "int/invert.json": inversions.invert,
    "int/invert_mod2k.json": inversions.invert_mod2k,
    "int/batch.json": inversions.invert_batch,
    "int/arithmetic.json": arithmetic.arithmetic,
    "int/gcd.json": pairs.gcd,
    "int/xgcd.json": pairs.xgcd,
    "int/jacobi.json": symbols.jacobi,
    "int/kronecker.json": symbols.kronecker,
    "int/divstep_trace.json": traces.divstep_trace,
    "int/bingcd_trace.json": traces.bingcd_trace,
    "int/public_bugs.json": bugs.public_bugs,
    "gf2/invert.json": gf2.invert,
    "gf2/divstep_trace.json": gf2.divstep_trace,
}


def render(document):
    """The file's text: one test a line, so that a difference can be read."""
    head = {key: value for key, value in document.items() if key != "tests"}
    lines = ",\n".join(json.dumps(test, separators=(",", ":")) for test in document["tests"])
    return f'{json.dumps(head, separators=(",", ":"))[:-1]},"tests":[\n{lines}\n]}}\n'


def write(out):
    for path, build in FILES.items():
        target = Path(out) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        document = build()
        target.write_text(render(document))
        print(f"{target}: {len(document['tests'])} tests, {target.stat().st_size} bytes")


def differences(out):
    """One line for each file that is missing, not the same, or not ours."""
    found = []
    for path, build in FILES.items():
        target = Path(out) / path
        if not target.exists():
            found.append(f"{target}: missing")
        elif target.read_text() != render(build()):
            found.append(f"{target}: not what the generator writes")
    # Polynomials and signatures have generators of their own.
    from ..dstu4145.vectors import FILES as SIGNATURES

    known = {Path(out) / path for path in FILES | POLYNOMIALS | SIGNATURES}
    found += [f"{p}: no file of the generator" for p in sorted(Path(out).glob("*/*.json")) if p not in known]
    return found
