// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products modulo `x^n - 1` of polynomials with coefficients modulo a power of two up to 2^16.
//!
//! Coefficient `i` of a product is the sum of `a[t] B[i - t]` with `B[x] = b[x mod n]`: a matrix that depends
//! on `i - t` alone, times a vector. Two levels of Karatsuba's trick for such matrices leave nine of a
//! quarter of the size: with `D[x] = B[x - h] - B[x]`, the upper half of the result is `D a1 + B (a0 + a1)`,
//! the lower one `B (a0 + a1) - D' a0`, where `D'[x] = D[x + h]`. Their products are of words of 16 bits, or,
//! where `b` is small, of bytes, of which one instruction multiplies two pairs and adds.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use crate::cpu::Isa;
use crate::ct::wipe;
use core::arch::x86_64::*;

/// The most coefficients.
const LENGTH: usize = 1280;
/// A quarter of them.
const QUARTER: usize = LENGTH / 4;
/// Places of a matrix: from `1 - 4 q` to `4 q - 1`, and some before.
const PLACES: usize = 2 * LENGTH + 32;

/// The entries of a matrix by `i - t`, the one of 0 in the middle.
#[repr(C, align(64))]
struct Matrix([u16; PLACES]);

/// What products need, and leave secrets in: one for many products, wiped at the end.
pub(crate) struct Room {
    matrices: [Matrix; 4],
    vector: [u16; LENGTH],
    result: [u16; LENGTH],
    halves: [[u16; LENGTH / 2]; 3],
    quarters: [[u16; QUARTER]; 4],
}

impl Room {
    pub fn new() -> Self {
        Self {
            matrices: [const { Matrix([0; PLACES]) }; 4],
            vector: [0; LENGTH],
            result: [0; LENGTH],
            halves: [[0; LENGTH / 2]; 3],
            quarters: [[0; QUARTER]; 4],
        }
    }

    /// Overwrites all of it.
    pub fn wipe(&mut self) {
        for x in &mut self.matrices {
            wipe(&mut x.0);
        }
        wipe(&mut self.vector);
        wipe(&mut self.result);
        for x in &mut self.halves {
            wipe(x);
        }
        for x in &mut self.quarters {
            wipe(x);
        }
    }
}

/// Whether this CPU has what is needed.
pub(crate) fn available() -> bool {
    Isa::Avx2.available()
}

/// `out = a b` modulo `x^n - 1` and 2^16; `n` is the length of all three, at most 1280. If `small`, only
/// the lowest 8 bits count, and `a < 2^8`, `b < 2^5`.
///
/// Timing: depends on `n` and `small`.
#[allow(unsafe_code)]
pub(crate) fn multiply(room: &mut Room, out: &mut [u16], a: &[u16], b: &[u16], small: bool) {
    let n = out.len();
    assert!(available() && a.len() == n && b.len() == n && n <= LENGTH);
    // SAFETY: the CPU has AVX2.
    unsafe { product(room, out, a, b, small) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn load(a: &[u16], at: usize) -> __m256i {
    let block: &[u16; 16] = a[at..at + 16].try_into().expect("16 words");
    // SAFETY: 32 bytes are read from an array of so many.
    unsafe { _mm256_loadu_si256(block.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn store(a: &mut [u16], at: usize, x: __m256i) {
    let block: &mut [u16; 16] = (&mut a[at..at + 16]).try_into().expect("16 words");
    // SAFETY: 32 bytes are written to an array of so many.
    unsafe { _mm256_storeu_si256(block.as_mut_ptr().cast(), x) }
}

/// Adds to `sums` the products of a matrix of `16 W` lines, from place `at` on, with `a`. For bytes, places
/// are pairs, of entries `x` and `x - 1`, and so are the elements of `a`.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn accumulate<const W: usize, const BYTES: bool>(
    sums: &mut [__m256i; W],
    matrix: &Matrix,
    at: usize,
    a: &[u16],
) {
    let step = if BYTES { 2 } else { 1 };
    assert!(at + step >= step * a.len() && at + 16 * W <= PLACES);
    let start = matrix.0.as_ptr().wrapping_add(at);
    for (t, &a) in a.iter().enumerate() {
        let a = _mm256_set1_epi16(a as i16);
        for (w, sum) in sums.iter_mut().enumerate() {
            let from = start.wrapping_add(16 * w).wrapping_sub(step * t);
            // SAFETY: all places are inside, as asserted.
            let x = unsafe { _mm256_loadu_si256(from.cast()) };
            let products = match BYTES {
                true => _mm256_maddubs_epi16(a, x),
                false => _mm256_mullo_epi16(a, x),
            };
            *sum = _mm256_add_epi16(*sum, products);
        }
    }
}

/// The products of `16 W` lines.
#[inline]
#[target_feature(enable = "avx2")]
fn lines<const W: usize>(out: &mut [u16], matrix: &Matrix, at: usize, a: &[u16], bytes: bool) {
    let mut sums = [_mm256_setzero_si256(); W];
    match bytes {
        true => accumulate::<W, true>(&mut sums, matrix, at, a),
        false => accumulate::<W, false>(&mut sums, matrix, at, a),
    }
    for (w, sum) in sums.into_iter().enumerate() {
        store(out, 16 * w, sum);
    }
}

/// A quarter of a matrix, from place `at` on, times a quarter of a vector.
#[target_feature(enable = "avx2")]
fn quarter(out: &mut [u16], matrix: &Matrix, at: usize, a: &[u16], bytes: bool) {
    match out.len() / 16 {
        8 => lines::<8>(out, matrix, at, a, bytes),
        11 => lines::<11>(out, matrix, at, a, bytes),
        13 => lines::<13>(out, matrix, at, a, bytes),
        _ => {
            for (i, out) in out.chunks_mut(16).enumerate() {
                lines::<1>(out, matrix, at + 16 * i, a, bytes);
            }
        }
    }
}

/// `to[x] = from[x - h] - from[x]`, where both are there, for the places from `low` to `high`.
#[target_feature(enable = "avx2")]
fn differences(to: &mut Matrix, from: &Matrix, h: usize, (low, high): (usize, usize)) {
    for x in (low..high).step_by(16) {
        let d = _mm256_sub_epi16(load(&from.0, x - h), load(&from.0, x));
        store(&mut to.0, x, d);
    }
}

/// Entries `x` and `x - 1` in one word.
#[target_feature(enable = "avx2")]
fn pair(m: &mut Matrix, (low, high): (usize, usize)) {
    let byte = _mm256_set1_epi16(0xff);
    for x in (low..high).step_by(16).rev() {
        let before = _mm256_slli_epi16(load(&m.0, x - 1), 8);
        let pair = _mm256_or_si256(_mm256_and_si256(load(&m.0, x), byte), before);
        store(&mut m.0, x, pair);
    }
}

/// The elements of a part of a vector, in pairs of bytes if `bytes`.
#[target_feature(enable = "avx2")]
fn elements<'a>(room: &'a mut [u16; QUARTER], a: &[u16], bytes: bool) -> &'a [u16] {
    if bytes {
        let two = a.as_chunks::<2>().0;
        for (to, &[x, y]) in room.iter_mut().zip(two) {
            *to = (x & 0xff) | y << 8;
        }
        &room[..two.len()]
    } else {
        room[..a.len()].copy_from_slice(a);
        &room[..a.len()]
    }
}

/// `out = x + y` or `out = y - x`.
#[inline]
#[target_feature(enable = "avx2")]
fn merge(out: &mut [u16], x: &[u16], y: &[u16], minus: bool) {
    for i in (0..out.len()).step_by(16) {
        let (x, y) = (load(x, i), load(y, i));
        let z = match minus {
            true => _mm256_sub_epi16(y, x),
            false => _mm256_add_epi16(x, y),
        };
        store(out, i, z);
    }
}

/// A matrix of half the size, from place `at` on, times half a vector; the second of the two has the
/// differences of the first.
#[target_feature(enable = "avx2")]
fn half(
    room: &mut [[u16; QUARTER]; 4],
    out: &mut [u16],
    [m, d]: [&Matrix; 2],
    at: usize,
    a: &[u16],
    bytes: bool,
) {
    let q = out.len() / 2;
    let (a0, a1) = a.split_at(q);
    let [sum, common, other, room] = room;
    merge(&mut sum[..q], a0, a1, false);
    let (above, below) = out.split_at_mut(q);
    quarter(
        &mut common[..q],
        m,
        at,
        elements(room, &sum[..q], bytes),
        bytes,
    );
    quarter(&mut other[..q], d, at, elements(room, a1, bytes), bytes);
    merge(above, other, common, false);
    quarter(&mut other[..q], d, at + q, elements(room, a0, bytes), bytes);
    merge(below, other, common, true);
}

#[target_feature(enable = "avx2")]
fn product(room: &mut Room, out: &mut [u16], a: &[u16], b: &[u16], small: bool) {
    let n = out.len();
    let q = n.div_ceil(4).next_multiple_of(16);
    let h = 2 * q;
    // Place x is at middle + x.
    let middle = 4 * q + 16;
    let [m, d, m_d, d_d] = &mut room.matrices;
    // From -4 q on: b again and again.
    let (mut at, mut from) = (middle - 4 * q, (n - 4 * q % n) % n);
    while at < middle + 4 * q {
        let length = (n - from).min(middle + 4 * q - at);
        m.0[at..at + length].copy_from_slice(&b[from..from + length]);
        (at, from) = (at + length, 0);
    }
    differences(d, m, h, (middle - h, middle + 2 * h));
    differences(m_d, m, q, (middle - q, middle + h));
    differences(d_d, d, q, (middle - q, middle + 2 * h));
    if small {
        pair(m, (middle - h, middle + h));
        pair(d, (middle - q, middle + 2 * h));
        pair(m_d, (middle - q, middle + h));
        pair(d_d, (middle - q, middle + 2 * h));
    }
    let v = &mut room.vector[..4 * q];
    v[..n].copy_from_slice(a);
    v[n..].fill(0);
    let [sum, common, other] = &mut room.halves;
    let quarters = &mut room.quarters;
    let (a0, a1) = v.split_at(h);
    merge(&mut sum[..h], a0, a1, false);
    half(
        quarters,
        &mut common[..h],
        [m, m_d],
        middle,
        &sum[..h],
        small,
    );
    let (above, below) = room.result[..4 * q].split_at_mut(h);
    half(quarters, &mut other[..h], [d, d_d], middle, a1, small);
    merge(above, other, common, false);
    half(quarters, &mut other[..h], [d, d_d], middle + h, a0, small);
    merge(below, other, common, true);
    out.copy_from_slice(&room.result[..n]);
}
