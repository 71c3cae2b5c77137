// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps on vectors of 256 bits.

use super::super::ring::{Coefficients, Ring};
use crate::backend::x86_64::polynomial::ternary;
use crate::ct::Mask;
use subtle::Choice;

/// Whether [`invert_ternary`] takes the ring.
pub(crate) fn accepts_ternary(ring: &Ring) -> bool {
    ring.coefficients() == Coefficients::F3 && ternary::accepts(ring.degree())
}

/// `out = a^-1` and yes, or zero and no, over the field of three elements.
///
/// Timing: depends on the ring.
pub(crate) fn invert_ternary(
    ring: &Ring,
    out: &mut [u16],
    a: &[u16],
    _scratch: &mut [u64],
) -> Choice {
    let modulus = ternary::modulus(ring.degree(), |i| ring.backwards(i));
    let yes = ternary::invert(&modulus, ring.degree(), out, a);
    Mask::odd(yes).choice()
}
