// SPDX-License-Identifier: MIT OR Apache-2.0
//! A matrix times the full numbers and times the cofactors.

use super::matrix::Matrix;
use crate::limbs_vartime::{adc, sbb};
use crate::word::mac;
use core::mem::swap;

/// `(x, y) = matrix (x, y)` in place, equal lengths; both results are non-negative and fit.
///
/// The sign goes into the order of the operands: for a flipped matrix the rows are b y - a x and
/// c x - d y, which is the unflipped form with x and y, a and b, c and d exchanged.
#[inline(always)]
pub(super) fn apply<'a>(m: &Matrix, x: &mut &'a mut [u64], y: &mut &'a mut [u64], len: usize) {
    let Matrix {
        mut a,
        mut b,
        mut c,
        mut d,
        flipped,
    } = *m;
    if flipped {
        swap(x, y);
        (a, b, c, d) = (b, a, d, c);
    }
    let (x, y) = (&mut x[..len], &mut y[..len]);
    let (mut ca, mut cb, mut cc, mut cd) = (0u64, 0u64, 0u64, 0u64);
    let (mut bx, mut by) = (false, false);
    for (x, y) in x.iter_mut().zip(y) {
        let (wa, wb, wc, wd);
        (wa, ca) = mac(0, a, *x, ca);
        (wb, cb) = mac(0, b, *y, cb);
        (wc, cc) = mac(0, c, *x, cc);
        (wd, cd) = mac(0, d, *y, cd);
        (*x, bx) = sbb(wa, wb, bx);
        (*y, by) = sbb(wd, wc, by);
    }
    debug_assert_eq!(
        (ca, cd),
        (cb.wrapping_add(bx as u64), cc.wrapping_add(by as u64))
    );
}

/// `(u, v) = (a u + b v, c u + d v)` in place; the words carried out. For rows that add up to at
/// most 2^64: each operand is below 2^64 in each limb, so a carry is one word.
#[inline(always)]
pub(crate) fn apply_cofactors(m: &Matrix, u: &mut [u64], v: &mut [u64]) -> (u64, u64) {
    let (mut cu, mut cv) = (0u64, 0u64);
    for (u, v) in u.iter_mut().zip(v.iter_mut()) {
        let (wa, ha) = mac(cu, m.a, *u, 0);
        let (wb, hb) = mac(wa, m.b, *v, 0);
        let (wc, hc) = mac(cv, m.c, *u, 0);
        let (wd, hd) = mac(wc, m.d, *v, 0);
        (*u, cu) = (wb, ha.wrapping_add(hb));
        (*v, cv) = (wd, hc.wrapping_add(hd));
    }
    (cu, cv)
}

/// The same for the matrix of the last batch: an entry is a word there, but the sum of a row may
/// have 65 bits, so each product carries its own word. What leaves the slices is zero.
#[inline(always)]
pub(crate) fn apply_last(m: &Matrix, u: &mut [u64], v: &mut [u64]) {
    let (mut ca, mut cb, mut cc, mut cd) = (0u64, 0u64, 0u64, 0u64);
    let (mut ku, mut kv) = (false, false);
    for (u, v) in u.iter_mut().zip(v.iter_mut()) {
        let (wa, wb, wc, wd);
        (wa, ca) = mac(0, m.a, *u, ca);
        (wb, cb) = mac(0, m.b, *v, cb);
        (wc, cc) = mac(0, m.c, *u, cc);
        (wd, cd) = mac(0, m.d, *v, cd);
        (*u, ku) = adc(wa, wb, ku);
        (*v, kv) = adc(wc, wd, kv);
    }
}

/// The top 64 bits of the longer of `x` and `y` and the bits of the same weight of the other, for
/// two limbs each (high, low) of which the high ones are not both zero.
#[inline(always)]
pub(crate) fn window(x: (u64, u64), y: (u64, u64)) -> (u64, u64) {
    let l = (x.0 | y.0).leading_zeros() & 63;
    let join = |w: (u64, u64)| w.0 << l | (w.1 >> 1) >> (63 - l);
    (join(x), join(y))
}

/// The same for 128 bits out of the top three limbs (of two, if there are no more).
#[inline(always)]
pub(super) fn wide_window(x: &[u64], y: &[u64]) -> (u128, u128) {
    let n = x.len();
    let l = (x[n - 1] | y[n - 1]).leading_zeros() & 63;
    let join = |z: &[u64]| {
        let low = if n > 2 { z[n - 3] } else { 0 };
        let high = ((z[n - 1] as u128) << 64) | z[n - 2] as u128;
        high << l | ((low >> 1) >> (63 - l)) as u128
    };
    (join(x), join(&y[..n]))
}
