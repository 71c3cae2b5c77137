// SPDX-License-Identifier: MIT OR Apache-2.0
//! What all forms of divsteps have in common.

use crate::integer::modulus_ref::ModulusRef;
use subtle::Choice;

/// One form of the algorithm. All compute the same, batch by batch.
pub(crate) trait Form {
    /// `out = x^-1 mod m` and yes, or zero and no where there is none. Timing: depends on the number
    /// of limbs and on `m.bits()`.
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice;

    /// `out = gcd(f, g)` for odd `f` and any `g` of the same length. Timing: depends on that length.
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]);
}
