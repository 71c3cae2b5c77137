// SPDX-License-Identifier: MIT OR Apache-2.0
//! The greatest common divisor.

use super::batches::{Pair, reduce};
use crate::limbs_vartime::rows;

/// Limbs of scratch that [`gcd`] needs for operands of `limbs` limbs.
pub(crate) const fn gcd_scratch_limbs(limbs: usize) -> usize {
    3 * limbs
}

/// `out = gcd(a, b)` for any two numbers of equal length, by prefixes of `PREFIX` limbs (1 or 2);
/// gcd(0, 0) = 0.
///
/// Timing: depends on the values.
pub(crate) fn gcd<const PREFIX: usize>(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    let n = out.len();
    let [x, y, quotient] = rows(scratch, n);
    x.copy_from_slice(a);
    y.copy_from_slice(b);
    let mut pair = Pair { x, y, quotient };
    reduce::<PREFIX>(&mut pair, None);
    out.copy_from_slice(pair.x);
}
