// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transition matrices times long polynomials over the field of a prime.
//!
//! Pairs of coefficients stand one after the other, and a row of a matrix is a vector of pairs, so
//! that a product is that of a matrix that depends on `i - t` alone, of the coefficients, with that
//! vector. Two levels of Karatsuba's trick leave nine products of 16 by 16 places of a block of 64
//! by 64: with the differences `D[x] = X[x - h] - X[x]`, the upper half is `X (r0 + r1) + D r1`,
//! the lower one `X (r0 + r1) - D' r0`, where `D'[x] = D[x + h]`. Sums are exact modulo 2^32, and
//! reduced at the end.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use super::prime_modulus::{JUMP, MAX_DEGREE, Matrix, Modulus, get, load, put, store};
use crate::ct::wipe;
use core::arch::x86_64::*;
use core::array::from_mut;
use core::iter::zip;

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
    leaves: Leaves,
}

impl Room {
    pub const fn new() -> Self {
        Self {
            near: Pairs::ZERO,
            far: Pairs::ZERO,
            both: Pairs::ZERO,
            products: Pairs::ZERO,
            leaves: Leaves([[[0; 16]; 2]; 9]),
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
        wipe(self.leaves.0.as_flattened_mut().as_flattened_mut());
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

/// Adds the sums over `t < 16` of `row[t] pairs[at - t]`, for both rows and 16 places from `at` on,
/// and the same `apart` places behind for the next one of `B`.
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
    apart: usize,
) {
    assert!(at >= 15 && at + apart * (B - 1) + 16 <= pairs.len() && apart < 1 << 16);
    let start = pairs.as_ptr().wrapping_add(at);
    for t in 0..8 {
        let a = [_mm256_set1_epi32(above[t]), _mm256_set1_epi32(above[t + 8])];
        let b = [_mm256_set1_epi32(below[t]), _mm256_set1_epi32(below[t + 8])];
        for (i, [upper, lower]) in sums.iter_mut().enumerate() {
            let from = start.wrapping_add(apart * i).wrapping_sub(t);
            // SAFETY: places from 15 before `at` to 15 behind the last block's are inside, as
            // asserted.
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

/// `out[i] = (W[i - 1].first, W[i].second)` for `8 n` places: the rows' products have `U` and `V`
/// in place of `u` and `v`. `w` begins with `W[-1]`.
#[target_feature(enable = "avx2")]
pub(super) fn align(out: &mut [i32], w: &[i32], n: usize) {
    let (first, second) = (w[..8 * n].as_chunks().0, w[1..][..8 * n].as_chunks().0);
    for (to, (x, y)) in zip(out.as_chunks_mut().0, zip(first, second)) {
        put(to, _mm256_blend_epi16(get(x), get(y), 0xaa));
    }
}

/// The vectors of the nine products, for both rows.
struct Leaves([[[i32; 16]; 2]; 9]);

impl Leaves {
    #[target_feature(enable = "avx2")]
    fn set(&mut self, matrix: &Matrix) {
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
                for (leaf, value) in self.0.iter_mut().zip(values) {
                    store(&mut leaf[row], i, value);
                }
            }
        }
    }

    fn rows(&self, leaf: usize) -> Rows<'_> {
        let [above, below] = &self.0[leaf];
        [above, below]
    }
}

/// [`lines`] on a copy.
#[inline]
#[target_feature(enable = "avx2")]
fn added<const B: usize>(sums: &[Sums; B], pairs: &[i32], at: usize, rows: Rows) -> [Sums; B] {
    let mut sums = *sums;
    lines(&mut sums, pairs, at, rows, JUMP);
    sums
}

#[inline]
#[target_feature(enable = "avx2")]
fn plus<const B: usize>(x: &[Sums; B], y: &[Sums; B]) -> [Sums; B] {
    let mut sums = *x;
    for (sums, y) in sums.iter_mut().zip(y) {
        for row in 0..2 {
            for w in 0..2 {
                sums[row][w] = _mm256_add_epi32(sums[row][w], y[row][w]);
            }
        }
    }
    sums
}

/// The products of `B` blocks of 64 places, from place `at` on, to `to`.
#[target_feature(enable = "avx2")]
fn blocks<const B: usize>(m: &Modulus, data: &[i32], room: &mut Room, at: usize, to: usize) {
    let (near, far, both) = (&room.near.0, &room.far.0, &room.both.0);
    let leaves = &room.leaves;
    let zero = [[[_mm256_setzero_si256(); 2]; 2]; B];
    let products = &mut room.products.0;
    let mut keep = |quarter: usize, sums: &[Sums; B]| {
        for (i, [upper, lower]) in sums.iter().enumerate() {
            for w in 0..2 {
                let place = to + JUMP * i + 16 * quarter + 8 * w;
                store(products, place, m.reduce(upper[w], lower[w]));
            }
        }
    };
    let common = added(&zero, data, at, leaves.rows(0));
    let first = added(&common, near, at, leaves.rows(1));
    let second = added(&common, near, at + 16, leaves.rows(2));
    let common = added(&zero, far, at, leaves.rows(3));
    keep(0, &added(&plus(&first, &common), both, at, leaves.rows(4)));
    keep(
        1,
        &added(&plus(&second, &common), both, at + 16, leaves.rows(5)),
    );
    let common = added(&zero, far, at + 32, leaves.rows(6));
    keep(
        2,
        &added(&plus(&first, &common), both, at + 32, leaves.rows(7)),
    );
    keep(
        3,
        &added(&plus(&second, &common), both, at + 48, leaves.rows(8)),
    );
}

/// The matrix of 64 steps times a pair of long polynomials, from coefficient `shift` on, of which
/// `places` are computed, one more with a `shift`: in blocks of 64, and where that is enough, 8
/// more.
#[target_feature(enable = "avx2")]
pub(super) fn apply(
    m: &Modulus,
    pairs: &mut Pairs,
    matrix: &Matrix,
    shift: usize,
    places: usize,
    room: &mut Room,
) {
    let few = places % JUMP <= 9;
    let count = if few {
        places / JUMP
    } else {
        places.div_ceil(JUMP)
    };
    let more = few && !places.is_multiple_of(JUMP);
    room.leaves.set(matrix);
    // The first place is W[shift - 1] when dividing, W[0] else: there W[-1] is zero.
    let start = PAD + shift - (shift > 0) as usize;
    let data = &mut pairs.0;
    // From a multiple of 8 on: stores across the borders of vectors cost more.
    let first = (start - 16) / 8 * 8;
    let length = (start + JUMP * count - first).next_multiple_of(8);
    let behind = 8 + JUMP * count;
    let before = |places: usize| data[first - places..][..length].as_chunks().0.iter();
    let from = zip(zip(before(0), before(16)), zip(before(32), before(48)));
    let (near, far, both) = (&mut room.near.0, &mut room.far.0, &mut room.both.0);
    let near = near[first..][..length].as_chunks_mut().0;
    let far = far[first..][..length].as_chunks_mut().0;
    let both = both[first..][..length].as_chunks_mut().0;
    for (((x, y), (z, u)), (near, (far, both))) in zip(from, zip(near, zip(far, both))) {
        let (x, y, z, u) = (get(x), get(y), get(z), get(u));
        let (close, apart) = (_mm256_sub_epi16(y, x), _mm256_sub_epi16(z, x));
        put(near, close);
        put(far, apart);
        put(both, _mm256_sub_epi16(_mm256_sub_epi16(u, y), apart));
    }
    store(&mut room.products.0, 0, _mm256_setzero_si256());
    let mut block = 0;
    while block < count {
        let (at, to) = (start + JUMP * block, 8 + JUMP * block);
        if block + 1 < count {
            blocks::<2>(m, data, room, at, to);
            block += 2;
        } else {
            blocks::<1>(m, data, room, at, to);
            block += 1;
        }
    }
    let products = &mut room.products.0;
    if more {
        let mut sums = [[_mm256_setzero_si256(); 2]; 2];
        for t in (0..JUMP).step_by(16) {
            let rows = [sixteen(&matrix.above, t), sixteen(&matrix.below, t)];
            let at = start + JUMP * count - t;
            lines(from_mut(&mut sums), data, at, rows, 0);
        }
        for w in 0..2 {
            store(products, behind + 8 * w, m.reduce(sums[0][w], sums[1][w]));
        }
    } else {
        // What is there does not count when dividing, and is zero else.
        store(products, behind, _mm256_setzero_si256());
        store(products, behind + 8, _mm256_setzero_si256());
    }
    let (from, n) = match shift {
        0 => (7, JUMP / 8 * count + 1),
        _ => (8, JUMP / 8 * count + more as usize),
    };
    align(&mut data[PAD..], &products[from..], n);
    // Where all is computed, there is nothing above; where not, it does not count.
    data[PAD + 8 * n..][..PAD].fill(0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpu::Isa;

    /// All ways to end in blocks, with numbers at the bounds, from both sides.
    #[test]
    #[allow(unsafe_code)]
    fn matrices_are_applied() {
        if !Isa::Avx2.available() {
            return;
        }
        let mut state = 1u64;
        for q in [4099i32, 4591, 7673, 7879, 8171] {
            let inverse = (0..4).fold(1i32, |x, _| x.wrapping_mul(2 - q.wrapping_mul(x)));
            let most = q / 2 + 8;
            let mut next = |kind: usize| {
                state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let one = |shift: u32| match kind {
                    0 => most as i16,
                    1 => -most as i16,
                    _ => (((state >> shift) as i32 & 0xffff) % (2 * most + 1) - most) as i16,
                };
                (one(20) as u16 as i32) | (one(40) as i32) << 16
            };
            for (kind, shift) in [(0, 0), (1, 64), (2, 0), (3, 64)] {
                for places in [1, 2, 9, 10, 11, 63, 64, 65, 73, 74, 128, 129, 200, 705] {
                    if shift == 0 && places % 64 != 0 {
                        continue;
                    }
                    let (mut pairs, mut room) = (Pairs::ZERO, Room::new());
                    let mut matrix = Matrix::ZERO;
                    // With no shift, what is beyond is zero.
                    let length = if shift == 0 { places - 63 } else { places + 63 };
                    for pair in &mut pairs.0[PAD..PAD + length] {
                        *pair = next(kind);
                    }
                    for i in 0..JUMP {
                        (matrix.above[i], matrix.below[i]) = (next(0), next(kind));
                    }
                    let before = pairs.0;
                    // SAFETY: the CPU has AVX2.
                    unsafe {
                        let m = Modulus::new(q as i16, inverse as i16);
                        apply(&m, &mut pairs, &matrix, shift, places, &mut room);
                    }
                    let halves = |pair: i32| [pair as i16 as i64, (pair >> 16) as i64];
                    let product = |row: &[i32; JUMP], at: usize| {
                        row.iter().enumerate().fold(0, |sum, (t, &entry)| {
                            let ([a, b], [x, y]) = (halves(entry), halves(before[at - t]));
                            sum + a * x + b * y
                        })
                    };
                    let outputs = if shift == 0 { places } else { places - 1 };
                    for i in 0..outputs {
                        let at = PAD + shift + i;
                        let [x, y] = halves(pairs.0[PAD + i]);
                        assert!(x.abs() <= most as i64 && y.abs() <= most as i64);
                        let equal = |x: i64, sum: i64| (x * 65536 - sum) % q as i64 == 0;
                        assert!(equal(x, product(&matrix.above, at - 1)), "{q} {places} {i}");
                        assert!(equal(y, product(&matrix.below, at)), "{q} {places} {i}");
                    }
                }
            }
        }
    }
}
