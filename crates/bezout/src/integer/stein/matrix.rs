// SPDX-License-Identifier: MIT OR Apache-2.0
//! The transition matrix of a batch.

/// Non-negative entries with fixed signs around them; see the rows in `steps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Matrix {
    pub a: u64,
    pub b: u64,
    pub c: u64,
    pub d: u64,
    /// Whether the sign `s` is -1.
    pub flipped: bool,
}
