// SPDX-License-Identifier: MIT OR Apache-2.0
//! The lengths at which functions of numbers of fixed length are checked.

/// Calls a macro with lengths of which each has machine code of its own, which takes long to build:
/// a single limb, one in each class of lengths up to 16, and one that routines with a loop serve.
#[cfg(not(feature = "all-lengths"))]
macro_rules! for_each_length {
    ($each:ident) => {
        $each!(1 4 6 8 9 16 105)
    };
}

// One in each class, both ends of what the assembly takes, and one beyond.
#[cfg(feature = "all-lengths")]
macro_rules! for_each_length {
    ($each:ident) => {
        $each!(1 4 6 8 9 16 32 64 104 105 256 257)
    };
}

/// The same with lengths of which batches alone are checked: those with a form in vectors, and
/// others that take a longer one's.
macro_rules! for_each_extended {
    ($each:ident) => {
        $each!(2 3 5 7 12)
    };
}

pub(crate) use {for_each_extended, for_each_length};

/// A limb more than the longest of them.
pub const WIDEST: usize = if cfg!(feature = "all-lengths") {
    258
} else {
    106
};

/// Where functions of numbers of a length known at run time are checked beside these.
pub const RUN_TIME: &[usize] = if cfg!(feature = "all-lengths") {
    &[]
} else {
    &[32, 64, 104]
};
