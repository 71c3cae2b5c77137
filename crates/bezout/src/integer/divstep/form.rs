// SPDX-License-Identifier: MIT OR Apache-2.0
//! The common interface of all forms of divsteps.

use crate::integer::modulus_ref::ModulusRef;
use subtle::Choice;

/// One form of the algorithm. All forms compute the same matrices, batch by batch.
pub(crate) trait Form {
    /// Writes `x^-1 mod m` to `out` and returns yes. Writes zero and returns no if there is none.
    /// Timing: depends on the number of limbs and on `m.bits()`.
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice;

    /// `out = gcd(f, g)` for odd `f` and any `g` of the same length. Timing: depends on that length.
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]);
}
