// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the routines compute with.

/// A number of 256 bits: eight words, the least significant one first.
pub type Number = [u32; 8];
