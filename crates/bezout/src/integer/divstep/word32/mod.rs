// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps in words of 32 bits, in batches of thirty \[BY19, Wui21\].
//!
//! This form is for CPUs with 32-bit registers. The inner loop uses no longer word. The updates need
//! only products of two such words, and these CPUs have an instruction for them. All sizes are half of
//! those in the form for 64 bits: thirty steps instead of sixty, ten packed steps instead of twenty,
//! limbs of 30 bits instead of 60.

use super::form::Form;
use crate::integer::modulus_ref::ModulusRef;
use subtle::Choice;

pub(crate) mod gcd;
pub(crate) mod invert;
pub(crate) mod matrix;
pub(crate) mod steps;
#[cfg(test)]
mod tests;
pub(crate) mod update;

/// Portable Rust for 32-bit CPUs, for any number of limbs.
pub(crate) struct Word32;

impl Form for Word32 {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        invert::invert(out, x, m, scratch)
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        gcd::gcd_odd(out, f, g, scratch);
    }
}
