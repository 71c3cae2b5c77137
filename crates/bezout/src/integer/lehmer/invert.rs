// SPDX-License-Identifier: MIT OR Apache-2.0
//! The modular inverse.

use super::batches::{Pair, fill, reduce, row};
use crate::integer::shared::transition::Cofactors;
use crate::limbs_vartime::{is_word, is_zero, reverse_sub_assign, rows};

/// Limbs of scratch that [`invert`] needs for a modulus of `limbs` limbs.
pub(crate) const fn invert_scratch_limbs<const PREFIX: usize>(limbs: usize) -> usize {
    5 * row::<PREFIX>(limbs)
}

/// Writes `x^-1 mod m`, in [0, m), to `out` and returns true, for any x and any m >= 1, odd or
/// even, all of equal length. Uses prefixes of `PREFIX` limbs (1 or 2), or `DIGITS`. Returns false
/// and zeroes `out` if x and m are not coprime or m = 0. Modulo 1 the inverse of every number is 0.
///
/// Timing: depends on the values.
pub(crate) fn invert<const PREFIX: usize>(
    out: &mut [u64],
    x: &[u64],
    m: &[u64],
    scratch: &mut [u64],
) -> bool {
    note!(super::batches::name::<PREFIX>());
    let n = out.len();
    out.fill(0);
    if is_zero(m) || is_word(m, 1) {
        return !is_zero(m);
    }
    let [first, second, quotient, u, v] = rows(scratch, row::<PREFIX>(n));
    fill(first, m);
    fill(second, x);
    let mut pair = Pair {
        x: first,
        y: second,
        quotient,
    };
    let mut cofactors = Cofactors::new(u, v, (0, 1));
    let flipped = reduce::<PREFIX, 1>(&mut pair, [&mut cofactors]);
    if !is_word(pair.x, 1) {
        return false;
    }
    // 1 = -s u x (mod m), 0 < u < m
    out.copy_from_slice(&cofactors.u[..n]);
    if !flipped {
        reverse_sub_assign(out, m);
    }
    true
}
