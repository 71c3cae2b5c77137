// SPDX-License-Identifier: MIT OR Apache-2.0
//! Linear maps by AND and XOR on registers of 256 bits: each word of the matrix is read, in one
//! order.

use super::fold::{BLOCKS, Blocks, load, store};
use crate::backend::portable::binary_field::{LANED, Row, WHOLE_BYTES, strip, strip_at};
use core::arch::x86_64::*;

/// `out = M a`.
#[target_feature(enable = "avx2,pclmulqdq")]
#[inline(never)]
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

/// The image of an element of five words of which only [`WHOLE_BYTES`] are not zero, as in all
/// images.
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

/// For each group of eight bits of `a` a register of the matrix has one 32-bit word of the images
/// of all eight. A shift brings each lane's bit to the top, a second one makes it a mask.
#[inline(always)]
pub(super) unsafe fn image<const N: usize>(matrix: &[Row], a: &Blocks) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        assert!(matrix.len() == 16 * N * N);
        let mut sums = [_mm256_setzero_si256(); 4 * BLOCKS];
        if const { N <= LANED } {
            laned::<N>(&mut sums, matrix.as_ptr(), lanes_of::<N>(a));
        } else {
            let mut words = [0u32; 4 * BLOCKS];
            core::ptr::copy_nonoverlapping(a.as_ptr().cast(), words.as_mut_ptr(), 4 * BLOCKS);
            unroll!(i < 4; {
                if const { i * strip(N) < 2 * N } {
                    let (start, count) = const { strip_at(N, i * strip(N)) };
                    let sums = sums.as_mut_ptr().add(i * strip(N));
                    let rows = matrix.as_ptr().add(start);
                    by_width::<N>(sums, rows, count, &words[..2 * N]);
                }
            });
            crate::ct::wipe(&mut words);
        }
        let mut out = [_mm_setzero_si128(); BLOCKS];
        unroll!(c < BLOCKS; {
            if const { 2 * c < N } {
                out[c] = lanes([sums[4 * c], sums[4 * c + 1], sums[4 * c + 2], sums[4 * c + 3]]);
            }
        });
        out
    }
}

/// The whole image of a short element, whose lanes are shifted by a bit each time.
#[inline(always)]
unsafe fn laned<const N: usize>(
    sums: &mut [__m256i; 4 * BLOCKS],
    rows: *const Row,
    mut lanes: __m256i,
) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        unroll!(group < DOUBLE; {
            if const { group < 8 * N } {
                let mask = _mm256_srai_epi32::<31>(lanes);
                unroll!(w < 4; {
                    if const { w < 2 * N } {
                        let row = _mm256_load_si256(rows.add(2 * N * group + w).cast());
                        sums[w] = _mm256_xor_si256(sums[w], _mm256_and_si256(mask, row));
                    }
                });
                lanes = _mm256_add_epi32(lanes, lanes);
            }
        });
    }
}

/// The sums of a strip of `count` words. There are few widths of strips: code of its own for each
/// length would be a fifth of the library's.
#[inline(always)]
unsafe fn by_width<const N: usize>(
    sums: *mut __m256i,
    rows: *const Row,
    count: usize,
    words: &[u32],
) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        // Chains of these have whole maps: a call would take a twentieth of one.
        if const { N == 3 } {
            return sums_of::<6>(sums, rows, words);
        }
        if const { N == 4 } {
            return sums_of::<8>(sums, rows, words);
        }
        match count {
            2 => strip_of::<2>(sums, rows, words),
            4 => strip_of::<4>(sums, rows, words),
            5 => strip_of::<5>(sums, rows, words),
            6 => strip_of::<6>(sums, rows, words),
            8 => strip_of::<8>(sums, rows, words),
            10 => strip_of::<10>(sums, rows, words),
            _ => strip_of::<12>(sums, rows, words),
        }
    }
}

#[target_feature(enable = "avx2")]
#[inline(never)]
unsafe fn strip_of<const W: usize>(sums: *mut __m256i, rows: *const Row, words: &[u32]) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe { sums_of::<W>(sums, rows, words) }
}

/// Writes `W` sums, of `W` rows for each of four groups of a word's bits.
#[inline(always)]
unsafe fn sums_of<const W: usize>(sums: *mut __m256i, rows: *const Row, words: &[u32]) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let (shifts, mut sum) = (shifts(), [_mm256_setzero_si256(); 12]);
        for (k, &word) in words.iter().enumerate() {
            let bits = _mm256_set1_epi32(word as i32);
            unroll!(q < 4; {
                let mask = _mm256_srai_epi32::<31>(_mm256_sllv_epi32(bits, shifts[q]));
                unroll!(w < 12; {
                    if const { w < W } {
                        let row = _mm256_load_si256(rows.add(W * (4 * k + q) + w).cast());
                        sum[w] = _mm256_xor_si256(sum[w], _mm256_and_si256(mask, row));
                    }
                });
            });
        }
        unroll!(w < 12; {
            if const { w < W } {
                sums.add(w).write(sum[w]);
            }
        });
    }
}
