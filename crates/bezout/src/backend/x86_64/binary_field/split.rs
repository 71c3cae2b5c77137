// SPDX-License-Identifier: MIT OR Apache-2.0
//! What squares of trinomials' fields need in registers.

use crate::backend::portable::binary_field::Split;
use core::arch::x86_64::*;

/// What squares of a field with a [`Split`] need in registers: masks, and counts of bits for
/// shifts, to the right and of the next word to the left.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    pub odd: bool,
    /// Whether the shifted upper half begins in the word before that of the upper half.
    pub before: bool,
    /// Whether the middle word has one bit of the lower half.
    pub one: bool,
    /// The upper half of an element, and the same shifted.
    pub upper: [__m128i; 2],
    pub moved: [__m128i; 2],
    /// Without what is not of the upper half.
    pub clear: __m128i,
    /// What comes back, from the word before the last one and from that: these two counts are of
    /// one place.
    pub back: [__m128i; 3],
    /// To the left, and to the right what that moves out of a word.
    pub shift: [__m128i; 2],
    /// The last words of `e` and `o`.
    pub ends: [__m128i; 2],
    /// What is above an element: where it begins in the last word, and `1 + x^k`, of 128 bits.
    pub top: __m128i,
    pub multiples: __m128i,
}

/// The word in which the upper half of an element begins.
pub(super) const fn middle(words: usize) -> usize {
    (words - 1) / 2
}

impl Counts {
    #[inline(always)]
    pub(super) unsafe fn new<const N: usize>(split: &Split) -> Self {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe {
            let count = |n: u32| _mm_cvtsi32_si128(n as i32);
            let [m, k] = split.exponents;
            let (half, start) = (m.div_ceil(2), 64 * middle(N) as u32);
            // From 1 to 64.
            let upper = half - start;
            let before = half - split.shift < start;
            let moved = half - split.shift + 64 * before as u32 - start;
            let end = |bits: u32| u64::MAX.checked_shr(64 - bits).unwrap_or(0) as i64;
            let ends = [upper, if split.odd { upper } else { upper - 1 }].map(|bits| {
                if middle(N) % 2 == 0 {
                    _mm_set_epi64x(0, end(bits))
                } else {
                    _mm_set_epi64x(end(bits), -1)
                }
            });
            let above = split.above + 128 - 64 * N as u32;
            let back = if above < 64 {
                [above, 64 - above, 64]
            } else {
                [64, 64, above - 64]
            };
            Self {
                odd: split.odd,
                before,
                one: upper == 1,
                upper: [count(upper), count(64 - upper)],
                moved: [count(moved), count(64 - moved)],
                clear: _mm_set_epi64x(-1, -1 << split.shift),
                back: back.map(count),
                shift: [count(split.shift), count(64 - split.shift)],
                ends,
                top: count(m % 64),
                multiples: if k < 64 {
                    _mm_set_epi64x(0, 1 | 1 << k)
                } else {
                    _mm_set_epi64x(1 << (k - 64), 1)
                },
            }
        }
    }
}
