// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Jacobi symbol by the optimized binary GCD \[Por20b\].

use super::batches::batches;
use super::steps::{self, BATCH_SYMBOL};
use super::update::{approximate, update_ab};
use crate::ct::{Mask, wipe};
use crate::limbs::equals_word;
use crate::symbol::Symbol;

/// Scratch words of [`jacobi`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    2 * limbs
}

/// The Jacobi symbol `(x / n)` for odd `n`.
///
/// After a batch on approximations a value may be negative. Negating `a` flips the symbol iff the
/// signed `b` is 3 modulo 4 (both are never negative at once); negating `b` does not.
///
/// Timing: depends on the number of limbs. Source: \[Por20b\].
#[inline(always)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], scratch: &mut [u64]) -> Symbol {
    match x.len() {
        4 => jacobi_fixed::<4>(x, n),
        6 => jacobi_fixed::<6>(x, n),
        8 => jacobi_fixed::<8>(x, n),
        len => {
            let (a, b) = scratch[..2 * len].split_at_mut(len);
            jacobi_with(x, n, a, b)
        }
    }
}

#[inline(never)]
fn jacobi_fixed<const N: usize>(x: &[u64], n: &[u64]) -> Symbol {
    jacobi_with(x, n, &mut [0; N], &mut [0; N])
}

#[inline(always)]
fn jacobi_with(x: &[u64], n: &[u64], a: &mut [u64], b: &mut [u64]) -> Symbol {
    a.copy_from_slice(x);
    b.copy_from_slice(n);
    let mut negative = 0;
    for _ in 0..batches(64 * a.len(), BATCH_SYMBOL) {
        let (xa, xb) = approximate(a, b);
        let (k, flips) = steps::symbol(xa, xb);
        // Where a was negative, b was not: it is the signed one.
        let (na, _) = update_ab(a, b, &k, BATCH_SYMBOL);
        negative ^= flips ^ (na.bit() & (b[0] >> 1));
    }
    let unit = equals_word(b, 1);
    wipe(a);
    wipe(b);
    Symbol::from_masks(unit, Mask::odd(negative))
}
