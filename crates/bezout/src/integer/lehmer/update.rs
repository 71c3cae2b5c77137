// SPDX-License-Identifier: MIT OR Apache-2.0
//! A matrix times the full numbers.

use crate::integer::shared::transition::Matrix;
use core::mem::swap;

/// `(x, y) = matrix (x, y)` in place, equal lengths; both results are non-negative and fit. Rows
/// add up to at most 2^64.
///
/// The sign goes into the order of the operands: for a flipped matrix the rows are b y - a x and
/// c x - d y, which is the unflipped form with x and y, a and b, c and d exchanged.
#[inline(always)]
pub fn apply<'a>(m: &Matrix, x: &mut &'a mut [u64], y: &mut &'a mut [u64], len: usize) {
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
    // a x - b y = a x + b y' + b - b 2^64 for the complement y' of a word y. So each row is a sum
    // with carries of one word, which starts at b and ends there. It fits two words, since a + b <=
    // 2^64.
    let (mut cx, mut cy) = (b, c);
    for (x, y) in x.iter_mut().zip(y) {
        let (s, t) = (*x, *y);
        let row = |p: u64, u: u64, q: u64, v: u64, carry: u64| {
            let sum = p as u128 * u as u128 + q as u128 * v as u128 + carry as u128;
            (sum as u64, (sum >> 64) as u64)
        };
        (*x, cx) = row(a, s, b, !t, cx);
        (*y, cy) = row(d, t, c, !s, cy);
    }
    debug_assert_eq!((cx, cy), (b, c));
}
