// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transition matrices times long polynomials over the field of a prime.
//!
//! Pairs of coefficients stand one after the other, and a row of a matrix is a vector of pairs, so that a
//! product is that of a matrix that depends on `i - t` alone, of the coefficients, with that vector. Two levels
//! of Karatsuba's trick leave nine products of 16 by 16 places of a block of 64 by 64: with the differences
//! `D[x] = X[x - h] - X[x]`, the upper half is `X (r0 + r1) + D r1`, the lower one `X (r0 + r1) - D' r0`, where
//! `D'[x] = D[x + h]`. Sums are exact modulo 2^32, and reduced at the end.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use super::prime::{JUMP, MAX_DEGREE, Matrix, Modulus, load, store};
use crate::ct::wipe;
use core::arch::x86_64::*;

/// Zeros before the constant term, and room behind the last coefficient.
pub(super) const PAD: usize = 2 * JUMP;
const LENGTH: usize = (MAX_DEGREE + 1 + 3 * JUMP).next_multiple_of(JUMP) + 2 * PAD;

/// Pairs of coefficients, the first in the low half of a word; `PAD` of zeros come first.
#[repr(C, align(64))]
pub(super) struct Pairs(pub [i32; LENGTH]);

impl Pairs {
    pub const ZERO: Self = Self([0; LENGTH]);
}

/// Scratch of [`apply`]: differences over 16 and 32 places, and of the latter over 16.
pub(super) struct Room {
    near: Pairs,
    far: Pairs,
    both: Pairs,
    products: Pairs,
}

impl Room {
    pub const fn new() -> Self {
        Self {
            near: Pairs::ZERO,
            far: Pairs::ZERO,
            both: Pairs::ZERO,
            products: Pairs::ZERO,
        }
    }

    /// Overwrites all of it.
    pub fn wipe(&mut self) {
        for pairs in [
            &mut self.near,
            &mut self.far,
            &mut self.both,
            &mut self.products,
        ] {
            wipe(&mut pairs.0);
        }
    }
}

/// Sums of 16 places for both rows.
pub(super) type Sums = [[__m256i; 2]; 2];
/// Sixteen pairs of both rows.
type Rows<'a> = [&'a [i32; 16]; 2];

/// Sixteen pairs of a row.
pub(super) fn sixteen(row: &[i32], at: usize) -> &[i32; 16] {
    row[at..at + 16].try_into().expect("16 pairs")
}

/// Adds the sums over `t < 16` of `row[t] pairs[at - t]`, for both rows and 16 places from `at` on, and the
/// same 64 places behind for the next one of `B`.
///
/// Elements 8 apart meet the same vectors.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn lines<const B: usize>(
    sums: &mut [Sums; B],
    pairs: &[i32],
    at: usize,
    [above, below]: Rows,
) {
    assert!(at >= 15 && at + JUMP * (B - 1) + 16 <= pairs.len());
    let start = pairs.as_ptr().wrapping_add(at);
    for t in 0..8 {
        let a = [_mm256_set1_epi32(above[t]), _mm256_set1_epi32(above[t + 8])];
        let b = [_mm256_set1_epi32(below[t]), _mm256_set1_epi32(below[t + 8])];
        for (i, [upper, lower]) in sums.iter_mut().enumerate() {
            let from = start.wrapping_add(JUMP * i).wrapping_sub(t);
            // SAFETY: places from 15 before `at` to 15 behind the last block's are inside, as asserted.
            let [x, y, z] = unsafe {
                [
                    _mm256_loadu_si256(from.wrapping_sub(8).cast()),
                    _mm256_loadu_si256(from.cast()),
                    _mm256_loadu_si256(from.wrapping_add(8).cast()),
                ]
            };
            let add = |sum: &mut __m256i, x: __m256i, y: __m256i, r: [__m256i; 2]| {
                *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(y, r[0]));
                *sum = _mm256_add_epi32(*sum, _mm256_madd_epi16(x, r[1]));
            };
            add(&mut upper[0], x, y, a);
            add(&mut lower[0], x, y, b);
            add(&mut upper[1], y, z, a);
            add(&mut lower[1], y, z, b);
        }
    }
}

/// `out[i] = (W[i - 1].first, W[i].second)` for `8 n` places: the rows' products have `U` and `V` in place
/// of `u` and `v`. `w` begins with `W[-1]`.
#[target_feature(enable = "avx2")]
pub(super) fn align(out: &mut [i32], w: &[i32], n: usize) {
    for i in (0..8 * n).step_by(8) {
        store(out, i, _mm256_blend_epi16(load(w, i), load(w, i + 1), 0xaa));
    }
}


/// The vectors of the nine products, for both rows.
struct Leaves([[[i32; 16]; 2]; 9]);

impl Leaves {
    #[target_feature(enable = "avx2")]
    fn new(matrix: &Matrix) -> Self {
        let mut leaves = Self([[[0; 16]; 2]; 9]);
        for (row, entries) in [&matrix.above, &matrix.below].into_iter().enumerate() {
            for i in [0, 8] {
                let quarter = |q: usize| load(entries, 16 * q + i);
                let sum = |x: __m256i, y: __m256i| _mm256_add_epi16(x, y);
                let minus = |x: __m256i| _mm256_sub_epi16(_mm256_setzero_si256(), x);
                let (low, high) = (sum(quarter(0), quarter(2)), sum(quarter(1), quarter(3)));
                let values = [
                    // By coefficients: both halves' sum.
                    sum(low, high),
                    high,
                    minus(low),
                    // By differences, for the upper half.
                    sum(quarter(2), quarter(3)),
                    quarter(3),
                    minus(quarter(2)),
                    // And for the lower one.
                    minus(sum(quarter(0), quarter(1))),
                    minus(quarter(1)),
                    quarter(0),
                ];
                for (leaf, value) in leaves.0.iter_mut().zip(values) {
                    store(&mut leaf[row], i, value);
                }
            }
        }
        leaves
    }

    fn rows(&self, leaf: usize) -> Rows<'_> {
        let [above, below] = &self.0[leaf];
        [above, below]
    }
}

/// The products of `B` blocks of 64 places, from place `at` on, to `to`.
#[target_feature(enable = "avx2")]
fn blocks<const B: usize>(
    m: &Modulus,
    data: &[i32],
    room: &mut Room,
    leaves: &Leaves,
    at: usize,
    to: usize,
) {
    let (near, far, both) = (&room.near.0, &room.far.0, &room.both.0);
    let zero = [[[_mm256_setzero_si256(); 2]; 2]; B];
    let added = |x: &[Sums; B], pairs: &[i32], at: usize, leaf: usize| {
        let mut sums = *x;
        lines(&mut sums, pairs, at, leaves.rows(leaf));
        sums
    };
    let sum = |x: &[Sums; B], y: &[Sums; B]| {
        let mut sums = *x;
        for (sums, y) in sums.iter_mut().zip(y) {
            for row in 0..2 {
                for w in 0..2 {
                    sums[row][w] = _mm256_add_epi32(sums[row][w], y[row][w]);
                }
            }
        }
        sums
    };
    let products = &mut room.products.0;
    let mut put = |quarter: usize, sums: &[Sums; B]| {
        for (i, [upper, lower]) in sums.iter().enumerate() {
            for w in 0..2 {
                let place = to + JUMP * i + 16 * quarter + 8 * w;
                store(products, place, m.reduce(upper[w], lower[w]));
            }
        }
    };
    let common = added(&zero, data, at, 0);
    let first = added(&common, near, at, 1);
    let second = added(&common, near, at + 16, 2);
    let common = added(&zero, far, at, 3);
    put(0, &added(&sum(&first, &common), both, at, 4));
    put(1, &added(&sum(&second, &common), both, at + 16, 5));
    let common = added(&zero, far, at + 32, 6);
    put(2, &added(&sum(&first, &common), both, at + 32, 7));
    put(3, &added(&sum(&second, &common), both, at + 48, 8));
}

/// The matrix of 64 steps times a pair of long polynomials, from coefficient `shift` on, in blocks of 64 of
/// which `count` are computed.
#[target_feature(enable = "avx2")]
pub(super) fn apply(
    m: &Modulus,
    pairs: &mut Pairs,
    matrix: &Matrix,
    shift: usize,
    count: usize,
    room: &mut Room,
) {
    let mut leaves = Leaves::new(matrix);
    // The first place is W[shift - 1] when dividing, W[0] else: there W[-1] is zero.
    let start = PAD + shift - (shift > 0) as usize;
    let data = &mut pairs.0;
    for i in (start - 16..start + JUMP * count).step_by(8) {
        let [x, y, z, u] = [0, 16, 32, 48].map(|before| load(data, i - before));
        let (near, far) = (_mm256_sub_epi16(y, x), _mm256_sub_epi16(z, x));
        store(&mut room.near.0, i, near);
        store(&mut room.far.0, i, far);
        let both = _mm256_sub_epi16(_mm256_sub_epi16(u, y), far);
        store(&mut room.both.0, i, both);
    }
    store(&mut room.products.0, 0, _mm256_setzero_si256());
    let mut block = 0;
    while block < count {
        let (at, to) = (start + JUMP * block, 8 + JUMP * block);
        if block + 1 < count {
            blocks::<2>(m, data, room, &leaves, at, to);
            block += 2;
        } else {
            blocks::<1>(m, data, room, &leaves, at, to);
            block += 1;
        }
    }
    let products = &mut room.products.0;
    // Behind the last one: what is there does not count when dividing, and is zero else.
    store(products, 8 + JUMP * count, _mm256_setzero_si256());
    let (from, n) = match shift {
        0 => (7, JUMP / 8 * count + 1),
        _ => (8, JUMP / 8 * count),
    };
    if shift == 0 {
        store(products, 16 + JUMP * count, _mm256_setzero_si256());
    }
    align(&mut data[PAD..], &products[from..], n);
    // Where all is computed, there is nothing above; where not, it does not count.
    data[PAD + 8 * n..][..PAD].fill(0);
    wipe(leaves.0.as_flattened_mut().as_flattened_mut());
}
