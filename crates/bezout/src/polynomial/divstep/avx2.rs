// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps on vectors of 256 bits.

use crate::backend::x86_64::polynomial::ternary;
use crate::ct::Mask;
use crate::polynomial::types::ring::{Coefficients, Ring, Shape};
use subtle::Choice;

/// Whether [`invert_ternary`] takes the ring.
pub(crate) fn accepts_ternary(ring: &Ring) -> bool {
    ring.coefficients() == Coefficients::F3 && ternary::accepts(ring.degree())
}

/// `out = a^-1` and yes, or zero and no, over the field of three elements.
///
/// Timing: depends on the ring.
pub(crate) fn invert_ternary(ring: &Ring, out: &mut [u16], a: &[u16]) -> Choice {
    let modulus = backwards(ring);
    let [yes] = ternary::invert(&modulus, ring.degree(), [out], [a]);
    Mask::odd(yes).choice()
}

/// The same for two elements. Their passes are interleaved where one alone would wait.
pub(crate) fn invert_ternary_pair(
    ring: &Ring,
    out: [&mut [u16]; 2],
    a: [&[u16]; 2],
) -> [Choice; 2] {
    let modulus = backwards(ring);
    let yes = ternary::invert(&modulus, ring.degree(), out, a);
    yes.map(|yes| Mask::odd(yes).choice())
}

/// The planes of the modulus read backwards, packed.
fn backwards(ring: &Ring) -> [[u64; ternary::WORDS]; 2] {
    let (mut planes, d) = ([[0; ternary::WORDS]; 2], ring.degree());
    match ring.shape() {
        Shape::AllOnes => {
            planes[0][..d / 64].fill(u64::MAX);
            planes[0][d / 64] = u64::MAX >> (63 - d % 64);
        }
        // 1 - x^(d-1) - x^d; for d = 1 there is no ring.
        Shape::Prime => {
            planes[0][0] = 1;
            for i in [d - 1, d] {
                planes[0][i / 64] |= 1 << (i % 64);
                planes[1][i / 64] |= 1 << (i % 64);
            }
        }
    }
    planes
}
