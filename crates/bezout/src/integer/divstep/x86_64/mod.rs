// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps by the assembly for x86-64: the same batches as in portable code, each with the update of the
//! batch before it interleaved.

pub(crate) mod multi_lane;
#[cfg(test)]
mod tests;

use super::batches::{batches, batches_until_zero, reduces, spare};
use super::form::Form;
use crate::backend::x86_64::integer::extension::Extension;
use crate::backend::x86_64::integer::{gcd, invert, jacobi};
use crate::integer::modulus_ref::ModulusRef;
use crate::integer::montgomery;
use crate::limbs::keep_if;
use crate::symbol::Symbol;
use core::marker::PhantomData;
use subtle::Choice;

/// Divsteps with vectors of an extension, for numbers up to the longest bucket.
pub(crate) struct Vectors<E>(PhantomData<E>);

impl<E: Extension> Form for Vectors<E> {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        if reduces(m, x.len()) {
            return invert_short::<E>(out, x, m, scratch);
        }
        let bits = 64 * x.len();
        let job = invert::Job {
            x,
            m: m.limbs(),
            inverse64: m.inverse64(),
            bits,
            batches: batches(bits),
            spare: spare(bits),
        };
        invert::invert::<E>(out, &job).choice()
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], _: &mut [u64]) {
        let bits = 64 * f.len();
        gcd::gcd_odd::<E>(out, f, g, batches(bits), spare(bits));
    }
}

/// The inverse for a modulus of a shorter public length: `x / R` is below it, and `R / x` divided by R is
/// the inverse of `x`.
#[inline(always)]
fn invert_short<E: Extension>(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    let reduced = &mut scratch[..x.len()];
    reduced.copy_from_slice(x);
    montgomery::redc(reduced, m);
    let job = invert::Job {
        x: reduced,
        m: m.limbs(),
        inverse64: m.inverse64(),
        bits: m.bits(),
        batches: batches(m.bits()),
        spare: spare(m.bits()),
    };
    let yes = invert::invert::<E>(out, &job);
    crate::ct::wipe(reduced);
    montgomery::redc(out, m);
    keep_if(out, yes);
    yes.choice()
}

/// As the portable form, for numbers up to the longest bucket.
///
/// Timing: depends on the number of limbs. Source: \[Por20b, Wui21\].
#[inline(always)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], _: &mut [u64]) -> Symbol {
    jacobi::jacobi(x, n, batches_until_zero(64 * n.len()))
}
