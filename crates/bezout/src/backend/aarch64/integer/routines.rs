// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Every routine in assembly.
#![allow(unsafe_code)]

use crate::backend::emitted::routines;

routines! {
    extern "C";
    neon_invert_4(state: *mut u8);
}
