// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps by the assembly for x86-64: the same batches as in portable code, each with
//! the update of the batch before it interleaved.

pub(crate) mod multi_lane;
#[cfg(test)]
mod tests;

use super::batches::{batches, batches_of, reduces, spare, spare_of};
use crate::backend::x86_64::integer::engine::Engine;
use crate::backend::x86_64::integer::{gcd, invert};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::limbs::keep_if;
use subtle::Choice;

/// Writes `x^-1 mod m` to `out` and returns yes, for numbers that the engine takes. Writes zero and
/// returns no if there is none.
///
/// Timing: depends on the number of limbs and on `m.bits()`. Source: \[BY19, Wui21\].
#[inline(always)]
pub(crate) fn invert<E: Engine>(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    let job = |x, bits| invert::Job {
        x,
        m: m.limbs(),
        inverse64: m.inverse64(),
        bits,
        batches: batches_of(E::LOOP.batch(), bits),
        spare: spare_of(E::LOOP.batch(), bits),
    };
    if !reduces(m, x.len()) {
        return invert::invert::<E>(out, &job(x, 64 * x.len())).choice();
    }
    // For a modulus of a shorter public length: `x / R` is below it, and `R / x` divided by R is
    // the inverse of `x`.
    let reduced = &mut scratch[..x.len()];
    reduced.copy_from_slice(x);
    montgomery::redc(reduced, m);
    let yes = invert::invert::<E>(out, &job(reduced, m.bits()));
    crate::ct::wipe(reduced);
    montgomery::redc(out, m);
    keep_if(out, yes);
    yes.choice()
}

/// `out = gcd(f, g)` for odd `f` and any `g` of the same length, which the engine takes.
///
/// Timing: depends on that length. Source: \[BY19, Wui21\].
#[inline(always)]
pub(crate) fn gcd_odd<E: Engine>(out: &mut [u64], f: &[u64], g: &[u64]) {
    let bits = 64 * f.len();
    gcd::gcd_odd::<E>(out, f, g, batches(bits), spare(bits));
}
