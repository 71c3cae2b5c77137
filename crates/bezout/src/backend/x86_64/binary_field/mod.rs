// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products, squarings and linear maps of binary fields, with carry-less products of the CPU.
//!
//! Elements are `[u64; N]`, any representative. A product is reduced by folds: what is above `64 N`
//! bits, times `r = x^(64 N) mod f`, is added to what is below.

#![allow(
    unconditional_panic,
    unused_assignments,
    clippy::absurd_extreme_comparisons,
    clippy::manual_is_multiple_of,
    clippy::out_of_bounds_indexing,
    reason = "unrolled loops have steps beyond their end, which are never run"
)]
#![cfg_attr(
    not(feature = "alloc"),
    allow(dead_code, reason = "tables of linear maps are allocated")
)]
// Helpers are inlined into functions that have the CPU's features, which the features themselves
// would prevent; so they are unsafe.
#![allow(unsafe_code, clippy::missing_safety_doc)]

/// Calls a function of the way in which a field reduces. The last way is that of no standard.
macro_rules! by_mode {
    ($folding:expr, $mode:ident => $call:expr) => {
        by_mode!($folding, $mode => $call, otherwise {
            const $mode: u8 = WIDE;
            $call
        })
    };
    ($folding:expr, $mode:ident => $call:expr, otherwise $other:expr) => {{
        if !$folding.wide {
            const $mode: u8 = NARROW;
            $call
        } else if const { N == 2 } && $folding.shifts == Some([1, 64]) {
            const $mode: u8 = HALFWAY;
            $call
        } else if $folding.shifts.is_some() {
            const $mode: u8 = SHIFTS;
            $call
        } else {
            $other
        }
    }};
}

mod batch;
mod chain;
mod computation;
mod fold;
mod halfway;
mod lanes;
mod map;
mod nibbles;
mod product;
mod quarters;
mod register;
mod split;
mod square;
mod wide;

use crate::backend::portable::binary_field::{
    CHAINS, Folding, Maps, Pass, Row, Step, is_quartered,
};
use crate::cpu::Isa;
use crate::ct::Mask;
pub(crate) use computation::{compute, is_served};
use fold::{HALFWAY, NARROW, SHIFTS, WIDE};
use wide::isa;

/// `out = a b`, where this CPU has PCLMULQDQ or, if `VECTOR`, VPCLMULQDQ, which is used where it
/// gains.
#[inline(always)]
pub(crate) fn mul<const N: usize, const VECTOR: bool>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    assert!(isa(VECTOR).available());
    // SAFETY: the CPU has AVX2, PCLMULQDQ and, if `VECTOR`, VPCLMULQDQ.
    unsafe {
        if const { VECTOR && wide::gains(N) } {
            by_mode!(folding, M => wide::mul::<N, M>(out, a, b, folding))
        } else {
            by_mode!(folding, M => product::mul::<N, M>(out, a, b, folding))
        }
    }
}

/// `out = a^(2^times)`, where this CPU has PCLMULQDQ.
#[inline(always)]
pub(crate) fn square_times<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    times: usize,
    folding: &Folding,
) {
    assert!(Isa::Pclmulqdq.available());
    // SAFETY: the CPU has AVX2 and PCLMULQDQ.
    unsafe { by_mode!(folding, M => square::square_times::<N, M>(out, a, times, folding)) }
}

/// `out = a b` without reduction, where this CPU has PCLMULQDQ.
#[inline(always)]
pub(crate) fn mul_unreduced<const N: usize>(out: &mut [[u64; N]; 2], a: &[u64; N], b: &[u64; N]) {
    assert!(Isa::Pclmulqdq.available());
    // SAFETY: the CPU has AVX2 and PCLMULQDQ.
    unsafe { product::mul_unreduced(out, a, b) }
}

/// `(low, high)` of the carry-less product of two words, where this CPU has PCLMULQDQ.
#[inline(always)]
pub(crate) fn word_product(x: u64, y: u64) -> (u64, u64) {
    assert!(Isa::Pclmulqdq.available());
    // SAFETY: the CPU has PCLMULQDQ.
    unsafe { product::word_product(x, y) }
}

/// `out = M a`, where this CPU has AVX2; the matrix is in the order of the portable routine.
#[inline(always)]
pub(crate) fn map<const N: usize>(out: &mut [u64; N], matrix: &[Row], a: &[u64; N]) {
    assert!(Isa::Pclmulqdq.available() && matrix.len() == 16 * N * N);
    // SAFETY: the CPU has AVX2; the routine reads 16 N^2 vectors of the matrix, which are there.
    unsafe { map::map(out, matrix, a) }
}

/// `out = p^2` for the last power of a chain of at most `MAX_STEPS` links, as [`mul`], for a field
/// that [is served](is_served); `maps` has their matrices. Chains that read maps as quarters have
/// more than products in vectors.
#[inline(always)]
pub(crate) fn chain<const N: usize, const VECTOR: bool>(
    out: &mut [u64; N],
    a: &[u64; N],
    steps: &[Step],
    maps: Maps<'_>,
    folding: &Folding,
) {
    assert!(isa(VECTOR).available() && is_served(folding));
    // SAFETY: the CPU has AVX2, PCLMULQDQ and, if `VECTOR`, VPCLMULQDQ.
    unsafe {
        if const { VECTOR && (wide::gains(N) || is_quartered(N)) } {
            by_mode!(folding, M => wide::run::<N, M>(out, a, steps, maps, folding), otherwise unreachable!())
        } else {
            by_mode!(folding, M => chain::run::<N, M>(out, a, steps, maps, folding), otherwise unreachable!())
        }
    }
}

/// The two passes over batches of elements of `words` words, where this CPU has PCLMULQDQ or, if
/// `VECTOR`, VPCLMULQDQ. Fields of standards have them up to five words: of longer elements, a
/// product takes far longer than its call.
pub(crate) fn passes<const VECTOR: bool>(words: usize, folding: &Folding) -> Option<[Pass; 2]> {
    folding.tail?;
    match (words, folding.wide, folding.shifts) {
        (2, false, _) => Some(both::<2, NARROW, VECTOR>()),
        // Two of these are not faster at once.
        (2, true, Some([1, 64])) => Some(both::<2, HALFWAY, false>()),
        (3, false, _) => Some(both::<3, NARROW, VECTOR>()),
        (4, false, _) => Some(both::<4, NARROW, VECTOR>()),
        (4, true, Some(_)) => Some(both::<4, SHIFTS, VECTOR>()),
        (5, false, _) => Some(both::<5, NARROW, VECTOR>()),
        (5, true, Some(_)) => Some(both::<5, SHIFTS, VECTOR>()),
        _ => None,
    }
}

fn both<const N: usize, const MODE: u8, const VECTOR: bool>() -> [Pass; 2] {
    [
        pass::<N, MODE, VECTOR, false>,
        pass::<N, MODE, VECTOR, true>,
    ]
}

fn pass<const N: usize, const MODE: u8, const VECTOR: bool, const BACK: bool>(
    folding: &Folding,
    xs: &mut [u64],
    before: &mut [u64],
    products: &mut [u64],
) -> Mask {
    let whole = xs.len().is_multiple_of(CHAINS * N) && products.len() == CHAINS * N;
    assert!(isa(VECTOR).available() && xs.len() == before.len() && whole);
    // SAFETY: the CPU has AVX2, PCLMULQDQ and, if `VECTOR`, VPCLMULQDQ.
    unsafe {
        if VECTOR {
            batch::in_pairs::<N, MODE, BACK>(folding, xs, before, products)
        } else {
            batch::singly::<N, MODE, BACK>(folding, xs, before, products)
        }
    }
}
