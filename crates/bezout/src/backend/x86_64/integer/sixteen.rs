// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sixteen inversions modulo independent numbers of 256 bits: steps in words of 32 bits, and limbs
//! of 52 bits by IFMA \[BY19, Wui21\].

use super::head::Unwritten;
use super::multi_lane::{MOST, OddNumber, Rows, copy};
use super::routines::{
    SIXTEEN_LIMBS, SIXTEEN_SCRATCH, ifma_multi_lane, ifma_multi_lane_enter, ifma_multi_lane_leave,
};
use crate::cpu::Isa;
use crate::ct::{Mask, wipe};

/// Words of a number.
const WORDS: usize = 4;
/// The longest numbers in bits.
pub(crate) const LONGEST: usize = 64 * WORDS;

/// A number for each element.
type Numbers = [[u64; WORDS]; MOST];

/// What the routines work on.
#[repr(C, align(64))]
pub(super) struct SixteenState {
    /// Of each modulus, `-1/m` modulo 2^64: in the order of the elements, and later of the lanes.
    pub(super) inverse: [u64; MOST],
    /// All ones where there is an inverse.
    pub(super) unit: [u64; MOST],
    pub(super) scratch: Unwritten<[[u64; 8]; SIXTEEN_SCRATCH]>,
    /// Of all numbers and multiples of the moduli, in eight lanes each.
    pub(super) limbs: Unwritten<[[u64; 8]; SIXTEEN_LIMBS]>,
}

impl SixteenState {
    fn new(inverse: [u64; MOST]) -> Self {
        Self {
            inverse,
            unit: [0; MOST],
            scratch: Unwritten::NOTHING,
            limbs: Unwritten::NOTHING,
        }
    }

    /// Replaces each number by its inverse, or by zero; `unit` says where there is one. Overwrites
    /// all else that depends on an operand.
    ///
    /// Timing: depends on `batches`.
    #[inline(always)]
    #[allow(unsafe_code)]
    fn invert(&mut self, x: &mut Numbers, m: &Numbers, batches: usize) {
        assert!(batches > 0 && Isa::Ifma.available());
        let state = (&raw mut *self).cast::<u8>();
        // SAFETY: the routines read and write one such state, which is aligned and borrowed for the
        // call, and sixteen rows; the CPU has what they need. See SAFETY.md.
        unsafe {
            ifma_multi_lane_enter(state, &raw const *x, &raw const *m);
            ifma_multi_lane(state, batches);
            ifma_multi_lane_leave(state, &raw mut *x);
        }
    }
}

/// Inverts at most sixteen numbers below `2^bits` as their moduli are, by `batches` batches, at
/// least one; zero and no where there is no inverse.
///
/// Timing: depends on the number of elements, on their limbs and on `batches`.
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn invert(
    x: Rows<'_>,
    moduli: &[OddNumber<'_>],
    bits: usize,
    batches: usize,
) -> [Mask; MOST] {
    assert!(bits <= LONGEST && moduli.len() <= MOST && Isa::Ifma.available());
    // SAFETY: the CPU has AVX2, BMI1 and BMI2 where it has IFMA.
    unsafe { in_lanes(x, moduli, batches) }
}

#[target_feature(enable = "avx2,bmi1,bmi2")]
#[inline(never)]
fn in_lanes(mut x: Rows<'_>, moduli: &[OddNumber<'_>], batches: usize) -> [Mask; MOST] {
    let (mut numbers, mut odd) = ([[0; WORDS]; MOST], [[0; WORDS]; MOST]);
    let mut inverse = [0; MOST];
    for (lane, modulus) in moduli.iter().enumerate() {
        copy::<WORDS>(&mut odd[lane], modulus.limbs);
        copy::<WORDS>(&mut numbers[lane], x.row(lane));
        inverse[lane] = modulus.inverse64.wrapping_neg();
    }
    let mut state = SixteenState::new(inverse);
    wipe(&mut inverse);
    state.invert(&mut numbers, &odd, batches);
    let mut yes = [Mask::from_bit(0); MOST];
    for (lane, number) in numbers.iter().enumerate().take(moduli.len()) {
        copy::<WORDS>(x.row(lane), number);
        yes[lane] = Mask::from_bit(state.unit[lane] & 1);
    }
    wipe(&mut state.unit);
    wipe(numbers.as_flattened_mut());
    wipe(odd.as_flattened_mut());
    yes
}
