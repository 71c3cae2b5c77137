// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is left of an inversion after its last batch, on numbers in limbs of 60 bits.

use super::carry::{adc, sbb};
use crate::backend::limbs60::{LIMB, SHARED, word};
use crate::ct::{Mask, barrier, wipe};

/// `-a` if `negative`, else `a`.
#[inline(always)]
pub(super) fn signed(a: i64, negative: Mask) -> i64 {
    let s = negative.word() as i64;
    (a ^ s) - s
}

/// The sign of an odd number if it is 1 or -1, and whether it is. The number has `count` limbs of
/// `bits` bits: it is the sum of a term for each limb, divided by `2^bits`.
#[inline(always)]
pub(super) fn sign_of_unit(
    count: usize,
    bits: usize,
    term: impl Fn(usize) -> i128,
) -> (Mask, Mask) {
    let low = |x: u64| x & ((1 << bits) - 1);
    let mut carry = (term(0) >> bits) + term(1);
    // Of 1 and -1 the second bit is the sign.
    let sign = Mask::odd(carry as u64 >> 1);
    // All other bits are the same, and the first one is set.
    let s = sign.word();
    let mut difference = low(carry as u64 ^ s) & !1;
    for i in 2..count {
        carry = (carry >> bits) + term(i);
        difference |= low(carry as u64 ^ s);
    }
    difference |= (carry >> bits) as u64 ^ s;
    (sign, Mask::zero(difference))
}

/// What times `m` clears the low limb of a sum.
#[inline(always)]
pub(super) fn quotient(low: u64, inverse: u64) -> i64 {
    (inverse.wrapping_neg().wrapping_mul(low) & LIMB) as i64
}

/// Brings a number from -1 to `m + 1` to `[0, m)`, in words of 64 bits as `m` is; zero unless
/// `yes`.
#[inline(always)]
pub(super) fn residue<const L60: usize, const WORDS: usize>(
    d: &[u64; L60],
    m: &[u64; WORDS],
    yes: Mask,
) -> [u64; WORDS] {
    let (mut sum, mut difference) = ([0; WORDS], [0; WORDS]);
    if L60 < SHARED {
        residue_into(&mut sum, &mut difference, d, m, yes);
    } else {
        residue_long(&mut sum, &mut difference, d, m, yes);
    }
    sum
}

#[inline(never)]
fn residue_long(sum: &mut [u64], difference: &mut [u64], d: &[u64], m: &[u64], yes: Mask) {
    residue_into(sum, difference, d, m, yes);
}

#[inline(always)]
fn residue_into(sum: &mut [u64], difference: &mut [u64], d: &[u64], m: &[u64], yes: Mask) {
    let words = m.len();
    assert!(sum.len() == words && difference.len() == words);
    let negative = Mask::negative(d[d.len() - 1] as i64).word();
    let mut carry = 0;
    for i in 0..words {
        (sum[i], carry) = adc(word(d, i), m[i] & negative, carry);
    }
    // Now below 2 m: one bit more than the words of m may have.
    let above = word(d, words).wrapping_add(carry.into());
    let mut borrow = 0;
    for i in 0..words {
        (difference[i], borrow) = sbb(sum[i], m[i], borrow);
    }
    let less = Mask::negative(above.wrapping_sub(borrow.into()) as i64);
    for i in 0..words {
        sum[i] = barrier(less.select(sum[i], difference[i]) & yes.word());
    }
    wipe(difference);
}

#[cfg(test)]
mod tests {
    use super::super::routines::each_bucket;
    use super::*;
    use crate::backend::limbs60::{carry, split};

    /// Numbers next to 0 and to a modulus of ones alone, whose multiples have one bit more than it.
    #[test]
    fn residues() {
        fn next<const BITS: usize, const L60: usize, const WORDS: usize, const WHOLE: usize>() {
            let mut m = [u64::MAX; WORDS];
            m[WORDS - 1] >>= 64 * WORDS - BITS;
            let limbs = split::<L60, WORDS>(&m);
            for k in -3..=3 {
                for start in [[0; L60], limbs] {
                    let mut d = start;
                    d[0] = d[0].wrapping_add(k as u64);
                    carry(&mut d);
                    let mut expected = [0; WORDS];
                    if k < 0 {
                        expected = m;
                    }
                    expected[0] = expected[0].wrapping_add(k as u64);
                    let yes = Mask::from_bit(1);
                    assert_eq!(residue(&d, &m, yes), expected, "{BITS} bits, {k}");
                }
            }
        }
        each_bucket!(invert, next);
    }
}
