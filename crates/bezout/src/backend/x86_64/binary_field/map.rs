// SPDX-License-Identifier: MIT OR Apache-2.0
//! Linear maps by AND and XOR on registers of 256 bits: each word of the matrix is read, in one order.

use super::fold::{BLOCKS, Blocks, load, store};
use crate::backend::portable::binary_field::Row;
use core::arch::x86_64::*;

/// `out = M a`.
#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn map<const N: usize>(out: &mut [u64; N], matrix: &[Row], a: &[u64; N]) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        store(out, &image::<N>(matrix, &load(a)));
    }
}

/// For each group of eight bits of `a` a register of the matrix has one 32-bit word of the images of
/// all eight. A shift brings each lane's bit to the top, a second one makes it a mask.
#[inline(always)]
pub(super) unsafe fn image<const N: usize>(matrix: &[Row], a: &Blocks) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        assert!(matrix.len() == 16 * N * N);
        let mut out = [_mm_setzero_si128(); BLOCKS];
        // At most twelve sums, so that they and the mask are in registers.
        if const { N <= 6 } {
            part::<N, 0, 3>(&mut out, matrix, a);
        } else if const { N <= 8 } {
            part::<N, 0, 2>(&mut out, matrix, a);
            part::<N, 2, 2>(&mut out, matrix, a);
        } else if const { N <= 10 } {
            part::<N, 0, 3>(&mut out, matrix, a);
            part::<N, 3, 2>(&mut out, matrix, a);
        } else {
            part::<N, 0, 3>(&mut out, matrix, a);
            part::<N, 3, 3>(&mut out, matrix, a);
            part::<N, 6, 2>(&mut out, matrix, a);
        }
        out
    }
}

/// `COUNT` registers of the image, from number `START` on, as far as there are so many.
#[inline(always)]
unsafe fn part<const N: usize, const START: usize, const COUNT: usize>(
    out: &mut Blocks,
    matrix: &[Row],
    a: &Blocks,
) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let shifts = [
            _mm256_setr_epi32(31, 30, 29, 28, 27, 26, 25, 24),
            _mm256_setr_epi32(23, 22, 21, 20, 19, 18, 17, 16),
            _mm256_setr_epi32(15, 14, 13, 12, 11, 10, 9, 8),
            _mm256_setr_epi32(7, 6, 5, 4, 3, 2, 1, 0),
        ];
        let mut sum = [_mm256_setzero_si256(); 12];
        macro_rules! add {
            ($rows:expr, $bits:expr) => {
                unroll!(q < 4; {
                    let mask = _mm256_srai_epi32::<31>(_mm256_sllv_epi32($bits, shifts[q]));
                    unroll!(w < 12; {
                        if const { w < 4 * COUNT && 4 * START + w < 2 * N } {
                            let place = 2 * N * q + 4 * START + w;
                            let row = _mm256_load_si256($rows.add(place).cast());
                            sum[w] = _mm256_xor_si256(sum[w], _mm256_and_si256(mask, row));
                        }
                    });
                });
            };
        }
        if const { N <= 2 } {
            // So short a map would have ended before its words come back from memory.
            let (rows, words) = (matrix.as_ptr(), _mm256_broadcastsi128_si256(a[0]));
            unroll!(k < 4; {
                if const { k < 2 * N } {
                    let bits = _mm256_shuffle_epi32::<{ 0x55 * k as i32 }>(words);
                    add!(rows.add(8 * N * k), bits);
                }
            });
        } else {
            let mut words = [0u32; 4 * BLOCKS];
            core::ptr::copy_nonoverlapping(a.as_ptr().cast(), words.as_mut_ptr(), 4 * BLOCKS);
            for (rows, &word) in matrix.chunks_exact(8 * N).zip(&words) {
                let bits = _mm256_set1_epi32(word as i32);
                add!(rows.as_ptr(), bits);
            }
            crate::ct::wipe(&mut words);
        }
        // The sum of the eight lanes of each register, four registers at a time.
        let pair =
            |a, b| _mm256_xor_si256(_mm256_unpacklo_epi32(a, b), _mm256_unpackhi_epi32(a, b));
        let quad =
            |a, b| _mm256_xor_si256(_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
        unroll!(c < 4; {
            if const { c < COUNT && 2 * (START + c) < N } {
                let s = quad(pair(sum[4 * c], sum[4 * c + 1]), pair(sum[4 * c + 2], sum[4 * c + 3]));
                out[START + c] = _mm_xor_si128(_mm256_castsi256_si128(s), _mm256_extracti128_si256::<1>(s));
            }
        });
    }
}
