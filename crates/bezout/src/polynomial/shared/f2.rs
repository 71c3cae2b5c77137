// SPDX-License-Identifier: MIT OR Apache-2.0
//! Bits of polynomials in words.
//!
//! Two orders of the coefficients: *packed*, coefficient `i` in bit `i mod 64` of word `i / 64`;
//! and *interleaved* over `w` words, coefficient `i` in bit `i / w` of word `i mod w`. In the
//! second one a product by `x` moves whole words, and shifts the one that goes from the last place
//! to the first.

/// Coefficient `i` of packed words.
#[inline(always)]
pub(crate) fn bit(a: &[u64], i: usize) -> u64 {
    a[i / 64] >> (i % 64) & 1
}

/// Bits of a word, of which polynomials are interleaved.
pub(crate) trait Word: Copy + Default {
    const BITS: usize;
    fn bit(self, i: usize) -> u64;
    /// Sets a bit that is clear to another one.
    fn put(&mut self, i: usize, bit: u64);
    /// Each bit moves to the next place.
    fn up(self) -> Self;
    /// Each bit moves to the place before.
    fn down(self) -> Self;
}

impl Word for u64 {
    const BITS: usize = 64;
    #[inline(always)]
    fn bit(self, i: usize) -> u64 {
        self >> i & 1
    }
    #[inline(always)]
    fn put(&mut self, i: usize, bit: u64) {
        *self |= bit << i;
    }
    #[inline(always)]
    fn up(self) -> Self {
        self << 1
    }
    #[inline(always)]
    fn down(self) -> Self {
        self >> 1
    }
}

/// From `bit(i)` for `i < n` to interleaved words; the others are zero.
#[inline(always)]
pub(crate) fn interleave<W: Word>(out: &mut [W], n: usize, bit: impl Fn(usize) -> u64) {
    let w = out.len();
    debug_assert!(n <= W::BITS * w);
    for (j, o) in out.iter_mut().enumerate() {
        let mut word = W::default();
        for (shift, i) in (j..n).step_by(w).enumerate() {
            word.put(shift, bit(i));
        }
        *o = word;
    }
}

/// Coefficient `i` of interleaved words.
#[inline(always)]
pub(crate) fn interleaved_bit<W: Word>(a: &[W], i: usize) -> u64 {
    a[i % a.len()].bit(i / a.len())
}

/// The 64 lowest coefficients of interleaved words.
#[inline(always)]
pub(crate) fn low<W: Word>(a: &[W]) -> u64 {
    (0..64).fold(0, |word, i| word | interleaved_bit(a, i) << i)
}
