// SPDX-License-Identifier: MIT OR Apache-2.0
//! Elements and unreduced products in vector registers, and their reduction by folds.

use crate::backend::portable::binary_field::Folding;
use core::arch::aarch64::*;

/// The registers of the longest element.
pub(super) const BLOCKS: usize = 8;
/// The words of an element, two in each register. If their number is odd, the upper half of the
/// last register counts for nothing.
pub(super) type Blocks = [uint64x2_t; BLOCKS];
/// The registers of a product.
pub(super) const DOUBLE: usize = 2 * BLOCKS;

/// Sums of products of two words, by the word with which they begin: the even ones and the odd
/// ones.
#[derive(Clone, Copy)]
pub(super) struct Sums {
    pub even: [uint64x2_t; DOUBLE],
    pub odd: [uint64x2_t; DOUBLE],
}

/// What folds need in registers: the words of `r`, each twice.
#[derive(Clone, Copy)]
pub(super) struct Constants {
    r: [uint64x2_t; 2],
    more: usize,
}

impl Constants {
    #[inline]
    #[target_feature(enable = "neon,aes")]
    pub(super) fn new(folding: &Folding) -> Self {
        // SAFETY: this function has the features.
        unsafe {
            Self {
                r: [vdupq_n_u64(folding.r[0]), vdupq_n_u64(folding.r[1])],
                more: folding.more,
            }
        }
    }
}

#[inline]
#[target_feature(enable = "neon,aes")]
pub(super) fn zero() -> uint64x2_t {
    // SAFETY: this function has the features.
    unsafe { vdupq_n_u64(0) }
}

#[inline]
#[target_feature(enable = "neon,aes")]
pub(super) fn xor(a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
    // SAFETY: this function has the features.
    unsafe { veorq_u64(a, b) }
}

/// The upper word of `a` and the lower one of `b`.
#[inline]
#[target_feature(enable = "neon,aes")]
pub(super) fn between(a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
    // SAFETY: this function has the features.
    unsafe { vextq_u64::<1>(a, b) }
}

/// The carry-less product of the lower words, or of the upper ones.
#[inline]
#[target_feature(enable = "neon,aes")]
pub(super) fn product<const UPPER: bool>(a: uint64x2_t, b: uint64x2_t) -> uint64x2_t {
    // SAFETY: this function has the features.
    unsafe {
        vreinterpretq_u64_p128(if UPPER {
            vmull_high_p64(vreinterpretq_p64_u64(a), vreinterpretq_p64_u64(b))
        } else {
            vmull_p64(vgetq_lane_u64::<0>(a), vgetq_lane_u64::<0>(b))
        })
    }
}

impl Sums {
    #[inline]
    #[target_feature(enable = "neon,aes")]
    pub(super) fn new() -> Self {
        Self {
            even: [zero(); DOUBLE],
            odd: [zero(); DOUBLE],
        }
    }

    /// Adds a product that begins with a word.
    #[inline]
    #[target_feature(enable = "neon,aes")]
    pub(super) fn add(&mut self, word: usize, product: uint64x2_t) {
        let sum = if word.is_multiple_of(2) {
            &mut self.even[word / 2]
        } else {
            &mut self.odd[word / 2]
        };
        *sum = xor(*sum, product);
    }

    /// Register `block` of the sum of all.
    #[inline]
    #[target_feature(enable = "neon,aes")]
    fn block(&self, block: usize) -> uint64x2_t {
        let before = if block == 0 {
            zero()
        } else {
            self.odd[block - 1]
        };
        xor(self.even[block], between(before, self.odd[block]))
    }

    /// The first registers of the sum.
    #[inline]
    #[target_feature(enable = "neon,aes")]
    pub(super) fn blocks(&self) -> [uint64x2_t; DOUBLE] {
        let mut out = [zero(); DOUBLE];
        unroll!(i < DOUBLE; { out[i] = self.block(i); });
        out
    }
}

/// `r` times what is above `64 N` bits, of which `above` words are not zero.
#[inline]
#[target_feature(enable = "neon,aes")]
fn fold<const N: usize, const WIDE: bool>(
    a: &[uint64x2_t; DOUBLE],
    above: usize,
    constants: &Constants,
) -> [uint64x2_t; DOUBLE] {
    let mut sums = Sums::new();
    unroll!(i < DOUBLE; {
        if const { i < N } && i < above {
            let from = a[(N + i) / 2];
            if const { (N + i) % 2 == 0 } {
                sums.add(i, product::<false>(from, constants.r[0]));
                if WIDE {
                    sums.add(i + 1, product::<false>(from, constants.r[1]));
                }
            } else {
                sums.add(i, product::<true>(from, constants.r[0]));
                if WIDE {
                    sums.add(i + 1, product::<true>(from, constants.r[1]));
                }
            }
        }
    });
    sums.blocks()
}

/// A representative: what is above `64 N` bits, times `r`, is added to what is below, until nothing
/// is above.
#[inline]
#[target_feature(enable = "neon,aes")]
pub(super) fn reduce<const N: usize, const WIDE: bool>(
    a: &[uint64x2_t; DOUBLE],
    constants: &Constants,
) -> Blocks {
    let mut out = [zero(); BLOCKS];
    let mut high = fold::<N, WIDE>(a, N, constants);
    unroll!(i < BLOCKS; { if const { 2 * i < N } { out[i] = xor(a[i], high[i]); } });
    // A product of the words above with `r` has one word above, or two.
    let above = const { if WIDE { 2 } else { 1 } };
    high = fold::<N, WIDE>(&high, above, constants);
    unroll!(i < BLOCKS; { if const { 2 * i < N } { out[i] = xor(out[i], high[i]); } });
    // Where those words times `r` fit an element, that was the last one.
    if const { N < if WIDE { 4 } else { 2 } } {
        for _ in 1..constants.more {
            high = fold::<N, WIDE>(&high, above, constants);
            unroll!(i < 2; { if const { 2 * i < N } { out[i] = xor(out[i], high[i]); } });
        }
    }
    out
}

/// The words of an element.
#[inline]
#[target_feature(enable = "neon,aes")]
pub(super) fn load<const N: usize>(a: &[u64; N]) -> Blocks {
    let mut out = [zero(); BLOCKS];
    let (pairs, last) = a.as_chunks::<2>();
    for (to, pair) in out.iter_mut().zip(pairs) {
        // SAFETY: the pair has two words.
        *to = unsafe { vld1q_u64(pair.as_ptr()) };
    }
    if let [word] = last {
        // SAFETY: this function has the features.
        unsafe {
            out[N / 2] = vcombine_u64(vcreate_u64(*word), vcreate_u64(0));
        }
    }
    out
}

#[inline]
#[target_feature(enable = "neon,aes")]
pub(super) fn store<const N: usize>(out: &mut [u64; N], a: &Blocks) {
    let (pairs, last) = out.as_chunks_mut::<2>();
    for (pair, from) in pairs.iter_mut().zip(a) {
        // SAFETY: the pair has two words.
        unsafe { vst1q_u64(pair.as_mut_ptr(), *from) }
    }
    if let [word] = last {
        // SAFETY: this function has the features.
        unsafe {
            *word = vgetq_lane_u64::<0>(a[N / 2]);
        }
    }
}
