// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of each word with each: with sums of words fewer products would take as many
//! instructions.

use super::fold::{Blocks, Constants, DOUBLE, Sums, between, load, product, reduce, store};
use crate::backend::portable::binary_field::Folding;
use core::arch::aarch64::{uint64x2_t, vmull_p64, vst1q_u64};

/// `a b` without reduction.
#[inline]
#[target_feature(enable = "neon,aes")]
fn full<const N: usize>(a: &Blocks, b: &Blocks) -> [uint64x2_t; DOUBLE] {
    let mut crossed = *b;
    unroll!(i < BLOCKS; { if const { 2 * i < N } { crossed[i] = between(b[i], b[i]); } });
    let mut sums = Sums::new();
    unroll!(i < DOUBLE; { if const { i < N } {
        let x = a[i / 2];
        unroll!(j < DOUBLE; { if const { j < N } {
            let y = if const { i % 2 == j % 2 } { b[j / 2] } else { crossed[j / 2] };
            let xy = if const { i % 2 == 0 } { product::<false>(x, y) } else { product::<true>(x, y) };
            sums.add(i + j, xy);
        } });
    } });
    sums.blocks()
}

/// `out = a b`.
#[target_feature(enable = "neon,aes")]
pub(super) fn mul<const N: usize, const WIDE: bool>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    let constants = Constants::new(folding);
    let wide = full::<N>(&load(a), &load(b));
    store(out, &reduce::<N, WIDE>(&wide, &constants));
}

/// `out = a b` without reduction.
#[target_feature(enable = "neon,aes")]
pub(super) fn mul_unreduced<const N: usize>(out: &mut [[u64; N]; 2], a: &[u64; N], b: &[u64; N]) {
    let wide = full::<N>(&load(a), &load(b));
    let (pairs, _) = out.as_flattened_mut().as_chunks_mut::<2>();
    for (pair, from) in pairs.iter_mut().zip(&wide) {
        // SAFETY: the pair has two words.
        unsafe { vst1q_u64(pair.as_mut_ptr(), *from) }
    }
}

/// `(low, high)` of the carry-less product of two words.
#[inline]
#[target_feature(enable = "neon,aes")]
pub(super) fn word_product(x: u64, y: u64) -> (u64, u64) {
    // SAFETY: this function has the features.
    let d = unsafe { vmull_p64(x, y) };
    (d as u64, (d >> 64) as u64)
}
