// SPDX-License-Identifier: MIT OR Apache-2.0
//! Linear maps of the two halves of an element at once, for maps that are a ring's: with
//! `a = u + v x^(32 N)` the image of `a` is that of `u`, plus that of `v` times that of `x^(32 N)`. So half of a
//! matrix is read, and each part of it serves twice: three or four matrices of a large field do not fit the first
//! cache, their halves do. This is the modular composition of \[BK78\], with two blocks.

use super::fold::{BLOCKS, Blocks};
use super::map::{lanes, mask_of, shifts};
use crate::backend::portable::binary_field::{Row, strip, strip_at};
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
        // Three bytes more than are asked for are read.
        let mut words = [0u64; 2 * BLOCKS + 1];
        core::ptr::copy_nonoverlapping(a.as_ptr().cast(), words.as_mut_ptr(), 2 * BLOCKS);
        let bytes = words.as_ptr().cast();
        let mut sums = [[_mm256_setzero_si256(); 4 * BLOCKS]; 2];
        // At most six words of both images, so that their sums and the masks are in registers.
        match N {
            5 => {
                first_part::<N, 5>(&mut sums, matrix, masks, bytes);
                if short {
                    part::<N, 5, 4>(&mut sums, matrix, masks);
                } else {
                    part::<N, 5, 5>(&mut sums, matrix, masks);
                }
            }
            6 => {
                make_masks::<N>(masks, bytes);
                part::<N, 0, 6>(&mut sums, matrix, masks);
                part::<N, 6, 6>(&mut sums, matrix, masks);
            }
            7 => {
                first_part::<N, 5>(&mut sums, matrix, masks, bytes);
                part::<N, 5, 5>(&mut sums, matrix, masks);
                if short {
                    part::<N, 10, 3>(&mut sums, matrix, masks);
                } else {
                    part::<N, 10, 4>(&mut sums, matrix, masks);
                }
            }
            8 => {
                make_masks::<N>(masks, bytes);
                part::<N, 0, 6>(&mut sums, matrix, masks);
                part::<N, 6, 6>(&mut sums, matrix, masks);
                part::<N, 12, 4>(&mut sums, matrix, masks);
            }
            _ => {
                make_masks::<N>(masks, bytes);
                part::<N, 0, 6>(&mut sums, matrix, masks);
                part::<N, 6, 6>(&mut sums, matrix, masks);
                part::<N, 12, 6>(&mut sums, matrix, masks);
            }
        }
        crate::ct::wipe(&mut words);
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

/// One group of eight bits, its masks at hand.
macro_rules! add_group {
    ($low:ident, $high:ident, $rows:ident, $m:expr, $n:expr) => {
        unroll!(w < 6; {
            if const { w < COUNT } {
                let row = _mm256_load_si256($rows.add(w).cast());
                $low[w] = _mm256_xor_si256($low[w], _mm256_and_si256($m, row));
                $high[w] = _mm256_xor_si256($high[w], _mm256_and_si256($n, row));
            }
        });
    };
}

/// All masks: with six words of both images no register is left to make them in the first pass.
#[inline(always)]
unsafe fn make_masks<const N: usize>(masks: &mut Masks, bytes: *const u8) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let shifts = shifts()[0];
        for (group, [m, n]) in masks[..4 * N].iter_mut().enumerate() {
            m.write(mask_of(bytes.add(group), shifts));
            n.write(mask_of(bytes.add(4 * N + group), shifts));
        }
    }
}

/// The first `COUNT` words of the images, at most five, and masks for the others.
#[inline(always)]
unsafe fn first_part<const N: usize, const COUNT: usize>(
    sums: &mut [[__m256i; 4 * BLOCKS]; 2],
    matrix: &[Row],
    masks: &mut Masks,
    bytes: *const u8,
) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm256_setzero_si256();
        let (mut low, mut high) = ([zero; 6], [zero; 6]);
        let mut rows = matrix.as_ptr();
        let shifts = shifts()[0];
        for (group, [m, n]) in masks[..4 * N].iter_mut().enumerate() {
            let (u, v) = (
                mask_of(bytes.add(group), shifts),
                mask_of(bytes.add(4 * N + group), shifts),
            );
            m.write(u);
            n.write(v);
            add_group!(low, high, rows, u, v);
            rows = rows.add(const { strip_at(N, 0).1 });
        }
        unroll!(w < 6; {
            if const { w < COUNT } {
                sums[0][w] = low[w];
                sums[1][w] = high[w];
            }
        });
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
        let (first, width) = const { strip_at(N, START / strip(N) * strip(N)) };
        let mut rows = matrix.as_ptr().add(first + START % strip(N));
        for [m, n] in &masks[..4 * N] {
            let (m, n) = (m.assume_init(), n.assume_init());
            add_group!(low, high, rows, m, n);
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
