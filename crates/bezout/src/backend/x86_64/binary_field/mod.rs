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
// Helpers are inlined into functions that have the CPU's features, which the features themselves would
// prevent; so they are unsafe.
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

/// The same for a field that [is batched](is_batched).
macro_rules! of_batch {
    ($folding:expr, $mode:ident => $call:expr) => {{
        if !$folding.wide {
            const $mode: u8 = NARROW;
            $call
        } else if const { N == 2 } {
            const $mode: u8 = HALFWAY;
            $call
        } else if const { N > 3 } {
            const $mode: u8 = SHIFTS;
            $call
        } else {
            unreachable!("it is not batched")
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
mod split;
mod square;
mod wide;

use crate::backend::portable::binary_field::{Folding, Maps, Row, Step, is_quartered};
use crate::cpu::Isa;
use crate::ct::Mask;
pub(crate) use batch::{CHAINS, is_batched, is_short};
pub(crate) use computation::{compute, compute_wide, is_served};
use fold::{HALFWAY, NARROW, SHIFTS, WIDE};

/// Whether products of elements of `words` words gain by VPCLMULQDQ. The others are those of PCLMULQDQ.
pub(crate) const fn gains_by_vectors(words: usize) -> bool {
    wide::gains(words)
}

/// Whether chains do. Those that read maps as quarters have more than products in vectors.
pub(crate) const fn chain_gains_by_vectors(words: usize) -> bool {
    wide::gains(words) || is_quartered(words)
}

/// `out = a b`, where this CPU has PCLMULQDQ.
#[inline(always)]
pub(crate) fn mul<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    assert!(Isa::Pclmulqdq.available());
    // SAFETY: the CPU has AVX2 and PCLMULQDQ.
    unsafe { by_mode!(folding, M => product::mul::<N, M>(out, a, b, folding)) }
}

/// `out = a b`, where this CPU has VPCLMULQDQ.
#[inline(always)]
pub(crate) fn mul_wide<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    assert!(Isa::Vpclmulqdq.available());
    // SAFETY: the CPU has AVX2, PCLMULQDQ and VPCLMULQDQ.
    unsafe { by_mode!(folding, M => wide::mul::<N, M>(out, a, b, folding)) }
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

/// `out = p^2` for the last power of a chain of at most `MAX_STEPS` links, where this CPU has
/// PCLMULQDQ, for a field that [is served](is_served); `maps` has their matrices.
#[inline(always)]
pub(crate) fn chain<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    steps: &[Step],
    maps: Maps<'_>,
    folding: &Folding,
) {
    assert!(Isa::Pclmulqdq.available() && is_served(folding));
    // SAFETY: the CPU has AVX2 and PCLMULQDQ.
    unsafe {
        by_mode!(folding, M => chain::run::<N, M>(out, a, steps, maps, folding), otherwise unreachable!())
    }
}

/// The same where this CPU has VPCLMULQDQ.
#[inline(always)]
pub(crate) fn chain_wide<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    steps: &[Step],
    maps: Maps<'_>,
    folding: &Folding,
) {
    assert!(Isa::Vpclmulqdq.available() && is_served(folding));
    // SAFETY: the CPU has AVX2, PCLMULQDQ and VPCLMULQDQ.
    unsafe {
        by_mode!(folding, M => wide::run::<N, M>(out, a, steps, maps, folding), otherwise unreachable!())
    }
}

/// Writes to `before` the products of those elements before each that are factors of the same one, and returns these products.
/// Zeros are left out; yes if there is none. Where this CPU has PCLMULQDQ, for a field that [is
/// batched](is_batched).
pub(crate) fn forward<const N: usize>(
    xs: &[[u64; N]],
    before: &mut [[u64; N]],
    folding: &Folding,
) -> ([[u64; N]; CHAINS], Mask) {
    assert!(Isa::Pclmulqdq.available() && xs.len() == before.len() && is_batched::<N>(folding));
    // SAFETY: the CPU has AVX2 and PCLMULQDQ.
    unsafe { of_batch!(folding, M => batch::forward::<N, M>(xs, before, folding)) }
}

/// The same where this CPU has VPCLMULQDQ.
pub(crate) fn forward_wide<const N: usize>(
    xs: &[[u64; N]],
    before: &mut [[u64; N]],
    folding: &Folding,
) -> ([[u64; N]; CHAINS], Mask) {
    assert!(Isa::Vpclmulqdq.available() && xs.len() == before.len() && is_batched::<N>(folding));
    // SAFETY: the CPU has AVX2, PCLMULQDQ and VPCLMULQDQ.
    unsafe { of_batch!(folding, M => batch::forward_wide::<N, M>(xs, before, folding)) }
}

/// Replaces elements by their inverses, and leaves 0 as it is, from the inverses of those products, where this CPU has PCLMULQDQ.
pub(crate) fn backward<const N: usize>(
    xs: &mut [[u64; N]],
    before: &[[u64; N]],
    inverses: &mut [[u64; N]; CHAINS],
    folding: &Folding,
) {
    assert!(Isa::Pclmulqdq.available() && xs.len() == before.len() && is_batched::<N>(folding));
    // SAFETY: the CPU has AVX2 and PCLMULQDQ.
    unsafe { of_batch!(folding, M => batch::backward::<N, M>(xs, before, inverses, folding)) }
}

/// The same where this CPU has VPCLMULQDQ.
pub(crate) fn backward_wide<const N: usize>(
    xs: &mut [[u64; N]],
    before: &[[u64; N]],
    inverses: &mut [[u64; N]; CHAINS],
    folding: &Folding,
) {
    assert!(Isa::Vpclmulqdq.available() && xs.len() == before.len() && is_batched::<N>(folding));
    // SAFETY: the CPU has AVX2, PCLMULQDQ and VPCLMULQDQ.
    unsafe { of_batch!(folding, M => batch::backward_wide::<N, M>(xs, before, inverses, folding)) }
}
