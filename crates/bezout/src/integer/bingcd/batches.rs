// SPDX-License-Identifier: MIT OR Apache-2.0
//! The number of batches of the binary GCD of an operation.

use super::bounds;

/// Batches of `t` steps for `b` odd below `2^bits` and any `a` below `2^bits`.
pub(super) const fn batches(bits: usize, t: u32) -> usize {
    bounds::iterations(bits as u64, bits as u64).div_ceil(t as u64) as usize
}
