// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion with update factors whose signs are known beforehand: all that is kept are magnitudes.
//!
//! After `t` steps, `2^t (a', b') = s (f0 a - g0 b, g1 b - f1 a)` with four nonnegative factors and one
//! sign `s`, that of the number of swaps: a subtraction turns `(+, -)` and `(-, +)` into one of the two,
//! a swap exchanges them. So with `-v` in place of `v`, the cofactors know no signs either, and need
//! one conditional subtraction each. What is left to decide are the signs of `a` and `b` themselves.

use super::batches::batches;
#[cfg(any(test, feature = "kernels"))]
use super::matrix::Factors;
use super::steps::BATCH;
use super::update::approximate;
use crate::backend::x86_64::integer::bingcd::{BingcdState, rows};
use crate::backend::x86_64::integer::routines::TwoWords;
use crate::ct::{Mask, wipe};
use crate::integer::modulus_ref::ModulusRef;
use crate::limbs::{add_if, borrow, equals_word, keep_if, negate_if, sub_if};
use subtle::Choice;

/// `s 2^t (a', b') = (f0 a - g0 b, g1 b - f1 a)` after `t` steps, for a sign `s`.
///
/// Invariant: `f0 + g0 <= 2^t` and `f1 + g1 <= 2^t`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Magnitudes {
    pub f0: u64,
    pub g0: u64,
    pub f1: u64,
    pub g1: u64,
}

impl Magnitudes {
    /// The factors with their signs, from the words `a` and `b` that they were made for: `b'` is positive.
    #[cfg(any(test, feature = "kernels"))]
    pub fn signed(&self, a: u64, b: u64) -> Factors {
        let positive = difference(self.g1, b, self.f1, a) > 0;
        let [f0, g0, f1, g1] = [self.f0, self.g0, self.f1, self.g1]
            .map(|x| if positive { x as i64 } else { -(x as i64) });
        Factors {
            f0,
            g0: -g0,
            f1: -f1,
            g1,
        }
    }

    /// From rows `f + 2^32 g`.
    #[inline(always)]
    pub fn unpack(r0: u64, r1: u64) -> Self {
        let low = |r: u64| r & 0xffff_ffff;
        Self {
            f0: low(r0),
            g0: r0 >> 32,
            f1: low(r1),
            g1: r1 >> 32,
        }
    }
}

/// `x = |f x + g y| / 2^31` for the two rows, with signs as above; returns which of the two sums, which
/// are `s` times that before the absolute value, were negative.
#[inline(always)]
pub(crate) fn update_ab(a: &mut [u64], b: &mut [u64], k: &Magnitudes) -> (Mask, Mask) {
    let n = a.len();
    let (mut ca, mut cb) = (0i128, 0i128);
    let (mut la, mut lb) = (0, 0);
    for i in 0..n {
        ca = (ca >> 64) + difference(k.f0, a[i], k.g0, b[i]);
        cb = (cb >> 64) + difference(k.g1, b[i], k.f1, a[i]);
        if i > 0 {
            a[i - 1] = la >> BATCH | (ca as u64) << (64 - BATCH);
            b[i - 1] = lb >> BATCH | (cb as u64) << (64 - BATCH);
        }
        (la, lb) = (ca as u64, cb as u64);
    }
    let (ha, hb) = ((ca >> 64) as i64, (cb >> 64) as i64);
    a[n - 1] = la >> BATCH | (ha as u64) << (64 - BATCH);
    b[n - 1] = lb >> BATCH | (hb as u64) << (64 - BATCH);
    let (sa, sb) = (Mask::negative(ha), Mask::negative(hb));
    negate_if(a, sa);
    negate_if(b, sb);
    (sa, sb)
}

/// `f x - g y`, for factors of at most 2^32.
#[inline(always)]
fn difference(f: u64, x: u64, g: u64, y: u64) -> i128 {
    (f as u128 * x as u128) as i128 - (g as u128 * y as u128) as i128
}

/// `(u, w) = ((f0 u + g0 w) / 2^31, (f1 u + g1 w) / 2^31)` modulo `m`, from numbers in `[0, m]` to
/// numbers in `[0, m)`.
///
/// A sum is at most `2^31 m` since `f + g <= 2^31`, the multiple of `m` adds less than `2^31 m`; so the
/// quotient is below `2m`.
#[inline(always)]
pub(crate) fn update_uw(u: &mut [u64], w: &mut [u64], k: &Magnitudes, m: &[u64], inverse: u64) {
    const LOW: u64 = (1 << BATCH) - 1;
    let n = u.len();
    let minus = inverse.wrapping_neg();
    // The multiple of m that clears the low bits [Mon85].
    let multiple = |f: u64, g: u64| {
        let low = f.wrapping_mul(u[0]).wrapping_add(g.wrapping_mul(w[0]));
        low.wrapping_mul(minus) & LOW
    };
    let (qu, qw) = (multiple(k.f0, k.g0), multiple(k.f1, k.g1));
    let (mut cu, mut cw) = (0u128, 0u128);
    let (mut lu, mut lw) = (0, 0);
    for i in 0..n {
        cu = (cu >> 64) + sum(k.f0, u[i], k.g0, w[i]) + qu as u128 * m[i] as u128;
        cw = (cw >> 64) + sum(k.f1, u[i], k.g1, w[i]) + qw as u128 * m[i] as u128;
        if i > 0 {
            u[i - 1] = lu >> BATCH | (cu as u64) << (64 - BATCH);
            w[i - 1] = lw >> BATCH | (cw as u64) << (64 - BATCH);
        }
        (lu, lw) = (cu as u64, cw as u64);
    }
    let (hu, hw) = ((cu >> 64) as u64, (cw >> 64) as u64);
    u[n - 1] = lu >> BATCH | hu << (64 - BATCH);
    w[n - 1] = lw >> BATCH | hw << (64 - BATCH);
    subtract_once(u, hu >> BATCH, m);
    subtract_once(w, hw >> BATCH, m);
}

/// `f x + g y`, for `f + g <= 2^32`.
#[inline(always)]
fn sum(f: u64, x: u64, g: u64, y: u64) -> u128 {
    f as u128 * x as u128 + g as u128 * y as u128
}

/// Brings a number below `2m`, with `top` as its highest limb, to `[0, m)`.
#[inline(always)]
fn subtract_once(x: &mut [u64], top: u64, m: &[u64]) {
    // A top limb, which is 0 or 1, or no borrow.
    sub_if(x, m, Mask::from_bit((borrow(x, m) ^ 1) | top));
}

/// `x = m - x` if `yes`, for `x <= m`.
#[inline(always)]
fn negate_modulo(x: &mut [u64], m: &[u64], yes: Mask) {
    negate_if(x, yes);
    add_if(x, m, yes);
}

/// Scratch words of [`invert`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    4 * limbs
}

/// 31 steps on words.
#[inline(always)]
pub(crate) fn batch(a: u64, b: u64) -> Magnitudes {
    let TwoWords(r0, r1) = rows(a, b);
    Magnitudes::unpack(r0, r1)
}

/// `out = x^-1 mod m` and yes, or zero and no where there is none.
///
/// Timing: depends on the number of limbs.
#[inline(always)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
    // Common sizes have their limb count fixed, so that the loops unroll.
    match x.len() {
        4 => fixed::<4>(out, x, m),
        6 => fixed::<6>(out, x, m),
        8 => fixed::<8>(out, x, m),
        n => {
            let (a, rest) = scratch.split_at_mut(n);
            let (b, rest) = rest.split_at_mut(n);
            let (u, rest) = rest.split_at_mut(n);
            invert_with(out, x, m, [a, b, u, &mut rest[..n]])
        }
    }
}

/// As [`invert`], for four limbs on a CPU with BMI2 and ADX: all batches in assembly.
#[inline(never)]
pub(crate) fn invert4(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, _: &mut [u64]) -> Choice {
    let limbs = m.limbs();
    let four = |s: &[u64]| core::array::from_fn(|i| s[i]);
    let unit = (!equals_word(limbs, 1)).bit();
    let mut state = BingcdState::new(&four(x), &four(limbs), m.inverse64(), unit);
    state.run(batches(256, BATCH));
    let negative = Mask::odd(state.negative());
    let yes = finish(out, &state.b, &mut state.w, limbs, negative);
    state.wipe();
    yes
}

/// After the last batch: `out = -e w` and yes if `b` is 1, else zero and no.
#[inline(always)]
fn finish(out: &mut [u64], b: &[u64], w: &mut [u64], m: &[u64], negative: Mask) -> Choice {
    let yes = equals_word(b, 1);
    negate_modulo(w, m, !negative);
    // m itself comes out for 0 alone, where m = 1.
    subtract_once(w, 0, m);
    out.copy_from_slice(w);
    keep_if(out, yes);
    yes.choice()
}

#[inline(never)]
fn fixed<const N: usize>(out: &mut [u64], x: &[u64], m: ModulusRef<'_>) -> Choice {
    let mut s = [[0; N]; 4];
    let [a, b, u, w] = &mut s;
    invert_with(out, x, m, [a, b, u, w])
}

/// Invariant: `e a = u x` and `e b = -w x` modulo `m`, for a sign `e`. At the end `a = 0` and `b` is the
/// gcd.
#[inline(always)]
fn invert_with(
    out: &mut [u64],
    x: &[u64],
    modulus: ModulusRef<'_>,
    [a, b, u, w]: [&mut [u64]; 4],
) -> Choice {
    let m = modulus.limbs();
    a.copy_from_slice(x);
    b.copy_from_slice(m);
    u.fill(0);
    w.fill(0);
    // 1 modulo m, which is 0 modulo 1.
    u[0] = (!equals_word(m, 1)).bit();
    // Whether e is negative.
    let mut negative = Mask::from_bit(0);
    for _ in 0..batches(64 * a.len(), BATCH) {
        let (xa, xb) = approximate(a, b);
        let k = batch(xa, xb);
        let (na, nb) = update_ab(a, b, &k);
        update_uw(u, w, &k, m, modulus.inverse64());
        // Both sums have the sign s, unless a guess was wrong: then one of them has the other one.
        negate_modulo(u, m, na ^ nb);
        negative = negative ^ nb;
    }
    let yes = finish(out, b, w, m, negative);
    for s in [a, b, u, w] {
        wipe(s);
    }
    yes
}

#[cfg(test)]
#[path = "x86_64_tests.rs"]
mod tests;
