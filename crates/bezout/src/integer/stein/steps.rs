// SPDX-License-Identifier: MIT OR Apache-2.0
//! The step: subtract the smaller from the larger odd number, shift out the zeros [Ste67].
//!
//! A batch looks at one low word of each number (it decides parity, exactly, as long as at most 64
//! bits are shifted out) and at one top word of each (it decides which number is larger, nearly
//! always). Both words take the same steps. The only branch on data ends the batch, because every
//! mispredicted branch costs as much as four steps.
//!
//! *Rows.* With `s` the sign of the batch, `+1` after an even number of exchanges,
//!
//! ```text
//! 2^k x' =  s (a x - b y)      2^k y' = -s (c x - d y)      a, b, c, d >= 0
//! ```
//!
//! At the start (a, b, c, d) = (1, 0, 0, 1). A step forms |x - y|, whose row is (a + c, b + d)
//! because the two rows have opposite signs, keeps the smaller number with its row times 2^t, and
//! flips `s` when that is the old x. So rows only ever add. *Bounds:* a + b <= 2^k and
//! c + d <= 2^k; determinant a d - b c = s 2^k; hence x and y = adj(matrix) (x', y') gives
//! y = c x' + a y', x = d x' + b y': cofactors are as small as those of Euclid's algorithm.
//!
//! *Zero.* If x' = 0 comes up inside a batch of 64 bits, the bits that are left go to the row of
//! y alone, beyond the bound on cofactors. For gcd 1 there are none left: at x' = y' = 1 after k
//! bits, x + y = a + b + c + d <= 2^(k+1), and a batch starts with x + y > 2^64.

use crate::integer::shared::transition::Matrix;
use crate::word::invert_mod_2_64;
use core::hint::{black_box, select_unpredictable as select};

/// Bits that a full batch shifts out.
pub(super) const BATCH: u32 = 64;

/// A full batch on the low words `xl != 0`, `yl` odd, and the aligned top words `xh`, `yh`.
///
/// Only the first column is carried through the loop: the matrix must clear the low word,
/// `a x = b y` and `c x = d y (mod 2^64)`, so `x / y mod 2^64` times the first column is the second
/// one. None if the row of y has the entry 2^64, which happens only if its number never changed
/// (then its other entry is 0); any other entry is below 2^64 since its row adds up to at most
/// 2^64 with both entries positive.
#[inline(always)]
pub(super) fn full_batch(xl: u64, yl: u64, xh: u64, yh: u64) -> Option<Matrix> {
    // Now, so that it overlaps with the loop: the compiler would move it to where it is used.
    let ratio = black_box(xl.wrapping_mul(invert_mod_2_64(yl)));
    let (mut xl, mut yl, mut xh, mut yh) = (xl, yl, xh, yh);
    let (mut a, mut c, mut flipped) = (1u64, 0u64, false);
    let t = xl.trailing_zeros() & 63;
    xl >>= t;
    xh >>= t;
    let mut left = (BATCH - t) as i32;
    // One block with its only branch at the end: nothing of a step may move behind the branch, or
    // the comparison has to be kept in a register and made a flag again.
    c = loop {
        let difference = yl.wrapping_sub(xl);
        let t = difference.trailing_zeros();
        let (dh, less) = xh.overflowing_sub(yh);
        let sum = a.wrapping_add(c);
        let nl = select(less, difference, xl.wrapping_sub(yl));
        let nh = select(less, yh.wrapping_sub(xh), dh);
        yl = select(less, xl, yl);
        yh = select(less, xh, yh);
        let row = select(less, a, c);
        a = sum;
        flipped ^= less;
        let before = left;
        left -= t as i32;
        xl = nl >> (t & 63);
        xh = nh >> (t & 63);
        c = row << (t & 63);
        if left <= 0 {
            // The last shift stops at the end of the batch. In two halves: 64 is a possible count.
            break (row << (before / 2)) << (before - before / 2);
        }
    };
    if c == 0 {
        return None;
    }
    Some(Matrix {
        a,
        b: a.wrapping_mul(ratio),
        c,
        d: c.wrapping_mul(ratio),
        flipped,
    })
}

/// A batch of `budget < 64` bits that carries all four entries, for the cases where a full batch
/// fails.
#[cold]
pub(super) fn short_batch(
    mut xl: u64,
    mut yl: u64,
    mut xh: u64,
    mut yh: u64,
    budget: u32,
) -> Matrix {
    let mut m = Matrix::IDENTITY;
    let mut left = budget;
    loop {
        let t = xl.trailing_zeros().min(left);
        xl >>= t;
        xh >>= t;
        m.c <<= t;
        m.d <<= t;
        left -= t;
        if left == 0 {
            return m;
        }
        if xh < yh {
            (xl, yl, xh, yh) = (yl, xl, yh, xh);
            (m.a, m.b, m.c, m.d) = (m.c, m.d, m.a, m.b);
            m.flipped = !m.flipped;
        }
        xl = xl.wrapping_sub(yl);
        xh -= yh;
        m.a += m.c;
        m.b += m.d;
    }
}

/// The result of the last batch, on whole numbers of one word.
pub(super) struct Last {
    /// The greatest common divisor.
    pub gcd: u64,
    /// Rows of 0 and of the gcd.
    pub matrix: Matrix,
    /// Bits shifted out, below 128.
    pub shift: u32,
}

/// The last batch: `x` any word, `y` odd, to the end. Nothing is approximated here, and the
/// entries stay words: y = c x' + a y', x = d x' + b y' with x', y' >= 1 before the last
/// subtraction, which itself adds rows with a sum of y / gcd and x / gcd.
#[inline(always)]
pub(super) fn last_batch(mut x: u64, mut y: u64) -> Last {
    let mut m = Matrix::IDENTITY;
    if x == 0 {
        return Last {
            gcd: y,
            matrix: m,
            shift: 0,
        };
    }
    let mut shift = x.trailing_zeros();
    x >>= shift;
    m.d <<= shift;
    loop {
        let difference = y.wrapping_sub(x);
        let (back, less) = x.overflowing_sub(y);
        // At the end 64, which shifts by 0. The other difference has as many, one instruction
        // later.
        let t = back.trailing_zeros() & 63;
        let (a, b) = (m.a.wrapping_add(m.c), m.b.wrapping_add(m.d));
        y = select(less, x, y);
        x = select(less, difference, back) >> t;
        m.c = select(less, m.a, m.c) << t;
        m.d = select(less, m.b, m.d) << t;
        (m.a, m.b) = (a, b);
        m.flipped ^= less;
        shift += t;
        if difference == 0 {
            return Last {
                gcd: y,
                matrix: m,
                shift,
            };
        }
    }
}

/// Bits that a batch with a symbol shifts out: the low words must still show y mod 8 at the last
/// shift.
pub(super) const SYMBOL_BATCH: u32 = 62;

/// A batch of 62 bits on words as in [`full_batch`] (`xl` may be 0), and in bit 0 whether it
/// changes the sign of (x / y).
///
/// (2 / y) = -1 for y = ±3 (mod 8), and (x / y) = -(y / x) if both are 3 (mod 4); a subtraction
/// changes nothing. The numbers stay non-negative in every batch that is accepted.
#[inline(always)]
pub(super) fn symbol_batch(xl: u64, yl: u64, xh: u64, yh: u64) -> (Matrix, u64) {
    const MASK: u64 = (1 << SYMBOL_BATCH) - 1;
    let ratio = black_box(xl.wrapping_mul(invert_mod_2_64(yl)));
    let (mut xl, mut yl, mut xh, mut yh) = (xl, yl, xh, yh);
    let (mut a, mut c, mut flipped, mut sign) = (1u64, 0u64, false, 0u64);
    let t = xl.trailing_zeros().min(SYMBOL_BATCH);
    sign ^= two_symbol(yl, t as u64);
    xl >>= t;
    xh >>= t;
    let left = SYMBOL_BATCH - t;
    if left == 0 {
        return (
            Matrix {
                a: 1,
                b: 0,
                c: 0,
                d: 1 << SYMBOL_BATCH,
                flipped,
            },
            sign,
        );
    }
    let mut left = left as i32;
    c = loop {
        let difference = yl.wrapping_sub(xl);
        let t = difference.trailing_zeros();
        let (dh, less) = xh.overflowing_sub(yh);
        let sum = a.wrapping_add(c);
        let nl = select(less, difference, xl.wrapping_sub(yl));
        let nh = select(less, yh.wrapping_sub(xh), dh);
        let exchange = select(less, (xl & yl) >> 1, 0);
        yl = select(less, xl, yl);
        yh = select(less, xh, yh);
        let row = select(less, a, c);
        a = sum;
        flipped ^= less;
        sign ^= exchange;
        let before = left;
        left -= t as i32;
        if left <= 0 {
            sign ^= two_symbol(yl, before as u64);
            break row << before;
        }
        sign ^= two_symbol(yl, t as u64);
        xl = nl >> (t & 63);
        xh = nh >> (t & 63);
        c = row << (t & 63);
    };
    // 2^62 is the only entry that the mask would lose; its row is (0, 2^62).
    let d = if c == 0 {
        1 << SYMBOL_BATCH
    } else {
        c.wrapping_mul(ratio) & MASK
    };
    (
        Matrix {
            a,
            b: a.wrapping_mul(ratio) & MASK,
            c,
            d,
            flipped,
        },
        sign,
    )
}

/// Bit 0: whether (2 / y)^t = -1, for odd y.
#[inline(always)]
pub(super) fn two_symbol(y: u64, t: u64) -> u64 {
    ((y >> 1) ^ (y >> 2)) & t
}

/// The greatest common divisor of a word and an odd one, and in bit 0 whether (x / y) = -1 if
/// that is 1.
#[inline(always)]
pub(super) fn last_symbol(mut x: u64, mut y: u64) -> (u64, u64) {
    if x == 0 {
        return (y, 0);
    }
    let t = x.trailing_zeros();
    let mut sign = two_symbol(y, t as u64);
    x >>= t;
    loop {
        let difference = y.wrapping_sub(x);
        if difference == 0 {
            return (y, sign);
        }
        let (back, less) = x.overflowing_sub(y);
        let t = difference.trailing_zeros();
        sign ^= select(less, (x & y) >> 1, 0);
        y = select(less, x, y);
        x = select(less, difference, back) >> t;
        sign ^= two_symbol(y, t as u64);
    }
}
