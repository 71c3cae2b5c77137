// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jacobi symbols: which kernel is the default.

use super::divstep::jacobi as divstep;
use super::divstep::select::select_jacobi;
#[cfg(target_arch = "x86_64")]
use super::divstep::x86_64;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
use crate::symbol::Symbol;

/// Scratch words of [`jacobi`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    divstep::scratch(limbs)
}

/// `(x / n)` for odd `n` by the best constant-time kernel for this CPU and the number of limbs.
#[inline(always)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], scratch: &mut [u64]) -> Symbol {
    match select_jacobi(n.len()) {
        #[cfg(target_arch = "x86_64")]
        Isa::Avx2 => x86_64::jacobi(x, n, scratch),
        _ => divstep::jacobi(x, n, scratch),
    }
}
