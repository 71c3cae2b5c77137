// SPDX-License-Identifier: MIT OR Apache-2.0
//! Approximations of full-length numbers, and applying the update factors to them.

use super::matrix::Factors;
use crate::ct::Mask;
use crate::limbs::{add_if, borrow, negate_if, shl, shr, split_shift, sub_if};

/// The 31 low bits of each number, and above them its 33 bits at the weight of the 33 highest bits
/// of the longer number. The result is exact if both have at most 64 bits. Timing: depends on the
/// length.
#[inline(always)]
pub(crate) fn approximate(a: &[u64], b: &[u64]) -> (u64, u64) {
    const LOW: u64 = (1 << super::steps::BATCH) - 1;
    // The two limbs of each number at and below the highest one where either is not zero.
    let (mut a1, mut a0, mut b1, mut b0) = (0, 0, 0, 0);
    let mut found = Mask::from_bit(0);
    for i in (1..a.len()).rev() {
        let here = !found & !Mask::zero(a[i] | b[i]);
        a1 |= a[i] & here.word();
        a0 |= a[i - 1] & here.word();
        b1 |= b[i] & here.word();
        b0 |= b[i - 1] & here.word();
        found = found | here;
    }
    // `| 1`: a count without a special case for zero, which compilers make a branch of. It is right
    // for every nonzero number, and not used for zero.
    let (s, rest) = split_shift(((a1 | b1) | 1).leading_zeros() as u64);
    let top = |hi: u64, lo: u64| shl(hi, s) | shr(lo >> 1, rest);
    let mix = |x: u64, top: u64| found.select((x & LOW) | (top & !LOW), x);
    (mix(a[0], top(a1, a0)), mix(b[0], top(b1, b0)))
}

/// `x = |f x + g y| / 2^t` for the two rows; returns which of the two were negative.
///
/// Invariant: `a` and `b` do not exceed the longer of the two before, so that the quotients fit.
#[inline(always)]
pub(crate) fn update_ab(a: &mut [u64], b: &mut [u64], k: &Factors, t: u32) -> (Mask, Mask) {
    let n = a.len();
    let mut ca = dot(k.f0, a[0], k.g0, b[0]);
    let mut cb = dot(k.f1, a[0], k.g1, b[0]);
    debug_assert!(ca as u64 & ((1 << t) - 1) == 0 && cb as u64 & ((1 << t) - 1) == 0);
    let (mut la, mut lb) = (ca as u64, cb as u64);
    for i in 1..n {
        ca = (ca >> 64) + dot(k.f0, a[i], k.g0, b[i]);
        cb = (cb >> 64) + dot(k.f1, a[i], k.g1, b[i]);
        a[i - 1] = la >> t | (ca as u64) << (64 - t);
        b[i - 1] = lb >> t | (cb as u64) << (64 - t);
        (la, lb) = (ca as u64, cb as u64);
    }
    let (ha, hb) = ((ca >> 64) as i64, (cb >> 64) as i64);
    a[n - 1] = la >> t | (ha as u64) << (64 - t);
    b[n - 1] = lb >> t | (hb as u64) << (64 - t);
    let (sa, sb) = (Mask::negative(ha), Mask::negative(hb));
    negate_if(a, sa);
    negate_if(b, sb);
    (sa, sb)
}

/// `(u, v) = ((f0 u + g0 v) / 2^31, (f1 u + g1 v) / 2^31)` modulo `m`; both stay in `[0, m)`.
///
/// The sum is in `(-2^31 m, 2^31 m)` since `|f| + |g| <= 2^31`; the multiple of `m` adds less than
/// `2^31 m`; so the quotient is in `(-m, 2m)`.
#[inline(always)]
pub(crate) fn update_uv(u: &mut [u64], v: &mut [u64], k: &Factors, m: &[u64], inverse: u64) {
    const T: u32 = super::steps::BATCH;
    const LOW: u64 = (1 << T) - 1;
    let n = u.len();
    let minus = inverse.wrapping_neg();
    let mut cu = dot(k.f0, u[0], k.g0, v[0]);
    let mut cv = dot(k.f1, u[0], k.g1, v[0]);
    // The multiple of m that clears the low bits [Mon85].
    let qu = ((cu as u64).wrapping_mul(minus) & LOW) as i64;
    let qv = ((cv as u64).wrapping_mul(minus) & LOW) as i64;
    cu += qu as i128 * m[0] as i128;
    cv += qv as i128 * m[0] as i128;
    let (mut lu, mut lv) = (cu as u64, cv as u64);
    for i in 1..n {
        cu = (cu >> 64) + dot(k.f0, u[i], k.g0, v[i]) + qu as i128 * m[i] as i128;
        cv = (cv >> 64) + dot(k.f1, u[i], k.g1, v[i]) + qv as i128 * m[i] as i128;
        u[i - 1] = lu >> T | (cu as u64) << (64 - T);
        v[i - 1] = lv >> T | (cv as u64) << (64 - T);
        (lu, lv) = (cu as u64, cv as u64);
    }
    let (hu, hv) = ((cu >> 64) as i64, (cv >> 64) as i64);
    u[n - 1] = lu >> T | (hu as u64) << (64 - T);
    v[n - 1] = lv >> T | (hv as u64) << (64 - T);
    canonical(u, hu >> T, m);
    canonical(v, hv >> T, m);
}

/// Brings a number in `[-m, 2m)`, with `top` as its highest limb, to `[0, m)`.
#[inline(always)]
fn canonical(x: &mut [u64], top: i64, m: &[u64]) {
    let negative = Mask::negative(top);
    // Nonnegative and at least m: a top limb, or no borrow.
    let large = Mask::from_bit(borrow(x, m) ^ 1) | !Mask::zero(top as u64);
    sub_if(x, m, large & !negative);
    add_if(x, m, negative);
}

/// `f x + g y`, for factors below 2^32 in absolute value.
#[inline(always)]
fn dot(f: i64, x: u64, g: i64, y: u64) -> i128 {
    f as i128 * x as i128 + g as i128 * y as i128
}
