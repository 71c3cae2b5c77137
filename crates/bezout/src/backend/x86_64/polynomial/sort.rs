// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batcher's merge exchange \[Bat68\] on rows of eight numbers: first on columns, then across them.

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
    let [rows, others] = rooms
        .each_mut()
        .map(|room| &mut room[..a.len().div_ceil(8)]);
    rows.as_flattened_mut()[..a.len()].copy_from_slice(a);
    // SAFETY: the CPU has AVX2.
    unsafe { sort_rows(rows, others) };
    a.copy_from_slice(&rows.as_flattened()[..a.len()]);
    wipe(rows.as_flattened_mut());
    wipe(others.as_flattened_mut());
}

#[target_feature(enable = "avx2")]
fn sort_rows(rows: &mut [Row], others: &mut [Row]) {
    merge_exchange(rows.len(), |first, second, length| {
        let (low, high) = rows.split_at_mut(second);
        for (x, y) in low[first..first + length].iter_mut().zip(high) {
            let (a, b) = (get(x), get(y));
            put(x, _mm256_min_epu32(a, b));
            put(y, _mm256_max_epu32(a, b));
        }
    });
    merge::<4, 0xf0>(rows, others);
    merge::<2, 0xcc>(rows, others);
    within::<4, 2, 0xcc>(rows);
    merge::<1, 0xaa>(rows, others);
    within::<4, 1, 0xaa>(rows);
    within::<2, 1, 0xaa>(rows);
}

/// Number `i` with number `i + P` where `i` is without the bit `P`, then number `i` with number `i + q - P` where `i` has it, for
/// all powers of two `q` down to 8. `SET` has the places with this bit in a row.
///
/// Numbers with the bit meet some `q / 8` rows behind, others some as many before: each row follows from three, of one array, and
/// is written to the other.
#[target_feature(enable = "avx2")]
fn merge<const P: usize, const SET: i32>(rows: &mut [Row], others: &mut [Row]) {
    for row in &mut *rows {
        let x = get(row);
        let y = turned::<P>(x);
        let (low, high) = (_mm256_min_epu32(x, y), _mm256_max_epu32(x, y));
        put(row, _mm256_blend_epi32(low, high, SET));
    }
    let n = rows.len();
    let (mut from, mut to) = (rows, others);
    let mut apart = n.next_power_of_two() / 2;
    let mut swapped = false;
    while apart > 0 {
        let least = _mm256_setzero_si256();
        let most = _mm256_set1_epi32(-1);
        let before = |from: &[Row], i: usize| turned::<P>(get(&from[i - apart]));
        let behind = |from: &[Row], i: usize| turned::<P>(get(&from[i + apart]));
        let one = |to: &mut Row, x: V, before: V, behind: V| {
            let (low, high) = (_mm256_min_epu32(x, behind), _mm256_max_epu32(x, before));
            put(to, _mm256_blend_epi32(high, low, SET));
        };
        for i in 0..n {
            let x = get(&from[i]);
            let before = if i < apart { least } else { before(from, i) };
            let behind = if i + apart < n { behind(from, i) } else { most };
            one(&mut to[i], x, before, behind);
        }
        (from, to) = (to, from);
        swapped = !swapped;
        apart /= 2;
    }
    if swapped {
        to.copy_from_slice(from);
    }
}

/// Number `i` with number `i + Q - P` where `i` has the bit `P`: in the same row, or the next one.
#[target_feature(enable = "avx2")]
fn within<const Q: usize, const P: usize, const SET: i32>(rows: &mut [Row]) {
    let apart = (Q - P) as i32;
    let places = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    let from = |by: i32| {
        let place = _mm256_add_epi32(places, _mm256_set1_epi32(by));
        _mm256_and_si256(place, _mm256_set1_epi32(7))
    };
    let (ahead, back) = (from(apart), from(-apart));
    // Lanes whose partner is in the next row, and lanes that are partners: of this row, and of the one before.
    let next = _mm256_cmpgt_epi32(places, _mm256_set1_epi32(7 - apart));
    let set = _mm256_cmpeq_epi32(
        _mm256_and_si256(places, _mm256_set1_epi32(P as i32)),
        _mm256_set1_epi32(P as i32),
    );
    let partner = _mm256_permutevar8x32_epi32(set, back);
    let near = _mm256_cmpgt_epi32(places, _mm256_set1_epi32(apart - 1));
    let here = _mm256_and_si256(partner, near);
    let there = _mm256_andnot_si256(near, partner);
    let Some(first) = rows.first() else { return };
    // What is taken from a row is none of what the row before has changed.
    let (mut x, mut before) = (get(first), _mm256_setzero_si256());
    for i in 0..rows.len() {
        let y = match rows.get(i + 1) {
            Some(row) => get(row),
            None => _mm256_set1_epi32(-1),
        };
        let other = _mm256_blendv_epi8(
            _mm256_permutevar8x32_epi32(x, ahead),
            _mm256_permutevar8x32_epi32(y, ahead),
            next,
        );
        let (low, high) = (_mm256_min_epu32(x, other), _mm256_max_epu32(x, other));
        let high = _mm256_permutevar8x32_epi32(high, back);
        let row = _mm256_blendv_epi8(_mm256_blend_epi32(x, low, SET), high, here);
        let changed = if i == 0 {
            row
        } else {
            _mm256_blendv_epi8(row, before, there)
        };
        put(&mut rows[i], changed);
        (x, before) = (y, high);
    }
}

/// Each number in the place that differs in the bit `P`.
#[inline]
#[target_feature(enable = "avx2")]
fn turned<const P: usize>(x: V) -> V {
    match P {
        1 => _mm256_shuffle_epi32(x, 0xb1),
        2 => _mm256_shuffle_epi32(x, 0x4e),
        _ => _mm256_permute4x64_epi64(x, 0x4e),
    }
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
