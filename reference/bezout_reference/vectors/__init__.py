# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes the test vectors: JSON, one schema (`schema.validate`, SCHEMA.md), the same bytes every time.

The committed files are samples of the whole set, each with the digest of what it is a sample of.
"""

from pathlib import Path

from .. import document
from ..audit.vectors import FILES as AUDITS
from ..class_group.vectors import FILES as CLASS_GROUPS
from ..dstu4145.vectors import FILES as SIGNATURES
from ..polynomial.vectors import FILES as POLYNOMIALS
from . import arithmetic, bugs, gf2, halves, inversions, pairs, primes, symbols, traces

FILES = {
    "int/invert.json": inversions.invert,
    "int/invert_mod2k.json": inversions.invert_mod2k,
    "int/batch.json": inversions.invert_batch,
    "int/arithmetic.json": arithmetic.arithmetic,
    "int/sqrt.json": primes.sqrt,
    "int/small_factor.json": primes.small_factor,
    "int/gcd.json": pairs.gcd,
    "int/xgcd.json": pairs.xgcd,
    "int/partial_xgcd.json": halves.partial_xgcd,
    "int/split.json": halves.split,
    "int/jacobi.json": symbols.jacobi,
    "int/kronecker.json": symbols.kronecker,
    "int/divstep_trace.json": traces.divstep_trace,
    "int/bingcd_trace.json": traces.bingcd_trace,
    "int/public_bugs.json": bugs.public_bugs,
    "gf2/invert.json": gf2.invert,
    "gf2/divstep_trace.json": gf2.divstep_trace,
}


# What each is there for by name.
ALL_COMMITTED = {"int/public_bugs.json"}


def committed(path):
    """The function that makes a file as it is committed."""
    return FILES[path] if path in ALL_COMMITTED else lambda: document.sample(FILES[path]())


def files(whole):
    return FILES if whole else {path: committed(path) for path in FILES}


def write(out, whole=False):
    document.write(files(whole), out)


def differences(out, whole=False):
    """One line for each file that is missing, not the same, or not ours."""
    # Audits, class groups, polynomials and signatures have generators of their own.
    known = {Path(out) / path for path in FILES | AUDITS | CLASS_GROUPS | POLYNOMIALS | SIGNATURES}
    stray = [path for path in sorted(Path(out).glob("*/*.json")) if path not in known]
    return document.differences(files(whole), out) + [f"{path}: no file of the generator" for path in stray]
