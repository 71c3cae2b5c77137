// SPDX-License-Identifier: MIT OR Apache-2.0
//! Applying the matrix of a batch to full-length numbers.
//!
//! Numbers are signed, with limbs of 60 bits: all limbs in `[0, 2^60)` but the highest, which is
//! signed (limbs are stored as `u64` and read as `i64`, so that scratch space has one type). A
//! product of a limb and a matrix entry then fits a signed 128-bit accumulator with room for all
//! the additions, and one batch removes exactly one limb.
//!
//! Stored limbs pass [`barrier`]: a compiler that sees them to be nonnegative takes the product for
//! one of a signed and an unsigned number, two multiplications where one signed one will do.

use super::matrix::Matrix;
use super::steps::BATCH;
use crate::ct::{Mask, barrier};

/// The bits of a limb.
pub(crate) const LIMB: u64 = (1 << BATCH) - 1;

/// How many 60-bit limbs hold any number in `(-2^(64 words + 1), 2^(64 words + 1))`.
pub(crate) const fn limbs60(words: usize) -> usize {
    (64 * words + 2).div_ceil(BATCH)
}

/// `a limb` as a 128-bit number.
#[inline(always)]
pub(crate) fn wide(a: i64, limb: u64) -> i128 {
    a as i128 * limb as i64 as i128
}

/// `(f, g) = M (f, g) / 2^60`.
///
/// Invariant: `max(|f|, |g|)` does not grow, since the rows of `M / 2^60` have norm at most 1.
#[inline(always)]
pub(crate) fn update_fg(f: &mut [u64], g: &mut [u64], t: &Matrix) {
    let n = f.len();
    let mut cf = wide(t.u, f[0]) + wide(t.v, g[0]);
    let mut cg = wide(t.q, f[0]) + wide(t.r, g[0]);
    debug_assert!(cf as u64 & LIMB == 0 && cg as u64 & LIMB == 0);
    cf >>= BATCH;
    cg >>= BATCH;
    for i in 1..n {
        cf += wide(t.u, f[i]) + wide(t.v, g[i]);
        cg += wide(t.q, f[i]) + wide(t.r, g[i]);
        f[i - 1] = barrier(cf as u64 & LIMB);
        g[i - 1] = barrier(cg as u64 & LIMB);
        cf >>= BATCH;
        cg >>= BATCH;
    }
    f[n - 1] = cf as u64;
    g[n - 1] = cg as u64;
}

/// `(d, e) = M (d, e) / 2^60` modulo `m`, where `inverse` is `m^-1` modulo `2^60` or beyond.
///
/// Invariant: `-2m < d, e < m` before and after. A negative `d` is first moved up by `m`, in the
/// coefficient of `m` alone: the sum `u d + v e` then lies in `(-2^60 m, 2^60 m)`, the multiple of
/// `m` that clears the low limb lies in `(-2^60 m, 0]`, and the quotient in `(-2m, m)` \[Wui21\].
#[inline(always)]
pub(crate) fn update_de(d: &mut [u64], e: &mut [u64], t: &Matrix, m: &[u64], inverse: u64) {
    let n = d.len();
    let sd = Mask::negative(d[n - 1] as i64).word() as i64;
    let se = Mask::negative(e[n - 1] as i64).word() as i64;
    let mut kd = (t.u & sd) + (t.v & se);
    let mut ke = (t.q & sd) + (t.r & se);
    let mut cd = wide(t.u, d[0]) + wide(t.v, e[0]);
    let mut ce = wide(t.q, d[0]) + wide(t.r, e[0]);
    kd -= (inverse.wrapping_mul(cd as u64).wrapping_add(kd as u64) & LIMB) as i64;
    ke -= (inverse.wrapping_mul(ce as u64).wrapping_add(ke as u64) & LIMB) as i64;
    cd += wide(kd, m[0]);
    ce += wide(ke, m[0]);
    debug_assert!(cd as u64 & LIMB == 0 && ce as u64 & LIMB == 0);
    cd >>= BATCH;
    ce >>= BATCH;
    for i in 1..n {
        cd += wide(t.u, d[i]) + wide(t.v, e[i]) + wide(kd, m[i]);
        ce += wide(t.q, d[i]) + wide(t.r, e[i]) + wide(ke, m[i]);
        d[i - 1] = barrier(cd as u64 & LIMB);
        e[i - 1] = barrier(ce as u64 & LIMB);
        cd >>= BATCH;
        ce >>= BATCH;
    }
    d[n - 1] = cd as u64;
    e[n - 1] = ce as u64;
}

/// Brings `d` from `(-2m, m)` to `[0, m)`, negated on the way if `negate`.
#[inline(always)]
pub(crate) fn normalize(d: &mut [u64], m: &[u64], negate: Mask) {
    let n = d.len();
    add_if(d, m, Mask::negative(d[n - 1] as i64));
    negate_if(d, negate);
    add_if(d, m, Mask::negative(d[n - 1] as i64));
}

/// `d = -d` if `yes`.
#[inline(always)]
pub(crate) fn negate_if(d: &mut [u64], yes: Mask) {
    for x in d.iter_mut() {
        *x = (*x ^ yes.word()).wrapping_sub(yes.word());
    }
    carry(d);
}

/// `d += m` if `yes`.
#[inline(always)]
pub(crate) fn add_if(d: &mut [u64], m: &[u64], yes: Mask) {
    for (x, &y) in d.iter_mut().zip(m) {
        *x = x.wrapping_add(y & yes.word());
    }
    carry(d);
}

/// Propagates carries, so that all limbs but the highest are in `[0, 2^60)` again.
#[inline(always)]
pub(crate) fn carry(d: &mut [u64]) {
    for i in 0..d.len() - 1 {
        d[i + 1] = d[i + 1].wrapping_add((d[i] as i64 >> BATCH) as u64);
        d[i] &= LIMB;
    }
}

/// Splits 64-bit words into 60-bit limbs.
#[inline(always)]
pub(crate) fn from_words(out: &mut [u64], x: &[u64]) {
    let at = |i: usize| x.get(i).copied().unwrap_or(0);
    for (i, o) in out.iter_mut().enumerate() {
        let (word, shift) = (i * BATCH / 64, i * BATCH % 64);
        let high = if shift == 0 {
            0
        } else {
            at(word + 1) << (64 - shift)
        };
        *o = (at(word) >> shift | high) & LIMB;
    }
}

/// Joins 60-bit limbs of a number in `[0, 2^(64 len))` to 64-bit words.
#[inline(always)]
pub(crate) fn to_words(out: &mut [u64], x: &[u64]) {
    let at = |i: usize| x.get(i).copied().unwrap_or(0);
    for (i, o) in out.iter_mut().enumerate() {
        // The shift is a multiple of 4, at most 56: two limbs always fill the word.
        let (limb, shift) = (64 * i / BATCH, 64 * i % BATCH);
        *o = at(limb) >> shift | at(limb + 1) << (BATCH - shift);
    }
}
