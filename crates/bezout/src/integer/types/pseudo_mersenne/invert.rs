// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion modulo `2^255 - r` by the default kernel for any odd modulus.

use super::arithmetic::{Limbs, modulus};
use crate::integer::invert;
use crate::integer::shared::modulus_ref::ModulusRef;
use subtle::Choice;

/// Writes the canonical `x^-1` modulo `2^255 - r` to `out` and returns yes. Writes zero and returns no
/// if there is none.
#[inline(always)]
pub(super) fn invert(out: &mut Limbs, x: &Limbs, r: u64) -> Choice {
    let m = modulus(r);
    invert::of_length::<4>(out, x, ModulusRef::from_odd(&m))
}
