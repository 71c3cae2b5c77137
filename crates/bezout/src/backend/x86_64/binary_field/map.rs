// SPDX-License-Identifier: MIT OR Apache-2.0
//! Linear maps by AND and XOR on registers of 256 bits: each word of the matrix is read, in one order.

use super::fold::{BLOCKS, Blocks, load, store};
use crate::backend::portable::binary_field::{LANED, Row, WHOLE_BYTES, strip, strip_at};
use core::arch::x86_64::*;

/// `out = M a`.
#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn map<const N: usize>(out: &mut [u64; N], matrix: &[Row], a: &[u64; N]) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        store(out, &image::<N>(matrix, &load(a)));
    }
}

/// What brings each of eight bits of a byte of 32-bit lanes to the top.
#[inline(always)]
unsafe fn shifts() -> [__m256i; 4] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        [
            _mm256_setr_epi32(31, 30, 29, 28, 27, 26, 25, 24),
            _mm256_setr_epi32(23, 22, 21, 20, 19, 18, 17, 16),
            _mm256_setr_epi32(15, 14, 13, 12, 11, 10, 9, 8),
            _mm256_setr_epi32(7, 6, 5, 4, 3, 2, 1, 0),
        ]
    }
}

/// A shift brings each lane's bit of the first byte to the top, a second one makes it a mask.
#[inline(always)]
unsafe fn mask_of(bytes: *const u8, shifts: __m256i) -> __m256i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let bits = _mm256_set1_epi32(bytes.cast::<i32>().read_unaligned());
        _mm256_srai_epi32::<31>(_mm256_sllv_epi32(bits, shifts))
    }
}

/// The image of an element of five words of which only [`WHOLE_BYTES`] are not zero, as in all images.
#[inline(always)]
pub(super) unsafe fn whole_image(matrix: &[Row], a: &Blocks) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        assert!(matrix.len() == 16 * 5 * 5);
        let mut words = [0u64; 7];
        core::ptr::copy_nonoverlapping(a.as_ptr().cast(), words.as_mut_ptr(), 6);
        let mut rows = matrix.as_ptr();
        let shifts = shifts()[0];
        let mut sums = [_mm256_setzero_si256(); 12];
        for group in 0..WHOLE_BYTES {
            let mask = mask_of(words.as_ptr().cast::<u8>().add(group), shifts);
            unroll!(w < 12; {
                if const { w <= WHOLE_BYTES / 4 } {
                    let row = _mm256_load_si256(rows.add(w).cast());
                    sums[w] = _mm256_xor_si256(sums[w], _mm256_and_si256(mask, row));
                }
            });
            rows = rows.add(const { strip(5) });
        }
        crate::ct::wipe(&mut words);
        let mut out = [_mm_setzero_si128(); BLOCKS];
        unroll!(c < 4; {
            if const { c < 3 } {
                out[c] = lanes([sums[4 * c], sums[4 * c + 1], sums[4 * c + 2], sums[4 * c + 3]]);
            }
        });
        out
    }
}

/// The sums of eight lanes each, of four registers.
#[inline(always)]
unsafe fn lanes(s: [__m256i; 4]) -> __m128i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let pair =
            |a, b| _mm256_xor_si256(_mm256_unpacklo_epi32(a, b), _mm256_unpackhi_epi32(a, b));
        let (a, b) = (pair(s[0], s[1]), pair(s[2], s[3]));
        let s = _mm256_xor_si256(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
        _mm_xor_si128(_mm256_castsi256_si128(s), _mm256_extracti128_si256::<1>(s))
    }
}

/// The eighths of `a`, each at the top of a lane.
#[inline(always)]
unsafe fn lanes_of<const N: usize>(a: &Blocks) -> __m256i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        if N == 1 {
            _mm256_slli_epi32::<24>(_mm256_cvtepu8_epi32(a[0]))
        } else {
            _mm256_slli_epi32::<16>(_mm256_cvtepu16_epi32(a[0]))
        }
    }
}

/// For each group of eight bits of `a` a register of the matrix has one 32-bit word of the images of
/// all eight. A shift brings each lane's bit to the top, a second one makes it a mask.
#[inline(always)]
pub(super) unsafe fn image<const N: usize>(matrix: &[Row], a: &Blocks) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        assert!(matrix.len() == 16 * N * N);
        let mut sums = [_mm256_setzero_si256(); 4 * BLOCKS];
        unroll!(i < 4; {
            if const { i * strip(N) < 2 * N } {
                part::<N, i>(&mut sums, matrix, a);
            }
        });
        let mut out = [_mm_setzero_si128(); BLOCKS];
        unroll!(c < BLOCKS; {
            if const { 2 * c < N } {
                out[c] = lanes([sums[4 * c], sums[4 * c + 1], sums[4 * c + 2], sums[4 * c + 3]]);
            }
        });
        out
    }
}

/// The words of strip number `I`.
#[inline(always)]
unsafe fn part<const N: usize, const I: usize>(
    sums: &mut [__m256i; 4 * BLOCKS],
    matrix: &[Row],
    a: &Blocks,
) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let count = const { strip_at(N, I * strip(N)).1 };
        let strip_rows = matrix.as_ptr().add(const { strip_at(N, I * strip(N)).0 });
        let mut sum = [_mm256_setzero_si256(); 12];
        macro_rules! add {
            ($rows:expr, $q:expr, $mask:expr) => {
                let (rows, mask) = ($rows, $mask);
                unroll!(w < 12; {
                    if const { w < strip_at(N, I * strip(N)).1 } {
                        let row = _mm256_load_si256(rows.add(count * $q + w).cast());
                        sum[w] = _mm256_xor_si256(sum[w], _mm256_and_si256(mask, row));
                    }
                });
            };
        }
        if const { N <= LANED } {
            let mut lanes = lanes_of::<N>(a);
            unroll!(k < 4; {
                if const { k < 2 * N } {
                    unroll!(q < 4; {
                        add!(strip_rows.add(4 * count * k), q, _mm256_srai_epi32::<31>(lanes));
                        lanes = _mm256_add_epi32(lanes, lanes);
                    });
                }
            });
        } else {
            let shifts = shifts();
            let mut words = [0u32; 4 * BLOCKS];
            core::ptr::copy_nonoverlapping(a.as_ptr().cast(), words.as_mut_ptr(), 4 * BLOCKS);
            for (k, &word) in words[..2 * N].iter().enumerate() {
                let bits = _mm256_set1_epi32(word as i32);
                unroll!(q < 4; {
                    let mask = _mm256_srai_epi32::<31>(_mm256_sllv_epi32(bits, shifts[q]));
                    add!(strip_rows.add(4 * count * k), q, mask);
                });
            }
            crate::ct::wipe(&mut words);
        }
        unroll!(w < 12; {
            if const { w < strip_at(N, I * strip(N)).1 } {
                sums[I * strip(N) + w] = sum[w];
            }
        });
    }
}
