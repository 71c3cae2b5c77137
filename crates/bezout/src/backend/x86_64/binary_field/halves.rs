// SPDX-License-Identifier: MIT OR Apache-2.0
//! Linear maps of the two halves of an element at once, for maps that are a ring's: with
//! `a = u + v x^(32 N)` the image of `a` is that of `u`, plus that of `v` times that of `x^(32 N)`. So half of a
//! matrix is read, and each part of it serves twice: three or four matrices of a large field do not fit the first
//! cache, their halves do. This is the modular composition of \[BK78\], with two blocks.

use super::fold::{BLOCKS, Blocks};
use super::map::{lanes, shifts};
use crate::backend::portable::binary_field::{Row, strip_at};
use core::arch::x86_64::*;
use core::mem::MaybeUninit;

/// The most words.
const MOST: usize = 9;

/// Whether a product more costs less than the other half of the matrix.
pub(super) const fn gains(words: usize) -> bool {
    words >= 5 && words <= MOST
}

/// For each group of eight bits of a half, masks of these bits of both.
pub(super) type Masks = [[MaybeUninit<__m256i>; 2]; 4 * MOST];
pub(super) const NO_MASKS: Masks = [[MaybeUninit::uninit(); 2]; 4 * MOST];

/// Overwrites what a chain has left.
#[inline(always)]
pub(super) unsafe fn wipe<const N: usize>(masks: &mut Masks) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        for mask in masks[..4 * N].as_flattened_mut() {
            // Without a map they were never written.
            mask.write(_mm256_setzero_si256());
        }
        let start: *mut [u64; 8] = masks.as_mut_ptr().cast();
        crate::ct::wipe(core::slice::from_raw_parts_mut(start, 4 * N).as_flattened_mut());
    }
}

/// The images of both halves of `a`; if `short`, the last 32 bits of all images are zero.
#[inline(always)]
pub(super) unsafe fn images<const N: usize>(
    matrix: &[Row],
    a: &Blocks,
    short: bool,
    masks: &mut Masks,
) -> [Blocks; 2] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        assert!(matrix.len() == 16 * N * N);
        make_masks::<N>(a, masks);
        let mut sums = [[_mm256_setzero_si256(); 4 * BLOCKS]; 2];
        // At most six words of both images, so that their sums and the masks are in registers.
        match N {
            5 => {
                part::<N, 0, 5>(&mut sums, matrix, masks);
                if short {
                    part::<N, 5, 4>(&mut sums, matrix, masks);
                } else {
                    part::<N, 5, 5>(&mut sums, matrix, masks);
                }
            }
            6 => {
                part::<N, 0, 6>(&mut sums, matrix, masks);
                part::<N, 6, 6>(&mut sums, matrix, masks);
            }
            7 => {
                part::<N, 0, 5>(&mut sums, matrix, masks);
                part::<N, 5, 5>(&mut sums, matrix, masks);
                if short {
                    part::<N, 10, 3>(&mut sums, matrix, masks);
                } else {
                    part::<N, 10, 4>(&mut sums, matrix, masks);
                }
            }
            8 => {
                part::<N, 0, 6>(&mut sums, matrix, masks);
                part::<N, 6, 6>(&mut sums, matrix, masks);
                part::<N, 12, 4>(&mut sums, matrix, masks);
            }
            _ => {
                part::<N, 0, 6>(&mut sums, matrix, masks);
                part::<N, 6, 6>(&mut sums, matrix, masks);
                part::<N, 12, 6>(&mut sums, matrix, masks);
            }
        }
        let mut out = [[_mm_setzero_si128(); BLOCKS]; 2];
        unroll!(half < 2; {
            unroll!(c < BLOCKS; {
                if const { 2 * c < N } {
                    let s = &sums[half];
                    out[half][c] = lanes([s[4 * c], s[4 * c + 1], s[4 * c + 2], s[4 * c + 3]]);
                }
            });
        });
        out
    }
}

/// A shift brings each lane's bit to the top, a second one makes it a mask.
#[inline(always)]
unsafe fn make_masks<const N: usize>(a: &Blocks, masks: &mut Masks) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let shifts = shifts();
        let mut words = [0u32; 4 * BLOCKS];
        core::ptr::copy_nonoverlapping(a.as_ptr().cast(), words.as_mut_ptr(), 4 * BLOCKS);
        for j in 0..N {
            let bits = [words[j], words[N + j]].map(|w| _mm256_set1_epi32(w as i32));
            unroll!(q < 4; {
                masks[4 * j + q] = bits.map(|b| {
                    MaybeUninit::new(_mm256_srai_epi32::<31>(_mm256_sllv_epi32(b, shifts[q])))
                });
            });
        }
        crate::ct::wipe(&mut words);
    }
}

/// `COUNT` words of the images, from number `START` on.
#[inline(always)]
unsafe fn part<const N: usize, const START: usize, const COUNT: usize>(
    sums: &mut [[__m256i; 4 * BLOCKS]; 2],
    matrix: &[Row],
    masks: &Masks,
) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm256_setzero_si256();
        let (mut low, mut high) = ([zero; 6], [zero; 6]);
        // One group a step: a compiler that sees several adds them up first, in more registers than there are.
        let (first, width) = const { strip_at(N, START) };
        let mut rows = matrix.as_ptr().add(first);
        for [m, n] in &masks[..4 * N] {
            let (m, n) = (m.assume_init(), n.assume_init());
            unroll!(w < 6; {
                if const { w < COUNT } {
                    let row = _mm256_load_si256(rows.add(w).cast());
                    low[w] = _mm256_xor_si256(low[w], _mm256_and_si256(m, row));
                    high[w] = _mm256_xor_si256(high[w], _mm256_and_si256(n, row));
                }
            });
            rows = rows.add(width);
        }
        unroll!(w < 6; {
            if const { w < COUNT } {
                sums[0][START + w] = low[w];
                sums[1][START + w] = high[w];
            }
        });
    }
}
