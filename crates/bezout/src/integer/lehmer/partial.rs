// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm to a bound: its remainders on both sides, with one column of cofactors.

use super::batches::{Pair, division};
use super::steps::{last, two_limbs_above};
use super::update::apply;
use crate::integer::shared::transition::{Cofactors, apply_last};
use crate::integer::shared::window::wide_windows;
use crate::limbs_vartime::{add_assign, compare, rows};
use core::cmp::Ordering;
use core::mem::swap;

/// Limbs of scratch that [`partial`] needs for operands of `limbs` limbs.
pub(crate) const fn partial_scratch_limbs(limbs: usize) -> usize {
    limbs
}

/// Writes x, y, u, v: the first consecutive remainders x, y of Euclid's algorithm for a and b with
/// `y <= limit`, and magnitudes with `x = -s u b` and `y = s v b` modulo a. Returns whether s is
/// -1. All have equal length. If a <= b, the algorithm begins with (b, a), so that `x >= y` always.
///
/// *Invariant:* `v x + u y = a`, and x is above the limit once there was a division. Only the last
/// quotient of a batch may differ from Euclid's, being too small; then `y >= x`, which is above the
/// limit, and the algorithm goes on: with a quotient of 0, or at `y = x` with what is missing. So
/// the pair at the end is one of Euclid's.
///
/// Timing: depends on the values.
#[inline(always)]
pub(crate) fn partial(
    [x, y, u, v]: [&mut [u64]; 4],
    a: &[u64],
    b: &[u64],
    limit: &[u64],
    scratch: &mut [u64],
) -> bool {
    let exchanged = compare(a, b).is_le();
    let (larger, smaller) = if exchanged { (b, a) } else { (a, b) };
    x.copy_from_slice(larger);
    y.copy_from_slice(smaller);
    let words = (exchanged as u64, !exchanged as u64);
    let mut column = Cofactors::new(u, v, words);
    reduce_above(x, y, &mut column, exchanged, limit, scratch)
}

/// Reduces (x, y) with `x >= y`, all of equal length, until y is not above the limit. Takes and
/// returns whether the signs are flipped. For x and y of Euclid's algorithm so are the new ones.
/// The column has room for what follows.
#[inline(always)]
pub fn reduce_above(
    x: &mut [u64],
    y: &mut [u64],
    column: &mut Cofactors,
    flipped: bool,
    limit: &[u64],
    scratch: &mut [u64],
) -> bool {
    let [quotient] = rows(scratch, x.len());
    let mut pair = Pair {
        x: &mut *x,
        y: &mut *y,
        quotient,
    };
    let (first, of_first) = (pair.x.as_ptr(), column.u.as_ptr());
    let flipped = reduce(&mut pair, column, flipped, limit);
    // The steps exchange the rows, not what is in them.
    if pair.x.as_ptr() != first {
        x.swap_with_slice(y);
    }
    if column.u.as_ptr() != of_first {
        swap(&mut column.u, &mut column.v);
        column.u.swap_with_slice(column.v);
    }
    flipped
}

#[inline(always)]
fn reduce(pair: &mut Pair, column: &mut Cofactors, mut flipped: bool, limit: &[u64]) -> bool {
    let mut len = pair.x.len();
    while compare(pair.y, limit).is_gt() {
        while len > 1 && (pair.x[len - 1] | pair.y[len - 1]) == 0 {
            len -= 1;
        }
        if len == 1 && !mend(pair, column, &mut flipped) {
            let m;
            ([pair.x[0], pair.y[0]], m) = last(pair.x[0], pair.y[0], limit[0]);
            apply_last(&m, column.u, column.v);
            flipped ^= m.flipped;
        }
        if len == 1 {
            return flipped;
        }
        let [x, y, bound] = wide_windows([&pair.x[..len], &pair.y[..len], &limit[..len]]);
        match two_limbs_above(x, y, bound) {
            Some(m) => {
                apply(&m, &mut pair.x, &mut pair.y, len);
                flipped ^= m.flipped;
                column.apply(&m);
            }
            None if mend(pair, column, &mut flipped) => {}
            None => flipped ^= division(pair, &mut [&mut *column], len),
        }
    }
    flipped
}

/// `y = 0` where the two are equal: since the last quotient of a batch was too small by 1, and
/// maybe a batch exchanged them after that; or from the beginning. The cofactor of Euclid's last
/// remainder is the smaller one, or else 1. Returns whether they are equal.
fn mend(pair: &mut Pair, column: &mut Cofactors, flipped: &mut bool) -> bool {
    if compare(pair.x, pair.y).is_ne() {
        return false;
    }
    match compare(column.u, column.v) {
        Ordering::Less => {}
        Ordering::Equal => *flipped = true,
        Ordering::Greater => {
            swap(&mut column.u, &mut column.v);
            *flipped = !*flipped;
        }
    }
    pair.y.fill(0);
    add_assign(column.v, column.u);
    true
}
