// SPDX-License-Identifier: MIT OR Apache-2.0
//! Variable time: which kernel is the default. The binary kernels are the default, since they need no
//! divider. `docs/adr/0008-binary-gcd-in-variable-time.md` has the measurements.

use super::stein;
use crate::symbol::Symbol;
use subtle::Choice;

pub(crate) use stein::{
    gcd, gcd_scratch_limbs as gcd_scratch, invert, invert_scratch_limbs as invert_scratch,
    jacobi_scratch_limbs as jacobi_scratch, xgcd_scratch_limbs as xgcd_scratch,
};

/// The algorithms in variable time.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg(feature = "kernels")]
pub(crate) enum Algorithm {
    Stein,
}

/// The algorithm for inverses, gcds, cofactors and symbols, given the number of limbs.
#[cfg(feature = "kernels")]
pub(crate) const fn select(_: usize) -> Algorithm {
    Algorithm::Stein
}

/// `g = gcd(a, b) = s a + t b`; returns whether `s` and whether `t` is negative.
pub(crate) fn xgcd(
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> (Choice, Choice) {
    choices(stein::xgcd(g, s, t, a, b, scratch))
}

/// Two signs as choices.
pub(crate) fn choices((s, t): (bool, bool)) -> (Choice, Choice) {
    (Choice::from(s as u8), Choice::from(t as u8))
}

/// `(x / n)` for odd `n`.
pub(crate) fn jacobi(x: &[u64], n: &[u64], scratch: &mut [u64]) -> Symbol {
    Symbol::from_sign(stein::jacobi(x, n, scratch))
}

/// `(a / b)` for any two numbers.
#[cfg(feature = "alloc")]
pub(crate) fn kronecker(a: &[u64], b: &[u64], scratch: &mut [u64]) -> Symbol {
    Symbol::from_sign(stein::kronecker(a, b, scratch))
}
