// SPDX-License-Identifier: MIT OR Apache-2.0
//! The greatest common divisor.

use super::batches::{Pair, fill, reduce, row};
use crate::limbs_vartime::rows;

/// Limbs of scratch that [`gcd`] needs for operands of `limbs` limbs.
pub(crate) const fn gcd_scratch_limbs<const PREFIX: usize>(limbs: usize) -> usize {
    3 * row::<PREFIX>(limbs)
}

/// `out = gcd(a, b)` for any two numbers of equal length, by prefixes of `PREFIX` limbs (1 or 2) or
/// by `DIGITS`; gcd(0, 0) = 0.
///
/// Timing: depends on the values.
pub(crate) fn gcd<const PREFIX: usize>(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    note!(super::batches::name::<PREFIX>());
    let [x, y, quotient] = rows(scratch, row::<PREFIX>(out.len()));
    fill(x, a);
    fill(y, b);
    let mut pair = Pair { x, y, quotient };
    reduce::<PREFIX, 0>(&mut pair, []);
    out.copy_from_slice(&pair.x[..out.len()]);
}
