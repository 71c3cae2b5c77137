// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches until one limb is left. Where a batch makes no progress, a long division replaces it.

use super::steps::{last, one_limb, two_limbs};
use super::update::apply;
use crate::integer::shared::transition::{Cofactors, Matrix, apply_last};
use crate::integer::shared::window::{wide_window, window};
use crate::limbs_vartime::{add_mul_word, compare, divide, is_zero, significant};
use core::mem::swap;

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

/// Reduces (x, y) to (greatest common divisor, 0), with prefixes of `PREFIX` limbs. Returns true if the
/// signs are flipped.
pub(super) fn reduce<const PREFIX: usize>(
    pair: &mut Pair,
    mut cofactors: Option<&mut Cofactors>,
) -> bool {
    let mut len = pair.x.len();
    let mut flipped = false;
    loop {
        while len > 1 && (pair.x[len - 1] | pair.y[len - 1]) == 0 {
            len -= 1;
        }
        if len == 1 {
            let (gcd, m) = last(pair.x[0], pair.y[0]);
            (pair.x[0], pair.y[0]) = (gcd, 0);
            if let Some(c) = cofactors {
                apply_last(&m, c.u, c.v);
            }
            return flipped ^ m.flipped;
        }
        match batch::<PREFIX>(&pair.x[..len], &pair.y[..len]) {
            Some(m) => {
                apply(&m, &mut pair.x, &mut pair.y, len);
                flipped ^= m.flipped;
                if let Some(c) = cofactors.as_deref_mut() {
                    c.apply(&m);
                }
            }
            None if is_zero(&pair.y[..len]) => return flipped,
            None => {
                flipped ^= division(pair, cofactors.as_deref_mut(), len);
            }
        }
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
fn division(pair: &mut Pair, cofactors: Option<&mut Cofactors>, len: usize) -> bool {
    if compare(&pair.x[..len], &pair.y[..len]).is_lt() {
        swap(&mut pair.x, &mut pair.y);
        if let Some(c) = cofactors {
            swap(&mut c.u, &mut c.v);
        }
        return true;
    }
    let quotient = &mut pair.quotient[..len];
    divide(quotient, &mut pair.x[..len], &pair.y[..len]);
    swap(&mut pair.x, &mut pair.y);
    if let Some(c) = cofactors {
        c.apply_quotient(&quotient[..significant(quotient)]);
    }
    true
}
