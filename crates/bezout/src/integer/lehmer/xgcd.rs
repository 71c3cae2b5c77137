// SPDX-License-Identifier: MIT OR Apache-2.0
//! Bézout cofactors.

#[cfg(target_arch = "x86_64")]
use super::batches::DIGITS;
use super::batches::{Pair, fill, reduce, row};
use crate::integer::shared::cofactor::{center, other, trivial};
use crate::integer::shared::transition::Cofactors;
use crate::limbs_vartime::{is_zero, reverse_sub_assign, rows};

/// Limbs of scratch that [`xgcd`] needs for operands of `limbs` limbs.
pub(crate) const fn xgcd_scratch_limbs<const PREFIX: usize>(limbs: usize) -> usize {
    let rows = if PREFIX == BOTH { 7 } else { 5 };
    rows * row::<PREFIX>(limbs)
}

/// `g = gcd(a, b) = s a + t b` for any two numbers, all of equal length, by prefixes of `PREFIX`
/// limbs (1 or 2), or `DIGITS`. `s` and `t` get magnitudes. The result says which of them is
/// negative.
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
    note!(super::batches::name::<PREFIX>());
    if trivial(g, s, t, a, b) {
        return (false, false);
    }
    let n = g.len();
    if PREFIX == BOTH {
        return both::<PREFIX>(g, s, t, a, b, scratch);
    }
    let [x, y, quotient, u, v] = rows(scratch, row::<PREFIX>(n));
    fill(x, b);
    fill(y, a);
    let mut pair = Pair { x, y, quotient };
    let mut cofactors = Cofactors::new(u, v, (0, 1));
    let flipped = reduce::<PREFIX, 1>(&mut pair, [&mut cofactors]);
    g.copy_from_slice(&pair.x[..n]);
    s.copy_from_slice(&cofactors.u[..n]);
    // g = -s u a (mod b), and the row of zero is b / g.
    let (s_negative, _) = center(s, !flipped, &cofactors.v[..n]);
    let t_negative = other(t, g, (s, s_negative), a, b, scratch);
    (s_negative, t_negative)
}

/// The prefix for which a second column costs less than an exact division.
#[cfg(target_arch = "x86_64")]
const BOTH: usize = DIGITS;
#[cfg(not(target_arch = "x86_64"))]
const BOTH: usize = usize::MAX;

fn both<const PREFIX: usize>(
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> (bool, bool) {
    let n = g.len();
    let [x, y, quotient, u, v, first_u, first_v] = rows(scratch, row::<PREFIX>(n));
    fill(x, b);
    fill(y, a);
    let mut pair = Pair { x, y, quotient };
    let mut of_a = Cofactors::new(u, v, (0, 1));
    let mut of_b = Cofactors::new(first_u, first_v, (1, 0));
    let flipped = reduce::<PREFIX, 2>(&mut pair, [&mut of_a, &mut of_b]);
    g.copy_from_slice(&pair.x[..n]);
    s.copy_from_slice(&of_a.u[..n]);
    t.copy_from_slice(&of_b.u[..n]);
    // g = s (u' b - u a), and the row of zero is (a / g) b - (b / g) a.
    let (s_negative, moved) = center(s, !flipped, &of_a.v[..n]);
    if moved {
        reverse_sub_assign(t, &of_b.v[..n]);
    }
    (s_negative, (flipped ^ moved) && !is_zero(t))
}
