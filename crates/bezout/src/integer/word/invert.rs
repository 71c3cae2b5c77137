// SPDX-License-Identifier: MIT OR Apache-2.0
//! One inverse modulo an odd number of one word: a gcd with one exact cofactor, and the powers of 2
//! divided off at the end.

use super::Constants;
use crate::ct::{Mask, sign64};
use crate::integer::divstep::batches::batches_of;
use crate::integer::divstep::word64::matrix::Matrix;
use crate::integer::divstep::word64::steps::{PACK, packed};
use crate::word::sbb;

/// Packs of divsteps for numbers of `bits` bits.
const fn packs(bits: usize) -> usize {
    batches_of(PACK as usize, bits)
}

/// Packs after which cofactors fit in 127 bits: each makes them at most `2^PACK` times as large.
const EXACT: usize = 126 / PACK as usize;

/// After a reduction a cofactor is below 2^64.
const _: () = assert!(packs(32) <= EXACT && PACK as usize * (packs(64) - EXACT) <= 126 - 64);

/// What a cofactor is too large by at the end: `2^k`, `64 <= k < 128`.
const fn excess(bits: usize) -> u32 {
    let steps = PACK * packs(bits) as u32;
    if packs(bits) > EXACT {
        steps - 64
    } else {
        steps
    }
}

const _: () = assert!(excess(32) >= 64 && excess(64) >= 64 && excess(32) < 128 && excess(64) < 128);

/// The inverse of `x` times `factor / 2^64`, canonical, and yes; 0 and no if there is none.
///
/// `BITS` is 32 or 64, for `x` and a modulus below `2^BITS`; `factor` is below the modulus.
///
/// Timing: depends on `BITS`. Source: \[BY19, Wui21\].
#[inline(never)]
pub(crate) fn invert<const BITS: usize>(c: &Constants, x: u64, factor: u64) -> (u64, Mask) {
    let (mut f, mut g) = (i128::from(c.m), i128::from(x));
    // With k steps done, 2^k f = u x and 2^k g = v x modulo m.
    let (mut u, mut v) = (0i128, 1i128);
    let mut d = -1;
    for pack in 0..packs(BITS) {
        if pack == EXACT {
            (u, v) = (over_word(c, u), over_word(c, v));
        }
        let t: Matrix;
        (d, t) = packed(d, f as i64, g as i64);
        (f, g) = match BITS {
            // Then the sums fit in a word.
            32 => {
                let (f, g) = t.apply_low(f as i64, g as i64, PACK);
                (f.into(), g.into())
            }
            _ => (dot(t.u, f, t.v, g) >> PACK, dot(t.q, f, t.r, g) >> PACK),
        };
        (u, v) = (dot(t.u, u, t.v, v), dot(t.q, u, t.r, v));
    }
    // f is the gcd or minus that, below 2^64 in absolute value.
    let ((gcd, f_sign), (u, u_sign)) = (magnitude(f), magnitude(u));
    let yes = Mask::equal(gcd as u64, 1);
    let by_power = c
        .montgomery()
        .reduce(u128::from(c.montgomery().reduce(u)) << (128 - excess(BITS)));
    let inverse = signed(c, c.montgomery().product(by_power, factor), f_sign ^ u_sign);
    (inverse & yes.word(), yes)
}

#[inline(always)]
fn dot(a: i64, x: i128, b: i64, y: i128) -> i128 {
    i128::from(a) * x + i128::from(b) * y
}

/// The absolute value, and all ones if the number is negative.
#[inline(always)]
fn magnitude(x: i128) -> (u128, u64) {
    let sign = sign64((x >> 64) as i64);
    let all = i128::from(sign);
    (((x ^ all) - all) as u128, sign as u64)
}

/// A number of the class of `x / 2^64`, below 2^64 in absolute value.
#[inline(always)]
fn over_word(c: &Constants, x: i128) -> i128 {
    let (x, sign) = magnitude(x);
    let sign = i128::from(sign as i64);
    (i128::from(c.montgomery().reduce(x)) ^ sign) - sign
}

/// `x` or, if `negative` is all ones, `-x`, canonical if `x` is.
#[inline(always)]
fn signed(c: &Constants, x: u64, negative: u64) -> u64 {
    let minus = c.m.wrapping_sub(x) & !Mask::zero(x).word();
    x ^ ((x ^ minus) & negative)
}

/// As [`invert`], in variable time: the binary algorithm, with absolute values of cofactors, which
/// are at most the modulus.
///
/// Invariant: `2^k a = ± u x` and `2^k b = ∓ v x` modulo m, and `a v + b u = m`.
///
/// Source: \[Ste67\].
pub(crate) fn invert_vartime(c: &Constants, x: u64, factor: u64) -> Option<u64> {
    let (mut a, mut b) = (x, c.m);
    let (mut u, mut v) = (1u64, 0u64);
    // At first 2^0 b = m = -0 x.
    let (mut k, mut negative) = (0, u64::MAX);
    while a != 0 {
        let zeros = a.trailing_zeros();
        a >>= zeros;
        v <<= zeros;
        k += zeros;
        // By masks: which one is smaller is not predictable.
        let (difference, borrow) = sbb(a, b, 0);
        let swap = Mask::from_bit(borrow).word();
        b = b.wrapping_add(difference & swap);
        a = (difference ^ swap).wrapping_sub(swap);
        (u, v) = (u + v, v ^ ((u ^ v) & swap));
        negative ^= swap;
    }
    if b != 1 {
        return None;
    }
    // 2^k = ± v x, and k is at most 127: each halving halves a b.
    let montgomery = c.montgomery();
    if k >= 64 {
        v = montgomery.reduce(v.into());
        k -= 64;
    }
    let by_power = montgomery.reduce(u128::from(v) << (64 - k));
    Some(signed(c, montgomery.product(by_power, factor), negative))
}
