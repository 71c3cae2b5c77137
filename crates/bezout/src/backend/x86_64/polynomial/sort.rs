// SPDX-License-Identifier: MIT OR Apache-2.0
//! Columns of eight numbers a row by Batcher's merge exchange, then their bitonic merge \[Bat68\].
//!
//! A merge takes a falling run and a rising one. To fall is to rise among complements, so that all runs rise: those that
//! have to fall are complements until they are merged.

use crate::backend::portable::sort::merge_exchange;
use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::x86_64::*;

type V = __m256i;
type Row = [u32; 8];

/// The most numbers.
pub(crate) const MOST: usize = 1280;

/// Sorts at most [`MOST`] numbers.
///
/// Timing: depends on the length.
#[allow(unsafe_code)]
pub(crate) fn sort(a: &mut [u32]) {
    assert!(Isa::Avx2.available() && a.len() <= MOST);
    let mut rooms = [[[u32::MAX; 8]; MOST / 8]; 2];
    let [rows, runs] = rooms
        .each_mut()
        .map(|room| &mut room[..8 * a.len().div_ceil(64)]);
    rows.as_flattened_mut()[..a.len()].copy_from_slice(a);
    // SAFETY: the CPU has AVX2.
    unsafe { sort_rows(rows, runs) };
    a.copy_from_slice(&runs.as_flattened()[..a.len()]);
    wipe(rows.as_flattened_mut());
    wipe(runs.as_flattened_mut());
}

/// Writes the numbers of `rows` to `runs` in order; the number of rows is a multiple of 8.
#[target_feature(enable = "avx2")]
fn sort_rows(rows: &mut [Row], runs: &mut [Row]) {
    // The left one of two that are merged falls, in each of three merges.
    let falling = _mm256_setr_epi32(-1, 0, 0, -1, 0, -1, -1, 0);
    for row in &mut *rows {
        put(row, _mm256_xor_si256(get(row), falling));
    }
    merge_exchange(rows.len(), |first, second, length| {
        let (low, high) = rows.split_at_mut(second);
        exchange(&mut low[first..first + length], high);
    });
    let run = rows.len() / 8;
    for (i, eight) in rows.as_chunks::<8>().0.iter().enumerate() {
        for (k, row) in columns(eight).into_iter().enumerate() {
            put(&mut runs[run * k + i], row);
        }
    }
    for width in [2, 4, 8] {
        for both in runs.chunks_exact_mut((width * run).max(1)) {
            merge(both);
        }
    }
}

/// The smaller one of each pair to `low`, the other to `high`, which may be shorter.
#[inline]
#[target_feature(enable = "avx2")]
fn exchange(low: &mut [Row], high: &mut [Row]) {
    for (x, y) in low.iter_mut().zip(high) {
        let (a, b) = (get(x), get(y));
        put(x, _mm256_min_epu32(a, b));
        put(y, _mm256_max_epu32(a, b));
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

/// Sorts two runs of the same length, of which the first one has complements. What is missing to a power of two are numbers
/// that are the largest, and stay at the end.
#[target_feature(enable = "avx2")]
fn merge(rows: &mut [Row]) {
    let n = rows.len();
    for row in &mut rows[..n / 2] {
        put(row, _mm256_xor_si256(get(row), _mm256_set1_epi32(-1)));
    }
    let mut apart = n.next_power_of_two() / 2;
    while apart > 0 {
        for both in rows.chunks_mut(2 * apart).filter(|both| both.len() > apart) {
            let (low, high) = both.split_at_mut(apart);
            exchange(low, high);
        }
        apart /= 2;
    }
    for row in rows {
        let x = get(row);
        let x = halves::<0xf0>(x, _mm256_permute2x128_si256(x, x, 0x01));
        let x = halves::<0xcc>(x, _mm256_shuffle_epi32(x, 0x4e));
        put(row, halves::<0xaa>(x, _mm256_shuffle_epi32(x, 0xb1)));
    }
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
