// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions modulo independent numbers, one in each lane of the vectors of x86-64 \[BY19,
//! Wui21\].
//!
//! All lanes run the same number of batches of thirty divsteps, which depends on public lengths
//! alone.

use crate::backend::x86_64::integer::multi_lane::{self, BATCH, OddNumber};
pub(crate) use crate::backend::x86_64::integer::multi_lane::{MOST, Rows};
use crate::backend::x86_64::integer::sixteen;
use crate::ct::Mask;
use crate::integer::divstep::batches::batches_of;
use crate::integer::shared::modulus_ref::ModulusRef;

/// Inverts at most as many numbers as there are lanes, four, eight or sixteen, below `2^bits` as
/// their moduli are; zero and no where there is no inverse.
///
/// Timing: depends on the number of elements, on their limbs and on `bits`.
#[inline(always)]
pub(crate) fn invert(
    lanes: usize,
    x: Rows<'_>,
    moduli: &[ModulusRef<'_>],
    bits: usize,
) -> [Mask; MOST] {
    let none = OddNumber {
        limbs: &[],
        inverse64: 0,
    };
    let mut numbers = [none; MOST];
    for (to, m) in numbers.iter_mut().zip(moduli) {
        *to = OddNumber {
            limbs: m.limbs(),
            inverse64: m.inverse64(),
        };
    }
    let moduli = &numbers[..moduli.len()];
    let batches = batches_of(BATCH, bits);
    match lanes {
        MOST => sixteen::invert(x, moduli, bits, batches),
        _ => multi_lane::invert(lanes, x, moduli, bits, batches),
    }
}
