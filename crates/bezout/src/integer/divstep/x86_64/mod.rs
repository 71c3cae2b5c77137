// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps by the assembly for x86-64: the same batches as in portable code, each with the update of the
//! batch before it interleaved.

pub(crate) mod multi_lane;
#[cfg(test)]
mod tests;

use super::batches::{batches, batches_of, batches_until_zero, reduces, spare, spare_of};
use super::form::Form;
use super::steps::BATCH;
use crate::backend::x86_64::integer::extension::{Extension, Ifma};
use crate::backend::x86_64::integer::long_invert::{self, Looped};
use crate::backend::x86_64::integer::{gcd, invert, jacobi};
use crate::ct::Mask;
use crate::integer::modulus_ref::ModulusRef;
use crate::integer::montgomery;
use crate::limbs::keep_if;
use crate::symbol::Symbol;
use core::marker::PhantomData;
use subtle::Choice;

/// Divsteps with vectors of an extension, for numbers that it takes.
pub(crate) struct Vectors<E>(PhantomData<E>);

impl<E: Extension> Form for Vectors<E> {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        invert_by(out, x, m, scratch, BATCH, invert::invert::<E>)
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], _: &mut [u64]) {
        let bits = 64 * f.len();
        gcd::gcd_odd::<E>(out, f, g, batches(bits), spare(bits));
    }
}

/// As [`Form::invert`] by IFMA, in batches of 51.
#[inline(always)]
pub(crate) fn invert_ifma(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    invert_by(out, x, m, scratch, Ifma::BATCH, long_invert::invert::<Ifma>)
}

/// An inverse by batches of so many steps.
#[inline(always)]
fn invert_by(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
    batch: usize,
    run: impl FnOnce(&mut [u64], &invert::Job<'_>) -> Mask,
) -> Choice {
    let job = |x, bits| invert::Job {
        x,
        m: m.limbs(),
        inverse64: m.inverse64(),
        bits,
        batches: batches_of(batch, bits),
        spare: spare_of(batch, bits),
    };
    if !reduces(m, x.len()) {
        return run(out, &job(x, 64 * x.len())).choice();
    }
    // For a modulus of a shorter public length: `x / R` is below it, and `R / x` divided by R is the inverse of `x`.
    let reduced = &mut scratch[..x.len()];
    reduced.copy_from_slice(x);
    montgomery::redc(reduced, m);
    let yes = run(out, &job(reduced, m.bits()));
    crate::ct::wipe(reduced);
    montgomery::redc(out, m);
    keep_if(out, yes);
    yes.choice()
}

/// As the portable form, for numbers of at most [`LONGEST`](crate::backend::x86_64::integer::routines::LONGEST) words.
///
/// Timing: depends on the number of limbs. Source: \[Por20b, Wui21\].
#[inline(always)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], _: &mut [u64]) -> Symbol {
    jacobi::jacobi(x, n, batches_until_zero(64 * n.len()))
}
