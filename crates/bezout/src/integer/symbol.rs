// SPDX-License-Identifier: MIT OR Apache-2.0
//! Quadratic symbols: which kernel is the default.

use super::bingcd::schedule;
use crate::Symbol;

/// The default constant-time kernel.
#[cfg(feature = "kernels")]
pub(crate) const KERNEL: &str = "bingcd29/portable";

/// Scratch words of [`jacobi`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    schedule::jacobi_scratch(limbs)
}

/// `(x / n)` for odd `n` by the default constant-time kernel.
#[inline(always)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], scratch: &mut [u64]) -> Symbol {
    schedule::jacobi(x, n, scratch)
}
