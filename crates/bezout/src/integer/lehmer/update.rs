// SPDX-License-Identifier: MIT OR Apache-2.0
//! A matrix times the full numbers.

use crate::integer::shared::transition::Matrix;
use crate::limbs_vartime::sbb;
use crate::word::mac;
use core::mem::swap;

/// `(x, y) = matrix (x, y)` in place, equal lengths; both results are non-negative and fit.
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
