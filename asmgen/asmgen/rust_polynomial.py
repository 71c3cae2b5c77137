# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Rust side of the manifest for polynomials: declarations, which routine serves a number of vectors, and layouts."""

from . import ternary
from .rust import assertion, declarations

HEAD = """\
// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
"""
ROUTINES = """\
//! Every routine of this ring in assembly, and which of them serves a number of vectors.
#![allow(unsafe_code)]

use crate::backend::emitted::routines;

"""
LAYOUTS = """\
//! Where the routines look for the fields of their states: asserted when the crate is compiled.

use super::ternary::{Masks, Plane, Planes, Window};
use crate::backend::emitted::layout;

"""
TYPES = f"""\
/// On a state, a number of groups of as many steps as there are vectors, by their masks.
pub(super) type Pass = unsafe extern "sysv64" fn(*mut u8, *mut u8, usize);
/// The same, while the steps of a window are decided.
pub(super) type Both = unsafe extern "sysv64" fn(*mut u8, *mut u8, usize, *mut [u64; {len(ternary.WINDOW)}]);

"""
TABLES = {
    "down": ("Pass", "Steps on `f` and `g`"),
    "up": ("Pass", "Steps on `v` and `r`"),
    "both": ("Both", "Steps on `v` and `r`, and of a window"),
}


def routines() -> str:
    return HEAD + ROUTINES + declarations("polynomial") + constants() + TYPES + "\n".join(map(table, TABLES))


def constants() -> str:
    return (
        "/// Vectors of the longest polynomials over three elements.\n"
        f"pub(super) const TERNARY_VECTORS: usize = {len(ternary.SIZES)};\n"
        "/// The most steps of a pass over them: a multiple of every number of vectors.\n"
        f"pub(super) const TERNARY_STEPS: usize = {ternary.STEPS};\n\n"
    )


def table(kind: str) -> str:
    """The routines of a kind, for one vector, two, and so on."""
    type_, about = TABLES[kind]
    lines = "".join(f"    {ternary.name(kind, m)},\n" for m in ternary.SIZES)
    head = f"/// {about}, by the number of vectors, from one on.\n"
    return f"{head}pub(super) const TERNARY_{kind.upper()}: [{type_}; TERNARY_VECTORS] = [\n{lines}];\n"


def layouts() -> str:
    found = HEAD + LAYOUTS
    found += assertion("Plane", ternary.ROW, {})
    found += assertion("Planes", ternary.PLANES, {"planes": 0})
    found += assertion("Masks", ternary.STEP, ternary.MASKS)
    found += assertion("Window", 8 * len(ternary.WINDOW), {})
    aligned = " && ".join(f"align_of::<{type_}>() == {ternary.VECTOR}" for type_ in ("Planes", "Masks"))
    return found + f"const _: () = assert!({aligned});\n"
