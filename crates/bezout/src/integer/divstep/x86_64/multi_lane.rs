// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversions modulo independent numbers, one in each lane of the vectors of x86-64 \[BY19, Wui21\].
//!
//! All lanes run the same number of batches of thirty divsteps, which depends on public lengths alone.

use crate::backend::x86_64::integer::multi_lane::{self, BATCH, OddNumber};
pub(crate) use crate::backend::x86_64::integer::multi_lane::{MOST, Rows};
use crate::backend::x86_64::integer::routines::LONGEST_IN_LANES;
use crate::cpu::Isa;
use crate::ct::Mask;
use crate::integer::divstep::batches::batches_of;
use crate::integer::modulus_ref::ModulusRef;

/// How many of `count` inversions of `bits` bits are best done together, on this CPU: 1 is none.
///
/// A group takes as long as if all of its lanes were in use. Long numbers have other ways to fill vectors.
#[inline(always)]
pub(crate) fn together(count: usize, bits: usize) -> usize {
    let pays = |lanes: usize| {
        let least = match (lanes, bits) {
            (4, 0..=384) => 2,
            (4, 385..=1024) => 3,
            (8, 0..=2048) => 5,
            (8, 2049..=LONGEST_IN_LANES) => 7,
            _ => return false,
        };
        let isa = match lanes {
            4 => Isa::Avx2,
            _ => Isa::Avx512,
        };
        count >= least && isa.chosen(true)
    };
    [8, 4]
        .into_iter()
        .find(|&lanes| pays(lanes))
        .map_or(1, |lanes| count.min(lanes))
}

/// Inverts a group of as many numbers as [`together`] says, below `2^bits` as their moduli are; zero and no
/// where there is no inverse.
///
/// Timing: depends on the number of elements, on their limbs and on `bits`.
#[inline(always)]
pub(crate) fn invert(x: Rows<'_>, moduli: &[ModulusRef<'_>], bits: usize) -> [Mask; MOST] {
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
    multi_lane::invert(x, &numbers[..moduli.len()], bits, batches_of(BATCH, bits))
}
