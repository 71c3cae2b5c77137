// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products and squarings of binary fields with PMULL, the carry-less product of two words, from
//! vector register to vector register.

#![allow(unsafe_code)]
#![allow(
    unused_unsafe,
    reason = "older compilers have intrinsics as unsafe functions"
)]

mod fold;
mod product;
mod square;

use crate::backend::portable::binary_field::Folding;
use crate::cpu::Isa;

/// `out = a b`, where this CPU has PMULL.
#[inline(always)]
pub(crate) fn mul<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    assert!(Isa::Pmull.available());
    // SAFETY: the CPU has PMULL.
    unsafe {
        match folding.wide {
            true => product::mul::<N, true>(out, a, b, folding),
            false => product::mul::<N, false>(out, a, b, folding),
        }
    }
}

/// `out = a b` without reduction, where this CPU has PMULL.
#[inline(always)]
pub(crate) fn mul_unreduced<const N: usize>(out: &mut [[u64; N]; 2], a: &[u64; N], b: &[u64; N]) {
    assert!(Isa::Pmull.available());
    // SAFETY: the CPU has PMULL.
    unsafe { product::mul_unreduced(out, a, b) }
}

/// `out = a^(2^times)`, where this CPU has PMULL.
#[inline(always)]
pub(crate) fn square_times<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    times: usize,
    folding: &Folding,
) {
    assert!(Isa::Pmull.available());
    // SAFETY: the CPU has PMULL.
    unsafe {
        match folding.wide {
            true => square::square_times::<N, true>(out, a, times, folding),
            false => square::square_times::<N, false>(out, a, times, folding),
        }
    }
}

/// `(low, high)` of the carry-less product of two words, where this CPU has PMULL.
#[inline(always)]
pub(crate) fn word_product(x: u64, y: u64) -> (u64, u64) {
    assert!(Isa::Pmull.available());
    // SAFETY: the CPU has PMULL.
    unsafe { product::word_product(x, y) }
}
