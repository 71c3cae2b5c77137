// SPDX-License-Identifier: MIT OR Apache-2.0
//! Squares, and runs of them.

use super::fold::{
    BLOCKS, Blocks, Constants, DOUBLE, HALFWAY, NARROW, Product, SHIFTS, constants, load, reduce,
    store,
};
use super::nibbles;
use crate::backend::portable::binary_field::{Folding, Split};
use core::arch::x86_64::*;

/// The squares of 16 nibbles.
#[inline(always)]
pub(super) unsafe fn squares_of_nibbles() -> __m128i {
    // SAFETY: every x86-64 CPU has SSE2.
    unsafe {
        _mm_setr_epi8(
            0x00, 0x01, 0x04, 0x05, 0x10, 0x11, 0x14, 0x15, 0x40, 0x41, 0x44, 0x45, 0x50, 0x51,
            0x54, 0x55,
        )
    }
}

/// The squares of the words, side by side.
#[inline(always)]
unsafe fn square<const N: usize>(a: &Blocks) -> Product {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut d = [_mm_setzero_si128(); DOUBLE + 1];
        if const { N < 4 } {
            unroll!(i < 4; { if const { i < N } {
            let v = a[i / 2];
            d[i] = if i % 2 == 0 {
                _mm_clmulepi64_si128::<0x00>(v, v)
            } else {
                _mm_clmulepi64_si128::<0x11>(v, v)
            };
        } });
        } else {
            // The multiplier would be the bottleneck: the squares of 16 nibbles are in a register.
            let squares = squares_of_nibbles();
            let nibble = _mm_set1_epi8(15);
            unroll!(i < BLOCKS; { if const { 2 * i < N } {
            let low = _mm_and_si128(a[i], nibble);
            let high = _mm_and_si128(_mm_srli_epi64::<4>(a[i]), nibble);
            let (low, high) = (_mm_shuffle_epi8(squares, low), _mm_shuffle_epi8(squares, high));
            d[2 * i] = _mm_unpacklo_epi8(low, high);
            if const { 2 * i + 1 < N } {
                d[2 * i + 1] = _mm_unpackhi_epi8(low, high);
            }
        } });
        }
        d
    }
}

/// What squares of a field with a [`Split`] need in registers: masks, and counts of bits for shifts, to the right and of
/// the next word to the left.
#[derive(Clone, Copy)]
pub(super) struct Counts {
    odd: bool,
    /// Whether the shifted upper half begins in the word before that of the upper half.
    before: bool,
    /// Whether the middle word has one bit of the lower half.
    one: bool,
    /// The upper half of an element, and the same shifted.
    upper: [__m128i; 2],
    moved: [__m128i; 2],
    /// Without what is not of the upper half.
    clear: __m128i,
    /// What comes back, from the word before the last one and from that: these two counts are of one place.
    back: [__m128i; 3],
    /// To the left, and to the right what that moves out of a word.
    shift: [__m128i; 2],
    /// The last words of `e` and `o`.
    ends: [__m128i; 2],
    /// What is above an element: where it begins in the last word, and `1 + x^k`, of 128 bits.
    top: __m128i,
    multiples: __m128i,
}

/// The word in which the upper half of an element begins.
const fn middle(words: usize) -> usize {
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

/// The words from number `W` on.
macro_rules! words_from {
    ($a:expr, $w:expr) => {
        if $w % 2 == 0 {
            $a[$w / 2]
        } else {
            _mm_alignr_epi8::<8>($a[$w / 2 + 1], $a[$w / 2])
        }
    };
}

/// The representative below degree m.
#[inline(always)]
unsafe fn below<const N: usize>(a: &Blocks, counts: &Counts) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut out = *a;
        let last = a[(N - 1) / 2];
        let top = if N % 2 == 0 {
            _mm_srli_si128::<8>(last)
        } else {
            last
        };
        let top = _mm_srl_epi64(top, counts.top);
        let kept = _mm_sll_epi64(top, counts.top);
        out[(N - 1) / 2] = _mm_xor_si128(
            last,
            if N % 2 == 0 {
                _mm_slli_si128::<8>(kept)
            } else {
                kept
            },
        );
        let (first, second) = (
            _mm_clmulepi64_si128::<0x00>(top, counts.multiples),
            _mm_clmulepi64_si128::<0x10>(top, counts.multiples),
        );
        out[0] = _mm_xor_si128(out[0], _mm_xor_si128(first, _mm_slli_si128::<8>(second)));
        if N > 2 {
            out[1] = _mm_xor_si128(out[1], _mm_srli_si128::<8>(second));
        }
        out
    }
}

/// That representative, where the field has a split.
#[inline(always)]
pub(super) unsafe fn below_of<const N: usize>(a: &Blocks, constants: &Constants) -> Blocks {
    match &constants.split {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        Some(counts) => unsafe { below::<N>(a, counts) },
        None => *a,
    }
}

/// The square of a representative below degree m, which it is too. See [`Split`]; if `BEFORE`, the shifted upper half
/// begins in the word before the middle one. If `ONE`, one bit of the lower half is in a register of its own, and none of the
/// upper half.
#[inline(always)]
unsafe fn split_square<const N: usize, const ODD: bool, const BEFORE: bool, const ONE: bool>(
    a: &Blocks,
    counts: &Counts,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm_setzero_si128();
        let w = middle(N);
        let registers = if ONE { w / 2 } else { w / 2 + 1 };
        let (last, end) = if N % 2 == 0 {
            (a[N / 2 - 1], _mm_srli_si128::<8>(a[N / 2 - 1]))
        } else {
            (words_from!(a, N.saturating_sub(2)), a[N / 2])
        };
        let [before, next, own] = counts.back;
        let back = _mm_xor_si128(
            _mm_xor_si128(_mm_srl_epi64(last, before), _mm_sll_epi64(end, next)),
            _mm_srl_epi64(end, own),
        );
        let shifted_back = _mm_xor_si128(
            _mm_sll_epi64(back, counts.shift[0]),
            _mm_slli_si128::<8>(_mm_srl_epi64(back, counts.shift[1])),
        );
        let (mut e, mut o) = (*a, [zero; BLOCKS]);
        unroll!(j < 4; {
            if j < registers {
                let from = w + 2 * j;
                let upper = _mm_xor_si128(
                    _mm_srl_epi64(words_from!(a, from), counts.upper[0]),
                    _mm_sll_epi64(words_from!(a, from + 1), counts.upper[1]),
                );
                let from = if BEFORE { from.saturating_sub(1) } else { from };
                let mut moved = _mm_xor_si128(
                    _mm_srl_epi64(words_from!(a, from), counts.moved[0]),
                    _mm_sll_epi64(words_from!(a, from + 1), counts.moved[1]),
                );
                if j == 0 {
                    moved = _mm_and_si128(moved, counts.clear);
                }
                (e[j], o[j]) = if ODD {
                    (_mm_xor_si128(a[j], moved), upper)
                } else {
                    (a[j], _mm_xor_si128(upper, moved))
                };
            }
        });
        if ODD {
            o[0] = _mm_xor_si128(o[0], back);
        } else {
            e[0] = _mm_xor_si128(e[0], back);
            if !ONE {
                o[w / 2] = _mm_and_si128(o[w / 2], counts.ends[1]);
            }
        }
        e[0] = _mm_xor_si128(e[0], shifted_back);
        e[w / 2] = _mm_and_si128(e[w / 2], counts.ends[0]);
        let squares = squares_of_nibbles();
        let doubled = _mm_add_epi8(squares, squares);
        let nibble = _mm_set1_epi8(15);
        let mut out = [zero; BLOCKS];
        unroll!(j < 4; {
            if j < registers {
                let low = |x, table| _mm_shuffle_epi8(table, _mm_and_si128(x, nibble));
                let high = |x, table| low(_mm_srli_epi64::<4>(x), table);
                let lows = _mm_xor_si128(low(e[j], squares), low(o[j], doubled));
                let highs = _mm_xor_si128(high(e[j], squares), high(o[j], doubled));
                out[2 * j] = _mm_unpacklo_epi8(lows, highs);
                if 4 * j + 2 < N {
                    out[2 * j + 1] = _mm_unpackhi_epi8(lows, highs);
                }
            }
        });
        if ONE {
            out[w] = e[w / 2];
        }
        out
    }
}

/// The square modulo `x^128 + x^64 + x`: with `l + x^64 h` for that of the upper word, whose odd bits are zero, it is
/// `x (l + h)` below and `l + h + x h` above, and the square of the lower word.
#[inline(always)]
unsafe fn halfway(a: __m128i) -> __m128i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let upper = _mm_clmulepi64_si128::<0x11>(a, a);
        let lower = _mm_clmulepi64_si128::<0x00>(a, a);
        let doubled = _mm_and_si128(_mm_add_epi64(upper, upper), _mm_set_epi64x(-1, 0));
        let sum = _mm_xor_si128(upper, _mm_shuffle_epi32::<0x4e>(upper));
        let sum = _mm_sllv_epi64(sum, _mm_set_epi64x(0, 1));
        _mm_xor_si128(_mm_xor_si128(lower, doubled), sum)
    }
}

/// `a^(2^times)`.
#[inline(always)]
pub(super) unsafe fn squares_of<const N: usize, const MODE: u8>(
    a: &Blocks,
    times: usize,
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        if const { nibbles::serves(N) && MODE == NARROW }
            && let Some(out) = nibbles::squares_of::<N>(a, times, constants)
        {
            return out;
        }
        let mut v = *a;
        if let (true, Some(counts)) = (const { N > 4 && MODE == SHIFTS }, &constants.split) {
            v = below::<N>(&v, counts);
            macro_rules! run {
                ($odd:literal, $before:literal, $one:literal) => {
                    for _ in 0..times {
                        v = split_square::<N, $odd, $before, $one>(&v, counts);
                    }
                };
            }
            match (counts.odd, counts.before) {
                (true, true) => run!(true, true, false),
                (true, false) => run!(true, false, false),
                // m = 257.
                (false, true) if const { N % 4 == 1 } && counts.one => run!(false, true, true),
                (false, true) => run!(false, true, false),
                (false, false) => run!(false, false, false),
            }
            return v;
        }
        if MODE == HALFWAY {
            for _ in 0..times {
                v[0] = halfway(v[0]);
            }
            return v;
        }
        for _ in 0..times {
            v = reduce::<N, MODE>(square::<N>(&v), constants);
        }
        v
    }
}

/// `out = a^(2^times)`.
#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn square_times<const N: usize, const MODE: u8>(
    out: &mut [u64; N],
    a: &[u64; N],
    times: usize,
    folding: &Folding,
) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        store(
            out,
            &squares_of::<N, MODE>(&load(a), times, &constants::<N>(folding)),
        );
    }
}
