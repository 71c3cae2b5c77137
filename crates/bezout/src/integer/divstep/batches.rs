// SPDX-License-Identifier: MIT OR Apache-2.0
//! The number of batches of divsteps of an operation, a function of public lengths.

use crate::integer::divstep::bounds;
use crate::integer::divstep::word64::steps;
use crate::integer::shared::modulus_ref::ModulusRef;

/// Batches after which `f` is the gcd or minus that, for odd `f` and any `g` below `2^bits`.
pub(crate) const fn batches(bits: usize) -> usize {
    batches_of(steps::BATCH, bits)
}

/// The same, with batches of `batch` steps.
pub(crate) const fn batches_of(batch: usize, bits: usize) -> usize {
    until_gcd(bits).div_ceil(batch)
}

/// Steps of the last batch that need not be done.
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, reason = "other CPUs do them")
)]
pub(crate) const fn spare(bits: usize) -> usize {
    spare_of(steps::BATCH, bits)
}

/// The same, with batches of `batch` steps.
pub(crate) const fn spare_of(batch: usize, bits: usize) -> usize {
    batch * batches_of(batch, bits) - until_gcd(bits)
}

/// Batches after which `g` is 0 too.
pub(crate) const fn batches_until_zero(bits: usize) -> usize {
    until_zero(bits).div_ceil(steps::BATCH)
}

/// Steps after which `f` is the gcd or minus that. One less than for `g = 0`: a step that makes a
/// `g` of 0 from another one has found `g = f` or `g = -f`. At 521 bits that saves a batch.
const fn until_gcd(bits: usize) -> usize {
    until_zero(bits) - 1
}

/// Steps after which `g = 0`, for odd `f` and any `g` below `2^bits`.
const fn until_zero(bits: usize) -> usize {
    let steps = if bits.is_multiple_of(64) && bits / 64 < bounds::STEPS_BY_LIMBS.len() {
        bounds::STEPS_BY_LIMBS[bits / 64] as u64
    } else {
        bounds::steps(bits as u64)
    };
    steps as usize
}

/// Whether a shorter public length saves more time than its two reductions cost. They make x / R,
/// which is below the modulus, and divide its inverse R / x by R.
#[inline(always)]
pub(crate) fn reduces(m: ModulusRef<'_>, words: usize) -> bool {
    saves(m.bits(), words)
}

/// The same, for a length of `bits`.
#[inline(always)]
pub(crate) fn saves(bits: usize, words: usize) -> bool {
    batches(bits) + 1 < batches(64 * words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gcd(a: i64, b: i64) -> i64 {
        if b == 0 { a } else { gcd(b, a % b) }
    }

    #[test]
    fn steps_are_enough_for_all_short_numbers() {
        for bits in 1..=9 {
            for (f, g) in (1..1 << bits)
                .step_by(2)
                .flat_map(|f| (0..1 << bits).map(move |g| (f, g)))
            {
                let (mut now, mut delta): ((i64, i64), _) = ((f, g), 1);
                for _ in 0..until_gcd(bits) {
                    let (f, g) = now;
                    let swaps = delta > 0 && g & 1 == 1;
                    now = if swaps {
                        (g, (g - f) >> 1)
                    } else {
                        (f, (g + (g & 1) * f) >> 1)
                    };
                    // Twice delta.
                    delta = if swaps { 2 - delta } else { 2 + delta };
                }
                assert_eq!(now.0.abs(), gcd(f, g), "{f}, {g}");
            }
        }
    }

    #[test]
    fn p_521_takes_a_whole_number_of_batches() {
        assert_eq!((batches(521), spare(521)), (20, 0));
        assert_eq!((batches(256), spare(256)), (10, 10));
        assert_eq!(batches_until_zero(256), 10);
    }
}
