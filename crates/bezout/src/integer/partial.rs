// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm to a bound, and numbers halved modulo another.

use crate::integer::lehmer;
use crate::integer::xgcd::Signed;
use crate::limbs::bits_vartime;
use crate::limbs_vartime::{is_zero, rows, sub_word};
use subtle::Choice;

/// Two consecutive remainders of Euclid's algorithm for `a` and `b`, on both sides of a bound, with
/// cofactors of `b`.
///
/// The remainders are a, b, a mod b and so on; if `a <= b` they are b, a, b mod a and so on. These
/// are the first two of which the second one is below the bound. Each is its cofactor times b,
/// modulo a. The first one is not below the bound, unless a and b both are.
///
/// For the absolute values u and v of the cofactors, `v remainders[0] + u remainders[1] = a`. So v
/// is at most `a / remainders[0]`, which is at most a divided by the bound; and u is at most `a /
/// remainders[1]`, and at most v but for an exchange.
#[derive(Clone, Copy, Debug)]
pub struct Partial<T> {
    /// The last remainder that is not below the bound, and the first one that is.
    pub remainders: [T; 2],
    /// Their cofactors. The two have different signs, or one is 0.
    pub cofactors: [Signed<T>; 2],
}

/// A number as a fraction of two that are half as long as the modulus: `v t = r` modulo m, for `m`
/// of `n` bits.
///
/// `r` is below `2^floor(n / 2)`, and the absolute value of `t`, which is not 0, is below `2^ceil(n
/// / 2)`. `r` is 0 iff `gcd(v, m)` is at least `2^floor(n / 2)`, as for `v = 0`.
#[derive(Clone, Copy, Debug)]
pub struct Split<T> {
    /// The numerator.
    pub r: T,
    /// The denominator.
    pub t: Signed<T>,
}

/// Scratch words of [`partial`].
pub(crate) const fn partial_scratch(limbs: usize) -> usize {
    limbs + lehmer::partial_scratch_limbs(limbs)
}

/// Writes remainders and the magnitudes of their cofactors, see [`Partial`]; returns which
/// cofactors are negative. A bound of 0 is as one of 1.
#[inline(always)]
pub(crate) fn partial(
    remainders: [&mut [u64]; 2],
    cofactors: [&mut [u64]; 2],
    a: &[u64],
    b: &[u64],
    bound: &[u64],
    scratch: &mut [u64],
) -> [Choice; 2] {
    let [limit, quotient] = rows(scratch, bound.len());
    limit.copy_from_slice(bound);
    if !is_zero(limit) {
        sub_word(limit, 1);
    }
    let ([x, y], [u, v]) = (remainders, cofactors);
    let flipped = lehmer::partial([&mut *x, y, &mut *u, &mut *v], a, b, limit, quotient);
    [!flipped && !is_zero(u), flipped && !is_zero(v)].map(|negative| Choice::from(negative as u8))
}

/// Scratch words of [`split`].
pub(crate) const fn split_scratch(limbs: usize) -> usize {
    3 * limbs + lehmer::partial_scratch_limbs(limbs)
}

/// Writes r and the magnitude of t, see [`Split`], for any v and an m that is not 0; returns
/// whether t is negative.
#[inline(always)]
pub(crate) fn split(
    r: &mut [u64],
    t: &mut [u64],
    v: &[u64],
    m: &[u64],
    scratch: &mut [u64],
) -> Choice {
    let n = m.len();
    let [limit, x, u, quotient] = rows(scratch, n);
    let half = bits_vartime(m) / 2;
    for (i, limb) in limit.iter_mut().enumerate() {
        let ones = half.saturating_sub(64 * i).min(64);
        *limb = u64::MAX.checked_shr(64 - ones as u32).unwrap_or(0);
    }
    let flipped = lehmer::partial([x, r, u, &mut *t], m, v, limit, quotient);
    Choice::from(flipped as u8)
}
