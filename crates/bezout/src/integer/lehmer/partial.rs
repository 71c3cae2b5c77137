// SPDX-License-Identifier: MIT OR Apache-2.0
//! Euclid's algorithm to a bound: its remainders on both sides, with one column of cofactors.

use super::batches::{Pair, division};
use super::steps::{last, two_limbs_above};
use super::update::apply;
use crate::integer::shared::transition::{Cofactors, apply_last};
use crate::integer::shared::window::wide_windows;
use crate::limbs_vartime::{add_assign, compare, is_zero, rows};

/// Limbs of scratch that [`partial`] needs for operands of `limbs` limbs.
pub(crate) const fn partial_scratch_limbs(limbs: usize) -> usize {
    limbs
}

/// Writes x, y, u, v: the first consecutive remainders x, y of Euclid's algorithm for a and b with `y <= limit`, and
/// magnitudes with `x = -s u b` and `y = s v b` modulo a. Returns whether s is -1. All have equal length. If a <= b, the
/// algorithm begins with (b, a), so that `x >= y` always.
///
/// *Invariant:* `v x + u y = a`, and x is above the limit once there was a division. Only the last quotient of a batch may
/// differ from Euclid's, being too small; then `y >= x`, which is above the limit, and the algorithm goes on: with a quotient
/// of 0, or at `y = x` with what is missing. So the pair at the end is one of Euclid's.
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
    let [quotient] = rows(scratch, a.len());
    let mut pair = Pair {
        x: &mut *x,
        y: &mut *y,
        quotient,
    };
    let words = (exchanged as u64, !exchanged as u64);
    let mut column = Cofactors::new(&mut *u, &mut *v, words);
    let (first, of_first) = (pair.x.as_ptr(), column.u.as_ptr());
    let flipped = exchanged ^ reduce_above(&mut pair, &mut column, limit);
    // The steps exchange the rows, not what is in them.
    let (moved, column_moved) = (first != pair.x.as_ptr(), of_first != column.u.as_ptr());
    if moved {
        x.swap_with_slice(y);
    }
    if column_moved {
        u.swap_with_slice(v);
    }
    flipped
}

/// Reduces (x, y) with `x >= y` until y is not above the limit. Returns true if the signs are flipped.
#[inline(always)]
fn reduce_above(pair: &mut Pair, column: &mut Cofactors, limit: &[u64]) -> bool {
    let mut flipped = false;
    let mut len = pair.x.len();
    while compare(pair.y, limit).is_gt() {
        while len > 1 && (pair.x[len - 1] | pair.y[len - 1]) == 0 {
            len -= 1;
        }
        if len == 1 && !mend(pair, column) {
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
            None if mend(pair, column) => {}
            None => flipped ^= division(pair, &mut [&mut *column], len),
        }
    }
    flipped
}

/// `y = x - y = 0` where the two are equal, since the last quotient of a batch was too small by 1; not where they are the
/// first numbers. Returns whether it was so.
fn mend(pair: &mut Pair, column: &mut Cofactors) -> bool {
    let first = is_zero(column.u) || is_zero(column.v);
    let equal = !first && compare(pair.x, pair.y).is_eq();
    if equal {
        pair.y.fill(0);
        add_assign(column.v, column.u);
    }
    equal
}
