# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every routine for 64-bit ARM, and the Rust side: declarations, and the layout of states, asserted field by field.

A routine is named as those for x86-64: `neon_invert_4` inverts numbers of four words.
"""

from collections.abc import Callable
from functools import partial

from . import invert

WORDS = (4,)
"""Of the numbers that have a routine."""


def routines() -> dict[str, Callable[[], str]]:
    """The texts, by name."""
    return {f"neon_invert_{words}": partial(invert.text, words) for words in WORDS}


HEAD = """\
// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
"""
DECLARATIONS = """\
//! Every routine in assembly.
#![allow(unsafe_code)]

use crate::backend::emitted::routines;

"""
LAYOUT = """\
//! Where the routines look for the fields of their states: asserted when the crate is compiled.

use super::invert::InvertState;
use crate::backend::emitted::layout;

"""


def declarations() -> str:
    found = HEAD + DECLARATIONS + "routines! {\n    extern \"C\";\n"
    found += "".join(f"    {name}(state: *mut u8);\n" for name in routines())
    return found + "}\n"


def layouts() -> str:
    found = HEAD + LAYOUT
    for words in WORDS:
        frame = invert.Frame(invert.limbs(words))
        fields = {name: frame.word(name) for name in invert.WORDS} | {"limbs": frame.limbs, "modulus": frame.modulus}
        places = ", ".join(f"{name} = {place}" for name, place in fields.items())
        size = -(-frame.size // 64) * 64
        found += f"layout! {{ InvertState<{frame.count}, {frame.padded}>, {size}: {places} }}\n"
    return found
