// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps in portable Rust for 64-bit CPUs, for any number of limbs.

use super::form::Form;
use super::{gcd, invert};
use crate::integer::modulus_ref::ModulusRef;
use subtle::Choice;

/// Batches of sixty steps, products of 128 bits.
pub(crate) struct Word64;

impl Form for Word64 {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        invert::invert(out, x, m, scratch)
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        gcd::gcd_odd(out, f, g, scratch);
    }
}
