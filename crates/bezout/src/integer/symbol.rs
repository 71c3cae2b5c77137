// SPDX-License-Identifier: MIT OR Apache-2.0
//! Quadratic symbols: which kernel is the default.

use super::divstep::jacobi as portable;
#[cfg(target_arch = "x86_64")]
use super::divstep::woven_jacobi;
use crate::Symbol;

/// Scratch words of [`jacobi`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    portable::scratch(limbs)
}

/// `(x / n)` for odd `n` by the best constant-time kernel for this CPU and the number of limbs.
#[inline(always)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], scratch: &mut [u64]) -> Symbol {
    #[cfg(target_arch = "x86_64")]
    if woven_jacobi::accepts(n.len()) {
        return woven_jacobi::jacobi(x, n, scratch);
    }
    portable::jacobi(x, n, scratch)
}
