// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Where the routines look for the fields of their states: asserted when the crate is compiled.

use super::ternary::{Masks, Plane, Planes, Window};
use crate::backend::emitted::layout;

layout! {
    Plane, 160:
}
layout! {
    Planes, 640:
    planes = 0,
}
layout! {
    Masks, 96:
    nonzero = 0, minus = 32, swap = 64, decided = 72,
}
layout! {
    Window, 40:
}
const _: () = assert!(align_of::<Planes>() == 32 && align_of::<Masks>() == 32);
