// SPDX-License-Identifier: MIT OR Apache-2.0
//! Square roots, from those of the upper halves \[BZ10, algorithm 1.12\].

use crate::divide::div_rem;
use crate::limbs::{
    Limbs, add_assign, bits, difference, low, natural, shifted_left, shifted_right, squared,
    sub_assign, trim,
};
use alloc::vec::Vec;

/// `floor(sqrt(x))`, without zero limbs on top.
///
/// *Timing:* variable. *Cost:* about that of a division of `x` by its root, twice.
///
/// ```
/// assert_eq!(bezout_large::isqrt(&[80]), [8]);
/// assert_eq!(bezout_large::isqrt(&[0, 0, 81]), [0, 9]);
/// ```
///
/// *Source:* \[BZ10\].
pub fn isqrt(x: &[u64]) -> Vec<u64> {
    with_rest(&natural(x)).0
}

/// The root s and `x - s^2`, which is at most `2 s`.
fn with_rest(x: &Limbs) -> (Limbs, Limbs) {
    if x.len() <= 2 {
        let limb = |i: usize| u128::from(x.get(i).copied().unwrap_or(0));
        let x = limb(0) | limb(1) << 64;
        let root = x.isqrt();
        return (word(root), word(x - root * root));
    }
    // x = a B^2 + b B + c for B = 2^k. The root of a is at least B / 2, so that one correction is
    // enough.
    let k = bits(x) / 4;
    let (top, rest) = with_rest(&shifted_right(x, 2 * k));
    let joined = |above: &Limbs, below: Limbs| {
        let mut out = shifted_left(above, k);
        add_assign(&mut out, &below);
        out
    };
    let dividend = joined(&rest, low_bits(&shifted_right(x, k), k));
    let (q, rest) = div_rem(&dividend, &shifted_left(&top, 1));
    let mut root = joined(&top, q.clone());
    let (mut rest, negative) = difference(&joined(&rest, low_bits(x, k)), &squared(&q));
    if negative && !rest.is_empty() {
        // (s - 1)^2 = s^2 - (2 s - 1).
        sub_assign(&mut root, &[1]);
        let mut twice = shifted_left(&root, 1);
        add_assign(&mut twice, &[1]);
        rest = difference(&twice, &rest).0;
    }
    (root, rest)
}

fn word(x: u128) -> Limbs {
    natural(&[x as u64, (x >> 64) as u64])
}

/// `x mod 2^k`.
fn low_bits(x: &[u64], k: usize) -> Limbs {
    let mut out = low(x, k.div_ceil(64)).to_vec();
    if !k.is_multiple_of(64) && out.len() > k / 64 {
        out[k / 64] &= (1 << (k % 64)) - 1;
    }
    trim(&mut out);
    out
}
