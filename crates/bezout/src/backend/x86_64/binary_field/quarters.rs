// SPDX-License-Identifier: MIT OR Apache-2.0
//! Linear maps of the four quarters of an element at once, for maps that are a ring's. Let `y` be
//! the image of `x^(16 N)`, and `a = a0 + a1 x^(16 N) + a2 x^(32 N) + a3 x^(48 N)`. The image of
//! `a` is that of `a0`, plus `y` times that of `a1`, and so on. So the columns of one quarter are
//! enough. This is the modular composition of \[BK78\], with four blocks. A quarter is a byte
//! shorter where what is above four of these can be folded.
//!
//! A register is a table: for two bits of a quarter the four sums of their columns, four bytes of
//! each. A shuffle looks up these bytes for all four quarters, each at its own two bits, where AND
//! with masks serves one quarter a time. Addresses depend on nothing.

use super::fold::{BLOCKS, Blocks, Constants};
use crate::backend::portable::binary_field::{QUARTERED, Row, is_shortened};
use crate::ct::barrier;
use core::arch::x86_64::*;

/// The most words.
const MOST: usize = *QUARTERED.end();

/// The bytes from number `from` of `a` on.
#[inline(always)]
unsafe fn bytes_from(a: &Blocks, from: usize) -> __m128i {
    let (below, above) = (a[from / 16], a[(from / 16 + 1) % BLOCKS]);
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        match from % 16 {
            0 => below,
            1 => _mm_alignr_epi8::<1>(above, below),
            2 => _mm_alignr_epi8::<2>(above, below),
            3 => _mm_alignr_epi8::<3>(above, below),
            4 => _mm_alignr_epi8::<4>(above, below),
            5 => _mm_alignr_epi8::<5>(above, below),
            6 => _mm_alignr_epi8::<6>(above, below),
            7 => _mm_alignr_epi8::<7>(above, below),
            8 => _mm_alignr_epi8::<8>(above, below),
            9 => _mm_alignr_epi8::<9>(above, below),
            10 => _mm_alignr_epi8::<10>(above, below),
            11 => _mm_alignr_epi8::<11>(above, below),
            12 => _mm_alignr_epi8::<12>(above, below),
            13 => _mm_alignr_epi8::<13>(above, below),
            14 => _mm_alignr_epi8::<14>(above, below),
            _ => _mm_alignr_epi8::<15>(above, below),
        }
    }
}

/// Four registers' bytes side by side: the first of all, the second of all, and so on.
#[inline(always)]
unsafe fn bytes_together(v: [__m128i; 4]) -> [__m128i; 4] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let (low, high) = (_mm_unpacklo_epi8(v[0], v[1]), _mm_unpackhi_epi8(v[0], v[1]));
        let (low2, high2) = (_mm_unpacklo_epi8(v[2], v[3]), _mm_unpackhi_epi8(v[2], v[3]));
        [
            _mm_unpacklo_epi16(low, low2),
            _mm_unpackhi_epi16(low, low2),
            _mm_unpacklo_epi16(high, high2),
            _mm_unpackhi_epi16(high, high2),
        ]
    }
}

/// For each byte of a quarter of `a`, which has `$length` of them, that of all four.
macro_rules! bytes_of {
    ($a:ident, $length:expr) => {{
        let mut bytes = [0u32; 32];
        unroll!(half < 2; {
            if const { 16 * half < $length } {
                let part = |j: usize| bytes_from($a, $length * j + 16 * half);
                let together = bytes_together([part(0), part(1), part(2), part(3)]);
                unroll!(i < 4; {
                    if const { 16 * half + 4 * i < $length } {
                        _mm_storeu_si128(bytes.as_mut_ptr().add(16 * half + 4 * i).cast(), together[i]);
                    }
                });
            }
        });
        (bytes, $length)
    }};
}

/// `a`, of an odd number of words, with the upper half of the last one replaced by its product with
/// `top`.
#[inline(always)]
unsafe fn below_of<const N: usize>(a: &Blocks, top: [u64; 2]) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let top = _mm_set_epi64x(top[1] as i64, top[0] as i64);
        let mut v = *a;
        let above = _mm_srli_epi64::<32>(v[N / 2]);
        v[N / 2] = _mm_xor_si128(v[N / 2], _mm_slli_epi64::<32>(above));
        let high = _mm_slli_si128::<8>(_mm_clmulepi64_si128::<0x10>(above, top));
        v[0] = _mm_xor_si128(v[0], _mm_clmulepi64_si128::<0x00>(above, top));
        v[0] = _mm_xor_si128(v[0], high);
        v
    }
}

/// The images of the four quarters of `a`.
#[inline(always)]
pub(super) unsafe fn images<const N: usize>(
    tables: &[Row],
    top: Option<[u64; 2]>,
    a: &Blocks,
    constants: &Constants,
) -> [Blocks; 4] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        assert!(N <= MOST && tables.len() == 8 * N * N);
        let (mut bytes, length) = match top {
            Some(top) if const { is_shortened(N) } => {
                let below = &below_of::<N>(a, top);
                bytes_of!(below, 2 * N - 1)
            }
            _ => bytes_of!(a, 2 * N),
        };
        let two_bits = _mm256_set1_epi8(3);
        let place = _mm256_setr_epi32(
            0,
            0x0404_0404,
            0x0808_0808,
            0x0c0c_0c0c,
            0,
            0x0404_0404,
            0x0808_0808,
            0x0c0c_0c0c,
        );
        let mut sums = [_mm256_setzero_si256(); MOST];
        let mut rows = tables.as_ptr();
        for &byte in &bytes[..length] {
            let byte = _mm256_set1_epi32(byte as i32);
            let bits = [
                byte,
                _mm256_srli_epi32::<2>(byte),
                _mm256_srli_epi32::<4>(byte),
                _mm256_srli_epi32::<6>(byte),
            ];
            unroll!(q < 4; {
                let index = _mm256_or_si256(_mm256_and_si256(bits[q], two_bits), place);
                unroll!(w < 12; {
                    if const { w < N } {
                        let table = _mm256_load_si256(rows.add(N * q + w).cast());
                        sums[w] = _mm256_xor_si256(sums[w], _mm256_shuffle_epi8(table, index));
                    }
                });
            });
            rows = rows.add(4 * N);
        }
        crate::ct::wipe(&mut bytes[..(2 * N).next_multiple_of(4)]);
        // The four bytes of one quarter's image together.
        let together = _mm256_setr_epi8(
            0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6,
            10, 14, 3, 7, 11, 15,
        );
        let zero = _mm_setzero_si128();
        let mut out = [[zero; BLOCKS]; 4];
        unroll!(c < BLOCKS; {
            if const { 2 * c < N } {
                let s = |w: usize| {
                    let s = _mm256_shuffle_epi8(sums[w % MOST], together);
                    [_mm256_castsi256_si128(s), _mm256_extracti128_si256::<1>(s)]
                };
                let [d0, d1] = s(2 * c);
                let (low, high) = (_mm_unpacklo_epi32(d0, d1), _mm_unpackhi_epi32(d0, d1));
                if const { 2 * c + 1 < N } {
                    let [d2, d3] = s(2 * c + 1);
                    let (low2, high2) = (_mm_unpacklo_epi32(d2, d3), _mm_unpackhi_epi32(d2, d3));
                    out[0][c] = _mm_unpacklo_epi64(low, low2);
                    out[1][c] = _mm_unpackhi_epi64(low, low2);
                    out[2][c] = _mm_unpacklo_epi64(high, high2);
                    out[3][c] = _mm_unpackhi_epi64(high, high2);
                } else if const { N == 9 } {
                    // A zero that compilers don't know, for the same reason as `low`; AND with
                    // `low` takes longer here.
                    let none = _mm_set1_epi64x(barrier(0) as i64);
                    out[0][c] = _mm_unpacklo_epi64(low, none);
                    out[1][c] = _mm_unpackhi_epi64(low, none);
                    out[2][c] = _mm_unpacklo_epi64(high, none);
                    out[3][c] = _mm_unpackhi_epi64(high, none);
                } else {
                    out[0][c] = _mm_and_si128(low, constants.low);
                    out[1][c] = _mm_srli_si128::<8>(low);
                    out[2][c] = _mm_and_si128(high, constants.low);
                    out[3][c] = _mm_srli_si128::<8>(high);
                }
            }
        });
        out
    }
}

/// The sum of two elements.
#[inline(always)]
pub(super) unsafe fn sum<const N: usize>(a: &Blocks, b: &Blocks) -> Blocks {
    let mut out = *a;
    unroll!(c < BLOCKS; {
        if const { 2 * c < N } {
            // SAFETY: every x86-64 CPU has SSE2.
            out[c] = unsafe { _mm_xor_si128(a[c], b[c]) };
        }
    });
    out
}
