// SPDX-License-Identifier: MIT OR Apache-2.0
//! Bézout cofactors.

use super::batches::{Pair, reduce};
use crate::integer::shared::cofactor::{center, other, trivial};
use crate::integer::shared::transition::Cofactors;
use crate::limbs_vartime::rows;

/// Limbs of scratch that [`xgcd`] needs for operands of `limbs` limbs.
pub(crate) const fn xgcd_scratch_limbs(limbs: usize) -> usize {
    5 * limbs
}

/// `g = gcd(a, b) = s a + t b` for any two numbers, all of equal length, by prefixes of `PREFIX` limbs
/// (1 or 2). `s` and `t` get magnitudes. The result says which of them is negative.
///
/// The cofactors are canonical: (0, 1) for a = b > 0; s = 1 if b = 0 or b = 2 g, t = 1 if a = 0 or
/// a = 2 g; and otherwise |s| < b / 2g, |t| < a / 2g. gcd(0, 0) gives (0, 0, 0).
///
/// Timing: depends on the values.
pub(crate) fn xgcd<const PREFIX: usize>(
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> (bool, bool) {
    if trivial(g, s, t, a, b) {
        return (false, false);
    }
    let [x, y, quotient, u, v] = rows(scratch, g.len());
    x.copy_from_slice(b);
    y.copy_from_slice(a);
    let mut pair = Pair { x, y, quotient };
    let mut cofactors = Cofactors::new(u, v, (0, 1));
    let flipped = reduce::<PREFIX>(&mut pair, Some(&mut cofactors));
    g.copy_from_slice(pair.x);
    s.copy_from_slice(cofactors.u);
    // g = -s u a (mod b), and the row of zero is b / g.
    let s_negative = center(s, !flipped, cofactors.v);
    let t_negative = other(t, g, (s, s_negative), a, b, scratch);
    (s_negative, t_negative)
}
