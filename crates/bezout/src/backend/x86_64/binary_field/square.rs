// SPDX-License-Identifier: MIT OR Apache-2.0
//! Squares, and runs of them.

use super::fold::{
    BLOCKS, Blocks, Constants, DOUBLE, HALFWAY, NARROW, Product, SHIFTS, constants, load, reduce,
    store,
};
use super::halfway;
use super::nibbles::{self, squares_of_nibbles};
use super::register::Register;
use super::split::{Counts, middle};
use crate::backend::portable::binary_field::Folding;
use core::arch::x86_64::*;

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

/// The two words from number `word` on.
#[inline(always)]
unsafe fn words_from(a: &Blocks, word: usize) -> __m128i {
    let block = word / 2;
    if word.is_multiple_of(2) {
        a[block]
    } else {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        unsafe { _mm_alignr_epi8::<8>(a[block + 1], a[block]) }
    }
}

/// What is at `x^m` and above comes back times `x^m mod f`, once, if m is at bit `top` of the last
/// word.
#[inline(always)]
pub(super) unsafe fn below<R: Register, const N: usize, const MODE: u8>(
    a: &[R; BLOCKS],
    top: __m128i,
    low: __m128i,
) -> [R; BLOCKS] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let (mut out, last) = (*a, a[(N - 1) / 2]);
        let shifted = last.right(top);
        let above = if N % 2 == 0 { shifted.upper() } else { shifted };
        let kept = above.left(top);
        let kept = if N % 2 == 0 { kept.raised() } else { kept };
        out[(N - 1) / 2] = last.xor(kept);
        let low = R::broadcast(low);
        out[0] = out[0].xor(above.low_times_low(low));
        if MODE != NARROW {
            let second = above.low_times_high(low);
            out[0] = out[0].xor(second.raised());
            if N > 2 {
                out[1] = out[1].xor(second.upper());
            }
        }
        out
    }
}

/// That representative, where the field has a split.
#[inline(always)]
pub(super) unsafe fn below_of<const N: usize>(a: &Blocks, constants: &Constants) -> Blocks {
    match &constants.split {
        // SAFETY: the caller has the features; see `SAFETY.md`.
        Some(counts) => unsafe { below::<_, N, SHIFTS>(a, counts.top, counts.multiples) },
        None => *a,
    }
}

/// The square of a representative below degree m, which it is too. See
/// [`Split`](crate::backend::portable::binary_field::Split); if `BEFORE`, the shifted upper half
/// begins in the word before the middle one. If `ONE`, one bit of the lower half is in a register
/// of its own, and none of the upper half.
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
            (words_from(a, N.saturating_sub(2)), a[N / 2])
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
                    _mm_srl_epi64(words_from(a, from), counts.upper[0]),
                    _mm_sll_epi64(words_from(a, from + 1), counts.upper[1]),
                );
                let from = if BEFORE { from.saturating_sub(1) } else { from };
                let mut moved = _mm_xor_si128(
                    _mm_srl_epi64(words_from(a, from), counts.moved[0]),
                    _mm_sll_epi64(words_from(a, from + 1), counts.moved[1]),
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
            v = below::<_, N, SHIFTS>(&v, counts.top, counts.multiples);
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
                v[0] = halfway::square(v[0]);
            }
            return v;
        }
        for _ in 0..times {
            v = reduce::<N, MODE>(square::<N>(&v), constants);
        }
        v
    }
}

/// `a^2`, where no other square follows: to split a representative pays in runs alone, and tables
/// of nibbles gain nothing.
#[inline(always)]
pub(super) unsafe fn square_of<const N: usize, const MODE: u8>(
    a: &Blocks,
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        match MODE {
            HALFWAY => squares_of::<N, MODE>(a, 1, constants),
            _ => reduce::<N, MODE>(square::<N>(a), constants),
        }
    }
}

/// `out = a^(2^times)`.
#[target_feature(enable = "avx2,pclmulqdq")]
#[inline(never)]
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
