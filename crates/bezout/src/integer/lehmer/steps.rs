// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm on a prefix of one or two limbs [Leh38].
//!
//! *When a quotient may be used.* Let the numbers be x = X U + e, y = Y U + f with prefixes X, Y, a
//! unit U and 0 <= e, f < U. A row of the matrix gives r = a X - b Y on the prefixes and a x - b y = r
//! U + (a e - b f) > (r - max(a, b)) U on the numbers. So a row may be used if r >= max(a, b): its
//! result is then not negative. This is the first of the two inequalities of [Col80] and [Jeb93]. The
//! second one says that the quotient is the one that Euclid's algorithm finds on the whole numbers;
//! nothing here needs that. If it fails, the last quotient of a batch is one too small or too large,
//! the pair is still a unimodular image of the old one, not negative, and the worst that follows is
//! that x < y, which the next batch mends with a quotient of 0.
//!
//! *Limit.* A batch ends before a remainder falls below 2^33. As Y = a y' + c x' and
//! X = b y' + d x' for the current (x', y'), a row that a division by y' made has entries of at
//! most 2^64 / y' < 2^31: it is below every remainder, and two rows fit one word each.

use crate::integer::shared::transition::Matrix;

/// Remainders on a 64-bit prefix stay at or above this.
const LIMIT: u64 = 1 << 33;

/// Entries of a row in one word: the second one in the upper half. The rows of both numbers then
/// take one multiplication and one addition a step.
const fn unpack(row: u64) -> (u64, u64) {
    (row & 0xffff_ffff, row >> 32)
}

/// A batch on one-limb prefixes; one of them has its top bit set. The entries are below 2^31. Returns
/// none if the matrix would be the identity.
#[inline(always)]
pub(super) fn one_limb(x: u64, y: u64) -> Option<Matrix> {
    one_limb_to(x, y, 0)
}

/// [`one_limb`] that ends with the first remainder that is not above the bound.
#[inline(always)]
fn one_limb_to(mut x: u64, mut y: u64, bound: u64) -> Option<Matrix> {
    if y < LIMIT {
        return None;
    }
    let (mut rx, mut ry) = (1u64, 1u64 << 32);
    loop {
        let (q, r) = divide(x, y);
        if r < LIMIT {
            let ((a, b), (c, d)) = (unpack(rx), unpack(ry));
            return (b != 0).then_some(Matrix {
                a,
                b,
                c,
                d,
                flipped: false,
            });
        }
        rx += q * ry;
        x = r;
        let (q, r) = divide(y, x);
        if r < LIMIT || x <= bound {
            let ((a, b), (c, d)) = (unpack(ry), unpack(rx));
            return Some(Matrix {
                a,
                b,
                c,
                d,
                flipped: true,
            });
        }
        ry += q * rx;
        y = r;
        if y <= bound {
            let ((a, b), (c, d)) = (unpack(rx), unpack(ry));
            return Some(Matrix {
                a,
                b,
                c,
                d,
                flipped: false,
            });
        }
    }
}

/// Quotient and remainder; `y != 0`.
#[inline(always)]
fn divide(x: u64, y: u64) -> (u64, u64) {
    let q = x / y;
    (q, x - q * y)
}

/// A batch on two-limb prefixes; one of them has its top bit set. It consists of two batches on one
/// limb. The second one runs on the result of the first one for all 128 bits. The entries are below
/// 2^63. Returns none if the matrix would be the identity.
///
/// The first batch leaves x >= (2^33 - 2^31) 2^64 > 2^96, so the second one sees it in units of 2^w
/// with w >= 33, and leaves rows of at least (2^33 - 2^31) 2^w > 2^65 on the 128-bit prefixes. The entries of
/// the product are below 2 2^31 2^31 = 2^63, so the product applies to the numbers.
#[inline(always)]
pub fn two_limbs(x: u128, y: u128) -> Option<Matrix> {
    two_limbs_to(x, y, 0)
}

/// [`two_limbs`] that ends with the first remainder that is not above the bound, as far as the prefixes tell.
#[inline(always)]
pub fn two_limbs_to(x: u128, y: u128, bound: u128) -> Option<Matrix> {
    let first = one_limb_to((x >> 64) as u64, (y >> 64) as u64, (bound >> 64) as u64)?;
    let (x, y) = image(&first, x, y);
    if y <= bound {
        return Some(first);
    }
    let shift = (((x | y) >> 64) as u64).leading_zeros() & 63;
    let bound = (bound << shift >> 64) as u64;
    let (x, y) = ((x << shift >> 64) as u64, (y << shift >> 64) as u64);
    match one_limb_to(x, y, bound) {
        Some(second) => Some(second.after(&first)),
        None => Some(first),
    }
}

/// The prefixes after the matrix; both are positive.
#[inline(always)]
fn image(m: &Matrix, x: u128, y: u128) -> (u128, u128) {
    let times = |w: u64, z: u128| z.wrapping_mul(w as u128);
    let first = times(m.a, x).wrapping_sub(times(m.b, y));
    let second = times(m.d, y).wrapping_sub(times(m.c, x));
    if m.flipped {
        (first.wrapping_neg(), second.wrapping_neg())
    } else {
        (first, second)
    }
}

/// Euclid's algorithm on whole numbers of one limb, to the end: the greatest common divisor and
/// the rows of it and of 0. The entries are at most x and y over the divisor, the last row being
/// (y, x) over the divisor.
pub(super) fn last(mut x: u64, mut y: u64) -> (u64, Matrix) {
    let mut m = Matrix::IDENTITY;
    while y != 0 {
        let (q, r) = divide(x, y);
        (x, y) = (y, r);
        (m.a, m.c) = (m.c, m.a + q * m.c);
        (m.b, m.d) = (m.d, m.b + q * m.d);
        m.flipped = !m.flipped;
    }
    (x, m)
}
