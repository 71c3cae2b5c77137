// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches until one word is left, then the last batch.

use super::steps::{Last, full_batch, last_batch, short_batch};
use super::update::{apply_full, apply_shifted, subtract_smaller};
use crate::integer::shared::transition::{Cofactors, Matrix, apply_last};
use crate::integer::shared::window::window;
use crate::limbs_vartime::{add_assign, is_zero, shl_assign, shr_assign, trailing_zeros};
use core::mem::swap;

/// The numbers: `x` any, `y` odd. `spare_x` and `spare_y` take the result of a batch, so that the
/// caller can discard a wrong batch.
pub(super) struct Pair<'a> {
    pub x: &'a mut [u64],
    pub y: &'a mut [u64],
    pub spare_x: &'a mut [u64],
    pub spare_y: &'a mut [u64],
}

/// The signs and the power of two.
#[derive(Clone, Copy, Default)]
pub(super) struct Progress {
    pub shift: usize,
    pub flipped: bool,
}

/// In [`reduce`], which starts with (1, 0): the first column, 2^shift x = s (u x0 - ..) and
/// 2^shift y = -s (v x0 - ..), both u, v <= y0.
impl Cofactors<'_> {
    /// v <<= shift
    fn shift(&mut self, shift: usize) {
        shl_assign(self.v, shift);
        self.len = (self.len + shift / 64 + 1).min(self.v.len());
    }
}

/// Reduces until both numbers fit one limb, or until x = 0 and y is longer. Returns the number of
/// limbs of y. `cofactors` is optional.
pub(super) fn reduce(
    pair: &mut Pair,
    mut cofactors: Option<&mut Cofactors>,
    at: &mut Progress,
) -> usize {
    let mut len = pair.x.len();
    loop {
        while len > 1 && (pair.x[len - 1] | pair.y[len - 1]) == 0 {
            len -= 1;
        }
        if len == 1 {
            return 1;
        }
        if pair.x[0] == 0 {
            if is_zero(&pair.x[..len]) {
                return len;
            }
            exact_step(pair, cofactors.as_deref_mut(), at, len);
            continue;
        }
        let (xh, yh) = window(
            (pair.x[len - 1], pair.x[len - 2]),
            (pair.y[len - 1], pair.y[len - 2]),
        );
        let (x, y) = (&pair.x[..len], &pair.y[..len]);
        match full_batch(x[0], y[0], xh, yh) {
            Some(m) if apply_full(&m, x, y, pair.spare_x, pair.spare_y) => {
                take(pair, cofactors.as_deref_mut(), at, &m, 64);
            }
            _ => careful(pair, cofactors.as_deref_mut(), at, len),
        }
    }
}

/// Makes the spare numbers the current ones.
fn take(
    pair: &mut Pair,
    cofactors: Option<&mut Cofactors>,
    at: &mut Progress,
    m: &Matrix,
    shift: usize,
) {
    swap(&mut pair.x, &mut pair.spare_x);
    swap(&mut pair.y, &mut pair.spare_y);
    at.shift += shift;
    at.flipped ^= m.flipped;
    if let Some(cofactors) = cofactors {
        cofactors.apply(m);
    }
}

/// Makes progress where a full batch failed. If one number never changed, a batch of 62 bits
/// succeeds. If the numbers became too close for their top words, a batch of fewer bits may
/// succeed. One step on the whole numbers always succeeds.
#[cold]
pub(super) fn careful(
    pair: &mut Pair,
    mut cofactors: Option<&mut Cofactors>,
    at: &mut Progress,
    len: usize,
) {
    let (xh, yh) = window(
        (pair.x[len - 1], pair.x[len - 2]),
        (pair.y[len - 1], pair.y[len - 2]),
    );
    if careful_batch::<62>(pair, cofactors.as_deref_mut(), at, len, (xh, yh))
        || careful_batch::<31>(pair, cofactors.as_deref_mut(), at, len, (xh, yh))
    {
        return;
    }
    exact_step(pair, cofactors, at, len);
}

fn careful_batch<const SHIFT: u32>(
    pair: &mut Pair,
    cofactors: Option<&mut Cofactors>,
    at: &mut Progress,
    len: usize,
    (xh, yh): (u64, u64),
) -> bool {
    let (x, y) = (&pair.x[..len], &pair.y[..len]);
    let m = short_batch(x[0], y[0], xh, yh, SHIFT);
    let good = apply_shifted::<SHIFT>(&m, x, y, pair.spare_x, pair.spare_y);
    if good {
        take(pair, cofactors, at, &m, SHIFT as usize);
    }
    good
}

/// Strips x of its zeros, then one subtraction, on the whole numbers; x is not zero.
#[cold]
pub(super) fn exact_step(
    pair: &mut Pair,
    cofactors: Option<&mut Cofactors>,
    at: &mut Progress,
    len: usize,
) {
    let t = trailing_zeros(&pair.x[..len]);
    shr_assign(&mut pair.x[..len], t);
    at.shift += t;
    let less = subtract_smaller(&mut pair.x[..len], &mut pair.y[..len]);
    at.flipped ^= less;
    if let Some(cofactors) = cofactors {
        cofactors.shift(t);
        add_rows(cofactors, less);
    }
}

/// (u, v) = (u + v, v), or (u + v, u) if x and y changed places.
fn add_rows(c: &mut Cofactors, less: bool) {
    if less {
        add_assign(c.v, c.u);
        swap(&mut c.u, &mut c.v);
        // Now u = u + v and v = u, as wanted.
    } else {
        add_assign(c.u, c.v);
    }
    c.len = (c.len + 1).min(c.u.len());
}

/// Runs the last batch and returns the greatest common divisor. Both numbers have one limb.
pub(super) fn finish(pair: &Pair, cofactors: Option<&mut Cofactors>, at: &mut Progress) -> u64 {
    let Last { gcd, matrix, shift } = last_batch(pair.x[0], pair.y[0]);
    at.shift += shift as usize;
    at.flipped ^= matrix.flipped;
    if let Some(cofactors) = cofactors {
        apply_last(&matrix, cofactors.u, cofactors.v);
    }
    gcd
}
