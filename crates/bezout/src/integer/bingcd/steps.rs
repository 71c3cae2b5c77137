// SPDX-License-Identifier: MIT OR Apache-2.0
//! The inner loops of Pornin's optimized binary GCD on 64-bit approximations \[Por20\].
//!
//! One step on `(a, b)` with odd `b`: if `a` is odd, swap the two if `a < b`, then subtract `b`
//! from `a`; then halve `a`. On approximations the comparison may be wrong; the low bits are exact,
//! so the update factors clear as many of them as there were steps.

use super::matrix::Factors;
use crate::ct::Mask;
use crate::word::sbb;

/// Steps in a batch of an inversion: `k - 1` for `k = 32`, half a word.
pub(crate) const BATCH: u32 = 31;
/// Steps in a batch of a symbol: two bits beyond the batch must stay exact, to know `b mod 8`.
pub(crate) const BATCH_SYMBOL: u32 = BATCH - 2;

/// All ones if `a` is odd, and all ones if there is a swap.
#[inline(always)]
fn decide(a: u64, b: u64) -> (Mask, Mask) {
    let odd = Mask::odd(a);
    (odd, odd & Mask::from_bit(sbb(a, b, 0).1))
}

/// 31 steps, with each of the four update factors in its own register.
///
/// Invariant after `t` steps: `-2^t < f0, g0 < 2^t` (for `t > 0`), `-2^t < f1, g1 <= 2^t`, and
/// `|f| + |g| <= 2^t` in both rows. Timing: constant. Source: \[Por20, section 3, first loop\].
#[inline(always)]
pub(crate) fn plain(a: u64, b: u64) -> Factors {
    plain_steps::<BATCH>(a, b).0
}

/// [`plain`] for any number of steps below 63; also returns the last `(a, b)`.
#[inline(always)]
pub(crate) fn plain_steps<const STEPS: u32>(mut a: u64, mut b: u64) -> (Factors, (u64, u64)) {
    let (mut f0, mut g0, mut f1, mut g1) = (1u64, 0u64, 0u64, 1u64);
    for _ in 0..STEPS {
        let (odd, swap) = decide(a, b);
        swap.swap(&mut a, &mut b);
        swap.swap(&mut f0, &mut f1);
        swap.swap(&mut g0, &mut g1);
        a -= b & odd.word();
        f0 = f0.wrapping_sub(f1 & odd.word());
        g0 = g0.wrapping_sub(g1 & odd.word());
        a >>= 1;
        f1 = f1.wrapping_add(f1);
        g1 = g1.wrapping_add(g1);
    }
    (
        Factors {
            f0: f0 as i64,
            g0: g0 as i64,
            f1: f1 as i64,
            g1: g1 as i64,
        },
        (a, b),
    )
}

/// 31 steps, with each row of update factors in one word, `f + 2^32 g`.
///
/// The row is a sum modulo 2^64 of numbers that may be negative; a bias of `2^31 - 1` added to both
/// halves at the very end makes them nonnegative and separates them. Invariant, timing and source
/// as for [`plain`], second loop; there the bias is carried through every step.
#[inline(always)]
pub(crate) fn packed(a: u64, b: u64) -> Factors {
    packed_steps::<BATCH>(a, b).0
}

/// [`packed`] for any number of steps up to 31; also returns the last `(a, b)`.
#[inline(always)]
pub(crate) fn packed_steps<const STEPS: u32>(mut a: u64, mut b: u64) -> (Factors, (u64, u64)) {
    let (mut r0, mut r1) = (1u64, 1u64 << 32);
    for _ in 0..STEPS {
        let (odd, swap) = decide(a, b);
        swap.swap(&mut a, &mut b);
        swap.swap(&mut r0, &mut r1);
        a -= b & odd.word();
        r0 = r0.wrapping_sub(r1 & odd.word());
        a >>= 1;
        r1 = r1.wrapping_add(r1);
    }
    (Factors::unpack(r0, r1), (a, b))
}

/// 29 steps and the bit that says whether the symbol changes its sign.
///
/// The low bits of `a` and `b` are those of the signed numbers that they represent. At most one of
/// these is negative. Then halving `a` flips the symbol iff `b` is 3 or 5 modulo 8, and a swap iff
/// both are 3 modulo 4. Timing: constant. Source: \[Por20b\].
#[inline(always)]
pub(crate) fn symbol(mut a: u64, mut b: u64) -> (Factors, u64) {
    let (mut r0, mut r1) = (1u64, 1u64 << 32);
    // Bit 1 collects the flips.
    let mut flips = 0;
    for _ in 0..BATCH_SYMBOL {
        let (odd, swap) = decide(a, b);
        flips ^= a & b & swap.word();
        swap.swap(&mut a, &mut b);
        swap.swap(&mut r0, &mut r1);
        a -= b & odd.word();
        r0 = r0.wrapping_sub(r1 & odd.word());
        a >>= 1;
        r1 = r1.wrapping_add(r1);
        flips ^= b ^ b >> 1;
    }
    (Factors::unpack(r0, r1), flips >> 1 & 1)
}
