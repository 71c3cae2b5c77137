// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which form of divsteps runs: the one selector of inverses, gcds, cofactors and symbols.

use super::form::Form;
#[cfg(target_pointer_width = "32")]
use super::word32::Word32;
#[cfg(not(target_pointer_width = "32"))]
use super::word64::Word64;
#[cfg(target_arch = "x86_64")]
use super::x86_64::{self, invert::Vectors};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::invert::{Avx2, Avx512};
use crate::cpu::Isa;
use crate::integer::modulus_ref::ModulusRef;
use subtle::Choice;

/// The portable form for this target: 32-bit CPUs have no product of more than 64 bits.
#[cfg(not(target_pointer_width = "32"))]
pub(crate) type Portable = Word64;
/// The portable form for this target: 32-bit CPUs have no product of more than 64 bits.
#[cfg(target_pointer_width = "32")]
pub(crate) type Portable = Word32;

/// Limbs from which one call is long enough to pay for registers of 512 bits.
///
/// After a pause they run at half speed for some 50 microseconds on several CPUs.
#[cfg(target_arch = "x86_64")]
const WIDE: usize = 64;

/// The instruction set whose form inverts and finds gcds of numbers of so many limbs.
#[inline(always)]
pub(crate) fn select(limbs: usize) -> Isa {
    #[cfg(target_arch = "x86_64")]
    {
        let fits = limbs <= x86_64::LIMBS;
        if fits && Isa::Avx512.chosen(limbs >= WIDE) {
            return Isa::Avx512;
        }
        if fits && Isa::Avx2.chosen(true) {
            return Isa::Avx2;
        }
    }
    let _ = limbs;
    Isa::Portable
}

/// The same for Jacobi symbols, which have no form for AVX-512.
#[inline(always)]
pub(crate) fn select_jacobi(limbs: usize) -> Isa {
    #[cfg(target_arch = "x86_64")]
    if limbs <= x86_64::jacobi::LIMBS && Isa::Avx2.chosen(true) {
        return Isa::Avx2;
    }
    let _ = limbs;
    Isa::Portable
}

/// The longest numbers, in bits, that are inverted in the lanes of vectors.
#[cfg(target_arch = "x86_64")]
const LANES_BITS: usize = x86_64::multi_lane::BITS;

/// The instruction set in whose lanes the next of `count` independent inversions of `bits` bits are done
/// together; [`lanes`] of them.
///
/// A group takes as long as if all of its lanes were in use. Long numbers have other ways to fill vectors.
#[inline(always)]
pub(crate) fn select_each(count: usize, bits: usize) -> Isa {
    #[cfg(target_arch = "x86_64")]
    {
        let least = match bits {
            0..=2048 => 5,
            2049..=LANES_BITS => 7,
            _ => usize::MAX,
        };
        if count >= least && Isa::Avx512.chosen(bits >= 64 * WIDE) {
            return Isa::Avx512;
        }
        let least = match bits {
            0..=384 => 2,
            385..=1024 => 3,
            _ => usize::MAX,
        };
        if count >= least && Isa::Avx2.chosen(true) {
            return Isa::Avx2;
        }
    }
    let _ = (count, bits);
    Isa::Portable
}

/// How many inversions an instruction set does together.
#[inline(always)]
pub(crate) const fn lanes(isa: Isa) -> usize {
    match isa {
        Isa::Avx512 => 8,
        Isa::Avx2 => 4,
        _ => 1,
    }
}

/// The form that [`select`] names.
pub(crate) struct Best;

impl Form for Best {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        match select(x.len()) {
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => Vectors::<Avx512>::invert(out, x, m, scratch),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => Vectors::<Avx2>::invert(out, x, m, scratch),
            _ => Portable::invert(out, x, m, scratch),
        }
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        match select(f.len()) {
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => Vectors::<Avx512>::gcd_odd(out, f, g, scratch),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => Vectors::<Avx2>::gcd_odd(out, f, g, scratch),
            _ => Portable::gcd_odd(out, f, g, scratch),
        }
    }
}
