// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs of squarings by tables of nibbles.
//!
//! With `a = u + v x^(32 N)` the square is `u^2 + r v^2`. The square of a nibble of `u` is a byte,
//! and that of a nibble of `v`, times `r`, a few bytes at a fixed distance: for each of them a
//! register is a table, which shuffles look up. What `r v^2` has above `64 N` bits stays in the
//! last register's upper half until the next square, and is folded there. Registers of 256 bits
//! gain with nine words alone: a square moves words to other lanes, which takes longer than all
//! else in it.

use super::fold::{BLOCKS, Blocks, Constants};
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

/// The shifts of `v`, in bytes, that there are masks for.
const MOST: usize = 4;

/// Whether the last register of elements of `words` words has room, and no part of `v` begins far
/// from where another register does.
pub(super) const fn serves(words: usize) -> bool {
    matches!(words, 7 | 9)
}

/// The low nibbles of `bytes` bytes from number `k` on.
const fn masks(bytes: usize) -> [[u8; 32]; MOST] {
    let (mut masks, mut k) = ([[0; 32]; MOST], 0);
    while k < MOST {
        let mut i = k;
        while i < bytes + k && i < 32 {
            masks[k][i] = 15;
            i += 1;
        }
        k += 1;
    }
    masks
}

/// The bytes from number `from` of `below` on, and after these the ones of `above`.
#[inline(always)]
unsafe fn bytes(above: __m128i, below: __m128i, from: usize) -> __m128i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        match from {
            1 => _mm_alignr_epi8::<1>(above, below),
            2 => _mm_alignr_epi8::<2>(above, below),
            3 => _mm_alignr_epi8::<3>(above, below),
            4 => _mm_alignr_epi8::<4>(above, below),
            9 => _mm_alignr_epi8::<9>(above, below),
            10 => _mm_alignr_epi8::<10>(above, below),
            11 => _mm_alignr_epi8::<11>(above, below),
            _ => _mm_alignr_epi8::<12>(above, below),
        }
    }
}

/// Low and high nibbles.
#[inline(always)]
unsafe fn nibbles(v: __m128i, mask: __m128i) -> [__m128i; 2] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        [
            _mm_and_si128(v, mask),
            _mm_and_si128(_mm_srli_epi64::<4>(v), mask),
        ]
    }
}

/// The square, and what is above it; the tables are of bytes `FIRST` to `FIRST + COUNT - 1` of `r`
/// times squares of nibbles.
#[inline(always)]
unsafe fn square<const N: usize, const FIRST: usize, const COUNT: usize>(
    a: &Blocks,
    tables: &[__m128i; 4],
    r: __m128i,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let squares = squares_of_nibbles();
        let masks = const { &masks(4 * N) };
        let mut out = [_mm_setzero_si128(); BLOCKS];
        unroll!(b < 2; {
            if b < N / 4 + N % 4 / 2 {
                let parts = |v: __m128i, k: usize| {
                    nibbles(v, _mm_loadu_si128(masks[k].as_ptr().add(16 * b).cast()))
                };
                let u = parts(a[b], 0);
                let mut low = _mm_shuffle_epi8(squares, u[0]);
                let mut high = _mm_shuffle_epi8(squares, u[1]);
                unroll!(c < 4; {
                    if c >= FIRST && c < FIRST + COUNT {
                        // A byte of even distance from a low nibble's square is one of a low
                        // nibble's.
                        let v = |k: usize| {
                            parts(bytes(a[N / 4 + b + 1], a[N / 4 + b], (4 * N % 16).saturating_sub(k)), k)
                        };
                        let (to_low, to_high) = (v(c.div_ceil(2)), v(c / 2));
                        let table = tables[c - FIRST];
                        low = _mm_xor_si128(low, _mm_shuffle_epi8(table, to_low[c % 2]));
                        high = _mm_xor_si128(high, _mm_shuffle_epi8(table, to_high[1 - c % 2]));
                    }
                });
                out[2 * b] = _mm_unpacklo_epi8(low, high);
                out[2 * b + 1] = _mm_unpackhi_epi8(low, high);
            }
        });
        let last = a[N / 2];
        if N % 4 == 1 {
            out[N / 2] = last_words(last, a[N / 4], r);
        }
        // What is folded goes to `u`, and so its square to that of `u`: no product waits for the
        // other.
        let folded = _mm_clmulepi64_si128::<0x01>(last, r);
        out[0] = _mm_xor_si128(out[0], _mm_clmulepi64_si128::<0x00>(folded, folded));
        out
    }
}

/// The last word of the square and what is above it: of the last words of `v^2`, side by side, and
/// that of `u^2`.
#[inline(always)]
unsafe fn last_words(last: __m128i, u: __m128i, r: __m128i) -> __m128i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let squares = squares_of_nibbles();
        let words = _mm_unpacklo_epi64(last, u);
        let mask = _mm_setr_epi32(0x0f0f_0f0f, 0x0f0f_0f0f, 0x0f0f_0f0f, 0);
        let [low, high] = nibbles(words, mask).map(|x| _mm_shuffle_epi8(squares, x));
        let (v, u) = (_mm_unpacklo_epi8(low, high), _mm_unpackhi_epi8(low, high));
        let carry = _mm_srli_si128::<8>(_mm_clmulepi64_si128::<0x00>(v, r));
        let product = _mm_clmulepi64_si128::<0x01>(v, r);
        _mm_xor_si128(product, _mm_xor_si128(u, carry))
    }
}

/// The squares of elements of nine words, of 256 bits at a time, with tables of bytes 0, 1 and 2.
#[inline(always)]
unsafe fn wide_squares(a: &Blocks, times: usize, tables: &[__m128i; 4], r: __m128i) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let both = |t: __m128i| _mm256_broadcastsi128_si256(t);
        let squares = both(squares_of_nibbles());
        let tables = [both(tables[0]), both(tables[1]), both(tables[2])];
        let all = _mm256_set1_epi8(15);
        let but_first = _mm256_loadu_si256(const { &masks(36)[1] }.as_ptr().cast());
        let nibbles = |v: __m256i, mask: __m256i| {
            let high = _mm256_srli_epi64::<4>(v);
            [_mm256_and_si256(v, mask), _mm256_and_si256(high, mask)]
        };
        let look_up = |t: __m256i, v: __m256i| _mm256_shuffle_epi8(t, v);
        let sum = |x, y| _mm256_xor_si256(x, y);
        // Registers 0 and 2 of 128 bits, 1 and 3, and 4.
        let (mut even, mut odd) = (_mm256_set_m128i(a[2], a[0]), _mm256_set_m128i(a[3], a[1]));
        let mut last = a[4];
        for _ in 0..times {
            let below = _mm256_permute2x128_si256::<0x31>(even, odd);
            let above = _mm256_permute2x128_si256::<0x21>(odd, _mm256_castsi128_si256(last));
            let v = nibbles(_mm256_alignr_epi8::<4>(above, below), all);
            let shifted = nibbles(_mm256_alignr_epi8::<3>(above, below), but_first);
            let u = nibbles(_mm256_permute2x128_si256::<0x20>(even, odd), all);
            let [t0, t1, t2] = tables;
            let low = sum(
                look_up(t0, v[0]),
                sum(look_up(t1, shifted[1]), look_up(t2, shifted[0])),
            );
            let high = sum(
                look_up(t0, v[1]),
                sum(look_up(t1, v[0]), look_up(t2, shifted[1])),
            );
            let low = sum(low, look_up(squares, u[0]));
            let high = sum(high, look_up(squares, u[1]));
            // See `square`.
            let folded = _mm_clmulepi64_si128::<0x01>(last, r);
            let folded = _mm_clmulepi64_si128::<0x00>(folded, folded);
            last = last_words(last, _mm256_castsi256_si128(below), r);
            even = sum(
                _mm256_unpacklo_epi8(low, high),
                _mm256_zextsi128_si256(folded),
            );
            odd = _mm256_unpackhi_epi8(low, high);
        }
        let mut out = [_mm_setzero_si128(); BLOCKS];
        out[0] = _mm256_castsi256_si128(even);
        out[1] = _mm256_castsi256_si128(odd);
        out[2] = _mm256_extracti128_si256::<1>(even);
        out[3] = _mm256_extracti128_si256::<1>(odd);
        out[4] = last;
        out
    }
}

/// `a^(2^times)`.
#[inline(always)]
unsafe fn squares<const N: usize, const FIRST: usize, const COUNT: usize>(
    a: &Blocks,
    times: usize,
    tables: &[__m128i; 4],
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut v = *a;
        if const { N == 9 && FIRST == 0 && COUNT == 3 } {
            v = wide_squares(a, times, tables, constants.r);
        } else {
            for _ in 0..times {
                v = square::<N, FIRST, COUNT>(&v, tables, constants.r);
            }
        }
        let folded = _mm_clmulepi64_si128::<0x01>(v[N / 2], constants.r);
        v[0] = _mm_xor_si128(v[0], folded);
        v[N / 2] = _mm_and_si128(v[N / 2], constants.low);
        v
    }
}

/// `a^(2^times)`, if the field is one of those that this is compiled for: places of bytes are
/// constants of the code.
#[inline(always)]
pub(super) unsafe fn squares_of<const N: usize>(
    a: &Blocks,
    times: usize,
    constants: &Constants,
) -> Option<Blocks> {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let (place, tables) = constants.nibbles.as_ref()?;
        match (N, place) {
            // m = 431, 571.
            (7, (2, 2)) => Some(squares::<N, 2, 2>(a, times, tables, constants)),
            (9, (0, 3)) => Some(squares::<N, 0, 3>(a, times, tables, constants)),
            _ => None,
        }
    }
}
