// SPDX-License-Identifier: MIT OR Apache-2.0
//! The short products of Karatsuba's method, by the definition, with sums in vector registers.

#![allow(unsafe_code)]
#![allow(
    unused_unsafe,
    reason = "older compilers have intrinsics as unsafe functions"
)]

use crate::backend::portable::ring_product::Short;
use crate::ct::wipe;
use core::arch::aarch64::*;

/// Coefficients in a vector.
const LANES: usize = 8;
type Block = [i16; LANES];

/// The vectors of the two lengths of operands: those of rings of degrees from 641 on, and from 704
/// or 705 on.
const MOST: usize = 12;

/// Short products in vectors.
pub(crate) enum Neon {}

impl Neon {
    /// Whether products in a ring of this degree come to these lengths; an element has a
    /// coefficient more than the degree at most.
    pub const fn takes(degree: usize) -> bool {
        matches!(degree, 641..=767)
    }
}

/// Sums of eight products.
trait Sums: Copy {
    type Coefficient;
    fn zero() -> Self;
    /// Adds `b`'s eight coefficients times one of `a`.
    fn add<const LANE: i32>(self, b: int16x8_t, a: int16x8_t) -> Self;
    fn store(self, out: &mut [Self::Coefficient; LANES]);
}

impl Sums for int16x8_t {
    type Coefficient = i16;
    #[inline(always)]
    fn zero() -> Self {
        // SAFETY: the target has NEON, or this file is left out.
        unsafe { vdupq_n_s16(0) }
    }
    #[inline(always)]
    fn add<const LANE: i32>(self, b: int16x8_t, a: int16x8_t) -> Self {
        // SAFETY: as above.
        unsafe { vmlaq_laneq_s16::<LANE>(self, b, a) }
    }
    #[inline(always)]
    fn store(self, out: &mut [i16; LANES]) {
        // SAFETY: as above, and there are eight coefficients.
        unsafe { vst1q_s16(out.as_mut_ptr(), self) }
    }
}

impl Sums for [int32x4_t; 2] {
    type Coefficient = i32;
    #[inline(always)]
    fn zero() -> Self {
        // SAFETY: as above.
        unsafe { [vdupq_n_s32(0); 2] }
    }
    #[inline(always)]
    fn add<const LANE: i32>(self, b: int16x8_t, a: int16x8_t) -> Self {
        // SAFETY: as above.
        unsafe {
            [
                vmlal_laneq_s16::<LANE>(self[0], vget_low_s16(b), a),
                vmlal_high_laneq_s16::<LANE>(self[1], b, a),
            ]
        }
    }
    #[inline(always)]
    fn store(self, out: &mut [i32; LANES]) {
        let [low, high] = out.as_chunks_mut::<4>().0 else {
            unreachable!("eight are twice four");
        };
        // SAFETY: as above, and there are four coefficients each time.
        unsafe {
            vst1q_s32(low.as_mut_ptr(), self[0]);
            vst1q_s32(high.as_mut_ptr(), self[1]);
        }
    }
}

/// The vectors of `a b` from number `FIRST` on, as many as `PASS`, for operands of `V` vectors; `b`
/// stands between zeros.
///
/// Vector `k` of the product has `a`'s coefficient `8 i + l` times the eight of `b` from `8 (k -
/// i) - l` on.
#[inline(never)]
fn pass<S: Sums, const V: usize, const PASS: usize, const FIRST: usize>(
    out: &mut [[S::Coefficient; LANES]],
    a: &[Block],
    b: &[i16; LANES * (MOST + 2)],
) {
    let mut sums = [S::zero(); PASS];
    let a: &[Block; V] = a.first_chunk().expect("an operand of this length");
    // SAFETY: each block has eight coefficients.
    let a = a
        .each_ref()
        .map(|block| unsafe { vld1q_s16(block.as_ptr()) });
    unroll!(e in [0 1 2 3 4 5 6 7 8 9 10 11 12]; {
        unroll!(l in [0 1 2 3 4 5 6 7]; {
            // From -7 to the last coefficient.
            if const { e < V || (e == V && l > 0) } {
                let block: &Block = b[LANES + LANES * e - l..].first_chunk().expect("zeros are behind");
                // SAFETY: the block has eight coefficients.
                let b = unsafe { vld1q_s16(block.as_ptr()) };
                unroll!(i < 12; {
                    if const { i < V && e + i >= FIRST && e + i < FIRST + PASS } {
                        let sum = &mut sums[const { (e + i).saturating_sub(FIRST) }];
                        *sum = sum.add::<{ l as i32 }>(b, a[i]);
                    }
                });
            }
        });
    });
    for (to, sum) in out.iter_mut().skip(FIRST).zip(sums) {
        sum.store(to);
    }
}

/// `out = a b`, if a pass serves operands of this length.
macro_rules! product {
    ($out:ident, $a:ident, $b:ident, $sums:ty, $pass:literal: $($first:literal)*) => {{
        let mut between = [0; LANES * (MOST + 2)];
        between[LANES..LANES + $b.len()].copy_from_slice($b);
        let (out, a) = ($out.as_chunks_mut().0, $a.as_chunks().0);
        match a.len() {
            11 => { $(pass::<$sums, 11, $pass, $first>(out, a, &between);)* }
            MOST => { $(pass::<$sums, MOST, $pass, $first>(out, a, &between);)* }
            _ => unreachable!("operands are of two lengths"),
        }
        wipe(&mut between);
    }};
}

impl Short<i16> for Neon {
    const MULTIPLE: usize = LANES;
    fn product(out: &mut [i16], a: &[i16], b: &[i16]) {
        product!(out, a, b, int16x8_t, 12: 0 12);
    }
}

impl Short<i32> for Neon {
    const MULTIPLE: usize = LANES;
    fn product(out: &mut [i32], a: &[i16], b: &[i16]) {
        product!(out, a, b, [int32x4_t; 2], 6: 0 6 12 18);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::portable::ring_product::{Loops, Sum};
    use bezout_exercise::random::Random;
    use std::{fmt::Debug, vec, vec::Vec};

    fn agree<T: Sum + Debug + PartialEq>(random: &mut Random)
    where
        Neon: Short<T>,
    {
        for length in [88, 96] {
            for bits in [1, 13, 16] {
                let mut operand = || -> Vec<i16> {
                    let shift = 16 - bits;
                    (0..length).map(|_| random.word() as i16 >> shift).collect()
                };
                let (a, b) = (operand(), operand());
                let (mut found, mut expected) = (
                    vec![T::default(); 2 * length],
                    vec![T::default(); 2 * length],
                );
                Neon::product(&mut found, &a, &b);
                Loops::product(&mut expected, &a, &b);
                assert_eq!(found, expected, "{length} coefficients of {bits} bits");
            }
        }
    }

    /// Of each length and type, also those that no ring of a standard has.
    #[test]
    fn short_products_are_those_of_loops() {
        let mut random = Random(1);
        for _ in 0..20 {
            agree::<i16>(&mut random);
            agree::<i32>(&mut random);
        }
    }
}
