// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm on a prefix of one or two limbs [Leh38].
//!
//! *When a quotient may be used.* Let the numbers be x = X U + e, y = Y U + f with prefixes X, Y, a
//! unit U and 0 <= e, f < U. A row of the matrix gives r = a X - b Y on the prefixes and a x - b
//! y = r U + (a e - b f) > (r - max(a, b)) U on the numbers. So a row may be used if r >= max(a,
//! b): its result is then not negative. This is the first of the two inequalities of [Col80] and
//! [Jeb93]. The second one says that the quotient is the one that Euclid's algorithm finds on the
//! whole numbers; nothing here needs that. If it fails, the last quotient of a batch is one too
//! small or too large, the pair is still a unimodular image of the old one, not negative, and the
//! worst that follows is that x < y, which the next batch mends with a quotient of 0.
//!
//! *Limit.* A batch ends before a remainder falls below 2^33. As Y = a y' + c x' and
//! X = b y' + d x' for the current (x', y'), a row that a division by y' made has entries of at
//! most 2^64 / y' < 2^31: it is below every remainder, and two rows fit one word each.

use crate::integer::shared::transition::Matrix;

/// Remainders on a 64-bit prefix stay at or above this.
const LIMIT: u64 = 1 << 33;

/// What is done while a division runs. Implementations are `#[inline(always)]`, and no closures:
/// code with a CPU's instructions is compiled in its caller.
pub(super) trait Work {
    /// The next piece.
    fn step(&mut self);
}

impl Work for () {
    #[inline(always)]
    fn step(&mut self) {}
}

/// Entries of a row in one word: the second one in the upper half. The rows of both numbers then
/// take one multiplication and one addition a step.
const fn unpack(row: u64) -> (u64, u64) {
    (row & 0xffff_ffff, row >> 32)
}

/// A batch on one-limb prefixes; one of them has its top bit set. The entries are below 2^31.
/// Returns none if the matrix would be the identity.
#[inline(always)]
pub(super) fn one_limb(x: u64, y: u64) -> Option<Matrix> {
    euclid(x, y, LIMIT, 0, &mut ())
}

/// The same with a limit of at least [`LIMIT`], that ends with the first remainder that is not
/// above the bound, and with other work for the time that a division takes.
#[inline(always)]
fn euclid(mut x: u64, mut y: u64, limit: u64, bound: u64, work: &mut impl Work) -> Option<Matrix> {
    if y < limit {
        return None;
    }
    let (mut rx, mut ry) = (1u64, 1u64 << 32);
    loop {
        let (q, r) = divide(x, y);
        work.step();
        if r < limit {
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
        work.step();
        if r < limit || x <= bound {
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
/// with w >= 33, and leaves rows of at least (2^33 - 2^31) 2^w > 2^65 on the 128-bit prefixes. The
/// entries of the product are below 2 2^31 2^31 = 2^63, so the product applies to the numbers.
#[inline(always)]
pub fn two_limbs(x: u128, y: u128) -> Option<Matrix> {
    two_limbs_to(x, y, 0)
}

/// [`two_limbs`] that ends with the first remainder that is not above the bound, as far as the
/// prefixes tell.
#[inline(always)]
pub fn two_limbs_to(x: u128, y: u128, bound: u128) -> Option<Matrix> {
    two_limbs_near(x, y, bound, 0)
}

/// [`two_limbs`] that ends with the first remainder that may not be above the bound, whatever
/// follows the prefixes: if y is above it, so is the first number of the new pair. A number is
/// above the bound here if it exceeds `(bound + 1) U - 1` for the unit U of the prefixes.
///
/// A remainder on the prefix of one limb is followed if it exceeds the bound there by 2^32. In the
/// first batch the numbers are less than 2^31 units below it. In the second one, with units 2^w,
/// they are less than 2^31 2^w + 2^63 <= 2^32 2^w - 2^w below, since w >= 33. The first step of all
/// needs no test, since y is above the bound.
#[inline(always)]
pub(super) fn two_limbs_above(x: u128, y: u128, bound: u128) -> Option<Matrix> {
    two_limbs_near(x, y, bound, 1 << 32)
}

/// These two: remainders count as above the bound if they exceed it by `slack`.
#[inline(always)]
fn two_limbs_near(x: u128, y: u128, bound: u128, slack: u64) -> Option<Matrix> {
    let high = |z: u128| (z >> 64) as u64;
    let near = high(bound).saturating_add(slack);
    let first = euclid(high(x), high(y), LIMIT, near, &mut ())?;
    let (x, y) = image(&first, x, y);
    if y <= bound.saturating_add(slack.into()) {
        return Some(first);
    }
    let shift = (((x | y) >> 64) as u64).leading_zeros() & 63;
    let near = ((bound << shift >> 64) as u64).saturating_add(slack);
    let (x, y) = ((x << shift >> 64) as u64, (y << shift >> 64) as u64);
    match euclid(x, y, LIMIT, near, &mut ()) {
        Some(second) => Some(second.after(&first)),
        None => Some(first),
    }
}

/// A batch on two-limb prefixes with entries below 2^51, and with other work for the time that
/// divisions take. The numbers may be up to one unit below their prefixes, and up to two above.
/// Returns none if the matrix would be the identity.
///
/// As above, the second batch has a unit 2^w with w >= 33. For a limit of t >= 2^33 its entries are
/// at most 2^64 / t, which is below t / 4. So its rows on the 128-bit prefixes are at least 3/4 t
/// 2^w. A t of 11/8 2^(77 - w) or more makes that more than 2^77. Then the entries of the product,
/// at most quotients of an old and a new number, are below 2^51. A row on the numbers differs from
/// one on the prefixes by at most 3 2^51 units.
#[cfg(any(test, target_arch = "x86_64"))]
#[inline(always)]
pub(super) fn short_entries(x: u128, y: u128, work: &mut impl Work) -> Option<Matrix> {
    let first = euclid((x >> 64) as u64, (y >> 64) as u64, LIMIT, 0, work)?;
    let (x, y) = image(&first, x, y);
    let shift = (((x | y) >> 64) as u64).leading_zeros() & 63;
    let (x, y) = ((x << shift >> 64) as u64, (y << shift >> 64) as u64);
    // w = 64 - shift
    let limit = (11 << (10 + shift)).max(LIMIT);
    match euclid(x, y, limit, 0, work) {
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

/// Euclid's algorithm on whole numbers of one limb, until the second one is not above the bound:
/// both, and their rows. The entries are at most x and y over the first one; for a bound of 0 that
/// is the greatest common divisor, and the last row is (y, x) over it.
#[inline(always)]
pub(super) fn last(mut x: u64, mut y: u64, bound: u64) -> ([u64; 2], Matrix) {
    let mut m = Matrix::IDENTITY;
    while y > bound {
        let (q, r) = divide(x, y);
        (x, y) = (y, r);
        (m.a, m.c) = (m.c, m.a + q * m.c);
        (m.b, m.d) = (m.d, m.b + q * m.d);
        m.flipped = !m.flipped;
    }
    ([x, y], m)
}
