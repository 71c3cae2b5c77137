// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs of squarings, from register to register.

use super::fold::{Blocks, Constants, DOUBLE, load, product, reduce, store, zero};
use crate::backend::portable::binary_field::Folding;
use core::arch::aarch64::uint64x2_t;

/// The squares of the words, side by side.
#[inline]
#[target_feature(enable = "neon,aes")]
fn full<const N: usize>(a: &Blocks) -> [uint64x2_t; DOUBLE] {
    let mut out = [zero(); DOUBLE];
    unroll!(i < DOUBLE; { if const { i < N } {
        let v = a[i / 2];
        out[i] = if const { i % 2 == 0 } { product::<false>(v, v) } else { product::<true>(v, v) };
    } });
    out
}

/// `out = a^(2^times)`.
#[target_feature(enable = "neon,aes")]
pub(super) fn square_times<const N: usize, const WIDE: bool>(
    out: &mut [u64; N],
    a: &[u64; N],
    times: usize,
    folding: &Folding,
) {
    let constants = Constants::new(folding);
    let mut last = load(a);
    for _ in 0..times {
        last = reduce::<N, WIDE>(&full::<N>(&last), &constants);
    }
    store(out, &last);
}
