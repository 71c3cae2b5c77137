// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whole computations of a caller, in functions that have the CPU's instructions.

use super::fold::{Blocks, Constants, NARROW, SHIFTS, constants, load, reduce, store};
use super::{product, wide};
use crate::backend::computation::{Arithmetic, Computation};
use crate::backend::portable::binary_field::Folding;
use crate::cpu::Isa;
use core::arch::x86_64::*;

/// Elements in registers; `VECTOR` is whether 256 bits of them are multiplied at once.
///
/// *Invariant:* made by the functions below alone, which run where the CPU has the instructions.
#[derive(Clone, Copy)]
struct Registers<const N: usize, const MODE: u8, const VECTOR: bool> {
    constants: Constants,
}

impl<const N: usize, const MODE: u8, const VECTOR: bool> Registers<N, MODE, VECTOR> {
    #[inline(always)]
    fn full(a: &Blocks, b: &Blocks) -> super::fold::Product {
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe {
            if VECTOR && wide::gains(N) {
                wide::full::<N>(a, b)
            } else {
                product::full::<N>(a, b)
            }
        }
    }
}

impl<const N: usize, const MODE: u8, const VECTOR: bool> Arithmetic<N>
    for Registers<N, MODE, VECTOR>
{
    type Element = Blocks;

    #[inline(always)]
    fn load(&self, words: &[u64; N]) -> Blocks {
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe { load(words) }
    }

    #[inline(always)]
    fn store(&self, a: Blocks) -> [u64; N] {
        let mut out = [0; N];
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe { store(&mut out, &a) };
        out
    }

    #[inline(always)]
    fn add(&self, a: Blocks, b: Blocks) -> Blocks {
        let mut out = a;
        unroll!(i < BLOCKS; {
            if 2 * i < N {
                // SAFETY: every x86-64 CPU has SSE2.
                out[i] = unsafe { _mm_xor_si128(a[i], b[i]) };
            }
        });
        out
    }

    #[inline(always)]
    fn multiply(&self, a: Blocks, b: Blocks) -> Blocks {
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe { reduce::<N, MODE>(Self::full(&a, &b), &self.constants) }
    }

    #[inline(always)]
    fn sum_of_products(&self, a: Blocks, b: Blocks, c: Blocks, d: Blocks) -> Blocks {
        let (mut sum, other) = (Self::full(&a, &b), Self::full(&c, &d));
        unroll!(i < DOUBLE; {
            if i < N + 1 {
                // SAFETY: every x86-64 CPU has SSE2.
                sum[i] = unsafe { _mm_xor_si128(sum[i], other[i]) };
            }
        });
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe { reduce::<N, MODE>(sum, &self.constants) }
    }

    #[inline(always)]
    fn square(&self, a: Blocks) -> Blocks {
        // SAFETY: by the invariant the CPU has the instructions.
        unsafe { product::squares_of::<N, MODE>(&a, 1, &self.constants) }
    }
}

#[target_feature(enable = "avx2,pclmulqdq")]
fn narrow<const N: usize, const MODE: u8, C: Computation<N>>(c: C, folding: &Folding) -> C::Output {
    // SAFETY: this function has the features; see `SAFETY.md`.
    let constants = unsafe { constants(folding) };
    c.run(Registers::<N, MODE, false> { constants })
}

#[target_feature(enable = "avx2,pclmulqdq,vpclmulqdq")]
fn vector<const N: usize, const MODE: u8, C: Computation<N>>(c: C, folding: &Folding) -> C::Output {
    // SAFETY: this function has the features; see `SAFETY.md`.
    let constants = unsafe { constants(folding) };
    c.run(Registers::<N, MODE, true> { constants })
}

/// Whether fields that reduce so have computations in registers. The others are of no standard, and each way multiplies
/// the code of every computation.
#[inline(always)]
pub(crate) fn is_served(folding: &Folding) -> bool {
    !folding.wide || folding.shifts.is_some()
}

/// Runs a computation, where this CPU has PCLMULQDQ, for a field that is served.
#[inline]
pub(crate) fn compute<const N: usize, C: Computation<N>>(c: C, folding: &Folding) -> C::Output {
    assert!(Isa::Pclmulqdq.available() && is_served(folding));
    // SAFETY: the CPU has AVX2 and PCLMULQDQ.
    unsafe {
        if folding.wide {
            narrow::<N, SHIFTS, C>(c, folding)
        } else {
            narrow::<N, NARROW, C>(c, folding)
        }
    }
}

/// Whether products of elements of so many words gain by VPCLMULQDQ.
pub(crate) const fn gains_by_vectors(words: usize) -> bool {
    wide::gains(words)
}

/// Runs a computation, where this CPU has VPCLMULQDQ, for a field that is served.
#[inline]
pub(crate) fn compute_wide<const N: usize, C: Computation<N>>(
    c: C,
    folding: &Folding,
) -> C::Output {
    assert!(Isa::Vpclmulqdq.available() && is_served(folding));
    // SAFETY: the CPU has AVX2, PCLMULQDQ and VPCLMULQDQ.
    unsafe {
        if folding.wide {
            vector::<N, SHIFTS, C>(c, folding)
        } else {
            vector::<N, NARROW, C>(c, folding)
        }
    }
}
