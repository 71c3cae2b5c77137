// SPDX-License-Identifier: MIT OR Apache-2.0
//! Columns of eight numbers a row, then their bitonic merge \[Bat68\]. Numbers stay in registers
//! for three levels.
//!
//! A merge takes a falling run and a rising one. To fall is to rise among complements, so that all
//! columns rise: those that have to fall are complements until they are merged. Within columns,
//! where rows have any order, two rising runs are compared from both ends.

use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::x86_64::*;
use core::ops::Range;

type V = __m256i;
type Row = [u32; 8];

/// The most numbers.
pub(crate) const MOST: usize = 1280;

/// Vectors that lie across two lines of the cache are slower.
#[repr(align(32))]
struct Rooms<const ROWS: usize>([[Row; ROWS]; 2]);

/// Sorts at most [`MOST`] numbers.
///
/// Timing: depends on the length.
pub(crate) fn sort(a: &mut [u32]) {
    match a.len() {
        ..=512 => sort_in::<64>(a),
        513..=768 => sort_in::<96>(a),
        769..=1024 => sort_in::<128>(a),
        _ => sort_in::<{ MOST / 8 }>(a),
    }
}

/// At most 8 times `ROWS` numbers.
#[allow(unsafe_code)]
fn sort_in<const ROWS: usize>(a: &mut [u32]) {
    assert!(Isa::Avx2.available() && a.len() <= 8 * ROWS);
    let mut rooms = Rooms([[[u32::MAX; 8]; ROWS]; 2]);
    let [rows, runs] = rooms
        .0
        .each_mut()
        .map(|room| &mut room[..8 * a.len().div_ceil(64)]);
    rows.as_flattened_mut()[..a.len()].copy_from_slice(a);
    // SAFETY: the CPU has AVX2.
    unsafe { sort_rows(rows, runs) };
    a.copy_from_slice(&runs.as_flattened()[..a.len()]);
    wipe(rows.as_flattened_mut());
    wipe(runs.as_flattened_mut());
}

/// Exchanges of Batcher's network for eight. Written out: a loop would hold the numbers in memory.
macro_rules! exchange_eight {
    ($x:ident: $([$i:literal, $j:literal])*) => {$(
        exchange(&mut $x, $i, $j);
    )*};
}

/// Writes the numbers of `rows` to `runs` in order; the number of rows is a multiple of 8.
#[target_feature(enable = "avx2")]
fn sort_rows(rows: &mut [Row], runs: &mut [Row]) {
    sort_columns(rows);
    let run = rows.len() / 8;
    for (i, eight) in rows.as_chunks::<8>().0.iter().enumerate() {
        for (k, row) in columns(eight).into_iter().enumerate() {
            put(&mut runs[run * k + i], row);
        }
    }
    for width in [2, 4, 8] {
        for both in runs.chunks_exact_mut((width * run).max(1)) {
            for row in &mut both[..width * run / 2] {
                put(row, _mm256_xor_si256(get(row), _mm256_set1_epi32(-1)));
            }
            merge(both, true);
        }
    }
}

/// Each of the eight columns, of which some are complements then.
#[target_feature(enable = "avx2")]
fn sort_columns(rows: &mut [Row]) {
    // The left one of two that are merged falls, in each of three merges.
    let falling = _mm256_setr_epi32(-1, 0, 0, -1, 0, -1, -1, 0);
    for eight in rows.as_chunks_mut::<8>().0 {
        let mut x = [falling; 8];
        for (x, row) in x.iter_mut().zip(&*eight) {
            *x = _mm256_xor_si256(*x, get(row));
        }
        exchange_eight!(x: [0, 1] [2, 3] [4, 5] [6, 7] [0, 2] [1, 3] [4, 6] [5, 7] [1, 2] [5, 6]);
        exchange_eight!(x: [0, 4] [1, 5] [2, 6] [3, 7] [2, 4] [3, 5] [1, 2] [3, 4] [5, 6]);
        for (row, x) in eight.iter_mut().zip(x) {
            put(row, x);
        }
    }
    let mut run = 8;
    while run < rows.len() {
        for both in rows.chunks_mut(2 * run) {
            // Both rise. The smaller ones of the first and the last, the second and the last but
            // one, and so on fall after they rose, and so do the larger ones.
            if both.len() <= run {
                continue;
            }
            let (first, second) = both.split_at_mut(run);
            for (x, y) in first.iter_mut().rev().zip(&mut *second) {
                let mut two = [get(x), get(y)];
                exchange(&mut two, 0, 1);
                put(x, two[0]);
                put(y, two[1]);
            }
            merge(first, false);
            merge(second, false);
        }
        run *= 2;
    }
}

/// The smaller one of two to place `i`, the other to place `j`.
#[inline]
#[target_feature(enable = "avx2")]
fn exchange<const K: usize>(x: &mut [V; K], i: usize, j: usize) {
    (x[i], x[j]) = (_mm256_min_epu32(x[i], x[j]), _mm256_max_epu32(x[i], x[j]));
}

/// Sorts numbers that fall and then rise, or the other way round: those of each column, or with
/// `whole` rows all. What is missing to a power of two are numbers that are the largest, and stay
/// at the end.
#[target_feature(enable = "avx2")]
fn merge(rows: &mut [Row], whole: bool) {
    let mut levels = rows.len().next_power_of_two().ilog2();
    // Up to three levels while numbers are in registers.
    while levels > 0 {
        match levels {
            1 => {
                levels -= 1;
                merge_levels::<2>(rows, 1 << levels);
            }
            2 | 4 => {
                levels -= 2;
                merge_levels::<4>(rows, 1 << levels);
            }
            _ => {
                levels -= 3;
                merge_levels::<8>(rows, 1 << levels);
            }
        }
    }
    if whole {
        for row in rows {
            let x = get(row);
            let x = halves::<0xf0>(x, _mm256_permute2x128_si256(x, x, 0x01));
            let x = halves::<0xcc>(x, _mm256_shuffle_epi32(x, 0x4e));
            put(row, halves::<0xaa>(x, _mm256_shuffle_epi32(x, 0xb1)));
        }
    }
}

/// The levels of a merge from rows that are `K / 2` times `apart` from each other to those that are
/// that.
#[inline]
#[target_feature(enable = "avx2")]
fn merge_levels<const K: usize>(mut rows: &mut [Row], apart: usize) {
    if apart == 1 {
        let (blocks, rest) = rows.as_chunks_mut::<K>();
        for block in blocks {
            exchange_levels::<K>(block, 1, 0..1);
        }
        rows = rest;
    }
    for block in rows.chunks_mut(K * apart) {
        // What is missing at the end has no exchange.
        let whole = (block.len() - 1) / apart;
        let rest = block.len() - whole * apart;
        for (n, range) in [(whole + 1, 0..rest), (whole, rest..apart)] {
            match n {
                8 => exchange_levels::<8>(block, apart, range),
                7 => exchange_levels::<7>(block, apart, range),
                6 => exchange_levels::<6>(block, apart, range),
                5 => exchange_levels::<5>(block, apart, range),
                4 => exchange_levels::<4>(block, apart, range),
                3 => exchange_levels::<3>(block, apart, range),
                2 => exchange_levels::<2>(block, apart, range),
                _ => {}
            }
        }
    }
}

/// Exchanges over a half of a power of two, a quarter, and so on, among `N` rows that are `apart`,
/// for each first one in a range below that.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn exchange_levels<const N: usize>(rows: &mut [Row], apart: usize, range: Range<usize>) {
    assert!(range.is_empty() || range.end + (N - 1) * apart <= rows.len());
    for first in range {
        let mut x = [_mm256_setzero_si256(); N];
        for (k, x) in x.iter_mut().enumerate() {
            // SAFETY: as asserted.
            *x = get(unsafe { rows.get_unchecked(first + k * apart) });
        }
        let mut distance = N.next_power_of_two() / 2;
        while distance > 0 {
            for k in (0..N - distance).filter(|k| k & distance == 0) {
                exchange(&mut x, k, k + distance);
            }
            distance /= 2;
        }
        for (k, x) in x.into_iter().enumerate() {
            // SAFETY: as asserted.
            put(unsafe { rows.get_unchecked_mut(first + k * apart) }, x);
        }
    }
}

/// The columns of eight rows.
#[inline]
#[target_feature(enable = "avx2")]
fn columns(rows: &[Row; 8]) -> [V; 8] {
    let [a, b, c, d, e, f, g, h] = rows.each_ref().map(|row| get(row));
    // Places 0, 1, 4, 5 of two rows, and places 2, 3, 6, 7.
    let pair = |x: V, y: V| [_mm256_unpacklo_epi32(x, y), _mm256_unpackhi_epi32(x, y)];
    // Places 0 and 4 of four rows, then 1 and 5, 2 and 6, 3 and 7.
    let four = |x: [V; 2], y: [V; 2]| {
        [
            _mm256_unpacklo_epi64(x[0], y[0]),
            _mm256_unpackhi_epi64(x[0], y[0]),
            _mm256_unpacklo_epi64(x[1], y[1]),
            _mm256_unpackhi_epi64(x[1], y[1]),
        ]
    };
    let (upper, lower) = (four(pair(a, b), pair(c, d)), four(pair(e, f), pair(g, h)));
    let mut all = [_mm256_setzero_si256(); 8];
    for (k, (x, y)) in upper.into_iter().zip(lower).enumerate() {
        all[k] = _mm256_permute2x128_si256(x, y, 0x20);
        all[k + 4] = _mm256_permute2x128_si256(x, y, 0x31);
    }
    all
}

/// The larger one of two in the lanes of `SET`, the smaller one in the others.
#[inline]
#[target_feature(enable = "avx2")]
fn halves<const SET: i32>(x: V, y: V) -> V {
    _mm256_blend_epi32(_mm256_min_epu32(x, y), _mm256_max_epu32(x, y), SET)
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn get(a: &Row) -> V {
    // SAFETY: 32 bytes are read from an array of 32 bytes.
    unsafe { _mm256_loadu_si256(a.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn put(a: &mut Row, x: V) {
    // SAFETY: 32 bytes are written to an array of 32 bytes.
    unsafe { _mm256_storeu_si256(a.as_mut_ptr().cast(), x) }
}
