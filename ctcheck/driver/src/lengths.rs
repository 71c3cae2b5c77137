// SPDX-License-Identifier: MIT OR Apache-2.0
//! The lengths at which functions of numbers of fixed length are checked.

/// Calls a macro with every length that has machine code of its own: one in each class of lengths at least, and a single
/// limb. Each of them is code of its own, which takes long to build.
#[cfg(not(feature = "longest"))]
macro_rules! for_each_length {
    ($each:ident) => {
        $each!(1 4 6 8 9 16 32 64 104 105)
    };
}

// Both ends of what the assembly takes, and one beyond.
#[cfg(feature = "longest")]
macro_rules! for_each_length {
    ($each:ident) => {
        $each!(1 4 6 8 9 16 32 64 104 105 256 257)
    };
}

pub(crate) use for_each_length;

/// A limb more than the longest of them.
pub const WIDEST: usize = if cfg!(feature = "longest") { 258 } else { 106 };
