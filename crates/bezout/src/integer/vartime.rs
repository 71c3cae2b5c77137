// SPDX-License-Identifier: MIT OR Apache-2.0
//! Variable time: which kernel is the default. Short numbers, and CPUs that were not measured, take the
//! binary kernels, which need no divider; long ones on some CPUs Lehmer's, by the table of `tuning.rs`.
//! `docs/adr/0008-binary-gcd-in-variable-time.md` has the reasons.

use super::tuning::Operation;
use super::{lehmer, stein};
use crate::symbol::Symbol;
use subtle::Choice;

pub(crate) use stein::jacobi_scratch_limbs as jacobi_scratch;

/// The algorithms in variable time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Algorithm {
    Stein,
    /// On prefixes of two limbs.
    Lehmer2,
}

/// The algorithm for an operation, given the number of limbs.
#[inline(always)]
pub(crate) fn select(operation: Operation, limbs: usize) -> Algorithm {
    match operation.is_lehmer(limbs) {
        true => Algorithm::Lehmer2,
        false => Algorithm::Stein,
    }
}

const fn greater(a: usize, b: usize) -> usize {
    if a > b { a } else { b }
}

/// Scratch words of [`invert`].
pub(crate) const fn invert_scratch(limbs: usize) -> usize {
    greater(
        stein::invert_scratch_limbs(limbs),
        lehmer::invert_scratch_limbs(limbs),
    )
}

/// Scratch words of [`gcd`].
pub(crate) const fn gcd_scratch(limbs: usize) -> usize {
    greater(
        stein::gcd_scratch_limbs(limbs),
        lehmer::gcd_scratch_limbs(limbs),
    )
}

/// Scratch words of [`xgcd`].
pub(crate) const fn xgcd_scratch(limbs: usize) -> usize {
    greater(
        stein::xgcd_scratch_limbs(limbs),
        lehmer::xgcd_scratch_limbs(limbs),
    )
}

/// Writes `x^-1 mod m` to `out` and returns true; false and zero where there is none. For any `m`.
#[inline(always)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: &[u64], scratch: &mut [u64]) -> bool {
    match select(Operation::Invert, m.len()) {
        Algorithm::Stein => stein::invert(out, x, m, scratch),
        Algorithm::Lehmer2 => lehmer::invert::<2>(out, x, m, scratch),
    }
}

/// `out = gcd(a, b)`.
#[inline(always)]
pub(crate) fn gcd(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    match select(Operation::Gcd, out.len()) {
        Algorithm::Stein => stein::gcd(out, a, b, scratch),
        Algorithm::Lehmer2 => lehmer::gcd::<2>(out, a, b, scratch),
    }
}

/// `g = gcd(a, b) = s a + t b`; returns whether `s` and whether `t` is negative.
#[inline(always)]
pub(crate) fn xgcd(
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> (Choice, Choice) {
    choices(match select(Operation::Xgcd, g.len()) {
        Algorithm::Stein => stein::xgcd(g, s, t, a, b, scratch),
        Algorithm::Lehmer2 => lehmer::xgcd::<2>(g, s, t, a, b, scratch),
    })
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
