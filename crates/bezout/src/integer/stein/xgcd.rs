// SPDX-License-Identifier: MIT OR Apache-2.0
//! Bézout cofactors.

use super::batches::{Pair, Progress, finish, reduce};
use super::update::divide_by_power;
use crate::integer::shared::cofactor::{center, other, trivial};
use crate::integer::shared::transition::Cofactors;
use crate::limbs_vartime::{rows, shl_assign, shr_assign, trailing_zeros};
use crate::word::invert_mod_2_64;

/// Limbs of scratch that [`xgcd`] needs for operands of `limbs` limbs.
pub(crate) const fn xgcd_scratch_limbs(limbs: usize) -> usize {
    6 * limbs + 2
}

/// `g = gcd(a, b) = s a + t b` for any two numbers, all of equal length. `s` and `t` get
/// magnitudes. The result says which of them is negative.
///
/// The cofactors are canonical: (0, 1) for a = b > 0; s = 1 if b = 0 or b = 2 g, t = 1 if a = 0 or
/// a = 2 g; and otherwise |s| < b / 2g, |t| < a / 2g. gcd(0, 0) gives (0, 0, 0).
///
/// Timing: depends on the values.
pub(crate) fn xgcd(
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> (bool, bool) {
    note!("stein/portable");
    if trivial(g, s, t, a, b) {
        return (false, false);
    }
    // The one with fewer factors of two is odd without the common ones. If that is a, its
    // cofactor follows from that of b; the canonical pair is the same (b / g is even then, a / g
    // is odd, so that neither has a choice of sign).
    if trailing_zeros(b) <= trailing_zeros(a) {
        let s_negative = cofactor_of(g, s, a, b, scratch);
        (s_negative, other(t, g, (s, s_negative), a, b, scratch))
    } else {
        let t_negative = cofactor_of(g, t, b, a, scratch);
        (other(s, g, (t, t_negative), b, a, scratch), t_negative)
    }
}

/// `g = gcd(p, q)` and the cofactor of p modulo q / g closest to 0, for q with at most as many
/// factors of two as p. Returns whether it is negative.
fn cofactor_of(g: &mut [u64], out: &mut [u64], p: &[u64], q: &[u64], scratch: &mut [u64]) -> bool {
    let n = g.len();
    let (numbers, rest) = scratch.split_at_mut(4 * n);
    let [x, y, spare_x, spare_y] = rows(numbers, n);
    // One more limb: a batch that reaches x = 0 shifts the row of y up for the rest of its 64 bits.
    let [u, v] = rows(rest, n + 1);
    let zeros = trailing_zeros(q);
    x.copy_from_slice(p);
    y.copy_from_slice(q);
    shr_assign(x, zeros);
    shr_assign(y, zeros);
    let mut pair = Pair {
        x,
        y,
        spare_x,
        spare_y,
    };
    let mut cofactors = Cofactors::new(u, v, (1, 0));
    let mut at = Progress::default();
    let len = reduce(&mut pair, Some(&mut cofactors), &mut at);
    g.fill(0);
    if len == 1 {
        g[0] = finish(&pair, Some(&mut cofactors), &mut at);
    } else {
        g[..len].copy_from_slice(&pair.y[..len]);
    }
    // Without what a batch shifted after x = 0, v is at most q / g.
    let excess = trailing_zeros(cofactors.v).min(at.shift);
    shr_assign(cofactors.v, excess);
    at.shift -= excess;
    shl_assign(g, zeros);
    // The row of 0 is q / g; 2^shift g = -s v p (mod q).
    let order = &cofactors.u[..n];
    divide_by_power(
        cofactors.v,
        order,
        invert_mod_2_64(order[0]).wrapping_neg(),
        at.shift,
    );
    out.copy_from_slice(&cofactors.v[..n]);
    center(out, !at.flipped, order).0
}
