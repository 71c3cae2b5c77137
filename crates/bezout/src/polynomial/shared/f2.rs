// SPDX-License-Identifier: MIT OR Apache-2.0
//! Bits of polynomials in words.
//!
//! Two orders of the coefficients: *packed*, coefficient `i` in bit `i mod 64` of word `i / 64`; and
//! *interleaved* over `w` words, coefficient `i` in bit `i / w` of word `i mod w`. In the second one a
//! product by `x` moves whole words, and shifts the one that goes from the last place to the first.

/// Coefficient `i` of packed words.
#[inline(always)]
pub(crate) fn bit(a: &[u64], i: usize) -> u64 {
    a[i / 64] >> (i % 64) & 1
}

/// From `bit(i)` for `i < n` to interleaved words; the others are zero.
#[inline(always)]
pub(crate) fn interleave(out: &mut [u64], n: usize, bit: impl Fn(usize) -> u64) {
    let w = out.len();
    debug_assert!(n <= 64 * w);
    for (j, o) in out.iter_mut().enumerate() {
        let mut word = 0;
        for (shift, i) in (j..n).step_by(w).enumerate() {
            word |= bit(i) << shift;
        }
        *o = word;
    }
}

/// Coefficient `i` of interleaved words.
#[inline(always)]
pub(crate) fn interleaved_bit(a: &[u64], i: usize) -> u64 {
    a[i % a.len()] >> (i / a.len()) & 1
}

/// The 64 lowest coefficients of interleaved words.
#[inline(always)]
pub(crate) fn low(a: &[u64]) -> u64 {
    (0..64).fold(0, |word, i| word | interleaved_bit(a, i) << i)
}
