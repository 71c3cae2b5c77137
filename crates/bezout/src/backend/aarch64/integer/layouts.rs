// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Where the routines look for the fields of their states: asserted when the crate is compiled.

use super::invert::InvertState;
use crate::backend::emitted::layout;

layout! { InvertState<9, 12>, 320: f = 0, g = 8, delta = 16, u = 24, v = 32, q = 40, r = 48, inverse = 56, batches = 64, unused = 72, limbs = 80, modulus = 224 }
