// SPDX-License-Identifier: MIT OR Apache-2.0
//! The selector of the form of divsteps, for inverses, gcds, cofactors and symbols.

use super::form::Form;
#[cfg(target_pointer_width = "32")]
use super::word32::Word32;
#[cfg(not(target_pointer_width = "32"))]
use super::word64::Word64;
#[cfg(target_arch = "x86_64")]
use super::x86_64::{Vectors, invert_ifma};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::extension::{Avx2, Avx512, Extension};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::routines::{LONGEST, LONGEST_IN_LANES, LONGEST_LOOPED};
#[cfg(target_arch = "x86_64")]
use crate::cpu::Family;
use crate::cpu::Isa;
use crate::integer::modulus_ref::ModulusRef;
#[cfg(target_arch = "x86_64")]
use crate::integer::tuning::{is_ifma, is_wide, select_lanes};
use subtle::Choice;

/// The portable form for this target: 32-bit CPUs have no product of more than 64 bits.
#[cfg(not(target_pointer_width = "32"))]
pub(crate) type Portable = Word64;
/// The portable form for this target: 32-bit CPUs have no product of more than 64 bits.
#[cfg(target_pointer_width = "32")]
pub(crate) type Portable = Word32;

/// The instruction set whose form computes inverses of numbers of `limbs` limbs.
#[inline(always)]
pub(crate) fn select_invert(limbs: usize) -> Isa {
    #[cfg(target_arch = "x86_64")]
    if limbs <= LONGEST_LOOPED && Isa::Ifma.chosen(is_ifma(limbs)) {
        return Isa::Ifma;
    }
    select_gcd(limbs)
}

/// The instruction set whose form computes gcds of numbers of `limbs` limbs, and inverses where there is no better one.
#[inline(always)]
pub(crate) fn select_gcd(limbs: usize) -> Isa {
    #[cfg(target_arch = "x86_64")]
    {
        if Avx512::takes(limbs) && Isa::Avx512.chosen(is_wide(limbs)) {
            return Isa::Avx512;
        }
        if Avx2::takes(limbs) && Isa::Avx2.chosen(true) {
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
    if limbs <= LONGEST && Isa::Avx2.chosen(true) {
        return Isa::Avx2;
    }
    let _ = limbs;
    Isa::Portable
}

/// The instruction set for the next group of `count` independent inversions of `bits` bits. It inverts
/// [`lanes`] numbers together.
///
/// A group takes the same time however many of its lanes are in use. For long numbers other forms fill
/// the vectors.
#[inline(always)]
pub(crate) fn select_each(count: usize, bits: usize) -> Isa {
    #[cfg(target_arch = "x86_64")]
    if bits <= LONGEST_IN_LANES {
        return select_lanes(Family::here(), count, bits, Isa::chosen);
    }
    let _ = (count, bits);
    Isa::Portable
}

/// The number of inversions that an instruction set runs together.
#[inline(always)]
pub(crate) const fn lanes(isa: Isa) -> usize {
    match isa {
        Isa::Avx512 => 8,
        Isa::Avx2 => 4,
        _ => 1,
    }
}

/// The form that [`select_invert`] and [`select_gcd`] name.
pub(crate) struct Best;

impl Form for Best {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        match select_invert(x.len()) {
            #[cfg(target_arch = "x86_64")]
            Isa::Ifma => invert_ifma(out, x, m, scratch),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => Vectors::<Avx512>::invert(out, x, m, scratch),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => Vectors::<Avx2>::invert(out, x, m, scratch),
            _ => Portable::invert(out, x, m, scratch),
        }
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        match select_gcd(f.len()) {
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => Vectors::<Avx512>::gcd_odd(out, f, g, scratch),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => Vectors::<Avx2>::gcd_odd(out, f, g, scratch),
            _ => Portable::gcd_odd(out, f, g, scratch),
        }
    }
}

/// IFMA for inverses, and the form that [`select_gcd`] names for gcds: for the registry.
#[cfg(all(target_arch = "x86_64", feature = "kernels"))]
pub(crate) struct WithIfma;

#[cfg(all(target_arch = "x86_64", feature = "kernels"))]
impl Form for WithIfma {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        invert_ifma(out, x, m, scratch)
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        Best::gcd_odd(out, f, g, scratch);
    }
}

/// As [`Best`], for numbers of `L` limbs. What the portable form needs as scratch is made, and zeroed, where that form runs: of
/// a call with vectors, the zeros would be a thirtieth of the time at four limbs. So scratch has `L` words for an inverse,
/// and none for a gcd.
pub(crate) struct OfLength<const L: usize>;

#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(
        unused_variables,
        reason = "other CPUs have the portable form alone, and it makes its own scratch"
    )
)]
impl<const L: usize> Form for OfLength<L> {
    #[inline(always)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        match select_invert(L) {
            #[cfg(target_arch = "x86_64")]
            Isa::Ifma => invert_ifma(out, x, m, scratch),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => Vectors::<Avx512>::invert(out, x, m, scratch),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => Vectors::<Avx2>::invert(out, x, m, scratch),
            _ => portable_invert::<L>(out, x, m),
        }
    }

    #[inline(always)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        match select_gcd(L) {
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 => Vectors::<Avx512>::gcd_odd(out, f, g, scratch),
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 => Vectors::<Avx2>::gcd_odd(out, f, g, scratch),
            _ => portable_gcd_odd::<L>(out, f, g),
        }
    }
}

/// Rows of `L` words that are enough for the portable form: one word takes the most.
const ROWS: usize = 10;

#[inline(never)]
fn portable_invert<const L: usize>(out: &mut [u64], x: &[u64], m: ModulusRef<'_>) -> Choice {
    const { assert!(super::invert::scratch(L) <= ROWS * L) };
    let (out, x, mut rows) = (&mut out[..L], &x[..L], [[0; L]; ROWS]);
    // With its length known, the forms for other lengths are not linked.
    let m = ModulusRef::from_parts(&m.limbs()[..L], m.inverse64(), m.bits());
    Portable::invert(out, x, m, rows.as_flattened_mut())
}

#[inline(never)]
fn portable_gcd_odd<const L: usize>(out: &mut [u64], f: &[u64], g: &[u64]) {
    const { assert!(super::gcd::scratch(L) <= ROWS * L) };
    let (out, f, g, mut rows) = (&mut out[..L], &f[..L], &g[..L], [[0; L]; ROWS]);
    Portable::gcd_odd(out, f, g, rows.as_flattened_mut());
}
