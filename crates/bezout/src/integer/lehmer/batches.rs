// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches until one limb is left. Where a batch makes no progress, a long division replaces it.

use super::steps::{last, one_limb, two_limbs};
use super::update::apply;
#[cfg(target_arch = "x86_64")]
use crate::integer::choice::{Operation, Way};
use crate::integer::shared::transition::{Cofactors, Matrix, apply_last};
use crate::integer::shared::window::{wide_window, window};
use crate::limbs_vartime::{add_mul_word, compare, divide, is_zero, significant};
use core::mem::swap;

/// For `PREFIX`: batches on digits of 51 bits by IFMA, and at the end on prefixes of two limbs.
#[cfg(target_arch = "x86_64")]
pub(crate) const DIGITS: usize = 51;

/// From this many limbs on, numbers are in digits on each CPU that has any use for them.
#[cfg(target_arch = "x86_64")]
const IN_DIGITS: usize = 256;

/// The prefix that takes the longest rows.
#[cfg(target_arch = "x86_64")]
pub(crate) const LONGEST: usize = DIGITS;
#[cfg(not(target_arch = "x86_64"))]
pub(crate) const LONGEST: usize = 2;

/// The words of a row for numbers of `limbs` limbs.
pub(super) const fn row<const PREFIX: usize>(limbs: usize) -> usize {
    #[cfg(target_arch = "x86_64")]
    if PREFIX == DIGITS && limbs >= super::digits::LEAST {
        return super::digits::row(limbs);
    }
    limbs
}

/// The name of the kernels with a prefix.
#[cfg(feature = "witness")]
pub(super) const fn name<const PREFIX: usize>() -> &'static str {
    match PREFIX {
        1 => "lehmer1/portable",
        2 => "lehmer2/portable",
        _ => "lehmer51/ifma",
    }
}

/// Whether [`reduce_to`] is fast on this CPU.
pub fn in_digits() -> bool {
    #[cfg(target_arch = "x86_64")]
    return Operation::Xgcd(IN_DIGITS).way_vartime() == Way::Lehmer51Ifma;
    #[cfg(not(target_arch = "x86_64"))]
    false
}

/// The words of a row for [`reduce_to`].
pub const fn long_row(limbs: usize) -> usize {
    #[cfg(target_arch = "x86_64")]
    return super::digits::row(limbs);
    #[cfg(not(target_arch = "x86_64"))]
    limbs
}

/// Reduces (x, y), of `limbs` limbs, by batches, as long as both stay at least `2^target`, if this
/// CPU is fast with numbers in digits; else it does nothing. Returns whether the signs are flipped.
/// It ends early where a quotient is too long for a batch.
///
/// All rows have [`long_row`] words for the longest number in them, and zeros above it. `seen` sees
/// all matrices.
#[allow(unused_variables, reason = "other CPUs have no digits")]
pub fn reduce_to<'a, const C: usize>(
    x: &mut &'a mut [u64],
    y: &mut &'a mut [u64],
    limbs: usize,
    columns: &mut [&mut Cofactors<'_>; C],
    target: usize,
    seen: impl FnMut(&Matrix),
) -> bool {
    #[cfg(target_arch = "x86_64")]
    if limbs >= super::digits::LEAST && in_digits() {
        return super::digits::reduce(x, y, limbs, columns, target, seen);
    }
    false
}

/// Writes a number to a row.
pub(super) fn fill(row: &mut [u64], x: &[u64]) {
    let (low, high) = row.split_at_mut(x.len());
    low.copy_from_slice(x);
    high.fill(0);
}

/// The numbers and room for a quotient, all of the same length.
pub(super) struct Pair<'a> {
    pub x: &'a mut [u64],
    pub y: &'a mut [u64],
    pub quotient: &'a mut [u64],
}

/// In [`reduce`], which starts with (0, 1): x = -s (u z) and y = s (v z) modulo the first number,
/// for z the second one. Both stay at most the first number.
impl Cofactors<'_> {
    /// (u, v) = (v, u + q v)
    fn apply_quotient(&mut self, quotient: &[u64]) {
        let (n, used) = (self.u.len(), significant(self.v));
        for (i, &q) in quotient.iter().enumerate() {
            let end = (i + used).min(n);
            let carry = add_mul_word(&mut self.u[i..end], &self.v[..end - i], q);
            crate::limbs_vartime::add_word(&mut self.u[end..], carry);
        }
        swap(&mut self.u, &mut self.v);
        self.len = significant(self.u).max(significant(self.v)).max(1);
    }
}

/// Reduces (x, y) to (greatest common divisor, 0), with prefixes of `PREFIX` limbs. Returns true if
/// the signs are flipped.
pub(super) fn reduce<const PREFIX: usize, const C: usize>(
    pair: &mut Pair,
    mut columns: [&mut Cofactors; C],
) -> bool {
    let mut flipped = false;
    #[cfg(target_arch = "x86_64")]
    if PREFIX == DIGITS {
        flipped = reduce_in_digits(pair, &mut columns);
    }
    let mut len = pair.x.len();
    loop {
        while len > 1 && (pair.x[len - 1] | pair.y[len - 1]) == 0 {
            len -= 1;
        }
        if len == 1 {
            let m;
            ([pair.x[0], pair.y[0]], m) = last(pair.x[0], pair.y[0], 0);
            for c in columns {
                apply_last(&m, c.u, c.v);
            }
            return flipped ^ m.flipped;
        }
        match batch::<PREFIX>(&pair.x[..len], &pair.y[..len]) {
            Some(m) => {
                apply(&m, &mut pair.x, &mut pair.y, len);
                flipped ^= m.flipped;
                for c in &mut columns {
                    c.apply(&m);
                }
            }
            None if is_zero(&pair.y[..len]) => return flipped,
            None => {
                flipped ^= division(pair, &mut columns, len);
            }
        }
    }
}

/// Batches on digits, and divisions between them, until the numbers are short.
#[cfg(target_arch = "x86_64")]
fn reduce_in_digits<const C: usize>(pair: &mut Pair, columns: &mut [&mut Cofactors; C]) -> bool {
    use super::digits::{LEAST, reduce};
    let mut flipped = false;
    loop {
        let len = significant(pair.x).max(significant(pair.y));
        if len < LEAST {
            return flipped;
        }
        flipped ^= reduce(&mut pair.x, &mut pair.y, len, columns, 0, |_| {});
        let len = significant(pair.x).max(significant(pair.y));
        if len < LEAST || is_zero(&pair.y[..len]) {
            return flipped;
        }
        flipped ^= division(pair, columns, len);
    }
}

#[inline(always)]
fn batch<const PREFIX: usize>(x: &[u64], y: &[u64]) -> Option<Matrix> {
    let n = x.len();
    if PREFIX == 1 {
        let (x, y) = window((x[n - 1], x[n - 2]), (y[n - 1], y[n - 2]));
        one_limb(x, y)
    } else {
        let (x, y) = wide_window(x, y);
        two_limbs(x, y)
    }
}

/// (x, y) = (y, x mod y), or only (y, x) if x < y. One exchange: the signs flip.
#[cold]
pub(super) fn division(pair: &mut Pair, columns: &mut [&mut Cofactors], len: usize) -> bool {
    if compare(&pair.x[..len], &pair.y[..len]).is_lt() {
        swap(&mut pair.x, &mut pair.y);
        for c in columns {
            swap(&mut c.u, &mut c.v);
        }
        return true;
    }
    let quotient = &mut pair.quotient[..len];
    divide(quotient, &mut pair.x[..len], &pair.y[..len]);
    swap(&mut pair.x, &mut pair.y);
    for c in columns {
        c.apply_quotient(&quotient[..significant(quotient)]);
    }
    true
}
