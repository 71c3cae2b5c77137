// SPDX-License-Identifier: MIT OR Apache-2.0
//! A matrix times the full numbers, and a power of two divided out of the cofactors.

use crate::integer::shared::transition::Matrix;
use crate::limbs_vartime::{adc, sbb};
use crate::word::mac;
use core::hint::select_unpredictable as select;

/// `(xo, yo) = |matrix (x, y)| / 2^64`, all of equal length. Returns true if both are non-negative.
/// Otherwise the batch compared two nearly equal numbers wrongly, and `xo` and `yo` have no
/// meaning.
///
/// The sign of the batch goes into the order of the operands: `s (a x - b y)` is `a x - b y` or
/// `b y - a x`, and likewise for the other row, so that no result has to be negated.
#[inline(always)]
pub(super) fn apply_full(m: &Matrix, x: &[u64], y: &[u64], xo: &mut [u64], yo: &mut [u64]) -> bool {
    let (p, q) = select(m.flipped, (y, x), (x, y));
    let (a, b) = select(m.flipped, (m.b, m.a), (m.a, m.b));
    let (c, d) = select(m.flipped, (m.d, m.c), (m.c, m.d));
    subtract_products(a, p, b, q, xo) & subtract_products(d, q, c, p, yo)
}

/// `out = (a p - b q) / 2^64`; returns whether this is non-negative. One row at a time keeps the
/// chain of borrows together.
#[inline(always)]
fn subtract_products(a: u64, p: &[u64], b: u64, q: &[u64], out: &mut [u64]) -> bool {
    let n = p.len();
    let (q, out) = (&q[..n], &mut out[..n]);
    // The low words of the two products are equal: they cancel without a borrow.
    let (_, mut ca) = mac(0, a, p[0], 0);
    let (_, mut cb) = mac(0, b, q[0], 0);
    let mut borrow = false;
    for i in 1..n {
        let (wa, wb);
        (wa, ca) = mac(0, a, p[i], ca);
        (wb, cb) = mac(0, b, q[i], cb);
        (out[i - 1], borrow) = sbb(wa, wb, borrow);
    }
    (out[n - 1], borrow) = sbb(ca, cb, borrow);
    !borrow
}

/// The same for a batch of `SHIFT < 64` bits, whose entries are at most 2^SHIFT.
#[inline(always)]
pub(super) fn apply_shifted<const SHIFT: u32>(
    m: &Matrix,
    x: &[u64],
    y: &[u64],
    xo: &mut [u64],
    yo: &mut [u64],
) -> bool {
    let (p, q) = select(m.flipped, (y, x), (x, y));
    let (a, b) = select(m.flipped, (m.b, m.a), (m.a, m.b));
    let (c, d) = select(m.flipped, (m.d, m.c), (m.c, m.d));
    let n = p.len();
    let (q, xo, yo) = (&q[..n], &mut xo[..n], &mut yo[..n]);
    let (mut ca, mut cb, mut cc, mut cd) = (0, 0, 0, 0);
    let (mut bx, mut by, mut lx, mut ly) = (false, false, 0, 0);
    for i in 0..n {
        let (wa, wb, wc, wd, wx, wy);
        (wa, ca) = mac(0, a, p[i], ca);
        (wb, cb) = mac(0, b, q[i], cb);
        (wc, cc) = mac(0, c, p[i], cc);
        (wd, cd) = mac(0, d, q[i], cd);
        (wx, bx) = sbb(wa, wb, bx);
        (wy, by) = sbb(wd, wc, by);
        if i > 0 {
            xo[i - 1] = lx >> SHIFT | wx << (64 - SHIFT);
            yo[i - 1] = ly >> SHIFT | wy << (64 - SHIFT);
        }
        (lx, ly) = (wx, wy);
    }
    let (tx, bx) = sbb(ca, cb, bx);
    let (ty, by) = sbb(cd, cc, by);
    xo[n - 1] = lx >> SHIFT | tx << (64 - SHIFT);
    yo[n - 1] = ly >> SHIFT | ty << (64 - SHIFT);
    !(bx | by)
}

/// `r = r / 2^shift mod m` for odd `m` with `negated_inverse = -m^-1 mod 2^64` and `r <= m`: one
/// Montgomery step [Mon85] a limb. The result is at most m again, and 0 only for r = 0: it is
/// (r + q m) / 2^k with q < 2^k.
#[inline(always)]
pub(super) fn divide_by_power(r: &mut [u64], m: &[u64], negated_inverse: u64, shift: usize) {
    let n = m.len();
    let r = &mut r[..n];
    for _ in 0..shift / 64 {
        let q = r[0].wrapping_mul(negated_inverse);
        let (_, mut carry) = mac(r[0], q, m[0], 0);
        for i in 1..n {
            (r[i - 1], carry) = mac(r[i], q, m[i], carry);
        }
        r[n - 1] = carry;
    }
    let bits = shift % 64;
    if bits > 0 {
        let q = r[0].wrapping_mul(negated_inverse) & ((1 << bits) - 1);
        let (mut low, mut carry) = mac(r[0], q, m[0], 0);
        for i in 1..n {
            let word;
            (word, carry) = mac(r[i], q, m[i], carry);
            r[i - 1] = low >> bits | word << (64 - bits);
            low = word;
        }
        r[n - 1] = low >> bits | carry << (64 - bits);
    }
}

/// `(x, y) = (|x - y|, min(x, y))`; true if x was the smaller one.
pub(super) fn subtract_smaller(x: &mut [u64], y: &mut [u64]) -> bool {
    let (mut borrow, mut carry) = (false, true);
    let less = crate::limbs_vartime::compare(x, y).is_lt();
    for (x, y) in x.iter_mut().zip(y.iter_mut()) {
        let (word, old) = (*x, *x);
        if less {
            // y - x = y + !x + 1
            (*x, carry) = adc(*y, !word, carry);
            *y = old;
        } else {
            (*x, borrow) = sbb(word, *y, borrow);
        }
    }
    less
}
