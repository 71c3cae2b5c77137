// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by jump divsteps.

use crate::backend::x86_64::polynomial::prime;
use crate::ct::wipe;
use crate::polynomial::divstep::prime::backwards;
use crate::polynomial::shared::fq::Field;
use crate::polynomial::types::ring::{Coefficients, MAX_DEGREE, Ring};
use subtle::Choice;

/// Whether [`invert`] takes the ring.
pub(crate) fn accepts(ring: &Ring) -> bool {
    matches!(ring.coefficients(), Coefficients::Fq(_)) && prime::accepts(ring.degree(), ring.q())
}

/// `out = a^-1` and yes, or zero and no.
///
/// Timing: depends on the ring.
pub(crate) fn invert(ring: &Ring, out: &mut [u16], a: &[u16]) -> Choice {
    let field = Field::new(ring.q() as u16);
    let d = ring.degree();
    let (mut f, mut g, mut v) = ([0; MAX_DEGREE + 1], [0; MAX_DEGREE], [0; MAX_DEGREE + 1]);
    for (i, f) in f[..=d].iter_mut().enumerate() {
        *f = ring.backwards(i);
    }
    backwards(ring, &field, &mut g[..d], a);
    let (f0, yes) = prime::divsteps(field.q, field.inverse, &f[..=d], &g[..d], &mut v[..=d]);
    let scale = field.reciprocal(field.centered(f0));
    prime::scale(field.q, field.inverse, scale, &v[..=d], &mut out[..d], yes);
    out[d..].fill(0);
    wipe(&mut f);
    wipe(&mut g);
    wipe(&mut v);
    crate::ct::Mask::odd(yes).choice()
}
