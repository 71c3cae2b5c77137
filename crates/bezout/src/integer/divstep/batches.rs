// SPDX-License-Identifier: MIT OR Apache-2.0
//! The number of batches of divsteps of an operation, a function of public lengths.

use super::{bounds, steps};
use crate::integer::modulus_ref::ModulusRef;

/// Batches for odd `f` and any `g` below `2^bits`.
pub(crate) const fn batches(bits: usize) -> usize {
    batches_of(steps::BATCH, bits)
}

/// Steps of the last of so many batches that need not be done.
pub(crate) const fn spare(bits: usize) -> usize {
    steps::BATCH * batches(bits) - count(bits)
}

/// Batches of `batch` steps for odd `f` and any `g` below `2^bits`.
pub(crate) const fn batches_of(batch: usize, bits: usize) -> usize {
    count(bits).div_ceil(batch)
}

/// Steps for odd `f` and any `g` below `2^bits`.
const fn count(bits: usize) -> usize {
    let count = if bits.is_multiple_of(64) && bits / 64 < bounds::STEPS_BY_LIMBS.len() {
        bounds::STEPS_BY_LIMBS[bits / 64] as u64
    } else {
        bounds::steps(bits as u64)
    };
    count as usize
}

/// Whether a shorter public length saves more time than its two reductions cost. They make x / R, which
/// is below the modulus, and divide its inverse R / x by R.
#[inline(always)]
pub(crate) fn reduces(m: ModulusRef<'_>, words: usize) -> bool {
    saves(m.bits(), words)
}

/// The same, for a length of `bits`.
#[inline(always)]
pub(crate) fn saves(bits: usize, words: usize) -> bool {
    batches(bits) + 1 < batches(64 * words)
}
