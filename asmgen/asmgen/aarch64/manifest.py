# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every routine for 64-bit ARM, and the Rust side: declarations, and the layout of states, asserted field by field.

A routine is named as those for x86-64: `neon_invert_4` inverts numbers of four words, and `scalar_montgomery_4` multiplies them by
the general registers.
"""

from collections.abc import Callable
from functools import partial

from . import divstep, lanes, lanes_pseudo_mersenne, long, product

BUCKETS = (256, 384, 528, 576, 1024, 2048)
"""In bits: a routine for each. 528 is for P-521, and for all that has eight words."""


LONGEST = 256
"""Words of the longest numbers: as on x86-64."""
LANES = {"montgomery": lanes.Pass, "pseudo_mersenne": lanes_pseudo_mersenne.PseudoMersenne}
"""Products of batch inversion."""


def name(kind: divstep.Kind, bits: int = 0) -> str:
    return f"neon_{kind.name}_{'long' if kind.long else bits // 64}"


def every() -> list[tuple[divstep.Kind, int]]:
    return [(kind, bits) for kind in divstep.KINDS.values() for bits in BUCKETS]


def products() -> dict[str, Callable[[], str]]:
    found = {f"scalar_montgomery_{n}": partial(product.montgomery, n) for n in product.MONTGOMERY}
    return found | {"scalar_pseudo_mersenne_4": product.pseudo_mersenne}


def passes() -> dict[str, Callable[[], str]]:
    """Of batch inversion."""
    return {f"neon_{kind}_{name}_{lanes.WORDS}": partial(text, LANES[kind]) for kind in LANES for name, text in lanes.PASSES.items()}


def routines() -> dict[str, Callable[[], str]]:
    """The texts, by name."""
    found = {name(kind, bits): partial(divstep.text, kind, bits) for kind, bits in every()}
    return found | {name(kind): partial(long.text, kind) for kind in divstep.LONG} | products() | passes()


ARRAY = 1 << 20
"""Bytes of an array whose length is public, as far as they are followed."""


def entries() -> dict[str, str]:
    """What the constant-time check is told of each routine."""
    found = {}
    for kind, bits in every():
        frame = divstep.Frame(kind, divstep.limbs(bits))
        found[name(kind, bits)] = f"x0=secret[{frame.size}] x0+{frame.word('batches')}=public[8]"
    for kind in divstep.LONG:
        frame = divstep.Frame(kind, divstep.count(kind, 64 * LONGEST))
        public = " ".join(f"x0+{frame.word(word)}=public[8]" for word in ("batches", "groups"))
        found[name(kind)] = f"x0=secret[{frame.size}] {public}"
    for one in products():
        words = int(one.rpartition("_")[2])
        pointers = ("x0", "x1", "x2", "x3") if "montgomery" in one else ("x0", "x1", "x2")
        found[one] = " ".join(f"{register}=secret[{8 * words}]" for register in pointers)
    for one in passes():
        found[one] = f"x0=secret[{lanes.SIZE}] x1=secret[{ARRAY}] x2=secret[{ARRAY}] x3=public"
    return found


MONTGOMERY = "out: *mut u64, a: *const u64, b: *const u64, m: *const u64, minus_inverse: u64"
PSEUDO_MERSENNE = "out: *mut [u64; 4], a: *const [u64; 4], b: *const [u64; 4], r: u64"
FORWARD = "state: *mut u8, x: *const u64, kept: *mut u64, steps: usize"
BACKWARD = "state: *mut u8, x: *mut u64, kept: *const u64, steps: usize"
"""Parameters of products, and of passes."""


HEAD = """\
// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
"""
DECLARATIONS = """\
//! Every routine in assembly, and the state of each.
#![allow(unsafe_code)]

use super::gcd::GcdState;
use super::invert::InvertState;
use super::jacobi::JacobiState;
use super::state::{Routine, State, states};
use crate::backend::emitted::routines;

"""
LAYOUT = """\
//! Where the routines look for the fields of their states: asserted when the crate is compiled.

use super::gcd::GcdState;
use super::invert::InvertState;
use super::jacobi::JacobiState;
use super::long::{Group, LongGcdState, LongInvertState, LongJacobiState, Pairs};
use super::product_lanes::{Montgomery, Products, PseudoMersenne};
use crate::backend::emitted::layout;

"""


def declarations() -> str:
    found = HEAD + DECLARATIONS + "routines! {\n    extern \"C\";\n"
    found += "".join(f"    {name(*one)}(state: *mut u8);\n" for one in every())
    found += "".join(f"    {name(kind)}(state: *mut u8);\n" for kind in divstep.LONG)
    for one in products():
        found += f"    {one}({MONTGOMERY if 'montgomery' in one else PSEUDO_MERSENNE});\n"
    found += "".join(f"    {one}({FORWARD});\n" if "forward" in one else f"    {one}({BACKWARD}) -> u64;\n" for one in passes())
    found += "}\n"
    states = "".join(f"    {state(kind, bits)}: {name(kind, bits)};\n" for kind, bits in every())
    lengths = f"/// Limbs of a long number that are worked on among the steps.\npub(super) const AMONG: usize = {divstep.AMONG};\n"
    lengths += f"/// Words of the longest numbers.\npub(super) const LONGEST: usize = {LONGEST};\n"
    return f"{found}\n{lengths}\nstates! {{\n{states}}}\n"


def state(kind: divstep.Kind, bits: int) -> str:
    """The type of its state in the library."""
    frame = divstep.Frame(kind, divstep.count(kind, bits))
    if kind.long:
        return f"Long{kind.name.title()}State<[{'Group' if kind.cofactors else 'Pairs'}; {frame.count // 4}]>"
    lengths = [frame.count, frame.padded] if kind.cofactors else [frame.count]
    return f"{kind.name.title()}State<{', '.join(map(str, lengths))}>"


def layouts() -> str:
    found = HEAD + LAYOUT
    for kind, bits in [*every(), *((kind, long.BITS) for kind in divstep.LONG)]:
        frame = divstep.Frame(kind, divstep.count(kind, bits))
        fields = {("head." if name in divstep.IN else "") + name: frame.word(name) for name in kind.words if name != "top_de"}
        fields |= {"limbs": frame.limbs} | ({"modulus": frame.modulus} if kind.cofactors and not kind.long else {})
        places = ", ".join(f"{name} = {place}" for name, place in fields.items())
        size = -(-frame.size // 64) * 64
        found += f"layout! {{ {state(kind, bits)}, {size}: {places} }}\n"
    places = ", ".join(f"{name} = {place}" for name, place in lanes.PLACE.items())
    for kind in ("Montgomery", "PseudoMersenne"):
        found += f"layout! {{ Products<{kind}>, {-(-lanes.SIZE // 64) * 64}: {places} }}\n"
    return found
